"""The apprentice in its Studio: it tries each choice and weighs the position it leads to, powers a few steps deep."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.bots.dreamscape.worth import NEVER, Judge
from reverie.core.agenda import apply
from reverie.core.game import CHANCE
from reverie.games.dreamscape.actions import ALL_DONE, DONE, LEVELS, PLACE, SHIFT, TAKE, USE, WALK, Deed
from reverie.games.dreamscape.bag import ARCHIVES_DRAW
from reverie.games.dreamscape.cards import MOST_LOOKED, ChoosePile
from reverie.games.dreamscape.creating import CREATE
from reverie.games.dreamscape.powers_studio import GolemShifts, TowerTakes
from reverie.games.dreamscape.table import OPEN, Dreamscape
from reverie.games.dreamscape.walking import ON_THE_WAY

BEAM: Final = 4  # how many positions are followed while the Golem shifts
WALK_AHEAD: Final = 4  # steps of the Dreamer looked ahead
CLOSE: Final = 0.6  # choices this near to the best are weighed a second time, with cards to come
CLOSEST: Final = 5  # at most so many
FUTURE: Final = 0.5  # how much a card to come counts
TROUBLE: Final = 0.05  # for less nothing is shifted
A_DRAW: Final = 1.0  # a completed card is worth more than one that can be completed
ENOUGH_CARDS: Final = 3  # open at a time
STEP: Final = 0.001  # of two ways to the same place the shorter one


@final
class Creating:
    """One decision over the Studio, and what the powers over it would bring."""

    def __init__(self, s: Dreamscape, judge: Judge) -> None:
        self.s: Final = s
        self.judge: Final = judge

    def create(self, choices: list[Deed]) -> Deed:
        worths = [self.after(self.s, deed, WALK_AHEAD) for deed in choices]
        if self.s.free and self.s.now is CREATE:
            self.stand_still(choices, worths)
        best = max(worths)
        close = [place for place in range(len(choices)) if worths[place] > best - CLOSE]
        if len(close) == 1 or not self.judge.left:
            return choices[worths.index(best)]
        close = sorted(close, key=lambda place: -worths[place])[:CLOSEST]
        unplaced = self.future(self.s)
        again: list[float] = []
        for place in close:
            future = self.future(self.tried(choices[place])) if choices[place].verb == PLACE else unplaced
            again.append(worths[place] + FUTURE * future)
        return choices[close[again.index(max(again))]]

    def stand_still(self, choices: list[Deed], worths: list[float]) -> None:
        """A step that costs nothing has to bring something, or he walks in circles for as long as he may (D-33)."""
        here = self.judge.worth(self.s)
        for place, deed in enumerate(choices):
            if deed.verb == WALK and worths[place] <= here:
                worths[place] = NEVER

    def tried(self, deed: Deed) -> Dreamscape:
        t = self.s.copy()
        apply(t, deed)
        return t

    def future(self, t: Dreamscape) -> float:
        """What the Studio promises for cards not yet drawn."""
        self.judge.builder.look(t)
        self.judge.builder.hand = 0
        self.judge.before = 0.0
        return self.judge.prospects(t, t.locale() + 1)

    def after(self, s: Dreamscape, deed: Deed, ahead: i64) -> float:
        if deed.verb == DONE and s.now is CREATE:
            return self.judge.worth_done(s) + 0.01
        t = s.copy()
        apply(t, deed)
        return self.settled(t, deed, ahead) - (STEP if deed.verb == WALK else 0.0)

    def settled(self, t: Dreamscape, deed: Deed, ahead: i64) -> float:
        """What a position is worth, once what the deed began is brought to an end."""
        if t.over:
            points: i64 = t.points[self.judge.seat]
            return float(points)
        if t.acting == CHANCE:
            return self.on_average(t) if deed.verb == USE else self.judge.worth(t)
        now = t.now
        if now is ON_THE_WAY:
            return max([self.after(t, step, ahead - 1) for step in now.legal(t)]) if ahead > 0 else NEVER
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
        best = NEVER
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

    def lord_gain(self, t: Dreamscape) -> float:
        """What it is worth to look at six cards and keep one, beside those one has."""
        if t.cards_of(self.judge.seat, OPEN) >= ENOUGH_CARDS or not self.judge.left:
            return 0.0
        return max([self.judge.prospect(t, level, MOST_LOOKED) for level in range(LEVELS)])


def by_worth(found: tuple[float, int, Deed, Dreamscape]) -> tuple[float, int]:
    return found[0], found[1]
