"""Drawing from the deck: the draw of chance, limbo, and a new hand of locations. O-5 to O-7, O-32, O-37."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Source
from reverie.core.random import Random
from reverie.games.onirim.actions import DEALS, Deed
from reverie.games.onirim.cards import COPIES, KINDS, LOCATIONS, Card, is_location
from reverie.games.onirim.hand import is_hand_full, join_hand
from reverie.games.onirim.table import DECK, EVERYBODY, LIMBO, LOST, Onirim

# Every chance there can be, made once: ODDS[card][copies].
ODDS: Final = [[(deal, copies) for copies in range(COPIES[deal.card] + 1)] for deal in DEALS]


class Draw(Step[Onirim, Deed]):
    """Chance deals the top card; with an empty deck the step runs by itself, and the match is lost (O-37, O-38)."""

    def actor(self, s: Onirim) -> i64:
        return CHANCE if s.deck.size else NOBODY

    def run(self, s: Onirim) -> None:
        s.end(LOST)

    def odds(self, s: Onirim) -> list[tuple[Deed, int]]:
        if len(s.deck.top):
            return [ODDS[s.deck.top[0]][1]]
        odds: list[tuple[Deed, int]] = []
        counts = s.deck.counts
        card: Card = 0
        while card < KINDS:
            if counts[card]:
                odds.append(ODDS[card][counts[card]])
            card += 1
        return odds

    def deal(self, s: Onirim, random: Random) -> Deed:
        return DEALS[s.deck.pick(random)]

    def source(self, s: Onirim) -> Source:
        return Source("deck", s.deck.shuffles)

    def apply(self, s: Onirim, action: Deed) -> None:
        knew = s.deck.draw(action.card)
        self.receive(s, action.card, knew)

    def receive(self, s: Onirim, card: Card, knew: i64) -> None:
        """What the rules do with the card; `knew` tells who knew it while it lay on top."""
        raise NotImplementedError


def banish(s: Onirim, card: Card, knew: i64) -> None:
    """A card from the deck goes to limbo (O-7)."""
    s.heaps.add(LIMBO, card)
    s.tell_move("banish", card, DECK, LIMBO, EVERYBODY, knew)


def return_limbo(s: Onirim) -> None:
    """Limbo goes back and the deck is shuffled (O-35). Only doors and nightmares are ever in limbo."""
    if not s.heaps.size(LIMBO):
        return
    card: Card = LOCATIONS
    while card < KINDS:
        while s.heaps.count(LIMBO, card):
            s.heaps.remove(LIMBO, card)
            s.deck.add(card)
        card += 1
    s.deck.shuffle()
    s.tell("limbo returns")


class DrawHand(Draw):
    """Draw one card at a time until the hand is full."""

    def actor(self, s: Onirim) -> i64:
        return NOBODY if is_hand_full(s) or not s.deck.size else CHANCE

    def run(self, s: Onirim) -> None:
        if not is_hand_full(s):
            s.end(LOST)


@final
class NewHand(DrawHand):
    """Only locations count: doors and nightmares go to limbo and do nothing (O-5, O-32, O-43)."""

    def receive(self, s: Onirim, card: Card, knew: i64) -> None:
        s.then(self)
        if is_location(card):
            join_hand(s, card, knew)
        else:
            banish(s, card, knew)


@final
class ShuffleLimbo(Step[Onirim, Deed]):
    """Phase 3. With an empty limbo nothing happens, and a known top stays known (O-35)."""

    def run(self, s: Onirim) -> None:
        return_limbo(s)


NEW_HAND: Final = NewHand("new-hand")
SHUFFLE_LIMBO: Final = ShuffleLimbo("shuffle-limbo")
