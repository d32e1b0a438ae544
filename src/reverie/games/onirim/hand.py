"""Cards coming into and leaving the hand of the player whose turn it is. O-42 to O-44, O-52."""

from __future__ import annotations

from mypy_extensions import i64

from reverie.games.onirim.actions import SHARED as FROM_SHARED
from reverie.games.onirim.cards import LOCATIONS, Card
from reverie.games.onirim.table import (
    DECK,
    DISCARD_PILE,
    EVERYBODY,
    HAND,
    KNOWN_TO_PARTNER,
    KNOWN_TO_SPECTATOR,
    NEXT,
    SHARED,
    SPECTATOR_BIT,
    Onirim,
    Place,
)


def holds(s: Onirim, card: Card, owner: i64) -> bool:
    """Is there such a card among the personal, or the shared, cards of the active player?"""
    return s.heaps.count(SHARED if owner == FROM_SHARED else s.hand(), card) > 0


def holds_elsewhere(s: Onirim, card: Card, owner: i64) -> bool:
    """O-42: is such a card in the hand, though not among those that were named, personal or shared?"""
    return not holds(s, card, owner) and holds(s, card, 1 - owner)


def is_hand_full(s: Onirim) -> bool:
    return s.heaps.size(s.hand()) >= s.agreed.personal_size and s.heaps.size(SHARED) >= s.agreed.shared_size


def join_hand(s: Onirim, card: Card, knew: i64) -> None:
    """A location drawn from the deck fills a personal place first, then a shared one (O-44)."""
    if s.heaps.size(s.hand()) < s.agreed.personal_size:
        add_personal(s, card, knew)
        s.tell_move("draw", card, DECK, HAND, s.owner_sees(s.seat) | knew, knew)
    else:
        s.heaps.add(SHARED, card)
        s.tell_move("draw", card, DECK, SHARED, EVERYBODY, knew)


def add_personal(s: Onirim, card: Card, known_to: i64) -> None:
    """O-52: others who have seen the card remember it while it stays in the hand."""
    s.heaps.add(s.hand(), card)
    if s.agreed.silent:
        if known_to & (1 << s.partner()):
            s.heaps.add(KNOWN_TO_PARTNER + s.seat * NEXT, card)
        if known_to & SPECTATOR_BIT:
            s.heaps.add(KNOWN_TO_SPECTATOR + s.seat * NEXT, card)


def remove_personal(s: Onirim, card: Card) -> i64:
    """Take a personal card; who knew that it was there."""
    s.heaps.remove(s.hand(), card)
    if not s.agreed.silent:
        return EVERYBODY
    knew: i64 = 1 << s.seat
    if s.heaps.count(KNOWN_TO_PARTNER + s.seat * NEXT, card):
        s.heaps.remove(KNOWN_TO_PARTNER + s.seat * NEXT, card)
        knew |= 1 << s.partner()
    if s.heaps.count(KNOWN_TO_SPECTATOR + s.seat * NEXT, card):
        s.heaps.remove(KNOWN_TO_SPECTATOR + s.seat * NEXT, card)
        knew |= SPECTATOR_BIT
    return knew


def use_card(s: Onirim, name: str, card: Card, owner: i64, target: Place) -> None:
    """A card leaves the hand, personal or shared, for all to see."""
    if owner == FROM_SHARED:
        s.heaps.remove(SHARED, card)
        s.tell_move(name, card, SHARED, target, EVERYBODY, EVERYBODY)
    else:
        knew = remove_personal(s, card)
        s.tell_move(name, card, HAND, target, EVERYBODY, knew)


def discard(s: Onirim, name: str, card: Card, owner: i64) -> None:
    use_card(s, name, card, owner, DISCARD_PILE)
    s.heaps.add(DISCARD_PILE, card)


def discard_hand(s: Onirim) -> None:
    """O-32, O-43: the personal cards of the active player and the shared ones, never the partner's."""
    card: Card = 0
    while card < LOCATIONS:
        while s.heaps.count(s.hand(), card):
            discard(s, "discard", card, 0)
        while s.heaps.count(SHARED, card):
            discard(s, "discard", card, FROM_SHARED)
        card += 1
