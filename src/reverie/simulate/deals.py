"""One deal for every bot: the same luck, played by each of them, or by all of them in every seat.

Partners win or lose together, so each bot plays all seats, and each meets the same cards. Rivals sit at one table, as
often as there are bots, and move up one seat each time: every bot has every seat once.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass

from reverie.core.game import Game, Json, Result
from reverie.core.option import Options
from reverie.simulate.matches import Seated, match_seed, play_match, seated


@dataclass
class Showing:
    """What one bot made of one deal."""

    score: float = 0.0
    """The share of its seats that won; where rivals win together, each has a part of a win."""
    points: float = 0.0  # mean of its seats
    decisions: int = 0
    seconds: float = 0.0


def wins_together(game: Game, options: Options) -> bool:
    """A game may say PARTNERS: its seats win or lose together. Whoever is alone does, too."""
    return bool(getattr(game, "PARTNERS", False)) or game.seats(options) == 1


def line_ups(game: Game, bots: list[str], options: Options) -> list[list[int]]:
    """Who sits where, by the place of the bot in `bots`: once for each match on a deal."""
    seats = game.seats(options)
    if wins_together(game, options):
        return [[bot] * seats for bot in range(len(bots))]
    return [seated(list(range(len(bots))), turn, seats) for turn in range(len(bots))]


def win_shares(game: Game, options: Options, result: Result) -> list[float]:
    """How much of the win each seat has."""
    whole = 1.0 if wins_together(game, options) else 1 / max(len(result.winners), 1)
    return [whole if seat in result.winners else 0.0 for seat in range(game.seats(options))]


def play_deal(game: Game, bots: list[str], options: Options, seed: str) -> list[Showing]:
    """All matches on one deal; what each bot made of it."""
    showings = [Showing() for _ in bots]
    for line_up in line_ups(game, bots, options):
        players = Seated(game, [bots[bot] for bot in line_up], seed)
        result = play_match(game, game.new(options), players, seed)
        shares = win_shares(game, options, result)
        for seat, bot in enumerate(line_up):
            showing = showings[bot]
            showing.score += shares[seat]
            showing.points += result.points[seat]
            showing.decisions += players.decisions[seat]
            showing.seconds += players.seconds[seat]
    for showing in showings:
        # Each bot had every seat once: all in one match, or one after the other.
        showing.score /= game.seats(options)
        showing.points /= game.seats(options)
    return showings


def play_deals(game: Game, bots: list[str], options: Options, seed: str, first: int, deals: int) -> Json:
    """Deals number `first` to `first + deals - 1` of a seed: for each, what each bot made of it."""
    return [
        [astuple(showing) for showing in play_deal(game, bots, options, match_seed(seed, number))]
        for number in range(first, first + deals)
    ]


def showings_of(result: Json) -> list[list[Showing]]:
    """What `play_deals` told."""
    return [[Showing(*told) for told in deal] for deal in result]
