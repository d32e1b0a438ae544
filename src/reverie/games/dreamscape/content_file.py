"""A content file of Dreamscape, for those who write one: ours, what a file holds, and advice."""

from __future__ import annotations

from reverie.core.event import Facts
from reverie.games.dreamscape.content import read_content, standard_text
from reverie.games.dreamscape.content_advice import advise

__all__ = ["advise", "facts_of", "standard_text"]


def facts_of(text: str) -> Facts:
    found = read_content(text)
    levels = [card.level for card in found.landscapes]
    return {
        "name": found.name,
        "cards": len(levels),
        "first": levels.count(1),
        "second": levels.count(2),
        "third": levels.count(3),
        "tokens": len(found.tokens),
        "shards": sum(found.shards.values()),
        "red": found.red,
    }
