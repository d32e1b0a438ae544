"""The value as it learns: the same sums as in play, in floating point and for many positions at once, and Adam.

Only training needs this module, and with it NumPy and SciPy.
"""

from __future__ import annotations

import struct
from itertools import pairwise
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array

from reverie.bots.onirim.layout import Layout
from reverie.bots.onirim.value import SHARED_UNIT

Floats: TypeAlias = NDArray[np.float32]
Rows: TypeAlias = NDArray[np.int64]

SLICE: Final = 512  # positions judged at once: more do not fit into the cache
MOMENTUM: Final = 0.9
SPREAD: Final = 0.999
TINY: Final = 1e-8
# Below this a mean or a mean square moves no weight any more.
FADED_MEAN: Final = 1e-16
FADED_SQUARE: Final = 1e-30

# What there is room for in the sums of whole numbers (bots/onirim/value.py), less what rounding may add.
LARGEST: Final = 2**15 - 1
LARGEST_SUM: Final = LARGEST - 20
LARGEST_OUTER: Final = 0.98 * 2**31


def views(layout: Layout, weights: Floats) -> list[Floats]:
    """The tables and layers, as views of the array they lie in."""
    parts = np.split(weights, np.cumsum(layout.sizes)[:-1])
    parts[0] = parts[0].reshape(layout.colour_table, layout.inner)
    parts[1] = parts[1].reshape(layout.shared_table, layout.inner + layout.outer)
    parts[2] = parts[2].reshape(layout.inner, layout.outer)
    return parts


