"""The hall: the tables that are awake here, their bots and clocks, and what other workers do at the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, Final

import asyncpg

from reverie.core.errors import ReverieError
from reverie.core.game import NOBODY
from reverie.server.settings import Settings
from reverie.server.storage.database import AWAY, Database
from reverie.server.storage.ledger import CHANNEL, Ledger
from reverie.server.tables import wishes
from reverie.server.tables.advice import Advisers
from reverie.server.tables.clerks import Clerks
from reverie.server.tables.course import Course
from reverie.server.tables.store import Store
from reverie.server.tables.table import Connection, Table
from reverie.server.tables.thinking import GRACE, BotThinkers
from reverie.server.watching.metrics import MISTAKES, TABLES_AWAKE

LOG: Final = logging.getLogger("reverie.hall")
LISTEN_AGAIN: Final = 1.0
SHORTEST_PAUSE: Final = 0.5  # seconds before something is tried again, each time twice as long
LONGEST_PAUSE: Final = 15.0


class Hall:
    def __init__(self, database: Database, ledger: Ledger, settings: Settings) -> None:
        self.database: Final = database
        self.ledger: Final = ledger
        self.settings: Final = settings
        self.store: Final = Store(database, settings.heartbeat)
        self.thinkers: Final = BotThinkers(settings.thinkers, settings.bot_seconds)
        self.advisers: Final = Advisers()
        self.clerks: Final = Clerks(settings.record_share, settings.record_seconds)
        self.tables: Final[dict[str, Table]] = {}
        self.thinking: Final[dict[str, int]] = {}  # tables, and the moment their bot thinks about
        self.clocks: Final[dict[str, asyncio.TimerHandle]] = {}
        self.sockets: Final[Counter[str]] = Counter()  # by guest
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    # --- starting and stopping ---

    def start(self) -> None:
        self.spawn(self.keep_house())
        if self.database.is_postgres:
            self.spawn(self.listen())

    async def stop(self) -> None:
        for clock in self.clocks.values():
            clock.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(self.thinkers.stop(), self.advisers.stop(), self.clerks.stop())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            MISTAKES.inc()
            LOG.error("a task failed", exc_info=task.exception())

    # --- tables ---

    async def table(self, table_id: str) -> Table:
        """The table, awake or not; raises ReverieError if there is none."""
        found = self.tables.get(table_id)
        if found is None:
            header = await self.store.header(table_id)
            # While we asked, somebody else may have asked, too.
            found = self.tables.setdefault(table_id, Table(header, self.store, self.ledger, self))
            TABLES_AWAKE.set(len(self.tables))
        found.touched = time.monotonic()
        return found

    @contextlib.contextmanager
    def counting(self, guest: str) -> Iterator[None]:
        """A socket of a guest; raises ReverieError if they have too many. Those without a name count by address."""
        if guest and self.sockets[guest] >= self.settings.sockets_per_guest:
            raise ReverieError("too-many-sockets", {"most": self.settings.sockets_per_guest})
        self.sockets[guest] += 1
        try:
            yield
        finally:
            self.sockets[guest] -= 1
            if not self.sockets[guest]:
                del self.sockets[guest]

    async def enter(self, table: Table, connection: Connection, since: int | None) -> None:
        if connection.guest:
            await self.store.mark([(table.header.id, connection.guest)], [])
        await table.enter(connection, since)
        await self.ledger.announce(table.header.id)

    async def leave(self, table: Table, connection: Connection) -> None:
        await table.leave(connection)
        if connection.guest and connection.guest not in table.present:
            await self.store.mark([], [(table.header.id, connection.guest)])
            await self.ledger.announce(table.header.id)

    async def keep_house(self) -> None:
        """Say who is here, and let tables sleep that nobody has touched for long."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            here = {
                (table.header.id, connection.guest)
                for table in self.tables.values()
                for connection in table.connections
                if connection.guest
            }
            try:
                await self.store.mark(here, [])
            except Exception as error:  # the database is away: the next heartbeat tries again
                LOG.warning("heartbeat failed", extra={"reason": repr(error)})
            self.let_sleep()

    def let_sleep(self) -> None:
        """Drop from memory what is only in memory for speed; the log is kept, and wakes it again."""
        longest_ago = time.monotonic() - self.settings.sleep_after
        for table_id, table in list(self.tables.items()):
            idle = not table.connections and not table.busy and table_id not in self.thinking
            if idle and table.touched < longest_ago:
                del self.tables[table_id]
                clock = self.clocks.pop(table_id, None)
                if clock is not None:
                    clock.cancel()
        TABLES_AWAKE.set(len(self.tables))

    # --- bots and clocks ---

    def go_on(self, table: Table) -> None:
        """After every change: let the bot think whose turn it is, and set the clock of whoever is asked."""
        course = table.course
        bot = wishes.whose_turn(course)
        if bot is not None and self.thinking.get(table.header.id) != course.moment:
            self.thinking[table.header.id] = course.moment
            self.spawn(self.think(table, course, bot))
        self.set_clock(table)

    def go_on_later(self, table: Table) -> None:
        """After a change that another worker made: its bot thinks there. Here only if that worker is gone."""
        self.set_clock(table)
        if wishes.whose_turn(table.course) is not None:
            self.spawn(self.step_in(table, table.course.moment))

    async def step_in(self, table: Table, at: int) -> None:
        await asyncio.sleep(self.settings.bot_seconds + 2 * GRACE)

        async def look() -> None:
            async with table.alone():
                if (await table.wake()).moment == at:
                    self.go_on(table)

        await self.persist(look)

    async def persist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do it, also if the database is away for a while: nobody else would do it later."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                with contextlib.suppress(ReverieError):  # the table has moved on without us
                    await work()
                return
            except AWAY as error:
                LOG.warning("the database is away", extra={"reason": repr(error)[:200], "again": pause})
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def think(self, table: Table, course: Course, bot: str) -> None:
        seat, at = course.match.actor, course.moment
        luck = (table.header.seed, f"bot/{seat}/{at}")
        try:
            text = await self.thinkers.choose(table.header.owner, course.game, bot, luck, course.match.state, seat)
            await self.persist(lambda: wishes.act_for(table, seat, at, text))
        finally:
            self.forget_thought(table, at)

    def forget_thought(self, table: Table, at: int) -> None:
        if self.thinking.get(table.header.id) == at:
            del self.thinking[table.header.id]

    def set_clock(self, table: Table) -> None:
        if table.header.clock is None:
            return
        running = self.clocks.pop(table.header.id, None)
        if running is not None:
            running.cancel()
        course = table.course
        left = course.time_left()
        if left is None or course.asked == NOBODY or course.places[course.asked].bot is not None:
            return
        loop = asyncio.get_running_loop()
        seat = course.asked
        self.clocks[table.header.id] = loop.call_later(left[seat] + 0.1, lambda: self.spawn(self.flag(table, seat)))

    async def flag(self, table: Table, seat: int) -> None:
        await self.persist(lambda: wishes.flag(table, seat))

    # --- other workers ---

    async def listen(self) -> None:
        """Hear what other workers have written. If the line breaks, everything that is awake catches up."""
        dsn = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(dsn)
                broken = asyncio.Event()
                connection.add_termination_listener(lambda _, broken=broken: broken.set())
                await connection.add_listener(CHANNEL, self.hear)
                for table_id in list(self.tables):
                    self.spawn(self.catch_up(table_id, after_an_outage=True))
                await broken.wait()
            except (OSError, asyncpg.PostgresError) as error:
                LOG.warning("listening failed", extra={"reason": repr(error)})
            await asyncio.sleep(LISTEN_AGAIN)

    def hear(self, _connection: object, _pid: int, _channel: str, word: object) -> None:
        worker, _, table_id = str(word).partition(" ")
        if worker != self.ledger.worker and table_id in self.tables:
            self.spawn(self.catch_up(table_id))

    async def catch_up(self, table_id: str, after_an_outage: bool = False) -> None:
        """After an outage the table goes on even if nothing has happened: whose bot it was may be gone."""
        table = self.tables.get(table_id)
        if table is None or (table.read is None and not table.connections):
            return
        await self.persist(table.catch_up)
        if after_an_outage and table.read is not None:
            self.go_on_later(table)
