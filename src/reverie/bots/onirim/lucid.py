"""Lucid: the learned value, and one draw looked ahead exactly."""

from __future__ import annotations

from typing import Final, final

from reverie.bots.onirim.search import Care
from reverie.bots.onirim.weighing import Weighing
from reverie.core.game import Action, Observation
from reverie.core.random import Random
from reverie.games.onirim.view import OnirimSight

CARE: Final = Care(widest=8, margin=0.08, beam=3, known_beam=2, near=0.06, worlds=4)


@final
class Lucid:
    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def choose(self, observation: Observation, choices: list[Action], seconds: float) -> Action:
        assert isinstance(observation, OnirimSight)
        if len(choices) == 1:
            return choices[0]
        weighing = Weighing(observation, self.random, CARE)
        if not weighing.is_settled():
            weighing.look_further()
        return weighing.verdicts()[0].deed
