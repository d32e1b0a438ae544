"""Simulating: bots by seat, and the same result however the work is shared out."""

from __future__ import annotations

import pytest

from reverie.core.catalogue import find
from reverie.core.errors import ReverieError
from reverie.core.option import Options, settle
from reverie.simulate.matches import seated
from reverie.simulate.places import Cores, Here
from reverie.simulate.run import Report, simulate, simulation


def run(game: str, bot: str, games: int, jobs: int, chosen: Options) -> Report:
    options = settle(find(game).OPTIONS, chosen)
    return simulate(simulation(game, bot, options, "s"), games, Here() if jobs == 1 else Cores(jobs))


def without_time(report: Report) -> dict[str, object]:
    return {name: value for name, value in report.pack().items() if not name.endswith("per_second")}


def test_several_bots_sit_everywhere_by_turns() -> None:
    assert [seated(["a", "b"], number, 2) for number in range(3)] == [["a", "b"], ["b", "a"], ["a", "b"]]
    assert [seated(["a", "b"], number, 3) for number in range(2)] == [["a", "b", "a"], ["b", "a", "b"]]
    assert seated(["a"], 7, 4) == ["a"] * 4


def test_apprentice_and_sleepwalker() -> None:
    packed = run("dreamscape", "apprentice,sleepwalker", 2, 1, {"players": 2, "rounds": 1}).pack()
    assert {"games", "wins", "games_per_second", "decisions_per_second", "mean_decisions", "build"} <= set(packed)
    assert packed["games"] == 2
    seats, bots, statistics = packed["seats"], packed["bots"], packed["statistics"]
    assert isinstance(seats, list) and [seat["games"] for seat in seats] == [2, 2]
    assert isinstance(bots, dict) and bots["apprentice"]["games"] == bots["sleepwalker"]["games"] == 2
    assert isinstance(statistics, dict)
    assert sum(count for name, count in statistics.items() if name.startswith("kept ")) >= 4
    assert sum(count for name, count in statistics.items() if name.endswith(" dealt")) == 8


@pytest.mark.parametrize(
    ("game", "bot", "games", "chosen"),
    [("onirim", "sleepwalker", 700, {}), ("dreamscape", "apprentice,sleepwalker", 5, {"players": 3, "rounds": 1})],
)
def test_the_result_does_not_depend_on_the_workers(game: str, bot: str, games: int, chosen: Options) -> None:
    assert without_time(run(game, bot, games, 1, chosen)) == without_time(run(game, bot, games, 2, chosen))


def test_random_matches_have_points_by_seat() -> None:
    report = run("dreamscape", "sleepwalker", 20, 1, {"players": 3})
    assert sum(seat.wins for seat in report.count.seats) == report.count.bots["sleepwalker"].wins >= 20
    assert sum(seat.points for seat in report.count.seats) == report.count.bots["sleepwalker"].points != 0


@pytest.mark.parametrize("bot", ["lucid", "sleepwalker,lucid", "sleepwalker,", "nobody"])
def test_who_cannot_play_is_refused(bot: str) -> None:
    with pytest.raises(ReverieError) as refused:
        run("labyrinth", bot, 1, 1, {})
    assert refused.value.key == "bot-unknown"
