"""Two players: a hand of both resources and its refill, a row for each, alternate turns. O-42, O-44, O-45, O-47."""

from __future__ import annotations

from reverie.core.event import SPECTATOR
from tests.games.onirim.scene import all_but, pair

HANDS = "hand1 Rs Rm Rk | hand2 Bs Bm Bk | shared Gs Gm"


def test_O_42_hand_is_personal_and_shared_but_not_the_partners() -> None:
    assert pair(f"play-or-discard | {HANDS}").legal() == [
        "play Rs", "discard Rs", "play Rm", "discard Rm", "play Rk", "discard Rk",
        "play Gs shared", "discard Gs shared", "play Gm shared", "discard Gm shared",
    ]  # fmt: skip


def test_O_42_second_seat_shares_the_same_two_cards() -> None:
    legal = pair(f"play-or-discard | seat 2 | {HANDS}").legal()
    assert {"play Bs", "discard Bk", "play Gs shared", "discard Gm shared"} <= set(legal)
    assert "play Rs" not in legal


def test_O_42_shared_card_is_played_to_ones_own_row() -> None:
    scene = pair(f"play-or-discard | seat 2 | {HANDS}").do("play Gs shared")
    assert scene.field("row2") == "Gs"
    assert scene.field("shared") == "Gm"
    assert scene.field("hand2") == "Bs Bm Bk"


def test_O_42_shared_key_discarded_prophesies() -> None:
    scene = pair("play-or-discard | hand1 Rs Rm Bs | shared Gk Gm", deals="Rs Bs Gs Ns X")
    scene.do("discard Gk shared", "keep")
    assert scene.question == "drop"
    assert scene.field("discard") == "Gk"


def test_O_42_shared_key_opens_a_door() -> None:
    scene = pair("open-drawn:G | hand1 Rs Rm | shared Gk Gm | aside Gd").do("open shared")
    assert scene.field("doors1") == "Gd"
    assert scene.field("discard") == "Gk"
    assert scene.field("shared") == "Gm"


def test_O_42_either_key_may_open_a_door() -> None:
    scene = pair("open-drawn:G | hand1 Gk Rm | shared Gk Gm | aside Gd")
    assert scene.legal() == ["open", "open shared", "leave"]
    scene.do("open")
    assert (scene.field("hand1"), scene.field("shared")) == ("Rm", "Gm Gk")


def test_O_42_key_of_the_partner_opens_no_door() -> None:
    scene = pair("open-drawn:B | hand1 Rs Rm | hand2 Bk Bm Bs | shared Gs Gm | aside Bd")
    assert scene.legal() == ["leave"]
    assert scene.why_not("open") == "O-26"


def test_O_42_a_card_one_does_not_hold_cannot_be_used() -> None:
    scene = pair(f"play-or-discard | {HANDS}")
    assert scene.why_not("play Bs") == "O-9"
    assert scene.why_not("discard Bs") == "O-17"
    # The other group does not count: the red sun is personal, the green one shared.
    assert scene.why_not("play Rs shared") == "O-42"
    assert scene.why_not("discard Gs") == "O-42"


def test_O_44_personal_card_is_replaced_by_a_personal_one() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns").do("play Rs")
    assert scene.field("hand1") == "Rm Rk Ns"
    assert scene.field("shared") == "Gs Gm"


def test_O_44_shared_card_is_replaced_by_a_shared_one() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns").do("play Gs shared")
    assert scene.field("hand1") == "Rs Rm Rk"
    assert scene.field("shared") == "Gm Ns"


def test_O_44_personal_places_are_filled_before_shared_ones() -> None:
    scene = pair("face-nightmare | hand1 Rs Rm Rk | shared Gs | aside X", deals="Bs Nm").do("pay Rk")
    assert scene.field("hand1") == "Rs Rm Bs"
    assert scene.field("shared") == "Gs Nm"


def test_O_44_partner_gets_nothing() -> None:
    scene = pair(f"play-or-discard | seat 2 | {HANDS}", deals="Ns").do("play Bs")
    assert scene.field("hand2") == "Bm Bk Ns"
    assert scene.field("hand1") == "Rs Rm Rk"


def test_O_44_nightmare_drawn_for_a_shared_place_is_faced() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="X").do("play Gs shared")
    assert (scene.actor, scene.question) == (0, "nightmare")


def test_O_44_door_drawn_for_a_shared_place_may_be_opened() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Rd Bs Ns").do("play Gs shared", "open")
    assert scene.field("doors1") == "Rd"
    # The key paid leaves a personal place open, and that one comes first.
    assert scene.field("hand1") == "Rs Rm Bs"
    assert scene.field("shared") == "Gm Ns"


