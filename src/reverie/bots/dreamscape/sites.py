"""Sites: everywhere in a Studio a landscape could be built, with what each asks for.

Shards are counted in one number, eight bits for each colour, so that a site's needs are compared at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.dreamscape.board import BESIDE_BITS, SPACES
from reverie.games.dreamscape.box import Box
from reverie.games.dreamscape.landscapes import Variant
from reverie.games.dreamscape.patterns import spaces_of
from reverie.games.dreamscape.shards import COLOURS, MEADOW, SHARDS, TREE, height_of

BITS: Final = 8  # for one colour
MOST: Final = 255


# Tables, because compiled code shifts a literal 1 as a C int of 32 bits.
ONES: Final = vec[i64]([1 << (BITS * colour) for colour in range(COLOURS)])
BIT_OF: Final = vec[i64]([1 << space for space in range(SPACES)])


def one_of(colour: i64) -> i64:
    """A single shard of a colour, as a count."""
    return ONES[colour]


def how_many(counts: i64, colour: i64) -> i64:
    return (counts >> (BITS * colour)) & MOST


def counted(stack: i64) -> int:
    """The shards of a stack; a tree costs a meadow."""
    counts: i64 = one_of(MEADOW) if stack & TREE else 0
    left: i64 = stack & SHARDS
    while left:
        counts += one_of((left & 7) - 1)
        left >>= 3
    return int(counts)


@final
class Site:
    """One place where a card could be built."""

    def __init__(self, spaces: list[int], variant: Variant, dreamer: int) -> None:
        stacks = [int(stack) for stack in variant.stacks]
        self.spaces: Final = vec[i64](spaces)
        self.stacks: Final = variant.stacks
        self.heights: Final = vec[i64]([int(height_of(stack)) for stack in stacks])
        self.size: Final[i64] = len(spaces)
        self.dreamer: Final[i64] = dreamer
        self.under_dreamer: Final[i64] = stacks[spaces.index(dreamer)]
        mask = sum([1 << space for space in spaces])
        self.mask: Final[i64] = mask
        self.touching: Final[i64] = beside_any(spaces) | mask
        # What it takes while nothing lies here, in all and for each space.
        self.needs: Final = vec[i64]([counted(stack) for stack in stacks])
        self.need: Final[i64] = sum([counted(stack) for stack in stacks])
        self.trees: Final[i64] = len([stack for stack in stacks if stack & TREE])
        self.pieces: Final[i64] = sum([int(height_of(stack)) for stack in stacks]) + self.trees


def beside_any(spaces: list[int]) -> int:
    bits = 0
    for space in spaces:
        bits |= int(BESIDE_BITS[space])
    return bits


def sites_of(variants: list[Variant]) -> list[Site]:
    """Everywhere a card fits, turned each of these ways."""
    found: list[Site] = []
    for variant in variants:
        for dreamer in range(SPACES):
            spaces = spaces_of(variant, dreamer)
            if spaces:
                found.append(Site(spaces, variant, dreamer))
    return found


@final
class Sites:
    """For every card of a box the sites it fits on, turned and mirrored; found once for each box."""

    def __init__(self, box: Box) -> None:
        plain = [int(count) for count in box.plain_variants]
        self.turned: Final = [sites_of(box.variants[card][: plain[card]]) for card in range(box.cards)]
        self.mirrored: Final = [sites_of(box.variants[card][plain[card] :]) for card in range(box.cards)]


SITES: Final[dict[str, Sites]] = {}


def sites_in(box: Box) -> Sites:
    if box.key not in SITES:
        SITES[box.key] = Sites(box)
    return SITES[box.key]


def short_of(need: i64, hand: i64) -> float:
    """How many shards are missing that neither the hands hold nor two of a kind can be swapped for."""
    short: i64 = 0
    swaps: i64 = 0
    colour: i64 = 0
    while colour < COLOURS - 1:
        over: i64 = (hand & MOST) - (need & MOST)
        if over < 0:
            short -= over
        else:
            swaps += over >> 1
        hand >>= BITS
        need >>= BITS
        colour += 1
    if hand >= 3:  # D-78: three red ones
        swaps += 1
    if swaps >= short:
        return 0.15 * float(short)
    return float(short) - 0.85 * float(swaps)
