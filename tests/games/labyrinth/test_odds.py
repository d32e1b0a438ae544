"""Chances of tests and fights, against the rules themselves: every throw and every answer tried out."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from reverie.core.game import CHANCE
from reverie.games import labyrinth
from reverie.games.labyrinth.box.effects import GOLEM, JUMP, OTHER, TRAP
from reverie.games.labyrinth.table.table import Labyrinth
from reverie.games.labyrinth.turn import chances
from reverie.games.labyrinth.turn.answers import ANSWER_TEST
from tests.games.labyrinth.scene import Scene

TWO = {points: 6 - abs(points - 7) for points in range(2, 13)}  # how many of the 36 throws come to it
BRIDGE = {"d2": "n13:0", "d3": "n30:0"}  # d2a passes over d2b


def tried(state: Labyrinth, text: str) -> Labyrinth:
    copy = labyrinth.copy(state)
    labyrinth.listen(copy)
    labyrinth.apply(copy, labyrinth.read(text))
    return copy


# --- tests, by the rules ---


def passed_in_the_end(state: Labyrinth, test: int) -> float:
    """By trying out every throw, and everything the tester can answer, until the test is over."""
    steps = [state.now, *state.agenda.steps()]
    if state.test != test or ANSWER_TEST not in steps:
        return float([event for event in labyrinth.heard(state) if event.name == "tested"][-1].facts["passed"])
    if labyrinth.actor(state) != CHANCE:
        return max(passed_after(state, action.text, test) for action in labyrinth.legal(state))
    odds = labyrinth.odds(state)
    chances_of = [weight * passed_after(state, roll.text, test) for roll, weight in odds]
    return sum(chances_of) / sum(weight for _, weight in odds)


def passed_after(state: Labyrinth, text: str, test: int) -> float:
    return passed_in_the_end(tried(state, text), test)


TESTERS = [
    ("c07", 0, {}),
    ("c07", 1, {}),
    ("c05", 0, {}),  # Faith: +2 for a token
    ("c11", 0, {}),  # one die again, but a roll of 2 dazes
    ("c11", 1, {}),
    ("c01", 1, {"event": "e10"}),  # one less for jumps; a repeated roll gets +1
]


@pytest.mark.parametrize(("character", "lit", "fields"), TESTERS)
def test_the_chance_of_a_jump_is_that_of_the_rules(character: str, lit: int, fields: dict[str, Any]) -> None:
    scene = Scene(characters=[character], pawns=["d2a"], tiles=BRIDGE, lit=[lit], dark=[1 - lit], **fields)
    said = labyrinth.describe(labyrinth.observe(scene.state, 0), labyrinth.read("jump risky"))
    jumping = tried(scene.state, "jump risky")
    assert said.facts["chance"] == chances.percent(passed_in_the_end(jumping, JUMP))
    assert labyrinth.observe(jumping, 0).pack()["test"]["chance"] == said.facts["chance"]


@pytest.mark.parametrize(("character", "lit"), [("c07", 1), ("c05", 0), ("c11", 1)])
@pytest.mark.parametrize("roll", ["roll 1 2", "roll 3 4", "roll 1 6"])
def test_every_answer_to_a_failed_jump_has_the_chance_of_the_rules(character: str, lit: int, roll: str) -> None:
    scene = Scene(roll, characters=[character], pawns=["d2a"], tiles=BRIDGE, lit=[lit], dark=[1 - lit]).do("jump risky")
    observation = labyrinth.observe(scene.state, 0)
    assert len(scene.legal()) > 1
    for text in scene.legal():
        said = labyrinth.describe(observation, labyrinth.read(text)).facts
        assert said["chance"] == chances.percent(passed_after(scene.state, text, JUMP)), text


def test_several_rolls_have_to_be_passed_and_are_repeated_together() -> None:
    once = (sum(count for points, count in TWO.items() if points >= 5) / 36) ** 3
    scene = Scene(pawns=["d2a"], lit=[0])
    assert chances.test_chance(scene.state, 0, TRAP, 5, 3) == chances.percent(once)
    scene = Scene(pawns=["d2a"], lit=[1], dark=[0])
    assert chances.test_chance(scene.state, 0, TRAP, 5, 3) == chances.percent(once + (1 - once) * once)


def test_what_was_agreed_on_before_the_match_counts() -> None:
    for answer, lit, chance in (("never", 1, 1 / 36), ("ask", 1, 1 / 36 + 35 / 36 / 36), ("always", 0, 1 / 36)):
        scene = Scene(options={"golem_reroll": answer}, pawns=["d2a"], lit=[lit], dark=[1 - lit])
        assert scene.look(1)["players"][0]["golem_need"] == 12
        assert scene.look(1)["players"][0]["golem_chance"] == chances.percent(chance)
    cloak = Scene(pawns=["d2a"], items={"i09": "@1"})
    assert cloak.look(0)["players"][0]["golem_chance"] == chances.percent(10 / 36)


def test_a_curse_a_daze_token_and_silence_are_reckoned_with() -> None:
    cursed = Scene(characters=["c07", "c13"], pawns=["d2a"], tokens={"c13": ["@1", "card", "card"]})
    assert chances.test_chance(cursed.state, 0, OTHER, 8, 1) == chances.percent(6 / 36)
    assert chances.test_chance(Scene(pawns=["d2a"]).state, 0, OTHER, 8, 1) == chances.percent(15 / 36)
    dazed = Scene(characters=["c05"], pawns=["d2a", "d2a"], dazes=[0, 1], seat=1, lit=[0, 1], dark=[1, 0])
    assert chances.test_chance(dazed.state, 1, GOLEM, 12, 1) == chances.percent(1 / 36)
    silenced = Scene(characters=["c05"], pawns=["d2a"], event="e01")
    assert chances.test_chance(silenced.state, 0, GOLEM, 12, 1) == chances.percent(1 / 36)


# --- fights, by a model of their own ---


class Brawl:
    """The attacker has perhaps Fury (+2, once), both have Crystals; `ties` are the chances of rolling anew."""

    def __init__(self, bonus: int, other: int, ties: dict[tuple[int, int, int], float]) -> None:
        self.bonus, self.other, self.ties = bonus, other, ties
        self.known: dict[tuple[int, ...], float] = {}

    def stands(self, one: int, two: int, fury: int, mine: int, theirs: int, passed: int) -> float:
        key = (one, two, fury, mine, theirs, passed)
        if key not in self.known:
            self.known[key] = self.reckon(*key)
        return self.known[key]

    def reckon(self, one: int, two: int, fury: int, mine: int, theirs: int, passed: int) -> float:
        if one <= two and not passed & 1 and (fury or mine):
            found = [self.stands(one, two, fury, mine, theirs, passed | 1)]
            found += [self.stands(one + 2, two, 0, mine, theirs, 0)] if fury else []
            found += [thrown(lambda p: self.stands(p + self.bonus, two, fury, mine - 1, theirs, 0))] if mine else []
            return max(found)
        if one >= two and not passed & 2 and theirs:
            again = thrown(lambda p: self.stands(one, p + self.other, fury, mine, theirs - 1, 0))
            return min(self.stands(one, two, fury, mine, theirs, passed | 2), again)
        return self.ties.get((fury, mine, theirs), 0.5) if one == two else float(one > two)

    def begins(self, fury: int, mine: int, theirs: int) -> float:
        return thrown(
            lambda one: thrown(
                lambda two: self.stands(one + self.bonus, two + self.other, fury, mine, theirs, 0),
            )
        )


def thrown(chance: Callable[[int], float]) -> float:
    return sum(count * chance(points) for points, count in TWO.items()) / 36


def fought(bonus: int, other: int, fury: int, mine: int, theirs: int) -> float:
    """Sixty rounds of reckoning with ties."""
    stages = list(product(range(fury + 1), range(mine + 1), range(theirs + 1)))
    ties: dict[tuple[int, int, int], float] = {}
    for _ in range(60):
        brawl = Brawl(bonus, other, ties)
        ties = {stage: brawl.begins(*stage) for stage in stages}
    return ties[fury, mine, theirs]


FIGHTS = [
    ("c07", "c13", 0, 0, 0, 0),
    ("c01", "c13", 3, 0, 1, 1),
    ("c07", "c01", 0, 3, 1, 2),
    ("c02", "c13", 0, 0, 0, 1),
    ("c02", "c12", 0, 2, 1, 1),
]


@pytest.mark.parametrize(("fighter", "rival", "bonus", "other", "lit", "others"), FIGHTS)
def test_the_chance_of_a_fight_is_exact(
    fighter: str, rival: str, bonus: int, other: int, lit: int, others: int
) -> None:
    scene = Scene(
        characters=[fighter, rival],
        pawns=["d3a", "d3a"],
        lit=[lit, others],
        dark=[0, 0],
        items={"i06": "@2"} if others == 2 else {},
    )
    expected = fought(bonus, other, int(fighter == "c02"), lit, others)
    said = labyrinth.describe(labyrinth.observe(scene.state, 0), labyrinth.read("attack 2"))
    assert said.facts["chance"] == chances.percent(expected)
    attacked = labyrinth.observe(tried(scene.state, "attack 2"), 2).pack()["fight"]
    assert attacked["sides"][0]["chance"] == said.facts["chance"]
    assert attacked["sides"][1]["chance"] == 100 - said.facts["chance"]


def won_without_answers(lead: int) -> float:
    """Two throws, the lead added to the first; ties are thrown again."""
    wins = sum(one * two for a, one in TWO.items() for b, two in TWO.items() if a + lead > b)
    ties = sum(one * two for a, one in TWO.items() for b, two in TWO.items() if a + lead == b)
    return wins / (36**2 - ties)


def test_every_answer_in_a_fight_says_what_it_leaves() -> None:
    scene = Scene("roll 3 4, roll 4 5", characters=["c02", "c13"], pawns=["d3a", "d3a"], lit=[1], dark=[0])
    scene.do("attack 2")
    assert (scene.question, scene.actor) == ("answer-fight", 0)
    said = {text: labyrinth.describe(labyrinth.observe(scene.state, 0), labyrinth.read(text)) for text in scene.legal()}
    behind = sum(count for points, count in TWO.items() if points > 9)
    fury_later = sum(count for points, count in TWO.items() if points in (8, 9)) / 36
    tie_then_fury = TWO[7] / 36 * won_without_answers(0)
    assert said["pass"].facts["chance"] == 0
    assert said["reroll"].facts["chance"] == chances.percent(behind / 36 + fury_later + tie_then_fury)
    # Fury makes it a tie; with the Crystal left the roll is repeated where that is better than throwing both again.
    assert int(said["use a"].facts["chance"]) >= chances.percent(won_without_answers(0))
    best = max(int(saying.facts["chance"]) for saying in said.values())
    assert scene.look(3)["fight"]["sides"][0]["chance"] == best
    assert scene.look(3)["fight"]["leader"] == 1


def test_who_is_dazed_has_lost() -> None:
    scene = Scene(pawns=["d3a", "d3a"], dazes=[0, 1])
    assert labyrinth.describe(labyrinth.observe(scene.state, 0), labyrinth.read("attack 2")).facts["chance"] == 100


def test_only_what_is_certain_is_called_so() -> None:
    assert [chances.percent(chance) for chance in (0.0, 0.001, 0.005, 0.5, 0.996, 0.9999, 1.0)] == [
        0, 1, 1, 50, 99, 99, 100,
    ]  # fmt: skip


def test_an_evil_eye_says_how_likely_the_test_is_passed_once_more() -> None:
    scene = Scene("roll 6 6", characters=["c07", "c13"], pawns=["d2a"], tiles=BRIDGE, lit=[0, 1], dark=[1, 0])
    scene.do("jump risky")
    assert (scene.question, scene.actor) == ("answer-test", 1)
    observation = labyrinth.observe(scene.state, 1)
    said = {text: labyrinth.describe(observation, labyrinth.read(text)).facts["chance"] for text in scene.legal()}
    assert said == {"use b": chances.percent(15 / 36), "pass": 100}


def test_a_shield_says_how_likely_it_holds() -> None:
    scene = Scene("roll 6 6, roll 1 1", pawns=["d3a", "d3a"], items={"i02": "@2"}).do("attack 2")
    assert scene.question == "defence"
    said = labyrinth.describe(labyrinth.observe(scene.state, 1), labyrinth.read("item i02"))
    assert said.facts["chance"] == chances.percent(10 / 36)


def test_nothing_else_than_dice_has_a_chance() -> None:
    scene = Scene(pawns=["d3a"])
    observation = labyrinth.observe(scene.state, 0)
    told = {text for text in scene.legal() if "chance" in labyrinth.describe(observation, labyrinth.read(text)).facts}
    assert told == set()


def test_more_crystals_than_anybody_comes_by_take_no_longer() -> None:
    rich = Scene(pawns=["d3a", "d3a"], lit=[10**9, 10**9], dark=[0, 0])
    assert rich.look(0)["players"][0]["golem_chance"] == chances.percent(1 - (35 / 36) ** 6)
    assert 0 < chances.attack_chance(rich.state, 0, 1) < 100
