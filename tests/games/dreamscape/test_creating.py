"""Creating, and what each colour does. D-26 to D-43."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dreamscape.scene import Scene


def create(hand: str = "", **fields: Any) -> Scene:
    return Scene("create", hand=hand, **fields)


def test_D_26_one_shard_at_a_time_in_any_order() -> None:
    scene = create("WRM").do("place W c1", "tree c1", "place R b1")
    assert scene.of("studios") == {"b1": "R", "c1": "W+"}
    assert scene.of("hands") == ""


def test_D_26_only_what_is_in_the_hands() -> None:
    assert create("W").why_not("place R c1") == "D-26"


def test_D_27_every_empty_studio_begins_at_the_entry() -> None:
    assert create("WR").why_not("place W c2") == "D-27"
    assert create("WR").legal("place") == ["place W c1", "place R c1"]


def test_D_28_never_under_anything() -> None:
    scene = create("W", studio={"c1": "R+", "d1": "E"}, dreamer="d1")
    assert "place W c1" not in scene.legal()
    assert scene.why_not("place W c1") == "D-28"
    assert scene.why_not("place W d1") == "D-28"
    assert scene.why_not("place W c3") == "D-28"


def test_D_28_beside_any_shard_even_of_another_group() -> None:
    scene = create("W", studio={"a5": "R", "e1": "E"})
    assert scene.legal("place") == [
        "place W d1",
        "place W e1",
        "place W e2",
        "place W a4",
        "place W a5",
        "place W b5",
    ]
    assert scene.why_not("place W c1") == "D-28"


def test_D_29_white_builds_unless_agreed_otherwise() -> None:
    assert create("S").legal("place") == ["place S c1"]
    scene = create("S", options={"place_white": False})
    assert scene.legal() == ["done"]
    assert scene.why_not("place S c1") == "D-29"


def test_D_30_the_dreamer_enters_over_the_entry() -> None:
    scene = create(studio={"c1": "W"}).do("enter")
    assert scene.of("dreamers") == "c1"
    assert scene.of("points") == 1


def test_D_30_not_over_an_empty_entry() -> None:
    assert create(studio={"d1": "W"}).why_not("enter") == "D-30"
    assert create().why_not("walk c1") == "D-30"


def test_D_30_through_a_tree_only_with_a_way_on() -> None:
    assert create(studio={"c1": "W+", "c2": "M"}).why_not("enter") == "D-30"
    scene = create("S", studio={"c1": "W+", "c2": "M"}).do("enter")
    assert scene.legal() == ["walk c2"]
    assert scene.do("walk c2").of("dreamers") == "c2"


def test_D_30_through_a_tree_on_earth_for_nothing() -> None:
    scene = create(studio={"c1": "E+", "c2": "M"}).do("enter", "walk c2")
    assert scene.of("dreamers") == "c2"


def test_D_30_he_enters_only_once() -> None:
    assert create(studio={"c1": "W"}, dreamer="c1").why_not("enter") == "D-30"


def test_D_31_two_for_one_of_another_colour() -> None:
    scene = create("WWE")
    assert scene.legal("swap") == ["swap WW E", "swap WW M", "swap WW R", "swap WW S"]
    bag = scene["bag"]
    scene.do("swap WW R")
    assert scene.of("hands") == "ER"
    assert scene["bag"] == bag | {"W": bag["W"] + 2, "R": bag["R"] - 1}
    assert scene.why_not("swap EE R") == "D-31"


def test_D_31_even_for_a_red_one_unless_agreed_otherwise() -> None:
    """To get rid of all three (D-78)."""
    haunted: dict[str, object] = {"nightmare": True}
    scene = create("WWNN", options=haunted).do("swap WW N")
    assert scene.of("hands") == "NNN"
    assert scene.do("swap NNN E").of("hands") == "E"
    scene = create("WWNN", options=haunted | {"swap_red": False})
    assert "swap WW N" not in scene.legal()
    assert scene.why_not("swap WW N") == "D-31"


def test_D_31_only_what_is_in_the_bag() -> None:
    scene = create("WW", studio={"c1": "S" * 15})
    assert "swap WW S" not in scene.legal()


def test_D_31_a_tree_needs_a_green_shard_a_tree_and_a_bare_shard() -> None:
    scene = create("M", studio={"c1": "R+", "d1": "S", "e1": "W", "b1": "RRR"}, dreamer="e1")
    assert scene.legal("tree") == ["tree b1", "tree d1"]
    assert scene.why_not("tree c1") == "D-31"
    assert scene.why_not("tree e1") == "D-31"
    assert create("E", studio={"c1": "R"}).why_not("tree c1") == "D-31"
    others = {"a1": "W+", "a2": "W+", "a3": "W+", "a4": "W+", "a5": "W+", "b1": "W+"}
    scene = create("M", studio={"c1": "R"}, studios=[{"c1": "R"}, others])
    assert scene["trees"] == 0
    assert scene.why_not("tree c1") == "D-31"


def test_D_31_a_white_shard_is_a_step_at_any_height() -> None:
    scene = create("S", studio={"c1": "M", "c2": "EMMMM"}, dreamer="c1").do("walk c2")
    assert scene.of("dreamers") == "c2"
    assert scene.of("hands") == ""
    assert create(studio={"c1": "M", "c2": "M"}, dreamer="c1").why_not("walk c2") == "D-31"


def test_D_32_over_several_trees_to_a_place_to_stop() -> None:
    studio = {"c1": "M", "c2": "M+", "c3": "E+", "c4": "M"}
    assert create("S", studio=studio, dreamer="c1").legal("walk") == []
    scene = create("SS", studio=studio, dreamer="c1").do("walk c2")
    scene.do("walk c3", "walk c4")
    assert scene.of("hands") == ""
    assert scene.of("dreamers") == "c4"


def test_D_32_from_a_tree_nothing_but_steps() -> None:
    scene = create("SSW", studio={"c1": "M", "c2": "M+", "c3": "W"}, dreamer="c1").do("walk c2")
    assert scene.legal() == ["walk c1", "walk c3"]
    assert scene.why_not("place W b1") == "D-32"


def test_D_33_a_step_back_to_earth_is_free_as_any_other() -> None:
    scene = create("S", studio={"c1": "M", "c2": "E", "d2": "E"}, dreamer="c1").do("walk c2", "walk d2")
    scene.do("walk c2", "walk d2", "walk c2", "walk c1")
    assert scene.of("hands") == ""
    assert scene.legal("walk") == []


def test_D_33_between_two_earths_no_white_shard_is_paid() -> None:
    scene = create("S", studio={"c1": "E", "c2": "E"}).do("enter", "walk c2", "walk c1")
    assert scene.of("hands") == "S"
    assert scene["free"] == 1


def test_D_33_from_the_entry_over_a_tree_and_back() -> None:
    """The Dreamer who has just come in may do what one may who stood there before."""
    studio = {"c1": "W", "c2": "E+"}
    scene = create("S", studio=studio).do("enter", "walk c2", "walk c1")
    assert scene.of("dreamers") == "c1"
    assert scene.of("points") == 2
    assert "walk c2" in create("S", studio=studio, dreamer="c1").legal()


def test_D_33_a_mountain_with_earth_and_a_tree_is_climbed_for_nothing() -> None:
    scene = create(studio={"c1": "E", "c2": "RRE+"}).do("enter", "walk c2", "walk c1")
    assert scene.of("points") == 2
    assert scene.of("dreamers") == "c1"


def test_D_33_after_completing_a_card_too() -> None:
    scene = create(studio={"c1": "E", "c2": "E", "b2": "M", "d1": "W"}, open=["c10"])  # M E+D / . E
    scene.do("enter", "walk c2", "stop", "pile none")
    assert scene["free"] == 1
    assert scene.legal("walk") == ["walk c1", "walk b2"]


def test_D_33_25_free_steps_in_a_row_then_one_is_paid() -> None:
    scene = create("SW", studio={"c1": "E", "c2": "E", "d1": "W"}).do("enter")
    for step in range(25):
        scene.do("walk c1" if step % 2 else "walk c2")
    assert scene["free"] == 0
    assert scene.of("hands") == "WS"
    scene.do("walk c1")
    assert scene.of("hands") == "W"
    assert scene["free"] == 1


def test_D_33_without_a_white_shard_the_walk_ends_there() -> None:
    scene = create(studio={"c1": "E", "c2": "E"}, dreamer="c1", free=0, free_steps=25)
    assert scene.legal("walk") == []
    assert scene.why_not("walk c2") == "D-33"


def test_D_33_the_last_free_step_never_leads_to_a_tree_without_a_way_on() -> None:
    studio = {"c1": "E", "c2": "E+"}
    assert create(studio=studio, dreamer="c1", free=1, free_steps=23).legal("walk") == ["walk c2"]
    assert create(studio=studio, dreamer="c1", free=1, free_steps=24).legal("walk") == []
    assert create("S", studio=studio, dreamer="c1", free=1, free_steps=24).legal("walk") == ["walk c2"]


def test_D_33_anything_else_begins_a_new_row_of_steps() -> None:
    scene = create("W", studio={"c1": "E", "c2": "E"}, dreamer="c1", free=0, free_steps=25).do("place W d1")
    assert scene["free_steps"] == 0


def test_D_33_a_mountain_on_the_way_is_worth_a_way_back() -> None:
    scene = create("S", studio={"c1": "M", "c2": "E", "d2": "RRE"}, dreamer="c1").do("walk c2", "walk d2", "walk c2")
    assert scene.of("points") == 2


def test_D_34_what_is_left_goes_to_the_bag() -> None:
    scene = create("WES")
    bag = scene["bag"]
    scene.do("done")
    assert scene.of("hands") == ""
    assert scene["bag"] == bag | {"W": bag["W"] + 1, "E": bag["E"] + 1, "S": bag["S"] + 1}


def test_D_35_then_the_next_one_creates() -> None:
    assert create().do("done").actor == 1


def test_D_36_trees_go_in_the_order_of_initiative() -> None:
    others = {"a1": "W+", "a2": "W+", "a3": "W+", "a4": "W+", "a5": "W+"}
    scene = create(hands=["M", "M"], studios=[{"c1": "R"}, others], options={"simultaneous": True}, travellers=[1, 2])
    scene.do("tree c1", "done")
    assert scene.actor == 1
    assert scene.legal("tree") == []


@pytest.mark.parametrize("tree", ["", "+"])
def test_D_37_water_gives_a_point_passing_or_stopping(tree: str) -> None:
    scene = create("SS", studio={"c1": "M", "c2": "W" + tree, "c3": "M"}, dreamer="c1").do("walk c2", "walk c3")
    assert scene.of("points") == 1


def test_D_38_earth_gives_one_free_step() -> None:
    scene = create("S", studio={"c1": "M", "c2": "E", "c3": "M", "c4": "M"}, dreamer="c1").do("walk c2", "walk c3")
    assert scene.of("dreamers") == "c3"
    assert scene.legal("walk") == []


def test_D_38_any_other_action_loses_it() -> None:
    scene = create("SW", studio={"c1": "M", "c2": "E", "c3": "M"}, dreamer="c1").do("walk c2", "place W b1")
    assert scene.legal("walk") == []


def test_D_39_meadow_builds_or_becomes_a_tree() -> None:
    scene = create("M", studio={"c1": "R"})
    assert "place M c2" in scene.legal()
    assert "tree c1" in scene.legal()


@pytest.mark.parametrize("stack", ["RR", "RRW", "WRR", "WRRM", "RRR"])
def test_D_40_two_rocks_on_each_other_are_a_mountain(stack: str) -> None:
    points = 3 if stack.endswith("W") else 2
    assert create("S", studio={"c1": "M", "c2": stack}, dreamer="c1").do("walk c2").of("points") == points


@pytest.mark.parametrize("stack", ["R", "RMR", "RM"])
def test_D_40_rocks_apart_are_none(stack: str) -> None:
    assert create("S", studio={"c1": "M", "c2": stack}, dreamer="c1").do("walk c2").of("points") == 0


def test_D_40_each_mountain_once_a_round() -> None:
    scene = create("SSSS", studio={"c1": "M", "c2": "RR", "d2": "RRR"}, dreamer="c1")
    scene.do("walk c2", "walk c1", "walk c2")
    assert scene.of("points") == 2
    assert scene.do("walk d2").of("points") == 4


def test_D_40_the_mark_goes_with_the_mountain() -> None:
    scene = Scene(
        "golem:3 create", hand="SS", studio={"c1": "M", "c2": "RR", "d1": "M"}, dreamer="c1", climbed=[["c2"], []]
    )
    scene.do("shift c2/1 d2", "done")
    assert scene["climbed"] == [["d2"], []]


def test_D_40_the_mark_stays_with_the_lower_rock() -> None:
    scene = Scene("golem:3 create", studio={"c1": "M", "c2": "RRW", "d1": "M"}, dreamer="c1", climbed=[["c2"], []])
    scene.do("shift c2 d2", "done")
    assert scene["climbed"] == [["c2"], []]


def test_D_40_a_rock_taken_by_the_tower_and_put_back_makes_no_new_mountain() -> None:
    scene = Scene("tower:1 create", hand="S", studio={"c1": "M", "c2": "RR"}, dreamer="c1", climbed=[["c2"], []])
    scene.do("take c2", "place R c2", "walk c2")
    assert scene.of("points") == 0


def test_D_40_but_where_nothing_was_left_there_is_a_new_one() -> None:
    scene = Scene("tower:2 create", hand="S", studio={"c1": "M", "c2": "RR"}, dreamer="c1", climbed=[["c2"], []])
    scene.do("take c2", "take c2", "place R c2", "place R c2", "walk c2")
    assert scene.of("points") == 2


def test_D_41_white_does_nothing_under_the_dreamer() -> None:
    assert create("S", studio={"c1": "M", "c2": "S"}, dreamer="c1").do("walk c2").of("points") == 0


def test_D_43_carried_by_the_golem_he_does_not_move() -> None:
    scene = Scene("golem:3 create", studio={"c1": "EW", "d1": "RR"}, dreamer="c1").do("shift c1 d1")
    assert scene.of("dreamers") == "d1"
    assert scene.of("studios") == {"c1": "E", "d1": "RRW"}
    assert scene.of("points") == 0
