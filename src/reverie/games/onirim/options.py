"""The options of Onirim: variants and the rulings that have more than one reading."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.option import Choice, Number, Option, Options, Switch

NAME: Final = "onirim"
OPTIONS: Final[tuple[Option, ...]] = (
    Number("players", 1, 2, 1, "O-40"),
    Choice("claim", ("auto", "ask"), "O-13"),
    Choice("door_key", ("ask", "auto"), "O-26"),
    Choice("absent_search", ("ask", "shuffle", "skip"), "O-16"),
    Choice("prophecy_door", ("allow", "forbid"), "O-23"),
    Choice("mill_short", ("partial", "forbid", "lose"), "O-31"),
    Switch("limbo_rescue", False, "O-37"),
    Switch("card_counter", True, "O-39"),
    Number("first_picker", 1, 2, 1, "O-41"),
    Number("first_turn", 1, 2, 1, "O-41"),
    Choice("swap_timing", ("before", "after"), "O-46"),
    Choice("coop_duplicate", ("keep", "forbid", "give"), "O-50"),
    Choice("coop_lose_door", ("own", "team"), "O-51"),
    Choice("coop_info", ("silent", "open"), "O-52"),
)


def silent(options: Options) -> bool:
    """O-52: two who play in silence must not talk."""
    return options["players"] == 2 and options["coop_info"] == "silent"


@final
class Agreement:
    """What was agreed on before the match, in the form the rules ask for it."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        two = options["players"] == 2
        self.players: Final[i64] = 2 if two else 1
        self.personal_size: Final[i64] = 3 if two else 5  # O-5, O-41
        self.shared_size: Final[i64] = 2 if two else 0
        self.asks_claim: Final = options["claim"] == "ask"
        self.asks_key: Final = options["door_key"] == "ask"
        self.asks_search: Final = options["absent_search"] == "ask"
        self.always_searches: Final = options["absent_search"] == "shuffle"
        self.doors_may_drop: Final = options["prophecy_door"] == "allow"
        self.short_mill_forbidden: Final = options["mill_short"] == "forbid"
        self.short_mill_loses: Final = options["mill_short"] == "lose"
        self.limbo_rescue: Final = options["limbo_rescue"] is True
        self.first_picker: Final[i64] = 1 if two and options["first_picker"] == 2 else 0
        self.first_turn: Final[i64] = 1 if two and options["first_turn"] == 2 else 0
        self.swaps_after_prophecy: Final = options["swap_timing"] == "after"
        self.duplicate_forbidden: Final = two and options["coop_duplicate"] == "forbid"
        self.duplicate_kept: Final = options["coop_duplicate"] == "keep"
        self.duplicate_given: Final = options["coop_duplicate"] == "give"
        self.team_doors: Final = options["coop_lose_door"] == "team"
        self.silent: Final = silent(options)
