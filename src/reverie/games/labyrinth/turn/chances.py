"""The odds of tests and fights at a table: before one decides, while dice lie there, and with each answer.

L-54, L-62, L-64, L-80, L-111.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.games.labyrinth.box.actions import ATTACK, FIGHT, ITEM, ON, PASS, REROLL, USE, Deed
from reverie.games.labyrinth.box.actions import REDO as REDO_DIE
from reverie.games.labyrinth.box.content import NONE, Ability
from reverie.games.labyrinth.box.effects import (
    A_TURN,
    ADD,
    COMBAT,
    DUEL,
    GOLEM,
    JUMP,
    NET,
    OTHER,
    REDO,
    SAFE_FALL,
    TRAP,
    UNSTABLE,
)
from reverie.games.labyrinth.maze.golem import DIFFICULTY
from reverie.games.labyrinth.maze.maze import is_above
from reverie.games.labyrinth.maze.traps import ignores
from reverie.games.labyrinth.maze.walking import JUMP_FROM
from reverie.games.labyrinth.table.table import IN_POOL, Labyrinth, Seat
from reverie.games.labyrinth.turn.aiming import Aim
from reverie.games.labyrinth.turn.answers import ANSWER_TEST, is_spent, lucky
from reverie.games.labyrinth.turn.dice import curse_on, value
from reverie.games.labyrinth.turn.fights import ANSWER_FIGHT
from reverie.games.labyrinth.turn.odds import THROWS, Answer, Duel, Purse, Roller, Throw, Trial, in_order, made_of
from reverie.games.labyrinth.turn.spoils import Defence
from reverie.games.labyrinth.turn.strengths import abilities_of, bonus, is_silenced, lasts, own_power, target

CERTAIN: Final = 0.000001  # what is missing to certainty by less is lost in the sums

# Fights between the same two, with all that was found out about them: each answer is asked about.
DUELS: Final[dict[tuple[object, object], Duel]] = {}
MOST_DUELS: Final = 50
MOST_OF_ONE: Final = 5  # Crystals or tokens that are reckoned with; nobody comes by more in a match


def percent(chance: float) -> int:
    """Whole percents; only what is certain is 0 or 100."""
    if chance <= CERTAIN:
        return 0
    if chance >= 1 - CERTAIN:
        return 100
    return max(1, min(99, int(100 * chance + 0.5)))


def roller(s: Labyrinth, seat: Seat, test: i64, rival: Seat, curse: i64) -> Roller:
    """What a seat brings to a roll as things are now."""
    mute = s.dazes[seat] > 0
    answers: list[Answer] = []
    if not mute and not is_silenced(s):
        for slot, ability in enumerate(abilities_of(s, seat)):
            if is_answer(ability, test) and not is_used(s, seat, slot, ability):
                answers.append(Answer(slot, ability))
    added = int(bonus(s, seat, test, rival) + curse)
    return Roller(added, int(lucky(s)), own_power(s, seat, UNSTABLE) is not None, mute, answers)


def purse_of(s: Labyrinth, seat: Seat) -> Purse:
    firsts = s.agreed.content.first_token
    character = s.characters[seat]
    tokens = len([token for token in range(firsts[character], firsts[character + 1]) if s.tokens[token] == IN_POOL])
    return min(int(s.lit[seat]), MOST_OF_ONE), int(s.lives[seat]), min(tokens, MOST_OF_ONE), 0


def is_answer(ability: Ability, test: i64) -> bool:
    effect = ability.answer.effect
    return effect == REDO or (effect == ADD and ability.answer.tests & test != 0)


def is_used(s: Labyrinth, seat: Seat, slot: int, ability: Ability) -> bool:
    return (ability.often == A_TURN and s.used[seat] & (1 << slot) != 0) or is_spent(s, seat, slot)


def answer_in(one: Roller, slot: i64) -> Answer:
    return next(iter([answer for answer in one.answers if answer.slot == slot]))


def redo_of(one: Roller) -> Answer:
    return next(iter([answer for answer in one.answers if answer.redoes]))


# --- tests ---


def standing(s: Labyrinth, test: i64) -> i64:
    """What was agreed on about repeating such a test; 0 is to ask."""
    if test == GOLEM:
        return s.agreed.golem_reroll
    return s.agreed.trap_reroll if test == TRAP else 0


def test_chance(s: Labyrinth, seat: Seat, test: i64, need: i64, rolls: i64) -> int:
    """Before a test: how likely this seat is to pass it."""
    one = roller(s, seat, test, NONE, curse_on(s, seat))
    return percent(Trial(one, int(need), int(rolls), standing(s, test)).chance((), int(rolls), 0, purse_of(s, seat)))


def trial(s: Labyrinth) -> Trial:
    """The test that is being made."""
    return Trial(roller(s, s.tester, s.test, NONE, s.lasting[0]), int(s.need), int(s.rolls), standing(s, s.test))


def failed_throws(s: Labyrinth, made: Trial) -> tuple[Throw, ...]:
    found = [lying(s, made.roller, roll) for roll in range(s.rolls) if s.dice[roll] and value(s, roll) < s.need]
    return in_order(tuple(found))


def lying(s: Labyrinth, one: Roller, roll: int) -> Throw:
    return one.plain(int(s.dice[roll])), int(s.extras[roll])


def chance_of_test(s: Labyrinth) -> int:
    """In a test: how likely it is passed in the end."""
    made = trial(s)
    missing = len([roll for roll in range(s.rolls) if not s.dice[roll]])
    extra = int(s.extras[s.rolls - 1]) if missing else 0
    return percent(made.chance(failed_throws(s, made), missing, extra, purse_of(s, s.tester)))


def chance_after(s: Labyrinth, seat: Seat, action: Deed) -> int:
    """In a test: how likely it is passed after this answer, by the tester or by one who wants it repeated."""
    made = trial(s)
    purse = purse_of(s, s.tester)
    failed = failed_throws(s, made)
    if action.verb == PASS:
        return 0 if failed else 100
    if seat != s.tester:
        return percent(made.chance((), made.rolls, 0, purse))
    if action.verb == REROLL:
        return percent(made.repeated(purse))
    if action.verb == USE:
        return percent(made.after(answer_in(made.roller, action.what), failed, purse))
    throw = lying(s, made.roller, int(action.what // 2))
    redo = redo_of(made.roller)
    if made.passes(throw):
        return percent(made.chance(failed, 0, 0, redo.paid(purse)))
    return percent(made.redone(redo, failed, throw, action.what % 2 == 1, purse))


# --- fights ---


def duel(s: Labyrinth) -> Duel:
    """The fight that is being fought."""
    fighter = roller(s, s.fighter, COMBAT, s.rival, s.lasting[0])
    rival = roller(s, s.rival, COMBAT, s.fighter, s.lasting[1])
    key = (fighter.kind, rival.kind)
    if key not in DUELS:
        if len(DUELS) == MOST_DUELS:
            DUELS.clear()
        DUELS[key] = Duel(fighter, rival)
    return DUELS[key]


def attack_chance(s: Labyrinth, seat: Seat, other: Seat) -> int:
    """Before a fight: how likely the one who starts it is to win. L-62: who is dazed loses."""
    if s.dazes[other] or s.dazes[seat]:
        return 100 if s.dazes[other] else 0
    tried = s.copy()
    tried.fighter = seat
    tried.rival = other
    tried.spent = 0
    tried.lasting[0] = curse_on(s, seat)
    tried.lasting[1] = curse_on(s, other)
    return percent(duel(tried).begun(purse_of(s, seat), purse_of(s, other)))


def chance_of_fight(s: Labyrinth) -> int:
    """In a fight: how likely the one who started it is to win."""
    if s.dazes[s.rival] or s.dazes[s.fighter]:
        return 100 if s.dazes[s.rival] else 0
    fought = duel(s)
    one, other = purse_of(s, s.fighter), purse_of(s, s.rival)
    if not s.dice[0] and not s.dice[1]:
        return percent(fought.begun(one, other))
    chance = 0.0
    mine, theirs = may_lie(s, fought.fighter, 0), may_lie(s, fought.rival, 1)
    for throw, count in mine:
        for against, times in theirs:
            chance += count * times * fought.chance(throw, against, one, other, passed(s))
    return percent(chance / (whole(mine) * whole(theirs)))


def may_lie(s: Labyrinth, one: Roller, side: int) -> list[tuple[Throw, int]]:
    """The roll of a side, or all it may be."""
    if s.dice[side]:
        return [(lying(s, one, side), 1)]
    return [((dice, int(s.extras[side])), count) for dice, count in one.throws]


def whole(throws: list[tuple[Throw, int]]) -> int:
    return 1 if len(throws) == 1 else THROWS


def passed(s: Labyrinth) -> int:
    """Who has no more to say, a bit for each side."""
    return int(s.passed >> s.fighter & 1) | int(s.passed >> s.rival & 1) << 1


def chance_of_answer(s: Labyrinth, seat: Seat, action: Deed) -> int:
    """In a fight: how likely this seat is to win after its answer."""
    fought = duel(s)
    if seat == s.fighter:
        return percent(after_fighter(s, fought, action))
    return percent(1 - after_rival(s, fought, action))


def after_fighter(s: Labyrinth, fought: Duel, action: Deed) -> float:
    mine, theirs = lying(s, fought.fighter, 0), lying(s, fought.rival, 1)
    one, other = purse_of(s, s.fighter), purse_of(s, s.rival)
    if action.verb == PASS:
        return fought.chance(mine, theirs, one, other, passed(s) | 1)
    if action.verb == REROLL:
        return fought.repeated_by_fighter(theirs, one, other)
    answer = answer_in(fought.fighter, action.what) if action.verb == USE else redo_of(fought.fighter)
    throws = made_of(answer, mine)[0 if action.verb == USE else action.what % 2]
    return fought.mean([(throw, theirs) for throw in throws], answer.paid(one), other)


def after_rival(s: Labyrinth, fought: Duel, action: Deed) -> float:
    mine, theirs = lying(s, fought.fighter, 0), lying(s, fought.rival, 1)
    one, other = purse_of(s, s.fighter), purse_of(s, s.rival)
    if action.verb == PASS:
        return fought.chance(mine, theirs, one, other, passed(s) | 2)
    if action.verb == REROLL:
        return fought.repeated_by_rival(mine, one, other)
    answer = answer_in(fought.rival, action.what) if action.verb == USE else redo_of(fought.rival)
    throws = made_of(answer, theirs)[0 if action.verb == USE else action.what % 2]
    return fought.mean([(mine, throw) for throw in throws], one, answer.paid(other))


# --- choices ---


def chance_of(s: Labyrinth, seat: Seat, action: Deed) -> int | None:
    """How likely a choice is to come off: that the test is passed, or that one wins the fight. None: no dice decide."""
    verb = action.verb
    if s.characters[seat] == NONE:
        return None
    if verb in (ATTACK, FIGHT):
        meets = action.what != seat and s.pawns[action.what] == s.pawns[seat] and not s.on_start(seat)
        return attack_chance(s, seat, action.what) if meets else None
    if verb == ON:
        return aimed_chance(s, seat, action.what)
    if verb in (REROLL, REDO_DIE, USE, PASS, ITEM) and s.acting == seat and action in s.now.legal(s):
        return answer_chance(s, seat, action)
    return None


def answer_chance(s: Labyrinth, seat: Seat, action: Deed) -> int | None:
    if s.now is ANSWER_TEST:
        return chance_after(s, seat, action)
    if s.now is ANSWER_FIGHT:
        return chance_of_answer(s, seat, action)
    if isinstance(s.now, Defence) and action.verb == ITEM:
        return test_chance(s, seat, OTHER, s.agreed.content.items[action.what].powers[0].at, 1)
    return None


def aimed_chance(s: Labyrinth, seat: Seat, other: Seat) -> int | None:
    """A duel is won, a net holds."""
    step: Step[Any, Any] = s.now
    if not isinstance(step, Aim) or seat != s.seat or other == seat:
        return None
    power = step.power(s)
    if power.effect == DUEL:
        return attack_chance(s, seat, other)
    return 100 - test_chance(s, other, OTHER, power.at, 1) if power.effect == NET else None


def jump_chance(s: Labyrinth, seat: Seat) -> int:
    """L-54: of a risky jump; some events make a jump down safe."""
    if is_above(s, s.pawns[seat]) and lasts(s, SAFE_FALL):
        return 100
    return test_chance(s, seat, JUMP, target(s, seat, JUMP, JUMP_FROM), 1)


def golem_need(s: Labyrinth, seat: Seat) -> i64:
    return target(s, seat, GOLEM, DIFFICULTY)


def trap_chance(s: Labyrinth, seat: Seat, kind: i64) -> int:
    """L-111: to come through a trap unharmed."""
    trap = s.agreed.content.traps[kind]
    return 100 if ignores(s, seat, kind) else test_chance(s, seat, TRAP, trap.difficulty, trap.rolls)
