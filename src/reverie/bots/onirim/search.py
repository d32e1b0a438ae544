"""Looking ahead: choices by the best, chances by exact sums, known cards as they will come, the value at the end."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from reverie.bots.onirim.features import DEAL_HAND, DRAW, REVEAL_FIVE, errand_of
from reverie.bots.onirim.judge import Judge, Prospect, promise
from reverie.bots.onirim.memory import UNKNOWN, Memory, key_of_position
from reverie.bots.onirim.value import Value
from reverie.core.agenda import apply
from reverie.core.game import CHANCE
from reverie.core.random import Random
from reverie.games.onirim.actions import DEALS
from reverie.games.onirim.cards import KINDS
from reverie.games.onirim.table import Onirim
from reverie.games.onirim.turn import COMPLETE_HAND

DEALT: Final = 96  # times a new hand or a payment with the deck is dealt to see what it may bring


@final
class Care:
    """How much a bot looks into: so many choices at most, and none that is further behind the best one."""

    def __init__(self, widest: i64, margin: float, beam: i64, known_beam: i64, near: float, worlds: i64) -> None:
        self.widest: Final = widest  # at the decision itself
        self.margin: Final = margin
        self.beam: Final = beam  # at decisions to come
        self.known_beam: Final = known_beam  # the same where only known cards are followed to their end
        self.near: Final = near
        self.worlds: Final = worlds  # how many hands of a silent partner are imagined


@final
class Search:
    def __init__(self, value: Value, care: Care, random: Random) -> None:
        self.judge: Final = Judge(value)
        self.care: Final = care
        self.random: Final = random
        self.memory: Final = Memory()

    def expect(self, s: Onirim, draws: i64) -> float:
        """The chance to win before chance acts, looking so many unknown draws ahead."""
        if not is_summed_up(s):
            return self.judge.judge(s)
        top = s.deck.top
        if len(top):
            after = s.copy()
            apply(after, DEALS[top[0]])
            return self.hope(after, draws)
        if not draws:
            return self.judge.judge(s)
        key = key_of_position(s, draws)
        chance = self.memory.recall(key)
        if chance == UNKNOWN:
            chance = self.sum_up(s, draws)
            self.memory.keep(key, chance)
        return chance

    def sum_up(self, s: Onirim, draws: i64) -> float:
        """Over all cards that may come next."""
        counts = s.deck.counts
        total = 0.0
        card: i64 = 0
        while card < KINDS:
            count = counts[card]
            if count:
                after = s.copy()
                apply(after, DEALS[card])
                total += float(count) * self.hope(after, draws - 1)
            card += 1
        return total / float(s.deck.size)

    def hope(self, s: Onirim, draws: i64) -> float:
        """The same wherever a match may stand."""
        if s.over or s.acting == CHANCE:
            return self.expect(s, draws)
        if draws or len(s.deck.top):
            return self.best_ahead(s, draws)
        key = key_of_position(s, draws)
        chance = self.memory.recall(key)
        if chance == UNKNOWN:
            chance = self.judge.best(s)
            self.memory.keep(key, chance)
        return chance

    def best_ahead(self, s: Onirim, draws: i64) -> float:
        """The best of the choices that the value likes best. What cannot be summed up gains what the others gain."""
        care = self.care
        found = self.judge.prospects(s)
        least = found[0].chance - care.near
        most = 0.0
        unsummed = 0.0
        gain = 0.0
        looked = 0
        for prospect in found[: care.beam if draws else care.known_beam]:
            if prospect.chance < least:
                break
            if prospect.state.over:
                most = max(most, prospect.chance)
            elif is_summed_up(prospect.state):
                chance = self.expect(prospect.state, draws)
                most = max(most, chance)
                gain += chance - prospect.chance
                looked += 1
            else:
                unsummed = max(unsummed, prospect.chance)
        if unsummed > 0.0 and looked:
            unsummed = min(unsummed + gain / looked, 1.0)
        return max(most, unsummed)

    def deal_often(self, prospect: Prospect) -> Prospect:
        """The mean of what a new hand or a payment with the deck brings."""
        total = 0.0
        squares = 0.0
        for _ in range(DEALT):
            after = prospect.state.copy()
            deal_out(after, self.random)
            chance = self.hope(after, 0)
            total += chance
            squares += chance * chance
        mean = total / DEALT
        spread = max(squares / DEALT - mean * mean, 0.0)
        return Prospect(prospect.deed, prospect.state, mean, math.sqrt(spread / (DEALT - 1)))


def deal_out(s: Onirim, random: Random) -> None:
    """All the cards of a prophecy, a new hand, a payment with the deck or the set-up."""
    while s.acting == CHANCE and not is_single(s):
        apply(s, s.now.deal(s, random))


def is_single(s: Onirim) -> bool:
    """Is the hand completed with one card at a time?"""
    return s.now is COMPLETE_HAND


def is_summed_up(s: Onirim) -> bool:
    """Is one more card all that chance is about to bring?"""
    return not s.over and s.acting == CHANCE and errand_of(s) == DRAW


def is_dealt_often(s: Onirim) -> bool:
    """Is chance about to deal several cards at once? A prophecy, which takes far more to see through, is left out."""
    return not s.over and s.acting == CHANCE and errand_of(s) in (REVEAL_FIVE, DEAL_HAND)


def look(search: Search, found: list[Prospect], draws: i64) -> list[Prospect]:
    """The same prospects, those near the best looked into so many draws ahead.

    What a new hand or a payment with the deck brings cannot be summed up; it is sampled, once. A prophecy, and any
    prospect that is not looked into, gains as much as the others gained on average, so that all stay comparable. But
    what could have been looked into and was not does not overtake what was: it would owe that to chance alone.
    """
    care = search.care
    least = found[0].chance - care.margin / float(draws)
    over = [prospect for prospect in found if prospect.state.over]
    looked: list[Prospect] = []
    sampled: list[Prospect] = []
    rest: list[Prospect] = []
    gain = 0.0
    most = 0.0
    for prospect in found:
        s = prospect.state
        if len(looked) < care.widest and prospect.chance >= least and is_summed_up(s):
            # Known cards are followed to their end, however far that is; it takes the place of one unknown draw.
            chance = search.expect(s, draws - 1 if len(s.deck.top) > 1 else draws)
            gain += chance - prospect.chance
            most = max(most, chance)
            looked.append(Prospect(prospect.deed, s, chance))
        elif draws == 1 and prospect.chance >= least and is_dealt_often(s):
            sampled.append(search.deal_often(prospect))
        elif not s.over:
            rest.append(prospect)
    is_any_looked = len(looked) > 0
    if is_any_looked:
        gain /= len(looked)
    for prospect in rest:
        s = prospect.state
        chance = min(max(prospect.chance + gain, 0.0), 1.0)
        if is_any_looked and is_summed_up(s):
            chance = min(chance, most)
        looked.append(Prospect(prospect.deed, s, chance, prospect.error))
    return sorted(over + looked + sampled, key=promise)  # of equals the one that is certain comes first
