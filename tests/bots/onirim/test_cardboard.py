"""The bots play on cards of cardboard: 76 of them, really shuffled, in an order nobody has to agree to."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt

import pytest

import reverie
from reverie.bots.bot import Bot
from reverie.bots.registry import find_bot
from reverie.core.agenda import Action, apply
from reverie.core.game import CHANCE
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import onirim
from reverie.games.onirim.actions import DEALS
from reverie.games.onirim.cards import COPIES, NIGHTMARE
from reverie.games.onirim.table import WON, Onirim

COMPILED = reverie.build() == "compiled"


class Cardboard:
    """A deck that lies on the table; the rules never see its order."""

    def __init__(self, seed: str) -> None:
        self.hands = random.Random(seed)
        self.cards = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
        self.hands.shuffle(self.cards)
        self.shuffles = 0

    def follow(self, s: Onirim) -> None:
        """Do with the cards what the rules have just said, and see that they agree."""
        in_rules = Counter({kind: int(count) for kind, count in enumerate(s.deck.counts) if count})
        if s.deck.shuffles != self.shuffles:
            self.shuffles = s.deck.shuffles
            self.cards = list(in_rules.elements())  # doors taken out, limbo put in
            self.hands.shuffle(self.cards)
        elif s.deck.size > len(self.cards):
            back = s.deck.size - len(self.cards)  # the rest of a prophecy goes below what was put back before
            place = len(s.deck.top) - back
            self.cards[place:place] = list(s.deck.top)[place:]
        assert Counter(self.cards) == in_rules
        assert self.cards[: len(s.deck.top)] == list(s.deck.top)


def wins(player: Bot, decks: list[Cardboard]) -> int:
    won = 0
    for deck in decks:
        s = onirim.new(settle(onirim.OPTIONS, {}))
        while not s.over:
            if s.acting == CHANCE:
                apply(s, DEALS[deck.cards.pop(0)])
            else:
                apply(s, chosen(player, s))
            deck.follow(s)
        won += s.outcome == WON
    return won


def wins_by_odds(player: Bot, matches: int) -> int:
    """Chance drawn card by card, as the search believes it is."""
    chance = Random("odds", "chance")
    won = 0
    for number in range(matches):
        chance.restart(number)
        s = onirim.new(settle(onirim.OPTIONS, {}))
        while not s.over:
            apply(s, s.now.deal(s, chance) if s.acting == CHANCE else chosen(player, s))
        won += s.outcome == WON
    return won


def chosen(player: Bot, s: Onirim) -> Action:
    choice = player.choose(onirim.observe(s, 0), onirim.legal(s), 600.0)
    assert isinstance(choice, Action)
    return choice


def differ(first: int, second: int, matches: int) -> bool:
    """By more than four standard errors?"""
    share = (first + second) / (2 * matches)
    return abs(first - second) / matches > 4 * sqrt(2 * share * (1 - share) / matches)


@pytest.mark.parametrize(("bot", "matches"), [("apprentice", 1000), ("lucid", 100)])
def test_cardboard_is_won_as_often(bot: str, matches: int) -> None:
    if not COMPILED:
        matches //= 10
    if bot == "lucid" and not COMPILED:
        pytest.skip("too slow uncompiled; the decisions are the same on both builds")
    player = find_bot(bot, "onirim", Random("cardboard", "player"))
    by_cards = wins(player, [Cardboard(f"{number}") for number in range(matches)])
    assert not differ(wins_by_odds(player, matches), by_cards, matches)
    assert by_cards / matches > {"apprentice": 0.3, "lucid": 0.8}[bot]


class Stacked(Cardboard):
    """Somebody puts the nightmares at the bottom."""

    def follow(self, s: Onirim) -> None:
        super().follow(s)
        known = len(s.deck.top)
        self.cards[known:] = sorted(self.cards[known:], key=lambda kind: kind == NIGHTMARE)


def test_stacked_cardboard_is_found_out() -> None:
    player = find_bot("apprentice", "onirim", Random("cardboard", "player"))
    assert differ(wins_by_odds(player, 100), wins(player, [Stacked(f"{number}") for number in range(100)]), 100)
