"""Dreamscape as a game of the catalogue: what the protocol asks for and the steps do not answer by themselves."""

from __future__ import annotations

from typing import Final

from reverie.core.agenda import advance
from reverie.core.game import Result
from reverie.core.notation import Notation
from reverie.core.option import Options
from reverie.games.dreamscape.actions import ACTIONS, BAG, CARD, COMPLETE, KEEP, SEAT, STORE, TOKEN, USE, Deed
from reverie.games.dreamscape.options import Agreement
from reverie.games.dreamscape.rounds import SET_UP, set_nightmare
from reverie.games.dreamscape.table import COMPLETED, Dreamscape, empty_table, reds_in

# What falls with every action, within a round: action points, locale powers, free power spaces of cards and, inside
# a power, what is left of it; then shards in hands, which only a power raises; and between two of these, key moves and
# free steps in a row (D-22, D-33). A round has at most 16 action points, 4 locale powers, 103 power spaces of up to 10
# entries and 11 red shards to cross, 6 key moves after each; 134 shards in hands and 2 more for each power, 25 free
# steps after each; and 36 entries to fill the locales. 9 rounds and the last placing come to less than this.
LONGEST: Final = 120_000

OF_CARDS: Final = (USE, STORE, KEEP, COMPLETE)
NOTATION: Final = Notation(ACTIONS)


def seats(options: Options) -> int:
    players = options["players"]
    assert isinstance(players, int)
    return players


def player_actions(options: Options) -> list[Deed]:
    return [deed for deed in actions_with(Agreement(options)) if deed.verb < BAG]


def chance_actions(options: Options) -> list[Deed]:
    return [deed for deed in actions_with(Agreement(options)) if deed.verb >= BAG]


def actions_with(agreed: Agreement) -> list[Deed]:
    """All that name no card, token or seat the match does not have."""
    most: dict[int, int] = dict.fromkeys((*OF_CARDS, CARD), int(agreed.box.cards))
    most[TOKEN] = len(agreed.box.tokens)
    most[SEAT] = int(agreed.players)
    return [deed for deed in ACTIONS if deed.what < most.get(deed.verb, len(ACTIONS))]


def new(options: Options) -> Dreamscape:
    s = empty_table(Agreement(options))
    if s.agreed.nightmare:
        set_nightmare(s)
    s.agenda = SET_UP
    advance(s)
    return s


def copy(state: Dreamscape) -> Dreamscape:
    return state.copy()


def result(state: Dreamscape) -> Result | None:
    """D-61: most points; then more completed cards; in the variant fewer red shards come before that (D-80)."""
    if not state.over:
        return None
    players = range(state.agreed.players)
    ranks = [
        (
            int(state.points[seat]),
            -int(reds_in(state, seat)) if state.agreed.nightmare else 0,
            int(state.cards_of(seat, COMPLETED)),
        )
        for seat in players
    ]
    best = max(ranks)
    return Result(
        [int(state.points[seat]) for seat in players], [s for s in players if ranks[s] == best], end_rule(state)
    )


def end_rule(state: Dreamscape) -> str:
    return "D-80" if state.agreed.nightmare else "D-61"


def why_not(state: Dreamscape, seat: int, action: Deed) -> str | None:
    if state.over:
        return end_rule(state)
    if state.acting != seat:
        return "D-11"
    if action in state.now.legal(state):
        return None
    if action.verb in OF_CARDS and action.what >= state.agreed.box.cards:
        return "D-6"  # no pile of this match holds it
    return state.now.why_not(state, action)


def read(text: str) -> Deed:
    return NOTATION.read(text)
