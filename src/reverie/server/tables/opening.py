"""Opening tables: what is agreed, who sits where from the start; and the daily dream."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from typing import Final

import msgspec
from pydantic import BaseModel
from sqlalchemy import Executable, desc, func, insert, select
from sqlalchemy.exc import IntegrityError

from reverie.bots.registry import bot_names, check_bot
from reverie.core.catalogue import find
from reverie.core.errors import ReverieError
from reverie.core.match import Match, new_seed
from reverie.core.option import settle
from reverie.core.record import lines_of
from reverie.server.settings import Settings
from reverie.server.storage import entries
from reverie.server.storage.database import Database
from reverie.server.storage.entries import Entry, Header, entry
from reverie.server.storage.schema import DAILY, GUESTS, PLAYED
from reverie.server.tables.guests import Guest
from reverie.server.tables.store import Store
from reverie.server.tables.views import day_of

BOARD: Final = 100


class BoardLine(BaseModel):
    name: str
    won: bool
    points: int
    at: float


def new_header(game: str, options: dict[str, str | int | bool], owner: str, patience: float) -> Header:
    rules = find(game)
    settled = settle(rules.OPTIONS, options)
    return Header(
        id=secrets.token_urlsafe(9),
        key=secrets.token_urlsafe(16),
        game=game,
        rules=rules.RULES_VERSION,
        options=settled,
        seed=new_seed(),
        owner=owner,
        private=False,
        clock=None,
        patience=patience,
        day=None,
        opened=time.time(),
    )


def first_entries(
    header: Header, guest: Guest, seat: int | None, bots: dict[int, str], chosen: bool = False
) -> list[Entry]:
    """The deal, the guest who opens the table if they want a seat, and the bots. `chosen`: they chose the seed."""
    game = find(header.game)
    match = Match(game, header.options, header.seed)
    seats = game.seats(match.options)
    for number in [*bots, *([] if seat is None else [seat])]:
        if number >= seats:
            raise ReverieError("seat-unknown", {"seat": number})
    deal = {"lines": lines_of(match.log), "next": match.actor, **({"salt": secrets.token_hex(16)} if chosen else {})}
    first = [entry(header.id, 0, entries.OPEN, None, deal)]
    if seat is not None:
        first.append(entry(header.id, 1, entries.SIT, seat, {"name": guest.name}, guest.id))
    for number, bot in sorted(bots.items()):
        check_bot(bot, header.game)
        if number == seat:
            raise ReverieError("seat-taken", {})
        first.append(entry(header.id, len(first), entries.BOT, number, {"bot": bot}))
    return first


class Opener:
    def __init__(self, database: Database, store: Store, settings: Settings, secret: str) -> None:
        self.database: Final = database
        self.store: Final = store
        self.settings: Final = settings
        self.secret: Final = secret
        self.turn: Final = asyncio.Lock()  # of this worker; others wait in the database

    async def open(
        self, header: Header, guest: Guest, seat: int | None, bots: dict[int, str], chosen: bool = False
    ) -> None:
        # One after the other, so that the limit holds for many who ask at once.
        async with self.turn, self.database.writing() as connection:
            if self.database.is_postgres:
                await connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(guest.id))))
            for statement in await self.opening(header, guest, seat, bots, chosen):
                await connection.execute(statement)

    async def opening(
        self, header: Header, guest: Guest, seat: int | None, bots: dict[int, str], chosen: bool = False
    ) -> list[Executable]:
        """What opens a table, to be written; raises ReverieError."""
        first = first_entries(header, guest, seat, bots, chosen)
        if await self.store.open_tables(guest.id) >= self.settings.open_tables:
            raise ReverieError("too-many-tables", {"most": self.settings.open_tables})
        return self.store.opening(header, first)

    # --- the daily dream ---

    def seed_of(self, game: str, day: str) -> str:
        """Nobody can tell it before; everybody gets the same."""
        return hmac.new(self.secret.encode(), f"{game}/{day}".encode(), hashlib.sha256).hexdigest()[:32]

    async def attempt_of(self, game: str, day: str, guest: str) -> str | None:
        mine = select(DAILY.c.table_id).where(DAILY.c.game == game, DAILY.c.day == day, DAILY.c.guest == guest)
        rows = await self.database.read(mine)
        return str(rows[0].table_id) if rows else None

    async def dream(self, game: str, guest: Guest) -> str:
        """Today's table of this guest: the one attempt that counts. The other seats are played by the strongest bot."""
        day = day_of(time.time())
        found = await self.attempt_of(game, day, guest.id)
        if found is not None:
            return found
        header = msgspec.structs.replace(
            new_header(game, {}, guest.id, self.settings.patience), seed=self.seed_of(game, day), day=day, private=True
        )
        rivals = range(1, find(game).seats(settle(find(game).OPTIONS, {})))
        first = first_entries(header, guest, 0, {seat: bot_names(game)[-1] for seat in rivals})
        counted = insert(DAILY).values(game=game, day=day, guest=guest.id, table_id=header.id)
        try:
            await self.database.write(counted, *self.store.opening(header, first))
        except IntegrityError:
            found = await self.attempt_of(game, day, guest.id)
            assert found is not None  # the same guest asked twice at once; the other answer counts
            return found
        return header.id

    async def board(self, game: str, day: str) -> list[BoardLine]:
        """Who has finished that day's dream, the best first."""
        wanted = (
            select(GUESTS.c.name, PLAYED.c.won, PLAYED.c.points, PLAYED.c.at)
            .join(DAILY, DAILY.c.table_id == PLAYED.c.table_id)
            .join(GUESTS, GUESTS.c.id == PLAYED.c.guest)
            .where(DAILY.c.game == game, DAILY.c.day == day)
            .order_by(desc(PLAYED.c.won), desc(PLAYED.c.points), PLAYED.c.at)
            .limit(BOARD)
        )
        return [
            BoardLine(name=row.name, won=row.won, points=row.points, at=row.at)
            for row in await self.database.read(wanted)
        ]
