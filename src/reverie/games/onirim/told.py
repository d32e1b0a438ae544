"""What Onirim tells, without a language: its verbs, questions and events, with the facts of each."""

from __future__ import annotations

from typing import Final

from reverie.core.event import Facts
from reverie.core.game import NUMBER, SEAT
from reverie.core.saying import Saying
from reverie.games.onirim.actions import (
    ACTIONS,
    DEAL,
    DISCARD,
    DROP,
    NO_CARD,
    OPEN,
    OWN,
    PAY_DECK,
    PAY_DOOR,
    PAY_HAND,
    PAY_KEY,
    PLAY,
    SWAP,
    Deed,
)
from reverie.games.onirim.cards import CARD_NAMES, is_door
from reverie.games.onirim.table import HAND, KNOWN_TO_PARTNER, NEXT, VISION, Onirim
from reverie.games.onirim.view import OnirimSight

VERBS: Final = {
    "play": ("card", "whose"),
    "discard": ("card", "whose"),
    "drop": ("card", "loses"),
    "return": ("card",),
    "claim": (),
    "decline": (),
    "search": (),
    "skip": (),
    "open": ("whose",),
    "leave": (),
    "pay": ("card", "whose"),
    "pay-deck": (),
    "pay-hand": (),
    "take": ("card",),
    "swap": ("card", "other"),
    "keep": (),
}
QUESTIONS: Final = {
    "play-or-discard": (),
    "drop": (),
    "return": ("place",),
    "claim": ("card", "spare", "known"),
    "search": (),
    "open": ("card", "spare"),
    "nightmare": (),
    "draft": (),
    "swap": (),
}
MOVED: Final = ("seat", "owner", "card", "from", "to")
EVENTS: Final = {
    "turn": ("seat",),
    "draw": MOVED,
    "play": MOVED,
    "discard": MOVED,
    "gain": MOVED,
    "unlock": MOVED,
    "pay": MOVED,
    "mill": MOVED,
    "banish": MOVED,
    "pass": MOVED,
    "look": MOVED,
    "drop": MOVED,
    "return": MOVED,
    "reveal": MOVED,
    "take": MOVED,
    "swap": MOVED,
    "shuffle": ("seat",),
    "limbo returns": ("seat",),
    "end": ("won", "rule"),
}
FACTS: Final = {
    "seat": SEAT,
    "card": "card",
    "other": "card",
    "owner": SEAT,
    "whose": "whose",
    "rule": "rule",
    "from": "place",
    "to": "place",
    "place": NUMBER,
    "spare": NUMBER,
    "known": NUMBER,
    "won": NUMBER,
    "loses": NUMBER,
}

OWNED: Final = (PLAY, DISCARD, OPEN, PAY_KEY, PAY_DOOR)
BOTH: Final = 3  # seats, a bit each
UNCARDED: Final = {PAY_DECK: "pay-deck", PAY_HAND: "pay-hand"}


def in_words(deed: Deed) -> Saying:
    """`pay Rk shared`: the verb `pay`, its card, and whose card it is."""
    facts: Facts = {}
    if deed.card != NO_CARD:
        facts["card"] = CARD_NAMES[deed.card]
    if deed.verb == SWAP:
        facts["other"] = CARD_NAMES[deed.other]
    elif deed.verb in OWNED:
        facts["whose"] = "own" if deed.owner == OWN else "partner" if deed.verb == PAY_DOOR else "shared"
    elif deed.verb == DROP:
        facts["loses"] = int(is_door(deed.card))  # O-23
    return Saying(UNCARDED.get(int(deed.verb), deed.text.split()[0]), facts)


SAYINGS: Final[dict[Deed, Saying]] = {deed: in_words(deed) for deed in ACTIONS if deed.verb != DEAL}


def describe(observation: OnirimSight, action: Deed) -> Saying:
    return SAYINGS[action]


def hides(state: Onirim) -> bool:
    """Cards of a hand the partner has not seen, a prophecy in silence, a top that one of the two knows (O-39, O-52)."""
    s = state
    if s.agreed.players == 1 or s.over:
        return False
    if s.agreed.silent and s.heaps.size(VISION):
        return True
    if any([mask & BOTH != BOTH for mask in s.deck.knowers]):
        return True
    return s.agreed.silent and any(
        [s.heaps.size(HAND + seat * NEXT) > s.heaps.size(KNOWN_TO_PARTNER + seat * NEXT) for seat in (0, 1)]
    )
