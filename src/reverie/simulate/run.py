"""Many matches between bots, in one process or on all cores, with the same result either way."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from reverie import build
from reverie.bots.registry import SLEEPWALKER, check_bot
from reverie.core.catalogue import find
from reverie.core.contents import bring, brought
from reverie.core.option import Options
from reverie.core.playout import playouts
from reverie.core.random import check_seed
from reverie.simulate.arena import Count, play_matches

CHUNK = 500  # random matches in one piece of work: small enough for a moving progress bar, even uncompiled
SMALL_CHUNK = 4  # the same for bots that think


@dataclass(frozen=True)
class Report:
    """What many matches came to."""

    game: str
    bot: str
    options: Options
    seed: str
    count: Count
    seconds: float

    @property
    def games(self) -> int:
        return self.count.games

    @property
    def wins(self) -> int:
        return self.count.won

    @property
    def decisions(self) -> int:
        return self.count.decisions

    def pack(self) -> dict[str, object]:
        packed: dict[str, object] = {
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
            "seats": [score.pack() for score in self.count.seats],
            "bots": {name: score.pack() for name, score in sorted(self.count.bots.items())},
        }
        if self.count.statistics:
            packed["statistics"] = dict(sorted(self.count.statistics.items()))
        return packed

    def per_second(self, count: int) -> float:
        return round(count / self.seconds, 1)


def play_chunk(
    game: str, content: str | None, bots: list[str], options: Options, seed: str, first: int, games: int
) -> Count:
    """One piece of work. When nobody thinks, the loop inside the engine is all it takes.

    `content` is the text of the set that was brought, for a process that does not know it yet.
    """
    rules = find(game)
    if content is not None:
        bring(rules, content)
    if set(bots) == {SLEEPWALKER}:
        tally = playouts(rules, options, seed, first, games)
        return Count.of_tally(tally, SLEEPWALKER)
    return play_matches(rules, bots, options, seed, first, games)


def chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


def simulate(
    game: str, bot: str, options: Options, seed: str, games: int, jobs: int, progress: Callable[[int], None]
) -> Report:
    """Play matches number 0 to `games` - 1 of a seed; `progress` hears of every piece that is done.

    `bot` is one name for all seats, or several with commas between them, who take turns in the seats.
    """
    bots = bot.split(",")
    for name in bots:
        check_bot(name, game)
    check_seed(seed)
    total = Count(find(game).seats(options))
    start = time.perf_counter()
    for done, count in play_all(game, bots, options, seed, games, jobs):
        total.add(count)
        progress(done)
    seconds = max(time.perf_counter() - start, 1e-9)
    return Report(game, bot, options, seed, total, seconds)


def play_all(
    game: str, bots: list[str], options: Options, seed: str, games: int, jobs: int
) -> Iterator[tuple[int, Count]]:
    content = brought(find(game), options)
    size = CHUNK if set(bots) == {SLEEPWALKER} else SMALL_CHUNK
    if jobs == 1:
        for first, count in chunks(games, size):
            yield count, play_chunk(game, content, bots, options, seed, first, count)
        return
    # Spawned, not forked: a fork copies locks of threads that do not exist in the child.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        parts = [
            (count, pool.submit(play_chunk, game, content, bots, options, seed, first, count))
            for first, count in chunks(games, size)
        ]
        for count, part in parts:
            yield count, part.result()
