"""The apprentice plays Labyrinth by looking one activity ahead.

It imagines a table from what its seat sees and tries each choice on a copy, until what the choice began is brought to
an end: dice and draws are taken on average, own answers at their best, those of others as the simplest thing they may
do. Then it asks who is nearest to winning. Ties are broken at random, so that nobody walks to and fro for ever.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.bots.labyrinth.odds import chance_in_fight, chance_of
from reverie.bots.labyrinth.worth import TOO_LATE, Judge
from reverie.core.agenda import apply
from reverie.core.game import CHANCE, Action, Observation
from reverie.core.random import Random, draw
from reverie.games.labyrinth.box.actions import FIGHT, KEY_BASE, PLACE, ROLLS, SET_TRAP, TAKE, TILE, TURN, Deed
from reverie.games.labyrinth.box.content import CORRIDORS, NONE
from reverie.games.labyrinth.box.effects import COMBAT
from reverie.games.labyrinth.table.sight import LabyrinthSight, imagine
from reverie.games.labyrinth.table.table import Labyrinth
from reverie.games.labyrinth.turn.dice import ROLL_TEST, sum_of
from reverie.games.labyrinth.turn.fights import ROLL_FIGHT
from reverie.games.labyrinth.turn.strengths import bonus, room_for_items
from reverie.games.labyrinth.turn.turn import ACT
from reverie.pieces.bits import BIT

BREADTH: Final = 12  # how many positions one choice may be followed into
SITES: Final = 18  # placements of a tile that are compared while only thinking of building
LAYINGS: Final = 60  # the same with the tile in hand
SAMPLES: Final = 2  # draws out of a large pool
DEPTH: Final = 8  # questions and rolls that are followed one after another; a reroll may lead to the next reroll
WHIM: Final = 0.003  # choices that are worth the same but for this are as good as each other
RESTLESS: Final = 0.01  # that much more for each round of a match that is too long, where two undo each other's work;
CALM: Final = 10  # after so many it is calm again, for nobody wins on whims alone
LOW: Final = ROLLS[1]  # 1 and 2: fails what can fail
HIGH: Final = ROLLS[len(ROLLS) - 1]  # 6 and 6


@final
class Apprentice:
    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def choose(self, observation: Observation, choices: list[Action], seconds: float) -> Action:
        assert isinstance(observation, LabyrinthSight)
        if len(choices) == 1:
            return choices[0]
        s = imagine(observation, self.random)
        for seat in range(s.agreed.players):
            if s.characters[seat] == NONE:
                return choices[self.random.below(len(choices))]
        return Decision(s, self.random).decide(choices)


@final
class Decision:
    """One decision of the seat that acts."""

    def __init__(self, s: Labyrinth, random: Random) -> None:
        self.s: Final = s
        self.seat: Final = s.acting
        self.random: Final = random
        self.judge: Final = Judge(s, s.acting)
        self.own_way: i64 = NONE
        self.rival_way: i64 = NONE
        self.depth: i64 = 0

    def decide(self, choices: list[Deed]) -> Deed:
        if self.s.now is ACT:
            for deed in choices:
                if deed.verb == TAKE and (deed.what >= KEY_BASE or room_for_items(self.s, self.seat) > 0):
                    return deed  # it costs nothing
        best = -1.0
        chosen = choices[0]
        whim = WHIM + RESTLESS * float(max(0, self.s.round - TOO_LATE) % CALM)
        for deed in self.promising(choices):
            worth = self.after(self.s, deed, BREADTH) + whim * float(self.random.below(1000)) / 1000.0
            if worth > best:
                best = worth
                chosen = deed
        return chosen

    def after(self, s: Labyrinth, deed: Deed, breadth: i64) -> float:
        t = s.copy()
        apply(t, deed)
        return self.settled(t, breadth)

    def settled(self, t: Labyrinth, breadth: i64) -> float:
        """What a position comes to once what was begun is brought to an end; the table is used up."""
        while not t.over and t.now is not ACT and self.depth < DEPTH:
            if t.acting == CHANCE or t.acting == self.seat:
                self.depth += 1
                worth = self.on_average(t, breadth) if t.acting == CHANCE else self.at_best(t, breadth)
                self.depth -= 1
                return worth
            apply(t, self.reply(t, t.now.legal(t)))
        return self.judge.worth(t)

    # --- choices within ---

    def at_best(self, t: Labyrinth, breadth: i64) -> float:
        kept = self.thinned(t.now.legal(t), breadth)
        best = -1.0
        for deed in kept:
            best = max(best, self.after(t, deed, breadth // len(kept)))
        return best

    def promising(self, choices: list[Deed]) -> list[Deed]:
        """Traps only where the nearest rival will come, tiles where somebody will."""
        verb = choices[0].verb
        if verb in (PLACE, TILE, TURN):
            return spaced(self.in_the_way(choices), LAYINGS)
        if not any([deed.verb == SET_TRAP for deed in choices]):
            return choices
        self.find_ways()
        return [deed for deed in choices if deed.verb != SET_TRAP or self.rival_way & BIT[deed.where // CORRIDORS]]

    def thinned(self, choices: list[Deed], breadth: i64) -> list[Deed]:
        """Only so many of them; of cells those that lie in somebody's way."""
        if choices[0].verb in (PLACE, TILE, TURN):
            return spaced(self.in_the_way(choices), SITES)
        return spaced(choices, max(2, breadth))

    def in_the_way(self, choices: list[Deed]) -> list[Deed]:
        self.find_ways()
        return [deed for deed in choices if (self.own_way | self.rival_way) & BIT[deed.where]] or choices

    def find_ways(self) -> None:
        """The cells one's own way leads over, and that of the rival nearest to winning."""
        if self.own_way != NONE:
            return
        s = self.s
        ways = self.judge.ways
        nearest: i64 = NONE
        least: i64 = 0
        seat: i64 = 0
        while seat < s.agreed.players:
            if seat != self.seat:
                cost = ways.remaining(s, seat)
                if nearest == NONE or cost < least:
                    nearest = seat
                    least = cost
            seat += 1
        self.own_way = ways.crossed(s, self.seat)
        self.rival_way = ways.crossed(s, nearest)

    def reply(self, t: Labyrinth, choices: list[Deed]) -> Deed:
        """What another seat will do: strike the weaker, and otherwise let things pass."""
        first = choices[0]
        if first.verb == FIGHT:
            lead = bonus(t, t.acting, COMBAT, first.what) - bonus(t, first.what, COMBAT, t.acting)
            if lead >= 0:
                return first
        return choices[len(choices) - 1]

    # --- chance ---

    def on_average(self, t: Labyrinth, breadth: i64) -> float:
        now = t.now
        if now is ROLL_TEST:
            return self.tested(t, breadth)
        if now is ROLL_FIGHT:
            return self.fought(t, breadth)
        odds: list[tuple[Deed, int]] = now.odds(t)
        if len(odds) > breadth:
            samples: i64 = SAMPLES if breadth >= BREADTH // 2 else 1
            total = 0.0
            for _ in range(samples):
                total += self.after(t, draw(odds, self.random), breadth // samples)
            return total / float(samples)
        total = 0.0
        weights = 0.0
        for deed, weight in odds:
            total += float(weight) * self.after(t, deed, breadth // len(odds))
            weights += float(weight)
        return total / weights

    def tested(self, t: Labyrinth, breadth: i64) -> float:
        """No roll fails, one does, or two: by what the dice need to show."""
        rolls: i64 = 0
        for roll in range(t.rolls):
            if not t.dice[roll]:
                rolls += 1
        chance = chance_of(t.need - t.lasting[0] - t.extras[0] - bonus(t, t.tester, t.test, NONE))
        none = 1.0
        for _ in range(rolls):
            none *= chance
        one = float(rolls) * (1.0 - chance)
        for _ in range(rolls - 1):
            one *= chance
        total = 0.0
        if none > 0.0:
            total += none * self.rolled(t, 0, rolls, breadth // 2)
        if one > 0.0:
            total += one * self.rolled(t, 1, rolls, breadth // 2)
        more = 1.0 - none - one
        return total + more * self.rolled(t, 2, rolls, breadth // 2) if more > 0.001 else total

    def rolled(self, t: Labyrinth, failing: i64, rolls: i64, breadth: i64) -> float:
        u = t.copy()
        for roll in range(rolls):
            apply(u, LOW if roll < failing else HIGH)
        return self.settled(u, breadth)

    def fought(self, t: Labyrinth, breadth: i64) -> float:
        """One side wins or the other, by how likely that is."""
        lead = bonus(t, t.fighter, COMBAT, t.rival) - bonus(t, t.rival, COMBAT, t.fighter)
        lead += t.lasting[0] + t.extras[0] - t.lasting[1] - t.extras[1]
        if not t.dice[0] and not t.dice[1]:
            chance = chance_in_fight(lead)
            won = t.copy()
            apply(won, HIGH)
            apply(won, LOW)
            lost = t.copy()
            apply(lost, LOW)
            apply(lost, HIGH)
        else:
            # One of the two rolls again.
            if t.dice[0]:
                chance = 1.0 - chance_of(lead + sum_of(t.dice[0]))
            else:
                chance = chance_of(sum_of(t.dice[1]) + 1 - lead)
            won = t.copy()
            apply(won, LOW if t.dice[0] else HIGH)
            lost = t.copy()
            apply(lost, HIGH if t.dice[0] else LOW)
        total = chance * self.settled(won, breadth // 2) if chance > 0.0 else 0.0
        return total + (1.0 - chance) * self.settled(lost, breadth // 2) if chance < 1.0 else total


def spaced(choices: list[Deed], most: i64) -> list[Deed]:
    """At most so many, from the first to the last."""
    count: i64 = len(choices)
    if count <= most:
        return choices
    return [choices[place * (count - 1) // (most - 1)] for place in range(most)]
