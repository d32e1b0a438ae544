"""Who sits at a table, as its entries tell it, and how it stands: as much as a list of tables has to know."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reverie.core.catalogue import find
from reverie.core.errors import ReverieError
from reverie.core.game import Game
from reverie.core.random import seed_hash
from reverie.server.storage import entries
from reverie.server.storage.entries import Entry, Header


class Place(msgspec.Struct):
    """One seat: a person, a bot, or nobody yet."""

    guest: str | None = None
    name: str | None = None
    bot: str | None = None  # plays to the end
    lent: str | None = None  # plays until the person is back
    muted: bool = False

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.bot is not None

    @property
    def player(self) -> str | None:
        """The bot that decides now, or None while it is a person."""
        return self.bot or self.lent

    def note(self, entry: Entry) -> None:
        """What an entry of `entries.SEATING` changes here."""
        if entry.kind == entries.SIT:
            self.guest, self.name, self.bot, self.muted = entry.guest, entry.read()["name"], None, False
        elif entry.kind == entries.LEAVE:
            self.guest = self.name = self.lent = None
        elif entry.kind == entries.MUTE:
            self.muted = entry.read()["muted"]
        elif entry.kind in (entries.BOT, entries.FLAG):
            self.bot = entry.read()["bot"]
        elif entry.kind == entries.LEND:
            self.lent = entry.read()["bot"]
        elif entry.kind == entries.RETURN:
            self.lent = None
        elif entry.kind == entries.GIVE_UP and entry.read()["bot"] is not None:
            self.guest, self.bot = None, entry.read()["bot"]  # the name stays: it was a match among people


class Standing(msgspec.Struct):
    """How a table stands. `salt` comes before a seed that somebody chose, so that its hash does not give it away."""

    places: list[Place]
    turn: int  # whom the match asks
    moved: float  # when it last did, or when the last seat was taken
    over: bool
    salt: str | None


def seated(first: Iterable[Entry], seats: int) -> list[Place]:
    """By the first entries of a table."""
    places = [Place() for _ in range(seats)]
    for entry in first:
        if entry.seat is not None:
            places[entry.seat].note(entry)
    return places


def rules_of(header: Header) -> Game:
    """The game a table is played by; raises ReverieError if it was opened by other rules than we have."""
    game = find(header.game)
    if header.rules < game.RULES_VERSION:
        raise ReverieError("table-older-rules", {"found": header.rules, "known": game.RULES_VERSION})
    if header.rules != game.RULES_VERSION:
        raise ReverieError("table-unreadable", {})
    return game


def commitment(header: Header, salt: str | None) -> str:
    """What is shown before the first move, so that the seed can be checked after the last."""
    return seed_hash((salt or "") + header.seed)
