"""Everything beside the sockets: guests, tables, the daily dream, statistics, records. Described by OpenAPI."""

from __future__ import annotations

import contextlib
import time
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt, StrictStr, model_validator

from reverie.bots.registry import bot_names
from reverie.core.catalogue import find, names
from reverie.core.errors import ReverieError
from reverie.core.game import is_scored, lexicon_of
from reverie.core.option import Choice, Number, Option
from reverie.core.random import check_seed, seed_hash
from reverie.core.record import lines_of, to_record
from reverie.server.settings import Settings
from reverie.server.storage.statistics import GameStatistics, statistics_of
from reverie.server.tables import rows, views, wishes
from reverie.server.tables.clerks import look_back, write_records
from reverie.server.tables.clerks import verify as verify_record
from reverie.server.tables.course import lines_as_they_stand
from reverie.server.tables.guests import COOKIE, COOKIE_SECONDS, Guest, Guests
from reverie.server.tables.hall import Hall
from reverie.server.tables.moments import check_eyes
from reverie.server.tables.opening import BoardLine, Opener, new_header
from reverie.server.tables.rematch import again
from reverie.server.tables.rows import OpenedTable, TableRow, Trouble


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


def address_of(request: Request) -> str:
    return "" if request.client is None else request.client.host


def whole(value: object) -> object:
    """To JSON, 1.0 is a whole number like 1; to Pydantic it is not."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


InRoom = Annotated[Room, Depends(room)]
SignedIn = Annotated[Guest, Depends(signed_in)]
TableId = Annotated[str, Path(min_length=1, max_length=16, pattern=r"^[A-Za-z0-9_-]+$")]
SeatInPath = Annotated[int, Path(ge=0, lt=100)]
GameName = Annotated[str, Query(max_length=40)]
Seat = Annotated[int, Field(ge=0, lt=100, strict=True), BeforeValidator(whole)]
BotName = Annotated[str, Field(max_length=40)]
OptionValue = Annotated[StrictBool | StrictInt | StrictStr, BeforeValidator(whole)]


TROUBLES: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Trouble} for status in (400, 401, 403, 404, 405, 409, 413, 422, 429)
}
ROUTER: Final = APIRouter(prefix="/api", responses=TROUBLES)


def has_nul(value: object) -> bool:
    if isinstance(value, dict):
        return any([has_nul(key) or has_nul(inner) for key, inner in value.items()])
    if isinstance(value, list):
        return any([has_nul(inner) for inner in value])
    return isinstance(value, str) and "\x00" in value


class Strict(BaseModel):
    """A body that has the fields we know and no U+0000, which PostgreSQL cannot store."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def without_nul(cls, value: object) -> object:
        if has_nul(value):
            raise ReverieError("nul", {})
        return value


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
    scored: bool
    """Are there points, beside winning and losing?"""


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
            scored=is_scored(find(name)),
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
async def me(request: Request, room: InRoom) -> GuestCard | None:
    """Who I am; null for a stranger."""
    try:
        guest = await signed_in(request, room)
    except ReverieError:
        return None
    return GuestCard(id=guest.id, name=guest.name, program=guest.program)


@ROUTER.get("/me/statistics")
async def my_statistics(guest: SignedIn, room: InRoom) -> dict[str, GameStatistics]:
    """By game: matches, wins, streaks, recent form; all of them and by mode."""
    return await statistics_of(room.hall.database, guest.id)


@ROUTER.get("/me/records", response_model=list[dict[str, Any]])
async def my_records(guest: SignedIn, room: InRoom, request: Request) -> Response:
    """The records of my finished matches, the newest first."""
    matches = []
    for table in await room.hall.store.tables_of(guest.id, finished=True):
        header = table.header
        if header.day is None or header.day < views.day_of(time.time()):
            log = await room.hall.store.entries(header.id, 0)
            matches.append((header.game, header.options, header.seed, lines_as_they_stand(log)))
    return as_json(await room.hall.clerks.do(address_of(request), write_records, matches))


# --- tables ---


class BotSeat(Strict):
    seat: Seat
    bot: BotName


class NewTable(Strict):
    """`seat` is where the one who opens it sits, null for nowhere; `clock` is the time of each seat in seconds.

    `seed` deals the cards of a known match again; the table's card says so, and the match counts in no statistics.
    """

    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], OptionValue] = {}
    seat: Seat | None = 0
    bots: Annotated[list[BotSeat], Field(max_length=20)] = []
    private: StrictBool = False
    clock: Annotated[float, Field(ge=1, le=1_000_000)] | None = None
    patience: Annotated[float, Field(ge=30, le=1_000_000)] | None = None
    seed: Annotated[str, Field(min_length=1, max_length=200)] | None = None


def as_json(body: bytes, **headers: str) -> Response:
    return Response(body, media_type="application/json", headers=headers)


async def row_of(room: Room, table_id: str, guest: str, key: str) -> TableRow:
    table = await room.hall.table(table_id)
    async with table.alone():
        course = await table.wake()
        wishes.check_key(table, course, guest, key)
        return rows.row(table.header, course.standing, table.present, guest)


@ROUTER.get("/tables")
async def lobby(room: InRoom, request: Request, game: GameName | None = None) -> list[TableRow]:
    """Public tables whose match goes on."""
    guest = room.guests.recognise(request) or ""
    found = []
    for table in await room.hall.store.lobby(game):
        with contextlib.suppress(ReverieError):  # nobody could sit down there; the log says why
            found.append(rows.listed(table, guest))
    return found


