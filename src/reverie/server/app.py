"""The application: everything the server is made of, put together."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import reverie
from reverie.core.errors import ReverieError
from reverie.server.incoming import pages, rest
from reverie.server.incoming.client import ClientFiles
from reverie.server.incoming.rest import Room
from reverie.server.incoming.security import Guard, trouble
from reverie.server.incoming.socket import serve_socket
from reverie.server.settings import Settings
from reverie.server.storage.database import Database
from reverie.server.storage.ledger import Ledger
from reverie.server.tables.guests import Guests
from reverie.server.tables.hall import Hall
from reverie.server.tables.opening import Opener
from reverie.server.watching.health import Health
from reverie.server.watching.metrics import MISTAKES

LOG: Final = logging.getLogger("reverie.app")
WORTH_COMPRESSING: Final = 1_000  # bytes


def make_app(settings: Settings) -> FastAPI:
    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database = Database(settings.db)
        ledger = Ledger(database, secrets.token_hex(8))
        hall = Hall(database, ledger, settings)
        secret = await database.secret("signing")
        app.state.room = Room(
            settings,
            hall,
            Guests(database, secret),
            Opener(database, hall.store, settings, await database.secret("daily")),
        )
        app.state.health = Health(hall)
        ledger.start()
        hall.start()
        LOG.info("open", extra={"version": reverie.__version__, "build": reverie.build(), "worker": ledger.worker})
        yield
        # Sockets are closed by now; what they wished for is still written.
        await ledger.stop()
        await hall.stop()
        await database.close()
        LOG.info("closed", extra={"worker": ledger.worker})

    # No page with scripts from elsewhere: the description is at /openapi.json.
    app = FastAPI(title="Reverie", version=reverie.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING)
    app.add_middleware(Guard, settings=settings)
    app.include_router(rest.ROUTER)
    app.include_router(pages.ROUTER)
    add_errors(app)
    add_watch(app)
    app.add_api_websocket_route("/ws/tables/{table_id}", socket)
    if settings.client:
        app.mount("/", ClientFiles(Path(settings.client)))
    else:
        app.include_router(pages.FRONT)
    return app


async def socket(websocket: WebSocket, table_id: str) -> None:
    """Sit at a table or look on: `?since=AT` resumes, `?key=KEY` opens a private table."""
    room: Room = websocket.app.state.room
    since = websocket.query_params.get("since", "")
    known = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else None
    guest = room.guests.recognise(websocket) or ""
    await serve_socket(websocket, room.hall, guest, table_id, known, websocket.query_params.get("key", ""))


def add_errors(app: FastAPI) -> None:
    """Every error is a key and facts, never a traceback."""

    @app.exception_handler(ReverieError)
    async def refused(request: Request, error: ReverieError) -> Response:
        return pages.in_words(request, error, trouble(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join([str(part) for part in first["loc"]])
        return trouble(ReverieError("request", {"where": where, "reason": first["msg"]}))

    @app.exception_handler(HTTPException)
    async def not_there(request: Request, error: HTTPException) -> Response:
        keys = {404: "not-found", 405: "method"}
        found = ReverieError(keys.get(error.status_code, "request"), {})
        answer = trouble(found)
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        return pages.in_words(request, found, answer) if error.status_code == 404 else answer

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> JSONResponse:
        LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
        if isinstance(error, SQLAlchemyError | OSError):
            return trouble(ReverieError("database-away", {}))
        MISTAKES.inc()
        return trouble(ReverieError("mistake", {}))


def add_watch(app: FastAPI) -> None:
    """For those who run it."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        """Well, if it can write and think; else what is wrong."""
        troubles = await request.app.state.health.ask()
        said = "".join([f"{trouble}\n" for trouble in troubles or ["well"]])
        return PlainTextResponse(said, 503 if troubles else 200)
