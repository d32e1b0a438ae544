"""The chance to win after each choice: what the value says at once, then each time one draw deeper."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.analysis.weigh import Opinion, Weighed
from reverie.bots.onirim.oracle import CARE
from reverie.bots.onirim.weighing import Weighing
from reverie.core.game import Game, Observation
from reverie.core.random import Random
from reverie.games.onirim.view import OnirimSight


def weigh(game: Game, observation: Observation, seed: str, positions: int) -> Iterator[Weighed]:
    assert isinstance(observation, OnirimSight)
    weighing = Weighing(observation, Random(seed, "analysis"), CARE)
    yield weighed(game, observation, weighing)
    while weighing.is_within(positions):
        weighing.look_further()
        yield weighed(game, observation, weighing)


def weighed(game: Game, observation: Observation, weighing: Weighing) -> Weighed:
    several = len(weighing.prospects) > 1
    opinions = [
        Opinion(
            game.write(verdict.deed),
            game.describe(observation, verdict.deed),
            verdict.chance,
            verdict.error if several or verdict.error else None,
        )
        for verdict in weighing.verdicts()
    ]
    return Weighed(opinions, int(weighing.draws))
