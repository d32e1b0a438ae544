"""A WebSocket client that costs as little as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

HEAD: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
)


TEXT, PING, PONG = 1, 9, 10


def frame(kind: int, message: bytes) -> bytes:
    """A frame under a mask of zeroes, which the standard allows and which changes nothing."""
    size = len(message)
    if size < 126:
        return bytes([0x80 | kind, 0x80 | size, 0, 0, 0, 0]) + message
    return bytes([0x80 | kind, 0x80 | 126, size >> 8, size & 255, 0, 0, 0, 0]) + message


class Wire(asyncio.Protocol):
    """One connection; `heard` is called with every message."""

    def __init__(self, request: str, heard: Callable[[Wire, bytes], None]) -> None:
        self.request: Final = request
        self.heard = heard
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request.encode())

    def send(self, message: bytes) -> None:
        self.write(TEXT, message)

    def write(self, kind: int, message: bytes) -> None:
        assert self.transport is not None
        self.transport.write(frame(kind, message))

    def close(self) -> None:
        assert self.transport is not None
        self.transport.close()

    def data_received(self, received: bytes) -> None:
        self.buffer += received
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:20]:
                raise ConnectionError(bytes(self.buffer[:end]).decode())
            del self.buffer[: end + 4]
            self.open = True
        while (message := self.next_message()) is not None:
            self.heard(self, message)

    def next_message(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        message = bytes(buffer[start : start + size])
        kind = buffer[0] & 15
        del buffer[: start + size]
        if kind == PING:
            self.write(PONG, message)
        return message if kind == TEXT else self.next_message()


async def connect(port: int, path: str, token: str, heard: Callable[[Wire, bytes], None]) -> Wire:
    headers = f"Authorization: Bearer {token}\r\n" if token else ""
    request = HEAD.format(path=path, host="127.0.0.1", port=port, headers=headers)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, heard), "127.0.0.1", port)
    return wire
