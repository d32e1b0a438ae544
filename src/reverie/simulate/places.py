"""Where a run is played: in this process, or in several on this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from reverie.core.errors import ReverieError
from reverie.core.game import Json
from reverie.simulate.pieces import Piece, Plan, Played, play_piece

MOST_LOSSES = 5  # so often a worker may die before it is no accident
AHEAD = 3  # pieces handed out to each worker, so that none has to wait for the next


def lost_workers() -> ReverieError:
    return ReverieError("workers-lost", {"times": MOST_LOSSES})


def all_cores() -> int:
    """The cores this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Here:
    """In this process, one piece after the other."""

    def play(self, plan: Plan, pieces: list[Piece]) -> Played:
        for piece in pieces:
            yield piece, play_piece(plan, piece)


class Cores:
    """In as many processes of this machine as were asked for."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, plan: Plan, pieces: list[Piece]) -> Played:
        """If a worker dies, what it and its fellows had not handed in is played again by new ones."""
        left = deque(pieces)
        losses = 0
        while left:
            running: dict[Future[Json], Piece] = {}
            pool = self.open()
            try:
                while left or running:
                    while left and len(running) < self.jobs * AHEAD:
                        running[pool.submit(play_piece, plan, left[0])] = left[0]
                        left.popleft()
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        result = future.result()
                        yield running.pop(future), result
            except BrokenProcessPool as error:
                left.extendleft(running.values())
                losses += 1
                if losses == MOST_LOSSES:
                    raise lost_workers() from error
            finally:
                pool.shutdown(cancel_futures=True)

    def open(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork copies locks of threads that do not exist in the child. Ctrl-C is for us alone.
        return ProcessPoolExecutor(
            self.jobs,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=signal.signal,
            initargs=(signal.SIGINT, signal.SIG_IGN),
        )
