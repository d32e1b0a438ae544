"""A match of any game told as text, decision by decision, and read back from it.

A story is for reviewing: it holds ids and facts as the engine gives them and no words of any language file. Its
header and the lines of its seats are enough to play it again.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from reverie.core.catalogue import find
from reverie.core.event import SPECTATOR, Event, Facts
from reverie.core.game import CHANCE, NOBODY, Game, Json, Observation, Question, Result
from reverie.core.match import Entry, Match
from reverie.core.option import Options, Value, read_options

WIDTH = 120
HARD_SPACE = "\N{NO-BREAK SPACE}"
DEFAULT = "default"  # stands for no options
MARGIN = " " * 27  # where the events of a line of the log begin

LEGEND = (
    "# A log line: its number, who acts (* is chance), the notation; then what everybody is told, event by event.",
    "# [0: ...] is told only to seat 0, [s: ...] to a spectator; ! marks what somebody could not know before.",
    "# A line with ? is a decision: its seat, its name, the rule it comes from, what can be chosen.",
)

LOG_LINE = re.compile(r" *\d+ (\*|\d) (\S+(?: \S+)*)")
HEADER_LINE = re.compile(r"(\w+): (.*)")

Choose = Callable[[Observation, list[str]], str]


@dataclass(frozen=True)
class Moment:
    """One decision: what was asked, what could be done, and what was done."""

    line: int  # how many lines the log had before
    seat: int
    question: Question
    choices: list[str]
    position: Json
    seen: dict[str, Any]  # the observation of the seat
    chosen: str


@dataclass(frozen=True)
class Story:
    match: Match
    moments: list[Moment]


@dataclass(frozen=True)
class Telling:
    """How the matches of one game are told, where games differ."""

    part: str  # what a match is divided into, and where the whole position is shown
    begins: Callable[[Moment | None, Moment], bool]  # does a part begin with this decision, after the one before?
    most_choices: int = 1000  # where there are more, only their number is told


# --- playing ---


def play(game: Game, options: Options, seed: str, choose: Choose) -> Story:
    """The match that follows from options, seed and one player in all seats."""
    match = Match(game, options, seed)
    moments: list[Moment] = []
    while match.actor != NOBODY:
        seat = match.actor
        choices = [game.write(action) for action in match.choices(seat)]
        observation = match.observe(seat)
        seen, position = observation.pack(), game.pack(match.state)["position"]
        chosen = choose(observation, choices)
        moments.append(Moment(len(match.log), seat, match.question(), choices, position, seen, chosen))
        match.play_text(seat, chosen)
    return Story(match, moments)


@dataclass(frozen=True)
class Script:
    """What has to be known to play a story again."""

    game: Game
    options: Options
    seed: str
    decisions: list[str]


def replay(script: Script) -> Story:
    """The match with these decisions; raises ReverieError or IndexError if it cannot be played to its end."""
    left = list(script.decisions)
    return play(script.game, script.options, script.seed, lambda observation, choices: left.pop(0))


# --- reading ---


def read(text: str) -> Script:
    header, _, log = text.partition("\n\n")
    fields = {match[1]: match[2] for match in map(HEADER_LINE.fullmatch, header.splitlines()) if match}
    game = find(fields["game"])
    given = [] if fields["options"] == DEFAULT else fields["options"].split()
    lines = [match for match in map(LOG_LINE.match, log.splitlines()) if match]
    decisions = [line[2] for line in lines if line[1] != "*"]
    return Script(game, read_options(game.OPTIONS, given), fields["seed"], decisions)


# --- writing ---


def write(story: Story, telling: Telling) -> str:
    match, moments = story.match, story.moments
    lines = [*header(match), ""]
    lines += log_lines(match, 0, moments[0].line)
    parts = 0
    for place, moment in enumerate(moments):
        if telling.begins(moments[place - 1] if place else None, moment):
            parts += 1
            lines += ["", f"{telling.part} {parts}", *position_lines(moment.position)]
        lines += question_lines(moment, telling.most_choices)
        last = place + 1 == len(moments)
        lines += log_lines(match, moment.line, len(match.log) if last else moments[place + 1].line)
    lines += ["", "end", *position_lines(match.game.pack(match.state)["position"])]
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def header(match: Match) -> Iterator[str]:
    result = match.result
    assert result is not None
    yield f"game: {match.game.NAME}"
    yield f"rules: {match.game.RULES_VERSION}"
    yield f"options: {spell_options(match.game, match.options)}"
    yield f"seed: {match.seed}"
    yield f"sha256: {match.seed_hash}"
    yield f"result: {spell_winners(result)} by {result.rule}, points {spell_numbers(result.points)}"
    yield from LEGEND


def spell_winners(result: Result) -> str:
    """Seats are named where some won and others did not."""
    if not result.winners:
        return "lost"
    seats = "" if len(result.winners) == len(result.points) else f"seat {spell_numbers(result.winners)} "
    return f"{seats}won"


def away(game: Game, options: Options) -> Options:
    """The options that differ from their defaults."""
    return {option.name: options[option.name] for option in game.OPTIONS if options[option.name] != option.default}


def spell(name: str, value: Value) -> str:
    """An option as it is typed."""
    if isinstance(value, bool):
        return f"{name}={'on' if value else 'off'}"
    return f"{name}={value}"


def spell_options(game: Game, options: Options) -> str:
    return " ".join([spell(name, value) for name, value in away(game, options).items()]) or DEFAULT


def spell_numbers(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers])


def spell_facts(facts: Facts) -> str:
    return " ".join([f"{name}={value}" for name, value in facts.items()])


def position_lines(position: Json) -> list[str]:
    """A position that is a text is one line; any other is JSON, broken between its values."""
    if isinstance(position, str):
        return [position]
    return textwrap.wrap(json.dumps(position), WIDTH, subsequent_indent=" ", break_on_hyphens=False)


def question_lines(moment: Moment, most_choices: int) -> list[str]:
    question = moment.question
    facts = f" {spell_facts(question.facts)}" if question.facts else ""
    choices = [choice.replace(" ", HARD_SPACE) for choice in moment.choices]  # no line breaks within a choice
    offered = ", ".join(choices) if len(choices) <= most_choices else f"{len(choices)} choices"
    text = f"? {question.seat} {question.name} {question.rule}{facts}: {offered}"
    lines = textwrap.wrap(text, WIDTH, subsequent_indent="    ")
    return [line.replace(HARD_SPACE, " ") for line in lines]


def log_lines(match: Match, first: int, end: int) -> Iterator[str]:
    """The lines of the log from one place to another, each event on a line of its own."""
    seats = match.game.seats(match.options)
    for number in range(first, end):
        entry = match.log[number]
        told = [spell_event(event, seats) for event in entry.events]
        yield f"{number + 1:4} {spell_entry(entry)}  {told[0] if told else ''}"
        for text in told[1:]:
            yield MARGIN + text


def spell_entry(entry: Entry) -> str:
    who = "*" if entry.actor == CHANCE else str(entry.actor)
    return f"{who} {entry.text:<18}"


def spell_event(event: Event, seats: int) -> str:
    """What all are told, then for each who is told more the rest of it."""
    tellings = {viewer: event.told_to(viewer) for viewer in [*range(seats), SPECTATOR]}
    everybody = {
        name: value
        for name, value in tellings[0].items()
        if name != "event" and all([telling.get(name) == value for telling in tellings.values()])
    }
    words = [event.name + ("!" if event.reveals else ""), spell_facts(everybody)]
    for viewers, rest in secrets(tellings, everybody).items():
        words.append(f"[{viewers}: {rest}]")
    return " ".join([word for word in words if word])


def secrets(tellings: dict[int, Facts], everybody: Facts) -> dict[str, str]:
    """Who is told more than everybody, and what: `{"0": "card=Rs"}`."""
    viewers: dict[str, str] = {}
    for viewer, telling in tellings.items():
        rest = {name: value for name, value in telling.items() if name != "event" and name not in everybody}
        if rest:
            mark = "s" if viewer == SPECTATOR else str(viewer)
            viewers[spell_facts(rest)] = viewers.get(spell_facts(rest), "") + mark
    return {marks: rest for rest, marks in viewers.items()}
