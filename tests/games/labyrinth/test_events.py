"""Events and the Crystal of Fate: L-81 to L-90."""

from __future__ import annotations

from typing import Any

from tests.games.labyrinth.scene import Scene

LAST_ONE = ["e12"]


def test_L_81_one_action_once_a_turn() -> None:
    scene = Scene("draw e08", pawns=["d1a"]).do("event")
    assert scene["actions"] == 1
    assert scene.why_not("event") == "L-81"


def test_L_82_the_one_off_rule_is_done_at_once() -> None:
    scene = Scene("draw e06", pawns=["d1a"]).do("event")
    assert (scene.of("lit"), scene.of("dark")) == (1, 0)


def test_L_83_the_lasting_rule_holds_for_all_until_the_next_event() -> None:
    scene = Scene("draw e06", pawns=["d1a", "g1a"]).do("event")
    assert scene["event"] == "e06"
    scene.do("end", "crystal")
    assert (scene.of("lit", 1), scene["actions"]) == (1, 1)  # for one action
    scene.do("event").deal("draw e08")
    assert scene["event"] == "e08"


def test_L_84_annihilation_comes_last_and_ends_events() -> None:
    scene = Scene(pawns=["d1a"], events=LAST_ONE).do("event")
    assert scene.odds() == {"draw e12": 1}
    scene.deal("draw e12").do("end", "move g1a")
    assert scene["event"] == "e12"
    assert scene.why_not("event") == "L-84"


def test_L_85_terror_hurts_one_and_silences_abilities() -> None:
    scene = Scene("draw e01", characters=["c01", "c04", "c06"], pawns=["d1a"]).do("event")
    assert scene.legal() == ["on 1", "on 2", "on 3", "on 4"]
    scene.do("on 2", "end", "move g1a", "end", "move d7a")
    assert scene.of("lives", 1) == 3
    assert scene.why_not("use b") == "L-85"


def test_L_85_what_is_always_at_work_stays() -> None:
    scene = Scene(characters=["c01"], pawns=["d1a", "d1a"], event="e01").do("attack 2").deal("roll 1 1, roll 1 3")
    assert scene.of("lives", 1) == 3  # 2 + 3 beats 4


def test_L_85_one_who_dies_on_the_start_space_drops_on_the_key_tile() -> None:
    scene = Scene("draw e01", pawns=["d1a"], lives=[4, 1], items={"i01": "@2"}).do("event", "on 2")
    assert scene["items"] == {"i01": "g1a"}


# --- the Crystal of Fate ---


def test_L_86_activating_costs_two_actions() -> None:
    scene = Scene(pawns=["d1a"]).do("crystal")
    assert (scene.of("lit"), scene.of("dark")) == (1, 0)
    assert scene.actor == 1
    assert Scene(pawns=["d1a"], lit=[1], dark=[0]).why_not("crystal") == "L-86"


def test_L_87_it_repeats_any_own_test() -> None:
    scene = Scene("roll 5 6", pawns=["d2a"], golem="d3a", lit=[1], dark=[0]).do("move d3a")
    assert scene.legal() == ["reroll", "pass"]
    assert scene.do("reroll").deal("roll 6 6").of("pawns") == "d3a"
    without = Scene("roll 5 6", pawns=["d2a"], golem="d3a").do("move d3a")
    assert without.question == "act"


def test_L_88_only_the_new_result_counts() -> None:
    scene = Scene("roll 1 2", pawns=["d1a"], lit=[1], dark=[0], traps={"d2a": "t01:up"}).do("move d2a", "reroll")
    assert scene.deal("roll 1 1").of("lives") == 3


def test_L_89_all_rolls_of_a_trap_are_made_again() -> None:
    scene = Scene("roll 6 6, roll 1 2", pawns=["d1a"], lit=[1], dark=[0], traps={"d2a": "t08:up"}).do("move d2a")
    assert scene.question == "answer-test"
    scene.do("reroll").deal("roll 1 1, roll 1 1")
    assert scene.of("lives") == 2  # the passed roll was lost


def test_L_89_a_standing_answer_repeats_it() -> None:
    fields: dict[str, Any] = {"pawns": ["d1a"], "lit": [1], "dark": [0], "traps": {"d2a": "t01:up"}}
    scene = Scene("roll 1 2, roll 6 6", options={"trap_reroll": "always"}, **fields).do("move d2a")
    assert (scene.of("lives"), scene.of("lit")) == (4, 0)


def test_L_90_only_a_failed_test_of_ones_own_and_one_crystal_after_another() -> None:
    passed = Scene("roll 6 6", pawns=["d2a"], golem="d3a", lit=[1], dark=[0]).do("move d3a")
    assert passed.question == "act"
    scene = Scene("roll 1 2", pawns=["d2a"], golem="d3a", lit=[2, 1], dark=[0, 0]).do("move d3a", "reroll")
    scene.deal("roll 1 2")
    assert (scene.actor, scene.question) == (0, "answer-test")
    scene.do("reroll").deal("roll 6 6")
    assert scene.of("pawns") == "d3a"
