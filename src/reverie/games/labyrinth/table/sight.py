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
    """Built by allow-list: nothing is in it that is not put in here."""
    s = state
    bit: i64 = SPECTATOR_BIT if viewer == SPECTATOR else 1 << viewer
    unseen = s.unseen[:]
    traps = s.traps[:]
    looked = s.looked[:]
    for node in range(NODES):
        if traps[node] >= 0 and not s.shown[node] & bit:
            unseen[traps[node]] = unseen[traps[node]] + 1
            traps[node] = UNSEEN
    if looks_at_traps(s) and not s.lookers & bit:
        for place in range(len(looked)):
            unseen[looked[place]] = unseen[looked[place]] + 1
            looked[place] = UNSEEN
    table = Labyrinth(
        s.agreed,
        s.agenda,
        s.now,
        s.acting,
        s.tiles[:],
        s.turns[:],
        s.gates[:],
        traps,
        s.shown[:],
        s.keys[:],
        s.droppers[:],
        s.items[:],
        s.tokens[:],
        s.pawns[:],
        s.lives[:],
        s.dazes[:],
        s.lit[:],
        s.dark[:],
        s.characters[:],
        s.used[:],
        s.came[:],
        s.fought[:],
        s.asked[:],
        s.willing[:],
        s.sprung[:],
        unseen,
        s.golem_deck[:],
        s.under[:],
        looked,
        s.dice[:],
        s.extras[:],
        s.lasting[:],
    )
    table.count_as(s)
    table.over = s.over
    return LabyrinthSight(viewer, table)


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
