"""The worked examples of the rulebook, move by move."""

from __future__ import annotations

import pytest

from tests.games.dreamscape.scene import Scene


def test_D_16_orange_on_purple_in_2_yellow_in_3_teal_in_5() -> None:
    """Page 6: orange (1) lies on purple (2), so the order is orange, purple, yellow (3), teal (4)."""
    scene = Scene(
        "create",
        options={"players": 4},
        turn=4,
        seat=4,
        order=[2, 3, 1, 4],
        travellers=[2, 2, 3, 5],
        locales=["WWWWW", "EEEEE", "RRRRR", "MMMMM", "WWWWW", "EEEEE"],
    ).do("done")
    assert scene["order"] == [1, 2, 3, 4]
    assert scene["round"] == 2


def test_D_18_grey_then_white_then_green_then_blue() -> None:
    """Page 7: the shard nearest the hand symbol comes first."""
    scene = Scene("wander", locales=["WMSR", "", "", "", "", ""])
    scene.do("collect", "collect", "collect", "collect")
    collected = [event["shard"] for event in scene.events() if event["event"] == "collect"]
    assert collected == ["R", "S", "M", "W"]


def test_D_19_with_two_brown_no_third_is_collected() -> None:
    """Page 7."""
    scene = Scene("wander", hand="EE", locales=["WE", "", "", "", "", ""])
    assert scene.why_not("collect") == "D-19"


def test_D_21_blue_opens_a_locale_with_a_blue_key() -> None:
    """Page 7."""
    scene = Scene("wander", hand="W", locales=["E", "WRR", "E", "ER", "E", "E"]).do("go 2")
    assert scene["candle"] == 4


def test_D_27_the_grey_shard_goes_to_the_entry() -> None:
    """Page 8 A: the first shard."""
    assert Scene("create", hand="R").legal("place") == ["place R c1"]


def test_D_28_five_places_for_brown() -> None:
    """Page 8 B: four empty spaces beside grey and blue, or on top of the blue, for the Dreamer stands on the grey."""
    scene = Scene("create", hand="E", studio={"c1": "R", "d1": "W"}, dreamer="c1")
    assert scene.legal("place") == ["place E b1", "place E d1", "place E e1", "place E c2", "place E d2"]


def test_D_31_two_trees_score_one_and_then_two() -> None:
    """Page 10."""
    scene = Scene("create", hand="MM", studio={"c1": "W", "c2": "R", "d1": "W"})
    assert scene.do("tree c1").of("points") == 1
    assert scene.do("tree c2").of("points") == 3


WALK = {"c1": "W", "c2": "W+", "c3": "E", "d3": "RRW"}


def test_D_32_the_walk_worth_five_points() -> None:
    """Page 10: enter on water, over a tree on water to earth, for nothing onto a mountain, and back to earth."""
    scene = Scene("create", hand="SSS", studio=WALK)
    assert scene.do("enter").of("points") == 1
    assert scene.do("walk c2").of("points") == 2
    assert scene.legal() == ["walk c1", "walk c3"]  # no stopping on a tree
    assert scene.do("walk c3").of("hands") == "S"
    assert scene.do("walk d3").of("points") == 5
    assert scene.of("hands") == "S"
    assert scene.do("walk c3").of("hands") == ""
    assert scene.of("points") == 5
    scene.do("done")
    assert scene.of("dreamers") == "c3"


def test_D_32_onto_the_tree_only_with_two_white_shards() -> None:
    """Page 10: moving the Dreamer beyond the tree takes two white shards."""
    scene = Scene("create", hand="S", studio={"c1": "W", "c2": "W+", "c3": "W"}, dreamer="c1")
    assert scene.legal("walk") == []
    assert scene.why_not("walk c2") == "D-32"


def test_D_48_in_the_third_locale_three_cards_are_drawn() -> None:
    """Page 11."""
    scene = Scene(
        "create", hand="S", studio={"c1": "RR", "d1": "W", "e1": "M"}, open=["c01"], travellers=[3, 1], dreamer="e1"
    ).do("walk d1")
    assert scene.of("completed") == ["c01"]
    scene.do("pile 2").deal("card c21, card c22, card c23")
    assert scene.legal() == ["keep c21", "keep c22", "keep c23", "keep none"]


