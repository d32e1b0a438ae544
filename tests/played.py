"""Matches played at random, the same every time."""

from __future__ import annotations

from reverie.core.catalogue import find
from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.core.random import Random


def played(decisions: int = 10_000, seed: str = "dusk", game: str = "onirim", **options: object) -> Match:
    """A match after so many decisions, or finished."""
    match = Match(find(game), options, seed)
    go_on(match, decisions)
    return match


def go_on(match: Match, decisions: int = 10_000) -> None:
    """Further decisions; which ones depends on nothing but the seed and the length of the log."""
    for _ in range(decisions):
        if match.actor == NOBODY:
            return
        choices = match.choices(match.actor)
        pick = Random(match.seed, f"hands/{len(match.log)}").below(len(choices))
        match.play(match.actor, choices[pick])
