"""Why an activity is not possible now: the clause that forbids it."""

from __future__ import annotations

from typing import Final

from reverie.games.labyrinth.box.actions import (
    ATTACK,
    BUILD,
    CRYSTAL,
    EVENT,
    FIRST_START,
    GOLEM,
    ITEM,
    JUMP,
    KEY_PIECE,
    MOVE,
    REST,
    SAFE,
    SET_TRAP,
    TAKE,
    USE,
    Deed,
)
from reverie.games.labyrinth.box.content import NO_POWER, NONE
from reverie.games.labyrinth.box.effects import FORBID_DAZED, FORBID_TRAPS, NO_TRAPS
from reverie.games.labyrinth.maze.maze import bridge_partner, exists
from reverie.games.labyrinth.maze.walking import golem_blocks
from reverie.games.labyrinth.table.table import EVENT_TRIGGERED, GOLEM_MOVED, NO_TRAP, Labyrinth
from reverie.games.labyrinth.turn.strengths import abilities_of, has_power, is_silenced, lasts

# The activity each verb is, for a wish that fails for no special reason.
RULES: Final = {
    BUILD: "L-28",
    MOVE: "L-39",
    JUMP: "L-53",
    REST: "L-63",
    ATTACK: "L-64",
    SET_TRAP: "L-104",
    GOLEM: "L-71",
    EVENT: "L-81",
    CRYSTAL: "L-86",
    TAKE: "L-91",
    USE: "L-27",
    ITEM: "L-128",
}
PAID: Final = (BUILD, JUMP, ATTACK, SET_TRAP, GOLEM, EVENT, CRYSTAL)


def why_no_activity(s: Labyrinth, action: Deed) -> str:
    verb = action.verb
    if verb not in RULES:
        return "L-20"
    if s.dazes[s.seat] and verb != REST:
        return "L-61"
    if s.on_start(s.seat) and (verb in PAID or verb in (USE, ITEM)):
        return "L-26"
    if verb in PAID and not s.actions:
        return "L-20"
    if verb == MOVE:
        return why_no_move(s, action)
    if verb == SET_TRAP:
        return why_no_trap(s, action)
    if verb == TAKE:
        return why_no_taking(s, action)
    return why_no_ability(s, action) if verb == USE else why_no_other(s, action)


def why_no_other(s: Labyrinth, action: Deed) -> str:
    verb = action.verb
    seat = s.seat
    if verb == JUMP and action.what == SAFE and bridge_partner(s, s.pawns[seat]) != NONE:
        return "L-59"
    if verb == EVENT and not s.used[seat] & EVENT_TRIGGERED:
        return "L-84"
    if verb == GOLEM and not s.used[seat] & GOLEM_MOVED:
        return "L-70"
    if verb == ATTACK and s.others_at(s.pawns[seat], seat) >> action.what & 1 and has_power(s, seat, FORBID_DAZED):
        return "L-27"
    return RULES[verb]


def why_no_move(s: Labyrinth, action: Deed) -> str:
    seat = s.seat
    if golem_blocks(s, seat):
        return "L-46"
    if s.on_start(seat):
        return "L-41"
    if action.where >= FIRST_START:
        return "L-43"
    if not s.actions:
        return "L-20"
    here = s.pawns[seat]
    return "L-40" if here // 3 == action.where // 3 else "L-39"


def why_no_trap(s: Labyrinth, action: Deed) -> str:
    if lasts(s, NO_TRAPS):
        return "L-83"
    if has_power(s, s.seat, FORBID_TRAPS):
        return "L-27"
    if action.where == s.centre():
        return "L-106"
    if not exists(s, action.where):
        return "L-104"
    if s.traps[action.where] != NO_TRAP:
        return "L-107"
    return "L-105" if s.others_at(action.where, s.seat) else "L-129"


def why_no_taking(s: Labyrinth, action: Deed) -> str:
    here = s.pawns[s.seat]
    if s.moved & (1 << s.seat):
        return "L-93"
    if action.kind == KEY_PIECE:
        return "L-52" if s.keys[action.what] == here else "L-91"
    item = action.what
    return "L-97" if item < len(s.items) and s.items[item] == here else "L-91"


def why_no_ability(s: Labyrinth, action: Deed) -> str:
    abilities = abilities_of(s, s.seat)
    if action.what < len(abilities) and abilities[action.what].deed is not NO_POWER:
        ability = abilities[action.what]
        if is_silenced(s):
            return "L-85"
        if ability.actions > s.actions:
            return "L-20"
    return "L-27"
