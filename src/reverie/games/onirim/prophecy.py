"""The prophecy of a discarded key: five cards seen, one discarded, the rest put back. O-19 to O-23."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.onirim.actions import DROP, DROPS, RETURNS, Deed
from reverie.games.onirim.cards import COLOURS, KINDS, Card, door_of, is_door
from reverie.games.onirim.drawing import Draw
from reverie.games.onirim.table import DECK, DISCARD_PILE, DOOR_GONE, EVERYBODY, VISION, Onirim

SIGHT: Final = 5


@final
class Prophecy(Step[Onirim, Deed]):
    """Look at the top five cards, or at all there are (O-20)."""

    def run(self, s: Onirim) -> None:
        if s.deck.size:
            s.then(LOOK, DROP_ONE, RETURN_REST)


@final
class Look(Draw):
    """One more card is seen: by the active player alone where silence was agreed on (O-52)."""

    def receive(self, s: Onirim, card: Card, knew: i64) -> None:
        s.heaps.add(VISION, card)
        s.tell_move("look", card, DECK, VISION, s.owner_sees(s.seat), knew)
        if s.heaps.size(VISION) < SIGHT and s.deck.size:
            s.then(LOOK)


@final
class DropOne(Step[Onirim, Deed]):
    """One of the cards seen must be discarded (O-19)."""

    def actor(self, s: Onirim) -> i64:
        return s.seat

    def legal(self, s: Onirim) -> list[Deed]:
        deeds: list[Deed] = []
        card: Card = 0
        while card < KINDS:
            if s.heaps.count(VISION, card) and may_drop(s, card):
                deeds.append(DROPS[card])
            card += 1
        return deeds

    def apply(self, s: Onirim, action: Deed) -> None:
        s.heaps.move(action.card, VISION, DISCARD_PILE)
        knew = s.owner_sees(s.seat)
        s.tell_move("drop", action.card, VISION, DISCARD_PILE, EVERYBODY, knew)
        if is_door(action.card):
            s.end(DOOR_GONE)  # O-23: eight doors are out of reach now

    def ask(self, s: Onirim) -> Question:
        return Question("drop", "O-19", int(s.seat), {})

    def why_not(self, s: Onirim, action: Deed) -> str:
        if action.verb == DROP and s.heaps.count(VISION, action.card):
            return "O-23"
        return "O-19"


def may_drop(s: Onirim, card: Card) -> bool:
    """O-23: where it was agreed to forbid it, a door may go only if there is nothing else."""
    if s.agreed.doors_may_drop or not is_door(card):
        return True
    doors: i64 = 0
    for colour in range(COLOURS):
        doors += s.heaps.count(VISION, door_of(colour))
    return doors == s.heaps.size(VISION)


@final
class ReturnRest(Step[Onirim, Deed]):
    """The others go back on top in any order: which will be drawn first, which next, and so on (O-19)."""

    def actor(self, s: Onirim) -> i64:
        return NOBODY if is_order_settled(s) else s.seat

    def run(self, s: Onirim) -> None:
        card: Card = 0
        while card < KINDS:
            while s.heaps.count(VISION, card):
                put_back(s, card)
            card += 1

    def legal(self, s: Onirim) -> list[Deed]:
        deeds: list[Deed] = []
        card: Card = 0
        while card < KINDS:
            if s.heaps.count(VISION, card):
                deeds.append(RETURNS[card])
            card += 1
        return deeds

    def apply(self, s: Onirim, action: Deed) -> None:
        put_back(s, action.card)
        s.then(RETURN_REST)

    def ask(self, s: Onirim) -> Question:
        return Question("return", "O-19", int(s.seat), {"place": len(s.deck.top) + 1})

    def why_not(self, s: Onirim, action: Deed) -> str:
        return "O-19"


def is_order_settled(s: Onirim) -> bool:
    """All cards that are left look the same. Where silence was agreed on even that is a secret (O-52)."""
    if s.agreed.silent:
        return s.heaps.size(VISION) < 2
    card: Card = 0
    while card < KINDS:
        count = s.heaps.count(VISION, card)
        if count:
            return count == s.heaps.size(VISION)
        card += 1
    return True


def put_back(s: Onirim, card: Card) -> None:
    s.heaps.remove(VISION, card)
    sees = s.owner_sees(s.seat)
    s.deck.put_below_known(card, sees)
    s.tell_move("return", card, VISION, DECK, sees, sees)


PROPHECY: Final = Prophecy("prophecy")
LOOK: Final = Look("look")
DROP_ONE: Final = DropOne("drop-one")
RETURN_REST: Final = ReturnRest("return-rest")
