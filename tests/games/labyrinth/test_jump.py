"""Jumps, daze and rest: L-53 to L-63."""

from __future__ import annotations

from typing import Any

from tests.games.labyrinth.scene import Scene, next_turn

BRIDGE = {"d2": "n13:0", "d3": "n30:0"}  # d2a passes over d2b


def over(**fields: Any) -> Scene:
    return Scene(pawns=["d2a"], tiles=BRIDGE, **fields)


def under(**fields: Any) -> Scene:
    return Scene(pawns=["d2b"], tiles=BRIDGE, **fields)


def test_L_53_only_with_or_under_a_bridge() -> None:
    assert over().legal("jump") == under().legal("jump") == ["jump risky", "jump safe"]
    assert Scene(pawns=["d1a"], tiles=BRIDGE).why_not("jump risky") == "L-53"


def test_L_54_a_risky_jump_succeeds_on_eight() -> None:
    scene = over().do("jump risky")
    assert scene["actions"] == 1
    assert scene["need"] == 8
    assert scene.deal("roll 4 4").of("pawns") == "d2b"
    assert over().do("jump risky").deal("roll 3 4").of("lives") == 2


def test_L_55_success_down_leads_under_the_bridge() -> None:
    scene = over(traps={"d2b": "?:"}).do("jump risky").deal("roll 4 4")
    assert scene.of("pawns") == "d2b"
    assert sum(scene.odds().values()) == 60  # and is explored


def test_L_56_failure_down_leads_there_too_but_hurts() -> None:
    scene = over(items={"i01": "d2b"}).do("jump risky").deal("roll 3 4")
    assert (scene.of("pawns"), scene.of("lives")) == ("d2b", 2)
    assert scene.told().count("daze") == 1
    assert scene.of("dazes") == 0  # the second action was the rest
    assert scene["items"] == {"i01": "d2b"}


def test_L_57_success_up_leads_onto_the_bridge() -> None:
    assert under().do("jump risky").deal("roll 4 4").of("pawns") == "d2a"


def test_L_58_failure_up_stays_and_explores_again() -> None:
    scene = under(traps={"d2b": "t01:up"}).do("jump risky").deal("roll 3 4")
    assert (scene.of("pawns"), scene.of("lives")) == ("d2b", 2)
    assert scene.actor == -1
    scene.deal("roll 1 2")
    assert scene.of("lives") == 1


def test_L_58_or_not_if_agreed() -> None:
    scene = under(traps={"d2b": "t01:up"}, options={"failed_jump": "skip"}).do("jump risky").deal("roll 3 4")
    assert scene.of("lives") == 2
    assert scene.actor == 1


def test_L_58_the_daze_token_is_taken_even_by_the_dead() -> None:
    scene = under(lives=[2]).do("jump risky").deal("roll 3 4")
    assert (scene.of("pawns"), scene.of("lives")) == ("s1", 4)
    assert "daze" in scene.told()


def test_L_59_a_safe_jump_costs_two_actions_and_no_test() -> None:
    scene = over().do("jump safe")
    assert scene.of("pawns") == "d2b"
    assert scene.actor == 1
    assert over(actions=1).why_not("jump safe") == "L-59"


def test_L_60_any_number_of_daze_tokens() -> None:
    scene = next_turn(pawns=["d1a"], dazes=[7])
    assert scene.of("dazes") == 5  # both actions are spent on resting
    assert scene.actor == 1


def test_L_61_dazed_one_can_only_rest() -> None:
    scene = next_turn(pawns=["g1a"], dazes=[3], lit=[1])
    assert scene.of("dazes") == 1
    assert scene["keys"]["k2"] == "g1a"  # nothing could be taken
    assert scene.actor == 1


def test_L_61_no_crystal_for_a_forced_test() -> None:
    scene = Scene(pawns=["d2a", "d1a"], seat=2, dazes=[1], lit=[1], dark=[0], golem="d3a").do("golem")
    scene.deal("draw g1").do("to d2a").deal("roll 1 2")
    assert scene.of("pawns") == "s1"
    assert scene.of("lit") == 1


def test_L_62_a_dazed_character_loses_without_a_roll() -> None:
    scene = Scene(pawns=["d1a", "d1a"], dazes=[0, 2]).do("attack 2")
    assert scene.of("lives", 1) == 3
    assert "roll" not in scene.told()


def test_L_63_rest_discards_one_daze_token() -> None:
    scene = next_turn(pawns=["d1a"], dazes=[1])
    assert (scene.of("dazes"), scene["actions"]) == (0, 1)
    assert scene.why_not("rest") == "L-63"
