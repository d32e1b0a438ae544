"""Looking back, playing a deal again, two seats of one browser."""

from __future__ import annotations

import json

import pytest
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from reverie.core.catalogue import find
from reverie.core.match import Match
from reverie.core.record import lines_of
from reverie.server.tables import clerks
from tests.server.running import Player, Server


def test_moments_tell_the_match_decision_by_decision(ann: Player) -> None:
    table = ann.open(seed="reverie")
    chair = ann.join(table["id"])
    chair.act("play Rs")
    chair.act("play Rm")
    told = ann.get(f"/api/tables/{table['id']}/moments")["moments"]
    assert [moment["seat"] for moment in told] == [None, 0, 0]
    assert [event["event"] for event in told[1]["events"]] == ["play", "draw", "turn"]
    assert [moment["observation"]["rows"] for moment in told] == [[[]], [["Rs"]], [["Rs", "Rm"]]]


def test_a_match_is_told_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find("onirim"), seed="pages")
    for _ in range(7):
        match.play(0, match.choices(0)[0])
    lines: clerks.Lines = ("onirim", dict(match.options), "pages", lines_of(match.log))
    whole = json.loads(clerks.look_back(lines, 0, -1, compressed=False))
    assert [moment["number"] for moment in whole["moments"]] == list(range(8))
    monkeypatch.setattr(clerks, "MOMENTS_IN_PAGE", 3)
    pages, since = [], -1
    while since < whole["last"]:
        page = json.loads(clerks.look_back(lines, 0, since, compressed=False))
        assert (len(page["moments"]) <= 3, page["last"]) == (True, 7)
        pages += page["moments"]
        since = pages[-1]["number"]
    assert pages == whole["moments"]
    assert json.loads(clerks.look_back(lines, 0, 7, compressed=False))["moments"] == []


def test_a_view_says_how_many_decisions_there_were_and_only_the_missing_are_told(ann: Player) -> None:
    table = ann.open(seed="reverie")
    chair = ann.join(table["id"])
    assert (chair.view["decided"], chair.heard[0]["resumed"]) == (0, False)
    chair.act("play Rs")
    known = chair.view["at"]
    assert chair.view["decided"] == 1
    assert ann.join(table["id"], f"?since={known}").heard[0]["resumed"]
    chair.act("play Rm")
    number = chair.view["decided"]
    assert number == 2
    told = ann.get(f"/api/tables/{table['id']}/moments?since={number - 1}")
    assert ([moment["number"] for moment in told["moments"]], told["last"]) == ([number], number)


def test_a_known_seed_deals_the_same_cards(ann: Player, bob: Player) -> None:
    hands = []
    for player in (ann, bob):
        table = player.open(seed="tonight")
        hands.append(player.get(f"/api/tables/{table['id']}/moments")["moments"][0]["observation"]["hands"])
    assert hands == [[["Rk", "Bs", "Bs", "Bk", "Gm"]]] * 2


def test_a_seed_of_half_a_letter_is_refused(ann: Player) -> None:
    answer = ann.http.post(
        "/api/tables", content=b'{"game": "onirim", "seed": "\\ud800"}', headers={"Content-Type": "application/json"}
    )
    assert answer.status_code in (409, 422)


def test_nobody_looks_back_through_other_eyes_before_the_end(ann: Player, bob: Player) -> None:
    table = ann.open(options={"players": 2})
    bob.sit(table)
    path = f"/api/tables/{table['id']}/moments"
    assert bob.http.get(path, params={"eyes": 0}).json()["key"] == "match-not-over"
    assert bob.http.get(path, params={"eyes": 7}).json()["key"] == "seat-unknown"
    mine, theirs = ann.get(path)["moments"], bob.get(path)["moments"]
    assert [len(moments) for moments in (mine, theirs)] == [1, 1]
    assert (mine[0]["observation"]["viewer"], theirs[0]["observation"]["viewer"]) == (0, 1)


def test_in_silence_looking_back_hides_what_was_hidden(ann: Player, bob: Player) -> None:
    table = ann.open(options={"players": 2}, seed="silence 2")
    bob.sit(table)
    chairs = [ann.join(table["id"]), bob.join(table["id"])]
    for actor in (0, 1, 0, 1, 0, 1):  # the draft (O-41)
        chairs[actor].act()
        while chairs[1 - actor].view["at"] < chairs[actor].view["at"]:
            chairs[1 - actor].next()
    assert chairs[0].view["question"]["name"] == "play-or-discard"
    before = len(bob.get(f"/api/tables/{table['id']}/moments")["moments"])
    chairs[0].act(next(text for text in chairs[0].choices if not text.endswith("shared")))
    told = bob.get(f"/api/tables/{table['id']}/moments")["moments"]
    assert len(told) == before + 1
    drawn = [event for event in told[-1]["events"] if event["event"] == "draw" and event["to"] == "hand"]
    assert drawn
    assert all("card" not in event for event in drawn)


def test_a_socket_can_carry_its_token_as_a_subprotocol(server: Server, ann: Player) -> None:
    table = ann.open()
    token = ann.http.headers["Authorization"].partition(" ")[2]
    address = f"{server.url.replace('http', 'ws')}/ws/tables/{table['id']}"
    with connect(address, subprotocols=[Subprotocol("bearer"), Subprotocol(token)]) as socket:
        assert socket.subprotocol == "bearer"
        assert '"you":0' in str(socket.recv())
    with connect(address, subprotocols=[Subprotocol("bearer"), Subprotocol("nobody")]) as socket:
        assert '"you":null' in str(socket.recv())
