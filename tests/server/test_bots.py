"""Bots at tables, absent people, clocks, and tables that sleep."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.bots.registry import bot_names
from reverie.core import catalogue
from tests.server.conftest import NewDatabase
from tests.server.running import Player, Server, play_on, serving


@pytest.fixture
def quick(new_database: NewDatabase, tmp_path: Path) -> Iterator[Server]:
    """Little patience, short sleep."""
    with serving(
        new_database("sqlite"), tmp_path / "log", heartbeat=0.2, patience=1, sleep_after=0.5, bot_seconds=0.5
    ) as server:
        yield server
    assert server.mistakes() == []


@pytest.mark.parametrize(
    ("game", "bot"), [(game, bot) for game in catalogue.names() for bot in bot_names(game)], ids=lambda name: str(name)
)
def test_any_bot_of_the_registry_takes_a_seat(ann: Player, game: str, bot: str) -> None:
    chair = ann.join(ann.open(game, options={"players": 2}, bots=[{"seat": 1, "bot": bot}])["id"])
    assert chair.heard[0]["seats"][1]["bot"] == bot
    turns = 0
    chair.until_asked(0)
    while turns < 4 and chair.view["result"] is None:
        chair.act()
        turns += chair.view["actor"] == 1
        chair.until_asked(0)
    assert turns or chair.view["result"] is not None


def test_bots_play_among_themselves(ann: Player) -> None:
    table = ann.open(
        seat=None, options={"players": 2}, bots=[{"seat": 0, "bot": "sleepwalker"}, {"seat": 1, "bot": "sleepwalker"}]
    )
    watcher = ann.join(table["id"])
    watcher.until_asked(-1)
    assert watcher.view["result"] is not None


def test_the_owner_gives_seats_to_bots(ann: Player, bob: Player) -> None:
    table = ann.open(options={"players": 2})
    path = f"/api/tables/{table['id']}/seats/1/bot"
    assert bob.http.put(path, json={"bot": "sleepwalker"}).json()["key"] == "not-owner"
    assert ann.http.put(path, json={"bot": "nobody"}).json()["key"] == "bot-unknown"
    assert ann.http.put(path, json={"bot": "sleepwalker"}).status_code == 204
    assert ann.http.put(path, json={"bot": "sleepwalker"}).json()["key"] == "seat-taken"
    assert bob.http.post(f"/api/tables/{table['id']}/seats", json={}).json()["key"] == "seat-taken"


def test_a_bot_steps_in_for_the_absent_until_they_return(quick: Server) -> None:
    ann, bob = Player(quick.url, "Ann"), Player(quick.url, "Bob")
    table = ann.open(options={"players": 2})
    bob.sit(table)
    first, second = ann.join(table["id"]), bob.join(table["id"])
    assert first.ask("lend", seat=1, bot="sleepwalker")["key"] == "seat-not-away"
    second.close()
    time.sleep(0.3)
    assert first.ask("lend", seat=1, bot="sleepwalker")["key"] == "seat-not-away"
    time.sleep(1.2)
    assert first.ask("lend", seat=1, bot="nobody")["key"] == "bot-unknown"
    assert first.ask("lend", seat=0, bot="sleepwalker")["key"] == "seat-not-away"
    lent = first.ask("lend", seat=1, bot="sleepwalker")
    assert lent["type"] == "update"
    assert next(each for each in reversed(first.heard) if each["type"] == "people")["seats"][1]["lent"] == "sleepwalker"
    bot_acted = 0
    while bot_acted < 2 and first.view["result"] is None:
        if first.view["actor"] == 0:
            first.act()
        else:
            bot_acted += 1
            first.until_asked(0)
    assert bot_acted == 2
    back = bob.join(table["id"])
    while back.heard[-1].get("seats", [0, {"lent": 1}])[1]["lent"] is not None:
        back.hear("people")
    # From now on the person decides again.
    while first.view["result"] is None and first.view["actor"] == 0:
        first.act()
    if first.view["result"] is None:
        while back.view["at"] < first.view["at"]:
            back.next()
        assert back.act()["type"] == "update"


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(quick: Server) -> None:
    ann, bob = Player(quick.url, "Ann"), Player(quick.url, "Bob")
    table = ann.open(options={"players": 2}, clock=1.5)
    first = ann.join(table["id"])
    assert first.view["clocks"] == [1.5, 1.5]
    time.sleep(0.3)
    bob.sit(table)
    second = bob.join(table["id"])
    first.hear("update")
    assert first.view["clocks"] == pytest.approx([1.5, 1.5], abs=0.2)  # it runs since everybody is here
    loser = [first, second][first.view["actor"]]
    seat = first.view["actor"]
    begun = time.monotonic()
    while loser.heard[-1].get("seats", [{"bot": None}] * 2)[seat]["bot"] is None:
        loser.next()
    assert time.monotonic() - begun < 4
    assert loser.ask("act", at=loser.view["at"], actions=["play Rs"])["key"] in ("bot-plays", "stale")
    assert loser.view["clocks"][seat] == 0


def test_tables_sleep_and_wake(quick: Server) -> None:
    ann = Player(quick.url)
    table = ann.open()
    chair = ann.join(table["id"])
    play_on([chair], 3)
    chair.close()
    deadline = time.monotonic() + 10
    while "reverie_tables_awake 0.0" not in ann.http.get("/metrics").text:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    again = ann.join(table["id"], f"?since={chair.view['at']}")
    assert again.view == chair.view
    assert "reverie_tables_awake 1.0" in ann.http.get("/metrics").text
    assert again.act()["type"] == "update"


def test_hints_where_analysis_has_none(ann: Player) -> None:
    """The question is refused, not left unanswered, and the match goes on."""
    chair = ann.join(ann.open()["id"])
    assert chair.ask("hint", at=chair.view["at"])["key"] == "no-analysis"
    assert chair.ask("review")["key"] in ("no-analysis", "match-not-over")
    assert chair.act()["type"] == "update"
