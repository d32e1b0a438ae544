"""Many matches side by side, played by the value that is being learned, so that it judges all their choices at once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.bots.onirim.apprentice import rule_of_thumb
from reverie.bots.onirim.features import errand_of
from reverie.bots.onirim.layout import describe_for, layout_for
from reverie.bots.onirim.sheet import A_WIN, GOES_ON, Sheet
from reverie.core.agenda import apply
from reverie.core.game import CHANCE
from reverie.core.random import Random
from reverie.games.onirim.actions import Deed
from reverie.games.onirim.nightmare import FACE_NIGHTMARE
from reverie.games.onirim.table import WON, Onirim
from reverie.games.onirim.turn import DRAFT

PARTS: Final = 10_000  # chances are given in parts of it
ON_POLICY: Final = -1.0  # no better choice was passed over
PAYMENTS: Final = 10  # times as often as elsewhere any way to pay a nightmare is tried


@final
class Dream:
    """One match of the round, and the positions it has gone through before chance acted."""

    def __init__(self, state: Onirim, is_taught: bool) -> None:
        self.state: Final = state
        self.width: Final = layout_for(state.agreed.options).width
        self.is_taught: Final = is_taught  # played by rules of thumb, while the value knows nothing
        self.rows: vec[i64] = vec[i64]()
        self.missed: list[float] = []  # for each position: how good the best choice was, where another was tried
        self.last_missed = ON_POLICY  # the same for what came after the last position
        self.first: i64 = 0  # where its choices begin on the sheet, and where they end
        self.end: i64 = 0

    def note(self, missed: float) -> None:
        """The seat has chosen; remember what chance will act on."""
        s = self.state
        if s.acting == CHANCE:
            rows = vec[i64]([0] * self.width)
            describe_for(s, errand_of(s), rows, 0)
            for row in rows:
                self.rows = append(self.rows, row)
            self.missed.append(missed)
        elif s.over:
            self.last_missed = missed


@final
class Round:
    """So many matches, begun together and played to their ends."""

    def __init__(self, start: Onirim, random: Random, matches: i64, taught: i64) -> None:
        self.random: Final = random
        self.sheet: Final = Sheet(layout_for(start.agreed.options).width)
        self.dreams: Final = [Dream(start.copy(), random.below(PARTS) < taught) for _ in range(matches)]
        self.open: list[Dream] = self.dreams

    def lay_out(self, straying: i64) -> bool:
        """Deal until everybody has to choose, and lay all choices out; is there a choice left at all?"""
        self.sheet.clear()
        still_open: list[Dream] = []
        for dream in self.open:
            self.go_on(dream, straying)
            if not dream.state.over:
                dream.first = self.sheet.count
                self.sheet.lay_out(dream.state)
                dream.end = self.sheet.count
                still_open.append(dream)
        self.open = still_open
        return len(still_open) > 0

    def go_on(self, dream: Dream, straying: i64) -> None:
        s = dream.state
        while not s.over:
            if s.acting == CHANCE:
                apply(s, s.now.deal(s, self.random))
            elif s.now is DRAFT:
                apply(s, rule_of_thumb(s))  # the value judges only what chance will act on
            elif not dream.is_taught:
                return
            else:
                choices = s.now.legal(s)
                stray = self.random.below(PARTS) < straying
                apply(s, choices[self.random.below(len(choices))] if stray else rule_of_thumb(s))
                dream.note(ON_POLICY)

    def choose(self, chances: list[float], exploring: i64) -> None:
        """Everybody takes the choice with the best chance, or now and then any other.

        More often where a nightmare is paid: else the value would see too few payments with the deck to know them.
        """
        for dream in self.open:
            place = dream.first
            best = place
            while place < dream.end:
                if self.chance(chances, place) > self.chance(chances, best):
                    best = place
                place += 1
            missed = ON_POLICY
            deed: Deed = self.sheet.deeds[best]
            if self.random.below(PARTS) < (exploring * PAYMENTS if is_payment(dream.state) else exploring):
                missed = self.chance(chances, best)
                deed = self.sheet.deeds[dream.first + self.random.below(dream.end - dream.first)]
            apply(dream.state, deed)
            dream.note(missed)

    def chance(self, chances: list[float], place: i64) -> float:
        end = self.sheet.ends[place]
        if end == GOES_ON:
            return chances[place]
        return 1.0 if end == A_WIN else 0.0

    def positions(self) -> vec[i64]:
        """All positions of all matches, one after the other."""
        rows = vec[i64]()
        for dream in self.dreams:
            for row in dream.rows:
                rows = append(rows, row)
        return rows

    def targets(self, chances: list[float], reach: float) -> list[float]:
        """What the value of each position should have been: mostly what came of it later, as far as `reach` says,
        and partly what the next position promised."""
        targets = [0.0] * len(chances)
        end = 0
        for dream in self.dreams:
            first = end
            end += len(dream.missed)
            target = 1.0 if dream.state.outcome == WON else 0.0
            if dream.last_missed != ON_POLICY:
                target = dream.last_missed
            place = end - 1
            while place >= first:
                targets[place] = target
                missed = dream.missed[place - first]
                if missed != ON_POLICY:
                    target = missed
                else:
                    target = reach * target + (1.0 - reach) * chances[place]
                place -= 1
        return targets

    def wins(self) -> int:
        return len([dream for dream in self.dreams if dream.state.outcome == WON and not dream.is_taught])

    def own(self) -> int:
        """How many matches the value played itself."""
        return len([dream for dream in self.dreams if not dream.is_taught])


def is_payment(s: Onirim) -> bool:
    """Does a nightmare have to be paid?"""
    return s.now is FACE_NIGHTMARE
