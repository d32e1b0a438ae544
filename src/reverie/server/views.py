"""What a viewer is told: the only way from a table's course to the wire. Nothing here looks at the unseen."""

from __future__ import annotations

from datetime import UTC, datetime

from reverie.analysis.weigh import ANALYSED
from reverie.core.game import NOBODY, SPECTATOR
from reverie.core.random import seed_hash
from reverie.server.course import Course
from reverie.server.entries import Header
from reverie.server.messages import PROTOCOL, Asked, Ended, SeatCard, TableCard, Update, View, Welcome


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def seed_is_open(course: Course, now: float) -> bool:
    """The seed is shown when the match is over; everybody's seed of a day when the day is over, too."""
    day = course.header.day
    return course.over and (day is None or day < day_of(now))


def view(course: Course, viewer: int, now: float) -> View:
    match = course.match
    actor = NOBODY if course.given_up else match.actor
    question = None
    choices: list[str] = []
    if actor == viewer:
        asked = match.question()
        question = Asked(asked.name, asked.rule, asked.facts)
        choices = [match.game.write(action) for action in match.choices(viewer)]
    result = match.result
    return View(
        at=course.moment,
        actor=None if actor == NOBODY else actor,
        question=question,
        choices=choices,
        observation=match.observe(viewer).pack(),
        result=None if result is None else Ended(result.points, result.winners, result.rule),
        given_up=course.given_up,
        can_undo=viewer >= 0 and not course.given_up and match.can_undo(viewer),
        undo_asked_by=course.asks_undo,
        clocks=course.time_left(now),
        seed=match.seed if actor == NOBODY and seed_is_open(course, now) else None,
    )


def update(course: Course, viewer: int, since: int | None, answer: str | None, now: float) -> Update:
    """What happened since the match's log was so long; None: something was taken back."""
    events = [] if since is None else course.match.events(viewer, since)
    return Update(answer, since is None, events, view(course, viewer, now))


def table_card(header: Header, course: Course) -> TableCard:
    return TableCard(
        id=header.id,
        game=header.game,
        rules=header.rules,
        options=course.match.options,
        seed_sha256=seed_hash(header.seed),
        private=header.private,
        day=header.day,
        chat=course.may_talk,
        advice=header.game in ANALYSED,
        clock=header.clock,
        patience=header.patience,
        opened=header.opened,
        over=course.over,
    )


def seat_cards(course: Course, present: set[str]) -> list[SeatCard]:
    return [
        SeatCard(seat, place.name, place.bot, place.lent, place.guest in present)
        for seat, place in enumerate(course.places)
    ]


def welcome(course: Course, seat: int | None, since: int | None, present: set[str], now: float) -> Welcome:
    viewer = SPECTATOR if seat is None else seat
    length = None if since is None else course.length_at(since)
    events = [] if length is None else course.match.events(viewer, length)
    return Welcome(
        PROTOCOL,
        table_card(course.header, course),
        seat_cards(course, present),
        seat,
        events,
        list(course.chats),
        view(course, viewer, now),
    )
