"""The Dreamer in the Studio: entering, stepping, stopping. D-30 to D-33, D-37 to D-41, D-77."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import Question
from reverie.games.dreamscape.actions import STOP, STOP_HERE, WALK, WALKS, Deed
from reverie.games.dreamscape.board import BESIDE, SPACES, Space
from reverie.games.dreamscape.cards import COMPLETE_CARDS, completed_now
from reverie.games.dreamscape.shards import (
    EARTH,
    MOTION,
    NIGHTMARE,
    NO_STACK,
    TREE,
    WATER,
    is_mountain,
    top_of,
)
from reverie.games.dreamscape.table import BESIDE_STUDIO, Dreamscape

CANNOT: Final = -1  # fewer white shards than none


def step_cost(s: Dreamscape, space: Space, free: i64) -> i64:
    """D-31: a white shard, or nothing after a step on earth. A second free step onto one space would change
    nothing, so it is not free (D-33)."""
    return 0 if free and not s.trodden & (1 << space) else 1


def may_step(s: Dreamscape, space: Space) -> bool:
    """D-32: is there a shard to step on, can the step be paid, and can a place to stop be reached from there?"""
    stack = s.stack(space)
    whites = s.in_hands(MOTION) - step_cost(s, space, s.free)
    if stack == NO_STACK or whites < 0:
        return False
    return not stack & TREE or can_stop_beyond(s, space, whites)


def can_stop_beyond(s: Dreamscape, start: Space, whites: i64) -> bool:
    """From a tree: can a shard with nothing on it be reached, over other trees if need be? `left` has for each
    tree the most white shards one can have left there."""
    left = vec[i64]([CANNOT] * int(SPACES))
    left[start] = whites
    changed = True
    while changed:
        changed = False
        here: Space = 0
        while here < SPACES:
            if left[here] != CANNOT:
                free: i64 = 1 if top_of(s.stack(here)) == EARTH else 0
                for there in BESIDE[here]:
                    stack = s.stack(there)
                    rest = left[here] - step_cost(s, there, free)
                    if stack != NO_STACK and rest >= 0 and there != start:
                        if not stack & TREE:
                            return True
                        if rest > left[there]:
                            left[there] = rest
                            changed = True
            here += 1
    return False


def add_steps(s: Dreamscape, deeds: list[Deed]) -> None:
    if s.dreamer() == BESIDE_STUDIO:
        return
    if s.free or s.in_hands(MOTION):
        for space in BESIDE[s.dreamer()]:
            if may_step(s, space):
                deeds.append(WALKS[space])


def may_enter(s: Dreamscape) -> bool:
    """D-30: over the entry, which must not be empty; through it, if a tree stands there."""
    if s.dreamer() != BESIDE_STUDIO:
        return False
    stack = s.stack(s.agreed.box.entry)
    if stack == NO_STACK:
        return False
    return not stack & TREE or can_stop_beyond(s, s.agreed.box.entry, s.in_hands(MOTION))


def enter(s: Dreamscape) -> None:
    s.trodden = 0
    s.tell_space("enter", s.agreed.box.entry)
    tread(s, s.agreed.box.entry)


def walk(s: Dreamscape, space: Space) -> None:
    if step_cost(s, space, s.free):
        s.give_up(MOTION)
        s.into_bag(MOTION)
        s.trodden = 0
    s.tell_space("walk", space)
    tread(s, space)


def tread(s: Dreamscape, space: Space) -> None:
    """What the shard does to the Dreamer, whether he stops on it or not, tree or not."""
    s.dreamers[s.seat] = space
    stack = s.stack(space)
    top = top_of(stack)
    s.free = 1 if top == EARTH else 0
    if top == WATER:
        s.score(1, "D-37")
    elif top == NIGHTMARE:
        s.score(-1, "D-77")
    if is_mountain(stack) and not s.climbed[s.seat] & (1 << space):
        s.climbed[s.seat] = s.climbed[s.seat] | (1 << space)
        s.score(2, "D-40")
        s.trodden = 0
    s.trodden |= 1 << space
    arrive(s, stack)


def arrive(s: Dreamscape, stack: i64) -> None:
    """He goes on from a tree, and may go on from a place where stopping would complete a card (A21)."""
    if stack & TREE or (len(completed_now(s)) and can_go_on(s)):
        s.then(ON_THE_WAY)
    else:
        s.then(COMPLETE_CARDS)


def can_go_on(s: Dreamscape) -> bool:
    deeds: list[Deed] = []
    add_steps(s, deeds)
    return len(deeds) > 0


@final
class OnTheWay(Step[Dreamscape, Deed]):
    """In the middle of a walk: only further steps are possible, or to stop on a shard with nothing on it (D-32)."""

    def actor(self, s: Dreamscape) -> i64:
        return s.seat

    def legal(self, s: Dreamscape) -> list[Deed]:
        deeds: list[Deed] = []
        if not s.stack(s.dreamer()) & TREE:
            deeds.append(STOP_HERE)
        add_steps(s, deeds)
        return deeds

    def apply(self, s: Dreamscape, action: Deed) -> None:
        if action.verb == STOP:
            s.tell_space("stop", s.dreamer())
            s.then(COMPLETE_CARDS)
        else:
            walk(s, action.where)

    def ask(self, s: Dreamscape) -> Question:
        return Question("walk", "D-32", int(s.seat), {})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return why_no_step(s, action.where) if action.verb == WALK else "D-32"


def why_no_step(s: Dreamscape, space: Space) -> str:
    if s.dreamer() == BESIDE_STUDIO:
        return "D-30"
    stack = s.stack(space)
    return "D-32" if stack & TREE and (s.free or s.in_hands(MOTION)) else "D-31"


ON_THE_WAY: Final = OnTheWay("walk")
