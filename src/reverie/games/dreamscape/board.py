"""The two boards as neighbourhoods: the locales of the Dream World, the spaces of the Studio. D-1, D-7, D-20, D-28."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.dreamscape.content import Content, standard

Locale: TypeAlias = i64  # counted from 0; people say one more
Space: TypeAlias = i64  # of the Studio, row by row from the lowest

CONTENT: Final[Content] = standard()

LOCALES: Final = 6
LINE: Final = 5  # shard spaces of a locale

ARCHIVES: Final = 0
COLLECTOR: Final = 1
TOWER: Final = 2
GOLEM: Final = 3
LAKE: Final = 4
LORD: Final = 5
POWERS: Final = 6
POWER_OF: Final = vec[i64](CONTENT.powers)  # of each locale

EDGES: Final = [(one - 1, other - 1) for one, other in CONTENT.edges]
NO_EDGE: Final = -1


def edge_between(one: int, other: int) -> int:
    """Which edge joins two locales; NO_EDGE if they do not touch."""
    for edge, ends in enumerate(EDGES):
        if ends in ((one, other), (other, one)):
            return edge
    return NO_EDGE


PASSAGES: Final = [vec[i64]([edge_between(here, there) for there in range(LOCALES)]) for here in range(LOCALES)]

COLUMNS: Final[i64] = CONTENT.columns
SPACES: Final[i64] = CONTENT.rows * CONTENT.columns
ENTRY: Final[i64] = CONTENT.entry[0] * CONTENT.columns + CONTENT.entry[1]
SPACE_NAMES: Final = [
    "abcdefg"[column] + str(row + 1) for row in range(CONTENT.rows) for column in range(CONTENT.columns)
]
ALL_SPACES: Final[i64] = (1 << (CONTENT.rows * CONTENT.columns)) - 1


def row_of(space: Space) -> i64:
    return space // COLUMNS


def column_of(space: Space) -> i64:
    return space % COLUMNS


def distance(one: Space, other: Space) -> i64:
    """D-67: how many steps apart, were every space in between a shard."""
    rows: i64 = row_of(one) - row_of(other)
    columns: i64 = column_of(one) - column_of(other)
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


def spaces_beside(space: int) -> list[int]:
    """D-28, A11: the spaces that share a side."""
    return [other for other in range(SPACES) if distance(space, other) == 1]


BESIDE: Final = [vec[i64](spaces_beside(space)) for space in range(SPACES)]
BESIDE_BITS: Final = vec[i64]([sum([1 << other for other in spaces_beside(space)]) for space in range(SPACES)])
