"""Two players: a nightmare takes from the active player, whose hand is both resources. O-42, O-43, O-51."""

from __future__ import annotations

from reverie.core.game import CHANCE
from tests.games.onirim.scene import pair

HANDS = "hand1 Rs Rm Rk | hand2 Bs Bm Bk | shared Gs Gk"


def test_O_42_nightmare_is_paid_with_a_personal_or_a_shared_key() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X")
    assert scene.legal() == ["pay Rk", "pay Gk shared", "pay deck", "pay hand"]
    scene.do("pay Gk shared")
    assert scene.field("shared") == "Gs"
    assert scene.field("hand1") == "Rs Rm Rk"
    assert scene.field("discard") == "Gk X"


def test_O_42_nightmare_is_not_paid_with_a_key_of_the_partner() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X")
    assert scene.why_not("pay Bk") == "O-29"
    assert scene.why_not("pay Rk shared") == "O-42"  # it is personal


def test_O_43_whole_hand_is_personal_and_shared_but_not_the_partners() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X").do("pay hand")
    assert scene.field("discard") == "Rs Rm Rk Gs Gk"
    assert scene.field("hand1") == scene.field("shared") == ""
    assert scene.field("hand2") == "Bs Bm Bk"


def test_O_43_second_seat_spares_the_first() -> None:
    scene = pair(f"face-nightmare | seat 2 | {HANDS} | aside X").do("pay hand")
    assert scene.field("discard") == "Bs Bm Bk Gs Gk"
    assert scene.field("hand1") == "Rs Rm Rk"


def test_O_43_three_personal_cards_are_drawn_and_then_two_shared() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X", deals="Ns Nm Bs Gs Gm").do("pay hand")
    assert scene.field("hand1") == "Bs Ns Nm"
    assert scene.field("shared") == "Gs Gm"
    assert scene.field("hand2") == "Bs Bm Bk"


def test_O_43_doors_and_dreams_go_to_limbo_without_effect() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X", deals="Nk Nd X Ns").do("pay hand")
    assert scene.actor == CHANCE  # neither the key nor the second nightmare raises a question
    assert scene.field("limbo") == "Nd X"
    assert scene.field("hand1") == "Ns Nk"


def test_O_43_doors_and_dreams_do_nothing_for_shared_places_either() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X", deals="Nk Ns Nm Nd X Bs").do("pay hand")
    assert scene.actor == CHANCE
    assert scene.field("limbo") == "Nd X"
    assert scene.field("shared") == "Bs"


def test_O_43_a_full_hand_ends_the_turn() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X", deals="Ns Nm X Bs Gs Gm").do("pay hand")
    assert scene.actor == 1
    assert scene.field("discard") == "Rs Rm Rk Gs Gk X"
    assert scene.field("limbo") == ""
    assert scene.field("shuffles") == "1"


def test_O_43_discarded_keys_neither_prophesy_nor_swap() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X", deals="Ns Nm Bs Gs Gm").do("pay hand")
    assert (scene.actor, scene.question) == (1, "play-or-discard")


def test_O_51_a_door_of_ones_own_goes_to_limbo() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X | doors1 Rd Gd | doors2 Gd")
    scene.do("pay Gd")
    assert scene.field("doors1") == "Rd"
    assert scene.field("doors2") == "Gd"


def test_O_51_the_partners_doors_are_safe() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X | doors2 Gd")
    assert scene.legal() == ["pay Rk", "pay Gk shared", "pay deck", "pay hand"]
    assert scene.why_not("pay Gd partner") == "O-51"
    assert scene.why_not("pay Gd") == "O-30"


def test_O_51_team_may_pay_with_a_door_of_either() -> None:
    scene = pair("face-nightmare | hand1 Rs | aside X | doors1 Rd | doors2 Gd", coop_lose_door="team")
    assert scene.legal() == ["pay Rd", "pay Gd partner", "pay deck", "pay hand"]
    scene.do("pay Gd partner")
    assert scene.field("doors1") == "Rd"
    assert scene.field("doors2") == ""
    assert scene.field("limbo") == "Gd"


def test_O_51_team_of_the_second_seat() -> None:
    scene = pair("face-nightmare | seat 2 | hand2 Rs | aside X | doors1 Rd | doors2 Rd", coop_lose_door="team")
    scene.do("pay Rd partner")
    assert scene.field("doors1") == ""
    assert scene.field("doors2") == "Rd"


def test_O_51_team_cannot_pay_with_a_door_nobody_has() -> None:
    scene = pair("face-nightmare | hand1 Rs | aside X | doors1 Rd | doors2 Gd", coop_lose_door="team")
    assert scene.why_not("pay Rd partner") == "O-51"
    assert scene.why_not("pay Gd") == "O-30"


def test_O_51_the_event_tells_the_partners_door_from_ones_own() -> None:
    position = f"face-nightmare | {HANDS} | aside X | doors1 Gd | doors2 Gd"
    own, partner = [pair(position, coop_lose_door="team").do(deed) for deed in ("pay Gd", "pay Gd partner")]
    assert own.events() != partner.events()
