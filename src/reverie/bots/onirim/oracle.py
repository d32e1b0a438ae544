"""The oracle: looks two draws ahead, and further towards the end, as far as its budget goes."""

from __future__ import annotations

import time
from typing import Final, final

from reverie.bots.onirim.search import Care
from reverie.bots.onirim.weighing import Weighing
from reverie.core.game import Action, Observation
from reverie.core.random import Random
from reverie.games.onirim.view import OnirimSight

POSITIONS: Final = 100_000  # judged for one decision, at most about so many
CARE: Final = Care(widest=8, margin=0.05, beam=3, known_beam=2, near=0.05, worlds=4)


@final
class Oracle:
    """The budget is counted in positions, so that the same numbers lead to the same decision on any machine."""

    def __init__(self, random: Random, positions: int = POSITIONS) -> None:
        self.random: Final = random
        self.positions: Final = positions

    def choose(self, observation: Observation, choices: list[Action], seconds: float) -> Action:
        assert isinstance(observation, OnirimSight)
        if len(choices) == 1:
            return choices[0]
        start = time.monotonic()
        weighing = Weighing(observation, self.random, CARE)
        while weighing.is_within(self.positions) and not weighing.is_settled():
            if (time.monotonic() - start) * float(weighing.growth) > seconds:
                break
            weighing.look_further()
        return weighing.verdicts()[0].deed
