"""Exploring in five steps: L-47 to L-52."""

from __future__ import annotations

from tests.games.labyrinth.scene import Scene, keys

HELLFIRE = {"c03": ["d2a", "card", "card"]}


def test_L_47_ability_tokens_first() -> None:
    scene = Scene("roll 1 2", pawns=["d1a"], tokens=HELLFIRE, traps={"d2a": "t01:up"}).do("move d2a")
    assert scene.of("lives") == 3
    assert scene.actor == -1  # the trap comes after it


def test_L_47_in_the_order_the_player_chooses() -> None:
    tokens = HELLFIRE | {"c11": ["d2a", "d3a", "card"]}
    scene = Scene(pawns=["d1a"], tokens=tokens).do("move d2a")
    assert scene.question == "token-order"
    assert scene.legal() == ["keep c03", "keep c11"]
    scene.do("keep c11").deal("roll 4 4, roll 4 4")
    assert scene.of("lives") == 4
    assert scene.question == "act"


def test_L_47_the_active_player_chooses_also_for_one_who_is_pushed() -> None:
    tokens = {"c03": ["d3a", "card", "card"], "c11": ["d3a", "d2a", "card"]}
    scene = Scene("roll 6 6, roll 1 2", pawns=["d4a", "d4a"], golem="d7a", tokens=tokens).do("attack 2", "to d3a")
    assert (scene.actor, scene.question, scene.legal()) == (0, "token-order", ["keep c03", "keep c11"])


def test_L_48_then_the_golem() -> None:
    scene = Scene("roll 1 2", pawns=["d1a"], golem="d2a", traps={"d2a": "t01:up"}).do("move d2a")
    assert scene.of("pawns") == "s1"
    assert "trap" not in scene.told()


def test_L_49_then_the_trap() -> None:
    scene = Scene("draw t01, roll 1 2", pawns=["d1a", "d2a"], traps={"d2a": "?:"}).do("move d2a")
    assert scene["traps"]["d2a"] == "t01:up"
    assert scene.of("lives") == 3
    assert scene.question == "free-fight"


def test_L_50_then_the_characters() -> None:
    scene = Scene(pawns=["d1a", "d2a"], items={"i01": "d2a"}).do("move d2a")
    assert scene.legal() == ["fight 2", "pass"]


def test_L_51_then_keys_and_items() -> None:
    scene = Scene(pawns=["d1a", "d2a"], items={"i01": "d2a"}).do("move d2a", "pass", "pass")
    assert "take i01" in scene.legal()


def test_L_51_exploring_stops_when_the_character_is_gone() -> None:
    scene = Scene("roll 1 2", pawns=["d1a", "d2a"], golem="d2a").do("move d2a")
    assert scene.question == "act"
    assert scene.of("pawns") == "s1"


def test_L_51_a_trap_acts_once_in_an_activity() -> None:
    # A gust on d2 and another on d1: back and forth, and then it is over.
    scene = Scene(pawns=["d3a"], traps={"d2a": "t06:up", "d3a": "t06:up"}, golem="d7a")
    scene.do("move d2a").deal("roll 1 1, roll 1 1")
    assert scene.question == "act"
    assert scene.of("pawns") == "d2a"
    assert scene.told().count("trap") == 2


def test_L_51_a_character_moved_in_anothers_turn_explores_too() -> None:
    scene = Scene("draw e11", pawns=["g1a", "d1a"], traps={"d2a": "?:"}).do("event", "on 2", "to d2a")
    assert sum(scene.odds().values()) == 60


def test_L_52_not_the_key_at_the_own_start() -> None:
    assert Scene(pawns=["d1a"]).why_not("take k1") == "L-52"


def test_L_52_unless_another_character_dropped_it() -> None:
    assert Scene(pawns=["d1a"], keys=keys(k1="d1a:2")).legal("take") == ["take k1"]
    assert Scene(pawns=["d1a"], keys=keys(k1="d1a:1")).legal("take") == []
    assert Scene(pawns=["d1a"], keys=keys(k3="d1a:1")).why_not("take k3") == "L-52"
