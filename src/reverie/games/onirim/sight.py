"""What one seat, or a spectator, may know of a position (O-39, O-52), and what it may imagine of the rest."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.event import SPECTATOR
from reverie.core.game import NOBODY
from reverie.core.random import Random
from reverie.games.onirim.cards import KINDS, LOCATIONS
from reverie.games.onirim.table import (
    ASIDE,
    DISCARD_PILE,
    DOORS,
    HAND,
    HEAPS,
    KNOWN_TO_PARTNER,
    KNOWN_TO_SPECTATOR,
    LIMBO,
    NEXT,
    SHARED,
    SPECTATOR_BIT,
    VISION,
    Onirim,
)
from reverie.games.onirim.view import UNKNOWN, OnirimSight
from reverie.pieces.deck import Deck
from reverie.pieces.heaps import no_cards

OPEN_PLACES: Final = (SHARED, LIMBO, DISCARD_PILE, DOORS, DOORS + NEXT, ASIDE)
NO_CARDS: Final = no_cards(HEAPS, KINDS)


def observe(state: Onirim, viewer: int) -> OnirimSight:
    """Built by allow-list: nothing is in it that is not put in here."""
    s = state
    known = NO_CARDS.copy()
    for place in OPEN_PLACES:
        known.lay_out(place, s.heaps, place, KINDS)
    bit = SPECTATOR_BIT if viewer == SPECTATOR else 1 << viewer
    hidden = [0, 0]
    for seat in (0, 1):
        hand = HAND + seat * NEXT
        seen = hand
        if not s.owner_sees(seat) & bit:
            seen = (KNOWN_TO_SPECTATOR if viewer == SPECTATOR else KNOWN_TO_PARTNER) + seat * NEXT
        known.lay_out(hand, s.heaps, seen, KINDS)
        hidden[seat] = s.heaps.size(hand) - s.heaps.size(seen)
        memory = KNOWN_TO_SPECTATOR + seat * NEXT
        known.lay_out(memory, s.heaps, memory, KINDS)
        # A spectator does not know what the partner learned from a prophecy; both know what all have seen.
        learned = memory if viewer == SPECTATOR else KNOWN_TO_PARTNER + seat * NEXT
        known.lay_out(KNOWN_TO_PARTNER + seat * NEXT, s.heaps, learned, KINDS)
    hidden_vision = 0
    if s.owner_sees(s.seat) & bit:
        known.lay_out(VISION, s.heaps, VISION, KINDS)
    else:
        hidden_vision = s.heaps.size(VISION)
    top = [int(card) if s.deck.knowers[place] & bit else UNKNOWN for place, card in enumerate(s.deck.top)]
    return OnirimSight(
        s.agreed,
        viewer,
        s.seat,
        s.outcome,
        s.now,
        s.agenda,
        known,
        hidden,
        hidden_vision,
        [s.first_row[:], s.second_row[:]],
        s.deck.size,
        top,
        [int(mask) for mask in s.deck.knowers],
        s.deck.shuffles,
    )


def imagine(observation: OnirimSight, random: Random) -> Onirim:
    """One of the positions that look like this to the viewer, each as likely as any other."""
    view = observation
    left = view.unseen()
    for card in view.top:
        if card != UNKNOWN:
            left[card] = left[card] - 1
    heaps = view.heaps.copy()
    for seat in (0, 1):  # hands hold locations only, so they choose first
        for _ in range(view.hidden[seat]):
            heaps.add(HAND + seat * NEXT, draw_unseen(left, LOCATIONS, random))
    for _ in range(view.hidden_vision):
        heaps.add(VISION, draw_unseen(left, KINDS, random))
    top = vec[i64]()
    for known in view.top:
        top = append(top, known if known != UNKNOWN else draw_unseen(left, KINDS, random))
    for card in top:
        left[card] = left[card] + 1
    knowers = vec[i64](view.knowers)
    deck = Deck(left, view.deck_size, top, knowers, view.shuffles)
    s = Onirim(
        view.agreed,
        deck,
        heaps,
        view.rows[0][:],
        view.rows[1][:],
        view.seat,
        view.outcome,
        view.agenda,
        view.now,
        0,
    )
    s.acting = NOBODY if s.over else s.now.actor(s)
    return s


def draw_unseen(left: vec[i64], kinds: i64, random: Random) -> i64:
    """Take one of the unseen cards out, each card as likely; only the first `kinds` kinds count."""
    total: i64 = 0
    card: i64 = 0
    while card < kinds:
        total += left[card]
        card += 1
    pick = random.below(total)
    card = 0
    while pick >= left[card]:
        pick -= left[card]
        card += 1
    left[card] = left[card] - 1
    return card
