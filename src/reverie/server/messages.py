"""What is said over a socket: every message as a class. The TypeScript types are made from these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

PROTOCOL: Final = 1

# U+0000 is no text to PostgreSQL: one such id would spoil the transaction it shares with other tables.
NO_NUL: Final = r"^[^\x00]*$"

WishId: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=NO_NUL, description="made by the client, new each time")
]
Moment: TypeAlias = Annotated[int, Meta(ge=0, lt=2**31, description="the `at` of the view that is answered")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=100)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, pattern=NO_NUL)]
ShortText: TypeAlias = Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
Facts: TypeAlias = dict[str, str | int]

# --- what a client says ---


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """Every wish has an id; the answer carries it."""

    id: WishId


class Act(FromClient, tag="act"):
    """The seat acts. Several actions are one gesture: all of it happens or nothing."""

    at: Moment
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=32)]


class Why(FromClient, tag="why"):
    """Why can I not do this? What it is called and names, as far as it is known; the answer is a refusal."""

    at: Moment
    verb: Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
    facts: Annotated[dict[ShortText, int | ShortText], Meta(max_length=12)]


class Undo(FromClient, tag="undo"):
    """Take my last action back; where people play together, ask them first."""

    at: Moment


class AgreeUndo(FromClient, tag="agree"):
    """Yes, take it back."""

    at: Moment


class KeepUndone(FromClient, tag="keep"):
    """No, what was done stays done."""

    at: Moment


class Chat(FromClient, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]


class Lend(FromClient, tag="lend"):
    """Let the strongest bot that answers quickly play for somebody who has been away, or idle, for too long."""

    seat: SeatNumber


class Back(FromClient, tag="back"):
    """I decide for myself again."""


class GiveUp(FromClient, tag="give-up"):
    """I do not go on. A bot plays on for those who stay; if nobody stays, the match is over."""


class Hint(FromClient, tag="hint"):
    """What would be good here? Only for the seat that has to act."""

    at: Moment


class Review(FromClient, tag="review"):
    """How was this match played? Only when it is over."""


class Ping(FromClient, tag="ping"):
    pass


ClientMessage: TypeAlias = (
    Act | Why | Undo | AgreeUndo | KeepUndone | Chat | Lend | Back | GiveUp | Hint | Review | Ping
)

# --- what the server says; the dataclasses are told by requests, too ---


@dataclass
class SeatCard:
    """Who sits there. `lent` is the bot that plays until the person is back; `owner`: they opened the table."""

    seat: int
    name: str | None
    bot: str | None
    lent: str | None
    present: bool
    muted: bool
    owner: bool


@dataclass
class TableCard:
    """What was agreed, open to everybody at the table. `chosen_seed`: whoever opened it may know the cards."""

    id: str
    game: str
    rules: int
    options: dict[str, str | int | bool]
    seed_sha256: str
    chosen_seed: bool
    private: bool
    day: str | None
    chat: bool
    advice: bool
    clock: float | None
    patience: float
    opened: float
    over: bool


class Asked(Struct):
    name: str
    rule: str
    facts: Facts


class Choice(Struct):
    """Something one may do: as it is written and sent, as verb and facts for words and places, and its number among
    all that seats can do in such a match."""

    text: str
    verb: str
    facts: Facts
    code: int


class Ended(Struct):
    points: list[int]
    winners: list[int]
    rule: str


class Offer(Struct):
    """Another match with the same people: who offers it, and the table it is played at."""

    seat: int
    table: str
    key: str


class View(Struct):
    """Everything a viewer may know now. `at` is what an action has to answer; `decided`: the number of decisions so
    far; `hides`: somebody at the table sees what another does not; `given_up`: over, without a result."""

    at: int
    decided: int
    actor: int | None
    question: Asked | None
    choices: list[Choice]
    observation: Any
    hides: bool
    result: Ended | None
    given_up: bool
    can_undo: bool
    undo_asked_by: int | None
    clocks: list[float] | None
    seed: str | None
    salt: str | None
    again: Offer | None


class ChatLine(Struct):
    position: int
    seat: int
    name: str
    text: str
    at: float


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first message. `resumed`: what the client said it knew still stands, and `events` is what happened since;
    `key` is that of the table's link, for those who sit there."""

    protocol: int
    table: TableCard
    seats: list[SeatCard]
    you: int | None
    resumed: bool
    events: list[Facts]
    chats: list[ChatLine]
    view: View
    key: str | None


class Update(Struct, tag_field="type", tag="update"):
    """Something happened. `answer` is the id of your wish that did it."""

    answer: str | None
    undone: bool
    events: list[Facts]
    view: View


class Done(Struct, tag_field="type", tag="done"):
    """Your wish was granted, now or already before; it is in the log at this position."""

    id: str
    position: int


class Reason(Struct):
    """What stands in the way of a wish, beyond the clause: clients say `GAME-why-VERB`."""

    verb: str
    facts: Facts


class Refusal(Struct, tag_field="type", tag="refused", omit_defaults=True):
    """Your wish was not granted, and nothing has changed. Clients say `error-KEY` in the user's language; who asked
    why is told the reasons, too."""

    id: str | None
    key: str
    facts: Facts
    reasons: list[Reason] = []


class People(Struct, tag_field="type", tag="people"):
    """Somebody sat down, left, came back."""

    you: int | None
    seats: list[SeatCard]


class Said(Struct, tag_field="type", tag="chat"):
    chat: ChatLine


class Advice(Struct, tag_field="type", tag="advice"):
    """A hint or a review, better each time until `last`."""

    id: str
    advice: Any
    last: bool


class Pong(Struct, tag_field="type", tag="pong"):
    id: str


ServerMessage: TypeAlias = Welcome | Update | Done | Refusal | People | Said | Advice | Pong

read_message: Final = Decoder(ClientMessage).decode
write_message: Final = Encoder().encode
