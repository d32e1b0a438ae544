"""A keyboard for tests: lines that are typed, and Ctrl-C."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from reverie.core.game import CHANCE
from reverie.core.match import Match
from reverie.locale.speech import speech
from reverie.terminal.words import view_of

CTRL_C = "\x03"


class Keyboard:
    """Stands in for sys.stdin. After the last line the input is at its end."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def readline(self, limit: int = -1) -> str:
        line = next(self.lines, None)
        if line == CTRL_C:
            raise KeyboardInterrupt
        return "" if line is None else f"{line}\n"


def type_in(patch: pytest.MonkeyPatch, *lines: str) -> None:
    patch.setattr("sys.stdin", Keyboard(lines))


def keys(match: Match, since: int = 0) -> list[str]:
    """The lines with which people type this match: Enter at each curtain, and twice what is warned about."""
    view = view_of(match.game.NAME)
    curtain = view.needs_curtain(match.options)
    lines: list[str] = []
    facing: int | None = None
    for entry in match.log[since:]:
        if entry.actor == CHANCE:
            continue
        if curtain and entry.actor != facing:
            lines.append("")
        facing = entry.actor
        lines += [entry.text] * (2 if view.warning(entry.text) else 1)
    return lines


def said(language: str, key: str, **facts: object) -> str:
    return speech(language).say(key, facts)
