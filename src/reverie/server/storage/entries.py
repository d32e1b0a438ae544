"""The log of a table: everything that ever happened there, entry by entry, and the table's header."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from reverie.core.option import Options

# What an entry can be, and what its body holds. `lines` are as records have them, `next` is whom the match asks now.
# At a table with clocks `took` is how many seconds have passed since the entry before.
OPEN: Final = "open"  # {lines, next}: position 0, what chance dealt before anybody acts; {salt} if the seed was chosen
SIT: Final = "sit"  # a person takes a seat: {name}
LEAVE: Final = "leave"  # and gives it up before the first action; {kept_out: guest} if the owner sent them away
MUTE: Final = "mute"  # {muted}: may the person on this seat talk?
BOT: Final = "bot"  # the seat is a bot's: {bot}
ACT: Final = "act"  # {lines, next}: what the seat did and what chance dealt
ASK_UNDO: Final = "ask-undo"
AGREE: Final = "agree"  # one of those asked agrees, and others are still asked
UNDO: Final = "undo"  # {next}: the last action is taken back
KEEP: Final = "keep"  # it is not
CHAT: Final = "chat"  # {name, text}
LEND: Final = "lend"  # {bot}: plays until the person is back
RETURN: Final = "return"
FLAG: Final = "flag"  # {bot}: the seat's clock has run out, a bot plays to the end
AGAIN: Final = "again"  # {table, key}: the match is over, and the seat offers another one at that table
GIVE_UP: Final = "give-up"  # {bot}: the person goes, a bot plays to the end; null: nobody is left, and it is over

MOVES: Final = (OPEN, ACT, UNDO)  # the match is another one after it
SEATING: Final = (SIT, LEAVE, MUTE, BOT, LEND, RETURN, FLAG, GIVE_UP)  # a place is


class Entry(msgspec.Struct, frozen=True):
    table_id: str
    position: int
    kind: str
    seat: int | None
    guest: str | None
    wish: str | None
    body: str
    at: float

    def read(self) -> Any:
        return msgspec.json.decode(self.body)


def entry(
    table_id: str,
    position: int,
    kind: str,
    seat: int | None,
    body: dict[str, Any],
    guest: str | None = None,
    wish: str | None = None,
) -> Entry:
    return Entry(table_id, position, kind, seat, guest, wish, msgspec.json.encode(body).decode(), time.time())


class Header(msgspec.Struct, frozen=True):
    """What was agreed when a table was opened. It holds the seed: never for a client."""

    id: str
    key: str
    game: str
    rules: int
    options: Options
    seed: str
    owner: str
    private: bool
    clock: float | None
    patience: float
    day: str | None
    opened: float


def entry_of(row: Row[Any]) -> Entry:
    return Entry(row.table_id, row.position, row.kind, row.seat, row.guest, row.wish, row.body, row.at)


def header_of(row: Row[Any]) -> Header:
    options: Options
    try:
        options = msgspec.json.decode(row.options, type=Options)
    except msgspec.DecodeError:
        options = {"unreadable": True}  # which no game has: this table's trouble, not that of the list it is in
    return Header(
        row.id, row.key, row.game, row.rules, options, row.seed, row.owner,
        row.private, row.clock, row.patience, row.day, row.opened,
    )  # fmt: skip
