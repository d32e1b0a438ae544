"""The journal of a run: what is done, line by line in a file, so that a run that was stopped can go on.

The first line is the plan; each further one is a piece and what it came to. Lines are only ever added. A last line
that was cut off is not counted: its piece is played again, and comes to the same.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from reverie.core.errors import ReverieError
from reverie.core.game import Json
from reverie.simulate.pieces import Piece, Plan

FORMAT = "reverie-run"
VERSION = 1


class Journal:
    """For one run at a time. What cannot be read or written raises OSError."""

    def __init__(self, path: Path) -> None:
        self.path = path
        text = path.read_bytes() if path.exists() else b""
        self.size = text.rfind(b"\n") + 1  # of the lines that are whole
        if text and not self.size:
            raise self.damaged(1)  # some other file: not ours to cut
        self.lines = [self.parsed(line, number) for number, line in enumerate(text[: self.size].splitlines(), 1)]
        self.check_first_line()

    def damaged(self, line: int) -> ReverieError:
        return ReverieError("run-damaged", {"file": str(self.path), "line": line})

    def parsed(self, line: bytes, number: int) -> Json:
        try:
            parsed = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise self.damaged(number) from error
        if not isinstance(parsed, dict):
            raise self.damaged(number)
        return parsed

    def check_first_line(self) -> None:
        if not self.lines:
            return
        first = self.lines[0]
        if first.get("format") != FORMAT or first.get("version") != VERSION or not isinstance(first.get("plan"), dict):
            raise self.damaged(1)

    def seed(self) -> str | None:
        """The seed of the run that was begun here, if one was."""
        seed = self.lines[0]["plan"].get("seed") if self.lines else None
        return seed if isinstance(seed, str) else None

    def kept(self, plan: Plan) -> dict[Piece, Json]:
        if not self.lines:
            self.write({"format": FORMAT, "version": VERSION, "plan": plan.pack()})
            return {}
        if self.lines[0]["plan"] != plan.pack():
            raise ReverieError("run-other", {"file": str(self.path)})
        os.truncate(self.path, self.size)
        return {self.piece(line, number): line["result"] for number, line in enumerate(self.lines[1:], 2)}

    def piece(self, line: Json, number: int) -> Piece:
        if "result" not in line or type(line.get("first")) is not int or type(line.get("games")) is not int:
            raise self.damaged(number)
        return Piece(line["first"], line["games"])

    def keep(self, piece: Piece, result: Json) -> None:
        self.write({"first": piece.first, "games": piece.games, "result": result})

    def write(self, line: Json) -> None:
        # One write: two runs that share a file by mistake add whole lines, and a piece is counted once.
        with open(self.path, "ab", buffering=0) as file:
            file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
