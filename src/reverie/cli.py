"""The command line: `reverie games | play | replay | verify | rules | simulate | arena | hint | review | train
| content | serve | version`.
"""

from __future__ import annotations

import os
import platform
import sys
import webbrowser
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

import reverie
from reverie.cli_simulate import arena_command, simulate_command
from reverie.core import catalogue
from reverie.core.errors import BadOption, ReverieError
from reverie.core.game import NOBODY, Game
from reverie.core.match import Match
from reverie.core.option import Value
from reverie.core.record import check_place, load
from reverie.locale.speech import LANGUAGES, Speech, preferred_language, speech
from reverie.terminal.analysis import hint_command, review_command
from reverie.terminal.content import content
from reverie.terminal.errors import reading, say_error, writing
from reverie.terminal.given import WHOLE, agreed, console
from reverie.terminal.play import Sitting
from reverie.terminal.replay import ALL_EYES, Showing
from reverie.terminal.spoken import SpokenCommand, SpokenGroup, SpokenOption, say_usage_error, speech_of
from reverie.terminal.training import train_command

WRONG_INPUT = 2
STOPPED = 130


@click.group(cls=SpokenGroup, no_args_is_help=False, invoke_without_command=True)
@click.option("--lang", cls=SpokenOption, metavar="en|pl|ko")
@click.pass_context
def app(ctx: click.Context, lang: str | None) -> None:
    """`--lang` was taken out before, wherever it stood; here it is only explained."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


app.add_command(content)
app.add_command(simulate_command)
app.add_command(arena_command)
app.add_command(hint_command)
app.add_command(review_command)
app.add_command(train_command)


# --- games, rules, version ---


@app.command("games", cls=SpokenCommand)
@click.argument("game", required=False)
@click.pass_context
def games(ctx: click.Context, game: str | None) -> None:
    say = speech_of(ctx)
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


@app.command("rules", cls=SpokenCommand)
@click.argument("game")
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


@app.command("version", cls=SpokenCommand)
@click.pass_context
def version(ctx: click.Context) -> None:
    facts = {"version": reverie.__version__, "build": reverie.build(), "python": platform.python_version()}
    click.echo(speech_of(ctx).say("version", facts))


# --- play ---


@app.command("play", cls=SpokenCommand)
@click.argument("game", required=False)
@click.option("--players", cls=SpokenOption, metavar="N")
@click.option("--seed", cls=SpokenOption, metavar="S")
@click.option("--option", "options", cls=SpokenOption, multiple=True, metavar="NAME=VALUE")
@click.option("--content", "own_content", cls=SpokenOption, metavar="FILE")
@click.option("--resume", cls=SpokenOption, metavar="FILE")
@click.option("--save", cls=SpokenOption, metavar="FILE")
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    players: str | None,
    seed: str | None,
    options: tuple[str, ...],
    own_content: str | None,
    resume: str | None,
    save: str | None,
) -> None:
    say = speech_of(ctx)
    out = console()
    file: Path | None
    if resume is not None:
        if players is not None or seed is not None or options or own_content is not None:
            raise ReverieError("resume-with-options", {})
        match = resumed(Path(resume))
        if game is not None and catalogue.find(game).NAME != match.game.NAME:
            raise ReverieError("resume-other-game", {"file": resume, "game": match.game.NAME})
        file = Path(save or resume)
    else:
        if game is None:
            raise click.MissingParameter(ctx=ctx, param=ctx.command.params[0])
        rules = catalogue.find(game)
        match = Match(rules, agreed(say, rules, players, options, own_content), seed)
        file = None if save is None else Path(save)
    sitting = Sitting(out, say, match, file)
    if save is not None:
        with writing(Path(save)):
            check_place(Path(save))
        if save != resume and not sitting.may_write(Path(save)):
            sitting.say("play-not-saved")
            return
    if seed is not None:
        first = say.say("play-seed", {"seed": seed, "hash": match.seed_hash[:16]})
    else:
        first = say.say("play-secret-seed", {"hash": match.seed_hash})
    out.print(first, markup=False, soft_wrap=True)
    out.print(say.say("play-hint"), markup=False)
    sitting.play()


def resumed(path: Path) -> Match:
    with reading(path):
        match = load(path)
    if match.actor == NOBODY:
        raise ReverieError("cannot-go-on", {"file": str(path)})
    return match


# --- replay and verify ---


@app.command("replay", cls=SpokenCommand)
@click.argument("file")
@click.option("--seat", cls=SpokenOption, type=WHOLE)
@click.option("--step", cls=SpokenOption, is_flag=True)
@click.pass_context
def replay(ctx: click.Context, file: str, seat: int | None, step: bool) -> None:
    with reading(Path(file)):
        match = load(Path(file))
    if seat is not None and seat > match.game.seats(match.options):
        raise click.BadParameter(str(seat), ctx, ctx.command.params[1])
    showing = Showing(console(), speech_of(ctx), match, ALL_EYES if seat is None else seat - 1)
    if step:
        showing.show_step_by_step()
    else:
        showing.show_all()


@app.command("verify", cls=SpokenCommand)
@click.argument("file")
@click.pass_context
def verify(ctx: click.Context, file: str) -> None:
    say = speech_of(ctx)
    with reading(Path(file)):
        match = load(Path(file))
    out = console()
    out.print(say.say("verify-good", {"lines": len(match.log)}), markup=False)
    out.print(say.say("verify-seed", {"seed": match.seed, "hash": match.seed_hash}), markup=False, soft_wrap=True)
    Showing(out, say, match, ALL_EYES).show_end()


# --- serve ---


@app.command("serve", cls=SpokenCommand)
@click.option("--host", cls=SpokenOption, default="127.0.0.1", metavar="HOST")
@click.option("--port", cls=SpokenOption, type=WHOLE, default=8000)
@click.option("--db", cls=SpokenOption, metavar="URL")
@click.option("--client", cls=SpokenOption, metavar="FOLDER")
@click.option("--browse", cls=SpokenOption, is_flag=True)
@click.pass_context
def serve_command(ctx: click.Context, host: str, port: int, db: str | None, client: str | None, browse: bool) -> None:
    try:
        # Imported only for those who serve: its packages are an extra.
        from reverie.server.client import built_client
        from reverie.server.serve import serve
        from reverie.server.settings import settings_from
    except ModuleNotFoundError as error:
        raise ReverieError("server-missing", {"package": str(error.name)}) from error
    given = {name: value for name, value in {"db": db, "client": client}.items() if value is not None}
    if client is None and "REVERIE_SERVER_CLIENT" not in os.environ:
        given["client"] = built_client()
    address = f"http://{host}:{port}/"

    def ready() -> None:
        click.echo(speech_of(ctx).say("serve-address", {"address": address}))
        if browse and has_screen():
            webbrowser.open(address)

    serve(host, port, settings_from(os.environ, given), ready)


def has_screen() -> bool:
    """Without one, a browser for the terminal would take it over."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


