"""Actions as text: what is stored, and what a person may type for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, final

from reverie.core.agenda import Action
from reverie.core.errors import BadNotation

A = TypeVar("A", bound=Action)


def plain(text: str) -> str:
    """Spaces and capitals do not matter."""
    return " ".join(text.lower().split())


@final
class Notation(Generic[A]):
    """Every action of a game by its text."""

    def __init__(self, actions: Sequence[A]) -> None:
        self.by_text: Final[dict[str, A]] = {plain(action.text): action for action in actions}
        self.as_stored: Final[dict[str, A]] = {action.text: action for action in actions}  # how programs write

    def read(self, text: str) -> A:
        """The action somebody typed; raises BadNotation."""
        action = self.as_stored.get(text) or self.by_text.get(plain(text))
        if action is None:
            raise BadNotation("action-unknown", {"text": text})
        return action


def write(action: Action) -> str:
    """The one stored form."""
    return action.text
