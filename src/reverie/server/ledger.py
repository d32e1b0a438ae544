"""The writer of the log. What waits is written together, in one transaction, and acknowledged when it is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from reverie.server.database import Database
from reverie.server.entries import Entry
from reverie.server.metrics import COMMIT_SECONDS, ENTRIES_IN_COMMIT, MISTAKES
from reverie.server.schema import ENTRIES

LOG: Final = logging.getLogger("reverie.ledger")
MOST_AT_ONCE: Final = 500
INSERT: Final = f"INSERT INTO {ENTRIES.name} ({', '.join(Entry.__struct_fields__)}) VALUES "
ROW: Final = f"({', '.join('?' * len(Entry.__struct_fields__))})"
CHANNEL: Final = "reverie"


class Taken(Exception):
    """Somebody else has written this position."""


class Page(NamedTuple):
    """What is to be written together: an entry, and what follows from it in the other tables."""

    entry: Entry
    also: Sequence[Executable]
    settled: Callable[[Exception | None], None]  # called once it is stored for good, or with why it could not be


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

    def submit(self, page: Page) -> None:
        self.waiting.append(page)
        self.called.set()

    async def write(self, entry: Entry, also: Sequence[Executable] = ()) -> None:
        """Returns when the entry is stored for good; raises Taken."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settled(failure: Exception | None) -> None:
            if stored.done():
                return  # whoever waited has gone
            if failure is None:
                stored.set_result(None)
            else:
                stored.set_exception(failure)

        self.submit(Page(entry, also, settled))
        await stored

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
            self.answer_soon(pages, failure)
        except Exception as error:
            LOG.error("commit failed", exc_info=error)
            self.answer_soon(pages, error)
        else:
            self.answer_soon(pages, None)
        COMMIT_SECONDS.observe(time.perf_counter() - start)
        ENTRIES_IN_COMMIT.observe(len(pages))

    def answer_soon(self, pages: list[Page], failure: Exception | None) -> None:
        """Not at once: first the next transaction is begun, so that the disk works while we tell."""
        asyncio.get_running_loop().call_soon(self.answer, pages, failure)

    def answer(self, pages: list[Page], failure: Exception | None) -> None:
        for page in pages:
            try:
                page.settled(failure)
            except Exception:  # one table's trouble is not another's
                MISTAKES.inc()
                LOG.exception("an answer failed", extra={"table": page.entry.table_id})

    async def commit(self, pages: list[Page]) -> None:
        # In a fixed order, so that two workers cannot wait for each other.
        entries = sorted([page.entry for page in pages], key=lambda entry: (entry.table_id, entry.position))

        def work(connection: Connection) -> None:
            self.insert(connection, entries)
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

    def notify(self, connection: Connection, tables: list[str]) -> None:
        """PostgreSQL tells the other workers, when and only when the transaction is stored."""
        words = [{"channel": CHANNEL, "word": f"{self.worker} {table_id}"} for table_id in dict.fromkeys(tables)]
        connection.execute(text("SELECT pg_notify(:channel, :word)"), words)

    async def announce(self, table_id: str) -> None:
        """Something about a table changed that is not in its log, such as who is present."""
        if self.database.is_postgres:
            await self.database.commit(lambda connection: self.notify(connection, [table_id]))
