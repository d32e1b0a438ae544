"""Landscape cards: completing, drawing, their power spaces. D-44 to D-51."""

from __future__ import annotations

import pytest

from reverie.games.dreamscape.actions import CARD_IDS
from reverie.games.dreamscape.nearness import nearest
from reverie.games.dreamscape.showing import show_placement
from tests.games.dreamscape.scene import Scene

LANTERN = "c01"  # RR W+D, level I, 5 points, Archives
STEP = "c04"  # E E / . RR+D, level I, 6 points, Tower; no mirror image of itself


def create(hand: str = "", **fields: object) -> Scene:
    return Scene("create", hand=hand, **fields)  # type: ignore[arg-type]


def lantern(**fields: object) -> Scene:
    """One rock short of Lantern Rock."""
    hand = str(fields.pop("hand", "R"))
    return create(hand, **({"studio": {"c1": "W", "c2": "R"}, "dreamer": "c1", "open": [LANTERN]} | fields))


@pytest.mark.parametrize("rock", ["b1", "d1", "c2"])
def test_D_44_facing_any_direction(rock: str) -> None:
    scene = create("R", studio={"c1": "W", rock: "R"}, dreamer="c1", open=[LANTERN]).do(f"place R {rock}")
    assert scene.of("completed") == [LANTERN]


def test_D_44_anywhere_in_the_studio() -> None:
    scene = create("R", studio={"a5": "W", "b5": "R", "c3": "E"}, dreamer="a5", open=[LANTERN]).do("place R b5")
    assert scene.of("completed") == [LANTERN]


@pytest.mark.parametrize("studio", [{"c1": "W", "c2": "MR"}, {"c1": "EW", "c2": "R"}, {"c1": "W", "d2": "R"}])
def test_D_44_nothing_else_on_or_under_it(studio: dict[str, str]) -> None:
    target = "d2" if "d2" in studio else "c2"
    scene = create("R", studio=studio, dreamer="c1", open=[LANTERN]).do(f"place R {target}")
    assert scene.of("completed") == []


def test_D_44_the_surroundings_do_not_matter() -> None:
    assert lantern(studio={"c1": "W", "c2": "R", "b1": "E+", "d1": "RR"}).do("place R c2").of("completed") == [LANTERN]


def test_D_44_the_dreamer_must_stand_there() -> None:
    scene = create("RS", studio={"c1": "W", "c2": "R", "b1": "M"}, dreamer="b1", open=[LANTERN]).do("place R c2")
    assert scene.of("completed") == []
    assert scene.do("walk c1").of("completed") == [LANTERN]


def test_D_44_a_tree_belongs_to_the_picture() -> None:
    pine = "c13"  # R+T W+D
    scene = create("M", studio={"c1": "W", "c2": "R"}, dreamer="c1", open=[pine]).do("tree c2")
    assert scene.of("completed") == [pine]
    scene = create("E", studio={"c1": "W", "c2": "RR+"}, dreamer="c1", open=[LANTERN]).do("place E b1")
    assert scene.of("completed") == []


def test_D_44_mirrored_only_where_agreed() -> None:
    # E E / . RR+D lies with an earth above the Dreamer's mountain and the other on the left of that.
    straight = {"d2": "E", "d1": "RR"}
    mirrored = {"c2": "E", "c1": "RR"}
    assert create("E", studio=straight, dreamer="d1", open=[STEP]).do("place E c2").of("completed") == [STEP]
    assert create("E", studio=mirrored, dreamer="c1", open=[STEP]).do("place E d2").of("completed") == []
    agreed = {"allow_mirror": True}
    scene = create("E", studio=mirrored, dreamer="c1", open=[STEP], options=agreed).do("place E d2")
    assert scene.of("completed") == [STEP]