class Net:
    """All weights lie in one array, so that a step of learning is a few sums over it."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.weights: Floats = np.zeros(layout.size, np.float32)
        self.slopes: Final[Floats] = np.zeros(layout.size, np.float32)
        self.work: Final[Floats] = np.zeros(layout.size, np.float32)
        self.mean: Floats = np.zeros(layout.size, np.float32)
        self.square: Floats = np.zeros(layout.size, np.float32)
        self.steps = 0

    def begin(self, numbers: np.random.Generator) -> None:
        """Small weights that mean nothing yet."""
        layout = self.layout
        self.weights[:] = numbers.uniform(-0.1, 0.1, layout.size)
        _, _, second, bias, last, final = views(layout, self.weights)
        second[:] = numbers.normal(0, layout.inner**-0.5, second.shape)
        bias[:] = 0
        last[:] = numbers.normal(0, layout.outer**-0.5, last.shape)
        final[:] = 0

    def chances(self, rows: Rows) -> Floats:
        """The chance to win of each position."""
        out = np.empty(len(rows), np.float32)
        for first in range(0, len(rows), SLICE):
            out[first : first + SLICE] = self.forward(rows[first : first + SLICE])[-1]
        return out

    def forward(self, rows: Rows) -> tuple[Any, Any, Floats, Floats, Floats, Floats]:
        """Layer by layer; learning needs all of them."""
        layout = self.layout
        colour, shared, second, bias, last, final = views(layout, self.weights)
        of_colours, of_all = self.choose_rows(rows)
        shared_sums = of_all @ shared
        each = (of_colours @ colour).reshape(-1, 4, layout.inner)
        each += shared_sums[:, None, : layout.inner]
        np.maximum(each, 0, out=each)
        pool = each[:, 0] + each[:, 1]
        pool += each[:, 2]
        pool += each[:, 3]
        deep = pool @ second
        deep += shared_sums[:, layout.inner :]
        deep += bias
        np.maximum(deep, 0, out=deep)
        return of_colours, of_all, each, pool, deep, 0.5 + 0.5 * np.tanh(0.5 * (deep @ last + final[0]))

    def choose_rows(self, rows: Rows) -> tuple[Any, Any]:
        """Matrices of ones that sum the rows of each colour, and the shared rows."""
        layout = self.layout
        middle = 4 * layout.colour_rows
        by_colour = rows[:, :middle].reshape(-1, layout.colour_rows)
        there = by_colour != layout.nothing
        ends = np.zeros(len(by_colour) + 1, np.int32)
        np.cumsum(there.sum(axis=1), out=ends[1:])
        chosen = by_colour[there].astype(np.int32)
        of_colours = csr_array(
            (np.ones(len(chosen), np.float32), chosen, ends), shape=(len(by_colour), layout.colour_table)
        )
        shared = rows[:, middle:].ravel().astype(np.int32)
        steps = np.arange(0, len(shared) + 1, layout.shared_rows, dtype=np.int32)
        of_all = csr_array((np.ones(len(shared), np.float32), shared, steps), shape=(len(rows), layout.shared_table))
        return of_colours, of_all

    def learn(self, rows: Rows, targets: Floats, rate: float) -> float:
        """One step towards these targets; the mean cross-entropy before it."""
        layout = self.layout
        _, _, second, _, last, _ = views(layout, self.weights)
        of_colours, of_all, each, pool, deep, chance = self.forward(rows)
        colour_slope, shared_slope, second_slope, bias_slope, last_slope, final_slope = views(layout, self.slopes)
        error = (chance - targets) / np.float32(len(rows))
        last_slope[:] = error @ deep
        final_slope[0] = error.sum()
        at_deep = (deep > 0) * (error[:, None] * last)
        second_slope[:] = pool.T @ at_deep
        bias_slope[:] = at_deep.sum(axis=0)
        at_each = (each > 0) * (at_deep @ second.T)[:, None, :]
        colour_slope[:] = of_colours.T @ at_each.reshape(-1, layout.inner)
        shared_slope[:] = of_all.T @ np.concatenate([at_each.sum(axis=1), at_deep], axis=1)
        self.step(rate)
        near = np.clip(chance, 1e-6, 1 - 1e-6)
        return float(-(targets * np.log(near) + (1 - targets) * np.log(1 - near)).mean())

    def step(self, rate: float) -> None:
        """Adam. Nothing is allocated: that would take longer than the sums."""
        self.steps += 1
        slopes, work = self.slopes, self.work
        np.subtract(slopes, self.mean, out=work)
        work *= 1 - MOMENTUM
        self.mean += work
        np.multiply(slopes, slopes, out=work)
        work -= self.square
        work *= 1 - SPREAD
        self.square += work
        np.sqrt(self.square, out=work)
        work += TINY
        np.divide(self.mean, work, out=work)
        work *= rate * (1 - SPREAD**self.steps) ** 0.5 / (1 - MOMENTUM**self.steps)
        self.weights -= work

    def drop_faded(self) -> None:
        """Drop what is left of rows that have not come up for long. It would fade to numbers so small that the
        processor takes many times as long for each, and never to zero."""
        self.mean[np.abs(self.mean) < FADED_MEAN] = 0
        self.square[self.square < FADED_SQUARE] = 0


def in_whole_numbers(layout: Layout, weights: Floats) -> bytes:
    """The file that bots read: whole numbers of 16 bits, and two of 64.

    Each number of a layer is counted in parts of its own, as small as they can be without any sum that could run over;
    the next layer takes that back. Nothing is changed by it, because what is below zero is dropped in any unit.
    """
    colour, shared, second, bias, last, final = [part.astype(np.float64) for part in views(layout, weights)]
    to_inner, to_outer = shared[:, : layout.inner], shared[:, layout.inner :]
    colour_tables, shared_tables = layout.colour_tables, layout.shared_tables
    heaviest = largest_sum(np.abs(colour), colour_tables) + largest_sum(np.abs(to_inner), shared_tables)
    inner_unit = LARGEST_SUM / heaviest
    highest = np.maximum(largest_sum(colour, colour_tables) + largest_sum(to_inner, shared_tables), 0)
    from_pool = second * (4 * highest)[:, None]
    heaviest = np.maximum(from_pool.clip(min=0).sum(axis=0), -from_pool.clip(max=0).sum(axis=0))
    heaviest += largest_sum(np.abs(to_outer), shared_tables) + np.abs(bias)
    second /= inner_unit[:, None]
    widest = np.abs(np.vstack([second, to_outer / SHARED_UNIT, bias / SHARED_UNIT])).max(axis=0) + TINY
    outer_unit = np.minimum(LARGEST_OUTER / heaviest, LARGEST / widest)
    last /= outer_unit
    odds_unit = int(LARGEST / (np.abs(last).max() + TINY / LARGEST_OUTER))
    parts = [
        colour * inner_unit,
        np.concatenate([to_inner * inner_unit, to_outer * outer_unit / SHARED_UNIT], axis=1),
        second * outer_unit,
        bias * outer_unit / SHARED_UNIT,
        last * odds_unit,
    ]
    content = b"".join([np.rint(part).astype("<i2").tobytes() for part in parts])
    return content + struct.pack("<qq", round(float(final[0]) * odds_unit), odds_unit)


def largest_sum(rows: NDArray[np.float64], tables: list[int]) -> NDArray[np.float64]:
    """The largest sum there can be of one row of each table, for each number of a layer."""
    each = [rows[first:end].max(axis=0) for first, end in pairwise(tables)]
    return np.sum(each, axis=0) + TINY  # type: ignore[no-any-return]
