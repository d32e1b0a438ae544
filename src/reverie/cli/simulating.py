"""The commands that play many matches: `reverie simulate | arena`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import reverie
from reverie.cli.given import JOBS, JSON, POINTS, WHOLE, agreed, complete_bots, complete_file, complete_game, console
from reverie.cli.spoken import SpokenCommand, SpokenOption, speech_of
from reverie.core import catalogue
from reverie.core.errors import ReverieError
from reverie.core.match import new_seed
from reverie.core.record import check_place, save
from reverie.locale.speech import Speech
from reverie.simulate.again import play_again
from reverie.simulate.arena import ArenaReport, arena, contest
from reverie.simulate.cluster import Cluster
from reverie.simulate.interval import Estimate
from reverie.simulate.journal import Journal
from reverie.simulate.pieces import EmptyShelf, Place, Shelf
from reverie.simulate.places import Cores, Here, all_cores
from reverie.simulate.run import Report, simulate, simulation
from reverie.terminal.errors import FileTrouble, reading, writing

F = TypeVar("F", bound=Callable[..., Any])


def flags_of_a_run(command: F) -> F:
    """The flags that both commands have."""
    for flag in (
        JSON,
        click.option("--resume", "journal", cls=SpokenOption, metavar="FILE", shell_complete=complete_file),
        click.option("--cluster", cls=SpokenOption, metavar="auto|local|ADDRESS"),
        click.option("--jobs", cls=SpokenOption, type=JOBS),
        click.option("--seed", cls=SpokenOption, metavar="S"),
        click.option("--content", "own_content", cls=SpokenOption, metavar="FILE", shell_complete=complete_file),
        click.option("--option", "options", cls=SpokenOption, multiple=True, metavar="NAME=VALUE"),
        click.option("--players", cls=SpokenOption, metavar="N"),
    ):
        command = flag(command)
    return command


SIMULATE_EXAMPLES = (
    "simulate onirim --bots lucid --games 1000",
    "simulate dreamscape --players 3 --bots apprentice --games 100 --jobs all --json",
)
ARENA_EXAMPLES = ("arena onirim --bots apprentice,lucid --games 200 --margin 5",)


@click.command("simulate", cls=SpokenCommand, examples=SIMULATE_EXAMPLES)
@click.argument("game", shell_complete=complete_game)
@click.option(
    "--bots", "--bot", "bot", cls=SpokenOption, default="sleepwalker", metavar="NAME,…", shell_complete=complete_bots
)
@click.option("--games", cls=SpokenOption, type=WHOLE, default=1000)
@click.option("--record", cls=SpokenOption, type=(WHOLE, str), metavar="N FILE")
@flags_of_a_run
@click.pass_context
def simulate_command(
    ctx: click.Context,
    game: str,
    bot: str,
    games: int,
    record: tuple[int, str] | None,
    players: str | None,
    options: tuple[str, ...],
    own_content: str | None,
    seed: str | None,
    jobs: int | None,
    cluster: str | None,
    journal: str | None,
    as_json: bool,
) -> None:
    say = speech_of(ctx)
    settled = agreed(say, catalogue.find(game), players, options, own_content)
    with shelf_at(journal) as shelf, watched(say.say("simulate-progress"), games) as progress:
        plan = simulation(game, bot, settled, agreed_seed(seed, shelf))
        if record is not None:
            check_record(games, *record)
        report = simulate(plan, games, place_for(jobs, cluster), shelf, progress)
    if record is not None:
        number, file = record
        with writing(Path(file)):
            save(play_again(plan, number), Path(file))
    if as_json:
        click.echo(json.dumps(report.pack()))
    else:
        console().print(report_table(say, report))


@click.command("arena", cls=SpokenCommand, examples=ARENA_EXAMPLES)
@click.argument("game", shell_complete=complete_game)
@click.option(
    "--bots", "--bot", "bots", cls=SpokenOption, required=True, metavar="NAME,NAME", shell_complete=complete_bots
)
@click.option("--games", "deals", cls=SpokenOption, type=WHOLE, default=1000)
@click.option("--margin", cls=SpokenOption, type=POINTS)
@flags_of_a_run
@click.pass_context
def arena_command(
    ctx: click.Context,
    game: str,
    bots: str,
    deals: int,
    margin: float | None,
    players: str | None,
    options: tuple[str, ...],
    own_content: str | None,
    seed: str | None,
    jobs: int | None,
    cluster: str | None,
    journal: str | None,
    as_json: bool,
) -> None:
    say = speech_of(ctx)
    settled = agreed(say, catalogue.find(game), players, options, own_content)
    with shelf_at(journal) as shelf, watched(say.say("arena-progress"), deals) as progress:
        plan = contest(game, bots.split(","), settled, agreed_seed(seed, shelf))
        points = None if margin is None else margin / 100
        report = arena(plan, deals, points, place_for(jobs, cluster), shelf, progress)
    if as_json:
        click.echo(json.dumps(report.pack()))
    else:
        show_arena(say, report)


# --- where it is played, and what is kept ---


def place_for(jobs: int | None, cluster: str | None) -> Place:
    if cluster is not None:
        return Cluster(cluster, all_cores() if jobs is None else jobs)
    return Here() if jobs is None or jobs == 1 else Cores(jobs)


@contextmanager
def shelf_at(file: str | None) -> Iterator[Shelf]:
    """The journal, if one was asked for."""
    if file is None:
        yield EmptyShelf()
        return
    path = Path(file)
    with reading(path):
        journal = Journal(path)
    try:
        yield journal
    except OSError as error:
        raise FileTrouble("file-write", path, error) from error


def agreed_seed(seed: str | None, shelf: Shelf) -> str:
    """As typed; else that of the run which goes on; else a new one."""
    if seed is not None:
        return seed
    begun = shelf.seed() if isinstance(shelf, Journal) else None
    return new_seed() if begun is None else begun


@contextmanager
def watched(words: str, total: int) -> Iterator[Callable[[int], None]]:
    """A moving bar on the error stream, so that a file or a pipe gets nothing but the result. What a cluster has to say
    while it works goes there, too."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    with redirect_stdout(sys.stderr), bar:
        task = bar.add_task(words, total=total)
        yield lambda done: bar.advance(task, done)


