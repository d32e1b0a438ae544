"""JSON as a person wrote it: every value knows its line, and whatever cannot be read is a fault on a line."""

from __future__ import annotations

import json
import re
from typing import Final, final

from reverie.core.event import Facts

BIGGEST: Final = 1_000_000  # characters; our own file has fewer than 20,000
DEEPEST: Final = 20  # lists in lists; a content file needs four
HUGE: Final = 10**9  # every longer number counts as this one, which is out of any range of ours

SCALAR: Final = re.compile(r"(-?(?:0|[1-9][0-9]*))(\.[0-9]+)?([eE][-+]?[0-9]+)?|true|false|null")


@final
class Fault:
    """One thing wrong in a file, with the line it stands on; `key` names the sentence, `facts` fill it in."""

    def __init__(self, line: int, path: str, key: str, facts: Facts) -> None:
        self.line: Final = line
        self.path: Final = path
        self.key: Final = key
        self.facts: Final = facts


@final
class Node:
    """A value, the line it begins on, and the way to it, such as `cards[12].pattern`.

    `form` is object, list, text, number (a whole one), flag or other; it says which field below means something.
    """

    def __init__(self, form: str, line: int, path: str) -> None:
        self.form: Final = form
        self.line: Final = line
        self.path: Final = path
        self.text = ""
        self.number = 0
        self.flag = False
        self.items: Final[list[Node]] = []
        self.fields: Final[dict[str, Node]] = {}


class Unreadable(Exception):
    """The text stops being JSON here."""

    def __init__(self, line: int, path: str, key: str) -> None:
        super().__init__(key)
        self.fault: Final = Fault(line, path, key, {})


@final
class Reader:
    """Reads one text from its beginning to its end."""

    def __init__(self, text: str, faults: list[Fault]) -> None:
        self.text: Final = text
        self.faults: Final = faults
        self.at = 0
        self.line = 1
        self.strings: Final = json.JSONDecoder()

    def whole(self) -> Node:
        found = self.value("", 0)
        if self.peek() != "":
            raise Unreadable(self.line, "", "json-rest")
        return found

    def peek(self) -> str:
        """The next sign that is no space, or nothing at the end. Line breaks stand nowhere but here."""
        while self.at < len(self.text) and self.text[self.at] in " \t\r\n":
            if self.text[self.at] == "\n":
                self.line += 1
            self.at += 1
        return self.text[self.at : self.at + 1]

    def value(self, path: str, depth: int) -> Node:
        sign = self.peek()
        if depth > DEEPEST:
            raise Unreadable(self.line, path, "json-deep")
        if sign == "":
            raise Unreadable(self.line, path, "json-end")
        if sign == "{":
            return self.read_object(path, depth)
        if sign == "[":
            return self.read_list(path, depth)
        if sign == '"':
            found = Node("text", self.line, path)
            found.text = self.string(path)
            return found
        return self.scalar(path)

    def string(self, path: str) -> str:
        try:
            text, self.at = self.strings.raw_decode(self.text, self.at)
        except ValueError:
            raise Unreadable(self.line, path, "json-text") from None
        return str(text)

    def scalar(self, path: str) -> Node:
        match = SCALAR.match(self.text, self.at)
        if match is None:
            raise Unreadable(self.line, path, "json-value")
        self.at = match.end()
        word = str(match.group())
        if word in ("true", "false"):
            found = Node("flag", self.line, path)
            found.flag = word == "true"
            return found
        if match.group(1) is None or match.group(2) is not None or match.group(3) is not None:
            return Node("other", self.line, path)
        found = Node("number", self.line, path)
        found.number = int(word) if len(word) < 10 else HUGE
        return found

    def read_list(self, path: str, depth: int) -> Node:
        found = Node("list", self.line, path)
        self.at += 1
        if self.peek() == "]":
            self.at += 1
            return found
        while True:
            found.items.append(self.value(f"{path}[{len(found.items)}]", depth + 1))
            if self.closed("]", path):
                return found

    def read_object(self, path: str, depth: int) -> Node:
        found = Node("object", self.line, path)
        self.at += 1
        if self.peek() == "}":
            self.at += 1
            return found
        while True:
            self.field(found, depth)
            if self.closed("}", path):
                return found

    def field(self, into: Node, depth: int) -> None:
        sign = self.peek()
        if sign != '"':
            raise Unreadable(self.line, into.path, "json-name" if sign else "json-end")
        line = self.line
        name = self.string(into.path)
        path = f"{into.path}.{name}" if into.path else name
        sign = self.peek()
        if sign != ":":
            raise Unreadable(self.line, path, "json-colon" if sign else "json-end")
        self.at += 1
        value = self.value(path, depth + 1)
        if name in into.fields:
            self.faults.append(Fault(line, path, "field-repeated", {"field": shown(name)}))
        into.fields[name] = value

    def closed(self, end: str, path: str) -> bool:
        """Is that the end of the list or object? Else a comma leads on."""
        sign = self.peek()
        if sign == "":
            raise Unreadable(self.line, path, "json-end")
        if sign != "," and sign != end:
            raise Unreadable(self.line, path, "json-next")
        self.at += 1
        return sign == end


def parse(text: str, faults: list[Fault]) -> Node | None:
    """The value a text holds; nothing if it is no JSON, and then the faults say why."""
    if len(text) > BIGGEST:
        faults.append(Fault(1, "", "too-big", {}))
        return None
    try:
        return Reader(text.removeprefix("\ufeff"), faults).whole()
    except Unreadable as trouble:
        faults.append(trouble.fault)
        return None


def shown(text: str) -> str:
    """What somebody wrote, fit to be quoted in one line."""
    short = text if len(text) <= 40 else text[:39] + "…"
    return "".join([sign if sign.isprintable() else "?" for sign in short])
