"""The writer of the log. What waits is written together, in one transaction, and acknowledged when it is stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from reverie.server.database import Database
from reverie.server.entries import Entry
from reverie.server.metrics import COMMIT_SECONDS, ENTRIES_IN_COMMIT
from reverie.server.schema import ENTRIES

LOG: Final = logging.getLogger("reverie.ledger")
MOST_AT_ONCE: Final = 500
CHANNEL: Final = "reverie"


class Taken(Exception):
    """Somebody else has written this position, or this wish was granted before."""


class Page(NamedTuple):
    """What is to be written together: an entry, and what follows from it in the other tables."""

    entry: Entry
    also: Sequence[Executable]
    stored: asyncio.Future[None]


class Ledger:
    def __init__(self, database: Database, worker: str) -> None:
        self.database: Final = database
        self.worker: Final = worker
        self.waiting: Final[asyncio.Queue[Page]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.writer = asyncio.create_task(self.write_what_waits(), name="ledger")

    async def stop(self) -> None:
        """Everything that waits is written first."""
        await self.waiting.join()
        if self.writer is not None:
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer

    async def write(self, entry: Entry, also: Sequence[Executable] = ()) -> None:
        """Returns when the entry is stored for good; raises Taken."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Page(entry, also, stored))
        await stored

    async def write_what_waits(self) -> None:
        while True:
            pages = [await self.waiting.get()]
            while not self.waiting.empty() and len(pages) < MOST_AT_ONCE:
                pages.append(self.waiting.get_nowait())
            await self.settle(pages)
            for _ in pages:
                self.waiting.task_done()

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
        rows = [msgspec.structs.asdict(entry) for entry in entries]

        def work(connection: Connection) -> None:
            connection.execute(insert(ENTRIES), rows)
            for page in pages:
                for statement in page.also:
                    connection.execute(statement)
            if self.database.is_postgres:
                self.notify(connection, [entry.table_id for entry in entries])

        await self.database.commit(work)

    def notify(self, connection: Connection, tables: list[str]) -> None:
        """PostgreSQL tells the other workers, when and only when the transaction is stored."""
        words = [{"channel": CHANNEL, "word": f"{self.worker} {table_id}"} for table_id in dict.fromkeys(tables)]
        connection.execute(text("SELECT pg_notify(:channel, :word)"), words)

    async def announce(self, table_id: str) -> None:
        """Something about a table changed that is not in its log, such as who is present."""
        if self.database.is_postgres:
            await self.database.commit(lambda connection: self.notify(connection, [table_id]))
