"""What the three rulebooks disagree on about two players, ruled as section 2 of the sheet says. D10 to D12, D14."""

from __future__ import annotations

from reverie.core.game import CHANCE
from reverie.core.option import settle
from reverie.games.onirim import OPTIONS
from tests.games.onirim.scene import pair

HANDS = "hand1 Rs Rm Rk | hand2 Bs Bm Bk | shared Gs Gm"


def test_D_10_one_card_each_in_turn_not_three_at_once() -> None:
    # The Korean text lets each pick "until three"; both Polish ones say alternately.
    scene = pair(deals="Rs Rm Bs Bm Gs Gm Ns Nm").do("take Rs")
    assert scene.actor == 1
    assert scene.why_not("take Rm", seat=0) == "O-41"


def test_D_10_who_picks_first_is_a_matter_of_agreement() -> None:
    eight = "Rs Rm Bs Bm Gs Gm Ns Nm"
    assert [pair(deals=eight, first_picker=picker).actor for picker in (1, 2)] == [0, 1]


def test_D_11_swap_belongs_to_the_discard_and_comes_before_drawing() -> None:
    discarded = pair(f"play-or-discard | {HANDS}", deals="Ns").do("discard Rs")
    assert discarded.question == "swap"
    assert discarded.dealer.left == ["deal Ns"]
    played = pair(f"play-or-discard | {HANDS}").do("play Rs")
    assert played.actor == CHANCE


def test_D_11_immediately_means_before_the_prophecy() -> None:
    # One Polish text and the Korean one say "immediately", the other "additionally".
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns Nm Bs Bm X").do("discard Rk")
    assert scene.question == "swap"
    assert len(scene.dealer.left) == 5


def test_D_12_silence_and_open_hands_are_both_offered() -> None:
    position = f"play-or-discard | {HANDS}"
    silent, opened = [pair(position, coop_info=info).look(1) for info in ("silent", "open")]
    assert silent["hands"] == [[], ["Bs", "Bm", "Bk"]]
    assert opened["hands"] == [["Rs", "Rm", "Rk"], ["Bs", "Bm", "Bk"]]


def test_D_12_silence_holds_unless_something_else_was_agreed() -> None:
    # The Korean text takes silence for the rule and open hands for the variant; the Polish ones leave it free.
    assert settle(OPTIONS, {"players": 2})["coop_info"] == "silent"


def test_D_14_the_door_paid_is_ones_own() -> None:
    # One Polish text says a door gained, the other a door, the Korean one a door gained oneself.
    scene = pair(f"face-nightmare | {HANDS} | aside X | doors1 Rd | doors2 Bd")
    assert scene.why_not("pay Rd") is None
    assert scene.why_not("pay Bd partner") == "O-51"


def test_D_14_the_partners_door_is_a_matter_of_agreement() -> None:
    scene = pair(f"face-nightmare | {HANDS} | aside X | doors1 Rd | doors2 Bd", coop_lose_door="team")
    assert scene.why_not("pay Bd partner") is None
