"""However the bytes of a message come, in one piece, in pieces or several at once, it is taken once and in its turn."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, SERVER, Protocol

from reverie.server.wire import end_of_frame, is_whole_frames, text_of
from tests.server.running import Chair, Player

texts = st.text(max_size=300) | st.sampled_from(["", "a" * 125, "a" * 126, "a" * 65_535, "a" * 65_536])


def masked(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


@given(text=texts)
def test_a_whole_text_is_read_as_the_library_reads_it(text: str) -> None:
    data = masked(text)
    parser = Protocol(SERVER, state=OPEN, max_size=None)
    parser.receive_data(data)
    [frame] = parser.events_received()
    assert isinstance(frame, Frame)
    assert text_of(data) == bytes(frame.data) == text.encode()


@given(said=st.lists(texts, min_size=1, max_size=3), data=st.data())
def test_whole_frames_are_told_from_pieces(said: list[str], data: st.DataObject) -> None:
    sent = b"".join([masked(text) for text in said])
    assert is_whole_frames(sent)
    ends = [0]
    for text in said:
        ends.append(ends[-1] + len(masked(text)))
        assert end_of_frame(sent, ends[-2]) == ends[-1]
    cut = data.draw(st.integers(1, len(sent)))
    assert is_whole_frames(sent[:cut]) == (cut in ends)
    assert (text_of(sent[:cut]) is not None) == (cut == ends[1])


OTHERS = {
    "bare": Frame(Opcode.TEXT, b"bare").serialize(mask=False),
    "bytes": masked("bytes", Opcode.BINARY),
    "ping": masked("ping", Opcode.PING),
    "begun": masked("begun", fin=False),
    "ended": masked("ended", Opcode.CONT),
    "one byte": b"\x81",
}


@pytest.mark.parametrize("kind", OTHERS)
def test_what_is_no_whole_text_takes_the_long_way(kind: str) -> None:
    assert text_of(OTHERS[kind]) is None


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
    return json.dumps({"type": "act", "id": wish, "at": view["at"], "actions": [view["choices"][0]]})


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
