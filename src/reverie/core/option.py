"""Options of a game, declared: every client builds its form from the declaration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, final

from reverie.core.errors import BadOption

Value: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, Value]


class Option:
    """Something agreed on before a match. `rule` is the clause it belongs to."""

    kind = ""

    def __init__(self, name: str, default: Value, rule: str) -> None:
        self.name: Final = name
        self.default: Final = default
        self.rule: Final = rule

    def range(self) -> str:
        """The values that can be typed, for people."""
        raise NotImplementedError

    def accepts(self, value: object) -> bool:
        raise NotImplementedError

    def read(self, text: str) -> Value:
        """The value a person typed; raises BadOption."""
        raise NotImplementedError

    def refuse(self, value: object) -> BadOption:
        return BadOption("option-value", {"option": self.name, "value": str(value), "range": self.range()})


@final
class Choice(Option):
    """One of a few named values."""

    kind = "choice"

    def __init__(self, name: str, values: Sequence[str], rule: str) -> None:
        super().__init__(name, values[0], rule)
        self.values: Final = tuple(values)

    def range(self) -> str:
        return " | ".join(self.values)

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values

    def read(self, text: str) -> Value:
        if text not in self.values:
            raise self.refuse(text)
        return text


@final
class Number(Option):
    """A whole number between two bounds."""

    kind = "number"

    def __init__(self, name: str, lowest: int, highest: int, default: int, rule: str) -> None:
        super().__init__(name, default, rule)
        self.lowest: Final = lowest
        self.highest: Final = highest

    def range(self) -> str:
        return f"{self.lowest}-{self.highest}"

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.lowest <= value <= self.highest

    def read(self, text: str) -> Value:
        # isascii: int() would also take other scripts' digits, underscores and spaces.
        if not (text.isascii() and text.isdigit() and len(text) < 10 and self.accepts(int(text))):
            raise self.refuse(text)
        return int(text)


@final
class Switch(Option):
    """On or off."""

    kind = "switch"

    def __init__(self, name: str, default: bool, rule: str) -> None:
        super().__init__(name, default, rule)

    def range(self) -> str:
        return "on | off"

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def read(self, text: str) -> Value:
        if text not in ("on", "off"):
            raise self.refuse(text)
        return text == "on"


def settle(declared: Sequence[Option], given: Mapping[str, object]) -> Options:
    """Every declared option with its given or default value; raises BadOption."""
    by_name = {option.name: option for option in declared}
    for name in given:
        if name not in by_name:
            raise BadOption("option-unknown", {"option": str(name), "known": ", ".join(by_name)})
    settled: Options = {}
    for name, option in by_name.items():
        value = given.get(name, option.default)
        if not option.accepts(value):
            raise option.refuse(value)
        assert isinstance(value, (str, int))
        settled[name] = value
    return settled


def read_options(declared: Sequence[Option], texts: Sequence[str]) -> Options:
    """Options as typed, `name=value` each; only those that were typed."""
    by_name = {option.name: option for option in declared}
    given: Options = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption("option-form", {"text": text})
        if name not in by_name:
            raise BadOption("option-unknown", {"option": name, "known": ", ".join(by_name)})
        given[name] = by_name[name].read(value)
    return given
