"""The course of the game: set-up, turns of two actions and what they may be spent on, winning, the last round.

L-1 to L-3, L-6, L-7, L-13 to L-27, L-59, L-61, L-63, L-64, L-70, L-71, L-81, L-86, L-132 to L-139.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.labyrinth.box.actions import (
    ATTACK,
    ATTACKS,
    BUILD,
    BUILD_TILE,
    CRYSTAL,
    END,
    END_TURN,
    EVENT,
    GOLEM,
    ITEM,
    ITEMS,
    JUMP,
    JUMP_RISKY,
    JUMP_SAFE,
    LIGHT_CRYSTAL,
    MOVE,
    MOVE_GOLEM,
    MOVES,
    REST,
    SAFE,
    SEATS,
    SET_TRAP,
    TAKE,
    TAKE_REST,
    TRIGGER_EVENT,
    USE,
    USES,
    Deed,
)
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.box.effects import ACTIONS_EACH, ACTIVATE, FORBID_DAZED, INCENSE, MERCY
from reverie.games.labyrinth.maze.building import build, may_build
from reverie.games.labyrinth.maze.carrying import take, takeable
from reverie.games.labyrinth.maze.golem import move_golem
from reverie.games.labyrinth.maze.maze import bridge_partner
from reverie.games.labyrinth.maze.moving import spend
from reverie.games.labyrinth.maze.traps import may_set_traps, set_trap, trap_places
from reverie.games.labyrinth.maze.walking import (
    SAFE_JUMP,
    golem_blocks,
    is_pursuit,
    jump,
    jump_safely,
    move,
    move_choices,
)
from reverie.games.labyrinth.refusals import why_no_activity
from reverie.games.labyrinth.table.table import GOLEM_MOVED, LIVES, Labyrinth
from reverie.games.labyrinth.turn.abilities import light
from reverie.games.labyrinth.turn.aiming import usable_items, usable_slots, use_ability, use_item
from reverie.games.labyrinth.turn.events import may_trigger, trigger_event
from reverie.games.labyrinth.turn.fights import attack
from reverie.games.labyrinth.turn.harm import heal
from reverie.games.labyrinth.turn.strengths import has_power, lasting_power

TWO_ACTIONS: Final = 2  # L-20
LIGHTING: Final = 2  # what activating a Crystal costs (L-86)


def begin_turn(s: Labyrinth) -> None:
    """L-20: two actions, whatever was left of the last turn (L-21). L-139: the very first turn may have fewer."""
    more = lasting_power(s, ACTIONS_EACH)
    s.actions = (TWO_ACTIONS if s.turn else s.agreed.first_turn) if more is None else more.at
    s.turn += 1
    s.used_items = 0
    s.exchanged = 0
    for seat in range(SEATS):
        s.used[seat] = 0
    if s.events is not None:
        s.say("turn", {"seat": int(s.seat), "round": int(s.round)})
    s.then(ACT, NEXT_TURN)


@final
class NextTurn(Step[Labyrinth, Deed]):
    """L-18: clockwise. L-137: after the last round nobody has won."""

    def run(self, s: Labyrinth) -> None:
        s.seat = s.after(s.seat)
        if s.seat == s.first:
            s.round += 1
        if s.round > s.agreed.rounds:
            s.over = True
            s.say("nobody-wins", {})
        else:
            begin_turn(s)


def has_won(s: Labyrinth) -> bool:
    """L-2: in one's own turn, with a key, alone on the centre; the Golem does not count (L-131)."""
    seat = s.seat
    return s.pawns[seat] == s.centre() and s.keys_of(seat) > 0 and not s.others_at(s.centre(), seat)


def rest(s: Labyrinth) -> None:
    """L-63: one daze token less, or all."""
    seat = s.seat
    spend(s, 1)
    if s.dazes[seat]:
        s.dazes[seat] = 0 if has_power(s, seat, INCENSE) else s.dazes[seat] - 1
    s.tell_count("rest", seat, s.dazes[seat])
    mercy = lasting_power(s, MERCY)
    if mercy is not None:
        heal(s, seat, mercy.by)


def lighting_cost(s: Labyrinth) -> i64:
    power = lasting_power(s, ACTIVATE)
    return LIGHTING if power is None else power.at


def may_move_golem(s: Labyrinth) -> bool:
    """L-71: once a turn; L-46: as often as it takes while the Golem blocks the way out."""
    return golem_blocks(s, s.seat) or not s.used[s.seat] & GOLEM_MOVED


