"""How strong the bots of Onirim are: matches won and processor time for each decision.

The seeds are those of `reverie simulate`; training draws from streams of other names. One process, one core.
"""

from __future__ import annotations

import argparse
import sys
import time

import reverie
from reverie.bots.registry import find_bot
from reverie.core.game import CHANCE, NOBODY
from reverie.core.option import Options, settle
from reverie.core.random import Random
from reverie.games import onirim

SEED = "strength"
TELL_AFTER = 10.0  # seconds of thinking
TABLES: dict[str, Options] = {
    "solo": {},
    "open": {"players": 2, "coop_info": "open"},
    "silent": {"players": 2, "coop_info": "silent"},
}


def measure(bot: str, table: str, first: int, matches: int) -> str:
    """A row of the table, for matches `first` to `first + matches - 1`."""
    options = settle(onirim.OPTIONS, TABLES[table])
    chance = Random(SEED, "chance")
    streams = [Random(SEED, f"player {seat}") for seat in (0, 1)]
    won = decisions = 0
    spent = told = 0.0
    for number in range(first, first + matches):
        for stream in (chance, *streams):
            stream.restart(number)
        players = [find_bot(bot, "onirim", stream) for stream in streams]
        s = onirim.new(options)
        while s.acting != NOBODY:
            if s.acting == CHANCE:
                onirim.apply(s, onirim.deal(s, chance))
                continue
            start = time.process_time()
            choice = players[s.acting].choose(onirim.observe(s, s.acting), onirim.legal(s), 60.0)
            spent += time.process_time() - start
            decisions += 1
            onirim.apply(s, choice)
        result = onirim.result(s)
        won += bool(result and result.winners)
        if spent > told + TELL_AFTER:
            told = spent
            print(f"{number + 1 - first:,} of {matches:,} matches, {won:,} won", file=sys.stderr, flush=True)
    share = won / matches
    error = 1.96 * (share * (1 - share) / matches) ** 0.5
    return f"| {bot} | {table} | {matches:,} | {share:.2%} | ± {error:.2%} | {1000 * spent / decisions:.3f} |"


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
