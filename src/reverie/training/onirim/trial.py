"""The last lesson: matches that look one draw ahead, and the value bent to how they end.

A value learns the chances of one who relies on it alone. Whoever looks ahead with it wins more often than it says, and
by much the same odds at the beginning of a match as at its end: two numbers set that right.
"""

from __future__ import annotations

import math
import multiprocessing
import struct
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np

from reverie.bots.onirim.layout import Layout, layout_for
from reverie.bots.onirim.lucid import CARE
from reverie.bots.onirim.search import Search, look
from reverie.bots.onirim.value import read_value, read_voices, write_value
from reverie.core.game import CHANCE, NOBODY
from reverie.core.option import Options
from reverie.core.random import Random
from reverie.games import onirim

MATCHES = 10_000
PART = 100  # matches played in one go
SURE = 1e-4  # no chance counts as surer than this
UNBENT = (1.0, 0.0)  # slope and shift
STEPS = 10  # more than the search for the two numbers takes
TINY = 1e-6


@dataclass(frozen=True)
class Trial:
    """Some matches: the odds the value gave to each position before chance acted, as logarithms, and how it ended."""

    odds: list[list[float]]
    won: list[bool]


def play_trial(content: bytes, options: Options, seed: str, numbers: range) -> Trial:
    """Play the matches with these numbers, all choices looked into as lucid does."""
    value = read_value(layout_for(options), content)
    random = Random(seed, "trial")
    aside = Random(seed, "trial, looking ahead")
    trial = Trial([], [])
    for number in numbers:
        random.restart(number)
        aside.restart(number)
        s = onirim.new(options)
        odds = []
        while s.acting != NOBODY:
            if s.acting == CHANCE:
                onirim.apply(s, onirim.deal(s, random))
                continue
            search = Search(value, CARE, aside)
            best = look(search, search.judge.prospects(s), 1)[0]
            if not best.state.over:
                odds.append(log_odds(search.judge.settle(best.state)))
            onirim.apply(s, best.deed)
        result = onirim.result(s)
        trial.odds.append(odds)
        trial.won.append(bool(result and result.winners))
    return trial


def trials(content: bytes, options: Options, seed: str, jobs: int) -> Iterator[Trial]:
    """All parts, in their order, by so many processes."""
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        parts = [range(first, first + PART) for first in range(0, MATCHES, PART)]
        for played in [pool.submit(play_trial, content, options, seed, numbers) for numbers in parts]:
            yield played.result()


def log_odds(chance: float) -> float:
    chance = min(max(chance, SURE), 1 - SURE)
    return math.log(chance / (1 - chance))


def fitted(played: list[Trial]) -> tuple[float, float]:
    """The slope and the shift of the odds that make what happened most likely (Newton's method)."""
    odds = np.array([x for trial in played for match in trial.odds for x in match])
    lengths = [len(match) for trial in played for match in trial.odds]
    won = np.repeat([float(win) for trial in played for win in trial.won], lengths)
    both = np.stack([odds, np.ones_like(odds)], axis=1)
    bend = np.array(UNBENT)
    for _ in range(STEPS):
        chances = 0.5 + 0.5 * np.tanh(0.5 * (both @ bend))
        spread = chances * (1 - chances)
        bend += np.linalg.solve((both * spread[:, None]).T @ both + TINY * np.eye(2), both.T @ (won - chances))
    slope, shift = bend.tolist()
    # A value that has hardly learned says nothing that could be bent.
    return (slope, shift) if 0.5 < slope < 2 and abs(shift) < 2 else UNBENT


def bent(layout: Layout, content: bytes, slope: float, shift: float) -> bytes:
    """The same value, all its odds changed so."""
    return write_value([bent_voice(voice, slope, shift) for voice in read_voices(layout, content)])


def bent_voice(content: bytes, slope: float, shift: float) -> bytes:
    """The odds are counted in parts, and their sum begins with the last number of a voice."""
    final, unit = struct.unpack("<qq", content[-16:])
    unit = round(unit / slope)
    return content[:-16] + struct.pack("<qq", final + round(shift * unit), unit)