def attackable(s: Labyrinth) -> list[Deed]:
    """L-64: another character on the own corridor."""
    seat = s.seat
    others = s.others_at(s.pawns[seat], seat)
    spares = has_power(s, seat, FORBID_DAZED)
    return [
        ATTACKS[other] for other in range(s.agreed.players) if others & (1 << other) and not (spares and s.dazes[other])
    ]


def activities(s: Labyrinth) -> list[Deed]:
    """What the active player may do now, besides ending the turn: L-22 to L-27."""
    seat = s.seat
    if s.dazes[seat]:
        return [TAKE_REST] if s.actions else []
    deeds: list[Deed] = []
    add_moves(s, deeds)
    if s.on_start(seat):
        if s.actions and golem_blocks(s, seat):
            deeds.append(MOVE_GOLEM)
        return deeds  # L-26: the move comes first
    if s.actions:
        add_activities(s, deeds)
    deeds.extend(takeable(s, seat))
    deeds.extend([USES[slot] for slot in usable_slots(s)])
    deeds.extend([ITEMS[item] for item in usable_items(s)])
    return deeds


def add_moves(s: Labyrinth, deeds: list[Deed]) -> None:
    for node in move_choices(s):
        if s.actions or is_pursuit(s, s.seat, node):
            deeds.append(MOVES[node])


def add_activities(s: Labyrinth, deeds: list[Deed]) -> None:
    """L-23, L-24: what costs actions, away from the start space."""
    seat = s.seat
    if may_build(s):
        deeds.append(BUILD_TILE)
    if bridge_partner(s, s.pawns[seat]) != NONE:
        deeds.append(JUMP_RISKY)
        if s.actions >= SAFE_JUMP:
            deeds.append(JUMP_SAFE)
    if lasting_power(s, MERCY) is not None and s.lives[seat] < LIVES:
        deeds.append(TAKE_REST)
    deeds.extend(attackable(s))
    if may_set_traps(s, seat):
        deeds.extend(trap_places(s, seat))
    if may_move_golem(s):
        deeds.append(MOVE_GOLEM)
    if may_trigger(s):
        deeds.append(TRIGGER_EVENT)
    if s.dark[seat] and s.actions >= lighting_cost(s):
        deeds.append(LIGHT_CRYSTAL)


@final
class Act(Step[Labyrinth, Deed]):
    """L-20 to L-27: activities one after the other until the turn ends.

    A dazed character can only rest, and where nothing but the end is left nobody is asked.
    """

    def actor(self, s: Labyrinth) -> i64:
        if has_won(s) or (s.dazes[s.seat] and s.actions):
            return NOBODY
        return s.seat if s.actions or activities(s) else NOBODY

    def run(self, s: Labyrinth) -> None:
        if has_won(s):
            s.winner = s.seat
            s.over = True
            s.tell("win-match", s.seat)
        elif s.dazes[s.seat] and s.actions:
            s.then(self)
            rest(s)

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [*activities(s), END_TURN]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if action.verb == END:
            s.actions = 0
            return
        s.then(self)
        if action.verb != TAKE:
            forget_activity(s)
        self.do(s, action)

    def do(self, s: Labyrinth, action: Deed) -> None:
        verb = action.verb
        if verb == MOVE:
            move(s, action.where)
        elif verb == TAKE:
            take(s, s.seat, action.what)
        elif verb == USE:
            use_ability(s, action.what)
        elif verb == ITEM:
            use_item(s, action.what)
        elif verb == REST:
            rest(s)
        elif verb == JUMP:
            if action.what == SAFE:
                jump_safely(s)
            else:
                jump(s)
        elif verb == CRYSTAL:
            spend(s, lighting_cost(s))
            light(s, s.seat)
        else:
            spend(s, 1)
            self.do_for_one(s, action)

    def do_for_one(self, s: Labyrinth, action: Deed) -> None:
        """Activities that cost one action and nothing else to reckon."""
        verb = action.verb
        if verb == BUILD:
            build(s, NONE)
        elif verb == ATTACK:
            attack(s, s.seat, action.what)
        elif verb == SET_TRAP:
            set_trap(s, s.seat, action.where)
        elif verb == GOLEM:
            move_golem(s)
        elif verb == EVENT:
            trigger_event(s)

    def ask(self, s: Labyrinth) -> Question:
        return Question("act", "L-20", int(s.seat), {"count": int(s.actions)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return why_no_activity(s, action)


def forget_activity(s: Labyrinth) -> None:
    """L-51: a trap or token may act again in the next activity."""
    for place in range(len(s.sprung)):
        s.sprung[place] = 0


ACT: Final = Act("act")
NEXT_TURN: Final = NextTurn("next-turn")
