"""The six powers, of locales and of cards. D-52 to D-59."""

from __future__ import annotations

from typing import Any

from tests.games.dreamscape.scene import Scene

ARCHIVES, COLLECTOR, TOWER, GOLEM, LAKE, LORD = "c01", "c05", "c10", "c02", "c03", "c06"  # cards with these powers


def stand_in(locale: int, **fields: Any) -> Scene:
    return Scene("wander", **({"travellers": [locale, 1]} | fields))


def hoard() -> list[dict[str, str]]:
    """Every shard there is, in the other Studio: the bag is empty."""
    full = {"a1": "W" * 20, "a2": "W" * 8, "b1": "E" * 20, "b2": "E" * 3, "c1": "M" * 20, "d1": "R" * 20, "d2": "R" * 3}
    return [{}, full | {"e1": "S" * 15}]


def test_D_52_one_shard_from_the_bag() -> None:
    scene = stand_in(1).do("power")
    assert scene.odds() == {"bag W": 28, "bag E": 23, "bag M": 20, "bag R": 23, "bag S": 15}
    assert scene.deal("bag M").of("hands") == "M"


def test_D_52_an_empty_bag_gives_nothing() -> None:
    assert stand_in(1, studios=hoard()).why_not("power") == "D-52"


def test_D_53_both_are_drawn_before_one_is_laid() -> None:
    scene = stand_in(2, deals="bag W, bag R").do("power")
    assert scene["held"] == "WR"
    assert len(scene.legal()) == 12
    scene.do("lay R 3", "lay W 3")
    assert scene["locales"][2] == "RW"


def test_D_53_a_full_locale_takes_no_more() -> None:
    lines = ["WWWWW", "EEEEE", "RRRRR", "MMMMM", "WWWWW", "EEEE"]
    scene = stand_in(2, locales=lines, deals="bag R, bag R").do("power")
    assert scene.legal() == ["lay R 6"]
    scene.do("lay R 6")
    assert scene["locales"][5] == "EEEER"
    assert scene["held"] == ""  # the second went back into the bag
    assert scene["bag"]["R"] == 17
    assert stand_in(2, locales=[*lines[:5], "EEEEE"]).why_not("power") == "D-53"


def test_D_54_any_locale_in_any_order() -> None:
    scene = stand_in(5, locales=["WEM", "RR", "", "", "S", "SR"]).do("power")
    assert scene.legal() == ["stir 1", "stir 6"]
    scene.do("stir 1", "next M", "next W")
    assert scene["locales"][0] == "MWE"
    assert scene.question == "wander"


def test_D_54_nothing_to_reorder() -> None:
    assert stand_in(5, locales=["WW", "", "", "", "", ""]).why_not("power") == "D-54"


def test_D_55_one_is_enough_but_one_it_must_be() -> None:
    scene = stand_in(3, studio={"c1": "W", "d1": "E"}).do("power")
    assert scene.legal() == ["take c1", "take d1"]
    scene.do("take c1")
    assert scene.legal() == ["take d1", "done"]
    scene.do("done")
    assert scene.of("hands") == "W"


def test_D_55_the_limit_of_two_does_not_count() -> None:
    assert stand_in(3, hand="WWW", studio={"c1": "W"}).do("power", "take c1").of("hands") == "WWWW"


def test_D_55_nothing_can_be_taken() -> None:
    assert stand_in(3, studio={"c1": "W"}, dreamer="c1").why_not("power") == "D-55"


def test_D_55_after_emptying_the_studio_the_entry_is_first_again() -> None:
    scene = Scene("create", hand="W", open=[TOWER], studio={"c1": "E"}).do("use c10 W", "take c1")
    assert scene.legal("place") == ["place E c1"]


