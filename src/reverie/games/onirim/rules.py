"""Onirim as a game of the catalogue: what the protocol asks for and the steps do not answer by themselves."""

from __future__ import annotations

from typing import Final

from reverie.core.agenda import advance
from reverie.core.game import Result
from reverie.core.notation import Notation
from reverie.core.option import Options
from reverie.games.onirim.actions import ACTIONS, DEAL, KEEP, OWN, SWAP, TAKE, Deed
from reverie.games.onirim.options import Agreement
from reverie.games.onirim.table import WON, Onirim, empty_table
from reverie.games.onirim.turn import COOP_SET_UP, DRAFT, SOLO_SET_UP

# A turn puts one of 58 locations out of play for good, and holds at most 110 log entries: one card used, a
# claim or a swap, ten for a prophecy, and for each of the 76 cards one draw and for 18 of them one answer.
LONGEST: Final = 58 * 110

NOTATION: Final = Notation(ACTIONS)


def seats(options: Options) -> int:
    return 2 if options["players"] == 2 else 1


def player_actions(options: Options) -> list[Deed]:
    """Alone nobody drafts or swaps, and nothing is shared or the partner's; two alike are never swapped (O-46)."""
    for_two = [deed for deed in ACTIONS if deed.verb != DEAL and (deed.verb != SWAP or deed.card != deed.other)]
    if options["players"] == 2:
        return for_two
    return [deed for deed in for_two if deed.owner == OWN and deed.verb not in (TAKE, SWAP, KEEP)]


def chance_actions(options: Options) -> list[Deed]:
    return [deed for deed in ACTIONS if deed.verb == DEAL]


def new(options: Options) -> Onirim:
    s = empty_table(Agreement(options))
    s.agenda = SOLO_SET_UP if s.agreed.players == 1 else COOP_SET_UP
    advance(s)
    return s


def copy(state: Onirim) -> Onirim:
    return state.copy()


def result(state: Onirim) -> Result | None:
    """Partners win or lose together (O-36, O-48)."""
    if not state.over:
        return None
    players = int(state.agreed.players)
    won = state.outcome == WON
    return Result([1 if won else 0] * players, list(range(players)) if won else [], state.end_rule())


def why_not(state: Onirim, seat: int, action: Deed) -> str | None:
    if state.over:
        return state.end_rule()
    if state.acting != seat:
        return "O-41" if state.now is DRAFT else "O-47"
    if action in state.now.legal(state):
        return None
    return state.now.why_not(state, action)


def read(text: str) -> Deed:
    return NOTATION.read(text)
