"""The shipped value is read as it was written, and packed sums are the sums they stand for."""

from __future__ import annotations

import math
import struct
from importlib import resources

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from reverie.bots.onirim.layout import DUO, SOLO, Layout
from reverie.bots.onirim.sheet import Sheet
from reverie.bots.onirim.value import SHARED_UNIT, read_voices, shipped
from reverie.core.game import CHANCE, NOBODY
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import onirim

every_layout = pytest.mark.parametrize("layout", [SOLO, DUO], ids=["solo", "duo"])


def content(layout: Layout) -> bytes:
    return (resources.files("reverie.bots.onirim") / f"{layout.name}.value").read_bytes()


def rows_of_a_match(layout: Layout, seed: str) -> list[list[int]]:
    """All that could be chosen in a random match, as rows."""
    random = Random(seed, "rows")
    s = onirim.new(settle(onirim.OPTIONS, {"players": 1 if layout is SOLO else 2, "coop_info": "open"}))
    sheet = Sheet(layout.width)
    found: list[list[int]] = []
    while s.acting != NOBODY:
        if s.acting == CHANCE:
            onirim.apply(s, onirim.deal(s, random))
            continue
        choices = onirim.legal(s)
        if onirim.ask(s).name != "draft":
            sheet.clear()
            sheet.lay_out(s)
            for place in range(sheet.count):
                if sheet.ends[place] < 0:
                    found.append([sheet.rows[place * layout.width + column] for column in range(layout.width)])
        onirim.apply(s, choices[random.below(len(choices))])
    return found


def plain_lean(layout: Layout, numbers: list[int], rows: list[int]) -> float:
    """What one voice says, one number at a time."""
    colour, shared, second, bias, last, final = layout.parts(numbers[:-1])
    wide = layout.inner + layout.outer
    split = 4 * layout.colour_rows
    shared_sums = [sum(shared[row * wide + place] for row in rows[split:]) for place in range(wide)]
    pool = [0] * layout.inner
    for first in range(0, split, layout.colour_rows):
        chosen = [row for row in rows[first : first + layout.colour_rows] if row != layout.nothing]
        for place in range(layout.inner):
            total = shared_sums[place] + sum(colour[row * layout.inner + place] for row in chosen)
            assert -32768 <= total <= 32767
            pool[place] += max(total, 0)
    lean = final
    for place in range(layout.outer):
        total = (shared_sums[layout.inner + place] + bias[place]) * SHARED_UNIT
        total += sum(pool[row] * second[row * layout.outer + place] for row in range(layout.inner))
        assert abs(total) < 2**31
        lean += max(total, 0) * last[place]
    return lean / numbers[-1]


@every_layout
def test_packed_sums_are_the_sums_they_stand_for(layout: Layout) -> None:
    value = shipped(layout)
    voices = [list(struct.unpack(f"<{layout.size - 1}hqq", voice)) for voice in read_voices(layout, content(layout))]
    rows = rows_of_a_match(layout, "plain")
    assert len(rows) > 100
    for row in rows[:: len(rows) // 40]:
        lean = sum(plain_lean(layout, numbers, row) for numbers in voices) / len(voices)
        assert value.chance(vec[i64](row), 0) == 1.0 / (1.0 + math.exp(-lean))


def test_shipped_values_are_small() -> None:
    assert len(content(SOLO)) + len(content(DUO)) < 2_000_000


@every_layout
def test_rows_stay_within_their_tables(layout: Layout) -> None:
    split = 4 * layout.colour_rows
    for row in rows_of_a_match(layout, "tables"):
        assert all(0 <= number <= layout.nothing for number in row[:split])
        assert all(0 <= number < layout.shared_table for number in row[split:])
