"""However the bytes of a message come, in one piece, in pieces or several at once, it is taken once and in its turn."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from tests.server.running import Chair, Player, choices_of


def masked(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


class RawChair:
    """A chair whose client sends bytes as it likes; another one, at the same table, hears what comes of it."""

    def __init__(self, player: Player, table_id: str) -> None:
        address = urlsplit(player.url)
        self.socket = socket.create_connection((address.hostname, address.port), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = {
            "Host": address.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "cmV2ZXJpZSByZXZlcmllIQ==",
            "Authorization": player.http.headers["Authorization"],
        }
        request = [f"GET /ws/tables/{table_id} HTTP/1.1", *[f"{name}: {value}" for name, value in lines.items()]]
        self.socket.sendall("\r\n".join([*request, "", ""]).encode())
        self.hear(b"welcome")

    def hear(self, *words: bytes) -> None:
        """Listen until each of these has been said."""
        answer = b""
        while not all([word in answer for word in words]):
            answer += self.socket.recv(65_536)

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.socket.sendall(piece)
            time.sleep(0.05)  # so that each comes by itself


@pytest.fixture
def seats(ann: Player) -> Iterator[tuple[RawChair, Chair]]:
    table_id = ann.open()["id"]
    heard = ann.join(table_id)
    raw = RawChair(ann, table_id)
    heard.quiet()
    yield raw, heard
    raw.socket.close()
    heard.close()


def act(chair: Chair, wish: str) -> str:
    view: dict[str, Any] = chair.view
    return json.dumps({"type": "act", "id": wish, "at": view["at"], "actions": [choices_of(view)[0]]})


def hear_act(chair: Chair, wish: str) -> None:
    """The same guest sits in both chairs, so both are told whose wish it was."""
    before = chair.view["at"]
    told = chair.hear("update")
    assert told["answer"] == wish and told["view"]["at"] > before


def test_a_message_in_pieces_is_taken_once_and_whole_ones_after_it(seats: tuple[RawChair, Chair]) -> None:
    raw, heard = seats
    data = masked(act(heard, "whole"))
    raw.send(data)
    hear_act(heard, "whole")
    for number, cut in enumerate((1, 2, 6, 20)):
        data = masked(act(heard, f"cut-{number}"))
        raw.send(data[:cut], data[cut:])
        hear_act(heard, f"cut-{number}")
    raw.send(masked(act(heard, "whole-again")))
    hear_act(heard, "whole-again")
    assert heard.quiet() == []


def test_fragments_are_put_together(seats: tuple[RawChair, Chair]) -> None:
    raw, heard = seats
    text = act(heard, "fragments")
    raw.send(masked(text[:10], fin=False), masked("still here", Opcode.PING), masked(text[10:], Opcode.CONT))
    hear_act(heard, "fragments")
    raw.send(masked(act(heard, "after")))
    hear_act(heard, "after")


def test_several_messages_at_once_are_taken_in_their_order(seats: tuple[RawChair, Chair]) -> None:
    raw, heard = seats
    first, second = act(heard, "first"), act(heard, "second")
    raw.send(masked(first) + masked(second) + masked(first))
    hear_act(heard, "first")
    raw.hear(b'"refused","id":"second","key":"stale"', b'"done","id":"first"')
    assert heard.quiet() == []


def test_a_wish_is_granted_once_even_with_another_moment(seats: tuple[RawChair, Chair]) -> None:
    raw, heard = seats
    raw.send(masked(act(heard, "again")))
    hear_act(heard, "again")
    raw.send(masked(act(heard, "again")))
    raw.hear(b'"done","id":"again"')
    assert heard.quiet() == []
