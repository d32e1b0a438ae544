"""Gaining doors: by a series in the row, or by a key when a door is drawn. O-12 to O-16, O-26, O-36, O-48 to O-50."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.event import Facts
from reverie.core.game import Question
from reverie.games.onirim.actions import (
    CLAIM,
    CLAIM_DOOR,
    DECLINE_DOOR,
    LEAVE_DOOR,
    OPEN,
    OPENS,
    OWN,
    SEARCH,
    SEARCH_ANYWAY,
    SHARED,
    SKIP_SEARCH,
    Deed,
)
from reverie.games.onirim.cards import (
    CARD_NAMES,
    COLOUR_LETTERS,
    COLOURS,
    Card,
    Colour,
    colour_of,
    door_of,
    key_of,
)
from reverie.games.onirim.hand import discard, holds, holds_elsewhere
from reverie.games.onirim.table import (
    ASIDE,
    DECK,
    DOORS,
    EVERYBODY,
    LIMBO,
    WON,
    Onirim,
    Place,
    Seat,
    has_all_colours,
)

ALL_DOORS: Final = 8
SERIES: Final = 3


def receiver(s: Onirim, colour: Colour) -> Seat:
    """Who gets a door of this colour: the active player, but for duplicates in a game for two (O-50)."""
    if s.agreed.players == 2 and s.agreed.duplicate_given and s.heaps.count(s.doors(s.seat), door_of(colour)):
        return s.partner()
    return s.seat


def may_gain(s: Onirim, colour: Colour) -> bool:
    """O-50: two may agree that nobody gains a second door of a colour."""
    return s.agreed.duplicate_kept or not is_spare(s, colour)


def is_spare(s: Onirim, colour: Colour) -> bool:
    """O-50: would a door of this colour be the second one of a player who needs but one?"""
    return s.agreed.players == 2 and s.heaps.count(s.doors(receiver(s, colour)), door_of(colour)) > 0


def gain_door(s: Onirim, colour: Colour, origin: Place) -> None:
    """O-36, O-48: the last door that was missing wins at once."""
    door = door_of(colour)
    owner = receiver(s, colour)
    s.heaps.add(s.doors(owner), door)
    s.tell_move_of(owner, "gain", door, origin, DOORS, EVERYBODY, EVERYBODY)
    if is_won(s):
        s.end(WON)


def is_won(s: Onirim) -> bool:
    """O-36: all eight doors; for two one of each colour in front of each (O-48)."""
    if s.agreed.players == 1:
        return s.heaps.size(DOORS) == ALL_DOORS
    return has_all_colours(s, 0) and has_all_colours(s, 1)


def offer(s: Onirim, colour: Colour) -> Facts:
    """What a player is told who may take a door: which, and whether it is a second one of its colour."""
    return {"card": CARD_NAMES[door_of(colour)], "spare": 1 if is_spare(s, colour) else 0}


# --- by a series of three in the row ---


def series_length(row: vec[i64]) -> i64:
    """How many cards of one colour end the row, counted anew after each three (O-14)."""
    length: i64 = 0
    place: i64 = len(row) - 1
    colour = colour_of(row[place])
    while place >= 0 and colour_of(row[place]) == colour:
        length += 1
        place -= 1
    return length % SERIES


def complete_series(s: Onirim, colour: Colour) -> None:
    """O-12: the third card in succession of one colour gains a door of that colour."""
    if not may_gain(s, colour):
        return
    if s.deck.counts[door_of(colour)]:
        if asks_to_claim(s, colour):
            s.then(CLAIM_SERIES[colour])
        else:
            claim_door(s, colour)
    elif s.agreed.always_searches:
        shuffle(s)
    elif s.agreed.asks_search and len(s.deck.top):
        s.then(SEARCH_STEP)  # O-16: a shuffle matters only while somebody knows the top


def asks_to_claim(s: Onirim, colour: Colour) -> bool:
    """O-13: a door is taken by itself only where nobody could mind: no known top is shuffled away, no partner is left
    without the colour."""
    return s.agreed.asks_claim or len(s.deck.top) > 0 or is_spare(s, colour)


def claim_door(s: Onirim, colour: Colour) -> None:
    s.deck.take_out(door_of(colour))
    shuffle(s)
    gain_door(s, colour, DECK)


def shuffle(s: Onirim) -> None:
    s.deck.shuffle()
    s.tell("shuffle")


@final
class ClaimSeries(Step[Onirim, Deed]):
    """O-13: the claim is optional; asked where it costs something, or where that was agreed on."""

    def __init__(self, colour: Colour) -> None:
        super().__init__(f"claim-series:{COLOUR_LETTERS[colour]}")
        self.colour: Final = colour

    def actor(self, s: Onirim) -> i64:
        return s.seat

    def legal(self, s: Onirim) -> list[Deed]:
        return [CLAIM_DOOR, DECLINE_DOOR]

    def apply(self, s: Onirim, action: Deed) -> None:
        if action.verb == CLAIM:
            claim_door(s, self.colour)

    def ask(self, s: Onirim) -> Question:
        return Question("claim", "O-13", int(s.seat), {**offer(s, self.colour), "known": min(len(s.deck.top), 1)})

    def why_not(self, s: Onirim, action: Deed) -> str:
        return "O-13"


@final
class SearchStep(Step[Onirim, Deed]):
    """O-16: no such door is left; searching all the same shuffles away what is known of the top."""

    def actor(self, s: Onirim) -> i64:
        return s.seat

    def legal(self, s: Onirim) -> list[Deed]:
        return [SEARCH_ANYWAY, SKIP_SEARCH]

    def apply(self, s: Onirim, action: Deed) -> None:
        if action.verb == SEARCH:
            shuffle(s)

    def ask(self, s: Onirim) -> Question:
        return Question("search", "O-16", int(s.seat), {})

    def why_not(self, s: Onirim, action: Deed) -> str:
        return "O-16"


# --- by a key, when a door is drawn ---


def meet_door(s: Onirim, door: Card, knew: i64) -> None:
    """O-26: with a key of its colour in hand the door may be kept; otherwise it goes to limbo."""
    colour = colour_of(door)
    key = key_of(colour)
    s.heaps.add(ASIDE, door)
    s.tell_move("draw", door, DECK, ASIDE, EVERYBODY, knew)
    has_key = holds(s, key, OWN) or holds(s, key, SHARED)
    if not may_gain(s, colour):
        leave_door(s, door)
    elif asks_to_open(s, colour) and (has_key or s.agreed.silent):
        s.then(OPEN_DRAWN[colour])  # O-52: in silence everybody is asked, so that the question tells nothing
    elif has_key:
        open_door(s, colour, OWN if holds(s, key, OWN) else SHARED)
    else:
        leave_door(s, door)


def asks_to_open(s: Onirim, colour: Colour) -> bool:
    """O-26; a spare door is never taken unasked (O-50)."""
    return s.agreed.asks_key or is_spare(s, colour)


def open_door(s: Onirim, colour: Colour, owner: i64) -> None:
    discard(s, "unlock", key_of(colour), owner)
    s.heaps.remove(ASIDE, door_of(colour))
    gain_door(s, colour, ASIDE)


def leave_door(s: Onirim, door: Card) -> None:
    s.heaps.move(door, ASIDE, LIMBO)
    s.tell_move("banish", door, ASIDE, LIMBO, EVERYBODY, EVERYBODY)


@final
class OpenDrawn(Step[Onirim, Deed]):
    """A door was drawn and a key of its colour is in hand: discard the key and keep it, or not (O-26)."""

    def __init__(self, colour: Colour) -> None:
        super().__init__(f"open-drawn:{COLOUR_LETTERS[colour]}")
        self.colour: Final = colour

    def actor(self, s: Onirim) -> i64:
        return s.seat

    def legal(self, s: Onirim) -> list[Deed]:
        key = key_of(self.colour)
        deeds = [OPENS[owner] for owner in (OWN, SHARED) if holds(s, key, owner)]
        deeds.append(LEAVE_DOOR)
        return deeds

    def apply(self, s: Onirim, action: Deed) -> None:
        if action.verb == OPEN:
            open_door(s, self.colour, action.owner)
        else:
            leave_door(s, door_of(self.colour))

    def ask(self, s: Onirim) -> Question:
        return Question("open", "O-26", int(s.seat), offer(s, self.colour))

    def why_not(self, s: Onirim, action: Deed) -> str:
        if action.verb == OPEN and holds_elsewhere(s, key_of(self.colour), action.owner):
            return "O-42"
        return "O-26"


CLAIM_SERIES: Final = [ClaimSeries(colour) for colour in range(COLOURS)]
SEARCH_STEP: Final = SearchStep("search")
OPEN_DRAWN: Final = [OpenDrawn(colour) for colour in range(COLOURS)]
