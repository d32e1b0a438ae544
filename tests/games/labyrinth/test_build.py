"""Building and what may be done to tiles: L-28 to L-36."""

from __future__ import annotations

import json
from typing import Any

from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import labyrinth
from reverie.games.labyrinth.box.content import standard_text
from reverie.games.labyrinth.box.content_laws import bring_content
from reverie.games.labyrinth.maze.maze import is_whole, keys_reached
from tests.games.labyrinth.scene import STRAIGHT, Scene, keys

# All ways to the centre but the one over d3 are walled up by tiles that show it their back.
RING = {"e3": "n03:0", "e4": "n24:0", "d5": "n01:1", "c4": "n22:0", "c3": "n04:3"}
# And d3 itself can be left to the north only.
GORGE = RING | {"e2": "n21:2", "c2": "n23:5", "d2": "n02:0"}
# Both other ways out of the key at d1 are walled up.
CLOSED_KEY = {"e1": "n03:0", "c1": "n04:0"}


def test_L_28_the_top_tile_on_any_empty_cell() -> None:
    scene = Scene("draw n05", pawns=["d1a"]).do("build")
    assert scene["actions"] == 1
    cells = {text.split()[1] for text in scene.legal("place")}
    assert {"c4", "g2", "b5"} <= cells  # near the centre, and near the keys of others
    assert scene.why_not("place d2 0") == "L-28"
    scene.do("place g2 1")
    assert scene["tiles"]["g2"] == "n05:1"


def test_L_28_each_different_position_once() -> None:
    straight = Scene("draw n01", pawns=["d1a"]).do("build")
    assert {text.split()[2] for text in straight.legal("place")} == {"0", "1", "2"}
    hall = Scene("draw n11", pawns=["d1a"]).do("build")
    assert {text.split()[2] for text in hall.legal("place")} == {"0"}


def test_L_28_a_tile_that_fits_nowhere_goes_under_and_the_next_is_drawn() -> None:
    deals = "draw n05, draw n06, draw n11, draw n10"
    scene = Scene(deals, characters=["c06"], pawns=["g1a"], tiles=GORGE | {"d3": "n30:0"}, lit=[1], dark=[0])
    scene.do("use a", "tile d3")
    assert scene["under"] == ["n30", "n05", "n06"]  # three ways in all directions, but none straight on
    assert scene.legal() == ["keep n10", "keep n11"]
    scene.do("keep n11")
    assert scene.legal() == ["place d3 0"]
    assert scene["under"] == ["n30", "n05", "n06", "n10"]


SMALL = json.loads(standard_text())
SMALL["tiles"] = SMALL["tiles"][:12]
FULL = {"d2": "n01:0", "e2": "n02:1", "e3": "n03:0", "d3": "n04:0", "c2": "n05:0", "c3": "n06:0", "e4": "n07:0",
        "c4": "n08:0", "d5": "n09:0", "d6": "n10:0", "e5": "n11:0", "c5": "n12:0"}  # fmt: skip


def test_L_28_without_a_tile_the_walls_are_shifted() -> None:
    key = bring_content(json.dumps(SMALL))
    scene = Scene(pawns=["d1a"], tiles=FULL, content=key, options={"shift_walls": True}).do("build")
    assert scene.question == "turn-tile"
    assert "turn d2 1" in scene.legal()
    scene.do("turn e5 0" if "turn e5 0" in scene.legal() else "turn d2 1")
    assert (scene["actions"], scene.question) == (1, "act")


def test_L_32_without_tiles_nothing_is_built_unless_that_was_agreed_on() -> None:
    key = bring_content(json.dumps(SMALL))
    scene = Scene(pawns=["d1a"], tiles=FULL, content=key)
    assert scene.why_not("build") == "L-28"


def test_L_29_beside_another_tile() -> None:
    scene = Scene("draw n05", pawns=["d1a"], tiles={}).do("build")
    assert scene.why_not("place f3 0") == "L-29"
    assert "place d2 0" in scene.legal()
    assert "place d2 1" in scene.legal()  # corridors need not continue


def test_L_30_not_closing_the_last_corridor_to_the_centre() -> None:
    scene = Scene("draw n02", pawns=["d1a"], tiles=RING).do("build")
    assert scene.why_not("place d3 1") == "L-30"
    assert "place d3 0" in scene.legal()


def test_L_31_not_closing_the_last_corridor_to_a_key() -> None:
    # The key of d1 leads to d2, e1 and c1; two of them are walled up.
    scene = Scene("draw n01", pawns=["d7a"], tiles=CLOSED_KEY).do("build")
    assert scene.why_not("place d2 1") == "L-31"
    assert "place d2 0" in scene.legal()


def test_L_32_bridges_count_as_ways() -> None:
    # The key of d1 leads onto a bridge that ends in a wall; under it a corridor leads on.
    tiles = CLOSED_KEY | {"d3": "n24:1", "d2": "n13:0"}
    scene = Scene(pawns=["d1a"], tiles=tiles)
    assert is_whole(scene.state)
    tiles = CLOSED_KEY | {"d3": "n24:1", "d2": "n02:0"}
    assert not is_whole(Scene(pawns=["d1a"], tiles=tiles).state)


