"""What one seat, or a spectator, may know of a position (O-39, O-52), and what it may imagine of the rest."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.agenda import Agenda, Step
from reverie.core.event import SPECTATOR
from reverie.core.game import NOBODY, Json
from reverie.core.keeping import Sight
from reverie.core.random import Random
from reverie.games.onirim.cards import CARD_NAMES, COPIES, KINDS, LOCATIONS, colour_of, door_of
from reverie.games.onirim.doors import SERIES, series_length
from reverie.games.onirim.options import NAME, Agreement
from reverie.games.onirim.position import OUTCOMES
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
    PLACES,
    SHARED,
    SPECTATOR_BIT,
    VISION,
    Onirim,
)
from reverie.pieces.deck import Deck
from reverie.pieces.heaps import Heaps, no_cards

UNKNOWN: Final = -1

OPEN_PLACES: Final = (SHARED, LIMBO, DISCARD_PILE, DOORS, DOORS + NEXT, ASIDE)
SEATS: Final[tuple[list[int], ...]] = ([], [0], [0, 1])  # by how many play
EVERY_CARD: Final = vec[i64](COPIES)
NO_CARDS: Final = no_cards(HEAPS, KINDS)


@final
class View(Sight):
    """A position as one viewer knows it: the table with holes, and how large each hole is."""

    game: ClassVar[str] = NAME

    def __init__(
        self,
        agreed: Agreement,
        viewer: int,
        seat: i64,
        outcome: i64,
        now: Step[Any, Any],
        agenda: Agenda,
        heaps: Heaps,
        hidden: list[int],
        hidden_vision: int,
        rows: list[vec[i64]],
        deck_size: int,
        top: list[int],
        knowers: list[int],
        shuffles: int,
    ) -> None:
        self.agreed: Final = agreed
        super().__init__(viewer, agreed.options)
        self.seat: Final = seat  # whose turn it is
        self.outcome: Final = outcome
        self.now: Final = now
        self.agenda: Final = agenda
        self.heaps: Final = heaps  # only what this viewer knows
        self.hidden: Final = hidden  # for each seat, how many cards of its hand this viewer does not know
        self.hidden_vision: Final = hidden_vision
        self.rows: Final = rows
        self.deck_size: Final = deck_size
        self.top: Final = top  # the top of the deck as far as somebody knows it; UNKNOWN to this viewer
        self.knowers: Final = knowers
        self.shuffles: Final = shuffles

    def unseen(self) -> vec[i64]:
        """How many cards of each kind lie in the deck or in another hole; a known top card is one of them."""
        left = EVERY_CARD[:]
        heaps = self.heaps
        place: i64 = 0
        while place < PLACES * NEXT:
            if heaps.size(place):
                card: i64 = 0
                while card < KINDS:
                    left[card] = left[card] - heaps.count(place, card)
                    card += 1
            place += NEXT
        for row in self.rows:
            for laid in row:
                left[laid] = left[laid] - 1
        return left

    def to_door(self, seat: int) -> int:
        """How many more cards of its last colour gain a row a door (O-12); 0 if no series is under way, or if no such
        door can come: both are gained, or it was agreed that a second one is not for this player (O-50)."""
        row = self.rows[seat]
        if not len(row) or not series_length(row):
            return 0
        door = door_of(colour_of(row[len(row) - 1]))
        own = self.heaps.count(DOORS + seat * NEXT, door)
        gained = self.heaps.count(DOORS, door) + self.heaps.count(DOORS + NEXT, door)
        if gained == COPIES[door] or (own and self.agreed.duplicate_forbidden):
            return 0
        return SERIES - series_length(row)

    def pack(self) -> Json:
        seats = SEATS[self.agreed.players]
        return {
            "viewer": None if self.viewer == SPECTATOR else self.viewer,
            "seat": int(self.seat),
            "outcome": OUTCOMES[self.outcome],
            "agenda": [step.name for step in [self.now, *self.agenda.steps()]] if not self.outcome else [],
            "hands": [self.names(HAND + seat * NEXT) for seat in seats],
            "hidden": self.hidden[: len(seats)],
            "partner_saw": [self.names(KNOWN_TO_PARTNER + seat * NEXT) for seat in seats],
            "spectator_saw": [self.names(KNOWN_TO_SPECTATOR + seat * NEXT) for seat in seats],
            "shared": self.names(SHARED),
            "to_door": [self.to_door(seat) for seat in seats],
            "rows": [[CARD_NAMES[card] for card in self.rows[seat]] for seat in seats],
            "doors": [self.names(DOORS + seat * NEXT) for seat in seats],
            "limbo": self.names(LIMBO),
            "discard": self.names(DISCARD_PILE),
            "aside": self.names(ASIDE),
            "vision": self.names(VISION),
            "hidden_vision": self.hidden_vision,
            "deck": self.deck_size,
            "top": ["?" if card == UNKNOWN else CARD_NAMES[card] for card in self.top],
            "knowers": self.knowers,
            "shuffles": self.shuffles,
            "unseen": {CARD_NAMES[card]: count for card, count in enumerate(self.unseen()) if count},
        }

    def names(self, place: i64) -> list[str]:
        found: list[str] = []
        left = self.heaps.size(place)
        card: i64 = 0
        while left:
            for _ in range(self.heaps.count(place, card)):
                found.append(CARD_NAMES[card])
                left -= 1
            card += 1
        return found


def observe(state: Onirim, viewer: int) -> View:
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
    return View(
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


def imagine(observation: View, random: Random) -> Onirim:
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
