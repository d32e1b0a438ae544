"""Speed of Labyrinth: random play in both builds, copies, legal placements of a tile, decisions of the apprentice.

`make bench` runs it after the rest. Time is processor time, medians over the rounds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import median
from time import process_time

import reverie
from reverie.bots.registry import find_bot
from reverie.core.catalogue import find
from reverie.core.game import CHANCE, NOBODY
from reverie.core.option import Options, settle
from reverie.core.playout import playouts
from reverie.core.random import Random

GAME = find("labyrinth")
PLAYERS = 4
FEW_ROUNDS = 20  # random players hardly ever win: without a bound one game would be all the bench
ROUNDS = 5
COMPILED_GAMES = 20
INTERPRETED_GAMES = 1
COPIES = 20_000
GOALS = {"times": 10.0, "copy": 5.0, "placements": 200.0, "decision": 20.0}


def options() -> Options:
    return settle(GAME.OPTIONS, {"players": PLAYERS, "rounds": FEW_ROUNDS})


def decisions_per_second(games: int, seed: str) -> float:
    """Random play through the loop inside the package, in whichever build runs."""
    start = process_time()
    tally = playouts(GAME, options(), seed, 0, games)
    return tally.decisions / (process_time() - start)


def interpreted(seed: str) -> float:
    command = [sys.executable, __file__, "--interpreted", seed]
    environment = os.environ | {"REVERIE_PURE": "1"}
    told = json.loads(subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout)
    assert told["build"] == "interpreted", "REVERIE_PURE was not heeded"
    return float(told["rate"])


def match_of_apprentices(seed: str) -> tuple[list[float], list[object], list[object]]:
    """Seconds of every decision with a choice; positions where a tile is to be laid; positions half-way."""
    state = GAME.new(settle(GAME.OPTIONS, {"players": PLAYERS}))
    bots = [find_bot("apprentice", "labyrinth", Random(seed, str(seat))) for seat in range(PLAYERS)]
    chance = Random(seed, "chance")
    seconds: list[float] = []
    laying: list[object] = []
    positions: list[object] = []
    while GAME.actor(state) != NOBODY:
        actor = GAME.actor(state)
        if actor == CHANCE:
            GAME.apply(state, GAME.deal(state, chance))
            continue
        choices = GAME.legal(state)
        positions.append(GAME.copy(state))
        if GAME.ask(state).name == "place-tile":
            laying.append(GAME.copy(state))
        start = process_time()
        chosen = bots[actor].choose(GAME.observe(state, actor), choices, 1.0)
        if len(choices) > 1:
            seconds.append(process_time() - start)
        GAME.apply(state, chosen)
    return seconds, laying, positions


def seconds_each(states: list[object], ask: object, times: int) -> float:
    assert callable(ask)
    start = process_time()
    for _ in range(times):
        for state in states:
            ask(state)
    return (process_time() - start) / (times * len(states))


def measure() -> dict[str, float]:
    compiled = [decisions_per_second(COMPILED_GAMES, str(number)) for number in range(ROUNDS)]
    slow = [interpreted(str(number)) for number in range(ROUNDS)]
    matches = [match_of_apprentices(str(number)) for number in range(ROUNDS)]
    half_way = [positions[len(positions) // 2] for _, _, positions in matches]
    decisions = sorted([seconds for times, _, _ in matches for seconds in times])
    return {
        "compiled": median(compiled),
        "interpreted": median(slow),
        "times": median([fast / other for fast, other in zip(compiled, slow, strict=True)]),
        "copy": 1e6 * seconds_each(half_way, GAME.copy, COPIES // ROUNDS),
        "placements": 1e6 * median([seconds_each(laying, GAME.legal, 20) for _, laying, _ in matches]),
        "decision": 1e3 * median(decisions),
        "slow decision": 1e3 * decisions[len(decisions) * 99 // 100],
    }


def show(found: dict[str, float]) -> None:
    print(f"Labyrinth for {PLAYERS}, random play of {FEW_ROUNDS} rounds, processor time, medians of {ROUNDS} rounds")
    print(f"random, compiled       {found['compiled']:12,.0f} decisions/s")
    print(f"random, interpreted    {found['interpreted']:12,.0f} decisions/s")
    print(f"compiled is            {found['times']:12.1f} times as fast (goal: {GOALS['times']:.0f})")
    print(f"a copy                 {found['copy']:12.2f} µs (goal: under {GOALS['copy']:.0f})")
    print(f"placements of a tile   {found['placements']:12.1f} µs (goal: under {GOALS['placements']:.0f})")
    print(f"apprentice's decision  {found['decision']:12.2f} ms (goal: under {GOALS['decision']:.0f})")
    print(f"  of a hundred one takes {found['slow decision']:10.2f} ms or more")


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--interpreted"]:
        decisions_per_second(INTERPRETED_GAMES, "warm-up")
        rate = decisions_per_second(INTERPRETED_GAMES, arguments[1])
        print(json.dumps({"build": reverie.build(), "rate": rate}))
        return
    if reverie.build() != "compiled":
        sys.exit("The engine runs uncompiled here: build it with a C compiler (make build), without REVERIE_PURE.")
    show(measure())


if __name__ == "__main__":
    main(sys.argv[1:])
