"""Tables and records the server cannot read: they are named in one sentence, and everything else goes on."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, update

from reverie.core.catalogue import find
from reverie.core.contents import bring, forget_brought
from reverie.core.match import Match
from reverie.core.record import lines_of, to_record
from reverie.games.dreamscape.content import standard_text
from reverie.server.storage.database import Database
from reverie.server.storage.schema import ENTRIES, TABLES
from reverie.server.tables import clerks
from tests.server.conftest import NewDatabase
from tests.server.running import Player, Server, play_on, serving


def write(server: Server, *statements: Executable) -> None:
    async def work() -> None:
        database = Database(server.db)
        await database.write(*statements)
        await database.close()

    asyncio.run(work())


def with_rules(server: Server, table_id: str, rules: int) -> None:
    write(server, update(TABLES).where(TABLES.c.id == table_id).values(rules=rules))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_tables_of_older_rules_are_named_and_all_others_are_served(
    kind: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    with serving(new_database(kind), tmp_path / "log", open_tables=5) as server:
        ann, bob = Player(server.url, "Ann"), Player(server.url, "Bob")
        finished, begun, damaged, senseless, well = (ann.open(options={"players": 1})["id"] for _ in range(5))
        play_on([ann.join(finished)])
        ann.join(begun).act()
        server.stop()
        with_rules(server, finished, 0)
        with_rules(server, begun, 0)
        write(server, update(TABLES).where(TABLES.c.id == damaged).values(options="{"))
        write(server, update(ENTRIES).where(ENTRIES.c.table_id == senseless).values(body='{"lines": 7}'))
        server.start()

        assert (
            refusal_at(ann, senseless)["key"] == "table-unreadable"
        )  # that is found out when somebody wants to open it
        assert [row["id"] for row in bob.get("/api/tables")] == [well]
        mine = {row["id"]: row for row in ann.get("/api/me/tables")}
        known = find("onirim").RULES_VERSION
        older = {"key": "table-older-rules", "facts": {"found": 0, "known": known}}
        assert {table_id: row["trouble"] for table_id, row in mine.items()} == {
            finished: older,
            begun: older,
            damaged: {"key": "table-unreadable", "facts": {}},
            senseless: {"key": "table-unreadable", "facts": {}},
            well: None,
        }
        for table_id, said in ((begun, older), (damaged, mine[damaged]["trouble"])):
            for path in ("", "/record", "/moments"):
                answer = ann.http.get(f"/api/tables/{table_id}{path}")
                assert (answer.status_code, answer.json()) == (409, said)
            refused = refusal_at(ann, table_id)
            assert (refused["key"], refused["facts"]) == (said["key"], said["facts"])
        assert ann.get("/api/me/statistics")["onirim"]["all"]["games"] == 1
        assert ann.get("/api/me/records") == []
        assert ann.join(well).act()["type"] == "update"
        # What can no longer be finished is not held against whoever opened it.
        assert ann.http.post("/api/tables", json={"game": "onirim"}).status_code == 201
    assert server.mistakes() == []


def refusal_at(player: Player, table_id: str) -> dict[str, Any]:
    chair = player.join(table_id)
    return chair.heard[0]


def record_of_my_own() -> dict[str, Any]:
    """A match with a content set that was brought."""
    game = find("dreamscape")
    box = json.loads(standard_text())
    box["name"] = "mine"
    options = bring(game, json.dumps(box))
    record: dict[str, Any] = to_record(Match(game, options, seed="mine"))
    forget_brought(game)
    return record


def test_verifying_a_record_makes_its_content_known_to_nobody(ann: Player) -> None:
    record = record_of_my_own()
    verified = ann.http.post("/api/verify", json=record)
    assert (verified.status_code, verified.json()["lines"]) == (200, len(record["log"]))
    opened = ann.http.post("/api/tables", json={"game": "dreamscape", "options": record["options"]})
    assert (opened.status_code, opened.json()["key"]) == (409, "content-unknown")
    # Nor to the next record, if that does not carry it.
    bare = {name: value for name, value in record.items() if name != "content"}
    assert ann.http.post("/api/verify", json=bare).json()["key"] == "content-unknown"


def test_a_record_of_older_rules_is_refused_in_one_sentence(ann: Player) -> None:
    record = {**to_record(Match(find("onirim"), seed="old")), "rules": 0}
    answer = ann.http.post("/api/verify", json=record)
    assert (answer.status_code, answer.json()["key"]) == (409, "record-rules")


def test_work_with_records_has_a_budget(new_database: NewDatabase, tmp_path: Path) -> None:
    """What it has cost is what counts, not how often it was asked for; and nobody else waits for it."""
    with serving(new_database("sqlite"), tmp_path / "log", record_seconds=0.0001, record_share=0.00001) as server:
        ann = Player(server.url)
        table_id = ann.open()["id"]
        record = to_record(Match(find("onirim"), seed="dear"))
        assert ann.http.post("/api/verify", json=record).status_code == 200
        for answer in (ann.http.post("/api/verify", json=record), ann.http.get(f"/api/tables/{table_id}/moments")):
            assert (answer.status_code, answer.json()["key"]) == (429, "too-fast")
        assert ann.join(table_id).act()["type"] == "update"
        too_big = ann.http.post("/api/verify", content=b" " * 1_000_001)
        assert (too_big.status_code, too_big.json()["key"]) == (413, "message-too-big")


def test_a_match_too_long_to_look_back_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find("onirim"), seed="long")
    for _ in range(3):
        match.play(0, match.choices(0)[0])
    lines: clerks.Lines = ("onirim", dict(match.options), "long", lines_of(match.log))
    assert len(json.loads(clerks.look_back(lines, 0, -1, compressed=False))["moments"]) == 4
    assert json.loads(gzip.decompress(clerks.look_back(lines, 0, -1, compressed=True)))["moments"][0]["seat"] is None
    monkeypatch.setattr(clerks, "MOST_MOMENTS", 2)
    done = clerks.timed(clerks.look_back, (lines, 0, -1, False))
    assert (done.key, done.facts) == ("match-too-long", {"most": 2})
