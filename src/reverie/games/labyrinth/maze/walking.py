"""Moves and jumps of the active player's character. L-26, L-37 to L-46, L-53 to L-59."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.games.labyrinth.box.actions import FIRST_START, SEATS, Deed
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.box.effects import JUMP, OTHER, PORTAL, PURSUIT, ROPE, SAFE_FALL
from reverie.games.labyrinth.maze.maze import adjacent, bridge_partner, is_above
from reverie.games.labyrinth.maze.moving import act_freely, enter, go_to, spend
from reverie.games.labyrinth.maze.tokens import is_on_board, seal_target
from reverie.games.labyrinth.table.table import Labyrinth, Node, Seat
from reverie.games.labyrinth.turn.answers import begin_test
from reverie.games.labyrinth.turn.dice import has_failed
from reverie.games.labyrinth.turn.harm import DAZE, lose
from reverie.games.labyrinth.turn.strengths import abilities_of, is_silenced, lasts, own_power, target

JUMP_FROM: Final = 8  # L-54
SAFE_JUMP: Final = 2  # actions (L-59)
FALL: Final = 2  # lives lost by a failed jump (L-56)


def golem_blocks(s: Labyrinth, seat: Seat) -> bool:
    """L-46: the Golem stands where the character has to go first."""
    return s.on_start(seat) and s.golem == s.key_space(seat)


def move_choices(s: Labyrinth) -> list[int]:
    """L-37 to L-43: adjacent corridors, the own start space from its key space, and from portal to portal."""
    seat = s.seat
    here = s.pawns[seat]
    if golem_blocks(s, seat):
        return []
    found = [int(node) for node in adjacent(s, here)]
    for node in portals_from(s, seat, here):
        if node not in found:
            found.append(node)
    found.sort()
    if here == s.key_space(seat):
        found.append(int(s.start_of(seat)))
    return found


def portals_from(s: Labyrinth, seat: Seat, here: Node) -> list[int]:
    """For their owner all portals are adjacent to each other."""
    character = s.characters[seat]
    if s.agreed.content.characters[character].tokens.kind != PORTAL:
        return []
    firsts = s.agreed.content.first_token
    own = [int(s.tokens[token]) for token in range(firsts[character], firsts[character + 1]) if is_on_board(s, token)]
    return [node for node in own if node != here] if here in own else []


def take_step(s: Labyrinth, node: Node) -> None:
    """A Move to a corridor, through a seal if there is one."""
    seat = s.seat
    act_freely(s)
    need = seal_target(s, seat, node)
    if need:
        s.goal = node
        s.then(SEALED)
        begin_test(s, seat, OTHER, 1, need)
    else:
        arrive(s, seat, node)


def arrive(s: Labyrinth, seat: Seat, node: Node) -> None:
    here = s.pawns[seat]
    if here >= FIRST_START or node >= FIRST_START or node not in adjacent(s, here):
        enter(s, seat, node, here)
    else:
        go_to(s, seat, node)


@final
class Sealed(Step[Labyrinth, Deed]):
    """The seal gives way, or the Move fails."""

    def run(self, s: Labyrinth) -> None:
        node = s.goal
        s.goal = NONE
        if has_failed(s):
            s.tell_place("sealed", s.seat, node)
        else:
            arrive(s, s.seat, node)


# --- what a Move costs ---


def pursuit_slot(s: Labyrinth, seat: Seat) -> i64:
    """The ability to run after a key carrier for nothing, if it was not used this turn."""
    if is_silenced(s):
        return NONE  # L-85
    for slot, ability in enumerate(abilities_of(s, seat)):
        if ability.powers[0].effect == PURSUIT and not s.used[seat] & (1 << slot):
            return slot
    return NONE


def is_pursuit(s: Labyrinth, seat: Seat, node: Node) -> bool:
    """Does somebody with a key stand there?"""
    others = s.others_at(node, seat)
    for other in range(s.agreed.players):
        if others & (1 << other) and s.keys_of(other):
            return pursuit_slot(s, seat) != NONE
    return False


def move(s: Labyrinth, node: Node) -> None:
    seat = s.seat
    if is_pursuit(s, seat, node):
        s.used[seat] = s.used[seat] | (1 << pursuit_slot(s, seat))
        s.tell("pursuit", seat)
    else:
        spend(s, 1)
    take_step(s, node)


# --- jumps ---


def fall_cost(s: Labyrinth, seat: Seat) -> i64:
    """The lives a failed jump costs."""
    rope = own_power(s, seat, ROPE)
    return FALL if rope is None else rope.at


def jump_safely(s: Labyrinth) -> None:
    """L-59: either way, without a test."""
    spend(s, SAFE_JUMP)
    enter(s, s.seat, bridge_partner(s, s.pawns[s.seat]), NONE)


def jump(s: Labyrinth) -> None:
    """L-54: the risky one."""
    seat = s.seat
    spend(s, 1)
    s.tell("jump", seat)
    if is_above(s, s.pawns[seat]) and lasts(s, SAFE_FALL):
        enter(s, seat, bridge_partner(s, s.pawns[seat]), NONE)
        return
    s.then(JUMPED[seat])
    begin_test(s, seat, JUMP, 1, target(s, seat, JUMP, JUMP_FROM))


@final
class Jumped(Step[Labyrinth, Deed]):
    """L-55 to L-58: where the jump ends, and what a fall costs; the living explore."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"jumped:{seat + 1}")
        self.seat: Final = seat

    def run(self, s: Labyrinth) -> None:
        seat = self.seat
        here = s.pawns[seat]
        other = bridge_partner(s, here)
        if not has_failed(s):
            enter(s, seat, other, NONE)
            return
        s.tell("fall", seat)
        if is_above(s, here):
            enter(s, seat, other, NONE)
        elif s.agreed.explores_again:
            enter(s, seat, here, s.came[seat])
        s.then(DAZE[seat][1])
        lose(s, seat, fall_cost(s, seat))


SEALED: Final = Sealed("sealed")
JUMPED: Final = [Jumped(seat) for seat in range(SEATS)]
