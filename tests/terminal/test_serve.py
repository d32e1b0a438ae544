"""`reverie serve`: where it says it is, and how it says that it cannot begin."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from reverie.cli import run
from reverie.server.incoming.listening import addresses, bind
from tests.server.running import free_port

START = [sys.executable, "-c", "from reverie.cli import main; main()", "serve"]
WRONG_INPUT = 2
WORDS = {"en": "taken", "pl": "zajmuje", "ko": "쓰고 있어요"}


def begin(*args: str) -> subprocess.CompletedProcess[str]:
    """A server that cannot begin: its exit code, and its sentence."""
    environ = {**os.environ, "REVERIE_SERVER_CLIENT": "", "REVERIE_SERVER_LOG_LEVEL": "WARNING"}
    return subprocess.run([*START, *args], capture_output=True, text=True, timeout=90, env=environ, check=False)


def is_one_sentence(done: subprocess.CompletedProcess[str]) -> bool:
    return done.returncode == WRONG_INPUT and done.stdout == "" and len(done.stderr.splitlines()) == 1


def test_there_is_no_such_port(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--port", "99999", "--lang", "en"]) == WRONG_INPUT
    assert "99999" in capsys.readouterr().err


@pytest.mark.parametrize("language", sorted(WORDS))
def test_a_busy_port_is_one_sentence(capsys: pytest.CaptureFixture[str], language: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert run(["serve", "--port", port, "--lang", language]) == WRONG_INPUT
    said = capsys.readouterr().err
    assert port in said and WORDS[language] in said and len(said.splitlines()) == 1


def test_an_address_of_another_machine_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--host", "192.0.2.7", "--port", str(free_port()), "--lang", "en"]) == WRONG_INPUT
    assert "192.0.2.7" in capsys.readouterr().err


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    nobody = socket.socket()
    nobody.bind(("127.0.0.1", 0))  # and does not listen
    with nobody:
        closed = begin(
            "--port", str(free_port()), "--db", f"postgresql://ann:secret@127.0.0.1:{nobody.getsockname()[1]}/x"
        )
    assert is_one_sentence(closed), closed.stderr
    assert "cannot be opened" in closed.stderr and "secret" not in closed.stderr
    missing = begin("--port", str(free_port()), "--db", f"sqlite:///{tmp_path}/no/such/folder/tables.db")
    assert is_one_sentence(missing), missing.stderr
    (tmp_path / "noise.db").write_bytes(b"This is no database. " * 100)
    noise = begin("--port", str(free_port()), "--db", f"sqlite:///{tmp_path}/noise.db")
    assert is_one_sentence(noise), noise.stderr


def test_a_database_of_a_newer_version_is_one_sentence(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer = begin("--port", str(free_port()), "--db", f"sqlite:///{tmp_path}/tables.db")
    assert is_one_sentence(newer), newer.stderr
    assert "newer version" in newer.stderr


def test_sigterm_ends_a_server_that_is_still_starting(tmp_path: Path) -> None:
    """It waits for a database that takes its connection and never says a word."""
    with socket.socket() as mute:
        mute.bind(("127.0.0.1", 0))
        mute.listen()
        mute.settimeout(90)
        db = f"postgresql://ann@127.0.0.1:{mute.getsockname()[1]}/x"
        starting = subprocess.Popen([*START, "--port", str(free_port()), "--db", db], stderr=subprocess.DEVNULL)
        line, _ = mute.accept()
        with line:
            time.sleep(0.2)
            starting.send_signal(signal.SIGTERM)
            assert starting.wait(10) == 128 + signal.SIGTERM


def test_addresses_are_such_as_can_be_opened() -> None:
    assert addresses("127.0.0.1", 8000) == ["http://127.0.0.1:8000/"]
    assert addresses("::1", 8000) == ["http://[::1]:8000/"]
    for everywhere in ("0.0.0.0", "::"):
        here, *others = addresses(everywhere, 8000)
        assert here == "http://localhost:8000/"
        assert not [other for other in others if "0.0.0.0" in other or "[::]" in other]


def test_any_port_is_one_that_is_free() -> None:
    (listener,) = bind("127.0.0.1", 0)
    with listener:
        assert listener.getsockname()[1] > 0


def test_the_address_that_is_said_is_the_one_that_answers(tmp_path: Path) -> None:
    command = [
        *START,
        "--host",
        "0.0.0.0",
        "--port",
        str(free_port()),
        "--db",
        f"sqlite:///{tmp_path}/tables.db",
        "--lang",
        "en",
    ]
    environ = {**os.environ, "REVERIE_SERVER_CLIENT": ""}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environ
    ) as serving:
        assert serving.stdout is not None
        said = serving.stdout.readline()
        port = int(said.rstrip("/\n").rpartition(":")[2])
        assert "http://localhost:" in said
        with socket.create_connection(("127.0.0.1", port), 30):
            pass
        serving.send_signal(signal.SIGTERM)
        assert serving.wait(60) == 0
