"""Tables as requests tell them: what is agreed there, who sits there, how it stands."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from reverie.core.errors import ReverieError
from reverie.core.game import NOBODY
from reverie.core.random import seed_hash
from reverie.server.messages import SeatCard, TableCard
from reverie.server.storage.entries import Header
from reverie.server.tables import views
from reverie.server.tables.places import Place, Standing, rules_of
from reverie.server.tables.store import Listed


@dataclass
class Trouble:
    """What went wrong. Clients say `error-KEY` in the user's language, with the facts filled in."""

    key: str
    facts: dict[str, str | int]


@dataclass(kw_only=True)
class TableRow(TableCard):
    """`asked`: the seat that is to decide, nobody's while a seat is free; `waits_since`: when the match last moved, or
    began; `trouble`: why it cannot be opened any more, such as older rules."""

    seats: list[SeatCard]
    you: int | None
    asked: int | None
    waits_since: float
    trouble: Trouble | None = None


@dataclass(kw_only=True)
class OpenedTable(TableRow):
    """With the key of the table's link: whoever has it may look on and take a seat."""

    key: str


def row(header: Header, standing: Standing, present: set[str], guest: str) -> TableRow:
    """Raises ReverieError if it was agreed by rules that we do not have."""
    card = views.table_card(header, standing)
    missing = rules_of(header).seats(card.options) - len(standing.places)  # nobody ever sat there
    places = standing.places + [Place() for _ in range(missing)]
    mine = [seat for seat, place in enumerate(places) if guest and place.guest == guest]
    goes_on = not standing.over and standing.turn != NOBODY and all([place.taken for place in places])
    return TableRow(
        **asdict(card),
        seats=views.seat_cards(header, places, present),
        you=mine[0] if mine else None,
        asked=standing.turn if goes_on else None,
        waits_since=standing.moved,
    )


def with_key(row: TableRow, key: str) -> OpenedTable:
    return OpenedTable(**vars(row), key=key)


def listed(table: Listed, guest: str) -> TableRow:
    """As its row in the database tells it; raises ReverieError if it can no longer be opened."""
    if table.unreadable:
        rules_of(table.header)
        raise ReverieError("table-unreadable", {})
    try:
        return row(table.header, table.standing, table.present, guest)
    except ReverieError as error:
        if error.key == "table-older-rules":
            raise
        raise ReverieError("table-unreadable", {}) from error


def unreadable(header: Header, error: ReverieError) -> TableRow:
    """A table of older rules, or one that cannot be read: what was agreed on, and what is to be said of it."""
    return TableRow(
        id=header.id,
        game=header.game,
        rules=header.rules,
        options=header.options,
        seed_sha256=seed_hash(header.seed),
        chosen_seed=False,
        private=header.private,
        day=header.day,
        chat=False,
        advice=False,
        clock=header.clock,
        patience=header.patience,
        opened=header.opened,
        over=True,
        seats=[],
        you=None,
        asked=None,
        waits_since=header.opened,
        trouble=Trouble(error.key, error.facts),
    )
