"""One socket: reads what a client says, one message after the other, and sends what the table tells it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from reverie.core.errors import ReverieError
from reverie.server import wishes
from reverie.server.advice import advise
from reverie.server.guests import BEARER
from reverie.server.hall import Hall
from reverie.server.limits import Bucket
from reverie.server.messages import (
    Act,
    AgreeUndo,
    Chat,
    GiveUp,
    Hint,
    KeepUndone,
    Lend,
    Ping,
    Pong,
    Refusal,
    Review,
    Undo,
    read_message,
    write_message,
)
from reverie.server.metrics import ACTION_SECONDS, CONNECTIONS, MISTAKES, REFUSALS
from reverie.server.table import Granted, Table, done
from reverie.server.wire import Wire, wire_of

LOG: Final = logging.getLogger("reverie.socket")
POLICY: Final = 1008
GOODBYE: Final = 2.0
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
PATIENCE_WITH_FLOODS: Final = 200  # messages refused for their rate before the line is cut

GRANT: Final[dict[type, Callable[[Table, str, Any], Awaitable[None]]]] = {
    Act: wishes.act,
    Undo: wishes.undo,
    AgreeUndo: wishes.agree,
    KeepUndone: wishes.keep,
    Chat: wishes.chat,
    Lend: wishes.lend,
    GiveUp: wishes.give_up,
}


class Line:
    """A connection to one client."""

    def __init__(self, wire: Wire, guest: str, hall: Hall) -> None:
        self.wire: Final = wire
        self.guest = guest
        self.hall: Final = hall
        self.most: Final = hall.settings.waiting_bytes
        self.bucket: Final = Bucket(hall.settings.messages_per_second, hall.settings.messages_at_once)
        self.floods = 0
        self.busy = False  # with a message that takes the long way
        self.advice: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Never waits, so that a slow client slows nobody else."""
        waiting = self.wire.say(message)
        if waiting > self.most:
            # It does not read. It is let go, and can come back and resume.
            LOG.info("let go", extra={"guest": self.guest, "waiting": waiting})
            self.wire.cut()

    def refuse(self, wish: str | None, error: ReverieError) -> None:
        REFUSALS.labels(error.key).inc()
        self.send(write_message(Refusal(wish, error.key, error.facts)))

    async def listen(self, table: Table) -> None:
        while True:
            message = await self.wire.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text") or message.get("bytes") or ""
            await table.stored.wait()  # what was said before is answered before
            if self.bucket.take():
                self.busy = True
                await self.take(table, text)
                self.busy = False
                continue
            self.floods += 1
            self.refuse(self.wish_of(text), ReverieError("too-fast", {}))
            if self.floods > PATIENCE_WITH_FLOODS:
                return

    def take_at_once(self, table: Table, text: bytes) -> bool:
        """An action at a table at rest, which is nearly every message: nobody is woken for it. False: it goes the
        long way, which knows what to answer to everything."""
        if self.busy or not table.at_rest or len(text) > self.hall.settings.largest_message:
            return False
        try:
            wish = read_message(text)
            if not isinstance(wish, Act) or wish.at != table.course.moment or not self.bucket.take():
                return False
            compose = wishes.action(table, self.guest, wish)
            table.record_at_once(compose, self.guest, wish.id, lambda: self.wire.take_the_long_way(text))
        except (*UNREADABLE, Granted):
            return False
        except ReverieError as error:
            self.refuse(wish.id, error)
        except Exception:
            LOG.exception("an action could not be taken at once", extra={"guest": self.guest})
            table.read = None  # who knows how far it came; the log knows
            return False
        return True

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
        """One at a time; it comes when it comes, and the table goes on meanwhile."""
        if self.advice is not None and not self.advice.done():
            raise ReverieError("advice-busy", {})
        asked = await advise(table, self.hall.thinkers, self.guest, wish, self.send)
        self.advice = asyncio.create_task(asked)


async def serve_socket(
    websocket: WebSocket, hall: Hall, guest: str, table_id: str, since: int | None, key: str
) -> None:
    """A client at a table, from its first message to its last."""
    offered = websocket.scope.get("subprotocols") or []
    await websocket.accept(BEARER if BEARER in offered else None)
    line = Line(wire_of(websocket), guest, hall)
    CONNECTIONS.inc()
    try:
        table = await hall.table(table_id)
        async with table.alone():
            wishes.check_key(table, await table.wake(), guest, key)
        await hall.enter(table, line, since)
        line.wire.at_once = partial(line.take_at_once, table)
        try:
            await line.listen(table)
        finally:
            await hall.leave(table, line)
    except ReverieError as error:
        line.refuse(None, error)
    finally:
        CONNECTIONS.dec()
        if line.advice is not None:
            line.advice.cancel()
        # A client that does not read does not hear a goodbye either.
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(websocket.close(POLICY), GOODBYE)
