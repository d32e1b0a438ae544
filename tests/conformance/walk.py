"""The promises every game makes, checked along random walks: for any game and any options."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from hypothesis import strategies as st

from reverie.core.codes import Codes
from reverie.core.contents import ContentSet
from reverie.core.event import Facts
from reverie.core.game import CHANCE, NOBODY, NUMBER, SEAT, SPECTATOR, Game, Json
from reverie.core.option import Choice, Number, Option, Options, settle
from reverie.core.random import Random, draw

# A game of many rounds keeps its promises in the first few as well; its whole matches are played by its own tests.
BRIEF: dict[str, dict[str, int]] = {"labyrinth": {"rounds": 2}}

# Where even whoever acts may be surprised: in Labyrinth one steps on a trap that only another has looked at.
SURPRISING = {"labyrinth"}

Conserved = Callable[[Any], object]


def is_foretold(game: Game, state: Any, viewer: int, reveals: bool) -> bool:
    """Must an action look the same to a viewer in every world they cannot tell from this one?

    Not if somebody learns by it what they could not know; but whoever acts knows what they are doing, unless the game
    may surprise them.
    """
    return not reveals or (viewer == game.actor(state) and game.NAME not in SURPRISING)


@contextmanager
def retraceable(game: Game, options: Options, seed: str) -> Iterator[None]:
    """Whatever fails inside says which match it was: all one needs to play it again."""
    try:
        yield
    except Exception as failure:
        failure.add_note(f"in a match of {game.NAME}: seed {seed!r}, options {options}")
        raise


def values(option: Option) -> st.SearchStrategy[object]:
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    if isinstance(option, Number):
        return st.integers(option.lowest, option.highest)
    if isinstance(option, ContentSet):
        return st.just(option.default)
    return st.booleans()


def options_of(game: Game) -> st.SearchStrategy[Options]:
    """Every combination of options; half of the time all but a few keep their defaults."""
    every = st.fixed_dictionaries({option.name: values(option) for option in game.OPTIONS})
    few = st.fixed_dictionaries({}, optional={option.name: values(option) for option in game.OPTIONS})
    return st.one_of(every, few).map(lambda given: settle(game.OPTIONS, given))


def spell(packed: Json) -> str:
    return json.dumps(packed, sort_keys=True)


def walk(game: Game, options: Options, seed: str, conserved: Conserved) -> None:
    """Play one match at random and check every promise at every step."""
    with retraceable(game, options, seed):
        walk_along(game, options, seed, conserved)


def walk_along(game: Game, options: Options, seed: str, conserved: Conserved) -> None:
    random = Random(seed, "walk")
    state = game.new(options)
    viewers = [*range(game.seats(options)), SPECTATOR]
    total = conserved(state)
    seats, luck = Codes(game.player_actions(options)), Codes(game.chance_actions(options))
    earlier: list[tuple[Any, str]] = []
    while game.actor(state) != NOBODY:
        assert game.result(state) is None
        assert len(earlier) <= game.LONGEST
        assert conserved(state) == total
        earlier.append((game.copy(state), spell(game.pack(state))))
        check_copy_and_pack(game, state)
        actions = check_actions(game, state)
        check_codes(luck if game.actor(state) == CHANCE else seats, actions)
        check_tries_change_nothing(game, state, actions)
        check_words(game, state)
        for viewer in viewers:
            check_blindfold(game, state, viewer, actions, random)
        if game.actor(state) == CHANCE:
            game.apply(state, check_deal(game, state, random))
        else:
            check_refusals(game, state, actions, random)
            game.apply(state, actions[random.below(len(actions))])
    result = game.result(state)
    assert result is not None
    assert len(result.points) == game.seats(options)
    check_copy_and_pack(game, state)
    for kept, spelled in earlier:
        assert spell(game.pack(kept)) == spelled, "an earlier state has changed"


def check_words(game: Game, state: Any) -> None:
    """What is asked and offered is told by names and facts the game has declared."""
    seat = game.actor(state)
    if seat == CHANCE:
        return
    question = game.ask(state)
    check_told(game, game.QUESTIONS, question.name, question.facts)
    observation = game.observe(state, seat)
    for action in game.legal(state):
        saying = game.describe(observation, action)
        check_told(game, game.VERBS, saying.verb, saying.facts)


def check_told(game: Game, declared: Mapping[str, Sequence[str]], name: str, facts: Facts) -> None:
    assert name in declared, name
    assert set(facts) <= set(declared[name]), (name, facts)
    for fact, value in facts.items():
        assert isinstance(value, int) == (game.FACTS[fact] in (NUMBER, SEAT)), (name, fact, value)


def check_copy_and_pack(game: Game, state: Any) -> None:
    packed = game.pack(state)
    restored = game.unpack(json.loads(json.dumps(packed)))
    for twin in (game.copy(state), restored):
        assert spell(game.pack(twin)) == spell(packed)
        assert game.actor(twin) == game.actor(state)


def check_actions(game: Game, state: Any) -> list[Any]:
    """What may happen has no doubles, a fixed order, and a notation that reads back."""
    restored = game.unpack(game.pack(state))
    if game.actor(state) == CHANCE:
        odds = game.odds(state)
        assert all(weight > 0 for _, weight in odds)
        assert odds == game.odds(restored)
        actions = [action for action, _ in odds]
        assert game.source(state).name
    else:
        actions = game.legal(state)
        assert actions == game.legal(state) == game.legal(restored)
        assert game.ask(state).seat == game.actor(state)
    assert actions
    texts = [game.write(action) for action in actions]
    assert len(set(texts)) == len(texts)
    for action, text in zip(actions, texts, strict=True):
        assert game.read(text) == action
    return actions


def check_codes(codes: Codes, actions: list[Any]) -> None:
    """Whatever may happen has a number of its own, and the number leads back to it."""
    for action in actions:
        assert 0 <= codes.code(action) < len(codes)
        assert codes.action(codes.code(action)) == action


def check_deal(game: Game, state: Any, random: Random) -> Any:
    """Dealing is drawing from the odds, number for number."""
    number = random.below(1000)
    one, other = Random("deal", str(number)), Random("deal", str(number))
    dealt = game.deal(state, one)
    assert dealt == draw(game.odds(state), other)
    assert one.next() == other.next()
    return dealt


def check_tries_change_nothing(game: Game, state: Any, actions: list[Any]) -> None:
    """Trying an action on a copy leaves the original alone, and says the same on a state that was stored."""
    before = spell(game.pack(state))
    for action in actions:
        tried, stored = game.copy(state), game.unpack(game.pack(state))
        game.apply(tried, action)
        game.apply(stored, action)
        assert spell(game.pack(tried)) == spell(game.pack(stored))
    assert spell(game.pack(state)) == before


def check_blindfold(game: Game, state: Any, viewer: int, actions: list[Any], random: Random) -> None:
    """Two states that differ only in what a viewer cannot know are the same to that viewer."""
    seen = game.observe(state, viewer)
    other = game.imagine(seen, random)
    assert spell(game.observe(other, viewer).pack()) == spell(seen.pack())
    assert game.actor(other) == game.actor(state)
    if game.actor(state) == viewer:
        assert [game.write(action) for action in game.legal(other)] == [game.write(action) for action in actions]
        wish = game.ACTIONS[random.below(len(game.ACTIONS))]
        assert game.why_not(other, viewer, wish) == game.why_not(state, viewer, wish)
    possible = set(map(game.write, possible_actions(game, other)))
    veiled_by_sight: dict[str, str] = {}
    for action in actions:
        told, sight, reveals, veiled = aftermath(game, state, action, viewer)
        if game.write(action) in possible and is_foretold(game, state, viewer, reveals):
            assert aftermath(game, other, action, viewer) == (told, sight, reveals, veiled)
        # What happens behind a veil must be told the same if it looks the same afterwards.
        if json.loads(veiled):
            assert veiled_by_sight.setdefault(sight, veiled) == veiled


def possible_actions(game: Game, state: Any) -> list[Any]:
    if game.actor(state) == CHANCE:
        return [action for action, _ in game.odds(state)]
    return game.legal(state)


def aftermath(game: Game, state: Any, action: Any, viewer: int) -> tuple[str, str, bool, str]:
    """What a viewer is told of an action, what it sees afterwards, whether anybody learned something, and what it
    is told of events that keep a secret from it."""
    tried = game.copy(state)
    game.listen(tried)
    game.apply(tried, action)
    events = game.heard(tried)
    for event in events:
        check_told(game, game.EVENTS, event.name, {**event.facts, **event.secrets})
    told = spell([event.told_to(viewer) for event in events])
    veiled = [event.told_to(viewer) for event in events if event.secrets and viewer not in event.witnesses]
    sight = spell(game.observe(tried, viewer).pack())
    return told, sight, any(event.reveals for event in events), spell(veiled)


def check_refusals(game: Game, state: Any, actions: list[Any], random: Random) -> None:
    """A legal action is not refused, any other one is, and so is everybody else's."""
    seat = game.actor(state)
    for action in actions:
        assert game.why_not(state, seat, action) is None
        for other in range(-1, 4):
            if other != seat:
                assert game.why_not(state, other, action)
    wish = game.ACTIONS[random.below(len(game.ACTIONS))]
    assert (game.why_not(state, seat, wish) is None) == (wish in actions)
