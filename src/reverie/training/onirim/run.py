"""How one voice of a value learns, from its first match to its last; stopped at any time, it goes on from there."""

from __future__ import annotations

import multiprocessing
import time
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from reverie.training.onirim.selfplay import Harvest, Part, play_part  # isort: skip  (it has to be first: see there)

import numpy as np

from reverie.bots.onirim.layout import layout_for
from reverie.core.option import Options
from reverie.training.onirim.net import Floats, Net, in_whole_numbers, views

ROUND = 1000  # matches played with the same weights
PARTS = 4  # pieces of work in a round: fixed, so that the number of processes does not change what is learned
BATCH = 128
FIRST_RATE = 3e-3
LAST_RATE = 1e-4
# Until so many matches, that many of 10,000 are played by rules of thumb: the value cannot win yet, and would not
# learn what winning is.
TAUGHT = ((40_000, 10_000), (60_000, 5_000), (120_000, 1_000))
# What is written is the mean of the weights over this last share of the rounds: each of them swings around it.
AVERAGED = 0.2
SAVE_EVERY = 20  # rounds
VOICES = 2  # learn apart from each other, for one value


@dataclass(frozen=True)
class Plan:
    """What is to be learned, and from how many matches."""

    options: Options
    seed: str
    matches: int


@dataclass(frozen=True)
class Stage:
    """How far training has come."""

    matches: int
    own: int
    won: int
    loss: float
    seconds: float


class BadCheckpoint(Exception):
    """A file that holds no training, or one with another seed or another number of players."""


class Training:
    """The net, and how many rounds it has learned from."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.net = begun(plan)
        self.before: Floats = self.net.weights.copy()  # as they were when the next round began to be played
        self.average: Floats = np.zeros_like(self.net.weights)
        self.averaged = 0  # over so many rounds
        self.rounds = 0
        self.seconds = 0.0

    def save(self, path: Path) -> None:
        """All of it, so that training goes on as if it had never stopped."""
        net = self.net
        part = path.with_name(path.name + ".part")
        with open(part, "wb") as file:
            np.savez(
                file,
                weights=net.weights,
                before=self.before,
                mean=net.mean,
                square=net.square,
                average=self.average,
                averaged=self.averaged,
                steps=net.steps,
                rounds=self.rounds,
                seconds=self.seconds,
                seed=self.plan.seed,
                layout=self.net.layout.name,
            )
        part.replace(path)

    def load(self, path: Path) -> None:
        """Go on from a checkpoint; raises BadCheckpoint."""
        try:
            with np.load(path, allow_pickle=False) as saved:
                if (str(saved["seed"]), str(saved["layout"])) != (self.plan.seed, self.net.layout.name):
                    raise BadCheckpoint
                for name in ("weights", "mean", "square"):
                    getattr(self.net, name)[:] = saved[name]
                self.before[:] = saved["before"]
                self.average[:] = saved["average"]
                self.averaged = int(saved["averaged"])
                self.net.steps = int(saved["steps"])
                self.rounds = int(saved["rounds"])
                self.seconds = float(saved["seconds"])
        except (ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
            raise BadCheckpoint from error

    @property
    def matches(self) -> int:
        """How many matches it has learned from."""
        return self.rounds * ROUND

    def content(self) -> bytes:
        """The voice that bots read. A row that has never come up is as chance made it, and written as nothing."""
        layout = self.net.layout
        weights = self.average.copy() if self.averaged else self.net.weights.copy()
        tables = [views(layout, each)[:2] for each in (weights, self.net.weights, begun(self.plan).weights)]
        for table, now, at_first in zip(*tables, strict=True):
            table[(now == at_first).all(axis=1)] = 0
        return in_whole_numbers(layout, weights)

    def parts(self, number: int) -> list[Part]:
        """The pieces of work of a round."""
        plan = self.plan
        taught = next((share for until, share in TAUGHT if number * ROUND < until), 0)
        size = ROUND // PARTS
        return [Part(plan.options, plan.seed, number * PARTS + part, size, taught) for part in range(PARTS)]

    def learn(self, harvests: list[Harvest]) -> float:
        """Learn from a round; the mean loss."""
        rows = np.concatenate([harvest.rows for harvest in harvests])
        targets = np.concatenate([harvest.targets for harvest in harvests])
        order = np.random.default_rng(self.rounds).permutation(len(rows))
        done = self.rounds * ROUND / self.plan.matches
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** min(done, 1.0)
        losses = []
        for first in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[first : first + BATCH]
            losses.append(self.net.learn(rows[batch].astype(np.int64), targets[batch], rate))
        self.net.drop_faded()
        self.rounds += 1
        if self.matches > (1 - AVERAGED) * self.plan.matches:
            self.averaged += 1
            self.average += (self.net.weights - self.average) / self.averaged
        return float(np.mean(losses)) if losses else 0.0


def begun(plan: Plan) -> Net:
    """The net as it is before the first match."""
    net = Net(layout_for(plan.options))
    net.begin(np.random.default_rng(list(plan.seed.encode())))
    return net


def seeds(seed: str) -> list[str]:
    """The seed of each voice."""
    return [seed] + [f"{seed} {number}" for number in range(2, VOICES + 1)]


Play = Callable[[list[Part], Floats], Callable[[], list[Harvest]]]


@contextmanager
def players(jobs: int) -> Iterator[Play]:
    """Who plays the parts of a round: this process, or several others. The answer gives the harvests when called."""
    if jobs == 1:

        def play_here(parts: list[Part], weights: Floats) -> Callable[[], list[Harvest]]:
            harvests = [play_part(part, weights) for part in parts]
            return lambda: harvests

        yield play_here
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:

        def play_there(parts: list[Part], weights: Floats) -> Callable[[], list[Harvest]]:
            futures: list[Future[Harvest]] = [pool.submit(play_part, part, weights) for part in parts]
            return lambda: [future.result() for future in futures]

        yield play_there


def train(training: Training, checkpoint: Path, jobs: int) -> Iterator[Stage]:
    """Play a round while the one before is learned from, until all matches are played; tells of every round."""
    rounds = training.plan.matches // ROUND
    start = time.perf_counter() - training.seconds
    if training.rounds >= rounds:
        return
    with players(jobs) as play:
        playing = play(training.parts(training.rounds), training.before)
        while training.rounds < rounds:
            harvests = playing()
            training.before = training.net.weights.copy()
            if training.rounds + 1 < rounds:
                playing = play(training.parts(training.rounds + 1), training.before)
            loss = training.learn(harvests)
            training.seconds = time.perf_counter() - start
            if training.rounds % SAVE_EVERY == 0 or training.rounds == rounds:
                training.save(checkpoint)
            own = sum([harvest.own for harvest in harvests])
            won = sum([harvest.won for harvest in harvests])
            yield Stage(training.rounds * ROUND, own, won, loss, training.seconds)
