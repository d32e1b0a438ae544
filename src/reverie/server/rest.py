"""Everything beside the sockets: guests, tables, the daily dream, statistics, records. Described by OpenAPI."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from reverie.bots.registry import bot_names
from reverie.core.catalogue import find, names
from reverie.core.errors import ReverieError
from reverie.core.option import Choice, Number, Option
from reverie.core.random import check_seed, seed_hash
from reverie.core.record import from_record, to_record
from reverie.server import views, wishes
from reverie.server.course import Course
from reverie.server.entries import Header
from reverie.server.guests import COOKIE, COOKIE_SECONDS, Guest, Guests
from reverie.server.hall import Hall
from reverie.server.moments import check_eyes, moments
from reverie.server.opening import BoardLine, Opener, new_header
from reverie.server.settings import Settings
from reverie.server.statistics import GameStatistics, statistics_of


class Room:
    """What the requests need, made when the server starts."""

    def __init__(self, settings: Settings, hall: Hall, guests: Guests, opener: Opener) -> None:
        self.settings: Final = settings
        self.hall: Final = hall
        self.guests: Final = guests
        self.opener: Final = opener


def room(request: Request) -> Room:
    found = request.app.state.room
    assert isinstance(found, Room)
    return found


async def signed_in(request: Request, room: Annotated[Room, Depends(room)]) -> Guest:
    return await room.guests.find(room.guests.recognise(request))


def whole(value: object) -> object:
    """To JSON, 1.0 is a whole number like 1; to Pydantic it is not."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


InRoom = Annotated[Room, Depends(room)]
SignedIn = Annotated[Guest, Depends(signed_in)]
TableId = Annotated[str, Path(min_length=1, max_length=16, pattern=r"^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, Query(max_length=40)]
Seat = Annotated[int, Field(ge=0, lt=100, strict=True), BeforeValidator(whole)]
BotName = Annotated[str, Field(max_length=40)]
OptionValue = Annotated[StrictBool | StrictInt | StrictStr, BeforeValidator(whole)]


class Trouble(BaseModel):
    """What went wrong. Clients say `error-KEY` in the user's language, with the facts filled in."""

    key: str
    facts: dict[str, str | int]


TROUBLES: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Trouble} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429)
}
ROUTER: Final = APIRouter(prefix="/api", responses=TROUBLES)


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


# --- games ---


class OptionCard(BaseModel):
    name: str
    kind: str
    default: OptionValue
    rule: str
    values: list[str] | None = None
    lowest: int | None = None
    highest: int | None = None


class GameCard(BaseModel):
    name: str
    rules: int
    options: list[OptionCard]
    bots: list[str]


def option_card(option: Option) -> OptionCard:
    card = OptionCard(name=option.name, kind=option.kind, default=option.default, rule=option.rule)
    if isinstance(option, Choice):
        card.values = list(option.values)
    if isinstance(option, Number):
        card.lowest, card.highest = option.lowest, option.highest
    return card


@ROUTER.get("/games")
async def games() -> list[GameCard]:
    """The games, their options and their bots."""
    return [
        GameCard(
            name=name,
            rules=find(name).RULES_VERSION,
            options=[option_card(option) for option in find(name).OPTIONS],
            bots=bot_names(name),
        )
        for name in names()
    ]


# --- guests ---


class NewGuest(Strict):
    name: Annotated[str, Field(min_length=1, max_length=40)]


class GuestCard(BaseModel):
    id: str
    name: str
    program: bool


class ProgramCard(GuestCard):
    token: str


