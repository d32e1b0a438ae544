"""The turn in its three phases, and the set-up before it. O-4 to O-11, O-17 to O-28, O-35, O-40 to O-47."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step, agenda_of
from reverie.core.game import NOBODY, Question
from reverie.games.onirim.actions import (
    CLAIM,
    DECLINE,
    DISCARD,
    DISCARDS,
    DROP,
    KEEP,
    KEEP_CARDS,
    LEAVE,
    OPEN,
    OWN,
    PAY_DECK,
    PAY_DOOR,
    PAY_HAND,
    PAY_KEY,
    PLAY,
    PLAYS,
    RETURN,
    SEARCH,
    SKIP,
    SWAP,
    SWAPS,
    TAKE,
    TAKES,
    Deed,
)
from reverie.games.onirim.actions import SHARED as FROM_SHARED
from reverie.games.onirim.cards import (
    KEY,
    LOCATIONS,
    NIGHTMARE,
    Card,
    Symbol,
    colour_of,
    is_location,
    symbol_of,
)
from reverie.games.onirim.doors import complete_series, meet_door, series_length
from reverie.games.onirim.drawing import NEW_HAND, SHUFFLE_LIMBO, Draw, DrawHand, banish, return_limbo
from reverie.games.onirim.hand import (
    add_personal,
    discard,
    holds,
    holds_elsewhere,
    is_hand_full,
    join_hand,
    remove_personal,
    use_card,
)
from reverie.games.onirim.nightmare import meet_nightmare
from reverie.games.onirim.prophecy import PROPHECY
from reverie.games.onirim.table import DECK, EVERYBODY, HAND, LIMBO, LOST, ROW, SHARED, Onirim

OPEN_CARDS: Final = 8
NO_SYMBOL: Final = -1


@final
class Turn(Step[Onirim, Deed]):
    """O-8: play or discard; draw; shuffle. Two players take turns alternately (O-47)."""

    def run(self, s: Onirim) -> None:
        if s.agreed.players == 2:
            s.seat = s.partner()
        s.tell("turn")
        s.agenda = PHASES


# --- phase 1 ---


def last_symbol(s: Onirim) -> Symbol:
    row = s.row(s.seat)
    length: i64 = len(row)
    return symbol_of(row[length - 1]) if length else NO_SYMBOL


# Why phase 1 has no place for what was wished: the clause that says where it belongs.
NOT_NOW: Final[dict[int, str]] = {
    PLAY: "O-9", DISCARD: "O-17", DROP: "O-19", RETURN: "O-19", CLAIM: "O-12", DECLINE: "O-12", SEARCH: "O-16",
    SKIP: "O-16", OPEN: "O-26", LEAVE: "O-26", PAY_KEY: "O-28", PAY_DOOR: "O-28", PAY_DECK: "O-28", PAY_HAND: "O-28",
}  # fmt: skip
FOR_TWO_ALONE: Final[dict[int, str]] = {TAKE: "O-41", SWAP: "O-46", KEEP: "O-46"}


@final
class PlayOrDiscard(Step[Onirim, Deed]):
    """Play a location whose symbol differs from the last one, or discard a card (O-9, O-10, O-17)."""

    def actor(self, s: Onirim) -> i64:
        return s.seat

    def legal(self, s: Onirim) -> list[Deed]:
        deeds: list[Deed] = []
        last = last_symbol(s)
        add_uses(s, deeds, last, s.hand(), OWN)
        if s.agreed.players == 2:
            add_uses(s, deeds, last, SHARED, FROM_SHARED)
        return deeds

    def apply(self, s: Onirim, action: Deed) -> None:
        if action.verb == PLAY:
            play(s, action.card, action.owner)
        else:
            discard(s, "discard", action.card, action.owner)
            follow_discard(s, action.card)

    def ask(self, s: Onirim) -> Question:
        return Question("play-or-discard", "O-8", int(s.seat), {})

    def why_not(self, s: Onirim, action: Deed) -> str:
        verb = action.verb
        if verb in (PLAY, DISCARD) and holds_elsewhere(s, action.card, action.owner):
            return "O-42"
        if verb == PLAY and holds(s, action.card, action.owner):
            return "O-10"
        if verb in FOR_TWO_ALONE:
            return FOR_TWO_ALONE[verb] if s.agreed.players == 2 else "O-8"
        return NOT_NOW.get(verb, "O-8")


def add_uses(s: Onirim, deeds: list[Deed], last: Symbol, place: i64, owner: i64) -> None:
    """O-10: the golden rule. O-17: discarding is always allowed."""
    plays = PLAYS[owner]
    discards = DISCARDS[owner]
    counts = s.heaps.counts
    card: Card = 0
    while card < LOCATIONS:
        if counts[place + 1 + card]:
            if symbol_of(card) != last:
                deeds.append(plays[card])
            deeds.append(discards[card])
        card += 1


def play(s: Onirim, card: Card, owner: i64) -> None:
    use_card(s, "play", card, owner, ROW)
    s.add_to_row(card)
    if series_length(s.row(s.seat)) == 0:
        complete_series(s, colour_of(card))


def follow_discard(s: Onirim, card: Card) -> None:
    """A key prophesies (O-19); with two players cards may be swapped (O-46)."""
    key = symbol_of(card) == KEY
    if s.agreed.players == 1:
        if key:
            s.then(PROPHECY)
    elif not key:
        s.then(SWAP_STEP)
    elif s.agreed.swaps_after_prophecy:
        s.then(PROPHECY, SWAP_STEP)
    else:
        s.then(SWAP_STEP, PROPHECY)


@final
class SwapStep(Step[Onirim, Deed]):
    """O-46: after a discard one personal card may be swapped with a shared one; not for its like."""

    def actor(self, s: Onirim) -> i64:
        return s.seat

    def legal(self, s: Onirim) -> list[Deed]:
        deeds = [
            SWAPS[personal][shared]
            for personal in range(LOCATIONS)
            if holds(s, personal, OWN)
            for shared in range(LOCATIONS)
            if shared != personal and holds(s, shared, FROM_SHARED)
        ]
        deeds.append(KEEP_CARDS)
        return deeds

    def apply(self, s: Onirim, action: Deed) -> None:
        if action.verb == SWAP:
            knew = remove_personal(s, action.card)
            s.heaps.add(SHARED, action.card)
            s.tell_move("swap", action.card, HAND, SHARED, EVERYBODY, knew)
            s.heaps.remove(SHARED, action.other)
            add_personal(s, action.other, EVERYBODY)
            s.tell_move("swap", action.other, SHARED, HAND, EVERYBODY, EVERYBODY)

    def ask(self, s: Onirim) -> Question:
        return Question("swap", "O-46", int(s.seat), {})

    def why_not(self, s: Onirim, action: Deed) -> str:
        return "O-46"


# --- phase 2 ---


def resolve(s: Onirim, card: Card, knew: i64) -> None:
    """O-25 to O-27: a location joins the hand, a nightmare is faced, a door can be opened with a key."""
    if is_location(card):
        join_hand(s, card, knew)
    elif card == NIGHTMARE:
        meet_nightmare(s, knew)
    else:
        meet_door(s, card, knew)


@final
class CompleteHand(DrawHand):
    """O-24: one card at a time until the hand is full."""

    def run(self, s: Onirim) -> None:
        if is_hand_full(s):
            return
        if s.agreed.limbo_rescue and s.heaps.size(LIMBO):
            return_limbo(s)
            s.then(LAST_CHANCE)
        else:
            s.end(LOST)

    def receive(self, s: Onirim, card: Card, knew: i64) -> None:
        s.then(self)
        resolve(s, card, knew)


@final
class LastChance(Draw):
    """Where limbo comes to the rescue of an empty deck (O-37): it holds no location, so the hand will not fill
    again. Each of its cards is drawn once more; when the deck is empty again, the match is lost."""

    def receive(self, s: Onirim, card: Card, knew: i64) -> None:
        s.then(self)
        resolve(s, card, knew)


# --- set-up ---


@final
class RevealEight(Draw):
    """O-40: reveal cards until eight locations lie open; doors and nightmares go to limbo."""

    def receive(self, s: Onirim, card: Card, knew: i64) -> None:
        if s.heaps.size(SHARED) + (1 if is_location(card) else 0) < OPEN_CARDS:
            s.then(self)
        if is_location(card):
            s.heaps.add(SHARED, card)
            s.tell_move("reveal", card, DECK, SHARED, EVERYBODY, knew)
        else:
            banish(s, card, knew)


@final
class Draft(Step[Onirim, Deed]):
    """O-41: alternately each takes one of the eight, until two are left as shared resources."""

    def actor(self, s: Onirim) -> i64:
        return NOBODY if s.heaps.size(SHARED) == s.agreed.shared_size else s.seat

    def run(self, s: Onirim) -> None:
        s.seat = 1 - s.agreed.first_turn  # from whom the turn passes on
        s.then(TURN)

    def legal(self, s: Onirim) -> list[Deed]:
        return [TAKES[card] for card in range(LOCATIONS) if s.heaps.count(SHARED, card)]

    def apply(self, s: Onirim, action: Deed) -> None:
        s.heaps.remove(SHARED, action.card)
        add_personal(s, action.card, EVERYBODY)
        s.tell_move("take", action.card, SHARED, HAND, EVERYBODY, EVERYBODY)
        s.seat = s.partner()
        s.then(DRAFT)

    def ask(self, s: Onirim) -> Question:
        return Question("draft", "O-41", int(s.seat), {})

    def why_not(self, s: Onirim, action: Deed) -> str:
        return "O-41"


TURN: Final = Turn("turn")
PLAY_OR_DISCARD: Final = PlayOrDiscard("play-or-discard")
SWAP_STEP: Final = SwapStep("swap")
COMPLETE_HAND: Final = CompleteHand("complete-hand")
LAST_CHANCE: Final = LastChance("last-chance")
REVEAL_EIGHT: Final = RevealEight("reveal-eight")
DRAFT: Final = Draft("draft")


# A turn is all there is to do, so its agenda is made once.
PHASES: Final = agenda_of([PLAY_OR_DISCARD, COMPLETE_HAND, SHUFFLE_LIMBO, TURN])
SOLO_SET_UP: Final = agenda_of([NEW_HAND, SHUFFLE_LIMBO, TURN])  # O-5, O-6
COOP_SET_UP: Final = agenda_of([REVEAL_EIGHT, SHUFFLE_LIMBO, DRAFT])  # O-40, O-41