def test_D_56_up_to_three_times() -> None:
    scene = stand_in(4, studio={"c1": "WE", "d1": "E"}).do("power")
    assert scene.do("shift c1 d1").question == "golem"
    assert scene.do("done").question == "wander"
    scene = stand_in(4, studio={"c1": "W", "d1": "E"}).do("power", "shift d1 c1", "shift c1 d1", "shift d1 c1")
    assert scene.question == "wander"
    assert scene.of("studios") == {"c1": "WE"}


def test_D_56_a_middle_shard_takes_all_above_along() -> None:
    scene = stand_in(4, studio={"c1": "WEM+", "d1": "R"}).do("power", "shift c1/2 d1")
    assert scene.of("studios") == {"c1": "W", "d1": "REM+"}


def test_D_56_the_target_must_touch_another_shard() -> None:
    scene = stand_in(4, studio={"c1": "W", "c2": "E"}).do("power")
    assert "shift c2 c3" not in scene.legal()  # nothing else would be beside it
    assert "shift c1 b1" not in scene.legal()
    assert scene.why_not("shift c2 c3") == "D-56"
    split = stand_in(4, studio={"c1": "W", "c2": "E", "c3": "M", "b3": "R"}).do("power", "shift c2 b2")
    assert split.of("studios") == {"c1": "W", "b2": "E", "c3": "M", "b3": "R"}


def test_D_56_beside_what_is_left_of_its_own_stack() -> None:
    assert stand_in(4, studio={"c1": "WE"}).do("power", "shift c1 c2").of("studios") == {"c1": "W", "c2": "E"}


def test_D_56_never_onto_a_tree_or_the_dreamer() -> None:
    scene = stand_in(4, studio={"c1": "W", "b1": "E+", "d1": "M"}, dreamer="d1").do("power")
    assert "shift c1 b1" not in scene.legal()
    assert "shift c1 d1" not in scene.legal()


def test_D_56_a_lone_shard_cannot_move() -> None:
    assert stand_in(4, studio={"c1": "W"}).why_not("power") == "D-56"


def test_D_57_the_lord_shows_six_of_one_pile() -> None:
    scene = stand_in(6).do("power")
    assert scene.legal() == ["pile 1", "pile 2", "pile 3"]
    assert scene.why_not("pile none") == "D-57"
    scene.do("pile 3").deal("card c37, card c38, card c39, card c40, card c41, card c42")
    assert len(scene.legal()) == 7
    scene.do("keep none")
    assert len(scene["under"][2]) == 6


def test_D_57_by_a_card_six_or_by_locale() -> None:
    scene = Scene("create", hand="W", open=[LORD], travellers=[2, 1]).do("use c06 W", "pile 1")
    assert scene["steps"][0] == "look:1:6"
    agreed = {"lord_card_draw": "locale"}
    scene = Scene("create", hand="W", open=[LORD], travellers=[2, 1], options=agreed).do("use c06 W", "pile 1")
    assert scene["steps"][0] == "look:1:2"


def test_D_58_locale_powers_in_wandering_only() -> None:
    assert Scene("create").why_not("power") == "D-26"


def test_D_59_blue_powers_are_barred_when_all_create_at_once() -> None:
    lines = ["WE", "", "", "", "", ""]
    agreed = {"simultaneous": True}
    scene = Scene("create", hand="W", open=[COLLECTOR, LAKE, ARCHIVES], locales=lines, options=agreed)
    assert scene.legal("use") == ["use c01 W"]
    assert scene.why_not("use c05 W") == "D-59"
    assert scene.why_not("use c03 W") == "D-59"
    scene = Scene("wander", hand="W", open=[COLLECTOR, LAKE], locales=lines, options=agreed)
    assert scene.legal("use") == ["use c03 W", "use c05 W"]


def test_D_59_otherwise_they_may_be_used_in_creating() -> None:
    scene = Scene("create", hand="W", open=[COLLECTOR], deals="bag W, bag E").do("use c05 W", "lay W 1", "lay E 1")
    assert scene["locales"][0] == "WE"