def test_O_44_a_shared_place_that_cannot_be_filled_loses() -> None:
    doors = "Rd Rd Bd Bd Gd Gd Nd Nd"
    used = f"Rs Rm Rk Bs Bm Bk Gs Gm {doors}"
    scene = pair(f"play-or-discard | {HANDS} | discard {all_but(used)} | limbo {doors}").do("play Gs shared")
    assert scene.result() == ([], "O-37")


def test_O_45_each_plays_to_a_row_of_their_own() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns Nm").do("play Rs", "play Bm")
    assert scene.field("row1") == "Rs"
    assert scene.field("row2") == "Bm"


def test_O_45_golden_rule_looks_at_ones_own_row_only() -> None:
    rows = "row1 Gm | row2 Ns"
    first = pair(f"play-or-discard | {HANDS} | {rows}")
    assert first.why_not("play Rs") is None
    assert first.why_not("play Rm") == "O-10"
    second = pair(f"play-or-discard | seat 2 | {HANDS} | {rows}")
    assert second.why_not("play Bm") is None
    assert second.why_not("play Bs") == "O-10"
    assert second.why_not("play Gs shared") == "O-10"


def test_O_45_first_card_of_each_row_may_have_any_symbol() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns").do("play Rs")
    assert {"play Bs", "play Bm", "play Bk"} <= set(scene.legal())


def test_O_45_series_of_two_rows_do_not_add_up() -> None:
    scene = pair("play-or-discard | hand1 Gk Rm Rk | shared Gs Gm | row1 Gs | row2 Gm").do("play Gk")
    assert scene.field("doors1") == scene.field("doors2") == ""


def test_O_45_the_partners_turns_do_not_break_a_series() -> None:
    scene = pair("play-or-discard | hand1 Gs Gm Gk | hand2 Bs Bm Bk | shared Ns Nm", deals="Rs Rs Rs Rs")
    scene.do("play Gs", "play Bs", "play Gm", "play Bm")
    assert scene.field("doors1") == ""
    scene.do("play Gk")
    assert scene.field("doors1") == "Gd"
    assert scene.field("doors2") == ""


def test_O_45_series_of_the_second_seat_gains_its_own_door() -> None:
    scene = pair("play-or-discard | seat 2 | hand2 Gk Bm Bk | shared Ns Nm | row2 Gs Gm").do("play Gk")
    assert scene.field("doors2") == "Gd"
    assert scene.field("doors1") == ""


def test_O_45_discard_pile_and_limbo_are_common() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns Gd")
    scene.do("discard Rs", "keep", "discard Bs", "keep", "leave")
    assert scene.field("discard") == "Rs Bs"
    assert scene.field("limbo") == "Gd"


def test_O_45_what_one_returned_to_the_deck_the_other_draws() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns Nm Gs Gm X Ns Nm")
    scene.do("discard Rk", "keep", "drop X", "return Ns", "return Nm", "return Gs", "play Bs")
    assert scene.field("hand1") == "Rs Rm Ns"
    assert scene.field("hand2") == "Bm Bk Nm"


def test_O_47_turns_alternate_after_a_play_and_after_a_discard() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns Nm Ns")
    scene.do("play Rs")
    assert (scene.actor, scene.question) == (1, "play-or-discard")
    scene.do("discard Bs", "keep")
    assert (scene.actor, scene.question) == (0, "play-or-discard")
    scene.do("play Rm")
    assert scene.actor == 1


def test_O_47_the_turn_passes_when_limbo_has_returned() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Bd Ns").do("play Rs", "leave")
    assert scene.events()[-2:] == [{"event": "limbo returns", "seat": 0}, {"event": "turn", "seat": 1}]
    assert scene.actor == 1


def test_O_47_nobody_acts_in_the_partners_turn() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns")
    assert scene.why_not("play Bs", seat=1) == "O-47"
    assert scene.why_not("play Gs shared", seat=1) == "O-47"
    assert scene.why_not("play Rs", seat=SPECTATOR) == "O-47"
    scene.do("play Rs")
    assert scene.why_not("play Rm", seat=0) == "O-47"
    assert scene.why_not("play Bs", seat=1) is None


def test_O_47_nobody_answers_for_the_partner() -> None:
    nightmare = pair(f"face-nightmare | {HANDS} | aside X")
    assert nightmare.why_not("pay Bk", seat=1) == "O-47"
    swap = pair("swap | hand1 Rs Rm | hand2 Bs Bm Bk | shared Gs Gm")
    assert swap.why_not("swap Bs Gs", seat=1) == "O-47"
    assert swap.why_not("keep", seat=1) == "O-47"
