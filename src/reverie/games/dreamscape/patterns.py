"""Landscapes in the Studio: is one there, and how near is it? D-44.

The Dreamer's place on the card fixes where a landscape would have to lie, once for each way to turn it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.games.dreamscape.board import COLUMNS, ROWS, SPACE_NAMES, SPACES, Space, column_of, row_of
from reverie.games.dreamscape.landscapes import Variant
from reverie.games.dreamscape.shards import SHARDS, TREE, Stack, height_of, write_stack
from reverie.games.dreamscape.table import BESIDE_STUDIO, Card, Dreamscape, Seat


def ways(s: Dreamscape, card: Card) -> i64:
    """How many variants count: mirror images only where that was agreed on (D-44)."""
    return len(s.agreed.box.variants[card]) if s.agreed.mirrors else s.agreed.box.plain_variants[card]


def fits(s: Dreamscape, seat: Seat, variant: Variant, dreamer: Space) -> bool:
    """Does this landscape exist, exactly, around the Dreamer? Spaces it does not draw are ignored."""
    row: i64 = row_of(dreamer)
    column: i64 = column_of(dreamer)
    first: i64 = seat * SPACES
    place: i64 = 0
    while place < variant.size:
        r: i64 = row + variant.rows[place]
        c: i64 = column + variant.columns[place]
        if r < 0 or c < 0 or r >= ROWS or c >= COLUMNS:
            return False
        if s.studios[first + r * COLUMNS + c] != variant.stacks[place]:
            return False
        place += 1
    return True


def is_complete(s: Dreamscape, seat: Seat, card: Card) -> bool:
    dreamer = s.dreamers[seat]
    if dreamer == BESIDE_STUDIO:
        return False
    variants = s.agreed.box.variants[card]
    turn: i64 = 0
    most: i64 = ways(s, card)
    while turn < most:
        if fits(s, seat, variants[turn], dreamer):
            return True
        turn += 1
    return False


# --- help for people: how near is a card? ---


@final
class Placement:
    """One place where a card could be built: what each of its spaces needs, and what is missing there."""

    def __init__(self, spaces: list[int], stacks: list[int], dreamer: int, missing: list[str], in_the_way: int) -> None:
        self.spaces: Final = spaces
        self.stacks: Final = stacks
        self.dreamer: Final = dreamer  # the space he has to stop on
        self.missing: Final = missing  # such as `R c3`, `tree c3`, `dreamer b2`, in the order of building
        self.in_the_way: Final = in_the_way  # shards and trees that would have to go first

    def cost(self) -> int:
        return len(self.missing) + 2 * self.in_the_way


def nearest(s: Dreamscape, seat: int, card: int, most: int) -> list[Placement]:
    """The places where a card is nearest to completion, the best first."""
    found: list[Placement] = []
    for turn in range(ways(s, card)):
        variant = s.agreed.box.variants[card][turn]
        for dreamer in range(SPACES):
            spaces = spaces_of(variant, dreamer)
            if spaces:
                found.append(placement(s, seat, variant, dreamer, spaces))
    found.sort(key=Placement.cost)
    return found[:most]


def spaces_of(variant: Variant, dreamer: int) -> list[int]:
    """Where a variant lies if the Dreamer is here; empty if it does not fit into the Studio."""
    spaces: list[int] = []
    for place in range(variant.size):
        row = row_of(dreamer) + variant.rows[place]
        column = column_of(dreamer) + variant.columns[place]
        if not (0 <= row < ROWS and 0 <= column < COLUMNS):
            return []
        spaces.append(int(row * COLUMNS + column))
    return spaces


def placement(s: Dreamscape, seat: int, variant: Variant, dreamer: int, spaces: list[int]) -> Placement:
    missing: list[str] = []
    in_the_way: i64 = 0
    for place, space in enumerate(spaces):
        stack = s.studios[seat * SPACES + space]
        wanted = variant.stacks[place]
        kept = shared_height(stack, wanted)
        tree = (stack & TREE) != 0
        keeps_tree = tree and (wanted & TREE) != 0 and (stack & SHARDS) == (wanted & SHARDS)
        in_the_way += height_of(stack) - kept + (1 if tree and not keeps_tree else 0)
        missing += [f"{letter} {SPACE_NAMES[space]}" for letter in write_stack(wanted & SHARDS)[kept:]]
        if wanted & TREE and not keeps_tree:
            missing.append(f"tree {SPACE_NAMES[space]}")
    if s.dreamers[seat] != dreamer:
        missing.append(f"dreamer {SPACE_NAMES[dreamer]}")
    return Placement(spaces, [int(stack) for stack in variant.stacks], dreamer, missing, int(in_the_way))


def shared_height(stack: Stack, wanted: Stack) -> i64:
    """How many shards from the bottom are those the card wants."""
    here, there = write_stack(stack & SHARDS), write_stack(wanted & SHARDS)
    height: i64 = 0
    while height < len(here) and height < len(there) and here[height] == there[height]:
        height += 1
    return height
