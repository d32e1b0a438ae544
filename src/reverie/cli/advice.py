"""`reverie hint` and `reverie review`: what the value thinks of a match."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from reverie.analysis.review import MISTAKE, Decision, Review, review
from reverie.analysis.weigh import Opinion, check_analysed, hint
from reverie.cli.given import JSON, complete_file, console
from reverie.cli.spoken import SpokenCommand, SpokenOption, speech_of
from reverie.core.errors import ReverieError
from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.core.record import load
from reverie.locale.speech import Speech
from reverie.terminal.curve import draw_curve
from reverie.terminal.errors import reading, writing
from reverie.terminal.wording import Wording


def opened(file: str) -> Match:
    with reading(Path(file)):
        match = load(Path(file))
    check_analysed(match.game)
    return match


def percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"


def points(change: float) -> str:
    """A change of the chance in points of a hundred, always with its sign."""
    return f"{100 * change:+.1f}".replace("-", "−")


def say_opinion(opinion: Opinion) -> str:
    error = "" if opinion.error is None else f" ± {100 * opinion.error:.1f}"
    return f"{100 * opinion.chance:.1f}{error} %"


# --- hint ---


@click.command("hint", cls=SpokenCommand, examples=("hint match.json",))
@click.argument("file", shell_complete=complete_file)
@JSON
@click.pass_context
def hint_command(ctx: click.Context, file: str, as_json: bool) -> None:
    say = speech_of(ctx)
    match = opened(file)
    if match.actor == NOBODY:
        raise ReverieError("hint-over", {"file": file})
    seen = hint(match.game, match.observe(match.actor), f"line {len(match.log)}")
    if as_json:
        click.echo(json.dumps(seen.pack()))
        return
    wording = Wording(say, match.game, match.options)
    table = Table(title=say.say("hint-title", {"question": wording.question(match.question())}))
    table.add_column(say.say("hint-choice"))
    table.add_column(say.say("hint-meaning"))
    table.add_column(say.say("hint-chance"), justify="right")
    for opinion in seen.opinions:
        style = "bold" if opinion is seen.best else ""
        meaning = Text(wording.action(opinion.saying), style=style)
        table.add_row(Text(opinion.text, style=style), meaning, Text(say_opinion(opinion), style=style))
    console().print(table)
    console().print(say.say("hint-depth", {"draws": seen.draws}), markup=False)


# --- review ---


@click.command("review", cls=SpokenCommand, examples=("review match.json --svg curve.svg",))
@click.argument("file", shell_complete=complete_file)
@click.option("--svg", cls=SpokenOption, metavar="OUT", shell_complete=complete_file)
@JSON
@click.pass_context
def review_command(ctx: click.Context, file: str, svg: str | None, as_json: bool) -> None:
    say = speech_of(ctx)
    match = opened(file)
    found = review(match)
    if not found.decisions:
        raise ReverieError("review-nothing", {"file": file})
    if as_json:
        click.echo(json.dumps(found.pack()))
    else:
        show_review(console(), say, match, found)
    if svg is not None:
        with writing(Path(svg)):
            Path(svg).write_text(draw_curve(say, found), encoding="utf-8")
        click.echo(say.say("review-drawn", {"file": svg}), err=as_json)


def show_review(out: Console, say: Speech, match: Match, found: Review) -> None:
    out.print(decision_table(say, match, found))
    out.print(balance(say, found))
    for title, decisions in (("turns", found.turning_points()), ("mistakes", found.mistakes())):
        out.print(Text(say.say(f"review-{title}" if decisions else f"review-no-{title}"), style="bold"))
        for decision in decisions:
            out.print(f"  · {say_decision(say, match, decision)}", markup=False)


def decision_table(say: Speech, match: Match, found: Review) -> Table:
    seats = match.game.seats(match.options)
    table = Table(title=say.say("review-title"))
    for column in ("line", "choice", "chance", "cost", "luck"):
        table.add_column(say.say(f"review-{column}"), justify="left" if column == "choice" else "right")
    for decision in found.decisions:
        who = "" if seats == 1 else f"{decision.seat + 1}: "
        table.add_row(
            str(decision.line),
            who + decision.chosen.text,
            say_opinion(decision.chosen),
            Text(points(-decision.cost), style="bold") if decision in found.mistakes() else "",
            "" if decision.luck is None else points(decision.luck),
        )
    return table


def balance(say: Speech, found: Review) -> Table:
    """Start, luck and skill, which add up to the result."""
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row(say.say("review-start"), percent(found.start))
    table.add_row(say.say("review-luck-sum"), points(found.luck))
    table.add_row(say.say("review-skill-sum"), points(found.skill))
    if found.won is None:
        table.add_row(say.say("review-now"), percent(found.decisions[-1].chosen.chance))
    else:
        table.add_row(say.say("review-won" if found.won else "review-lost"), percent(float(found.won)))
    return table


def say_decision(say: Speech, match: Match, decision: Decision) -> str:
    wording = Wording(say, match.game, match.options)
    facts = {
        "line": decision.line,
        "choice": wording.action(decision.chosen.saying),
        "better": wording.action(decision.best.saying),
        "cost": f"{100 * decision.cost:.1f}",
        "luck": points(decision.luck or 0.0),
    }
    if decision.cost > MISTAKE:
        return say.say("review-mistake", facts)
    return say.say("review-turn", facts)
