"""Nothing acknowledged is lost, nothing happens twice: killed at random moments under load, or asked to stop."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from reverie.core.record import from_record
from reverie.server.storage.database import Database
from reverie.server.storage.entries import Entry
from reverie.server.tables.course import Course
from reverie.server.tables.store import Store
from tests.server.conftest import NewDatabase
from tests.server.running import Player, Server, choices_of, serving

TABLES = 12
KILLS = 3

Acknowledged = dict[str, dict[str, int]]  # by table: the wish, and the position it was said to be at


async def hammer(
    server: Server, player: Player, table_id: str, acknowledged: dict[str, int], stop: asyncio.Event
) -> None:
    """Play as fast as it goes. After every broken line connect again, and send again what was not answered."""
    luck = random.Random(table_id)
    unanswered: dict[str, Any] | None = None
    number = 0
    headers = {"Authorization": player.http.headers["Authorization"]}
    while not stop.is_set():
        with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
            address = f"{server.url.replace('http', 'ws')}/ws/tables/{table_id}"
            async with connect(address, additional_headers=headers, compression=None, close_timeout=0.1) as socket:
                view = json.loads(await socket.recv())["view"]
                while view["result"] is None and not stop.is_set():
                    if unanswered is None:
                        number += 1
                        choice = luck.choice(choices_of(view))
                        unanswered = {"type": "act", "id": f"w{number}", "at": view["at"], "actions": [choice]}
                    await socket.send(json.dumps(unanswered))
                    while unanswered is not None:
                        message = json.loads(await asyncio.wait_for(socket.recv(), 20))
                        if message.get("answer") == unanswered["id"]:
                            acknowledged[unanswered["id"]] = message["view"]["at"]
                        elif message.get("id") == unanswered["id"] and message["type"] == "done":
                            acknowledged[unanswered["id"]] = message["position"]
                        elif message.get("id") != unanswered["id"]:
                            continue
                        unanswered = None  # answered, or refused because it is stale
                        view = message.get("view", view)
                        if message["type"] != "update":
                            break
                    else:
                        continue
                    break  # the view is old: come in again
                if view["result"] is not None:
                    return
        await asyncio.sleep(0.05)


async def stored(db: str, table_id: str) -> tuple[Course, list[Entry]]:
    database = Database(db)
    try:
        store = Store(database, 1.0)
        log = await store.entries(table_id, 0)
        return Course(await store.header(table_id), log), log
    finally:
        await database.close()


def check_log(db: str, table_id: str, acknowledged: dict[str, int]) -> None:
    """Every acknowledged wish is in the log where it was said to be, once; and the log is a lawful match."""
    course, log = asyncio.run(stored(db, table_id))
    assert [entry.position for entry in log] == list(range(len(log)))
    found = {entry.wish: entry.position for entry in log if entry.wish is not None}
    assert len(found) == sum(entry.wish is not None for entry in log)
    for wish, position in acknowledged.items():
        assert found[wish] == position
    assert course.length == len(course.match.log)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_killed_under_load(kind: str, new_database: NewDatabase, tmp_path: Path) -> None:
    db = new_database(kind)
    server = Server(db, tmp_path / "log").start()
    player = Player(server.url)
    tables = [player.open(options={"players": 1, "limbo_rescue": True})["id"] for _ in range(TABLES)]
    acknowledged: Acknowledged = {table_id: {} for table_id in tables}
    luck = random.Random(kind)

    async def storm() -> None:
        stop = asyncio.Event()
        hands = [asyncio.create_task(hammer(server, player, each, acknowledged[each], stop)) for each in tables]
        for kill in range(KILLS):
            while sum(len(wishes) for wishes in acknowledged.values()) < 12 * (kill + 1):
                await asyncio.sleep(0.02)
            await asyncio.sleep(luck.uniform(0.0, 0.3))
            server.kill()
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.3)
        stop.set()
        await asyncio.gather(*hands)

    try:
        asyncio.run(storm())
    finally:
        server.kill()
    assert sum(len(wishes) for wishes in acknowledged.values()) > 10 * KILLS
    for table_id in tables:
        check_log(db, table_id, acknowledged[table_id])


def test_stopping_finishes_what_was_begun(new_database: NewDatabase, tmp_path: Path) -> None:
    db = new_database("sqlite")
    server = Server(db, tmp_path / "log").start()
    player = Player(server.url)
    tables = [player.open()["id"] for _ in range(4)]
    # A bot has thought, so that there is a process to be ended, too.
    player.join(player.open(options={"players": 2}, bots=[{"seat": 1, "bot": "sleepwalker"}])["id"]).act()
    acknowledged: Acknowledged = {table_id: {} for table_id in tables}

    async def until_stopped() -> int:
        stop = asyncio.Event()
        hands = [asyncio.create_task(hammer(server, player, each, acknowledged[each], stop)) for each in tables]
        while sum(len(wishes) for wishes in acknowledged.values()) < 10:
            await asyncio.sleep(0.05)
        code = await asyncio.to_thread(server.stop)
        stop.set()
        await asyncio.gather(*hands)
        return code

    assert asyncio.run(until_stopped()) == 0
    assert server.mistakes() == []
    assert any(line["message"] == "closed" for line in server.logged())
    for table_id in tables:
        check_log(db, table_id, acknowledged[table_id])


def test_a_killed_server_leaves_no_thinkers_behind(new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(new_database("sqlite"), tmp_path / "log") as server:
        assert server.process is not None
        player = Player(server.url)
        chair = player.join(player.open(options={"players": 2}, bots=[{"seat": 1, "bot": "sleepwalker"}])["id"])
        while chair.view["actor"] == 0:
            chair.act()
        chair.until_asked(0)
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True)
        children = listed.stdout.split()
        assert children
        server.kill()
        deadline = time.monotonic() + 10
        while any(Path(f"/proc/{child}").exists() for child in children):
            assert time.monotonic() < deadline, "orphans"
            time.sleep(0.1)


def test_a_table_that_slept_through_a_restart_goes_on(new_database: NewDatabase, tmp_path: Path) -> None:
    server = Server(new_database("sqlite"), tmp_path / "log").start()
    player = Player(server.url)
    table = player.open()
    chair = player.join(table["id"])
    for _ in range(3):
        chair.act()
    server.kill()
    server.start()
    try:
        again = player.join(table["id"])
        assert again.view == chair.view
        while again.view["result"] is None:
            again.act()
        record = player.get(f"/api/tables/{table['id']}/record")
        assert from_record(record).seed == again.view["seed"]
    finally:
        server.stop()
