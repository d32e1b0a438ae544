"""The apprentice plays Dreamscape with plans: how far each landscape is, and whether the rounds left suffice for it.

It imagines a table from what its seat sees. Wandering it compares all ways through the Dream World; with a choice in
its Studio it tries each and weighs the position it leads to.
"""

from __future__ import annotations

from typing import Final, final

from reverie.bots.dreamscape.creating import Creating
from reverie.bots.dreamscape.wandering import Wandering
from reverie.bots.dreamscape.worth import Judge
from reverie.core.game import Action, Observation
from reverie.core.random import Random
from reverie.games.dreamscape.actions import KEEP, LAY, NEXT, NONE, PILE, SLEEP, SOW, STIR, Deed
from reverie.games.dreamscape.cards import KEEP_FIRST, ChoosePile
from reverie.games.dreamscape.powers_studio import GolemShifts, TowerTakes
from reverie.games.dreamscape.sight import DreamscapeSight, imagine
from reverie.games.dreamscape.table import Dreamscape

SCARCE: Final = 3.0  # what it costs a first card to need a colour the bag has none of


@final
class Apprentice:
    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def choose(self, observation: Observation, choices: list[Action], seconds: float) -> Action:
        assert isinstance(observation, DreamscapeSight)
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
        self.creating: Final = Creating(s, self.judge)
        self.wandering: Final = Wandering(s, self.judge, self.creating)

    def decide(self, choices: list[Deed]) -> Deed:
        verb = choices[len(choices) - 1].verb
        if verb == SLEEP:
            return self.wandering.wander(choices)
        first = choices[0].verb
        if first == PILE:
            return self.choose_pile(choices)
        if self.s.now is KEEP_FIRST:
            return self.choose_first_card(choices)
        if first == KEEP:
            return self.choose_card(choices)
        if first in (LAY, STIR, NEXT):
            return self.wandering.arrange(choices)
        if first == SOW:
            return self.wandering.sow(choices)
        if isinstance(self.s.now, GolemShifts):
            return self.creating.plan_shifts(self.s)[1]
        if isinstance(self.s.now, TowerTakes):
            return self.creating.plan_takes(self.s)[1]
        return self.creating.create(choices)

    def choose_pile(self, choices: list[Deed]) -> Deed:
        now = self.s.now
        assert isinstance(now, ChoosePile)
        self.judge.worth(self.s)
        worths = [0.0 if deed.what == NONE else self.judge.prospect(self.s, deed.what, now.count) for deed in choices]
        return choices[worths.index(max(worths))]

    def choose_card(self, choices: list[Deed]) -> Deed:
        self.judge.worth(self.s)
        worths = [0.0 if deed.what == NONE else self.judge.card_worth(deed.what) for deed in choices]
        return choices[worths.index(max(worths))]

    def choose_first_card(self, choices: list[Deed]) -> Deed:
        """D-6: no shard lies in the Dream World yet, but some colours will be easier to find than others."""
        self.judge.worth(self.s)
        worths = [
            self.judge.card_worth(deed.what) - SCARCE * self.judge.scarcity(self.s, deed.what) for deed in choices
        ]
        return choices[worths.index(max(worths))]
