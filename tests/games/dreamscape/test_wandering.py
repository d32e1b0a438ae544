"""Wandering. D-17 to D-25."""

from __future__ import annotations

from typing import Any

from tests.games.dreamscape.scene import Scene

LINES = ["WEM", "RRR", "SSS", "EEE", "MMM", "WWW"]


def wander(**fields: Any) -> Scene:
    return Scene("wander", **({"locales": LINES} | fields))


def test_D_17_four_action_points() -> None:
    scene = wander().do("collect", "collect", "go 2", "collect")
    assert scene["candle"] == 0
    assert scene.legal() == ["power", "sleep"]
    assert scene.why_not("collect") == "D-17"
    assert scene.why_not("go 1") == "D-17"


def test_D_17_powers_cost_no_action_point() -> None:
    assert wander(deals="bag W").do("power")["candle"] == 4


def test_D_17_unused_points_are_lost() -> None:
    assert wander().do("sleep", "sleep")["candle"] == 0


def test_D_18_only_in_your_own_locale_from_the_right() -> None:
    scene = wander().do("collect")
    assert scene.of("hands") == "M"
    assert scene["locales"][0] == "WE"


def test_D_18_nothing_to_collect() -> None:
    assert wander(locales=["", "R", "S", "E", "M", "W"]).why_not("collect") == "D-18"


def test_D_19_a_blocked_colour_blocks_the_locale() -> None:
    scene = wander(hand="MM")
    assert "collect" not in scene.legal()


def test_D_19_hands_have_no_other_limit() -> None:
    assert wander(hand="WWWWRRRRM").do("collect").of("hands") == "WWWWMMRRRR"


def test_D_20_no_diagonal_moves() -> None:
    scene = wander()
    assert scene.legal("go") == ["go 2", "go 4"]
    assert scene.why_not("go 5") == "D-20"


def test_D_21_any_colour_is_a_key_and_is_not_spent() -> None:
    scene = wander(hand="S", travellers=[2, 1]).do("go 3")
    assert scene["candle"] == 4
    assert scene.of("hands") == "S"


def test_D_21_an_empty_locale_needs_no_key() -> None:
    assert wander(locales=["W", "", "S", "E", "M", "W"]).do("go 2")["candle"] == 4


def test_D_21_without_the_key_a_move_costs_a_point() -> None:
    assert wander().do("go 2")["candle"] == 3


def test_D_22_no_key_moves_without_action_points() -> None:
    scene = wander(hand="R", candle=0)
    assert scene.legal("go") == []
    assert scene.why_not("go 2") == "D-22"


def test_D_22_a_key_move_back_is_free_as_any_other() -> None:
    scene = wander(hand="WR").do("go 2", "go 1", "go 2")
    assert scene["candle"] == 4
    assert scene["key_moves"] == 3


def test_D_22_six_key_moves_in_a_row_then_one_costs_a_point() -> None:
    scene = wander(hand="WR").do("go 2", "go 1", "go 2", "go 1", "go 2", "go 1")
    assert scene["candle"] == 4
    assert scene.do("go 2")["candle"] == 3
    assert scene.do("go 1")["candle"] == 3


def test_D_22_a_red_shard_on_the_way_is_something_else() -> None:
    scene = wander(hand="WR", options={"nightmare": True}, haunts=["1-2"], pool=19, key_moves=5).do("go 2")
    assert scene["key_moves"] == 0


def test_D_22_after_anything_else_the_way_back_is_free_again() -> None:
    scene = wander(hand="WR").do("go 2", "collect", "go 1")
    assert scene["candle"] == 3


def test_D_22_powers_still_work_without_action_points() -> None:
    assert "power" in wander(candle=0).legal()


def test_D_23_one_locale_power_a_round() -> None:
    scene = wander(deals="bag W").do("power")
    assert scene["flipped"] == [1]
    assert scene.why_not("power") == "D-23"
    scene.do("go 2")
    assert scene.why_not("power") == "D-23"


def test_D_24_each_power_space_once_a_round() -> None:
    scene = wander(hand="WW", open=["c01"], deals="bag E").do("use c01 W")
    assert scene.of("hands") == "WE"
    assert scene["stored"] == {"c01": "W"}
    assert scene.why_not("use c01 W") == "D-50"


def test_D_24_also_in_creating() -> None:
    scene = Scene("create", hand="W", open=["c01"], deals="bag E").do("use c01 W")
    assert scene.of("hands") == "E"


def test_D_25_sleeping_ends_it_and_lies_on_top() -> None:
    scene = wander().do("sleep")
    assert scene.actor == 1
    assert scene.do("sleep", "done", "done")["order"] == [2, 1]