def test_D_44_how_near_a_card_is() -> None:
    state = lantern().state
    best = nearest(state, 0, CARD_IDS.index(LANTERN), 3)
    shown = show_placement(state, 0, best[0])
    assert {lies["space"]: lies["missing"] for lies in shown["spaces"] if lies["missing"]} == {"c2": ["R"]}
    assert (shown["missing"], shown["pieces"], shown["in_the_way"], shown["missing_dreamer"]) == (1, 4, 0, False)
    assert len(best) == 3


def test_D_45_at_once_and_without_being_asked() -> None:
    scene = lantern().do("place R c2")
    assert scene.of("points") == 4
    assert scene.question == "pile"


def test_D_45_the_owner_chooses_the_first_of_two() -> None:
    # Lantern Rock wants a mountain beside the Dreamer's water, Cairn Spring (c18) one beyond the next water.
    studio = {"c1": "W", "c2": "W", "b2": "RR", "d1": "RR", "b1": "M"}
    scene = create("S", studio=studio, dreamer="b1", open=["c01", "c18"])
    scene.do("walk c1")
    assert scene.legal() == ["complete c01", "complete c18"]
    assert scene.why_not("complete c02") == "D-44"
    scene.do("complete c18")
    assert scene.of("points") == 1 + 6
    scene.do("pile none")
    assert scene.of("points") == 1 + 6 + 4
    assert scene.of("top") == "c01"


def test_D_45_passing_does_not_complete_and_stopping_is_declared() -> None:
    scene = create("SS", studio={"c1": "W", "c2": "RR", "b1": "M", "d1": "M"}, dreamer="b1", open=[LANTERN])
    scene.do("walk c1")
    assert scene.legal() == ["stop", "walk b1", "walk d1", "walk c2"]
    passed = create("SS", studio={"c1": "W", "c2": "RR", "b1": "M", "d1": "M"}, dreamer="b1", open=[LANTERN])
    assert passed.do("walk c1", "walk d1").of("completed") == []
    assert scene.do("stop").of("completed") == [LANTERN]


@pytest.mark.parametrize(("options", "question"), [({}, "wander"), ({"resume_interrupted": True}, "golem")])
def test_D_45_in_wandering_too_and_the_golem_is_broken_off(options: dict[str, object], question: str) -> None:
    studio = {"c1": "W", "c2": "R", "d2": "R"}
    scene = Scene("wander", travellers=[4, 1], studio=studio, dreamer="c1", open=[LANTERN], options=options)
    scene.do("power", "shift d2 c2")
    assert scene.of("points") == 4
    assert scene.do("pile none").question == question


@pytest.mark.parametrize(("options", "question"), [({}, "create"), ({"resume_interrupted": True}, "tower")])
def test_D_45_so_is_the_tower(options: dict[str, object], question: str) -> None:
    studio = {"c1": "W", "c2": "RRE", "d1": "M"}
    scene = Scene("tower:2 create", studio=studio, dreamer="c1", open=[LANTERN], options=options)
    scene.do("take c2", "pile none")
    assert scene.of("completed") == [LANTERN]
    assert scene.question == question


@pytest.mark.parametrize("resumes", [True, False])
def test_D_45_the_free_step_outlasts_a_completion(resumes: bool) -> None:
    ledge = "c06"  # RM E+D
    options = {"resume_interrupted": resumes}
    scene = create("S", studio={"c1": "M", "c2": "E", "d2": "RM"}, dreamer="c1", open=[ledge], options=options)
    scene.do("walk c2", "stop", "pile none")
    assert scene.of("completed") == [ledge]
    assert scene.legal("walk") == ["walk c1", "walk d2"]


def test_D_45_a_new_card_may_be_complete_at_once() -> None:
    scene = lantern(studio={"c1": "W", "c2": "R", "b1": "E", "a1": "M"}, travellers=[1, 1]).do("place R c2", "pile 1")
    scene.deal("card c02").do("keep c02")  # W+D E M
    assert scene.of("completed") == ["c01", "c02"]
    assert scene.of("points") == 4 + 4


