"""Powers over the Studio: the Tower of Wandering and the Mechanical Golem. D-55, D-56."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.dreamscape.actions import ALL_DONE, DONE, NONE, SHIFTS, TAKES, Deed
from reverie.games.dreamscape.board import BESIDE, BESIDE_BITS, SPACE_NAMES, SPACES, Space
from reverie.games.dreamscape.cards import COMPLETE_CARDS
from reverie.games.dreamscape.shards import (
    HIGHEST,
    NIGHTMARE,
    NO_STACK,
    SHARDS,
    TREE,
    height_of,
    rock_pair,
    take_off,
    top_of,
)
from reverie.games.dreamscape.table import Dreamscape

# --- Tower of Wandering ---


def may_take(s: Dreamscape, space: Space) -> bool:
    """D-55: nothing may lie or stand on the shard."""
    stack = s.stack(space)
    if stack == NO_STACK or stack & TREE or s.dreamer() == space:
        return False
    return s.agreed.tower_takes_red or top_of(stack) != NIGHTMARE


def has_take(s: Dreamscape) -> bool:
    space: Space = 0
    while space < SPACES:
        if may_take(s, space):
            return True
        space += 1
    return False


@final
class TowerTakes(Step[Dreamscape, Deed]):
    """D-55: one or two shards, one after the other, from the Studio into the hands."""

    def __init__(self, left: i64) -> None:
        super().__init__(f"tower:{left}")
        self.left: Final = left

    def actor(self, s: Dreamscape) -> i64:
        return s.seat if has_take(s) else NOBODY

    def run(self, s: Dreamscape) -> None:
        """No second shard can be taken."""

    def legal(self, s: Dreamscape) -> list[Deed]:
        deeds = [TAKES[space] for space in range(SPACES) if may_take(s, space)]
        if self.left == 1:
            deeds.append(ALL_DONE)
        return deeds

    def apply(self, s: Dreamscape, action: Deed) -> None:
        if action.verb == DONE:
            return
        stack = s.stack(action.where)
        s.take_up(top_of(stack))
        s.build(action.where, take_off(stack))
        if not s.stack(action.where):
            s.climbed[s.seat] = s.climbed[s.seat] & ~(1 << action.where)
        s.tell_shard_at("take", top_of(stack), action.where)
        if self.left > 1:
            s.then(COMPLETE_CARDS, TOWER_TAKES[self.left - 1])
        else:
            s.then(COMPLETE_CARDS)

    def ask(self, s: Dreamscape) -> Question:
        return Question("tower", "D-55", int(s.seat), {"left": int(self.left)})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return "D-55"


# --- Mechanical Golem ---


def may_shift(s: Dreamscape, occupied: i64, space: Space, target: Space, moved: i64) -> bool:
    """D-56: so many shards from the top, onto a shard with nothing on it or an empty space beside another one."""
    stack = s.stack(space)
    other = s.stack(target)
    if other == NO_STACK:
        others: i64 = occupied
        if moved == height_of(stack):
            others &= ~(1 << space)
        return (others & BESIDE_BITS[target]) != 0
    if other & TREE or s.dreamer() == target:
        return False
    if top_of(other) == NIGHTMARE or top_of(stack) == NIGHTMARE:
        return False  # D-76
    return height_of(other) + moved <= HIGHEST


def add_shifts(s: Dreamscape, deeds: list[Deed], most: i64) -> None:
    """At most so many of the shifts there are."""
    occupied = s.occupied(s.seat)
    space: Space = 0
    while space < SPACES:
        height = height_of(s.stack(space))
        way: i64 = 0
        ways: i64 = len(BESIDE[space]) if height else 0
        while way < ways:
            moved: i64 = 1
            while moved <= height:
                if may_shift(s, occupied, space, BESIDE[space][way], moved):
                    deeds.append(SHIFTS[space][way][0 if moved == 1 else height - moved + 1])
                    if len(deeds) >= most:
                        return
                moved += 1
            way += 1
        space += 1


EVERY_SHIFT: Final = 1 << 20  # more than there are


def has_shift(s: Dreamscape) -> bool:
    deeds: list[Deed] = []
    add_shifts(s, deeds, 1)
    return len(deeds) > 0


@final
class GolemShifts(Step[Dreamscape, Deed]):
    """D-56: up to three times any shard moves one space, with everything on it."""

    def __init__(self, left: i64) -> None:
        super().__init__(f"golem:{left}")
        self.left: Final = left

    def actor(self, s: Dreamscape) -> i64:
        return s.seat

    def legal(self, s: Dreamscape) -> list[Deed]:
        deeds: list[Deed] = []
        add_shifts(s, deeds, EVERY_SHIFT)
        deeds.append(ALL_DONE)
        return deeds

    def apply(self, s: Dreamscape, action: Deed) -> None:
        if action.verb == DONE:
            return
        height = height_of(s.stack(action.what))
        shift(s, action.what, action.where, 1 if action.level == NONE else height - action.level + 1)
        if self.left > 1:
            s.then(COMPLETE_CARDS, GOLEM_SHIFTS[self.left - 1])
        else:
            s.then(COMPLETE_CARDS)

    def ask(self, s: Dreamscape) -> Question:
        return Question("golem", "D-56", int(s.seat), {"left": int(self.left)})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return "D-56"


def shift(s: Dreamscape, space: Space, target: Space, moved: i64) -> None:
    """Whoever stands on top is carried along without moving himself (D-43)."""
    stack = s.stack(space)
    shards: i64 = stack & SHARDS
    part: i64 = shards & ((1 << (3 * moved)) - 1)
    left: i64 = shards >> (3 * moved)
    move_mark(s, space, target, height_of(left))
    s.build(space, left)
    s.build(target, (s.stack(target) << (3 * moved)) | part | (stack & TREE))
    if s.dreamer() == space:
        s.dreamers[s.seat] = target
    if s.events is not None:
        s.say("shift", {"space": SPACE_NAMES[space], "target": SPACE_NAMES[target], "shards": int(moved)})


def move_mark(s: Dreamscape, space: Space, target: Space, staying: i64) -> None:
    """D-40: that a Mountain has given its points this round goes with the lower rock of its pair."""
    marks = s.climbed[s.seat]
    if not marks & (1 << space):
        return
    if staying == 0 or rock_pair(s.stack(space)) >= staying:
        s.climbed[s.seat] = (marks & ~(1 << space)) | (1 << target)


TOWER_TAKES: Final = [TowerTakes(left) for left in range(3)]
GOLEM_SHIFTS: Final = [GolemShifts(left) for left in range(4)]
