"""What is timed: the playout loop inside the package, a plain Python loop around an engine, and copies of states.

Time is processor time of the one thread that works, so that waiting for a core on a busy machine does not count.
Run as a script it times the playout loop once; `speed.py` does so to time the interpreted build.
"""

from __future__ import annotations

import gc
import importlib
import json
import random
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Protocol, TypeAlias

import reverie
from reverie.bots.registry import find_bot
from reverie.core.catalogue import find
from reverie.core.dealers import SeededDealer
from reverie.core.game import CHANCE, NOBODY, Game
from reverie.core.option import Options, settle
from reverie.core.playout import play_to_end, playouts
from reverie.core.random import Random

Rates: TypeAlias = dict[str, float]
Chance: TypeAlias = Callable[[], float]  # the next random number, from 0 up to 1

GAMES = "games/s"
DECISIONS = "decisions/s"
ACTIONS = "actions/s"  # decisions and what chance did, together
COPY = "µs a copy"

WHOLE_GAME = 1_000_000  # more actions than any game has


def clock() -> float:
    """The time, after a clean-up, so that nobody pays for the rubbish of the one measured before."""
    gc.collect()
    return process_time()


def options_for(game: str, players: int) -> Options:
    return settle(find(game).OPTIONS, {"players": players})


def time_playouts(game: str, players: int, games: int, seed: str) -> Rates:
    """Random matches through the loop inside the package, in whichever build runs."""
    options = options_for(game, players)
    start = clock()
    tally = playouts(find(game), options, seed, 0, games)
    seconds = process_time() - start
    return {GAMES: games / seconds, DECISIONS: tally.decisions / seconds}


# --- engines driven from Python ---


def weighted(outcomes: Sequence[tuple[Any, float]], chance: Chance) -> Any:
    """One outcome by weight. Every engine is dealt to by this same function."""
    total: float = 0
    for _, weight in outcomes:
        total += weight
    pick = chance() * total
    for outcome, weight in outcomes:
        pick -= weight
        if pick < 0:
            return outcome
    return outcomes[-1][0]  # rounding left a crumb


class Engine(Protocol):
    """A game that a plain Python loop can drive."""

    def new(self) -> Any: ...

    def copy(self, state: Any) -> Any: ...

    def play(self, state: Any, chance: Chance, most: int) -> tuple[int, int]:
        """Go on at random, for so many actions at most; how many actions and how many decisions it took."""


class Reverie:
    """A game of ours, through its protocol."""

    def __init__(self, game: str, players: int) -> None:
        self.game = find(game)
        self.options = options_for(game, players)
        self.copy = self.game.copy

    def new(self) -> Any:
        return self.game.new(self.options)

    def play(self, state: Any, chance: Chance, most: int) -> tuple[int, int]:
        game = self.game
        decisions = 0
        for actions in range(most):
            actor = game.actor(state)
            if actor == NOBODY:
                return actions, decisions
            if actor == CHANCE:
                game.apply(state, weighted(game.odds(state), chance))
            else:
                legal = game.legal(state)
                game.apply(state, legal[int(chance() * len(legal))])
                decisions += 1
        return most, decisions


class ReverieDealt(Reverie):
    """The same, with chance drawn by the protocol's own `deal`. OpenSpiel offers no such call from Python."""

    def play(self, state: Any, chance: Chance, most: int) -> tuple[int, int]:
        game = self.game
        stream = Random(str(chance()), "bench")
        decisions = 0
        for actions in range(most):
            actor = game.actor(state)
            if actor == NOBODY:
                return actions, decisions
            if actor == CHANCE:
                game.apply(state, game.deal(state, stream))
            else:
                legal = game.legal(state)
                game.apply(state, legal[int(chance() * len(legal))])
                decisions += 1
        return most, decisions


class OpenSpiel:
    """A game of OpenSpiel, through pyspiel; raises ImportError where that is not installed."""

    def __init__(self, name: str) -> None:
        spiel: Any = importlib.import_module("pyspiel")
        self.game = spiel.load_game(name)
        self.copy = spiel.State.clone
        self.over = int(spiel.PlayerId.TERMINAL)
        self.chance = int(spiel.PlayerId.CHANCE)

    def new(self) -> Any:
        return self.game.new_initial_state()

    def play(self, state: Any, chance: Chance, most: int) -> tuple[int, int]:
        over, chance_player = self.over, self.chance
        decisions = 0
        for actions in range(most):
            actor = state.current_player()
            if actor == over:
                return actions, decisions
            if actor == chance_player:
                state.apply_action(weighted(state.chance_outcomes(), chance))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                decisions += 1
        return most, decisions


def time_driven(engine: Engine, games: int, seed: str) -> Rates:
    """Random games of an engine, driven from Python."""
    chance = random.Random(seed).random
    actions = decisions = 0
    start = clock()
    for _ in range(games):
        done, decided = engine.play(engine.new(), chance, WHOLE_GAME)
        actions += done
        decisions += decided
    seconds = process_time() - start
    return {GAMES: games / seconds, DECISIONS: decisions / seconds, ACTIONS: actions / seconds}


def half_way(engine: Engine, seed: str) -> Any:
    """A state half-way through a random game."""
    actions, _ = engine.play(engine.new(), random.Random(seed).random, WHOLE_GAME)
    state = engine.new()
    engine.play(state, random.Random(seed).random, actions // 2)
    return state


def time_copies(engine: Engine, copies: int, seed: str) -> Rates:
    """Copies of states half-way through ten games, as Python asks for them."""
    states = [half_way(engine, f"{seed}/{number}") for number in range(10)]
    copy = engine.copy
    start = clock()
    for _ in range(copies // len(states)):
        for state in states:
            copy(state)
    return {COPY: (process_time() - start) * 1e6 / copies}


# --- bots ---


class Timed:
    """Bots of one kind in all seats, each decision with the milliseconds it took."""

    def __init__(self, game: str, bot: str, seats: int, seed: str) -> None:
        self.bots = [find_bot(bot, game, Random(seed, str(seat))) for seat in range(seats)]
        self.milliseconds: list[float] = []

    def choose(self, game: Game, state: Any, seat: int) -> Any:
        choices = game.legal(state)
        start = process_time()
        chosen = self.bots[seat].choose(game.observe(state, seat), choices, 1.0)
        self.milliseconds.append((process_time() - start) * 1000)
        return chosen


def time_decisions(name: str, bot: str, players: int, games: int, seed: str) -> list[float]:
    """What each decision of a bot takes, in whole matches; seeing the table is a part of it."""
    game = find(name)
    milliseconds: list[float] = []
    for number in range(games):
        match_seed = f"{seed}/{number}"
        timed = Timed(name, bot, players, match_seed)
        play_to_end(game, game.new(options_for(name, players)), SeededDealer(match_seed), timed)
        milliseconds += timed.milliseconds
    return milliseconds


if __name__ == "__main__":
    game, players, games, seed = sys.argv[1:]
    warm_up = min(int(games), 100)  # the interpreter specialises code it has run a few times
    time_playouts(game, int(players), warm_up, "warm-up")
    print(json.dumps({"build": reverie.build(), "rates": time_playouts(game, int(players), int(games), seed)}))
