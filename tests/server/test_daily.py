"""The daily dream, statistics, and export."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec

from reverie.core import catalogue
from reverie.server.storage.database import Database
from reverie.server.storage.entries import GIVE_UP, entry
from reverie.server.storage.statistics import count
from reverie.server.tables import views
from reverie.server.tables.course import Course
from reverie.server.tables.guests import Guest
from reverie.server.tables.opening import first_entries, new_header
from reverie.server.tables.store import Store
from tests.server.running import Player, play_on

DAY = 24 * 3600.0


def test_one_dream_a_day_for_everybody(ann: Player, bob: Player) -> None:
    shown = ann.get("/api/daily/onirim")
    assert shown["table"] is None
    mine = ann.http.post("/api/daily/onirim").json()["table"]
    assert ann.http.post("/api/daily/onirim").json()["table"] == mine
    assert ann.get("/api/daily/onirim")["table"] == mine
    theirs = bob.http.post("/api/daily/onirim").json()["table"]
    assert theirs != mine
    first, second = ann.join(mine), bob.join(theirs)
    assert first.view["observation"] == second.view["observation"]
    assert first.heard[0]["table"]["seed_sha256"] == shown["seed_sha256"]
    assert bob.join(mine).heard[0]["key"] == "table-private"
    assert ann.http.delete(f"/api/tables/{mine}/seats").json()["key"] == "match-begun"


def test_the_seed_of_the_day_stays_secret_all_day(ann: Player) -> None:
    mine = ann.http.post("/api/daily/onirim").json()["table"]
    chair = ann.join(mine)
    play_on([chair])
    assert chair.view["result"] is not None
    assert chair.view["seed"] is None
    assert ann.http.get(f"/api/tables/{mine}/record").json()["key"] == "match-not-over"
    assert ann.get("/api/me/records") == []
    assert ann.http.get(f"/verify/{mine}").text.count(chair.heard[0]["table"]["seed_sha256"]) == 1


def test_the_board_shows_who_has_finished(ann: Player, bob: Player) -> None:
    shown = ann.get("/api/daily/dreamscape")
    before = len(ann.get(f"/api/daily/dreamscape/{shown['day']}"))
    chair = ann.join(ann.http.post("/api/daily/dreamscape").json()["table"])
    bob.http.post("/api/daily/dreamscape")
    while chair.view["result"] is None:
        chair.until_asked(0)
        if chair.view["result"] is None:
            chair.act()
    board = ann.get(f"/api/daily/dreamscape/{shown['day']}")
    assert len(board) == before + 1
    mine = [line for line in board if line["points"] == chair.view["result"]["points"][0]]
    assert mine and mine[0]["name"] == "Ann"
    ranks = [(-line["won"], -line["points"], line["at"]) for line in board]
    assert ranks == sorted(ranks)
    assert ann.get("/api/me/statistics")["dreamscape"]["by_mode"]["daily"]["games"] == 1
    assert ann.get("/api/daily/dreamscape/1999-01-01") == []


def test_every_game_has_a_dream(ann: Player) -> None:
    for game in catalogue.names():
        assert ann.join(ann.http.post(f"/api/daily/{game}").json()["table"]).heard[0]["you"] == 0


def test_the_seed_is_open_when_the_day_is_over() -> None:
    now = time.time()
    header = new_header("onirim", {}, "ann", 60)
    for day, today, tomorrow in ((None, True, True), (views.day_of(now), False, True)):
        dreamt = msgspec.structs.replace(header, day=day)
        course = Course(dreamt, first_entries(dreamt, Guest("ann", "Ann", False), 0, {}))
        assert not views.seed_is_open(course, now + DAY)
        while course.match.actor == 0:
            course.match.play(0, course.match.choices(0)[0])
        assert views.seed_is_open(course, now) == today
        assert views.seed_is_open(course, now + DAY) == tomorrow
        assert (views.view(course, 0, now).seed is not None) == today


class Row(NamedTuple):
    game: str
    mode: str
    won: bool
    points: int


def test_statistics_count_streaks_and_form() -> None:
    results = [True, True, False, True, True, True]
    rows = [Row("onirim", "alone" if number % 2 else "daily", won, number) for number, won in enumerate(results)]
    counted = count(rows)["onirim"]  # type: ignore[arg-type]
    assert counted.all.games == 6 and counted.all.wins == 5
    assert counted.all.streak == counted.all.best_streak == 3
    assert counted.all.recent == results
    assert counted.by_mode["daily"].recent == [True, False, True]
    assert counted.by_mode["daily"].streak == 1
    assert counted.all.best_points == 5
    assert count([*rows, Row("onirim", "bots", False, 0)])["onirim"].all.streak == 0  # type: ignore[list-item]
    assert len(count([Row("onirim", "alone", True, 0)] * 50)["onirim"].all.recent) == 20  # type: ignore[list-item]


def test_the_board_closes_at_midnight() -> None:
    """A dream that was begun and not finished on its day counts neither on the board nor in the statistics."""
    now = time.time()
    header = msgspec.structs.replace(new_header("onirim", {}, "ann", 60), day=views.day_of(now))
    course = Course(header, first_entries(header, Guest("ann", "Ann", False), 0, {}))
    store = Store(Database("sqlite://"), 1)
    given_up = entry(header.id, 2, GIVE_UP, 0, {"bot": None}, "ann")
    assert len(store.giving_up(course, given_up)) == 2
    assert len(store.giving_up(course, msgspec.structs.replace(given_up, at=now + DAY))) == 1
    while course.match.actor == 0:
        course.match.play(0, course.match.choices(0)[0])
    assert len(store.ending(course, now)) == 2  # over, and counted
    assert len(store.ending(course, now + DAY)) == 1
