"""A socket on the wire: uvicorn's own, with a short way in and a short way out.

ASGI has a coroutine for each message, so a task would be woken for each that comes and for each that goes. But most
messages are actions that can be taken at once, and what is told never has to wait.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION: Final = "reverie.wire"

# RFC 6455, 5.2: a whole text from the server, by how its length is written.
TEXT: Final = 0x81
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


def never(message: bytes) -> bool:
    return False


class Wire(WebSocketsSansIOProtocol):
    at_once: Callable[[bytes], bool] = staticmethod(never)  # takes a message, if it can without waiting; did it?

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        """A message is here. The long way is the queue, and what waits there goes first."""
        first = self.queue.empty() and self.curr_msg_data_type == "text" and not self.close_sent
        if first and self.at_once(b"".join(self.frames)):
            self.frames = []
        else:
            super().send_receive_event_to_app()

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
