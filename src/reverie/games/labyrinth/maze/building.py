"""Building and changing the maze: drawing and laying tiles, turning, removing, swapping, laying them face down.

L-28 to L-36. What cannot be laid anywhere goes to the bottom and the next tile is drawn; when none fits, the Build
is in vain, or becomes a turn of the walls where that was agreed on.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.labyrinth.box.actions import KEEPS, PLACE, PLACES_OF, TILE_IDS, TILES, TURNS, Deed
from reverie.games.labyrinth.box.content import CENTRE_TILE, CORRIDORS, NONE
from reverie.games.labyrinth.box.effects import PLANS
from reverie.games.labyrinth.maze.maze import (
    can_shift_walls,
    fits_somewhere,
    good_turns,
    is_normal,
    is_whole,
    keys_reached,
    other_turns,
    place_turns,
    touches,
)
from reverie.games.labyrinth.maze.pools import DRAW_TILES, lay_symbols, loose_tiles, put_under, return_trap, tiles_left
from reverie.games.labyrinth.table.table import (
    FACE_DOWN,
    IN_POOL,
    NO_TILE,
    NO_TRAP,
    UNSEEN,
    Cell,
    Labyrinth,
    clear,
    lay,
)
from reverie.games.labyrinth.turn.strengths import own_power
from reverie.pieces.hexes import CELL_NAMES, CELLS, SIDES

MOST_PLANS: Final = 4


def may_build(s: Labyrinth) -> bool:
    """L-28: there is a tile to draw, or walls to shift."""
    return tiles_left(s) > 0 or (s.agreed.shifts_walls and can_shift_walls(s))


def build(s: Labyrinth, site: Cell) -> None:
    """Draw, and lay on any cell, or on `site` alone."""
    s.site = site
    s.tried = 0
    s.looked = vec[i64]()
    draw_tiles(s)


def draw_tiles(s: Labyrinth) -> None:
    plans = own_power(s, s.seat, PLANS)
    s.then(DRAW_TILES[1 if plans is None else min(plans.by, MOST_PLANS)], CHOOSE_TILE)


@final
class ChooseTile(Step[Labyrinth, Deed]):
    """The tiles that fit nowhere go to the bottom; of several that fit one is chosen."""

    def fitting(self, s: Labyrinth) -> list[int]:
        return [int(tile) for tile in s.looked if fits_somewhere(s, tile)]

    def actor(self, s: Labyrinth) -> i64:
        return s.seat if len(s.looked) > 1 and len(self.fitting(s)) > 1 else NOBODY

    def run(self, s: Labyrinth) -> None:
        fitting = self.fitting(s)
        if fitting:
            self.choose(s, fitting[0])
            return
        for tile in s.looked:
            put_under(s, tile)
            s.tried += 1
        s.looked = vec[i64]()
        if s.tried < tiles_left(s):
            draw_tiles(s)
        elif s.site == NONE:
            s.then(SHIFT_WALLS)
        else:
            s.site = NONE

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [KEEPS[tile] for tile in sorted(self.fitting(s))]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        self.choose(s, action.what)

    def choose(self, s: Labyrinth, chosen: i64) -> None:
        for tile in s.looked:
            if tile != chosen:
                put_under(s, tile)
        s.looked = vec[i64]([chosen])
        s.then(PLACE_TILE)

    def ask(self, s: Labyrinth) -> Question:
        return Question("choose-tile", "L-28", int(s.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-28"


@final
class PlaceTile(Step[Labyrinth, Deed]):
    """L-28 to L-33: where the tile goes, and how it lies."""

    def actor(self, s: Labyrinth) -> i64:
        return s.seat

    def legal(self, s: Labyrinth) -> list[Deed]:
        tile: i64 = s.looked[0]
        deeds: list[Deed] = []
        cell: i64 = 0
        while cell < CELLS:
            if s.site == NONE or s.site == cell:
                turns = place_turns(s, cell, tile)
                turn: i64 = 0
                while turn < SIDES:
                    if turns & (1 << turn):
                        deeds.append(PLACES_OF[cell][turn])
                    turn += 1
            cell += 1
        return deeds

    def apply(self, s: Labyrinth, action: Deed) -> None:
        tile: i64 = s.looked[0]
        s.looked = vec[i64]()
        s.site = NONE
        lay(s, action.where, tile, action.what)
        tell_laid(s, "laid", action.where)
        lay_symbols(s, action.where)

    def ask(self, s: Labyrinth) -> Question:
        return Question("place-tile", "L-28", int(s.seat), {"tile": TILE_IDS[s.looked[0]]})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        if action.verb != PLACE or s.tiles[action.where] != NO_TILE or (s.site != NONE and s.site != action.where):
            return "L-28"
        if not touches(s, action.where):
            return "L-29"
        turn = 1 << action.what
        return "L-28" if good_turns(s, action.where, s.looked[0], turn) else closing_rule(s, action)


def closing_rule(s: Labyrinth, action: Deed) -> str:
    """L-30 if no key could be reached from the centre any more, L-31 if only some could not."""
    laid = s.copy()
    lay(laid, action.where, s.looked[0], action.what)
    return "L-31" if keys_reached(laid) else "L-30"


def tell_laid(s: Labyrinth, name: str, cell: Cell) -> None:
    if s.events is not None:
        s.say(
            name,
            {
                "seat": int(s.seat),
                "tile": TILE_IDS[s.tiles[cell]],
                "cell": CELL_NAMES[cell],
                "turn": int(s.turns[cell]),
            },
        )


# --- turning ---


def turn_choices(s: Labyrinth) -> list[Deed]:
    deeds: list[Deed] = []
    cell: i64 = 0
    while cell < CELLS:
        turns = other_turns(s, cell)
        turn: i64 = 0
        while turn < SIDES:
            if turns & (1 << turn):
                deeds.append(TURNS[cell][turn])
            turn += 1
        cell += 1
    return deeds


@final
class TurnTile(Step[Labyrinth, Deed]):
    """L-32, L-36: one normal tile without pawns is rotated; what lies on it stays on its corridors."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name)
        self.rule: Final = rule

    def actor(self, s: Labyrinth) -> i64:
        return s.seat if can_shift_walls(s) and (self is not SHIFT_WALLS or s.agreed.shifts_walls) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """Nothing can be turned."""

    def legal(self, s: Labyrinth) -> list[Deed]:
        return turn_choices(s)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        lay(s, action.where, s.tiles[action.where], action.what)
        tell_laid(s, "turned", action.where)

    def ask(self, s: Labyrinth) -> Question:
        return Question("turn-tile", self.rule, int(s.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return why_no_change(s, action.where) if action.where != NONE and action.where < CELLS else self.rule


def why_no_change(s: Labyrinth, cell: Cell) -> str:
    """Why a tile may not be turned, removed or swapped."""
    if s.tiles[cell] >= CENTRE_TILE:
        return "L-35"
    if not is_normal(s, cell) or s.pawn_on(cell) or has_key(s, cell):
        return "L-36"
    return "L-32"


# --- removing and swapping (L-35, L-36) ---


def has_key(s: Labyrinth, cell: Cell) -> bool:
    for place in s.keys:
        if 0 <= place < CELLS * CORRIDORS and place // CORRIDORS == cell:
            return True
    return False


def is_removable(s: Labyrinth, cell: Cell) -> bool:
    return is_normal(s, cell) and not s.pawn_on(cell) and not has_key(s, cell)


def removable(s: Labyrinth) -> list[Deed]:
    return [TILES[cell] for cell in range(CELLS) if is_removable(s, cell) and touches(s, cell)]


def remove(s: Labyrinth, cell: Cell) -> None:
    """L-36: the tile to the bottom of its pool, what lay on it back to where it came from."""
    tile: i64 = s.tiles[cell]
    for corridor in range(CORRIDORS):
        node: i64 = CORRIDORS * cell + corridor
        if s.traps[node] != NO_TRAP:
            return_trap(s, node)
        for item in range(len(s.items)):
            if s.items[item] == node:
                s.items[item] = IN_POOL
                s.item_shuffles += 1
        for token in range(len(s.tokens)):
            if s.tokens[token] == node:
                s.tokens[token] = IN_POOL
    tell_laid(s, "removed", cell)
    clear(s, cell)
    put_under(s, tile)


def swap(s: Labyrinth, one: Cell, other: Cell) -> None:
    """Two tiles change places with everything on them; each lies as it did."""
    tile: i64 = s.tiles[one]
    turn: i64 = s.turns[one]
    lay(s, one, s.tiles[other], s.turns[other])
    lay(s, other, tile, turn)
    for corridor in range(CORRIDORS):
        swap_corridors(s, CORRIDORS * one + corridor, CORRIDORS * other + corridor)


def swap_corridors(s: Labyrinth, one: i64, other: i64) -> None:
    trap: i64 = s.traps[one]
    shown: i64 = s.shown[one]
    s.traps[one] = s.traps[other]
    s.shown[one] = s.shown[other]
    s.traps[other] = trap
    s.shown[other] = shown
    exchange_places(s.items, one, other)
    exchange_places(s.tokens, one, other)


def exchange_places(places: vec[i64], one: i64, other: i64) -> None:
    for piece in range(len(places)):
        if places[piece] == one:
            places[piece] = other
        elif places[piece] == other:
            places[piece] = one


def swap_partners(s: Labyrinth, cell: Cell) -> list[Deed]:
    """With which tiles this one may change places."""
    return [TILES[other] for other in range(CELLS) if other != cell and may_swap(s, cell, other)]


def may_swap(s: Labyrinth, one: Cell, other: Cell) -> bool:
    if not is_removable(s, one) or not is_removable(s, other):
        return False
    if s.agreed.local:
        tried = s.copy()
        swap(tried, one, other)
        return good_turns(tried, one, tried.tiles[one], 1 << tried.turns[one]) != 0
    word: i64 = s.gates[one]
    s.gates[one] = s.gates[other]
    s.gates[other] = word
    whole = is_whole(s)
    s.gates[other] = s.gates[one]
    s.gates[one] = word
    return whole


def swappable(s: Labyrinth) -> list[Deed]:
    return [TILES[cell] for cell in range(CELLS) if is_removable(s, cell) and has_partner(s, cell)]


def has_partner(s: Labyrinth, cell: Cell) -> bool:
    other: i64 = 0
    while other < CELLS:
        if other != cell and may_swap(s, cell, other):
            return True
        other += 1
    return False


# --- face down (L-127) ---


def empty_sites(s: Labyrinth) -> list[Deed]:
    return [TILES[cell] for cell in range(CELLS) if s.tiles[cell] == NO_TILE and touches(s, cell)]


def lay_face_down(s: Labyrinth, cell: Cell) -> None:
    """The top tile, unseen; if only known ones are left, everybody knows which it is."""
    if loose_tiles(s):
        lay(s, cell, UNSEEN, FACE_DOWN)
        s.veiled += 1
    else:
        s.under, tile = pop(s.under, 0)
        lay(s, cell, tile, FACE_DOWN)
    if s.events is not None:
        s.say("veiled", {"seat": int(s.seat), "cell": CELL_NAMES[cell]})


CHOOSE_TILE: Final = ChooseTile("choose-tile")
PLACE_TILE: Final = PlaceTile("place-tile")
SHIFT_WALLS: Final = TurnTile("shift-walls", "L-32")
TURN_TILE: Final = TurnTile("turn-tile", "L-36")
