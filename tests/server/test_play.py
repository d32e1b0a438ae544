"""Playing over the network: every game, alone and together, resuming, repeating, watching."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert

from reverie.core import catalogue
from reverie.core.option import settle
from reverie.core.record import from_record
from reverie.server.storage.database import Database
from reverie.server.storage.entries import CHAT, Entry, entry
from reverie.server.storage.schema import ENTRIES
from tests.server.running import Chair, Player, Server, play_on

TWO: dict[str, Any] = {"options": {"players": 2}}


def together(ann: Player, bob: Player, **wish: Any) -> tuple[str, Chair, Chair]:
    table = ann.open(**TWO | wish)
    bob.sit(table)
    return table["id"], ann.join(table["id"]), bob.join(table["id"])


@pytest.mark.parametrize("game", catalogue.names())
def test_two_play_a_whole_match(ann: Player, bob: Player, game: str) -> None:
    table_id, first, second = together(ann, bob, game=game)
    watcher = Player(ann.url, "Eve").join(table_id)
    said = first.heard[0]["table"]["seed_sha256"]
    assert first.view["seed"] is None
    decisions = play_on([first, second, watcher])
    assert decisions > 10
    for chair in (first, second, watcher):
        assert chair.view["result"] == first.view["result"]
        assert hashlib.sha256(chair.view["seed"].encode()).hexdigest() == said
    record = bob.get(f"/api/tables/{table_id}/record")
    result = from_record(record).result
    assert result is not None
    assert result.pack() == first.view["result"]
    for player in (ann, bob):
        assert player.get("/api/me/records") == [record]
        counted = player.get("/api/me/statistics")[game]
        assert counted["all"]["games"] == counted["by_mode"]["people"]["games"] == 1


def test_everybody_gets_their_own_view(ann: Player, bob: Player) -> None:
    table_id, first, second = together(ann, bob)
    watcher = Player(ann.url).join(table_id)
    for chair, seat in ((first, 0), (second, 1), (watcher, None)):
        assert chair.heard[0]["you"] == seat
        assert chair.view["observation"]["viewer"] == seat
        asked = chair.view["actor"] == seat
        assert bool(chair.choices) == asked
        assert (chair.view["question"] is not None) == asked


def test_a_repeated_action_is_answered_again_and_done_once(ann: Player) -> None:
    table = ann.open()
    chair = ann.join(table["id"])
    at, choice = chair.view["at"], chair.choices[0]
    done = chair.ask("act", id="once", at=at, actions=[choice])
    assert done["type"] == "update"
    again = chair.ask("act", id="once", at=at, actions=[choice])
    assert again == {"type": "done", "id": "once", "position": done["view"]["at"]}
    assert ann.join(table["id"]).view["at"] == done["view"]["at"]


def test_an_action_that_lost_its_place_is_composed_anew(server: Server, ann: Player) -> None:
    """Another worker was faster. Here nobody tells us, so the database does."""
    table_id = ann.open()["id"]
    chair = ann.join(table_id)
    chair.act()
    at = chair.view["at"]
    said = entry(table_id, at + 1, CHAT, 0, {"name": "Ann", "text": "Hm."}, ann.id)
    asyncio.run(write_behind_its_back(server.db, said))
    assert chair.act()["view"]["at"] == at + 2
    assert [each["chat"]["text"] for each in chair.heard if each["type"] == "chat"] == ["Hm."]
    assert play_on([chair], 1) == 1


async def write_behind_its_back(db: str, written: Entry) -> None:
    database = Database(db)
    try:
        await database.write(insert(ENTRIES).values(**msgspec.structs.asdict(written)))
    finally:
        await database.close()


def test_messages_at_once_are_answered_in_their_order(ann: Player) -> None:
    chair = ann.join(ann.open()["id"])
    act = {"at": chair.view["at"], "actions": chair.choices[:1]}
    sent = [chair.wish("ping"), chair.wish("act", **act), chair.wish("undo", at=0), chair.wish("ping")]
    sent += [chair.wish("act", **act), chair.wish("review"), chair.wish("act", at=0, actions=["nonsense"])]
    answers: list[str] = []
    while len(answers) < len(sent):
        told = chair.next()
        answers += [told[key] for key in ("id", "answer") if told.get(key)]
    assert answers == sent


def test_a_stale_action_is_refused(ann: Player) -> None:
    chair = ann.join(ann.open()["id"])
    old = chair.view["at"]
    chair.act()
    refused = chair.ask("act", at=old, actions=[chair.choices[0]])
    assert refused["key"] == "stale"
    assert refused["facts"] == {"at": chair.view["at"]}


def test_reconnecting_resumes_exactly(ann: Player, bob: Player) -> None:
    table_id, first, second = together(ann, bob)
    play_on([first, second], 5)
    first.close()
    known = first.view["at"]
    missed = [second.heard[-1]]
    while second.view["actor"] == 1 and len(missed) < 3:
        missed.append(second.act())
    back = ann.join(table_id, f"?since={known}")
    told = [event for update in missed[1:] for event in update["events"]]
    assert [event["event"] for event in back.heard[0]["events"]] == [event["event"] for event in told]
    assert back.view["at"] == second.view["at"]
    assert ann.join(table_id, f"?since={back.view['at']}").heard[0]["events"] == []


def test_a_refusal_names_the_rule(ann: Player) -> None:
    chair = ann.join(ann.open()["id"])
    others = [text for text in map(str, catalogue.find("onirim").ACTIONS) if text not in chair.choices]
    refused = chair.act(others[0])
    assert refused["key"] == "refused" and refused["facts"]["rule"].startswith("O-")
    assert chair.act("xyzzy")["key"] == "action-unknown"


def test_out_of_turn_and_without_a_seat(ann: Player, bob: Player) -> None:
    table_id, first, second = together(ann, bob)
    chairs = [first, second]
    other = chairs[1 - first.view["actor"]]
    refused = other.ask("act", at=other.view["at"], actions=[chairs[first.view["actor"]].choices[0]])
    assert refused["key"] == "refused"
    watcher = Player(ann.url).join(table_id)
    assert watcher.ask("act", at=watcher.view["at"], actions=["play Rs"])["key"] == "not-seated"


def test_nobody_acts_before_the_table_is_full(ann: Player, bob: Player) -> None:
    table = ann.open(**TWO)
    chair = ann.join(table["id"])
    assert chair.act()["key"] == "table-not-full"
    bob.sit(table)
    assert chair.hear("people")["seats"][1]["name"] == "Bob"
    assert chair.act()["type"] == "update"


def test_private_tables_need_the_link(ann: Player, bob: Player) -> None:
    table = ann.open(private=True, **TWO)
    assert bob.http.get(f"/api/tables/{table['id']}").json()["key"] == "table-private"
    assert bob.http.post(f"/api/tables/{table['id']}/seats", json={}).json()["key"] == "table-private"
    assert bob.join(table["id"]).heard[0]["key"] == "table-private"
    assert table["id"] not in [row["id"] for row in bob.get("/api/tables")]
    assert bob.join(table["id"], f"?key={table['key']}").heard[0]["type"] == "welcome"
    assert bob.sit(table) == 1
    assert bob.join(table["id"]).heard[0]["you"] == 1


def test_the_lobby_lists_public_tables(ann: Player, bob: Player) -> None:
    table = ann.open("dreamscape")
    rows = {row["id"]: row for row in bob.get("/api/tables?game=dreamscape")}
    assert rows[table["id"]]["seats"][0]["name"] == "Ann"
    assert table["id"] not in [row["id"] for row in bob.get("/api/tables?game=onirim")]
    assert "key" not in rows[table["id"]]


def test_chat_where_the_mode_allows_it(ann: Player, bob: Player) -> None:
    _, first, _ = together(ann, bob)
    assert not first.heard[0]["table"]["chat"]
    assert first.ask("chat", text="psst")["key"] == "silence"
    table_id, first, second = together(ann, bob, options={"players": 2, "coop_info": "open"})
    first.wish("chat", text="Cześć 안녕 <b>")
    assert second.hear("chat")["chat"]["text"] == "Cześć 안녕 <b>"
    assert second.heard[-1]["chat"]["name"] == "Ann"
    assert ann.join(table_id).heard[0]["chats"] == [second.heard[-1]["chat"]]
    # Talk does not make an action stale.
    assert [first, second][first.view["actor"]].act()["type"] == "update"


def test_leaving_a_seat_before_the_first_action(ann: Player, bob: Player) -> None:
    table = ann.open(**TWO)
    assert bob.sit(table) == 1
    assert bob.http.delete(f"/api/tables/{table['id']}/seats").status_code == 204
    assert bob.sit(table) == 1
    play_on([ann.join(table["id"]), bob.join(table["id"])], 1)
    assert bob.http.delete(f"/api/tables/{table['id']}/seats").json()["key"] == "match-begun"


def test_the_page_that_verifies(ann: Player) -> None:
    table = ann.open()
    chair = ann.join(table["id"])
    before = ann.http.get(f"/verify/{table['id']}").text
    assert table["seed_sha256"] in before
    play_on([chair])
    assert chair.view["seed"] not in before
    for language in ("en", "pl", "ko"):
        page = ann.http.get(f"/verify/{table['id']}", headers={"Accept-Language": language}).text
        assert f"lang={language}" in page
        assert table["seed_sha256"] in page
        assert chair.view["seed"] in page


def test_a_link_that_leads_nowhere_says_so_and_leads_home(ann: Player) -> None:
    person = {"Accept": "text/html,*/*", "Accept-Language": "pl"}
    private = ann.open(private=True)["id"]
    for path, said in (("/foo", "Niczego tu nie ma."), (f"/verify/{private}", "prywatny"), ("/verify/none", "stołu")):
        page = httpx.get(f"{ann.url}{path}", headers=person)
        assert page.status_code >= 400
        assert page.headers["content-type"].startswith("text/html")
        assert said in page.text
        assert "<a href='/'>" in page.text
    assert "body" in ann.http.get("/pages.css").text
    for path in ("/foo", "/api/foo"):
        assert httpx.get(f"{ann.url}{path}").json() == {"key": "not-found", "facts": {}}
    assert httpx.get(f"{ann.url}/api/foo", headers=person).json()["key"] == "not-found"


def test_verifying_a_record(ann: Player, server: Server) -> None:
    table = ann.open()
    play_on([ann.join(table["id"])])
    record = ann.get(f"/api/tables/{table['id']}/record")
    good = ann.http.post("/api/verify", json=record)
    assert good.status_code == 200
    assert good.json()["seed_sha256"] == table["seed_sha256"]
    forged = {**record, "log": [*record["log"][:-1], "0 play Rs"]}
    assert ann.http.post("/api/verify", json=forged).json()["key"].startswith("record-")


def test_what_is_not_possible_is_explained_by_its_rule(ann: Player) -> None:
    table = ann.open()
    chair = ann.join(table["id"])
    held = {choice["facts"]["card"] for choice in chair.view["choices"]}
    missing = next(card for card in ("Rs", "Bs", "Gs", "Ns", "Rm", "Bm") if card not in held)
    at = chair.view["at"]
    why = chair.ask("why", at=at, verb="play", facts={"card": missing, "whose": "own"})
    assert (why["key"], why["facts"]) == ("refused", {"rule": "O-9"})
    first = chair.view["choices"][0]
    assert chair.ask("why", at=at, verb=first["verb"], facts=first["facts"])["key"] == "allowed"
    assert chair.ask("why", at=at, verb="dance", facts={})["key"] == "action-unknown"
    assert chair.view["at"] == at, "to ask changes nothing"


def test_a_choice_has_its_code_among_all_actions(ann: Player) -> None:
    chair = ann.join(ann.open()["id"])
    onirim = catalogue.find("onirim")
    actions = onirim.player_actions(settle(onirim.OPTIONS, {}))
    assert [onirim.write(actions[choice["code"]]) for choice in chair.view["choices"]] == chair.choices


def test_the_pieces_of_a_box_are_told_with_their_names(ann: Player) -> None:
    table = ann.open(game="dreamscape", options={"players": 2})
    assert "Monumentalna Skała" in [
        term["names"].get("pl") for term in ann.get(f"/api/tables/{table['id']}/lexicon").values()
    ]
