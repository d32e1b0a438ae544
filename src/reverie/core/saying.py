"""Words without a language: which sentence, and the facts it is filled with. Clients look the sentence up."""

from __future__ import annotations

from typing import Final, TypedDict, final

from reverie.core.event import Facts, Kept


@final
class Saying:
    """What an action is in words: its verb, and what it names. `place` with a shard and a space, say."""

    def __init__(self, verb: str, facts: Facts) -> None:
        self.verb: Final = verb
        self.facts: Final = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Saying) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.verb)

    def __repr__(self) -> str:
        return " ".join([self.verb, *[f"{fact}={value}" for fact, value in self.facts.items()]])

    def __reduce__(self) -> Kept:
        return Saying, (self.verb, self.facts)


class Phrase(TypedDict):
    """A sentence made of others: `facts` may be phrases again, or lists of them."""

    say: str
    facts: dict[str, object]


class Term(TypedDict):
    """What a piece of the box is called, by language, and what it does; null where there is nothing to say."""

    names: dict[str, str]
    text: Phrase | None
