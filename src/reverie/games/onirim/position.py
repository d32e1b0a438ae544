"""A position of Onirim as one line of text that a person can read and type, and the JSON around it.

    play-or-discard complete-hand shuffle-limbo turn | hand1 Rs2 Bm Gk Nk | row1 Rs Rm | limbo X

The steps to come stand first, then what lies where; the deck is what is left of the 76 cards.
"""

from __future__ import annotations

import re
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.agenda import Step, agenda_of
from reverie.core.errors import BadNotation
from reverie.core.game import NOBODY, Json
from reverie.core.position import bad, misshapen, split_position
from reverie.games.onirim.cards import (
    CARD_NAMES,
    COPIES,
    KINDS,
)
from reverie.games.onirim.doors import CLAIM_SERIES, OPEN_DRAWN, SEARCH_STEP
from reverie.games.onirim.drawing import NEW_HAND, SHUFFLE_LIMBO
from reverie.games.onirim.nightmare import DISCARD_NIGHTMARE, FACE_NIGHTMARE, MILL
from reverie.games.onirim.options import OPTIONS, Agreement
from reverie.games.onirim.possible import is_possible, kinds_fit
from reverie.games.onirim.prophecy import DROP_ONE, LOOK, PROPHECY, RETURN_REST
from reverie.games.onirim.table import (
    ASIDE,
    DISCARD_PILE,
    DOORS,
    HAND,
    KNOWN_TO_PARTNER,
    KNOWN_TO_SPECTATOR,
    LIMBO,
    NEXT,
    SHARED,
    VISION,
    Onirim,
    empty_table,
)
from reverie.games.onirim.turn import (
    COMPLETE_HAND,
    DRAFT,
    LAST_CHANCE,
    PLAY_OR_DISCARD,
    REVEAL_EIGHT,
    SWAP_STEP,
    TURN,
)

ALL_STEPS: Final[list[Step[Any, Any]]] = [
    NEW_HAND, SHUFFLE_LIMBO, TURN, PLAY_OR_DISCARD, SWAP_STEP, COMPLETE_HAND, LAST_CHANCE, REVEAL_EIGHT, DRAFT,
    PROPHECY, LOOK, DROP_ONE, RETURN_REST, FACE_NIGHTMARE, DISCARD_NIGHTMARE, SEARCH_STEP,
    *CLAIM_SERIES, *OPEN_DRAWN, *MILL[1:],
]  # fmt: skip
STEPS: Final[dict[str, Step[Any, Any]]] = {step.name: step for step in ALL_STEPS}

# Every agenda that can wait for somebody: set-up, phase 1 with what may follow a play or a discard, phase 2.
AGENDAS: Final = re.compile(
    "new-hand shuffle-limbo turn|reveal-eight shuffle-limbo draft|draft"
    "|(play-or-discard|claim-series:[RBGN]|search|swap|swap prophecy|(look )?drop-one return-rest( swap)?"
    "|return-rest( swap)?) complete-hand shuffle-limbo turn"
    "|((open-drawn:[RBGN]|face-nightmare|(mill:[1-5]|new-hand) discard-nightmare) )?"
    "(complete-hand|last-chance) shuffle-limbo turn"
)

# What lies where, as it is spelled.
FIELDS: Final[dict[str, int]] = {
    "hand1": HAND,
    "hand2": HAND + NEXT,
    "shared": SHARED,
    "doors1": DOORS,
    "doors2": DOORS + NEXT,
    "limbo": LIMBO,
    "discard": DISCARD_PILE,
    "aside": ASIDE,
    "vision": VISION,
    "partner-saw1": KNOWN_TO_PARTNER,
    "partner-saw2": KNOWN_TO_PARTNER + NEXT,
    "spectator-saw1": KNOWN_TO_SPECTATOR,
    "spectator-saw2": KNOWN_TO_SPECTATOR + NEXT,
}
MEMORIES: Final = ("partner-saw1", "partner-saw2", "spectator-saw1", "spectator-saw2")
ROWS: Final = ("row1", "row2")
OUTCOMES: Final = ("playing", "won", "lost", "door-gone", "deck-short")
VIEWERS: Final = "12s"  # first seat, second seat, spectator: a bit each


def pack(state: Onirim) -> Json:
    return {"options": dict(state.agreed.options), "position": write_position(state)}


def unpack(packed: Json) -> Onirim:
    options, position = split_position(packed, OPTIONS)
    if not isinstance(position, str):
        raise misshapen()
    return read_position(position, Agreement(options))


# --- writing ---


