"""Where bots think: in other processes, under a time limit, so that no table waits for another one's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import time
from concurrent.futures import TimeoutError as TooSlow
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from reverie.analysis.review import review as review_match
from reverie.analysis.weigh import hint as weigh_choices
from reverie.bots.registry import find_bot
from reverie.core.catalogue import find, names
from reverie.core.game import Game, Json
from reverie.core.random import Random
from reverie.core.record import from_record
from reverie.server.metrics import BOTS_TOO_SLOW, THINKING_SECONDS

LOG: Final = logging.getLogger("reverie.thinking")
GRACE: Final = 1.0  # a bot keeps its own time; after this much more its process is ended
HINT_SEED: Final = "hint"  # asked twice, a hint says the same


def choose(game: str, bot: str, luck: tuple[str, str], packed: Json, seat: int, seconds: float) -> str:
    """Runs in a process of the pool. The bot gets what its seat may see, and nothing else."""
    rules = find(game)
    state = rules.unpack(packed)
    action = find_bot(bot, game, Random(*luck)).choose(rules.observe(state, seat), rules.legal(state), seconds)
    return rules.write(action)


def hint(game: str, packed: Json, seat: int, positions: int) -> Json:
    """Runs in a process of the pool. Analysis gets what the seat may see, and nothing else."""
    rules = find(game)
    return weigh_choices(rules, rules.observe(rules.unpack(packed), seat), HINT_SEED, positions).pack()


def review(record: Json, seat: int) -> Json:
    """Runs in a process of the pool: the decisions of one seat."""
    return review_match(from_record(record)).of_seat(seat).pack()


def get_ready() -> None:
    """A new process learns the games before it takes work, so that no bot's time goes into that. Ctrl-C is for the
    server, which then ends its thinkers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in names():
        find(name)


class Thinkers:
    """The pool. Its processes start when the first bot has to think."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds: Final = seconds
        # Spawned, not forked: a fork copies locks of threads that do not exist in the child.
        context = multiprocessing.get_context("spawn")
        self.pool: Final = ProcessPool(processes, context=context, initializer=get_ready)

    async def run(self, work: Any, args: tuple[Any, ...], seconds: float) -> Any:
        return await asyncio.wrap_future(self.pool.schedule(work, args=args, timeout=seconds + GRACE))

    async def choose(self, rules: Game, bot: str, luck: tuple[str, str], state: Any, seat: int) -> str:
        """The bot's choice in the game's notation; the first legal one if it does not come to a choice in time."""
        start = time.perf_counter()
        try:
            text = str(
                await self.run(choose, (rules.NAME, bot, luck, rules.pack(state), seat, self.seconds), self.seconds)
            )
        except (TimeoutError, TooSlow, ProcessExpired) as error:
            facts = {"game": rules.NAME, "bot": bot, "reason": type(error).__name__}
            LOG.warning("bot came to no choice", extra=facts)
            BOTS_TOO_SLOW.labels(rules.NAME, bot).inc()
            text = rules.write(rules.legal(state)[0])
        THINKING_SECONDS.labels(rules.NAME, bot).observe(time.perf_counter() - start)
        return text

    def stop(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]
        self.pool.join()
