"""A maze of hexagons in text: walls with doors, roads through the doors, names in the walls, marks on the roads.

It knows tiles, roads and marks, but no rule: what a door leads to and what a mark means is told by whoever draws.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from reverie.pieces.hexes import PLACES, RADIUS, WAYS, name_of
from reverie.terminal.labyrinth.sheet import Point, Sheet

Cell = tuple[int, int]  # axial coordinates, flat-top cells, (0, 0) in the middle

N, NE, SE, S, SW, NW = range(6)

LINES: Final = 6  # from the middle of a cell to that of the one below
WIDEST, NARROWEST = 4, 1  # half the upper wall of a cell, in columns
WALL, RISING, FALLING, CORNER, RIM = "─", "╱", "╲", "·", "│"
HATCH = "░"
LESS = "…"
ROAD_STYLES = ("cyan", "yellow", "magenta")
WALL_STYLE, NAME_STYLE, EMPTY_STYLE = "dim", "bold", "dim"


class Corridor(NamedTuple):
    """The roads of one corridor, by the edges they lead to, and what is there."""

    edges: tuple[int, ...]
    marks: tuple[tuple[str, str], ...]  # text and style, the most important first


class Tile(NamedTuple):
    """A tile as it lies; `over` and `under` are the corridors that cross at a bridge, or both -1."""

    corridors: tuple[Corridor, ...]
    over: int
    under: int
    hidden: str  # what to write on a tile that lies face down

    def opens(self, edge: int) -> bool:
        return bool(self.hidden) or any(edge in corridor.edges for corridor in self.corridors)


class Start(NamedTuple):
    """A start space beside a cell, at one of its edges."""

    cell: Cell
    edge: int
    marks: tuple[tuple[str, str], ...]


def beside(cell: Cell, edge: int) -> Cell:
    return cell[0] + WAYS[edge][0], cell[1] + WAYS[edge][1]


# --- where things are on a tile, in dots from its middle ---


def edge_points(half: int) -> list[Point]:
    """The middles of the six edges."""
    across, down = 2 * half + 3, LINES * 4 / 2
    return [(0, -down), (across, -down / 2), (across, down / 2), (0, down), (-across, down / 2), (-across, -down / 2)]


def hub(edges: tuple[int, ...], points: list[Point]) -> Point:
    """Where the roads of a corridor meet; a dead end stops before the middle, an arc bends round it."""
    pull = {1: 0.45, 2: 0.7}.get(len(edges), 1.0)
    across = sum(points[edge][0] for edge in edges) / len(edges)
    down = sum(points[edge][1] for edge in edges) / len(edges)
    return across * pull, down * pull


def between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def road(one: Point, other: Point) -> list[Point]:
    """Points along a straight road, close enough to each other to leave no gap."""
    steps = int(2 * max(abs(one[0] - other[0]), abs(one[1] - other[1]))) + 1
    return [between(one, other, step / steps) for step in range(steps + 1)]


def roads(edges: tuple[int, ...], points: list[Point]) -> list[Point]:
    middle = hub(edges, points)
    return [point for edge in edges for point in road(middle, points[edge])]


def before_walls(points: list[Point], doors: set[int]) -> list[Point]:
    """Where the roads end: at the middle of an edge with a door, a little before that of a wall."""
    return [point if edge in doors else between((0, 0), point, 0.8) for edge, point in enumerate(points)]


def distance(one: Point, other: Point) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def places(tile: Tile, points: list[Point]) -> list[Point]:
    """For each corridor a place on its roads, as far as may be from the other roads and their marks."""
    taken: list[Point] = []
    ways = [roads(corridor.edges, points) for corridor in tile.corridors]
    for number, corridor in enumerate(tile.corridors):
        middle = hub(corridor.edges, points)
        candidates = [middle] + [
            between(middle, points[edge], part) for edge in corridor.edges for part in (0.25, 0.45, 0.6)
        ]
        others = [point for other, way in enumerate(ways) if other != number for point in way[::3]]

        def room(point: Point, others: list[Point] = others) -> float:
            apart = [distance(point, other) for other in others]
            return min([*apart, *[distance(point, other) / 2 for other in taken], 9.0])

        taken.append(max(candidates, key=room))
    return taken


# --- drawing ---


class Maze:
    """The picture: as wide as there is room for, up to 79 columns."""

    def __init__(self, tiles: dict[Cell, Tile], starts: list[Start]) -> None:
        self.tiles = tiles
        self.starts = starts
        self.doors = {(start.cell, start.edge) for start in starts}

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(width_of(NARROWEST), width_of(WIDEST))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fitting = [half for half in range(NARROWEST, WIDEST + 1) if width_of(half) <= options.max_width]
        yield self.drawn(max(fitting, default=NARROWEST))

    def drawn(self, half: int) -> Text:
        sheet = Sheet(width_of(half), 2 * RADIUS * LINES + LINES + 3)
        for cell in PLACES:
            line, column = middle_of(cell, half)
            if cell in self.tiles:
                self.draw_tile(sheet, cell, half)
            else:
                sheet.write(line, column - 1, name_of(*cell), EMPTY_STYLE)
        for start in self.starts:
            self.draw_start(sheet, start, half)
        return sheet.text()

    def draw_tile(self, sheet: Sheet, cell: Cell, half: int) -> None:
        doors = {edge for edge in range(6) if self.is_door(cell, edge)}
        draw_hexagon(sheet, self.tiles[cell], middle_of(cell, half), half, doors, name_of(*cell))

    def is_door(self, cell: Cell, edge: int) -> bool:
        """Does a way lead through this edge? To an empty cell it does until something is built there."""
        other = beside(cell, edge)
        if other not in PLACES:
            return (cell, edge) in self.doors
        beyond = self.tiles.get(other)
        return self.tiles[cell].opens(edge) and (beyond is None or beyond.opens((edge + 3) % 6))

    def draw_start(self, sheet: Sheet, start: Start, half: int) -> None:
        line, column = middle_of(start.cell, half)
        text = "".join(mark for mark, _ in start.marks)
        down = LINES // 2 + 1
        top = line - down if start.edge in (N, NE, NW) else line + down
        left = {N: column - 1, S: column - 1, NE: column + 1, SE: column + 1}.get(
            start.edge, column - 1 - len(text) // 2
        )
        left = max(0, min(left, sheet.columns - len(text)))
        for mark, style in start.marks:
            sheet.write(top, left, mark, style)
            left += len(mark)


def width_of(half: int) -> int:
    return 2 * RADIUS * (2 * half + 3) + 2 * (half + 2) + 1


def middle_of(cell: Cell, half: int) -> tuple[int, int]:
    """Line and column."""
    q, r = cell
    down = RADIUS * LINES + LINES // 2 + 1
    return down + LINES * r + LINES // 2 * q, half + 2 + (q + RADIUS) * (2 * half + 3)


def wall_of(edge: int, half: int, door: bool) -> Iterator[tuple[int, int, str]]:
    """Lines, columns and signs of a wall, from the middle of its cell. A door leaves a gap."""
    rise = LINES // 2
    if edge in (N, S):
        gap = -1 if not door else 1 if half == WIDEST else 0
        for across in range(-half + 1, half):
            if abs(across) > gap:
                yield (-rise if edge == N else rise), across, WALL
    elif not door:
        for step in range(1, rise):
            down, across = rise - step, half + step
            sign = RISING if edge in (NW, SE) else FALLING
            yield (-down if edge in (NE, NW) else down), (across if edge in (NE, SE) else -across), sign


def draw_hexagon(sheet: Sheet, tile: Tile, middle: tuple[int, int], half: int, doors: set[int], name: str) -> None:
    line, column = middle
    draw_corners(sheet, line, column, half)
    for edge in range(6):
        for down, across, sign in wall_of(edge, half, edge in doors):
            sheet.write(line + down, column + across, sign, WALL_STYLE)
    sheet.write(line - LINES // 2, column - max(2, half - 1), name, NAME_STYLE)
    if tile.hidden:
        draw_hidden(sheet, line, column, half, tile.hidden)
    else:
        draw_roads(sheet, tile, line, column, before_walls(edge_points(half), doors))
        draw_marks(sheet, tile, line, column, half)


def draw_corners(sheet: Sheet, line: int, column: int, half: int) -> None:
    for side in (-1, 1):
        for down in (-LINES // 2, LINES // 2):
            sheet.write(line + down, column + side * half, CORNER, WALL_STYLE)
        if 0 <= column + side * (half + 3) < sheet.columns:
            sheet.write(line, column + side * (half + 3), CORNER, WALL_STYLE)
        else:  # no room for the outermost corners
            sheet.write(line, column + side * (half + 2), RIM, WALL_STYLE)


def draw_roads(sheet: Sheet, tile: Tile, line: int, column: int, points: list[Point]) -> None:
    """The road under a bridge first; the bridge then cuts it, as in a drawing of a knot."""
    origin = (2 * column + 1, 4 * line + 2)
    order = sorted(range(len(tile.corridors)), key=lambda number: number == tile.over)
    for number in order:
        way = roads(tile.corridors[number].edges, points)
        spots = [(origin[0] + across, origin[1] + down) for across, down in way]
        if number == tile.over:
            crossed = roads(tile.corridors[tile.under].edges, points)
            for (across, down), spot in zip(way, spots, strict=True):
                if min(distance((across, down), other) for other in crossed[::2]) < 4:
                    sheet.wipe(spot, 3)
        for spot in spots:
            sheet.paint(spot, ROAD_STYLES[number])


def draw_marks(sheet: Sheet, tile: Tile, line: int, column: int, half: int) -> None:
    room = {1: 2 * half + 1, 2: half + 2}.get(len(tile.corridors), half + 1)
    for (across, down), corridor in zip(places(tile, edge_points(half)), tile.corridors, strict=True):
        shown = list(corridor.marks)
        while sum(len(mark) for mark, _ in shown) > room and len(shown) > 1:
            shown = [*shown[:-2], (LESS, "")] if shown[-1][0] == LESS else [*shown[:-1], (LESS, "")]
        width = sum(len(mark) for mark, _ in shown)
        top = line + max(-2, min(round((down - 1) / 4), 2))  # never in a wall
        reach = half + 2 - abs(top - line)
        left = column + round(across / 2) - (width - 1) // 2
        left = max(column - reach, min(left, column + reach - width + 1))
        for mark, style in shown:
            sheet.write(top, left, mark, style)
            left += len(mark)


def draw_hidden(sheet: Sheet, line: int, column: int, half: int, text: str) -> None:
    for down in range(-1, 2):
        reach = half + 1 - abs(down)
        sheet.write(line + down, column - reach, HATCH * (2 * reach + 1), WALL_STYLE)
    sheet.write(line, column - len(text) // 2, text, NAME_STYLE)


class Row:
    """Some tiles side by side, each with a name, as many in a row as there is room for."""

    def __init__(self, tiles: list[tuple[str, Tile]]) -> None:
        self.tiles = tiles

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        half = WIDEST - 1
        pitch = 2 * half + 7
        in_row = max(1, min(len(self.tiles), options.max_width // pitch))
        rows = -(-len(self.tiles) // in_row)
        sheet = Sheet(in_row * pitch, rows * (LINES + 2) - 1)
        for place, (name, tile) in enumerate(self.tiles):
            line = LINES // 2 + place // in_row * (LINES + 2)
            column = half + 3 + place % in_row * pitch
            doors = {edge for edge in range(6) if tile.opens(edge)}
            draw_hexagon(sheet, tile, (line, column), half, doors, name)
        yield sheet.text()
