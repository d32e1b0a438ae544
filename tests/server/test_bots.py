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
    assert first.ask("lend", seat=1)["key"] == "seat-not-away"
    second.close()
    time.sleep(0.3)
    assert first.ask("lend", seat=1)["key"] == "seat-not-away"
    time.sleep(1.2)
    assert first.ask("lend", seat=0)["key"] == "seat-not-away"
    lent = first.ask("lend", seat=1)
    assert lent["type"] == "update"
    assert next(each for each in reversed(first.heard) if each["type"] == "people")["seats"][1]["lent"] == "lucid"
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
    while "reverie_tables_awake 0.0" not in quick.metrics():
        assert time.monotonic() < deadline
        time.sleep(0.1)
    again = ann.join(table["id"], f"?since={chair.view['at']}")
    assert again.view == chair.view
    assert "reverie_tables_awake 1.0" in quick.metrics()
    assert again.act()["type"] == "update"


def test_no_hints_where_analysis_has_none(ann: Player) -> None:
    """The question is refused, not left unanswered, and the match goes on."""
    chair = ann.join(ann.open("dreamscape", options={"players": 2}, bots=[{"seat": 1, "bot": "sleepwalker"}])["id"])
    chair.until_asked(0)
    assert chair.ask("hint", at=chair.view["at"])["key"] == "no-analysis"
    assert chair.ask("review")["key"] == "no-analysis"
    assert chair.act()["type"] == "update"


def test_a_hint_gets_better_and_judges_every_choice(ann: Player) -> None:
    chair = ann.join(ann.open()["id"])
    found = [chair.ask("hint", at=chair.view["at"])]
    while not found[-1]["last"]:
        found.append(chair.hear("advice"))
    assert len(found) == 3
    for advice in found:
        chances = [choice["chance"] for choice in advice["advice"]["choices"]]
        assert {choice["action"] for choice in advice["advice"]["choices"]} == set(chair.choices)
        assert chances == sorted(chances, reverse=True)
        assert 0 < chances[0] < 1
    depths = [advice["advice"]["draws"] for advice in found]
    assert depths == sorted(depths)


def test_a_review_is_of_ones_own_decisions_once_it_is_over(ann: Player, bob: Player) -> None:
    table = ann.open(options={"players": 2})
    bob.sit(table)
    chairs = [ann.join(table["id"]), bob.join(table["id"])]
    assert chairs[0].ask("review")["key"] == "match-not-over"
    taken = play_on(chairs)
    reviews = [chair.ask("review")["advice"]["decisions"] for chair in chairs]
    assert sum([len(decisions) for decisions in reviews]) == taken
    assert not {one["line"] for one in reviews[0]} & {one["line"] for one in reviews[1]}
    assert all(one["cost"] >= 0 for one in reviews[0] + reviews[1])
