"""What a position of Labyrinth is worth to one seat: its share in the race of all to the centre."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from reverie.bots.labyrinth.ways import ACTION, Ways
from reverie.games.labyrinth.box.effects import (
    CRYSTALS,
    CURSE,
    FAITH,
    LIVING_ARMOUR,
    MARTYRDOM,
    PHOENIX,
    ROLL,
    ROPE,
    SAVE,
    STEP,
    TARGET,
)
from reverie.games.labyrinth.maze.maze import adjacent
from reverie.games.labyrinth.table.table import CARRIED, IN_POOL, Labyrinth, Seat

PACE: Final = 26.0  # two and a half actions ahead is about three times as likely to win
SOON: Final = 20.0  # who can win in the next turn has to be stopped;
HINDRANCE: Final = 0.36  # anybody else will find a way round a wall, so one's own way counts for more than theirs
MORE_SOON: Final = 2.0  # both for each rival: the more there are,
MORE_HINDRANCE: Final = 0.05  # the more happens before one's next turn
DUEL: Final = 0.22  # who hinders a single rival is hindered in return, and the first to do so stays ahead
LATE: Final = 20  # from this round on patience with walls and fear of traps wear off,
TOO_LATE: Final = 40  # and in this one they are at an end: then everybody just goes their own way
HEALTH: Final[list[int]] = [0, 24, 11, 4, 0]  # what missing lives cost, by lives left
LIT: Final = 7  # an active Crystal of Fate
DARK: Final = 1
KEY: Final = 8  # one in the hand
MORE_KEYS: Final = 2
ITEM: Final = 3
GOOD_ITEMS: Final = (ROLL, TARGET, STEP, PHOENIX, SAVE, CRYSTALS, ROPE)
GOLEM_NEAR: Final = 7  # it is a step away, and the next player may take that step
CURSED: Final = 6
PROTECTED: Final = 5


@final
class Judge:
    """Reckons for one seat; what things cost everybody is taken from the position at hand."""

    def __init__(self, s: Labyrinth, seat: Seat) -> None:
        self.seat: Final = seat
        self.ways: Final = Ways(s)
        patience = min(1.0, max(0.0, float(TOO_LATE - s.round) / float(TOO_LATE - LATE)))
        rivals = float(s.agreed.players - 1)
        self.patience: Final = patience
        self.soon: Final = (SOON + MORE_SOON * rivals) * patience
        hindrance = HINDRANCE + MORE_HINDRANCE * rivals if s.agreed.players > 2 else DUEL
        self.hindrance: Final = hindrance * patience

    def worth(self, s: Labyrinth) -> float:
        """Between 0, lost, and 1, won."""
        if s.over:
            return 1.0 if s.winner == self.seat else 0.0
        own = 0.0
        total = 0.0
        near = adjacent(s, s.golem)
        seat: i64 = 0
        while seat < s.agreed.players:
            cost: i64 = self.ways.remaining(s, seat)
            if seat == self.seat and s.seat == seat:
                cost = max(0, cost - ACTION * s.actions)
            standing: i64 = self.standing(s, seat)
            if s.pawns[seat] in near:
                standing += GOLEM_NEAR
            distance = float(cost) + self.patience * float(standing)
            if seat != self.seat and distance > self.soon:
                distance = self.soon + self.hindrance * (distance - self.soon)
            chance = exp(-distance / PACE)
            total += chance
            if seat == self.seat:
                own = chance
            seat += 1
        return own / total

    def standing(self, s: Labyrinth, seat: Seat) -> i64:
        """Lives, Crystals, keys, items and tokens, as actions they cost or save."""
        cost: i64 = HEALTH[s.lives[seat]] + ACTION * s.dazes[seat] - LIT * s.lit[seat] - DARK * s.dark[seat]
        keys = s.keys_of(seat)
        if keys:
            cost -= KEY + MORE_KEYS * (keys - 1)
        item: i64 = 0
        count: i64 = len(s.items)
        while item < count:
            if s.items[item] == CARRIED + seat:
                cost -= ITEM
                if s.agreed.content.items[item].powers[0].effect in GOOD_ITEMS:
                    cost -= ITEM
            item += 1
        return cost + self.tokens(s, seat)

    def tokens(self, s: Labyrinth, seat: Seat) -> i64:
        cost: i64 = 0
        token: i64 = 0
        count: i64 = len(s.tokens)
        while token < count:
            place: i64 = s.tokens[token]
            if place == IN_POOL or place >= CARRIED:
                character: i64 = s.agreed.content.token_of[token]
                kind: i64 = s.agreed.content.characters[character].tokens.kind
                if place == CARRIED + seat and kind == CURSE:
                    cost += CURSED
                elif character == s.characters[seat] and protects(kind, place):
                    cost -= PROTECTED
            token += 1
        return cost


def protects(kind: i64, place: i64) -> bool:
    """A token that helps its owner: on the card, or borne by somebody who will be hurt instead."""
    return kind in (FAITH, LIVING_ARMOUR) if place == IN_POOL else kind == MARTYRDOM
