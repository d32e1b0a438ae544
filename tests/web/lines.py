"""Matches thought out beforehand: what to do with a known deal, so that a browser can be led to any moment of it."""

from __future__ import annotations

from functools import cache
from typing import Any

from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.games import onirim

WINNING = "a dream that ends well 34"  # with a prophecy, a door opened by its key, and nightmares


def longest_run(row: list[str]) -> int:
    length = 0
    while length < len(row) and row[-1 - length][0] == row[-1][0]:
        length += 1
    return length % 3


def worth(text: str, seen: dict[str, Any]) -> float:
    """How much a careful player would like this; not well, but well enough to win some deals."""
    verb, *rest = text.split()
    card = rest[0] if rest else ""
    hand: list[str] = seen["hands"][0]
    row: list[str] = seen["rows"][0]
    doors: int = seen["doors"][0].count(f"{card[:1]}d")
    if verb == "play":
        run = longest_run(row) if row and row[-1][0] == card[0] else 0
        mates = sum(other[0] == card[0] and other[1] != card[1] for other in hand)
        return 5 + 4 * run + mates - 3 * (doors == 2) - 2 * (card[1] == "k") - (longest_run(row) if not run else 0)
    if verb == "discard":
        return (
            (8.5 if card[1] == "k" and hand.count(card) + (doors == 2) > 1 else 2) + 2 * (doors == 2) + (card[1] == "s")
        )
    if verb == "drop":
        return {"X": 9.0, "d": -99.0, "k": 0.0}.get(card[-1:], 2.0 + 2 * (doors == 2))
    if verb == "return":
        return {"X": -5.0, "d": 5.0 if f"{card[0]}k" in hand else -3.0}.get(card[-1:], 3.0)
    return {"open": 9.0, "claim": 9.0, "skip": 1.0}.get(text, {"k": 5.0, "d": -2.0}.get(card[-1:], 1.0)) - (
        3 if text == "pay hand" else 0
    )


def play_out(seed: str) -> tuple[Match, list[str]]:
    match = Match(onirim, {}, seed=seed)
    line = []
    while match.actor != NOBODY:
        seen = match.observe(0).pack()
        text = max([onirim.write(action) for action in match.choices(0)], key=lambda text: worth(text, seen))
        line.append(text)
        match.play_text(0, text)
    return match, line


@cache
def winning_line() -> tuple[str, ...]:
    match, line = play_out(WINNING)
    assert match.result is not None
    assert match.result.winners == [0], "choose another seed: python -m tests.web.lines"
    return tuple(line)


def first(question: str, seed: str = WINNING) -> list[str]:
    """The line up to the moment when this is asked for the first time."""
    match = Match(onirim, {}, seed=seed)
    done: list[str] = []
    for text in play_out(seed)[1]:
        if match.question().name == question:
            return done
        match.play_text(0, text)
        done.append(text)
    raise AssertionError(question)


if __name__ == "__main__":
    for number in range(2000):
        played, decided = play_out(f"a dream that ends well {number}")
        if played.result and played.result.winners and {"drop", "open", "pay"} <= {text.split()[0] for text in decided}:
            print(f"a dream that ends well {number}: {len(decided)} decisions")
            break
