"""The log without an index of wishes, which its key makes needless (decision 22)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

WISHES = "one_entry_for_a_wish"
SITTING = sa.text("kind = 'sit'")


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.drop_constraint(WISHES, "entries", type_="unique")
        return
    op.drop_index("seats_by_guest", "entries")
    with op.batch_alter_table("entries", recreate="always") as entries:
        entries.drop_constraint(WISHES, type_="unique")
    op.create_index("seats_by_guest", "entries", ["guest"], sqlite_where=SITTING)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.create_unique_constraint(WISHES, "entries", ["table_id", "guest", "wish"])
        return
    op.drop_index("seats_by_guest", "entries")
    with op.batch_alter_table("entries", recreate="always") as entries:
        entries.create_unique_constraint(WISHES, ["table_id", "guest", "wish"])
    op.create_index("seats_by_guest", "entries", ["guest"], sqlite_where=SITTING)
