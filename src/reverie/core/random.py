"""Luck that means the same on every machine: named streams of numbers from one seed.

The generator is xoshiro128** over four 32-bit words; a stream's words are the first sixteen bytes of
SHA-256 over seed and name. `docs/records.md` specifies both, with test values.
"""

from __future__ import annotations

import hashlib
from struct import Struct
from typing import Final, TypeVar, final

from mypy_extensions import i64

from reverie.core.errors import BadSeed

WORD: Final = 0xFFFFFFFF
WORDS: Final = Struct(">4I")


LONGEST_SEED: Final = 200


def check_seed(seed: str) -> None:
    """A seed is a text of at most 200 characters that can be stored; raises BadSeed."""
    if len(seed) > LONGEST_SEED or not is_text(seed):
        raise BadSeed("seed", {"longest": LONGEST_SEED})


def is_text(text: str) -> bool:
    """Can it be stored? Half a surrogate pair, which JSON can spell, cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def seed_hash(seed: str) -> str:
    """What is shown before the first move, so that the seed can be checked after the last."""
    return hashlib.sha256(seed.encode()).hexdigest()


def stir(word: i64) -> i64:
    """A 32-bit word in which every bit depends on every bit of the given one. Its products stay below 2**63."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & WORD
    word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
    return word ^ (word >> 15)


@final
class Random:
    """One named stream. Two streams of a seed have nothing to do with each other."""

    def __init__(self, seed: str, name: str) -> None:
        a, b, c, d = WORDS.unpack_from(hashlib.sha256(f"{seed}\n{name}".encode()).digest())
        self.first_a: Final[i64] = a
        self.first_b: Final[i64] = b
        self.first_c: Final[i64] = c
        # An all-zero state would stay zero for ever; this bit rules it out.
        self.first_d: Final[i64] = d | 1
        self.a: i64 = self.first_a
        self.b: i64 = self.first_b
        self.c: i64 = self.first_c
        self.d: i64 = self.first_d

    def restart(self, number: i64) -> None:
        """Begin the `number`-th of the many streams of this name; cheaper than a name for each.

        The number is stirred into every word, so that neighbours have nothing in common.
        """
        low: i64 = number & WORD
        high: i64 = number >> 32
        self.a = stir(self.first_a ^ stir(low ^ 1))
        self.b = stir(self.first_b ^ stir(low ^ 2))
        self.c = stir(self.first_c ^ stir(high ^ 3))
        self.d = stir(self.first_d ^ stir(low ^ stir(high ^ 4))) | 1

    def next(self) -> i64:
        """The next number of the stream, 0 to 2**32 - 1."""
        b: i64 = self.b
        scrambled: i64 = (b * 5) & WORD
        scrambled = ((scrambled << 7) | (scrambled >> 25)) & WORD
        result: i64 = (scrambled * 9) & WORD

        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely. The bound is at most 2**31."""
        scaled: i64 = self.next() * bound
        low: i64 = scaled & WORD
        if low < bound:
            # Multiply and shift favours some numbers; drawing again below the threshold makes it exact.
            unfair: i64 = ((1 << 32) - bound) % bound
            while low < unfair:
                scaled = self.next() * bound
                low = scaled & WORD
        return scaled >> 32


T = TypeVar("T")


def draw(odds: list[tuple[T, int]], random: Random) -> T:
    """One outcome, drawn by weight. A certain outcome takes a number from the stream, too."""
    total: i64 = 0
    for _, weight in odds:
        total += weight
    pick = random.below(total)
    for outcome, weight in odds:
        pick -= weight
        if pick < 0:
            return outcome
    raise AssertionError("weights are positive")
