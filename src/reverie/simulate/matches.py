"""Matches between bots who see no more than their seats, and what they come to.

Match number N of the seed S is the match whose own seed is `S/N`: anybody can play it again, and keep its record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import process_time
from typing import TypeVar, final

from reverie.bots.bot import Bot
from reverie.bots.registry import bring_bot
from reverie.core.dealers import SeededDealer
from reverie.core.event import Event
from reverie.core.game import Action, Game, Json, Result, State
from reverie.core.option import Options
from reverie.core.playout import Tally, play_to_end
from reverie.core.random import Random

SECONDS = 1.0  # for one decision

T = TypeVar("T")

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

    def keep(self) -> Json:
        """In whole numbers, so that nothing is lost when it is read again."""
        return [self.games, self.wins, self.points]


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

    def count(self, result: Result, names: list[str]) -> None:
        """One more match, with these bots in its seats."""
        self.games += 1
        if result.winners:
            self.won += 1
        for seat, points in enumerate(result.points):
            score = Score(1, 1 if seat in result.winners else 0, points)
            self.seats[seat].add(score)
            self.bots.setdefault(names[seat], Score()).add(score)

    def keep(self) -> Json:
        return {
            "games": self.games,
            "won": self.won,
            "decisions": self.decisions,
            "seats": [score.keep() for score in self.seats],
            "bots": {name: score.keep() for name, score in self.bots.items()},
            "statistics": dict(self.statistics),
        }

    @staticmethod
    def kept(packed: Json) -> Count:
        """What `keep` wrote."""
        count = Count(0)
        count.games, count.won, count.decisions = packed["games"], packed["won"], packed["decisions"]
        count.seats = [Score(*score) for score in packed["seats"]]
        count.bots = {name: Score(*score) for name, score in packed["bots"].items()}
        count.statistics = Counter(packed["statistics"])
        return count


def bots_of(game: Game, names: list[str], seed: str) -> list[Bot]:
    """The bots of a match; each chooses from a stream of its own."""
    return [bring_bot(name, game.NAME, Random(seed, f"bot/{seat}")) for seat, name in enumerate(names, 1)]


@final
class Seated:
    """Bots in their seats. Each is shown what its seat may see; how much each thinks is measured."""

    def __init__(self, game: Game, names: list[str], seed: str) -> None:
        self.bots = bots_of(game, names, seed)
        self.decisions = [0] * len(names)
        self.seconds = [0.0] * len(names)

    def choose(self, game: Game, state: State, seat: int) -> Action:
        choices = game.legal(state)
        start = process_time()
        chosen = self.bots[seat].choose(game.observe(state, seat), choices, SECONDS)
        self.seconds[seat] += process_time() - start
        self.decisions[seat] += 1
        return chosen


def match_seed(seed: str, number: int) -> str:
    return f"{seed}/{number}"


def seated(bots: list[T], number: int, seats: int) -> list[T]:
    """Who sits where in a match: everybody moves up one seat from match to match."""
    return [bots[(seat + number) % len(bots)] for seat in range(seats)]


def statistics_of(game: Game) -> Statistics | None:
    """A game may offer `statistics(options, events)`: what is worth counting in one match."""
    return getattr(game, "statistics", None)


def play_match(game: Game, state: State, players: Seated, seed: str) -> Result:
    """From its start to its end, dealt as a match of this seed is."""
    play_to_end(game, state, SeededDealer(seed), players)
    result = game.result(state)
    assert result is not None
    return result


def play_matches(game: Game, bots: list[str], options: Options, seed: str, first: int, games: int) -> Count:
    """Matches number `first` to `first + games - 1` of a seed."""
    count = Count(game.seats(options))
    statistics = statistics_of(game)
    for number in range(first, first + games):
        names = seated(bots, number - 1, len(count.seats))
        players = Seated(game, names, match_seed(seed, number))
        state = game.new(options)
        if statistics is not None:
            game.listen(state)
        count.count(play_match(game, state, players, match_seed(seed, number)), names)
        count.decisions += sum(players.decisions)
        if statistics is not None:
            count.statistics.update(statistics(options, game.heard(state)))
    return count
