"""Guests: no password, only a signed cookie, or a token for programs. A name of their choice."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime
from typing import Final

import msgspec
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import insert, select, update
from starlette.requests import HTTPConnection

from reverie.core.errors import ReverieError
from reverie.server.storage.database import Database
from reverie.server.storage.schema import GUESTS

COOKIE: Final = "reverie_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # browsers keep none for longer; a token is good for as long
# Until 0.2.0 tokens had no date. The last of them is in a browser until then.
UNDATED_UNTIL: Final = datetime(2028, 1, 1, tzinfo=UTC)
LONGEST_NAME: Final = 40
BEARER: Final = "bearer"


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str
    program: bool


def check_name(name: str) -> str:
    """A name fit to be shown to others; raises ReverieError."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise ReverieError("name", {"longest": LONGEST_NAME})
    return name


def token_of(connection: HTTPConnection) -> str:
    """A token in the header; or, as a browser can send none with a socket, as its second subprotocol."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" and connection.scope["type"] == "websocket":
        scheme, _, token = connection.headers.get("sec-websocket-protocol", "").partition(",")
    return token.strip() if scheme.lower() == BEARER else ""


class Guests:
    def __init__(self, database: Database, secret: str) -> None:
        self.database: Final = database
        self.signer: Final = URLSafeTimedSerializer(secret, salt="dated guest")
        self.undated: Final = URLSafeSerializer(secret, salt="guest")

    async def welcome_person(self, name: str) -> Guest:
        """A new guest who comes by a browser."""
        return await self.welcome(Guest(secrets.token_hex(16), check_name(name), False))

    async def welcome_program(self, name: str) -> Guest:
        """A new guest who comes by a token."""
        return await self.welcome(Guest(secrets.token_hex(16), check_name(name), True))

    async def welcome(self, guest: Guest) -> Guest:
        row = insert(GUESTS).values(id=guest.id, name=guest.name, program=guest.program, since=time.time())
        await self.database.write(row)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, check_name(name), guest.program)
        await self.database.write(update(GUESTS).where(GUESTS.c.id == guest.id).values(name=renamed.name))
        return renamed

    def token(self, guest: Guest) -> str:
        signed = self.signer.dumps(guest.id)
        return signed if isinstance(signed, str) else signed.decode()

    def recognise(self, connection: HTTPConnection) -> str | None:
        """The id of whoever asks, by bearer token or cookie, if the signature is ours."""
        signed = token_of(connection) or connection.cookies.get(COOKIE, "")
        return self.read_dated(signed) or self.read_undated(signed)

    def read_dated(self, signed: str) -> str | None:
        try:
            found = self.signer.loads(signed, max_age=COOKIE_SECONDS)
        except BadData:
            return None
        return found if isinstance(found, str) else None

    def read_undated(self, signed: str) -> str | None:
        if datetime.now(UTC) >= UNDATED_UNTIL:
            return None
        try:
            found = self.undated.loads(signed)
        except BadData:
            return None
        return found if isinstance(found, str) else None

    async def find(self, guest_id: str | None) -> Guest:
        """The guest; raises ReverieError if there is none."""
        rows = [] if guest_id is None else await self.database.read(select(GUESTS).where(GUESTS.c.id == guest_id))
        if not rows:
            raise ReverieError("not-signed-in", {})
        return Guest(rows[0].id, rows[0].name, rows[0].program)
