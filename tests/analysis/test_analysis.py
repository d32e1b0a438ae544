"""Hints and reviews: they improve, they add up, and they name the better choice."""

from __future__ import annotations

import pytest

from reverie.analysis.review import review
from reverie.analysis.weigh import hint, weigh
from reverie.core.errors import ReverieError
from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.core.random import Random
from reverie.games import dreamscape, onirim


def played(decisions: int, seed: str = "reviewed", players: int = 1) -> Match:
    """A match of somebody who chooses at random."""
    match = Match(onirim, {"players": players}, seed=seed)
    random = Random(seed, "choices")
    while match.actor != NOBODY and decisions:
        choices = match.choices(match.actor)
        match.play(match.actor, choices[random.below(len(choices))])
        decisions -= 1
    return match


def test_a_hint_gets_better_and_names_every_choice() -> None:
    match = played(4)
    choices = {onirim.write(choice) for choice in match.choices(0)}
    stages = list(weigh(onirim, match.observe(0), "s", positions=3_000))
    assert [stage.draws for stage in stages] == list(range(len(stages))) and len(stages) >= 2
    for stage in stages:
        assert {opinion.text for opinion in stage.opinions} == choices
        chances = [opinion.chance for opinion in stage.opinions]
        assert chances == sorted(chances, reverse=True) and 0.0 <= chances[-1] <= chances[0] <= 1.0
        assert all(opinion.error is None for opinion in stage.opinions), "nothing was sampled"
    assert stages[0].opinions != stages[-1].opinions
    assert hint(onirim, match.observe(0), "s", positions=3_000) == stages[-1]


def test_a_silent_partner_leaves_an_error() -> None:
    match = played(9, players=2)
    seen = hint(onirim, match.observe(match.actor), "s", positions=0)
    assert all(opinion.error is not None for opinion in seen.opinions)


def test_start_luck_and_skill_add_up_to_the_result() -> None:
    match = played(-1)
    found = review(match, positions=0)
    assert found.won is False
    assert found.start + found.luck + found.skill == pytest.approx(0.0, abs=1e-9)
    assert found.skill < -0.02, "random choices cost something"
    mistakes = found.mistakes()
    assert mistakes and all(mistake.cost > 0.02 for mistake in mistakes)
    assert all(mistake.best.text != mistake.chosen.text for mistake in mistakes)
    assert [decision.line for decision in found.decisions] == [
        line for line, entry in enumerate(match.log, 1) if entry.actor == 0
    ]


def test_an_unfinished_match_is_reviewed_so_far() -> None:
    found = review(played(3), positions=0)
    assert len(found.decisions) == 3 and found.won is None
    assert found.decisions[-1].luck is None and found.decisions[0].luck is not None


def test_a_game_without_a_value_is_refused() -> None:
    with pytest.raises(ReverieError) as error:
        review(Match(dreamscape, seed="x"))
    assert error.value.key == "no-analysis"
