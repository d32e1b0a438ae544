"""The fifteen items and twelve events, each in a small scene."""

from __future__ import annotations

from typing import Any

from tests.games.labyrinth.scene import Scene, keys, next_turn

BRIDGE = {"d2": "n13:0", "d3": "n30:0"}


def carrying(item: str, **fields: Any) -> Scene:
    given = {"pawns": ["d1a"], **fields}
    return Scene(items={item: "@1"}, **given)


def test_i01_sword() -> None:
    scene = carrying("i01", pawns=["d2a", "d2a"]).do("attack 2").deal("roll 2 3, roll 2 3")
    assert scene["lives"] == [4, 3, 4, 4]


def test_i02_shield_may_save_the_life() -> None:
    scene = carrying("i02", pawns=["d2a", "d2a"]).do("attack 2").deal("roll 1 1, roll 6 6")
    assert (scene.question, scene.legal()) == ("defence", ["item i02", "pass"])
    assert scene.do("item i02").deal("roll 4 5").of("lives") == 4
    failed = carrying("i02", pawns=["d2a", "d2a"]).do("attack 2").deal("roll 1 1, roll 6 6").do("item i02")
    assert failed.deal("roll 4 4").of("lives") == 3


def test_i03_boots() -> None:
    assert carrying("i03", pawns=["d2a"], tiles=BRIDGE).do("jump risky").deal("roll 3 3").of("pawns") == "d2b"


def test_i04_rope() -> None:
    scene = carrying("i04", pawns=["d2a"], tiles=BRIDGE).do("jump risky").deal("roll 1 2")
    assert (scene.of("pawns"), scene.of("lives")) == ("d2b", 4)
    assert {"fall", "daze"} <= set(scene.told())


def test_i05_phoenix_keeps_the_last_life() -> None:
    scene = carrying("i05", lives=[1], traps={"d2a": "t01:up"}).do("move d2a").deal("roll 1 2")
    assert scene.legal() == ["item i05", "pass"]
    scene.do("item i05")
    assert (scene.of("lives"), scene.of("pawns"), scene["items"]) == (1, "d2a", {})


def test_i06_shard_is_a_crystal_as_long_as_it_is_carried() -> None:
    scene = Scene(pawns=["d2a"], items={"i06": "d2a", "i01": "@1", "i02": "@1"}).do("take i06", "leave i01")
    assert scene.of("dark") == 2
    assert scene.do("take i01", "leave i06").of("dark") == 1


def test_i07_elixir() -> None:
    assert carrying("i07", lives=[1]).do("item i07").of("lives") == 4


def test_i08_gloves() -> None:
    assert carrying("i08", traps={"d2a": "t01:up"}).do("move d2a").deal("roll 3 3").of("lives") == 4


def test_i09_cloak() -> None:
    assert carrying("i09", golem="d2a").do("move d2a").deal("roll 4 5").of("pawns") == "d2a"


def test_i10_staff_makes_a_move_for_a_life() -> None:
    scene = carrying("i10").do("item i10")
    assert scene.legal() == ["to d2a", "to s1"]
    scene.do("to d2a")
    assert (scene.of("pawns"), scene.of("lives"), scene["actions"]) == ("d2a", 3, 2)
    assert scene.why_not("item i10") == "L-128"


def test_i11_horn_changes_the_card_by_one() -> None:
    scene = carrying("i11", pawns=["g1a"]).do("golem").deal("draw g1")
    assert scene.legal() == ["steps 0", "steps 1", "steps 2"]
    assert scene.do("steps 2")["golem"] == "d2a"


def test_i12_lantern_shows_a_trap_to_its_bearer_alone() -> None:
    scene = carrying("i12", traps={"d2a": "?:"}).do("item i12", "to d2a").deal("draw t05")
    assert scene["traps"] == {"d2a": "t05:1"}
    assert scene.traps(0) == {"d2a": ("t05", [0])}
    assert scene.traps(1) == {"d2a": (None, [0])}
    assert scene.look(1)["pools"]["traps_unseen"]["t05"] == 4


