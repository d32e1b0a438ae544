"""What every game gives out can be copied, pickled and compared, in the compiled and in the interpreted build."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.core import catalogue
from reverie.core.dealers import ScriptedDealer, StreamDealer
from reverie.core.game import CHANCE, NOBODY, SPECTATOR, Game
from reverie.core.match import Match
from reverie.core.random import Random
from tests.conformance.test_every_game import GAMES, each_game, patient, random_match
from tests.conformance.walk import options_of, retraceable, spell


@pytest.fixture(autouse=True)
def the_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "lanterns", "tests.lanterns")


def twins(thing: Any) -> list[Any]:
    return [copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))]


def check_twins(thing: Any) -> None:
    for twin in twins(thing):
        assert type(twin) is type(thing)
        assert twin == thing
        assert (twin != thing) is False


@each_game
@patient
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_everything_can_be_copied_pickled_and_compared(name: str, data: st.DataObject, seed: int) -> None:
    game = GAMES[name]
    options, decisions = data.draw(options_of(game)), data.draw(st.integers(0, 40))
    with retraceable(game, options, str(seed)):
        match = random_match(game, options, str(seed), decisions)
        check_twins(match)
        check_state(game, match.state)
        for viewer in [*range(game.seats(match.options)), SPECTATOR]:
            check_observation(game, match.observe(viewer), seed)
        for entry in match.log[-5:]:
            check_twins(entry)
            for event in entry.events:
                check_twins(event)
        check_twins(match.result if match.actor == NOBODY else match.question())


def check_state(game: Game, state: Any) -> None:
    check_twins(state)
    assert state != "a state"
    if game.actor(state) == NOBODY:
        return
    before = spell(game.pack(state))
    for twin in twins(state):
        game.apply(twin, game.legal(twin)[0])
        assert spell(game.pack(state)) == before
        assert twin != state


def check_observation(game: Game, seen: Any, seed: int) -> None:
    check_twins(seen)
    for twin in twins(seen):
        one, other = Random("twin", str(seed)), Random("twin", str(seed))
        assert spell(game.pack(game.imagine(twin, one))) == spell(game.pack(game.imagine(seen, other)))


@each_game
def test_what_is_not_the_same_is_not_equal(name: str) -> None:
    game = GAMES[name]
    one, other = Match(game, {"players": 2}, "one"), Match(game, {"players": 2}, "other")
    assert one == Match(game, {"players": 2}, "one")
    assert one != other
    assert one.state != other.state
    assert one.observe(0) != other.observe(0)
    before, seen, question = game.copy(one.state), one.observe(0), one.question()
    one.play(one.actor, one.choices(one.actor)[-1])
    assert one.state != before
    assert one.observe(0) != seen
    assert one.actor == NOBODY or one.question() != question or one.question().facts == question.facts
    assert one.log[0] != one.log[-1]


@each_game
def test_an_action_stays_the_one_object_there_is(name: str) -> None:
    game = GAMES[name]
    for action in game.ACTIONS:
        assert game.write(pickle.loads(pickle.dumps(action))) == game.write(action)
        if name != "lanterns":  # whose actions are texts
            assert all(twin is action for twin in twins(action))


def test_a_match_of_another_stream_goes_on_with_it() -> None:
    game = catalogue.find("onirim")
    match = Match(game, {}, "tonight", StreamDealer("tonight", 7))
    for twin in twins(match):
        assert twin == match != Match(game, {}, "tonight")
        twin.play(0, twin.choices(0)[0])
        expected = Match(game, {}, "tonight", StreamDealer("tonight", 7))
        expected.play(0, expected.choices(0)[0])
        assert twin == expected


def test_a_scripted_match_says_that_it_cannot_be_copied() -> None:
    match = Match(
        catalogue.find("onirim"), dealer=ScriptedDealer(["deal Rs", "deal Rm", "deal Rk", "deal Bs", "deal Bm"])
    )
    with pytest.raises(TypeError, match="luck"):
        pickle.dumps(match)


def test_what_chance_does_has_a_source_that_can_be_compared() -> None:
    for game in GAMES.values():
        state = game.new({option.name: option.default for option in game.OPTIONS})
        if game.actor(state) == CHANCE:
            check_twins(game.source(state))
