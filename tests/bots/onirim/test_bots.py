"""The bots of Onirim play by the rules, from what they see, and each better than the one before."""

from __future__ import annotations

import pytest

import reverie
from reverie.bots.bot import Bot
from reverie.bots.onirim.oracle import Oracle
from reverie.bots.registry import bot_names, find_bot
from reverie.core.game import CHANCE, NOBODY
from reverie.core.option import Options, settle
from reverie.core.random import Random
from reverie.games import onirim
from reverie.games.onirim.table import Onirim

COMPILED = reverie.build() == "compiled"
KINDS_OF_MATCH: list[Options] = [
    {},
    {"claim": "ask", "absent_search": "shuffle", "mill_short": "forbid", "prophecy_door": "forbid"},
    {"players": 2},
    {"players": 2, "coop_info": "open", "coop_duplicate": "give", "coop_lose_door": "team", "swap_timing": "after"},
]
THINKERS = ["apprentice", "lucid", "oracle"]
DECISIONS = 60 if COMPILED else 6  # of one match that thinkers are asked for: uncompiled they are slow


def thinker(name: str, random: Random) -> Bot:
    return Oracle(random, 3_000) if name == "oracle" else find_bot(name, "onirim", random)


def settled(chosen: Options) -> Options:
    return settle(onirim.OPTIONS, chosen)


def walk(options: Options, seed: str) -> list[Onirim]:
    """The positions of a match of apprentices in which somebody has a choice."""
    chance = Random(seed, "chance")
    bots = [find_bot("apprentice", "onirim", Random(seed, f"{seat}")) for seat in (0, 1)]
    s = onirim.new(options)
    positions = []
    while s.acting != NOBODY:
        if s.acting == CHANCE:
            onirim.apply(s, onirim.deal(s, chance))
            continue
        choices = onirim.legal(s)
        if len(choices) > 1:
            positions.append(s.copy())
        onirim.apply(s, bots[s.acting].choose(onirim.observe(s, s.acting), choices, 1.0))
    return positions


def some(positions: list[Onirim]) -> list[Onirim]:
    return positions[:: max(1, len(positions) // DECISIONS)]


def test_who_there_is() -> None:
    assert bot_names("onirim") == ["sleepwalker", "apprentice", "lucid", "oracle"]


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("chosen", KINDS_OF_MATCH, ids=str)
def test_choices_are_legal_and_come_from_what_is_seen(name: str, chosen: Options) -> None:
    """Another world that looks the same leads to the same decision, from the same random numbers."""
    asked = 0
    for number, s in enumerate(some(walk(settled(chosen), name))):
        seat = s.acting
        other = onirim.imagine(onirim.observe(s, seat), Random("elsewhere", str(number)))
        offered = onirim.legal(s)
        chosen_here = thinker(name, Random("a", "b")).choose(onirim.observe(s, seat), offered, 600.0)
        chosen_there = thinker(name, Random("a", "b")).choose(onirim.observe(other, seat), onirim.legal(other), 600.0)
        assert chosen_here is chosen_there
        assert chosen_here in onirim.legal(s)
        assert offered == onirim.legal(s), "the choices are not the bot's to change"
        asked += 1
    assert asked >= DECISIONS // 2


ALL_BUT_GREEN = "doors1 Rd Bd Gd Nd | doors2 Rd Bd Nd"
PAIR = "hand2 Bs Bm Bk | shared Rs Rm"
TURN = "complete-hand shuffle-limbo turn"


def answer(name: str, position: str) -> str:
    s = onirim.unpack({"options": settled({"players": 2, "coop_info": "open"}), "position": position})
    choice = thinker(name, Random("a", "b")).choose(onirim.observe(s, s.acting), onirim.legal(s), 600.0)
    return onirim.write(choice)


@pytest.mark.parametrize("name", THINKERS)
def test_nobody_takes_for_good_the_door_the_partner_needs(name: str) -> None:
    """O-50: without a nightmare to come nothing brings a second door back."""
    hand = f"hand1 Ns Nm | {PAIR} | {ALL_BUT_GREEN} | discard X10 Bs3 Rs2 Ns2"
    assert answer(name, f"claim-series:G {TURN} | {hand} | row1 Gs Gm Gs") == "decline"
    drawn = f"hand1 Ns Gk | {PAIR} | {ALL_BUT_GREEN} | aside Gd | discard X10 Bs3 Rs2 Ns2"
    assert answer(name, f"open-drawn:G {TURN} | {drawn}") == "leave"


@pytest.mark.parametrize("name", THINKERS)
def test_a_spare_door_is_what_a_nightmare_gets(name: str) -> None:
    """O-50: it is of no other use, and so the partner may find it."""
    rows = "row1 Gs Rs Rm Rs Gs Gm Gk Gs Gm Gs Bs | row2 Rs Rm Rk Bs Ns Nm Ns"
    hand = f"hand1 Ns Gk | {PAIR} | doors1 Rd Gd2 | doors2 Rd Nd | aside X | {rows} | discard X7 Bs3 Rs2 Ns2 Gm"
    assert answer(name, f"face-nightmare {TURN} | {hand}") == "pay Gd"
