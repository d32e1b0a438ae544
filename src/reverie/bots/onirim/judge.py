"""What the value says of everything a seat can bring about, without looking ahead."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import pop, vec
from mypy_extensions import i64

from reverie.bots.onirim.apprentice import rule_of_thumb
from reverie.bots.onirim.features import (
    COLOUR_ROWS,
    DRAW,
    ERRAND,
    GUARD_STEP,
    KEYS_STEP,
    LAST_SYMBOL,
    LEFT_STEPS,
    PROPHESY,
    SUPPLY,
    errand_of,
    hand_row,
)
from reverie.bots.onirim.layout import describe_for
from reverie.bots.onirim.value import Value
from reverie.core.agenda import apply
from reverie.core.game import CHANCE
from reverie.games.onirim.actions import KEEP_CARDS, OWN, PLAYS, Deed
from reverie.games.onirim.cards import COLOURS, KEY, KINDS, LOCATIONS, NIGHTMARE, SYMBOLS, colour_of, door_of, symbol_of
from reverie.games.onirim.doors import SERIES, series_length
from reverie.games.onirim.prophecy import RETURN_REST
from reverie.games.onirim.table import ASIDE, HAND, LIMBO, VISION, WON, Onirim
from reverie.games.onirim.turn import DRAFT, PLAY_OR_DISCARD, SWAP_STEP


@final
class Prospect:
    """Something a seat can bring about: the deed to begin with, the position before chance acts, its chance to win, and
    the standard error of that where it is a mean of what was sampled."""

    def __init__(self, deed: Deed, state: Onirim, chance: float, error: float = 0.0) -> None:
        self.deed: Final = deed
        self.state: Final = state
        self.chance: Final = chance
        self.error: Final = error


@final
class Judge:
    def __init__(self, value: Value) -> None:
        self.value: Final = value
        self.rows: Final = vec[i64]([0] * value.layout.width)

    def judge(self, s: Onirim) -> float:
        """The value of a position in which chance is about to act, or the end."""
        if s.over:
            return 1.0 if s.outcome == WON else 0.0
        return self.judge_errand(s, errand_of(s))

    def judge_errand(self, s: Onirim, errand: i64) -> float:
        if s.agreed.players == 2 and is_stuck(s):
            return 0.0
        describe_for(s, errand, self.rows, 0)
        return self.value.chance(self.rows, 0)

    def best(self, s: Onirim) -> float:
        """The value of the best choice of a seat."""
        if s.now is RETURN_REST:
            return self.best_order(s)
        if s.now is PLAY_OR_DISCARD and s.agreed.players == 1:
            return self.best_use(s)
        if s.now is SWAP_STEP:
            apply(s, KEEP_CARDS)  # a swap is looked for when it is asked; here it would cost seven times the work
            return self.judge(s)
        most = 0.0
        for deed in s.now.legal(s):
            after = s.copy()
            apply(after, deed)
            most = max(most, self.settle(after))
        return most

    def best_use(self, s: Onirim) -> float:
        """The same for a turn of one player, in rows alone: a test compares it with the rules, choice by choice.

        This is what a search does most.
        """
        describe_for(s, DRAW, self.rows, 0)
        heaps = s.heaps.counts
        row = s.first_row
        last: i64 = 0
        run: i64 = 0
        run_colour: i64 = -1
        if len(row):
            end = row[len(row) - 1]
            last = symbol_of(end) + 1
            run_colour = colour_of(end)
            run = series_length(row)
        most = 0.0
        symbol: i64 = 0
        # First plays, symbol by symbol, then discards: so what is judged next differs in few rows.
        while symbol <= KEY:
            is_playable = symbol + 1 != last
            card: i64 = symbol
            while is_playable and card < LOCATIONS:
                if heaps[HAND + 1 + card]:
                    colour = colour_of(card)
                    length: i64 = run + 1 if colour == run_colour else 1
                    if length < SERIES:
                        most = max(most, self.judge_use(heaps, card, colour, length, symbol + 1, DRAW))
                    else:
                        after = s.copy()
                        apply(after, PLAYS[OWN][card])
                        most = max(most, self.settle(after))
                        describe_for(s, DRAW, self.rows, 0)
                card += SYMBOLS
            symbol += 1
        symbol = 0
        while symbol <= KEY:
            errand: i64 = PROPHESY if symbol == KEY and s.deck.size else DRAW
            card = symbol
            while card < LOCATIONS:
                if heaps[HAND + 1 + card]:
                    most = max(most, self.judge_use(heaps, card, run_colour, run, last, errand))
                card += SYMBOLS
            symbol += 1
        return most

    def judge_use(self, heaps: vec[i64], card: i64, run_colour: i64, run: i64, last: i64, errand: i64) -> float:
        """The value once a card has left the hand, with this series and this last symbol."""
        heaps[HAND + 1 + card] = heaps[HAND + 1 + card] - 1
        rows = self.rows
        used = colour_of(card) * COLOUR_ROWS
        symbol = symbol_of(card)
        step: i64 = 1 if symbol == KEY else 0
        rows[used + 2] = rows[used + 2] - LEFT_STEPS[symbol]
        rows[used + 3] = rows[used + 3] - step * KEYS_STEP
        colour: i64 = 0
        while colour < COLOURS:
            at: i64 = colour * COLOUR_ROWS
            rows[at] = hand_row(heaps, colour, run if colour == run_colour else 0, last)
            rows[at + 1] = rows[at + 1] + errand * SUPPLY
            rows[at + 4] = rows[at + 4] + errand
            colour += 1
        at = COLOURS * COLOUR_ROWS
        rows[at + 2] = ERRAND + errand * 6 + heaps[HAND] - 1
        rows[at + 4] = LAST_SYMBOL + last
        rows[at + 7] = rows[at + 7] - step * GUARD_STEP
        chance = self.value.chance(rows, 0)
        rows[at + 7] = rows[at + 7] + step * GUARD_STEP
        colour = 0
        while colour < COLOURS:
            at = colour * COLOUR_ROWS
            rows[at + 1] = rows[at + 1] - errand * SUPPLY
            rows[at + 4] = rows[at + 4] - errand
            colour += 1
        rows[used + 2] = rows[used + 2] + LEFT_STEPS[symbol]
        rows[used + 3] = rows[used + 3] + step * KEYS_STEP
        heaps[HAND + 1 + card] = heaps[HAND + 1 + card] + 1
        return chance

    def settle(self, s: Onirim) -> float:
        """The value after a choice, whoever acts next."""
        return self.judge(s) if s.over or s.acting == CHANCE else self.best(s)

    def best_order(self, s: Onirim) -> float:
        """The same for the order in which the rest of a prophecy goes back; quicker than deed by deed (O-19)."""
        if not s.heaps.size(VISION):
            return self.judge_errand(s, DRAW)
        most = 0.0
        sees = s.owner_sees(s.seat)
        card: i64 = 0
        while card < KINDS:
            if s.heaps.count(VISION, card):
                s.heaps.remove(VISION, card)
                s.deck.put_below_known(card, sees)
                most = max(most, self.best_order(s))
                s.deck.take_out(card)
                s.deck.top, _ = pop(s.deck.top)
                s.deck.knowers, _ = pop(s.deck.knowers)
                s.heaps.add(VISION, card)
            card += 1
        return most

    def prospects(self, s: Onirim) -> list[Prospect]:
        """Everything the seat to act can bring about before chance acts, the most promising first."""
        found: list[Prospect] = []
        for deed in s.now.legal(s):
            after = s.copy()
            apply(after, deed)
            self.follow(after, deed, found)
        return sorted(found, key=promise)

    def follow(self, s: Onirim, first: Deed, found: list[Prospect]) -> None:
        if s.over or s.acting == CHANCE:
            found.append(Prospect(first, s, self.judge(s)))
            return
        if is_draft(s):
            while is_draft(s):
                apply(s, rule_of_thumb(s))
            found.append(Prospect(first, s, self.best(s)))
            return
        for deed in s.now.legal(s):
            after = s.copy()
            apply(after, deed)
            self.follow(after, first, found)


def is_stuck(s: Onirim) -> bool:
    """O-50: has one player a door that the other needs, with no nightmare to come that it could be paid to?"""
    if s.deck.counts[NIGHTMARE] or s.heaps.count(LIMBO, NIGHTMARE) or s.heaps.count(ASIDE, NIGHTMARE):
        return False
    for colour in range(COLOURS):
        if s.heaps.count(s.doors(0), door_of(colour)) > 1 or s.heaps.count(s.doors(1), door_of(colour)) > 1:
            return True
    return False


def is_draft(s: Onirim) -> bool:
    """Asked by a function: compiled code would take the step for the draft to the end of a loop that changes it."""
    return s.now is DRAFT


def promise(prospect: Prospect) -> float:
    return -prospect.chance
