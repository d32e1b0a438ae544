"""Alembic brings a database up to date through a connection that `database.py` gives it."""

from __future__ import annotations

from alembic import context

from reverie.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
