"""One round of training: matches played with the value as it is, and what they say it should have been."""

from __future__ import annotations

import os
from dataclasses import dataclass

# Before NumPy is loaded: its threads would fight with the other processes over the same cores.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from reverie.bots.onirim.layout import Layout, layout_for
from reverie.bots.onirim.selfplay import Round
from reverie.core.option import Options
from reverie.core.random import Random
from reverie.games import onirim
from reverie.training.onirim.net import Floats, Net, Rows

STRAYING = 600  # of 10,000 taught choices are made at random
EXPLORING = 100  # and of its own
REACH = 0.7  # how far what happens later counts: TD(lambda)


@dataclass(frozen=True)
class Part:
    """Some of the matches of a round: which, and how many of 10,000 are played by rules of thumb."""

    options: Options
    seed: str
    number: int
    matches: int
    taught: int


@dataclass(frozen=True)
class Harvest:
    """The positions of some matches, what each should have been worth, and how its own play went."""

    rows: NDArray[np.int16]
    targets: Floats
    own: int
    won: int


def play_part(part: Part, weights: Floats) -> Harvest:
    layout = layout_for(part.options)
    net = Net(layout)
    net.weights[:] = weights
    random = Random(part.seed, "training")
    random.restart(part.number)
    matches = Round(onirim.new(part.options), random, part.matches, part.taught)
    while matches.lay_out(STRAYING):
        choices = table(matches.sheet.rows, layout)[: matches.sheet.count]
        matches.choose(net.chances(choices).tolist(), EXPLORING)
    rows = table(matches.positions(), layout)
    targets = matches.targets(net.chances(rows).tolist(), REACH)
    return Harvest(rows.astype(np.int16), np.array(targets, np.float32), matches.own(), matches.wins())


def table(rows: object, layout: Layout) -> Rows:
    return np.frombuffer(rows, np.int64).reshape(-1, layout.width)  # type: ignore[call-overload, no-any-return]
