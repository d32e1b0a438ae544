"""Many matches between bots: in this process, on all cores or on a cluster, with the same result either way."""

from __future__ import annotations

import time
from dataclasses import dataclass

from reverie import build
from reverie.core.catalogue import find
from reverie.core.option import Options
from reverie.simulate.matches import Count
from reverie.simulate.pieces import (
    SIMULATION,
    EmptyShelf,
    Place,
    Plan,
    Progress,
    Shelf,
    already_done,
    ignore,
    plan_for,
    play_pieces,
)
from reverie.simulate.places import Here


@dataclass(frozen=True)
class Report:
    """What many matches came to."""

    game: str
    bot: str
    options: Options
    seed: str
    count: Count
    games_per_second: float  # of those that were played now, not taken from a journal

    @property
    def games(self) -> int:
        return self.count.games

    @property
    def wins(self) -> int:
        return self.count.won

    @property
    def decisions(self) -> int:
        return self.count.decisions

    @property
    def mean_decisions(self) -> float:
        return self.count.decisions / self.count.games

    @property
    def decisions_per_second(self) -> float:
        return self.games_per_second * self.mean_decisions

    def pack(self) -> dict[str, object]:
        packed: dict[str, object] = {
            "game": self.game,
            "bot": self.bot,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "wins": self.wins,
            "games_per_second": round(self.games_per_second, 1),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "mean_decisions": round(self.mean_decisions, 3),
            "build": build(),
            "seats": [score.pack() for score in self.count.seats],
            "bots": {name: score.pack() for name, score in sorted(self.count.bots.items())},
        }
        if self.count.statistics:
            packed["statistics"] = dict(sorted(self.count.statistics.items()))
        return packed


def simulation(game: str, bot: str, options: Options, seed: str) -> Plan:
    """`bot` is one name for all seats, or several with commas between them, who take turns in the seats."""
    return plan_for(SIMULATION, game, bot.split(","), options, seed)


def simulate(
    plan: Plan, games: int, place: Place | None = None, shelf: Shelf | None = None, progress: Progress = ignore
) -> Report:
    """Play matches number 1 to `games` of a seed; `progress` hears of every piece that is done."""
    plan.check(games)
    shelf = shelf or EmptyShelf()
    pieces = plan.pieces(games)
    done = already_done(plan, pieces, shelf)
    total = Count(find(plan.game).seats(plan.options))
    start = time.perf_counter()
    for result in play_pieces(plan, pieces, done, place or Here(), shelf, progress):
        total.add(Count.kept(result))
    seconds = max(time.perf_counter() - start, 1e-9)
    played_now = games - sum(piece.games for piece in done)
    return Report(plan.game, ",".join(plan.bots), plan.options, plan.seed, total, played_now / seconds)
