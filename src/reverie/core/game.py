"""What a game is: the names every game module offers, and the contract of each.

Everything outside `games/` works through this protocol and knows no game. A game is a module (or any
object) with these names; nothing has to be inherited.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias, final

from reverie.core.event import SPECTATOR, Event, Facts, Kept
from reverie.core.option import Option, Options
from reverie.core.random import Random
from reverie.core.saying import Saying, Term

__all__ = [
    "CHANCE",
    "NOBODY",
    "NUMBER",
    "SEAT",
    "SPECTATOR",
    "Game",
    "Json",
    "Observation",
    "Question",
    "Result",
    "Saying",
    "Source",
    "is_scored",
    "lexicon_of",
    "reasons_of",
    "silent",
]

NUMBER: Final = "number"  # what a fact is, if it is no word
SEAT: Final = "seat"

CHANCE: Final = -1
NOBODY: Final = -2

Json: TypeAlias = Any  # whatever json.dumps takes

# Each game has its own classes for these; the core only hands them back to the game they came from.
State: TypeAlias = Any
Action: TypeAlias = Any


@final
class Question:
    """What is decided now: its name and facts choose the words, its rule tells where it comes from."""

    def __init__(self, name: str, rule: str, seat: int, facts: Facts) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.seat: Final = seat
        self.facts: Final = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> Kept:
        return Question, (self.name, self.rule, self.seat, self.facts)


@final
class Result:
    """How a match ended: points by seat, the seats that won, and the rule that ended it."""

    def __init__(self, points: list[int], winners: list[int], rule: str) -> None:
        self.points: Final = points
        self.winners: Final = winners
        self.rule: Final = rule

    def pack(self) -> Json:
        return {"points": self.points, "winners": self.winners, "rule": self.rule}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.rule)

    def __reduce__(self) -> Kept:
        return Result, (self.points, self.winners, self.rule)


@final
class Source:
    """Where chance comes from: the `shuffle`-th order of a pile, or dice when `shuffle` is NO_PILE."""

    NO_PILE: Final = -1

    def __init__(self, name: str, shuffle: int) -> None:
        self.name: Final = name
        self.shuffle: Final = shuffle

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Source) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> Kept:
        return Source, (self.name, self.shuffle)


class Observation(Protocol):
    """What one seat (or a spectator) may know, and nothing else."""

    def pack(self) -> Json:
        """The observation for a client; equal knowledge gives equal JSON, to the byte."""


class Game(Protocol):
    """The protocol of a game."""

    NAME: str
    RULES_VERSION: int
    """Rises when the same decisions could lead to another state; a record keeps the version it was played under."""

    LONGEST: int
    """No match has more log entries than this, however it is played."""

    OPTIONS: Sequence[Option]
    ACTIONS: Sequence[Action]
    """Every action that can exist, with any options and any content."""

    VERBS: Mapping[str, Sequence[str]]
    """What seats can do, by the verb `describe` gives it, with the facts it may name."""

    QUESTIONS: Mapping[str, Sequence[str]]
    """Every question `ask` can put, with its facts."""

    EVENTS: Mapping[str, Sequence[str]]
    """Everything that can be told to have happened, with its facts; a secret is left out of what others hear."""

    FACTS: Mapping[str, str]
    """What each fact is: NUMBER, SEAT (counted from 0), or a kind of word. Of the kind `card`, say, clients look the
    sentence `GAME-card-VALUE` up, else the game's lexicon; else they say the value as it is."""

    def seats(self, options: Options) -> int:
        """How many people (or bots) sit at a match with these options."""

    def player_actions(self, options: Options) -> Sequence[Action]:
        """What seats can do in matches of these options, in a fixed order; an action's place here is its code."""

    def chance_actions(self, options: Options) -> Sequence[Action]:
        """What chance can bring in matches of these options, in a fixed order and with codes of its own."""

    def new(self, options: Options) -> State:
        """The start of a match. `options` is settled: every declared option has a valid value."""

    def actor(self, state: State) -> int:
        """Who acts now: a seat, CHANCE, or NOBODY when the match is over."""

    def legal(self, state: State) -> list[Action]:
        """Each different choice of the acting seat once, in a fixed order; never empty."""

    def odds(self, state: State) -> list[tuple[Action, int]]:
        """What chance may bring now, with positive whole-number weights, in a fixed order.

        For a pile the weight is the number of cards of that kind whose place is not known.
        """

    def deal(self, state: State, random: Random) -> Action:
        """One outcome of `odds`, drawn with their weights; takes from the stream what `draw` takes."""

    def source(self, state: State) -> Source:
        """Which pile (and which shuffle of it) or dice the chance of `odds` comes from."""

    def apply(self, state: State, action: Action) -> None:
        """Do it, and everything that follows by itself. Only for an action of `legal` or `odds`."""

    def copy(self, state: State) -> State:
        """A state that shares nothing changeable with this one, and does not listen."""

    def result(self, state: State) -> Result | None:
        """None while the match goes on."""

    def listen(self, state: State) -> None:
        """Collect events from now on."""

    def heard(self, state: State) -> list[Event]:
        """The events since it was last asked; only for a state that listens."""

    def observe(self, state: State, viewer: int) -> Observation:
        """What a seat, or SPECTATOR, may know; built by allow-list."""

    def imagine(self, observation: Observation, random: Random) -> State:
        """Some full state that gives this observation, what is unseen filled in by chance."""

    def why_not(self, state: State, seat: int, action: Action) -> str | None:
        """The id of the rule that forbids this action to this seat now, or None if it is legal.

        The answer depends only on what that seat may know.
        """

    def ask(self, state: State) -> Question:
        """What the acting seat decides now."""

    def describe(self, observation: Observation, action: Action) -> Saying:
        """A choice of the viewer of this observation as verb and facts, for the words and the places of clients."""

    def hides(self, state: State) -> bool:
        """Does a seat see now what another does not? Then people around one screen hand it over unseen."""

    def write(self, action: Action) -> str:
        """The one stored form of an action; a person can read and type it."""

    def read(self, text: str) -> Action:
        """The action meant by what a person typed; raises BadNotation."""

    def pack(self, state: State) -> Json:
        """The whole state as JSON, hidden things included."""

    def unpack(self, packed: Json) -> State:
        """The state that was packed; raises BadNotation."""


def silent(game: Game, options: Options) -> bool:
    """May the players not talk? A game in which that depends on the options offers a function of this name; where
    it offers none, they may."""
    forbids = getattr(game, "silent", None)
    return forbids is not None and bool(forbids(options))


def lexicon_of(game: Game, options: Options) -> dict[str, Term]:
    """The pieces of the box by their ids. A game whose pieces have names of their own offers a function `lexicon`;
    where it offers none, its sentences name everything."""
    terms = getattr(game, "lexicon", None)
    return {} if terms is None else dict(terms(options))


def reasons_of(game: Game, observation: Observation, action: Action) -> list[Saying]:
    """Why an action is not possible, beyond the clause: what stands in its way, as sentences `GAME-why-VERB`. A game
    that has more to say than the clause offers a function `reasons`."""
    more = getattr(game, "reasons", None)
    return [] if more is None else list(more(observation, action))


def is_scored(game: Game) -> bool:
    """Are there points beside winning and losing? A game that has them says so by SCORED."""
    return bool(getattr(game, "SCORED", False))
