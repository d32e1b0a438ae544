"""Victory, defeat, and what everybody may know meanwhile. O-36 to O-39."""

from __future__ import annotations

from reverie.core.event import SPECTATOR
from reverie.core.game import NOBODY
from tests.games.onirim.scene import TURN, Scene, with_deck

SEVEN = "doors1 Rd2 Bd2 Gd Nd2"  # a green door is missing


def test_O_36_the_eighth_door_wins_by_a_series() -> None:
    scene = Scene(f"play-or-discard | hand1 Gs Rs Bs Ns Nm | row1 Gs Gm | {SEVEN}", deals="X").do("play Gs")
    assert scene.result() == ([0], "O-36")
    assert scene.field("hand1") == "Rs Bs Ns Nm"
    assert scene.dealer.left == ["deal X"]


def test_O_36_the_eighth_door_wins_in_the_middle_of_the_draw() -> None:
    scene = Scene(f"{TURN} | hand1 Gk Rs Bs | {SEVEN}", deals="Gd").do("open")
    assert scene.result() == ([0], "O-36")
    assert scene.field("hand1") == "Rs Bs"
    assert scene.actor == NOBODY


def test_O_36_the_eighth_door_wins_by_a_key_that_opens_by_itself() -> None:
    scene = Scene(f"{TURN} | hand1 Gk Rs Bs Ns | {SEVEN}", deals="Gd", door_key="auto")
    assert scene.result() == ([0], "O-36")


def test_O_36_the_last_card_of_the_deck_may_win() -> None:
    position = f"play-or-discard | hand1 Gs Rs Bs Ns Nm | row1 Gs Gm | {SEVEN}"
    scene = Scene(with_deck("Gd", position)).do("play Gs")
    assert scene.look(0)["deck"] == 0
    assert scene.result() == ([0], "O-36")


def test_O_36_seven_doors_do_not_win() -> None:
    scene = Scene(f"{TURN} | hand1 Gk Rs Bs Ns | doors1 Rd2 Bd2 Nd2", deals="Gd").do("open")
    assert scene.field("doors1") == "Rd2 Bd2 Gd Nd2"
    assert scene.result() is None


def test_O_36_a_declined_eighth_door_does_not_win() -> None:
    scene = Scene(f"{TURN} | hand1 Gk Rs Bs Ns | {SEVEN}", deals="Gd").do("leave")
    assert scene.result() is None


def test_O_37_a_draw_from_an_empty_deck_loses() -> None:
    # The door was left in limbo before: limbo does not help.
    scene = Scene(with_deck("Rm", f"{TURN} | hand1 Rs Bs Ns | {SEVEN} | limbo Gd"), deals="Rm")
    assert scene.result() == ([], "O-37")
    assert scene.field("limbo") == "Gd"


def test_O_37_a_door_that_cannot_be_opened_does_not_complete_the_hand() -> None:
    scene = Scene(with_deck("Gd", f"{TURN} | hand1 Rs Bs Ns Nm | {SEVEN}"), deals="Gd")
    assert scene.result() == ([], "O-37")


def test_O_37_a_nightmare_paid_with_a_key_may_be_the_end() -> None:
    position = with_deck("X", f"{TURN} | hand1 Rk Rs Bs Ns | {SEVEN} | limbo Gd")
    assert Scene(position, deals="X").do("pay Rk").result() == ([], "O-37")


def test_O_37_in_phase_1_a_search_may_empty_the_deck_and_lose() -> None:
    # The seventh door is the last card; the eighth lies in limbo, as if a turn had been cut short.
    position = "play-or-discard | hand1 Gs Rs Bs Ns Nm | row1 Gs Gm | doors1 Rd2 Bd2 Nd2 | limbo Gd"
    scene = Scene(with_deck("Gd", position)).do("play Gs")
    assert scene.field("doors1") == SEVEN.removeprefix("doors1 ")
    assert scene.result() == ([], "O-37")


def test_O_37_agreed_that_limbo_comes_to_the_rescue() -> None:
    position = with_deck("Gd Gk", f"{TURN} | hand1 Rs Bs Ns | {SEVEN}")
    assert Scene(position, deals="Gd Gk").result() == ([], "O-37")
    scene = Scene(position, deals="Gd Gk Gd", limbo_rescue=True)
    assert scene.question == "open"
    assert scene.do("open").result() == ([0], "O-36")


def test_O_37_a_rescue_that_does_not_fill_the_hand_is_none() -> None:
    position = with_deck("Gd", f"{TURN} | hand1 Rs Bs Ns Nm | {SEVEN}")
    scene = Scene(position, deals="Gd Gd", limbo_rescue=True)
    assert scene.dealer.left == []
    assert scene.result() == ([], "O-37")


def test_O_37_a_rescued_nightmare_acts() -> None:
    position = with_deck("Gd X", f"face-nightmare | hand1 Rk Rs Bs Ns | aside X | {SEVEN}")
    scene = Scene(position, deals="Gd X X", limbo_rescue=True).do("pay deck")
    assert scene.question == "nightmare"
    assert scene.field("aside") == "X"


def test_O_37_the_rescue_does_not_touch_a_hand_that_can_be_filled() -> None:
    position = with_deck("Rm", f"{TURN} | hand1 Rs Bs Ns Nm | {SEVEN} | limbo Gd")
    scene = Scene(position, deals="Rm", limbo_rescue=True)
    assert scene.question == "play-or-discard"
    assert scene.field("shuffles") == "1"


def test_O_38_the_last_card_drawn_is_no_defeat() -> None:
    scene = Scene(with_deck("Rm", f"{TURN} | hand1 Rs Bs Ns Nm | {SEVEN} | limbo Gd"), deals="Rm")
    assert scene.result() is None
    assert scene.question == "play-or-discard"


def test_O_38_a_nightmare_may_be_faced_with_an_empty_deck() -> None:
    scene = Scene(with_deck("X", f"{TURN} | hand1 Rs Bs Ns Nm | {SEVEN} | limbo Gd"), deals="X")
    assert scene.look(0)["deck"] == 0
    assert scene.result() is None


def test_O_39_everything_but_the_order_of_the_deck_is_open() -> None:
    scene = Scene("face-nightmare | hand1 Rs Bs | doors1 Gd | limbo Nd | discard Rk X | aside X | row1 Bs Bm")
    for viewer in (0, SPECTATOR):
        seen = scene.look(viewer)
        assert seen["deck"] == 76 - 9
        assert seen["discard"] == ["Rk", "X"]
        assert seen["rows"] == [["Bs", "Bm"]]
        assert seen["limbo"] == ["Nd"]
        assert seen["doors"] == [["Gd"]]


def test_O_39_what_is_left_of_each_kind_is_known() -> None:
    scene = Scene("face-nightmare | hand1 Rs Bs | doors1 Gd | limbo Nd | discard Rk X | aside X | row1 Bs Bm")
    unseen = scene.look(0)["unseen"]
    assert isinstance(unseen, dict)
    assert sum(unseen.values()) == 76 - 9
    assert [unseen[card] for card in ("Rs", "Bs", "Bm", "Rk", "Gd", "Nd", "X")] == [8, 6, 3, 2, 1, 1, 8]


def test_O_39_the_card_counter_changes_nothing_that_is_known() -> None:
    position = "play-or-discard | hand1 Rs Rm Bs Bm Gs | discard Ns"
    without = Scene(position, card_counter=False)
    assert without.look(0) == Scene(position).look(0)
    assert without.legal() == Scene(position).legal()
