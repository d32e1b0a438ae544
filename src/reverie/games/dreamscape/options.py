"""The options of Dreamscape: variants and the rulings that have more than one reading."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.contents import ContentSet
from reverie.core.option import Choice, Number, Option, Options, Switch
from reverie.games.dreamscape.box import Box, box_of

NAME: Final = "dreamscape"
OPTIONS: Final[tuple[Option, ...]] = (
    Number("players", 2, 4, 2, "D-1"),
    Switch("nightmare", False, "D-70"),
    Switch("simultaneous", False, "D-59"),
    Number("rounds", 1, 9, 6, "D-11"),
    Switch("place_white", True, "D-29"),
    Switch("allow_mirror", False, "D-44"),
    Switch("swap_red", True, "D-31"),
    Switch("resume_interrupted", False, "D-45"),
    Choice("bottom_order", ("drawn", "reversed"), "D-48"),
    Choice("lord_card_draw", ("six", "locale"), "D-57"),
    Switch("tower_red", True, "D-55"),
    Switch("trees_in_stack_height", True, "D-63"),
    Choice("longest_path", ("path", "group"), "D-65"),
    Switch("zero_counts", False, "D-62"),
    ContentSet("content", "D-44"),
)


@final
class Agreement:
    """What was agreed on before the match, in the form the rules ask for it."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        self.box: Final[Box] = box_of(options)
        players = options["players"]
        rounds = options["rounds"]
        assert isinstance(players, int) and isinstance(rounds, int)
        self.players: Final[i64] = players
        self.rounds: Final[i64] = rounds
        content = self.box.content
        self.trees: Final[i64] = content.trees[players]  # D-8
        self.filled: Final[i64] = len([dots for dots in content.dots if dots <= players])  # D-9: of each locale
        self.nightmare: Final = options["nightmare"] is True
        self.simultaneous: Final = options["simultaneous"] is True
        self.white_builds: Final = options["place_white"] is True
        self.mirrors: Final = options["allow_mirror"] is True
        self.swap_takes_red: Final = options["swap_red"] is True
        self.resumes: Final = options["resume_interrupted"] is True
        self.reverses: Final = options["bottom_order"] == "reversed"
        self.lord_by_locale: Final = options["lord_card_draw"] == "locale"
        self.tower_takes_red: Final = options["tower_red"] is True
        self.trees_are_high: Final = options["trees_in_stack_height"] is True
        self.paths_branch: Final = options["longest_path"] == "group"
        self.nothing_is_enough: Final = options["zero_counts"] is True
