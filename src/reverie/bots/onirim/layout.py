"""Where each weight of a value lies."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.bots.onirim import features, features_duo
from reverie.bots.onirim.features import describe
from reverie.bots.onirim.features_duo import describe_duo
from reverie.core.option import Options
from reverie.games.onirim.table import Onirim


@final
class Layout:
    """Sizes of the tables and layers, and where each begins in the one array of all weights."""

    def __init__(
        self,
        name: str,
        colour_tables: list[int],
        shared_tables: list[int],
        inner: int,
        outer: int,
    ) -> None:
        self.name: Final = name
        self.colour_tables: Final = colour_tables  # where each begins, and the end of the last
        self.shared_tables: Final = shared_tables
        colour_table, shared_table = colour_tables[-1], shared_tables[-1]
        self.colour_table: Final = colour_table  # how many rows they have together
        self.shared_table: Final = shared_table
        self.nothing: Final = colour_table  # the row that is none
        self.colour_rows: Final = len(colour_tables) - 1  # a position has one of each table
        self.shared_rows: Final = len(shared_tables) - 1
        self.inner: Final = inner
        self.outer: Final = outer
        self.width: Final = 4 * self.colour_rows + self.shared_rows
        self.sizes: Final = [colour_table * inner, shared_table * (inner + outer), inner * outer, outer, outer, 1]
        self.size: Final = sum(self.sizes)

    def parts(self, weights: list[int]) -> tuple[list[int], list[int], list[int], list[int], list[int], int]:
        """The tables and layers of a list of weights, in the order of `sizes`."""
        ends = [0]
        for size in self.sizes:
            ends.append(ends[-1] + size)
        return (
            weights[ends[0] : ends[1]],
            weights[ends[1] : ends[2]],
            weights[ends[2] : ends[3]],
            weights[ends[3] : ends[4]],
            weights[ends[4] : ends[5]],
            weights[ends[5]],
        )


SOLO: Final = Layout("solo", features.COLOUR_TABLES, features.SHARED_TABLES, 64, 32)
DUO: Final = Layout("duo", features_duo.COLOUR_TABLES, features_duo.SHARED_TABLES, 64, 32)


def layout_for(options: Options) -> Layout:
    """The layout of the value that matches with these options are played by."""
    return DUO if options["players"] == 2 else SOLO


def describe_for(s: Onirim, errand: i64, rows: vec[i64], at: i64) -> None:
    """Write the rows of a position, from place `at` on."""
    if s.agreed.players == 2:
        describe_duo(s, errand, rows, at)
    else:
        describe(s, errand, rows, at)
