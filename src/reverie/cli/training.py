"""`reverie train`: let a value learn by playing with itself."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import Any

import click

from reverie.cli.given import JOBS, OneOf, complete_file, complete_game
from reverie.cli.spoken import SpokenCommand, SpokenOption, speech_of
from reverie.core import catalogue
from reverie.core.errors import ReverieError

NEEDED = ("numpy", "scipy")


EXAMPLES = ("train onirim", "train onirim --players 2 --matches 200000 --jobs all")


def is_learned(game: str) -> bool:
    """Has the room of training a folder for this game?"""
    return game.isidentifier() and importlib.util.find_spec(f"reverie.training.{game}") is not None


class Rounds(click.ParamType[int]):
    """A whole number of rounds: matches are learned from a thousand at a time."""

    name = "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        if not (text.isascii() and text.isdigit() and 0 < len(text) < 10 and int(text) >= 1000):
            raise click.BadParameter(text, ctx, param)
        return int(text) // 1000 * 1000


@click.command("train", cls=SpokenCommand, examples=EXAMPLES)
@click.argument("game", shell_complete=complete_game)
@click.option("--players", cls=SpokenOption, type=OneOf("1", "2"), default="1")
@click.option("--matches", cls=SpokenOption, type=Rounds(), default=1_500_000)
@click.option("--seed", cls=SpokenOption, default="reverie", metavar="S")
@click.option("--jobs", "--workers", "workers", cls=SpokenOption, type=JOBS, default=2)
@click.option("--out", cls=SpokenOption, metavar="FILE", shell_complete=complete_file)
@click.pass_context
def train_command(
    ctx: click.Context, game: str, players: str, matches: int, seed: str, workers: int, out: str | None
) -> None:
    rules = catalogue.find(game)
    if not is_learned(rules.NAME):
        known = ", ".join(filter(is_learned, catalogue.names()))
        raise ReverieError("no-training", {"game": game, "known": known})
    if any(importlib.util.find_spec(package) is None for package in NEEDED):
        raise ReverieError("train-extra", {})
    # Imported only for those who train: nobody else has NumPy.
    learning = importlib.import_module(f"reverie.terminal.{rules.NAME}.learning")
    place = Path(out or f"{rules.NAME}-{players}.value")
    learning.learn(speech_of(ctx), int(players), place, matches, seed, workers)
