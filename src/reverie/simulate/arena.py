"""Matches between bots who see no more than their seats, and what they come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import final

from reverie.bots.bot import Bot
from reverie.bots.registry import find_bot
from reverie.core.event import Event
from reverie.core.game import CHANCE, NOBODY, Game, State
from reverie.core.option import Options
from reverie.core.playout import Tally
from reverie.core.random import Random

SECONDS = 1.0  # for one decision

Statistics = Callable[[Options, list[Event]], dict[str, int]]


@final
class Score:
    """How often somebody played, how often they won, and with how many points."""

    def __init__(self, games: int = 0, wins: int = 0, points: int = 0) -> None:
        self.games = games
        self.wins = wins
        self.points = points

    def add(self, other: Score) -> None:
        self.games += other.games
        self.wins += other.wins
        self.points += other.points

    def share(self) -> float:
        return self.wins / self.games

    def mean_points(self) -> float:
        return self.points / self.games

    def pack(self) -> dict[str, object]:
        return {"games": self.games, "wins": self.wins, "mean_points": round(self.mean_points(), 3)}


@final
class Count:
    """What some matches came to. A match is won if anybody won it."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.won = 0
        self.decisions = 0
        self.seats = [Score() for _ in range(seats)]
        self.bots: dict[str, Score] = {}
        self.statistics: Counter[str] = Counter()

    @staticmethod
    def of_tally(tally: Tally, bot: str) -> Count:
        count = Count(len(tally.wins))
        count.games = tally.games
        count.won = tally.won_by_anybody
        count.decisions = int(tally.decisions)
        count.bots[bot] = Score()
        for seat, score in enumerate(count.seats):
            score.add(Score(tally.games, tally.wins[seat], tally.points[seat]))
            count.bots[bot].add(score)
        return count

    def add(self, other: Count) -> None:
        self.games += other.games
        self.won += other.won
        self.decisions += other.decisions
        for seat, score in enumerate(other.seats):
            self.seats[seat].add(score)
        for bot, score in other.bots.items():
            self.bots.setdefault(bot, Score()).add(score)
        self.statistics.update(other.statistics)


def seated(bots: list[str], number: int, seats: int) -> list[str]:
    """Who sits where in a match: everybody moves up one seat from match to match."""
    return [bots[(seat + number) % len(bots)] for seat in range(seats)]


def statistics_of(game: Game) -> Statistics | None:
    """A game may offer `statistics(options, events)`: what is worth counting in one match."""
    return getattr(game, "statistics", None)


def play_matches(game: Game, bots: list[str], options: Options, seed: str, first: int, games: int) -> Count:
    """Matches number `first` to `first + games - 1` of a seed; in each, chance and every seat have their own stream."""
    count = Count(game.seats(options))
    seats = range(len(count.seats))
    chance = Random(seed, "arena")
    streams = [Random(seed, f"arena/{seat + 1}") for seat in seats]
    statistics = statistics_of(game)
    for number in range(first, first + games):
        for stream in (chance, *streams):
            stream.restart(number)
        names = seated(bots, number, len(count.seats))
        state = game.new(options)
        if statistics is not None:
            game.listen(state)
        players = [find_bot(names[seat], game.NAME, streams[seat]) for seat in seats]
        count.decisions += play_match(game, state, players, chance)
        count_result(game, state, names, count)
        if statistics is not None:
            count.statistics.update(statistics(options, game.heard(state)))
    return count


def play_match(game: Game, state: State, players: list[Bot], chance: Random) -> int:
    """To the end; how many decisions it took."""
    decisions = 0
    while True:
        actor = game.actor(state)
        if actor == NOBODY:
            return decisions
        if actor == CHANCE:
            game.apply(state, game.deal(state, chance))
        else:
            decisions += 1
            choices = game.legal(state)
            game.apply(state, players[actor].choose(game.observe(state, actor), choices, SECONDS))


def count_result(game: Game, state: State, names: list[str], count: Count) -> None:
    result = game.result(state)
    assert result is not None
    count.games += 1
    if result.winners:
        count.won += 1
    for seat, points in enumerate(result.points):
        score = Score(1, 1 if seat in result.winners else 0, points)
        count.seats[seat].add(score)
        count.bots.setdefault(names[seat], Score()).add(score)
