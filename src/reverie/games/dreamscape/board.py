"""What is the same in every box: so many locales with their powers, and the Studio as a neighbourhood. D-7, D-28."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Locale: TypeAlias = i64  # counted from 0; people say one more
Space: TypeAlias = i64  # of the Studio, row by row from the lowest

LOCALES: Final = 6
LINE: Final = 5  # shard spaces of a locale

ARCHIVES: Final = 0
COLLECTOR: Final = 1
TOWER: Final = 2
GOLEM: Final = 3
LAKE: Final = 4
LORD: Final = 5
POWERS: Final = 6

NO_EDGE: Final = -1

LEVEL_NAMES: Final = ("I", "II", "III")  # of landscape cards

ROWS: Final = 5  # D-7
COLUMNS: Final = 5
SPACES: Final = ROWS * COLUMNS
SPACE_NAMES: Final = ["abcde"[column] + str(row + 1) for row in range(ROWS) for column in range(COLUMNS)]
ALL_SPACES: Final = (1 << SPACES) - 1


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
    """D-28: the spaces that share a side."""
    return [other for other in range(SPACES) if distance(space, other) == 1]


BESIDE: Final = [vec[i64](spaces_beside(space)) for space in range(SPACES)]
BESIDE_BITS: Final = vec[i64]([sum([1 << other for other in spaces_beside(space)]) for space in range(SPACES)])
