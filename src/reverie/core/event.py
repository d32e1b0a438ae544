"""What happened, as told to those who may know it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, final

Fact: TypeAlias = str | int
Facts: TypeAlias = dict[str, Fact]

Kept: TypeAlias = tuple[Any, tuple[Any, ...]]  # how a thing is kept: what makes it anew, and of what

SPECTATOR: Final = -3  # whoever watches without a seat


@final
class Event:
    """Something that happened: `facts` are told to everybody, `secrets` only to the witnesses.

    `reveals` says that somebody learned by it what they could not know before; after that nothing can be undone.
    """

    def __init__(self, name: str, facts: Facts, secrets: Facts, witnesses: frozenset[int], reveals: bool) -> None:
        self.name: Final = name
        self.facts: Final = facts
        self.secrets: Final = secrets
        self.witnesses: Final = witnesses
        self.reveals: Final = reveals

    def told_to(self, viewer: int) -> Facts:
        """The event as this seat, or SPECTATOR, hears it. A secret kept from them is simply not there."""
        told: Facts = {"event": self.name}
        told.update(self.facts)
        if viewer in self.witnesses:
            told.update(self.secrets)
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> Kept:
        return Event, (self.name, self.facts, self.secrets, self.witnesses, self.reveals)
