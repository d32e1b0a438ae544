"""Picking up, limits and exchange: L-91 to L-99, L-128."""

from __future__ import annotations

from tests.games.labyrinth.scene import Scene, keys, next_turn


def test_L_91_in_ones_own_turn_from_ones_own_corridor() -> None:
    scene = Scene(pawns=["d2a", "d3a"], items={"i01": "d2a", "i02": "d3a"}, keys=keys(k2="d2a"))
    assert scene.legal("take") == ["take k2", "take i01"]
    assert scene.why_not("take i02") == "L-91"
    assert scene.why_not("take i02", 1) == "L-22"
    scene.do("take i01", "take k2")
    assert (scene["items"]["i01"], scene["keys"]["k2"], scene["actions"]) == ("@1", "@1", 2)


def test_L_92_after_entering_and_also_later_in_the_turn() -> None:
    scene = Scene(pawns=["d1a"], items={"i01": "d2a"}).do("move d2a")
    assert "take i01" in scene.legal()
    scene.do("golem").deal("draw g0").do("take i01")
    assert scene["items"]["i01"] == "@1"


def test_L_93_nobody_picks_up_where_he_is_moved_in_anothers_turn() -> None:
    scene = Scene("draw e11", pawns=["g1a", "d1a"], items={"i01": "d2a"}).do("event", "on 2", "to d2a")
    assert (scene.actor, scene["items"]) == (0, {"i01": "d2a"})


def test_L_93_whoever_is_pushed_off_the_centre_picks_up_after_an_action_of_their_own() -> None:
    scene = Scene("roll 1 2, roll 6 6", pawns=["d4a", "d4a"], golem="d7a", items={"i01": "d3a"})
    scene.do("attack 2", "to d3a")
    assert (scene.actor, scene.of("pawns"), scene["moved"]) == (0, "d3a", "1")
    assert scene.legal("take") == []
    assert scene.why_not("take i01") == "L-93"
    scene.do("golem").deal("draw g0").do("take i01")
    assert scene["items"]["i01"] == "@1"


def test_L_93_moved_in_anothers_turn_one_acts_first_as_well() -> None:
    scene = next_turn(pawns=["d3a"], moved="1", items={"i01": "d3a"})
    assert (scene.actor, scene.legal("take")) == (0, [])
    scene.do("golem").deal("draw g0").do("take i01")
    assert scene["items"]["i01"] == "@1"


def test_L_93_nor_does_one_whom_a_gust_has_blown_back() -> None:
    scene = Scene("roll 1 2", pawns=["d2a"], traps={"d3a": "t06:up"}, items={"i01": "d2a"}).do("move d3a")
    assert (scene.of("pawns"), scene.legal("take")) == ("d2a", [])
    scene.do("move d1a")
    assert scene["moved"] == ""


def test_L_93_nor_those_who_have_changed_places() -> None:
    scene = Scene(characters=["c07"], pawns=["d1a", "d3a"], lit=[1], dark=[0], items={"i01": "d3a"})
    scene.do("use b", "on 2")
    assert (scene.of("pawns"), scene["moved"], scene.legal("take")) == ("d3a", "12", [])


def test_L_93_a_move_for_nothing_is_ones_own_too() -> None:
    scene = Scene(pawns=["d2a"], moved="1", actions=0, items={"i10": "@1", "i01": "d3a"})
    scene.do("item i10", "to d3a", "take i01")
    assert scene["items"]["i01"] == "@1"


def test_L_94_what_is_carried_is_open() -> None:
    scene = Scene(pawns=["d2a"], items={"i01": "@1"}, keys=keys(k2="@1"))
    for viewer in (1, 2, -3):
        seen = scene.look(viewer)
        assert (seen["players"][0]["items"], seen["players"][0]["keys"]) == (["i01"], ["k2"])
        assert [(item["item"], item["carrier"]) for item in seen["items"]] == [("i01", 0)]
        assert (seen["keys"][1]["place"], seen["keys"][1]["carrier"]) == (None, 0)


def test_L_95_any_number_of_keys_but_two_items() -> None:
    scene = Scene(pawns=["d2a"], keys=keys(k2="@1", k3="@1", k4="d2a"), items={"i01": "@1", "i02": "@1", "i03": "d2a"})
    scene.do("take k4", "take i03")
    assert scene.legal() == ["leave i01", "leave i02"]


def test_L_96_nothing_is_dropped_for_nothing() -> None:
    scene = Scene(pawns=["d2a"], items={"i01": "@1", "i02": "@1"})
    assert scene.legal("leave") == scene.legal("drop") == []
    assert scene.why_not("leave i01") == "L-20"


def test_L_97_each_held_item_is_exchanged_once_a_turn() -> None:
    scene = Scene(pawns=["d2a"], items={"i01": "@1", "i02": "@1", "i03": "d2a"})
    scene.do("take i03", "leave i01")
    assert scene["items"] == {"i01": "d2a", "i02": "@1", "i03": "@1"}
    scene.do("take i01")
    assert scene.legal() == ["leave i02", "leave i03"]
    scene.do("leave i02", "take i02")
    assert scene.legal() == ["leave i03"]
    scene.do("leave i03")
    assert scene.why_not("take i03") == "L-97"


def test_L_98_no_trading_with_others() -> None:
    scene = Scene(pawns=["d2a", "d2a"], items={"i01": "@2", "i02": "@1"})
    assert scene.why_not("take i01") == "L-91"


def test_L_99_picking_up_is_free_to_be_declined() -> None:
    scene = Scene(pawns=["d2a"], items={"i01": "d2a"}).do("end")
    assert scene["items"] == {"i01": "d2a"}


def test_L_128_items_lie_in_chests_and_do_what_the_table_says() -> None:
    scene = Scene("draw n03, draw i07", pawns=["d1a"], lives=[1]).do("build", "place e3 0")
    assert scene["items"] == {"i07": "e3a"}
    scene = Scene(pawns=["d1a"], lives=[1], items={"i07": "@1"}).do("item i07")
    assert (scene.of("lives"), scene["items"]) == (4, {})
