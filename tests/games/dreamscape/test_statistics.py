"""What a simulation counts: who won by first initiative, and which tokens made a difference."""

from __future__ import annotations

import pytest

from reverie.core.event import Event, Facts
from reverie.core.option import settle
from reverie.games import dreamscape

OPTIONS = settle(dreamscape.OPTIONS, {"players": 2})
Told = list[tuple[str, Facts]]
RANKS: Told = [("rank", {"seat": 1, "rank": 1}), ("rank", {"seat": 0, "rank": 2})]


def counted(told: Told) -> dict[str, int]:
    return dreamscape.statistics(OPTIONS, [Event(name, facts, {}, frozenset(), False) for name, facts in RANKS + told])


def winners(told: Told) -> dict[str, int]:
    return {name: count for name, count in counted(told).items() if "winner" in name}


def score(seat: int, points: int, rule: str) -> tuple[str, Facts]:
    return "score", {"seat": seat, "points": points, "rule": rule}


def test_most_points_win() -> None:
    told = [score(0, 5, "D-62"), score(1, 4, "D-62")]
    assert winners(told) == {"rank 2 winner of 1": 1}
    assert counted(told)["rank 1 points"] == 4


def test_a_shared_victory_says_how_many_share_it() -> None:
    told = [score(0, 5, "D-62"), score(1, 5, "D-62")]
    assert winners(told) == {"rank 1 winner of 2": 1, "rank 2 winner of 2": 1}


@pytest.mark.parametrize(("reds", "rank"), [((-3, 0), 1), ((0, -3), 2), ((0, 0), 2)])
def test_D_61_D_80_a_tie_goes_to_fewer_red_shards_and_then_to_more_cards(reds: tuple[int, int], rank: int) -> None:
    told = [score(seat, 10 - red, "D-62") for seat, red in enumerate(reds)]
    told += [score(seat, red, "D-80") for seat, red in enumerate(reds) if red]
    completed = [Event("complete", {"seat": 0}, {"card": "c01"}, frozenset(), False)]
    kept = [Event("keep", {"seat": 0}, {"card": "c01"}, frozenset(), False)]
    events = [Event(name, facts, {}, frozenset(), False) for name, facts in RANKS + told]
    counts = dreamscape.statistics(OPTIONS, kept + completed + events)
    assert {name for name in counts if "winner" in name} == {f"rank {rank} winner of 1"}


@pytest.mark.parametrize(("brings", "decided"), [((6, 0), True), ((6, 6), False), ((0, 0), False), ((6, 4), True)])
def test_a_token_is_decided_if_it_makes_a_difference(brings: tuple[int, int], decided: bool) -> None:
    told: Told = [("goal", {"token": "t06"})]
    for seat, points in enumerate(brings):
        if points:
            told += [("token", {"seat": seat, "token": "t06"}), score(seat, points, "D-62")]
    counts = counted(told)
    assert counts["token t06 dealt"] == 1
    assert ("token t06 decided" in counts) == decided
