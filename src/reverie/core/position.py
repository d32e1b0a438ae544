"""Positions as every game reads them back: what was agreed on, and each field of the table checked for its kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from reverie.core.errors import BadNotation, BadOption
from reverie.core.game import Json
from reverie.core.option import Option, Options, settle


def bad(text: str) -> BadNotation:
    return BadNotation("position-unreadable", {"text": text[:60]})


def misshapen() -> BadNotation:
    return BadNotation("position-form", {})


def split_position(packed: Json, declared: Sequence[Option]) -> tuple[Options, Json]:
    """What was agreed on, and what lies on the table, in the form of the game. Raises BadNotation."""
    if not isinstance(packed, dict) or set(packed) != {"options", "position"}:
        raise misshapen()
    options = packed["options"]
    if not isinstance(options, dict):
        raise misshapen()
    try:
        return settle(declared, options), packed["position"]
    except BadOption as error:
        raise BadNotation(error.key, error.facts) from error


@final
class Fields:
    """The fields of a position, each asked for by the kind of value it must have; any other raises BadNotation."""

    def __init__(self, position: Json, blank: dict[str, Json], players: int) -> None:
        """What the position leaves out is as in the blank one."""
        if not isinstance(position, dict):
            raise misshapen()
        for name in position:
            if name not in blank:
                raise bad(name)
        self.values: Final = {**blank, **position}
        self.players: Final = players

    def number(self, name: str, least: int, most: int) -> int:
        return self.whole(name, self.values[name], least, most)

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        return [self.whole(name, value, least, most) for value in self.items(name)]

    def items(self, name: str) -> list[Json]:
        value = self.values[name]
        if not isinstance(value, list):
            raise bad(name)
        return value

    def for_each(self, name: str, count: int) -> list[Json]:
        """A list of just so many values."""
        found = self.items(name)
        if len(found) != count:
            raise bad(name)
        return found

    def mapping(self, name: str) -> dict[str, Json]:
        return self.mapped(name, self.values[name])

    def names(self, name: str, known: list[str]) -> int:
        return self.mask(name, self.values[name], known)

    # --- a value inside a field ---

    def whole(self, name: str, value: Json, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise bad(name)
        return value

    def mapped(self, name: str, value: Json) -> dict[str, Json]:
        if not isinstance(value, dict):
            raise bad(name)
        return value

    def text(self, name: str, value: Json) -> str:
        if not isinstance(value, str):
            raise bad(name)
        return value

    def texts(self, name: str, value: Json) -> list[str]:
        if not isinstance(value, list):
            raise bad(name)
        return [self.text(name, item) for item in value]

    def place(self, name: str, value: Json, known: list[str]) -> int:
        """Which of these names it is."""
        if not isinstance(value, str) or value not in known:
            raise bad(name)
        return known.index(value)

    def mask(self, name: str, value: Json, known: list[str]) -> int:
        """A bit for each of these names that is listed; none is listed twice."""
        places = [self.place(name, word, known) for word in self.texts(name, value)]
        if len(set(places)) != len(places):
            raise bad(name)
        return sum([1 << place for place in places])

    def seat(self, name: str, text: str) -> int:
        return self.place(name, text, [str(seat + 1) for seat in range(self.players)])
