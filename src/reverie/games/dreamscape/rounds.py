"""The course of the game: set-up, rounds of three phases, the last shards, the final scoring.

D-1 to D-16, D-60, D-61, D-70, D-71, D-80.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.agenda import Step, agenda_of
from reverie.core.game import CHANCE, NOBODY, Source
from reverie.games.dreamscape.actions import NONE, SEATS, SLOTS, TOKENS, Deed
from reverie.games.dreamscape.bag import FILL
from reverie.games.dreamscape.board import LOCALES
from reverie.games.dreamscape.cards import KEEP_FIRST, LOOK
from reverie.games.dreamscape.creating import CREATE, EMPTY_HANDS
from reverie.games.dreamscape.shards import LETTERS, NO_COLOUR
from reverie.games.dreamscape.table import COMPLETED, OPEN, Dreamscape, Seat, reds_in
from reverie.games.dreamscape.tokens import score_tokens, token_facts
from reverie.games.dreamscape.wandering import ACTION_POINTS, SOW_NIGHTMARE, WANDER

GOALS: Final = 4  # D-4: tokens in a game
SLOT_COLOURS: Final = 4  # D-5: water, earth, meadow and rock
UNFINISHED: Final = 5  # D-49: what an open card costs at the end
RED_COST: Final = 3  # D-80

# --- set-up ---


@final
class DealSeats(Step[Dreamscape, Deed]):
    """D-2: the initiative tokens at random. D-7: each Traveller stands on the locale of that number."""

    def actor(self, s: Dreamscape) -> i64:
        return CHANCE if len(s.order) < s.agreed.players else NOBODY

    def run(self, s: Dreamscape) -> None:
        """All tokens are dealt."""

    def odds(self, s: Dreamscape) -> list[tuple[Deed, int]]:
        return [(SEATS[seat], 1) for seat in range(s.agreed.players) if seat not in s.order]

    def source(self, s: Dreamscape) -> Source:
        return Source("seats", 0)

    def apply(self, s: Dreamscape, action: Deed) -> None:
        s.seat = action.what
        s.travellers[s.seat] = len(s.order)
        s.order = append(s.order, s.seat)
        tell_rank(s, len(s.order))
        s.then(self)


def tell_rank(s: Dreamscape, rank: int) -> None:
    if s.events is not None:
        s.say("rank", {"rank": rank})


@final
class DealTokens(Step[Dreamscape, Deed]):
    """D-4: four tokens at random; one that needs nightmares only where there are some."""

    def actor(self, s: Dreamscape) -> i64:
        return CHANCE if len(s.tokens) < GOALS else NOBODY

    def run(self, s: Dreamscape) -> None:
        """Four lie there."""

    def odds(self, s: Dreamscape) -> list[tuple[Deed, int]]:
        return [
            (deed, 1)
            for deed, token in zip(TOKENS, s.agreed.box.tokens, strict=False)
            if deed.what not in s.tokens and (s.agreed.nightmare or not token.nightmare_only)
        ]

    def source(self, s: Dreamscape) -> Source:
        return Source("tokens", 0)

    def apply(self, s: Dreamscape, action: Deed) -> None:
        s.tokens = append(s.tokens, action.what)
        s.announce("goal", token_facts(s, len(s.tokens) - 1))
        s.then(self)


@final
class DealSlots(Step[Dreamscape, Deed]):
    """D-5: a shard of a different colour for each token with a slot; these leave the game."""

    def actor(self, s: Dreamscape) -> i64:
        if len(s.slots) == GOALS:
            return NOBODY
        return CHANCE if s.agreed.box.tokens[s.tokens[len(s.slots)]].colour_slot else NOBODY

    def run(self, s: Dreamscape) -> None:
        if len(s.slots) < GOALS:
            s.slots = append(s.slots, NO_COLOUR)
            s.then(self)

    def odds(self, s: Dreamscape) -> list[tuple[Deed, int]]:
        return [(SLOTS[colour], 1) for colour in range(SLOT_COLOURS) if colour not in s.slots]

    def source(self, s: Dreamscape) -> Source:
        return Source("slots", 0)

    def apply(self, s: Dreamscape, action: Deed) -> None:
        s.slots = append(s.slots, action.what)
        s.out_of_bag(action.what)
        s.announce("slot", {"shard": LETTERS[action.what]})
        s.then(self)


@final
class FirstCards(Step[Dreamscape, Deed]):
    """D-6: in initiative order each looks at as many cards of pile I as the token says, and keeps one."""

    def run(self, s: Dreamscape) -> None:
        if s.turn < s.agreed.players:
            s.seat = s.order[s.turn]
            s.turn += 1
            s.then(LOOK[0][s.turn], KEEP_FIRST, self)
        else:
            s.turn = 0


# --- the phases of a round ---


@final
class NextWanderer(Step[Dreamscape, Deed]):
    """D-11: each player's complete turn in initiative order; in the variant with his Nightmare phase (D-71)."""

    def run(self, s: Dreamscape) -> None:
        if s.turn == s.agreed.players:
            s.turn = 0
            s.then(NEXT_CREATOR)
            return
        s.seat = s.order[s.turn]
        s.turn += 1
        s.candle = ACTION_POINTS
        s.key_moves = 0
        s.tell("wander")
        if s.agreed.nightmare:
            s.then(WANDER, SOW_NIGHTMARE, self)
        else:
            s.then(WANDER, self)


