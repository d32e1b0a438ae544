"""The cheapest way through the Dream World to every locale. D-20 to D-22, D-72."""

from __future__ import annotations

from typing import Final, final

from reverie.games.dreamscape.board import LOCALES
from reverie.games.dreamscape.shards import NIGHTMARE
from reverie.games.dreamscape.table import Dreamscape
from reverie.games.dreamscape.wandering import go, may_go


@final
class Way:
    """A way of the active player: what it comes to, and the table as it would be at its end."""

    def __init__(self, path: list[int], table: Dreamscape) -> None:
        self.path: Final = path  # without the locale it begins in
        self.table: Final = table

    def price(self) -> tuple[int, int, int]:
        """The fewest action points; then the fewest red shards, and the fewest moves."""
        return -int(self.table.candle), int(self.table.in_hands(NIGHTMARE)), len(self.path)


def cheapest_ways(s: Dreamscape) -> dict[int, Way]:
    """By locale, without the one where the Traveller is."""
    found: dict[int, Way] = {}
    waiting = [Way([], s.copy())]
    while waiting:
        waiting.sort(key=Way.price)
        way = waiting.pop(0)
        here = int(way.table.locale())
        if here not in found:
            found[here] = way
            waiting.extend(moves(way))
    del found[int(s.locale())]
    return found


def moves(way: Way) -> list[Way]:
    made: list[Way] = []
    for locale in range(LOCALES):
        if may_go(way.table, locale):
            table = way.table.copy()
            go(table, locale)
            made.append(Way([*way.path, locale], table))
    return made
