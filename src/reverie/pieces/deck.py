"""A face-down deck whose order exists nowhere.

What is kept is how many cards of each kind it holds, and the cards on top that somebody has seen, with
who knows each. What is not stored cannot leak, and it is exactly what a search may believe.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from reverie.core.random import Random


@final
@mypyc_attr(acyclic=True)
class Deck:
    """Counts by kind, the known cards on top (first is the top), and how often it was shuffled."""

    def __init__(self, counts: vec[i64], size: i64, top: vec[i64], knowers: vec[i64], shuffles: i64) -> None:
        self.counts = counts
        self.size = size
        self.top = top
        self.knowers = knowers  # for each card of `top`, a bit for each viewer who knows it
        self.shuffles = shuffles

    def copy(self) -> Deck:
        return Deck(self.counts[:], self.size, self.top[:], self.knowers[:], self.shuffles)

    def draw(self, kind: i64) -> i64:
        """Take the top card, which chance said is of this kind; the viewers who knew it beforehand."""
        self.counts[kind] = self.counts[kind] - 1
        self.size -= 1
        if not len(self.top):
            return 0
        self.top, _ = pop(self.top, 0)
        self.knowers, knew = pop(self.knowers, 0)
        return knew

    def take_out(self, kind: i64) -> None:
        """Take a card of this kind out of the deck, wherever it lies; a shuffle has to follow."""
        self.counts[kind] = self.counts[kind] - 1
        self.size -= 1

    def add(self, kind: i64) -> None:
        """Put a card in; a shuffle has to follow."""
        self.counts[kind] = self.counts[kind] + 1
        self.size += 1

    def put_below_known(self, kind: i64, knowers: i64) -> None:
        """Put a card back under the known cards on top, above all others."""
        self.counts[kind] = self.counts[kind] + 1
        self.size += 1
        self.top = append(self.top, kind)
        self.knowers = append(self.knowers, knowers)

    def shuffle(self) -> None:
        """Nobody knows any card's place any more."""
        self.shuffles += 1
        if len(self.top):
            self.top = vec[i64]()
            self.knowers = vec[i64]()

    def pick(self, random: Random) -> i64:
        """The kind of the top card, by chance if nobody knows it. A known card takes a number, too, as `draw` does."""
        if len(self.top):
            random.below(1)
            return self.top[0]
        left = self.counts
        kind: i64 = 0
        pick = random.below(self.size) - left[0]
        while pick >= 0:
            kind += 1
            pick -= left[kind]
        return kind


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A face-down pile that is shuffled once; cards put back go under it, in an order somebody knows.

    `counts` has the cards on top whose order nobody knows; below them lie those put under, the uppermost first.
    """

    def __init__(self, counts: vec[i64], loose: i64, under: vec[i64], knowers: vec[i64]) -> None:
        self.counts = counts
        self.loose = loose  # how many cards `counts` has
        self.under = under
        self.knowers = knowers  # for each card of `under`, a bit for each viewer who knows it

    def copy(self) -> Pile:
        return Pile(self.counts[:], self.loose, self.under[:], self.knowers[:])

    def size(self) -> i64:
        return self.loose + len(self.under)

    def draw(self, kind: i64) -> i64:
        """Take the top card, which chance said is of this kind; the viewers who knew it beforehand."""
        if self.loose:
            self.counts[kind] = self.counts[kind] - 1
            self.loose -= 1
            return 0
        self.under, _ = pop(self.under, 0)
        self.knowers, knew = pop(self.knowers, 0)
        return knew

    def put_under(self, kind: i64, knowers: i64) -> None:
        self.under = append(self.under, kind)
        self.knowers = append(self.knowers, knowers)

    def pick(self, random: Random) -> i64:
        """The kind of the top card, by chance if nobody knows it. A known card takes a number, too, as `draw` does."""
        if not self.loose:
            random.below(1)
            return self.under[0]
        left = self.counts
        kind: i64 = 0
        pick = random.below(self.loose) - left[0]
        while pick >= 0:
            kind += 1
            pick -= left[kind]
        return kind
