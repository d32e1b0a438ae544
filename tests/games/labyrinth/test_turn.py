"""The turn and its two actions: L-20 to L-27."""

from __future__ import annotations

from tests.games.labyrinth.scene import Scene, next_turn

BRIDGE = {"d2": "n12:0", "d3": "n30:0"}  # a straight bridge from N to S, over a corridor with a trap symbol


def test_L_20_two_actions_in_a_turn() -> None:
    scene = Scene(pawns=["d1a"])
    assert scene["actions"] == 2
    scene.do("move d2a", "move d1a")
    assert scene["actions"] == 2  # of the next player
    assert scene.actor == 1


def test_L_21_actions_left_are_lost() -> None:
    scene = Scene(pawns=["d1a"]).do("end").do("move g1a", "end")
    assert scene.actor == 2
    assert scene["actions"] == 2


def test_L_21_two_actions_cannot_be_paid_over_two_turns() -> None:
    scene = Scene(pawns=["d1a"], actions=1)
    assert scene.why_not("crystal") == "L-86"


def test_L_22_only_the_active_player_spends_actions() -> None:
    scene = Scene(pawns=["d1a", "g1a"])
    assert scene.why_not("build", 1) == "L-22"
    assert scene.why_not("build", 0) is None


def test_L_23_activities_for_one_action() -> None:
    scene = Scene(pawns=["d2a", "d2a"], tiles=BRIDGE, actions=1)
    for text in ("build", "move d1a", "jump risky", "attack 2", "trap d1a", "golem", "event"):
        assert text in scene.legal()
    dazed = next_turn(pawns=["d2a"], dazes=[1])
    assert "rest" in dazed.told()


def test_L_24_activities_for_two_actions() -> None:
    scene = Scene(pawns=["d2a"], tiles=BRIDGE)
    assert {"jump safe", "crystal"} <= set(scene.legal())
    scene = Scene(pawns=["d2a"], tiles=BRIDGE, actions=1)
    assert not {"jump safe", "crystal"} & set(scene.legal())


def test_L_25_activities_for_nothing() -> None:
    scene = Scene(pawns=["g1a"], actions=0)
    assert scene.legal() == ["take k2", "end"]
    scene.do("take k2")
    assert scene["keys"]["k2"] == "@1"
    assert scene.actor == 1


def test_L_26_the_first_activity_is_the_move_to_the_key_space() -> None:
    scene = Scene()
    assert scene.legal() == ["move d1a", "end"]
    for text in ("build", "golem", "event", "trap d1a"):
        assert scene.why_not(text) == "L-26"


def test_L_26_one_may_wait_on_the_start_space() -> None:
    scene = Scene("roll 1 2", pawns=["d3a"]).do("move d4a")
    assert (scene.of("pawns"), scene["actions"]) == ("s1", 1)
    assert scene.legal() == ["move d1a", "end"]
    assert scene.do("end").actor == 1


def test_L_26_abilities_and_items_wait_even_those_for_nothing() -> None:
    scene = Scene(characters=["c02"], lit=[1], dark=[0], items={"i07": "@1"}, lives=[1])
    assert scene.legal() == ["move d1a", "end"]
    assert scene.why_not("use c") == scene.why_not("item i07") == "L-26"
    assert {"use c", "item i07"} <= set(scene.do("move d1a").legal())


def test_L_27_abilities_cost_actions_lives_crystals_and_tokens() -> None:
    scene = Scene(characters=["c02"], pawns=["d1a"], lit=[1], dark=[0]).do("use c")
    assert (scene["actions"], scene.of("lit"), scene.of("dark")) == (3, 0, 1)
    assert scene.why_not("use c") == "L-27"
    scene = Scene(characters=["c03"], pawns=["d1a"]).do("use a", "to d2a")
    assert scene["tokens"]["c03"] == ["d2a", "card", "card"]
    assert scene["actions"] == 1
