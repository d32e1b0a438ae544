"""The nightmare: one of four must be paid. O-28 to O-34, O-43, O-51."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import Question
from reverie.games.onirim.actions import (
    OWN,
    PARTNER,
    PAY_DECK,
    PAY_DOOR,
    PAY_DOORS,
    PAY_KEY,
    PAY_KEYS,
    PAY_WITH_DECK,
    PAY_WITH_HAND,
    SHARED,
    Deed,
)
from reverie.games.onirim.cards import COLOURS, NIGHTMARE, Card, Colour, door_of, is_location, key_of
from reverie.games.onirim.drawing import NEW_HAND, Draw, banish
from reverie.games.onirim.hand import discard, discard_hand, holds, holds_elsewhere
from reverie.games.onirim.table import (
    ASIDE,
    DECK,
    DECK_SHORT,
    DISCARD_PILE,
    DOORS,
    EVERYBODY,
    LIMBO,
    Onirim,
    Seat,
)

MILL_SIZE: Final = 5


def meet_nightmare(s: Onirim, knew: i64) -> None:
    """It is held apart while it is dealt with (O-28)."""
    s.heaps.add(ASIDE, NIGHTMARE)
    s.tell_move("draw", NIGHTMARE, DECK, ASIDE, EVERYBODY, knew)
    s.then(FACE_NIGHTMARE)


def may_mill(s: Onirim) -> bool:
    """O-31: fewer than five cards are revealed as they are, unless it was agreed otherwise."""
    if s.agreed.short_mill_forbidden:
        return s.deck.size >= MILL_SIZE
    return s.agreed.short_mill_loses or s.deck.size > 0


def door_holder(s: Onirim, owner: i64) -> Seat:
    return s.seat if owner == OWN else s.partner()


def may_pay_door(s: Onirim, colour: Colour, owner: i64) -> bool:
    """O-51: a door of one's own, or of either where that was agreed on."""
    if owner != OWN and not (s.agreed.players == 2 and s.agreed.team_doors):
        return False
    return s.heaps.count(s.doors(door_holder(s, owner)), door_of(colour)) > 0


@final
class FaceNightmare(Step[Onirim, Deed]):
    """Pay with a key, with a door, with the top of the deck, or with the whole hand (O-28)."""

    def actor(self, s: Onirim) -> i64:
        return s.seat

    def legal(self, s: Onirim) -> list[Deed]:
        deeds: list[Deed] = []
        add_keys(s, deeds, OWN)
        if s.agreed.players == 2:
            add_keys(s, deeds, SHARED)
        add_doors(s, deeds, OWN)
        if s.agreed.players == 2:
            add_doors(s, deeds, PARTNER)
        if may_mill(s):
            deeds.append(PAY_WITH_DECK)
        deeds.append(PAY_WITH_HAND)
        return deeds

    def apply(self, s: Onirim, action: Deed) -> None:
        s.then(DISCARD_NIGHTMARE)
        if action.verb == PAY_KEY:
            discard(s, "pay", action.card, action.owner)
        elif action.verb == PAY_DOOR:
            holder = door_holder(s, action.owner)
            s.heaps.move(action.card, s.doors(holder), LIMBO)
            s.tell_move_of(holder, "pay", action.card, DOORS, LIMBO, EVERYBODY, EVERYBODY)
        elif action.verb == PAY_DECK:
            s.then(MILL[MILL_SIZE])
        else:
            discard_hand(s)
            s.then(NEW_HAND)

    def ask(self, s: Onirim) -> Question:
        return Question("nightmare", "O-28", int(s.seat), {})

    def why_not(self, s: Onirim, action: Deed) -> str:
        if action.verb == PAY_KEY:
            return "O-42" if holds_elsewhere(s, action.card, action.owner) else "O-29"
        if action.verb == PAY_DOOR:
            return "O-30" if action.owner == OWN else "O-51"
        if action.verb == PAY_DECK:
            return "O-31"
        return "O-28"


def add_keys(s: Onirim, deeds: list[Deed], owner: i64) -> None:
    colour: Colour = 0
    while colour < COLOURS:
        if holds(s, key_of(colour), owner):
            deeds.append(PAY_KEYS[owner][colour])
        colour += 1


def add_doors(s: Onirim, deeds: list[Deed], owner: i64) -> None:
    colour: Colour = 0
    while colour < COLOURS:
        if may_pay_door(s, colour, owner):
            deeds.append(PAY_DOORS[owner][colour])
        colour += 1


@final
class Mill(Draw):
    """O-31: doors and dreams revealed go to limbo and do nothing, the rest is discarded."""

    def __init__(self, left: i64) -> None:
        super().__init__(f"mill:{left}")
        self.left: Final = left

    def run(self, s: Onirim) -> None:
        """The deck was too short."""
        if s.agreed.short_mill_loses:
            s.end(DECK_SHORT)

    def receive(self, s: Onirim, card: Card, knew: i64) -> None:
        if self.left > 1:
            s.then(MILL[self.left - 1])
        if is_location(card):
            s.heaps.add(DISCARD_PILE, card)
            s.tell_move("mill", card, DECK, DISCARD_PILE, EVERYBODY, knew)
        else:
            banish(s, card, knew)


@final
class DiscardNightmare(Step[Onirim, Deed]):
    """O-33: the nightmare is discarded when all of it is done."""

    def run(self, s: Onirim) -> None:
        s.heaps.move(NIGHTMARE, ASIDE, DISCARD_PILE)
        s.tell_move("pass", NIGHTMARE, ASIDE, DISCARD_PILE, EVERYBODY, EVERYBODY)


FACE_NIGHTMARE: Final = FaceNightmare("face-nightmare")
MILL: Final = [Mill(left) for left in range(MILL_SIZE + 1)]  # by how many cards are still to be revealed
DISCARD_NIGHTMARE: Final = DiscardNightmare("discard-nightmare")
