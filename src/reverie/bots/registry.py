"""The bots there are, by name."""

from __future__ import annotations

from typing import Final

from reverie.bots.bot import Bot
from reverie.bots.sleepwalker import Sleepwalker
from reverie.core.errors import ReverieError
from reverie.core.random import Random

BOTS: Final = ("sleepwalker",)


def check_bot(name: str) -> None:
    """Raises ReverieError where there is no bot of that name."""
    if name not in BOTS:
        raise ReverieError("bot-unknown", {"bot": name, "known": ", ".join(BOTS)})


def find_bot(name: str, random: Random) -> Bot:
    """A bot of that name, with a stream of its own for what it leaves to chance."""
    check_bot(name)
    return Sleepwalker(random)
