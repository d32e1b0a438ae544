"""A nightmare and the four ways to meet it. O-28 to O-34."""

from __future__ import annotations

import pytest

from reverie.core.game import CHANCE
from tests.games.onirim.scene import TURN, Scene, with_deck

FACED = "face-nightmare | hand1 Rk Rs Bs Gs | aside X"
SEVEN_DOORS = "doors1 Rd Bd2 Gd2 Nd2"


def short(deck: str, deals: str = "", hand: str = "Rk Rm Bm Gm", **options: object) -> Scene:
    """A nightmare faced with few cards in the deck; the door that is missing lies in limbo or in that deck."""
    limbo = "" if "Rd" in deck else " | limbo Rd"
    position = f"face-nightmare | hand1 {hand} | aside X | {SEVEN_DOORS}{limbo}"
    return Scene(with_deck(deck, position), deals=deals, **options)


def test_O_28_all_four_can_be_chosen() -> None:
    scene = Scene("face-nightmare | hand1 Rk Nk Bs Gs | aside X | doors1 Bd Gd2")
    assert scene.legal() == ["pay Rk", "pay Nk", "pay Bd", "pay Gd", "pay deck", "pay hand"]


def test_O_28_without_a_key_or_a_door_two_are_left() -> None:
    assert Scene("face-nightmare | hand1 Rs Rm Bs Bm | aside X").legal() == ["pay deck", "pay hand"]


def test_O_28_one_of_the_four_has_to_be_done() -> None:
    scene = Scene(f"{TURN} | hand1 Rk Rs Bs Gs", deals="X")
    assert scene.question == "nightmare"
    assert all(text.startswith("pay ") for text in scene.legal())


def test_O_28_the_nightmare_is_held_apart() -> None:
    scene = Scene(f"{TURN} | hand1 Rk Rs Bs Gs", deals="X")
    assert scene.field("aside") == "X"
    assert scene.field("limbo") == ""
    assert scene.field("discard") == ""


def test_O_28_the_nightmare_is_not_among_the_five_revealed() -> None:
    scene = short("Rd Rs Bs Gs Ns").do("pay deck")
    assert "deal X" not in scene.odds()
    assert scene.field("aside") == "X"


@pytest.mark.parametrize("key", ["Rk", "Bk", "Gk", "Nk"])
def test_O_29_a_key_of_any_colour_is_discarded(key: str) -> None:
    scene = Scene(f"face-nightmare | hand1 {key} Rs Bs Gs | aside X").do(f"pay {key}")
    assert scene.field("discard") == f"{key} X"
    assert scene.field("hand1") == "Rs Bs Gs"


def test_O_29_one_key_is_enough() -> None:
    scene = Scene("face-nightmare | hand1 Rk2 Bk Gs | aside X").do("pay Rk")
    assert scene.field("hand1") == "Rk Bk Gs"


def test_O_30_one_door_goes_to_limbo() -> None:
    scene = Scene(f"{FACED} | doors1 Bd2 Gd").do("pay Bd")
    assert scene.field("doors1") == "Bd Gd"
    assert scene.field("limbo") == "Bd"
    assert scene.field("hand1") == "Rs Rk Bs Gs"


def test_O_30_the_door_cannot_be_drawn_in_the_same_turn() -> None:
    scene = Scene(f"{FACED} | doors1 Bd2").do("pay Bd")
    assert scene.actor == CHANCE
    assert "deal Bd" not in scene.odds()


def test_O_30_the_door_is_back_in_the_deck_next_turn() -> None:
    scene = Scene(f"{FACED} | doors1 Bd2", deals="Nm").do("pay Bd", "play Rs")
    assert scene.odds()["deal Bd"] == 1


def test_O_30_a_matching_key_is_no_part_of_the_price() -> None:
    scene = Scene(f"{FACED} | doors1 Rd").do("pay Rd")
    assert scene.field("discard") == "X"


def test_O_31_five_cards_are_revealed() -> None:
    scene = Scene(FACED, deals="Ns Nm Nk Bs").do("pay deck")
    assert scene.agenda() == ["mill:1", "discard-nightmare", "complete-hand", "shuffle-limbo", "turn"]
    scene = Scene(FACED, deals="Ns Nm Nk Bs Bs").do("pay deck")
    assert scene.field("discard") == "Bs2 Ns Nm Nk X"
    assert scene.agenda() == ["complete-hand", "shuffle-limbo", "turn"]


def test_O_31_doors_and_dreams_go_to_limbo() -> None:
    scene = Scene(FACED, deals="X X Rd Bd Ns").do("pay deck")
    assert scene.field("limbo") == "Rd Bd X2"
    assert scene.field("discard") == "Ns X"


def test_O_31_nothing_that_is_revealed_acts() -> None:
    # The hand holds the red key, and yet the red door is not offered.
    scene = Scene(FACED, deals="Rd X").do("pay deck")
    assert scene.actor == CHANCE
    assert scene.field("doors1") == ""
    assert scene.field("hand1") == "Rs Rk Bs Gs"


def test_O_31_fewer_than_five_are_revealed_as_they_are() -> None:
    scene = short("Rd Rs Bs", deals="Rd Rs Bs").do("pay deck")
    assert [event.get("card") for event in scene.events()] == ["Rd", "Rs", "Bs", "X", None]
    assert scene.field("limbo") == "Rd"
    # The hand is still to be completed, and nothing is left to draw.
    assert scene.result() == ([], "O-37")


def test_O_31_an_empty_deck_cannot_be_revealed() -> None:
    scene = short("")
    assert "pay deck" not in scene.legal()
    assert scene.why_not("pay deck") == "O-31"


