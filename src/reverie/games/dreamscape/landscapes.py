"""A landscape card turned every way it can lie. D-44."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.dreamscape.content import Landscape
from reverie.games.dreamscape.shards import read_stack

TURNS: Final = 4


@final
class Variant:
    """A landscape turned one way: for each of its spaces the way there from the Dreamer, and what lies on it."""

    def __init__(self, rows: list[int], columns: list[int], stacks: list[int]) -> None:
        self.rows: Final = vec[i64](rows)
        self.columns: Final = vec[i64](columns)
        self.stacks: Final = vec[i64](stacks)
        self.size: Final[i64] = len(rows)


def turned(row: int, column: int, turn: int) -> tuple[int, int]:
    """A space after so many quarter turns; from the fifth on the card lies mirrored."""
    if turn >= TURNS:
        column = -column
    for _ in range(turn % TURNS):
        row, column = -column, row
    return row, column


def variants_of(card: Landscape) -> list[Variant]:
    """Every different way to turn the card: the four turns first, then the mirror images."""
    [dreamer] = [cell for cell in card.cells if cell.dreamer]
    stacks = [int(read_stack(cell.stack + ("+" if cell.tree else ""))) for cell in card.cells]
    made: list[Variant] = []
    seen: list[list[tuple[int, int, int]]] = []
    for turn in range(2 * TURNS):
        ways = [turned(cell.row - dreamer.row, cell.column - dreamer.column, turn) for cell in card.cells]
        looks = sorted([(row, column, stack) for (row, column), stack in zip(ways, stacks, strict=True)])
        if looks not in seen:
            seen.append(looks)
            made.append(Variant([look[0] for look in looks], [look[1] for look in looks], [look[2] for look in looks]))
    return made


def unmirrored(card: Landscape) -> int:
    """How many of the variants are plain turns: as many as differ among the first four."""
    [dreamer] = [cell for cell in card.cells if cell.dreamer]
    looks = {
        tuple(
            sorted(
                [(*turned(c.row - dreamer.row, c.column - dreamer.column, turn), c.stack, c.tree) for c in card.cells]
            )
        )
        for turn in range(TURNS)
    }
    return len(looks)
