"""Runs the server."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import asyncpg
import uvicorn
from alembic.util import CommandError
from prometheus_client import start_http_server
from sqlalchemy.exc import SQLAlchemyError

from reverie.core.errors import ReverieError
from reverie.server.app import make_app
from reverie.server.incoming.doors import Crowd, Door, Punctual, SocketDoor
from reverie.server.incoming.listening import HIGHEST_PORT, addresses, bind, raise_descriptors
from reverie.server.settings import Settings
from reverie.server.storage.database import Database
from reverie.server.tables.store import Store
from reverie.server.watching.logs import set_up_logs
from reverie.server.watching.metrics import REGISTRY

LARGEST_FRAME: Final = 65_536  # beyond this the socket is closed (1009) without reading on
SECONDS_TO_FINISH: Final = 10
BY_SIGNAL: Final = 128  # and the number of the signal: the exit code of what a signal has ended
PROXIES: Final = "FORWARDED_ALLOW_IPS"  # as uvicorn reads it, too


class Announcing(uvicorn.Server):
    """A server that says when it can be reached, and until then can be ended at once."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.started:
            super().handle_exit(sig, frame)
        else:
            end_at_once(sig, frame)


def end_at_once(number: int, _frame: FrameType | None) -> None:
    """Nothing was acknowledged yet, so nothing has to be finished, whatever the start is waiting for."""
    os._exit(BY_SIGNAL + number)


async def bring_up_to_date(settings: Settings) -> None:
    """The database, before anybody is let in; raises ReverieError."""
    database = Database(settings.db)
    try:
        await database.migrate()
        await Store(database, settings.heartbeat).hope_again()
    except CommandError as error:  # a step that this version does not know
        raise ReverieError("database-newer", {"url": str(database.url)}) from error
    except (SQLAlchemyError, asyncpg.PostgresError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise ReverieError("database-closed", {"url": str(database.url), "reason": reason}) from error
    finally:
        await database.close()


def show_metrics(where: str) -> None:
    """On a port of their own, which nobody opens to the world by opening the server."""
    host, _, port = where.rpartition(":")
    if not port.isdecimal() or int(port) > HIGHEST_PORT:
        raise ReverieError("setting", {"reason": f"metrics={where}"})
    try:
        start_http_server(int(port), host or "127.0.0.1", REGISTRY)
    except OSError as error:
        raise ReverieError("setting", {"reason": f"metrics={where}: {error.strerror or error}"}) from error


def serve(host: str, port: int, settings: Settings, ready: Callable[[list[str]], None]) -> None:
    """Until SIGTERM or Ctrl-C; then no more is taken on, and what was begun is finished. Raises ReverieError if it
    cannot begin."""
    listeners = bind(host, port)
    set_up_logs(settings.log_level)
    signal.signal(signal.SIGTERM, end_at_once)
    raise_descriptors()
    asyncio.run(bring_up_to_date(settings))
    if settings.metrics:
        show_metrics(settings.metrics)
    where = addresses(host, listeners[0].getsockname()[1])
    # Tables and sockets live long and hold no cycles: looking through all of them every few moments costs a quarter of
    # the processor at two hundred tables.
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    Door.seconds = settings.request_seconds
    Door.crowd = Crowd(settings.connections_per_address, os.environ.get(PROXIES, "127.0.0.1"))
    config = uvicorn.Config(
        Punctual(make_app(settings)),
        http=Door,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=SocketDoor,
        ws_max_size=LARGEST_FRAME,
        # Compressing costs more memory and time than it saves on messages this small.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    server = Announcing(config, lambda: ready(where))
    # uvicorn stops in good order and then raises the signal once more; that it came is no failure.
    signal.signal(signal.SIGTERM, lambda number, frame: None if server.started else end_at_once(number, frame))
    server.run(listeners)
