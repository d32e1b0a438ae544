"""Another match with the same people: one table, offered by one and found by all. And the links of both."""

from __future__ import annotations

import threading
from typing import Any

from tests.server.running import Chair, Player, play_on
from tests.server.test_play import together


def ended(ann: Player, bob: Player) -> tuple[str, Chair, Chair]:
    table_id, first, second = together(ann, bob)
    play_on([first, second])
    assert second.view["again"] is None
    return table_id, first, second


def ask(player: Player, table_id: str, **wish: Any) -> Any:
    return player.http.post(f"/api/tables/{table_id}/again", json=wish).json()


def test_one_offers_and_the_other_finds_the_same_table(ann: Player, bob: Player) -> None:
    table_id, first, second = ended(ann, bob)
    offered = ask(bob, table_id)
    for chair in (first, second):
        while chair.view["again"] is None:
            chair.next()
        assert chair.view["again"] == {"seat": 1, **offered}
    assert ann.join(table_id).view["again"] == {"seat": 1, **offered}
    assert Player(ann.url, "Eve").join(table_id).view["again"] is None
    waiting = ann.get(f"/api/tables/{offered['table']}?key={offered['key']}")
    assert [seat["name"] for seat in waiting["seats"]] == [None, "Bob"]
    assert waiting["options"] == first.heard[0]["table"]["options"]
    assert waiting["seed_sha256"] != first.heard[0]["table"]["seed_sha256"]
    assert ask(ann, table_id) == ask(bob, table_id) == offered
    seats = ann.get(f"/api/tables/{offered['table']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob"]


def test_two_who_ask_at_once_come_to_one_table(ann: Player, bob: Player) -> None:
    table_id, _, _ = ended(ann, bob)
    answers: list[Any] = []
    asking = [
        threading.Thread(target=lambda player=player: answers.append(ask(player, table_id))) for player in (ann, bob)
    ]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert answers[0] == answers[1]
    open_tables = [row for player in (ann, bob) for row in player.get("/api/me/tables") if not row["over"]]
    assert {row["id"] for row in open_tables} == {answers[0]["table"]}


def test_the_same_deal_and_a_new_offer_once_the_last_one_is_over(ann: Player, bob: Player) -> None:
    table_id, first, _ = ended(ann, bob)
    offered = ask(ann, table_id, same_deal=True)
    chair = ann.join(offered["table"])
    assert chair.ask("give-up")["view"]["seed"] == first.view["seed"]
    assert ask(bob, table_id)["table"] != offered["table"]


def test_bots_come_along(ann: Player) -> None:
    table = ann.open("dreamscape", bots=[{"seat": 1, "bot": "apprentice"}])
    chair = ann.join(table["id"])
    assert ask(ann, table["id"])["key"] == "match-not-over"
    chair.ask("give-up")
    seats = ann.get(f"/api/tables/{ask(ann, table['id'])['table']}")["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Ann", None), (None, "apprentice")]


def test_only_those_who_played_may_ask(ann: Player, bob: Player) -> None:
    table = ann.open()
    ann.join(table["id"]).ask("give-up")
    assert ask(bob, table["id"])["key"] == "not-seated"


def test_whoever_sits_at_a_table_knows_its_link(ann: Player, bob: Player) -> None:
    table = ann.open(options={"players": 2}, private=True)
    assert ann.join(table["id"]).heard[0]["key"] == table["key"]
    assert bob.join(table["id"], f"?key={table['key']}").heard[0]["key"] is None
    daily = ann.http.post("/api/daily/onirim").json()["table"]
    assert ann.join(daily).heard[0]["key"] is None


def test_a_match_that_is_over_is_open_to_everybody_who_has_its_address(ann: Player, bob: Player) -> None:
    table = ann.open(private=True)["id"]
    assert bob.http.get(f"/api/tables/{table}/moments").json()["key"] == "table-private"
    ann.join(table).ask("give-up")
    assert len(bob.get(f"/api/tables/{table}/moments")["moments"]) == 1
    assert bob.get(f"/api/tables/{table}/record")["game"] == "onirim"
    assert bob.join(table).view["given_up"]
    daily = ann.http.post("/api/daily/onirim").json()["table"]
    ann.join(daily).ask("give-up")
    assert bob.http.get(f"/api/tables/{daily}/moments").json()["key"] == "table-private"
