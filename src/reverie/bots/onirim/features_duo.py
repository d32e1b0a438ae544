"""What the value for two players looks at: as `features`, from the side of the player whose turn it is.

Each has a row of cards and doors of their own, and a hand that the two shared cards belong to.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.bots.onirim.features import ERRANDS, SUPPLY, TOP_KINDS, TOP_PLACES, most, seen_from
from reverie.games.onirim.cards import COLOURS, KEY, LOCATIONS, NIGHTMARE, colour_of, symbol_of
from reverie.games.onirim.doors import series_length
from reverie.games.onirim.table import DOORS, HAND, LIMBO, NEXT, SHARED, Onirim

# Rows of one colour.
MINE: Final = 0  # door gained, length of the series, suns, moons and keys in hand (shared ones too), last symbol
PARTNERS: Final = MINE + 2 * 3 * 4 * 4 * 4 * 4
TOGETHER: Final = PARTNERS + 2 * 3 * 4 * 4 * 4 * 4  # doors of both, suns, moons and keys among the shared cards
IN_DECK: Final = TOGETHER + 4 * 3 * 3 * 3  # the errand of chance; doors gained, suns, moons and keys in the deck
LEFT: Final = IN_DECK + ERRANDS * SUPPLY  # doors gained, suns, moons and keys in all hands and the deck together
KEYS: Final = LEFT + SUPPLY  # doors of both, keys in all hands and in the deck, doors in limbo and in the deck
OF_DOORS: Final = KEYS + 4 * 4 * 4 * 3 * 3  # doors of both, in limbo, in the deck; the errand of chance
ON_TOP: Final = OF_DOORS + 4 * 3 * 3 * ERRANDS
NOTHING: Final = ON_TOP + TOP_PLACES * TOP_KINDS

# Shared rows.
NIGHTMARES: Final = 0
BANISHED: Final = NIGHTMARES + 11
ERRAND: Final = BANISHED + 11  # of chance, and how many personal and shared cards there are
DECK_SIZE: Final = ERRAND + ERRANDS * 4 * 3
MY_LAST: Final = DECK_SIZE + 77
THEIR_LAST: Final = MY_LAST + 4
KNOWN: Final = THEIR_LAST + 4
GAINED: Final = KNOWN + TOP_PLACES + 1
GUARD: Final = GAINED + 9  # keys one can pay with, nightmares in the deck
THREAT: Final = GUARD + 6 * 11  # size of the deck in fours, nightmares in it
PACE: Final = THREAT + 20 * 11  # size of the deck in fours, doors gained
SHARED_END: Final = PACE + 20 * 9

COLOUR_ROWS: Final = 7 + TOP_PLACES

# Where each table begins, and where the last one ends.
COLOUR_TABLES: Final = [
    *[MINE, PARTNERS, TOGETHER, IN_DECK, LEFT, KEYS, OF_DOORS],
    *range(ON_TOP, NOTHING + 1, TOP_KINDS),
]
SHARED_TABLES: Final = [
    *[NIGHTMARES, BANISHED, ERRAND, DECK_SIZE, MY_LAST, THEIR_LAST, KNOWN, GAINED],
    *[GUARD, THREAT, PACE, SHARED_END],
]


def last_of(row: vec[i64]) -> i64:
    return symbol_of(row[len(row) - 1]) + 1 if len(row) else 0


def run_of(row: vec[i64], colour: i64) -> i64:
    """The length of the series this colour has begun at the end of a row."""
    return series_length(row) if len(row) and colour_of(row[len(row) - 1]) == colour else 0


def reach_of(s: Onirim, seat: i64, colour: i64, run: i64, last: i64) -> i64:
    """What a seat has of a colour: its door, the series, what it can use, the last symbol."""
    counts = s.heaps.counts
    hand: i64 = HAND + seat * NEXT + 1 + colour * 3
    shared: i64 = SHARED + 1 + colour * 3
    reach = most(counts[DOORS + seat * NEXT + 1 + LOCATIONS + colour], 1) * 3 + run
    reach = reach * 4 + most(counts[hand] + counts[shared], 3)
    reach = reach * 4 + most(counts[hand + 1] + counts[shared + 1], 3)
    reach = reach * 4 + most(counts[hand + KEY] + counts[shared + KEY], 3)
    return reach * 4 + last


def describe_duo(s: Onirim, errand: i64, rows: vec[i64], at: i64) -> None:
    """Write the rows of a position, from place `at` on."""
    counts = s.heaps.counts
    deck = s.deck.counts[:]
    top = s.deck.top
    known: i64 = most(len(top), TOP_PLACES)
    for card in top:
        deck[card] = deck[card] - 1
    me = s.seat
    them: i64 = 1 - me
    my_row = s.row(me)
    their_row = s.row(them)
    my_last = last_of(my_row)
    their_last = last_of(their_row)
    usable: i64 = 0
    gained: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        sun: i64 = colour * 3
        door: i64 = LOCATIONS + colour
        mine: i64 = HAND + me * NEXT + 1 + sun
        theirs: i64 = HAND + them * NEXT + 1 + sun
        my_doors = most(counts[DOORS + me * NEXT + 1 + door], 1)
        their_doors = most(counts[DOORS + them * NEXT + 1 + door], 1)
        # O-50: a spare door is worth what it is worth in limbo, where it goes as the next payment.
        spare: i64 = counts[DOORS + me * NEXT + 1 + door] - my_doors
        spare += counts[DOORS + them * NEXT + 1 + door] - their_doors
        both: i64 = my_doors * 2 + their_doors
        shared: i64 = SHARED + 1 + sun
        rows[at] = MINE + reach_of(s, me, colour, run_of(my_row, colour), my_last)
        rows[at + 1] = PARTNERS + reach_of(s, them, colour, run_of(their_row, colour), their_last)
        together = (both * 3 + most(counts[shared], 2)) * 3 + most(counts[shared + 1], 2)
        rows[at + 2] = TOGETHER + together * 3 + most(counts[shared + KEY], 2)
        usable += counts[mine + KEY] + counts[shared + KEY]
        doors = my_doors + their_doors
        gained += doors
        suns = counts[mine] + counts[theirs] + counts[shared]
        moons = counts[mine + 1] + counts[theirs + 1] + counts[shared + 1]
        keys = counts[mine + KEY] + counts[theirs + KEY] + counts[shared + KEY]
        supply = ((doors * 10 + deck[sun]) * 5 + deck[sun + 1]) * 4 + deck[sun + KEY]
        waiting = (counts[LIMBO + 1 + door] + spare) * 3 + deck[door]
        rows[at + 3] = IN_DECK + errand * SUPPLY + supply
        rows[at + 4] = LEFT + supply + (suns * 5 + moons) * 4 + keys
        rows[at + 5] = KEYS + ((both * 4 + keys) * 4 + deck[sun + KEY]) * 9 + waiting
        rows[at + 6] = OF_DOORS + (both * 9 + waiting) * ERRANDS + errand
        place: i64 = 0
        while place < TOP_PLACES:
            rows[at + 7 + place] = (
                ON_TOP + place * TOP_KINDS + seen_from(colour, top[place]) if place < known else NOTHING
            )
            place += 1
        at += COLOUR_ROWS
        colour += 1
    unknown = s.deck.size - known
    nightmares = deck[NIGHTMARE]
    rows[at] = NIGHTMARES + nightmares
    rows[at + 1] = BANISHED + counts[LIMBO + 1 + NIGHTMARE]
    rows[at + 2] = ERRAND + (errand * 4 + most(counts[HAND + me * NEXT], 3)) * 3 + most(counts[SHARED], 2)
    rows[at + 3] = DECK_SIZE + unknown
    rows[at + 4] = MY_LAST + my_last
    rows[at + 5] = THEIR_LAST + their_last
    rows[at + 6] = KNOWN + known
    rows[at + 7] = GAINED + gained
    rows[at + 8] = GUARD + most(usable, 5) * 11 + nightmares
    rows[at + 9] = THREAT + unknown // 4 * 11 + nightmares
    rows[at + 10] = PACE + unknown // 4 * 9 + gained
