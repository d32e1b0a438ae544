"""Labyrinth as a game of the catalogue: what the protocol asks for and the steps do not answer by themselves."""

from __future__ import annotations

from typing import Final

from reverie.core.agenda import advance
from reverie.core.game import Result
from reverie.core.notation import Notation
from reverie.core.option import Options
from reverie.games.labyrinth.box.actions import (
    ACTIONS,
    ATTACK,
    DRAW,
    DROP,
    EVENT_PIECE,
    FIGHT,
    ITEM,
    ITEM_PIECE,
    KEEP,
    KEY_PIECE,
    LEAVE,
    LOT,
    ON,
    TAKE,
    Deed,
)
from reverie.games.labyrinth.box.content import GOLEM_CARDS, NONE, Content
from reverie.games.labyrinth.box.options import Agreement
from reverie.games.labyrinth.setup import SET_UP
from reverie.games.labyrinth.table.table import Labyrinth, empty_table

# Rounds end a match (L-137): at most 300 of 6 turns. A turn has at most 15 actions (3, and 12 by an ability) and
# 150 activities for nothing: each item and key is taken once and put down once, each ability and item used once. Within
# an activity a trap or token acts on a character once (L-51), so characters are moved at most 6 * (111 + 60) times, and
# once more for each of at most 5 fights on the centre that a move brings: 6,156 arrivals. An arrival brings at most 10
# fights (L-69) of at most 12 pairs of rolls (L-138), and 8 entries beside; Crystals and tokens, which actions alone
# bring back, add at most 300 answers to an activity. 1,800 turns of 165 activities of 6,156 * 10 * 32 + 300 entries:
LONGEST: Final = 600_000_000_000

NOTATION: Final = Notation(ACTIONS)


def seats(options: Options) -> int:
    players = options["players"]
    assert isinstance(players, int)
    return players


def player_actions(options: Options) -> list[Deed]:
    return [deed for deed in actions_with(Agreement(options)) if deed.verb < DRAW]


def chance_actions(options: Options) -> list[Deed]:
    return [deed for deed in actions_with(Agreement(options)) if deed.verb >= DRAW]


def actions_with(agreed: Agreement) -> list[Deed]:
    """All that name no piece and no seat the match does not have."""
    return [deed for deed in ACTIONS if has_all(agreed, deed)]


def has_all(agreed: Agreement, deed: Deed) -> bool:
    """Has the match what this action names?"""
    box = agreed.content
    what = deed.what
    if deed.verb in (ATTACK, FIGHT, ON, LOT):
        return what < agreed.players
    if deed.verb in (LEAVE, DROP, ITEM):
        return what < len(box.items)
    if deed.verb == TAKE:
        return deed.kind == KEY_PIECE or what < len(box.items)
    if deed.verb == KEEP and deed.kind in (ITEM_PIECE, EVENT_PIECE):
        return False  # nobody chooses among them
    return deed.verb not in (KEEP, DRAW) or what < how_many(box)[deed.kind]


def how_many(box: Content) -> list[int]:
    """Pieces in the box, by kind."""
    return [
        len(box.tiles),
        len(box.traps),
        len(box.items),
        len(box.events),
        len(box.characters),
        len(GOLEM_CARDS),
    ]


def new(options: Options) -> Labyrinth:
    s = empty_table(Agreement(options))
    s.agenda = SET_UP
    advance(s)
    return s


def copy(state: Labyrinth) -> Labyrinth:
    return state.copy()


def result(state: Labyrinth) -> Result | None:
    """L-1, L-2: exactly one winner; L-137: or nobody, when the rounds are over."""
    if not state.over:
        return None
    winner = int(state.winner)
    points = [1 if seat == winner else 0 for seat in range(state.agreed.players)]
    return Result(points, [] if winner == NONE else [winner], end_rule(state))


def end_rule(state: Labyrinth) -> str:
    return "L-137" if state.winner == NONE else "L-2"


def why_not(state: Labyrinth, seat: int, action: Deed) -> str | None:
    if state.over:
        return end_rule(state)
    if state.acting != seat:
        return "L-22"
    if action in state.now.legal(state):
        return None
    return state.now.why_not(state, action)


def read(text: str) -> Deed:
    return NOTATION.read(text)
