"""How near is a landscape? Where it could lie in a Studio, and what is missing there. D-44."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.dreamscape.board import SPACES
from reverie.games.dreamscape.box import Box
from reverie.games.dreamscape.landscapes import Variant
from reverie.games.dreamscape.patterns import spaces_of, ways
from reverie.games.dreamscape.shards import SHARDS, TREE, Stack, height_of
from reverie.games.dreamscape.table import Card, Dreamscape, Seat

IN_THE_WAY: Final = 2  # what has to go first is as bad as so many pieces that are missing


@final
class Site:
    """One place where a card could lie: what it wants on which spaces, and where the Dreamer has to stop."""

    def __init__(self, spaces: list[int], variant: Variant, dreamer: int) -> None:
        self.spaces: Final = vec[i64](spaces)
        self.stacks: Final = variant.stacks
        self.dreamer: Final[i64] = dreamer
        shards = sum([int(height_of(stack)) for stack in variant.stacks])
        trees = len([stack for stack in variant.stacks if stack & TREE])
        self.pieces: Final = shards + trees + 1


@final
class Placement:
    """A site beside a Studio as it is: how many pieces are missing there, and how many have to go first."""

    def __init__(self, site: Site, missing: i64, in_the_way: i64) -> None:
        self.site: Final = site
        self.missing: Final = missing  # the Dreamer counts as a piece
        self.in_the_way: Final = in_the_way

    def effort(self) -> int:
        return int(self.missing + IN_THE_WAY * self.in_the_way)


def nearest(s: Dreamscape, seat: Seat, card: Card, most: int) -> list[Placement]:
    """The sites where a card is nearest to completion, the best first."""
    found = [measured(s, seat, site) for site in sites(s, card)]
    found.sort(key=Placement.effort)
    return found[:most]


def measured(s: Dreamscape, seat: Seat, site: Site) -> Placement:
    missing: i64 = 0 if s.dreamers[seat] == site.dreamer else 1
    in_the_way: i64 = 0
    first: i64 = seat * SPACES
    place: i64 = 0
    size: i64 = len(site.spaces)
    while place < size:
        stack = s.studios[first + site.spaces[place]]
        wanted = site.stacks[place]
        if stack != wanted:
            kept = kept_of(stack, wanted)
            missing += height_of(wanted) - kept
            in_the_way += height_of(stack) - kept
            keeps_tree = is_tree_kept(stack, wanted)
            if wanted & TREE and not keeps_tree:
                missing += 1
            if stack & TREE and not keeps_tree:
                in_the_way += 1
        place += 1
    return Placement(site, missing, in_the_way)


def kept_of(stack: Stack, wanted: Stack) -> i64:
    """How many shards from the bottom are those the card wants."""
    here: i64 = stack & SHARDS
    there: i64 = wanted & SHARDS
    height: i64 = height_of(here)
    other: i64 = height_of(there)
    while height > other:
        here >>= 3
        height -= 1
    while other > height:
        there >>= 3
        other -= 1
    while here != there:
        here >>= 3
        there >>= 3
        height -= 1
    return height


def is_tree_kept(stack: Stack, wanted: Stack) -> bool:
    """Does the tree stand where the card wants it?"""
    return (stack & wanted & TREE) != 0 and (stack & SHARDS) == (wanted & SHARDS)


# --- where cards can lie, found once for each box ---


def sites(s: Dreamscape, card: Card) -> list[Site]:
    """Everywhere a card fits into a Studio, turned each way that counts (D-44)."""
    box = s.agreed.box
    known = MIRRORED if s.agreed.mirrors else TURNED
    if box.key not in known:
        known[box.key] = [[] for _ in range(box.cards)]
    found = known[box.key][card]
    if not found:
        found.extend(find_sites(box, card, ways(s, card)))
    return found


TURNED: Final[dict[str, list[list[Site]]]] = {}
MIRRORED: Final[dict[str, list[list[Site]]]] = {}


def find_sites(box: Box, card: Card, turns: i64) -> list[Site]:
    found: list[Site] = []
    for variant in box.variants[card][:turns]:
        for dreamer in range(SPACES):
            spaces = spaces_of(variant, dreamer)
            if spaces:
                found.append(Site(spaces, variant, dreamer))
    return found
