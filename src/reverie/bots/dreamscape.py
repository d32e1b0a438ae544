"""The apprentice plays Dreamscape with plans for one turn.

It imagines a table from what its seat sees. Wandering it compares all ways through the Dream World; with a choice in
its Studio it tries each and weighs the position it leads to, some powers a few steps deep.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.bots.dreamscape_ways import NOTHING, Ways
from reverie.bots.dreamscape_worth import Judge, best_of, loose_cards
from reverie.core.agenda import apply
from reverie.core.game import CHANCE, Action, Observation
from reverie.core.random import Random
from reverie.games.dreamscape.actions import (
    ALL_DONE,
    COLLECT,
    DONE,
    GO,
    KEEP,
    LAY,
    LEVELS,
    NEXT,
    NONE,
    PILE,
    PLACE,
    POWER,
    SHIFT,
    SLEEP,
    SOW,
    STIR,
    TAKE,
    USE,
    WALK,
    Deed,
)
from reverie.games.dreamscape.bag import ARCHIVES_DRAW
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
from reverie.games.dreamscape.cards import MOST_LOOKED, ChoosePile
from reverie.games.dreamscape.creating import CREATE
from reverie.games.dreamscape.powers_studio import GOLEM_SHIFTS, TOWER_TAKES, GolemShifts, TowerTakes
from reverie.games.dreamscape.shards import COLOURS, MOTION, NO_STACK, top_of
from reverie.games.dreamscape.sight import View, imagine
from reverie.games.dreamscape.table import OPEN, Dreamscape
from reverie.games.dreamscape.walking import ON_THE_WAY

BEAM: Final = 4  # how many positions are followed while the Golem shifts
WALK_AHEAD: Final = 4  # steps of the Dreamer looked ahead
CLOSE: Final = 0.6  # choices this near to the best are weighed a second time, with cards to come
CLOSEST: Final = 5  # at most so many
FUTURE: Final = 0.5  # how much a card to come counts
TROUBLE: Final = 0.05  # for less nothing is shifted
A_DRAW: Final = 1.0  # a completed card is worth more than one that can be completed


@final
class Apprentice:
    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def choose(self, observation: Observation, choices: list[Action], seconds: float) -> Action:
        assert isinstance(observation, View)
        if len(choices) == 1:
            return choices[0]
        s = imagine(observation, self.random)
        return Turn(s).decide(choices)


@final
class Turn:
    """One decision: the position, and a judge of what may become of it."""

    def __init__(self, s: Dreamscape) -> None:
        self.s: Final = s
        self.judge: Final = Judge(s, s.seat)

    def decide(self, choices: list[Deed]) -> Deed:
        verb = choices[len(choices) - 1].verb
        if verb == SLEEP:
            return self.wander(choices)
        first = choices[0].verb
        if first == PILE:
            return self.choose_pile(choices)
        if first == KEEP:
            return self.choose_card(choices)
        if first in (LAY, STIR, NEXT):
            return self.arrange(choices)
        if first == SOW:
            return self.sow(choices)
        if isinstance(self.s.now, GolemShifts):
            return self.plan_shifts(self.s)[1]
        if isinstance(self.s.now, TowerTakes):
            return self.plan_takes(self.s)[1]
        return self.create(choices)

    # --- the Studio: try each choice ---

    def create(self, choices: list[Deed]) -> Deed:
        worths = [self.after(self.s, deed, WALK_AHEAD) for deed in choices]
        best = max(worths)
        close = [place for place in range(len(choices)) if worths[place] > best - CLOSE]
        if len(close) == 1 or not self.judge.left:
            return choices[worths.index(best)]
        close = sorted(close, key=lambda place: -worths[place])[:CLOSEST]
        again = [worths[place] + FUTURE * self.future(choices[place]) for place in close]
        return choices[close[again.index(max(again))]]

    def future(self, deed: Deed) -> float:
        """What the Studio after a deed promises for cards not yet drawn."""
        if deed.verb == PLACE:
            t = self.s.copy()
            apply(t, deed)
        else:
            t = self.s
        self.judge.look(t)
        for colour in range(COLOURS):
            self.judge.hand[colour] = 0
        self.judge.before = 0.0
        return self.judge.prospects(t, t.locale() + 1)

    def after(self, s: Dreamscape, deed: Deed, ahead: i64) -> float:
        if deed.verb == DONE and s.now is CREATE:
            return self.judge.worth_done(s) + 0.01
        t = s.copy()
        apply(t, deed)
        return self.settled(t, deed, ahead)

    def settled(self, t: Dreamscape, deed: Deed, ahead: i64) -> float:
        """What a position is worth, once what the deed began is brought to an end."""
        if t.over:
            points: i64 = t.points[self.judge.seat]
            return float(points)
        if t.acting == CHANCE:
            return self.on_average(t) if deed.verb == USE else self.judge.worth(t)
        now = t.now
        if now is ON_THE_WAY:
            return max([self.after(t, step, ahead - 1) for step in now.legal(t)]) if ahead > 0 else NOTHING
        if deed.verb == USE and isinstance(now, GolemShifts):
            return self.best_shifts(t)
        if deed.verb == USE and isinstance(now, TowerTakes):
            return self.best_takes(t)
        if isinstance(now, ChoosePile):
            return self.judge.worth(t) + (self.judge.after() + A_DRAW if now.waivable else self.lord_gain(t))
        return self.walked_on(t, ahead) if t.free and now is CREATE else self.judge.worth(t)

    def walked_on(self, t: Dreamscape, ahead: i64) -> float:
        """The Dreamer may go on for nothing."""
        worth = self.judge.worth(t)
        if ahead > 0:
            for step in t.now.legal(t):
                if step.verb == WALK:
                    worth = max(worth, self.after(t, step, ahead - 1))
        return worth

    def on_average(self, t: Dreamscape) -> float:
        """Over every shard that may come out of the bag."""
        if t.now is not ARCHIVES_DRAW:
            return self.judge.worth(t)
        total = 0.0
        count: i64 = 0
        for deed, weight in t.now.odds(t):
            u = t.copy()
            apply(u, deed)
            total += self.judge.worth(u) * float(weight)
            count += weight
        return total / float(count)

    # --- Golem and Tower ---

    def best_shifts(self, t: Dreamscape) -> float:
        return self.plan_shifts(t)[0]

    def plan_shifts(self, t: Dreamscape) -> tuple[float, Deed]:
        """Up to three shifts, following the best few positions: what they come to, and the first of them."""
        best = self.judge.worth(t)
        chosen = ALL_DONE
        beam: list[tuple[float, int, Deed, Dreamscape]] = [(0.0, 0, ALL_DONE, t)]
        while beam:
            found: list[tuple[float, int, Deed, Dreamscape]] = []
            for _, _, first, u in beam:
                for deed in u.now.legal(u):
                    if deed.verb == SHIFT:
                        v = u.copy()
                        apply(v, deed)
                        worth = self.settled(v, deed, 0)
                        begun = deed if u is t else first
                        if worth > best + TROUBLE:
                            best = worth
                            chosen = begun
                        if isinstance(v.now, GolemShifts):
                            found.append((-worth, len(found), begun, v))
            found.sort(key=by_worth)
            beam = found[:BEAM]
        return best, chosen

    def best_takes(self, t: Dreamscape) -> float:
        return self.plan_takes(t)[0]

    def plan_takes(self, t: Dreamscape) -> tuple[float, Deed]:
        """One shard or two: what they come to, and the first of them."""
        best = NOTHING
        chosen = ALL_DONE
        for deed in t.now.legal(t):
            u = t.copy()
            apply(u, deed)
            worth = self.settled(u, deed, 0)
            if deed.verb == TAKE and isinstance(u.now, TowerTakes):
                for other in u.now.legal(u):
                    if other.verb == TAKE:
                        v = u.copy()
                        apply(v, other)
                        worth = max(worth, self.settled(v, other, 0))
            if worth > best:
                best = worth
                chosen = deed
        return best, chosen

    # --- cards ---

    def lord_gain(self, t: Dreamscape) -> float:
        """What it is worth to look at six cards and keep one, beside those one has."""
        if t.cards_of(self.judge.seat, OPEN) >= 3 or not self.judge.left:
            return 0.0
        return max([self.judge.prospect(t, level, MOST_LOOKED) for level in range(LEVELS)])

    def choose_pile(self, choices: list[Deed]) -> Deed:
        now = self.s.now
        assert isinstance(now, ChoosePile)
        self.judge.worth(self.s)
        worths = [0.0 if deed.what == NONE else self.judge.prospect(self.s, deed.what, now.count) for deed in choices]
        return choices[worths.index(max(worths))]

    def choose_card(self, choices: list[Deed]) -> Deed:
        self.judge.worth(self.s)
        worths = [0.0 if deed.what == NONE else self.judge.card_worth(self.s, deed.what) for deed in choices]
        return choices[worths.index(max(worths))]

    # --- the Dream World ---

    def ways(self, s: Dreamscape, gains: list[float]) -> Ways:
        self.judge.worth(s)
        draws: list[float] = []
        worths = [self.card_worths(s, level) for level in range(LEVELS)]
        for locale in range(LOCALES):
            draws.append(0.5 * max([best_of(level, locale + 1) for level in worths]))
        return Ways(s, self.judge, gains, draws)

    def card_worths(self, s: Dreamscape, level: i64) -> list[float]:
        worths = [max(0.0, self.judge.card_worth(s, card)) for card in loose_cards(s, level)]
        worths.sort(reverse=True)
        return worths

    def gains(self) -> list[float]:
        """What each power is worth now."""
        s = self.s
        gains = [0.0] * POWERS
        now = self.judge.worth(s)
        gains[LORD] = 0.6 * self.lord_gain(s)
        gains[COLLECTOR] = 0.45
        if s.bag_size():
            gains[ARCHIVES] = self.archives_gain(now)
        if self.near(TOWER):
            t = s.copy()
            t.now = TOWER_TAKES[2]
            gains[TOWER] = max(0.0, self.best_takes(t) - now)
        if self.near(GOLEM):
            t = s.copy()
            t.now = GOLEM_SHIFTS[3]
            gains[GOLEM] = max(0.0, self.best_shifts(t) - now)
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
        best = NOTHING
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
            hands += 1 << (4 * colour)
            found = ways.go_on(here, s.candle - 1, hands, unused, 0.0, 1 << here, s.haunts)
            ways.world[here] = line
            return found
        if verb == GO:
            edge = self.s.agreed.box.passages[here][deed.where]
            return ways.go(edge, deed.where, s.candle, hands, unused, 0.0, s.visited, s.haunts)
        if verb == POWER:
            power = self.s.agreed.box.power_of[here]
            if power == LAKE:
                return 0.02 + ways.best_stir(here, s.candle, hands, 0.0, s.haunts)
            gain = ways.gains[power]
            if power == COLLECTOR and not s.candle:
                gain = 0.05
            return 0.02 + ways.go_on(here, s.candle, hands, 0, gain, s.visited, s.haunts)
        if verb == USE:
            return self.worth_of_use(ways, deed, hands, unused)
        return NOTHING  # storing can wait

    def worth_of_use(self, ways: Ways, deed: Deed, hands: i64, unused: i64) -> float:
        """The power of a card; those over the Studio and the Archives can wait until the shards are needed least."""
        s = self.s
        here = s.locale()
        power = s.agreed.box.card_power[deed.what]
        hands -= 1 << (4 * deed.where)
        kept: float = 0.6 if deed.where != MOTION else 0.8
        if power == LAKE and s.candle:
            return kept - 0.1 + ways.best_stir(here, s.candle, hands, 0.0, s.haunts)
        if power == LORD or (power == COLLECTOR and s.candle):
            gain = ways.gains[power]
            return kept - 0.1 + gain + ways.go_on(here, s.candle, hands, unused, 0.0, s.visited, s.haunts)
        return NOTHING

    def arrange(self, choices: list[Deed]) -> Deed:
        """Collector and Lake: every way to go on, and the best way through the Dream World after it."""
        worths = [self.after_arranging(deed) for deed in choices]
        return choices[worths.index(max(worths))]

    def after_arranging(self, deed: Deed) -> float:
        s = self.s
        gains = [0.0] * POWERS
        here = s.locale()
        unused: i64 = 0
        if deed.verb == STIR:
            ways = self.ways(s, gains)
            return ways.after_stir(deed.where, here, s.candle, ways.hands(), 0.0, s.haunts)
        t = s.copy()
        apply(t, deed)
        ways = self.ways(t, gains)
        if deed.verb == NEXT:
            return -ways.liking(deed.what, ways.hands())
        worth = ways.go_on(here, s.candle, ways.hands(), unused, 0.0, 1 << here, s.haunts)
        return worth - 0.01 * float(steps_between(s.agreed.box, here, deed.where)) * (1.0 if s.candle else -1.0)

    def sow(self, choices: list[Deed]) -> Deed:
        """A red shard on the way one will miss least: to the locale whose next shard is worth least."""
        ways = self.ways(self.s, [0.0] * POWERS)
        hands = ways.hands()
        worths: list[float] = []
        for deed in choices:
            line = self.s.world[deed.where]
            worths.append(0.0 if line == NO_STACK else ways.liking(top_of(line), hands))
        return choices[worths.index(min(worths))]


def by_worth(found: tuple[float, int, Deed, Dreamscape]) -> tuple[float, int]:
    return found[0], found[1]


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
