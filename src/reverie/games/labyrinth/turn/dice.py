"""Tests with two dice: rolls, curses, Crystals of Fate and other answers, by the tester and by the others.

L-54, L-61, L-67, L-80, L-87 to L-90, L-111 to L-113.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Source
from reverie.core.random import Random
from reverie.games.labyrinth.box.actions import (
    DICE,
    DIE_ODDS,
    MOST_DICE,
    ROLL_ODDS,
    Deed,
)
from reverie.games.labyrinth.box.content import NONE, TokenKind
from reverie.games.labyrinth.box.effects import COMBAT, CURSE, UNSTABLE
from reverie.games.labyrinth.table.table import CARRIED, IN_POOL, MOST_ROLLS, Labyrinth, Seat
from reverie.games.labyrinth.turn.harm import daze
from reverie.games.labyrinth.turn.strengths import (
    bonus,
    own_power,
)

ROLLED_DICE: Final = Source("dice", Source.NO_PILE)
# ROLL_BY_NUMBER: which of the 36 throws of two dice gives which pair; the order is that of the odds.
ROLL_BY_NUMBER: Final = [roll for roll, weight in ROLL_ODDS for _ in range(weight)]


# --- what lies on the table ---


def sum_of(dice: i64) -> i64:
    return (dice & 7) + (dice >> 3)


def clear_dice(s: Labyrinth) -> None:
    roll: i64 = 0
    while roll < MOST_ROLLS:
        s.dice[roll] = 0
        s.extras[roll] = 0
        roll += 1
    s.passed = 0


def curse_on(s: Labyrinth, seat: Seat) -> i64:
    """What the curses a character bears add to its next test."""
    total: i64 = 0
    token: i64 = 0
    count: i64 = len(s.tokens)
    while token < count:
        if s.tokens[token] == CARRIED + seat and tokens_like(s, token).kind == CURSE:
            total += tokens_like(s, token).by
        token += 1
    return total


def tokens_like(s: Labyrinth, token: i64) -> TokenKind:
    return s.agreed.content.characters[s.agreed.content.token_of[token]].tokens


def curse_of(s: Labyrinth, seat: Seat) -> i64:
    """The curses a character bears count for its next test, and go back to the one who laid them."""
    total = curse_on(s, seat)
    token: i64 = 0
    count: i64 = len(s.tokens)
    while token < count:
        if s.tokens[token] == CARRIED + seat and tokens_like(s, token).kind == CURSE:
            s.tokens[token] = IN_POOL
        token += 1
    if total and s.events is not None:
        s.say("cursed", {"seat": int(seat), "by": int(total), "signed": signed(total)})
    return total


def signed(number: i64) -> str:
    """As people write it."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def value(s: Labyrinth, roll: i64) -> i64:
    """What a roll of the test comes to."""
    return sum_of(s.dice[roll]) + s.extras[roll] + s.lasting[0] + bonus(s, s.tester, s.test, NONE)


def failed_rolls(s: Labyrinth) -> i64:
    failed: i64 = 0
    roll: i64 = 0
    while roll < s.rolls:
        if value(s, roll) < s.need:
            failed += 1
        roll += 1
    return failed


def has_failed(s: Labyrinth) -> bool:
    return failed_rolls(s) > 0


# --- rolling ---


class Rolling(Step[Labyrinth, Deed]):
    """Chance throws two dice for each roll that has none yet."""

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE if self.missing(s) != NONE else NOBODY

    def run(self, s: Labyrinth) -> None:
        """All is rolled."""

    def missing(self, s: Labyrinth) -> i64:
        roll: i64 = 0
        while roll < s.rolls:
            if not s.dice[roll]:
                return roll
            roll += 1
        return NONE

    def roller(self, s: Labyrinth, roll: i64) -> Seat:
        raise NotImplementedError

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return ROLL_ODDS

    def deal(self, s: Labyrinth, random: Random) -> Deed:
        return ROLL_BY_NUMBER[random.below(36)]

    def source(self, s: Labyrinth) -> Source:
        return ROLLED_DICE

    def apply(self, s: Labyrinth, action: Deed) -> None:
        roll = self.missing(s)
        s.dice[roll] = action.what
        show_roll(s, self.roller(s, roll), action.what)
        s.then(self)


def tell_roll(s: Labyrinth, seat: Seat, dice: i64) -> None:
    if s.events is not None:
        low, high = int(dice & 7), int(dice >> 3)
        s.show("roll", {"seat": int(seat), "first": low, "second": high, "sum": low + high})


def show_roll(s: Labyrinth, seat: Seat, dice: i64) -> None:
    tell_roll(s, seat, dice)
    if sum_of(dice) == 2 and s.characters[seat] != NONE:
        power = own_power(s, seat, UNSTABLE)
        if power is not None:
            daze(s, seat, power.by)


@final
class RollTest(Rolling):
    def roller(self, s: Labyrinth, roll: i64) -> Seat:
        return s.tester


@final
class RollDie(Step[Labyrinth, Deed]):
    """One die is thrown again."""

    def __init__(self, die: i64) -> None:
        super().__init__(f"redo:{die + 1}")
        self.die: Final = die

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return DIE_ODDS

    def deal(self, s: Labyrinth, random: Random) -> Deed:
        return DICE[random.below(6)]

    def source(self, s: Labyrinth) -> Source:
        return ROLLED_DICE

    def apply(self, s: Labyrinth, action: Deed) -> None:
        roll: i64 = self.die // 2
        kept: i64 = s.dice[roll] >> 3 if self.die % 2 == 0 else s.dice[roll] & 7
        low: i64 = min(kept, action.what)
        s.dice[roll] = low + 8 * (kept + action.what - low)
        seat = s.tester
        if s.test == COMBAT and roll == 1:
            seat = s.rival
        show_roll(s, seat, s.dice[roll])


ROLL_TEST: Final = RollTest("roll-test")
REDO_DIE: Final = [RollDie(die) for die in range(MOST_DICE)]
