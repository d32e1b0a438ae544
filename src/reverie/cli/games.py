"""`reverie games | rules | version`."""

from __future__ import annotations

import json
import platform

import click
from rich.table import Table
from rich.text import Text

import reverie
from reverie.bots.registry import bot_names
from reverie.cli.given import JSON, complete_game, console
from reverie.cli.spoken import SpokenCommand, speech_of
from reverie.core import catalogue
from reverie.core.game import Game, Json
from reverie.core.option import Value
from reverie.locale.speech import Speech


@click.command("games", cls=SpokenCommand, examples=("games", "games onirim"))
@click.argument("game", required=False, shell_complete=complete_game)
@JSON
@click.pass_context
def games(ctx: click.Context, game: str | None, as_json: bool) -> None:
    say = speech_of(ctx)
    if as_json:
        found = [catalogue.find(name) for name in (catalogue.names() if game is None else [game])]
        click.echo(json.dumps([packed_game(one) for one in found]))
        return
    if game is not None:
        console().print(option_table(say, catalogue.find(game)))
        return
    table = Table(title=say.say("games-title"))
    for column in ("name", "game", "players", "rules"):
        table.add_column(say.say(f"games-{column}"), overflow="fold")
    for name in catalogue.names():
        rules = f"{name}-{catalogue.find(name).RULES_VERSION}"
        players = say.say_if_known(f"{name}-players", "")
        title = say.say_if_known(f"{name}-title", name)
        table.add_row(name, f"{title}\n{say.say_if_known(f'{name}-tagline', '')}".strip(), players, rules)
    console().print(table)
    console().print(say.say("games-hint", {"game": catalogue.names()[0]}), markup=False)


def packed_game(game: Game) -> Json:
    options = [
        {"name": option.name, "values": option.range(), "default": option.default, "rule": option.rule}
        for option in game.OPTIONS
    ]
    return {"name": game.NAME, "rules": game.RULES_VERSION, "bots": bot_names(game.NAME), "options": options}


def option_table(say: Speech, game: Game) -> Table:
    table = Table(title=say.say("options-title", {"game": say.say_if_known(f"{game.NAME}-title", game.NAME)}))
    for column in ("name", "values", "default", "rule", "meaning"):
        table.add_column(say.say(f"options-{column}"), overflow="fold")
    for option in game.OPTIONS:
        meaning = say.say_if_known(f"{game.NAME}-option-{option.name}", "")
        table.add_row(option.name, option.range(), typed(option.default), option.rule, meaning)
    return table


def typed(value: Value) -> str:
    """An option's value as a person types it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


@click.command("rules", cls=SpokenCommand, examples=("rules labyrinth",))
@click.argument("game", shell_complete=complete_game)
@click.pass_context
def rules(ctx: click.Context, game: str) -> None:
    say = speech_of(ctx)
    name = catalogue.find(game).NAME
    out = console()
    out.print(Text(say.say_if_known(f"{name}-title", name), style="bold underline"))
    for key, text in say.outline(f"{name}-rules"):
        if key.startswith("rule-"):
            line = Table.grid(padding=(0, 2))
            line.add_column(min_width=5)
            line.add_column(overflow="fold")  # else words too wide for a line are cut off
            line.add_row(Text(key.removeprefix("rule-"), style="bold"), Text(text))
            out.print(line)
        else:
            out.print()
            out.print(Text(text, style="bold"))


@click.command("version", cls=SpokenCommand)
@JSON
@click.pass_context
def version(ctx: click.Context, as_json: bool = False) -> None:
    facts = {"version": reverie.__version__, "build": reverie.build(), "python": platform.python_version()}
    if as_json:
        click.echo(json.dumps(facts))
        return
    click.echo(speech_of(ctx).say("version", facts))
