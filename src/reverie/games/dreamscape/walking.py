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
from reverie.games.dreamscape.table import BESIDE_STUDIO, BY_MOUNTAINS, BY_NIGHTMARES, BY_WATER, Dreamscape

MOST_FREE_STEPS: Final = SPACES  # D-33: in a row, more than lead anywhere; a turn has to end

# What is left for steps, as one number: white shards, and behind them the free steps that may still follow in a row.
# A white shard more is always better, for whoever pays it has all free steps again.
WHITE: Final = MOST_FREE_STEPS + 1
CANNOT: Final = -1


def after_step(purse: i64, free: i64) -> i64:
    """What is left after a step: one free step less (D-38, D-33), or one white shard (D-31); CANNOT without either."""
    if free and purse % WHITE:
        return purse - 1
    return (purse // WHITE) * WHITE - 1  # WHITE - 1 is as many free steps as there are in a row


def may_step(s: Dreamscape, space: Space) -> bool:
    """D-32: is there a shard to step on, can the step be paid, and can a place to stop be reached from there?"""
    stack = s.stack(space)
    purse = after_step(s.in_hands(MOTION) * WHITE + MOST_FREE_STEPS - s.free_steps, s.free)
    if stack == NO_STACK or purse == CANNOT:
        return False
    return not stack & TREE or can_stop_beyond(s, space, purse)


def can_stop_beyond(s: Dreamscape, start: Space, purse: i64) -> bool:
    """From a tree: can a shard with nothing on it be reached, over other trees if need be? `left` has for each
    tree the most that can be left there."""
    left = vec[i64]([CANNOT] * int(SPACES))
    left[start] = purse
    changed = True
    while changed:
        changed = False
        here: Space = 0
        while here < SPACES:
            if left[here] != CANNOT:
                free: i64 = 1 if top_of(s.stack(here)) == EARTH else 0
                for there in BESIDE[here]:
                    stack = s.stack(there)
                    rest = after_step(left[here], free)
                    if stack != NO_STACK and rest != CANNOT:
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
    return not stack & TREE or can_stop_beyond(s, s.agreed.box.entry, s.in_hands(MOTION) * WHITE + MOST_FREE_STEPS)


def enter(s: Dreamscape) -> None:
    s.tell_space("enter", s.agreed.box.entry)
    tread(s, s.agreed.box.entry)


def walk(s: Dreamscape, space: Space) -> None:
    if s.free:
        s.free_steps += 1
    else:
        s.give_up(MOTION)
        s.into_bag(MOTION)
        s.free_steps = 0
    s.tell_space("walk", space)
    tread(s, space)


def tread(s: Dreamscape, space: Space) -> None:
    """What the shard does to the Dreamer, whether he stops on it or not, tree or not."""
    s.dreamers[s.seat] = space
    stack = s.stack(space)
    top = top_of(stack)
    s.free = 1 if top == EARTH and s.free_steps < MOST_FREE_STEPS else 0
    if top == WATER:
        s.earn(BY_WATER, 1)
    elif top == NIGHTMARE:
        s.earn(BY_NIGHTMARES, -1)
    if is_mountain(stack) and not s.climbed[s.seat] & (1 << space):
        s.climbed[s.seat] = s.climbed[s.seat] | (1 << space)
        s.earn(BY_MOUNTAINS, 2)
    arrive(s, stack)


def arrive(s: Dreamscape, stack: i64) -> None:
    """He goes on from a tree, and may go on from a place where stopping would complete a card (D-45)."""
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
    if s.free_steps == MOST_FREE_STEPS:
        return "D-33"
    stack = s.stack(space)
    return "D-32" if stack & TREE and (s.free or s.in_hands(MOTION)) else "D-31"


ON_THE_WAY: Final = OnTheWay("walk")
