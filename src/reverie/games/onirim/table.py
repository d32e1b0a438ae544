"""The table of Onirim: where every card lies, and who has seen which."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from reverie.core.agenda import EMPTY, NOTHING, Agenda, State, Step
from reverie.core.event import SPECTATOR, Event, Facts
from reverie.core.game import NOBODY
from reverie.core.option import Options
from reverie.games.onirim.cards import CARD_NAMES, COLOURS, COPIES, KINDS, Card, door_of
from reverie.games.onirim.options import NAME, Agreement
from reverie.pieces.deck import Deck
from reverie.pieces.heaps import Heaps, no_cards

Seat: TypeAlias = i64
Place: TypeAlias = i64

# Where a card can lie, besides the deck and the rows. HAND and DOORS have one place for each seat.
NEXT: Final = KINDS + 1  # from a place to the next one, or to the same place of the second seat
HAND: Final = 0
DOORS: Final = 2 * NEXT
SHARED: Final = 4 * NEXT
LIMBO: Final = 5 * NEXT
DISCARD_PILE: Final = 6 * NEXT
ASIDE: Final = 7 * NEXT  # a door or a nightmare that was drawn and is being dealt with
VISION: Final = 8 * NEXT  # the cards a prophecy is looking at
PLACES: Final = 9

# No places but memories: which cards of a seat's hand the partner, and a spectator, have seen (O-52).
KNOWN_TO_PARTNER: Final = 9 * NEXT
KNOWN_TO_SPECTATOR: Final = 11 * NEXT
HEAPS: Final = 13

# Places that exist only in what is told.
DECK: Final = -1
ROW: Final = -2

# Who sees something, a bit each.
SEAT_BITS: Final = (1, 2)
SPECTATOR_BIT: Final = 4
EVERYBODY: Final = 7

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2  # a card had to be drawn and there was none (O-37)
DOOR_GONE: Final = 3  # a door was discarded, eight are out of reach (O-23)
DECK_SHORT: Final = 4  # fewer than five cards to reveal, where that was agreed to lose (O-31)


@final
@mypyc_attr(acyclic=True)
class Onirim(State):
    game: ClassVar[str] = NAME

    def __init__(
        self,
        agreed: Agreement,
        deck: Deck,
        heaps: Heaps,
        first_row: vec[i64],
        second_row: vec[i64],
        seat: Seat,
        outcome: i64,
        agenda: Agenda,
        now: Step[Any, Any],
        acting: i64,
    ) -> None:
        super().__init__(agenda, now, acting)
        self.agreed: Final = agreed
        self.deck: Final = deck
        self.heaps: Final = heaps
        self.first_row = first_row
        self.second_row = second_row
        self.seat = seat  # whose turn it is
        self.outcome = outcome
        self.over = outcome != PLAYING

    def agreement(self) -> Options:
        return self.agreed.options

    def copy(self) -> Onirim:
        return Onirim(
            self.agreed,
            self.deck.copy(),
            self.heaps.copy(),
            self.first_row[:],
            self.second_row[:],
            self.seat,
            self.outcome,
            self.agenda,
            self.now,
            self.acting,
        )

    def row(self, seat: Seat) -> vec[i64]:
        return self.second_row if seat else self.first_row

    def add_to_row(self, card: Card) -> None:
        if self.seat:
            self.second_row = append(self.second_row, card)
        else:
            self.first_row = append(self.first_row, card)

    def partner(self) -> Seat:
        return 1 - self.seat

    def hand(self) -> Place:
        """The personal cards of the active player."""
        return HAND + self.seat * NEXT

    def doors(self, seat: Seat) -> Place:
        return DOORS + seat * NEXT

    def end(self, outcome: i64) -> None:
        self.outcome = outcome
        self.over = True
        if self.events is not None:
            facts: Facts = {"won": 1 if outcome == WON else 0, "rule": self.end_rule()}
            self.events.append(Event("end", facts, {}, frozenset(), False))

    def end_rule(self) -> str:
        """The rule that ended the match."""
        if self.outcome == WON and self.agreed.players == 2:
            return "O-48"
        return END_RULES[self.outcome]

    # --- who sees what ---

    def owner_sees(self, seat: Seat) -> i64:
        """Who sees the personal cards of a seat: all, unless silence was agreed on (O-52)."""
        return (1 << seat) if self.agreed.silent else EVERYBODY

    def tell(self, name: str) -> None:
        """Something happens that needs no more words; everybody sees it."""
        if self.events is not None:
            self.events.append(Event(name, {"seat": int(self.seat)}, {}, frozenset(), False))

    def tell_move(self, name: str, card: Card, origin: Place, target: Place, sees: i64, knew: i64) -> None:
        """A card goes from one place to another; `sees` says who sees it now, `knew` who did before."""
        self.tell_move_of(self.seat, name, card, origin, target, sees, knew)

    def tell_move_of(
        self, owner: Seat, name: str, card: Card, origin: Place, target: Place, sees: i64, knew: i64
    ) -> None:
        """The same where the place may be the partner's: `owner` is whose it is, while the seat is who acts."""
        if self.events is not None:
            facts: Facts = {"seat": int(self.seat), "from": PLACE_NAMES[origin], "to": PLACE_NAMES[target]}
            if owner != self.seat:
                facts["owner"] = int(owner)
            witnesses = [seat for seat in (0, 1) if sees & (1 << seat)]
            if sees & SPECTATOR_BIT:
                witnesses.append(SPECTATOR)
            card_fact: Facts = {"card": CARD_NAMES[card]}
            reveals = bool(sees & ~knew)
            self.events.append(Event(name, facts, card_fact, frozenset(witnesses), reveals))


PLACE_NAMES: Final[dict[int, str]] = {
    ROW: "row",
    DECK: "deck",
    HAND: "hand",
    DOORS: "doors",
    SHARED: "shared",
    LIMBO: "limbo",
    DISCARD_PILE: "discard",
    ASIDE: "aside",
    VISION: "vision",
}
END_RULES: Final = ("", "O-36", "O-37", "O-23", "O-31")


def full_deck() -> Deck:
    size: i64 = 0
    for copies in COPIES:
        size += copies
    return Deck(vec[i64](COPIES), size, vec[i64](), vec[i64](), 0)


def has_all_colours(s: Onirim, seat: Seat) -> bool:
    for colour in range(COLOURS):
        if not s.heaps.count(s.doors(seat), door_of(colour)):
            return False
    return True


def empty_table(agreed: Agreement) -> Onirim:
    """All cards in the deck, nothing on the agenda."""
    heaps = no_cards(HEAPS, KINDS)
    no_row = vec[i64]()
    return Onirim(agreed, full_deck(), heaps, no_row, no_row, agreed.first_picker, PLAYING, EMPTY, NOTHING, NOBODY)
