"""What people give on the command line: whole numbers, options of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click
from rich.console import Console

from reverie.core.game import Game
from reverie.core.option import Options, read_options, settle
from reverie.locale.speech import Speech
from reverie.terminal.content import bring_file


class Whole(click.ParamType[int]):
    """A whole number from 1 up."""

    name = "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        if not (text.isascii() and text.isdigit() and 0 < len(text) < 12 and int(text) > 0):
            raise click.BadParameter(text, ctx, param)
        return int(text)


class Points(click.ParamType[float]):
    """Points of a hundred, more than 0 and less than 100."""

    name = "P"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        whole, _, part = str(value).partition(".")
        digits = whole + part
        if not (digits.isascii() and digits.isdigit() and len(digits) < 9 and 0 < float(value) < 100):
            raise click.BadParameter(str(value), ctx, param)
        return float(value)


WHOLE = Whole()
POINTS = Points()


def agreed(say: Speech, game: Game, players: str | None, texts: Sequence[str], file: str | None) -> Options:
    """The options as typed; `--players` and `--content` are among them."""
    texts = list(texts) + ([] if players is None else [f"players={players}"])
    chosen = {} if file is None else bring_file(say, game, file)
    return settle(game.OPTIONS, read_options(game.OPTIONS, texts) | chosen)


def console() -> Console:
    return Console(highlight=False, emoji=False)
