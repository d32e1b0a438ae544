"""A match looked back at: the chance to win after every decision, and what was luck and what was skill.

Before a decision the chance is that of the best choice. What the player loses by choosing another is skill; how the
chance changes from there to the next decision is luck. So start, skill and luck add up to the result.
"""

from __future__ import annotations

from dataclasses import dataclass

from reverie.analysis.weigh import Opinion, check_analysed, hint
from reverie.core.game import CHANCE, Json
from reverie.core.match import Match
from reverie.core.record import LogReader, to_record

POSITIONS = 4_000  # for one decision; there are about fifty
MISTAKE = 0.02  # a choice that costs more is worth a word
TURN = 0.1  # a change that is a turning point
MOST_TURNS = 5


@dataclass(frozen=True)
class Decision:
    """One decision: where it stands in the log, what was chosen, what would have been best, what luck did next."""

    line: int
    seat: int
    chosen: Opinion
    best: Opinion
    luck: float | None  # None while nobody knows what comes next

    @property
    def cost(self) -> float:
        return self.best.chance - self.chosen.chance

    def pack(self) -> Json:
        return {
            "line": self.line,
            "action": self.chosen.text,
            "verb": self.chosen.saying.verb,
            "facts": self.chosen.saying.facts,
            "chance": self.chosen.chance,
            "best": self.best.text,
            "best_verb": self.best.saying.verb,
            "best_facts": self.best.saying.facts,
            "cost": self.cost,
            "luck": self.luck,
        }


@dataclass(frozen=True)
class Review:
    decisions: list[Decision]
    won: bool | None  # None: not over yet

    @property
    def start(self) -> float:
        return self.decisions[0].best.chance

    @property
    def luck(self) -> float:
        return sum([decision.luck or 0.0 for decision in self.decisions])

    @property
    def skill(self) -> float:
        return -sum([decision.cost for decision in self.decisions])

    def of_seat(self, seat: int) -> Review:
        """The same with the decisions of one seat only."""
        return Review([decision for decision in self.decisions if decision.seat == seat], self.won)

    def pack(self) -> Json:
        return {"decisions": [decision.pack() for decision in self.decisions], "won": self.won}

    def mistakes(self) -> list[Decision]:
        return [decision for decision in self.decisions if decision.cost > MISTAKE]

    def turning_points(self) -> list[Decision]:
        """After which decisions luck, or by which the player, changed most; in the order of the match."""
        turns = [decision for decision in self.decisions if max(decision.cost, abs(decision.luck or 0.0)) >= TURN]
        turns.sort(key=lambda decision: -max(decision.cost, abs(decision.luck or 0.0)))
        return sorted(turns[:MOST_TURNS], key=lambda decision: decision.line)


@dataclass(frozen=True)
class Moment:
    """A decision before it is known what luck did after it."""

    line: int
    seat: int
    chosen: Opinion
    best: Opinion


def review(match: Match, positions: int = POSITIONS) -> Review:
    """Look at every decision of a match so far with the eyes of the seat that took it."""
    check_analysed(match.game)
    result = match.result
    moments = look_back(match, positions)
    decisions: list[Decision] = []
    for number, moment in enumerate(moments):
        after: float | None
        if number + 1 < len(moments):
            after = moments[number + 1].best.chance
        else:
            after = None if result is None else float(bool(result.winners))
        luck = None if after is None else after - moment.chosen.chance
        decisions.append(Decision(moment.line, moment.seat, moment.chosen, moment.best, luck))
    return Review(decisions, None if result is None else bool(result.winners))


def look_back(match: Match, positions: int) -> list[Moment]:
    game = match.game
    reader = LogReader(to_record(match)["log"], None)
    state = game.new(match.options)
    moments: list[Moment] = []
    while not reader.at_end():
        actor, action = reader.next(game)
        if actor != CHANCE:
            seen = hint(game, game.observe(state, actor), f"line {reader.line}", positions)
            moments.append(Moment(reader.line, actor, seen.of(game.write(action)), seen.best))
        game.apply(state, action)
    return moments
