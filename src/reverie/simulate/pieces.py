"""A run cut into pieces of work, each of which any worker can do and comes out the same wherever it is done."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Protocol, TypeAlias

from reverie import __version__
from reverie.bots.registry import SLEEPWALKER, check_brought
from reverie.core.catalogue import find
from reverie.core.contents import bring, brought
from reverie.core.errors import BadSeed
from reverie.core.game import Json
from reverie.core.option import Options
from reverie.core.playout import playouts
from reverie.core.random import LONGEST_SEED, check_seed
from reverie.simulate.deals import play_deals
from reverie.simulate.matches import Count, match_seed, play_matches

SIMULATION = "simulation"
ARENA = "arena"

MANY = 500  # random matches in a piece: small enough for a moving progress bar, even uncompiled
FEW = 2  # the same for bots that think: small enough to stop soon

Progress = Callable[[int], None]
"""Hears how many matches or deals have just been done."""


@dataclass(frozen=True)
class Piece:
    """Matches, or deals of an arena, number `first` to `first + games - 1`."""

    first: int
    games: int


@dataclass(frozen=True)
class Plan:
    """What is played: all that a worker has to know to play any piece of it."""

    kind: str
    game: str
    bots: list[str]
    options: Options
    seed: str
    content: str | None = None
    """The text of a content set that was brought, for a worker that does not know it yet; its key is an option."""

    def check(self, games: int) -> None:
        """Could somebody play that many? Raises ReverieError if not."""
        for name in self.bots:
            check_brought(name, self.game)
        check_seed(self.seed)
        number = 0 if self.nobody_thinks() else len(match_seed("", games))
        if len(self.seed) + number > LONGEST_SEED:
            # The seeds of the single matches have to be seeds, too.
            raise BadSeed("seed", {"longest": LONGEST_SEED - number})

    def pack(self) -> Json:
        """Two runs with the same plan come to the same, to the last match."""
        return {
            "reverie": __version__,
            "rules": find(self.game).RULES_VERSION,
            **{name: value for name, value in asdict(self).items() if name != "content"},
        }

    def nobody_thinks(self) -> bool:
        return self.kind == SIMULATION and set(self.bots) == {SLEEPWALKER}

    def pieces(self, games: int) -> list[Piece]:
        """Numbers 1 to `games`."""
        size = MANY if self.nobody_thinks() else FEW
        return [Piece(first, min(size, games + 1 - first)) for first in range(1, games + 1, size)]


def plan_for(kind: str, game: str, bots: list[str], options: Options, seed: str) -> Plan:
    """A plan that brings its content along."""
    return Plan(kind, game, bots, options, seed, brought(find(game), options))


def play_piece(plan: Plan, piece: Piece) -> Json:
    """When nobody thinks, the loop inside the engine is all it takes."""
    game = find(plan.game)
    if plan.content is not None:
        bring(game, plan.content)
    if plan.kind == ARENA:
        return play_deals(game, plan.bots, plan.options, plan.seed, piece.first, piece.games)
    if plan.nobody_thinks():
        tally = playouts(game, plan.options, plan.seed, piece.first, piece.games)
        return Count.of_tally(tally, SLEEPWALKER).keep()
    return play_matches(game, plan.bots, plan.options, plan.seed, piece.first, piece.games).keep()


Played: TypeAlias = Generator[tuple[Piece, Json], None, None]


class Place(Protocol):
    """Where the work is done."""

    def play(self, plan: Plan, pieces: list[Piece]) -> Played:
        """Every piece once, with what it came to, in whatever order they are done."""
        ...


class Shelf(Protocol):
    """Where pieces that are done are kept."""

    def kept(self, plan: Plan) -> dict[Piece, Json]:
        """What was done before; raises ReverieError if it was for another plan."""
        ...

    def keep(self, piece: Piece, result: Json) -> None:
        """One more piece is done."""
        ...


def ignore(done: int) -> None:
    """Nobody watches."""


class EmptyShelf:
    """Keeps nothing."""

    def kept(self, plan: Plan) -> dict[Piece, Json]:
        return {}

    def keep(self, piece: Piece, result: Json) -> None:
        pass


def already_done(plan: Plan, pieces: list[Piece], shelf: Shelf) -> dict[Piece, Json]:
    """Those of the pieces that the shelf holds."""
    kept = shelf.kept(plan)
    return {piece: kept[piece] for piece in pieces if piece in kept}


def play_pieces(
    plan: Plan, pieces: list[Piece], done: dict[Piece, Json], place: Place, shelf: Shelf, progress: Progress
) -> Generator[Json, None, None]:
    """What each piece came to, in their order, whoever was first; what is done already is not played again."""
    ready = dict(done)
    progress(sum(piece.games for piece in done))
    with closing(place.play(plan, [piece for piece in pieces if piece not in done])) as playing:
        for piece in pieces:
            while piece not in ready:
                played, result = next(playing)
                shelf.keep(played, result)
                progress(played.games)
                ready[played] = result
            yield ready.pop(piece)