@final
class NextCreator(Step[Dreamscape, Deed]):
    """D-11: after everybody has wandered; at the very end once more (D-60)."""

    def run(self, s: Dreamscape) -> None:
        if s.turn == s.agreed.players:
            s.turn = 0
            s.then(THE_END if s.is_last() else END_ROUND)
            return
        s.seat = s.order[s.turn]
        s.turn += 1
        s.tell("create")
        s.then(CREATE, EMPTY_HANDS, self)


@final
class EndRound(Step[Dreamscape, Deed]):
    """D-13: the clock moves on; after the last round the shards are recovered once more (D-60)."""

    def run(self, s: Dreamscape) -> None:
        s.round += 1
        s.flipped = 0
        for seat in range(s.agreed.players):
            s.climbed[seat] = 0
        s.announce("round", {"round": int(s.round)})
        if s.is_last():
            s.then(RECOVER, NEXT_CREATOR)
        else:
            s.then(FILL, RECOVER, NEXT_WANDERER)


@final
class Recover(Step[Dreamscape, Deed]):
    """D-15: shards on cards come back into the hands. D-16: the new initiative."""

    def run(self, s: Dreamscape) -> None:
        for card in range(s.agreed.box.cards):
            if s.stored[card]:
                s.seat = s.places[card] - (COMPLETED if s.places[card] >= COMPLETED else OPEN)
                s.take_up(s.stored[card] - 1)
                s.tell_shard_on("recover", s.stored[card] - 1, card)
                s.stored[card] = 0
        s.order = new_order(s)
        for rank in range(s.agreed.players):
            s.seat = s.order[rank]
            tell_rank(s, rank + 1)


def new_order(s: Dreamscape) -> vec[i64]:
    """D-16: by locale, the lowest first; in one locale whoever fell asleep last, for he lies on top."""
    order = vec[i64]()
    for locale in range(LOCALES):
        place: i64 = len(s.order) - 1
        while place >= 0:
            seat: Seat = s.order[place]
            if s.travellers[seat] == locale:
                order = append(order, seat)
            place -= 1
    return order


# --- the end ---


@final
class TheEnd(Step[Dreamscape, Deed]):
    """D-61: the tokens, then 5 points off for each open card; D-80: 3 for each red shard."""

    def run(self, s: Dreamscape) -> None:
        score_tokens(s)
        for seat in range(s.agreed.players):
            s.seat = seat
            left = s.cards_of(seat, OPEN)
            if left:
                s.score(-UNFINISHED * left, "D-49")
            red = reds_in(s, seat)
            if red:
                s.score(-RED_COST * red, "D-80")
        s.over = True
        s.announce("end", {})


def set_nightmare(s: Dreamscape) -> None:
    """D-70: Mr. Nightmare on 6, and a red shard on each of its edges."""
    home = LOCALES - 1
    s.haunted = home
    for edge in s.agreed.box.passages[home]:
        if edge != NONE:
            s.haunts |= 1 << edge
            s.pool -= 1


DEAL_SEATS: Final = DealSeats("deal-seats")
DEAL_TOKENS: Final = DealTokens("deal-tokens")
DEAL_SLOTS: Final = DealSlots("deal-slots")
FIRST_CARDS: Final = FirstCards("first-cards")
NEXT_WANDERER: Final = NextWanderer("next-wanderer")
NEXT_CREATOR: Final = NextCreator("next-creator")
END_ROUND: Final = EndRound("end-round")
RECOVER: Final = Recover("recover")
THE_END: Final = TheEnd("the-end")

SET_UP: Final = agenda_of([DEAL_SEATS, DEAL_TOKENS, DEAL_SLOTS, FIRST_CARDS, FILL, NEXT_WANDERER])
