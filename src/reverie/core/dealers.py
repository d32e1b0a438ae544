"""Dealers decide what chance does. One belongs to each match; the state carries no randomness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, final

from reverie.core.errors import ReverieError
from reverie.core.game import Action, Game, Source, State
from reverie.core.random import Random, draw


class Dealer(Protocol):
    def deal(self, game: Game, state: State) -> Action:
        """What chance does in a state where it acts: one of the outcomes of `odds`."""


@final
class SeededDealer:
    """Deals as real shuffled piles and dice would, all from one seed.

    Each card of a pile has a rank in each shuffle, whoever plays and whatever else happened: the pile lies
    in the order of the ranks. So two people on the same seed meet the same deck until their own choices part
    them. `docs/records.md` specifies the ranks.
    """

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self._shuffles: Final[dict[str, int]] = {}
        self._piles: Final[dict[str, list[Action]]] = {}  # the last card is the top
        self._dice: Final[dict[str, Random]] = {}

    def deal(self, game: Game, state: State) -> Action:
        odds = game.odds(state)
        if len(odds) == 1:
            return odds[0][0]  # everybody could tell; no luck is used up
        source = game.source(state)
        if source.shuffle == Source.NO_PILE:
            if source.name not in self._dice:
                self._dice[source.name] = Random(self.seed, source.name)
            return draw(odds, self._dice[source.name])
        if self._shuffles.get(source.name) != source.shuffle:
            self._shuffles[source.name] = source.shuffle
            self._piles[source.name] = self.shuffled(game, odds, source)
        return self._piles[source.name].pop()

    def shuffled(self, game: Game, odds: list[tuple[Action, int]], source: Source) -> list[Action]:
        """The pile in its order, the top card last. The rank of the n-th card of a kind is the n-th number of
        the stream named after pile, shuffle and kind."""
        ranks: list[tuple[int, int]] = []
        pile = f"{source.name}#{source.shuffle}/"
        for kind, (action, count) in enumerate(odds):
            stream = Random(self.seed, pile + game.write(action))
            for _ in range(count):
                ranks.append((int(stream.next()), kind))
        ranks.sort(reverse=True)
        return [odds[kind][0] for _, kind in ranks]


@final
class StreamDealer:
    """Deals by weight from one of the many numbered streams of a seed: for random matches by the thousand,
    where putting whole piles in order would take most of the time."""

    def __init__(self, seed: str, number: int) -> None:
        self.chance: Final = Random(seed, "playout")
        self.number = number
        self.restart(number)

    def restart(self, number: int) -> None:
        """Deal match number `number` of the seed from its start."""
        self.number = number
        self.chance.restart(number)

    def deal(self, game: Game, state: State) -> Action:
        return game.deal(state, self.chance)


@final
class ScriptedDealer:
    """Deals what it was told to, in order: for tests and puzzles."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        self.left: Final = list(outcomes)

    def deal(self, game: Game, state: State) -> Action:
        if not self.left:
            raise ReverieError("script-over", {})
        action = game.read(self.left.pop(0))
        if action not in [possible for possible, _ in game.odds(state)]:
            raise ReverieError("script-impossible", {"text": game.write(action)})
        return action
