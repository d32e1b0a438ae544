"""Positions and records of every game with something wrong in them: played to the end, or complained about."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from reverie.core.catalogue import find, names
from reverie.core.errors import BadNotation, BadRecord, ReverieError
from reverie.core.game import CHANCE, NOBODY, SPECTATOR
from reverie.core.match import Match
from reverie.core.random import Random
from reverie.core.record import from_record, to_record, write_record
from reverie.locale.speech import LANGUAGES, speech
from reverie.terminal.errors import say_error

T = TypeVar("T")

every_game = pytest.mark.parametrize("game", names())
numbers = st.integers(0, 2**40)
quick = settings(
    deadline=None,
    max_examples=120,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=list(HealthCheck),
)

JUNK: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    99,
    10**30,
    0.5,
    "",
    " ",
    "?",
    "x",
    "c01",
    "W",
    "\ud800",
    [],
    {},
    [[]],
]


def pick(random: Random, values: Sequence[T]) -> T:
    return values[random.below(len(values))]


@cache
def samples(game: str) -> list[Any]:
    """Packed positions and records out of real matches, at every kind of moment."""
    rules, found = find(game), {}
    for number in range(8):
        random = Random(str(number), "samples")
        match = Match(rules, some_options(rules, random), f"damage {number}")
        while match.actor != NOBODY:
            found[f"{number % 4} {match.question().name}"] = (rules.pack(match.state), to_record(match))
            choices = match.choices(match.actor)
            match.play(match.actor, pick(random, choices))
        found[f"over {number}"] = (rules.pack(match.state), to_record(match))
    return list(found.values())


def some_options(rules: Any, random: Random) -> dict[str, object]:
    """The defaults, but for a few switches and choices."""
    given: dict[str, object] = {}
    for option in rules.OPTIONS:
        if option.name == "players":
            given["players"] = option.lowest + random.below(option.highest - option.lowest + 1)
        elif option.kind == "switch" and random.below(2):
            given[option.name] = not option.default
        elif option.kind == "choice" and random.below(3) == 0:
            given[option.name] = pick(random, option.values)
    return given


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every list and object with each of its indices and names."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    found = [(value, key) for key in keys]
    for key in keys:
        found += places(value[key])
    return found


def damage(value: Any, other: Any, random: Random) -> None:
    """One thing becomes junk, goes missing, stands twice, changes places, or comes out of another match."""
    spots = places(value)
    if not spots:
        return
    holder, key = pick(random, spots)
    how = random.below(6)
    if how == 0:
        holder[key] = pick(random, JUNK)
    elif how == 1:
        del holder[key]
    elif how == 2 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif how == 3:
        second, place = pick(random, spots)
        holder[key], second[place] = copy.deepcopy(second[place]), copy.deepcopy(holder[key])
    elif how == 4 and isinstance(holder[key], (int, str)) and not isinstance(holder[key], bool):
        holder[key] = altered(holder[key], random)
    elif isinstance(holder, dict):
        twins = [there for there, name in places(other) if name == key and isinstance(there, dict)]
        if twins:
            holder[key] = copy.deepcopy(pick(random, twins)[key])


def altered(value: int | str, random: Random) -> int | str:
    if isinstance(value, int):
        return value + random.below(5) - 2
    place = random.below(len(value) + 1)
    return value[:place] + pick(random, ["", "1", "2", "W", "c", ":", "+", " "]) + value[place + random.below(2) :]


def check_sayable(error: ReverieError) -> None:
    for language in LANGUAGES:
        assert say_error(speech(language), error)


@every_game
@quick
@given(number=numbers)
def test_a_damaged_position_is_refused_or_can_be_played(game: str, number: int) -> None:
    rules, random = find(game), Random(str(number), "damage")
    packed = copy.deepcopy(pick(random, samples(game))[0])
    for _ in range(1 + random.below(3)):
        damage(packed, pick(random, samples(game))[0], random)
    try:
        state = rules.unpack(packed)
    except BadNotation as error:
        check_sayable(error)
        return
    viewers = [*range(rules.seats(rules.pack(state)["options"])), SPECTATOR]
    moment = 0
    while rules.actor(state) != NOBODY:
        if moment % 16 == 0:
            written = rules.pack(state)
            assert rules.pack(rules.unpack(written)) == written
            for viewer in viewers:
                rules.observe(state, viewer).pack()
        if rules.actor(state) == CHANCE:
            rules.apply(state, rules.deal(state, random))
        else:
            rules.apply(state, pick(random, rules.legal(state)))
        moment += 1
        assert moment <= rules.LONGEST
    assert rules.result(state) is not None


@every_game
@quick
@given(number=numbers)
def test_a_damaged_record_is_a_match_or_a_bad_record(game: str, number: int) -> None:
    random = Random(str(number), "damage")
    record = copy.deepcopy(pick(random, samples(game))[1])
    for _ in range(1 + random.below(2)):
        damage(record, pick(random, samples(game))[1], random)
    try:
        match = from_record(record)
    except BadRecord as error:
        check_sayable(error)
        return
    again = to_record(match)
    assert to_record(from_record(json.loads(write_record(again)))) == again
