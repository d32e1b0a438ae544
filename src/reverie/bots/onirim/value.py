"""The learned value: how likely a position in which chance is about to act is won.

It has several voices, nets that learned apart from each other: their mean knows better than any of them.

The weights are whole numbers, so sums are exact in any order and the same everywhere. Several small numbers
travel in one: `a + b * 2**16` times or plus another such number does to `a` and `b` what was done to both.
"""

from __future__ import annotations

import math
import struct
import zlib
from importlib import resources
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.bots.onirim.layout import Layout
from reverie.games.onirim.cards import COLOURS

# Each number of the inner and of the outer layer is counted in parts of its own (training/net.py); a shared row counts
# for so many parts of the outer layer.
SHARED_UNIT: Final = 2048

HOPELESS: Final = 700.0  # the logarithm of odds against a win from which on numbers would run over
QUARTER: Final = 16  # four sums of 16 bits in one number
HALF: Final = 32  # two of 32


@final
class Value:
    """The chance to win by the mean of what the voices say."""

    def __init__(self, layout: Layout, voices: list[Voice]) -> None:
        self.layout: Final = layout
        self.voices: Final = voices
        self.judged: i64 = 0  # how many positions so far

    def chance(self, rows: vec[i64], at: i64) -> float:
        """The chance to win, of the position whose rows begin at this place."""
        self.judged += 1
        lean = 0.0
        for voice in self.voices:
            lean += voice.lean(rows, at)
        return 1.0 / (1.0 + math.exp(min(-lean / len(self.voices), HOPELESS)))


@final
class Voice:
    """The weights, and the sums for the position that was judged last: the next one mostly differs in a few rows."""

    def __init__(self, layout: Layout, weights: list[int], odds_unit: int) -> None:
        inner, outer = layout.inner, layout.outer
        colour, shared, second, bias, last, self.final = layout.parts(weights)
        self.odds_unit: Final = odds_unit  # so many parts are one
        self.colour_rows: Final[i64] = layout.colour_rows
        self.width: Final[i64] = layout.width
        self.words: Final[i64] = inner // 4
        self.pairs: Final[i64] = outer // 2
        # Behind each table lies a row that adds nothing.
        self.colour: Final = packed(colour + [0] * inner, 4, QUARTER)
        wide = inner + outer
        rows = [shared[first : first + wide] for first in range(0, len(shared), wide)] + [[0] * wide]
        self.shared: Final = packed([weight for row in rows for weight in row[:inner]], 4, QUARTER)
        self.deep: Final = packed([weight * SHARED_UNIT for row in rows for weight in row[inner:]], 2, HALF)
        self.second: Final = packed(second, 2, HALF)
        self.bias: Final = packed([weight * SHARED_UNIT for weight in bias], 2, HALF)
        self.last: Final = vec[i64](last)
        # The sums, and the rows that are in them.
        of_colours = COLOURS * layout.colour_rows
        nothing = [layout.nothing] * of_colours + [layout.shared_table] * layout.shared_rows
        self.within: Final = vec[i64](nothing)
        self.sums: Final = vec[i64]([0] * (int(self.words) * (COLOURS + 1)))
        self.deep_sums: Final = self.bias[:]
        self.pool: Final = vec[i64]([0] * inner)

    def lean(self, rows: vec[i64], at: i64) -> float:
        """The logarithm of the odds, of the position whose rows begin at this place."""
        self.change_sums(rows, at)
        self.fill_pool()
        return self.weigh_pool()

    def change_sums(self, rows: vec[i64], at: i64) -> None:
        within = self.within
        words = self.words
        place: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            end: i64 = place + self.colour_rows
            while place < end:
                row = rows[at + place]
                old = within[place]
                if row != old:
                    within[place] = row
                    exchange(self.sums, colour * words, self.colour, old * words, row * words, words)
                place += 1
            colour += 1
        while place < self.width:
            row = rows[at + place]
            old = within[place]
            if row != old:
                within[place] = row
                exchange(self.sums, COLOURS * words, self.shared, old * words, row * words, words)
                exchange(self.deep_sums, 0, self.deep, old * self.pairs, row * self.pairs, self.pairs)
            place += 1

    def fill_pool(self) -> None:
        """Unpack the sums of each colour, drop what is below zero, and add the colours up."""
        sums = self.sums
        pool = self.pool
        words = self.words
        word: i64 = 0
        while word < words:
            shared_sums = sums[COLOURS * words + word]
            first: i64 = 0
            second: i64 = 0
            third: i64 = 0
            fourth: i64 = 0
            at: i64 = word
            while at < COLOURS * words:
                left = sums[at] + shared_sums
                part = ((left & 0xFFFF) ^ 0x8000) - 0x8000
                left = (left - part) >> QUARTER
                if part > 0:
                    first += part
                part = ((left & 0xFFFF) ^ 0x8000) - 0x8000
                left = (left - part) >> QUARTER
                if part > 0:
                    second += part
                part = ((left & 0xFFFF) ^ 0x8000) - 0x8000
                left = (left - part) >> QUARTER
                if part > 0:
                    third += part
                if left > 0:
                    fourth += left
                at += words
            pool[4 * word] = first
            pool[4 * word + 1] = second
            pool[4 * word + 2] = third
            pool[4 * word + 3] = fourth
            word += 1

    def weigh_pool(self) -> float:
        """Through the second layer and the last."""
        pool = self.pool
        weights = self.second
        inner: i64 = len(pool)
        pairs = self.pairs
        total: i64 = self.final
        pair: i64 = 0
        while pair < pairs:
            # Eight pairs at a time, so that each number of the pool is fetched, and looked at, once for sixteen sums.
            one = self.deep_sums[pair]
            two = self.deep_sums[pair + 1]
            three = self.deep_sums[pair + 2]
            four = self.deep_sums[pair + 3]
            five = self.deep_sums[pair + 4]
            six = self.deep_sums[pair + 5]
            seven = self.deep_sums[pair + 6]
            eight = self.deep_sums[pair + 7]
            place: i64 = 0
            at: i64 = pair
            while place < inner:
                value = pool[place]
                if value:
                    one += value * weights[at]
                    two += value * weights[at + 1]
                    three += value * weights[at + 2]
                    four += value * weights[at + 3]
                    five += value * weights[at + 4]
                    six += value * weights[at + 5]
                    seven += value * weights[at + 6]
                    eight += value * weights[at + 7]
                place += 1
                at += pairs
            total += self.weigh(pair, one) + self.weigh(pair + 1, two)
            total += self.weigh(pair + 2, three) + self.weigh(pair + 3, four)
            total += self.weigh(pair + 4, five) + self.weigh(pair + 5, six)
            total += self.weigh(pair + 6, seven) + self.weigh(pair + 7, eight)
            pair += 8
        return total / self.odds_unit

    def weigh(self, pair: i64, sums: i64) -> i64:
        low = ((sums & 0xFFFFFFFF) ^ 0x80000000) - 0x80000000
        high = (sums - low) >> HALF
        total: i64 = 0
        if low > 0:
            total += low * self.last[2 * pair]
        if high > 0:
            total += high * self.last[2 * pair + 1]
        return total


