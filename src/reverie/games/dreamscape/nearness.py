"""How near is a landscape? Where it could lie in a Studio, and what is missing there. D-44."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.games.dreamscape.board import SPACES
from reverie.games.dreamscape.box import Box
from reverie.games.dreamscape.landscapes import Variant
from reverie.games.dreamscape.patterns import spaces_of, ways
from reverie.games.dreamscape.shards import NO_STACK, SHARDS, TREE, Stack, height_of
from reverie.games.dreamscape.table import Card, Dreamscape, Seat

IN_THE_WAY: Final = 2  # what has to go first is as bad as so many pieces that are missing


@final
class Site:
    """One place where a card could lie: what it wants on which spaces, and where the Dreamer has to stop."""

    def __init__(self, spaces: list[int], variant: Variant, dreamer: int, wishes: list[int]) -> None:
        self.spaces: Final = vec[i64](spaces)
        self.stacks: Final = variant.stacks
        self.dreamer: Final[i64] = dreamer
        # For each space its place among the efforts of the card, see `efforts`.
        self.cells: Final = vec[i64](
            [wishes.index(int(stack)) * SPACES + space for stack, space in zip(variant.stacks, spaces, strict=True)]
        )
        shards = sum([int(height_of(stack)) for stack in variant.stacks])
        trees = len([stack for stack in variant.stacks if stack & TREE])
        self.pieces: Final = shards + trees + 1


@final
class Sites:
    """Everywhere a card fits into a Studio, and the different stacks it asks for."""

    def __init__(self, box: Box, card: Card, turns: i64) -> None:
        variants = box.variants[card][: int(turns)]
        wishes = sorted({int(stack) for stack in variants[0].stacks})
        self.wishes: Final = vec[i64](wishes)
        self.all: Final = [site for variant in variants for site in everywhere(variant, wishes)]


def everywhere(variant: Variant, wishes: list[int]) -> list[Site]:
    found: list[Site] = []
    for dreamer in range(SPACES):
        spaces = spaces_of(variant, dreamer)
        if spaces:
            found.append(Site(spaces, variant, dreamer, wishes))
    return found


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
    sites = sites_of(s, card)
    needed = efforts(s, seat, sites.wishes)
    ranked: list[int] = []
    for place, site in enumerate(sites.all):
        effort: i64 = 0 if s.dreamers[seat] == site.dreamer else 1
        for cell in site.cells:
            effort += needed[cell]
        ranked.append(int(effort) * len(sites.all) + place)
    ranked.sort()
    return [measured(s, seat, sites.all[rank % len(sites.all)]) for rank in ranked[:most]]


def efforts(s: Dreamscape, seat: Seat, wishes: vec[i64]) -> vec[i64]:
    """What it takes to have each of these stacks on each space, once for all sites."""
    found = vec[i64]()
    for wanted in wishes:
        bare = gap(NO_STACK, wanted)
        for space in range(SPACES):
            stack = s.studios[seat * SPACES + space]
            found = append(found, bare if stack == NO_STACK else gap(stack, wanted))
    return found


def gap(stack: Stack, wanted: Stack) -> i64:
    return missing_on(stack, wanted) + IN_THE_WAY * in_the_way_on(stack, wanted)


def measured(s: Dreamscape, seat: Seat, site: Site) -> Placement:
    missing: i64 = 0 if s.dreamers[seat] == site.dreamer else 1
    in_the_way: i64 = 0
    for place in range(len(site.spaces)):
        stack = s.studios[seat * SPACES + site.spaces[place]]
        missing += missing_on(stack, site.stacks[place])
        in_the_way += in_the_way_on(stack, site.stacks[place])
    return Placement(site, missing, in_the_way)


# --- one space of it ---


def missing_on(stack: Stack, wanted: Stack) -> i64:
    """How many shards and trees have to be put here yet."""
    tree: i64 = 1 if wanted & TREE and not is_tree_kept(stack, wanted) else 0
    return height_of(wanted) - kept_of(stack, wanted) + tree


def in_the_way_on(stack: Stack, wanted: Stack) -> i64:
    """How many have to go first."""
    tree: i64 = 1 if stack & TREE and not is_tree_kept(stack, wanted) else 0
    return height_of(stack) - kept_of(stack, wanted) + tree


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


def sites_of(s: Dreamscape, card: Card) -> Sites:
    """Turned each way that counts (D-44)."""
    known = MIRRORED if s.agreed.mirrors else TURNED
    key = (s.agreed.box.key, int(card))
    if key not in known:
        known[key] = Sites(s.agreed.box, card, ways(s, card))
    return known[key]


TURNED: Final[dict[tuple[str, int], Sites]] = {}
MIRRORED: Final[dict[tuple[str, int], Sites]] = {}
