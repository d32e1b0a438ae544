"""The bots there are, by name."""

from __future__ import annotations

from typing import Final

from reverie.bots.bot import Bot
from reverie.bots.sleepwalker import Sleepwalker
from reverie.core.errors import ReverieError
from reverie.core.random import Random

SLEEPWALKER: Final = "sleepwalker"
APPRENTICE: Final = "apprentice"
LUCID: Final = "lucid"
ORACLE: Final = "oracle"

# Who can play which game, the weakest first; anybody can sleepwalk.
BOTS: Final[dict[str, list[str]]] = {
    "dreamscape": [SLEEPWALKER, APPRENTICE],
    "labyrinth": [SLEEPWALKER, APPRENTICE],
    "onirim": [SLEEPWALKER, APPRENTICE, LUCID, ORACLE],
}


def bot_names(game: str) -> list[str]:
    """Who can play this game, the weakest first."""
    return list(BOTS.get(game, [SLEEPWALKER]))


def find_bot(name: str, game: str, random: Random) -> Bot:
    """A bot of that name for a game, with a stream of its own; raises ReverieError if there is none."""
    check_bot(name, game)
    if name == SLEEPWALKER:
        return Sleepwalker(random)
    if game == "onirim":
        return find_onirim(name, random)
    return find_labyrinth(random) if game == "labyrinth" else find_dreamscape(random)


# Imported only for those who ask: their tables take a moment.


def find_dreamscape(random: Random) -> Bot:
    from reverie.bots.dreamscape import Apprentice

    return Apprentice(random)


def find_labyrinth(random: Random) -> Bot:
    from reverie.bots.labyrinth import Apprentice

    return Apprentice(random)


def find_onirim(name: str, random: Random) -> Bot:
    if name == APPRENTICE:
        from reverie.bots.onirim.apprentice import Apprentice

        return Apprentice(random)
    if name == LUCID:
        from reverie.bots.onirim.lucid import Lucid

        return Lucid(random)
    from reverie.bots.onirim.oracle import Oracle

    return Oracle(random)


def check_bot(name: str, game: str) -> None:
    known = bot_names(game)
    if name not in known:
        raise ReverieError("bot-unknown", {"bot": name, "known": ", ".join(known)})
