"""Random matches, as fast as they go: for benchmarks, for the sleepwalker, and under a search."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import State, apply
from reverie.core.game import CHANCE, NOBODY, Game
from reverie.core.option import Options
from reverie.core.random import Random


@final
class Tally:
    """What many matches came to: wins and points by seat, and how many decisions were taken."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.won_by_anybody = 0
        self.wins: Final = [0] * seats
        self.points: Final = [0] * seats
        self.decisions = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.won_by_anybody += other.won_by_anybody
        self.decisions += other.decisions
        for seat, wins in enumerate(other.wins):
            self.wins[seat] += wins
            self.points[seat] += other.points[seat]


def playout(s: State, random: Random) -> i64:
    """Play a match on an agenda to its end, every choice at random; how many decisions it took."""
    decisions: i64 = 0
    while not s.over:
        if s.acting == CHANCE:
            apply(s, s.now.deal(s, random))
        else:
            actions = s.now.legal(s)
            decisions += 1
            apply(s, actions[random.below(len(actions))])
    return decisions


def playout_by_protocol(game: Game, state: object, random: Random) -> i64:
    """The same for any game, through the protocol alone; the same numbers give the same match."""
    decisions: i64 = 0
    while True:
        actor = game.actor(state)
        if actor == NOBODY:
            return decisions
        if actor == CHANCE:
            game.apply(state, game.deal(state, random))
        else:
            actions = game.legal(state)
            decisions += 1
            game.apply(state, actions[random.below(len(actions))])


def playouts(game: Game, options: Options, seed: str, first: int, games: int) -> Tally:
    """Random matches number `first` to `first + games - 1` of a seed. Each has a stream of its own, so that
    the sum does not depend on how they are shared out among workers."""
    tally = Tally(game.seats(options))
    start = game.new(options)
    random = Random(seed, "playout")
    for number in range(first, first + games):
        random.restart(number)
        state = game.copy(start)
        if isinstance(state, State):
            tally.decisions += playout(state, random)
        else:
            tally.decisions += playout_by_protocol(game, state, random)
        tally.games += 1
        result = game.result(state)
        assert result is not None
        if result.winners:
            tally.won_by_anybody += 1
        for seat in result.winners:
            tally.wins[seat] += 1
        for seat, points in enumerate(result.points):
            tally.points[seat] += points
    return tally
