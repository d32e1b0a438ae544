"""Tables and their entries in the database: finding, opening, ending them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, Row, desc, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from reverie.core.errors import ReverieError
from reverie.server.course import Course
from reverie.server.database import Database
from reverie.server.entries import Entry, Header, entry_of, header_of
from reverie.server.schema import ENTRIES, PLAYED, PRESENCE, TABLES

MISSED_HEARTBEATS: Final = 3  # after so many, somebody is no longer here
LOBBY: Final = 100


class Store:
    def __init__(self, database: Database, heartbeat: float) -> None:
        self.database: Final = database
        self.heartbeat: Final = heartbeat

    # --- tables ---

    async def header(self, table_id: str) -> Header:
        rows = await self.database.read(select(TABLES).where(TABLES.c.id == table_id))
        if not rows:
            raise ReverieError("table-unknown", {})
        return header_of(rows[0])

    def opening(self, header: Header, first: Sequence[Entry]) -> list[Executable]:
        """What makes a table, with its first entries."""
        table = {**msgspec.structs.asdict(header), "options": msgspec.json.encode(header.options).decode()}
        return [
            insert(TABLES).values(**table),
            *[insert(ENTRIES).values(**msgspec.structs.asdict(each)) for each in first],
        ]

    async def open_tables(self, owner: str) -> int:
        count = select(func.count()).where(TABLES.c.owner == owner, TABLES.c.over.is_(None), TABLES.c.day.is_(None))
        return int((await self.database.read(count))[0][0])

    async def lobby(self, game: str | None) -> list[Header]:
        """Public tables whose match goes on, the newest first."""
        wanted = select(TABLES).where(TABLES.c.private.is_(False), TABLES.c.over.is_(None))
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        return [header_of(row) for row in await self.database.read(wanted.order_by(desc(TABLES.c.opened)).limit(LOBBY))]

    async def tables_of(self, guest: str) -> list[Header]:
        """Where a guest sits or has sat, the newest first."""
        sat = select(ENTRIES.c.table_id).where(ENTRIES.c.guest == guest, ENTRIES.c.kind == "sit")
        wanted = select(TABLES).where(TABLES.c.id.in_(sat)).order_by(desc(TABLES.c.opened)).limit(LOBBY)
        return [header_of(row) for row in await self.database.read(wanted)]

    # --- entries ---

    async def entries(self, table_id: str, first: int) -> list[Entry]:
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.position >= first)
        return [entry_of(row) for row in await self.database.read(wanted.order_by(ENTRIES.c.position))]

    def ending(self, course: Course, now: float) -> list[Executable]:
        """What the end of a match means to those who played it."""
        result = course.match.result
        assert result is not None
        return [
            over(course.header, now),
            *[
                played(course, seat, seat in result.winners, result.points[seat], now)
                for seat, place in enumerate(course.places)
                if place.guest is not None
            ],
        ]

    def giving_up(self, course: Course, entry: Entry) -> list[Executable]:
        """What it means to give a match up: it is lost if one has decided anything, or has seen a daily dream."""
        assert entry.seat is not None
        lost = course.header.day is not None or course.has_acted(entry.seat)
        closes = entry.read()["bot"] is None
        return [
            *([played(course, entry.seat, won=False, points=0, now=entry.at)] if lost else []),
            *([over(course.header, entry.at)] if closes else []),
        ]

    # --- who is here ---

    async def mark(self, here: Iterable[tuple[str, str]], gone: Iterable[tuple[str, str]]) -> None:
        """At which tables which guests are, and where they have just gone from."""
        now = time.time()
        rows = [{"table_id": table_id, "guest": guest, "here": True, "seen": now} for table_id, guest in sorted(here)]
        rows += [{"table_id": table_id, "guest": guest, "here": False, "seen": now} for table_id, guest in sorted(gone)]
        if not rows:
            return
        new = postgresql.insert(PRESENCE) if self.database.is_postgres else sqlite.insert(PRESENCE)
        upsert = new.on_conflict_do_update(
            index_elements=["table_id", "guest"], set_={"here": new.excluded.here, "seen": new.excluded.seen}
        )
        async with self.database.writing() as connection:
            await connection.execute(upsert, rows)

    async def presence(self, table_id: str) -> Sequence[Row[Any]]:
        return await self.database.read(select(PRESENCE).where(PRESENCE.c.table_id == table_id))

    async def present(self, table_id: str) -> set[str]:
        oldest = time.time() - MISSED_HEARTBEATS * self.heartbeat
        return {row.guest for row in await self.presence(table_id) if row.here and row.seen > oldest}

    async def seen(self, table_id: str) -> dict[str, float]:
        return {row.guest: row.seen for row in await self.presence(table_id)}


def over(header: Header, now: float) -> Executable:
    return update(TABLES).where(TABLES.c.id == header.id).values(over=now)


def played(course: Course, seat: int, won: bool, points: int, now: float) -> Executable:
    """A match that counts for whoever sits there."""
    return insert(PLAYED).values(
        table_id=course.header.id,
        seat=seat,
        guest=course.places[seat].guest,
        game=course.header.game,
        mode=mode_of(course),
        won=won,
        points=points,
        at=now,
    )


def mode_of(course: Course) -> str:
    if course.header.day is not None:
        return "daily"
    if len(course.places) == 1:
        return "alone"
    people = [place for place in course.places if place.name is not None]
    return "people" if len(people) > 1 else "bots"
