"""The view of Dreamscape, put together field by field from a table on which a viewer's unknowns are UNKNOWN."""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.event import SPECTATOR
from reverie.games.dreamscape.actions import CARD_IDS, LEVELS, NONE
from reverie.games.dreamscape.board import COLLECTOR, LAKE, LEVEL_NAMES, LOCALES, SPACE_NAMES, SPACES
from reverie.games.dreamscape.content import POWERS, Landscape
from reverie.games.dreamscape.nearness import Placement, in_the_way_on, is_tree_kept, kept_of, nearest
from reverie.games.dreamscape.position import UNKNOWN
from reverie.games.dreamscape.reach import Way, cheapest_ways
from reverie.games.dreamscape.rounds import RED_COST, UNFINISHED
from reverie.games.dreamscape.shards import (
    COLOURS,
    LETTERS,
    NIGHTMARE,
    NO_COLOUR,
    NO_STACK,
    TREE,
    is_mountain,
    letters_of,
    top_of,
)
from reverie.games.dreamscape.table import (
    BESIDE_STUDIO,
    BY_MOUNTAINS,
    BY_NIGHTMARES,
    BY_TREES,
    BY_WATER,
    COMPLETED,
    OPEN,
    SEATS,
    SOURCES,
    Dreamscape,
    reds_in,
)
from reverie.games.dreamscape.tokens import token_points, value
from reverie.games.dreamscape.view import (
    DreamscapeCard,
    DreamscapeCardSpace,
    DreamscapeHiddenCard,
    DreamscapeLocale,
    DreamscapeLooked,
    DreamscapePassage,
    DreamscapePile,
    DreamscapePlacedSpace,
    DreamscapePlacement,
    DreamscapePlayer,
    DreamscapeSources,
    DreamscapeSpace,
    DreamscapeStanding,
    DreamscapeStep,
    DreamscapeToken,
    DreamscapeView,
    DreamscapeWay,
)
from reverie.games.dreamscape.wandering import ACTION_POINTS, LIMIT, is_free_move

PLACEMENTS: Final = 3  # shown of each card


def show(s: Dreamscape, viewer: int) -> DreamscapeView:
    """What this viewer is shown; the table holds what it may know."""
    steps = [] if s.over else [s.now.name, *[step.name for step in s.agenda.steps()]]
    asleep = sleepers(s, steps)
    tokens = [show_token(s, place) for place in range(len(s.tokens))]
    return {
        "viewer": None if viewer == SPECTATOR else viewer,
        "phase": phase_of(s, steps),
        "round": int(s.round),
        "rounds": int(s.agreed.rounds),
        "seat": int(s.seat),
        "order": [int(seat) for seat in s.order],
        "candle": int(s.candle),
        "action_points": ACTION_POINTS,
        "key_moves": int(s.key_moves),
        "free_step": s.free > 0,
        "free_steps": int(s.free_steps),
        "locales": show_locales(s, asleep),
        "passages": [show_passage(s, edge) for edge in range(len(s.agreed.box.edges))],
        "bag": {LETTERS[colour]: int(s.bag[colour]) for colour in range(COLOURS)},
        "trees": int(s.trees),
        "nightmare": s.agreed.nightmare,
        "pool": int(s.pool),
        "entry": SPACE_NAMES[s.agreed.box.entry],
        "players": [show_player(s, seat, asleep, tokens) for seat in range(s.agreed.players)],
        "cards": {CARD_IDS[card]: show_card(s, card) for card in cards_in_view(s)},
        "piles": [show_pile(s, level) for level in range(LEVELS)],
        "looked": [show_looked(s, place) for place in range(len(s.looked))],
        "tokens": tokens,
        "held": letters_of(s.held),
    }


def phase_of(s: Dreamscape, steps: list[str]) -> Literal["setup", "wander", "create", "last", "over"]:
    if s.over:
        return "over"
    if s.is_last():
        return "last"
    if "next-creator" in steps:
        return "create"
    return "wander" if "wander" in steps or "sow" in steps else "setup"


def sleepers(s: Dreamscape, steps: list[str]) -> list[int]:
    """Who has fallen asleep in this round, in that order: those whose wandering is over (D-25)."""
    order = [int(seat) for seat in s.order]
    if s.over or "next-creator" in steps:
        return order
    if "wander" in steps:
        return order[: int(s.turn) - 1]
    return order[: int(s.turn)] if "sow" in steps else []


# --- the Dream World ---


def show_locales(s: Dreamscape, asleep: list[int]) -> list[DreamscapeLocale]:
    wanders = not s.over and s.now.name == "wander"
    ways = cheapest_ways(s) if wanders else {}
    return [show_locale(s, locale, asleep, ways.get(locale)) for locale in range(LOCALES)]


