"""Runs the server."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from reverie.server.app import make_app
from reverie.server.logs import set_up_logs
from reverie.server.settings import Settings
from reverie.server.wire import Wire

LARGEST_FRAME: Final = 65_536  # beyond this the socket is closed (1009) without reading on
SECONDS_TO_FINISH: Final = 10


class Announcing(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(host: str, port: int, settings: Settings, ready: Callable[[], None]) -> None:
    """Until SIGTERM or Ctrl-C; then no more is taken on, and what was begun is finished."""
    set_up_logs(settings.log_level)
    # uvicorn stops in good order and then raises the signal once more; that it came is no failure.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    # Tables and sockets live long and hold no cycles: looking through all of them every few moments costs a quarter of
    # the processor at two hundred tables.
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        # Compressing costs more memory and time than it saves on messages this small.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    Announcing(config, ready).run()
