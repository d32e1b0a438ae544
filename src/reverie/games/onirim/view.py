"""What a viewer is shown of Onirim, field by field (O-39, O-52): nothing is in it that is not put in here."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypedDict, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.agenda import Agenda, Step
from reverie.core.event import SPECTATOR
from reverie.core.game import Json
from reverie.core.keeping import Sight
from reverie.games.onirim.cards import CARD_NAMES, COPIES, KINDS, colour_of, door_of
from reverie.games.onirim.doors import SERIES, series_length
from reverie.games.onirim.options import NAME, Agreement
from reverie.games.onirim.position import OUTCOMES
from reverie.games.onirim.table import (
    ASIDE,
    DISCARD_PILE,
    DOORS,
    HAND,
    KNOWN_TO_PARTNER,
    KNOWN_TO_SPECTATOR,
    LIMBO,
    NEXT,
    PLACES,
    SHARED,
    VISION,
)
from reverie.pieces.heaps import Heaps

UNKNOWN: Final = -1
UNKNOWN_NAME: Final = "?"

SEATS: Final[tuple[list[int], ...]] = ([], [0], [0, 1])  # by how many play
EVERY_CARD: Final = vec[i64](COPIES)


class OnirimView(TypedDict):
    """The table of Onirim as one viewer knows it. Cards are named as in the notation: `Rs` is a red sun."""

    viewer: int | None
    """Through whose eyes: a seat, or null for somebody who watches."""
    seat: int
    """Whose turn it is."""
    outcome: str
    """`playing`, `won`, or how it was lost."""
    phase: str
    """What is being done now: `play-or-discard`, `face-nightmare` and the like; empty when the match is over."""
    to_come: list[str]
    """What is done after it, in order, before the turn is over."""
    hands: list[list[str]]
    """By seat, the cards of the hand that this viewer knows."""
    hidden: list[int]
    """By seat, how many cards of the hand this viewer does not know."""
    partner_saw: list[list[str]]
    """By seat, the cards of its hand that its partner has seen."""
    spectator_saw: list[list[str]]
    """By seat, the cards of its hand that everybody has seen."""
    shared: list[str]
    """The shared cards; in the draft, the open ones."""
    to_door: list[int]
    """By seat, how many more cards of the row's last colour gain a door; 0 if none can."""
    rows: list[list[str]]
    """By seat, its row from the first card to the last."""
    doors: list[list[str]]
    """By seat, the doors before it."""
    limbo: list[str]
    """What waits to be shuffled back."""
    discard: list[str]
    """What was discarded."""
    aside: list[str]
    """The card that was drawn and is being dealt with: a nightmare, or a door with its key in reach."""
    vision: list[str]
    """The cards of a prophecy this viewer sees."""
    hidden_vision: int
    """How many cards of a prophecy this viewer does not see."""
    deck: int
    """How many cards are left in the deck."""
    top: list[str]
    """The top of the deck as far as somebody knows it, `?` for a card this viewer does not know."""
    knowers: list[int]
    """Who knows each card of `top`: the sum of 1 for the first seat, 2 for the second, 4 for those who watch."""
    shuffles: int
    """How often the deck was shuffled."""
    unseen: dict[str, int]
    """How many cards of each kind lie in the deck, or where this viewer cannot see them."""


@final
class OnirimSight(Sight):
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
        return self.view()

    def view(self) -> OnirimView:
        seats = SEATS[self.agreed.players]
        steps = [] if self.outcome else [step.name for step in [self.now, *self.agenda.steps()]]
        return {
            "viewer": None if self.viewer == SPECTATOR else self.viewer,
            "seat": int(self.seat),
            "outcome": OUTCOMES[self.outcome],
            "phase": steps[0] if steps else "",
            "to_come": steps[1:],
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
            "top": [UNKNOWN_NAME if card == UNKNOWN else CARD_NAMES[card] for card in self.top],
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
