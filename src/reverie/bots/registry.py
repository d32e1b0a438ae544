"""The bots there are, by name: ours by their folder, those of others by entry points or by their place in a package."""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
from collections.abc import Mapping
from functools import cache
from typing import Final, cast

from reverie.bots.bot import Bot, Maker
from reverie.core.errors import ReverieError
from reverie.core.random import Random

SLEEPWALKER: Final = "sleepwalker"  # chooses at random
ORACLE: Final = "oracle"  # takes all the time it is given
ROOM: Final = "reverie.bots"
ENTRY_POINTS: Final = "reverie.bots"
"""Others declare `"GAME.NAME" = "package.module:Class"` in this group."""


@cache
def places(game: str) -> Mapping[str, str]:
    """Where the bots of a game are made, the weakest first; anybody can sleepwalk."""
    found = {SLEEPWALKER: f"{ROOM}.sleepwalker:Sleepwalker"}
    if game.isidentifier() and importlib.util.find_spec(f"{ROOM}.{game}") is not None:
        found.update(importlib.import_module(f"{ROOM}.{game}").BOTS)
    for entry in importlib.metadata.entry_points(group=ENTRY_POINTS):
        its_game, _, name = entry.name.partition(".")
        if its_game == game and name:
            found.setdefault(name, entry.value)
    return found


def bot_names(game: str) -> list[str]:
    """Who can play this game, the weakest first."""
    return list(places(game))


def check_bot(name: str, game: str) -> None:
    """Is there a bot of that name? Raises ReverieError if not."""
    if name not in places(game):
        raise ReverieError("bot-unknown", {"bot": name, "known": ", ".join(bot_names(game))})


def find_bot(name: str, game: str, random: Random) -> Bot:
    """A bot of that name for a game, with a stream of its own; raises ReverieError if there is none.

    Imported only for those who ask: what bots have learned takes a moment to read.
    """
    check_bot(name, game)
    return maker_at(places(game)[name])(random)


def maker_at(place: str) -> Maker:
    module, _, name = place.partition(":")
    return cast(Maker, getattr(importlib.import_module(module), name))


# --- bots that somebody brings to their own machine; never by a name that came over the network ---


def check_brought(name: str, game: str) -> None:
    """Is there a bot of that name, or at that place, `package.module:Class`? Raises ReverieError if not."""
    if ":" not in name:
        check_bot(name, game)
        return
    try:
        found = callable(maker_at(name))
    except (ImportError, AttributeError, ValueError):
        found = False
    if not found:
        raise ReverieError("bot-place", {"bot": name})


def bring_bot(name: str, game: str, random: Random) -> Bot:
    """As `find_bot`, and a place is as good as a name."""
    check_brought(name, game)
    return maker_at(name)(random) if ":" in name else find_bot(name, game, random)