def test_i13_shackles_daze_instead() -> None:
    scene = carrying("i13", pawns=["d2a", "d2a"]).do("attack 2").deal("roll 6 6, roll 1 1").do("item i13")
    assert (scene.of("lives", 1), scene.of("dazes", 1)) == (4, 2)


def test_i14_incense_discards_all_daze_tokens() -> None:
    scene = next_turn(pawns=["d1a"], items={"i14": "@1"}, dazes=[5])
    assert (scene.of("dazes"), scene["actions"]) == (0, 1)


def test_i15_mirror() -> None:
    scene = carrying("i15").do("item i15").deal("draw c01")
    assert (scene.of("characters"), scene["items"]) == ("c01", {})


# --- events ---


def event(number: str, **fields: Any) -> Scene:
    given = {"pawns": ["d1a"], **fields}
    return Scene(f"draw {number}", **given).do("event")


def test_e01_terror() -> None:
    assert event("e01").do("on 3").of("lives", 2) == 3


def test_e02_wrath_leads_the_golem_and_speeds_it_up() -> None:
    scene = event("e02", pawns=["g1a"])
    scene.do("to d3a", "stop")
    assert scene["golem"] == "d3a"
    assert Scene("draw g1", pawns=["g1a"], event="e02").do("golem")["golem"] == "d2a"


def test_e03_slumber() -> None:
    assert event("e03", golem="d2a")["golem"] == "d4a"
    assert Scene(pawns=["d1a"], event="e03", golem="d2a").do("move d2a").deal("roll 4 5").of("pawns") == "d2a"


def test_e04_earthquake() -> None:
    assert event("e04").do("turn d2 1")["tiles"]["d2"] == "n02:1"
    scene = Scene(pawns=["d2a"], tiles=BRIDGE, event="e04").do("jump risky")
    assert scene["need"] == 10


def test_e05_darkness() -> None:
    assert event("e05").do("trap g4a")["traps"] == {"g4a": "?:"}
    scene = Scene(pawns=["d1a"], event="e05", traps={"d2a": "t01:up"}).do("move d2a").deal("roll 3 4")
    assert scene.of("lives") == 3


def test_e06_surge() -> None:
    assert event("e06").of("lit") == 1
    assert Scene(pawns=["d1a"], event="e06").do("crystal")["actions"] == 1


def test_e07_blood_moon() -> None:
    scene = event("e07", pawns=["d1a", "d2a"]).do("on 2").deal("roll 6 6, roll 1 1")
    assert scene.of("lives", 1) == 3
    later = Scene(pawns=["d2a", "d2a"], event="e07").do("attack 2").deal("roll 6 6, roll 1 1")
    assert later.of("lives", 1) == 2


def test_e08_mercy() -> None:
    assert event("e08", lives=[1]).of("lives") == 4
    assert Scene(pawns=["d1a"], event="e08", lives=[2]).do("rest").of("lives") == 3


def test_e09_greed() -> None:
    assert event("e09").deal("draw i03")["items"] == {"i03": "d1a"}
    fields = {"pawns": ["d2a", "d2a"], "event": "e09", "keys": keys(k2="@1", k3="@1")}
    assert Scene(**fields).do("attack 2").deal("roll 2 3, roll 2 2")["lives"] == [3, 4, 4, 4]


def test_e10_twist_makes_repeated_rolls_lucky() -> None:
    fields = {"event": "e10", "lit": [1], "dark": [0], "traps": {"d2a": "t01:up"}, "pawns": ["d1a"]}
    scene = Scene(**fields).do("move d2a").deal("roll 1 2").do("reroll").deal("roll 3 3")
    assert scene.of("lives") == 4


def test_e11_gale() -> None:
    assert event("e11", pawns=["g1a", "d1a"]).do("on 2", "to d2a").of("pawns", 1) == "d2a"
    scene = Scene(pawns=["d2a"], tiles=BRIDGE, event="e11").do("jump risky")
    assert (scene.of("pawns"), scene["actions"]) == ("d2b", 1)


def test_e12_annihilation() -> None:
    scene = event("e12", events=["e12"])
    assert scene["lives"] == [4, 3, 3, 3]
    scene.do("end")
    assert scene["actions"] == 3
    scene.do("move g1a")
    assert scene.why_not("trap d2a") == "L-83"
