"""Clocks: stopped while no server runs, and deaf to whoever sets the system's clock."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from reverie.server.storage.entries import BOT, entry
from reverie.server.tables.course import Course
from reverie.server.tables.guests import Guest
from reverie.server.tables.opening import first_entries, new_header
from tests.server.conftest import NewDatabase
from tests.server.running import Player, serving

DOWN = 4.0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_while_the_server_is_down_no_clock_runs(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    with serving(new_database(kind), tmp_path / "log") as server:
        ann = Player(server.url)
        table = ann.open(clock=500)["id"]
        chair = ann.join(table)
        chair.act()
        begun, left = time.monotonic(), chair.view["clocks"][0]
        chair.close()
        server.kill()
        up = time.monotonic() - begun
        time.sleep(DOWN)
        begun = time.monotonic()
        server.start()
        again = ann.join(table).view["clocks"][0]
        up += time.monotonic() - begun
        assert left - again <= up + DOWN / 2  # without what it was down
        acted = ann.join(table)
        acted.act()
        assert acted.view["clocks"][0] <= again  # and it runs on


def test_a_step_of_the_systems_clock_takes_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    header = msgspec.structs.replace(new_header("onirim", {}, "ann", 60), clock=100.0)
    course = Course(header, first_entries(header, Guest("ann", "Ann", False), 0, {}))
    an_hour_later = time.time() + 3600
    monkeypatch.setattr("time.time", lambda: an_hour_later)
    assert course.time_left() == pytest.approx([100], abs=5)
    course.note(entry(header.id, 2, BOT, 0, {"bot": None, "took": 1.5}))
    assert course.time_left() == pytest.approx([98.5], abs=5)


def test_entries_from_before_are_measured_as_they_were() -> None:
    """A log that does not say how long anything took."""
    header = msgspec.structs.replace(new_header("onirim", {}, "ann", 60), clock=100.0)
    opened, sat = first_entries(header, Guest("ann", "Ann", False), 0, {})
    later = msgspec.structs.replace(entry(header.id, 2, BOT, 0, {"bot": None}), at=sat.at + 40)
    assert Course(header, [opened, sat, later]).used == [pytest.approx(40)]
