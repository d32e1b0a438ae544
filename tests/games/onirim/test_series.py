"""Doors gained by three locations of one colour in the row. O-12 to O-16."""

from __future__ import annotations

import pytest

from reverie.core.game import CHANCE
from tests.games.onirim.scene import Scene

# A hand whose greens are played, and other cards that leave the series alone.
HAND = "hand1 Gs Gm Rs Bs Ns"
NO_GREEN_LEFT = f"play-or-discard | {HAND} | row1 Gs Gm | doors1 Gd2"


def test_O_12_third_card_of_a_colour_gains_a_door() -> None:
    # The example of the rulebooks: the third green card in succession.
    scene = Scene("play-or-discard | hand1 Gs Rs Bs Ns Nm | row1 Gs Gm", deals="")
    scene.do("play Gs")
    assert scene.field("doors1") == "Gd"
    assert scene.field("row1") == "Gs Gm Gs"
    assert scene.field("shuffles") == "1"


@pytest.mark.parametrize("colour", "RBGN")
def test_O_12_the_door_has_the_colour_of_the_series(colour: str) -> None:
    scene = Scene(f"play-or-discard | hand1 {colour}k Rs Bs Gs Ns | row1 {colour}s {colour}m").do(f"play {colour}k")
    assert scene.field("doors1") == f"{colour}d"


def test_O_12_the_door_comes_out_of_the_deck() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm").do("play Gs")
    assert scene.odds()["deal Gd"] == 1
    assert scene.look(0)["deck"] == 76 - 5 - 2 - 1


def test_O_12_two_cards_are_not_enough() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gm").do("play Gs")
    assert scene.field("doors1") == ""
    assert scene.field("shuffles") == ""


def test_O_12_example_brown_interrupted_by_green() -> None:
    scene = Scene("play-or-discard | hand1 Ns Nm Rs Bs Gs | row1 Ns Nm Gs Nm").do("play Ns")
    assert scene.field("doors1") == ""
    assert scene.field("shuffles") == ""


@pytest.mark.parametrize("row", ["Nm Gs Nm", "Ns Gk Nm", "Gm Ns Nm Rk Ns Gm"])
def test_O_12_another_colour_breaks_the_series(row: str) -> None:
    scene = Scene(f"play-or-discard | hand1 Ns Rs Bs Gs Gk | row1 {row}").do("play Ns")
    assert scene.field("doors1") == ""


def test_O_12_a_series_after_a_broken_one_counts() -> None:
    scene = Scene("play-or-discard | hand1 Ns Rs Bs Gs Gk | row1 Ns Nm Gs Ns Nm").do("play Ns")
    assert scene.field("doors1") == "Nd"


def test_O_12_three_symbols_or_two_make_no_difference() -> None:
    scene = Scene("play-or-discard | hand1 Gk Rs Bs Ns Nm | row1 Gk Gm").do("play Gk")
    assert scene.field("doors1") == "Gd"


def test_O_13_the_claim_is_not_asked_by_default() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm").do("play Gs")
    assert scene.actor == CHANCE


def test_O_13_the_claim_is_asked_on_demand() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm", claim="ask").do("play Gs")
    assert scene.question == "claim"
    assert scene.legal() == ["claim", "decline"]
    assert scene.field("doors1") == ""


def test_O_13_claimed_on_demand() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm", claim="ask").do("play Gs", "claim")
    assert scene.field("doors1") == "Gd"
    assert scene.field("shuffles") == "1"
    assert scene.actor == CHANCE


def test_O_13_a_declined_door_stays_in_the_deck_unshuffled() -> None:
    position = f"play-or-discard | {HAND} | row1 Gs Gm | top Nm:12s Gd:12s"
    scene = Scene(position, claim="ask").do("play Gs", "decline")
    assert scene.field("doors1") == ""
    assert scene.field("shuffles") == ""
    assert scene.look(0)["top"] == ["Nm", "Gd"]


def test_O_13_nothing_is_asked_before_the_third_card() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gm", claim="ask").do("play Gs")
    assert scene.actor == CHANCE


@pytest.mark.parametrize("row", ["Gs Gm Gs", "Gm Gs Gm Gs Gm Gs"])
def test_O_14_the_fourth_card_is_the_first_of_a_new_series(row: str) -> None:
    scene = Scene(f"play-or-discard | hand1 Gm Rs Bs Ns Nm | row1 {row}").do("play Gm")
    assert scene.field("doors1") == ""


def test_O_14_the_fifth_card_gains_nothing() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm Gs Gm | doors1 Gd").do("play Gs")
    assert scene.field("doors1") == "Gd"
    assert scene.field("shuffles") == ""


def test_O_14_the_sixth_card_gains_a_second_door() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm Gs Gm Gs | doors1 Gd").do("play Gm")
    assert scene.field("doors1") == "Gd2"


def test_O_14_six_cards_played_one_by_one_make_two_doors() -> None:
    scene = Scene("play-or-discard | hand1 Gs Gm Rs Bs Ns", deals="Gs Gm Gs Gm Rs")
    gained = []
    for text in ("play Gs", "play Gm") * 3:
        gained.append(scene.do(text).field("doors1"))
    assert gained == ["", "", "Gd", "Gd", "Gd", "Gd2"]


