"""What every request passes: its origin, its size, its rate; and what every answer carries."""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reverie.core.errors import ReverieError
from reverie.server.limits import Buckets
from reverie.server.settings import Settings

LOG: Final = logging.getLogger("reverie.request")
SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
LARGEST_BODY: Final = 65_536
LARGEST_RECORD: Final = 1_000_000  # the longest match we know of is a 25th of it
VERIFY: Final = "/api/verify"

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Stands before the app; of sockets it checks only the origin and the address that is asked for."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.origins: Final = frozenset(settings.origins.split())
        self.secure: Final = settings.secure_cookies
        self.writes: Final = Buckets(settings.writes_per_second, settings.writes_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.pass_request(scope, receive, send)
        elif scope["type"] == "websocket" and (has_nul(scope) or not self.may_come_from(Headers(scope=scope))):
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    def may_come_from(self, headers: Headers) -> bool:
        """A browser says which site a script is from; other clients say nothing, and have no cookie to be abused."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # such as `http://[`
            return False

    async def pass_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.add_headers(MutableHeaders(scope=message))
            await send(message)

        try:
            largest = LARGEST_RECORD if scope["path"] == VERIFY else LARGEST_BODY
            self.check(scope, largest)
            bounded = Bounded(receive, largest)
            await self.app(scope, bounded.receive, send_with_headers)
        except ReverieError as error:
            await trouble(error)(scope, receive, send_with_headers)
        facts = {"method": scope["method"], "path": scope["path"], "status": status}
        LOG.info("request", extra={**facts, "ms": round((time.perf_counter() - start) * 1000, 1)})

    def check(self, scope: Scope, largest: int) -> None:
        if has_nul(scope):
            raise ReverieError("nul", {})
        if scope["method"] in SAFE_METHODS:
            return
        headers = Headers(scope=scope)
        if not self.may_come_from(headers):
            raise ReverieError("origin", {})
        size = headers.get("content-length", "0")
        if not size.isdigit() or int(size) > largest:
            raise ReverieError("message-too-big", {"longest": largest})
        self.writes.take(scope["client"][0] if scope["client"] else "")

    def add_headers(self, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers[name] = value
        if self.secure:
            headers["Strict-Transport-Security"] = "max-age=31536000"
        headers.setdefault("Cache-Control", "no-store")


def has_nul(scope: Scope) -> bool:
    """U+0000 in what is asked for: no database can store it, and nothing here is called so."""
    return "\x00" in scope["path"] or b"%00" in scope["query_string"] or b"\x00" in scope["query_string"]


class Bounded:
    """A request's body, up to a size, also if it did not say its size."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self.inner: Final = receive
        self.largest: Final = largest
        self.size = 0

    async def receive(self) -> Message:
        message = await self.inner()
        self.size += len(message.get("body", b""))
        if self.size > self.largest:
            raise ReverieError("message-too-big", {"longest": self.largest})
        return message


STATUS: Final = {
    "not-signed-in": 401,
    "table-private": 403,
    "not-owner": 403,
    "not-seated": 403,
    "origin": 403,
    "table-unknown": 404,
    "game-unknown": 404,
    "not-found": 404,
    "method": 405,
    "message-too-big": 413,
    "request": 422,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "kept-out": 403,
    "mistake": 500,
    "record-late": 503,
    "database-away": 503,
}
CONFLICT: Final = 409  # well-formed and understood, but it cannot be


def trouble(error: ReverieError) -> JSONResponse:
    return JSONResponse({"key": error.key, "facts": error.facts}, STATUS.get(error.key, CONFLICT))
