"""What is written down about the server is true: the types of the wire, the pages, the example, the migrations."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert

from reverie.server import messages
from reverie.server.settings import Settings
from reverie.server.storage.database import Database, upgrade
from reverie.server.storage.entries import Entry, entry
from reverie.server.storage.schema import ENTRIES, METADATA
from reverie.server.tables.store import Store
from reverie.server.typescript import files, message_schemas, type_of
from tests.server.conftest import NewDatabase
from tests.server.running import Player, Server

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text()


def test_the_types_of_the_wire_are_not_stale() -> None:
    for place, text in files().items():
        assert (ROOT / place).read_text() == text, f"{place}: run `make wire`"


def test_types_follow_the_schema() -> None:
    assert (
        type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
        == "Array<number | null>"
    )
    assert type_of({"type": "object", "additionalProperties": {"type": "boolean"}}) == "Record<string, boolean>"
    assert type_of({}) == "unknown"


def told_messages(chapter: str) -> dict[str, set[str]]:
    """From a table of the page: each message with its fields."""
    rows = re.findall(r"^\| `([\w-]+)` \| ([^|]*) \|", chapter, re.MULTILINE)
    return {name: set(re.findall("`([^`]+)`", fields)) for name, fields in rows}


def test_the_page_tells_every_message_with_its_fields() -> None:
    by_client, by_server = PAGE.partition("| the server says |")[::2]
    schemas = message_schemas()
    for union, chapter in (("ClientMessage", by_client), ("ServerMessage", by_server)):
        fields = [schemas[ref["$ref"].rpartition("/")[2]]["properties"] for ref in schemas[union]["anyOf"]]
        real = {each["type"]["enum"][0]: set(each) - {"type"} for each in fields}
        assert told_messages(chapter) == real


def test_the_page_tells_the_whole_view() -> None:
    sentence = PAGE.partition("A `view` is everything the viewer may know:")[2].partition(".")[0]
    assert re.findall("`([^`]+)`", sentence) == list(messages.View.__struct_fields__)


def test_the_page_on_running_tells_every_setting() -> None:
    page = (ROOT / "docs" / "running.md").read_text().partition("## Settings")[2].partition("\n## ")[0]
    told: dict[str, str] = {}
    for names, values in re.findall(r"^\| (`[^|]+) \|([^|]*)\|", page, re.MULTILINE):
        listed = re.findall("`([^`]*)`", values) or [""]
        told.update(zip(re.findall("`([^`]+)`", names), listed, strict=True))
    defaults = msgspec.to_builtins(Settings())
    assert msgspec.convert(told, Settings, strict=False) == Settings()
    assert told.keys() == defaults.keys()


def test_the_bot_in_twenty_lines_plays(ann: Player, server: Server, tmp_path: Path) -> None:
    [example] = re.findall(r"^```py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len([line for line in example.splitlines() if line]) <= 20
    program = tmp_path / "bot.py"
    program.write_text(example)
    table = ann.open(seat=None, options={"players": 2}, bots=[{"seat": 1, "bot": "sleepwalker"}])
    played = subprocess.run(
        [sys.executable, str(program), server.url, table["id"]], capture_output=True, text=True, timeout=100
    )
    assert played.stderr == ""
    assert "'points'" in played.stdout
    assert ann.get(f"/api/tables/{table['id']}")["over"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_make_what_the_schema_says(kind: str, new_database: NewDatabase) -> None:
    async def differences() -> list[object]:
        database = Database(new_database(kind))
        await database.migrate()
        await database.migrate()  # a second start finds nothing to do

        def compare(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), METADATA))

        try:
            async with database.engine.connect() as connection:
                return await connection.run_sync(compare)
        finally:
            await database.close()

    assert asyncio.run(differences()) == []


@pytest.mark.parametrize(("revision", "fewest"), [("base", 11), ("0001", 11), ("0002", 10)])
def test_a_migration_killed_at_any_statement_is_done_by_the_next_start(
    revision: str, fewest: int, tmp_path: Path
) -> None:
    """SQLite's file: PostgreSQL keeps a whole migration in one transaction by itself."""
    command = [sys.executable, "-m", "tests.server.killed", str(tmp_path), revision]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=ROOT)
    assert done.returncode == 0, done.stderr[-3000:]
    assert int(done.stdout) >= fewest


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_log_of_the_first_version_is_kept(kind: str, new_database: NewDatabase) -> None:
    log = [entry("table", position, "chat", 0, {"text": "hm"}, "ann", f"w{position}") for position in range(300)]

    async def kept() -> list[Entry]:
        database = Database(new_database(kind))
        try:
            async with database.writing() as connection:
                await connection.run_sync(upgrade, "0001")
                await connection.execute(insert(ENTRIES), [msgspec.structs.asdict(each) for each in log])
            await database.migrate()
            return await Store(database, 1.0).entries("table", 0)
        finally:
            await database.close()

    assert asyncio.run(kept()) == log


def test_the_description_is_one(server: Server, ann: Player) -> None:
    described = ann.get("/openapi.json")
    assert described["openapi"].startswith("3.")
    assert "/api/tables/{table_id}/seats" in described["paths"]
    assert json.dumps(described).count("HTTPValidationError") == 0
