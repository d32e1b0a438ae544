"""The prophecy of a key discarded as the action of the turn. O-19 to O-23."""

from __future__ import annotations

import pytest

from reverie.core.game import CHANCE
from tests.games.onirim.scene import TURN, Scene, with_deck

START = "play-or-discard | hand1 Rk Rs Bs Gs Ns"
FIVE = "Bs Bm Gs Nd X"
# All doors but one, so that a short deck is one that real play can reach.
SEVEN_DOORS = "doors1 Rd Bd2 Gd2 Nd2"


def top(scene: Scene) -> object:
    return scene.look(0)["top"]


def foretell(cards: str = FIVE, later: str = "", **options: object) -> Scene:
    return Scene(START, deals=f"{cards} {later}", **options).do("discard Rk")


@pytest.mark.parametrize("key", ["Rk", "Bk", "Gk", "Nk"])
def test_O_19_a_key_of_any_colour_shows_the_top_five(key: str) -> None:
    scene = Scene(f"play-or-discard | hand1 {key} Rs Bs Gs Ns", deals=FIVE).do(f"discard {key}")
    assert scene.field("vision") == "Bs Bm Gs Nd X"
    assert scene.field("discard") == key
    assert scene.question == "drop"


def test_O_19_one_of_the_five_has_to_be_discarded() -> None:
    assert foretell().legal() == ["drop Bs", "drop Bm", "drop Gs", "drop Nd", "drop X"]


@pytest.mark.parametrize("card", ["Bs", "Bm", "Gs", "X"])
def test_O_19_the_chosen_card_goes_to_the_discard_pile(card: str) -> None:
    scene = foretell().do(f"drop {card}")
    assert sorted(scene.field("discard").split()) == sorted(["Rk", card])
    assert scene.question == "return"


def test_O_19_only_one_is_discarded() -> None:
    scene = foretell().do("drop Gs")
    assert scene.legal() == ["return Bs", "return Bm", "return Nd", "return X"]


@pytest.mark.parametrize(
    "order", [["Bs", "Bm", "Nd", "X"], ["X", "Nd", "Bm", "Bs"], ["Nd", "Bs", "X", "Bm"], ["Bm", "X", "Bs", "Nd"]]
)
def test_O_19_four_go_back_on_top_in_any_order(order: list[str]) -> None:
    scene = foretell().do("drop Gs", *[f"return {card}" for card in order[:3]])
    assert top(scene) == order
    assert scene.field("vision") == ""
    assert scene.odds() == {f"deal {order[0]}": 1}


def test_O_19_four_equal_cards_have_one_order_only() -> None:
    scene = foretell("Rs Rs Rs Rs X").do("drop X")
    assert scene.actor == CHANCE
    assert top(scene) == ["Rs", "Rs", "Rs", "Rs"]


def test_O_19_one_of_several_equal_cards_is_discarded() -> None:
    scene = foretell("Rs Rs Bm Bm X").do("drop Rs")
    assert scene.field("discard") == "Rs Rk"
    assert scene.field("vision") == "Rs Bm2 X"


def test_O_19_a_nightmare_seen_does_not_act() -> None:
    scene = foretell("X X X X X").do("drop X")
    assert scene.actor == CHANCE
    assert top(scene) == ["X", "X", "X", "X"]
    assert scene.field("discard") == "Rk X"


def test_O_19_a_door_seen_cannot_be_opened() -> None:
    scene = Scene("play-or-discard | hand1 Rk Nk Rs Bs Gs", deals=FIVE).do("discard Rk", "drop X")
    assert scene.question == "return"
    assert scene.field("doors1") == ""


def test_O_19_then_cards_are_drawn_from_what_was_put_back() -> None:
    scene = foretell(later="Bm").do("drop X", "return Bm", "return Gs", "return Bs")
    assert scene.field("hand1") == "Rs Bs Bm Gs Ns"
    assert scene.question == "play-or-discard"


