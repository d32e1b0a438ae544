"""What Dreamscape tells, without a language: its verbs, questions and events, with the facts of each.

What a choice costs and brings is found by trying it on a copy of the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reverie.core.event import Facts
from reverie.core.game import NUMBER
from reverie.core.game import SEAT as A_SEAT
from reverie.core.saying import Saying
from reverie.games.dreamscape.actions import (
    CARD_IDS,
    CLEAR,
    COLLECT,
    COMPLETE,
    DONE,
    ENTER,
    GO,
    KEEP,
    LAY,
    NEXT,
    NONE,
    PILE,
    PLACE,
    PLANT,
    POWER,
    RETAIN,
    SHIFT,
    SLEEP,
    SOW,
    STIR,
    STOP,
    STORE,
    SWAP,
    TAKE,
    USE,
    WALK,
    Deed,
)
from reverie.games.dreamscape.board import LEVEL_NAMES, SPACE_NAMES
from reverie.games.dreamscape.cards import completed_now
from reverie.games.dreamscape.content import POWERS
from reverie.games.dreamscape.creating import price
from reverie.games.dreamscape.shards import (
    LETTERS,
    NIGHTMARE,
    NO_STACK,
    PLAIN,
    SHARDS,
    TREE,
    bottom_of,
    height_of,
    top_of,
)
from reverie.games.dreamscape.sight import DreamscapeSight
from reverie.games.dreamscape.table import OPEN, Dreamscape

VERBS: Final = {
    "collect": ("shard", "locale", "name"),
    "go": ("locale", "name", "cost", "key", "red"),
    "power": ("locale", "name", "power"),
    "sleep": ("candle",),
    "use": ("card", "shard", "power"),
    "store": ("card", "shard"),
    "place": ("shard", "space", "completes"),
    "enter": ("space", "shard", "points", "free", "tree", "completes"),
    "walk": ("space", "shard", "cost", "points", "free", "tree", "completes"),
    "stop": ("space", "completes"),
    "tree": ("space", "points", "completes"),
    "swap": ("paid", "price", "shard"),
    "done": ("lost",),
    "take": ("shard", "space", "completes"),
    "shift": ("space", "target", "height", "shards", "completes"),
    "lay": ("shard", "locale", "name"),
    "stir": ("locale", "name"),
    "next": ("shard",),
    "pile": ("level",),
    "pile-none": (),
    "keep": ("card",),
    "keep-none": (),
    "complete": ("card", "points"),
    "retain": ("shard",),
    "sow": ("locale", "name"),
    "clear": ("space", "shards", "tree"),
}
QUESTIONS: Final = {
    "wander": ("candle",),
    "sow": ("locale", "name"),
    "create": (),
    "walk": (),
    "settle": (),
    "complete": (),
    "retain": (),
    "pile": ("cards",),
    "keep": (),
    "lay": (),
    "stir": (),
    "next": ("locale", "name"),
    "tower": ("left",),
    "golem": ("left",),
}
EVENTS: Final = {
    "rank": ("seat", "rank"),
    "goal": ("token", "goal"),
    "slot": ("shard",),
    "fill": ("shard", "locale", "name"),
    "round": ("round",),
    "wander": ("seat",),
    "collect": ("seat", "shard", "locale", "name"),
    "go": ("seat", "locale", "name", "cost"),
    "cross": ("seat", "shard"),
    "power": ("seat", "locale", "name"),
    "sleep": ("seat", "locale", "name"),
    "sow": ("seat", "locale", "name"),
    "create": ("seat",),
    "find": ("seat", "shard"),
    "gather": ("seat", "shard"),
    "lay": ("seat", "shard", "locale", "name"),
    "stir": ("seat", "locale", "name"),
    "use": ("seat", "shard", "card"),
    "store": ("seat", "shard", "card"),
    "recover": ("seat", "shard", "card"),
    "place": ("seat", "shard", "space"),
    "take": ("seat", "shard", "space"),
    "shift": ("seat", "space", "target", "shards"),
    "enter": ("seat", "space"),
    "walk": ("seat", "space"),
    "stop": ("seat", "space"),
    "plant": ("seat", "space"),
    "swap": ("seat", "shard", "paid", "price"),
    "discard": ("seat", "shard"),
    "clear": ("seat", "space"),
    "draw": ("seat", "level", "cards"),
    "look": ("seat", "level", "card"),
    "keep": ("seat", "level", "card"),
    "return": ("seat", "level", "card"),
    "complete": ("seat", "level", "card"),
    "token": ("seat", "token", "goal", "colour"),
    "score": ("seat", "points", "rule"),
    "end": (),
}
FACTS: Final = {
    "seat": A_SEAT,
    "locale": NUMBER,
    "name": "locale",  # a locale is called after its power
    "power": "power",
    "shard": "shard",
    "key": "shard",
    "paid": "of",  # “of water”, where a language bends the word
    "colour": "colour",
    "card": "card",
    "completes": "card",
    "level": "level",
    "space": "space",
    "target": "space",
    "token": "token",
    "goal": "token",
    "rule": "rule",
    "candle": NUMBER,
    "cards": NUMBER,
    "cost": NUMBER,
    "free": NUMBER,
    "height": NUMBER,
    "left": NUMBER,
    "lost": NUMBER,
    "points": NUMBER,
    "price": NUMBER,
    "rank": NUMBER,
    "red": NUMBER,
    "round": NUMBER,
    "shards": NUMBER,
    "tree": NUMBER,
}

NAMES: Final = {
    COLLECT: "collect", GO: "go", POWER: "power", SLEEP: "sleep", USE: "use", STORE: "store", PLACE: "place",
    ENTER: "enter", WALK: "walk", STOP: "stop", PLANT: "tree", SWAP: "swap", DONE: "done", TAKE: "take",
    SHIFT: "shift", LAY: "lay", STIR: "stir", NEXT: "next", PILE: "pile", KEEP: "keep", COMPLETE: "complete",
    RETAIN: "retain", SOW: "sow", CLEAR: "clear",
}  # fmt: skip
WANDERING: Final = (COLLECT, GO, POWER, SLEEP)
BUILDING: Final = (PLACE, TAKE, PLANT, SHIFT, CLEAR)
OF_LOCALES: Final = (LAY, STIR, SOW)
OF_CARDS: Final = (USE, STORE, KEEP, COMPLETE)


def describe(observation: DreamscapeSight, action: Deed) -> Saying:
    verb = int(action.verb)
    if verb in (PILE, KEEP) and action.what == NONE:
        return Saying(f"{NAMES[verb]}-none", {})
    return Saying(NAMES[verb], facts_of(observation.table, action))


def facts_of(s: Dreamscape, action: Deed) -> Facts:
    verb = int(action.verb)
    if verb in WANDERING:
        return wandering_facts(s, action)
    if verb in BUILDING:
        return building_facts(s, action)
    if verb in (ENTER, WALK, STOP):
        return walking_facts(s, action)
    if verb in OF_CARDS:
        return card_facts(s, action)
    if verb in OF_LOCALES:
        laid: Facts = {"shard": LETTERS[action.what]} if verb == LAY else {}
        return {**laid, **s.locale_facts(action.where)}
    if verb == SWAP:
        return {"paid": LETTERS[action.what], "price": int(price(action.what)), "shard": LETTERS[action.where]}
    if verb == PILE:
        return {"level": LEVEL_NAMES[action.what]}
    if verb == DONE:
        return {"lost": lost_by_ending(s)}
    return {"shard": LETTERS[action.what]}


def tried(s: Dreamscape, action: Deed) -> Dreamscape:
    """The table right after the action, before anything follows from it."""
    after = s.copy()
    after.now.apply(after, action)
    return after


def wandering_facts(s: Dreamscape, action: Deed) -> Facts:
    if action.verb == SLEEP:
        return {"candle": int(s.candle)}
    if action.verb == GO:
        return moving_facts(s, action)
    here = s.locale_facts(s.locale())
    if action.verb == COLLECT:
        return {"shard": LETTERS[top_of(s.world[s.locale()])], **here}
    return {**here, "power": here["name"]}


def moving_facts(s: Dreamscape, action: Deed) -> Facts:
    """What the move costs, the shard that makes it free (none is needed for an empty key space), red ones on it."""
    after = tried(s, action)
    cost = int(s.candle - after.candle)
    facts: Facts = {**s.locale_facts(action.where), "cost": cost}
    line = s.world[action.where]
    if not cost and line != NO_STACK:
        facts["key"] = LETTERS[bottom_of(line)]
    facts["red"] = int(after.in_hands(NIGHTMARE) - s.in_hands(NIGHTMARE))
    return facts


def building_facts(s: Dreamscape, action: Deed) -> Facts:
    verb = action.verb
    space = action.what if verb == SHIFT else action.where
    stack = s.stack(space)
    facts: Facts = {"space": SPACE_NAMES[space]}
    if verb == PLACE:
        facts["shard"] = LETTERS[action.what]
    elif verb == TAKE:
        facts["shard"] = LETTERS[top_of(stack)]
    elif verb == PLANT:
        facts["points"] = points_by(s, tried(s, action))
    elif verb == SHIFT:
        height: i64 = height_of(stack)
        lowest: i64 = height if action.level == NONE else action.level
        facts["target"] = SPACE_NAMES[action.where]
        facts["height"] = int(lowest)
        facts["shards"] = int(height - lowest + 1)
    else:
        facts["shards"] = int(height_of(stack & SHARDS))
        facts["tree"] = 1 if stack & TREE else 0
        return facts
    if could_complete(s):
        add_completed(facts, tried(s, action))
    return facts


def walking_facts(s: Dreamscape, action: Deed) -> Facts:
    """What a step costs, what it brings, and whether one can stop there and go on from there for nothing."""
    if action.verb == STOP:
        facts: Facts = {"space": SPACE_NAMES[s.dreamer()]}
        add_completed(facts, s)
        return facts
    after = tried(s, action)
    stack = after.stack(after.dreamer())
    facts = {"space": SPACE_NAMES[after.dreamer()], "shard": LETTERS[top_of(stack)]}
    if action.verb == WALK:
        facts["cost"] = 0 if s.free else 1
    facts["points"] = points_by(s, after)
    facts["free"] = int(after.free)
    facts["tree"] = 1 if stack & TREE else 0
    if not stack & TREE:
        add_completed(facts, after)
    return facts


def card_facts(s: Dreamscape, action: Deed) -> Facts:
    facts: Facts = {"card": CARD_IDS[action.what]}
    if action.verb in (USE, STORE):
        facts["shard"] = LETTERS[action.where]
    if action.verb == USE:
        facts["power"] = POWERS[s.agreed.box.card_power[action.what]]
    if action.verb == COMPLETE:
        facts["points"] = int(s.agreed.box.points_of[action.what])
    return facts


def lost_by_ending(s: Dreamscape) -> int:
    """How many shards go to the bag if one stops now (D-34); none, if only a power ends."""
    if s.now.name != "create":
        return 0
    return sum([int(s.in_hands(colour)) for colour in range(PLAIN)])


def points_by(s: Dreamscape, after: Dreamscape) -> int:
    return int(after.points[s.seat] - s.points[s.seat])


def could_complete(s: Dreamscape) -> bool:
    """Is there a card to complete, and the Dreamer in the Studio?"""
    return s.dreamer() >= 0 and s.cards_of(s.seat, OPEN) > 0


def add_completed(facts: Facts, after: Dreamscape) -> None:
    """The card that is complete then; of several the first."""
    for card in completed_now(after):
        facts["completes"] = CARD_IDS[card]
        return


def hides(state: Dreamscape) -> bool:
    """All lies open but the cards somebody looks at, and the one that is kept of them is shown as well."""
    return False