def show_locale(s: Dreamscape, locale: int, asleep: list[int], way: Way | None) -> DreamscapeLocale:
    line = s.world[locale]
    here = [int(seat) for seat in s.order if s.travellers[seat] == locale]
    last = top_of(line)
    return {
        "number": locale + 1,
        "power": POWERS[s.agreed.box.power_of[locale]],
        "shards": letters_of(line),
        "dots": list(s.agreed.box.content.dots),
        "collect": None if line == NO_STACK else LETTERS[last],
        "locked": line != NO_STACK and s.in_hands(last) >= LIMIT,
        "key": is_free_move(s, locale),
        "awake": [seat for seat in here if seat not in asleep],
        "asleep": [seat for seat in reversed(asleep) if seat in here],
        "haunted": s.haunted == locale,
        "way": None if way is None else show_way(s, way),
    }


def show_way(s: Dreamscape, way: Way) -> DreamscapeWay:
    return {
        "cost": int(s.candle - way.table.candle),
        "red": int(way.table.in_hands(NIGHTMARE) - s.in_hands(NIGHTMARE)),
        "path": [locale + 1 for locale in way.path],
    }


def show_passage(s: Dreamscape, edge: int) -> DreamscapePassage:
    one, other = s.agreed.box.edges[edge]
    return {"ends": [one + 1, other + 1], "red": s.haunts & (1 << edge) != 0}


# --- a player ---


def show_player(s: Dreamscape, seat: int, asleep: list[int], tokens: list[DreamscapeToken]) -> DreamscapePlayer:
    order = [int(each) for each in s.order]
    sources = show_sources(s, seat, tokens)
    dreamer = s.dreamers[seat]
    last = s.last_done[seat]
    opened = cards_at(s, OPEN + seat)
    counted = [sources["tokens"], sources["unfinished"], sources["red"]]
    return {
        "seat": seat,
        "points": int(s.points[seat]),
        "expected": int(s.points[seat]) + (0 if s.over else sum(counted)),
        "sources": sources,
        "rank": order.index(seat) + 1 if seat in order else None,
        "locale": int(s.travellers[seat]) + 1 if seat in order else None,
        "asleep": seat in asleep,
        "power_used": s.flipped & (1 << seat) != 0,
        "hand": [LETTERS[colour] for colour in range(COLOURS) for _ in range(s.held_by(seat, colour))],
        "studio": [show_space(s, seat, space) for space in range(SPACES) if s.studios[seat * SPACES + space]],
        "dreamer": None if dreamer == BESIDE_STUDIO else SPACE_NAMES[dreamer],
        "open": [CARD_IDS[card] for card in opened],
        "completed": [CARD_IDS[card] for card in cards_at(s, COMPLETED + seat)],
        "last": None if last == NONE else CARD_IDS[last],
        "nearest": {CARD_IDS[card]: show_nearest(s, seat, card) for card in opened},
    }


def show_sources(s: Dreamscape, seat: int, tokens: list[DreamscapeToken]) -> DreamscapeSources:
    first = seat * len(SOURCES)
    return {
        "cards": sum([int(s.agreed.box.points_of[card]) for card in cards_at(s, COMPLETED + seat)]),
        "trees": int(s.earned[first + BY_TREES]),
        "water": int(s.earned[first + BY_WATER]),
        "mountains": int(s.earned[first + BY_MOUNTAINS]),
        "nightmares": int(s.earned[first + BY_NIGHTMARES]),
        "tokens": sum([token["standing"][seat]["points"] for token in tokens]),
        "unfinished": -UNFINISHED * int(s.cards_of(seat, OPEN)),
        "red": -RED_COST * int(reds_in(s, seat)),
    }


def show_space(s: Dreamscape, seat: int, space: int) -> DreamscapeSpace:
    stack = s.studios[seat * SPACES + space]
    return {
        "space": SPACE_NAMES[space],
        "stack": letters_of(stack),
        "tree": stack & TREE != 0,
        "mountain": is_mountain(stack),
        "climbed": s.climbed[seat] & (1 << space) != 0,
    }


def cards_at(s: Dreamscape, place: int) -> list[int]:
    return [card for card in range(s.agreed.box.cards) if s.places[card] == place]


# --- how near a card is ---


def show_nearest(s: Dreamscape, seat: int, card: int) -> list[DreamscapePlacement]:
    return [show_placement(s, seat, placement) for placement in nearest(s, seat, card, PLACEMENTS)]