def test_D_52_a_third_blue_shard_from_the_bag() -> None:
    """Page 13: drawing is not collecting."""
    scene = Scene("wander", hand="WW", travellers=[1, 1], deals="bag W").do("power")
    assert scene.of("hands") == "WWW"


def test_D_53_the_four_dot_space_with_two_players() -> None:
    """Page 13: dots count in refilling only."""
    scene = Scene("wander", travellers=[2, 1], locales=["WEMR", "R", "", "", "", ""], deals="bag W, bag E").do("power")
    scene.do("lay W 1", "lay E 2")
    assert scene["locales"] == ["WEMRW", "RE", "", "", "", ""]


def test_D_54_two_green_and_the_blue_is_needed() -> None:
    """Page 13: the Lake brings the blue shard to the right end."""
    scene = Scene("wander", hand="MM", travellers=[5, 1], locales=["", "", "", "", "WMM", ""]).do("power")
    scene.do("stir 5", "next M", "next M", "collect")
    assert scene.of("hands") == "WMM"


TOWER = {"c1": "RW", "c2": "ER", "c3": "RE+", "d2": "M"}


@pytest.mark.parametrize(("second", "hand"), [("take c1", "WR"), ("take c2", "ER")])
def test_D_55_grey_and_then_what_it_uncovers_or_blue(second: str, hand: str) -> None:
    """Page 13: grey and blue, or grey and then the shard under it; the others have something on them."""
    scene = Scene("wander", travellers=[3, 1], studio=TOWER, dreamer="d2").do("power")
    assert scene.legal() == ["take c1", "take c2"]
    scene.do("take c2", second)
    assert scene.of("hands") == hand


def test_D_56_grey_aside_green_onto_it_and_brown_with_its_tree_on_top() -> None:
    """Page 13: the third move takes a tree along."""
    scene = Scene("wander", travellers=[4, 1], studio={"c1": "MR", "b1": "W", "b2": "E+"}).do("power")
    scene.do("shift c1 c2", "shift c1 c2", "shift b2 c2")
    assert scene.of("studios") == {"b1": "W", "c2": "RME+"}
    assert scene.question == "wander"


def test_D_46_the_turn_of_the_great_rock() -> None:
    """Page 9: Monumental Rock (c36, level II, Tower, `M RRR W+D`) before the Bay of the Whispering Wind (c11)."""
    scene = Scene(
        "wander",
        hand="WEMRRS",
        studio={"c1": "W", "d1": "E", "e1": "E"},
        dreamer="d1",
        open=["c11"],
        travellers=[6, 1],
        locales=["W", "W", "W", "W", "W", "W"],
        deals="card c21, card c22, card c36, card c24, card c25, card c26",
    )
    # 1: the Lord shows six cards of pile II; only he lets one own two cards.
    scene.do("power", "pile 2", "keep c36")
    assert scene["flipped"] == [1]
    assert scene.of("open") == ["c11", "c36"]
    assert len(scene["under"][1]) == 5
    scene.do("sleep", "sleep")
    # 2: the new card's power, paid with blue, brings a blue and a brown shard back into the hands.
    scene.do("use c36 W", "take c1", "take e1")
    assert scene.of("hands") == "WEEMRRS"
    # 3: meadow, rock and water go where the card wants them.
    scene.do("place W d2", "place R c2", "place R c2", "place M b2")
    # 4: a white shard moves the Dreamer onto water, for one point.
    assert scene.do("walk d2").of("points") == 1
    # 5: two brown for a grey, which completes the card.
    scene.do("swap EE R", "place R c2")
    assert scene.of("points") == 1 + 8
    # 6: the card lies face down, with the blue shard still on it, and new cards may be drawn.
    assert scene.of("completed") == ["c36"]
    assert scene["stored"] == {"c36": "W"}
    assert scene.legal() == ["pile 1", "pile 2", "pile 3", "pile none"]
    scene.do("pile 3").deal("card c37, card c38, card c39, card c40, card c41, card c42")
    scene.do("keep c40")
    assert scene.of("open") == ["c11", "c40"]