def test_O_31_agreed_to_forbid_a_short_deck() -> None:
    assert "pay deck" not in short("Rd Rs Bs Gs", mill_short="forbid").legal()
    assert "pay deck" in short("Rd Rs Bs Gs Ns", mill_short="forbid").legal()


def test_O_31_agreed_to_lose_by_a_short_deck() -> None:
    scene = short("Rd Rs Bs Gs", deals="Rd Rs Bs Gs", mill_short="lose").do("pay deck")
    assert scene.result() == ([], "O-31")


def test_O_31_agreed_to_lose_five_cards_are_enough() -> None:
    scene = short("Rd Rs Bs Gs Ns2", deals="Rd Rs Bs Gs Ns", mill_short="lose").do("pay deck")
    assert scene.result() is None
    assert scene.agenda() == ["complete-hand", "shuffle-limbo", "turn"]


def test_O_31_agreed_to_lose_by_an_empty_deck() -> None:
    assert short("", mill_short="lose").do("pay deck").result() == ([], "O-31")


def test_O_32_the_whole_hand_is_discarded_and_drawn_anew() -> None:
    scene = Scene(FACED, deals="Ns Ns Nm Nm Nk").do("pay hand")
    assert scene.field("hand1") == "Ns2 Nm2 Nk"
    assert scene.field("discard") == "Rs Rk Bs Gs X"


@pytest.mark.parametrize("hand", [" | hand1 Rs", " | hand1 Rs Bs Gs", ""])
def test_O_32_a_small_hand_will_do(hand: str) -> None:
    scene = Scene(f"face-nightmare{hand} | aside X", deals="Ns Ns Nm Nm Nk").do("pay hand")
    assert scene.field("hand1") == "Ns2 Nm2 Nk"
    assert scene.question == "play-or-discard"


def test_O_32_doors_and_dreams_go_to_limbo() -> None:
    scene = Scene(FACED, deals="X Rd Ns Bd").do("pay hand")
    assert scene.actor == CHANCE
    assert scene.field("limbo") == "Rd Bd X"
    assert scene.field("hand1") == "Ns"


def test_O_32_neither_an_old_nor_a_new_key_opens_a_door() -> None:
    scene = Scene(FACED, deals="Rd Nk Nd", door_key="auto").do("pay hand")
    assert scene.field("doors1") == ""
    assert scene.field("limbo") == "Rd Nd"
    assert scene.field("hand1") == "Nk"


def test_O_32_limbo_is_shuffled_back_when_the_turn_ends() -> None:
    scene = Scene(FACED, deals="X Rd Ns Ns Nm Nm Nk").do("pay hand")
    assert scene.field("limbo") == ""
    assert scene.field("shuffles") == "1"


def test_O_32_too_few_locations_left_lose() -> None:
    scene = short("Rd Rs Bs Gs Ns", deals="Rd Rs Bs Gs Ns").do("pay hand")
    assert scene.result() == ([], "O-37")


def test_O_32_no_rescue_from_limbo_fills_a_new_hand() -> None:
    # Limbo holds no location, and nothing that is drawn for a new hand acts: the red key just drawn is of no use.
    scene = short("Rd Rs Bs Gs Rk", deals="Rd Rs Bs Gs Rk", hand="Bk Rm Bm Gm", limbo_rescue=True).do("pay hand")
    assert scene.result() == ([], "O-37")


def test_O_32_the_last_five_locations_are_enough() -> None:
    scene = short("Rd Rs Bs Gs Ns2", deals="Rd Rs Bs Gs Ns Ns").do("pay hand")
    assert scene.field("hand1") == "Rs Bs Gs Ns2"
    assert scene.look(0)["deck"] == 1


def test_O_33_the_nightmare_is_discarded_when_all_is_done() -> None:
    scene = Scene(FACED, deals="Ns Nm Nk Bs").do("pay deck")
    assert scene.field("aside") == "X"
    assert scene.field("discard") == "Bs Ns Nm Nk"
    scene = Scene(FACED, deals="Ns Nm Nk Bs Bs").do("pay deck")
    assert scene.field("aside") == ""
    assert scene.field("discard").endswith(" X")


@pytest.mark.parametrize("price", ["pay Rk", "pay Gd"])
def test_O_33_the_nightmare_does_not_come_back(price: str) -> None:
    scene = Scene(f"{FACED} | doors1 Gd").do(price)
    assert scene.odds()["deal X"] == 9
    assert "X" in scene.field("discard")


def test_O_34_with_a_new_hand_the_draw_is_over() -> None:
    scene = Scene(FACED, deals="Ns Ns Nm Nm Nk X").do("pay hand")
    assert scene.question == "play-or-discard"
    assert scene.dealer.left == ["deal X"]


@pytest.mark.parametrize(("price", "missing"), [("pay Rk", 2), ("pay Gd", 1)])
def test_O_34_after_a_key_or_a_door_the_draw_goes_on(price: str, missing: int) -> None:
    scene = Scene(f"{FACED} | doors1 Gd", deals="Ns Ns Ns").do(price)
    assert scene.question == "play-or-discard"
    assert len(scene.dealer.left) == 3 - missing


def test_O_34_after_the_reveal_the_draw_goes_on() -> None:
    scene = Scene(FACED, deals="Bs Bs Bs Bs Bs Ns").do("pay deck")
    assert scene.field("hand1") == "Rs Rk Bs Gs Ns"


def test_O_34_a_second_nightmare_may_follow() -> None:
    scene = Scene(FACED, deals="X").do("pay Rk")
    assert scene.question == "nightmare"
    assert scene.legal() == ["pay deck", "pay hand"]
    assert scene.field("discard") == "Rk X"
