"""A run that was stopped goes on from its journal, and comes to what it would have come to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reverie.core.catalogue import find
from reverie.core.errors import ReverieError
from reverie.core.game import Json
from reverie.core.option import settle
from reverie.simulate.journal import Journal
from reverie.simulate.pieces import Piece, Plan, Played
from reverie.simulate.places import Here
from reverie.simulate.run import Report, simulate, simulation

GAMES = 230


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.simulate.pieces.MANY", 50)


class Stopped(Exception):
    pass


class PowerCut:
    """Plays so many pieces, and then the lights go out."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces
        self.played: list[Piece] = []

    def play(self, plan: Plan, pieces: list[Piece]) -> Played:
        for piece, result in Here().play(plan, pieces):
            if self.left == 0:
                raise Stopped
            self.left -= 1
            self.played.append(piece)
            yield piece, result


def plan_of(seed: str = "s", **chosen: int) -> Plan:
    return simulation("onirim", "sleepwalker", settle(find("onirim").OPTIONS, {**chosen}), seed)


def without_time(report: Report) -> Json:
    return {name: value for name, value in report.pack().items() if not name.endswith("per_second")}


def stopped_after(pieces: int, path: Path) -> None:
    with pytest.raises(Stopped):
        simulate(plan_of(), GAMES, PowerCut(pieces), Journal(path))


def test_a_stopped_run_goes_on_and_nothing_is_played_twice(tmp_path: Path) -> None:
    path = tmp_path / "run"
    stopped_after(2, path)
    heard: list[int] = []
    second = PowerCut(99)
    report = simulate(plan_of(), GAMES, second, Journal(path), heard.append)
    assert without_time(report) == without_time(simulate(plan_of(), GAMES))
    assert [piece.first for piece in second.played] == [101, 151, 201]
    assert heard == [100, 50, 50, 30]
    third = PowerCut(0)
    assert without_time(simulate(plan_of(), GAMES, third, Journal(path))) == without_time(report)
    assert third.played == []


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run"
    stopped_after(3, path)
    whole = path.read_bytes()
    for cut in (1, 10, len(whole.splitlines()[-1])):
        path.write_bytes(whole[:-cut])
        assert without_time(simulate(plan_of(), GAMES, Here(), Journal(path))) == without_time(
            simulate(plan_of(), GAMES)
        )
        assert len([json.loads(line) for line in path.read_text().splitlines()]) == 6


def test_a_run_may_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "run"
    simulate(plan_of(), 100, Here(), Journal(path))
    more = PowerCut(99)
    assert without_time(simulate(plan_of(), GAMES, more, Journal(path))) == without_time(simulate(plan_of(), GAMES))
    assert sum(piece.games for piece in more.played) == GAMES - 100


def test_a_line_that_is_there_twice_is_counted_once(tmp_path: Path) -> None:
    path = tmp_path / "run"
    simulate(plan_of(), GAMES, Here(), Journal(path))
    path.write_bytes(path.read_bytes() + path.read_bytes().splitlines(keepends=True)[1])
    assert simulate(plan_of(), GAMES, PowerCut(0), Journal(path)).games == GAMES


def test_the_seed_of_the_run_is_known(tmp_path: Path) -> None:
    path = tmp_path / "run"
    assert Journal(path).seed() is None
    stopped_after(1, path)
    assert Journal(path).seed() == "s"


def test_another_run_is_refused_and_the_file_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "run"
    stopped_after(1, path)
    before = path.read_bytes()
    for other in (plan_of("t"), plan_of(players=2), simulation("onirim", "sleepwalker,sleepwalker", {}, "s")):
        with pytest.raises(ReverieError) as refused:
            Journal(path).kept(other)
        assert refused.value.key == "run-other"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [
        b"no journal",
        b"no journal\n",
        b"[]\n",
        b"{}\n",
        b'{"format": "reverie-run", "version": 2, "plan": {}}\n',
        b'{"format": "reverie-run", "version": 1, "plan": 7}\n',
        b"\xff\xfe\n",
        b"\n",
        b"[" * 100_000 + b"\n",
    ],
)
def test_a_file_that_is_no_journal_is_refused_and_left_alone(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run"
    path.write_bytes(text)
    with pytest.raises(ReverieError) as refused:
        Journal(path)
    assert (refused.value.key, refused.value.facts["line"]) == ("run-damaged", 1)
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    "line", [b"{", b"7", b"{}", b'{"first": 1, "games": true, "result": 0}', b'{"first": 1, "games": 2}']
)
def test_a_damaged_line_is_named(line: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run"
    stopped_after(1, path)
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(ReverieError) as refused:
        Journal(path).kept(plan_of())
    assert (refused.value.key, refused.value.facts["line"]) == ("run-damaged", 3)
