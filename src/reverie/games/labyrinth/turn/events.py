"""Events: one-off rules, lasting rules, Annihilation last. L-81 to L-84."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, Source
from reverie.games.labyrinth.box.actions import (
    EVENT_IDS,
    Deed,
)
from reverie.games.labyrinth.box.content import MOST_EVENTS, NONE
from reverie.games.labyrinth.box.effects import CHANGE
from reverie.games.labyrinth.maze.pools import event_odds
from reverie.games.labyrinth.table.table import (
    EVENT_TRIGGERED,
    Labyrinth,
)
from reverie.games.labyrinth.turn.aiming import AIM_EVENT, begin
from reverie.games.labyrinth.turn.changing import MAY_CHANGE
from reverie.pieces.bits import BIT


def trigger_event(s: Labyrinth) -> None:
    s.used[s.seat] = s.used[s.seat] | EVENT_TRIGGERED
    s.then(DRAW_EVENT)


@final
class DrawEvent(Step[Labyrinth, Deed]):
    """The top card; what the last one said ends, what this one says at once is done, and then its rule begins."""

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return event_odds(s)

    def source(self, s: Labyrinth) -> Source:
        return Source("events", 0)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        event = action.what
        s.events_left &= ~BIT[event]
        s.event = NONE
        if s.events is not None:
            s.show("event", {"seat": int(s.seat), "what": EVENT_IDS[event]})
        s.then(IN_FORCE[event])
        power = s.agreed.content.events[event].at_once
        if power.effect == CHANGE:
            s.then(MAY_CHANGE)
        else:
            begin(s, power, AIM_EVENT[event])


@final
class InForce(Step[Labyrinth, Deed]):
    """L-83: from now on, for everybody, until the next event."""

    def __init__(self, event: i64) -> None:
        super().__init__(f"in-force:{EVENT_IDS[event]}")
        self.event: Final = event

    def run(self, s: Labyrinth) -> None:
        s.event = self.event


def may_trigger(s: Labyrinth) -> bool:
    """L-81, L-84: once a turn, and never after the last card."""
    return s.events_left != 0 and not s.used[s.seat] & EVENT_TRIGGERED


DRAW_EVENT: Final = DrawEvent("draw-event")
IN_FORCE: Final = [InForce(event) for event in range(MOST_EVENTS)]
