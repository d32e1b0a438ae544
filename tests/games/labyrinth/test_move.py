"""Moving: L-37 to L-46."""

from __future__ import annotations

from tests.games.labyrinth.scene import Scene

# Two sharp turns side by side: corridors of one tile that do not meet.
TURNS = {"d2": "n02:0", "d3": "n29:0"}


def test_L_37_to_an_adjacent_corridor_of_a_neighbouring_tile() -> None:
    scene = Scene(pawns=["d1a"])
    assert scene.legal("move") == ["move d2a", "move s1"]
    scene.do("move d2a")
    assert scene.of("pawns") == "d2a"
    assert scene["actions"] == 1


def test_L_38_a_tile_holds_up_to_three_corridors() -> None:
    scene = Scene(pawns=["d2a"], tiles=TURNS)
    assert scene.legal("trap")[3:] == [
        "trap d2a",
        "trap d3a",
        "trap d3b",
        "trap d3c",
        "trap d7a",
        "trap g1a",
        "trap g4a",
    ]


def test_L_39_roads_have_to_join_across_the_edge() -> None:
    scene = Scene(pawns=["d2a"], tiles=TURNS)
    assert "move d3a" in scene.legal()  # {0, 1} leaves to the north
    assert scene.why_not("move d3b") == "L-39"
    walled = Scene(pawns=["d1a"], tiles={"d2": "n02:1"})
    assert walled.legal("move") == ["move s1"]


def test_L_40_roads_of_the_same_tile_are_never_adjacent() -> None:
    bridge = Scene(pawns=["d2a"], tiles={"d2": "n12:0"})
    assert bridge.why_not("move d2b") == "L-40"


def test_L_41_from_the_start_space_to_the_key_space() -> None:
    scene = Scene()
    assert scene.legal("move") == ["move d1a"]
    assert scene.why_not("move d2a") == "L-41"


def test_L_42_a_trap_on_the_own_key_space_is_ignored() -> None:
    scene = Scene(traps={"d1a": "t01:up"}).do("move d1a")
    assert scene.question == "act"
    assert scene.of("lives") == 4


def test_L_42_but_the_rest_of_exploring_happens() -> None:
    scene = Scene(pawns=["s1", "d1a"]).do("move d1a")
    assert scene.question == "free-fight"


def test_L_43_not_onto_another_start_space() -> None:
    scene = Scene(pawns=["g1a"])
    assert "move s2" not in scene.legal()
    assert scene.why_not("move s2") == "L-43"


def test_L_43_the_own_one_may_be_entered_again() -> None:
    scene = Scene(pawns=["d1a"]).do("move s1")
    assert scene.legal() == ["move d1a", "end"]


def test_L_44_a_face_down_tile_is_turned_over_when_entered() -> None:
    scene = Scene("draw n02", pawns=["d1a"], tiles={"d2": "?:down"}).do("move d2a")
    assert scene.question in ("turn-over", "act")
    assert scene["tiles"]["d2"].startswith("n02")


def test_L_45_characters_may_share_a_corridor() -> None:
    scene = Scene(pawns=["d1a", "d2a", "d2a", "d2a"]).do("move d2a", "pass", "pass", "pass", "pass")
    assert scene["pawns"] == ["d2a"] * 4


def test_L_46_the_golem_on_the_key_space_has_to_be_moved_first() -> None:
    scene = Scene(golem="d1a")
    assert scene.legal() == ["golem", "end"]
    assert scene.why_not("move d1a") == "L-46"
    scene.do("golem").deal("draw g0")
    assert scene.legal() == ["golem", "end"]  # as often as it takes
    scene.do("golem").deal("draw g0")
    assert scene.actor == 1


def test_L_46_then_the_way_is_free() -> None:
    scene = Scene("draw g1", golem="d1a").do("golem")
    assert scene["golem"] == "d2a"
    assert scene.legal() == ["move d1a", "end"]
