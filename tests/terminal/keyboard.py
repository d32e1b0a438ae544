"""A keyboard for tests: lines that are typed, and Ctrl-C."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from reverie.core.game import CHANCE
from reverie.core.match import Entry, Match
from reverie.locale.speech import speech

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
    again = Match(match.game, match.options, match.seed)
    facing: int | None = None
    for place, entry in enumerate(match.log):
        if entry.actor != CHANCE:
            yield place, entry, entry.actor != facing and again.game.hides(again.state)
            facing = entry.actor if place >= since else None
            again.play_text(entry.actor, entry.text)


def loses(text: str) -> bool:
    """O-23: is this warned about first? A door that is discarded in a prophecy loses the match."""
    return text in [f"drop {door}" for door in ("Rd", "Bd", "Gd", "Nd")]


def keys(match: Match, since: int = 0) -> list[str]:
    """The lines with which people type this match: Enter at each curtain, and twice what is warned about."""
    lines: list[str] = []
    for place, entry, curtain in decisions(match, since):
        if place >= since:
            lines += [""] * curtain + [entry.text] * (2 if loses(entry.text) else 1)
    return lines


def said(language: str, key: str, **facts: object) -> str:
    return speech(language).say(key, facts)
