"""The twelve ready tests that the rulebook hands over, move by move."""

from __future__ import annotations

from typing import Any

from tests.games.labyrinth.scene import Scene, keys, next_turn

NOWHERE = "d7a"  # where the Golem is out of the way


def test_the_first_fight() -> None:
    scene = Scene(characters=["c02", "c01", "c03"], pawns=["d1a", "d2a", "d2a"], keys=keys(k4="@2"), golem=NOWHERE)
    scene.do("move d2a", "fight 2")
    scene.deal("roll 2 6, roll 3 3")
    scene.do("use a")
    assert scene.of("lives") == 3
    assert (scene.of("pawns", 1), scene.of("lives", 1), scene["keys"]["k4"]) == ("s2", 4, "d2a:2")
    scene.do("pass")  # the Sister does not fight the Warlock
    assert scene.actor == 2
    scene.do("pass")  # nor he her
    assert scene.do("take k4")["keys"]["k4"] == "@1"


def test_the_second_fight() -> None:
    fields: dict[str, Any] = {
        "characters": ["c05", "c04"],
        "pawns": ["d3a", "d4a"],
        "keys": keys(k2="@1"),
        "golem": NOWHERE,
    }
    tiles = {"d3": "n30:0", "e4": "n11:0"}
    scene = Scene(traps={"e4a": "t01:up"}, tiles=tiles, **fields)
    scene.do("move d4a", "fight 2").deal("roll 4 5, roll 4 4").do("pass")  # 9 against 8 + 1
    scene.deal("roll 6 6, roll 4 6")  # 12 against 10 + 1
    assert scene.of("lives", 1) == 3
    scene.do("to e4a")
    assert scene["tester"] == 2  # the Lady tests the trap
    scene.deal("roll 1 2")
    assert scene.of("lives", 1) == 2
    assert scene.result() == ([0], "L-2")


def test_terror() -> None:
    scene = Scene("draw e01", characters=["c01", "c04"], pawns=["d1a", "g1a"], lit=[1, 1], dark=[0, 0]).do(
        "event", "on 2"
    )
    assert (scene.of("lives", 1), scene["event"]) == (3, "e01")
    scene.do("end")
    assert scene.why_not("use d") == "L-85"
    scene.do("event").deal("draw e08")
    assert scene["event"] == "e08"


def test_rebuilding_a_key_frame_or_centre_tile_is_refused() -> None:
    scene = Scene(characters=["c06"], pawns=["g1a"], lit=[1], dark=[0]).do("use a")
    assert [scene.why_not(f"tile {cell}") for cell in ("d1", "d4", "g4")] == ["L-35"] * 3


def test_a_first_activity_other_than_start_to_key_is_refused() -> None:
    scene = Scene()
    assert [scene.why_not(text) for text in ("build", "trap d2a", "event", "golem")] == ["L-26"] * 4


def test_a_trap_on_the_own_key_tile_is_ignored_when_leaving_the_start() -> None:
    assert Scene(traps={"d1a": "?:"}).do("move d1a")["traps"] == {"d1a": "?:"}


def test_the_own_key_cannot_be_taken_unless_another_dropped_it() -> None:
    assert Scene(pawns=["d1a"]).why_not("take k1") == "L-52"
    assert Scene(pawns=["d1a"], keys=keys(k1="d1a:3")).why_not("take k1") is None


def test_a_trap_with_several_rolls_is_repeated_whole() -> None:
    scene = Scene("roll 6 6, roll 1 1, roll 6 6", pawns=["d1a"], traps={"d2a": "t02:up"}, lit=[1], dark=[0])
    scene.do("move d2a", "reroll")
    assert scene["dice"][:3] == ["", "", ""]
    assert scene.deal("roll 1 1, roll 1 1, roll 6 6").of("lives") == 2


def test_a_dazed_character_only_rests_and_loses_without_a_roll() -> None:
    scene = next_turn(pawns=["d1a"], dazes=[1])
    assert scene.told().count("rest") == 1
    assert Scene(pawns=["d1a", "d1a"], dazes=[0, 1]).do("attack 2").of("lives", 1) == 3


def test_the_golem_bounces_in_a_dead_end_and_may_not_return_otherwise() -> None:
    dead_end = {"d2": "n24:3", "d3": "n11:0"}
    scene = Scene("draw g2", pawns=["g1a"], golem="d3a", tiles=dead_end, golem_from=None).do("golem", "to d2a")
    assert scene["golem"] == "d3a"
    fields: dict[str, Any] = {"golem_from": "d2a", "golem_turn": 1, "turn": 2}
    scene = Scene("draw g1", pawns=["g1a"], golem="d3a", tiles=dead_end, **fields).do("golem")
    assert scene["golem"] == "d4a"


def test_a_third_trap_on_a_tile_of_two_corridors_is_refused() -> None:
    scene = Scene(pawns=["d1a"], tiles={"d2": "n21:0"}, traps={"d2a": "?:", "d2b": "?:"})
    assert [scene.why_not(f"trap d2{corridor}") for corridor in "abc"] == ["L-107", "L-107", "L-104"]


def test_a_third_item_needs_an_exchange() -> None:
    scene = Scene(pawns=["d2a"], items={"i01": "@1", "i02": "@1", "i03": "d2a"}).do("take i03")
    assert scene.question == "exchange"
