"""The games there are. This is the only place outside `games/` that names one of ours; others come by entry points."""

from __future__ import annotations

import importlib
import importlib.metadata
from typing import Final, cast

from reverie.core.errors import UnknownGame
from reverie.core.game import Game

GAMES: Final[dict[str, str]] = {
    "dreamscape": "reverie.games.dreamscape",
    "labyrinth": "reverie.games.labyrinth",
    "onirim": "reverie.games.onirim",
}
ENTRY_POINTS: Final = "reverie.games"
"""Others declare `NAME = "package.module"` in this group."""


def places() -> dict[str, str]:
    """The module of each game, by its name."""
    others = {entry.name: entry.value for entry in importlib.metadata.entry_points(group=ENTRY_POINTS)}
    return {**others, **GAMES}


def names() -> list[str]:
    return sorted(places())


def find(name: str) -> Game:
    """The game of that name; raises UnknownGame."""
    place = GAMES.get(name) or places().get(name)
    if place is None:
        raise UnknownGame("game-unknown", {"game": name, "known": ", ".join(names())})
    return cast(Game, importlib.import_module(place))