def test_O_14_a_fourth_card_does_not_count_twice_after_a_break() -> None:
    # G G G G R G G: the fourth green is cut off, so the last two are only two.
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm Gs Gm Rs Gm | doors1 Gd").do("play Gs")
    assert scene.field("doors1") == "Gd"


def test_O_14_the_count_restarts_after_a_declined_door() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm", deals="Rm", claim="ask")
    scene.do("play Gs", "decline", "play Gm")
    assert scene.actor == CHANCE
    assert scene.field("row1") == "Gs Gm Gs Gm"


def test_O_14_the_count_restarts_where_no_door_was_left() -> None:
    # A nightmare sends a green door back after the empty-handed series, so a fourth card could gain it if it counted.
    scene = Scene(NO_GREEN_LEFT, deals="X Rm").do("play Gs", "pay Gd", "play Gm")
    assert scene.field("doors1") == "Gd"
    assert scene.odds()["deal Gd"] == 1


def test_O_15_a_discard_does_not_break_a_series() -> None:
    scene = Scene("play-or-discard | hand1 Gs Rs Bs Ns Nm | row1 Gs Gm", deals="Rm").do("discard Rs", "play Gs")
    assert scene.field("doors1") == "Gd"


def test_O_15_discards_between_all_cards_of_a_series() -> None:
    scene = Scene("play-or-discard | hand1 Gs2 Gm Rs Bs", deals="Ns Ns Ns Ns")
    scene.do("play Gs", "discard Rs", "play Gm", "discard Bs", "play Gs")
    assert scene.field("doors1") == "Gd"


def test_O_15_a_discarded_card_does_not_belong_to_a_series() -> None:
    scene = Scene("play-or-discard | hand1 Gs Gm Rs Bs Ns | row1 Gs Gm", deals="Rm").do("discard Gs")
    assert scene.field("doors1") == ""
    assert scene.field("row1") == "Gs Gm"


def test_O_16_no_door_left_gains_nothing() -> None:
    scene = Scene(NO_GREEN_LEFT).do("play Gs")
    assert scene.field("doors1") == "Gd2"
    assert scene.field("row1") == "Gs Gm Gs"


def test_O_16_with_an_unknown_top_nothing_is_asked() -> None:
    scene = Scene(NO_GREEN_LEFT).do("play Gs")
    assert scene.actor == CHANCE
    assert scene.field("shuffles") == ""


def test_O_16_with_a_known_top_the_search_is_asked() -> None:
    scene = Scene(f"{NO_GREEN_LEFT} | top Nm:12s").do("play Gs")
    assert scene.question == "search"
    assert scene.legal() == ["search", "skip"]


def test_O_16_searching_shuffles_the_known_top_away() -> None:
    scene = Scene(f"{NO_GREEN_LEFT} | top Nm:12s").do("play Gs", "search")
    assert scene.look(0)["top"] == []
    assert scene.field("shuffles") == "1"
    assert scene.field("doors1") == "Gd2"


def test_O_16_skipping_keeps_the_known_top() -> None:
    scene = Scene(f"{NO_GREEN_LEFT} | top Nm:12s").do("play Gs", "skip")
    assert scene.look(0)["top"] == ["Nm"]
    assert scene.field("shuffles") == ""


def test_O_16_agreed_to_shuffle_always() -> None:
    scene = Scene(f"{NO_GREEN_LEFT} | top Nm:12s", absent_search="shuffle").do("play Gs")
    assert scene.actor == CHANCE
    assert scene.look(0)["top"] == []
    assert scene.field("shuffles") == "1"


def test_O_16_agreed_to_skip_always() -> None:
    scene = Scene(f"{NO_GREEN_LEFT} | top Nm:12s", absent_search="skip").do("play Gs")
    assert scene.actor == CHANCE
    assert scene.look(0)["top"] == ["Nm"]


def test_O_16_an_absent_door_is_never_offered_as_a_claim() -> None:
    scene = Scene(f"{NO_GREEN_LEFT} | top Nm:12s", claim="ask").do("play Gs")
    assert scene.question == "search"


def test_O_16_the_search_is_not_asked_while_a_door_is_there() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm | doors1 Gd | top Nm:12s").do("play Gs")
    assert scene.question == "claim"


def test_O_13_a_known_top_is_not_shuffled_away_unasked() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm | top Nm:12s").do("play Gs")
    assert scene.legal() == ["claim", "decline"]
    assert scene.facts() == {"card": "Gd", "spare": 0, "known": 1}
    scene.do("decline")
    assert scene.look(0)["top"] == ["Nm"]
    assert scene.field("shuffles") == ""


def test_O_13_who_claims_shuffles_the_known_top_away() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm | top Nm:12s").do("play Gs", "claim")
    assert scene.look(0)["top"] == []
    assert scene.field("doors1") == "Gd"


def test_O_13_with_an_unknown_top_the_door_is_taken_by_itself() -> None:
    scene = Scene(f"play-or-discard | {HAND} | row1 Gs Gm").do("play Gs")
    assert scene.actor == CHANCE
    assert scene.field("doors1") == "Gd"
