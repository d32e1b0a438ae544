"""A player for golden games of any game: one who has a way of playing, and wishes that come first."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from reverie.core.game import Observation


class Player:
    """A wish is a pattern such as `drop ?d`. Each is granted once, when something like it is offered for the first
    time; to wish for the same thing twice is to do it twice.
    """

    def __init__(self, wishes: Sequence[str] = ()) -> None:
        self.wishes = list(wishes)

    def choose(self, observation: Observation, choices: list[str]) -> str:
        for wish in self.wishes:
            for choice in choices:
                if fnmatchcase(choice, wish):
                    self.wishes.remove(wish)
                    return choice
        return self.decide(observation, choices)

    def decide(self, observation: Observation, choices: list[str]) -> str:
        """What to do where there is no wish; each game has its own way."""
        raise NotImplementedError