# --- the start ---


def take_language(args: list[str]) -> tuple[str, list[str]]:
    """The language, wherever `--lang` stands, and the other words; raises BadOption."""
    rest: list[str] = []
    language = preferred_language()
    words = iter(args)
    for word in words:
        if word == "--lang" or word.startswith("--lang="):
            value = word.partition("=")[2] if "=" in word else next(words, None)
            if value is None:
                raise BadOption("flag-no-value", {"flag": "--lang"})
            if value not in LANGUAGES:
                raise BadOption("flag-value", {"flag": "--lang", "value": value})
            language = value
        else:
            rest.append(word)
    return language, rest


def run(args: list[str]) -> int:
    """Run one command; the exit code. Wrong input of any kind is one sentence and code 2."""
    say = speech(preferred_language())
    try:
        language, rest = take_language(args)
        say = speech(language)
        app.main(rest, prog_name="reverie", obj=say, standalone_mode=False)
    except ReverieError as error:
        click.echo(say_error(say, error), err=True)
        return WRONG_INPUT
    except click.UsageError as error:
        click.echo(say_usage_error(say, error), err=True)
        return WRONG_INPUT
    except (KeyboardInterrupt, click.Abort):
        click.echo(say.say("simulate-stopped"), err=True)
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has had enough, as in `reverie rules onirim | head`.
        sys.stderr.close()
        return 0
    return 0


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A sign that cannot be read or shown becomes a question mark, not a traceback.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(run(sys.argv[1:]))
