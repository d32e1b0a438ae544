"""Which of two bots is better, asked after every deal, without being fooled by asking so often.

Somebody bets against a claim such as "the first is not better". Each deal they stake a part of what they have, at
odds that are fair if the claim is true; then they can hardly get rich: their capital ever grows twentyfold with a
chance of at most 1 in 20 (Ville), however the results scatter and whenever one looks. So a fortune refutes the
claim. `docs/simulation.md` has the whole of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log1p
from typing import final

RISK = 0.05  # the chance of a false verdict is at most this
BOLDEST = 0.75  # the largest part of the capital that one deal may cost

FIRST = "first"
SECOND = "second"
ALIKE = "alike"
OPEN = "open"


@final
class Bet:
    """Against the claim that results between -1 and 1 have a mean of at most `bound`, hoping for `edge` more."""

    def __init__(self, bound: float, edge: float) -> None:
        self.bound = bound
        self.edge = edge
        self.boldest = BOLDEST / (1 + bound)
        self.deals = 0
        self.squares = 0.0
        self.capital = 0.0  # its logarithm
        self.peak = 0.0

    def take(self, result: float) -> None:
        """One more result. The stake was fixed by those before it: else the bet would not be fair."""
        gain = result - self.bound
        # What grows fastest for a small edge is edge / mean square. Two imagined deals, one decided, begin it.
        stake = min(self.edge * (self.deals + 2) / (self.squares + 1), self.boldest)
        self.capital += log1p(stake * gain)
        self.peak = max(self.peak, self.capital)
        self.deals += 1
        self.squares += gain * gain

    def won(self, risk: float) -> bool:
        """Did the capital ever reach 1 / risk?"""
        return self.peak >= log(1 / risk)


@dataclass(frozen=True)
class Verdict:
    """How the test stands: FIRST or SECOND is better, ALIKE, or still OPEN."""

    name: str
    margin: float
    deals: int


@final
class Contest:
    """Is one of two bots better, or are they alike, that is less than `margin` apart?

    A bot is called better falsely with a chance of at most RISK; so are two called alike that are not.
    """

    def __init__(self, margin: float) -> None:
        self.margin = margin
        self.deals = 0
        self.first_better = Bet(0.0, margin)
        self.second_better = Bet(0.0, margin)
        self.less_than_margin = Bet(-margin, margin)
        self.more_than_minus_margin = Bet(-margin, margin)

    def take(self, difference: float) -> None:
        """The first bot's score on a deal, less the second's."""
        self.deals += 1
        self.first_better.take(difference)
        self.second_better.take(-difference)
        self.less_than_margin.take(-difference)
        self.more_than_minus_margin.take(difference)

    def verdict(self) -> Verdict:
        return Verdict(self.found(), self.margin, self.deals)

    def found(self) -> str:
        # Either bot could be called better falsely, so each gets half the risk. To be called alike two claims have
        # to fall, and only one of them can be true.
        if self.first_better.won(RISK / 2):
            return FIRST
        if self.second_better.won(RISK / 2):
            return SECOND
        if self.less_than_margin.won(RISK) and self.more_than_minus_margin.won(RISK):
            return ALIKE
        return OPEN