def test_L_32_whatever_is_built_all_keys_stay_connected() -> None:
    for seed in range(6):
        assert is_whole(random_board(seed))


def random_board(seed: int) -> Any:
    """A board after many random builds: whatever is legal keeps all keys connected."""
    random = Random("board", str(seed))
    state = labyrinth.new(settle(labyrinth.OPTIONS, {"players": 2, "rounds": 40}))
    while not state.over and labyrinth.actor(state) != -2:
        if labyrinth.actor(state) == -1:
            labyrinth.apply(state, labyrinth.deal(state, random))
            continue
        actions = labyrinth.legal(state)
        chosen = [action for action in actions if action.text.split()[0] in ("build", "place", "turn")] or actions
        labyrinth.apply(state, chosen[random.below(len(chosen))])
        assert keys_reached(state) == 6
    return state


def test_L_32_the_local_reading_is_an_option() -> None:
    # The way from d2 leads to a dead end: nothing is walled up, but the key of d1 is cut off.
    tiles = CLOSED_KEY | {"d2": "n02:0", "c3": "n01:2", "e2": "n21:0", "c2": "n22:0"}
    scene = Scene("draw n24", pawns=["d7a"], tiles=tiles).do("build")
    assert scene.why_not("place d3 0") == "L-31"
    local = Scene("draw n24", pawns=["d7a"], tiles=tiles, options={"build_rule": "local"}).do("build")
    assert local.why_not("place d3 0") is None
    walls = Scene("draw n01", pawns=["d7a"], tiles=CLOSED_KEY, options={"build_rule": "local"}).do("build")
    assert walls.why_not("place d2 1") is not None


def test_L_33_a_trap_for_each_trap_symbol_an_item_for_each_chest() -> None:
    scene = Scene("draw n11, draw i05", pawns=["d1a"]).do("build", "place e3 0")
    assert scene["traps"] == {"e3a": "?:"}
    assert scene["items"] == {"i05": "e3a"}
    scene = Scene("draw n22", pawns=["d1a"]).do("build", "place e3 0")
    assert scene["traps"] == {"e3a": "?:"}  # on the first corridor, not on the second


def test_L_33_from_an_empty_pool_nothing_comes() -> None:
    carried = {f"i{number:02d}": "d1a" for number in range(1, 16)}
    scene = Scene("draw n03", pawns=["d7a"], items=carried).do("build", "place e3 0")
    assert scene["items"] == carried
    assert scene.question == "act"


def test_L_34_centre_start_key_and_normal_spaces() -> None:
    scene = Scene(characters=["c06"], pawns=["d1a"], lit=[1], dark=[0]).do("use b")
    assert {text.split()[1] for text in scene.legal("turn")} == {"d2", "d3"}


def test_L_35_only_normal_tiles_are_moved_or_destroyed() -> None:
    scene = Scene(characters=["c06"], pawns=["g1a"], lit=[1], dark=[0]).do("use a")
    assert scene.legal("tile") == ["tile d2", "tile d3"]
    for cell in ("d1", "d4", "a1"):
        assert scene.why_not(f"tile {cell}") == "L-35"


def test_L_36_a_removed_tile_goes_under_and_all_on_it_goes_back() -> None:
    scene = Scene(
        "draw n05, draw n06",
        characters=["c06"],
        lit=[1],
        dark=[0],
        pawns=["g1a"],
        traps={"d2a": "t04:up"},
        items={"i03": "d2a"},
        tokens={"c03": ["d2a", "card", "card"]},
    )
    scene.do("use a", "tile d2", "keep n05")
    assert scene["under"] == ["n02", "n06"]
    assert scene["traps"] == {}
    assert scene["items"] == {}
    assert scene["tokens"]["c03"] == ["card", "card", "card"]
    assert scene["unseen"]["t04"] == 5
    assert {text.split()[1] for text in scene.legal("place")} == {"d2"}


def test_L_36_not_with_a_key_or_a_pawn_on_it() -> None:
    scene = Scene(characters=["c06"], pawns=["d2a"], keys=keys(k1="d3a"), lit=[1], dark=[0])
    assert "use a" not in scene.legal()
    scene = Scene(characters=["c06"], pawns=["d2a"], golem="d3a", lit=[1], dark=[0])
    assert "use b" not in scene.legal()


def test_L_36_a_turned_tile_keeps_what_lies_on_its_corridors() -> None:
    scene = Scene(characters=["c06"], pawns=["g1a"], traps={"d3b": "?:"}, tiles=STRAIGHT, lit=[1], dark=[0])
    scene.do("use b", "turn d3 1")
    assert scene["tiles"]["d3"] == "n30:1"
    assert scene["traps"] == {"d3b": "?:"}
