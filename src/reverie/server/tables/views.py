"""What a viewer is told: the only way from a table's course to the wire. Nothing here looks at the unseen."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from reverie.analysis.weigh import is_analysed
from reverie.core.catalogue import find
from reverie.core.codes import Codes
from reverie.core.game import NOBODY, SPECTATOR, Observation, silent
from reverie.core.match import Match
from reverie.core.option import Value, settle
from reverie.server.messages import PROTOCOL, Asked, Choice, Ended, SeatCard, TableCard, Update, View, Welcome
from reverie.server.storage.entries import Header
from reverie.server.tables.course import Course
from reverie.server.tables.places import Place, Standing, commitment, rules_of


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def seed_is_open(course: Course, now: float) -> bool:
    """The seed is shown when the match is over; everybody's seed of a day when the day is over, too."""
    day = course.header.day
    return course.over and (day is None or day < day_of(now))


def is_secret(course: Course, now: float) -> bool:
    """Everybody dreams the same dream of a day once: until the day is over nobody shows it to another."""
    return course.header.day is not None and not seed_is_open(course, now)


def choices(match: Match, viewer: int, seen: Observation) -> list[Choice]:
    codes = codes_of(match.game.NAME, tuple(match.options.items()))
    offered = []
    for action in match.choices(viewer):
        said = match.game.describe(seen, action)
        offered.append(Choice(match.game.write(action), said.verb, said.facts, codes.code(action)))
    return offered


@lru_cache(maxsize=64)
def codes_of(game: str, options: tuple[tuple[str, Value], ...]) -> Codes:
    return Codes(find(game).player_actions(dict(options)))


def view(course: Course, viewer: int, now: float) -> View:
    match = course.match
    actor = NOBODY if course.given_up else match.actor
    seen = match.observe(viewer)
    question = None
    offered: list[Choice] = []
    if actor == viewer:
        asked = match.question()
        question = Asked(asked.name, asked.rule, asked.facts)
        offered = choices(match, viewer, seen)
    result = match.result
    shows_seed = actor == NOBODY and seed_is_open(course, now)
    return View(
        at=course.moment,
        decided=course.decided,
        actor=None if actor == NOBODY else actor,
        question=question,
        choices=offered,
        observation=seen.pack(),
        hides=match.game.hides(match.state),
        result=None if result is None else Ended(result.points, result.winners, result.rule),
        given_up=course.given_up,
        can_undo=viewer >= 0 and not course.given_up and match.can_undo(viewer),
        undo_asked_by=course.asks_undo,
        clocks=course.time_left(),
        seed=match.seed if shows_seed else None,
        salt=course.salt if shows_seed else None,
        again=course.offer if viewer >= 0 else None,
    )


def update(course: Course, viewer: int, since: int | None, answer: str | None, now: float) -> Update:
    """What happened since the match's log was so long; None: something was taken back."""
    events = [] if since is None else course.match.events(viewer, since)
    return Update(answer, since is None, events, view(course, viewer, now))


def table_card(header: Header, standing: Standing) -> TableCard:
    """Raises ReverieError if it was agreed by rules that we do not have."""
    game = rules_of(header)
    options = settle(game.OPTIONS, header.options)
    return TableCard(
        id=header.id,
        game=header.game,
        rules=header.rules,
        options=options,
        seed_sha256=commitment(header, standing.salt),
        chosen_seed=standing.salt is not None,
        private=header.private,
        day=header.day,
        chat=not silent(game, options),
        advice=is_analysed(header.game),
        clock=header.clock,
        patience=header.patience,
        opened=header.opened,
        over=standing.over,
    )


def seat_cards(header: Header, places: list[Place], present: set[str]) -> list[SeatCard]:
    owner = header.owner
    return [
        SeatCard(seat, place.name, place.bot, place.lent, place.guest in present, place.muted, place.guest == owner)
        for seat, place in enumerate(places)
    ]


def welcome(course: Course, seat: int | None, since: int | None, present: set[str], now: float) -> Welcome:
    viewer = SPECTATOR if seat is None else seat
    length = None if since is None else course.length_at(since)
    events = [] if length is None else course.match.events(viewer, length)
    return Welcome(
        PROTOCOL,
        table_card(course.header, course.standing),
        seat_cards(course.header, course.places, present),
        seat,
        length is not None,
        events,
        list(course.chats),
        view(course, viewer, now),
        None if seat is None or is_secret(course, now) else course.header.key,
    )
