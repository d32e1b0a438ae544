"""What a search has found out already: other orders of the same choices and draws lead to the same cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.game import CHANCE
from reverie.core.random import Random
from reverie.games.onirim.cards import KINDS, colour_of, symbol_of
from reverie.games.onirim.doors import SERIES, series_length
from reverie.games.onirim.table import ASIDE, DISCARD_PILE, NEXT, Onirim
from reverie.games.onirim.turn import LAST_CHANCE

# Each thing that tells positions apart has a large number of its own; the sum over all of them is the position's.
# 54 bits, so that no sum over 76 cards leaves 63; two positions with one sum are not to be expected in a lifetime.
IN_DECK: Final = ASIDE + NEXT
ROW_ENDS: Final = IN_DECK + KINDS
ENDS: Final = 12 * SERIES
SEAT: Final = ROW_ENDS + 2 * ENDS
CHANCE_ACTS: Final = SEAT + 1
RESCUED: Final = CHANCE_ACTS + 1
DRAWS: Final = RESCUED + 1
UNKNOWN: Final = -1.0


def large_numbers(count: int) -> vec[i64]:
    random = Random("memory", "large numbers")
    return vec[i64]([(int(random.next()) << 22) | (int(random.next()) >> 10) for _ in range(count)])


LARGE: Final = large_numbers(DRAWS + 1)


@final
class Memory:
    def __init__(self) -> None:
        self.chances: Final[dict[int, float]] = {}

    def recall(self, key: i64) -> float:
        """What was kept of a position, or UNKNOWN."""
        return self.chances.get(key, UNKNOWN)

    def keep(self, key: i64, chance: float) -> None:
        self.chances[key] = chance


def key_of_position(s: Onirim, draws: i64) -> i64:
    """A number for what the chance to win depends on while no card of the deck is known, so many draws ahead."""
    numbers = LARGE
    total: i64 = draws * numbers[DRAWS] + s.seat * numbers[SEAT]
    if s.acting == CHANCE:
        total += numbers[CHANCE_ACTS]
    if s.now is LAST_CHANCE or s.agenda.step is LAST_CHANCE:
        total += numbers[RESCUED]
    heaps = s.heaps.counts
    place: i64 = 0
    while place < IN_DECK:
        if place == DISCARD_PILE:
            place = ASIDE
        count = heaps[place]
        if count:
            total += count * numbers[place]
        place += 1
    deck = s.deck.counts
    card: i64 = 0
    while card < KINDS:
        total += deck[card] * numbers[IN_DECK + card]
        card += 1
    total += end_of(s.first_row, ROW_ENDS)
    if s.agreed.players == 2:
        total += end_of(s.second_row, ROW_ENDS + ENDS)
    return total


def end_of(row: vec[i64], at: i64) -> i64:
    """Of a row only its last card and the length of its series matter."""
    if not len(row):
        return 0
    card = row[len(row) - 1]
    return LARGE[at + (colour_of(card) * 3 + symbol_of(card)) * SERIES + series_length(row)]
