"""The bots there are, by name."""

from __future__ import annotations

from typing import Final

from reverie.bots.bot import Bot
from reverie.bots.sleepwalker import Sleepwalker
from reverie.core.errors import ReverieError
from reverie.core.random import Random

SLEEPWALKER: Final = "sleepwalker"
APPRENTICE: Final = "apprentice"
APPRENTICES: Final = ("dreamscape", "labyrinth")  # the games an apprentice plays


def bot_names(game: str) -> list[str]:
    """Who can play this game, the weakest first."""
    return [SLEEPWALKER, APPRENTICE] if game in APPRENTICES else [SLEEPWALKER]


def find_bot(name: str, game: str, random: Random) -> Bot:
    """A bot of that name for a game, with a stream of its own; raises ReverieError if there is none."""
    check_bot(name, game)
    return find_apprentice(game, random) if name == APPRENTICE else Sleepwalker(random)


def find_apprentice(game: str, random: Random) -> Bot:
    """Imported only for those who ask: its tables take a moment."""
    if game == "labyrinth":
        from reverie.bots import labyrinth

        return labyrinth.Apprentice(random)
    from reverie.bots import dreamscape

    return dreamscape.Apprentice(random)


def check_bot(name: str, game: str) -> None:
    known = bot_names(game)
    if name not in known:
        raise ReverieError("bot-unknown", {"bot": name, "known": ", ".join(known)})
