"""Migrations killed after each of their statements, in turn: a program of its own, because it forks.

    python -m tests.server.killed FOLDER REVISION

For every number of statements: a database at REVISION (`base`: none yet) is migrated by a process that is killed after
so many, and then by another that is not. Prints how many were killed, and raises if a database could not be mended.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import event

from reverie.server.storage.database import Database, upgrade


async def migrate(path: Path, statements: int | None) -> None:
    """To the newest revision; killed after so many statements."""
    database = Database(f"sqlite:///{path}")
    left = statements

    def count(*_: Any) -> None:
        nonlocal left
        if left is not None:
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    event.listen(database.engine.sync_engine, "after_cursor_execute", count)
    await database.migrate()
    await database.close()


async def prepare(path: Path, revision: str) -> None:
    database = Database(f"sqlite:///{path}")
    async with database.writing() as connection:
        await connection.run_sync(upgrade, revision)
    await database.close()


def in_a_process(work: Any) -> int:
    """Its exit code, negative for a signal."""
    child = os.fork()
    if child == 0:
        asyncio.run(work)
        os._exit(0)
    work.close()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def definitions(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return sorted([str(row[0]) for row in connection.execute("SELECT sql FROM sqlite_master WHERE sql NOT NULL")])
    finally:
        connection.close()


def main(folder: Path, revision: str) -> int:
    whole = folder / "whole.db"
    assert in_a_process(migrate(whole, None)) == 0
    killed = 0
    while True:
        path = folder / f"{killed}.db"
        if revision != "base":
            assert in_a_process(prepare(path, revision)) == 0
        ended = in_a_process(migrate(path, killed + 1))
        if ended == 0:
            return killed  # it has fewer statements than that
        assert ended == -signal.SIGKILL, ended
        assert in_a_process(migrate(path, None)) == 0, f"killed after {killed + 1} statements, it never starts again"
        assert definitions(path) == definitions(whole)
        killed += 1


if __name__ == "__main__":
    print(main(Path(sys.argv[1]), sys.argv[2]))
