"""Answers to rolls: Crystals of Fate and abilities, by the tester, the fighters and others. L-61, L-67, L-87, L-90."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.labyrinth.box.actions import (
    PASS,
    REDO,
    REDOS,
    REROLL,
    REROLL_TEST,
    SAY_NO,
    USES,
    Deed,
)
from reverie.games.labyrinth.box.content import NONE, SLOTS
from reverie.games.labyrinth.box.effects import A_FIGHT, ADD, EVIL_EYE, GOLEM, LUCKY, TRAP
from reverie.games.labyrinth.box.effects import REDO as REDO_EFFECT
from reverie.games.labyrinth.box.options import ALWAYS, NEVER
from reverie.games.labyrinth.table.table import Labyrinth, Seat
from reverie.games.labyrinth.turn.dice import REDO_DIE, ROLL_TEST, clear_dice, curse_of, failed_rolls, has_failed, value
from reverie.games.labyrinth.turn.strengths import (
    abilities_of,
    darken,
    is_usable,
    lasting_power,
    pay,
    spend_token,
)


def begin_test(s: Labyrinth, seat: Seat, test: i64, rolls: i64, need: i64) -> None:
    """A test of one character; what comes of it is on the agenda already."""
    clear_dice(s)
    s.test = test
    s.tester = seat
    s.rolls = rolls
    s.need = need
    s.lasting[0] = curse_of(s, seat)
    s.then(ROLL_TEST, ANSWER_TEST)


def can_reroll(s: Labyrinth, seat: Seat) -> bool:
    """L-61, L-87."""
    return s.lit[seat] > 0 and not s.dazes[seat]


def answers_to_roll(s: Labyrinth, seat: Seat, first: i64, last: i64) -> list[Deed]:
    """What a seat can do about its own rolls, which are those from `first` to `last`."""
    found: list[Deed] = []
    if can_reroll(s, seat):
        found.append(REROLL_TEST)
    slot: i64 = 0
    while slot < SLOTS:
        if slot < len(abilities_of(s, seat)) and is_usable(s, seat, slot):
            ability = abilities_of(s, seat)[slot]
            if ability.answer.effect == ADD and ability.answer.tests & s.test and not is_spent(s, seat, slot):
                found.append(USES[slot])
            elif ability.answer.effect == REDO_EFFECT:
                found.extend([REDOS[die] for die in range(2 * first, 2 * last + 2)])
        slot += 1
    return found


def is_spent(s: Labyrinth, seat: Seat, slot: i64) -> bool:
    """Once in a fight, and this is the fight."""
    if abilities_of(s, seat)[slot].often != A_FIGHT:
        return False
    return s.spent & (1 << (slot if s.fighter == seat else slot + SLOTS)) != 0


def lucky(s: Labyrinth) -> i64:
    power = lasting_power(s, LUCKY)
    return 0 if power is None else power.by


def reroll(s: Labyrinth, seat: Seat, first: i64, last: i64) -> None:
    """L-88, L-89: all rolls of the test again, and only the new ones count."""
    darken(s, seat)
    throw_again(s, first, last, lucky(s))


def throw_again(s: Labyrinth, first: i64, last: i64, extra: i64) -> None:
    roll: i64 = first
    while roll <= last:
        s.dice[roll] = 0
        s.extras[roll] = extra
        roll += 1
    s.passed = 0


def redo(s: Labyrinth, seat: Seat, die: i64) -> None:
    slot: i64 = 0
    while abilities_of(s, seat)[slot].answer.effect != REDO_EFFECT:
        slot += 1
    pay(s, seat, slot)
    s.passed = 0
    s.then(REDO_DIE[die])


def add_to_roll(s: Labyrinth, seat: Seat, slot: i64, roll: i64) -> None:
    ability = abilities_of(s, seat)[slot]
    pay(s, seat, slot)
    if ability.token:
        spend_token(s, seat)
    s.extras[roll] = s.extras[roll] + ability.answer.by
    s.passed = 0


def best_failed_roll(s: Labyrinth) -> i64:
    """The roll an added number helps most: the highest of those that failed."""
    best: i64 = NONE
    roll: i64 = 0
    while roll < s.rolls:
        if value(s, roll) < s.need and (best == NONE or value(s, roll) > value(s, best)):
            best = roll
        roll += 1
    return best


@final
class AnswerTest(Step[Labyrinth, Deed]):
    """L-87, L-90: the tester of a failed test may repeat it or add to it; of a passed one others may want it repeated.

    Nobody is asked who cannot change anything, or who has said before the match what the answer is.
    """

    def actor(self, s: Labyrinth) -> i64:
        if has_failed(s):
            seat = s.tester
            silent = s.passed & (1 << seat) or standing_answer(s) != 0
            return NOBODY if silent or not answers_to_roll(s, seat, 0, s.rolls - 1) else seat
        other: i64 = s.after(s.tester)
        while other != s.tester:
            if not s.passed & (1 << other) and eye_slot(s, other) != NONE:
                return other
            other = s.after(other)
        return NOBODY

    def run(self, s: Labyrinth) -> None:
        if has_failed(s) and standing_answer(s) == ALWAYS and can_reroll(s, s.tester):
            reroll(s, s.tester, 0, s.rolls - 1)
            s.then(ROLL_TEST, self)
        elif s.events is not None:
            passed = 1 - min(1, int(failed_rolls(s)))
            s.say("tested", {"seat": int(s.tester), "passed": passed, "test": TEST_NAMES[s.test]})

    def legal(self, s: Labyrinth) -> list[Deed]:
        if s.acting == s.tester:
            return [*answers_to_roll(s, s.tester, 0, s.rolls - 1), SAY_NO]
        return [USES[eye_slot(s, s.acting)], SAY_NO]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        seat = s.acting
        s.then(self)
        if action.verb == PASS:
            s.passed |= 1 << seat
        elif action.verb == REROLL:
            reroll(s, seat, 0, s.rolls - 1)
            s.then(ROLL_TEST)
        elif action.verb == REDO:
            redo(s, seat, action.what)
        elif seat == s.tester:
            add_to_roll(s, seat, action.what, best_failed_roll(s))
        else:
            pay(s, seat, action.what)
            throw_again(s, 0, s.rolls - 1, 0)
            s.then(ROLL_TEST)

    def ask(self, s: Labyrinth) -> Question:
        facts: dict[str, str | int] = {
            "test": TEST_NAMES[s.test],
            "other": int(s.tester),
            "own": int(s.acting == s.tester),
            "sum": int(value(s, max(0, best_failed_roll(s)))),
            "need": int(s.need),
            "failed": int(failed_rolls(s)),
        }
        return Question("answer-test", "L-87", int(s.acting), facts)

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        if action.verb == REROLL:
            return "L-87"
        return "L-90"


TEST_NAMES: Final = {1: "combat", 2: "jump", 4: "trap", 8: "golem", 16: "other"}


def standing_answer(s: Labyrinth) -> i64:
    """What was agreed before the match: 0 is to ask. `always` asks nothing as long as there is a Crystal."""
    wish: i64 = 0
    if s.test == GOLEM:
        wish = s.agreed.golem_reroll
    elif s.test == TRAP:
        wish = s.agreed.trap_reroll
    return wish if wish == NEVER or (wish == ALWAYS and can_reroll(s, s.tester)) else 0


def eye_slot(s: Labyrinth, seat: Seat) -> i64:
    """The ability with which a seat can make another repeat a test it has passed."""
    slot: i64 = 0
    while slot < SLOTS:
        if slot < len(abilities_of(s, seat)) and is_usable(s, seat, slot):
            answer = abilities_of(s, seat)[slot].answer
            if answer.effect == EVIL_EYE and answer.tests & s.test:
                return slot
        slot += 1
    return NONE


ANSWER_TEST: Final = AnswerTest("answer-test")
