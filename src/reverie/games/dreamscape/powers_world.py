"""Powers over the Dream World: the Dream Collector and the Lake of Eternal Summer. D-53, D-54."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.dreamscape.actions import LAYS, NEXTS, STIRS, Deed
from reverie.games.dreamscape.board import LINE, LOCALES, Locale
from reverie.games.dreamscape.shards import (
    COLOURS,
    NO_STACK,
    Colour,
    count_in,
    height_of,
    put_on,
    top_of,
    without,
)
from reverie.games.dreamscape.table import Dreamscape, shards_to_bag

# --- Dream Collector ---


def has_room(s: Dreamscape) -> bool:
    for line in s.world:
        if height_of(line) < LINE:
            return True
    return False


@final
class LayShards(Step[Dreamscape, Deed]):
    """D-53: each shard goes right of the last one of a locale, dots or not; what finds no room goes back."""

    def actor(self, s: Dreamscape) -> i64:
        return s.seat if s.held and has_room(s) else NOBODY

    def run(self, s: Dreamscape) -> None:
        shards_to_bag(s, s.held)
        s.held = NO_STACK

    def legal(self, s: Dreamscape) -> list[Deed]:
        return [
            LAYS[colour][locale]
            for colour in range(COLOURS)
            if count_in(s.held, colour)
            for locale in range(LOCALES)
            if height_of(s.world[locale]) < LINE
        ]

    def apply(self, s: Dreamscape, action: Deed) -> None:
        s.held = without(s.held, action.what)
        s.world[action.where] = put_on(s.world[action.where], action.what)
        s.tell_shard_in("lay", action.what, action.where)
        if s.held:
            s.then(self)

    def ask(self, s: Dreamscape) -> Question:
        return Question("lay", "D-53", int(s.seat), {})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return "D-53"


# --- Lake of Eternal Summer ---


def is_mixed(line: i64) -> bool:
    """Are there shards of different colours, so that their order matters?"""
    first: Colour = top_of(line)
    return line != NO_STACK and count_in(line, first) < height_of(line)


def has_mixture(s: Dreamscape) -> bool:
    for line in s.world:
        if is_mixed(line):
            return True
    return False


@final
class StirLake(Step[Dreamscape, Deed]):
    """D-54: choose a locale, then its shards in their new order, beginning with the key."""

    def actor(self, s: Dreamscape) -> i64:
        return s.seat

    def legal(self, s: Dreamscape) -> list[Deed]:
        return [STIRS[locale] for locale in range(LOCALES) if is_mixed(s.world[locale])]

    def apply(self, s: Dreamscape, action: Deed) -> None:
        s.held = s.world[action.where]
        s.world[action.where] = NO_STACK
        s.tell_locale("stir", action.where)
        s.then(NEXT_SHARD[action.where])

    def ask(self, s: Dreamscape) -> Question:
        return Question("stir", "D-54", int(s.seat), {})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return "D-54"


@final
class NextShard(Step[Dreamscape, Deed]):
    """Which shard comes next; the last ones of one colour follow by themselves."""

    def __init__(self, locale: Locale) -> None:
        super().__init__(f"next:{locale + 1}")
        self.locale: Final = locale

    def actor(self, s: Dreamscape) -> i64:
        return s.seat if is_mixed(s.held) else NOBODY

    def run(self, s: Dreamscape) -> None:
        while s.held:
            self.lay(s, top_of(s.held))

    def legal(self, s: Dreamscape) -> list[Deed]:
        return [NEXTS[colour] for colour in range(COLOURS) if count_in(s.held, colour)]

    def apply(self, s: Dreamscape, action: Deed) -> None:
        self.lay(s, action.what)
        s.then(self)

    def lay(self, s: Dreamscape, colour: Colour) -> None:
        s.held = without(s.held, colour)
        s.world[self.locale] = put_on(s.world[self.locale], colour)
        s.tell_shard_in("lay", colour, self.locale)

    def ask(self, s: Dreamscape) -> Question:
        return Question("next", "D-54", int(s.seat), s.locale_facts(self.locale))

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return "D-54"


LAY_SHARDS: Final = LayShards("lay")
STIR_LAKE: Final = StirLake("stir")
NEXT_SHARD: Final = [NextShard(locale) for locale in range(LOCALES)]
