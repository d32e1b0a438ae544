"""Landscapes in the Studio: is one there? D-44.

The Dreamer's place on the card fixes where a landscape would have to lie, once for each way to turn it.
"""

from __future__ import annotations

from mypy_extensions import i64

from reverie.games.dreamscape.board import COLUMNS, ROWS, SPACES, Space, column_of, row_of
from reverie.games.dreamscape.landscapes import Variant
from reverie.games.dreamscape.table import BESIDE_STUDIO, Card, Dreamscape, Seat


def ways(s: Dreamscape, card: Card) -> i64:
    """How many variants count: mirror images only where that was agreed on (D-44)."""
    return len(s.agreed.box.variants[card]) if s.agreed.mirrors else s.agreed.box.plain_variants[card]


def fits(s: Dreamscape, seat: Seat, variant: Variant, dreamer: Space) -> bool:
    """Does this landscape exist, exactly, around the Dreamer? Spaces it does not draw are ignored."""
    row: i64 = row_of(dreamer)
    column: i64 = column_of(dreamer)
    first: i64 = seat * SPACES
    place: i64 = 0
    while place < variant.size:
        r: i64 = row + variant.rows[place]
        c: i64 = column + variant.columns[place]
        if r < 0 or c < 0 or r >= ROWS or c >= COLUMNS:
            return False
        if s.studios[first + r * COLUMNS + c] != variant.stacks[place]:
            return False
        place += 1
    return True


def is_complete(s: Dreamscape, seat: Seat, card: Card) -> bool:
    dreamer = s.dreamers[seat]
    if dreamer == BESIDE_STUDIO:
        return False
    variants = s.agreed.box.variants[card]
    turn: i64 = 0
    most: i64 = ways(s, card)
    while turn < most:
        if fits(s, seat, variants[turn], dreamer):
            return True
        turn += 1
    return False


def spaces_of(variant: Variant, dreamer: int) -> list[int]:
    """Where a variant lies if the Dreamer is here; empty if it does not fit into the Studio."""
    spaces: list[int] = []
    for place in range(variant.size):
        row = row_of(dreamer) + variant.rows[place]
        column = column_of(dreamer) + variant.columns[place]
        if not (0 <= row < ROWS and 0 <= column < COLUMNS):
            return []
        spaces.append(int(row * COLUMNS + column))
    return spaces
