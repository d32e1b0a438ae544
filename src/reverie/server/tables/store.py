"""Tables and their entries in the database: finding, opening, ending them."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Executable, Row, Select, and_, desc, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from reverie.core.catalogue import find, names
from reverie.core.errors import ReverieError
from reverie.server.storage.database import Database
from reverie.server.storage.entries import Entry, Header, entry_of, header_of
from reverie.server.storage.schema import ENTRIES, PLAYED, PRESENCE, TABLES
from reverie.server.storage.statistics import UNPLAYED
from reverie.server.tables.course import Course
from reverie.server.tables.places import Place, Standing, seated
from reverie.server.tables.views import day_of

MISSED_HEARTBEATS: Final = 3  # after so many, somebody is no longer here
LOBBY: Final = 100


class Listed(NamedTuple):
    """A table in a list. `unreadable`: somebody wanted to open it, and its log made no sense."""

    header: Header
    standing: Standing
    present: set[str]
    unreadable: bool


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()


def standing_of(row: Row[Any]) -> Standing:
    places = msgspec.json.decode(row.seats, type=list[Place])
    return Standing(places, row.turn, row.moved, row.over is not None, row.salt)


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
        deal = first[0].read()
        places = seated(first, find(header.game).seats(header.options))
        table = {
            **msgspec.structs.asdict(header),
            "options": written(header.options),
            "seats": written(places),
            "turn": deal["next"],
            "moved": first[-1 if all([place.taken for place in places]) else 0].at,
            "salt": deal.get("salt"),
        }
        return [
            insert(TABLES).values(**table),
            *[insert(ENTRIES).values(**msgspec.structs.asdict(each)) for each in first],
        ]

    async def open_tables(self, owner: str) -> int:
        count = select(func.count()).where(TABLES.c.owner == owner, TABLES.c.over.is_(None), TABLES.c.day.is_(None))
        count = count.where(by_our_rules())
        return int((await self.database.read(count))[0][0])

    async def lobby(self, game: str | None) -> list[Listed]:
        """Public tables whose match goes on, the newest first."""
        wanted = select(TABLES).where(TABLES.c.private.is_(False), TABLES.c.over.is_(None), by_our_rules())
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        return await self.listed(wanted)

    async def tables_of(self, guest: str, finished: bool = False) -> list[Listed]:
        """Where a guest sits or has sat, the newest first; all tables, or those whose match is over and can be read."""
        sat = select(ENTRIES.c.table_id).where(ENTRIES.c.guest == guest, ENTRIES.c.kind == "sit")
        wanted = select(TABLES).where(TABLES.c.id.in_(sat))
        if finished:
            wanted = wanted.where(TABLES.c.over.is_not(None), by_our_rules())
        return await self.listed(wanted)

    async def listed(self, wanted: Select[Any]) -> list[Listed]:
        """Tables as their rows tell it. No log is read, and none is woken."""
        rows = await self.database.read(wanted.order_by(desc(TABLES.c.opened)).limit(LOBBY))
        here = select(PRESENCE).where(PRESENCE.c.table_id.in_([row.id for row in rows]))
        present: dict[str, set[str]] = {}
        for row in await self.database.read(here):
            if self.is_here(row):
                present.setdefault(row.table_id, set()).add(row.guest)
        return [Listed(header_of(row), standing_of(row), present.get(row.id, set()), row.unreadable) for row in rows]

    def seating(self, course: Course) -> Executable:
        """Who sits there now, in the row of the table."""
        values = {"seats": written(course.places), "moved": course.waits_since}
        return update(TABLES).where(TABLES.c.id == course.header.id).values(**values)

    async def note_unreadable(self, table_id: str) -> None:
        await self.database.write(update(TABLES).where(TABLES.c.id == table_id).values(unreadable=True))

    async def hope_again(self) -> None:
        """What could not be read by the version before may be readable now."""
        await self.database.write(update(TABLES).where(TABLES.c.unreadable).values(unreadable=False))

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
                if place.guest is not None and counts(course, now)
            ],
        ]

    def giving_up(self, course: Course, entry: Entry) -> list[Executable]:
        """What it means to give a match up: it is lost if one has decided anything, or has seen a daily dream. A deal
        that was only looked at is counted as that."""
        assert entry.seat is not None
        lost = course.header.day is not None or course.has_acted(entry.seat)
        mode = mode_of(course) if lost else UNPLAYED
        closes = entry.read()["bot"] is None
        return [
            *([played(course, entry.seat, False, 0, entry.at, mode)] if counts(course, entry.at) else []),
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
        return {row.guest for row in await self.presence(table_id) if self.is_here(row)}

    def is_here(self, row: Row[Any]) -> bool:
        return bool(row.here) and row.seen > time.time() - MISSED_HEARTBEATS * self.heartbeat

    async def seen(self, table_id: str) -> dict[str, float]:
        return {row.guest: row.seen for row in await self.presence(table_id)}


def by_our_rules() -> ColumnElement[bool]:
    """Tables of the rules we have; others can no longer be played."""
    return or_(*[and_(TABLES.c.game == name, TABLES.c.rules == find(name).RULES_VERSION) for name in names()])


def over(header: Header, now: float) -> Executable:
    return update(TABLES).where(TABLES.c.id == header.id).values(over=now)


def counts(course: Course, now: float) -> bool:
    """Not if somebody chose the deal, and a daily dream only on its day: after midnight all can know its cards."""
    day = course.header.day
    return course.salt is None and (day is None or day == day_of(now))


def played(course: Course, seat: int, won: bool, points: int, now: float, mode: str | None = None) -> Executable:
    """A match that counts for whoever sits there."""
    return insert(PLAYED).values(
        table_id=course.header.id,
        seat=seat,
        guest=course.places[seat].guest,
        game=course.header.game,
        mode=mode or mode_of(course),
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
