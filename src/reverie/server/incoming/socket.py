"""One socket: takes what a client says, one message after the other, and sends what the table tells it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket

from reverie.core.errors import ReverieError
from reverie.server.incoming.doors import cut
from reverie.server.incoming.outbox import Outbox
from reverie.server.limits import Bucket
from reverie.server.messages import (
    Act,
    AgreeUndo,
    Back,
    Chat,
    GiveUp,
    Hint,
    KeepUndone,
    Lend,
    Ping,
    Pong,
    Reason,
    Refusal,
    Review,
    Undo,
    Why,
    read_message,
    write_message,
)
from reverie.server.tables import wishes
from reverie.server.tables.guests import BEARER
from reverie.server.tables.hall import Hall
from reverie.server.tables.table import Granted, Table, done
from reverie.server.tables.wishes import Explained
from reverie.server.watching.metrics import ACTION_SECONDS, CONNECTIONS, MISTAKES, REFUSALS

LOG: Final = logging.getLogger("reverie.socket")
POLICY: Final = 1008
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
PATIENCE_WITH_FLOODS: Final = 200  # messages refused for their rate before the line is cut

GRANT: Final[dict[type, Callable[[Table, str, Any], Awaitable[None]]]] = {
    Act: wishes.act,
    Why: wishes.why,
    Undo: wishes.undo,
    AgreeUndo: wishes.agree,
    KeepUndone: wishes.keep,
    Chat: wishes.chat,
    Lend: wishes.lend,
    Back: wishes.come_back,
    GiveUp: wishes.give_up,
}


class Line:
    """A connection to one client."""

    def __init__(self, websocket: WebSocket, guest: str, hall: Hall) -> None:
        self.websocket: Final = websocket
        self.guest = guest
        self.hall: Final = hall
        self.outbox: Final = Outbox(websocket, hall.settings.waiting_bytes)
        self.bucket: Final = Bucket(hall.settings.messages_per_second, hall.settings.messages_at_once)
        self.floods = 0
        self.advice: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Never waits, so that a slow client slows nobody else."""
        if not self.outbox.put(message):
            # It does not read. It is let go, and can come back and resume.
            LOG.info("let go", extra={"guest": self.guest, "waiting": self.outbox.waiting})
            cut(self.websocket)

    def refuse(self, wish: str | None, error: ReverieError) -> None:
        REFUSALS.labels(error.key).inc()
        sayings = error.reasons if isinstance(error, Explained) else []
        reasons = [Reason(saying.verb, saying.facts) for saying in sayings]
        self.send(write_message(Refusal(wish, error.key, error.facts, reasons)))

    async def stay(self, table: Table, since: int | None, key: str) -> None:
        """At the table, until the client goes."""
        async with table.alone():
            wishes.check_key(table, await table.wake(), self.guest, key)
        await self.hall.enter(table, self, since)
        try:
            await self.listen(table)
        finally:
            await self.hall.leave(table, self)

    async def listen(self, table: Table) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text") or message.get("bytes") or ""
            if self.bucket.take():
                await self.take(table, text)
                continue
            self.floods += 1
            self.refuse(self.wish_of(text), ReverieError("too-fast", {}))
            if self.floods > PATIENCE_WITH_FLOODS:
                return

    def wish_of(self, text: str | bytes) -> str | None:
        """Which wish a message makes, so that nobody waits for the answer to one that was refused unread."""
        if len(text) > self.hall.settings.largest_message:
            return None
        try:
            return str(read_message(text).id)
        except UNREADABLE:
            return None

    async def take(self, table: Table, text: str | bytes) -> None:
        """One message: it is granted, answered or refused, and never answered with anything else."""
        if len(text) > self.hall.settings.largest_message:
            self.refuse(None, ReverieError("message-too-big", {"longest": self.hall.settings.largest_message}))
            return
        try:
            wish = read_message(text)
        except UNREADABLE as error:
            self.refuse(None, ReverieError("message", {"reason": str(error)}))
            return
        try:
            await self.grant(table, wish)
        except Granted as granted:
            self.send(done(wish.id, granted))
        except ReverieError as error:
            self.refuse(wish.id, error)
        except Exception:
            MISTAKES.inc()
            LOG.exception("a wish failed", extra={"table": table.header.id, "wish": type(wish).__name__})
            self.refuse(wish.id, ReverieError("mistake", {}))

    async def grant(self, table: Table, wish: Any) -> None:
        if isinstance(wish, Ping):
            self.send(write_message(Pong(wish.id)))
        elif isinstance(wish, Hint | Review):
            await self.ask_advice(table, wish)
        else:
            start = time.perf_counter()
            await GRANT[type(wish)](table, self.guest, wish)
            ACTION_SECONDS.observe(time.perf_counter() - start)

    async def ask_advice(self, table: Table, wish: Hint | Review) -> None:
        """It comes when it comes, and the table goes on meanwhile."""
        self.advice = await self.hall.advisers.advise(table, self.guest, wish, self.send)


async def serve_socket(
    websocket: WebSocket, hall: Hall, guest: str, table_id: str, since: int | None, key: str
) -> None:
    """A client at a table, from its first message to its last."""
    offered = websocket.scope.get("subprotocols") or []
    await websocket.accept(BEARER if BEARER in offered else None)
    line = Line(websocket, guest, hall)
    CONNECTIONS.inc()
    try:
        with hall.counting(guest):
            await line.stay(await hall.table(table_id), since, key)
    except ReverieError as error:
        line.refuse(None, error)
    finally:
        CONNECTIONS.dec()
        if line.advice is not None:
            line.advice.cancel()
        await line.outbox.close(POLICY)
