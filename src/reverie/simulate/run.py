"""Many random matches at once, in one process or on all cores, with the same result either way."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from reverie import build
from reverie.bots.registry import check_bot
from reverie.core.catalogue import find
from reverie.core.option import Options
from reverie.core.playout import playouts
from reverie.core.random import check_seed

CHUNK = 500  # matches in one piece of work: small enough for a moving progress bar, even uncompiled


@dataclass(frozen=True)
class Report:
    """What many matches came to."""

    game: str
    bot: str
    options: Options
    seed: str
    games: int
    wins: int
    decisions: int
    seconds: float

    def pack(self) -> dict[str, object]:
        return {
            "game": self.game,
            "bot": self.bot,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "wins": self.wins,
            "games_per_second": self.per_second(self.games),
            "decisions_per_second": self.per_second(self.decisions),
            "mean_decisions": round(self.decisions / self.games, 3),
            "build": build(),
        }

    def per_second(self, count: int) -> float:
        return round(count / self.seconds, 1)


def play_chunk(game: str, options: Options, seed: str, first: int, games: int) -> tuple[int, int]:
    """Wins and decisions of one piece of work; a match is won if anybody won it."""
    tally = playouts(find(game), options, seed, first, games)
    return tally.won_by_anybody, tally.decisions


def chunks(games: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, CHUNK):
        yield first, min(CHUNK, games - first)


def simulate(
    game: str, bot: str, options: Options, seed: str, games: int, jobs: int, progress: Callable[[int], None]
) -> Report:
    """Play matches number 0 to `games` - 1 of a seed; `progress` hears of every piece that is done."""
    check_bot(bot)
    check_seed(seed)
    wins = decisions = 0
    start = time.perf_counter()
    for done, (won, decided) in play_all(game, options, seed, games, jobs):
        wins += won
        decisions += decided
        progress(done)
    seconds = max(time.perf_counter() - start, 1e-9)
    return Report(game, bot, options, seed, games, wins, decisions, seconds)


def play_all(game: str, options: Options, seed: str, games: int, jobs: int) -> Iterator[tuple[int, tuple[int, int]]]:
    if jobs == 1:
        for first, count in chunks(games):
            yield count, play_chunk(game, options, seed, first, count)
        return
    # Spawned, not forked: a fork copies locks of threads that do not exist in the child.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        parts = [(count, pool.submit(play_chunk, game, options, seed, first, count)) for first, count in chunks(games)]
        for count, part in parts:
            yield count, part.result()
