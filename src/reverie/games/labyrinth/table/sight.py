"""What one seat, or a spectator, may know of a position, and what it may imagine of the rest.

All is open but the order of the pools, which exists nowhere, and face-down traps somebody has looked at. L-17, L-94.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from reverie.core.event import SPECTATOR
from reverie.core.game import Json
from reverie.core.keeping import Sight
from reverie.core.random import Random
from reverie.games.labyrinth.box.actions import NODES, TRAP_IDS
from reverie.games.labyrinth.box.options import NAME
from reverie.games.labyrinth.table.position import looked_names
from reverie.games.labyrinth.table.showing import show
from reverie.games.labyrinth.table.table import SPECTATOR_BIT, UNSEEN, Labyrinth


@final
class LabyrinthSight(Sight):
    """A position as one viewer knows it: a table on which traps that others have seen are UNSEEN."""

    game: ClassVar[str] = NAME

    def __init__(self, viewer: int, table: Labyrinth) -> None:
        super().__init__(viewer, table.agreed.options)
        self.table: Final = table

    def pack(self) -> Json:
        return show(self.table, self.viewer)


def observe(state: Labyrinth, viewer: int) -> LabyrinthSight:
    """Everything lies open but what others have looked at: of that nobody here knows more than that it is there."""
    s = state.copy()
    bit: i64 = SPECTATOR_BIT if viewer == SPECTATOR else 1 << viewer
    for node in range(NODES):
        if s.traps[node] >= 0 and not s.shown[node] & bit:
            s.unseen[s.traps[node]] = s.unseen[s.traps[node]] + 1
            s.traps[node] = UNSEEN
    if looks_at_traps(s) and not s.lookers & bit:
        for place in range(len(s.looked)):
            s.unseen[s.looked[place]] = s.unseen[s.looked[place]] + 1
            s.looked[place] = UNSEEN
    return LabyrinthSight(viewer, s)


def looks_at_traps(s: Labyrinth) -> bool:
    return len(s.looked) > 0 and not s.over and looked_names(s) is TRAP_IDS


def imagine(observation: LabyrinthSight, random: Random) -> Labyrinth:
    """Every trap that somebody else has seen becomes one that nobody else could contradict."""
    s = observation.table.copy()
    for node in range(NODES):
        if s.traps[node] == UNSEEN and s.shown[node]:
            s.traps[node] = draw_unseen(s, random)
    for place in range(len(s.looked)):
        if s.looked[place] == UNSEEN:
            s.looked[place] = draw_unseen(s, random)
    return s


def draw_unseen(s: Labyrinth, random: Random) -> i64:
    total: i64 = 0
    for count in s.unseen:
        total += count
    pick = random.below(total)
    kind: i64 = 0
    while pick >= s.unseen[kind]:
        pick -= s.unseen[kind]
        kind += 1
    s.unseen[kind] = s.unseen[kind] - 1
    return kind