def test_O_20_fewer_than_five_are_all_looked_at() -> None:
    position = with_deck("Rd Rs Bs", f"play-or-discard | hand1 Nk Rm Bm Gm Nm | {SEVEN_DOORS}")
    scene = Scene(position, deals="Rs Rd Bs").do("discard Nk")
    assert scene.field("vision") == "Rs Bs Rd"
    scene.do("drop Rs", "return Bs")
    assert top(scene) == ["Bs", "Rd"]
    assert scene.look(0)["deck"] == 2


def test_O_20_exactly_five_are_the_whole_deck() -> None:
    position = with_deck("Rd Rs2 Bs X", f"play-or-discard | hand1 Nk Rm Bm Gm Nm | {SEVEN_DOORS}")
    scene = Scene(position, deals="Rs Rs Rd Bs X").do("discard Nk")
    assert scene.question == "drop"
    assert scene.look(0)["deck"] == 0


def test_O_20_two_cards_leave_one_to_draw() -> None:
    position = with_deck("Rd Rs", f"play-or-discard | hand1 Nk Rm Bm Gm Nm | {SEVEN_DOORS}")
    scene = Scene(position, deals="Rs Rd Rd").do("discard Nk", "drop Rs")
    # The door cannot be opened and the deck is empty, so the hand stays short.
    assert scene.result() == ([], "O-37")


def test_O_20_a_single_door_has_to_go_too() -> None:
    position = with_deck("Rd", f"play-or-discard | hand1 Nk Rm Bm Gm Nm | {SEVEN_DOORS}")
    scene = Scene(position, deals="Rd").do("discard Nk")
    assert scene.legal() == ["drop Rd"]
    assert scene.do("drop Rd").result() == ([], "O-23")


def test_O_20_a_single_card_is_discarded_and_nothing_is_left_to_draw() -> None:
    # No play leads here, as a missing door is always in the deck in phase 1; the clause speaks of it all the same.
    position = with_deck("Rs", f"play-or-discard | hand1 Nk Rm Bm Gm Nm | {SEVEN_DOORS} | limbo Rd")
    scene = Scene(position, deals="Rs").do("discard Nk")
    assert scene.legal() == ["drop Rs"]
    assert scene.do("drop Rs").result() == ([], "O-37")


def test_O_20_an_empty_deck_shows_nothing() -> None:
    position = with_deck("", f"play-or-discard | hand1 Nk Rm Bm Gm Nm | {SEVEN_DOORS} | limbo Rd")
    scene = Scene(position).do("discard Nk")
    assert [event["event"] for event in scene.events()] == ["discard", "end"]
    assert scene.result() == ([], "O-37")


def test_O_21_a_key_paid_to_a_nightmare_does_not_prophesy() -> None:
    scene = Scene("face-nightmare | hand1 Rk Rs Bs Gs | aside X").do("pay Rk")
    assert scene.agenda() == ["complete-hand", "shuffle-limbo", "turn"]


def test_O_21_a_key_that_opens_a_door_does_not_prophesy() -> None:
    scene = Scene("open-drawn:R | hand1 Rk Rs Bs Gs | aside Rd").do("open")
    assert scene.agenda() == ["complete-hand", "shuffle-limbo", "turn"]


def test_O_21_keys_of_a_discarded_hand_do_not_prophesy() -> None:
    scene = Scene("face-nightmare | hand1 Rk Bk Gk Nk | aside X", deals="Rs Rs Rs Rs Rs").do("pay hand")
    assert scene.question == "play-or-discard"
    assert scene.field("hand1") == "Rs5"


def test_O_21_keys_revealed_by_a_nightmare_do_not_prophesy() -> None:
    scene = Scene("face-nightmare | hand1 Rs Bs Gs Ns | aside X", deals="Rk Bk Gk Nk Rs").do("pay deck")
    assert scene.agenda() == ["complete-hand", "shuffle-limbo", "turn"]


def test_O_21_a_key_discarded_by_a_prophecy_does_not_prophesy() -> None:
    scene = foretell("Bk Rs Bs Gs Ns").do("drop Bk", "return Rs", "return Bs", "return Gs")
    assert scene.agenda() == ["complete-hand", "shuffle-limbo", "turn"]


