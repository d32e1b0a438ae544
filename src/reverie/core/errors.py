"""What can go wrong, said with a key and facts; clients say it in the user's language."""

from __future__ import annotations

from reverie.core.event import Facts


class ReverieError(Exception):
    """An error a person can understand. `key` names the sentence, `facts` fill it in."""

    def __init__(self, key: str, facts: Facts) -> None:
        super().__init__(f"{key} {facts}" if facts else key)
        self.key = key
        self.facts = facts


class Refused(ReverieError):
    """A wish the rules do not allow; `rule` is the id of the clause that forbids it."""

    def __init__(self, rule: str) -> None:
        super().__init__("refused", {"rule": rule})
        self.rule = rule


class CannotUndo(ReverieError):
    """The last action is not yours, or something has been revealed since."""


class BadNotation(ReverieError):
    """Text that means no card, action or position."""


class BadOption(ReverieError):
    """An option that does not exist, or a value it cannot have."""


class BadSeed(ReverieError):
    """A text that cannot be a seed."""


class BadRecord(ReverieError):
    """A file that is no record, or a record that does not agree with itself."""


class UnknownGame(ReverieError):
    """No game of that name is in the catalogue."""
