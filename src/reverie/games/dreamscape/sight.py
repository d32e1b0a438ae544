"""What one seat, or a spectator, may know of a position, and what it may imagine of the rest.

All is open but the order of bag and piles, and cards that somebody is looking at or has put back under a pile.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.event import SPECTATOR
from reverie.core.game import NOBODY, Json
from reverie.core.keeping import Sight
from reverie.core.random import Random
from reverie.games.dreamscape.actions import LEVELS
from reverie.games.dreamscape.box import Box
from reverie.games.dreamscape.options import NAME
from reverie.games.dreamscape.position import UNKNOWN
from reverie.games.dreamscape.showing import show
from reverie.games.dreamscape.table import IN_PILE, SPECTATOR_BIT, Dreamscape, zeros
from reverie.pieces.deck import Pile


@final
class DreamscapeSight(Sight):
    """A position as one viewer knows it: a table on which some cards are UNKNOWN and the piles lie face down."""

    game: ClassVar[str] = NAME

    def __init__(self, viewer: int, table: Dreamscape) -> None:
        super().__init__(viewer, table.agreed.options)
        self.table: Final = table

    def pack(self) -> Json:
        return show(self.table, self.viewer)


def observe(state: Dreamscape, viewer: int) -> DreamscapeSight:
    """Built by allow-list: nothing is in it that is not put in here."""
    s = state
    bit = SPECTATOR_BIT if viewer == SPECTATOR else 1 << viewer
    table = Dreamscape(
        s.agreed,
        s.agenda,
        s.now,
        s.acting,
        s.bag[:],
        s.world[:],
        s.hands[:],
        s.studios[:],
        s.points[:],
        s.earned[:],
        s.travellers[:],
        s.dreamers[:],
        s.climbed[:],
        s.order[:],
        s.places[:],
        s.stored[:],
        s.last_done[:],
        face_down(s.first, bit),
        face_down(s.second, bit),
        face_down(s.third, bit),
        masked(s.looked, s.lookers, bit),
        s.lookers[:],
        s.tokens[:],
        s.slots[:],
    )
    table.count_as(s)
    table.over = s.over
    return DreamscapeSight(viewer, table)


def face_down(pile: Pile, bit: i64) -> Pile:
    """A pile as somebody sees it who knows only some of the cards put under it."""
    return Pile(zeros(len(pile.counts)), pile.loose, masked(pile.under, pile.knowers, bit), pile.knowers[:])


def masked(cards: vec[i64], knowers: vec[i64], bit: i64) -> vec[i64]:
    seen = cards[:]
    for place in range(len(cards)):
        if not knowers[place] & bit:
            seen[place] = UNKNOWN
    return seen


def imagine(observation: DreamscapeSight, random: Random) -> Dreamscape:
    """One of the positions that look like this to the viewer, each as likely as any other."""
    s = observation.table.copy()
    unseen = unseen_cards(s)
    for level in range(LEVELS):
        fill_in(s, s.pile(level).under, level, unseen, random)
    for level in range(LEVELS):
        if UNKNOWN in s.looked and level == looked_level(s):
            fill_in(s, s.looked, level, unseen, random)
    for card in range(s.agreed.box.cards):
        if unseen[card]:
            s.pile(s.agreed.box.level_of[card]).counts[card] = 1
    s.acting = NOBODY if s.over else s.now.actor(s)
    return s


def unseen_cards(s: Dreamscape) -> vec[i64]:
    """1 for every card the viewer cannot place: it is in a pile, or somebody looks at it."""
    unseen = zeros(int(s.agreed.box.cards))
    for card in range(s.agreed.box.cards):
        if s.places[card] == IN_PILE and card not in s.looked and card not in s.pile(s.agreed.box.level_of[card]).under:
            unseen[card] = 1
    return unseen


def looked_level(s: Dreamscape) -> i64:
    """Of which pile the cards are that somebody looks at: the one that misses some."""
    for level in range(LEVELS):
        missing: i64 = 0
        for card in range(s.agreed.box.cards):
            if s.agreed.box.level_of[card] == level and s.places[card] == IN_PILE:
                missing += 1
        if missing > s.pile(level).size():
            return level
    raise AssertionError("somebody looks at cards of some pile")


def fill_in(s: Dreamscape, cards: vec[i64], level: i64, unseen: vec[i64], random: Random) -> None:
    """Put a card of this level into every hole."""
    for place in range(len(cards)):
        if cards[place] == UNKNOWN:
            cards[place] = draw_unseen(s.agreed.box, unseen, level, random)


def draw_unseen(box: Box, unseen: vec[i64], level: i64, random: Random) -> i64:
    total: i64 = 0
    for card in range(box.cards):
        if box.level_of[card] == level:
            total += unseen[card]
    pick = random.below(total)
    for card in range(box.cards):
        if box.level_of[card] == level and unseen[card]:
            if pick == 0:
                unseen[card] = 0
                return card
            pick -= 1
    raise AssertionError("there is a card for every hole")
