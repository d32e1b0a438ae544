"""The games there are. This is the only place outside `games/` that names one."""

from __future__ import annotations

import importlib
from typing import Final, cast

from reverie.core.errors import UnknownGame
from reverie.core.game import Game

GAMES: Final[dict[str, str]] = {
    "dreamscape": "reverie.games.dreamscape",
    "labyrinth": "reverie.games.labyrinth",
    "onirim": "reverie.games.onirim",
}


def names() -> list[str]:
    return sorted(GAMES)


def find(name: str) -> Game:
    """The game of that name; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame("game-unknown", {"game": name, "known": ", ".join(names())})
    return cast(Game, importlib.import_module(GAMES[name]))