def test_O_21_a_key_played_does_not_prophesy() -> None:
    scene = Scene(START).do("play Rk")
    assert scene.agenda() == ["complete-hand", "shuffle-limbo", "turn"]


def test_O_22_the_order_survives_turns_with_an_empty_limbo() -> None:
    scene = foretell("Bs Bm Gs Gm X", later="Gm Gs Bm").do("drop X", "return Gm", "return Gs", "return Bm")
    assert top(scene) == ["Gs", "Bm", "Bs"]
    scene.do("play Rs")
    assert top(scene) == ["Bm", "Bs"]
    scene.do("discard Gs")
    assert top(scene) == ["Bs"]


def test_O_22_a_door_search_loses_the_order() -> None:
    scene = Scene("play-or-discard | hand1 Gs Rs Bs Ns Nm | row1 Gs Gm | top X:12s Rs:12s")
    scene.do("play Gs", "claim")
    assert top(scene) == []
    assert len(scene.odds()) > 2


def test_O_22_limbo_coming_back_loses_the_order() -> None:
    scene = Scene(f"{TURN} | hand1 Rs Bs Gs Ns | top Rd:12s Bm:12s Gm:12s Nm:12s", deals="Rd Bm")
    assert scene.question == "play-or-discard"
    assert top(scene) == []


def test_O_22_the_order_holds_until_limbo_comes_back() -> None:
    scene = Scene(f"{TURN} | hand1 Rs Bs Gs Ns | top Rd:12s X:12s Gm:12s Nm:12s", deals="Rd X")
    assert top(scene) == ["Gm", "Nm"]


def test_O_22_a_nightmare_paid_with_a_key_keeps_the_order() -> None:
    scene = Scene(f"{TURN} | hand1 Rk Bs Gs Ns | top X:12s Bm:12s Gm:12s Nm:12s", deals="X Bm Gm").do("pay Rk")
    assert scene.question == "play-or-discard"
    assert top(scene) == ["Nm"]


def test_O_22_a_nightmare_reveals_the_known_cards_first() -> None:
    scene = Scene(f"{TURN} | hand1 Rk Bs Gs Ns | top X:12s Bm:12s Gm:12s Nm:12s", deals="X").do("pay deck")
    assert scene.odds() == {"deal Bm": 1}


def test_O_22_a_second_prophecy_sees_the_known_cards_again() -> None:
    scene = Scene(f"{START} | top Bm:12s Gm:12s", deals="Bm Gm Bs Bs Nm").do("discard Rk")
    assert scene.field("vision") == "Bs2 Bm Gm Nm"
    scene.do("drop Bs", "return Nm", "return Gm", "return Bs")
    assert top(scene) == ["Nm", "Gm", "Bs", "Bm"]


def test_O_23_a_discarded_door_loses_the_match() -> None:
    scene = foretell().do("drop Nd")
    assert scene.result() == ([], "O-23")
    assert scene.field("discard") == "Rk Nd"


def test_O_23_doors_seen_and_put_back_lose_nothing() -> None:
    scene = foretell("Nd Nd Rd Rd X").do("drop X", "return Nd", "return Nd")
    assert scene.result() is None
    assert top(scene) == ["Nd", "Nd", "Rd", "Rd"]


def test_O_23_agreed_to_forbid_a_door_may_not_go() -> None:
    scene = foretell(prophecy_door="forbid")
    assert scene.legal() == ["drop Bs", "drop Bm", "drop Gs", "drop X"]


def test_O_23_agreed_to_forbid_one_other_card_must_go() -> None:
    assert foretell("Nd Nd Rd Rd X", prophecy_door="forbid").legal() == ["drop X"]


def test_O_23_agreed_to_forbid_a_door_goes_if_there_is_nothing_else() -> None:
    scene = foretell("Nd Nd Rd Bd Gd", prophecy_door="forbid")
    assert scene.legal() == ["drop Rd", "drop Bd", "drop Gd", "drop Nd"]
    assert scene.do("drop Rd").result() == ([], "O-23")
