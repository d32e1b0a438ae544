"""Ways of the apprentice through the Dream World."""

from __future__ import annotations

import pytest

from reverie.bots.dreamscape.sites import how_many, one_of
from reverie.bots.dreamscape.ways import Ways, rivals_before
from reverie.bots.dreamscape.worth import Judge
from reverie.games.dreamscape.board import LOCALES, POWERS
from reverie.games.dreamscape.shards import COLOURS, LETTERS, NIGHTMARE
from reverie.games.dreamscape.table import Dreamscape
from tests.games.dreamscape.scene import Scene


def ways(s: Dreamscape) -> Ways:
    judge = Judge(s, s.seat)
    judge.worth(s)
    return Ways(s, judge, [0.0] * POWERS, [0.0] * LOCALES)


def test_whoever_is_asleep_is_passed_by_lying_down_on_top() -> None:
    """D-16: the first seat comes second, and the other lies in the second locale."""
    s = Scene("wander", order=[2, 1], turn=2, seat=1, travellers=[4, 2]).state
    assert rivals_before(s) == [0, 0, 1, 1, 1, 1]


def test_whoever_is_still_to_come_may_end_anywhere() -> None:
    s = Scene("wander", order=[1, 2], turn=1, seat=1, travellers=[4, 2]).state
    assert rivals_before(s) == pytest.approx([1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1])


def test_the_initiative_counts_while_there_is_a_next_round() -> None:
    for number, matters in ((1, True), (6, False)):
        found = ways(Scene("wander", round=number, order=[2, 1], turn=2, seat=1, travellers=[4, 2]).state)
        assert (found.asleep(1, 0) > found.asleep(2, 0)) is matters


def test_hands_are_counted_by_colour() -> None:
    found = ways(Scene("wander", travellers=[4, 2], hand="WWMS").state)
    hands = {LETTERS[colour]: how_many(found.hands(), colour) for colour in range(COLOURS)}
    assert hands == {"W": 2, "E": 0, "M": 1, "R": 0, "S": 1, "N": 0}


def test_a_red_shard_is_no_gift() -> None:
    """D-80: it costs three points, so hands are worth less with it, and the same shards without it more."""
    found = ways(Scene("wander", travellers=[4, 2], hand="WM").state)
    hands = found.hands()
    assert found.worth_of(hands + one_of(NIGHTMARE)) <= found.worth_of(hands) - 3
