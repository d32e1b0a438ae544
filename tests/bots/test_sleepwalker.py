"""The sleepwalker plays whole matches from what it is offered, and is nobody's favourite."""

from __future__ import annotations

import pytest

from reverie.bots.registry import bot_names, find_bot
from reverie.core.errors import ReverieError
from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.core.random import Random
from reverie.games import onirim


@pytest.mark.parametrize("players", [1, 2])
def test_it_plays_a_whole_match(players: int) -> None:
    match = Match(onirim, {"players": players}, seed="asleep")
    bots = [find_bot("sleepwalker", "onirim", Random("asleep", f"bot/{seat}")) for seat in range(players)]
    while match.actor != NOBODY:
        seat = match.actor
        match.play(seat, bots[seat].choose(match.observe(seat), match.choices(seat), 1.0))
    assert match.result is not None


def test_every_choice_is_as_good_to_it() -> None:
    bot = find_bot("sleepwalker", "onirim", Random("fair", "bot"))
    seen = Match(onirim, seed="x").observe(0)
    chosen = [bot.choose(seen, ["a", "b", "c"], 1.0) for _ in range(3000)]
    assert all(900 < chosen.count(choice) < 1100 for choice in "abc")


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ReverieError) as error:
        find_bot("grandmaster", "onirim", Random("x", "y"))
    assert error.value.facts == {"bot": "grandmaster", "known": ", ".join(bot_names("onirim"))}
