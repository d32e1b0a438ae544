"""The sleepwalker: any choice is as good as any other."""

from __future__ import annotations

from typing import Final, final

from reverie.core.game import Action, Observation
from reverie.core.random import Random


@final
class Sleepwalker:
    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def choose(self, observation: Observation, choices: list[Action], seconds: float) -> Action:
        return choices[self.random.below(len(choices))]
