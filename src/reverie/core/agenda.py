"""What still has to happen, as data: the agenda of steps, and how it moves on.

A game writes its rules as steps. A step is a choice of a seat, a draw or a roll of chance, or it runs by
itself. `now` is the step that waits for somebody; the agenda is what comes after it. Steps, actions and
agendas never change once made, so a copy of a state shares them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from reverie.core.catalogue import find
from reverie.core.event import Event, Kept
from reverie.core.game import NOBODY, Question, Source
from reverie.core.keeping import keep_action, keep_state
from reverie.core.option import Options
from reverie.core.random import Random, draw


class Action:
    """What a seat or chance does. Each one that can exist is made once; `text` is how it is written."""

    game: ClassVar[str] = ""  # its name in the catalogue

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> Kept:
        return keep_action(self.game, self.text)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Agenda:
    """The next step, and the agenda after it; the empty agenda comes after itself."""

    def __init__(self, step: Step[Any, Any], rest: Agenda | None) -> None:
        self.step: Final = step
        self.rest: Final[Agenda] = self if rest is None else rest

    def steps(self) -> list[Step[Any, Any]]:
        """What will be done, in order."""
        steps: list[Step[Any, Any]] = []
        agenda = self
        while agenda is not EMPTY:
            steps.append(agenda.step)
            agenda = agenda.rest
        return steps


@mypyc_attr(acyclic=True)
class State:
    """A position in a game: what lies where is added by each game; what has yet to happen is here."""

    game: ClassVar[str] = ""  # its name in the catalogue

    def __init__(self, agenda: Agenda, now: Step[Any, Any], acting: i64) -> None:
        self.agenda = agenda
        self.now = now
        self.acting = acting  # who has to do the step that is now
        self.over = False
        self.events: list[Event] | None = None

    def then(
        self, first: Step[Any, Any], second: Step[Any, Any] | None = None, third: Step[Any, Any] | None = None
    ) -> None:
        """Do these steps next, in the order they are written, and then what was on the agenda before."""
        if third is not None:
            self.agenda = Agenda(third, self.agenda)
        if second is not None:
            self.agenda = Agenda(second, self.agenda)
        self.agenda = Agenda(first, self.agenda)

    def agreement(self) -> Options:
        """The options of the match."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.game != other.game:
            return False
        return bool(find(self.game).pack(self) == find(other.game).pack(other))

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")

    def __copy__(self) -> Any:
        return find(self.game).copy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return find(self.game).copy(self)

    def __reduce__(self) -> Kept:
        return keep_state(self.game, self, self.agreement())


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class Step(Generic[S, A]):
    """One thing the rules say must happen. `name` is how a position spells it."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def actor(self, s: S) -> i64:
        """Who acts: a seat, CHANCE, or NOBODY when the step runs by itself."""
        return NOBODY

    def run(self, s: S) -> None:
        """What happens by itself."""
        raise NotImplementedError

    def legal(self, s: S) -> list[A]:
        """Each different choice once, in a fixed order."""
        raise NotImplementedError

    def odds(self, s: S) -> list[tuple[A, int]]:
        """What chance may bring, with whole-number weights."""
        raise NotImplementedError

    def deal(self, s: S, random: Random) -> A:
        """One of `odds`, drawn with these weights; a step may override it with something faster."""
        return draw(self.odds(s), random)

    def source(self, s: S) -> Source:
        """Where this chance comes from: a pile since its last shuffle, or dice."""
        raise NotImplementedError

    def apply(self, s: S, action: A) -> None:
        raise NotImplementedError

    def ask(self, s: S) -> Question:
        raise NotImplementedError

    def why_not(self, s: S, action: A) -> str:
        """The rule that forbids an action which is not legal here."""
        raise NotImplementedError


NOTHING: Final = Step[Any, Any]("nothing")
"""Where no step has begun yet."""
EMPTY: Final = Agenda(NOTHING, None)


def agenda_of(steps: list[Step[Any, Any]]) -> Agenda:
    """These steps in this order, and nothing after them."""
    agenda = EMPTY
    for place in range(len(steps) - 1, -1, -1):
        agenda = Agenda(steps[place], agenda)
    return agenda


def advance(s: State) -> None:
    """Run what happens by itself until somebody has to act."""
    while not s.over:
        agenda = s.agenda
        step = agenda.step
        s.agenda = agenda.rest
        s.acting = step.actor(s)
        if s.acting != NOBODY:
            s.now = step
            return
        step.run(s)
    s.acting = NOBODY


def actor(state: State) -> int:
    return state.acting


def legal(state: State) -> list[Action]:
    return state.now.legal(state)


def odds(state: State) -> list[tuple[Action, int]]:
    return state.now.odds(state)


def deal(state: State, random: Random) -> Action:
    dealt: Action = state.now.deal(state, random)
    return dealt


def source(state: State) -> Source:
    return state.now.source(state)


def apply(state: State, action: Action) -> None:
    state.now.apply(state, action)
    advance(state)


def ask(state: State) -> Question:
    return state.now.ask(state)


def listen(state: State) -> None:
    """Collect events from now on. A copy does not listen."""
    state.events = []


def heard(state: State) -> list[Event]:
    """The events since the last time this was asked."""
    events = state.events
    assert events is not None, "listen first"
    state.events = []
    return events
