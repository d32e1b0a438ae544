"""What a bot is: it chooses an action from what one seat can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from reverie.core.game import Action, Observation
from reverie.core.random import Random


class Bot(Protocol):
    """A player. It never gets the state, only the observation of its seat and the choices it is offered."""

    def choose(self, observation: Observation, choices: list[Action], seconds: float) -> Action:
        """One of the choices, within so many seconds."""


Maker: TypeAlias = Callable[[Random], Bot]
"""What makes a bot, as its class does: from a stream of luck of its own."""