def exchange(sums: vec[i64], at: i64, table: vec[i64], old: i64, new: i64, words: i64) -> None:
    """Take one row of a table out of the sums, and put another one in: in this order, no sum in between runs over."""
    word: i64 = 0
    while word < words:
        sums[at + word] = sums[at + word] - table[old + word] + table[new + word]
        word += 1


def packed(weights: list[int], lanes: int, bits: int) -> vec[i64]:
    """So many numbers in one, the first in the lowest bits."""
    words: list[int] = []
    for first in range(0, len(weights), lanes):
        word = 0
        for lane in range(lanes):
            word += weights[first + lane] << (lane * bits)
        words.append(word)
    return vec[i64](words)


# --- the file ---


def read_value(layout: Layout, content: bytes) -> Value:
    """A value as it was written."""
    return Value(layout, [read_voice(layout, voice) for voice in read_voices(layout, content)])


def read_voice(layout: Layout, content: bytes) -> Voice:
    """All weights of the layout as numbers of 16 bits, the last one of 64, and how many parts of it are one."""
    numbers = list(struct.unpack(f"<{layout.size - 1}hqq", content))
    return Voice(layout, numbers[:-1], numbers[-1])


def write_value(voices: list[bytes]) -> bytes:
    """All voices, packed. The low bytes of the numbers come first, the high ones, which vary less, behind them."""
    content = b"".join(voices)
    return zlib.compress(content[0::2] + content[1::2], 9)


def read_voices(layout: Layout, content: bytes) -> list[bytes]:
    """Each voice of a value that was written."""
    halves = zlib.decompress(content)
    middle = len(halves) // 2
    voices = bytearray(len(halves))
    voices[0::2] = halves[:middle]
    voices[1::2] = halves[middle:]
    size = 2 * (layout.size - 1) + 16
    return [bytes(voices[first : first + size]) for first in range(0, len(voices), size)]


def shipped(layout: Layout) -> Value:
    """The value that comes with the package."""
    return read_value(layout, (resources.files("reverie.bots.onirim") / f"{layout.name}.value").read_bytes())
