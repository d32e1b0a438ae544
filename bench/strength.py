"""How strong the bots of Onirim are: matches won, the same with luck taken out, and processor time for each decision.

The seeds are those of `reverie simulate`; training draws from streams of other names. One process, one core.

With luck taken out: how much better or worse each card made things, by the value that lucid relies on, is subtracted
from the result. On average that is nothing, whatever the value, so the mean stays what it is, but it scatters less.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

import reverie
from reverie.bots.onirim.judge import Judge
from reverie.bots.onirim.layout import layout_for
from reverie.bots.onirim.search import deal_out
from reverie.bots.onirim.value import shipped
from reverie.bots.registry import find_bot
from reverie.core.game import CHANCE, NOBODY, Action
from reverie.core.option import Options, settle
from reverie.core.random import Random
from reverie.games import onirim
from reverie.games.onirim.table import Onirim
from reverie.games.onirim.turn import COMPLETE_HAND

SEED = "strength"
TELL_AFTER = 10.0  # seconds of thinking
IMAGINED = 16  # times a prophecy, a new hand or a payment with the deck is dealt to see what it might have brought
TABLES: dict[str, Options] = {
    "solo": {},
    "open": {"players": 2, "coop_info": "open"},
    "silent": {"players": 2, "coop_info": "silent"},
}


class Luck:
    """How lucky a match has been since the first choice."""

    def __init__(self, judge: Judge, random: Random) -> None:
        self.judge = judge
        self.random = random
        self.total = 0.0

    def deal(self, s: Onirim, chance: Random) -> None:
        """Let chance act, and note how lucky that was."""
        if s.now is COMPLETE_HAND:
            odds = onirim.odds(s)
            expected = sum(weight * self.after(s, deal) for deal, weight in odds) / sum(weight for _, weight in odds)
            onirim.apply(s, onirim.deal(s, chance))
        else:
            expected = statistics.mean(self.imagined(s) for _ in range(IMAGINED))
            deal_out(s, chance)
        self.total += self.judge.settle(s) - expected

    def after(self, s: Onirim, deal: Action) -> float:
        other = s.copy()
        onirim.apply(other, deal)
        return self.judge.settle(other)

    def imagined(self, s: Onirim) -> float:
        other = s.copy()
        deal_out(other, self.random)
        return self.judge.settle(other)


def measure(bot: str, table: str, first: int, matches: int) -> str:
    """A row of the table, for matches `first` to `first + matches - 1`."""
    options = settle(onirim.OPTIONS, TABLES[table])
    chance = Random(SEED, "chance")
    streams = [Random(SEED, f"player {seat}") for seat in (0, 1)]
    aside = Random(SEED, "luck")
    judge = Judge(shipped(layout_for(options)))
    results: list[float] = []
    less_luck: list[float] = []
    decisions = 0
    spent = told = 0.0
    for number in range(first, first + matches):
        for stream in (chance, *streams, aside):
            stream.restart(number)
        players = [find_bot(bot, "onirim", stream) for stream in streams]
        luck = Luck(judge, aside)
        s = onirim.new(options)
        deal_out(s, chance)
        while s.acting != NOBODY:
            if s.acting == CHANCE:
                luck.deal(s, chance)
                continue
            start = time.process_time()
            choice = players[s.acting].choose(onirim.observe(s, s.acting), onirim.legal(s), 60.0)
            spent += time.process_time() - start
            decisions += 1
            onirim.apply(s, choice)
        result = onirim.result(s)
        results.append(1.0 if result and result.winners else 0.0)
        less_luck.append(results[-1] - luck.total)
        if spent > told + TELL_AFTER:
            told = spent
            shares = f"{share(results)} won, {share(less_luck)} with luck taken out"
            print(f"{len(results):,} of {matches:,} matches, {shares}", file=sys.stderr, flush=True)
    milliseconds = 1000 * spent / decisions
    return f"| {bot} | {table} | {matches:,} | {share(results)} | {share(less_luck)} | {milliseconds:.3f} |"


def share(results: list[float]) -> str:
    """The mean, and how far off it may be (95 %)."""
    error = statistics.stdev(results) / len(results) ** 0.5 if len(results) > 1 else 1.0
    return f"{statistics.mean(results):.2%} ± {1.96 * error:.2%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("table", choices=sorted(TABLES))
    parser.add_argument("matches", type=int)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    print(f"{reverie.build()}, {given.matches} matches from number {given.first}")
    print(measure(given.bot, given.table, given.first, given.matches))


if __name__ == "__main__":
    main()
