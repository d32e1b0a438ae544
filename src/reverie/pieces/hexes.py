"""A hexagon of hexagons: 37 cells in rings around one, with their six neighbours, names and distances.

Axial coordinates, flat-topped cells. Edges count clockwise from the top: N, NE, SE, S, SW, NW; the edge opposite to
`e` is `(e + 3) % 6`. A cell is named by its column from the left and its place in it from the top: `d4` is the middle.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RADIUS: Final = 3
SIDES: Final = 6
OFF: Final = -1  # beyond the rim

# Where each edge leads. A list: mypyc would unroll a tuple of tuples wherever it is walked through.
WAYS: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
COLUMNS: Final = "abcdefg"


def ring(q: int, r: int) -> int:
    """How many steps a place is from the middle."""
    return max(abs(q), abs(r), abs(q + r))


PLACES: Final = [
    (q, r)
    for q in range(-RADIUS, RADIUS + 1)
    for r in range(-RADIUS, RADIUS + 1)
    if ring(q, r) <= RADIUS
]  # fmt: skip
CELLS: Final = len(PLACES)


def name_of(q: int, r: int) -> str:
    highest = min([row for column, row in PLACES if column == q])
    return f"{COLUMNS[q + RADIUS]}{r - highest + 1}"


CELL_NAMES: Final = [name_of(q, r) for q, r in PLACES]


def cell_at(q: int, r: int) -> int:
    return PLACES.index((q, r)) if ring(q, r) <= RADIUS else OFF


# BESIDE[cell * SIDES + edge]: the cell across that edge, or OFF.
BESIDE: Final = vec[i64]([cell_at(q + across, r + down) for q, r in PLACES for across, down in WAYS])

CORNERS: Final = [cell_at(RADIUS * across, RADIUS * down) for across, down in WAYS]


def distance(one: i64, other: i64) -> int:
    """How many steps from cell to cell, over whatever lies between."""
    q, r = PLACES[one]
    p, t = PLACES[other]
    return ring(q - p, r - t)


def opposite(edge: i64) -> i64:
    return edge + 3 if edge < 3 else edge - 3
