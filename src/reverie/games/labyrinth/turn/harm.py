"""Losing and healing lives, daze tokens, death and rebirth. L-56, L-60, L-66, L-100 to L-103, L-130."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.labyrinth.box.actions import (
    DROPS,
    ITEM_IDS,
    ITEMS,
    KEY_BASE,
    KEY_IDS,
    OF_ITEMS,
    ON,
    ONS,
    PASS,
    SAY_NO,
    SEATS,
    USE,
    USES,
    Deed,
)
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.box.effects import ARMOUR, MARTYR, PHOENIX
from reverie.games.labyrinth.maze.moving import send_home
from reverie.games.labyrinth.table.table import CARRIED, IN_POOL, LIVES, Labyrinth, Node, Seat, lowest
from reverie.games.labyrinth.turn.strengths import answer_slot, item_with, part_with_item, pay, spend_token, token_at
from reverie.pieces.hexes import SIDES


def heal(s: Labyrinth, seat: Seat, lives: i64) -> None:
    """L-100: never above four."""
    healed: i64 = min(lives, LIVES - s.lives[seat])
    if healed > 0:
        s.lives[seat] = s.lives[seat] + healed
        s.tell_count("heal", seat, healed)


def daze(s: Labyrinth, seat: Seat, count: i64) -> None:
    """L-60, L-130: any number; the supply does not run out."""
    s.dazes[seat] = s.dazes[seat] + count
    s.tell_count("daze", seat, count)


def lose(s: Labyrinth, seat: Seat, lives: i64) -> None:
    if lives > 0:
        s.then(LOSE[seat][min(lives, LIVES)])


@final
class TakeDaze(Step[Labyrinth, Deed]):
    """Daze tokens that are taken after lives were lost, even by one who died of it (L-58)."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(f"daze:{seat + 1}:{count}")
        self.seat: Final = seat
        self.count: Final = count

    def run(self, s: Labyrinth) -> None:
        daze(s, self.seat, self.count)


@final
class Lose(Step[Labyrinth, Deed]):
    """L-100: lives are lost, unless armour, a sacrifice or an amulet stands in the way."""

    def __init__(self, seat: i64, lives: i64) -> None:
        super().__init__(f"lose:{seat + 1}:{lives}")
        self.seat: Final = seat
        self.lives: Final = lives

    def actor(self, s: Labyrinth) -> i64:
        return self.seat if not s.dazes[self.seat] and self.answers(s) else NOBODY

    def answers(self, s: Labyrinth) -> list[Deed]:
        seat = self.seat
        found: list[Deed] = []
        slot = answer_slot(s, seat, ARMOUR)
        if slot != NONE:
            found.append(USES[slot])
        if answer_slot(s, seat, MARTYR) != NONE:
            for bearer in range(s.agreed.players):
                if bearer != seat and token_at(s, s.characters[seat], CARRIED + bearer) != NONE:
                    found.append(ONS[bearer])
        amulet = item_with(s, seat, PHOENIX)
        if amulet != NONE and self.lives >= s.lives[seat]:
            found.append(ITEMS[amulet])
        return found

    def run(self, s: Labyrinth) -> None:
        self.suffer(s)

    def suffer(self, s: Labyrinth) -> None:
        lost: i64 = min(self.lives, s.lives[self.seat])
        s.lives[self.seat] = s.lives[self.seat] - lost
        s.tell_count("lose", self.seat, lost)
        if not s.lives[self.seat]:
            s.tell("die", self.seat)
            s.then(DIE[self.seat])

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [*self.answers(s), SAY_NO]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if action.verb == PASS:
            self.suffer(s)
        elif action.verb == USE:
            pay(s, self.seat, action.what)
            spend_token(s, self.seat)
        elif action.verb == ON:
            s.tokens[token_at(s, s.characters[self.seat], CARRIED + action.what)] = IN_POOL
            s.tell_other("martyr", self.seat, action.what)
            lose(s, action.what, self.lives)
        else:
            part_with_item(s, self.seat, action.what, IN_POOL)
            s.tell_what("item", self.seat, ITEM_IDS[action.what])
            s.lives[self.seat] = 1

    def ask(self, s: Labyrinth) -> Question:
        return Question("lose", "L-100", int(self.seat), {"count": int(self.lives)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-100"


def first_key(s: Labyrinth, seat: Seat) -> i64:
    key: i64 = 0
    while key < SIDES:
        if s.keys[key] == CARRIED + seat:
            return key
        key += 1
    return NONE


def where_it_falls(s: Labyrinth, seat: Seat) -> Node:
    """L-101: what is dropped on a start space goes to the key tile in front of it."""
    return s.key_space(seat) if s.on_start(seat) else s.pawns[seat]


def drop_key(s: Labyrinth, seat: Seat, key: i64) -> None:
    s.keys[key] = where_it_falls(s, seat)
    s.droppers[key] = seat
    s.tell_what("drop", seat, KEY_IDS[key])


@final
class Die(Step[Labyrinth, Deed]):
    """L-101: drop a key, or else an item of one's choice. L-102: reborn on the start space with all lives. L-103."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"die:{seat + 1}")
        self.seat: Final = seat

    def actor(self, s: Labyrinth) -> i64:
        carried = s.items_of(self.seat)
        has_choice = first_key(s, self.seat) == NONE and carried & (carried - 1) != 0
        return self.seat if has_choice else NOBODY

    def run(self, s: Labyrinth) -> None:
        key = first_key(s, self.seat)
        carried = s.items_of(self.seat)
        if key != NONE:
            drop_key(s, self.seat, key)
            s.dropped = KEY_BASE + key
        elif carried:
            self.drop(s, lowest(carried))
        self.be_reborn(s)

    def legal(self, s: Labyrinth) -> list[Deed]:
        carried = s.items_of(self.seat)
        return [DROPS[item] for item in range(len(s.items)) if carried & (1 << item)]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        self.drop(s, action.what)
        self.be_reborn(s)

    def drop(self, s: Labyrinth, item: i64) -> None:
        part_with_item(s, self.seat, item, where_it_falls(s, self.seat))
        s.dropped = OF_ITEMS + item
        s.tell_what("drop", self.seat, ITEM_IDS[item])

    def be_reborn(self, s: Labyrinth) -> None:
        s.fallen = self.seat
        s.lives[self.seat] = LIVES
        send_home(s, self.seat)

    def ask(self, s: Labyrinth) -> Question:
        return Question("drop", "L-101", int(self.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-101"


MOST_DAZE: Final = 16  # four for each of four failed rolls
DAZE: Final = [[TakeDaze(seat, count) for count in range(MOST_DAZE + 1)] for seat in range(SEATS)]
LOSE: Final = [[Lose(seat, lives) for lives in range(LIVES + 1)] for seat in range(SEATS)]
DIE: Final = [Die(seat) for seat in range(SEATS)]
