"""What is stopped at the edge: U+0000, origins that cannot be read, seeds that would be commands."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from html import unescape

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Player, Server

NUL = "\x00"


def test_nul_in_a_message_is_refused_and_the_table_goes_on(ann: Player) -> None:
    chair = ann.join(ann.open()["id"])
    at, choice = chair.view["at"], chair.choices[0]
    for wish in (
        {"type": "act", "id": f"a{NUL}b", "at": at, "actions": [choice]},
        {"type": "act", "id": "c", "at": at, "actions": [choice + NUL]},
        {"type": "chat", "id": "d", "text": NUL},
    ):
        chair.socket.send(json.dumps(wish))
        assert chair.hear("refused")["key"] == "message"
    assert chair.act()["type"] == "update"


@pytest.mark.parametrize("path", ["/api/tables?game=%00", "/api/tables/a%00b", "/api/daily/oni%00rim", "/verify/%00"])
def test_nul_in_an_address_is_refused(ann: Player, path: str) -> None:
    refused = ann.http.get(path)
    assert (refused.status_code, refused.json()["key"]) == (409, "nul")


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "onirim", "seed": f"a{NUL}"},
        {"game": f"onirim{NUL}"},
        {"game": "onirim", "options": {f"players{NUL}": 2}},
        {"game": "onirim", "bots": [{"seat": 0, "bot": NUL}]},
    ],
)
def test_nul_in_a_body_is_refused(ann: Player, wish: dict[str, object]) -> None:
    refused = ann.http.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["key"]) == (409, "nul")


def test_nul_in_the_address_of_a_socket_is_refused(server: Server) -> None:
    for path in ("/ws/tables/a%00b", "/ws/tables/abc?key=%00"):
        with pytest.raises(InvalidStatus) as refused, connect(server.url.replace("http", "ws") + path):
            pass
        assert refused.value.response.status_code == 403


def test_an_origin_that_cannot_be_read_is_another_site(ann: Player) -> None:
    refused = ann.http.post("/api/guests", json={"name": "Eve"}, headers={"Origin": "http://["})
    assert (refused.status_code, refused.json()["key"]) == (403, "origin")


def test_the_command_that_checks_a_seed_is_safe_to_paste(ann: Player) -> None:
    seed = "it's; echo $(id) `id`"
    table = ann.open(seed=seed)
    ann.join(table["id"]).ask("give-up")
    page = ann.http.get(f"/verify/{table['id']}").text
    found = re.search(r"<code>(.*)</code>", page)
    assert found is not None
    command = unescape(found.group(1))
    words = shlex.split(command)
    assert words[:2] == ["printf", "%s"] and words[2].endswith(seed) and words[3:] == ["|", "sha256sum"]
    shown = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert shown.stdout.split()[0] == table["seed_sha256"]
