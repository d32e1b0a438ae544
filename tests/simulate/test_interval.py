"""The intervals hold what they promise, on numbers worked out by hand and on thousands of made-up runs."""

from __future__ import annotations

from random import Random

import pytest

from reverie.simulate.interval import Estimate, mean_difference, mean_share, wilson


def test_wilson_by_hand() -> None:
    # Wilson's formula for 8 of 10, worked out with z = 1.96.
    assert [wilson(0.8, 10).low, wilson(0.8, 10).high] == pytest.approx([0.4902, 0.9433], abs=1e-4)


def test_nobody_is_sure_after_a_few_equal_deals() -> None:
    assert mean_share([1.0] * 5, 1) == wilson(1.0, 5)
    assert wilson(1.0, 5).low == pytest.approx(0.5655, abs=1e-4)
    few = mean_difference([0.0] * 5)
    assert few.low < -0.25 and few.high > 0.25


def test_wins_and_losses_are_worth_one_case_each() -> None:
    assert mean_share([1.0] * 8 + [0.0] * 2, 1) == wilson(0.8, 10)
    assert mean_share([1.0] * 8 + [0.0] * 2, 4).low == pytest.approx(wilson(0.8, 10).low)


def test_a_deal_from_every_seat_is_worth_more_but_not_endlessly() -> None:
    even = mean_share([0.5] * 50, 2)
    assert even == wilson(0.5, 100)
    assert mean_share([0.5, 1.0, 0.5, 0.0] * 20, 2).low == pytest.approx(wilson(0.5, 160).low)


def covered(estimates: list[Estimate], truth: float) -> float:
    return sum(estimate.low <= truth <= estimate.high for estimate in estimates) / len(estimates)


@pytest.mark.parametrize("share", [0.03, 0.5, 0.92])
@pytest.mark.parametrize("count", [60, 400])
def test_shares_lie_in_their_intervals(share: float, count: int) -> None:
    random = Random(f"{share} {count}")
    runs = [[float(random.random() < share) for _ in range(count)] for _ in range(1500)]
    assert 0.925 < covered([mean_share(run, 1) for run in runs], share) < 0.985


def test_shares_of_two_seats_lie_in_their_intervals() -> None:
    """On one deal a bot wins from both seats, from neither, or (most often) from the better one. Worth two and a half
    cases, taken for two: the interval is a little wider than it need be."""
    random = Random("seats")
    runs = [random.choices([0.0, 0.5, 1.0], [0.2, 0.6, 0.2], k=200) for _ in range(1500)]
    assert 0.95 < covered([mean_share(run, 2) for run in runs], 0.5) < 0.99


@pytest.mark.parametrize("weights", [(0.02, 0.9, 0.08), (0.25, 0.5, 0.25), (0.1, 0.2, 0.7)])
@pytest.mark.parametrize("count", [60, 400])
def test_differences_lie_in_their_intervals(weights: tuple[float, float, float], count: int) -> None:
    random = Random(f"{weights} {count}")
    runs = [random.choices([-1.0, 0.0, 1.0], weights, k=count) for _ in range(1500)]
    assert 0.925 < covered([mean_difference(run) for run in runs], weights[2] - weights[0]) < 0.985


def test_the_same_deals_make_the_interval_narrow() -> None:
    """Two bots that part on one deal in twenty: unpaired their shares could lie anywhere."""
    differences = [1.0] * 30 + [-1.0] * 20 + [0.0] * 950
    paired = mean_difference(differences)
    assert paired.value == pytest.approx(0.01)
    one, other = wilson(0.51, 1000), wilson(0.5, 1000)
    assert paired.high - paired.low < (one.high - one.low + other.high - other.low) / 3
