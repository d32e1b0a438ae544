"""The way in: half requests, crowds, descriptors, and what is not on the public port."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import NewDatabase
from tests.server.running import Player, Server, serving

MOST = 6


@pytest.fixture(scope="module")
def narrow(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A second for a request, six connections for an address, and no proxy on this machine."""
    log = tmp_path_factory.mktemp("narrow") / "log"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORWARDED_ALLOW_IPS", "10.9.8.7")
        with serving(new_database("sqlite"), log, request_seconds=1, connections_per_address=MOST) as server:
            yield server
    assert server.mistakes() == []


def knock(server: Server, said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), 30)
    line.sendall(said)
    return line


def is_ended(line: socket.socket) -> bool:
    """By the other side, sooner than in half a minute."""
    with line:
        try:
            return line.recv(1) == b""
        except ConnectionError:
            return True


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "headers", "body"],
)
def test_who_does_not_finish_a_request_is_let_go(narrow: Server, half: bytes) -> None:
    assert is_ended(knock(narrow, half))


def test_a_socket_at_a_table_may_be_silent_for_longer(narrow: Server) -> None:
    ann = Player(narrow.url)
    chair = ann.join(ann.open()["id"])
    chair.quiet(2.5)
    assert chair.act()["type"] == "update"


def test_one_address_has_so_many_connections(narrow: Server) -> None:
    ann = Player(narrow.url)
    table = ann.open()["id"]
    ann.close()
    chairs = [ann.at(narrow.url).join(table) for _ in range(MOST)]  # sockets count as long as they are there
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{narrow.url}/healthz")
    assert "too many connections" in [line["message"] for line in narrow.logged()]
    for chair in chairs:
        chair.close()
    for _ in range(100):
        try:
            answer = httpx.get(f"{narrow.url}/healthz")
        except httpx.TransportError:
            continue  # the server still says goodbye
        break
    assert answer.status_code == 200


def test_the_limit_of_descriptors_is_raised_and_noted(narrow: Server) -> None:
    noted = next(line for line in narrow.logged() if line["message"] == "descriptors")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert noted["now"] >= noted["before"]
    assert noted["now"] >= min(hard, 65_536) or hard == resource.RLIM_INFINITY


def test_metrics_are_not_on_the_public_port(server: Server) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 404
    assert "reverie_actions_total" in server.metrics()


def test_without_a_setting_there_are_no_metrics(new_database: NewDatabase, tmp_path: Path) -> None:
    with serving(new_database("sqlite"), tmp_path / "log", metrics="") as server, pytest.raises(httpx.ConnectError):
        server.metrics()
