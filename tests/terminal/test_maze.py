"""The maze in text: walls, doors, roads and bridges, at every width."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from reverie.games.labyrinth.box.content_laws import standard
from reverie.pieces.hexes import CELL_NAMES, PLACES, WAYS
from reverie.terminal.labyrinth.maze import Cell, Corridor, Maze, Row, Start, Tile

widths = pytest.mark.parametrize("width", [40, 55, 70, 80, 200])

BLANK = "\N{BRAILLE PATTERN BLANK}"


def is_road(sign: str) -> bool:
    return BLANK < sign <= "\N{BRAILLE PATTERN DOTS-12345678}"


def lines_of(shown: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(shown)
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined,no-any-return]


def a_tile(*corridors: str, bridge: bool = False) -> Tile:
    """Edges as digits; the letters of the corridors are their marks."""
    made = [Corridor(tuple(map(int, edges)), (("abc"[number], ""),)) for number, edges in enumerate(corridors)]
    return Tile(tuple(made), 0 if bridge else -1, 1 if bridge else -1, "")


def the_maze(tiles: dict[Cell, Tile], starts: list[Start] | None = None) -> Maze:
    return Maze(tiles, starts or [])


@widths
def test_every_cell_has_its_name_and_the_picture_fits(width: int) -> None:
    tiles = {cell: a_tile("03") for cell in PLACES[::2]}
    lines = lines_of(the_maze(tiles), width)
    assert max(len(line.rstrip()) for line in lines) <= width
    for name in CELL_NAMES:
        assert sum(line.count(name) for line in lines) == 1, name


def wall_between(upper: Tile, lower: Tile | None) -> str:
    """The line between the middle cell and the one below it, without the name in it."""
    tiles = {(0, 0): upper} if lower is None else {(0, 0): upper, (0, 1): lower}
    line = lines_of(the_maze(tiles))[25]
    return line[35:44]


def test_a_door_leads_where_both_tiles_have_a_road() -> None:
    assert is_road(wall_between(a_tile("03"), a_tile("03"))[4])
    assert wall_between(a_tile("03"), a_tile("12")) == "·d5─────·"
    assert wall_between(a_tile("12"), a_tile("03")) == "·d5─────·"


def test_a_road_to_an_empty_cell_is_a_door() -> None:
    assert is_road(wall_between(a_tile("03"), None)[4])
    assert wall_between(a_tile("12"), None) == "·───────·"


def test_roads_end_at_the_frame_unless_there_is_a_start_space() -> None:
    corner = (3 * WAYS[0][0], 3 * WAYS[0][1])
    tiles = {corner: a_tile("03")}
    assert lines_of(the_maze(tiles))[1].strip() == "·d1─────·"
    opened = lines_of(the_maze(tiles, [Start(corner, 0, (("s1", ""), ("①", "")))]))
    assert opened[0].strip() == "s1①"
    assert is_road(opened[1].strip()[4])


def test_a_bridge_cuts_the_road_below_it() -> None:
    flat = "\n".join(lines_of(the_maze({(0, 0): a_tile("03", "14")})))
    bridged = "\n".join(lines_of(the_maze({(0, 0): a_tile("03", "14", bridge=True)})))
    assert sum(map(is_road, bridged)) < sum(map(is_road, flat))
    upright = [line[39] for line in lines_of(the_maze({(0, 0): a_tile("03", "14", bridge=True)}))[20:25]]
    assert all(is_road(sign) or sign == "a" for sign in upright)  # the bridge itself is whole


def test_a_face_down_tile_is_open_to_all_sides() -> None:
    tile = Tile((), -1, -1, "?")
    assert all(tile.opens(edge) for edge in range(6))
    text = "\n".join(lines_of(the_maze({(0, 0): tile})))
    assert "░?░" in text


@pytest.mark.parametrize("width", [40, 80])
def test_every_corridor_of_every_tile_shows_its_letter_in_every_turn(width: int) -> None:
    for tile in standard().tiles:
        for turn in range(6):
            corridors = [
                "".join(str((edge + turn) % 6) for edge in range(6) if bits & (1 << edge)) for bits in tile.edges
            ]
            shown = lines_of(the_maze({(0, 0): a_tile(*corridors, bridge=tile.bridge)}), width)
            middle = len(shown) // 2
            inside = "".join(shown[middle - 2 : middle + 3])
            for letter in "abc"[: len(corridors)]:
                names = [name for name in CELL_NAMES if name[0] == letter]
                bare = inside
                for name in names:
                    bare = bare.replace(name, "")
                assert letter in bare, (corridors, letter)


def test_marks_without_room_end_in_an_ellipsis() -> None:
    crowd = Corridor((0, 3), tuple((sign, "") for sign in "a①②③④⑤⑥G?◆◆"))
    text = "\n".join(lines_of(the_maze({(0, 0): Tile((crowd,), -1, -1, "")})))
    assert "a①②③④⑤⑥G…" in text
    assert "a①…" in "\n".join(lines_of(the_maze({(0, 0): Tile((crowd,), -1, -1, "")}), 40))


def test_tiles_in_a_row_break_where_there_is_no_room() -> None:
    row = Row([(str(number), a_tile("03")) for number in range(6)])
    assert len(lines_of(row, 80)) == 7
    assert len(lines_of(row, 40)) == 15
