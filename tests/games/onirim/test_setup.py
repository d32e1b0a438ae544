"""The opening hand of one player, and what limbo is for. O-4 to O-7."""

from __future__ import annotations

from reverie.core.game import CHANCE
from tests.games.onirim.scene import TURN, Scene

# The example of the rulebooks: three locations, a dream and a door; a location and a door; a location.
EXAMPLE = "Rs Bm Gk X Rd Ns Bd Gs"


def test_O_4_all_cards_start_in_the_deck() -> None:
    scene = Scene()
    assert scene.actor == CHANCE
    assert scene.look(0)["deck"] == 76
    assert scene.look(0)["top"] == []


def test_O_5_example_sets_doors_and_dreams_aside() -> None:
    scene = Scene(deals="Rs Bm Gk X Rd")
    assert scene.field("hand1") == "Rs Bm Gk"
    assert scene.field("limbo") == "Rd X"
    scene = Scene(deals="Rs Bm Gk X Rd Ns Bd")
    assert scene.field("hand1") == "Rs Bm Gk Ns"
    assert scene.field("limbo") == "Rd Bd X"
    assert scene.actor == CHANCE


def test_O_5_example_ends_with_five_locations() -> None:
    scene = Scene(deals=EXAMPLE)
    assert scene.field("hand1") == "Rs Bm Gs Gk Ns"
    assert scene.question == "play-or-discard"


def test_O_5_five_locations_at_once_are_enough() -> None:
    scene = Scene(deals="Rs Rs Rm Rk Bs Bs")
    assert scene.field("hand1") == "Rs2 Rm Rk Bs"
    assert scene.dealer.left == ["deal Bs"]


def test_O_5_a_key_opens_no_door_and_a_dream_does_nothing() -> None:
    scene = Scene(deals="Rk Rd X")
    assert scene.actor == CHANCE
    assert scene.field("doors1") == ""
    assert scene.field("hand1") == "Rk"
    assert scene.field("discard") == ""


def test_O_5_the_opening_hand_is_all_locations_however_late_they_come() -> None:
    scene = Scene(deals="X X X X X X X X X X Rd Rd Bd Bd Gd Gd Nd Nd Rs Rs Rs Rs Rs")
    assert scene.field("hand1") == "Rs5"
    assert scene.look(0)["deck"] == 71


def test_O_6_example_shuffles_the_three_cards_back() -> None:
    scene = Scene(deals=EXAMPLE)
    assert scene.field("limbo") == ""
    assert scene.field("shuffles") == "1"
    assert scene.look(0)["deck"] == 71
    odds = scene.do("play Rs").odds()
    assert (odds["deal Rd"], odds["deal Bd"], odds["deal X"]) == (2, 2, 10)


def test_O_7_limbo_waits_for_the_end_of_the_turn() -> None:
    scene = Scene(f"{TURN} | hand1 Rs Rm Bs Bm", deals="Rd")
    assert scene.field("limbo") == "Rd"
    assert scene.odds()["deal Rd"] == 1
    scene = Scene(f"{TURN} | hand1 Rs Rm Bs Bm", deals="Rd Gs")
    assert scene.field("limbo") == ""
    assert scene.do("play Gs").odds()["deal Rd"] == 2
