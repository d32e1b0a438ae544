"""A position of Dreamscape as JSON a person can read and write: what lies where, in the letters of the notation."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import Json
from reverie.games.dreamscape.actions import CARD_IDS, LEVELS, NONE, TOKEN_IDS
from reverie.games.dreamscape.bag import ARCHIVES_DRAW, FILL, GATHER
from reverie.games.dreamscape.board import SPACE_NAMES, SPACES
from reverie.games.dreamscape.cards import (
    COMPLETE_CARDS,
    DRAW_CARDS,
    KEEP_CARD,
    KEEP_FIRST,
    LOOK,
    LORD_CARDS,
    RETAIN_SHARD,
)
from reverie.games.dreamscape.creating import CREATE, EMPTY_HANDS
from reverie.games.dreamscape.powers_studio import GOLEM_SHIFTS, TOWER_TAKES
from reverie.games.dreamscape.powers_world import LAY_SHARDS, NEXT_SHARD, STIR_LAKE
from reverie.games.dreamscape.rounds import (
    DEAL_SEATS,
    DEAL_SLOTS,
    DEAL_TOKENS,
    END_ROUND,
    FIRST_CARDS,
    NEXT_CREATOR,
    NEXT_WANDERER,
    RECOVER,
    THE_END,
)
from reverie.games.dreamscape.shards import COLOURS, LETTERS, NO_COLOUR, write_stack
from reverie.games.dreamscape.table import BESIDE_STUDIO, COMPLETED, NOWHERE, OPEN, SEATS, SOURCES, Dreamscape
from reverie.games.dreamscape.walking import ON_THE_WAY
from reverie.games.dreamscape.wandering import SOW_NIGHTMARE, WANDER

ALL_STEPS: Final[list[Step[Any, Any]]] = [
    DEAL_SEATS, DEAL_TOKENS, DEAL_SLOTS, FIRST_CARDS, KEEP_FIRST, FILL, NEXT_WANDERER, WANDER, SOW_NIGHTMARE,
    NEXT_CREATOR, CREATE, ON_THE_WAY, EMPTY_HANDS, END_ROUND, RECOVER, THE_END, COMPLETE_CARDS, RETAIN_SHARD,
    ARCHIVES_DRAW, LAY_SHARDS, STIR_LAKE, *GATHER[1:], *NEXT_SHARD, *TOWER_TAKES[1:], *GOLEM_SHIFTS[1:],
    *DRAW_CARDS, *LORD_CARDS, *KEEP_CARD, *LOOK[0][1:], *LOOK[1][1:], *LOOK[2][1:],
]  # fmt: skip
STEPS: Final[dict[str, Step[Any, Any]]] = {step.name: step for step in ALL_STEPS}

UNKNOWN: Final = -1  # a card whose face a viewer does not know
UNKNOWN_NAME: Final = "?"
OVER: Final = "over"
VIEWERS: Final = "1234s"  # the seats and a spectator, a bit each


def pack(state: Dreamscape) -> Json:
    return {"options": dict(state.agreed.options), "position": write_table(state)}


def write_table(s: Dreamscape) -> dict[str, Json]:
    """Everything on the table; a card nobody may name is a question mark."""
    seats = range(s.agreed.players)
    return {
        "steps": [OVER] if s.over else [step.name for step in [s.now, *s.agenda.steps()]],
        "round": int(s.round),
        "turn": int(s.turn),
        "seat": int(s.seat) + 1,
        "order": [int(seat) + 1 for seat in s.order],
        "candle": int(s.candle),
        "flipped": bits(s.flipped, s.agreed.players),
        "key_moves": int(s.key_moves),
        "points": [int(s.points[seat]) for seat in seats],
        "earned": [write_earned(s, seat) for seat in seats],
        "travellers": [int(s.travellers[seat]) + 1 for seat in seats],
        "locales": [write_stack(line) for line in s.world],
        "bag": {LETTERS[colour]: int(s.bag[colour]) for colour in range(COLOURS)},
        "stirred": int(s.stirred),
        "held": write_stack(s.held),
        "trees": int(s.trees),
        "hands": [write_hand(s, seat) for seat in seats],
        "studios": [write_studio(s, seat) for seat in seats],
        "dreamers": [None if s.dreamers[seat] == BESIDE_STUDIO else SPACE_NAMES[s.dreamers[seat]] for seat in seats],
        "climbed": [names(s.climbed[seat]) for seat in seats],
        "free": int(s.free),
        "free_steps": int(s.free_steps),
        "open": [write_cards(s, OPEN + seat) for seat in seats],
        "completed": [write_cards(s, COMPLETED + seat) for seat in seats],
        "top": [None if s.last_done[seat] == NONE else CARD_IDS[s.last_done[seat]] for seat in seats],
        "stored": {CARD_IDS[card]: LETTERS[s.stored[card] - 1] for card in range(s.agreed.box.cards) if s.stored[card]},
        "piles": [int(s.pile(level).loose) for level in range(LEVELS)],
        "under": [write_seen(s.pile(level).under, s.pile(level).knowers) for level in range(LEVELS)],
        "looked": write_seen(s.looked, s.lookers),
        "tokens": [TOKEN_IDS[token] for token in s.tokens],
        "slots": [None if colour == NO_COLOUR else LETTERS[colour] for colour in s.slots],
        "pool": int(s.pool),
        "haunted": None if s.haunted == NOWHERE else int(s.haunted) + 1,
        "haunts": [name for edge, name in enumerate(s.agreed.box.edge_names) if s.haunts & (1 << edge)],
    }


def bits(mask: i64, count: i64) -> list[int]:
    """The numbers of the bits that are set, counted from 1."""
    return [place + 1 for place in range(count) if mask & (1 << place)]


def names(spaces: i64) -> list[str]:
    return [SPACE_NAMES[space] for space in range(SPACES) if spaces & (1 << space)] if spaces else []


def write_earned(s: Dreamscape, seat: int) -> dict[str, int]:
    """`{"trees": 3, "water": 1}`: what the Studio has brought so far."""
    first = seat * len(SOURCES)
    return {name: int(s.earned[first + place]) for place, name in enumerate(SOURCES) if s.earned[first + place]}


def write_hand(s: Dreamscape, seat: int) -> str:
    return "".join([LETTERS[colour] * int(s.held_by(seat, colour)) for colour in range(COLOURS)])


def write_studio(s: Dreamscape, seat: int) -> dict[str, str]:
    """`{"c1": "RW", "c2": "M+"}`: water on rock, and a meadow with a tree."""
    first = seat * SPACES
    studio: dict[str, str] = {}
    for space in range(SPACES):
        stack = s.studios[first + space]
        if stack:
            studio[SPACE_NAMES[space]] = write_stack(stack)
    return studio


def write_cards(s: Dreamscape, place: int) -> list[str]:
    return [CARD_IDS[card] for card in range(s.agreed.box.cards) if s.places[card] == place]


def write_seen(cards: vec[i64], knowers: vec[i64]) -> list[str]:
    """`c05:13`: a card that the first and the third seat know."""
    seen: list[str] = []
    for place in range(len(cards)):
        name = UNKNOWN_NAME if cards[place] == UNKNOWN else CARD_IDS[cards[place]]
        known = "".join([VIEWERS[bit] for bit in range(SEATS + 1) if knowers[place] & (1 << bit)])
        seen.append(f"{name}:{known}")
    return seen
