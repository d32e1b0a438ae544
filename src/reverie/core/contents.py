"""Content sets that people bring, known by a key for as long as the program runs.

The key holds a fingerprint of the content, so that nobody can go on with other cards than those of the record.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Final, cast, final

from reverie.core.errors import BadOption, ReverieError
from reverie.core.game import Game
from reverie.core.option import Option, Options, Value

STANDARD: Final = "standard"
FINGERPRINT: Final = 12  # hexadecimal digits of it in a key


@final
class ContentSet(Option):
    """With what the match is played: the set that comes with Reverie, or one that was brought."""

    kind = "content"

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, STANDARD, rule)
        self.brought: Final[dict[str, str]] = {}  # the text of each, by its key

    def range(self) -> str:
        return " | ".join([STANDARD, *self.brought])

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and (value == STANDARD or value in self.brought)

    def read(self, text: str) -> Value:
        if not self.accepts(text):
            raise self.refuse(text)
        return text

    def refuse(self, value: object) -> BadOption:
        return BadOption("content-unknown", {"option": self.name, "value": str(value)})


def content_key(name: str, text: str) -> str:
    """`my-cards-0123456789ab`: blanks, line ends and the order of names in the file do not matter."""
    plain = json.dumps(json.loads(text.removeprefix("\ufeff")), sort_keys=True, ensure_ascii=False)
    return f"{name}-{hashlib.sha256(plain.encode()).hexdigest()[:FINGERPRINT]}"


def content_option(game: Game) -> ContentSet | None:
    for option in game.OPTIONS:
        if isinstance(option, ContentSet):
            return option
    return None


def bring(game: Game, text: str) -> Options:
    """Make a content file known to a game; the option that plays with it. Raises what the game has against it."""
    option = content_option(game)
    if option is None:
        raise ReverieError("content-none", {"game": game.NAME})
    # Only a game with such an option has to offer it.
    bring_content = cast(Callable[[str], str], getattr(game, "bring_content"))  # noqa: B009
    key = bring_content(text)
    option.brought[key] = text
    return {option.name: key}


def forget_brought(game: Game) -> None:
    """No match can be played with what was brought so far."""
    option = content_option(game)
    if option is not None:
        option.brought.clear()


def brought(game: Game, options: Options) -> str | None:
    """The text of the content that was brought for a match; None if it is played with ours."""
    option = content_option(game)
    return None if option is None else option.brought.get(str(options[option.name]))
