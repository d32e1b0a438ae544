"""Training can be stopped and shared out without changing what is learned."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from reverie.bots.onirim.layout import DUO, SOLO, Layout
from reverie.bots.onirim.value import read_value, write_value
from reverie.core.option import settle
from reverie.games import onirim
from reverie.training.onirim import run
from reverie.training.onirim.net import Floats, Net, Rows, in_whole_numbers, views
from reverie.training.onirim.run import BadCheckpoint, Plan, Training, train
from reverie.training.onirim.selfplay import play_part


@pytest.fixture(autouse=True)
def small_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "ROUND", 8)
    monkeypatch.setattr(run, "BATCH", 64)
    monkeypatch.setattr(run, "SAVE_EVERY", 1)
    monkeypatch.setattr(run, "TAUGHT", ((8, 10_000), (16, 5_000)))


def plan(matches: int, players: int = 1) -> Plan:
    return Plan(settle(onirim.OPTIONS, {"players": players, "coop_info": "open"}), "small", matches)


def test_a_stopped_training_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole = Training(plan(24))
    stages = list(train(whole, tmp_path / "whole.npz", 1))
    assert [stage.matches for stage in stages] == [8, 16, 24]
    assert stages[0].own == 0 < stages[2].own == 8
    stopped = Training(plan(24))
    for stage in train(stopped, tmp_path / "stopped.npz", 1):
        if stage.matches == 16:
            break
    resumed = Training(plan(24))
    resumed.load(tmp_path / "stopped.npz")
    assert resumed.matches == 16
    list(train(resumed, tmp_path / "stopped.npz", 1))
    assert resumed.content() == whole.content() != Training(plan(24)).content()


def test_what_is_written_is_the_mean_of_the_last_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "AVERAGED", 0.6)
    training = Training(plan(24))
    after = [training.net.weights.copy() for _ in train(training, tmp_path / "mean.npz", 1)]
    assert training.averaged == 2
    np.testing.assert_allclose(training.average, (after[1] + after[2]) / 2, atol=1e-6)
    training.average[:] = 5
    mean = training.content()
    training.averaged = 0
    assert mean != training.content(), "the mean is written where there is one"


def test_what_never_came_up_is_written_as_nothing(tmp_path: Path) -> None:
    training = Training(plan(8))
    list(train(training, tmp_path / "one.npz", 1))
    before = training.net.weights.copy()
    weights = in_numbers(training.content())
    at_first = Training(plan(8)).net.weights
    moved = [(views(SOLO, before)[table] != views(SOLO, at_first)[table]).any(axis=1) for table in (0, 1)]
    for table in (0, 1):
        written = np.asarray(views(SOLO, weights)[table].any(axis=1))
        assert 0 < written.sum() < len(written)
        assert (written == moved[table]).all()
    assert (training.net.weights == before).all(), "writing changes nothing"


def test_workers_do_not_change_what_is_learned(tmp_path: Path) -> None:
    alone, together = Training(plan(16)), Training(plan(16))
    list(train(alone, tmp_path / "a.npz", 1))
    list(train(together, tmp_path / "b.npz", 2))
    assert alone.content() == together.content()


def test_another_training_is_no_checkpoint(tmp_path: Path) -> None:
    Training(plan(8)).save(tmp_path / "one.npz")
    with pytest.raises(BadCheckpoint):
        Training(plan(8, players=2)).load(tmp_path / "one.npz")


def in_numbers(content: bytes) -> Floats:
    """The weights of a voice, in the parts they are counted in; the last one is left out."""
    return np.append(np.frombuffer(content[:-16], "<i2"), 0).astype(np.float32)


def positions(layout: Layout, count: int, numbers: np.random.Generator) -> Rows:
    """Rows as a position may have them: one of each table, or none of a known card."""
    nothing = layout.nothing
    of_colours = [numbers.integers(first, end, (count, 4)) for first, end in pairwise(layout.colour_tables)]
    for rows in of_colours[-4:]:
        rows[numbers.random(rows.shape) < 0.5] = nothing
    shared = [numbers.integers(first, end, count) for first, end in pairwise(layout.shared_tables)]
    return np.concatenate([np.stack(of_colours, axis=2).reshape(count, -1), np.stack(shared, axis=1)], axis=1)


@pytest.mark.parametrize("layout", [SOLO, DUO], ids=["solo", "duo"])
@pytest.mark.parametrize("weight", [1, 10], ids=["as they begin", "heavy"])
def test_whole_numbers_say_what_the_net_says(layout: Layout, weight: float) -> None:
    numbers = np.random.default_rng(5)
    net = Net(layout)
    net.begin(numbers)
    colour, shared, second, _, last, _ = views(layout, net.weights)
    for part in (colour, shared, second):
        part *= weight
    last /= weight**2
    value = read_value(layout, write_value([in_whole_numbers(layout, net.weights)]))
    rows = positions(layout, 200, numbers)
    found = [value.chance(vec[i64](row.tolist()), 0) for row in rows]
    assert np.ptp(net.chances(rows)) > 0.05
    assert found == pytest.approx(net.chances(rows).tolist(), abs=0.005)


@pytest.mark.parametrize("layout", [SOLO, DUO], ids=["solo", "duo"])
def test_no_sum_of_whole_numbers_runs_over(layout: Layout) -> None:
    """With the same weight everywhere, one sign each, every sum is as large as it can be."""
    net = Net(layout)
    net.weights[:] = 3.0
    views(layout, net.weights)[-2][:] = 1e-6
    views(layout, net.weights)[-1][:] = 0.0
    value = read_value(layout, write_value([in_whole_numbers(layout, net.weights)]))
    rows = positions(layout, 20, np.random.default_rng(5))
    found = [value.chance(vec[i64](row.tolist()), 0) for row in rows]
    assert min(found) > 0.6
    assert found == pytest.approx(net.chances(rows).tolist(), abs=0.005)


def test_learning_lowers_the_loss() -> None:
    training = Training(plan(8))
    [harvest] = [play_part(training.parts(0)[0], training.net.weights)]
    rows, targets = harvest.rows.astype(np.int64), harvest.targets
    losses = [training.net.learn(rows, targets, 1e-3) for _ in range(30)]
    assert losses[-1] < losses[0]


def test_what_fades_never_becomes_too_small_to_count_with() -> None:
    net = Net(SOLO)
    net.mean[:] = 1e-3
    net.square[:] = 1e-6
    smallest = np.finfo(np.float32).smallest_normal
    for _ in range(5):
        for _ in range(500):  # steps of a round, and nothing to learn in them
            net.step(1e-3)
        for moments in (net.mean, net.square):
            assert not ((np.abs(moments) > 0) & (np.abs(moments) < smallest)).any()
        net.drop_faded()
    assert not net.mean.any()
