"""Picking up keys and items, and exchanging items. L-52, L-91 to L-99."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.labyrinth.box.actions import (
    ITEM_IDS,
    KEY_BASE,
    KEY_IDS,
    LEAVES,
    OF_ITEMS,
    TAKE_ITEMS,
    TAKE_KEYS,
    Deed,
)
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.table.table import CARRIED, Labyrinth, Seat
from reverie.games.labyrinth.turn.strengths import gain_item, part_with_item, room_for_items
from reverie.pieces.bits import BIT
from reverie.pieces.hexes import SIDES


def may_take_key(s: Labyrinth, seat: Seat, key: i64) -> bool:
    return s.keys[key] == s.pawns[seat] and may_have_key(s, seat, key)


def may_have_key(s: Labyrinth, seat: Seat, key: i64) -> bool:
    """L-3, L-52: a key that lies somewhere, but not on the own key space, unless another character dropped it there."""
    dropped_by_another = s.droppers[key] != NONE and s.droppers[key] != seat
    return s.keys[key] != s.key_space(seat) or dropped_by_another


def may_take_item(s: Labyrinth, seat: Seat, item: i64) -> bool:
    """L-95, L-97: there is room, or something to put down that was not put down before in this turn."""
    if s.items[item] != s.pawns[seat]:
        return False
    return room_for_items(s, seat) > 0 or len(leavable(s, seat)) > -room_for_items(s, seat)


def leavable(s: Labyrinth, seat: Seat) -> list[int]:
    held = s.items_of(seat) & ~s.exchanged
    return [item for item in range(len(s.items)) if held & (1 << item) and item != s.goal]


def takeable(s: Labyrinth, seat: Seat) -> list[Deed]:
    """What lies on the own corridor and may be taken (L-91); nothing by one who was moved there (L-93)."""
    if s.dazes[seat] or s.on_start(seat) or s.moved & (1 << seat):
        return []
    found: list[Deed] = []
    key: i64 = 0
    while key < SIDES:
        if may_take_key(s, seat, key):
            found.append(TAKE_KEYS[key])
        key += 1
    item: i64 = 0
    while item < len(s.items):
        if may_take_item(s, seat, item):
            found.append(TAKE_ITEMS[item])
        item += 1
    return found


def take(s: Labyrinth, seat: Seat, what: i64) -> None:
    if what >= KEY_BASE:
        s.keys[what - KEY_BASE] = CARRIED + seat
        s.droppers[what - KEY_BASE] = NONE
        s.tell_what("take", seat, KEY_IDS[what - KEY_BASE])
        return
    item: i64 = what - OF_ITEMS
    gain_item(s, seat, item)
    s.tell_what("take", seat, ITEM_IDS[item])
    if room_for_items(s, seat) < 0:
        s.goal = item
        s.then(EXCHANGE)


@final
class Exchange(Step[Labyrinth, Deed]):
    """L-96, L-97: for an item too many another one is put down on the corridor."""

    def actor(self, s: Labyrinth) -> i64:
        return s.seat if room_for_items(s, s.seat) < 0 and leavable(s, s.seat) else NOBODY

    def run(self, s: Labyrinth) -> None:
        s.goal = NONE

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [LEAVES[item] for item in leavable(s, s.seat)]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        s.exchanged |= BIT[action.what]
        part_with_item(s, s.seat, action.what, s.pawns[s.seat])
        s.tell_what("leave", s.seat, ITEM_IDS[action.what])
        s.then(self)

    def ask(self, s: Labyrinth) -> Question:
        return Question("exchange", "L-97", int(s.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-97"


EXCHANGE: Final = Exchange("exchange")
