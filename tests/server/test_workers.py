"""Two workers on one PostgreSQL serve one table to two players."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.conftest import NewDatabase
from tests.server.running import Chair, Player, Server, play_on, serving


@pytest.fixture(scope="module")
def workers(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    db = new_database("postgres")
    folder = tmp_path_factory.mktemp("workers")
    with (
        serving(db, folder / "one", heartbeat=0.3, bot_seconds=0.5) as one,
        serving(db, folder / "two", heartbeat=0.3, bot_seconds=0.5) as two,
    ):
        yield one, two
    assert one.mistakes() == two.mistakes() == []


Workers = tuple[Server, Server]


def seated(workers: Workers, **wish: Any) -> tuple[str, Player, Player, Chair, Chair]:
    ann, bob = Player(workers[0].url, "Ann"), Player(workers[1].url, "Bob")
    table = ann.open(**{"options": {"players": 2, "coop_info": "open"}} | wish)
    assert bob.sit(table) == 1
    return table["id"], ann, bob, ann.join(table["id"]), bob.join(table["id"])


def test_two_workers_serve_one_table(workers: Workers) -> None:
    table_id, ann, bob, first, second = seated(workers)
    watcher = ann.at(workers[1].url).join(table_id)
    assert play_on([first, second]) > 10
    assert first.view["seed"] == second.view["seed"]
    # Who connects elsewhere in the middle or at the end sees the same.
    watcher.until_asked(-1)
    assert watcher.view["observation"] == first.view["observation"]
    record = ann.get(f"/api/tables/{table_id}/record")
    assert bob.get(f"/api/tables/{table_id}/record") == record


def test_each_hears_what_the_other_worker_was_told(workers: Workers) -> None:
    _, _, _, first, second = seated(workers)
    first.wish("chat", text="over there?")
    assert second.hear("chat")["chat"]["text"] == "over there?"
    actor, other = (first, second) if first.view["actor"] == 0 else (second, first)
    told = actor.act()
    heard = other.hear("update")
    assert heard["view"]["at"] == told["view"]["at"]
    assert [event["event"] for event in heard["events"]] == [event["event"] for event in told["events"]]


def test_who_is_present_is_known_everywhere(workers: Workers) -> None:
    _, _, _, first, second = seated(workers)
    while not second.heard[-1].get("seats", [{"present": False}])[0]["present"]:
        second.hear("people")
    first.close()
    while second.heard[-1]["type"] != "people" or second.heard[-1]["seats"][0]["present"]:
        second.hear("people", 10)


def test_one_guest_at_two_workers_acts_once(workers: Workers) -> None:
    """The same wish at both workers at once: one of them does it, the other says that it is done."""
    ann = Player(workers[0].url)
    table_id = ann.open()["id"]
    here, there = ann.join(table_id), ann.at(workers[1].url).join(table_id)
    for round_number in range(15):
        if here.view["result"] is not None:
            break
        at, choice = here.view["at"], here.choices[0]
        for chair in (here, there):
            chair.wish("act", id=f"twice-{round_number}", at=at, actions=[choice])
        for chair in (here, there):
            answer = chair.answer(f"twice-{round_number}")
            assert answer["type"] in ("update", "done"), answer
            while chair.view["at"] <= at:
                chair.next()
        assert here.view["at"] == there.view["at"] == (at + 1 if at else 2)  # after the deal comes the seat


def test_different_wishes_at_one_moment(workers: Workers) -> None:
    """Two workers race for a position: one wish is granted, the other one is stale."""
    ann = Player(workers[0].url)
    table_id = ann.open()["id"]
    here, there = ann.join(table_id), ann.at(workers[1].url).join(table_id)
    stale = 0
    for number in range(15):
        at, choices = here.view["at"], here.choices
        if here.view["result"] is not None or len(choices) < 2:
            break
        here.wish("act", id=f"here-{number}", at=at, actions=[choices[0]])
        there.wish("act", id=f"there-{number}", at=at, actions=[choices[1]])
        answers = [here.answer(f"here-{number}"), there.answer(f"there-{number}")]
        assert sorted(answer["type"] for answer in answers) == ["refused", "update"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        stale += refused["key"] == "stale"
        for chair in (here, there):
            while chair.view["at"] <= at:
                chair.next()
        assert here.view == there.view
    assert stale > 0


def test_a_bot_thinks_once_though_two_workers_watch(workers: Workers) -> None:
    ann = Player(workers[0].url)
    table_id = ann.open(options={"players": 2}, bots=[{"seat": 1, "bot": "sleepwalker"}])["id"]
    here, there = ann.join(table_id), ann.at(workers[1].url).join(table_id)
    for _ in range(6):
        if here.view["actor"] != 0:
            here.until_asked(0)
        if here.view["result"] is not None:
            break
        here.act()
    here.until_asked(0)
    while there.view["at"] < here.view["at"]:
        there.next()
    assert there.view["observation"] == here.view["observation"]


def test_one_guest_has_one_seat_though_two_workers_race(workers: Workers) -> None:
    for _ in range(8):
        ann, eve = Player(workers[0].url, "Ann"), Player(workers[0].url, "Eve")
        table = ann.open("labyrinth", seat=None, options={"players": 4})
        at = [eve, eve.at(workers[1].url)]
        at[1].get(f"/api/tables/{table['id']}")  # awake at both workers
        with ThreadPoolExecutor(4) as both:
            asked = [
                both.submit(at[seat % 2].http.post, f"/api/tables/{table['id']}/seats", json={"seat": seat})
                for seat in range(4)
            ]
        assert sum([each.result().status_code == 200 for each in asked]) == 1
        assert {each.result().json().get("key", "seated-already") for each in asked} == {"seated-already"}
        seats = ann.get(f"/api/tables/{table['id']}")["seats"]
        assert [seat["name"] for seat in seats].count("Eve") == 1
