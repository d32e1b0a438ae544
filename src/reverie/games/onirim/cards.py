"""The 76 cards of the base game, by kind. O-1 to O-3; relics are not among them (O-53)."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Card: TypeAlias = i64  # a kind of card, not one piece of cardboard
Colour: TypeAlias = i64
Symbol: TypeAlias = i64

# Locations come first, colour by colour, sun, moon and key of each; then the doors; then the nightmare.
COLOURS: Final = 4  # red (observatory), blue (aquarium), green (garden), brown (library)
SYMBOLS: Final = 3
SUN: Final = 0
MOON: Final = 1
KEY: Final = 2

LOCATIONS: Final = 12
NIGHTMARE: Final = 16
KINDS: Final = 17

# O-2, O-3: how many of each kind there are.
COPIES: Final = (9, 4, 3, 8, 4, 3, 7, 4, 3, 6, 4, 3, 2, 2, 2, 2, 10)

COLOUR_LETTERS: Final = "RBGN"  # N is brown, as N is the knight in chess: its letter was taken
CARD_NAMES: Final = tuple(
    [colour + symbol for colour in COLOUR_LETTERS for symbol in "smk"]
    + [colour + "d" for colour in COLOUR_LETTERS]
    + ["X"]
)


def is_location(card: Card) -> bool:
    return card < LOCATIONS


def is_door(card: Card) -> bool:
    return LOCATIONS <= card < NIGHTMARE


def colour_of(card: Card) -> Colour:
    """The colour of a location or a door."""
    return card - LOCATIONS if card >= LOCATIONS else card // SYMBOLS


def symbol_of(card: Card) -> Symbol:
    """The symbol of a location."""
    return card % SYMBOLS


def key_of(colour: Colour) -> Card:
    return colour * SYMBOLS + KEY


def door_of(colour: Colour) -> Card:
    return LOCATIONS + colour
