"""What waits to be sent to one client. Putting something there never waits; sending it does, in a task of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

GOODBYE: Final = 2.0  # seconds for what still waits when the server hangs up


class Outbox:
    def __init__(self, websocket: WebSocket, most: int) -> None:
        self.websocket: Final = websocket
        self.most: Final = most
        self.messages: Final[deque[bytes]] = deque()
        self.waiting = 0  # bytes
        self.called: Final = asyncio.Event()  # something waits, or it is time to stop
        self.open = True
        self.writer: Final = asyncio.create_task(self.write_what_waits())

    def put(self, message: bytes) -> bool:
        """False if more waits than may: the client does not read."""
        if not self.open:
            return True  # there is nobody left to read it
        self.messages.append(message)
        self.waiting += len(message)
        self.called.set()
        self.open = self.waiting <= self.most
        return self.open

    async def write_what_waits(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client has gone
            while self.messages or self.open:
                await self.called.wait()
                self.called.clear()
                while self.messages:
                    message = self.messages.popleft()
                    await self.websocket.send({"type": "websocket.send", "text": message.decode()})
                    self.waiting -= len(message)
        self.open = False
        self.messages.clear()

    async def close(self, code: int) -> None:
        """Say what still waits, and goodbye. A client that does not read does not hear it."""
        self.open = False
        self.called.set()
        try:
            async with asyncio.timeout(GOODBYE):
                await self.writer
                await self.websocket.close(code)
        except (RuntimeError, WebSocketDisconnect, TimeoutError):
            self.writer.cancel()
