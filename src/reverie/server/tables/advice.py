"""Hints and reviews, from `analysis` where it has them for the game; each for one's own seat only."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from reverie.analysis.weigh import POSITIONS, check_analysed
from reverie.core.errors import ReverieError
from reverie.core.record import to_record
from reverie.server.messages import Advice, Hint, Refusal, Review, write_message
from reverie.server.tables.course import Course
from reverie.server.tables.table import Table
from reverie.server.tables.thinking import NO_CHOICE, Thinkers, hint, review
from reverie.server.tables.views import seed_is_open
from reverie.server.tables.wishes import check_moment, seat_of

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


class Advisers(Thinkers):
    """A pool of their own: who asks for advice makes no bot wait. Everybody gets one piece of advice at a time."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: Final[set[str]] = set()  # guests

    async def advise(
        self, table: Table, guest: str, wish: Hint | Review, send: Callable[[bytes], None]
    ) -> asyncio.Task[None]:
        """Check the wish, and begin what brings the advice; raises ReverieError."""
        async with table.alone():
            course = await table.wake()
            seat = seat_of(course, guest)
            check_analysed(course.game)
            work = hints(course, seat, wish.at) if isinstance(wish, Hint) else reviews(course, seat)
        # Who hangs up and asks again still has a process at work.
        if guest in self.asked or self.turns.asked_by(guest):
            raise ReverieError("advice-busy", {})
        self.asked.add(guest)
        begun = asyncio.create_task(self.bring(guest, wish.id, work, send))
        begun.add_done_callback(lambda _: self.asked.discard(guest))
        return begun

    async def bring(self, guest: str, wish: str, work: list[Work], send: Callable[[bytes], None]) -> None:
        found = None
        try:
            for number, (function, args, seconds) in enumerate(work, 1):
                found = await self.run(guest, function, args, seconds)
                send(write_message(Advice(wish, found, number == len(work))))
        except NO_CHOICE:
            # What was found already stands; nobody who has seen it is told that nothing was.
            late = Refusal(wish, "advice-late", {}) if found is None else Advice(wish, found, True)
            send(write_message(late))
        except Exception:
            LOG.exception("advice failed")
            send(write_message(Refusal(wish, "mistake", {})))
