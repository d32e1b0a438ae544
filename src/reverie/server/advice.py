"""Hints and reviews, from `analysis` where it has them for the game; each for one's own seat only."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import TimeoutError as TooSlow
from typing import Any, Final

from pebble import ProcessExpired

from reverie.analysis.weigh import POSITIONS, check_analysed
from reverie.core.errors import ReverieError
from reverie.core.record import to_record
from reverie.server.course import Course
from reverie.server.messages import Advice, Hint, Refusal, Review, write_message
from reverie.server.table import Table
from reverie.server.thinking import Thinkers, hint, review
from reverie.server.views import seed_is_open
from reverie.server.wishes import check_moment, seat_of

LOG: Final = logging.getLogger("reverie.advice")
HINT_POSITIONS: Final = (0, 1_000, POSITIONS)  # a quick hint first, then better ones
HINT_SECONDS: Final = 10.0
REVIEW_SECONDS: Final = 60.0

Work = tuple[Callable[..., Any], tuple[Any, ...], float]


def hints(course: Course, seat: int, at: int) -> list[Work]:
    """The same question with more and more positions judged, so that the first hint comes at once."""
    check_moment(course, at)
    if course.header.day is not None and not course.over:
        raise ReverieError("no-hints-today", {})
    if course.over or course.match.actor != seat:
        raise ReverieError("not-asked", {})
    packed = course.game.pack(course.match.state)
    return [(hint, (course.header.game, packed, seat, positions), HINT_SECONDS) for positions in HINT_POSITIONS]


def reviews(course: Course, seat: int) -> list[Work]:
    if not seed_is_open(course, time.time()):
        raise ReverieError("match-not-over", {})
    return [(review, (to_record(course.match), seat), REVIEW_SECONDS)]


async def advise(
    table: Table, thinkers: Thinkers, guest: str, wish: Hint | Review, send: Callable[[bytes], None]
) -> Coroutine[Any, Any, None]:
    """Check the wish, and return what brings the advice; raises ReverieError."""
    async with table.alone():
        course = await table.wake()
        seat = seat_of(course, guest)
        check_analysed(course.game)
        work = hints(course, seat, wish.at) if isinstance(wish, Hint) else reviews(course, seat)
    return bring(thinkers, wish.id, work, send)


async def bring(thinkers: Thinkers, wish: str, work: list[Work], send: Callable[[bytes], None]) -> None:
    try:
        for number, (function, args, seconds) in enumerate(work, 1):
            found = await thinkers.run(function, args, seconds)
            send(write_message(Advice(wish, found, number == len(work))))
    except (TimeoutError, TooSlow, ProcessExpired):
        send(write_message(Refusal(wish, "advice-late", {})))
    except Exception:
        LOG.exception("advice failed")
        send(write_message(Refusal(wish, "mistake", {})))
