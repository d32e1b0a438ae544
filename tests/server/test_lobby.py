"""Lists of tables are read from rows: no log is read, and no table is woken."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert

from reverie.server.storage import entries
from reverie.server.storage.database import Database, upgrade
from reverie.server.storage.entries import Entry, Header, entry
from reverie.server.storage.schema import ENTRIES, TABLES
from reverie.server.tables.course import Course
from reverie.server.tables.guests import Guest
from reverie.server.tables.opening import first_entries, new_header
from reverie.server.tables.store import Store
from tests.server.conftest import NewDatabase
from tests.server.running import Player, Server, play_on, serving

AWAKE = "reverie_tables_awake"


def awake(server: Server) -> int:
    [line] = [line for line in server.metrics().splitlines() if line.startswith(AWAKE)]
    return int(float(line.split()[1]))


def told(row: dict[str, Any]) -> dict[str, Any]:
    """Without what only a list for its owner has."""
    return {name: value for name, value in row.items() if name != "key"}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_lists_wake_no_table_and_say_what_the_tables_say(kind: str, new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(new_database(kind), tmp_path / "log") as server:
        ann, bob = Player(server.url, "Ann"), Player(server.url, "Bob")
        waiting = ann.open(options={"players": 2})["id"]
        begun = ann.open(options={"players": 2}, seed="reverie")
        bob.sit(begun)
        chairs = [ann.join(begun["id"]), bob.join(begun["id"])]
        play_on(chairs, 3)
        turn = chairs[0].view["actor"]
        left = ann.open(options={"players": 2})
        bob.sit(left)
        bob.http.delete(f"/api/tables/{left['id']}/seats")
        over = ann.open(options={"players": 1})["id"]
        ann.join(over).ask("give-up")
        for chair in chairs:
            chair.close()
        server.stop()
        server.start()

        lobby = {row["id"]: row for row in ann.get("/api/tables")}
        mine = {row["id"]: row for row in ann.get("/api/me/tables")}
        assert awake(server) == 0
        assert lobby.keys() == {waiting, begun["id"], left["id"]}
        assert mine.keys() == {*lobby, over}
        assert (mine[over]["over"], mine[over]["asked"]) == (True, None)
        assert (lobby[begun["id"]]["asked"], lobby[begun["id"]]["chosen_seed"]) == (turn, True)
        assert lobby[begun["id"]]["waits_since"] > lobby[begun["id"]]["opened"]
        names = {table_id: [seat["name"] for seat in row["seats"]] for table_id, row in lobby.items()}
        assert names == {waiting: ["Ann", None], begun["id"]: ["Ann", "Bob"], left["id"]: ["Ann", None]}
        for table_id, row in mine.items():
            assert told(row) == ann.get(f"/api/tables/{table_id}")  # which wakes it
        assert awake(server) == 4
    assert server.mistakes() == []


def a_log(header: Header) -> list[Entry]:
    """Somebody sits down, a bot plays to the end for one who has gone, and another for one who is away."""
    log = first_entries(header, Guest("ann", "Ann", False), 0, {}, chosen=True)
    later: list[tuple[str, int, dict[str, Any], str | None]] = [
        (entries.SIT, 1, {"name": "Bob"}, "bob"),
        (entries.LEAVE, 1, {}, "bob"),
        (entries.SIT, 1, {"name": "Cleo"}, "cleo"),
        (entries.MUTE, 1, {"muted": True}, "ann"),
        (entries.CHAT, 0, {"name": "Ann", "text": "hm"}, "ann"),
        (entries.LEND, 1, {"bot": "sleepwalker"}, "ann"),
        (entries.GIVE_UP, 0, {"bot": "apprentice"}, "ann"),
    ]
    for kind, seat, body, guest in later:
        log.append(entry(header.id, len(log), kind, seat, body, guest))
    return log


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_tables_of_an_older_database_stand_as_their_logs_say(kind: str, new_database: NewDatabase) -> None:
    header = new_header("onirim", {"players": 2}, "ann", 60)
    senseless = msgspec.structs.replace(header, id="senseless")
    log = a_log(header)

    def fill(connection: Connection) -> None:
        upgrade(connection, "0002")
        for each in (header, senseless):
            row = {**msgspec.structs.asdict(each), "options": msgspec.json.encode(each.options).decode()}
            connection.execute(insert(TABLES).values(**row))
        connection.execute(insert(ENTRIES), [msgspec.structs.asdict(each) for each in log])
        wrong = msgspec.structs.replace(log[0], table_id="senseless", body="7")
        connection.execute(insert(ENTRIES).values(**msgspec.structs.asdict(wrong)))

    async def migrated() -> dict[str, Any]:
        database = Database(new_database(kind))
        try:
            async with database.writing() as connection:
                await connection.run_sync(fill)
            await database.migrate()
            return {listed.header.id: listed for listed in await Store(database, 1.0).lobby(None)}
        finally:
            await database.close()

    found = asyncio.run(migrated())
    # It is not written down when the last seat was taken; the last move is.
    expected = msgspec.structs.replace(Course(header, log).standing, moved=log[0].at)
    assert found[header.id].standing == expected
    assert (found[header.id].unreadable, found["senseless"].unreadable) == (False, True)
