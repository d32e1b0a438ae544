"""Each choice of a decision with its chance to win, better and better the longer one listens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reverie.bots.onirim.oracle import CARE
from reverie.bots.onirim.weighing import Weighing
from reverie.core.errors import ReverieError
from reverie.core.game import Game, Json, Observation
from reverie.core.random import Random
from reverie.games.onirim.sight import View

ANALYSED = ("onirim",)
POSITIONS = 10_000  # judged for one hint, at most about so many


@dataclass(frozen=True)
class Opinion:
    """What becomes of a choice: the chance to win, and its standard error where something had to be sampled."""

    text: str
    chance: float
    error: float | None


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
        choices = [{"action": one.text, "chance": one.chance, "error": one.error} for one in self.opinions]
        return {"choices": choices, "draws": self.draws}


def check_analysed(game: Game) -> None:
    """Is there a value for this game? Raises ReverieError if not."""
    if game.NAME not in ANALYSED:
        raise ReverieError("no-analysis", {"game": game.NAME, "known": ", ".join(ANALYSED)})


def weigh(game: Game, observation: Observation, seed: str, positions: int = POSITIONS) -> Iterator[Weighed]:
    """First what the value says at once, then each time one draw deeper, within the budget.

    `seed` is for what has to be sampled: the hand of a silent partner.
    """
    check_analysed(game)
    assert isinstance(observation, View)
    weighing = Weighing(observation, Random(seed, "analysis"), CARE)
    yield weighed(game, weighing)
    while weighing.is_within(positions):
        weighing.look_further()
        yield weighed(game, weighing)


def weighed(game: Game, weighing: Weighing) -> Weighed:
    several = len(weighing.prospects) > 1
    opinions = [
        Opinion(game.write(verdict.deed), verdict.chance, verdict.error if several or verdict.error else None)
        for verdict in weighing.verdicts()
    ]
    return Weighed(opinions, int(weighing.draws))


def hint(game: Game, observation: Observation, seed: str, positions: int = POSITIONS) -> Weighed:
    """The last word of `weigh`."""
    *_, last = weigh(game, observation, seed, positions)
    return last
