"""Everything a seat can bring about before chance acts again, laid out for the value to judge."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from reverie.bots.onirim.features import DRAW, errand_of
from reverie.bots.onirim.layout import describe_for
from reverie.core.agenda import apply
from reverie.core.game import CHANCE
from reverie.games.onirim.actions import KEEP_CARDS, Deed
from reverie.games.onirim.cards import KINDS
from reverie.games.onirim.prophecy import RETURN_REST
from reverie.games.onirim.table import VISION, WON, Onirim
from reverie.games.onirim.turn import SWAP_STEP

GOES_ON: Final = -1
A_WIN: Final = 1
A_LOSS: Final = 0


@final
class Sheet:
    """Positions before chance acts, each with the deed that leads towards it; made once, used again and again."""

    def __init__(self, width: i64) -> None:
        self.width: Final = width
        self.rows: vec[i64] = vec[i64]([0] * (int(width) * 64))
        self.count: i64 = 0
        self.deeds: list[Deed] = []
        self.ends: vec[i64] = vec[i64]()

    def clear(self) -> None:
        self.count = 0
        self.deeds = []
        self.ends = vec[i64]()

    def lay_out(self, s: Onirim) -> None:
        """All that the seat to act can choose."""
        for deed in s.now.legal(s):
            after = s.copy()
            apply(after, deed)
            self.follow(after, deed)

    def follow(self, s: Onirim, first: Deed) -> None:
        if s.over:
            self.add(first, A_WIN if s.outcome == WON else A_LOSS)
        elif s.acting == CHANCE:
            self.describe(s, errand_of(s), first)
        elif s.now is RETURN_REST:
            self.arrange(s, first)
        elif s.now is SWAP_STEP:
            # Whether to swap is asked next, and then all swaps are laid out.
            apply(s, KEEP_CARDS)
            self.follow(s, first)
        else:
            for deed in s.now.legal(s):
                after = s.copy()
                apply(after, deed)
                self.follow(after, first)

    def arrange(self, s: Onirim, first: Deed) -> None:
        """Every order in which the rest of a prophecy can go back; quicker than deed by deed (O-19)."""
        if not s.heaps.size(VISION):
            self.describe(s, DRAW, first)
            return
        sees = s.owner_sees(s.seat)
        card: i64 = 0
        while card < KINDS:
            if s.heaps.count(VISION, card):
                s.heaps.remove(VISION, card)
                s.deck.put_below_known(card, sees)
                self.arrange(s, first)
                s.deck.take_out(card)
                s.deck.top, _ = pop(s.deck.top)
                s.deck.knowers, _ = pop(s.deck.knowers)
                s.heaps.add(VISION, card)
            card += 1

    def describe(self, s: Onirim, errand: i64, first: Deed) -> None:
        if (self.count + 1) * self.width > len(self.rows):
            longer = vec[i64]([0] * (len(self.rows) * 2))
            for place in range(len(self.rows)):
                longer[place] = self.rows[place]
            self.rows = longer
        describe_for(s, errand, self.rows, self.count * self.width)
        self.add(first, GOES_ON)

    def add(self, first: Deed, end: i64) -> None:
        self.count += 1
        self.deeds.append(first)
        self.ends = append(self.ends, end)
