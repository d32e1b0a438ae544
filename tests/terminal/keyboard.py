"""A keyboard for tests: lines that are typed, and Ctrl-C."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from reverie.core.game import CHANCE
from reverie.core.match import Entry, Match
from reverie.locale.speech import speech
from reverie.terminal.play import is_anything_hidden
from reverie.terminal.screens import view_of

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


def decisions(match: Match, since: int = 0) -> Iterator[tuple[int, Entry, bool]]:
    """Every decision of a match, with its place in the log, and whether a curtain is drawn before it; nobody sits in
    front of the screen when the match goes on at `since`."""
    curtain = view_of(match.game.NAME).needs_curtain(match.options)
    again = Match(match.game, match.options, match.seed)
    facing: int | None = None
    for place, entry in enumerate(match.log):
        if entry.actor != CHANCE:
            yield place, entry, curtain and entry.actor != facing and is_anything_hidden(again)
            facing = entry.actor if place >= since else None
            again.play_text(entry.actor, entry.text)


def keys(match: Match, since: int = 0) -> list[str]:
    """The lines with which people type this match: Enter at each curtain, and twice what is warned about."""
    view = view_of(match.game.NAME)
    lines: list[str] = []
    for place, entry, curtain in decisions(match, since):
        if place >= since:
            lines += [""] * curtain + [entry.text] * (2 if view.warning(entry.text) else 1)
    return lines


def said(language: str, key: str, **facts: object) -> str:
    return speech(language).say(key, facts)
