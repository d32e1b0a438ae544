"""What people at a table can do: each wish is checked against the course and becomes an entry, or is refused."""

from __future__ import annotations

import time
from typing import Final

from reverie.bots.registry import ORACLE, bot_names, check_bot
from reverie.core.errors import BadNotation, Refused, ReverieError
from reverie.core.game import Action, Saying, reasons_of
from reverie.core.match import Match
from reverie.server.limits import MOST_CHATS, MOST_ENTRIES
from reverie.server.messages import Act, AgreeUndo, Back, Chat, GiveUp, KeepUndone, Lend, Undo, Why
from reverie.server.storage import entries
from reverie.server.storage.entries import Entry
from reverie.server.tables import views
from reverie.server.tables.course import Course
from reverie.server.tables.places import Place
from reverie.server.tables.table import Compose, Stale, Table

SLOW: Final = (ORACLE,)  # uses all the time it is given
IDLE_PATIENCES: Final = 5  # so many times the table's patience, and somebody who is asked is idle


def seat_of(course: Course, guest: str) -> int:
    seat = course.seat_of(guest)
    if seat is None:
        raise ReverieError("not-seated", {})
    return seat


def check_moment(course: Course, at: int) -> None:
    if at != course.moment:
        raise Stale(course.moment)


def check_room(course: Course) -> None:
    """A log has an end: what does not bring the match on is refused before it is too long to be read quickly."""
    if course.position >= MOST_ENTRIES:
        raise ReverieError("log-full", {})


def check_playing(course: Course) -> None:
    if not course.full:
        raise ReverieError("table-not-full", {})
    if course.over:
        raise ReverieError("match-over", {})


def action(table: Table, guest: str, wish: Act) -> Compose:
    def compose(course: Course) -> Entry:
        seat = seat_of(course, guest)
        check_moment(course, wish.at)
        check_playing(course)
        if course.places[seat].player is not None:
            raise ReverieError("bot-plays", {})
        lines = course.attempt(seat, wish.actions)
        body: dict[str, object] = {"lines": lines, "next": course.match.actor}
        return table.compose(course, entries.ACT, seat, body, guest, wish.id)

    return compose


async def act(table: Table, guest: str, wish: Act) -> None:
    async with table.alone():
        await table.record(action(table, guest, wish), guest, wish.id)


class Explained(Refused):
    """Refused to somebody who asked why."""

    def __init__(self, rule: str, reasons: list[Saying]) -> None:
        super().__init__(rule)
        self.reasons = reasons


async def why(table: Table, guest: str, wish: Why) -> None:
    """Nothing happens: the answer is a refusal, with the rule that forbids it."""
    async with table.alone():
        course = await table.wake()
        seat = seat_of(course, guest)
        check_moment(course, wish.at)
        check_playing(course)
        match = course.match
        action = meant(match, seat, wish)
        rule = match.game.why_not(match.state, seat, action)
        reasons = reasons_of(match.game, match.observe(seat), action)
    raise ReverieError("allowed", {}) if rule is None else Explained(rule, reasons)


def meant(match: Match, seat: int, wish: Why) -> Action:
    """The action of this verb that names these things. What it names beside them, the client need not know."""
    seen = match.observe(seat)
    for action in match.game.player_actions(match.options):
        said = match.game.describe(seen, action)
        if said.verb == wish.verb and wish.facts.items() <= said.facts.items():
            return action
    raise BadNotation("action-unknown", {"text": wish.verb})


async def act_for(table: Table, seat: int, at: int, text: str) -> None:
    """What a bot has chosen; nothing happens if the table has moved on."""

    def compose(course: Course) -> Entry:
        check_moment(course, at)
        if course.given_up or course.places[seat].player is None:
            raise Stale(course.moment)
        lines = course.attempt(seat, [text])
        return table.compose(course, entries.ACT, seat, {"lines": lines, "next": course.match.actor})

    async with table.alone():
        await table.record(compose, None, None)


def taken_back(table: Table, course: Course, seat: int, guest: str, wish: str) -> Entry:
    course.match.undo(seat)
    return table.compose(course, entries.UNDO, seat, {"next": course.match.actor}, guest, wish)


async def undo(table: Table, guest: str, wish: Undo) -> None:
    def compose(course: Course) -> Entry:
        seat = seat_of(course, guest)
        check_moment(course, wish.at)
        check_playing(course)
        check_room(course)
        course.check_undo(seat)
        if not course.people_to_ask(seat):
            return taken_back(table, course, seat, guest, wish.id)
        if course.asks_undo is not None:
            raise ReverieError("undo-asked", {})
        return table.compose(course, entries.ASK_UNDO, seat, {}, guest, wish.id)

    async with table.alone():
        await table.record(compose, guest, wish.id)


