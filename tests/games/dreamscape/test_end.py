"""The end of the game and the Dream tokens. D-42, D-60 to D-69."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.dreamscape.content import standard
from tests.games.dreamscape.scene import Scene


def last(**fields: Any) -> Scene:
    """The second player is the last to place the shards recovered at the end."""
    return Scene("create", **({"round": 7, "turn": 2, "seat": 2} | fields))


def score(
    token: str, one: dict[str, str], other: dict[str, str], colour: str | None = None, **fields: Any
) -> list[int]:
    """What a single token brings both, given their Studios."""
    result = last(tokens=[token], slots=[colour], studios=[one, other], **fields).do("done").result()
    assert result is not None
    return result[0]


def test_D_42_trees_count_as_shards_of_the_colour_below() -> None:
    """Page 10: with the trees there are three blue and two grey shards."""
    studio = {"c1": "W+", "c2": "R+", "d1": "W"}
    assert score("t11", studio, {}, "W") == [2, 0]  # three shards on the scale
    assert score("t11", studio, {}, "R") == [1, 0]  # two


def test_D_60_after_the_last_round_shards_are_recovered_and_placed() -> None:
    scene = Scene(
        "create", round=6, turn=2, seat=1, order=[2, 1], open=["c01"], stored={"c01": "W"}, travellers=[2, 2]
    ).do("done")
    assert scene["order"] == [1, 2]
    assert scene.of("hands") == "W"
    assert scene.question == "create"
    assert scene.legal() == ["place W c1", "done"]
    assert scene.why_not("store c01 W") == "D-60"
    assert scene.why_not("use c01 W") == "D-60"


def test_D_60_cards_still_score_but_none_is_drawn() -> None:
    scene = Scene("create", round=7, hand="R", studio={"c1": "W", "c2": "R"}, dreamer="c1", open=["c01"])
    scene.do("place R c2")
    assert scene["points"] == [4, 0]
    assert scene.question == "create"


def test_D_60_mountains_give_points_again() -> None:
    scene = Scene(
        "create", round=6, turn=2, seat=1, order=[2, 1], open=["c01"], stored={"c01": "S"},
        studio={"c1": "M", "c2": "RR"}, dreamer="c1", climbed=[["c2"], []],
    ).do("done")  # fmt: skip
    assert scene.do("walk c2").of("points") == 2


def test_D_60_the_rounds_agreed_on() -> None:
    scene = Scene("create", round=2, turn=2, seat=2, options={"rounds": 2})
    assert scene.do("done", "done", "done").result() is not None


def test_D_61_a_tie_goes_to_more_completed_cards() -> None:
    scene = last(tokens=["t02", "t03", "t04", "t13"], slots=[None, None, None, "W"], completed=["c01"]).do("done")
    assert scene.result() == ([0, 0], [0], "D-61")


def test_D_61_or_is_shared() -> None:
    assert last().do("done").result() == ([0, 0], [0, 1], "D-61")


def test_D_62_ties_score_both() -> None:
    assert score("t02", {"c1": "WE"}, {"c1": "RR"}) == [5, 5]


NOTHING: dict[str, tuple[str, dict[str, str], str | None]] = {
    "most_cards": ("t01", {}, None),
    "most_two_stacks": ("t02", {"c1": "W"}, None),
    "dreamer_farthest": ("t03", {"c1": "W"}, None),
    "most_shards": ("t04", {}, None),
    "most_of_colour": ("t07", {"c1": "E"}, "W"),
    "most_single_spaces": ("t09", {"c1": "E"}, "W"),
    "longest_path": ("t13", {"c1": "E"}, "W"),
}


@pytest.mark.parametrize("kind", NOTHING)
def test_D_62_nothing_scores_nothing_unless_agreed(kind: str) -> None:
    token, studio, colour = NOTHING[kind]
    fields = {"dreamers": ["c1", "c1"]} if studio else {}
    assert score(token, studio, studio, colour, **fields) == [0, 0]
    worth = next(found.points for found in standard().tokens if found.id == token)
    assert score(token, studio, studio, colour, options={"zero_counts": True}, **fields) == [worth, worth]


def test_D_62_less_than_the_most_is_not_enough_either_way() -> None:
    assert score("t02", {"c1": "W"}, {"c1": "RR"}, options={"zero_counts": True}) == [0, 5]


def test_D_62_a_dreamer_beside_the_studio_is_nowhere() -> None:
    agreed: dict[str, object] = {"zero_counts": True}
    assert score("t03", {"c1": "W"}, {}, dreamers=["c1", None], options=agreed) == [5, 0]
    assert score("t03", {}, {}, options=agreed) == [0, 0]


def test_D_62_the_fewest_empty_spaces_may_be_all() -> None:
    assert score("t05", {}, {}) == [6, 6]


def test_D_63_a_tree_makes_a_stack_of_two_where_agreed() -> None:
    assert score("t02", {"c1": "W+"}, {"c1": "R"}) == [5, 0]
    assert score("t02", {"c1": "W+"}, {"c1": "R"}, options={"trees_in_stack_height": False}) == [0, 0]


def test_D_63_and_no_single_shard() -> None:
    assert score("t09", {"c1": "W+"}, {"c1": "W"}, "W") == [0, 4]
    assert score("t09", {"c1": "W+"}, {"c1": "W"}, "W", options={"trees_in_stack_height": False}) == [4, 4]


def test_D_64_most_shards_of_any_colour() -> None:
    assert score("t04", {"c1": "WS", "c2": "M+"}, {"c1": "RRR"}) == [5, 0]


def test_D_65_a_path_does_not_branch() -> None:
    cross = {"c1": "W", "c2": "W", "c3": "W", "b2": "W", "d2": "W"}
    line = {"c1": "W", "c2": "W", "c3": "W", "c4": "W"}
    assert score("t13", cross, line, "W") == [0, 5]
    assert score("t13", cross, line, "W", options={"longest_path": "group"}) == [5, 0]


def test_D_65_trees_make_it_longer_and_only_the_top_counts() -> None:
    assert score("t13", {"c1": "W", "c2": "W+"}, {"c1": "W", "c2": "W", "c3": "WE"}, "W") == [5, 0]


def test_D_66_groups_beside_the_dreamer() -> None:
    studio = {"c1": "E", "c2": "W", "c3": "W+", "b1": "W", "e5": "W"}
    assert score("t15", studio, {}, "W", dreamers=["c1", None]) == [4, 0]
    assert score("t15", studio | {"c1": "RRE"}, {}, "W", dreamers=["c1", None]) == [8, 0]
    assert score("t15", studio, {}, "W") == [0, 0]


def test_D_66_his_own_group() -> None:
    assert score("t15", {"c1": "W", "c2": "W"}, {}, "W", dreamers=["c1", None]) == [2, 0]


def test_D_67_farthest_from_the_entry() -> None:
    studios = ({"a3": "W"}, {"c4": "W"})
    assert score("t03", *studios, dreamers=["a3", "c4"]) == [5, 0]
    assert score("t03", {"c1": "W"}, {}, dreamers=["c1", None]) == [0, 0]


def test_D_68_fewest_empty_spaces() -> None:
    assert score("t05", {"c1": "W", "c2": "W"}, {"c1": "WWW"}) == [6, 0]


def test_D_68_red_counts_as_empty() -> None:
    points = score("t05", {"c1": "W", "c2": "N", "c3": "N"}, {"c1": "W", "c2": "W"}, options={"nightmare": True})
    assert points == [-6, 6]


def test_D_69_colours_count_inside_stacks() -> None:
    assert score("t07", {"c1": "WWE"}, {"c1": "W"}, "W") == [5, 0]


def test_D_69_single_spaces_only_of_the_colour() -> None:
    assert score("t09", {"c1": "W", "c2": "W", "c3": "E"}, {"c1": "E", "c2": "E", "c3": "E"}, "W") == [4, 0]


@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 1), (6, 8), (7, 10), (9, 12), (11, 12)])
def test_D_62_the_more_the_more(count: int, points: int) -> None:
    assert score("t11", {"c1": "W" * count}, {}, "W") == [points, 0]


def test_D_62_most_cards() -> None:
    assert score("t01", {}, {}, completed=["c01"]) == [6, 0]
