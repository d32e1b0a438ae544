"""A table: its course, the people connected to it, and the one way anything happens there.

Everything that changes a table is composed against its course, written into the ledger, and only then told. If
somebody else has written first, the course is read again and the wish composed anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from sqlalchemy import Executable

from reverie.core.errors import ReverieError
from reverie.core.game import SPECTATOR
from reverie.server.limits import TALK_AT_ONCE, TALK_PER_SECOND, Bucket
from reverie.server.messages import Done, People, Said, write_message
from reverie.server.storage import entries
from reverie.server.storage.entries import Entry, Header, entry
from reverie.server.storage.ledger import Ledger, Taken
from reverie.server.tables import views
from reverie.server.tables.course import Course, read_course
from reverie.server.tables.store import Store
from reverie.server.watching.metrics import ACTIONS

LOG: Final = logging.getLogger("reverie.table")
TRIES: Final = 10

Compose = Callable[[Course], Entry]
# Nobody comes or goes.
MOVES: Final = (entries.ACT, entries.UNDO, entries.ASK_UNDO, entries.AGREE, entries.KEEP, entries.AGAIN)


class Connection(Protocol):
    """Somebody at the table; `guest` is empty for a spectator without a name. `send` never waits."""

    guest: str

    def send(self, message: bytes) -> None: ...


Message = tuple[Connection, bytes]


class Host(Protocol):
    """Sees to bots and clocks after every change, whoever made it."""

    def go_on(self, table: Table) -> None: ...

    def go_on_later(self, table: Table) -> None: ...


class Granted(Exception):
    """This wish is in the log already."""

    def __init__(self, position: int) -> None:
        self.position = position


class Table:
    def __init__(self, header: Header, store: Store, ledger: Ledger, host: Host) -> None:
        self.header: Final = header
        self.store: Final = store
        self.ledger: Final = ledger
        self.host: Final = host
        self.turn: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.present: set[str] = set()
        self.read: Course | None = None  # None: to be read from the log before anything else
        self.unreadable: ReverieError | None = None  # why it cannot be
        self.actions: Final = ACTIONS.labels(header.game)
        self.told = -1  # position of the last entry people here were told of
        self.since = 0.0  # when it came here
        self.touched = time.monotonic()
        self.talk: Final[dict[str, Bucket]] = {}  # by guest

    # --- its course ---

    @property
    def course(self) -> Course:
        assert self.read is not None
        return self.read

    async def wake(self) -> Course:
        """The course, as far as this worker has followed it. What happened since people here were last told
        something is told to them."""
        self.touched = time.monotonic()
        if self.unreadable is not None:
            raise ReverieError(self.unreadable.key, self.unreadable.facts)
        if self.read is None:
            log = await self.store.entries(self.header.id, 0)
            told = self.told if self.connections else len(log) - 1
            try:
                self.read = read_course(self.header, log[: told + 1])
            except ReverieError as error:
                self.unreadable = error
                await self.store.note_unreadable(self.header.id)
                raise
            if self.since and self.read.position == self.told:
                self.read.since = self.since  # it is only read again
            for later in log[told + 1 :]:
                self.follow(self.read, later)
            self.told, self.since = self.read.position, self.read.since
            self.present |= await self.store.present(self.header.id)
        return self.read

    def follow(self, course: Course, later: Entry) -> None:
        length = course.length
        course.follow(later)
        self.send(course, self.messages(course, later, length))

    async def catch_up(self) -> None:
        """Follow what other workers have written, and tell it here."""
        async with self.alone():
            before = self.told
            course = await self.wake()
            try:
                for later in await self.store.entries(self.header.id, course.position + 1):
                    self.follow(course, later)
            except ReverieError:
                LOG.warning("table read again", extra={"table": self.header.id})
                self.read = None
                await self.wake()
            present = await self.store.present(self.header.id) | {each.guest for each in self.connections}
            if present != self.present:
                self.present = present
                self.tell_people()
            if self.told != before:
                self.host.go_on_later(self)

    # --- changing it ---

    def alone(self) -> asyncio.Lock:
        """While nothing else happens here: everybody who wants to change it waits in one queue."""
        return self.turn

    @property
    def busy(self) -> bool:
        return self.turn.locked()

    def foresee(self, course: Course, composed: Entry) -> list[Message]:
        """What everybody here will be told once this is stored. It is made while what it is made from is at hand; the
        course is ahead of the log until then."""
        length = course.length
        course.note(composed)
        return self.messages(course, composed, length)

    async def record(
        self, compose: Compose, guest: str | None, wish: str | None, beside: Sequence[Executable] = ()
    ) -> Entry:
        """Compose an entry, store it together with what belongs beside it, tell it. Raises ReverieError, or Granted
        for a wish that was granted before."""
        for _ in range(TRIES):
            course = await self.wake()
            check_wish(course, guest, wish)
            composed = compose(course)
            # Until it is stored, the course is ahead of the log: should anything go wrong it is read again.
            self.read = None
            also = self.consequences(course, composed)
            messages = self.foresee(course, composed)
            if composed.kind in entries.SEATING:
                also = [*also, self.store.seating(course)]
            try:
                await self.ledger.write(composed, [*also, *beside])
            except Taken:
                continue
            self.read = course
            self.send(course, messages)
            self.host.go_on(self)
            return composed
        raise ReverieError("table-busy", {})

    def consequences(self, course: Course, composed: Entry) -> Sequence[Executable]:
        if composed.kind == entries.GIVE_UP:
            return self.store.giving_up(course, composed)
        if composed.kind != entries.ACT:
            return ()
        self.actions.inc()
        return self.store.ending(course, composed.at) if course.over else ()

    # --- telling ---

    def messages(self, course: Course, happened: Entry, length: int) -> list[Message]:
        """What an entry means to everybody here; `length` is that of the match's log before it."""
        if happened.kind == entries.CHAT:
            said = write_message(Said(course.chats[-1]))
            return [(connection, said) for connection in self.connections]
        updates = self.updates(course, None if happened.kind == entries.UNDO else length, happened)
        if happened.kind in MOVES:
            return updates
        return [*self.people(course), *updates]

    def updates(self, course: Course, since: int | None, happened: Entry) -> list[Message]:
        now = time.time()
        messages: list[Message] = []
        made: dict[tuple[int, str | None], bytes] = {}
        for connection in self.connections:
            guest = connection.guest
            told = (course.seats.get(guest, SPECTATOR), happened.wish if happened.guest == guest else None)
            if told not in made:
                viewer, answer = told
                made[told] = write_message(views.update(course, viewer, since, answer, now))
            messages.append((connection, made[told]))
        return messages

    def people(self, course: Course) -> list[Message]:
        cards = views.seat_cards(course.header, course.places, self.present)
        return [
            (connection, write_message(People(course.seat_of(connection.guest), cards)))
            for connection in self.connections
        ]

    def send(self, course: Course, messages: list[Message]) -> None:
        self.told, self.since = course.position, course.since
        for connection, message in messages:
            connection.send(message)

    def tell_people(self) -> None:
        if self.read is not None:
            for connection, message in self.people(self.read):
                connection.send(message)

    # --- coming and going ---

    async def enter(self, connection: Connection, since: int | None) -> None:
        async with self.alone():
            course = await self.wake()
            self.connections.add(connection)
            came = connection.guest not in self.present
            self.present.add(connection.guest)
            seat = course.seat_of(connection.guest)
            connection.send(write_message(views.welcome(course, seat, since, self.present, time.time())))
            if seat is not None:
                if came:  # a second window is nothing new to the others
                    self.tell_people()
                if course.places[seat].lent is not None:
                    await self.record(lambda course: self.returning(course, seat), None, None)
            self.host.go_on(self)

    def returning(self, course: Course, seat: int) -> Entry:
        return self.compose(course, entries.RETURN, seat, {})

    async def leave(self, connection: Connection) -> None:
        async with self.alone():
            self.connections.discard(connection)
            self.touched = time.monotonic()
            if not any(other.guest == connection.guest for other in self.connections):
                self.present.discard(connection.guest)
                if self.read is not None and self.read.seat_of(connection.guest) is not None:
                    self.tell_people()

    def check_talk(self, guest: str) -> None:
        """Nobody talks faster than others can read; raises ReverieError."""
        if not self.talk.setdefault(guest, Bucket(TALK_PER_SECOND, TALK_AT_ONCE)).take():
            raise ReverieError("too-fast", {})

    # --- the parts of an entry ---

    def compose(
        self,
        course: Course,
        kind: str,
        seat: int,
        body: dict[str, object],
        guest: str | None = None,
        wish: str | None = None,
    ) -> Entry:
        took: dict[str, object] = {} if self.header.clock is None else {"took": round(course.elapsed(), 3)}
        return entry(self.header.id, course.position + 1, kind, seat, {**body, **took}, guest, wish)


class Stale(ReverieError):
    """The wish answers a moment that has passed."""

    def __init__(self, at: int) -> None:
        super().__init__("stale", {"at": at})


def check_wish(course: Course, guest: str | None, wish: str | None) -> None:
    """Nothing is granted twice: whoever writes the next entry has read all before it."""
    if wish is not None and (guest, wish) in course.granted:
        raise Granted(course.granted[guest, wish])


def done(wish: str, granted: Granted) -> bytes:
    return write_message(Done(wish, granted.position))
