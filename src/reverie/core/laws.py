"""Laws of a content file: reading values of one form out of it, and noting on which line one breaks a law."""

from __future__ import annotations

import re
from typing import Final

from reverie.core.errors import ReverieError
from reverie.core.event import Facts
from reverie.core.lined_json import Fault, Node, shown

LANGUAGES: Final = ("en", "pl", "ko")
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
LONGEST_NAME: Final = 60

NOTHING: Final = -1  # stands for a number that could not be read


class BadContent(ReverieError):
    """A file that holds no content to play with, and everything that is wrong in it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("content", {"faults": len(faults)})
        self.faults: Final = faults


def field_of(node: Node) -> str:
    """The name of the field a value stands in, fit to be quoted."""
    return shown(node.path.rpartition(".")[2])


def is_name(text: str) -> bool:
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and text == text.strip()


class Laws:
    """Reads values and notes what is wrong with them. What cannot be read is left out or stands as NOTHING."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults: Final = faults

    def fault(self, node: Node, key: str, facts: Facts) -> None:
        self.faults.append(Fault(node.line, node.path, key, facts))

    def is_form(self, node: Node, form: str) -> bool:
        if node.form == form:
            return True
        self.fault(node, "form", {"field": field_of(node), "form": form})
        return False

    def fields(self, node: Node, needed: str, allowed: str) -> None:
        """Is every field there that has to be, and none that means nothing?"""
        required = needed.split()
        known = required + allowed.split()
        for name in required:
            if name not in node.fields:
                self.fault(node, "field-missing", {"field": name})
        for name, value in node.fields.items():
            if name not in known:
                self.fault(value, "field-unknown", {"field": shown(name), "known": ", ".join(known)})

    def part(self, node: Node, name: str, form: str) -> Node | None:
        """A field, if it is there and has that form. That a field is missing is said elsewhere."""
        found = node.fields.get(name)
        return found if found is not None and self.is_form(found, form) else None

    def objects(self, root: Node, name: str, least: int, most: int) -> list[Node]:
        """The objects of a list that has to have so many."""
        node = self.part(root, name, "list")
        if node is None:
            return []
        if not least <= len(node.items) <= most:
            self.fault(node, "count", {"field": name, "found": len(node.items), "least": least, "most": most})
        return [item for item in node.items[:most] if self.is_form(item, "object")]

    def whole(self, node: Node, least: int, most: int) -> int:
        if not self.is_form(node, "number"):
            return NOTHING
        if not least <= node.number <= most:
            self.fault(node, "range", {"field": field_of(node), "least": least, "most": most})
            return NOTHING
        return node.number

    def number(self, node: Node, name: str, least: int, most: int) -> int:
        found = node.fields.get(name)
        return NOTHING if found is None else self.whole(found, least, most)

    def number_or(self, node: Node, name: str, least: int, most: int, otherwise: int) -> int:
        """A number that may be left out."""
        return otherwise if name not in node.fields else self.number(node, name, least, most)

    def flag(self, node: Node, name: str) -> bool:
        found = self.part(node, name, "flag")
        return found is not None and found.flag

    def word(self, node: Node, name: str) -> str:
        """A name for machines: it has to stand in notations and on command lines."""
        found = self.part(node, name, "text")
        if found is None:
            return ""
        if NAME.fullmatch(found.text) is None:
            self.fault(found, "word", {"field": name, "value": shown(found.text)})
            return ""
        return found.text

    def choice(self, node: Node, known: list[str]) -> int:
        """Which of the known words it is."""
        if not self.is_form(node, "text"):
            return NOTHING
        if node.text not in known:
            self.fault(node, "unknown", {"field": field_of(node), "value": shown(node.text), "known": ", ".join(known)})
            return NOTHING
        return known.index(node.text)

    def names(self, owner: Node) -> dict[str, str]:
        """The name in every language; a language the file leaves out borrows the first name that is there."""
        node = self.part(owner, "names", "object")
        if node is None:
            return {}
        self.fields(node, "", " ".join(LANGUAGES))
        if not node.fields:
            self.fault(node, "name-missing", {"known": ", ".join(LANGUAGES)})
        found: dict[str, str] = {}
        for language in LANGUAGES:
            text = self.part(node, language, "text")
            if text is not None and not is_name(text.text):
                self.fault(text, "name", {"value": shown(text.text), "most": LONGEST_NAME})
            elif text is not None:
                found[language] = text.text
        first = next(iter(found.values()), "")
        return {language: found.get(language, first) for language in LANGUAGES}

    def header(self, root: Node, form: str, version: int) -> None:
        found = self.part(root, "format", "text")
        if found is not None and found.text != form:
            self.fault(found, "format", {"wanted": form})
        written = self.part(root, "version", "number")
        if written is not None and written.number != version:
            self.fault(written, "version", {"found": written.number, "known": version})
