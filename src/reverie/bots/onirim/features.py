"""What the value looks at: a position in which chance is about to act, as numbers of table rows.

Each colour has rows of its own, the same tables for all four, so nothing has to be learned four times; the rest
of the table is said by shared rows. The order of the deck is in it only as far as it is known.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.onirim.cards import COLOURS, KEY, LOCATIONS, NIGHTMARE, colour_of, symbol_of
from reverie.games.onirim.doors import series_length
from reverie.games.onirim.drawing import NEW_HAND
from reverie.games.onirim.nightmare import MILL, MILL_SIZE
from reverie.games.onirim.prophecy import LOOK
from reverie.games.onirim.table import DOORS, HAND, LIMBO, Onirim

# What chance is about to do.
DRAW: Final = 0
PROPHESY: Final = 1
REVEAL_FIVE: Final = 2
DEAL_HAND: Final = 3
ERRANDS: Final = 4

# Rows of one colour. Where no card is known there is no row: NOTHING.
IN_HAND: Final = 0  # doors gained, length of the series, suns, moons and keys in hand, last symbol
IN_DECK: Final = IN_HAND + 3 * 3 * 5 * 4 * 4 * 4  # the errand of chance; doors gained, suns, moons and keys in the deck
SUPPLY: Final = 3 * 10 * 5 * 4
LEFT: Final = IN_DECK + ERRANDS * SUPPLY  # doors gained, suns, moons and keys in hand and deck together
KEYS: Final = LEFT + SUPPLY  # doors gained, keys in hand and in the deck, doors in limbo and in the deck
OF_DOORS: Final = KEYS + 3 * 4 * 4 * 3 * 3  # doors gained, in limbo, in the deck; the errand of chance
ON_TOP: Final = OF_DOORS + 3 * 3 * 3 * ERRANDS  # place of a known card, and what it is to this colour
TOP_PLACES: Final = 4
TOP_KINDS: Final = 7
NOTHING: Final = ON_TOP + TOP_PLACES * TOP_KINDS

OTHER_NIGHTMARE: Final = 4
OTHER_DOOR: Final = 5
OTHER_LOCATION: Final = 6

# Shared rows.
NIGHTMARES: Final = 0  # in the deck
BANISHED: Final = NIGHTMARES + 11  # nightmares in limbo
ERRAND: Final = BANISHED + 11  # of chance, and the size of the hand
DECK_SIZE: Final = ERRAND + ERRANDS * 6
LAST_SYMBOL: Final = DECK_SIZE + 77
KNOWN: Final = LAST_SYMBOL + 4
GAINED: Final = KNOWN + TOP_PLACES + 1
GUARD: Final = GAINED + 9  # keys in hand, nightmares in the deck
THREAT: Final = GUARD + 6 * 11  # size of the deck in fours, nightmares in it
PACE: Final = THREAT + 20 * 11  # size of the deck in fours, doors gained
SHARED_END: Final = PACE + 20 * 9

COLOUR_ROWS: Final = 5 + TOP_PLACES

# A card that leaves the hand moves its colour's row of LEFT by so many, by its symbol; a key that of KEYS and GUARD.
LEFT_STEPS: Final = (20, 4, 1)
KEYS_STEP: Final = 4 * 3 * 3
GUARD_STEP: Final = 11

# Where each table begins, and where the last one ends. A position has one row of each, or none of a known card.
COLOUR_TABLES: Final = [IN_HAND, IN_DECK, LEFT, KEYS, OF_DOORS, *range(ON_TOP, NOTHING + 1, TOP_KINDS)]
SHARED_TABLES: Final = [
    *[NIGHTMARES, BANISHED, ERRAND, DECK_SIZE, LAST_SYMBOL, KNOWN, GAINED],
    *[GUARD, THREAT, PACE, SHARED_END],
]


def errand_of(s: Onirim) -> i64:
    """What chance is about to do."""
    if s.now is LOOK:
        return PROPHESY
    if s.now is MILL[MILL_SIZE]:
        return REVEAL_FIVE
    if s.now is NEW_HAND:
        return DEAL_HAND
    return DRAW


def most(count: i64, limit: i64) -> i64:
    return count if count < limit else limit


def describe(s: Onirim, errand: i64, rows: vec[i64], at: i64) -> None:
    """Write the rows of a position, from place `at` on."""
    heaps = s.heaps.counts
    deck = s.deck.counts[:]
    top = s.deck.top
    known: i64 = len(top)
    place: i64 = 0
    while place < known:
        deck[top[place]] = deck[top[place]] - 1
        place += 1
    row = s.first_row
    last: i64 = 0
    run_colour: i64 = -1
    run: i64 = 0
    if len(row):
        card = row[len(row) - 1]
        last = symbol_of(card) + 1
        run_colour = colour_of(card)
        run = series_length(row)
    keys: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        sun: i64 = colour * 3
        door: i64 = LOCATIONS + colour
        hand: i64 = HAND + 1 + sun
        doors = heaps[DOORS + 1 + door]
        held = heaps[hand + KEY]
        keys += held
        waiting = heaps[LIMBO + 1 + door] * 3 + deck[door]
        supply = ((doors * 10 + deck[sun]) * 5 + deck[sun + 1]) * 4 + deck[sun + KEY]
        rows[at] = hand_row(heaps, colour, run if colour == run_colour else 0, last)
        rows[at + 1] = IN_DECK + errand * SUPPLY + supply
        rows[at + 2] = LEFT + supply + (heaps[hand] * 5 + heaps[hand + 1]) * 4 + held
        rows[at + 3] = KEYS + ((doors * 4 + held) * 4 + deck[sun + KEY]) * 9 + waiting
        rows[at + 4] = OF_DOORS + (doors * 9 + waiting) * ERRANDS + errand
        place = 0
        while place < TOP_PLACES:
            rows[at + 5 + place] = (
                ON_TOP + place * TOP_KINDS + seen_from(colour, top[place]) if place < known else NOTHING
            )
            place += 1
        at += COLOUR_ROWS
        colour += 1
    unknown = s.deck.size - known
    nightmares = deck[NIGHTMARE]
    rows[at] = NIGHTMARES + nightmares
    rows[at + 1] = BANISHED + heaps[LIMBO + 1 + NIGHTMARE]
    rows[at + 2] = ERRAND + errand * 6 + heaps[HAND]
    rows[at + 3] = DECK_SIZE + unknown
    rows[at + 4] = LAST_SYMBOL + last
    rows[at + 5] = KNOWN + known
    rows[at + 6] = GAINED + heaps[DOORS]
    rows[at + 7] = GUARD + keys * 11 + nightmares
    rows[at + 8] = THREAT + unknown // 4 * 11 + nightmares
    rows[at + 9] = PACE + unknown // 4 * 9 + heaps[DOORS]


def hand_row(heaps: vec[i64], colour: i64, run: i64, last: i64) -> i64:
    """The row that says what the hand holds of a colour, how long its series is, and the last symbol."""
    sun: i64 = HAND + 1 + colour * 3
    row: i64 = heaps[DOORS + 1 + LOCATIONS + colour] * 3 + run
    row = (row * 5 + most(heaps[sun], 4)) * 4 + most(heaps[sun + 1], 3)
    return IN_HAND + (row * 4 + heaps[sun + KEY]) * 4 + last


def seen_from(colour: i64, card: i64) -> i64:
    """What a known card is to a colour: its own sun, moon, key or door; a nightmare; another's door or location."""
    if card == NIGHTMARE:
        return OTHER_NIGHTMARE
    if colour_of(card) == colour:
        return 3 if card >= LOCATIONS else symbol_of(card)
    return OTHER_DOOR if card >= LOCATIONS else OTHER_LOCATION
