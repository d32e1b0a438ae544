"""A wire between browser and server that can be cut as a tunnel cuts it: nothing comes through, nobody says so."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator


class Wire:
    """Passes bytes on to a port. What was connected when it was cut stays silent for ever."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.cuts = 0
        self.dead = False
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.answer, daemon=True).start()

    def cut(self) -> None:
        self.dead, self.cuts = True, self.cuts + 1

    def mend(self) -> None:
        self.dead = False

    def answer(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.door.accept()
                self.ends.append(near)
                if self.dead:
                    continue  # it connects, and hears nothing
                far = socket.create_connection(("127.0.0.1", self.to))
                self.ends.append(far)
                for start, goal in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=(start, goal, self.cuts), daemon=True).start()

    def carry(self, start: socket.socket, goal: socket.socket, cuts: int) -> None:
        with contextlib.suppress(OSError):
            while data := start.recv(65536):
                if cuts == self.cuts:
                    goal.sendall(data)
            if cuts == self.cuts:
                goal.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        for end in (self.door, *self.ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextlib.contextmanager
def wire(port: int) -> Iterator[Wire]:
    laid = Wire(port)
    try:
        yield laid
    finally:
        laid.close()
