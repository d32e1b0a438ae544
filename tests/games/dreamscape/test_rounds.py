"""The rounds and falling asleep. D-11 to D-16."""

from __future__ import annotations

from typing import Any

from tests.games.dreamscape.scene import Scene

FULL = ["WWW", "EEE", "RRR", "MMM", "WEM", "SSS"]


def last_creator(**fields: Any) -> Scene:
    """The second of two players is about to end the round."""
    usual: dict[str, Any] = {"turn": 2, "seat": 2, "locales": FULL, "travellers": [1, 2]}
    return Scene("create", **usual | fields)


def test_D_11_all_wander_before_anybody_creates() -> None:
    scene = Scene("wander", locales=FULL)
    asked = []
    for _ in range(2):
        asked.append((scene.question, scene.actor))
        scene.do("sleep")
    for _ in range(2):
        asked.append((scene.question, scene.actor))
        scene.do("done")
    assert asked == [("wander", 0), ("wander", 1), ("create", 0), ("create", 1)]
    assert scene.question == "wander"
    assert scene["round"] == 2


def test_D_11_the_order_of_the_tokens_counts() -> None:
    scene = Scene("wander", locales=FULL, order=[2, 1], seat=2)
    assert scene.actor == 1
    assert scene.do("sleep").actor == 0


def test_D_11_most_points_win() -> None:
    scene = last_creator(round=6, points=[3, 5], hands=["", ""]).do("done", "done", "done")
    assert scene.result() == ([3, 5], [1], "D-61")


def test_D_12_creating_at_once_is_played_one_after_the_other() -> None:
    scene = Scene("wander", locales=FULL, options={"simultaneous": True}).do("sleep", "sleep")
    assert (scene.question, scene.actor) == ("create", 0)


def test_D_13_the_clock_moves_on() -> None:
    assert last_creator(round=4).do("done")["round"] == 5


def test_D_14_only_empty_spaces_are_refilled_from_the_left() -> None:
    scene = last_creator(locales=["W", "EEEE", "RRR", "MMM", "WEM", "SSS"]).do("done")
    scene.deal("bag R, bag M")
    assert scene["locales"] == ["WRM", "EEEE", "RRR", "MMM", "WEM", "SSS"]
    assert scene.question == "wander"


def test_D_14_an_empty_bag_refills_nothing_more() -> None:
    studio = {"c1": "W" * 20, "c2": "W" * 8, "d1": "E" * 20, "d2": "E" * 3, "b1": "M" * 20, "e1": "R" * 20}
    studio |= {"e2": "R" * 3, "b2": "S" * 14}
    scene = last_creator(locales=["", "", "", "", "", ""], studios=[studio, {}]).do("done")
    assert scene.odds() == {"bag S": 1}
    scene.deal("bag S")
    assert scene["locales"] == ["S", "", "", "", "", ""]
    assert scene.question == "wander"


def test_D_15_shards_on_cards_come_back() -> None:
    scene = last_creator(open=["c01"], completed=["c02", "c03"], stored={"c01": "E", "c03": "W"}, hands=["", "M"]).do(
        "done"
    )
    assert scene["hands"] == ["WE", ""]
    assert scene["stored"] == {}


def test_D_16_the_lowest_locale_comes_first() -> None:
    assert last_creator(travellers=[5, 3]).do("done")["order"] == [2, 1]


def test_D_16_on_top_means_asleep_last() -> None:
    assert last_creator(travellers=[3, 3]).do("done")["order"] == [2, 1]
    assert last_creator(travellers=[3, 3], order=[2, 1], seat=1).do("done")["order"] == [1, 2]


def test_D_16_tokens_are_coloured_again_and_candles_back() -> None:
    scene = last_creator(flipped=[1, 2], candle=0).do("done")
    assert scene["flipped"] == []
    assert scene["candle"] == 4
