"""Each choice of a decision with its chance to win, better and better the longer one listens."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Protocol, cast

from reverie.core import catalogue
from reverie.core.errors import ReverieError
from reverie.core.game import Game, Json, Observation, Saying

ROOM = "reverie.analysis"
POSITIONS = 10_000  # judged for one hint, at most about so many


@dataclass(frozen=True)
class Opinion:
    """What becomes of a choice: the chance to win, and its standard error where something had to be sampled."""

    text: str
    saying: Saying
    chance: float
    error: float | None

    def pack(self) -> Json:
        """As it stands in a hint."""
        words = {"action": self.text, "verb": self.saying.verb, "facts": self.saying.facts}
        return {**words, "chance": self.chance, "error": self.error}


@dataclass(frozen=True)
class Weighed:
    """All choices, the best first, and how many unknown draws were looked ahead."""

    opinions: list[Opinion]
    draws: int

    @property
    def best(self) -> Opinion:
        return self.opinions[0]

    def of(self, text: str) -> Opinion:
        return next(opinion for opinion in self.opinions if opinion.text == text)

    def pack(self) -> Json:
        return {"choices": [one.pack() for one in self.opinions], "draws": self.draws}


class Adviser(Protocol):
    """What a game's folder in this room offers in its module `weigh`."""

    def weigh(self, game: Game, observation: Observation, seed: str, positions: int) -> Iterator[Weighed]:
        """First what is known at once, then better and better, within the budget."""
        ...


@cache
def is_analysed(game: str) -> bool:
    return game.isidentifier() and importlib.util.find_spec(f"{ROOM}.{game}") is not None


def check_analysed(game: Game) -> None:
    """Is there an adviser for this game? Raises ReverieError if not."""
    if not is_analysed(game.NAME):
        known = ", ".join(filter(is_analysed, catalogue.names()))
        raise ReverieError("no-analysis", {"game": game.NAME, "known": known})


def weigh(game: Game, observation: Observation, seed: str, positions: int = POSITIONS) -> Iterator[Weighed]:
    """First what the value says at once, then each time one draw deeper, within the budget.

    `seed` is for what has to be sampled: the hand of a silent partner.
    """
    check_analysed(game)
    adviser = cast(Adviser, importlib.import_module(f"{ROOM}.{game.NAME}.weigh"))
    yield from adviser.weigh(game, observation, seed, positions)


def hint(game: Game, observation: Observation, seed: str, positions: int = POSITIONS) -> Weighed:
    """The last word of `weigh`."""
    *_, last = weigh(game, observation, seed, positions)
    return last