def test_D_46_a_shard_on_the_card_travels_with_it() -> None:
    scene = lantern(stored={LANTERN: "E"}).do("place R c2", "pile none")
    assert scene["stored"] == {LANTERN: "E"}
    assert scene.of("top") == LANTERN


def test_D_46_of_two_shards_one_is_kept() -> None:
    scene = lantern(completed=["c02"], stored={LANTERN: "E", "c02": "M"}).do("place R c2")
    assert scene.legal() == ["retain E", "retain M"]
    scene.do("retain M", "pile none")
    assert scene["stored"] == {LANTERN: "M"}


def test_D_46_the_old_shard_stays_on_top() -> None:
    scene = lantern(completed=["c02"], stored={"c02": "M"}).do("place R c2", "pile none")
    assert scene["stored"] == {LANTERN: "M"}


def test_D_47_the_landscape_stays() -> None:
    assert lantern().do("place R c2").of("studios") == {"c1": "W", "c2": "RR"}


def test_D_48_drawing_is_a_choice_and_so_is_keeping() -> None:
    scene = lantern(travellers=[2, 1]).do("place R c2")
    assert scene.legal() == ["pile 1", "pile 2", "pile 3", "pile none"]
    scene.do("pile 3").deal("card c50, card c49").do("keep none")
    assert scene.of("open") == []
    assert scene["under"][2] == ["c50:1", "c49:1"]


@pytest.mark.parametrize(("order", "under"), [("drawn", ["c48:1", "c50:1"]), ("reversed", ["c50:1", "c48:1"])])
def test_D_48_the_rest_goes_under_in_the_order_agreed_on(order: str, under: list[str]) -> None:
    scene = lantern(travellers=[3, 1], options={"bottom_order": order}).do("place R c2", "pile 3")
    scene.deal("card c48, card c49, card c50").do("keep c49")
    assert scene["under"][2] == under


def test_D_48_a_short_pile_shows_what_there_is_known_cards_last() -> None:
    third = [f"c{number}" for number in range(37, 51)]
    scene = lantern(travellers=[3, 1], under=[[], [], ["c50:2"]], open=[LANTERN], completed=[*third[:12], "c02"]).do(
        "place R c2", "pile 3"
    )
    assert scene.odds() == {"card c49": 1}
    scene.deal("card c49")
    assert scene.odds() == {"card c50": 1}
    scene.deal("card c50")
    assert scene["looked"] == ["c49:1", "c50:12"]
    assert scene.looked(1) == [(None, [0]), ("c50", [0, 1])]
    assert scene.legal() == ["keep c49", "keep c50", "keep none"]


def test_D_49_the_lord_adds_a_second_card_and_each_left_costs_five() -> None:
    scene = Scene("create", round=7, turn=2, seat=2, open=["c01", "c02"]).do("done")
    assert scene.result() == ([-10, 0], [1], "D-61")


def test_D_50_a_shard_pays_for_the_power_or_is_stored() -> None:
    scene = create("WS", open=[LANTERN])
    assert [text for text in scene.legal() if LANTERN in text] == [
        "use c01 W",
        "store c01 W",
        "use c01 S",
        "store c01 S",
    ]
    scene.do("store c01 S")
    assert scene["stored"] == {LANTERN: "S"}
    assert scene.of("hands") == "W"
    assert scene.why_not("store c01 W") == "D-50"


def test_D_50_only_the_top_of_the_completed_pile() -> None:
    scene = create("W", completed=["c02", "c01"])
    assert [text for text in scene.legal() if text.startswith("store")] == ["store c01 W"]
    assert scene.why_not("store c02 W") == "D-50"


def test_D_51_a_card_drawn_now_can_be_used_now() -> None:
    scene = lantern(hand="RE", travellers=[1, 1]).do("place R c2", "pile 1").deal("card c13").do("keep c13")
    assert "use c13 E" in scene.legal()


def test_D_51_the_price_is_paid_first() -> None:
    scene = create("", open=["c10"], studio={"c1": "W"})  # Tower
    assert scene.why_not("use c10 W") == "D-50"
