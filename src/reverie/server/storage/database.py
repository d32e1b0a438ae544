"""The database: connecting to it, and bringing it up to date."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import asyncpg
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, Row, create_engine, event, insert, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from reverie.server.settings import database_url
from reverie.server.storage.schema import SECRETS

MIGRATIONS: Final = Path(__file__).parent / "migrations"
# What is raised while a database cannot be reached or written to; some of it comes past SQLAlchemy.
AWAY: Final = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
MIGRATION_LOCK: Final = 0x5265_7665  # any number, the same for all workers


def prepare_sqlite(connection: Any, _: object) -> None:
    """WAL: readers never wait. FULL: what was acknowledged survives a power cut, not only the end of the program."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection, revision: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


class Database:
    """An engine, and the two ways we use it."""

    def __init__(self, url: str) -> None:
        self.url: Final = database_url(url)
        self.is_postgres: Final = self.url.drivername.startswith("postgresql")
        if self.is_postgres:
            self.engine = create_async_engine(self.url, pool_size=10, max_overflow=10, pool_pre_ping=True)
        else:
            self.engine = create_async_engine(self.url)
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            # For the ledger: a whole transaction in one visit to one thread, instead of a visit for each statement.
            self.plain = create_engine(self.url.set(drivername="sqlite"))
            event.listen(self.plain, "connect", prepare_sqlite)
            self.thread = ThreadPoolExecutor(1, "ledger")

    async def migrate(self) -> None:
        """Bring it up to date, all the way or not at all. Several may start at once; one migrates, the others wait and
        find nothing to do."""
        async with self.engine.begin() as connection:
            # Python's driver begins no transaction for a definition: a crash between two of them would leave half.
            alone = f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})" if self.is_postgres else "BEGIN IMMEDIATE"
            await connection.execute(text(alone))
            await connection.run_sync(upgrade)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it or nothing."""
        async with self.engine.begin() as connection:
            yield connection

    async def commit(self, work: Callable[[Connection], None]) -> None:
        """What `work` does, in one transaction."""
        if self.is_postgres:
            async with self.engine.begin() as connection:
                await connection.run_sync(work)
        else:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.commit_now, work)

    def commit_now(self, work: Callable[[Connection], None]) -> None:
        with self.plain.begin() as connection:
            work(connection)

    async def write(self, *statements: Executable) -> None:
        async with self.writing() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def secret(self, name: str) -> str:
        """A secret all workers share: the first one who asks makes it."""
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
        if not await self.read(wanted):
            with suppress(IntegrityError):  # another worker was faster
                await self.write(insert(SECRETS).values(name=name, value=secrets.token_hex(32)))
        return str((await self.read(wanted))[0].value)

    async def close(self) -> None:
        await self.engine.dispose()
        if not self.is_postgres:
            self.thread.shutdown()
            self.plain.dispose()
