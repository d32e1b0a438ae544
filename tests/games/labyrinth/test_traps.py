"""Setting and springing traps: L-104 to L-113."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.labyrinth.scene import Scene, keys, next_turn


def sprung(trap: str, rolls: str, **fields: Any) -> Scene:
    """The first seat walks from d1 into a trap on d2."""
    given: dict[str, Any] = {"pawns": ["d1a"], **fields}
    return Scene(rolls, traps={"d2a": f"{trap}:up"}, **given).do("move d2a")


def test_L_104_a_trap_is_laid_unseen_on_any_corridor() -> None:
    scene = Scene(pawns=["d1a"]).do("trap g4a")
    assert scene["traps"] == {"g4a": "?:"}
    assert scene["actions"] == 1
    assert scene["unseen"]["t01"] == 6  # which one it is is not decided


def test_L_105_not_where_another_character_stands() -> None:
    scene = Scene(pawns=["d1a", "d2a"])
    assert scene.why_not("trap d2a") == "L-105"
    scene.do("trap d1a")
    assert (scene["traps"], scene.question) == ({"d1a": "?:"}, "act")


def test_L_106_not_on_the_centre_or_a_start_space() -> None:
    scene = Scene(pawns=["d1a"])
    assert scene.why_not("trap d4a") == "L-106"
    assert "trap g1a" in scene.legal()  # a key tile


def test_L_107_one_trap_on_a_corridor() -> None:
    scene = Scene(pawns=["d1a"], traps={"d3a": "?:", "d3b": "?:"})
    assert scene.why_not("trap d3a") == "L-107"
    assert "trap d3c" in scene.legal()


def test_L_108_a_corridor_under_a_bridge_is_one_corridor() -> None:
    scene = Scene(pawns=["d1a"], tiles={"d2": "n12:0"})
    assert [text for text in scene.legal("trap") if "d2" in text] == ["trap d2a", "trap d2b"]


def test_L_109_it_stays_and_acts_on_everybody() -> None:
    scene = sprung("t01", "roll 6 6")
    assert scene["traps"] == {"d2a": "t01:up"}
    own = Scene("draw t01, roll 1 2", pawns=["d1a"]).do("trap d2a", "move d2a")
    assert own.of("lives") == 3


def test_L_110_on_its_corridor_only() -> None:
    scene = Scene(pawns=["d1a"], traps={"d3b": "t01:up"}, tiles={"d2": "n02:0", "d3": "n29:0"}).do(
        "move d2a", "move d3a"
    )
    assert (scene.of("pawns"), scene.of("lives")) == ("d3a", 4)


def test_L_111_two_dice_against_the_difficulty() -> None:
    assert sprung("t01", "roll 3 4").of("lives") == 4
    assert sprung("t01", "roll 2 4").of("lives") == 3


def test_L_112_some_traps_need_more_rolls() -> None:
    scene = sprung("t02", "roll 1 2, roll 3 3")
    assert scene.actor == -1
    assert scene.deal("roll 1 2").of("lives") == 2


def test_L_113_the_effect_happens_once_for_each_failed_roll() -> None:
    assert sprung("t08", "roll 1 2, roll 1 2").of("lives") == 2
    assert sprung("t08", "roll 6 6, roll 1 2").of("lives") == 3


@pytest.mark.parametrize(
    ("trap", "rolls", "lives", "dazes"),
    [
        ("t01", "roll 1 2", 3, 0),
        ("t02", "roll 1 1, roll 1 1, roll 1 1", 1, 0),
        ("t04", "roll 1 2", 3, 1),
        ("t05", "roll 1 2", 4, 2),
        ("t08", "roll 1 2, roll 6 6", 3, 0),
        ("t09", "roll 1 2", 3, 0),
        ("t10", "roll 1 2", 3, 0),
        ("t11", "roll 1 2", 3, 0),
        ("t15", "roll 1 2", 3, 1),
    ],
)
def test_what_traps_cost(trap: str, rolls: str, lives: int, dazes: int) -> None:
    scene = sprung(trap, rolls, actions=1)
    assert (scene.of("lives"), scene.of("dazes")) == (lives, dazes)


def test_a_gust_blows_back() -> None:
    assert sprung("t06", "roll 1 2").of("pawns") == "d1a"


def test_a_pendulum_wounds_and_throws_back() -> None:
    scene = sprung("t03", "roll 1 2")
    assert (scene.of("pawns"), scene.of("lives")) == ("d1a", 3)
    dead = sprung("t03", "roll 1 2", lives=[1], keys=keys(k2="@1"))
    assert (dead.of("pawns"), dead["keys"]["k2"]) == ("s1", "d2a:1")


def test_a_web_ends_the_turn() -> None:
    scene = sprung("t13", "roll 1 2")
    assert (scene.of("lives"), scene.of("dazes"), scene.actor) == (4, 0, 1)
    assert "snared" in scene.told()


def test_a_web_dazes_in_the_turn_of_another() -> None:
    scene = Scene("draw e11", pawns=["g1a", "d1a"], traps={"d2a": "t13:up"}).do("event", "on 2", "to d2a")
    scene.deal("roll 1 2")
    assert (scene.of("dazes", 1), scene.actor, scene["actions"]) == (1, 0, 1)


def test_a_whirling_floor_lets_the_player_on_the_left_choose_the_way() -> None:
    scene = sprung("t14", "roll 1 2")
    assert (scene.actor, scene.question, scene.legal()) == (1, "blow", ["to d1a", "to d3a"])
    scene.do("to d3a")
    assert (scene.of("pawns"), scene["moved"]) == ("d3a", "1")


def test_a_lodestone_pulls_a_key_to_the_ground() -> None:
    scene = sprung("t15", "roll 1 2", keys=keys(k2="@1"))
    assert (scene["keys"]["k2"], scene.of("lives")) == ("d2a:1", 4)
    assert "take k2" in scene.legal()  # after the rest that the daze token takes


def test_a_gust_after_a_jump_leaves_the_way_to_the_player_on_the_left() -> None:
    tiles = {"d2": "n13:0", "d3": "n30:0", "e2": "n11:0", "c1": "n10:0"}
    scene = Scene(pawns=["d2a"], tiles=tiles, traps={"d2b": "t06:up"}).do("jump safe").deal("roll 1 2")
    assert (scene.actor, scene.question) == (1, "blow")
    scene.do("to e2a")
    assert scene.of("pawns") == "e2a"


def test_a_catapult_throws_home() -> None:
    assert sprung("t07", "roll 1 2").of("pawns") == "s1"


def test_a_spirit_takes_an_item_of_ones_choice() -> None:
    scene = sprung("t09", "roll 1 2", items={"i01": "@1", "i03": "@1"})
    assert scene.question == "robbed"
    scene.do("drop i03")
    assert (scene["items"], scene.of("lives")) == ({"i01": "@1"}, 4)
    assert sprung("t09", "roll 1 2", items={"i03": "@1"})["items"] == {}


def test_a_leech_darkens_a_crystal() -> None:
    scene = sprung("t10", "roll 1 2", lit=[1], dark=[0]).do("pass")
    assert (scene.of("lit"), scene.of("dark"), scene.of("lives")) == (0, 1, 4)


def test_an_alarm_lets_the_player_on_the_left_lead_the_golem() -> None:
    scene = sprung("t12", "roll 1 2")
    assert (scene.actor, scene.question) == (1, "golem-step")
    scene.do("to d3a")
    assert scene["golem"] == "d3a"
    scene.do("stop")
    assert scene.actor == 0


def test_a_trap_springs_in_somebody_elses_turn_too() -> None:
    scene = next_turn(pawns=["d1a"], traps={"d2a": "t01:up"}, keys=keys())
    assert scene.do("move d2a").deal("roll 1 2").of("lives") == 3
