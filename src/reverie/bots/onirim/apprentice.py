"""The apprentice plays Onirim by rules of thumb that fit on one page: build series, spare keys, fear nightmares."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.game import Action, Observation
from reverie.core.random import Random
from reverie.games.onirim.actions import (
    CLAIM,
    DISCARD,
    DROP,
    NO_CARD,
    OPEN,
    PAY_DECK,
    PAY_DOOR,
    PAY_HAND,
    PAY_KEY,
    PLAY,
    RETURN,
    SKIP,
    SWAP,
    TAKE,
    Deed,
)
from reverie.games.onirim.cards import (
    COLOURS,
    KEY,
    MOON,
    NIGHTMARE,
    SUN,
    SYMBOLS,
    Card,
    Colour,
    colour_of,
    door_of,
    is_door,
    key_of,
    symbol_of,
)
from reverie.games.onirim.doors import SERIES, ClaimSeries, OpenDrawn, is_spare, series_length
from reverie.games.onirim.sight import imagine
from reverie.games.onirim.table import SHARED, Onirim
from reverie.games.onirim.turn import NO_SYMBOL
from reverie.games.onirim.view import OnirimSight

DOOR: Final = 1000  # a door now is worth more than anything else

# What counts how much; found by playing some hundred thousand matches.
LINK: Final = 15  # each card of a series the hand can carry
UNDER_WAY: Final = -3  # each card it already has: it can wait
BREAK: Final = 12  # each card of another series that breaks off
KEY_PLAYED: Final = 18
SUN_PLAYED: Final = 3
OUT_OF_USE: Final = 11  # a card of a colour that has its doors
DOOR_AWAY: Final = 16  # its door is not in the deck

DISCARD_FREE: Final = 16  # a discard is worth this, less what the card is worth in the hand
LOOK_AHEAD: Final = 12  # a prophecy
SPARE_KEY: Final = 11  # more, with a key that opens nothing any more
TOP_KNOWN: Final = 20  # less, while the last prophecy still holds
CALM: Final = 25  # less, while nightmares are rare
RARE: Final = 14  # that is one in so many cards

KEY_HELD: Final = 8
SPARE_KEY_HELD: Final = 5
USELESS: Final = 9
MOON_HELD: Final = 3
NEEDED: Final = 1  # a series would be shorter without it
DOUBLE: Final = 2  # each further copy

PAY_SPARE_DOOR: Final = 30
PAY_SPARE_KEY: Final = 26
PAY_A_KEY: Final = 20
PAY_THE_HAND: Final = 13
READY: Final = 2  # less, for each card of the longest series it can carry
PAY_THE_DECK: Final = 3
THICK: Final = 49  # a deck thick enough to pay with


@final
class Apprentice:
    def __init__(self, random: Random) -> None:
        self.random: Final = random

    def choose(self, observation: Observation, choices: list[Action], seconds: float) -> Action:
        assert isinstance(observation, OnirimSight)
        if len(choices) == 1:
            return choices[0]
        return rule_of_thumb(imagine(observation, self.random))


def rule_of_thumb(s: Onirim) -> Deed:
    """The choice that sounds best; the first of equals."""
    best: Deed | None = None
    best_worth: i64 = 0
    for deed in s.now.legal(s):
        worth = worth_of(s, deed)
        if best is None or worth > best_worth:
            best = deed
            best_worth = worth
    assert best is not None
    return best


def worth_of(s: Onirim, deed: Deed) -> i64:
    verb = deed.verb
    if verb == PLAY:
        return worth_of_play(s, deed.card)
    if verb == DISCARD:
        return worth_of_discard(s, deed.card)
    if verb == DROP:
        return worth_of_drop(s, deed.card)
    if verb == RETURN:
        return worth_of_next(s, deed.card)
    if verb in (PAY_KEY, PAY_DOOR, PAY_DECK, PAY_HAND):
        return worth_of_payment(s, deed)
    if verb == TAKE:
        return worth_in_hand(s, deed.card)
    if verb == SWAP:
        return worth_in_hand(s, deed.other) - worth_in_hand(s, deed.card) - 1
    if verb in (OPEN, CLAIM):
        return 1 if wanted(s, offered(s)) else -1
    return 1 if verb == SKIP else 0


# --- what the hand is good for ---


def wanted(s: Onirim, colour: Colour) -> bool:
    """Is there a door of this colour still to be gained?"""
    if s.agreed.players == 1:
        return s.heaps.count(s.doors(s.seat), door_of(colour)) < 2
    return not is_spare(s, colour)


def offered(s: Onirim) -> Colour:
    """The colour of the door that may be taken: the one just drawn, or the one a series has earned."""
    now = s.now
    if isinstance(now, ClaimSeries):
        return now.colour
    assert isinstance(now, OpenDrawn)
    return now.colour


def holding(s: Onirim, card: Card) -> i64:
    return s.heaps.count(s.hand(), card) + s.heaps.count(SHARED, card)


def chain(suns: i64, moons: i64, keys: i64, last: i64, length: i64) -> i64:
    """How long a series can become with these cards, no two symbols alike in a row (O-10)."""
    longest: i64 = length
    if length == SERIES:
        return longest
    if suns and last != SUN:
        longest = max(longest, chain(suns - 1, moons, keys, SUN, length + 1))
    if moons and last != MOON:
        longest = max(longest, chain(suns, moons - 1, keys, MOON, length + 1))
    if keys and last != KEY:
        longest = max(longest, chain(suns, moons, keys - 1, KEY, length + 1))
    return longest


def reach(s: Onirim, colour: Colour, without: Card) -> i64:
    """How long the series of a colour can become from the hand, if this card has left it."""
    row = s.row(s.seat)
    last: i64 = NO_SYMBOL
    length: i64 = 0
    if len(row):
        card = row[len(row) - 1]
        last = symbol_of(card)
        length = series_length(row) if colour_of(card) == colour else 0
    first: Card = colour * SYMBOLS
    return chain(
        holding(s, first) - (1 if without == first else 0),
        holding(s, first + MOON) - (1 if without == first + MOON else 0),
        holding(s, first + KEY) - (1 if without == first + KEY else 0),
        last,
        length,
    )


def worth_of_play(s: Onirim, card: Card) -> i64:
    """Finish a series; go on with one; begin the one that the hand can carry furthest. A key is dear."""
    colour = colour_of(card)
    symbol = symbol_of(card)
    row = s.row(s.seat)
    run: i64 = series_length(row) if len(row) else 0
    goes_on = run > 0 and colour_of(row[len(row) - 1]) == colour
    length = run + 1 if goes_on else 1
    door_there = s.deck.counts[door_of(colour)] > 0
    if length == SERIES and wanted(s, colour) and door_there:
        return DOOR - (KEY_PLAYED if symbol == KEY else 0)
    worth: i64 = run * UNDER_WAY if goes_on else -run * BREAK
    if symbol == KEY:
        worth -= KEY_PLAYED
    elif symbol == SUN:
        worth += SUN_PLAYED
    if not wanted(s, colour):
        return worth - OUT_OF_USE
    if not door_there:
        worth -= DOOR_AWAY
    first: Card = colour * SYMBOLS
    suns = holding(s, first) - (1 if symbol == SUN else 0)
    moons = holding(s, first + MOON) - (1 if symbol == MOON else 0)
    keys = holding(s, first + KEY) - (1 if symbol == KEY else 0)
    return worth + LINK * chain(suns, moons, keys, symbol, length)


def worth_in_hand(s: Onirim, card: Card) -> i64:
    """What would be missed: keys, cards that go together, the next one of the series."""
    colour = colour_of(card)
    symbol = symbol_of(card)
    if not wanted(s, colour):
        return SPARE_KEY_HELD if symbol == KEY else -USELESS
    worth: i64 = KEY_HELD if symbol == KEY else MOON_HELD if symbol == MOON else 0
    worth += NEEDED * (reach(s, colour, NO_CARD) - reach(s, colour, card))
    return worth - DOUBLE * (holding(s, card) - 1)


def worth_of_discard(s: Onirim, card: Card) -> i64:
    """Away with what helps least; a key shows the future while nightmares are about."""
    if symbol_of(card) != KEY:
        return DISCARD_FREE - worth_in_hand(s, card)
    if len(s.deck.top):
        return -TOP_KNOWN
    worth: i64 = LOOK_AHEAD
    if not wanted(s, colour_of(card)):
        worth += SPARE_KEY
    if s.deck.counts[NIGHTMARE] * RARE < s.deck.size:
        worth -= CALM
    return worth


# --- the prophecy ---


def worth_of_drop(s: Onirim, card: Card) -> i64:
    if card == NIGHTMARE:
        return DOOR
    if is_door(card):
        return -DOOR
    return -worth_in_hand(s, card)


def worth_of_next(s: Onirim, card: Card) -> i64:
    """Which card comes next: what can be used, a door with its key; a nightmare last."""
    if card == NIGHTMARE:
        return -DOOR
    if is_door(card):
        return DOOR if holding(s, key_of(colour_of(card))) and wanted(s, colour_of(card)) else -DOOR // 2
    return worth_in_hand(s, card)


# --- the nightmare ---


def longest_reach(s: Onirim) -> i64:
    longest: i64 = 0
    for colour in range(COLOURS):
        if wanted(s, colour):
            longest = max(longest, reach(s, colour, NO_CARD))
    return longest


def worth_of_payment(s: Onirim, deed: Deed) -> i64:
    """A spare door; a key, first one that opens nothing; the hand; a thick deck; at last a door that is needed."""
    if deed.verb == PAY_KEY:
        return PAY_A_KEY if wanted(s, colour_of(deed.card)) else PAY_SPARE_KEY
    if deed.verb == PAY_HAND:
        return PAY_THE_HAND - READY * longest_reach(s)
    if deed.verb == PAY_DECK:
        return PAY_THE_DECK if s.deck.size > THICK else 0
    return PAY_SPARE_DOOR if has_spare(s, colour_of(deed.card)) else -DOOR


def has_spare(s: Onirim, colour: Colour) -> bool:
    """O-50: for two the second door of a colour is good for nothing else, and the partner may miss it."""
    return s.agreed.players == 2 and s.heaps.count(s.doors(s.seat), door_of(colour)) > 1
