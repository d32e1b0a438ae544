"""Everything that can be done in Labyrinth, made once, in the order that gives each its code.

Nothing here depends on the content of a match: ids follow a fixed pattern up to a fixed highest number.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from reverie.core.agenda import Action
from reverie.games.labyrinth.box.content import (
    CORRIDORS,
    GOLEM_CARDS,
    MOST_CHARACTERS,
    MOST_EVENTS,
    MOST_ITEMS,
    MOST_TILES,
    MOST_TRAPS,
    NONE,
    SLOTS,
)
from reverie.games.labyrinth.box.options import NAME
from reverie.pieces.hexes import CELL_NAMES, CELLS, SIDES

BUILD: Final = 0  # take the top tile of the pool (L-28)
PLACE: Final = 1  # lay a tile on a cell, turned so (L-28 to L-32)
KEEP: Final = 2  # use this one of those drawn, and not the others
TURN: Final = 3  # rotate a tile (L-32, L-36)
TILE: Final = 4  # choose a tile or an empty cell
MOVE: Final = 5  # to an adjacent corridor (L-37)
JUMP: Final = 6  # risky or safe (L-53, L-59)
REST: Final = 7  # L-63
ATTACK: Final = 8  # L-64
SET_TRAP: Final = 9  # L-104
GOLEM: Final = 10  # L-70
EVENT: Final = 11  # L-81
CRYSTAL: Final = 12  # L-86
TAKE: Final = 13  # a key or an item (L-91)
LEAVE: Final = 14  # the item put down in exchange (L-97)
DROP: Final = 15  # the item lost by dying, or to a spirit (L-101)
USE: Final = 16  # an ability of one's character (L-27)
ITEM: Final = 17  # the ability of an item (L-128)
END: Final = 18  # end the turn (L-21)
FIGHT: Final = 19  # a free fight (L-69)
REROLL: Final = 20  # repeat a test with a Crystal (L-87)
REDO: Final = 21  # repeat one die
TO: Final = 22  # choose a corridor
ON: Final = 23  # choose a character
STEPS: Final = 24  # how far the Golem goes
STOP: Final = 25  # the Golem goes no further
YES: Final = 26
PASS: Final = 27
DRAW: Final = 28  # chance: a tile, trap, item, event, character or Golem card
ROLL: Final = 29  # chance: two dice
DIE: Final = 30  # chance: one die
LOT: Final = 31  # chance: who is first

SEATS: Final = 6
NODES: Final = CELLS * CORRIDORS  # places for a pawn on tiles: a corridor of a cell
FIRST_START: Final = NODES
PLACES: Final = NODES + SIDES  # and the start spaces
NODE_NAMES: Final = [f"{cell}{letter}" for cell in CELL_NAMES for letter in "abc"] + [f"s{k + 1}" for k in range(SIDES)]

RISKY: Final = 0
SAFE: Final = 1
MOST_STEPS: Final = 6  # of the Golem: 4, one more by an event, one more by an item
MOST_DICE: Final = 8  # four rolls

# What `keep` and `draw` name: tiles, traps, characters and Golem cards in one row of numbers.
OF_TRAPS: Final = MOST_TILES
OF_ITEMS: Final = OF_TRAPS + MOST_TRAPS
OF_EVENTS: Final = OF_ITEMS + MOST_ITEMS
OF_CHARACTERS: Final = OF_EVENTS + MOST_EVENTS
OF_GOLEM: Final = OF_CHARACTERS + MOST_CHARACTERS
PIECES: Final = OF_GOLEM + len(GOLEM_CARDS)


def numbered(letter: str, count: int) -> list[str]:
    return [f"{letter}{place + 1:02d}" for place in range(count)]


TILE_IDS: Final = numbered("n", MOST_TILES)
TRAP_IDS: Final = numbered("t", MOST_TRAPS)
ITEM_IDS: Final = numbered("i", MOST_ITEMS)
EVENT_IDS: Final = numbered("e", MOST_EVENTS)
CHARACTER_IDS: Final = numbered("c", MOST_CHARACTERS)
KEY_IDS: Final = [f"k{key + 1}" for key in range(SIDES)]
PIECE_IDS: Final = [*TILE_IDS, *TRAP_IDS, *ITEM_IDS, *EVENT_IDS, *CHARACTER_IDS, *GOLEM_CARDS]
SLOT_LETTERS: Final = "abcd"
TOKENS_IDS: Final = [f"{character}t" for character in CHARACTER_IDS]  # the tokens of each character


@final
class Deed(Action):
    """One action of Labyrinth: a verb, and what it names; what it does not name is NONE."""

    game: ClassVar[str] = NAME

    def __init__(self, text: str, verb: i64, what: i64, where: i64) -> None:
        super().__init__(text)
        self.verb: Final = verb
        self.what: Final = what  # a piece, seat, slot, key, number or turn
        self.where: Final = where  # a cell or a place for a pawn


ACTIONS: Final[list[Deed]] = []


def deed(text: str, verb: int, what: int = NONE, where: int = NONE) -> Deed:
    made = Deed(text, verb, what, where)
    ACTIONS.append(made)
    return made


BUILD_TILE: Final = deed("build", BUILD)
PLACES_OF: Final = [[deed(f"place {cell} {t}", PLACE, t, c) for t in range(SIDES)] for c, cell in enumerate(CELL_NAMES)]
KEEPS: Final = [deed(f"keep {piece}", KEEP, place) for place, piece in enumerate(PIECE_IDS)]
TURNS: Final = [[deed(f"turn {cell} {t}", TURN, t, c) for t in range(SIDES)] for c, cell in enumerate(CELL_NAMES)]
TILES: Final = [deed(f"tile {cell}", TILE, NONE, place) for place, cell in enumerate(CELL_NAMES)]
MOVES: Final = [deed(f"move {name}", MOVE, NONE, place) for place, name in enumerate(NODE_NAMES)]
JUMP_RISKY: Final = deed("jump risky", JUMP, RISKY)
JUMP_SAFE: Final = deed("jump safe", JUMP, SAFE)
TAKE_REST: Final = deed("rest", REST)
ATTACKS: Final = [deed(f"attack {seat + 1}", ATTACK, seat) for seat in range(SEATS)]
SET_TRAPS: Final = [deed(f"trap {NODE_NAMES[place]}", SET_TRAP, NONE, place) for place in range(NODES)]
MOVE_GOLEM: Final = deed("golem", GOLEM)
TRIGGER_EVENT: Final = deed("event", EVENT)
LIGHT_CRYSTAL: Final = deed("crystal", CRYSTAL)
TAKE_KEYS: Final = [deed(f"take {name}", TAKE, OF_ITEMS + MOST_ITEMS + key) for key, name in enumerate(KEY_IDS)]
TAKE_ITEMS: Final = [deed(f"take {name}", TAKE, OF_ITEMS + item) for item, name in enumerate(ITEM_IDS)]
LEAVES: Final = [deed(f"leave {name}", LEAVE, item) for item, name in enumerate(ITEM_IDS)]
DROPS: Final = [deed(f"drop {name}", DROP, item) for item, name in enumerate(ITEM_IDS)]
USES: Final = [deed(f"use {SLOT_LETTERS[slot]}", USE, slot) for slot in range(SLOTS)]
ITEMS: Final = [deed(f"item {name}", ITEM, item) for item, name in enumerate(ITEM_IDS)]
END_TURN: Final = deed("end", END)
FIGHTS: Final = [deed(f"fight {seat + 1}", FIGHT, seat) for seat in range(SEATS)]
REROLL_TEST: Final = deed("reroll", REROLL)
REDOS: Final = [deed(f"redo {die + 1}", REDO, die) for die in range(MOST_DICE)]
TOS: Final = [deed(f"to {NODE_NAMES[place]}", TO, NONE, place) for place in range(PLACES)]
ONS: Final = [deed(f"on {seat + 1}", ON, seat) for seat in range(SEATS)]
STEP_COUNTS: Final = [deed(f"steps {count}", STEPS, count) for count in range(MOST_STEPS + 1)]
STOP_HERE: Final = deed("stop", STOP)
SAY_YES: Final = deed("yes", YES)
SAY_NO: Final = deed("pass", PASS)

DRAWS: Final = [deed(f"draw {piece}", DRAW, place) for place, piece in enumerate(PIECE_IDS)]
# ROLLS: two dice, the lower first, each pair once; `what` is low + 8 * high.
ROLLS: Final = [deed(f"roll {low} {high}", ROLL, low + 8 * high) for low in range(1, 7) for high in range(low, 7)]
DICE: Final = [deed(f"die {face}", DIE, face) for face in range(1, 7)]
LOTS: Final = [deed(f"lot {seat + 1}", LOT, seat) for seat in range(SEATS)]

ROLL_ODDS: Final[list[tuple[Deed, int]]] = [(roll, 1 if roll.what & 7 == roll.what >> 3 else 2) for roll in ROLLS]
DIE_ODDS: Final[list[tuple[Deed, int]]] = [(die, 1) for die in DICE]

KEY_BASE: Final = OF_ITEMS + MOST_ITEMS  # `what` of `take k1`; the others count on
