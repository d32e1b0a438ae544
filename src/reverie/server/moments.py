"""A match looked back on: what one viewer was told, decision by decision. Nothing here looks at the unseen."""

from __future__ import annotations

import time
from typing import Any

from reverie.core.errors import ReverieError
from reverie.core.game import CHANCE, SPECTATOR
from reverie.core.match import Match
from reverie.server.course import Course
from reverie.server.views import seed_is_open


def check_eyes(course: Course, mine: int | None, eyes: int | None) -> int:
    """Through one's own eyes always; through another's when the match is over. The viewer."""
    if eyes is None or eyes == mine:
        return SPECTATOR if mine is None else mine
    if eyes >= len(course.places):
        raise ReverieError("seat-unknown", {"seat": eyes})
    if not seed_is_open(course, time.time()):
        raise ReverieError("match-not-over", {})
    return eyes


def moments(course: Course, viewer: int) -> list[dict[str, Any]]:
    """The opening, then what each decision led to: who decided, what the viewer was told of it, and saw after it."""
    match = course.match
    again = Match(match.game, match.options, match.seed)
    told = [moment(again, None, 0, viewer)]
    for entry in match.log:
        if entry.actor == CHANCE:
            continue
        before = len(again.log)
        again.play_text(entry.actor, entry.text)
        told.append(moment(again, entry.actor, before, viewer))
    return told


def moment(match: Match, seat: int | None, since: int, viewer: int) -> dict[str, Any]:
    return {"seat": seat, "events": match.events(viewer, since), "observation": match.observe(viewer).pack()}
