"""Copies, pickles and equality: what a game gives out is kept as what the game itself says of it.

A state is kept as its packed form, an action as its text, an observation as one of the states that look like it.
Nothing is told of how they are made inside, so what one build has kept the other can read.
"""

from __future__ import annotations

from typing import ClassVar, Final

from reverie.core.catalogue import find
from reverie.core.contents import bring, brought
from reverie.core.event import Kept
from reverie.core.game import Action, Json, Observation, State
from reverie.core.option import Options
from reverie.core.random import Random


def keep_action(name: str, text: str) -> Kept:
    return action_of, (name, text)


def action_of(name: str, text: str) -> Action:
    """The one object there is."""
    return find(name).read(text)


def keep_state(name: str, state: State, options: Options) -> Kept:
    game = find(name)
    return state_of, (name, game.pack(state), brought(game, options))


def state_of(name: str, packed: Json, content: str | None) -> State:
    """The state that was kept; a content file that somebody brought comes along."""
    game = find(name)
    if content is not None:
        bring(game, content)
    return game.unpack(packed)


def keep_observation(name: str, observation: Observation, viewer: int, options: Options) -> Kept:
    """By a state that gives the same observation: it is imagined, so it tells nothing the viewer did not know."""
    imagined = find(name).imagine(observation, Random("kept", "observation"))
    _, (_, packed, content) = keep_state(name, imagined, options)
    return observation_of, (name, packed, content, viewer)


def observation_of(name: str, packed: Json, content: str | None, viewer: int) -> Observation:
    return find(name).observe(state_of(name, packed, content), viewer)


class Sight:
    """What a viewer may know, for the games of this house: equal if the viewer knows the same."""

    game: ClassVar[str] = ""  # its name in the catalogue

    def __init__(self, viewer: int, options: Options) -> None:
        self.viewer: Final = viewer
        self.options: Final = options

    def pack(self) -> Json:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sight) or self.game != other.game:
            return False
        return self.options == other.options and bool(self.pack() == other.pack())

    def __hash__(self) -> int:
        raise TypeError("an observation has no hash")

    def __reduce__(self) -> Kept:
        return keep_observation(self.game, self, self.viewer, self.options)
