"""What a bot is: it chooses an action from what one seat can see."""

from __future__ import annotations

from typing import Protocol

from reverie.core.game import Action, Observation


class Bot(Protocol):
    """A player. It never gets the state, only the observation of its seat and the choices it is offered."""

    def choose(self, observation: Observation, choices: list[Action], seconds: float) -> Action:
        """One of the choices, within so many seconds."""