@ROUTER.post("/guests")
async def sign_in(wish: NewGuest, request: Request, response: Response, room: InRoom) -> GuestCard:
    """Become a guest, or take another name. The guest is kept in a cookie."""
    known = room.guests.recognise(request)
    try:
        guest = await room.guests.rename(await room.guests.find(known), wish.name)
    except ReverieError as error:
        if error.key != "not-signed-in":
            raise
        guest = await room.guests.welcome_person(wish.name)
    response.set_cookie(
        COOKIE,
        room.guests.token(guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=room.settings.secure_cookies,
    )
    return GuestCard(id=guest.id, name=guest.name, program=guest.program)


@ROUTER.post("/programs")
async def sign_in_program(wish: NewGuest, room: InRoom) -> ProgramCard:
    """A token for a program, to be sent as `Authorization: Bearer TOKEN`."""
    guest = await room.guests.welcome_program(wish.name)
    return ProgramCard(id=guest.id, name=guest.name, program=guest.program, token=room.guests.token(guest))


@ROUTER.get("/me")
async def me(guest: SignedIn) -> GuestCard:
    return GuestCard(id=guest.id, name=guest.name, program=guest.program)


@ROUTER.get("/me/statistics")
async def my_statistics(guest: SignedIn, room: InRoom) -> dict[str, GameStatistics]:
    """By game: matches, wins, streaks, recent form; all of them and by mode."""
    return await statistics_of(room.hall.database, guest.id)


@ROUTER.get("/me/records")
async def my_records(guest: SignedIn, room: InRoom) -> list[dict[str, Any]]:
    """The records of my finished matches, the newest first."""
    found = []
    for header in await room.hall.store.tables_of(guest.id):
        course = await read_course(room, header)
        if views.seed_is_open(course, time.time()):
            found.append(to_record(course.match))
    return found


# --- tables ---


class BotSeat(Strict):
    seat: Seat
    bot: BotName


class NewTable(Strict):
    """`seat` is where the one who opens it sits, null for nowhere; `clock` is the time of each seat in seconds.

    `seed` deals the cards of a known match again; whoever opens such a table has it all to themselves, or says so.
    """

    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] = {}
    seat: Seat | None = 0
    bots: Annotated[list[BotSeat], Field(max_length=20)] = []
    private: StrictBool = False
    clock: Annotated[float, Field(ge=1, le=1_000_000)] | None = None
    patience: Annotated[float, Field(ge=1, le=1_000_000)] | None = None
    seed: Annotated[str, Field(min_length=1, max_length=200)] | None = None


class SeatRow(BaseModel):
    seat: int
    name: str | None
    bot: str | None
    lent: str | None
    present: bool


class TableRow(BaseModel):
    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seed_sha256: str
    private: bool
    day: str | None
    chat: bool
    clock: float | None
    patience: float
    opened: float
    over: bool
    seats: list[SeatRow]
    you: int | None


class OpenedTable(TableRow):
    """With the key of the table's link: whoever has it may look on and take a seat."""

    key: str


async def read_course(room: Room, header: Header) -> Course:
    """The course of a table, without waking it for longer than this."""
    awake = room.hall.tables.get(header.id)
    if awake is not None:
        async with awake.alone():
            return await awake.wake()
    return Course(header, await room.hall.store.entries(header.id, 0))


async def row_of(room: Room, table_id: str, guest: str, key: str) -> dict[str, Any]:
    table = await room.hall.table(table_id)
    async with table.alone():
        course = await table.wake()
        wishes.check_key(table, course, guest, key)
        card = msgspec.structs.asdict(views.table_card(table.header, course))
        seats = [msgspec.structs.asdict(seat) for seat in views.seat_cards(course, table.present)]
        return {**card, "seats": seats, "you": course.seat_of(guest)}


@ROUTER.get("/tables")
async def lobby(room: InRoom, request: Request, game: GameName | None = None) -> list[TableRow]:
    """Public tables whose match goes on."""
    guest = room.guests.recognise(request) or ""
    headers = await room.hall.store.lobby(game)
    return [TableRow(**await row_of(room, header.id, guest, "")) for header in headers]


@ROUTER.get("/me/tables")
async def my_tables(guest: SignedIn, room: InRoom) -> list[OpenedTable]:
    """Where I sit or have sat, the newest first."""
    return [
        OpenedTable(**await row_of(room, header.id, guest.id, header.key), key=header.key)
        for header in await room.hall.store.tables_of(guest.id)
    ]


@ROUTER.post("/tables", status_code=201)
async def open_table(wish: NewTable, guest: SignedIn, room: InRoom) -> OpenedTable:
    header = new_header(wish.game, wish.options, guest.id, wish.patience or room.settings.patience)
    header = msgspec.structs.replace(header, private=wish.private, clock=wish.clock)
    if wish.seed is not None:
        check_seed(wish.seed)
        header = msgspec.structs.replace(header, seed=wish.seed)
    await room.opener.open(header, guest, wish.seat, {each.seat: each.bot for each in wish.bots})
    return OpenedTable(**await row_of(room, header.id, guest.id, header.key), key=header.key)


@ROUTER.get("/tables/{table_id}")
async def table(
    table_id: TableId, room: InRoom, request: Request, key: Annotated[str, Query(max_length=64)] = ""
) -> TableRow:
    return TableRow(**await row_of(room, table_id, room.guests.recognise(request) or "", key))


class SeatWish(Strict):
    """Which seat (null: any), and the key of the link if the table is private."""

    seat: Seat | None = None
    key: Annotated[str, Field(max_length=64)] = ""


class SeatGiven(BaseModel):
    seat: int


