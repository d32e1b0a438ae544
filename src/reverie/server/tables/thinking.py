"""Where bots think: in other processes, under a time limit, in turn for everybody who waits for one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import TimeoutError as TooSlow
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from pebble import ProcessExpired, ProcessPool

from reverie.analysis.review import review as review_match
from reverie.analysis.weigh import hint as weigh_choices
from reverie.bots.registry import find_bot
from reverie.core.catalogue import find, names
from reverie.core.game import Game, Json
from reverie.core.random import Random
from reverie.core.record import from_record
from reverie.server.tables.turns import Turns
from reverie.server.watching.metrics import BOTS_TOO_SLOW, THINKING_SECONDS

LOG: Final = logging.getLogger("reverie.thinking")
TRIES: Final = 3
MOST_BY_ITSELF: Final = 4  # processes, unless the settings say more: each takes memory of its own
READY_SECONDS: Final = 60.0  # for a process to start on a busy machine
NO_CHOICE: Final = (TimeoutError, TooSlow, ProcessExpired, BrokenProcessPool)
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


def ready() -> str:
    """Runs in a process of the pool: it can be reached."""
    return "ready"


def how_many(wanted: int) -> int:
    """As many as were set; else one core is left to the server, and the others think."""
    return wanted or max(1, min(MOST_BY_ITSELF, (os.cpu_count() or 1) - 1))


class Thinkers:
    """A pool of processes, shared fairly: its processes start when there is something to think about."""

    def __init__(self, processes: int, tasks: int = 0) -> None:
        """After so many tasks a process is replaced; 0: never."""
        self.processes: Final = processes
        self.tasks: Final = tasks
        self.turns: Final = Turns(processes)
        self.pool: ProcessPool | None = None
        self.well = True  # the last thing it was asked came back, or it was never asked
        self.trial: asyncio.Task[str] | None = None

    async def run(self, who: str, work: Any, args: tuple[Any, ...], seconds: float) -> Any:
        """What the work returns, once it is `who`'s turn. Whoever does not wait for it any longer is not given
        a place before it is done: ending a process would cost all others more than letting it finish."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            await self.turns.enter(who)
            try:
                future = self.living_pool().schedule(work, args=args, timeout=seconds + GRACE)
            except BaseException:
                self.turns.leave(who)
                raise
            future.add_done_callback(lambda _: loop.call_soon_threadsafe(self.turns.leave, who))
            waiting = asyncio.wrap_future(future)
            waiting.add_done_callback(look_at)
            try:
                found = await asyncio.shield(waiting)
            except BrokenProcessPool:
                self.well = False
                continue
            self.well = True
            return found
        raise BrokenProcessPool

    def living_pool(self) -> ProcessPool:
        """Pebble gives a pool up when a process dies that had nothing to do; it is made anew then."""
        if self.pool is not None and not self.pool.active:
            LOG.warning("the processes of a pool died; it is made anew")
            threading.Thread(target=end, args=(self.pool,), daemon=True).start()
            self.pool = None
        if self.pool is None:
            # Spawned, not forked: a fork copies locks of threads that do not exist in the child.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPool(self.processes, self.tasks, context=context, initializer=get_ready)
        return self.pool

    def is_well(self) -> bool:
        """No, from when its processes died until one of them has answered again."""
        if self.pool is not None and not self.pool.active:
            self.well = False
        if not self.well and (self.trial is None or self.trial.done()):
            self.trial = asyncio.create_task(self.run("", ready, (), READY_SECONDS))
            self.trial.add_done_callback(look_at)
        return self.well

    async def stop(self) -> None:
        if self.trial is not None:
            self.trial.cancel()
        if self.pool is not None:
            await asyncio.to_thread(end, self.pool)


def look_at(done: asyncio.Future[Any]) -> None:
    """So that asyncio does not complain of an error nobody waited for."""
    if not done.cancelled():
        done.exception()


def end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


class BotThinkers(Thinkers):
    def __init__(self, processes: int, seconds: float) -> None:
        super().__init__(how_many(processes))
        self.seconds: Final = seconds

    async def choose(self, who: str, rules: Game, bot: str, luck: tuple[str, str], state: Any, seat: int) -> str:
        """The bot's choice in the game's notation; the first legal one if it does not come to a choice in time."""
        start = time.perf_counter()
        args = (rules.NAME, bot, luck, rules.pack(state), seat, self.seconds)
        try:
            text = str(await self.run(who, choose, args, self.seconds))
        except NO_CHOICE as error:
            facts = {"game": rules.NAME, "bot": bot, "reason": type(error).__name__}
            LOG.warning("bot came to no choice", extra=facts)
            BOTS_TOO_SLOW.labels(rules.NAME, bot).inc()
            text = rules.write(rules.legal(state)[0])
        THINKING_SECONDS.labels(rules.NAME, bot).observe(time.perf_counter() - start)
        return text
