"""The last lesson bends a value to how matches really end."""

from __future__ import annotations

import math

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from reverie.bots.onirim.judge import Judge
from reverie.bots.onirim.layout import DUO, SOLO, Layout
from reverie.bots.onirim.value import read_value, shipped, write_value
from reverie.core.option import Options, settle
from reverie.core.random import Random
from reverie.games import onirim
from reverie.training.onirim import trial
from reverie.training.onirim.net import Net, in_whole_numbers
from reverie.training.onirim.trial import Trial, bent, fitted, play_trial, trials

ALONE: Options = settle(onirim.OPTIONS, {})
TOGETHER: Options = settle(onirim.OPTIONS, {"players": 2, "coop_info": "open"})


def content_of(layout: Layout) -> bytes:
    """A value of two voices that know nothing yet."""
    voices = [Net(layout), Net(layout)]
    for seed, net in enumerate(voices):
        net.begin(np.random.default_rng(seed))
    return write_value([in_whole_numbers(layout, net.weights) for net in voices])


def made_up(slope: float, shift: float) -> Trial:
    """Matches of one position each, won as often as the bent odds say."""
    numbers = np.random.default_rng(5)
    odds = numbers.normal(1, 1, 40_000)
    won = numbers.random(len(odds)) < 1 / (1 + np.exp(-slope * odds - shift))
    return Trial([[x] for x in odds.tolist()], won.tolist())


def test_the_two_numbers_are_found() -> None:
    assert fitted([made_up(1.2, 0.3)]) == pytest.approx((1.2, 0.3), abs=0.06)


def test_a_value_that_knows_nothing_is_left_alone() -> None:
    assert fitted([made_up(-1.0, 0.0)]) == (1.0, 0.0)
    assert fitted([Trial([[0.5, 0.7], [0.6]], [False, False])]) == (1.0, 0.0)


@pytest.mark.parametrize("layout", [SOLO, DUO], ids=["solo", "duo"])
def test_a_bent_value_says_the_bent_odds(layout: Layout) -> None:
    content = content_of(layout)
    rows = vec[i64]([*layout.colour_tables[:-1]] * 4 + layout.shared_tables[:-1])
    before = read_value(layout, content).chance(rows, 0)
    after = read_value(layout, bent(layout, content, 1.2, 0.3)).chance(rows, 0)
    assert math.log(after / (1 - after)) == pytest.approx(1.2 * math.log(before / (1 - before)) + 0.3, abs=1e-6)


@pytest.mark.parametrize(("options", "layout"), [(ALONE, SOLO), (TOGETHER, DUO)], ids=["solo", "duo"])
def test_processes_do_not_change_the_trial(options: Options, layout: Layout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MATCHES", 2)
    monkeypatch.setattr(trial, "PART", 1)
    content = content_of(layout)
    alone, together = [list(trials(content, options, "trial", jobs)) for jobs in (1, 2)]
    assert alone == together
    assert alone[1] == play_trial(content, options, "trial", range(1, 2)) != alone[0]


def test_the_shipped_value_knows_how_strong_lucid_is() -> None:
    """It wins about 95 of 100 matches, and said 92 before the trial."""
    judge = Judge(shipped(SOLO))
    random = Random("first", "hands")
    first_chances = []
    for _ in range(200):
        s = onirim.new(ALONE)
        while s.acting < 0:
            onirim.apply(s, onirim.deal(s, random))
        first_chances.append(judge.settle(s))
    assert 0.935 < sum(first_chances) / 200 < 0.96
