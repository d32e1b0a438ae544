"""Matches without a log, from here to their end: any players, or random ones as fast as they go."""

from __future__ import annotations

from typing import Final, Protocol, final

from mypy_extensions import i64

from reverie.core.agenda import State, apply
from reverie.core.dealers import Dealer, StreamDealer
from reverie.core.game import CHANCE, NOBODY, Action, Game, Result
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

    def count(self, result: Result) -> None:
        self.games += 1
        if result.winners:
            self.won_by_anybody += 1
        for seat in result.winners:
            self.wins[seat] += 1
        for seat, points in enumerate(result.points):
            self.points[seat] += points

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.won_by_anybody += other.won_by_anybody
        self.decisions += other.decisions
        for seat, wins in enumerate(other.wins):
            self.wins[seat] += wins
            self.points[seat] += other.points[seat]


class Players(Protocol):
    """Whoever sits at a match, all seats together."""

    def choose(self, game: Game, state: object, seat: int) -> Action:
        """What the seat that has to act does."""


@final
class RandomPlayers:
    """Any choice is as good as any other; one stream for all seats."""

    def __init__(self, choices: Random) -> None:
        self.choices: Final = choices

    def choose(self, game: Game, state: object, seat: int) -> Action:
        actions = game.legal(state)
        return actions[self.choices.below(len(actions))]


def play_to_end(game: Game, state: object, dealer: Dealer, players: Players) -> i64:
    """Play any game through the protocol alone, from here to its end; how many decisions it took."""
    decisions: i64 = 0
    while True:
        actor = game.actor(state)
        if actor == NOBODY:
            return decisions
        if actor == CHANCE:
            game.apply(state, dealer.deal(game, state))
        else:
            decisions += 1
            game.apply(state, players.choose(game, state, actor))


def playout(s: State, chance: Random, choices: Random) -> i64:
    """`play_to_end` for a match on an agenda and random players, without a detour: the same numbers give the same
    match."""
    decisions: i64 = 0
    while not s.over:
        if s.acting == CHANCE:
            apply(s, s.now.deal(s, chance))
        else:
            actions = s.now.legal(s)
            decisions += 1
            apply(s, actions[choices.below(len(actions))])
    return decisions


def random_choices(seed: str) -> Random:
    """The stream random players of a seed choose from; restarted with the number of each match."""
    return Random(seed, "playout/choices")


def playouts(game: Game, options: Options, seed: str, first: int, games: int) -> Tally:
    """Random matches number `first` to `first + games - 1` of a seed. Each has streams of its own, so that
    the sum does not depend on how they are shared out among workers."""
    tally = Tally(game.seats(options))
    start = game.new(options)
    dealer = StreamDealer(seed, first)
    choices = random_choices(seed)
    players = RandomPlayers(choices)
    for number in range(first, first + games):
        dealer.restart(number)
        choices.restart(number)
        state = game.copy(start)
        if isinstance(state, State):
            tally.decisions += playout(state, dealer.chance, choices)
        else:
            tally.decisions += play_to_end(game, state, dealer, players)
        result = game.result(state)
        assert result is not None
        tally.count(result)
    return tally
