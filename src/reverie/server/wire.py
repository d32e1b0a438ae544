"""A socket on the wire: uvicorn's own, with a short way in and a short way out.

ASGI has a coroutine for each message, so a task would be woken for each that comes and for each that goes. But most
messages are actions that come in a frame of their own and can be taken at once, and what is told never has to wait.
Everything else goes the long way, through uvicorn's parser and ASGI.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the one in C, where there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION: Final = "reverie.wire"

# RFC 6455, 5.2: a whole text, by how its length is written. What a client sends is masked.
TEXT: Final = 0x81
MASKED: Final = 0x80
MASK: Final = 4  # bytes
END_OF_REQUEST: Final = b"\r\n\r\n"
SHORT: Final = Struct("!BB")
MIDDLE: Final = Struct("!BBH")
LONG: Final = Struct("!BBQ")


def frame(message: bytes) -> bytes:
    size = len(message)
    if size < 126:
        return SHORT.pack(TEXT, size) + message
    if size < 65_536:
        return MIDDLE.pack(TEXT, 126, size) + message
    return LONG.pack(TEXT, 127, size) + message


def end_of_frame(data: bytes, at: int) -> int:
    """Where the masked frame ends that begins here; 0 if that cannot be told from this data."""
    if len(data) < at + 2 or data[at + 1] < MASKED:
        return 0
    size = data[at + 1] - MASKED
    head = at + 2 + MASK
    if size == 126:
        return head + 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    if size == 127:
        return head + 8 + int.from_bytes(data[at + 2 : at + 10], "big")
    return head + size


def is_whole_frames(data: bytes) -> bool:
    at = 0
    while at < len(data):
        at = end_of_frame(data, at) or len(data) + 1
    return at == len(data)


def text_of(data: bytes) -> bytes | None:
    """The text, if this is one whole frame of text and nothing else."""
    if data[0] != TEXT or end_of_frame(data, 0) != len(data):
        return None
    head = {126: 4, 127: 10}.get(data[1] - MASKED, 2)
    text: bytes = apply_mask(data[head + MASK :], data[head : head + MASK])
    return text


def never(message: bytes) -> bool:
    return False


class Wire(WebSocketsSansIOProtocol):
    at_once: Callable[[bytes], bool] = staticmethod(never)  # takes a message, if it can without waiting; did it?
    in_step = False  # whole frames only have come so far, so the parser stands between two of them

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            self.in_step = data.endswith(END_OF_REQUEST)
            return
        text = text_of(data) if self.in_step else None
        if text is not None and self.may_be_first() and self.at_once(text):
            return
        self.in_step = self.in_step and is_whole_frames(data)
        super().data_received(data)

    def may_be_first(self) -> bool:
        """What waits on the long way goes before, and a message in pieces is ended before another begins."""
        conn = self.conn
        return conn.state is OPEN and conn.current_size is None and self.queue.empty() and not self.close_sent

    def take_the_long_way(self, message: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})

    def say(self, message: bytes) -> int:
        """Send a text, if there is somebody left to read it; how many bytes wait because the client does not read."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return 0
        self.transport.write(frame(message))
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End it at once, whatever still waits to be sent."""
        self.transport.abort()


def wire_of(websocket: WebSocket) -> Wire:
    wire: Wire = websocket.scope["extensions"][EXTENSION]
    return wire
