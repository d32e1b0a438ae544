"""What a viewer is shown: standings, points by source, ways through the Dream World, how near a card is."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.core.event import SPECTATOR
from reverie.core.match import Match
from reverie.core.random import Random
from reverie.games import dreamscape
from reverie.games.dreamscape.board import SPACE_NAMES
from reverie.games.dreamscape.shards import read_stack
from reverie.games.dreamscape.showing import show_placed
from tests.games.dreamscape.scene import Scene

AT_THE_END = ("tokens", "unfinished", "red")
PLAIN_LINES = ["WE", "EM", "MR", "RW", "SW", "WS"]


def random_match(players: int, nightmare: bool, seed: str) -> Match:
    return Match(dreamscape, {"players": players, "nightmare": nightmare, "rounds": 3}, seed)


def lively(match: Match, random: Random) -> Any:
    """Any action, but rather one that scores, and seldom one that ends a turn."""
    choices = match.choices(match.actor)
    scoring = [choice for choice in choices if choice.text.split()[0] in ("tree", "enter", "walk")]
    patient = [choice for choice in choices if choice.text not in ("sleep", "done")]
    liked = scoring if scoring and random.below(2) else patient if patient and random.below(10) else choices
    return liked[random.below(len(liked))]


@pytest.mark.parametrize(("players", "nightmare"), [(2, True), (3, False), (4, True)])
def test_points_by_source_add_up_at_any_time(players: int, nightmare: bool) -> None:
    match = random_match(players, nightmare, f"by source {players}")
    random = Random("by source", str(players))
    won = set()
    while match.actor >= 0:
        seen = match.observe(match.actor).pack()
        for owner in seen["players"]:
            sources = owner["sources"]
            counted = sum(sources[name] for name in AT_THE_END)
            assert owner["points"] == sum(sources.values()) - counted
            assert owner["expected"] == sum(sources.values())
            won |= {name for name, points in sources.items() if points}
        match.play(match.actor, lively(match, random))
    assert {"tokens", "unfinished", "nightmares" if nightmare else "trees"} <= won
    ended = match.observe(SPECTATOR).pack()
    assert match.result is not None
    assert [sum(owner["sources"].values()) for owner in ended["players"]] == match.result.points
    assert [owner["expected"] for owner in ended["players"]] == match.result.points


def test_a_position_keeps_where_points_come_from() -> None:
    scene = Scene("create", hand="MSS", studio={"c1": "E", "c2": "W", "d1": "RR"}, dreamer="c1")
    scene.do("tree d1", "walk c2", "walk c1")
    assert scene.of("earned") == {"trees": 1, "water": 1}
    assert dreamscape.unpack(dreamscape.pack(scene.state)) == scene.state


def test_D_62_a_token_shows_how_everybody_stands() -> None:
    scene = Scene(
        "create",
        tokens=["t04", "t03", "t11", "t05"],
        slots=[None, None, "W", None],
        studios=[{"c1": "WWW", "c2": "WE+"}, {"c1": "M"}],
        dreamers=["c2", None],
    )
    most, farthest, scale, fewest = scene.look(1)["tokens"]
    assert most["standing"] == [{"count": 6, "points": 5}, {"count": 1, "points": 0}]
    assert farthest["standing"] == [{"count": 1, "points": 5}, {"count": None, "points": 0}]
    assert scale["scale"][:3] == [{"count": 2, "points": 1}, {"count": 3, "points": 2}, {"count": 4, "points": 4}]
    assert (scale["colour"], scale["standing"][0]) == ("W", {"count": 4, "points": 4})
    assert [standing["count"] for standing in fewest["standing"]] == [23, 24]


def wander(hand: str, **fields: Any) -> Scene:
    fields.setdefault("locales", PLAIN_LINES)
    return Scene("wander", hand=hand, **fields)


def ways(scene: Scene) -> dict[int, tuple[int, list[int]]]:
    found = {locale["number"]: locale["way"] for locale in scene.look(0)["locales"]}
    return {number: (way["cost"], way["path"]) for number, way in found.items() if way is not None}


def test_D_20_the_cheapest_way_to_every_locale() -> None:
    assert ways(wander("")) == {2: (1, [2]), 3: (2, [2, 3]), 4: (1, [4]), 5: (2, [2, 5]), 6: (3, [2, 3, 6])}


def test_D_21_keys_make_a_longer_way_the_cheaper_one() -> None:
    scene = wander("RSW")  # the keys of 4, 5 and 6
    assert ways(scene)[3] == (1, [4, 5, 6, 3])
    assert [locale["key"] for locale in scene.look(0)["locales"]] == [True, False, False, True, True, True]


def test_D_17_what_the_candle_does_not_reach_has_no_way() -> None:
    assert set(ways(wander("", candle=1))) == {2, 4}
    assert ways(wander("WEM", candle=0)) == {}


def test_D_72_a_way_says_what_is_picked_up_on_it() -> None:
    scene = wander("", options={"nightmare": True}, haunts=["1-2"], pool=19)
    there = {locale["number"]: locale["way"] for locale in scene.look(1)["locales"]}
    assert (there[2]["red"], there[4]["red"]) == (1, 0)
    assert there[5] == {"cost": 2, "red": 0, "path": [4, 5]}
    assert [passage["ends"] for passage in scene.look(1)["passages"] if passage["red"]] == [[1, 2]]


def test_only_who_wanders_has_ways() -> None:
    scene = Scene("create", hand="W", locales=PLAIN_LINES)
    assert ways(scene) == {}


def test_D_19_a_shard_of_which_two_are_held_is_locked() -> None:
    locales = wander("EE").look(0)["locales"]
    assert [(locale["collect"], locale["locked"]) for locale in locales[:2]] == [("E", True), ("M", False)]
    assert wander("", locales=[""] * 6).look(0)["locales"][0]["collect"] is None


def test_D_25_who_sleeps_lies_on_those_who_slept_before() -> None:
    scene = Scene("wander", options={"players": 3}, locales=PLAIN_LINES, travellers=[4, 4, 4])
    assert (scene.look(0)["locales"][3]["awake"], scene.look(0)["phase"]) == ([0, 1, 2], "wander")
    scene.do("sleep", "sleep")
    there = scene.look(0)["locales"][3]
    assert (there["awake"], there["asleep"]) == ([2], [1, 0])
    assert [owner["asleep"] for owner in scene.look(0)["players"]] == [True, True, False]
    scene.do("sleep")
    assert (scene.look(0)["locales"][3]["asleep"], scene.look(0)["phase"]) == ([2, 1, 0], "create")


def test_a_studio_says_what_lies_stands_and_was_climbed() -> None:
    scene = Scene("create", hand="S", studio={"c1": "E", "c2": "ERR", "d1": "M+"}, dreamer="c1").do("walk c2")
    owner = scene.look(1)["players"][0]
    bare = {"tree": False, "mountain": False, "climbed": False}
    assert owner["studio"] == [
        {**bare, "space": "c1", "stack": ["E"]},
        {**bare, "space": "d1", "stack": ["M"], "tree": True},
        {"space": "c2", "stack": ["E", "R", "R"], "tree": False, "mountain": True, "climbed": True},
    ]
    assert (owner["dreamer"], owner["hand"], scene.look(1)["entry"]) == ("c2", [], "c1")


def test_a_card_is_shown_whole_with_the_shard_on_it() -> None:
    scene = Scene("create", open=["c04"], stored={"c04": "W"})  # E E / . RR+D
    assert scene.look(SPECTATOR)["cards"] == {
        "c04": {
            "id": "c04",
            "level": "I",
            "points": 6,
            "power": "tower",
            "over_world": False,
            "stored": "W",
            "rows": 2,
            "columns": 2,
            "spaces": [
                {"row": 0, "column": 1, "stack": ["R", "R"], "tree": False, "dreamer": True},
                {"row": 1, "column": 0, "stack": ["E"], "tree": False, "dreamer": False},
                {"row": 1, "column": 1, "stack": ["E"], "tree": False, "dreamer": False},
            ],
        }
    }


def test_D_44_for_each_open_card_the_nearest_placements() -> None:
    scene = Scene("create", open=["c01"], studio={"c1": "W", "d1": "RE", "e5": "M+"}, dreamer="c1")  # RR W+D
    best, *others = scene.look(1)["players"][0]["nearest"]["c01"]
    assert (best["missing"], best["pieces"], best["in_the_way"]) == (2, 4, 0)
    assert (best["dreamer"], best["missing_dreamer"]) == ("c1", False)
    water = {"space": "c1", "stack": ["W"], "tree": False, "missing": [], "missing_tree": False, "in_the_way": 0}
    assert water in best["spaces"]
    [rocks] = [lies for lies in best["spaces"] if lies["space"] != "c1"]
    assert (rocks["stack"], rocks["missing"]) == (["R", "R"], ["R", "R"])
    assert len(others) == 2
    on_earth = [one for one in others if {"c1", "d1"} == {lies["space"] for lies in one["spaces"]}]
    for one in on_earth:  # the earth would have to go
        assert (one["missing"], one["in_the_way"]) == (1, 1)


@pytest.mark.parametrize(("stack", "missing", "in_the_way"), [("M+", False, 0), ("M", True, 0), ("ME+", True, 2)])
def test_D_44_a_tree_stands_right_is_missing_or_in_the_way(stack: str, missing: bool, in_the_way: int) -> None:
    table = Scene("create", studio={"c3": stack}).state
    shown = show_placed(table.studios[SPACE_NAMES.index("c3")], read_stack("M+"), SPACE_NAMES.index("c3"))
    assert (shown["tree"], shown["missing_tree"], shown["in_the_way"]) == (True, missing, in_the_way)


def test_D_48_cards_looked_at_say_how_near_they_are_to_those_who_see_them() -> None:
    scene = Scene("look:1:1 keep:1 complete create", studio={"c1": "W"}, dreamer="c1", deals="card c01")
    [own] = scene.look(0)["looked"]
    assert (own["card"], own["nearest"][0]["missing"]) == ("c01", 2)
    assert scene.look(1)["looked"] == [{"card": None, "knowers": [0], "nearest": []}]
