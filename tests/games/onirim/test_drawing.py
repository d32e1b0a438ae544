"""Completing the hand, and the shuffle that ends the turn. O-24 to O-27, O-35."""

from __future__ import annotations

import pytest

from reverie.core.game import CHANCE
from tests.games.onirim.scene import TURN, Scene, with_deck

FOUR = f"{TURN} | hand1 Rs Bs Gs Ns"
WITH_KEY = f"{TURN} | hand1 Gk Rs Bs Ns"


def test_O_24_one_card_replaces_the_one_used() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Bs Bm Gs", deals="Ns Ns").do("play Rs")
    assert scene.field("hand1") == "Rm Bs Bm Gs Ns"
    assert scene.dealer.left == ["deal Ns"]


def test_O_24_cards_are_drawn_until_there_are_five() -> None:
    scene = Scene(f"{TURN} | hand1 Rs Bs", deals="Gs Ns")
    assert scene.actor == CHANCE
    scene = Scene(f"{TURN} | hand1 Rs Bs", deals="Gs Ns Nm")
    assert scene.field("hand1") == "Rs Bs Gs Ns Nm"
    assert scene.question == "play-or-discard"


def test_O_24_a_key_just_drawn_opens_the_next_door() -> None:
    scene = Scene(f"{TURN} | hand1 Rs Bs Ns", deals="Gk Gd")
    assert scene.question == "open"


def test_O_24_a_key_drawn_after_the_door_comes_too_late() -> None:
    scene = Scene(f"{TURN} | hand1 Rs Bs Ns", deals="Gd Gk")
    assert scene.actor == CHANCE
    assert scene.field("limbo") == "Gd"


@pytest.mark.parametrize("card", ["Rs", "Gm", "Bk"])
def test_O_25_a_location_joins_the_hand(card: str) -> None:
    scene = Scene(f"{TURN} | hand1 Nm4", deals=card)
    assert scene.field("hand1") == f"{card} Nm4"
    assert scene.field("discard") == ""


def test_O_26_with_a_key_of_its_colour_the_door_may_be_kept() -> None:
    scene = Scene(WITH_KEY, deals="Gd")
    assert scene.question == "open"
    assert scene.legal() == ["open", "leave"]


def test_O_26_opening_discards_the_key() -> None:
    scene = Scene(WITH_KEY, deals="Gd").do("open")
    assert scene.field("doors1") == "Gd"
    assert scene.field("discard") == "Gk"
    assert scene.field("hand1") == "Rs Bs Ns"
    assert scene.field("limbo") == ""


def test_O_26_leaving_keeps_the_key_and_sends_the_door_to_limbo() -> None:
    scene = Scene(WITH_KEY, deals="Gd").do("leave")
    assert scene.field("doors1") == ""
    assert scene.field("limbo") == "Gd"
    assert scene.field("hand1") == "Rs Bs Gk Ns"


def test_O_26_one_of_two_keys_is_discarded() -> None:
    scene = Scene(f"{TURN} | hand1 Gk2 Rs Bs", deals="Gd").do("open")
    assert scene.field("hand1") == "Rs Bs Gk"


def test_O_26_two_keys_open_two_doors_in_one_turn() -> None:
    scene = Scene(f"{TURN} | hand1 Gk2 Rs Bs", deals="Gd Gd").do("open", "open")
    assert scene.field("doors1") == "Gd2"
    assert scene.field("hand1") == "Rs Bs"


def test_O_26_a_key_of_another_colour_does_not_help() -> None:
    scene = Scene(WITH_KEY, deals="Nd")
    assert scene.actor == CHANCE
    assert scene.field("limbo") == "Nd"
    assert scene.field("hand1") == "Rs Bs Gk Ns"


def test_O_26_another_symbol_of_its_colour_does_not_help() -> None:
    scene = Scene(f"{TURN} | hand1 Gs2 Gm2", deals="Gd")
    assert scene.actor == CHANCE
    assert scene.field("limbo") == "Gd"


def test_O_26_opening_does_not_shuffle() -> None:
    scene = Scene(f"{WITH_KEY} | top Gd:12s Rm:12s Bm:12s Nm:12s", deals="Gd Rm Bm").do("open")
    assert scene.look(0)["top"] == ["Nm"]


def test_O_26_agreed_to_open_by_itself() -> None:
    scene = Scene(WITH_KEY, deals="Gd", door_key="auto")
    assert scene.actor == CHANCE
    assert scene.field("doors1") == "Gd"
    assert scene.field("discard") == "Gk"


def test_O_26_agreed_to_open_by_itself_still_needs_the_key() -> None:
    scene = Scene(WITH_KEY, deals="Nd", door_key="auto")
    assert scene.field("doors1") == ""
    assert scene.field("limbo") == "Nd"


def test_O_27_a_dream_is_resolved_before_the_next_card() -> None:
    scene = Scene(f"{TURN} | hand1 Rs Bs", deals="X Rm")
    assert scene.question == "nightmare"
    assert scene.dealer.left == ["deal Rm"]


def test_O_27_a_dream_never_joins_the_hand() -> None:
    scene = Scene(FOUR, deals="X")
    assert scene.field("hand1") == "Rs Bs Gs Ns"


def test_O_35_limbo_returns_and_the_deck_is_shuffled() -> None:
    scene = Scene(FOUR, deals="Rd Bd Rm")
    assert scene.question == "play-or-discard"
    assert scene.field("limbo") == ""
    assert scene.field("shuffles") == "1"
    assert scene.look(0)["deck"] == 71


def test_O_35_with_an_empty_limbo_nothing_is_shuffled() -> None:
    scene = Scene(f"{FOUR} | top Rm:12s Bm:12s", deals="Rm")
    assert scene.question == "play-or-discard"
    assert scene.field("shuffles") == ""
    assert scene.look(0)["top"] == ["Bm"]


def test_O_35_limbo_fills_even_an_empty_deck() -> None:
    scene = Scene(with_deck("Rm", f"{FOUR} | doors1 Rd Bd2 Gd2 Nd2 | limbo Rd"), deals="Rm")
    assert scene.question == "play-or-discard"
    assert scene.look(0)["deck"] == 1
