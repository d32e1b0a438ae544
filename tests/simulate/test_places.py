"""Workers that die: no piece is lost, and none is counted twice."""

from __future__ import annotations

import importlib.util
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

import reverie
from reverie.core.catalogue import find
from reverie.core.errors import ReverieError
from reverie.core.option import settle
from reverie.simulate import cluster
from reverie.simulate.arena import contest
from reverie.simulate.pieces import Piece, Plan
from reverie.simulate.places import Cores, Here
from tests.terminal.keyboard import said

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")


def without_time(result: list[list[list[float]]]) -> list[list[list[float]]]:
    return [[showing[:3] for showing in deal] for deal in result]


def plan_of(seed: str) -> Plan:
    return contest("onirim", ["sleepwalker"], settle(find("onirim").OPTIONS, {}), seed)


def test_a_killed_process_costs_no_piece_and_doubles_none() -> None:
    plan = plan_of("killed")
    pieces = plan.pieces(120)
    before = set(multiprocessing.active_children())
    results: list[tuple[Piece, object]] = []
    for piece, result in Cores(2).play(plan, pieces):
        results.append((piece, without_time(result)))
        if len(results) == 3:
            worker = (set(multiprocessing.active_children()) - before).pop()
            worker.kill()
    assert sorted(piece.first for piece, _ in results) == [piece.first for piece in pieces]
    assert dict(results) == {piece: without_time(result) for piece, result in Here().play(plan, pieces)}


def die(plan: Plan, piece: Piece) -> None:
    os._exit(9)


def test_workers_that_keep_dying_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reverie.simulate.places.play_piece", die)
    with pytest.raises(ReverieError) as given_up:
        list(Cores(1).play(plan_of("dying"), [Piece(1, 1)]))
    assert given_up.value.key == "workers-lost"


# --- Ray ---

HAS_RAY = importlib.util.find_spec("ray") is not None
with_ray = pytest.mark.skipif(not HAS_RAY, reason="NO RAY IS INSTALLED: make test installs it where it can be had")


def parents() -> dict[int, int]:
    """Who started whom, of all processes there are."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text()
            except OSError:
                continue  # it is over
            found[int(folder.name)] = int(stat.rpartition(")")[2].split()[1])
    return found


def busy_worker_of(driver: int) -> int | None:
    """A process that plays a piece for this driver, and for no other."""
    started_by = parents()
    for process in started_by:
        ancestor = process
        while ancestor != driver and ancestor in started_by:
            ancestor = started_by[ancestor]
        try:
            title = Path(f"/proc/{process}/cmdline").read_bytes()
        except OSError:
            continue
        if ancestor == driver and title.startswith(b"ray::play_piece"):
            return process
    return None


def lines_in(journal: Path) -> int:
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


@with_ray
@on_linux
def test_a_killed_worker_of_a_cluster_costs_no_match_and_doubles_none(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    deals = 3000 if reverie.build() == "compiled" else 400  # long enough to be caught at it
    command = [sys.executable, "-m", "reverie", "arena", "onirim", "--bots", "sleepwalker", "--games", str(deals)]
    command += ["--seed", "ray", "--json"]
    # Sockets have short names, and the folders of pytest have long ones.
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"RAY_TMPDIR": folder}
        flags = ["--cluster", "local", "--jobs", "2", "--resume", str(journal)]
        with subprocess.Popen([*command, *flags], stdout=subprocess.PIPE, env=environment) as driver:
            victim = None
            while driver.poll() is None and victim is None:
                if lines_in(journal) > 5:
                    victim = busy_worker_of(driver.pid)
                time.sleep(0.02)
            assert victim is not None, "nobody was seen at work"
            os.kill(victim, signal.SIGKILL)
            killed_at = lines_in(journal)
            told = json.loads(driver.communicate(timeout=240)[0])
    assert killed_at < deals // 2, "the run was over before anybody was killed"
    lines = [json.loads(line) for line in journal.read_text().splitlines()[1:]]
    played = [number for line in lines for number in range(line["first"], line["first"] + line["games"])]
    assert sorted(played) == list(range(1, deals + 1))
    alone = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    for report in (told, alone):
        for standing in report["standings"]:
            del standing["ms_per_decision"]
    assert told == alone


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ReverieError) as missing:
        list(cluster.Cluster("auto", 2).play(plan_of("none"), [Piece(1, 1)]))
    assert missing.value.key == "cluster-missing"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "no such host", ":::", "127.0.0.1:x"])
def test_an_address_where_nobody_answers_is_said_at_once(address: str) -> None:
    assert not cluster.answers(address)


def test_nothing_is_asked_of_a_cluster_when_all_is_done() -> None:
    assert list(cluster.Cluster("127.0.0.1:1", 1).play(plan_of("done"), [])) == []


@with_ray
def test_a_cluster_that_cannot_be_reached_is_one_sentence() -> None:
    command = [sys.executable, "-m", "reverie", "simulate", "onirim", "--games", "1", "--cluster", "127.0.0.1:1"]
    told = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, check=False, timeout=120)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == said("en", "error-cluster-unreachable", address="127.0.0.1:1") + "\n"


class StrangeRay:
    """A Ray that answers and lets nobody in."""

    def init(self, **given: object) -> None:
        raise ConnectionError


def test_a_cluster_that_lets_nobody_in_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "answers", lambda address: True)
    with pytest.raises(ReverieError) as refused:
        cluster.Cluster("127.0.0.1:1", 1).join(StrangeRay())
    assert refused.value.key == "cluster-refused"
