"""Bots against bots on the same deals: how well each does, how far apart they are, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations

from reverie import build
from reverie.core.catalogue import find
from reverie.core.errors import ReverieError
from reverie.core.game import Json
from reverie.core.option import Options
from reverie.simulate.deals import Showing, line_ups, showings_of
from reverie.simulate.interval import Estimate, mean_difference, mean_share
from reverie.simulate.pieces import (
    ARENA,
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
from reverie.simulate.sequential import FIRST, OPEN, RISK, SECOND, Contest, Verdict


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    share: Estimate
    mean_points: float
    decisions: int
    milliseconds: float  # of processor time for one decision

    def pack(self) -> Json:
        return {
            "bot": self.bot,
            "share": self.share.pack(),
            "mean_points": round(self.mean_points, 3),
            "decisions": self.decisions,
            "ms_per_decision": round(self.milliseconds, 4),
        }


@dataclass(frozen=True)
class Difference:
    """The share of the first less that of the second."""

    first: str
    second: str
    share: Estimate

    def pack(self) -> Json:
        return {"first": self.first, "second": self.second, "share": self.share.pack()}


@dataclass(frozen=True)
class ArenaReport:
    plan: Plan
    deals: int
    matches: int
    standings: list[Standing]
    differences: list[Difference]
    verdict: Verdict | None

    @property
    def better(self) -> str | None:
        """The bot the test calls better, if it does."""
        places = {FIRST: 0, SECOND: 1}
        if self.verdict is None or self.verdict.name not in places:
            return None
        return self.plan.bots[places[self.verdict.name]]

    def pack(self) -> Json:
        packed: dict[str, Json] = {
            "game": self.plan.game,
            "bots": self.plan.bots,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "deals": self.deals,
            "matches": self.matches,
            "standings": [standing.pack() for standing in self.standings],
            "differences": [difference.pack() for difference in self.differences],
            "test": None,
            "build": build(),
        }
        if self.verdict is not None:
            packed["test"] = {
                "margin": self.verdict.margin,
                "risk": RISK,
                "verdict": self.verdict.name,
                "better": self.better,
            }
        return packed


def contest(game: str, bots: list[str], options: Options, seed: str) -> Plan:
    """Every bot once: nobody is compared with themselves."""
    for bot in bots:
        if bots.count(bot) > 1:
            raise ReverieError("bot-twice", {"bot": bot})
    return plan_for(ARENA, game, bots, options, seed)


def arena(
    plan: Plan,
    deals: int,
    margin: float | None = None,
    place: Place | None = None,
    shelf: Shelf | None = None,
    progress: Progress = ignore,
) -> ArenaReport:
    """Deals number 1 to `deals` of a seed; with a margin between two bots, no further than it takes to tell."""
    plan.check(deals)
    if margin is not None and len(plan.bots) != 2:
        raise ReverieError("margin-two-bots", {})
    shelf = shelf or EmptyShelf()
    test = None if margin is None else Contest(margin)
    pieces = plan.pieces(deals)
    done = already_done(plan, pieces, shelf)
    with closing(play_pieces(plan, pieces, done, place or Here(), shelf, progress)) as results:
        seen = list(deals_needed(results, test))
    return report_of(plan, seen, None if test is None else test.verdict())


def deals_needed(results: Iterator[Json], test: Contest | None) -> Iterator[list[Showing]]:
    """Deal by deal in their order, so that a test ends at the same deal whoever was first to play."""
    for result in results:
        for showings in showings_of(result):
            yield showings
            if test is not None:
                test.take(showings[0].score - showings[1].score)
                if test.found() != OPEN:
                    return


def report_of(plan: Plan, seen: list[list[Showing]], verdict: Verdict | None) -> ArenaReport:
    game = find(plan.game)
    seats = game.seats(plan.options)
    scores = [[showings[bot].score for showings in seen] for bot in range(len(plan.bots))]
    differences = []
    for one, other in combinations(range(len(plan.bots)), 2):
        apart = [first - second for first, second in zip(scores[one], scores[other], strict=True)]
        differences.append(Difference(plan.bots[one], plan.bots[other], mean_difference(apart)))
    return ArenaReport(
        plan,
        len(seen),
        len(seen) * len(line_ups(game, plan.bots, plan.options)),
        [
            standing(name, [showings[bot] for showings in seen], mean_share(scores[bot], seats))
            for bot, name in enumerate(plan.bots)
        ],
        differences,
        verdict,
    )


def standing(bot: str, showings: list[Showing], share: Estimate) -> Standing:
    decisions = sum(showing.decisions for showing in showings)
    seconds = sum(showing.seconds for showing in showings)
    points = sum(showing.points for showing in showings)
    return Standing(bot, share, points / len(showings), decisions, 1000 * seconds / max(decisions, 1))
