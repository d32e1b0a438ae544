"""Pawns come to a corridor and leave it: whatever moves a character, it explores where it arrives.

L-37, L-51, L-131. What exploring means stands in `exploring.py`, which puts its steps into EXPLORING; what it means to
enter a face-down tile stands in `veils.py`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from reverie.core.agenda import Step, agenda_of
from reverie.games.labyrinth.box.actions import FIRST_START, SEATS
from reverie.games.labyrinth.box.content import CORRIDORS, NONE
from reverie.games.labyrinth.maze.maze import edge_towards, is_veiled
from reverie.games.labyrinth.table.table import Labyrinth, Node, Seat

EXPLORING: Final[list[list[Step[Any, Any]]]] = [[] for _ in range(SEATS)]  # the steps of exploring, by seat
UNVEILING: Final[list[Step[Any, Any]]] = []  # the steps of turning a face-down tile over


def abandon(s: Labyrinth, seat: Seat) -> None:
    """L-51: exploring stops at once when the character leaves the corridor."""
    own = EXPLORING[seat]
    steps = s.agenda.steps()
    kept = [step for step in steps if step not in own]
    if len(kept) < len(steps):
        s.agenda = agenda_of(kept)


def enter(s: Labyrinth, seat: Seat, node: Node, came: Node) -> None:
    """A character stands on a corridor now and explores it; on a start space there is nothing to explore (L-43)."""
    abandon(s, seat)
    s.pawns[seat] = node
    s.came[seat] = came
    s.fought[seat] = 0
    s.asked[seat] = 0
    s.willing[seat] = 0
    s.tell_place("enter", seat, node)
    if node < FIRST_START:
        explore(s, seat)


def explore(s: Labyrinth, seat: Seat) -> None:
    """L-47 to L-51: the steps in their order."""
    steps = EXPLORING[seat]
    place: i64 = len(steps) - 1
    while place >= 0:
        s.then(steps[place])
        place -= 1


def go_to(s: Labyrinth, seat: Seat, node: Node) -> None:
    """To an adjacent corridor; a face-down tile is turned over first (L-44)."""
    if is_veiled(s, node):
        unveil(s, seat, s.pawns[seat], node)
    else:
        enter(s, seat, node, s.pawns[seat])


def move_away(s: Labyrinth, seat: Seat, node: Node) -> None:
    """Something, or somebody, moves a character to an adjacent corridor."""
    count_as_moved(s, seat)
    go_to(s, seat, node)


def count_as_moved(s: Labyrinth, seat: Seat) -> None:
    """L-93: whoever is moved picks nothing up until the next activity of their own."""
    s.moved |= 1 << seat


def act_freely(s: Labyrinth) -> None:
    """L-93: the active player does something of their own accord, and may pick up again."""
    s.moved &= ~(1 << s.seat)


def spend(s: Labyrinth, actions: i64) -> None:
    """L-20: actions are spent on an activity."""
    s.actions -= actions
    if actions:
        act_freely(s)


def unveil(s: Labyrinth, visitor: i64, origin: Node, node: Node) -> None:
    """Somebody, or the Golem, steps onto a face-down tile (L-127)."""
    s.veil = node // CORRIDORS
    s.entrance = edge_towards(s, origin, s.veil)
    s.visitor = visitor
    place: i64 = len(UNVEILING) - 1
    while place >= 0:
        s.then(UNVEILING[place])
        place -= 1


def send_home(s: Labyrinth, seat: Seat) -> None:
    """To the own start space; lives, keys, items, Crystal and daze tokens stay (L-80, L-102)."""
    abandon(s, seat)
    s.pawns[seat] = s.start_of(seat)
    s.came[seat] = NONE
    s.tell("home", seat)
