"""How likely it is to pass a test or to win a fight, with the answers one can pay for. L-65, L-67, L-87 to L-90.

Everybody answers as well as they can: whoever is behind repeats rolls and dice and adds numbers as long as that helps.
Nobody outside is reckoned with: an Evil Eye, or an escape before the fight, comes on top.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from reverie.games.labyrinth.box.content import Ability
from reverie.games.labyrinth.box.effects import REDO
from reverie.games.labyrinth.box.options import ALWAYS, NEVER

# What is left to pay with: active Crystals, lives, tokens on the card, and the answers that are used up, a bit each.
Purse: TypeAlias = tuple[int, int, int, int]
Throw: TypeAlias = tuple[int, int]  # two dice as one number (low + 8 * high), and what is added to them

FACES: Final = 6
THROWS: Final = FACES * FACES
NEAR: Final = 0.0002  # two chances that are as good as the same
MOST_ROUNDS: Final = 12  # of reckoning with ties; each brings the chance nearer by a factor of eight or more


@final
class Answer:
    """What a character can do about a roll of its own."""

    def __init__(self, slot: int, ability: Ability) -> None:
        self.slot: Final = slot
        self.redoes: Final = ability.answer.effect == REDO
        self.by: Final = int(ability.answer.by)
        self.crystal: Final = int(ability.crystal)
        self.life: Final = int(ability.life)
        self.token: Final = 0 if self.redoes else int(ability.token)  # only a number that is added takes the token
        # What costs nothing is reckoned with once.
        self.once: Final = ability.often != 0 or not (ability.crystal or ability.life or self.token)
        self.kind: Final = (slot, self.redoes, self.by, self.crystal, self.life, self.token, self.once)

    def is_payable(self, purse: Purse) -> bool:
        lit, lives, tokens, used = purse
        if self.once and used & (1 << self.slot):
            return False
        return lit >= self.crystal and (not self.life or lives > self.life) and tokens >= self.token

    def paid(self, purse: Purse) -> Purse:
        lit, lives, tokens, used = purse
        now_used = used | (1 << self.slot) if self.once else used
        return lit - self.crystal, lives - self.life, tokens - self.token, now_used


@final
class Roller:
    """Somebody who rolls: what is added to every roll, and what can be done about one."""

    def __init__(self, added: int, lucky_by: int, unstable: bool, mute: bool, answers: list[Answer]) -> None:
        self.added: Final = added
        self.lucky: Final = lucky_by
        self.unstable: Final = unstable
        self.mute: Final = mute  # dazed: no answer at all
        self.answers: Final = answers
        self.redoes: Final = any([answer.redoes for answer in answers])
        self.kind: Final = (added, lucky_by, unstable, mute, tuple([answer.kind for answer in answers]))
        self.throws: Final = thrown_by(self.redoes)

    def plain(self, dice: int) -> int:
        """The dice, or others with the same sum where only the sum counts."""
        return dice if self.redoes else alike(total(dice))

    def falls(self, dice: int) -> bool:
        """Is it dazed by its own roll?"""
        return self.unstable and total(dice) == 2

    def can_answer(self, purse: Purse) -> bool:
        return not self.mute and (purse[0] > 0 or any([answer.is_payable(purse) for answer in self.answers]))


def total(dice: int) -> int:
    return (dice & 7) + (dice >> 3)


def alike(points: int) -> int:
    """Dice with this sum."""
    low = max(1, points - FACES)
    return low + 8 * (points - low)


def thrown_by(pairs: bool) -> list[tuple[int, int]]:
    """What two dice may show and how many of the 36 throws do; by their sum, where the dice themselves do not count."""
    counts: dict[int, int] = {}
    for one in range(1, FACES + 1):
        for other in range(1, FACES + 1):
            dice = min(one, other) + 8 * max(one, other)
            shown = dice if pairs else alike(total(dice))
            counts[shown] = counts.get(shown, 0) + 1
    return list(counts.items())


def thrown_again(dice: int, second: bool) -> list[int]:
    """The six pairs that may come of throwing one of the two dice again."""
    kept = dice & 7 if second else dice >> 3
    return [min(kept, face) + 8 * max(kept, face) for face in range(1, FACES + 1)]


def spent_crystal(purse: Purse) -> Purse:
    lit, lives, tokens, used = purse
    return lit - 1, lives, tokens, used


# --- tests ---


@final
class Trial:
    """The chance to pass a test: all rolls have to come to what is needed."""

    def __init__(self, roller: Roller, need: int, rolls: int, standing: i64) -> None:
        self.roller: Final = roller
        self.need: Final = need - roller.added
        self.rolls: Final = rolls
        self.never: Final = standing == NEVER  # what was agreed on before the match
        self.always: Final = standing == ALWAYS
        self.known: Final[dict[tuple[tuple[Throw, ...], int, int, Purse], float]] = {}

    def passes(self, throw: Throw) -> bool:
        return total(throw[0]) + throw[1] >= self.need

    def chance(self, failed: tuple[Throw, ...], missing: int, extra: int, purse: Purse) -> float:
        """With these rolls failed, and so many still to be thrown."""
        key = (failed, missing, extra, purse)
        found = self.known.get(key)
        if found is None:
            found = self.thrown(failed, missing, extra, purse) if missing else self.answered(failed, purse)
            self.known[key] = found
        return found

    def thrown(self, failed: tuple[Throw, ...], missing: int, extra: int, purse: Purse) -> float:
        chance = 0.0
        for dice, count in self.roller.throws:
            throw = (dice, extra)
            rolls = failed if self.passes(throw) else (*failed, throw)
            chance += count * self.chance(in_order(rolls), missing - 1, extra, purse)
        return chance / THROWS

    def answered(self, failed: tuple[Throw, ...], purse: Purse) -> float:
        if not failed:
            return 1.0
        roller = self.roller
        if roller.mute or self.never or any([roller.falls(dice) for dice, _ in failed]):
            return 0.0
        best = self.repeated(purse) if purse[0] else 0.0
        if self.always and purse[0]:
            return best
        for answer in roller.answers:
            if answer.is_payable(purse):
                best = max(best, self.after(answer, failed, purse))
        return best

    def repeated(self, purse: Purse) -> float:
        """L-88, L-89: all rolls again."""
        return self.chance((), self.rolls, self.roller.lucky, spent_crystal(purse))

    def after(self, answer: Answer, failed: tuple[Throw, ...], purse: Purse) -> float:
        if not answer.redoes:
            return self.chance(self.helped(failed, answer.by), 0, 0, answer.paid(purse))
        return max([self.redone(answer, failed, roll, second, purse) for roll in failed for second in (False, True)])

    def helped(self, failed: tuple[Throw, ...], by: int) -> tuple[Throw, ...]:
        """A number is added to the highest of the failed rolls."""
        best = max([total(dice) + extra for dice, extra in failed])
        place = [total(dice) + extra for dice, extra in failed].index(best)
        return self.replaced(failed, failed[place], (failed[place][0], failed[place][1] + by))

    def redone(self, answer: Answer, failed: tuple[Throw, ...], roll: Throw, second: bool, purse: Purse) -> float:
        paid = answer.paid(purse)
        chances = [
            self.chance(self.replaced(failed, roll, (dice, roll[1])), 0, 0, paid)
            for dice in thrown_again(roll[0], second)
        ]
        return sum(chances) / FACES

    def replaced(self, failed: tuple[Throw, ...], old: Throw, new: Throw) -> tuple[Throw, ...]:
        """Only failed rolls are kept."""
        left = list(failed)
        left.remove(old)
        if not self.passes(new):
            left.append(new)
        return in_order(tuple(left))


def in_order(rolls: tuple[Throw, ...]) -> tuple[Throw, ...]:
    return tuple(sorted(rolls))


# --- fights ---


@final
class Duel:
    """The chance of the attacker to win a fight."""

    def __init__(self, fighter: Roller, rival: Roller) -> None:
        self.fighter: Final = fighter
        self.rival: Final = rival
        # Chances of a new pair of rolls by what both have left, and those of rolls that lie on the table.
        self.fresh: Final[dict[tuple[Purse, Purse], float]] = {}
        self.known: Final[dict[tuple[Purse, Purse], dict[tuple[Throw, Throw, int], float]]] = {}

    def begun(self, one: Purse, other: Purse) -> float:
        """Both are about to roll. After a tie they are again (L-65): the chance depends on itself, and comes nearer."""
        key = (one, other)
        if key in self.fresh:
            return self.fresh[key]
        self.fresh[key] = 0.5
        for _ in range(MOST_ROUNDS):
            self.known[key] = {}
            nearer = self.rolled(one, other)
            near = abs(nearer - self.fresh[key]) < NEAR
            self.fresh[key] = nearer
            if near:
                break
        return self.fresh[key]

    def rolled(self, one: Purse, other: Purse) -> float:
        chance = 0.0
        for dice, count in self.fighter.throws:
            for others, times in self.rival.throws:
                chance += count * times * self.chance((dice, 0), (others, 0), one, other, 0)
        return chance / (THROWS * THROWS)

    def chance(self, mine: Throw, theirs: Throw, one: Purse, other: Purse, passed: int) -> float:
        """With these rolls on the table; `passed` are those who have no more to say, a bit each."""
        known = self.known.setdefault((one, other), {})
        key = (mine, theirs, passed)
        found = known.get(key)
        if found is None:
            found = self.answered(mine, theirs, one, other, passed)
            known[key] = found
        return found

    def answered(self, mine: Throw, theirs: Throw, one: Purse, other: Purse, passed: int) -> float:
        """L-62, L-67: who is dazed loses; whoever is behind may answer, in a tie first the attacker."""
        if self.rival.falls(theirs[0]):
            return 1.0
        if self.fighter.falls(mine[0]):
            return 0.0
        lead = total(mine[0]) + mine[1] + self.fighter.added - total(theirs[0]) - theirs[1] - self.rival.added
        if lead <= 0 and not passed & 1 and self.fighter.can_answer(one):
            return max([self.chance(mine, theirs, one, other, passed | 1), *self.by_fighter(mine, theirs, one, other)])
        if lead >= 0 and not passed & 2 and self.rival.can_answer(other):
            return min([self.chance(mine, theirs, one, other, passed | 2), *self.by_rival(mine, theirs, one, other)])
        if lead:
            return 1.0 if lead > 0 else 0.0
        return self.begun(one, other)

    def by_fighter(self, mine: Throw, theirs: Throw, one: Purse, other: Purse) -> list[float]:
        found = [self.repeated_by_fighter(theirs, one, other)] if one[0] else []
        for answer in self.fighter.answers:
            if answer.is_payable(one):
                found.extend(
                    [
                        self.mean([(throw, theirs) for throw in throws], answer.paid(one), other)
                        for throws in made_of(answer, mine)
                    ]
                )
        return found

    def by_rival(self, mine: Throw, theirs: Throw, one: Purse, other: Purse) -> list[float]:
        found = [self.repeated_by_rival(mine, one, other)] if other[0] else []
        for answer in self.rival.answers:
            if answer.is_payable(other):
                found.extend(
                    [
                        self.mean([(mine, throw) for throw in throws], one, answer.paid(other))
                        for throws in made_of(answer, theirs)
                    ]
                )
        return found

    def repeated_by_fighter(self, theirs: Throw, one: Purse, other: Purse) -> float:
        left = spent_crystal(one)
        chance = 0.0
        for dice, count in self.fighter.throws:
            chance += count * self.chance((dice, self.fighter.lucky), theirs, left, other, 0)
        return chance / THROWS

    def repeated_by_rival(self, mine: Throw, one: Purse, other: Purse) -> float:
        left = spent_crystal(other)
        chance = 0.0
        for dice, count in self.rival.throws:
            chance += count * self.chance(mine, (dice, self.rival.lucky), one, left, 0)
        return chance / THROWS

    def mean(self, rolls: list[tuple[Throw, Throw]], one: Purse, other: Purse) -> float:
        return sum([self.chance(mine, theirs, one, other, 0) for mine, theirs in rolls]) / len(rolls)


def made_of(answer: Answer, throw: Throw) -> list[list[Throw]]:
    """What an answer makes of a roll: one roll for a number that is added, six for each of the dice."""
    dice, extra = throw
    if not answer.redoes:
        return [[(dice, extra + answer.by)]]
    return [[(again, extra) for again in thrown_again(dice, second)] for second in (False, True)]
