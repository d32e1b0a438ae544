"""A position of Labyrinth as JSON a person can read and write: what lies where, in the words of the notation."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import Json
from reverie.games.labyrinth.box.actions import (
    CHARACTER_IDS,
    EVENT_IDS,
    ITEM_IDS,
    KEY_IDS,
    NODE_NAMES,
    NODES,
    SEATS,
    TILE_IDS,
    TRAP_IDS,
)
from reverie.games.labyrinth.box.content import CENTRE_TILE, GOLEM_CARDS, MOST_ITEMS, NONE
from reverie.games.labyrinth.maze.building import CHOOSE_TILE, PLACE_TILE, SHIFT_WALLS, TURN_TILE
from reverie.games.labyrinth.maze.carrying import EXCHANGE
from reverie.games.labyrinth.maze.exploring import FREE_FIGHTS, STRIKE_BACK
from reverie.games.labyrinth.maze.golem import (
    BLOW_HORN,
    DRAW_GOLEM,
    GOLEM_TESTED,
    MAY_WALK,
    MEET_GOLEM,
    MUST_WALK,
    USE_GOLEM,
)
from reverie.games.labyrinth.maze.pools import DRAW_TILES, FIND_ITEM
from reverie.games.labyrinth.maze.tokens import BURNT, CAST, MEET_TOKENS, WHIRLED
from reverie.games.labyrinth.maze.traps import BLOWN, LAY_ONE, LOOK_AT_TRAPS, ROBBED, SPRING, TRAP_EFFECT, TRAP_TESTED
from reverie.games.labyrinth.maze.veils import REVEAL, TURN_OVER, VISIT
from reverie.games.labyrinth.maze.walking import JUMPED, SEALED
from reverie.games.labyrinth.setup import DEAL_CHARACTERS, ROLL_FOR_START
from reverie.games.labyrinth.table.table import (
    ASIDE,
    CARRIED,
    FACE_DOWN,
    FACE_UP,
    IN_POOL,
    NO_TILE,
    NO_TRAP,
    UNSEEN,
    Labyrinth,
)
from reverie.games.labyrinth.turn.abilities import NETTED
from reverie.games.labyrinth.turn.aiming import (
    AIM_ABILITY,
    AIM_EVENT,
    AIM_ITEM,
    BLOW,
    LOOK_AT_TRAP,
    SECOND_TRAP,
    SHIFTED_TRAP,
    SWAP_WITH,
)
from reverie.games.labyrinth.turn.answers import ANSWER_TEST
from reverie.games.labyrinth.turn.changing import CHANGE_CHARACTER, MAY_CHANGE
from reverie.games.labyrinth.turn.dice import REDO_DIE, ROLL_TEST
from reverie.games.labyrinth.turn.events import DRAW_EVENT, IN_FORCE
from reverie.games.labyrinth.turn.fights import ANSWER_FIGHT, ATTACKED, ESCAPE, ROLL_FIGHT
from reverie.games.labyrinth.turn.harm import DAZE, DIE, LOSE
from reverie.games.labyrinth.turn.spoils import AFTERMATH, DEFENCE, PUSHES, SAVED, SPOILS, TROPHIES
from reverie.games.labyrinth.turn.turn import ACT, NEXT_TURN
from reverie.pieces.hexes import CELL_NAMES, CELLS, SIDES


def flat(rows: list[list[Any]]) -> list[Step[Any, Any]]:
    return [step for row in rows for step in row]


ALL_STEPS: Final[list[Step[Any, Any]]] = [
    DEAL_CHARACTERS, ROLL_FOR_START, ACT, NEXT_TURN, *DRAW_TILES[1:], CHOOSE_TILE, PLACE_TILE, SHIFT_WALLS, TURN_TILE,
    *FIND_ITEM, REVEAL, TURN_OVER, VISIT, SEALED, *JUMPED, EXCHANGE, *MEET_TOKENS, *flat(BURNT), *flat(WHIRLED),
    *flat(CAST), *MEET_GOLEM, *GOLEM_TESTED, *SPRING, *TRAP_TESTED, *TRAP_EFFECT, *BLOWN, *ROBBED, *FREE_FIGHTS,
    *STRIKE_BACK, *LOOK_AT_TRAPS[1:], LAY_ONE, ROLL_TEST, ANSWER_TEST, *REDO_DIE, ROLL_FIGHT, ANSWER_FIGHT,
    *flat(ATTACKED), *flat(SPOILS), *flat(DEFENCE), *SAVED, *flat(AFTERMATH), *flat(TROPHIES), *flat(PUSHES), *ESCAPE,
    *flat(LOSE), *flat(DAZE), *DIE, *DRAW_GOLEM[1:], USE_GOLEM, *BLOW_HORN[1:], *flat(MUST_WALK), *flat(MAY_WALK),
    *AIM_ABILITY,
    *AIM_ITEM, *AIM_EVENT, SWAP_WITH, SECOND_TRAP, SHIFTED_TRAP, LOOK_AT_TRAP, *BLOW, CHANGE_CHARACTER, MAY_CHANGE,
    DRAW_EVENT, *IN_FORCE, *flat(NETTED),
]  # fmt: skip
STEPS: Final[dict[str, Step[Any, Any]]] = {step.name: step for step in ALL_STEPS}

UNKNOWN: Final = "?"
OVER: Final = "over"
VIEWERS: Final = "123456s"  # the seats and a spectator, a bit each
UP: Final = "up"
DOWN: Final = "down"
ON_CARD: Final = "card"
PUT_ASIDE: Final = "aside"

EVER: Final = 10**12  # what only counts on, a match never counts so far
# Single numbers of the table that are written as they are, with the least and the most each may be.
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "round": (0, EVER), "turn": (0, EVER), "actions": (0, EVER), "golem_turn": (-1, EVER),
    "golem_shuffles": (0, EVER), "trap_shuffles": (0, EVER), "item_shuffles": (0, EVER),
    "test": (0, 16), "rolls": (0, 4), "need": (0, 12), "spent": (0, 255), "ties": (0, 12), "wound": (0, EVER),
    "tried": (0, EVER), "dropped_key": (-1, SIDES - 1), "dropped_item": (-1, MOST_ITEMS - 1), "entrance": (-1, 5),
    "visitor": (-1, 6),
}  # fmt: skip
# Seats, counted from 1 where they are written; nobody is null.
SEAT_NUMBERS: Final = ("first", "seat", "tester", "fighter", "rival", "fallen", "winner")
NODE_NUMBERS: Final = ("golem", "golem_from", "golem_bar", "goal")
CELL_NUMBERS: Final = ("site", "veil")
ITEM_MASKS: Final = ("used_items", "exchanged")
SEAT_MASKS: Final = ("passed", "lookers", "moved")
# Rows of numbers by seat, as they are.
SEAT_ROWS: Final[dict[str, tuple[int, int]]] = {
    "lives": (0, 4), "dazes": (0, EVER), "lit": (0, EVER), "dark": (0, EVER), "used": (0, 63), "fought": (0, 63),
    "asked": (0, 63), "willing": (0, 63),
}  # fmt: skip


def pack(state: Labyrinth) -> Json:
    return {"options": dict(state.agreed.options), "position": write_table(state)}


def write_table(s: Labyrinth) -> dict[str, Json]:
    """Everything on the table; a trap or tile nobody may name is a question mark."""
    seats = range(s.agreed.players)
    table: dict[str, Json] = {
        "steps": [OVER] if s.over else [step.name for step in [s.now, *s.agenda.steps()]],
        "characters": [None if s.characters[seat] == NONE else CHARACTER_IDS[s.characters[seat]] for seat in seats],
        "pawns": [NODE_NAMES[s.pawns[seat]] for seat in seats],
        "tiles": {CELL_NAMES[cell]: write_tile(s, cell) for cell in range(CELLS) if is_built(s, cell)},
        "traps": {NODE_NAMES[node]: write_trap(s, node) for node in range(NODES) if s.traps[node] != NO_TRAP},
        "keys": {KEY_IDS[key]: write_key(s, key) for key in range(len(KEY_IDS))},
        "items": {ITEM_IDS[item]: place(s.items[item]) for item in range(len(s.items)) if s.items[item] != IN_POOL},
        "tokens": write_tokens(s),
        "event": None if s.event == NONE else EVENT_IDS[s.event],
        "events": ids(s.events_left, EVENT_IDS),
        "pool": ids(s.pool, TILE_IDS),
        "under": [TILE_IDS[tile] for tile in s.under],
        "unseen": {TRAP_IDS[kind]: int(count) for kind, count in enumerate(s.unseen)},
        "golem_deck": {card: int(s.golem_deck[kind]) for kind, card in enumerate(GOLEM_CARDS)},
        "came": [None if s.came[seat] == NONE else NODE_NAMES[s.came[seat]] for seat in seats],
        "sprung": [[int(s.sprung[3 * seat + word]) for word in range(3)] for seat in seats],
        "looked": write_looked(s),
        "dice": [f"{dice & 7} {dice >> 3}" if dice else "" for dice in s.dice],
        "extras": [int(extra) for extra in s.extras],
        "lasting": [int(extra) for extra in s.lasting],
    }
    for name in NUMBERS:
        table[name] = int(getattr(s, name))
    for name in SEAT_NUMBERS:
        seat = int(getattr(s, name))
        table[name] = None if seat == NONE else seat + 1
    for name in NODE_NUMBERS:
        node = int(getattr(s, name))
        table[name] = None if node == NONE else NODE_NAMES[node]
    for name in CELL_NUMBERS:
        cell = int(getattr(s, name))
        table[name] = None if cell == NONE else CELL_NAMES[cell]
    for name in ITEM_MASKS:
        table[name] = ids(getattr(s, name), ITEM_IDS)
    for name in SEAT_MASKS:
        table[name] = viewers(getattr(s, name))
    for name in SEAT_ROWS:
        row = getattr(s, name)
        table[name] = [int(row[seat]) for seat in seats]
    return table


def is_built(s: Labyrinth, cell: int) -> bool:
    return s.tiles[cell] != NO_TILE and s.tiles[cell] < CENTRE_TILE


def write_tile(s: Labyrinth, cell: int) -> str:
    """`n05:2`: the fifth tile, turned twice; `?:down`: a face-down tile nobody knows."""
    name = UNKNOWN if s.tiles[cell] == UNSEEN else TILE_IDS[s.tiles[cell]]
    return f"{name}:{DOWN if s.turns[cell] == FACE_DOWN else int(s.turns[cell])}"


def write_trap(s: Labyrinth, node: int) -> str:
    """`t04:up` lies open; `t04:13` lies face down and seats 1 and 3 have seen it; `?:` nobody has."""
    name = UNKNOWN if s.traps[node] == UNSEEN else TRAP_IDS[s.traps[node]]
    return f"{name}:{UP if s.shown[node] == FACE_UP else viewers(s.shown[node])}"


def viewers(mask: i64) -> str:
    return "".join([VIEWERS[bit] for bit in range(SEATS + 1) if mask & (1 << bit)])


def place(where: i64) -> str:
    """A corridor, or `@2` for what the second seat has."""
    return f"@{where - CARRIED + 1}" if where >= CARRIED else NODE_NAMES[where]


def write_key(s: Labyrinth, key: int) -> str:
    """`d1a:2`: the second seat dropped it there."""
    return place(s.keys[key]) + ("" if s.droppers[key] == NONE else f":{s.droppers[key] + 1}")


def write_tokens(s: Labyrinth) -> dict[str, list[str]]:
    """By character, where each token is."""
    tokens: dict[str, list[str]] = {}
    for token, character in enumerate(s.agreed.content.token_of):
        where = s.tokens[token]
        text = ON_CARD if where == IN_POOL else PUT_ASIDE if where == ASIDE else place(where)
        tokens.setdefault(CHARACTER_IDS[character], []).append(text)
    return tokens


def write_looked(s: Labyrinth) -> list[str]:
    names = looked_names(s)
    return [UNKNOWN if piece == UNSEEN else names[piece] for piece in s.looked]


def looked_names(s: Labyrinth) -> list[str]:
    """What the pieces drawn are: it follows from the step that drew them."""
    for step in [s.now, *s.agenda.steps()]:
        if step.name == "lay-trap":
            return TRAP_IDS
        if step.name == "use-golem":
            return list(GOLEM_CARDS)
        if step.name == "deal-characters":
            return CHARACTER_IDS
    return TILE_IDS


def ids(mask: i64, names: list[str]) -> list[str]:
    return [name for place, name in enumerate(names) if mask & (1 << place)]
