"""Fights between two characters: both rolls, answers by either side, ties, what the winner does to the loser.

L-62, L-64 to L-69, L-79, L-119 to L-126, L-138.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.labyrinth.box.actions import (
    PASS,
    REDO,
    REROLL,
    SAY_NO,
    SEATS,
    TOS,
    USES,
    Deed,
)
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.box.effects import (
    COMBAT,
    VANISH,
)
from reverie.games.labyrinth.maze.maze import adjacent
from reverie.games.labyrinth.maze.moving import move_away
from reverie.games.labyrinth.table.table import Labyrinth, Seat
from reverie.games.labyrinth.turn.answers import add_to_roll, answers_to_roll, redo, reroll
from reverie.games.labyrinth.turn.dice import Rolling, clear_dice, curse_of, sum_of
from reverie.games.labyrinth.turn.spoils import Encounter, win
from reverie.games.labyrinth.turn.strengths import (
    answer_slot,
    bonus,
    pay,
)

MOST_TIES: Final = 12  # L-138


def attack(s: Labyrinth, fighter: Seat, rival: Seat) -> None:
    s.tell_other("attack", fighter, rival)
    s.then(ATTACKED[fighter][rival])


@final
class Attacked(Encounter):
    """Before a fight the one who is attacked may vanish; `seat` attacks `other`."""

    def actor(self, s: Labyrinth) -> i64:
        can_vanish = answer_slot(s, self.other, VANISH) != NONE and len(adjacent(s, s.pawns[self.other])) > 0
        return self.other if can_vanish else NOBODY

    def run(self, s: Labyrinth) -> None:
        begin_fight(s, self.seat, self.other)

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [USES[answer_slot(s, self.other, VANISH)], SAY_NO]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if action.verb == PASS:
            begin_fight(s, self.seat, self.other)
        else:
            pay(s, self.other, action.what)
            s.then(ESCAPE[self.other])

    def ask(self, s: Labyrinth) -> Question:
        return Question("attacked", "L-64", int(self.other), {"other": int(self.seat)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-64"


@final
class Escape(Step[Labyrinth, Deed]):
    """To which adjacent corridor the one who vanished goes."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"escape:{seat + 1}")
        self.seat: Final = seat

    def actor(self, s: Labyrinth) -> i64:
        return self.seat

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [TOS[node] for node in adjacent(s, s.pawns[self.seat])]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        move_away(s, self.seat, action.where)

    def ask(self, s: Labyrinth) -> Question:
        return Question("escape", "L-39", int(self.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-39"


# --- the rolls ---


def begin_fight(s: Labyrinth, fighter: Seat, rival: Seat) -> None:
    s.fighter = fighter
    s.rival = rival
    s.spent = 0
    s.ties = 0
    if not is_lost_by_daze(s):
        s.test = COMBAT
        s.rolls = 2
        clear_dice(s)
        s.lasting[0] = curse_of(s, fighter)
        s.lasting[1] = curse_of(s, rival)
        s.then(ROLL_FIGHT, ANSWER_FIGHT)


def is_lost_by_daze(s: Labyrinth) -> bool:
    """L-62: a dazed character loses without a roll, and so does one whom its own roll has dazed."""
    if s.dazes[s.rival]:
        win(s, s.fighter, s.rival)
    elif s.dazes[s.fighter]:
        win(s, s.rival, s.fighter)
    else:
        return False
    return True


@final
class RollFight(Rolling):
    """L-65: the attacker rolls, then the one attacked."""

    def roller(self, s: Labyrinth, roll: i64) -> Seat:
        return s.fighter if roll == 0 else s.rival


def strength(s: Labyrinth, side: i64) -> i64:
    """What a side of the fight comes to: 0 is the one who started it."""
    seat = s.fighter if side == 0 else s.rival
    other = s.rival if side == 0 else s.fighter
    return sum_of(s.dice[side]) + s.extras[side] + s.lasting[side] + bonus(s, seat, COMBAT, other)


@final
class AnswerFight(Step[Labyrinth, Deed]):
    """L-67: after both rolls whoever is behind may answer, until nobody wants to; in a tie first the attacker.

    Who is ahead is not asked: an answer of the other side puts him behind, and then he is.
    """

    def actor(self, s: Labyrinth) -> i64:
        if s.dazes[s.fighter] or s.dazes[s.rival]:
            return NOBODY
        lead = strength(s, 0) - strength(s, 1)
        if lead <= 0 and can_answer(s, 0):
            return s.fighter
        return s.rival if lead >= 0 and can_answer(s, 1) else NOBODY

    def run(self, s: Labyrinth) -> None:
        if is_lost_by_daze(s):
            return
        lead = strength(s, 0) - strength(s, 1)
        if lead > 0:
            win(s, s.fighter, s.rival)
        elif lead < 0:
            win(s, s.rival, s.fighter)
        else:
            self.repeat(s)

    def repeat(self, s: Labyrinth) -> None:
        """L-65: a tie is rolled again. L-138: but not for ever."""
        s.ties += 1
        s.tell_other("tie", s.fighter, s.rival)
        if s.ties < MOST_TIES:
            clear_dice(s)
            s.then(ROLL_FIGHT, self)

    def legal(self, s: Labyrinth) -> list[Deed]:
        side: i64 = 0 if s.acting == s.fighter else 1
        return [*answers_to_roll(s, s.acting, side, side), SAY_NO]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        seat = s.acting
        side: i64 = 0 if seat == s.fighter else 1
        s.then(self)
        if action.verb == PASS:
            s.passed |= 1 << seat
        elif action.verb == REROLL:
            reroll(s, seat, side, side)
            s.then(ROLL_FIGHT)
        elif action.verb == REDO:
            redo(s, seat, action.what)
        else:
            add_to_roll(s, seat, action.what, side)

    def ask(self, s: Labyrinth) -> Question:
        side: i64 = 0 if s.acting == s.fighter else 1
        other = s.rival if side == 0 else s.fighter
        facts: dict[str, str | int] = {
            "other": int(other),
            "sum": int(strength(s, side)),
            "need": int(strength(s, 1 - side)),
        }
        return Question("answer-fight", "L-67", int(s.acting), facts)

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-67"


def can_answer(s: Labyrinth, side: i64) -> bool:
    seat = s.fighter if side == 0 else s.rival
    return not s.passed & (1 << seat) and len(answers_to_roll(s, seat, side, side)) > 0


ROLL_FIGHT: Final = RollFight("roll-fight")
ANSWER_FIGHT: Final = AnswerFight("answer-fight")
ATTACKED: Final = [[Attacked("attacked", seat, other) for other in range(SEATS)] for seat in range(SEATS)]
ESCAPE: Final = [Escape(seat) for seat in range(SEATS)]
