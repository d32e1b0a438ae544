"""Drawing shards out of the bag: its contents are known, what comes next is not. D-9, D-14, D-52, D-53."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Source
from reverie.core.random import Random
from reverie.games.dreamscape.actions import BAGS, NONE, Deed
from reverie.games.dreamscape.board import LOCALES
from reverie.games.dreamscape.content import MOST_PIECES
from reverie.games.dreamscape.shards import COLOURS, Colour, height_of, put_on
from reverie.games.dreamscape.table import Dreamscape

# Every chance there can be, made once: ODDS[colour][shards].
ODDS: Final = [[(bag, shards) for shards in range(MOST_PIECES + 1)] for bag in BAGS]


class DrawShard(Step[Dreamscape, Deed]):
    """Chance draws one shard; from an empty bag nothing comes (D-14)."""

    def actor(self, s: Dreamscape) -> i64:
        return CHANCE if s.bag_size() else NOBODY

    def run(self, s: Dreamscape) -> None:
        """The bag is empty."""

    def odds(self, s: Dreamscape) -> list[tuple[Deed, int]]:
        odds: list[tuple[Deed, int]] = []
        colour: Colour = 0
        while colour < COLOURS:
            if s.bag[colour]:
                odds.append(ODDS[colour][s.bag[colour]])
            colour += 1
        return odds

    def deal(self, s: Dreamscape, random: Random) -> Deed:
        colour: Colour = 0
        pick = random.below(s.bag_size()) - s.bag[0]
        while pick >= 0:
            colour += 1
            pick -= s.bag[colour]
        return BAGS[colour]

    def source(self, s: Dreamscape) -> Source:
        return Source("bag", int(s.stirred))

    def apply(self, s: Dreamscape, action: Deed) -> None:
        s.out_of_bag(action.what)
        self.receive(s, action.what)

    def receive(self, s: Dreamscape, colour: Colour) -> None:
        """Where the shard goes."""
        raise NotImplementedError


@final
class Fill(DrawShard):
    """D-9, D-14: every empty space with as many dots as players or fewer, locale by locale, from the left."""

    def actor(self, s: Dreamscape) -> i64:
        return CHANCE if first_gap(s) != NONE and s.bag_size() else NOBODY

    def receive(self, s: Dreamscape, colour: Colour) -> None:
        locale = first_gap(s)
        s.world[locale] = put_on(s.world[locale], colour)
        s.tell_drawn("fill", colour, locale)
        s.then(self)


def first_gap(s: Dreamscape) -> i64:
    """The first locale with an empty space to fill; NONE if there is none."""
    locale: i64 = 0
    while locale < LOCALES:
        if height_of(s.world[locale]) < s.agreed.filled:
            return locale
        locale += 1
    return NONE


@final
class DrawToHands(DrawShard):
    """D-52: Oneiric Archives; the limit of two does not count."""

    def receive(self, s: Dreamscape, colour: Colour) -> None:
        s.take_up(colour)
        s.tell_drawn("find", colour, NONE)


@final
class DrawAside(DrawShard):
    """D-53: the Collector draws both shards before he lays one."""

    def __init__(self, left: i64) -> None:
        super().__init__(f"gather:{left}")
        self.left: Final = left

    def receive(self, s: Dreamscape, colour: Colour) -> None:
        s.held = put_on(s.held, colour)
        s.tell_drawn("gather", colour, NONE)
        if self.left > 1:
            s.then(GATHER[self.left - 1])


FILL: Final = Fill("fill")
ARCHIVES_DRAW: Final = DrawToHands("archives")
GATHER: Final = [DrawAside(left) for left in range(3)]