@ROUTER.get("/me/tables")
async def my_tables(guest: SignedIn, room: InRoom) -> list[OpenedTable]:
    """Where I sit or have sat, the newest first. What can no longer be opened is among them, and says why."""
    found = []
    for table in await room.hall.store.tables_of(guest.id):
        try:
            row = rows.listed(table, guest.id)
        except ReverieError as error:
            row = rows.unreadable(table.header, error)
        found.append(rows.with_key(row, table.header.key))
    return found


@ROUTER.post("/tables", status_code=201)
async def open_table(wish: NewTable, guest: SignedIn, room: InRoom) -> OpenedTable:
    header = new_header(wish.game, wish.options, guest.id, wish.patience or room.settings.patience)
    header = msgspec.structs.replace(header, private=wish.private, clock=wish.clock)
    if wish.seed is not None:
        check_seed(wish.seed)
        header = msgspec.structs.replace(header, seed=wish.seed)
    bots = {each.seat: each.bot for each in wish.bots}
    await room.opener.open(header, guest, wish.seat, bots, chosen=wish.seed is not None)
    return rows.with_key(await row_of(room, header.id, guest.id, header.key), header.key)


@ROUTER.get("/tables/{table_id}")
async def table(
    table_id: TableId, room: InRoom, request: Request, key: Annotated[str, Query(max_length=64)] = ""
) -> TableRow:
    return await row_of(room, table_id, room.guests.recognise(request) or "", key)


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


class AgainWish(Strict):
    """`same_deal`: with the luck of the match that is over."""

    same_deal: StrictBool = False


class NextTable(BaseModel):
    table: str
    key: str


@ROUTER.post("/tables/{table_id}/again")
async def play_again(table_id: TableId, wish: AgainWish, guest: SignedIn, room: InRoom) -> NextTable:
    """Another match with the same people and bots: the first to ask opens its table, the others sit down there."""
    offer = await again(room.hall, room.opener, await room.hall.table(table_id), guest, wish.same_deal)
    return NextTable(table=offer.table, key=offer.key)


@ROUTER.delete("/tables/{table_id}/seats/{seat}", status_code=204)
async def send_away(table_id: TableId, seat: SeatInPath, guest: SignedIn, room: InRoom) -> None:
    """Whoever opened the table sends somebody away, before anybody has acted; they cannot sit down there again."""
    await wishes.unseat(await room.hall.table(table_id), guest.id, seat)


class Voice(Strict):
    muted: StrictBool


@ROUTER.put("/tables/{table_id}/seats/{seat}/voice", status_code=204)
async def give_voice(table_id: TableId, seat: SeatInPath, wish: Voice, guest: SignedIn, room: InRoom) -> None:
    """Whoever opened the table takes somebody's voice in its talk, or gives it back."""
    await wishes.mute(await room.hall.table(table_id), guest.id, seat, wish.muted)


class BotWish(Strict):
    bot: BotName


@ROUTER.put("/tables/{table_id}/seats/{seat}/bot", status_code=204)
async def give_seat_to_bot(table_id: TableId, seat: SeatInPath, wish: BotWish, guest: SignedIn, room: InRoom) -> None:
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


class TermCard(BaseModel):
    """A piece of the box: its names by language, and what it does as a phrase: `say` names a sentence of the game, and
    its `facts` may be phrases again."""

    names: dict[str, str]
    text: Any


@ROUTER.get("/tables/{table_id}/lexicon")
async def lexicon(
    table_id: TableId, room: InRoom, request: Request, key: Annotated[str, Query(max_length=64)] = ""
) -> dict[str, TermCard]:
    """The pieces in the box of a match by their ids: what each is called, and what it does."""
    found = await room.hall.table(table_id)
    async with found.alone():
        course = await found.wake()
        wishes.check_key(found, course, room.guests.recognise(request) or "", key)
        terms = lexicon_of(course.game, course.match.options)
    return {piece: TermCard(names=term["names"], text=term["text"]) for piece, term in terms.items()}


class Moment(BaseModel):
    """What one decision led to: who decided (null: the opening), what was told of it, what was seen after it."""

    number: int
    seat: int | None
    events: list[dict[str, str | int]]
    observation: Any


class History(BaseModel):
    """A page of a match. `last` is the number of the last moment there is, here or on a later page."""

    moments: list[Moment]
    last: int


@ROUTER.get("/tables/{table_id}/moments", response_model=History)
async def moments(
    table_id: TableId,
    room: InRoom,
    request: Request,
    key: Annotated[str, Query(max_length=64)] = "",
    eyes: Annotated[int | None, Query(ge=0, lt=100)] = None,
    since: Annotated[int, Query(ge=-1, lt=2**31)] = -1,
) -> Response:
    """The match decision by decision, through one's own eyes; once it is over, through any seat's. A page at a time:
    what comes after the moment with the number `since`."""
    found = await room.hall.table(table_id)
    async with found.alone():
        course = await found.wake()
        guest = room.guests.recognise(request) or ""
        wishes.check_key(found, course, guest, key)
        viewer = check_eyes(course, course.seat_of(guest), eyes)
        header, lines = course.header, lines_of(course.match.log)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    match = (header.game, header.options, header.seed, lines)
    told = await room.hall.clerks.do(address_of(request), look_back, match, viewer, since, packed)
    return as_json(told, **({"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if packed else {}))


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


RECORD: Final = {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}


@ROUTER.post("/verify", response_model=Verified, openapi_extra={"requestBody": RECORD})
async def verify(request: Request, room: InRoom) -> Response:
    """Check a record, by the rules this server has. Nothing of it is kept, not even the content set it carries."""
    address = address_of(request)
    room.hall.clerks.check(address)
    return as_json(await room.hall.clerks.do(address, verify_record, await request.body()))
