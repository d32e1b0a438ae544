"""The options of Labyrinth: the rulings that have more than one reading, standing answers, the content."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.contents import ContentSet
from reverie.core.option import Choice, Number, Option, Options, Switch
from reverie.games.labyrinth.box.content_laws import find_content

NAME: Final = "labyrinth"
OPTIONS: Final[tuple[Option, ...]] = (
    Number("players", 2, 6, 4, "L-1"),
    Choice("characters", ("random", "draft", "free"), "L-13"),
    Number("rounds", 1, 300, 100, "L-137"),
    Number("first_turn", 1, 2, 2, "L-139"),
    Choice("build_rule", ("global", "local"), "L-30"),
    Switch("shift_walls", False, "L-32"),
    Choice("golem_tests", ("each-step", "last-step"), "L-77"),
    Choice("free_fights", ("each", "one"), "L-69"),
    Choice("failed_jump", ("again", "skip"), "L-58"),
    Choice("strike_back", ("ask", "never", "always"), "L-69"),
    Choice("golem_reroll", ("ask", "always", "never"), "L-80"),
    Choice("trap_reroll", ("ask", "always", "never"), "L-89"),
    ContentSet("content", "L-17"),
)

ASK: Final = 0
ALWAYS: Final = 1
NEVER: Final = 2
ANSWERS: Final = ("ask", "always", "never")


@final
class Agreement:
    """What was agreed on before the match, in the form the rules ask for it."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        players = options["players"]
        rounds = options["rounds"]
        first_turn = options["first_turn"]
        assert isinstance(players, int) and isinstance(rounds, int) and isinstance(first_turn, int)
        self.content: Final = find_content(str(options["content"]))
        self.players: Final[i64] = players
        self.rounds: Final[i64] = rounds
        self.first_turn: Final[i64] = first_turn
        self.layout: Final = self.content.layouts[players]
        self.drafted: Final = options["characters"] == "draft"
        self.chosen: Final = options["characters"] == "free"
        self.local: Final = options["build_rule"] == "local"
        self.shifts_walls: Final = options["shift_walls"] is True
        self.tests_at_end: Final = options["golem_tests"] == "last-step"
        self.one_fight: Final = options["free_fights"] == "one"
        self.explores_again: Final = options["failed_jump"] == "again"
        self.strike_back: Final[i64] = ANSWERS.index(str(options["strike_back"]))
        self.golem_reroll: Final[i64] = ANSWERS.index(str(options["golem_reroll"]))
        self.trap_reroll: Final[i64] = ANSWERS.index(str(options["trap_reroll"]))
