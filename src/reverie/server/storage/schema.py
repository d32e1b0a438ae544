"""The tables of the database. A match is its entries; everything else is kept for finding it, or for counting."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Double, Index, Integer, MetaData, String, Table, Text, false, text

METADATA: Final = MetaData()

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("program", Boolean, nullable=False),
    Column("since", Double, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("key", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("clock", Double),
    Column("patience", Double, nullable=False),
    Column("day", String(10)),
    Column("opened", Double, nullable=False),
    Column("over", Double),
    # How it stands, as its entries tell: for lists of tables, which read no log.
    Column("seats", Text, nullable=False, server_default="[]"),
    Column("turn", Integer, nullable=False, server_default="-2"),
    Column("moved", Double, nullable=False, server_default="0"),
    Column("salt", String(32)),
    Column("unreadable", Boolean, nullable=False, server_default=false()),
    Index("tables_by_owner", "owner", "over"),
    Index("tables_in_the_lobby", "private", "over", "opened"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("guest", String(32)),
    Column("wish", String(64)),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    # Only for finding where a guest sits: an index over every action would cost more than it gives.
    Index("seats_by_guest", "guest", sqlite_where=text("kind = 'sit'"), postgresql_where=text("kind = 'sit'")),
)

PLAYED: Final = Table(
    "played",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("played_by_guest", "guest", "at"),
)

DAILY: Final = Table(
    "daily",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(16), nullable=False, unique=True),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("seen", Double, nullable=False),
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(64), nullable=False),
)
