"""What people give on the command line: numbers, options of a game; and what a shell can complete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import click
from click.shell_completion import CompletionItem
from rich.console import Console

from reverie.bots.registry import bot_names
from reverie.cli.spoken import SpokenOption
from reverie.core import catalogue
from reverie.core.game import Game
from reverie.core.option import Options, read_options, settle
from reverie.locale.speech import Speech
from reverie.simulate.places import all_cores


class Whole(click.ParamType[int]):
    """A whole number, from 1 to so many."""

    name = "N"

    def __init__(self, most: int = 99_999_999_999) -> None:
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        if not (text.isascii() and text.isdigit() and len(text) < 12 and 0 < int(text) <= self.most):
            raise click.BadParameter(text, ctx, param)
        return int(text)


class Jobs(Whole):
    """How many processes: a whole number, or all cores."""

    name = "N|all"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        return all_cores() if value == "all" else super().convert(value, param, ctx)


class OneOf(click.ParamType[str]):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.name = "|".join(words)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.words:
            raise click.BadParameter(str(value), ctx, param)
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(word) for word in self.words if word.startswith(incomplete)]


class Points(click.ParamType[float]):
    """Points of a hundred, more than 0 and less than 100."""

    name = "P"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        whole, _, part = str(value).partition(".")
        digits = whole + part
        if not (digits.isascii() and digits.isdigit() and len(digits) < 9 and 0 < float(value) < 100):
            raise click.BadParameter(str(value), ctx, param)
        return float(value)


WHOLE: Final = Whole()
JOBS: Final = Jobs()
POINTS: Final = Points()
JSON: Final = click.option("--json", "as_json", cls=SpokenOption, is_flag=True)


def agreed(say: Speech, game: Game, players: str | None, texts: Sequence[str], file: str | None) -> Options:
    """The options as typed; `--players` and `--content` are among them."""
    texts = list(texts) + ([] if players is None else [f"players={players}"])
    chosen: Options = {}
    if file is not None:
        from reverie.cli.content import bring_file  # few bring content of their own

        chosen = bring_file(say, game, file)
    return settle(game.OPTIONS, read_options(game.OPTIONS, texts) | chosen)


class Page(Console):
    """Output as it is; that nobody reads on is the program's to know."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    return Page(highlight=False, emoji=False)


# --- what a shell completes ---


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(name) for name in catalogue.names() if name.startswith(incomplete)]


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The bots of any game, with commas between them: before a flag has its value, Click does not know the game."""
    begun, comma, last = incomplete.rpartition(",")
    known = dict.fromkeys([bot for game in catalogue.names() for bot in bot_names(game)])
    return [CompletionItem(f"{begun}{comma}{name}") for name in known if name.startswith(last)]


def complete_file(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(incomplete, type="file")]
