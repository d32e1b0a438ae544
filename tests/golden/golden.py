"""What a golden game is, whichever game it is of: an entry of the list, and how its match is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from reverie.core.contents import ContentSet
from reverie.core.event import Event
from reverie.core.game import Game
from reverie.core.option import Choice, Number, Option, Options, Switch, Value, settle
from tests.golden.story import Moment, Story, Telling, away, play, spell
from tests.golden.wishes import Player

FOLDER = Path(__file__).parent / "games"

Shows = Callable[[Story], bool]


@dataclass(frozen=True)
class Golden:
    """A game that shows how it ends, an option at work, or both. Each game has its own class of them."""

    name: str
    options: dict[str, Value] = field(default_factory=dict)
    ending: str = ""  # as `ended` spells it; empty where it does not matter
    also: Shows | None = None
    wishes: tuple[str, ...] = ()

    game: ClassVar[Game]
    telling: ClassVar[Telling]
    endings: ClassVar[Sequence[str]]  # every one there is
    enough: ClassVar[int]  # of so many seeds the shortest game that shows it is taken: people are to read it
    at_work: ClassVar[dict[str, Shows]]
    """By every value of an option that is away from its default: what shows that it matters."""

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def settled(self) -> Options:
        return settle(self.game.OPTIONS, self.options)

    def away(self) -> Options:
        return away(self.game, self.settled())

    def player(self) -> Player:
        raise NotImplementedError

    def ended(self, story: Story) -> str:
        """How a match ended, in a word."""
        raise NotImplementedError

    def play(self, seed: str) -> Story:
        return play(self.game, self.settled(), seed, self.player().choose)

    def is_shown(self, story: Story) -> bool:
        """Does this match show what it is there for: its ending, and every one of its options at work?"""
        wanted = [self.at_work[spell(name, value)] for name, value in self.away().items()]
        if self.also is not None:
            wanted.append(self.also)
        return self.ending in ("", self.ended(story)) and all([shows(story) for shows in wanted])


# --- what a story shows ---


def events(story: Story, name: str) -> list[Event]:
    return [event for entry in story.match.log for event in entry.events if event.name == name]


def asked(story: Story, name: str) -> list[Moment]:
    return [moment for moment in story.moments if moment.question.name == name]


def chosen(story: Story, text: str) -> bool:
    return any([moment.chosen == text for moment in story.moments])


# --- what has to be shown ---

LONG_RANGE = 20  # more values than anybody would read a game for


def values_of(option: Option) -> Sequence[Value]:
    if isinstance(option, Choice):
        return option.values
    if isinstance(option, Number):
        every = range(option.lowest, option.highest + 1)
        # Of a long range its ends, and one near the lower end, where a match is short.
        return every if len(every) <= LONG_RANGE else (option.lowest, option.lowest + 4, option.highest)
    if isinstance(option, ContentSet):
        return (option.default,)
    assert isinstance(option, Switch)
    return (False, True)


def values_away(game: Game) -> Iterator[str]:
    """Every value of every option but the defaults, as typed."""
    for option in game.OPTIONS:
        yield from [spell(option.name, value) for value in values_of(option) if value != option.default]
