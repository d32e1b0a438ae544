"""Everything that can be done in Onirim, made once, in the order that gives each its code."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from reverie.core.agenda import Action
from reverie.games.onirim.cards import CARD_NAMES, COLOURS, KINDS, LOCATIONS, Card, door_of, key_of
from reverie.games.onirim.options import NAME

PLAY: Final = 0  # put a location at the end of the row (O-9)
DISCARD: Final = 1  # discard a card as the action of the turn (O-17)
DROP: Final = 2  # discard one of the cards a prophecy showed (O-19)
RETURN: Final = 3  # put one of them back, under those put back before (O-19)
CLAIM: Final = 4  # search the deck for the door a series has earned (O-13)
DECLINE: Final = 5  # leave it there
SEARCH: Final = 6  # search for a door that is not there, which shuffles (O-16)
SKIP: Final = 7  # do not
OPEN: Final = 8  # discard a key and keep the door just drawn (O-26)
LEAVE: Final = 9  # let it go to limbo
PAY_KEY: Final = 10  # the four ways to meet a nightmare (O-29 to O-32)
PAY_DOOR: Final = 11
PAY_DECK: Final = 12
PAY_HAND: Final = 13
TAKE: Final = 14  # take one of the eight open cards (O-41)
SWAP: Final = 15  # swap a personal card with a shared one (O-46)
KEEP: Final = 16  # do not
DEAL: Final = 17  # chance: the top card of the deck

NO_CARD: Final = -1

# Whose card or door an action uses. One's own is the rule, another's is named.
OWN: Final = 0
SHARED: Final = 1
PARTNER: Final = 1
OWNERS: Final = (OWN, SHARED)


@final
class Deed(Action):
    """One action of Onirim: a verb, the card it names, and whose card that is."""

    game: ClassVar[str] = NAME

    def __init__(self, text: str, verb: i64, card: Card, owner: i64, other: Card) -> None:
        super().__init__(text)
        self.verb: Final = verb
        self.card: Final = card
        self.owner: Final = owner
        self.other: Final = other  # the shared card of a swap


ACTIONS: Final[list[Deed]] = []


def deed(text: str, verb: int, card: int = NO_CARD, owner: int = OWN, other: int = NO_CARD) -> Deed:
    if owner == SHARED:
        text += " partner" if verb == PAY_DOOR else " shared"
    made = Deed(text, verb, card, owner, other)
    ACTIONS.append(made)
    return made


PLAYS: Final = [[deed(f"play {CARD_NAMES[card]}", PLAY, card, owner) for card in range(LOCATIONS)] for owner in OWNERS]
DISCARDS: Final = [
    [deed(f"discard {CARD_NAMES[card]}", DISCARD, card, owner) for card in range(LOCATIONS)] for owner in OWNERS
]
DROPS: Final = [deed(f"drop {name}", DROP, card) for card, name in enumerate(CARD_NAMES)]
RETURNS: Final = [deed(f"return {name}", RETURN, card) for card, name in enumerate(CARD_NAMES)]
CLAIM_DOOR: Final = deed("claim", CLAIM)
DECLINE_DOOR: Final = deed("decline", DECLINE)
SEARCH_ANYWAY: Final = deed("search", SEARCH)
SKIP_SEARCH: Final = deed("skip", SKIP)
OPENS: Final = [deed("open", OPEN, NO_CARD, owner) for owner in OWNERS]
LEAVE_DOOR: Final = deed("leave", LEAVE)
PAY_KEYS: Final = [
    [deed(f"pay {CARD_NAMES[key_of(colour)]}", PAY_KEY, int(key_of(colour)), owner) for colour in range(COLOURS)]
    for owner in OWNERS
]
PAY_DOORS: Final = [
    [deed(f"pay {CARD_NAMES[door_of(colour)]}", PAY_DOOR, int(door_of(colour)), owner) for colour in range(COLOURS)]
    for owner in OWNERS
]
PAY_WITH_DECK: Final = deed("pay deck", PAY_DECK)
PAY_WITH_HAND: Final = deed("pay hand", PAY_HAND)
TAKES: Final = [deed(f"take {CARD_NAMES[card]}", TAKE, card) for card in range(LOCATIONS)]
SWAPS: Final = [
    [
        deed(f"swap {CARD_NAMES[personal]} {CARD_NAMES[shared]}", SWAP, personal, OWN, shared)
        for shared in range(LOCATIONS)
    ]
    for personal in range(LOCATIONS)
]
KEEP_CARDS: Final = deed("keep", KEEP)
DEALS: Final = [deed(f"deal {CARD_NAMES[card]}", DEAL, card) for card in range(KINDS)]
