"""The sequential test errs no more often than it says, and comes to an end when there is something to find."""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random

import pytest

from reverie.simulate.interval import mean_difference
from reverie.simulate.sequential import ALIKE, FIRST, OPEN, RISK, SECOND, Bet, Contest

RUNS = 400
TOLERANCE = 3 * (RISK * (1 - RISK) / RUNS) ** 0.5  # three standard errors of a share that is truly RISK

SOLO = (-1.0, 0.0, 1.0)
BOTH_SEATS = (-1.0, -0.5, 0.0, 0.5, 1.0)


def verdicts(values: tuple[float, ...], weights: tuple[float, ...], margin: float, most: int) -> Counter[str]:
    """What the test finds in many runs of made-up results."""
    random = Random(f"{weights} {margin}")
    found: Counter[str] = Counter()
    for _ in range(RUNS):
        contest = Contest(margin)
        for result in random.choices(values, weights, k=most):
            contest.take(result)
            if contest.found() != OPEN:
                break
        found[contest.found()] += 1
    return found


@pytest.mark.parametrize(
    ("values", "weights"),
    [
        (SOLO, (0.25, 0.5, 0.25)),
        (SOLO, (0.02, 0.96, 0.02)),
        (BOTH_SEATS, (0.1, 0.2, 0.4, 0.2, 0.1)),
        # No difference on the whole, but one bot wins rarely and by much: whoever trusts bell curves errs here.
        (BOTH_SEATS, (0.03, 0.0, 0.91, 0.06, 0.0)),
    ],
)
def test_of_two_equals_none_is_called_better(values: tuple[float, ...], weights: tuple[float, ...]) -> None:
    found = verdicts(values, weights, 0.1, 1500)
    assert (found[FIRST] + found[SECOND]) / RUNS <= RISK + TOLERANCE
    assert found[ALIKE] / RUNS >= 0.85


@pytest.mark.parametrize("weights", [(0.2, 0.5, 0.3), (0.01, 0.88, 0.11), (0.3, 0.5, 0.2)])
def test_those_apart_by_the_margin_are_not_called_alike(weights: tuple[float, ...]) -> None:
    found = verdicts(SOLO, weights, 0.1, 2000)
    right = FIRST if weights[2] > weights[0] else SECOND
    wrong = SECOND if right == FIRST else FIRST
    assert found[ALIKE] / RUNS <= RISK + TOLERANCE
    assert found[wrong] / RUNS <= RISK + TOLERANCE
    assert found[right] / RUNS >= 0.85


def test_looking_at_an_interval_after_each_deal_errs_far_more_often() -> None:
    """What the bet is for, and proof that these made-up runs would show a test that errs."""
    random = Random("peeking")
    fooled = 0
    for _ in range(100):
        results = random.choices(SOLO, (0.25, 0.5, 0.25), k=600)
        estimates = [mean_difference(results[:deals]) for deals in range(20, 600, 10)]
        fooled += any(estimate.low > 0 or estimate.high < 0 for estimate in estimates)
    assert fooled / 100 > 2 * RISK


def test_a_crushing_difference_is_found_soon() -> None:
    contest = Contest(0.05)
    while contest.found() == OPEN:
        contest.take(1.0)
    assert contest.found() == FIRST
    assert contest.verdict().deals < 100


def test_twins_are_called_alike() -> None:
    contest = Contest(0.05)
    while contest.found() == OPEN:
        contest.take(0.0)
    assert contest.found() == ALIKE
    assert contest.verdict().deals < 300


def test_a_bet_is_fair_and_never_ruinous() -> None:
    """If its claim is just true, the capital is expected to stay what it is, whatever came before; and a deal never
    costs all of it."""
    bet = Bet(-0.3, 0.3)
    for result in (-1.0, 1.0, 0.0, -1.0, -0.5, 1.0):
        before = bet.capital
        stake_up, stake_down = Bet(-0.3, 0.3), Bet(-0.3, 0.3)
        for twin in (stake_up, stake_down):
            twin.deals, twin.squares, twin.capital = bet.deals, bet.squares, before
        stake_up.take(1.0)
        stake_down.take(-1.0)
        # Results of 1 and -1 with a mean of -0.3.
        up, down = exp(stake_up.capital - before), exp(stake_down.capital - before)
        assert 0.35 * up + 0.65 * down == pytest.approx(1.0)
        assert down >= 0.25 - 1e-9
        bet.take(result)
