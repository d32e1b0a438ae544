"""The way in: how many may come from one address, and how long they may take to say what they want."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from typing import Any, Final, cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

LOG: Final = logging.getLogger("reverie.doors")
SAY_AGAIN: Final = 60.0  # seconds between two notes about crowds

DOOR: Final = "reverie.door"

Loop = asyncio.AbstractEventLoop
State = dict[str, Any]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(text: str) -> Network | None:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:  # a name, or the path of a Unix socket
        return None


class Crowd:
    """How many connections each address has. A proxy brings everybody's, so those we trust are not counted."""

    def __init__(self, most: int, trusted: str) -> None:
        self.most: Final = most
        self.trusted: Final = [network for each in trusted.split(",") if (network := network_of(each.strip()))]
        self.trusts_all: Final = trusted.strip() == "*"
        self.here: Final[Counter[str]] = Counter()
        self.said = -SAY_AGAIN

    def enter(self, address: str) -> bool:
        if self.trusts_all or self.is_trusted(address):
            return True
        if self.here[address] >= self.most:
            if time.monotonic() - self.said >= SAY_AGAIN:
                self.said = time.monotonic()
                LOG.warning("too many connections", extra={"address": address, "most": self.most})
            return False
        self.here[address] += 1
        return True

    def is_trusted(self, address: str) -> bool:
        found = network_of(address)
        return found is not None and any([found.network_address in each for each in self.trusted])

    def leave(self, address: str) -> None:
        if address in self.here:
            self.here[address] -= 1
            if self.here[address] <= 0:
                del self.here[address]


class Passage(asyncio.Protocol):
    """Stands before a protocol of uvicorn's, and passes on whatever comes."""

    def __init__(self, inner: asyncio.Protocol) -> None:
        self.inner: Final = inner

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.inner.connection_lost(exc)


class Door(Passage):
    """One connection, from its first byte. It has a time for saying what it wants, and counts in the crowd until it
    ends, also once it has become a socket. The app finds it in the state of a scope."""

    crowd: Crowd
    seconds: float

    def __init__(self, config: Config, server_state: ServerState, app_state: State, _loop: Loop | None = None) -> None:
        self.loop: Final = _loop or asyncio.get_running_loop()
        super().__init__(H11Protocol(config, server_state, {**app_state, DOOR: self}, _loop))
        self.watch: asyncio.TimerHandle | None = None
        self.transport: asyncio.Transport | None = None
        self.counted = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        if not self.crowd.enter(address):
            self.cut()
            return
        self.counted = address
        self.wait_for_request()

    def wait_for_request(self) -> None:
        self.stop_waiting()
        self.watch = self.loop.call_later(self.seconds, self.cut)

    def stop_waiting(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None

    def cut(self) -> None:
        """End it at once, whatever still waits to be sent: a request that was begun is still not there, so whoever
        sends it only holds a place; or a socket is not read."""
        if self.transport is not None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()

    def leave(self) -> None:
        self.stop_waiting()
        self.crowd.leave(self.counted)
        self.counted = ""


class SocketDoor(Passage):
    """The same connection, once it has become a socket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: State, _loop: Loop | None = None) -> None:
        super().__init__(WebSocketsSansIOProtocol(config, server_state, app_state, _loop))
        self.door: Final[Door] = app_state[DOOR]
        self.door.stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave()


def cut(websocket: WebSocket) -> None:
    websocket.scope["state"][DOOR].cut()


class Punctual:
    """The app behind a door, which is told when a request is whole, and when it is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        door: Door | None = scope.get("state", {}).get(DOOR)
        if scope["type"] != "http" or door is None:
            await self.app(scope, receive, send)
            return
        if not has_body(scope):
            door.stop_waiting()

        async def heard() -> Message:
            message = await receive()
            if not message.get("more_body", False):
                door.stop_waiting()
            return message

        async def said(message: Message) -> None:
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                door.wait_for_request()

        await self.app(scope, heard, said)


def has_body(scope: Scope) -> bool:
    return any([name in (b"content-length", b"transfer-encoding") for name, _ in scope["headers"]])
