"""A content file of Labyrinth, for those who write one: ours, and what a file holds."""

from __future__ import annotations

from reverie.core.event import Facts
from reverie.core.lined_json import Fault
from reverie.games.labyrinth.box.content import standard_text
from reverie.games.labyrinth.box.content_laws import read_content

__all__ = ["advise", "facts_of", "standard_text"]


def facts_of(text: str) -> Facts:
    found = read_content(text)
    return {
        "name": found.name,
        "tiles": len(found.tiles),
        "traps": sum([int(trap.count) for trap in found.traps]),
        "kinds": len(found.traps),
        "items": len(found.items),
        "events": len(found.events),
        "characters": len(found.characters),
    }


def advise(text: str) -> list[Fault] | None:
    return None
