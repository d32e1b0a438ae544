"""`reverie play`."""

from __future__ import annotations

from pathlib import Path

import click

from reverie.bots.registry import check_brought
from reverie.cli.given import agreed, complete_bots, complete_file, complete_game, console
from reverie.cli.spoken import SpokenCommand, SpokenOption, speech_of
from reverie.core import catalogue
from reverie.core.errors import ReverieError
from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.core.record import check_place, load
from reverie.terminal.errors import reading, writing
from reverie.terminal.play import Sitting

EXAMPLES = (
    "play onirim",
    "play onirim --players 2 --bots lucid",
    "play dreamscape --players 3 --bots apprentice --seed tonight",
    "play --resume match.json",
)


@click.command("play", cls=SpokenCommand, examples=EXAMPLES)
@click.argument("game", required=False, shell_complete=complete_game)
@click.option("--players", cls=SpokenOption, metavar="N")
@click.option("--bots", "--bot", "opponents", cls=SpokenOption, metavar="NAME,…", shell_complete=complete_bots)
@click.option("--seed", cls=SpokenOption, metavar="S")
@click.option("--option", "options", cls=SpokenOption, multiple=True, metavar="NAME=VALUE")
@click.option("--content", "own_content", cls=SpokenOption, metavar="FILE", shell_complete=complete_file)
@click.option("--resume", cls=SpokenOption, metavar="FILE", shell_complete=complete_file)
@click.option("--save", cls=SpokenOption, metavar="FILE", shell_complete=complete_file)
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    players: str | None,
    opponents: str | None,
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
    sitting = Sitting(out, say, match, file, seated(match, opponents))
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


def seated(match: Match, names: str | None) -> dict[int, str]:
    """Which bot sits where: one plays every seat but the first, several play the last seats in their order."""
    if names is None:
        return {}
    seats = match.game.seats(match.options)
    bots = names.split(",")
    if len(bots) == 1:
        bots *= seats - 1
    if not 0 < len(bots) < seats:
        raise ReverieError("no-seat-for-bot", {"room": seats - 1})
    for name in bots:
        check_brought(name, match.game.NAME)
    return dict(enumerate(bots, seats - len(bots)))


def resumed(path: Path) -> Match:
    with reading(path):
        match = load(path)
    if match.actor == NOBODY:
        raise ReverieError("cannot-go-on", {"file": str(path)})
    return match
