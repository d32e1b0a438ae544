"""What characters, items and events do in a turn: whom or what each effect can be aimed at, and what it does.

L-27, L-35, L-36, L-81 to L-85, L-114 to L-118, L-127. Sixty abilities, fifteen items and twelve events share these.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.games.labyrinth.box.actions import ON, SEATS, Deed
from reverie.games.labyrinth.box.content import NONE, Power
from reverie.games.labyrinth.box.effects import (
    BURN,
    CHANGE,
    DOUBLE,
    DUEL,
    FIND,
    GIVE,
    GOLEM_HOME,
    GOLEM_WALK,
    HEAL,
    HEAL_EITHER,
    HURRY,
    ILLUSION,
    LAY,
    LIGHT,
    NET,
    OTHER,
    REBUILD,
    REGAIN,
    SERMON,
    STEP,
    SUMMON,
    TELEPORT,
    TURN,
    UNSEAL,
    WOUND_ONE,
    WOUND_OTHERS,
)
from reverie.games.labyrinth.maze.building import TURN_TILE, build, lay_face_down, remove
from reverie.games.labyrinth.maze.golem import golem_to_centre, lead_golem, tell_golem
from reverie.games.labyrinth.maze.maze import adjacent, can_shift_walls
from reverie.games.labyrinth.maze.moving import count_as_moved, enter
from reverie.games.labyrinth.maze.pools import FIND_ITEM, free_characters, items_in_pool
from reverie.games.labyrinth.maze.targets import targets
from reverie.games.labyrinth.table.table import (
    ASIDE,
    CARRIED,
    GOLEM_MOVED,
    IN_POOL,
    LIVES,
    Labyrinth,
    Node,
    Seat,
)
from reverie.games.labyrinth.turn.answers import begin_test
from reverie.games.labyrinth.turn.dice import has_failed
from reverie.games.labyrinth.turn.fights import attack
from reverie.games.labyrinth.turn.harm import daze, heal, lose
from reverie.games.labyrinth.turn.strengths import token_at


def needs_aim(effect: i64) -> bool:
    return effect not in (
        HURRY,
        REGAIN,
        HEAL,
        SERMON,
        CHANGE,
        TURN,
        GOLEM_WALK,
        GOLEM_HOME,
        LIGHT,
        FIND,
        WOUND_OTHERS,
    )


def has_effect(s: Labyrinth, power: Power) -> bool:
    """Could it do anything now? What cannot is not offered."""
    effect = power.effect
    seat = s.seat
    if effect == HURRY:
        return True
    if effect == REGAIN:
        return token_at(s, s.characters[seat], ASIDE) != NONE
    if effect == HEAL:
        return s.lives[seat] < LIVES
    if effect == SERMON:
        return not s.on_start(seat) and s.others_at(s.pawns[seat], seat) != 0
    if effect == CHANGE:
        return free_characters(s) != 0
    if effect == TURN:
        return can_shift_walls(s)
    if effect == SUMMON and s.used[seat] & GOLEM_MOVED:
        return False
    if effect == STEP:
        return not s.on_start(seat) and len(adjacent(s, s.pawns[seat])) > 0
    return len(targets(s, power)) > 0


def perform(s: Labyrinth, power: Power) -> None:
    """What needs no aim."""
    effect = power.effect
    seat = s.seat
    if effect == HURRY:
        s.actions += power.by
    elif effect == REGAIN:
        s.tokens[token_at(s, s.characters[seat], ASIDE)] = IN_POOL
    elif effect == HEAL:
        heal(s, seat, power.by)
    elif effect == LIGHT:
        light(s, seat)
    elif effect == FIND:
        if not s.on_start(seat) and items_in_pool(s):
            s.then(FIND_ITEM[s.pawns[seat]])
    elif effect == TURN:
        s.then(TURN_TILE)
    else:
        perform_on_others(s, power)


def perform_on_others(s: Labyrinth, power: Power) -> None:
    effect = power.effect
    if effect == GOLEM_WALK:
        lead_golem(s, s.seat, power.by)
    elif effect == GOLEM_HOME:
        golem_to_centre(s)
    elif effect == SERMON:
        others = s.others_at(s.pawns[s.seat], s.seat)
        for other in range(s.agreed.players):
            if others & (1 << other):
                daze(s, other, power.by)
    elif effect == WOUND_OTHERS:
        for other in range(s.agreed.players - 1, -1, -1):
            if other != s.seat:
                lose(s, other, power.by)


def light(s: Labyrinth, seat: Seat) -> None:
    """L-86: an inactive Crystal becomes active."""
    if s.dark[seat]:
        s.dark[seat] = s.dark[seat] - 1
        s.lit[seat] = s.lit[seat] + 1
        s.tell("light", seat)


def aim(s: Labyrinth, power: Power, action: Deed) -> None:
    """What it does to what it was aimed at, where nothing more has to be asked."""
    if action.verb == ON:
        aim_at_seat(s, power, action.what)
    else:
        aim_at_place(s, power, action.where)


def aim_at_seat(s: Labyrinth, power: Power, other: Seat) -> None:
    effect = power.effect
    seat = s.seat
    s.tell_other("aim", seat, other)
    if effect == GIVE:
        s.tokens[token_at(s, s.characters[seat], IN_POOL)] = CARRIED + other
    elif effect == DOUBLE:
        change_places(s, seat, other)
    elif effect == NET:
        s.then(NETTED[other][min(4, power.by)])
        begin_test(s, other, OTHER, 1, power.at)
    elif effect == DUEL:
        attack(s, seat, other)
    elif effect == HEAL_EITHER:
        heal(s, other, power.by)
    elif effect == WOUND_ONE:
        lose(s, other, power.by)


def change_places(s: Labyrinth, seat: Seat, other: Seat) -> None:
    """Both explore where they come to, the active player first."""
    here = s.pawns[seat]
    there = s.pawns[other]
    count_as_moved(s, seat)
    count_as_moved(s, other)
    enter(s, other, here, NONE)
    enter(s, seat, there, NONE)


def aim_at_place(s: Labyrinth, power: Power, where: i64) -> None:
    effect = power.effect
    seat = s.seat
    if effect == LAY:
        s.tokens[token_at(s, s.characters[seat], IN_POOL)] = where
        s.tell_place("token-laid", seat, where)
    elif effect == BURN:
        s.tokens[token_at(s, s.characters[seat], where)] = IN_POOL
        s.tell_place("burn", seat, where)
        burn(s, seat, where, power.by)
    elif effect == UNSEAL:
        s.tokens[token_at(s, s.characters[seat], where)] = IN_POOL
        s.tell_place("unseal", seat, where)
    elif effect == SUMMON:
        s.used[seat] = s.used[seat] | GOLEM_MOVED
        s.golem = where
        s.golem_from = NONE
        s.golem_turn = s.turn
        tell_golem(s)
    elif effect == TELEPORT:
        enter(s, seat, where, NONE)
    elif effect == REBUILD:
        remove(s, where)
        build(s, where)
    elif effect == ILLUSION:
        lay_face_down(s, where)


def burn(s: Labyrinth, seat: Seat, node: Node, lives: i64) -> None:
    """Everybody else on the corridor and on adjacent ones."""
    ways = adjacent(s, node)
    other = s.agreed.players - 1
    while other >= 0:
        if other != seat and (s.pawns[other] == node or s.pawns[other] in ways):
            lose(s, other, lives)
        other -= 1


@final
class Netted(Step[Labyrinth, Deed]):
    """The net held."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(f"netted:{seat + 1}:{count}")
        self.seat: Final = seat
        self.count: Final = count

    def run(self, s: Labyrinth) -> None:
        if has_failed(s):
            daze(s, self.seat, self.count)


NETTED: Final = [[Netted(seat, count) for count in range(5)] for seat in range(SEATS)]
