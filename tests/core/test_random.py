"""The generator is specified, so its numbers are known."""

from __future__ import annotations

import itertools

from reverie.core.random import Random, draw, seed_hash

WORD = 2**32


def rotate(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (32 - bits))) % WORD


def specified(words: list[int], count: int) -> list[int]:
    """xoshiro128** straight from its definition, in numbers without bound."""
    a, b, c, d = words
    numbers = []
    for _ in range(count):
        numbers.append(rotate(b * 5 % WORD, 7) * 9 % WORD)
        shifted = (b << 9) % WORD
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = rotate(d, 11)
    return numbers


def test_numbers_are_those_of_the_specification() -> None:
    stream = Random("seed", "name")
    words = [int(stream.a), int(stream.b), int(stream.c), int(stream.d)]
    assert [stream.next() for _ in range(200)] == specified(words, 200)


def test_known_numbers() -> None:
    stream = Random("reverie", "deck#0/deal Rs")
    assert [stream.next() for _ in range(4)] == [776652128, 4194199427, 2513329734, 2972932550]
    assert seed_hash("reverie") == "a33a4c13f391735c2d58865d384f1a23405b114fd2e776f264e5b6ea62d9a87d"


def test_streams_have_nothing_in_common() -> None:
    first = [Random("seed", "a").next(), Random("seed", "b").next(), Random("other", "a").next()]
    assert len(set(first)) == 3


def test_below_is_fair() -> None:
    stream = Random("seed", "fair")
    counts = [0] * 7
    for _ in range(70_000):
        counts[stream.below(7)] += 1
    assert sum(counts) == 70_000
    assert all(9_600 < count < 10_400 for count in counts)


def test_below_never_reaches_its_bound() -> None:
    stream = Random("seed", "bounds")
    for bound in (1, 2, 3, 76, 2**31 - 1, 2**31):
        assert all(0 <= stream.below(bound) < bound for _ in range(200))


def test_below_draws_again_where_multiply_and_shift_would_favour_some() -> None:
    # With a bound of three quarters of 2**31 about a quarter of the words are rejected.
    bound = 3 * 2**29
    one, other = Random("seed", "again"), Random("seed", "again")
    for _ in range(500):
        expected = other.next() * bound
        while expected % WORD < (WORD - bound) % bound:
            expected = other.next() * bound
        assert one.below(bound) == expected >> 32


def test_restarted_streams_differ_and_repeat() -> None:
    stream = Random("seed", "many")
    heads = []
    for number in [*range(1000), 2**32, 2**33 + 5]:
        stream.restart(number)
        heads.append((stream.next(), stream.next()))
    assert len(set(heads)) == len(heads)
    stream.restart(17)
    assert (stream.next(), stream.next()) == heads[17]


def test_neighbouring_restarts_are_not_alike() -> None:
    """Half of the bits differ on average, from the first number on."""
    stream = Random("seed", "bits")
    heads = []
    for number in range(2000):
        stream.restart(number)
        heads.append(int(stream.next()))
    differing = [(one ^ other).bit_count() for one, other in itertools.pairwise(heads)]
    assert 15.7 < sum(differing) / len(differing) < 16.3


def test_draw_follows_the_weights() -> None:
    stream = Random("seed", "weights")
    drawn = [draw([("rare", 1), ("common", 9)], stream) for _ in range(10_000)]
    assert 850 < drawn.count("rare") < 1150
