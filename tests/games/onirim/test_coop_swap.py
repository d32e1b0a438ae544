"""Two players: swapping a personal card with a shared one after a discard. O-46."""

from __future__ import annotations

from reverie.core.game import CHANCE
from tests.games.onirim.scene import Scene, pair

HANDS = "hand1 Rs Rm Rk | hand2 Bs Bm Bk | shared Gs Gm"
FIVE = "Ns Nm Bs Bm X"


def test_O_46_asked_after_a_discard_and_before_drawing() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns").do("discard Rs")
    assert (scene.actor, scene.question) == (0, "swap")
    assert scene.field("hand1") == "Rm Rk"


def test_O_46_any_personal_card_with_any_shared_one() -> None:
    scene = pair(f"play-or-discard | {HANDS}").do("discard Rs")
    assert scene.legal() == ["swap Rm Gs", "swap Rm Gm", "swap Rk Gs", "swap Rk Gm", "keep"]


def test_O_46_cards_that_are_alike_are_not_swapped() -> None:
    scene = pair("play-or-discard | hand1 Rs Gs Rm | hand2 Bs Bm Bk | shared Gs Gm").do("discard Rs")
    assert scene.legal() == ["swap Rm Gs", "swap Rm Gm", "swap Gs Gm", "keep"]
    assert scene.why_not("swap Gs Gs") == "O-46"


def test_O_46_the_two_cards_change_places() -> None:
    scene = pair(f"play-or-discard | {HANDS}").do("discard Rs", "swap Rm Gs")
    assert scene.field("hand1") == "Rk Gs"
    assert scene.field("shared") == "Rm Gm"
    assert scene.field("hand2") == "Bs Bm Bk"


def test_O_46_swap_is_optional() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns").do("discard Rs", "keep")
    assert scene.field("hand1") == "Rm Rk Ns"
    assert scene.field("shared") == "Gs Gm"
    assert scene.actor == 1


def test_O_46_swap_only_after_a_discard() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns").do("play Rs")
    assert (scene.actor, scene.question) == (1, "play-or-discard")


def test_O_46_wish_to_swap_before_the_discard_is_refused() -> None:
    scene = pair(f"play-or-discard | {HANDS}")
    assert scene.why_not("swap Rm Gs") == "O-46"


def test_O_46_only_one_swap() -> None:
    scene = pair(f"play-or-discard | {HANDS}").do("discard Rs", "swap Rm Gs")
    assert scene.actor == CHANCE


def test_O_46_after_discarding_a_shared_card_the_other_may_be_swapped() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns").do("discard Gs shared")
    assert scene.legal() == ["swap Rs Gm", "swap Rm Gm", "swap Rk Gm", "keep"]
    scene.do("swap Rk Gm")
    assert scene.field("hand1") == "Rs Rm Gm"
    assert scene.field("shared") == "Rk Ns"


def test_O_46_second_seat_swaps_its_own_card() -> None:
    scene = pair(f"play-or-discard | seat 2 | {HANDS}").do("discard Bs", "swap Bk Gm")
    assert scene.field("hand2") == "Bm Gm"
    assert scene.field("shared") == "Bk Gs"
    assert scene.field("hand1") == "Rs Rm Rk"


def test_O_46_before_the_prophecy() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals=FIVE).do("discard Rk")
    assert scene.question == "swap"
    assert scene.field("vision") == ""  # nothing has been seen yet
    scene.do("swap Rm Gs")
    assert scene.question == "drop"


def test_O_46_swap_timing_after_lets_the_prophecy_go_first() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals=f"{FIVE} Ns", swap_timing="after").do("discard Rk")
    assert scene.question == "drop"
    scene.do("drop X", "return Ns", "return Nm", "return Bs")
    assert scene.question == "swap"
    assert scene.field("hand1") == "Rs Rm"  # still before drawing
    scene.do("swap Rs Gs")
    assert scene.field("hand1") == "Rm Gs Ns"
    assert scene.actor == 1


def test_O_46_swap_timing_after_changes_nothing_for_a_sun() -> None:
    scene = pair(f"play-or-discard | {HANDS}", swap_timing="after").do("discard Rs")
    assert scene.question == "swap"
    scene.do("keep")
    assert scene.actor == CHANCE


def test_O_46_key_dropped_in_a_prophecy_gives_no_second_swap() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Nk Nm Bs Bm Gs").do("discard Rk", "keep", "drop Nk")
    assert scene.question == "return"


def test_O_46_key_paid_to_a_nightmare_gives_no_swap() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X").do("pay Rk")
    assert scene.actor == CHANCE


def test_O_46_key_paid_for_a_door_gives_no_swap() -> None:
    scene = pair("open-drawn:R | hand1 Rs Rk | shared Gs Gm | aside Rd").do("open")
    assert scene.actor == CHANCE


def test_O_46_a_card_one_does_not_hold_cannot_be_swapped() -> None:
    scene = pair(f"play-or-discard | {HANDS}").do("discard Rs")
    assert scene.why_not("swap Rs Gs") == "O-46"  # discarded just now
    assert scene.why_not("swap Bs Gs") == "O-46"  # the partner's
    assert scene.why_not("swap Rm Bs") == "O-46"
    assert scene.why_not("swap Gs Rm") == "O-46"  # the personal card is named first
    assert scene.why_not("play Rm") == "O-46"
    assert scene.why_not("swap Rm Gs") is None


def test_O_46_the_partner_swaps_nothing() -> None:
    scene = pair(f"play-or-discard | {HANDS}").do("discard Rs")
    assert scene.why_not("swap Bs Gs", seat=1) == "O-47"


def test_O_46_a_single_player_has_nothing_to_swap() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Rk Gs Gm").do("discard Rs")
    assert scene.actor == CHANCE
