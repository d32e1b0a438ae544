"""Ways through the Dream World: which shards the action points that are left can bring, and what they are worth."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.bots.dreamscape.sites import BITS, how_many, one_of
from reverie.bots.dreamscape.worth import NEVER, Judge
from reverie.games.dreamscape.board import COLLECTOR, LAKE, LOCALES, NO_EDGE
from reverie.games.dreamscape.shards import COLOURS, NIGHTMARE, NO_STACK, bottom_of, put_on, take_off, top_of
from reverie.games.dreamscape.table import Dreamscape
from reverie.games.dreamscape.wandering import LIMIT

MOST_STOPS: Final = 3000  # how many places on all ways are looked at
INITIATIVE: Final = 0.7  # what it is worth to come before one rival more in the next round
MOVE: Final = 0.001  # of two ways to the same end the shorter one
READY: Final = 1.2  # hands with which a card takes no more effort than this finish it


@final
class Ways:
    """Looks for the best way from here. Hands are one number, as sites count shards."""

    def __init__(self, s: Dreamscape, judge: Judge, gains: list[float], draws: list[float]) -> None:
        self.s: Final = s
        self.judge: Final = judge
        self.gains: Final = gains  # what each power is worth
        self.draws: Final = draws  # what it is worth to draw as many cards as the locale's number
        self.known: Final[dict[int, float]] = {}  # what hands are worth
        self.ready: Final[dict[int, float]] = {}  # 1 for hands that finish a card
        self.surveys: Final = judge.surveys(s)
        self.world: Final = s.world[:]
        self.stops: i64 = 0
        self.rivals: Final = rivals_before(s)
        self.initiative: Final[float] = INITIATIVE if judge.left else 0.0
        self.haunted: Final[i64] = s.haunted

    def hands(self) -> i64:
        packed: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            packed += self.s.hands[self.judge.seat * COLOURS + colour] << (BITS * colour)
            colour += 1
        return packed

    def worth_of(self, hands: i64) -> float:
        found = self.known.get(int(hands))
        if found is not None:
            return found
        worth = self.judge.hands_worth(self.s, hands, self.surveys)
        self.ready[int(hands)] = 1.0 if self.judge.nearest < READY else 0.0
        self.known[int(hands)] = worth
        return worth

    def asleep(self, locale: i64, hands: i64) -> float:
        """What it is worth to fall asleep here: its number of cards if one gets finished, and the initiative."""
        worth = self.worth_of(hands)
        return worth + self.ready[int(hands)] * self.draws[locale] - self.initiative * self.rivals[locale]

    def best(self, locale: i64, candle: i64, hands: i64, unused: i64, bonus: float, seen: i64, haunts: i64) -> float:
        """The best end of a way on which one stands here; `unused` is 1 while a locale's power may still be used."""
        self.stops += 1
        here: i64 = 1 << locale
        power = self.s.agreed.box.power_of[locale]
        if unused and self.haunted != locale:
            if power == LAKE and candle:
                stirred = self.best_stir(locale, candle, hands, bonus, haunts)
                plain = self.go_on(locale, candle, hands, unused, bonus, seen | here, haunts)
                return stirred if stirred > plain else plain
            gain = self.gains[power]
            if power == COLLECTOR and not candle:
                gain = 0.05
            if gain > bonus:
                bonus = gain
        return self.go_on(locale, candle, hands, unused, bonus, seen | here, haunts)

    def go_on(self, locale: i64, candle: i64, hands: i64, unused: i64, bonus: float, seen: i64, haunts: i64) -> float:
        """From here: sleep, collect, or move on."""
        best = self.asleep(locale, hands) + bonus
        if not candle or self.stops > MOST_STOPS:
            return best
        line = self.world[locale]
        if line != NO_STACK:
            colour = top_of(line)
            if how_many(hands, colour) < LIMIT:
                self.world[locale] = take_off(line)
                found = self.best(locale, candle - 1, hands + one_of(colour), unused, bonus, 0, haunts)
                self.world[locale] = line
                if found > best:
                    best = found
        there: i64 = 0
        while there < LOCALES:
            edge = self.s.agreed.box.passages[locale][there]
            if edge != NO_EDGE:
                found = self.go(edge, there, candle, hands, unused, bonus, seen, haunts)
                if found > best:
                    best = found
            there += 1
        return best

    def go(
        self, edge: i64, there: i64, candle: i64, hands: i64, unused: i64, bonus: float, seen: i64, haunts: i64
    ) -> float:
        free = self.is_free(there, hands)
        if free and seen & (1 << there):
            return NEVER
        if not free and candle == 1 and not unused:
            return NEVER  # the last point only to stand elsewhere
        if haunts & (1 << edge) and how_many(hands, NIGHTMARE) < LIMIT:
            hands += one_of(NIGHTMARE)
            haunts &= ~(1 << edge)
        left: i64 = candle if free else candle - 1
        return self.best(there, left, hands, unused, bonus, seen if free else 0, haunts) - MOVE

    def is_free(self, there: i64, hands: i64) -> bool:
        line = self.world[there]
        return line == NO_STACK or how_many(hands, bottom_of(line)) > 0

    # --- the Lake ---

    def best_stir(self, locale: i64, candle: i64, hands: i64, bonus: float, haunts: i64) -> float:
        """With the shards of this locale or a neighbour in the order one likes best."""
        best = NEVER
        there: i64 = 0
        while there < LOCALES:
            if there == locale or self.s.agreed.box.passages[locale][there] != NO_EDGE:
                found = self.after_stir(there, locale, candle, hands, bonus, haunts)
                if found > best:
                    best = found
            there += 1
        return best

    def after_stir(self, there: i64, locale: i64, candle: i64, hands: i64, bonus: float, haunts: i64) -> float:
        line = self.world[there]
        if line == NO_STACK:
            return NEVER
        self.world[there] = self.sorted_line(line, hands)
        found = self.go_on(locale, candle, hands, 0, bonus, 1 << locale, haunts)
        self.world[there] = line
        return found

    def sorted_line(self, line: i64, hands: i64) -> i64:
        """The shard one likes best last: it is the first to collect."""
        shards: list[tuple[float, int]] = []
        left: i64 = line
        while left:
            colour: i64 = (left & 7) - 1
            shards.append((self.liking(colour, hands), int(colour)))
            left >>= 3
        shards.sort()
        made: i64 = 0
        for _, colour_here in shards:
            made = put_on(made, colour_here)
        return made

    def liking(self, colour: i64, hands: i64) -> float:
        """What one more shard of a colour is worth."""
        return self.worth_of(hands + one_of(colour)) - self.worth_of(hands)


def rivals_before(s: Dreamscape) -> list[float]:
    """By locale: how many will come first in the next round if one falls asleep there (D-16).

    Those asleep are passed by lying down on top of them; those still to come may do the same, wherever they end.
    """
    before = [0.0] * LOCALES
    for locale in range(LOCALES):
        for place in range(s.agreed.players):
            seat = s.order[place]
            if place + 1 < s.turn:
                before[locale] += 1.0 if s.travellers[seat] < locale else 0.0
            elif seat != s.seat:
                before[locale] += float(locale + 1) / float(LOCALES)
    return before