def asking(course: Course, guest: str, at: int) -> tuple[int, int]:
    """Who asks to take back, and the seat that answers."""
    seat = seat_of(course, guest)
    check_moment(course, at)
    if course.asks_undo is None or course.asks_undo == seat or seat in course.agreed:
        raise ReverieError("undo-not-asked", {})
    return course.asks_undo, seat


async def agree(table: Table, guest: str, wish: AgreeUndo) -> None:
    def compose(course: Course) -> Entry:
        asks, seat = asking(course, guest, wish.at)
        if course.people_to_ask(asks) <= course.agreed | {seat}:
            course.match.undo(asks)
            return table.compose(course, entries.UNDO, asks, {"next": course.match.actor}, guest, wish.id)
        return table.compose(course, entries.AGREE, seat, {}, guest, wish.id)

    async with table.alone():
        await table.record(compose, guest, wish.id)


async def keep(table: Table, guest: str, wish: KeepUndone) -> None:
    def compose(course: Course) -> Entry:
        _, seat = asking(course, guest, wish.at)
        return table.compose(course, entries.KEEP, seat, {}, guest, wish.id)

    async with table.alone():
        await table.record(compose, guest, wish.id)


async def chat(table: Table, guest: str, wish: Chat) -> None:
    def compose(course: Course) -> Entry:
        seat = seat_of(course, guest)
        if not course.may_talk:
            raise ReverieError("silence", {})
        if course.places[seat].muted:
            raise ReverieError("muted", {})
        if course.said >= MOST_CHATS:
            raise ReverieError("log-full", {})
        check_room(course)
        body: dict[str, object] = {"name": course.places[seat].name, "text": wish.text}
        return table.compose(course, entries.CHAT, seat, body, guest, wish.id)

    async with table.alone():
        course = await table.wake()
        seat_of(course, guest)
        if (guest, wish.id) not in course.granted:
            table.check_talk(guest)
        await table.record(compose, guest, wish.id)


def lent_bot(game: str) -> str:
    """The strongest that answers quickly: whoever comes back finds their match played well, and nobody waits."""
    return [name for name in bot_names(game) if name not in SLOW][-1]


async def lend(table: Table, guest: str, wish: Lend) -> None:
    """Somebody who plays here lets a bot play for a person who has been away too long; or who is here, is asked, and
    does nothing for much longer, where no clock runs."""

    async with table.alone():
        seen = await table.store.seen(table.header.id)

        def compose(course: Course) -> Entry:
            seat_of(course, guest)
            check_playing(course)
            if wish.seat >= len(course.places):
                raise ReverieError("seat-unknown", {"seat": wish.seat})
            place = course.places[wish.seat]
            if place.guest is None or place.player is not None:
                raise ReverieError("seat-not-away", {"seat": wish.seat})
            now, patience = time.time(), table.header.patience
            away = now - seen.get(place.guest, table.header.opened)
            is_away = place.guest not in table.present and away >= patience
            if not is_away and not course.is_idle(wish.seat, now, IDLE_PATIENCES * patience):
                raise ReverieError("seat-not-away", {"seat": wish.seat})
            return table.compose(course, entries.LEND, wish.seat, {"bot": lent_bot(table.header.game)}, guest, wish.id)

        await table.record(compose, guest, wish.id)


async def come_back(table: Table, guest: str, wish: Back) -> None:
    def compose(course: Course) -> Entry:
        seat = seat_of(course, guest)
        if course.places[seat].lent is None:
            raise ReverieError("seat-not-lent", {})
        return table.compose(course, entries.RETURN, seat, {}, guest, wish.id)

    async with table.alone():
        await table.record(compose, guest, wish.id)


async def give_up(table: Table, guest: str, wish: GiveUp) -> None:
    """Before anybody has acted the seat is free again; later a bot plays on with those who stay, or it is over."""

    def compose(course: Course) -> Entry:
        seat = seat_of(course, guest)
        if course.over:
            raise ReverieError("match-over", {})
        stay = course.others(seat)
        if stay and not course.acted:
            return table.compose(course, entries.LEAVE, seat, {}, guest, wish.id)
        bot = bot_names(table.header.game)[-1] if stay else None
        return table.compose(course, entries.GIVE_UP, seat, {"bot": bot}, guest, wish.id)

    async with table.alone():
        await table.record(compose, guest, wish.id)


