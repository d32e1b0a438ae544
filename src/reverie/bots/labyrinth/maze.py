"""The maze as the apprentice of Labyrinth walks it in thought: an empty cell is open to all sides.

Most positions it compares have the same walls, and many the same tolls; what was reckoned for the last one is kept.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.labyrinth.box.actions import NODES
from reverie.games.labyrinth.box.content import CORRIDORS, GATE, NONE, OVER, UNDER
from reverie.games.labyrinth.table.table import Labyrinth, Node
from reverie.pieces.hexes import BESIDE, CELLS, OFF, SIDES, opposite

FAR: Final = 400  # no way that is worth the name


@final
class Maze:
    """Which corridors lead to which, in the walls looked at last."""

    def __init__(self) -> None:
        self.number: i64 = 0  # of the walls: another whenever one has changed
        self.gates: Final = vec[i64]([-1] * CELLS)
        self.doors: Final = vec[i64]([0] * NODES)  # how many ways lead out of each corridor
        self.ends: Final = vec[i64]([0] * (NODES * SIDES))  # and where they lead
        self.levels: Final = vec[i64]([NONE] * NODES)  # the corridor above or below
        self.above: Final = vec[i64]([0] * NODES)  # 1: this one is the bridge

    def look_at(self, s: Labyrinth) -> None:
        cell: i64 = 0
        while cell < CELLS and self.gates[cell] == s.gates[cell]:
            cell += 1
        if cell == CELLS:
            return
        self.number += 1
        cell = 0
        while cell < CELLS:
            self.gates[cell] = s.gates[cell]
            cell += 1
        node: i64 = 0
        while node < NODES:
            self.find_doors(node)
            node += 1

    def find_doors(self, node: Node) -> None:
        cell: i64 = node // CORRIDORS
        corridor: i64 = node - CORRIDORS * cell + 1
        word: i64 = self.gates[cell]
        found: i64 = 0
        edge: i64 = 0
        while edge < SIDES:
            if (word >> (3 * edge)) & GATE == corridor:
                beside: i64 = BESIDE[cell * SIDES + edge]
                if beside != OFF:
                    gate: i64 = (self.gates[beside] >> (3 * opposite(edge))) & GATE
                    if gate:
                        self.ends[node * SIDES + found] = CORRIDORS * beside + gate - 1
                        found += 1
            edge += 1
        self.doors[node] = found
        over: i64 = (word >> OVER) & GATE
        under: i64 = (word >> UNDER) & GATE
        bridged = over and corridor in (over, under)
        self.levels[node] = CORRIDORS * cell + over + under - corridor - 1 if bridged else NONE
        self.above[node] = 1 if corridor == over else 0


@final
class Reach:
    """The cheapest way from one corridor to every other, or from every other to it."""

    def __init__(self, way: i64, down: i64, up: i64) -> None:
        self.way: Final = way  # 1: from there, -1: to there
        self.down: Final = down  # what a jump costs beyond a Move
        self.up: Final = up
        self.costs: Final = vec[i64]([FAR] * NODES)
        self.tolls: Final = vec[i64]([0] * NODES)
        self.start: i64 = NONE
        self.number: i64 = 0
        self.queue: Final = vec[i64]([0] * (NODES + 1))
        self.last: i64 = 0
        self.waiting: Final = vec[i64]([0] * NODES)

    def spread(self, maze: Maze, tolls: vec[i64], start: Node) -> None:
        """`tolls`: what it costs to enter each corridor."""
        if self.is_known(maze, tolls, start):
            return
        node: i64 = 0
        while node < NODES:
            self.costs[node] = FAR
            self.tolls[node] = tolls[node]
            node += 1
        self.start = start
        self.number = maze.number
        self.costs[start] = 0
        self.queue[0] = start
        self.last = 1
        first: i64 = 0
        while first != self.last:
            node = self.queue[first]
            first = first + 1 if first < NODES else 0
            self.waiting[node] = 0
            self.leave(maze, node)

    def is_known(self, maze: Maze, tolls: vec[i64], start: Node) -> bool:
        if self.number != maze.number or self.start != start:
            return False
        node: i64 = 0
        while node < NODES:
            if self.tolls[node] != tolls[node]:
                return False
            node += 1
        return True

    def leave(self, maze: Maze, node: Node) -> None:
        here: i64 = self.costs[node]
        if self.way < 0:
            here += self.tolls[node]
        door: i64 = node * SIDES
        end: i64 = door + maze.doors[node]
        while door < end:
            self.come_to(maze.ends[door], here)
            door += 1
        level: i64 = maze.levels[node]
        if level != NONE:
            falls = (maze.above[node] == 1) == (self.way > 0)
            self.come_to(level, here + (self.down if falls else self.up))

    def come_to(self, node: Node, cost: i64) -> None:
        if self.way > 0:
            cost += self.tolls[node]
        if cost >= self.costs[node]:
            return
        self.costs[node] = cost
        if not self.waiting[node]:
            self.waiting[node] = 1
            self.queue[self.last] = node
            self.last = self.last + 1 if self.last < NODES else 0
