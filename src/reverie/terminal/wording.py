"""What a game tells, said in one language: its verbs, questions and events with their facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from reverie.core.event import Fact, Facts
from reverie.core.game import NUMBER, SEAT, Game, Question, Saying, lexicon_of
from reverie.core.option import Options
from reverie.core.saying import Phrase
from reverie.locale.speech import Speech

HIDDEN: Final = "hidden"


class Wording:
    """The words of one match. `player` says who sits at a seat."""

    def __init__(
        self, speech: Speech, game: Game, options: Options, player: Callable[[int], str] | None = None
    ) -> None:
        self.speech: Final = speech
        self.game: Final = game
        self.player: Final = player or self.numbered
        self.terms: Final = lexicon_of(game, options)

    def numbered(self, seat: int) -> str:
        return self.speech.say("player", {"player": seat + 1})

    def action(self, saying: Saying) -> str:
        return self.sentence("do", saying.verb, saying.facts, ())

    def folded(self, sayings: list[Saying]) -> str:
        """Several choices with one verb, as one: what differs is left open."""
        first, *others = sayings
        same = {
            fact: value
            for fact, value in first.facts.items()
            if all(other.facts.get(fact) == value for other in others)
        }
        filled = {**dict.fromkeys(first.facts, "…"), **self.facts(same)}
        return self.speech.say(self.key("do", first.verb), filled)

    def reason(self, saying: Saying) -> str:
        """What stands in the way of an action that is not possible."""
        return self.sentence("why", saying.verb, saying.facts, ())

    def question(self, question: Question) -> str:
        return self.sentence("ask", question.name, {**question.facts, "seat": question.seat, "rule": question.rule}, ())

    def event(self, told: Facts) -> str | None:
        """None for what needs no mention: it has no sentence."""
        name = str(told["event"])
        facts = {fact: value for fact, value in told.items() if fact != "event"}
        if not self.speech.knows(self.key("event", name)):
            return None
        return self.sentence("event", name, facts, self.game.EVENTS.get(name, ()))

    def sentence(self, form: str, name: str, facts: Facts, possible: Sequence[str]) -> str:
        key = self.key(form, name)
        if not self.speech.knows(key):  # a game of others, without words of its own
            return " ".join([name, *[str(value) for value in facts.values()]])
        hidden = [fact for fact in possible if fact not in facts]
        return self.speech.say(key, {**self.unknown(hidden, facts), **self.facts(facts)})

    def key(self, form: str, name: str) -> str:
        return f"{self.game.NAME}-{form}-{name.replace(' ', '-')}"

    def facts(self, facts: Facts) -> dict[str, object]:
        return {fact: self.fact(fact, value, facts) for fact, value in facts.items()}

    def fact(self, fact: str, value: Fact, facts: Facts) -> object:
        kind = self.game.FACTS.get(fact, NUMBER)
        if kind == SEAT and isinstance(value, int):
            return self.player(value)
        if isinstance(value, int):
            return value
        key = f"{self.game.NAME}-{kind}-{value}"
        return self.speech.say(key, facts) if self.speech.knows(key) else self.name(value)

    def unknown(self, hidden: list[str], facts: Facts) -> dict[str, object]:
        """What is a secret to whom it is told: “a card”."""
        keys = {fact: f"{self.game.NAME}-{self.game.FACTS.get(fact, NUMBER)}-{HIDDEN}" for fact in hidden}
        return {fact: self.speech.say(key, facts) for fact, key in keys.items() if self.speech.knows(key)}

    # --- pieces of the box ---

    def called(self, piece: str) -> str:
        """A piece by its name alone; what has none by its id."""
        names = self.terms[piece]["names"] if piece in self.terms else {}
        return names.get(self.speech.language) or next(iter(names.values()), piece)

    def name(self, piece: str) -> str:
        """The same as it stands in a sentence."""
        key = f"{self.game.NAME}-named"
        if piece not in self.terms or not self.speech.knows(key):
            return self.called(piece)
        return self.speech.say(key, {"name": self.called(piece)})

    def text(self, piece: str) -> str:
        """What a piece does, as a sentence with a capital; nothing, where there is nothing to say."""
        phrase = self.terms[piece]["text"] if piece in self.terms else None
        words = "" if phrase is None else self.phrase(phrase)
        return words[:1].upper() + words[1:]

    def phrase(self, phrase: Phrase) -> str:
        return self.speech.say(
            f"{self.game.NAME}-{phrase['say']}", {fact: self.part(value) for fact, value in phrase["facts"].items()}
        )

    def part(self, value: object) -> object:
        if isinstance(value, Mapping):
            return self.phrase({"say": str(value["say"]), "facts": value["facts"]})
        if isinstance(value, list):
            return ", ".join([str(self.part(each)) for each in value])
        return self.called(value) if isinstance(value, str) else value
