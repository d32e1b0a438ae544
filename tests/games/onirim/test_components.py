"""The 76 cards that a match is played with. O-1 to O-3, O-53."""

from __future__ import annotations

import pytest

from reverie.games import onirim
from tests.games.onirim.scene import Scene

COLOURS = "RBGN"
LOCATIONS = [colour + symbol for colour in COLOURS for symbol in "smk"]
DOORS = [colour + "d" for colour in COLOURS]


def deck() -> dict[str, int]:
    """The untouched deck, by kind."""
    return {text.removeprefix("deal "): count for text, count in Scene().odds().items()}


def test_O_1_58_locations_8_doors_10_nightmares() -> None:
    cards = deck()
    assert sum(cards[card] for card in LOCATIONS) == 58
    assert sum(cards[card] for card in DOORS) == 8
    assert cards["X"] == 10
    assert sum(cards.values()) == 76


@pytest.mark.parametrize(("colour", "copies"), [("R", 16), ("B", 15), ("G", 14), ("N", 13)])
def test_O_1_locations_by_colour_as_the_rulebooks_list_them(colour: str, copies: int) -> None:
    assert sum(count for card, count in deck().items() if card in LOCATIONS and card[0] == colour) == copies


@pytest.mark.parametrize(("colour", "split"), [("R", [9, 4, 3]), ("B", [8, 4, 3]), ("G", [7, 4, 3]), ("N", [6, 4, 3])])
def test_O_2_suns_moons_and_keys_of_each_colour(colour: str, split: list[int]) -> None:
    cards = deck()
    assert [cards[colour + symbol] for symbol in "smk"] == split


@pytest.mark.parametrize("door", DOORS)
def test_O_3_two_doors_of_each_colour(door: str) -> None:
    assert deck()[door] == 2


def test_O_53_no_action_names_a_relic() -> None:
    no_cards = {"shared", "partner", "deck", "hand"}
    named = {word for action in onirim.ACTIONS for word in action.text.split()[1:]} - no_cards
    assert named == {*LOCATIONS, *DOORS, "X"}
