"""How sure one can be: intervals that hold the true value in 95 of 100 cases. `docs/simulation.md` says why these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, pvariance

SURE = 0.95
Z = NormalDist().inv_cdf((1 + SURE) / 2)


@dataclass(frozen=True)
class Estimate:
    """A value, and between which bounds it lies."""

    value: float
    low: float
    high: float

    def pack(self) -> dict[str, float]:
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def wilson(share: float, count: float) -> Estimate:
    """A share of `count` independent cases (Wilson's score interval); good for few cases, too, and near 0 and 1."""
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z / (1 + Z * Z / count) * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_share(scores: Sequence[float], most: int) -> Estimate:
    """The mean of scores between 0 and 1, by Wilson with as many cases as their scatter is worth.

    Scores of 0 and 1 are worth one case each. A deal that was played from several seats scatters less and is worth
    more, but never more than `most`, the seats it was played from.
    """
    share = fmean(scores)
    scatter = pvariance(scores, share)
    even = share * (1 - share)  # the scatter of wins and losses with this share
    worth = most if scatter * most <= even else even / scatter
    return wilson(share, len(scores) * (worth if even else 1))


def mean_difference(differences: Sequence[float]) -> Estimate:
    """The mean of differences between -1 and 1, each of two bots on one deal.

    Two imagined deals are added, one without a difference and one half-way to each side (Agresti and Min): without
    them a few equal deals would pass for certainty.
    """
    count = len(differences) + 2
    total = sum(differences)
    middle = total / count
    scatter = (sum(value * value for value in differences) + 1) / count - middle * middle
    reach = Z * sqrt(scatter / count)
    return Estimate(total / len(differences), max(-1.0, middle - reach), min(1.0, middle + reach))