async def flag(table: Table, seat: int) -> None:
    """A seat's clock has run out: the strongest bot plays for it to the end."""

    def compose(course: Course) -> Entry:
        left = course.time_left()
        if left is None or left[seat] > 0 or course.asked != seat or course.places[seat].bot is not None:
            raise Stale(course.moment)
        return table.compose(course, entries.FLAG, seat, {"bot": bot_names(table.header.game)[-1]})

    async with table.alone():
        await table.record(compose, None, None)


class Seated(ReverieError):
    """They sit here already: one guest, one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__("seated-already", {"seat": seat})
        self.seat = seat


async def sit(table: Table, guest: str, name: str, seat: int | None, key: str) -> int:
    """Take a seat, the first free one if none is named; sitting there already is fine. The seat."""

    def compose(course: Course) -> Entry:
        mine = course.seat_of(guest)  # asked each time: another worker may have seated them meanwhile
        if mine is not None:
            raise Seated(mine)
        check_key(table, course, guest, key)
        check_room(course)
        if guest in course.kept_out:
            raise ReverieError("kept-out", {})
        free = [number for number, place in enumerate(course.places) if not place.taken]
        if seat is not None and seat >= len(course.places):
            raise ReverieError("seat-unknown", {"seat": seat})
        if not free or (seat is not None and seat not in free):
            raise ReverieError("seat-taken", {})
        return table.compose(course, entries.SIT, free[0] if seat is None else seat, {"name": name}, guest)

    async with table.alone():
        try:
            sat = await table.record(compose, guest, None)
        except Seated as already:
            if seat not in (None, already.seat):
                raise
            return already.seat
        assert sat.seat is not None
        return sat.seat


async def stand(table: Table, guest: str) -> None:
    """Give the seat up again, before anybody has acted."""

    def compose(course: Course) -> Entry:
        seat = seat_of(course, guest)
        if course.acted or table.header.day is not None:
            raise ReverieError("match-begun", {})
        return table.compose(course, entries.LEAVE, seat, {}, guest)

    async with table.alone():
        await table.record(compose, guest, None)


def check_owner(table: Table, course: Course, guest: str, seat: int) -> Place:
    """The place of another person, of which whoever opened the table may dispose."""
    if table.header.owner != guest:
        raise ReverieError("not-owner", {})
    if seat >= len(course.places):
        raise ReverieError("seat-unknown", {"seat": seat})
    place = course.places[seat]
    if place.guest is None or place.guest == guest:
        raise ReverieError("seat-empty", {"seat": seat})
    return place


async def unseat(table: Table, guest: str, seat: int) -> None:
    """Whoever opened the table sends somebody away before anybody has acted. They cannot sit down here again."""

    def compose(course: Course) -> Entry:
        place = check_owner(table, course, guest, seat)
        if course.acted:
            raise ReverieError("match-begun", {})
        return table.compose(course, entries.LEAVE, seat, {"kept_out": place.guest}, guest)

    async with table.alone():
        await table.record(compose, guest, None)


async def mute(table: Table, guest: str, seat: int, muted: bool) -> None:
    """Whoever opened the table takes somebody's voice in its talk, or gives it back."""

    def compose(course: Course) -> Entry:
        check_owner(table, course, guest, seat)
        check_room(course)
        return table.compose(course, entries.MUTE, seat, {"muted": muted}, guest)

    async with table.alone():
        await table.record(compose, guest, None)


async def seat_bot(table: Table, guest: str, seat: int, bot: str) -> None:
    """The owner gives a free seat to a bot."""

    def compose(course: Course) -> Entry:
        if table.header.owner != guest:
            raise ReverieError("not-owner", {})
        if seat >= len(course.places):
            raise ReverieError("seat-unknown", {"seat": seat})
        check_bot(bot, table.header.game)
        if course.places[seat].taken:
            raise ReverieError("seat-taken", {})
        return table.compose(course, entries.BOT, seat, {"bot": bot})

    async with table.alone():
        await table.record(compose, guest, None)


def check_key(table: Table, course: Course, guest: str, key: str) -> None:
    """A private table is open to those who sit there, who opened it, or who have its link; once the match is over and
    its seed is no secret, to everybody who knows where it is."""
    header = table.header
    if views.seed_is_open(course, time.time()):
        return
    if header.private and header.owner != guest and course.seat_of(guest) is None and key != header.key:
        raise ReverieError("table-private", {})


def whose_turn(course: Course) -> str | None:
    """The bot that has to act, or None."""
    if course.over or not course.full:
        return None
    return course.places[course.match.actor].player
