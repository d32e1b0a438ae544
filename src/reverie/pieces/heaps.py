"""Open or hidden heaps of cards in which order does not matter: how many of each kind lie in each heap."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Heaps:
    """Several heaps side by side, all in one row of numbers: for each heap its size, then a count for each kind.

    A heap is named by where it starts, a multiple of kinds + 1, so that looking into one is a single access.
    """

    def __init__(self, counts: vec[i64]) -> None:
        self.counts = counts

    def copy(self) -> Heaps:
        return Heaps(self.counts[:])

    def size(self, heap: i64) -> i64:
        return self.counts[heap]

    def count(self, heap: i64, kind: i64) -> i64:
        return self.counts[heap + 1 + kind]

    def add(self, heap: i64, kind: i64) -> None:
        counts = self.counts
        counts[heap] = counts[heap] + 1
        counts[heap + 1 + kind] = counts[heap + 1 + kind] + 1

    def remove(self, heap: i64, kind: i64) -> None:
        counts = self.counts
        counts[heap] = counts[heap] - 1
        counts[heap + 1 + kind] = counts[heap + 1 + kind] - 1

    def lay_out(self, heap: i64, source: Heaps, origin: i64, kinds: i64) -> None:
        """A heap becomes the same as one of `source`."""
        counts = self.counts
        others = source.counts
        slot: i64 = 0
        while slot <= kinds:
            counts[heap + slot] = others[origin + slot]
            slot += 1

    def move(self, kind: i64, origin: i64, target: i64) -> None:
        self.remove(origin, kind)
        self.add(target, kind)


def no_cards(heaps: int, kinds: int) -> Heaps:
    return Heaps(vec[i64]([0] * (heaps * (kinds + 1))))