def show_placement(s: Dreamscape, seat: int, placement: Placement) -> DreamscapePlacement:
    site = placement.site
    return {
        "spaces": [
            show_placed(s.studios[seat * SPACES + space], site.stacks[place], int(space))
            for place, space in enumerate(site.spaces)
        ],
        "dreamer": SPACE_NAMES[site.dreamer],
        "missing_dreamer": s.dreamers[seat] != site.dreamer,
        "pieces": site.pieces,
        "missing": int(placement.missing),
        "in_the_way": int(placement.in_the_way),
    }


def show_placed(stack: i64, wanted: i64, space: int) -> DreamscapePlacedSpace:
    return {
        "space": SPACE_NAMES[space],
        "stack": letters_of(wanted),
        "tree": wanted & TREE != 0,
        "missing": letters_of(wanted)[int(kept_of(stack, wanted)) :],
        "missing_tree": wanted & TREE != 0 and not is_tree_kept(stack, wanted),
        "in_the_way": int(in_the_way_on(stack, wanted)),
    }


# --- cards ---


def cards_in_view(s: Dreamscape) -> list[int]:
    """Whatever lies open, is being looked at, or is known under a pile."""
    known = {int(card) for card in s.looked}
    for level in range(LEVELS):
        known.update([int(card) for card in s.pile(level).under])
    return [card for card in range(s.agreed.box.cards) if s.places[card] or card in known]


def show_card(s: Dreamscape, card: int) -> DreamscapeCard:
    landscape = s.agreed.box.content.landscapes[card]
    stored = s.stored[card] - 1
    return {
        "id": landscape.id,
        "level": LEVEL_NAMES[landscape.level - 1],
        "points": landscape.points,
        "power": POWERS[landscape.power],
        "over_world": landscape.power in (COLLECTOR, LAKE),
        "stored": None if stored == NO_COLOUR else LETTERS[stored],
        "rows": 1 + max([cell.row for cell in landscape.cells]),
        "columns": 1 + max([cell.column for cell in landscape.cells]),
        "spaces": show_landscape(landscape),
    }


def show_landscape(landscape: Landscape) -> list[DreamscapeCardSpace]:
    return [
        {
            "row": cell.row,
            "column": cell.column,
            "stack": list(cell.stack),
            "tree": cell.tree,
            "dreamer": cell.dreamer,
        }
        for cell in landscape.cells
    ]


def show_pile(s: Dreamscape, level: int) -> DreamscapePile:
    pile = s.pile(level)
    under = [show_hidden(pile.under, pile.knowers, place) for place in range(len(pile.under))]
    return {"level": LEVEL_NAMES[level], "size": int(pile.size()), "under": under}


def show_hidden(cards: vec[i64], knowers: vec[i64], place: int) -> DreamscapeHiddenCard:
    return {
        "card": None if cards[place] == UNKNOWN else CARD_IDS[cards[place]],
        "knowers": [seat for seat in range(SEATS) if knowers[place] & (1 << seat)],
    }


def show_looked(s: Dreamscape, place: int) -> DreamscapeLooked:
    card = s.looked[place]
    hidden = show_hidden(s.looked, s.lookers, place)
    return {
        "card": hidden["card"],
        "knowers": hidden["knowers"],
        "nearest": [] if card == UNKNOWN else show_nearest(s, int(s.seat), int(card)),
    }


# --- Dream tokens ---


def show_token(s: Dreamscape, place: int) -> DreamscapeToken:
    token = s.agreed.box.tokens[s.tokens[place]]
    colour: i64 = s.slots[place] if place < len(s.slots) else NO_COLOUR
    return {
        "id": token.id,
        "kind": token.kind,
        "colour": None if colour == NO_COLOUR else LETTERS[colour],
        "points": token.points,
        "scale": show_scale(token.scale),
        "standing": show_standing(s, place, colour),
    }


def show_scale(scale: list[int]) -> list[DreamscapeStep]:
    """Where it changes."""
    return [
        {"count": count, "points": scale[count]} for count in range(1, len(scale)) if scale[count] != scale[count - 1]
    ]


def show_standing(s: Dreamscape, place: int, colour: i64) -> list[DreamscapeStanding]:
    token = s.agreed.box.tokens[s.tokens[place]]
    seats = range(s.agreed.players)
    if token.colour_slot and colour == NO_COLOUR:  # still being dealt
        return [{"count": 0, "points": 0} for _ in seats]
    points = token_points(s, int(s.tokens[place]), colour)
    return [{"count": counted(s, seat, token.kind, colour), "points": int(points[seat])} for seat in seats]


def counted(s: Dreamscape, seat: int, kind: str, colour: i64) -> int | None:
    """As people count it: empty spaces where the fewest win, no distance for a Dreamer who is not in."""
    held = int(value(s, seat, kind, colour))
    if kind == "fewest_empty":
        return SPACES - held
    return None if held == BESIDE_STUDIO and kind == "dreamer_farthest" else held
