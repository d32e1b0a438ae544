"""Face-down tiles: laid by the Illusionist, turned over when a pawn enters. L-44, L-127."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Question, Source
from reverie.core.random import Random
from reverie.games.labyrinth.box.actions import PLACES_OF, SEATS, TILE_IDS, Deed
from reverie.games.labyrinth.box.content import CORRIDORS, GATE, NONE
from reverie.games.labyrinth.box.effects import ILLUSION
from reverie.games.labyrinth.maze.golem import golem_enters
from reverie.games.labyrinth.maze.maze import good_turns
from reverie.games.labyrinth.maze.moving import UNVEILING, enter
from reverie.games.labyrinth.maze.pools import lay_symbols, odds_of, pick_of, put_under
from reverie.games.labyrinth.table.table import UNSEEN, Labyrinth, Seat, clear, lay, lowest
from reverie.games.labyrinth.turn.strengths import has_power
from reverie.pieces.bits import BIT
from reverie.pieces.hexes import CELL_NAMES, SIDES


@final
class Reveal(Step[Labyrinth, Deed]):
    """Which tile it is, unless that is known because the pool had nothing but known tiles left."""

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE if s.tiles[s.veil] == UNSEEN else NOBODY

    def run(self, s: Labyrinth) -> None:
        """Everybody knows it."""

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return odds_of(s.pool, 0)

    def deal(self, s: Labyrinth, random: Random) -> Deed:
        return pick_of(s.pool, 0, random)

    def source(self, s: Labyrinth) -> Source:
        return Source("tiles", 0)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        s.pool &= ~BIT[action.what]
        s.veiled -= 1
        s.tiles[s.veil] = action.what
        if s.events is not None:
            s.show("reveal", {"tile": TILE_IDS[action.what], "cell": CELL_NAMES[s.veil]})


def unveiler(s: Labyrinth) -> Seat:
    """L-127: who plays the Illusionist decides, else who enters or moves the Golem."""
    seat: i64 = 0
    while seat < s.agreed.players:
        if has_power(s, seat, ILLUSION):
            return seat
        seat += 1
    return s.seat if s.visitor == SEATS else s.visitor


def ways_to_lie(s: Labyrinth) -> i64:
    """The turns that obey L-30 to L-32 and, if any does, connect to whoever comes in; a bit each."""
    tile: i64 = s.tiles[s.veil]
    turns = good_turns(s, s.veil, tile, s.agreed.content.turns[tile])
    connected: i64 = 0
    turn: i64 = 0
    while turn < SIDES:
        if turns & (1 << turn) and (s.agreed.content.gates[tile * SIDES + turn] >> (3 * s.entrance)) & GATE:
            connected |= 1 << turn
        turn += 1
    return connected if connected else turns


@final
class TurnOver(Step[Labyrinth, Deed]):
    """How the tile lies from now on; its symbols are resolved before anybody explores."""

    def actor(self, s: Labyrinth) -> i64:
        turns = ways_to_lie(s)
        return unveiler(s) if turns & (turns - 1) else NOBODY

    def run(self, s: Labyrinth) -> None:
        turns = ways_to_lie(s)
        if turns:
            self.settle(s, lowest(turns))
        else:
            tile: i64 = s.tiles[s.veil]
            clear(s, s.veil)
            put_under(s, tile)
            s.entrance = NONE

    def legal(self, s: Labyrinth) -> list[Deed]:
        turns = ways_to_lie(s)
        return [PLACES_OF[s.veil][turn] for turn in range(SIDES) if turns & (1 << turn)]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        self.settle(s, action.what)

    def settle(self, s: Labyrinth, turn: i64) -> None:
        lay(s, s.veil, s.tiles[s.veil], turn)
        if s.events is not None:
            facts: dict[str, str | int] = {"tile": TILE_IDS[s.tiles[s.veil]], "cell": CELL_NAMES[s.veil]}
            s.say("laid", {"seat": int(s.seat), **facts, "turn": int(turn)})
        lay_symbols(s, s.veil)

    def ask(self, s: Labyrinth) -> Question:
        return Question("turn-over", "L-127", int(s.acting), {"cell": CELL_NAMES[s.veil]})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-127"


@final
class Visit(Step[Labyrinth, Deed]):
    """Whoever turned it over comes in, if a corridor leads there; else the pawn stays and the Move is spent."""

    def run(self, s: Labyrinth) -> None:
        veil = s.veil
        gate: i64 = 0 if s.entrance == NONE else (s.gates[veil] >> (3 * s.entrance)) & GATE
        visitor = s.visitor
        s.veil = NONE
        s.entrance = NONE
        s.visitor = NONE
        if not gate:
            return
        node: i64 = CORRIDORS * veil + gate - 1
        if visitor == SEATS:
            golem_enters(s, node)
        else:
            enter(s, visitor, node, s.pawns[visitor])


REVEAL: Final = Reveal("reveal")
TURN_OVER: Final = TurnOver("turn-over")
VISIT: Final = Visit("visit")
UNVEILING.extend([REVEAL, TURN_OVER, VISIT])
