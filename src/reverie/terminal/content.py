"""`reverie content check`: what is wrong in a content file, line by line."""

from __future__ import annotations

from pathlib import Path

import click

from reverie.core.contents import bring
from reverie.core.errors import ReverieError
from reverie.core.game import Game
from reverie.core.laws import BadContent
from reverie.core.lined_json import BIGGEST, Fault
from reverie.core.option import Options
from reverie.games.dreamscape.content import Content, read_content, standard_text
from reverie.games.dreamscape.content_advice import advise
from reverie.games.labyrinth.content import Content as Maze
from reverie.games.labyrinth.content import standard_text as standard_maze
from reverie.games.labyrinth.content_laws import read_content as read_maze
from reverie.locale.speech import Speech
from reverie.terminal.errors import reading
from reverie.terminal.spoken import SpokenCommand, SpokenGroup, SpokenOption, speech_of

GAMES = ("dreamscape", "labyrinth")
STANDARD = "standard.json"


class NoContent(ReverieError):
    """A game, or a word that is none, without content files."""

    def __init__(self, game: str) -> None:
        super().__init__("content-game", {"game": game, "known": ", ".join(GAMES)})


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


@content.command("check", cls=SpokenCommand)
@click.argument("game")
@click.argument("file", required=False)
@click.option("--advice", cls=SpokenOption, is_flag=True)
@click.pass_context
def check(ctx: click.Context, game: str, file: str | None, advice: bool) -> None:
    say = speech_of(ctx)
    if game not in GAMES:
        raise NoContent(game)
    name = STANDARD if file is None else file
    try:
        text = standard_of(game) if file is None else read_text(Path(file))
        click.echo(good(say, game, name, text))
    except BadContent as bad:
        for fault in bad.faults:
            click.echo(say_fault(name, fault, say.say(f"content-{fault.key}", fault.facts)))
        raise
    if advice and game == "labyrinth":
        click.echo(say.say("content-no-advice"))
    elif advice:
        give_advice(say, name, advise(text))


def standard_of(game: str) -> str:
    return standard_maze() if game == "labyrinth" else standard_text()


def good(say: Speech, game: str, name: str, text: str) -> str:
    """What the text holds, in a sentence. Raises if it breaks a law."""
    return say_good_maze(say, name, read_maze(text)) if game == "labyrinth" else say_good(say, name, read_content(text))


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


def say_good(say: Speech, name: str, found: Content) -> str:
    levels = [card.level for card in found.landscapes]
    facts: dict[str, object] = {
        "file": name,
        "name": found.name,
        "cards": len(levels),
        "first": levels.count(1),
        "second": levels.count(2),
        "third": levels.count(3),
        "tokens": len(found.tokens),
        "shards": sum(found.shards.values()),
        "red": found.red,
    }
    return say.say("content-good", facts)


def say_good_maze(say: Speech, name: str, found: Maze) -> str:
    facts: dict[str, object] = {
        "file": name,
        "name": found.name,
        "tiles": len(found.tiles),
        "traps": sum(int(trap.count) for trap in found.traps),
        "kinds": len(found.traps),
        "items": len(found.items),
        "events": len(found.events),
        "characters": len(found.characters),
    }
    return say.say("content-good-labyrinth", facts)