@ROUTER.post("/tables/{table_id}/seats")
async def take_seat(table_id: TableId, wish: SeatWish, guest: SignedIn, room: InRoom) -> SeatGiven:
    found = await room.hall.table(table_id)
    return SeatGiven(seat=await wishes.sit(found, guest.id, guest.name, wish.seat, wish.key))


@ROUTER.delete("/tables/{table_id}/seats", status_code=204)
async def leave_seat(table_id: TableId, guest: SignedIn, room: InRoom) -> None:
    """Give one's seat up, before anybody has acted."""
    await wishes.stand(await room.hall.table(table_id), guest.id)


class BotWish(Strict):
    bot: BotName


@ROUTER.put("/tables/{table_id}/seats/{seat}/bot", status_code=204)
async def give_seat_to_bot(
    table_id: TableId, seat: Annotated[int, Path(ge=0, lt=100)], wish: BotWish, guest: SignedIn, room: InRoom
) -> None:
    """Whoever opened the table gives a free seat to a bot."""
    await wishes.seat_bot(await room.hall.table(table_id), guest.id, seat, wish.bot)


@ROUTER.get("/tables/{table_id}/record")
async def record(
    table_id: TableId, room: InRoom, request: Request, key: Annotated[str, Query(max_length=64)] = ""
) -> dict[str, Any]:
    """The record of a finished match, seed and all."""
    found = await room.hall.table(table_id)
    async with found.alone():
        course = await found.wake()
        wishes.check_key(found, course, room.guests.recognise(request) or "", key)
        if not views.seed_is_open(course, time.time()):
            raise ReverieError("match-not-over", {})
        packed: dict[str, Any] = to_record(course.match)
        return packed


class Moment(BaseModel):
    """What one decision led to: who decided (null: the opening), what was told of it, what was seen after it."""

    seat: int | None
    events: list[dict[str, str | int]]
    observation: Any


@ROUTER.get("/tables/{table_id}/moments")
async def look_back(
    table_id: TableId,
    room: InRoom,
    request: Request,
    key: Annotated[str, Query(max_length=64)] = "",
    eyes: Annotated[int | None, Query(ge=0, lt=100)] = None,
) -> list[Moment]:
    """The match so far, decision by decision, through one's own eyes; once it is over, through any seat's."""
    found = await room.hall.table(table_id)
    async with found.alone():
        course = await found.wake()
        guest = room.guests.recognise(request) or ""
        wishes.check_key(found, course, guest, key)
        viewer = check_eyes(course, course.seat_of(guest), eyes)
        return [Moment(**told) for told in moments(course, viewer)]


# --- the daily dream ---


class DailyCard(BaseModel):
    """Today's dream. `table` is your attempt, once you have begun it."""

    game: str
    day: str
    seed_sha256: str
    table: str | None


class DailyTable(BaseModel):
    table: str


@ROUTER.get("/daily/{game}")
async def daily(game: Annotated[str, Path(max_length=40)], room: InRoom, request: Request) -> DailyCard:
    day = views.day_of(time.time())
    seed = room.opener.seed_of(find(game).NAME, day)
    guest = room.guests.recognise(request)
    mine = None if guest is None else await room.opener.attempt_of(game, day, guest)
    return DailyCard(game=game, day=day, seed_sha256=seed_hash(seed), table=mine)


@ROUTER.post("/daily/{game}")
async def dream(game: Annotated[str, Path(max_length=40)], guest: SignedIn, room: InRoom) -> DailyTable:
    """Begin today's dream, or come back to it: one attempt a day counts."""
    return DailyTable(table=await room.opener.dream(find(game).NAME, guest))


@ROUTER.get("/daily/{game}/{day}")
async def daily_board(
    game: Annotated[str, Path(max_length=40)], day: Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$")], room: InRoom
) -> list[BoardLine]:
    """Who has finished that day's dream, the best first."""
    return await room.opener.board(find(game).NAME, day)


# --- verifying ---


class Verified(BaseModel):
    """Every line follows the rules and all luck comes from the seed."""

    game: str
    lines: int
    seed: str
    seed_sha256: str
    result: dict[str, Any] | None


@ROUTER.post("/verify")
def verify(record: Annotated[dict[str, Any], Body()]) -> Verified:
    """Check a record. Not a coroutine: a long record is checked in a thread and holds nobody up."""
    match = from_record(json.loads(json.dumps(record)))
    result = match.result
    return Verified(
        game=match.game.NAME,
        lines=len(match.log),
        seed=match.seed,
        seed_sha256=match.seed_hash,
        result=None if result is None else result.pack(),
    )
