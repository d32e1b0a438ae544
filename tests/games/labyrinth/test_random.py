"""Random matches to the end: nothing breaks, nothing is lost, and every ability comes into play."""

from __future__ import annotations

from collections import Counter

import pytest

from reverie.core.event import SPECTATOR, Event, Facts
from reverie.core.game import CHANCE, NOBODY
from reverie.core.match import Match
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import labyrinth
from reverie.games.labyrinth.maze.maze import is_whole
from reverie.games.labyrinth.table.possible import is_possible


def play(number: int, players: int, rounds: int) -> tuple[Counter[str], str]:
    """One random match: what was told, and the rule that ended it."""
    random = Random("random", f"{players}/{number}")
    characters = ("random", "draft", "free")[number % 3]
    options = settle(labyrinth.OPTIONS, {"players": players, "rounds": rounds, "characters": characters})
    state = labyrinth.new(options)
    labyrinth.listen(state)
    while labyrinth.actor(state) != NOBODY:
        if labyrinth.actor(state) == CHANCE:
            labyrinth.apply(state, labyrinth.deal(state, random))
        else:
            assert labyrinth.ask(state).seat == labyrinth.actor(state)
            actions = labyrinth.legal(state)
            labyrinth.apply(state, actions[random.below(len(actions))])
    assert is_possible(state)
    assert is_whole(state)
    result = labyrinth.result(state)
    assert result is not None
    assert len(result.winners) == (result.rule == "L-2")
    return Counter(event.told_to(SPECTATOR)["event"] for event in labyrinth.heard(state)), result.rule


@pytest.mark.parametrize("players", range(2, 7))
def test_random_matches_come_to_an_end(players: int) -> None:
    told: Counter[str] = Counter()
    for number in range(3):
        names, _ = play(number, players, 30)
        told += names
    assert {"turn", "enter", "laid", "trap", "golem", "event", "use", "lose", "roll"} <= set(told)


def test_statistics_count_what_came_into_play() -> None:
    match = Match(labyrinth, {"players": 3, "rounds": 6}, seed="statistics")
    random = Random("statistics", "hands")
    while match.actor != NOBODY:
        choices = match.choices(match.actor)
        match.play(match.actor, choices[random.below(len(choices))])
    counts = labyrinth.statistics(match.options, [event for entry in match.log for event in entry.events])
    assert counts.get("rounds 006") == 1 or counts.get("won by a character") == 1
    assert sum(count for name, count in counts.items() if name.startswith("played ")) == 3
    assert any(name.startswith("at work ") for name in counts)


def test_abilities_always_at_work_are_counted_when_something_shows_them() -> None:
    """The Sword Master's Mastery in fights won and lost, his Heavy Mail in jumps and traps, and nobody else's."""
    happened: list[tuple[str, Facts]] = [
        ("become", {"seat": 0, "what": "c01"}),
        ("become", {"seat": 1, "what": "c14"}),
        ("win", {"seat": 1, "other": 0}),
        ("win", {"seat": 0, "other": 1}),
        ("tested", {"seat": 0, "passed": 1, "test": "jump"}),
        ("tested", {"seat": 0, "passed": 1, "test": "golem"}),
    ]
    counts = labyrinth.statistics(
        settle(labyrinth.OPTIONS, {}), [Event(*told, {}, frozenset(), False) for told in happened]
    )
    assert (counts["at work c01a"], counts["at work c01d"]) == (2, 1)
    assert not [name for name in counts if name.startswith("at work c14")]
