"""Exploring a corridor in five steps: ability tokens, the Golem, the trap, other characters, keys and items.

L-42, L-47 to L-52, L-69, L-92, L-93. The fifth step is the active player's next choice, where keys and items may be
taken at any time between activities, but not by one who was moved; nobody else ever takes any.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Question, Source
from reverie.games.labyrinth.box.actions import (
    FIGHTS,
    LOTS,
    PASS,
    SAY_NO,
    SEATS,
    Deed,
)
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.box.effects import FORBID_DAZED, SANCTITY
from reverie.games.labyrinth.box.options import ALWAYS, NEVER
from reverie.games.labyrinth.maze.golem import MEET_GOLEM
from reverie.games.labyrinth.maze.moving import EXPLORING
from reverie.games.labyrinth.maze.pools import count_bits
from reverie.games.labyrinth.maze.tokens import MEET_TOKENS
from reverie.games.labyrinth.maze.traps import SPRING
from reverie.games.labyrinth.table.table import Labyrinth, Seat, lowest
from reverie.games.labyrinth.turn.fights import attack
from reverie.games.labyrinth.turn.strengths import has_power

# --- 4: characters (L-50, L-69) ---


def foes(s: Labyrinth, seat: Seat) -> i64:
    """Whom a character that has just come may attack, a bit each: at most one fight for each pair."""
    if s.dazes[seat] or s.on_start(seat) or (s.agreed.one_fight and s.fought[seat]):
        return 0
    found: i64 = s.others_at(s.pawns[seat], seat) & ~s.fought[seat]
    spares = has_power(s, seat, FORBID_DAZED)
    other: i64 = 0
    while other < s.agreed.players:
        if found & (1 << other) and ((spares and s.dazes[other]) or has_power(s, other, SANCTITY)):
            found &= ~(1 << other)
        other += 1
    return found


@final
class FreeFights(Step[Labyrinth, Deed]):
    """L-69: first the one who came may fight anybody here."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"free-fights:{seat + 1}")
        self.seat: Final = seat

    def actor(self, s: Labyrinth) -> i64:
        return self.seat if foes(s, self.seat) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """Nobody to fight."""

    def legal(self, s: Labyrinth) -> list[Deed]:
        found = foes(s, self.seat)
        return [*[FIGHTS[other] for other in range(s.agreed.players) if found & (1 << other)], SAY_NO]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if action.verb != PASS:
            s.fought[self.seat] = s.fought[self.seat] | (1 << action.what)
            s.then(self)
            attack(s, self.seat, action.what)

    def ask(self, s: Labyrinth) -> Question:
        return Question("free-fight", "L-69", int(self.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-69"


def may_strike(s: Labyrinth, other: Seat, seat: Seat) -> bool:
    """May one who stands here attack the one who came?"""
    if s.dazes[other] or s.pawns[other] != s.pawns[seat] or s.fought[seat] & (1 << other):
        return False
    return not has_power(s, seat, SANCTITY) and not (s.dazes[seat] and has_power(s, other, FORBID_DAZED))


@final
class StrikeBack(Step[Labyrinth, Deed]):
    """L-69: then those who were not attacked may attack; if several want to, the order is drawn by lot."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"strike-back:{seat + 1}")
        self.seat: Final = seat

    def next_to_ask(self, s: Labyrinth) -> Seat:
        if s.agreed.strike_back != 0:
            return NONE
        other = s.after(self.seat)
        while other != self.seat:
            if not s.asked[self.seat] & (1 << other) and may_strike(s, other, self.seat):
                return other
            other = s.after(other)
        return NONE

    def actor(self, s: Labyrinth) -> i64:
        if s.on_start(self.seat) or (s.agreed.one_fight and s.fought[self.seat]):
            return NOBODY
        other = self.next_to_ask(s)
        if other != NONE:
            return other
        return CHANCE if count_bits(self.striking(s)) > 1 else NOBODY

    def striking(self, s: Labyrinth) -> i64:
        """Those who want to and still can."""
        if s.on_start(self.seat) or (s.agreed.one_fight and s.fought[self.seat]) or s.agreed.strike_back == NEVER:
            return 0
        wanting: i64 = (1 << SEATS) - 1 if s.agreed.strike_back == ALWAYS else s.willing[self.seat]
        found: i64 = 0
        other: i64 = 0
        while other < s.agreed.players:
            if wanting & (1 << other) and other != self.seat and may_strike(s, other, self.seat):
                found |= 1 << other
            other += 1
        return found

    def run(self, s: Labyrinth) -> None:
        striking = self.striking(s)
        if striking:
            self.strike(s, lowest(striking))

    def strike(self, s: Labyrinth, other: Seat) -> None:
        s.fought[self.seat] = s.fought[self.seat] | (1 << other)
        s.then(self)
        attack(s, other, self.seat)

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [FIGHTS[self.seat], SAY_NO]

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        striking = self.striking(s)
        return [(LOTS[other], 1) for other in range(s.agreed.players) if striking & (1 << other)]

    def source(self, s: Labyrinth) -> Source:
        return Source("lots", Source.NO_PILE)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if s.acting == CHANCE:
            self.strike(s, action.what)
            return
        s.asked[self.seat] = s.asked[self.seat] | (1 << s.acting)
        if action.verb != PASS:
            s.willing[self.seat] = s.willing[self.seat] | (1 << s.acting)
        s.then(self)

    def ask(self, s: Labyrinth) -> Question:
        return Question("strike-back", "L-69", int(s.acting), {"other": int(self.seat)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-69"


FREE_FIGHTS: Final = [FreeFights(seat) for seat in range(SEATS)]
STRIKE_BACK: Final = [StrikeBack(seat) for seat in range(SEATS)]

for _seat in range(SEATS):
    EXPLORING[_seat].extend(
        [MEET_TOKENS[_seat], MEET_GOLEM[_seat], SPRING[_seat], FREE_FIGHTS[_seat], STRIKE_BACK[_seat]]
    )
