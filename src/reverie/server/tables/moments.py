"""Through whose eyes one may look back on a match."""

from __future__ import annotations

import time

from reverie.core.errors import ReverieError
from reverie.core.game import SPECTATOR
from reverie.server.tables.course import Course
from reverie.server.tables.views import seed_is_open


def check_eyes(course: Course, mine: int | None, eyes: int | None) -> int:
    """Through one's own eyes always; through another's when the match is over. The viewer."""
    if eyes is None or eyes == mine:
        return SPECTATOR if mine is None else mine
    if eyes >= len(course.places):
        raise ReverieError("seat-unknown", {"seat": eyes})
    if not seed_is_open(course, time.time()):
        raise ReverieError("match-not-over", {})
    return eyes
