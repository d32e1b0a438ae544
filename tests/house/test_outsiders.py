"""A package of somebody else brings a game and a bot: installed like any other, found by its entry points."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "fireflies"
version = "1.0"

[project.entry-points."reverie.games"]
lanterns = "fireflies.game"

[project.entry-points."reverie.bots"]
"lanterns.glow" = "fireflies.bot:Glow"
"onirim.glow" = "fireflies.bot:Glow"
"""
BOT = """
class Glow:
    def __init__(self, random):
        self.random = random

    def choose(self, observation, choices, seconds):
        return choices[-1]
"""


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package is installed."""
    source = tmp_path_factory.mktemp("fireflies")
    package = source / "fireflies"
    package.mkdir()
    (source / "pyproject.toml").write_text(PROJECT)
    (package / "__init__.py").write_text("")
    (package / "bot.py").write_text(BOT)
    (package / "game.py").write_text((ROOT / "tests" / "lanterns.py").read_text())
    shelf = tmp_path_factory.mktemp("shelf")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(shelf), str(source)], check=True, capture_output=True)
    return shelf


def reverie(shelf: Path, *args: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(shelf), str(ROOT / "src")])
    variables = {**os.environ, "PYTHONPATH": path, "REVERIE_LANG": "en"}
    return subprocess.run([sys.executable, "-m", "reverie", *args], capture_output=True, text=True, env=variables)


def test_a_game_of_others_is_in_the_catalogue(shelf: Path) -> None:
    games = json.loads(reverie(shelf, "games", "--json").stdout)
    [lanterns] = [game for game in games if game["name"] == "lanterns"]
    assert lanterns["bots"] == ["sleepwalker", "glow"]


@pytest.mark.parametrize("bot", ["glow", "fireflies.bot:Glow"])
def test_a_bot_of_others_plays_by_its_name_or_its_place(shelf: Path, bot: str) -> None:
    for game in ("lanterns", "onirim"):
        report = json.loads(reverie(shelf, "simulate", game, "--bots", bot, "--games", "3", "--json").stdout)
        assert report["games"] == 3
    versus = reverie(shelf, "arena", "lanterns", "--bots", f"sleepwalker,{bot}", "--games", "2", "--json")
    assert {standing["bot"] for standing in json.loads(versus.stdout)["standings"]} == {"sleepwalker", bot}


@pytest.mark.parametrize("bot", ["grandmaster", "fireflies.bot:Nobody", "nowhere.bot:Glow", "fireflies.bot:"])
def test_a_bot_that_is_not_there_is_no_other_bot(shelf: Path, bot: str) -> None:
    done = reverie(shelf, "simulate", "lanterns", "--bots", bot, "--games", "1")
    assert done.returncode == 2
    assert bot in done.stderr
    assert len(done.stderr.splitlines()) == 1
