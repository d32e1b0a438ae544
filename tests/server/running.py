"""A real server in a process of its own, and real clients."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

START = "from reverie.cli import main; main()"
PATIENT = 90.0
WISHES = itertools.count(1)
OPENED: list[Player | Chair] = []  # by the test that runs; all are closed after it


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`reverie serve`, started, stopped and killed at will."""

    def __init__(self, db: str, log: Path, start: str = START, **settings: object) -> None:
        self.db = db
        self.log = log
        self.start_with = start
        self.settings = {f"REVERIE_SERVER_{name.upper()}": str(value) for name, value in settings.items()}
        self.port = free_port()
        self.metrics_port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        command = [sys.executable, "-c", self.start_with, "serve", "--port", str(self.port), "--db", self.db]
        plenty = {
            "REVERIE_SERVER_WRITES_AT_ONCE": "100000",
            "REVERIE_SERVER_OPEN_TABLES": "10000",
            "REVERIE_SERVER_CLIENT": "",
            "REVERIE_SERVER_METRICS": f"127.0.0.1:{self.metrics_port}",
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log, env={**os.environ, **plenty, **self.settings})
        deadline = time.monotonic() + PATIENT
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return self
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise RuntimeError(f"no server: {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def metrics(self) -> str:
        return httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics").text

    def logged(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def mistakes(self) -> list[dict[str, Any]]:
        return [line for line in self.logged() if line["level"] in ("ERROR", "CRITICAL")]


@contextlib.contextmanager
def serving(db: str, log: Path, start: str = START, **settings: object) -> Iterator[Server]:
    # Matches here are played faster than people play; the limit on the rate has a test with one of its own.
    server = Server(db, log, start, **{"messages_per_second": 10_000, **settings})
    server.start()
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            server.stop()


class Player:
    """A guest with a token."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENT)
        OPENED.append(self)
        made = self.http.post("/api/programs", json={"name": name})
        assert made.status_code == 200, made.text
        self.id = made.json()["id"]
        self.http.headers["Authorization"] = f"Bearer {made.json()['token']}"

    def at(self, url: str) -> Player:
        """The same guest, at another worker."""
        twin = object.__new__(Player)
        twin.url, twin.id = url, self.id
        twin.http = httpx.Client(base_url=url, timeout=PATIENT, headers=self.http.headers)
        OPENED.append(twin)
        return twin

    def open(self, game: str = "onirim", **wish: Any) -> dict[str, Any]:
        made = self.http.post("/api/tables", json={"game": game, **wish})
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found

    def sit(self, table: dict[str, Any], seat: int | None = None) -> int:
        given = self.http.post(f"/api/tables/{table['id']}/seats", json={"seat": seat, "key": table.get("key", "")})
        assert given.status_code == 200, given.text
        return int(given.json()["seat"])

    def get(self, path: str) -> Any:
        found = self.http.get(path)
        assert found.status_code == 200, found.text
        return found.json()

    def join(self, table_id: str, query: str = "") -> Chair:
        return Chair(self.url, table_id, dict(self.http.headers), query)

    def close(self) -> None:
        self.http.close()


class Chair:
    """A socket at a table. `view` is the newest; `heard` is every message."""

    def __init__(self, url: str, table_id: str, headers: dict[str, str], query: str = "") -> None:
        address = f"{url.replace('http', 'ws')}/ws/tables/{table_id}{query}"
        kept = {name: value for name, value in headers.items() if name.lower() in ("authorization", "cookie")}
        self.open = contextlib.ExitStack()
        self.socket: ClientConnection = self.open.enter_context(
            connect(
                address, additional_headers=kept, max_size=None, compression=None, close_timeout=1, open_timeout=PATIENT
            )
        )
        OPENED.append(self)
        self.raw: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.next()

    def next(self, timeout: float = PATIENT) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if "view" in message:
            self.view = message["view"]
        return message

    def hear(self, kind: str, timeout: float = PATIENT) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.next(timeout)
            if message["type"] == kind:
                return message

    def quiet(self, seconds: float = 0.3) -> list[dict[str, Any]]:
        """What is still said in so much time."""
        before = len(self.heard)
        with contextlib.suppress(TimeoutError):
            while True:
                self.next(seconds)
        return self.heard[before:]

    def wish(self, kind: str, **facts: Any) -> str:
        wish = facts.pop("id", None) or f"{kind}-{next(WISHES)}"
        self.socket.send(json.dumps({"type": kind, "id": wish, **facts}))
        return str(wish)

    def answer(self, wish: str) -> dict[str, Any]:
        while True:
            message = self.next()
            if message.get("id") == wish or message.get("answer") == wish:
                return message

    def ask(self, kind: str, **facts: Any) -> dict[str, Any]:
        """A wish and its answer."""
        return self.answer(self.wish(kind, **facts))

    def act(self, *actions: str) -> dict[str, Any]:
        """The given actions, or the first choice."""
        return self.ask("act", at=self.view["at"], actions=list(actions) or [self.view["choices"][0]["text"]])

    def until_asked(self, seat: int) -> None:
        while self.view["actor"] not in (seat, None):
            self.next()

    def close(self) -> None:
        self.open.close()


def play_on(chairs: list[Chair], decisions: int = 10_000) -> int:
    """Everybody takes their first choice in turn; how many decisions were made. Every chair is up to date after."""
    made = 0
    while made < decisions and chairs[0].view["result"] is None:
        actor = chairs[0].view["actor"]
        chairs[actor].act()
        at = chairs[actor].view["at"]
        for chair in chairs:
            while chair.view["at"] < at:
                chair.next()
        made += 1
    return made
