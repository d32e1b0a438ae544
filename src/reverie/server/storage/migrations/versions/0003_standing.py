"""How every table stands, in its row: lists of tables read no log."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COLUMNS = (
    sa.Column("seats", sa.Text, nullable=False, server_default="[]"),
    sa.Column("turn", sa.Integer, nullable=False, server_default="-2"),
    sa.Column("moved", sa.Double, nullable=False, server_default="0"),
    sa.Column("salt", sa.String(32)),
    sa.Column("unreadable", sa.Boolean, nullable=False, server_default=sa.false()),
)
TABLES = sa.table("tables", sa.column("id"), *[sa.column(column.name) for column in COLUMNS])
ENTRIES = sa.table(
    "entries", *[sa.column(name) for name in ("table_id", "position", "kind", "seat", "guest", "body", "at")]
)
MOVES = ("open", "act", "undo")
EMPTY = {"guest": None, "name": None, "bot": None, "lent": None, "muted": False}


def upgrade() -> None:
    for column in COLUMNS:
        op.add_column("tables", column)
    connection = op.get_bind()
    for (table_id,) in connection.execute(sa.select(TABLES.c.id)).all():
        try:
            standing = standing_of(connection, table_id)
        except (ValueError, TypeError, KeyError, AttributeError):
            standing = {"unreadable": True}
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(**standing))


def standing_of(connection: sa.Connection, table_id: str) -> dict[str, Any]:
    """What its log says."""
    log = sa.select(ENTRIES).where(ENTRIES.c.table_id == table_id)
    moves = log.where(ENTRIES.c.kind.in_(MOVES))
    first = connection.execute(moves.order_by(ENTRIES.c.position).limit(1)).one_or_none()
    last = connection.execute(moves.order_by(ENTRIES.c.position.desc()).limit(1)).one_or_none()
    if first is None or last is None:
        raise ValueError
    seats: list[dict[str, Any]] = []
    for entry in connection.execute(log.where(ENTRIES.c.kind.not_in(MOVES)).order_by(ENTRIES.c.position)):
        if entry.seat is not None:
            seats += [dict(EMPTY) for _ in range(entry.seat + 1 - len(seats))]
            seats[entry.seat].update(changed(entry.kind, entry.guest, json.loads(entry.body)))
    turn, salt = json.loads(last.body)["next"], json.loads(first.body).get("salt")
    return {"seats": json.dumps(seats), "turn": turn, "moved": last.at, "salt": salt}


def changed(kind: str, guest: str | None, body: dict[str, Any]) -> dict[str, Any]:
    """What an entry changes at its seat."""
    if kind == "sit":
        return {"guest": guest, "name": body["name"], "bot": None, "muted": False}
    if kind == "leave":
        return {"guest": None, "name": None, "lent": None}
    if kind == "mute":
        return {"muted": body["muted"]}
    if kind in ("bot", "flag"):
        return {"bot": body["bot"]}
    if kind == "lend":
        return {"lent": body["bot"]}
    if kind == "return":
        return {"lent": None}
    if kind == "give-up" and body["bot"] is not None:
        return {"guest": None, "bot": body["bot"]}
    return {}


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        for column in COLUMNS:
            tables.drop_column(column.name)
