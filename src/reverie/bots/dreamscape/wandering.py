"""The apprentice in the Dream World: it compares all ways on from here, and what the powers on them would bring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.bots.dreamscape.creating import Creating
from reverie.bots.dreamscape.sites import one_of
from reverie.bots.dreamscape.ways import Ways
from reverie.bots.dreamscape.worth import NEVER, Judge, best_of
from reverie.core.agenda import apply
from reverie.games.dreamscape.actions import COLLECT, GO, LEVELS, NEXT, POWER, SLEEP, STIR, USE, Deed
from reverie.games.dreamscape.board import (
    ARCHIVES,
    COLLECTOR,
    GOLEM,
    LAKE,
    LOCALES,
    LORD,
    POWERS,
    TOWER,
)
from reverie.games.dreamscape.box import Box
from reverie.games.dreamscape.powers_studio import GOLEM_SHIFTS, TOWER_TAKES
from reverie.games.dreamscape.shards import COLOURS, MOTION, NO_STACK, top_of
from reverie.games.dreamscape.table import Dreamscape

DRAWING: Final = 0.5  # how much cards to be drawn at the end of a way count
LOOKING: Final = 0.6  # and those the Lord of Dreams shows
COLLECTING: Final = 0.45  # what two more shards in the Dream World are worth


@final
class Wandering:
    """One decision in the Dream World."""

    def __init__(self, s: Dreamscape, judge: Judge, creating: Creating) -> None:
        self.s: Final = s
        self.judge: Final = judge
        self.creating: Final = creating

    def ways(self, s: Dreamscape, gains: list[float]) -> Ways:
        """Ways at whose end a finished card lets one draw as many as the locale's number."""
        self.judge.worth(s)
        worths = [self.judge.pile_worths(s, level) for level in range(LEVELS)]
        draws = [DRAWING * max([best_of(level, locale + 1) for level in worths]) for locale in range(LOCALES)]
        return Ways(s, self.judge, gains, draws)

    def plain_ways(self, s: Dreamscape) -> Ways:
        """Ways for the shards alone."""
        self.judge.worth(s)
        return Ways(s, self.judge, [0.0] * POWERS, [0.0] * LOCALES)

    def gains(self) -> list[float]:
        """What each power is worth now."""
        s = self.s
        gains = [0.0] * POWERS
        now = self.judge.worth(s)
        gains[LORD] = LOOKING * self.creating.lord_gain(s)
        gains[COLLECTOR] = COLLECTING
        if s.bag_size():
            gains[ARCHIVES] = self.archives_gain(now)
        if self.near(TOWER):
            t = s.copy()
            t.now = TOWER_TAKES[2]
            gains[TOWER] = max(0.0, self.creating.best_takes(t) - now)
        if self.near(GOLEM):
            t = s.copy()
            t.now = GOLEM_SHIFTS[3]
            gains[GOLEM] = max(0.0, self.creating.best_shifts(t) - now)
        return gains

    def archives_gain(self, now: float) -> float:
        total = 0.0
        count: i64 = 0
        for colour in range(COLOURS):
            if self.s.bag[colour]:
                t = self.s.copy()
                t.take_up(colour)
                total += float(self.s.bag[colour]) * (self.judge.worth(t) - now)
                count += self.s.bag[colour]
        return max(0.0, total / float(count))

    def near(self, power: i64) -> bool:
        """Can a locale's power still be used, and this one be reached?"""
        s = self.s
        return not s.flipped & (1 << s.seat) and s.candle + 1 >= steps_to(s.agreed.box, s.locale(), power)

    def wander(self, choices: list[Deed]) -> Deed:
        s = self.s
        gains = self.gains()
        ways = self.ways(s, gains)
        hands = ways.hands()
        best = NEVER
        chosen = choices[len(choices) - 1]
        for deed in choices:
            ways.stops = 0
            worth = self.worth_of_way(ways, deed, hands)
            if worth > best + 1e-9:
                best = worth
                chosen = deed
        return chosen

    def worth_of_way(self, ways: Ways, deed: Deed, hands: i64) -> float:
        """What the best way is worth that begins like this."""
        s = self.s
        here = s.locale()
        unused: i64 = 0 if s.flipped & (1 << s.seat) else 1
        verb = deed.verb
        if verb == SLEEP:
            return ways.asleep(here, hands)
        if verb == COLLECT:
            colour = top_of(s.world[here])
            line = ways.world[here]
            ways.world[here] = line >> 3
            hands += one_of(colour)
            found = ways.go_on(here, s.candle - 1, hands, unused, 0.0, 1 << here, s.haunts)
            ways.world[here] = line
            return found
        if verb == GO:
            edge = self.s.agreed.box.passages[here][deed.where]
            return ways.go(edge, deed.where, s.candle, hands, unused, 0.0, 1 << here, s.haunts)
        if verb == POWER:
            power = self.s.agreed.box.power_of[here]
            if power == LAKE:
                return 0.02 + ways.best_stir(here, s.candle, hands, 0.0, s.haunts)
            gain = ways.gains[power]
            if power == COLLECTOR and not s.candle:
                gain = 0.05
            return 0.02 + ways.go_on(here, s.candle, hands, 0, gain, 1 << here, s.haunts)
        if verb == USE:
            return self.worth_of_use(ways, deed, hands, unused)
        return NEVER  # storing can wait

    def worth_of_use(self, ways: Ways, deed: Deed, hands: i64, unused: i64) -> float:
        """The power of a card; those over the Studio and the Archives can wait until the shards are needed least."""
        s = self.s
        here = s.locale()
        power = s.agreed.box.card_power[deed.what]
        hands -= one_of(deed.where)
        kept: float = 0.6 if deed.where != MOTION else 0.8
        if power == LAKE and s.candle:
            return kept - 0.1 + ways.best_stir(here, s.candle, hands, 0.0, s.haunts)
        if power == LORD or (power == COLLECTOR and s.candle):
            gain = ways.gains[power]
            return kept - 0.1 + gain + ways.go_on(here, s.candle, hands, unused, 0.0, 1 << here, s.haunts)
        return NEVER

    def arrange(self, choices: list[Deed]) -> Deed:
        """Collector and Lake: every way to go on, and the best way through the Dream World after it."""
        worths = [self.after_arranging(deed) for deed in choices]
        return choices[worths.index(max(worths))]

    def after_arranging(self, deed: Deed) -> float:
        s = self.s
        here = s.locale()
        if deed.verb == STIR:
            ways = self.plain_ways(s)
            return ways.after_stir(deed.where, here, s.candle, ways.hands(), 0.0, s.haunts)
        t = s.copy()
        apply(t, deed)
        ways = self.plain_ways(t)
        if deed.verb == NEXT:
            return -ways.liking(deed.what, ways.hands())
        worth = ways.go_on(here, s.candle, ways.hands(), 0, 0.0, 1 << here, s.haunts)
        return worth - 0.01 * float(steps_between(s.agreed.box, here, deed.where)) * (1.0 if s.candle else -1.0)

    def sow(self, choices: list[Deed]) -> Deed:
        """A red shard on the way one will miss least: to the locale whose next shard is worth least."""
        ways = self.plain_ways(self.s)
        hands = ways.hands()
        worths: list[float] = []
        for deed in choices:
            line = self.s.world[deed.where]
            worths.append(0.0 if line == NO_STACK else ways.liking(top_of(line), hands))
        return choices[worths.index(min(worths))]


def steps_between(box: Box, one: i64, other: i64) -> i64:
    """How many moves apart two locales are."""
    reached: i64 = 1 << one
    steps: i64 = 0
    while not reached & (1 << other):
        grown: i64 = reached
        for here in range(LOCALES):
            if reached & (1 << here):
                for there in range(LOCALES):
                    if box.passages[here][there] != -1:
                        grown |= 1 << there
        reached = grown
        steps += 1
    return steps


def steps_to(box: Box, locale: i64, power: i64) -> i64:
    for there in range(LOCALES):
        if box.power_of[there] == power:
            return steps_between(box, locale, there)
    return LOCALES
