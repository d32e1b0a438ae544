"""`reverie content check`: what is wrong in a content file, line by line."""

from __future__ import annotations

import importlib
import importlib.util
import json
from pathlib import Path
from typing import Protocol, cast

import click

from reverie.cli.given import JSON, complete_file, complete_game
from reverie.cli.spoken import SpokenCommand, SpokenGroup, SpokenOption, speech_of
from reverie.core import catalogue
from reverie.core.contents import bring
from reverie.core.errors import ReverieError
from reverie.core.event import Facts
from reverie.core.game import Game, Json
from reverie.core.laws import BadContent
from reverie.core.lined_json import BIGGEST, Fault
from reverie.core.option import Options
from reverie.locale.speech import Speech
from reverie.terminal.errors import reading

STANDARD = "standard.json"


class ContentFile(Protocol):
    """What a game with content of its own knows of such a file: its module `content_file`."""

    def standard_text(self) -> str:
        """The set that comes with Reverie."""
        ...

    def facts_of(self, text: str) -> Facts:
        """What the file holds, counted; raises BadContent with every law it breaks."""
        ...

    def advise(self, text: str) -> list[Fault] | None:
        """Where a good file departs from how our own set is made; None if there is no advice."""
        ...


def content_file(game: str) -> ContentFile:
    """Raises NoContent for a game, or a word that is none, without content files."""
    if game in catalogue.names() and has_content(game):
        return cast(ContentFile, importlib.import_module(f"{catalogue.places()[game]}.content_file"))
    raise NoContent(game)


def has_content(game: str) -> bool:
    return importlib.util.find_spec(f"{catalogue.places()[game]}.content_file") is not None


class NoContent(ReverieError):
    """A game, or a word that is none, without content files."""

    def __init__(self, game: str) -> None:
        super().__init__("content-game", {"game": game, "known": ", ".join(filter(has_content, catalogue.names()))})


class ContentGroup(SpokenGroup):
    """A group inside the group: it says what it is for itself."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(speech_of(ctx).say("cli-content"))


@click.group("content", cls=ContentGroup, no_args_is_help=False, invoke_without_command=True)
@click.pass_context
def content(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@content.command("check", cls=SpokenCommand, examples=("content check dreamscape my-cards.json --advice",))
@click.argument("game", shell_complete=complete_game)
@click.argument("file", required=False, shell_complete=complete_file)
@click.option("--advice", cls=SpokenOption, is_flag=True)
@JSON
@click.pass_context
def check(ctx: click.Context, game: str, file: str | None, advice: bool, as_json: bool) -> None:
    say = speech_of(ctx)
    source = content_file(game)
    name = STANDARD if file is None else file
    try:
        text = source.standard_text() if file is None else read_text(Path(file))
        facts = source.facts_of(text)
    except BadContent as bad:
        if as_json:
            click.echo(json.dumps({"faults": [pack_fault(fault) for fault in bad.faults]}))
        else:
            for fault in bad.faults:
                click.echo(say_fault(name, fault, say.say(f"content-{fault.key}", fault.facts)))
        raise
    faults = source.advise(text) if advice else None
    if as_json:
        advised = None if faults is None else [pack_fault(fault) for fault in faults]
        click.echo(json.dumps({"faults": [], "holds": facts, "advice": advised}))
        return
    click.echo(say.say(f"content-good-{game}", {"file": name, **facts}))
    if advice and faults is None:
        click.echo(say.say("content-no-advice"))
    elif faults is not None:
        give_advice(say, name, faults)


def pack_fault(fault: Fault) -> Json:
    return {"line": fault.line, "key": fault.key, "facts": fault.facts}


def bring_file(say: Speech, game: Game, file: str) -> Options:
    """The option that plays with the content of a file; what is wrong in it is said line by line."""
    try:
        return bring(game, read_text(Path(file)))
    except BadContent as bad:
        for fault in bad.faults:
            click.echo(say_fault(file, fault, say.say(f"content-{fault.key}", fault.facts)), err=True)
        raise


def read_text(path: Path) -> str:
    """The text of a file, or as much of it as shows that it is too big."""
    with reading(path), path.open("rb") as stream:
        found = stream.read(4 * BIGGEST + 4)  # no sign takes more than four bytes
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise BadContent([Fault(line, "", "utf8", {})]) from None


def give_advice(say: Speech, name: str, faults: list[Fault]) -> None:
    for fault in faults:
        text = say.say(f"content-advice-{fault.key}", fault.facts)
        click.echo(say_fault(name, fault, say.say("content-advice", {"text": text})))
    if not faults:
        click.echo(say.say("content-as-advised"))


def say_fault(name: str, fault: Fault, reason: str) -> str:
    return f"{name}:{fault.line}: {reason}"
