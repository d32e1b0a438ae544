"""The memory of a search takes two positions for one only if nothing that matters tells them apart."""

from __future__ import annotations

import pytest

from reverie.bots.onirim.memory import key_of_position
from reverie.core.agenda import apply
from reverie.core.game import CHANCE
from reverie.core.option import Options, settle
from reverie.core.random import Random
from reverie.games import onirim
from reverie.games.onirim.doors import series_length
from reverie.games.onirim.options import Agreement
from reverie.games.onirim.position import read_position, write_position
from reverie.games.onirim.table import Onirim

MATCHES = 60
OPEN_DRAWN = [f"open-drawn:{colour}" for colour in "RBGN"]
SEARCHED = ["play-or-discard", "complete-hand", "last-chance", "face-nightmare", *OPEN_DRAWN]  # where it is used


def what_matters(s: Onirim, draws: int) -> str:
    """The position without the discard pile, the number of shuffles, and what lies further back in the rows."""
    fields = [field for field in write_position(s).split(" | ") if not field.startswith(("discard", "row", "shuffles"))]
    ends = [(int(row[-1]), int(series_length(row))) if len(row) else None for row in (s.first_row, s.second_row)]
    return f"{fields} {list(s.deck.counts)} {ends} {draws}"


@pytest.mark.parametrize("chosen", [{}, {"players": 2, "coop_info": "open"}, {"limbo_rescue": True}], ids=str)
def test_each_position_has_a_number_of_its_own(chosen: Options) -> None:
    random = Random("memory", "walk")
    of_position: dict[str, int] = {}
    for number in range(MATCHES):
        random.restart(number)
        s = onirim.new(settle(onirim.OPTIONS, chosen))
        while not s.over:
            if not len(s.deck.top) and s.now.name in SEARCHED:
                for draws in (0, 1, 2):
                    of_position[what_matters(s, draws)] = key_of_position(s, draws)
            choices = s.now.legal(s) if s.acting != CHANCE else []
            apply(s, s.now.deal(s, random) if s.acting == CHANCE else choices[random.below(len(choices))])
    assert len(of_position) > 50 * MATCHES
    assert len(set(of_position.values())) == len(of_position)


def test_the_order_of_discards_does_not_matter() -> None:
    text = "play-or-discard complete-hand shuffle-limbo turn | hand1 Rs Bs Gs Ns Nm | row1 Rm"
    found = []
    for order in (
        ("discard Rs", "deal Bm", "discard Bs", "deal Gm"),
        ("discard Bs", "deal Gm", "discard Rs", "deal Bm"),
    ):
        s = read_position(text, Agreement(settle(onirim.OPTIONS, {})))
        for action in order:
            apply(s, onirim.read(action))
        found.append(key_of_position(s, 0))
    assert found[0] == found[1] != key_of_position(s, 1)
