"""The pools of tiles, traps and items, and the decks: what may come next, and putting things back.

L-8 to L-12, L-33, L-36, L-72, L-84, L-129, L-130.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Source
from reverie.core.random import Random
from reverie.games.labyrinth.box.actions import (
    DRAWS,
    ITEM_IDS,
    NODE_NAMES,
    NODES,
    OF_CHARACTERS,
    OF_EVENTS,
    OF_ITEMS,
    OF_TRAPS,
    TILE_IDS,
    Deed,
)
from reverie.games.labyrinth.box.content import CORRIDORS, NONE
from reverie.games.labyrinth.table.table import EVERYBODY, IN_POOL, NO_TRAP, UNSEEN, Cell, Labyrinth, Node
from reverie.pieces.bits import BIT

# Every chance with weight 1, made once.
ODDS: Final[list[tuple[Deed, int]]] = [(draw, 1) for draw in DRAWS]


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def odds_of(bits: i64, first: i64) -> list[tuple[Deed, int]]:
    """One of these pieces, each as likely as any other."""
    odds: list[tuple[Deed, int]] = []
    place: i64 = first
    while bits:
        if bits & 1:
            odds.append(ODDS[place])
        bits >>= 1
        place += 1
    return odds


def pick_of(bits: i64, first: i64, random: Random) -> Deed:
    """The same without making a list."""
    pick = random.below(count_bits(bits))
    place: i64 = first
    while True:
        if bits & 1:
            if pick == 0:
                return DRAWS[place]
            pick -= 1
        bits >>= 1
        place += 1


# --- tiles ---


def loose_tiles(s: Labyrinth) -> i64:
    """How many tiles of the pool nobody has seen; below them lie those that were put under."""
    return count_bits(s.pool) - s.veiled


def tiles_left(s: Labyrinth) -> i64:
    return loose_tiles(s) + len(s.under)


@final
class DrawTiles(Step[Labyrinth, Deed]):
    """L-28: the top tiles of the pool, for all to see, until so many are drawn."""

    def __init__(self, count: i64) -> None:
        super().__init__(f"draw-tiles:{count}")
        self.count: Final = count

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE if len(s.looked) < self.count and tiles_left(s) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """Enough, or all there are."""

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return odds_of(s.pool, 0) if loose_tiles(s) else [ODDS[s.under[0]]]

    def deal(self, s: Labyrinth, random: Random) -> Deed:
        if loose_tiles(s):
            return pick_of(s.pool, 0, random)
        random.below(1)
        return DRAWS[s.under[0]]

    def source(self, s: Labyrinth) -> Source:
        return Source("tiles", 0)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if loose_tiles(s):
            s.pool &= ~BIT[action.what]
        else:
            s.under, _ = pop(s.under, 0)
        s.looked = append(s.looked, action.what)
        s.lookers = EVERYBODY
        if s.events is not None:
            s.show("tile", {"seat": int(s.seat), "tile": TILE_IDS[action.what]})
        s.then(self)


def put_under(s: Labyrinth, tile: i64) -> None:
    """L-36: to the bottom of the pool."""
    s.under = append(s.under, tile)
    if s.events is not None:
        s.say("under", {"seat": int(s.seat), "tile": TILE_IDS[tile]})


# --- traps ---


def trap_odds(s: Labyrinth) -> list[tuple[Deed, int]]:
    """What a trap nobody has seen may be, in the pool or on the board."""
    odds: list[tuple[Deed, int]] = []
    kind: i64 = 0
    count: i64 = len(s.unseen)
    while kind < count:
        if s.unseen[kind]:
            odds.append((DRAWS[OF_TRAPS + kind], int(s.unseen[kind])))
        kind += 1
    return odds


def trap_source(s: Labyrinth) -> Source:
    return Source("traps", int(s.trap_shuffles))


def return_trap(s: Labyrinth, node: Node) -> None:
    """L-36, L-130: a trap goes back and is mixed in again."""
    if s.traps[node] >= 0:
        s.unseen[s.traps[node]] = s.unseen[s.traps[node]] + 1
        s.trap_shuffles += 1
    s.traps[node] = NO_TRAP
    s.shown[node] = 0


def lay_trap(s: Labyrinth, node: Node) -> None:
    """L-33, L-104: face down and unseen; from an empty pool nothing comes."""
    if s.traps[node] == NO_TRAP and s.traps_left() > 0:
        s.traps[node] = UNSEEN
        s.tell_place("trap-laid", s.seat, node)


# --- items ---


def items_in_pool(s: Labyrinth) -> i64:
    found: i64 = 0
    item: i64 = 0
    count: i64 = len(s.items)
    while item < count:
        if s.items[item] == IN_POOL:
            found |= BIT[item]
        item += 1
    return found


@final
class FindItem(Step[Labyrinth, Deed]):
    """L-33: an item out of the pool, face up on a corridor; from an empty pool nothing comes."""

    def __init__(self, node: i64) -> None:
        super().__init__(f"find:{NODE_NAMES[node]}")
        self.node: Final = node

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE if items_in_pool(s) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """The pool is empty."""

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return odds_of(items_in_pool(s), OF_ITEMS)

    def deal(self, s: Labyrinth, random: Random) -> Deed:
        return pick_of(items_in_pool(s), OF_ITEMS, random)

    def source(self, s: Labyrinth) -> Source:
        return Source("items", int(s.item_shuffles))

    def apply(self, s: Labyrinth, action: Deed) -> None:
        item: i64 = action.what - OF_ITEMS
        s.items[item] = self.node
        if s.events is not None:
            s.show("item-found", {"what": ITEM_IDS[item], "place": NODE_NAMES[self.node]})


def lay_symbols(s: Labyrinth, cell: Cell) -> None:
    """L-33: a trap for each trap symbol, an item for each chest, on the corridor of the symbol."""
    tile = s.agreed.content.tiles[s.tiles[cell]]
    corridor: i64 = len(tile.edges) - 1
    while corridor >= 0:
        node: i64 = CORRIDORS * cell + corridor
        if tile.chests[corridor]:
            s.then(FIND_ITEM[node])
        if tile.traps[corridor]:
            lay_trap(s, node)
        corridor -= 1


# --- characters and events ---


def free_characters(s: Labyrinth) -> i64:
    """L-13, L-118, L-134: nobody plays them, and they may be played with so many players; a bit each."""
    found: i64 = 0
    for place, character in enumerate(s.agreed.content.characters):
        if character.fewest <= s.agreed.players and s.seat_of(place) == NONE:
            found |= BIT[place]
    return found


def character_odds(s: Labyrinth) -> list[tuple[Deed, int]]:
    return odds_of(free_characters(s), OF_CHARACTERS)


def event_odds(s: Labyrinth) -> list[tuple[Deed, int]]:
    """L-12, L-84: the last card comes when it is the only one."""
    others: i64 = s.events_left & ~(1 << s.agreed.content.last_event)
    return odds_of(others if others else s.events_left, OF_EVENTS)


def refill_golem_deck(s: Labyrinth) -> None:
    """L-72, L-130: all cards but those in somebody's hand are shuffled again."""
    s.golem_deck = vec[i64](s.agreed.content.golem)
    for card in s.looked:
        s.golem_deck[card] = s.golem_deck[card] - 1
    s.golem_shuffles += 1


FIND_ITEM: Final = [FindItem(node) for node in range(NODES)]
DRAW_TILES: Final = [DrawTiles(count) for count in range(5)]
