"""Keeps records of a release for ever: `python -m tests.golden.release` plays them once, when its rules are final."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import reverie
from reverie.bots.registry import find_bot
from reverie.core import catalogue
from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.core.option import Value
from reverie.core.random import Random
from reverie.core.record import save

FOLDER = Path(__file__).parent / "releases"
LONG = 400  # decisions; what comes after them teaches nothing new, and the file is to be small


def matches() -> Iterator[tuple[str, str, str, Mapping[str, Value]]]:
    """Every game at every size of table, and each option that changes what people do: name, game, bot, options."""
    yield "onirim-1", "onirim", "apprentice", {}
    yield "onirim-1-asked", "onirim", "sleepwalker", {"claim": "ask", "absent_search": "ask", "limbo_rescue": True}
    yield "onirim-2-silent", "onirim", "apprentice", {"players": 2}
    yield "onirim-2-open", "onirim", "apprentice", {"players": 2, "coop_info": "open", "coop_lose_door": "team"}
    for players in (2, 3, 4):
        yield f"dreamscape-{players}", "dreamscape", "apprentice", {"players": players}
        yield f"dreamscape-{players}-nightmare", "dreamscape", "apprentice", {"players": players, "nightmare": True}
    yield "dreamscape-2-random", "dreamscape", "sleepwalker", {}
    for players in (2, 3, 4, 5, 6):
        yield f"labyrinth-{players}", "labyrinth", "apprentice", {"players": players}
    yield "labyrinth-3-random", "labyrinth", "sleepwalker", {"players": 3}


def played(name: str, game: str, bot: str, options: Mapping[str, Value]) -> Match:
    match = Match(catalogue.find(game), options, seed=f"release {name}")
    bots = [find_bot(bot, game, Random(name, f"seat {seat}")) for seat in range(match.game.seats(match.options))]
    for _ in range(LONG):
        if match.actor == NOBODY:
            break
        seat = match.actor
        match.play(seat, bots[seat].choose(match.observe(seat), match.choices(seat), 1.0))
    return match


def main() -> None:
    folder = FOLDER / reverie.__version__
    if folder.exists():
        sys.exit(f"{folder.name} is kept already; a release does not change")
    folder.mkdir(parents=True)
    for name, game, bot, options in matches():
        save(played(name, game, bot, options), folder / f"{name}.json")


if __name__ == "__main__":
    main()
