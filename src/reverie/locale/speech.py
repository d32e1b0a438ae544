"""Speaks to people: every sentence comes from the Fluent files beside this module."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

LANGUAGES: Final = ("en", "pl", "ko")
FOLDER: Final = Path(__file__).parent
FIRST: Final = "common"


LONGEST_FACT: Final = 500


def tame(fact: object) -> object:
    """What somebody typed, fit to stand in a sentence: no line breaks, no codes for the terminal, not too long."""
    if not isinstance(fact, str):
        return fact
    text = "".join(letter if letter.isprintable() else "�" for letter in fact)
    return text if len(text) <= LONGEST_FACT else text[:LONGEST_FACT] + "…"


class Speech:
    """One language. `say` fills a sentence in; a key that does not exist is a mistake of ours and raises KeyError."""

    def __init__(self, language: str) -> None:
        self.language = language
        # No isolation marks around what is filled in: terminals print them as boxes.
        self.bundle = FluentBundle([language], use_isolating=False)
        # Read one by one until a sentence is found: most commands need a file or two, and reading takes its time.
        self.unread = sorted((FOLDER / language).glob("*.ftl"), key=lambda file: (file.stem != FIRST, file.stem))

    def read_on(self) -> None:
        self.bundle.add_resource(FluentResource(self.unread.pop(0).read_text(encoding="utf-8")))

    def knows(self, key: str) -> bool:
        while self.unread and not self.bundle.has_message(key):
            self.read_on()
        return bool(self.bundle.has_message(key))

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        if not self.knows(key):
            raise KeyError(key)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        filled = {name: tame(fact) for name, fact in (facts or {}).items()}
        text, errors = self.bundle.format_pattern(pattern, filled)
        while errors and self.unread:  # it may lean on a sentence of a file that was not needed so far
            self.read_on()
            text, errors = self.bundle.format_pattern(pattern, filled)
        if errors:
            raise errors[0]
        return str(text)

    def say_if_known(self, key: str, otherwise: str) -> str:
        """For names a new game may not have words for yet."""
        return self.say(key) if self.knows(key) else otherwise

    def outline(self, name: str) -> list[tuple[str, str]]:
        """Every message of one file in the order it stands there, as key and text."""
        file = FOLDER / self.language / f"{name}.ftl"
        if not file.exists():
            return []
        resource = FluentResource(file.read_text(encoding="utf-8"))
        return [(entry.id.name, self.say(entry.id.name)) for entry in resource.body if isinstance(entry, Message)]


@cache
def speech(language: str) -> Speech:
    return Speech(language)


def preferred_language() -> str:
    """REVERIE_LANG, else the language of the system as POSIX names it, else English."""
    for name in ("REVERIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = re.split("[_.@-]", os.environ.get(name, ""))[0].lower()
        if language in LANGUAGES:
            return language
    return "en"