def check_record(games: int, number: int, file: str) -> None:
    """Before hours of work: is there such a match, and a place for its record?"""
    if number > games:
        raise ReverieError("match-number", {"number": number, "games": games})
    path = Path(file)
    with writing(path):
        if path.exists():
            raise ReverieError("file-there", {"file": file})
        check_place(path)


# --- what is said of it ---


def report_table(say: Speech, report: Report) -> Table:
    table = Table(show_header=False)
    rows = {
        "games": f"{report.games:,}",
        "wins": f"{report.wins:,}",
        "share": f"{report.wins / report.games:.2%}",
        "speed": f"{report.games_per_second:,.1f}",
        "decisions": f"{report.decisions_per_second:,.1f}",
        "mean": f"{report.mean_decisions:.1f}",
        "points": " · ".join([f"{score.mean_points():.1f}" for score in report.count.seats]),
        "build": reverie.build(),
        "seed": report.seed,
    }
    for name, value in rows.items():
        table.add_row(say.say(f"simulate-{name}"), value)
    if len(report.count.bots) > 1:
        for bot, score in sorted(report.count.bots.items()):
            table.add_row(say.say("simulate-bot", {"bot": bot}), f"{score.share():.2%} · {score.mean_points():.1f}")
    return table


def show_arena(say: Speech, report: ArenaReport) -> None:
    out = console()
    facts = {"deals": report.deals, "matches": report.matches, "seed": report.plan.seed}
    out.print(say.say("arena-played", facts), markup=False, soft_wrap=True)
    out.print(standing_table(say, report))
    if report.differences:
        out.print(difference_table(say, report))
    if report.verdict is not None:
        facts = {"margin": f"{100 * report.verdict.margin:g}", "bot": report.better or "", "deals": report.deals}
        name = "better" if report.better is not None else report.verdict.name
        out.print(say.say(f"arena-verdict-{name}", facts), markup=False, soft_wrap=True)


def standing_table(say: Speech, report: ArenaReport) -> Table:
    table = Table()
    table.add_column(say.say("arena-bot"))
    for name in ("share", "interval", "points", "time"):
        table.add_column(say.say(f"arena-{name}"), justify="right")
    for standing in report.standings:
        bounds = f"{standing.share.low:.2%} … {standing.share.high:.2%}"
        points, time = f"{standing.mean_points:.2f}", f"{standing.milliseconds:.3f}"
        table.add_row(standing.bot, f"{standing.share.value:.2%}", bounds, points, time)
    return table


def difference_table(say: Speech, report: ArenaReport) -> Table:
    table = Table()
    table.add_column(say.say("arena-pair"))
    for name in ("difference", "interval"):
        table.add_column(say.say(f"arena-{name}"), justify="right")
    for pair in report.differences:
        table.add_row(f"{pair.first} − {pair.second}", f"{100 * pair.share.value:+.2f}", in_points(pair.share))
    return table


def in_points(estimate: Estimate) -> str:
    return f"{100 * estimate.low:+.2f} … {100 * estimate.high:+.2f}"
