"""Which clause forbids a wish, for each kind of wish in each question of the game for one. O-8 to O-37."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games import onirim
from tests.games.onirim.scene import TURN, Scene, pair, with_deck

# One wish of each kind, and those that only a second player could have.
WISHES = (
    "play Rs", "discard Rs", "drop Rs", "return Rs", "claim", "decline", "search", "skip", "open", "leave",
    "pay Rk", "pay Rd", "pay deck", "pay hand", "take Rs", "swap Rs Bs", "keep", "deal Rs",
    "play Rs shared", "discard Rs shared", "open shared", "pay Rk shared", "pay Rd partner",
)  # fmt: skip

HAND = "hand1 Rs Bs Gs Ns"
ROW = "row1 Gs Gm Gs"

SCENES: dict[str, tuple[str, dict[str, Any]]] = {
    "play-or-discard": ("play-or-discard | hand1 Bm Rs Bs Gs Ns", {}),
    "claim": (f"claim-series:G | {HAND} | {ROW}", {"claim": "ask"}),
    "search": (f"search | {HAND} | {ROW} | doors1 Gd2 | top X:12s", {}),
    "drop": (f"drop-one return-rest | {HAND} | vision Bs Bm Gs Gm Nd | discard Rk", {}),
    "return": (f"return-rest | {HAND} | vision Bs Bm Gs Gm | discard Rk X", {}),
    "open": ("open-drawn:G | hand1 Gk Rs Bs Ns | aside Gd", {}),
    "nightmare": (f"face-nightmare | {HAND} | aside X", {}),
}

# What most wishes are told in each question, and the wishes that are told something else (None: they are legal).
USUAL = {
    "play-or-discard": "O-8",
    "claim": "O-13",
    "search": "O-16",
    "drop": "O-19",
    "return": "O-19",
    "open": "O-26",
    "nightmare": "O-28",
}
SPECIAL: dict[str, dict[str, str | None]] = {
    "play-or-discard": {
        "play Rs": None, "discard Rs": None, "play Rs shared": "O-42", "discard Rs shared": "O-42",
        "drop Rs": "O-19", "return Rs": "O-19", "claim": "O-12", "decline": "O-12", "search": "O-16", "skip": "O-16",
        "open": "O-26", "leave": "O-26", "open shared": "O-26", "pay Rk": "O-28", "pay Rk shared": "O-28",
        "pay Rd": "O-28", "pay Rd partner": "O-28", "pay deck": "O-28", "pay hand": "O-28",
    },
    "claim": {"claim": None, "decline": None},
    "search": {"search": None, "skip": None},
    "drop": {},
    "return": {},
    "open": {"open": None, "leave": None, "open shared": "O-42"},
    "nightmare": {
        "pay Rk": "O-29", "pay Rk shared": "O-29", "pay Rd": "O-30", "pay Rd partner": "O-51",
        "pay deck": None, "pay hand": None,
    },
}  # fmt: skip


def scene_of(question: str) -> Scene:
    position, options = SCENES[question]
    return Scene(position, **options)


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("question", SCENES)
def test_O_8_every_wish_in_every_question_has_its_clause(question: str, wish: str) -> None:
    scene = scene_of(question)
    assert scene.question == question
    assert scene.why_not(wish) == SPECIAL[question].get(wish, USUAL[question])


@pytest.mark.parametrize("question", SCENES)
def test_O_8_what_is_legal_is_just_what_nothing_forbids(question: str) -> None:
    scene = scene_of(question)
    assert {action.text for action in onirim.ACTIONS if scene.why_not(action.text) is None} == set(scene.legal())


@pytest.mark.parametrize("question", SCENES)
def test_O_8_the_question_names_the_clause_it_comes_from(question: str) -> None:
    assert onirim.ask(scene_of(question).state).rule == USUAL[question]


def test_O_9_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    assert Scene("play-or-discard | hand1 Bm Rs Bs Gs Ns").why_not("play Nk") == "O-9"


def test_O_9_comes_before_the_golden_rule() -> None:
    assert Scene("play-or-discard | hand1 Bm Rs Bs Gs Ns | row1 Rk").why_not("play Nk") == "O-9"


@pytest.mark.parametrize("wish", ["play Bs", "discard Bs", "play Rm shared", "discard Rm shared"])
def test_O_42_a_card_is_used_as_what_it_is_personal_or_shared(wish: str) -> None:
    scene = pair("play-or-discard | hand1 Rs Rm Rk | hand2 Bm Gs Gm | shared Bs Nm")
    assert scene.why_not(wish) == "O-42"


def test_O_42_a_key_pays_and_opens_as_what_it_is() -> None:
    hands = "hand1 Rs Rk | hand2 Bm Gs Gm | shared Gk Nm"
    assert pair(f"face-nightmare | {hands} | aside X").why_not("pay Gk") == "O-42"
    assert pair(f"face-nightmare | {hands} | aside X").why_not("pay Rk shared") == "O-42"
    assert pair(f"open-drawn:G | {hands} | aside Gd").why_not("open") == "O-42"


@pytest.mark.parametrize(("wish", "clause"), [("keep", "O-46"), ("take Rs", "O-41"), ("play Nk", "O-9")])
def test_O_8_what_only_two_can_do_has_its_place_too(wish: str, clause: str) -> None:
    assert pair("play-or-discard | hand1 Rs Rm Rk | hand2 Bm Gs Gm | shared Bs Nm").why_not(wish) == clause


def test_O_10_forbids_the_symbol_of_the_last_card() -> None:
    scene = Scene("play-or-discard | hand1 Bm Rs Bs Gs Ns | row1 Rk Ns")
    assert scene.why_not("play Rs") == "O-10"
    assert scene.why_not("play Bm") is None


def test_O_17_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    assert Scene("play-or-discard | hand1 Bm Rs Bs Gs Ns").why_not("discard Nk") == "O-17"


@pytest.mark.parametrize("wish", ["drop Rs", "drop Rd", "drop X", "return Bs"])
def test_O_19_only_a_card_that_was_seen_can_be_dropped(wish: str) -> None:
    assert scene_of("drop").why_not(wish) == "O-19"


@pytest.mark.parametrize("wish", ["return Rs", "return X", "drop Bs"])
def test_O_19_only_a_card_that_is_left_can_be_put_back(wish: str) -> None:
    assert scene_of("return").why_not(wish) == "O-19"


def test_O_23_keeps_a_door_from_being_dropped_where_that_was_agreed() -> None:
    position, _ = SCENES["drop"]
    scene = Scene(position, prophecy_door="forbid")
    assert scene.why_not("drop Nd") == "O-23"
    assert scene.why_not("drop Rd") == "O-19"
    assert scene.why_not("drop Bs") is None


def test_O_31_keeps_a_short_deck_from_being_revealed_where_that_was_agreed() -> None:
    position = with_deck("Gd Rm", f"face-nightmare | {HAND} | aside X | doors1 Rd2 Bd2 Gd Nd2")
    assert Scene(position, mill_short="forbid").why_not("pay deck") == "O-31"
    assert Scene(position).why_not("pay deck") is None


@pytest.mark.parametrize("wish", WISHES)
def test_O_36_after_a_victory_nothing_can_be_done(wish: str) -> None:
    scene = Scene(f"{TURN} | hand1 Gk Rs Bs Ns | doors1 Rd2 Bd2 Gd Nd2", deals="Gd").do("open")
    assert scene.why_not(wish, seat=0) == "O-36"


def test_O_37_after_a_defeat_nothing_can_be_done() -> None:
    scene = Scene(with_deck("Rm", f"{TURN} | hand1 Rs Bs Ns | doors1 Rd2 Bd2 Gd Nd2 | limbo Gd"), deals="Rm")
    assert scene.why_not("play Rs", seat=0) == "O-37"


def test_O_23_after_a_door_was_discarded_nothing_can_be_done() -> None:
    assert scene_of("drop").do("drop Nd").why_not("return Bs", seat=0) == "O-23"


def test_O_31_after_a_reveal_that_lost_nothing_can_be_done() -> None:
    position = with_deck("", f"face-nightmare | {HAND} | aside X | doors1 Rd2 Bd2 Gd Nd2 | limbo Gd")
    assert Scene(position, mill_short="lose").do("pay deck").why_not("pay hand", seat=0) == "O-31"
