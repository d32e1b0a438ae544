"""The writer of the log. What waits is written together, in one transaction, and acknowledged when it is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, bindparam, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from reverie.server.storage.database import Database
from reverie.server.storage.entries import MOVES, Entry
from reverie.server.storage.schema import ENTRIES, TABLES
from reverie.server.watching.metrics import COMMIT_SECONDS, ENTRIES_IN_COMMIT

LOG: Final = logging.getLogger("reverie.ledger")
MOST_AT_ONCE: Final = 500
INSERT: Final = f"INSERT INTO {ENTRIES.name} ({', '.join(Entry.__struct_fields__)}) VALUES "
ROW: Final = f"({', '.join('?' * len(Entry.__struct_fields__))})"
MOVE: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("table_id")).values(turn=bindparam("turn"), moved=bindparam("moved"))
)
CHANNEL: Final = "reverie"


class Taken(Exception):
    """Somebody else has written this position."""


class Page(NamedTuple):
    """What is to be written together: an entry, and what follows from it in the other tables."""

    entry: Entry
    also: Sequence[Executable]
    stored: asyncio.Future[None]  # for good; or why it could not be


class Ledger:
    def __init__(self, database: Database, worker: str) -> None:
        self.database: Final = database
        self.worker: Final = worker
        self.waiting: list[Page] = []
        self.called: Final = asyncio.Event()  # something waits, or it is time to stop
        self.open = True
        self.writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.writer = asyncio.create_task(self.write_what_waits(), name="ledger")

    async def stop(self) -> None:
        """Everything that waits is written first."""
        self.open = False
        self.called.set()
        if self.writer is not None:
            await self.writer

    async def write(self, entry: Entry, also: Sequence[Executable] = ()) -> None:
        """Returns when the entry is stored for good; raises Taken."""
        page = Page(entry, also, asyncio.get_running_loop().create_future())
        self.waiting.append(page)
        self.called.set()
        await page.stored

    async def write_what_waits(self) -> None:
        while self.open:
            await self.called.wait()
            self.called.clear()
            while self.waiting:
                pages, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self.settle(pages)

    async def settle(self, pages: list[Page]) -> None:
        """All pages in one transaction; if one of them cannot be, each in its own."""
        start = time.perf_counter()
        try:
            await self.commit(pages)
        except DBAPIError as error:
            if len(pages) > 1:
                for page in pages:
                    await self.settle([page])
                return
            failure = Taken() if isinstance(error, IntegrityError) else error
            if not isinstance(error, IntegrityError):
                LOG.error("commit failed", exc_info=error)
            self.answer(pages, failure)
        except Exception as error:
            LOG.error("commit failed", exc_info=error)
            self.answer(pages, error)
        else:
            self.answer(pages, None)
        COMMIT_SECONDS.observe(time.perf_counter() - start)
        ENTRIES_IN_COMMIT.observe(len(pages))

    def answer(self, pages: list[Page], failure: Exception | None) -> None:
        """Whoever waits goes on when the next transaction is begun, so that the disk works meanwhile."""
        for page in pages:
            if page.stored.done():
                continue  # whoever waited has gone
            if failure is None:
                page.stored.set_result(None)
            else:
                page.stored.set_exception(failure)

    async def commit(self, pages: list[Page]) -> None:
        # In a fixed order, so that two workers cannot wait for each other.
        entries = sorted([page.entry for page in pages], key=lambda entry: (entry.table_id, entry.position))

        def work(connection: Connection) -> None:
            self.insert(connection, entries)
            self.note_moves(connection, entries)
            for page in pages:
                for statement in page.also:
                    connection.execute(statement)
            if self.database.is_postgres:
                self.notify(connection, [entry.table_id for entry in entries])

        await self.database.commit(work)

    def insert(self, connection: Connection, entries: list[Entry]) -> None:
        if self.database.is_postgres:
            connection.execute(insert(ENTRIES), [msgspec.structs.asdict(entry) for entry in entries])
            return
        # One statement for all rows: SQLite lets go of the interpreter for each statement, and has to wait its turn
        # to get it back.
        values = [value for entry in entries for value in msgspec.structs.astuple(entry)]
        connection.exec_driver_sql(INSERT + ", ".join([ROW] * len(entries)), tuple(values))

    def note_moves(self, connection: Connection, entries: list[Entry]) -> None:
        """The row of a table says whose turn it is, and since when."""
        moves = [
            {"turn": entry.read()["next"], "moved": entry.at, "table_id": entry.table_id}
            for entry in entries
            if entry.kind in MOVES
        ]
        if moves:
            connection.execute(MOVE, moves)

    def notify(self, connection: Connection, tables: list[str]) -> None:
        """PostgreSQL tells the other workers, when and only when the transaction is stored."""
        words = [{"channel": CHANNEL, "word": f"{self.worker} {table_id}"} for table_id in dict.fromkeys(tables)]
        connection.execute(text("SELECT pg_notify(:channel, :word)"), words)

    async def announce(self, table_id: str) -> None:
        """Something about a table changed that is not in its log, such as who is present."""
        if self.database.is_postgres:
            await self.database.commit(lambda connection: self.notify(connection, [table_id]))
