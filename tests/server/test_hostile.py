"""Hostile clients: nonsense, stale, repeated, oversized, out of turn, from elsewhere. Each gets a clear refusal."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from reverie.server.storage.database import Database
from reverie.server.storage.entries import ACT, Entry
from reverie.server.tables.store import Store
from tests.server.conftest import NewDatabase
from tests.server.running import Chair, Player, Server, choices_of, serving

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
Draw = Callable[[st.SearchStrategy[Any]], Any]
TYPES = st.sampled_from(
    ["act", "undo", "agree", "keep", "chat", "lend", "back", "hint", "review", "ping", "welcome", ""]
)


class Hostile:
    """Wishes of a client who sits at a table for two and means no good."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.last = ""

    def act(self, **change: Any) -> str:
        view = self.chair.view
        choice = (choices_of(view) or ["play Rs"])[0]
        wish = {"type": "act", "id": f"h{time.monotonic_ns()}", "at": view["at"], "actions": [choice]}
        return json.dumps({**wish, **change})

    def good(self) -> str:
        self.last = self.act()
        return self.last

    def again(self) -> str:
        return self.last or self.good()


WRONG = st.sampled_from(["play Rs", "discard Nk", "drop X", "deal Rs"])
FIELDS = st.dictionaries(st.text(max_size=6), JSON, max_size=3)

# What is sent, made from what the client knows.
MEANS: dict[str, Callable[[Hostile, Draw], str | bytes]] = {
    "good": lambda hostile, draw: hostile.good(),
    "again": lambda hostile, draw: hostile.again(),
    "stale": lambda hostile, draw: hostile.act(at=draw(st.integers(0, max(0, hostile.chair.view["at"] - 1)))),
    "future": lambda hostile, draw: hostile.act(at=draw(st.integers(hostile.chair.view["at"] + 1, 2**40))),
    "wrong": lambda hostile, draw: hostile.act(actions=[draw(WRONG)]),
    "unread": lambda hostile, draw: hostile.act(actions=[draw(st.text(max_size=30))]),
    "many": lambda hostile, draw: hostile.act(actions=["play Rs"] * draw(st.integers(0, 40))),
    "big": lambda hostile, draw: hostile.act(actions=["x" * draw(st.integers(8_192, 20_000))]),
    "other": lambda hostile, draw: hostile.act(type=draw(TYPES)),
    "shape": lambda hostile, draw: json.dumps({"type": draw(TYPES), "id": "x", "at": 1, **draw(FIELDS)}),
    "json": lambda hostile, draw: json.dumps(draw(JSON)),
    "text": lambda hostile, draw: draw(st.text(max_size=200)),
    "bytes": lambda hostile, draw: draw(st.binary(max_size=200)),
}


async def log_of(db: str, table_id: str) -> list[Entry]:
    database = Database(db)
    try:
        return await Store(database, 1).entries(table_id, 0)
    finally:
        await database.close()


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_wish_is_answered_and_the_log_is_what_was_granted(server: Server, data: st.DataObject) -> None:
    ann = Player(server.url)
    bob = Player(server.url, "Bob")
    table = ann.open(options={"players": 2})
    bob.sit(table)
    chairs = [ann.join(table["id"]), bob.join(table["id"])]
    for chair in chairs:
        chair.quiet(0.05)
    hostiles = [Hostile(chair) for chair in chairs]
    granted: list[str] = []
    for _ in range(data.draw(st.integers(1, 12))):
        hostile = hostiles[data.draw(st.integers(0, 1))]
        text = MEANS[data.draw(st.sampled_from(sorted(MEANS)))](hostile, data.draw)
        before = chairs[0].view["at"]
        hostile.chair.socket.send(text)
        answer = hostile.chair.next()
        while answer["type"] in ("people", "chat") or (answer["type"] == "update" and answer["answer"] is None):
            answer = hostile.chair.next()
        assert answer["type"] in ("update", "refused", "done", "pong"), answer
        if answer["type"] == "update" and answer["view"]["at"] != before:
            granted.append(answer["answer"])
        for chair in chairs:
            while chair.view["at"] < answer.get("view", {}).get("at", 0):
                chair.next()
    log = asyncio.run(log_of(server.db, table["id"]))
    assert [each.wish for each in log if each.kind == ACT] == granted
    for chair in chairs:
        chair.close()


def test_a_flood_is_refused_and_then_cut(new_database: NewDatabase, tmp_path: Any) -> None:
    with serving(new_database("sqlite"), tmp_path / "log", messages_per_second=5, messages_at_once=10) as server:
        ann = Player(server.url)
        chair = ann.join(ann.open()["id"])
        for _ in range(300):
            chair.socket.send('{"type": "ping", "id": "x"}')
        with contextlib.suppress(ConnectionClosed):
            while True:
                chair.next(5)
        kinds = [each.get("key", each["type"]) for each in chair.heard]
        assert kinds.count("pong") >= 10
        assert kinds.count("too-fast") > 100
        assert {each["id"] for each in chair.heard if each.get("key") == "too-fast"} == {"x"}
        assert chair.socket.close_code == 1008
        assert server.mistakes() == []


def test_what_is_far_too_big_closes_the_socket(ann: Player) -> None:
    chair = ann.join(ann.open()["id"])
    chair.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        while True:
            chair.next(10)
    assert chair.socket.close_code == 1009