def write_cards(s: Onirim, place: i64) -> str:
    """`Rs2 Bm`: two red suns and a blue moon."""
    words = []
    for card in range(KINDS):
        count = s.heaps.count(place, card)
        if count:
            words.append(CARD_NAMES[card] + (str(count) if count > 1 else ""))
    return " ".join(words)


def write_position(s: Onirim) -> str:
    if s.over:
        fields = [OUTCOMES[s.outcome]]
    else:
        fields = [" ".join([step.name for step in [s.now, *s.agenda.steps()]])]
    if s.seat:
        fields.append("seat 2")
    for name, place in FIELDS.items():
        if s.heaps.size(place):
            fields.append(f"{name} {write_cards(s, place)}")
    for seat, name in enumerate(ROWS):
        if len(s.row(seat)):
            fields.append(f"{name} {' '.join([CARD_NAMES[card] for card in s.row(seat)])}")
    if len(s.deck.top):
        known = [
            CARD_NAMES[card] + ":" + "".join([v for bit, v in enumerate(VIEWERS) if s.deck.knowers[place] & (1 << bit)])
            for place, card in enumerate(s.deck.top)
        ]
        fields.append(f"top {' '.join(known)}")
    if s.deck.shuffles:
        fields.append(f"shuffles {s.deck.shuffles}")
    return " | ".join(fields)


# --- reading ---


def read_card(text: str) -> int:
    if text not in CARD_NAMES:
        raise BadNotation("card-unknown", {"text": text})
    return CARD_NAMES.index(text)


def read_position(text: str, agreed: Agreement) -> Onirim:
    """The state this text means; fields and cards may come in any order. Raises BadNotation."""
    s = empty_table(agreed)
    s.seat = 0
    first, *fields = text.split(" | ")
    seen: set[str] = set()
    for field in fields:
        name, _, value = field.partition(" ")
        if name in seen or not value:
            raise bad(field)
        seen.add(name)
        read_field(s, name, value)
    read_agenda(s, first)
    return s


def read_field(s: Onirim, name: str, value: str) -> None:
    if name in FIELDS:
        read_heap(s, name, value)
    elif name in ROWS:
        read_row(s, ROWS.index(name), value)
    elif name == "top":
        read_top(s, value)
    elif name == "seat" and value == "2" and s.agreed.players == 2:
        s.seat = 1
    elif name == "shuffles" and re.fullmatch("[1-9][0-9]{0,3}", value):
        s.deck.shuffles = int(value)
    else:
        raise bad(f"{name} {value}")


def read_heap(s: Onirim, name: str, value: str) -> None:
    for word in value.split(" "):
        match = re.fullmatch("([A-Za-z]+)([2-9]?|10)", word)
        if match is None:
            raise bad(word)
        card = read_card(match[1])
        for _ in range(int(match[2] or 1)):
            s.heaps.add(FIELDS[name], card)
            if name not in MEMORIES:
                take_from_deck(s, card)


def read_row(s: Onirim, seat: int, value: str) -> None:
    row = vec[i64]()
    for word in value.split(" "):
        card = read_card(word)
        take_from_deck(s, card)
        row = append(row, card)
    if seat:
        s.second_row = row
    else:
        s.first_row = row


def read_top(s: Onirim, value: str) -> None:
    for word in value.split(" "):
        name, _, viewers = word.partition(":")
        card = read_card(name)
        if viewers not in (("1", "2") if s.agreed.silent else (VIEWERS,)):
            raise bad(word)  # O-52: in silence a prophecy is for one's own eyes, else it is for all
        s.deck.top = append(s.deck.top, card)
        s.deck.knowers = append(s.deck.knowers, sum([1 << VIEWERS.index(viewer) for viewer in viewers]))


def take_from_deck(s: Onirim, card: int) -> None:
    if not s.deck.counts[card]:
        raise BadNotation("position-too-many", {"card": CARD_NAMES[card], "copies": COPIES[card]})
    s.deck.take_out(card)


def read_agenda(s: Onirim, text: str) -> None:
    if text in OUTCOMES[1:]:
        s.outcome = OUTCOMES.index(text)
        s.over = True
        s.acting = NOBODY
        if not kinds_fit(s):
            raise BadNotation("position-impossible", {})
    elif AGENDAS.fullmatch(text):
        steps = [STEPS[name] for name in text.split(" ")]
        s.now = steps[0]
        s.agenda = agenda_of(steps[1:])
        if not is_possible(s, text):
            raise BadNotation("position-impossible", {})
        s.acting = s.now.actor(s)
        if s.acting == NOBODY:
            raise bad(text)  # nobody would be asked: no position waits like this
    else:
        raise bad(text)
