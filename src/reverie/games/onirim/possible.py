"""Could a match come to a position somebody typed? What cannot be played on from is refused."""

from __future__ import annotations

from mypy_extensions import i64

from reverie.games.onirim.cards import (
    CARD_NAMES,
    COLOUR_LETTERS,
    KINDS,
    LOCATIONS,
    NIGHTMARE,
    door_of,
    is_door,
    is_location,
)
from reverie.games.onirim.doors import asks_to_claim, asks_to_open, is_won, may_gain
from reverie.games.onirim.prophecy import SIGHT
from reverie.games.onirim.table import (
    ASIDE,
    DISCARD_PILE,
    DOOR_GONE,
    DOORS,
    HAND,
    KNOWN_TO_PARTNER,
    KNOWN_TO_SPECTATOR,
    LIMBO,
    NEXT,
    SHARED,
    VISION,
    Onirim,
)
from reverie.games.onirim.turn import OPEN_CARDS


def is_possible(s: Onirim, agenda: str) -> bool:
    """Could these cards lie there while this is still to be done?"""
    return (
        kinds_fit(s)
        and not is_won(s)
        and hands_fit(s, agenda)
        and aside_fits(s, agenda)
        and vision_fits(s, agenda)
        and agreement_fits(s, agenda)
        and shuffles_fit(s, agenda)
    )


def kinds_fit(s: Onirim) -> bool:
    """Locations in hands and rows, doors in front of players, doors and nightmares in limbo.

    A door is discarded only by the action that loses the match (O-23)."""
    heaps = s.heaps
    top = [0] * KINDS
    for card in s.deck.top:
        top[card] += 1
    for card in range(KINDS):
        held = heaps.count(HAND, card) + heaps.count(HAND + NEXT, card) + heaps.count(SHARED, card)
        gained = heaps.count(DOORS, card) + heaps.count(DOORS + NEXT, card)
        if (
            (held and not is_location(card))
            or (gained and not is_door(card))
            or (is_location(card) and heaps.count(LIMBO, card))
            or (is_door(card) and heaps.count(DISCARD_PILE, card) and s.outcome != DOOR_GONE)
            or top[card] > s.deck.counts[card]
            or not (memory_fits(s, 0, card) and memory_fits(s, 1, card))
        ):
            return False
    return all([is_location(card) for seat in (0, 1) for card in s.row(seat)])


def hands_fit(s: Onirim, agenda: str) -> bool:
    """No hand is more than full, and a turn does not start without a card."""
    agreed, heaps = s.agreed, s.heaps
    own, partner = heaps.size(s.hand()), heaps.size(HAND + s.partner() * NEXT)
    if agreed.players == 1 and (partner or heaps.size(SHARED) or heaps.size(DOORS + NEXT) or len(s.second_row)):
        return False
    if "draft" in agenda:
        return draft_fits(s, agenda, own, partner)
    if own > agreed.personal_size or partner > agreed.personal_size or heaps.size(SHARED) > agreed.shared_size:
        return False
    return own + heaps.size(SHARED) > 0 or not agenda.startswith("play-or-discard")


def draft_fits(s: Onirim, agenda: str, own: i64, partner: i64) -> bool:
    """O-40, O-41: eight cards are revealed, then taken alternately."""
    if s.agreed.players == 1 or len(s.first_row) or len(s.second_row):
        return False
    shared = s.heaps.size(SHARED)
    first = s.seat == s.agreed.first_picker
    if agenda.startswith("reveal"):
        return first and own == partner == 0 and shared < OPEN_CARDS
    taken = own + partner
    return shared + taken == OPEN_CARDS and own == taken // 2 and first == (taken % 2 == 0)


def aside_fits(s: Onirim, agenda: str) -> bool:
    """What is held apart is what is being dealt with."""
    aside = -1
    if "nightmare" in agenda:
        aside = NIGHTMARE
    elif agenda.startswith("open-drawn:"):
        aside = CARD_NAMES.index(agenda[len("open-drawn:")] + "d")
    if aside < 0:
        return s.heaps.size(ASIDE) == 0
    return s.heaps.size(ASIDE) == 1 and s.heaps.count(ASIDE, aside) == 1


def vision_fits(s: Onirim, agenda: str) -> bool:
    """A prophecy looks at five cards or fewer, then one of them is gone."""
    size = s.heaps.size(VISION)
    if agenda.startswith("look"):
        return size < SIGHT
    if agenda.startswith("drop"):
        return 0 < size <= SIGHT
    return size < SIGHT if agenda.startswith("return") else size == 0


def agreement_fits(s: Onirim, agenda: str) -> bool:
    """Is this asked at all under these options, of this player, with these cards?"""
    agreed = s.agreed
    if "swap" in agenda and agreed.players == 1:
        return False
    if "last-chance" in agenda and not (agreed.limbo_rescue and holds_no_location(s)):
        return False
    if agenda.startswith("search"):
        return agreed.asks_search and len(s.deck.top) > 0
    if agenda.startswith("claim-series:"):
        colour = COLOUR_LETTERS.index(agenda[len("claim-series:")])
        return asks_to_claim(s, colour) and may_gain(s, colour) and s.deck.counts[door_of(colour)] > 0
    if agenda.startswith("open-drawn:"):
        colour = COLOUR_LETTERS.index(agenda[len("open-drawn:")])
        return asks_to_open(s, colour) and may_gain(s, colour)
    return True


def holds_no_location(s: Onirim) -> bool:
    """O-37: what came to the rescue of an empty deck was limbo, which holds none."""
    return not any([s.deck.counts[card] for card in range(LOCATIONS)])


def shuffles_fit(s: Onirim, agenda: str) -> bool:
    """A turn uses up a location and shuffles three times at most: for a door, when limbo comes to the rescue, when it
    returns (O-13, O-37, O-35). Those still to come in this turn have to fit, too, so that what is played on from here
    can be read again. One turn more is allowed: who types a position may leave out what was used up.
    """
    used = len(s.first_row) + len(s.second_row)
    for card in range(LOCATIONS):
        used += s.heaps.count(DISCARD_PILE, card)
    to_come = 0
    if not agenda.startswith("play-or-discard"):
        to_come = ("shuffle-limbo" in agenda) + ("complete-hand" in agenda) + agenda.startswith(("claim", "search"))
    return s.deck.shuffles + to_come <= 1 + 3 * (used + 1)


def memory_fits(s: Onirim, seat: int, card: int) -> bool:
    """Nobody remembers a card that is not there, and a spectator sees no more than the partner."""
    held = s.heaps.count(HAND + seat * NEXT, card)
    partner = s.heaps.count(KNOWN_TO_PARTNER + seat * NEXT, card)
    spectator = s.heaps.count(KNOWN_TO_SPECTATOR + seat * NEXT, card)
    return spectator <= partner <= (held if s.agreed.silent else 0)
