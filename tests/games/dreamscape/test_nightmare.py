"""The Nightmare variant. D-70 to D-80."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.dreamscape.board import SPACE_NAMES
from tests.games.dreamscape.scene import Scene

LINES = ["WEM", "RRR", "SSS", "EEE", "MMM", "WWW"]


def scene_of(steps: str, **fields: Any) -> Scene:
    haunts = fields.get("haunts", [])
    usual: dict[str, Any] = {"locales": LINES, "options": {"nightmare": True}, "pool": 22 - len(haunts)}
    return Scene(steps, **usual | fields)


def wander(**fields: Any) -> Scene:
    return scene_of("wander", **fields)


def create(hand: str = "", **fields: Any) -> Scene:
    return scene_of("create", hand=hand, pool=fields.pop("pool", 10), **fields)


def test_D_70_the_set_up() -> None:
    scene = Scene(options={"nightmare": True})
    assert scene["haunted"] == 6
    assert scene["haunts"] == ["5-6", "3-6"]
    assert scene["bag"]["N"] == 3
    assert scene["pool"] == 20


def test_D_71_each_wanderer_is_followed_by_his_nightmare() -> None:
    scene = wander().do("sleep")
    assert (scene.question, scene.actor) == ("sow", 0)
    assert scene.do("sow 2").actor == 1


def test_D_72_crossing_takes_the_red_shard() -> None:
    scene = wander(haunts=["1-2"]).do("go 2")
    assert scene.of("hands") == "N"
    assert scene["haunts"] == []
    assert scene["candle"] == 3


def test_D_72_on_key_moves_too() -> None:
    scene = wander(hand="R", haunts=["1-2"]).do("go 2")
    assert scene["candle"] == 4
    assert scene.of("hands") == "RN"


def test_D_72_with_two_red_it_is_ignored() -> None:
    scene = wander(hand="NN", haunts=["1-2"], pool=19).do("go 2")
    assert scene.of("hands") == "NN"
    assert scene["haunts"] == ["1-2"]


def test_D_73_red_in_a_locale_is_collected_and_is_a_key() -> None:
    scene = wander(locales=["WN", "N", "S", "E", "M", "W"], pool=20).do("collect", "go 2")
    assert scene.of("hands") == "N"
    assert scene["candle"] == 3
    full = wander(hand="NN", locales=["WN", "R", "S", "E", "M", "W"], pool=19)
    assert full.why_not("collect") == "D-19"


def test_D_74_he_comes_and_sows_on_an_empty_edge() -> None:
    scene = wander(travellers=[5, 1], haunts=["4-5"]).do("sleep")
    assert scene["haunted"] == 5
    assert scene.legal() == ["sow 2", "sow 6"]
    assert scene.why_not("sow 4") == "D-74"
    scene.do("sow 2")
    assert scene["haunts"] == ["4-5", "2-5"]
    assert scene["pool"] == 20


def test_D_74_one_empty_edge_needs_no_choice_and_none_no_shard() -> None:
    scene = wander(haunts=["1-2"]).do("sleep")
    assert scene["haunts"] == ["1-2", "1-4"]
    assert scene.question == "wander"
    scene = wander(haunts=["1-2", "1-4"]).do("sleep")
    assert scene["pool"] == 20


def test_D_74_an_empty_pool_sows_nothing() -> None:
    others = dict.fromkeys(SPACE_NAMES[:22], "N")
    scene = wander(pool=0, studios=[{}, others]).do("sleep")
    assert scene["haunts"] == []
    assert scene.question == "wander"


def test_D_75_the_power_of_his_locale_is_blocked() -> None:
    scene = wander(travellers=[6, 1])
    assert scene.why_not("power") == "D-75"


def test_D_75_but_not_that_of_a_card() -> None:
    assert "use c06 W" in wander(travellers=[6, 1], hand="W", open=["c06"]).legal()  # the Lord's


def test_D_76_red_lies_on_nothing_and_nothing_on_red() -> None:
    scene = create("NWM", studio={"c1": "N", "d1": "W"})
    assert scene.why_not("place N d1") == "D-76"
    assert scene.why_not("place W c1") == "D-76"
    assert scene.why_not("tree c1") == "D-76"
    assert "place N c2" in scene.legal()


def test_D_76_the_golem_moves_red_to_empty_spaces_only() -> None:
    scene = scene_of("golem:3 create", studio={"c1": "N", "d1": "W", "d2": "E"}, pool=10)
    assert "shift c1 d1" not in scene.legal()
    assert "shift d1 c1" not in scene.legal()
    assert "shift c1 c2" in scene.legal()


@pytest.mark.parametrize("allowed", [True, False])
def test_D_55_the_tower_takes_red_where_agreed(allowed: bool) -> None:
    options = {"nightmare": True, "tower_red": allowed}
    scene = scene_of("tower:2 create", studio={"c1": "N", "d1": "W"}, pool=10, options=options)
    assert ("take c1" in scene.legal()) == allowed


def test_D_77_each_step_on_red_costs_a_point() -> None:
    scene = create("SS", studio={"c1": "M", "c2": "N", "c3": "M"}, dreamer="c1").do("walk c2", "walk c3")
    assert scene.of("points") == -1


def test_D_78_red_is_neither_stored_nor_swapped_in_pairs() -> None:
    scene = create("NN", open=["c01"])
    assert scene.legal("store") == scene.legal("use") == scene.legal("swap") == []


def test_D_78_three_red_for_any_other() -> None:
    scene = create("NNN")
    assert scene.legal("swap") == ["swap NNN W", "swap NNN E", "swap NNN M", "swap NNN R", "swap NNN S"]
    assert scene.do("swap NNN S").of("hands") == "S"
    assert create("NN").why_not("swap NNN S") == "D-78"


def test_D_79_red_must_go_into_the_studio() -> None:
    scene = create("NW", studio={"c1": "W"}).do("done")
    assert scene.question == "settle"
    assert scene.legal() == ["place N b1", "place N d1", "place N c2"]
    scene.do("place N c2")
    assert scene.of("studios") == {"c1": "W", "c2": "N"}
    assert scene.actor == 1
    assert scene.of("hands") == ""


def full_studio(**changes: str) -> dict[str, str]:
    colours = "WEMR"
    return {name: colours[place % 4] * 2 for place, name in enumerate(SPACE_NAMES)} | changes


def test_D_79_in_a_full_studio_a_bare_shard_makes_room() -> None:
    scene = create("N", studio=full_studio(a1="W", b1="E+", c1="W"), dreamer="c1", locales=[""] * 6).do("done")
    assert scene.legal() == ["clear a1"]
    assert scene.do("clear a1").of("studios")["a1"] == "N"


def test_D_79_or_any_stack_with_all_that_stands_on_it() -> None:
    scene = create("N", studio=full_studio(b1="EE+"), dreamer="c1", locales=[""] * 6).do("done")
    assert len(scene.legal()) == 25
    trees = scene["trees"]
    scene.do("clear b1")
    assert scene["trees"] == trees + 1
    scene = create("N", studio=full_studio(), dreamer="c1", locales=[""] * 6).do("done", "clear c1")
    assert scene.of("dreamers") is None


def test_D_80_three_points_for_each_red_shard() -> None:
    scene = create(round=7, turn=2, seat=2, studio={"c1": "N", "c2": "N"}, tokens=["t01"], slots=[None]).do("done")
    assert scene.result() == ([-6, 0], [1], "D-80")


def test_D_80_a_tie_goes_to_fewer_red_before_more_cards() -> None:
    scene = create(
        round=7, turn=2, seat=2, studio={"c1": "N"}, points=[3, 0], completed=["c01"], tokens=["t02"], slots=[None]
    )
    assert scene.do("done").result() == ([0, 0], [1], "D-80")


def test_D_68_no_nightmares_is_a_goal_of_the_variant() -> None:
    scene = create(round=7, turn=2, seat=2, studio={"c1": "N"}, tokens=["t06"], slots=[None]).do("done")
    assert scene.result() == ([-3, 6], [1], "D-80")
