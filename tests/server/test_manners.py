"""What people owe each other at a table: patience, quiet, one window or two, and a way on."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request

from reverie.bots.registry import SLEEPWALKER
from reverie.core import catalogue
from reverie.core.errors import ReverieError
from reverie.server.limits import MOST_ENTRIES
from reverie.server.storage.database import Database
from reverie.server.tables import wishes
from reverie.server.tables.course import Course
from reverie.server.tables.guests import COOKIE_SECONDS, Guest, Guests
from reverie.server.tables.opening import first_entries, new_header
from reverie.server.watching.logs import Sparing
from tests.server.conftest import NewDatabase
from tests.server.running import Player, Server, serving
from tests.server.test_play import together


@pytest.fixture
def quick(new_database: NewDatabase, tmp_path: Path) -> Iterator[Server]:
    with serving(
        new_database("sqlite"), tmp_path / "log", heartbeat=0.3, patience=0.5, bot_seconds=0.5, sockets_per_guest=3
    ) as server:
        yield server
    assert server.mistakes() == []


def test_nobody_is_replaced_after_a_blink(ann: Player) -> None:
    refused = ann.http.post("/api/tables", json={"game": "onirim", "patience": 1})
    assert (refused.status_code, refused.json()["key"]) == (422, "request")
    assert ann.open(patience=30)["patience"] == 30
    assert SLEEPWALKER not in {wishes.lent_bot(game) for game in catalogue.names()}


def test_a_bot_steps_in_for_who_is_here_and_does_nothing(quick: Server) -> None:
    ann, bob = Player(quick.url, "Ann"), Player(quick.url, "Bob")
    _, first, second = together(ann, bob)
    idle, waiting = (first, second) if first.view["actor"] == 0 else (second, first)
    seat = idle.heard[0]["you"]
    assert waiting.ask("lend", seat=seat)["key"] == "seat-not-away"
    assert idle.ask("back")["key"] == "seat-not-lent"
    time.sleep(wishes.IDLE_PATIENCES * 0.5 + 0.2)
    assert idle.ask("lend", seat=1 - seat)["key"] == "seat-not-away"  # nobody waits for them
    assert waiting.ask("lend", seat=seat)["type"] == "update"
    waiting.until_asked(1 - seat)
    assert idle.ask("back")["type"] == "update"
    if waiting.view["result"] is None:
        assert waiting.act()["type"] == "update"
        while idle.view["at"] < waiting.view["at"]:
            idle.next()
        if idle.view["actor"] == seat:
            assert idle.act()["type"] == "update"


def test_talk_has_a_limit_of_its_own(ann: Player, bob: Player) -> None:
    table = ann.open(options={"players": 2, "coop_info": "open"})
    bob.sit(table)
    first = ann.join(table["id"])
    begun = time.monotonic()
    answers = [talk(first) for _ in range(30)]
    said = len([each for each in answers if each["type"] != "refused"])
    assert 10 <= said <= 12 + (time.monotonic() - begun)
    assert {each["key"] for each in answers if each["type"] == "refused"} == {"too-fast"}
    assert first.ask("ping")["type"] == "pong"


def talk(chair: Any) -> dict[str, Any]:
    """Chat is answered by being told, as everybody is."""
    wish = chair.wish("chat", text="hello")
    while True:
        message = chair.next()
        if message["type"] == "chat" or message.get("id") == wish:
            return dict(message)


def test_a_log_has_an_end() -> None:
    header = new_header("onirim", {}, "ann", 60)
    course = Course(header, first_entries(header, Guest("ann", "Ann", False), 0, {}))
    wishes.check_room(course)
    course.position = MOST_ENTRIES
    with pytest.raises(ReverieError, match="log-full"):
        wishes.check_room(course)


def test_the_owner_sends_somebody_away_before_the_match(ann: Player, bob: Player) -> None:
    table = ann.open(options={"players": 2, "coop_info": "open"})
    assert bob.sit(table) == 1
    seat = f"/api/tables/{table['id']}/seats/1"
    assert bob.http.delete(f"/api/tables/{table['id']}/seats/0").json()["key"] == "not-owner"
    assert ann.http.delete(f"/api/tables/{table['id']}/seats/0").json()["key"] == "seat-empty"
    assert ann.http.delete(seat).status_code == 204
    assert ann.http.delete(seat).json()["key"] == "seat-empty"
    again = bob.http.post(f"/api/tables/{table['id']}/seats", json={"key": table["key"]})
    assert (again.status_code, again.json()["key"]) == (403, "kept-out")
    eve = Player(ann.url, "Eve")
    assert eve.sit(table) == 1
    first, second = ann.join(table["id"]), eve.join(table["id"])
    (first if first.view["actor"] == 0 else second).act()
    assert ann.http.delete(seat).json()["key"] == "match-begun"


def test_the_owner_takes_somebodys_voice(ann: Player, bob: Player) -> None:
    table = ann.open(options={"players": 2, "coop_info": "open"})
    bob.sit(table)
    voice = f"/api/tables/{table['id']}/seats/1/voice"
    assert bob.http.put(voice, json={"muted": True}).json()["key"] == "not-owner"
    assert ann.http.put(voice, json={"muted": True}).status_code == 204
    second = bob.join(table["id"])
    seats = second.heard[0]["seats"]
    assert [(seat["owner"], seat["muted"]) for seat in seats] == [(True, False), (False, True)]
    assert talk(second)["key"] == "muted"
    assert ann.http.put(voice, json={"muted": False}).status_code == 204
    assert talk(second)["type"] == "chat"


def test_one_guest_has_so_many_windows_and_the_others_hear_of_one(quick: Server) -> None:
    ann, bob = Player(quick.url, "Ann"), Player(quick.url, "Bob")
    table_id, first, _ = together(ann, bob)
    first.quiet(0.5)
    windows = [bob.join(table_id), bob.join(table_id)]
    assert bob.join(table_id).heard[0] == {
        "type": "refused", "id": None, "key": "too-many-sockets", "facts": {"most": 3},
    }  # fmt: skip
    assert [each["type"] for each in first.quiet(0.5)] == []
    windows[0].close()
    deadline = time.monotonic() + 20
    while bob.join(table_id).heard[0]["type"] == "refused":
        assert time.monotonic() < deadline


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_limit_of_tables_holds_for_many_who_ask_at_once(
    new_database: NewDatabase, tmp_path: Path, kind: str
) -> None:
    with serving(new_database(kind), tmp_path / "log", open_tables=3) as server:
        ann = Player(server.url)
        with ThreadPoolExecutor(12) as many:
            asked = [many.submit(ann.http.post, "/api/tables", json={"game": "onirim"}) for _ in range(12)]
        assert sorted([each.result().status_code for each in asked]) == [201] * 3 + [429] * 9


def test_tokens_are_good_for_four_hundred_days(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = Guests(Database(new_database("sqlite")), "secret")
    token = guests.token(Guest("ann", "Ann", False))
    undated = str(guests.undated.dumps("ann"))

    def asks(signed: str) -> str | None:
        return guests.recognise(Request({"type": "http", "headers": [(b"authorization", f"Bearer {signed}".encode())]}))

    assert (asks(token), asks(undated), asks(token[:-2])) == ("ann", "ann", None)
    later = time.time() + COOKIE_SECONDS + 10
    monkeypatch.setattr("time.time", lambda: later)
    assert asks(token) is None
    assert asks(guests.token(Guest("ann", "Ann", False))) == "ann"


def test_a_failure_that_comes_again_and_again_is_told_once_in_a_while() -> None:
    sparing = Sparing()

    def failed(error: type[Exception], words: str = "a request failed") -> bool:
        record = logging.LogRecord("reverie", logging.ERROR, "", 0, words, None, (error, error(), None))
        return sparing.filter(record)

    assert [failed(OSError) for _ in range(5)] == [True, False, False, False, False]
    assert failed(ValueError) and failed(OSError, "commit failed")
    plain = logging.LogRecord("reverie", logging.INFO, "", 0, "request", None, None)
    assert all([sparing.filter(plain) for _ in range(5)])
    sparing.said.clear()  # a while later
    assert failed(OSError)


def test_a_database_that_fails_is_told_in_few_words(new_database: NewDatabase, tmp_path: Path) -> None:
    db = new_database("sqlite")
    with serving(db, tmp_path / "log") as server:
        with sqlite3.connect(db.removeprefix("sqlite:///")) as damaged:
            damaged.execute("ALTER TABLE guests RENAME TO nobody")
        answers = [httpx.post(f"{server.url}/api/guests", json={"name": "Ann"}) for _ in range(20)]
        assert {(each.status_code, each.json()["key"]) for each in answers} == {(503, "database-away")}
        assert len([line for line in server.logged() if "exc_info" in line]) < 10
