"""One playing of a game: its people act, its dealer deals, and everything is in the log."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final, final

from reverie.core.dealers import Dealer, SeededDealer
from reverie.core.errors import CannotUndo, Refused, ReverieError
from reverie.core.event import Event, Kept
from reverie.core.game import CHANCE, Action, Game, Observation, Question, Result, State
from reverie.core.option import Options, settle
from reverie.core.random import check_seed, seed_hash

NEAR: Final = 16  # lines that are played again when one of them is taken back


@final
class Entry:
    """One line of the log: who acted (a seat or CHANCE) and what they did, in the game's notation."""

    def __init__(self, actor: int, text: str, events: list[Event]) -> None:
        self.actor: Final = actor
        self.text: Final = text
        self.events: Final = events  # what followed from it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.actor)

    def __reduce__(self) -> Kept:
        return Entry, (self.actor, self.text, self.events)


def new_seed() -> str:
    """A seed nobody can guess, so that its hash can be shown before the match."""
    return secrets.token_hex(16)


@final
class Match:
    """A match in progress. After every call somebody has to act, or the match is over."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        self.game: Final = game
        self.options: Final[Options] = settle(game.OPTIONS, options or {})
        self.seed: Final = new_seed() if seed is None else seed
        check_seed(self.seed)
        self.seed_hash: Final = seed_hash(self.seed)
        self.dealer: Final[Dealer] = SeededDealer(self.seed) if dealer is None else dealer
        self.log: Final[list[Entry]] = []
        self.state: State = self.start()
        # The state after so many lines of the log, once somebody has taken back.
        self.base: State = None
        self.base_length = 0
        self.let_chance_act()

    def start(self) -> State:
        state = self.game.new(self.options)
        self.game.listen(state)
        return state

    # --- what is going on ---

    @property
    def actor(self) -> int:
        """The seat that has to act, or NOBODY when the match is over."""
        return self.game.actor(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def question(self) -> Question:
        return self.game.ask(self.state)

    def choices(self, seat: int) -> list[Action]:
        """What this seat may do now; nothing while it is not asked."""
        return self.game.legal(self.state) if self.actor == seat else []

    def observe(self, viewer: int) -> Observation:
        return self.game.observe(self.state, viewer)

    def events(self, viewer: int, since: int = 0) -> list[dict[str, str | int]]:
        """What this seat (or SPECTATOR) was told since that place in the log."""
        return [event.told_to(viewer) for entry in self.log[since:] for event in entry.events]

    # --- copies: a match is what its record says ---

    def __eq__(self, other: object) -> bool:
        from reverie.core.record import to_record

        return isinstance(other, Match) and bool(to_record(self) == to_record(other))

    def __hash__(self) -> int:
        return hash(self.seed)

    def __reduce__(self) -> Kept:
        from reverie.core.record import keep_match

        return keep_match(self)

    # --- acting ---

    def play(self, seat: int, action: Action) -> None:
        """A seat acts, then chance as far as it goes; raises Refused with the rule that forbids it."""
        self.play_alone(seat, action)
        self.let_chance_act()

    def play_text(self, seat: int, text: str) -> None:
        """The same, as typed; raises BadNotation, too."""
        self.play(seat, self.game.read(text))

    def play_gesture(self, seat: int, texts: list[str]) -> None:
        """Several actions, all or none. Only what could be taken back may be followed by more: else a gesture that is
        refused at its end would have looked at a card."""
        *first, last = texts
        before = self.game.copy(self.state) if first else None
        length = len(self.log)
        try:
            for number, text in enumerate(first, 1):
                self.play_alone(seat, self.game.read(text))
                if self.actor == CHANCE or not self.can_undo(seat):
                    raise ReverieError("gesture", {"number": number})
            self.play_text(seat, last)
        except ReverieError:
            if len(self.log) > length:
                self.go_back(before, length)
            raise

    def play_alone(self, seat: int, action: Action) -> None:
        """A seat acts, and chance not yet."""
        rule = self.game.why_not(self.state, seat, action)
        if rule is not None:
            raise Refused(rule)
        self.act(seat, action)

    def act(self, actor: int, action: Action) -> None:
        """Do what is known to be legal, and write it down."""
        self.game.apply(self.state, action)
        self.log.append(Entry(actor, self.game.write(action), self.game.heard(self.state)))

    def let_chance_act(self) -> None:
        while self.game.actor(self.state) == CHANCE:
            self.act(CHANCE, self.dealer.deal(self.game, self.state))

    # --- taking back ---

    def can_undo(self, seat: int) -> bool:
        """While the last action is yours and nothing has been revealed by it."""
        if seat == CHANCE or not self.log or self.log[-1].actor != seat:
            return False
        return not any([event.reveals for event in self.log[-1].events])

    def undo(self, seat: int) -> None:
        """Take the last action back: the log is shorter, and the state is what it says."""
        if not self.can_undo(seat):
            raise CannotUndo("cannot-undo", {})
        self.log.pop()
        self.move_base()
        again = self.log[self.base_length :]
        self.go_back(self.game.copy(self.base), self.base_length)
        for entry in again:
            self.act(entry.actor, self.game.read(entry.text))

    def move_base(self) -> None:
        """To a few lines before the end of the log, so that who takes back again and again does not have the whole
        match played again each time."""
        if self.base is None or self.base_length > len(self.log):
            self.base = self.game.new(self.options)
            self.base_length = 0
        for entry in self.log[self.base_length : -NEAR]:
            self.game.apply(self.base, self.game.read(entry.text))
        self.base_length = max(self.base_length, len(self.log) - NEAR)

    def go_back(self, state: State, length: int) -> None:
        """To what the log was when it was so long, and a copy of the state made then."""
        del self.log[length:]
        self.state = state
        self.game.listen(state)