def test_requests_that_are_too_big_or_too_many(new_database: NewDatabase, tmp_path: Any) -> None:
    with serving(new_database("sqlite"), tmp_path / "log", open_tables=2, writes_at_once=12) as server:
        ann = Player(server.url)
        big = ann.http.post("/api/guests", json={"name": "x" * 100_000})
        assert (big.status_code, big.json()["key"]) == (413, "message-too-big")
        ann.open(), ann.open()
        full = ann.http.post("/api/tables", json={"game": "onirim"})
        assert (full.status_code, full.json()["key"]) == (429, "too-many-tables")
        for _ in range(100):  # on a slow machine one or another is allowed in between
            fast = ann.http.post("/api/guests", json={"name": "Ann"})
            if fast.is_error:
                break
        assert (fast.status_code, fast.json()["key"]) == (429, "too-fast")


def test_other_sites_are_kept_out(server: Server, ann: Player) -> None:
    table_id = ann.open()["id"]
    address = f"{server.url.replace('http', 'ws')}/ws/tables/{table_id}"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(server.url)) as line:
        assert json.loads(line.recv())["type"] == "welcome"
    foreign = ann.http.post("/api/guests", json={"name": "Eve"}, headers={"Origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["key"]) == (403, "origin")


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/nowhere", "/healthz"):
        headers = httpx.get(f"{server.url}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        answer = browser.post("/api/guests", json={"name": "  Ann   B "})
        assert answer.json()["name"] == "Ann B"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie
        assert answer.json()["id"] not in answer.text.replace(answer.json()["id"], "", 1)
        mine = browser.get("/api/me").json()
        assert browser.post("/api/guests", json={"name": "Ann C"}).json()["id"] == mine["id"]
        value = browser.cookies["reverie_guest"]
    other = "a" if value[-5] != "a" else "b"  # not the last letter: not all of its bits count
    for forged in (value[:-5] + other + value[-4:], "x", "", f'"{mine["id"]}"'):
        stranger = {"Cookie": f"reverie_guest={forged}"}
        answer = httpx.get(f"{server.url}/api/me", headers=stranger)
        assert (answer.status_code, answer.json()) == (200, None)
        answer = httpx.get(f"{server.url}/api/me/tables", headers=stranger)
        assert (answer.status_code, answer.json()["key"]) == (401, "not-signed-in")


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\x00b", "\u202e", "a\nb\u0007"])
def test_names_have_to_be_fit_to_be_shown(server: Server, name: str) -> None:
    refused = httpx.post(f"{server.url}/api/programs", json={"name": name})
    assert (refused.status_code, refused.json()["key"]) in ((409, "name"), (409, "nul"), (422, "request"))


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": "onirim", "options": {"players": 3}}, "option-value"),
        ({"game": "onirim", "options": {"luck": True}}, "option-unknown"),
        ({"game": "onirim", "options": {"players": True}}, "option-value"),
        ({"game": "onirim", "seat": 1}, "seat-unknown"),
        ({"game": "onirim", "bots": [{"seat": 0, "bot": "sleepwalker"}]}, "seat-taken"),
        ({"game": "onirim", "seat": None, "bots": [{"seat": 0, "bot": "nobody"}]}, "bot-unknown"),
        ({"game": "onirim", "bots": [{"seat": "x", "bot": "sleepwalker"}]}, "request"),
        ({"game": "onirim", "clock": -1}, "request"),
        ({"game": "onirim", "color": "red"}, "request"),
        ([], "request"),
    ],
)
def test_tables_that_cannot_be(ann: Player, wish: Any, key: str) -> None:
    refused = ann.http.post("/api/tables", json=wish)
    assert 400 <= refused.status_code < 500
    assert refused.json()["key"] == key


def test_no_table_no_method_no_page(ann: Player) -> None:
    assert ann.join("nothing").heard[0]["key"] == "table-unknown"
    assert ann.http.get("/api/tables/nothing").json()["key"] == "table-unknown"
    assert ann.http.get("/nowhere").json() == {"key": "not-found", "facts": {}}
    assert ann.http.delete("/api/games").json()["key"] == "method"


def test_a_client_that_does_not_read_is_let_go(new_database: NewDatabase, tmp_path: Any) -> None:
    """What waits for it stays bounded, nobody else waits for it, and it can come back."""
    with serving(new_database("sqlite"), tmp_path / "log", waiting_bytes=50_000, messages_per_second=1e6) as server:
        ann, bob = Player(server.url), Player(server.url, "Bob")
        table = ann.open(options={"players": 2, "coop_info": "open"})
        bob.sit(table)
        chair = ann.join(table["id"])
        deaf = socket.create_connection(("127.0.0.1", server.port), 30)
        deaf.sendall(handshake(server, table["id"], bob.http.headers["Authorization"]))
        while not is_here(chair, 1):
            chair.next()
        ping = b'{"type":"ping","id":"' + b"x" * 64 + b'"}'
        with deaf, contextlib.suppress(OSError):
            while True:
                deaf.sendall(masked(ping) * 1_000)
                assert chair.ask("ping")["type"] == "pong"
        while is_here(chair, 1):
            chair.next()
        let_go = [line for line in server.logged() if line["message"] == "let go"]
        assert [line["guest"] for line in let_go] == [bob.id]
        assert 50_000 < let_go[0]["waiting"] < 51_000
        assert bob.join(table["id"]).heard[0]["you"] == 1
        assert server.mistakes() == []


def is_here(chair: Chair, seat: int) -> bool:
    """As far as this chair was told."""
    told: list[bool] = [each["seats"][seat]["present"] for each in chair.heard if "seats" in each]
    return told[-1]


def handshake(server: Server, table_id: str, authorization: str) -> bytes:
    return (
        f"GET /ws/tables/{table_id} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nAuthorization: {authorization}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def masked(message: bytes) -> bytes:
    """A text of less than 126 bytes under a mask of zeroes."""
    return bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message
