"""Where the three rulebooks disagree on the game for one: the reading that was ruled. D1 to D9, D13."""

from __future__ import annotations

import pytest

from reverie.core.errors import BadNotation
from reverie.core.game import CHANCE
from reverie.games import onirim
from tests.games.onirim.scene import TURN, Scene, with_deck


def test_D_1_the_key_may_be_discarded_and_is_if_the_door_is_kept() -> None:
    position = f"{TURN} | hand1 Gk Rs Bs Ns"
    opened = Scene(position, deals="Gd").do("open")
    assert (opened.field("doors1"), opened.field("discard")) == ("Gd", "Gk")
    left = Scene(position, deals="Gd").do("leave")
    assert (left.field("limbo"), left.field("discard")) == ("Gd", "")


def test_D_2_the_search_for_a_door_is_optional() -> None:
    scene = Scene("play-or-discard | hand1 Gs Rs Bs Ns Nm | row1 Gs Gm", claim="ask").do("play Gs")
    assert scene.legal() == ["claim", "decline"]


def test_D_2_what_is_found_is_a_door_not_a_card_of_the_colour() -> None:
    scene = Scene("play-or-discard | hand1 Gs Rs Bs Ns Nm | row1 Gs Gm").do("play Gs")
    assert scene.field("doors1") == "Gd"
    assert scene.field("hand1") == "Rs Bs Ns Nm"


@pytest.mark.parametrize("card", ["Rm", "Rs"])
def test_D_3_a_moon_does_nothing_as_a_sun_does(card: str) -> None:
    scene = Scene(f"play-or-discard | hand1 {card} Rk Bk Gk Nk").do(f"discard {card}")
    assert scene.agenda() == ["complete-hand", "shuffle-limbo", "turn"]


def test_D_3_no_door_can_be_discarded() -> None:
    with pytest.raises(BadNotation):
        onirim.read("discard Rd")


def test_D_4_a_nightmare_wants_a_key_not_any_card() -> None:
    assert Scene("face-nightmare | hand1 Rs Bm Gk Ns | aside X").legal() == ["pay Gk", "pay deck", "pay hand"]
    with pytest.raises(BadNotation):
        onirim.read("pay Rs")


@pytest.mark.parametrize("price", ["pay Gk", "pay Rd", "pay deck", "pay hand"])
def test_D_5_the_nightmare_is_discarded_after_it_was_met(price: str) -> None:
    # Seven cards, so that each price can be paid in full and the hand be completed.
    scene = Scene("face-nightmare | hand1 Rs Bm Gk Ns | aside X | doors1 Rd", deals="Bs Bs Bs Bs Bs Rs Rs").do(price)
    assert scene.question == "play-or-discard"
    assert scene.field("aside") == ""
    assert scene.field("discard").split()[-1] == "X"


def test_D_6_the_fifth_card_of_a_prophecy_goes_to_the_discard_pile() -> None:
    scene = Scene("play-or-discard | hand1 Rk Rs Bs Gs Ns", deals="Bm Gm Nm Rm X").do("discard Rk", "drop X")
    assert scene.field("discard") == "Rk X"


def test_D_7_a_location_drawn_goes_to_the_hand() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Bs Bm Gs", deals="Ns").do("play Rs")
    assert scene.field("hand1") == "Rm Bs Bm Gs Ns"
    assert (scene.field("row1"), scene.field("discard")) == ("Rs", "")


def test_D_8_only_doors_and_dreams_of_the_opening_deal_are_redrawn() -> None:
    scene = Scene(deals="Rs Bm Gk X Rd Ns Bd Gs")
    assert scene.field("hand1") == "Rs Bm Gs Gk Ns"
    assert (scene.field("limbo"), scene.field("shuffles")) == ("", "1")
    assert scene.look(0)["deck"] == 71


def test_D_9_a_deck_that_runs_out_with_the_hand_full_is_no_defeat() -> None:
    position = f"{TURN} | hand1 Rs Bs Ns Nm | doors1 Rd2 Bd2 Gd Nd2 | limbo Gd"
    assert Scene(with_deck("Rm", position), deals="Rm").result() is None


def test_D_9_a_draw_that_cannot_be_made_is() -> None:
    position = f"{TURN} | hand1 Rs Bs Ns | doors1 Rd2 Bd2 Gd Nd2 | limbo Gd"
    assert Scene(with_deck("Rm", position), deals="Rm").result() == ([], "O-37")


def test_D_13_an_empty_limbo_leaves_the_deck_as_it_is() -> None:
    scene = Scene(f"{TURN} | hand1 Rs Bs Gs Ns | top Rm:12s Bm:12s", deals="Rm")
    assert scene.look(0)["top"] == ["Bm"]
    assert scene.field("shuffles") == ""


def test_D_13_a_limbo_with_cards_is_shuffled_in() -> None:
    scene = Scene(f"{TURN} | hand1 Rs Bs Gs Ns | top Rd:12s Rm:12s Bm:12s", deals="Rd")
    assert scene.actor == CHANCE
    scene = Scene(f"{TURN} | hand1 Rs Bs Gs Ns | top Rd:12s Rm:12s Bm:12s", deals="Rd Rm")
    assert scene.look(0)["top"] == []
    assert scene.field("shuffles") == "1"
