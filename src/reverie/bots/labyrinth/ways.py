"""How far each character is from winning: the cheapest way to a key and on to the centre, counted in tenths of actions.

The way leads through the maze as it may still become: an empty cell is open to all sides and costs a Build and a Move.
What stands in the way is reckoned as the actions it costs on average: jumps, traps, tokens, the Golem.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.bots.labyrinth.maze import FAR, Maze, Reach
from reverie.bots.labyrinth.odds import chance_of
from reverie.games.labyrinth.box.actions import FIRST_START, NODES
from reverie.games.labyrinth.box.content import CORRIDORS, NONE
from reverie.games.labyrinth.box.effects import (
    BACK,
    GOLEM,
    HOME,
    JUMP,
    MAGNET,
    SAFE_FALL,
    SEAL,
    SNARE,
    TRAP,
    WHIRL,
)
from reverie.games.labyrinth.maze.golem import DIFFICULTY
from reverie.games.labyrinth.maze.traps import ignores
from reverie.games.labyrinth.maze.walking import JUMP_FROM, SAFE_JUMP, fall_cost
from reverie.games.labyrinth.table.table import CARRIED, FACE_DOWN, NO_TILE, NO_TRAP, UNSEEN, Labyrinth, Node, Seat
from reverie.games.labyrinth.turn.strengths import bonus, lasts, target
from reverie.pieces.bits import BIT
from reverie.pieces.hexes import SIDES

ACTION: Final = 10  # everything is counted in tenths of an action
UNBUILT: Final = 21  # a Build and a Move, and the tile may not fit as one hopes
VEILED: Final = 14
LIFE: Final[list[int]] = [0, 30, 14, 8, 5]  # what losing a life costs, by lives left
KEY_FALLS: Final = 25  # a key to be picked up again, after a rest
TO_START: Final = 45  # what being sent home costs
GOLEM_THERE: Final = 22  # an action or two to send it away
CROWDED: Final = 16  # somebody to push off the centre
TO_ROB: Final = 30  # a key that has to be taken from its bearer
TOKENS: Final[list[int]] = [5, 9, 6, 13]  # hellfire, tornado, portal, seal of somebody else


@final
class Ways:
    """What things cost each character, reckoned once for a decision; then ways through any position near it."""

    def __init__(self, s: Labyrinth) -> None:
        players: i64 = s.agreed.players
        self.traps: Final[list[vec[i64]]] = [trap_costs(s, seat) for seat in range(players)]
        downs = [jump_cost(s, seat, lasts(s, SAFE_FALL)) - ACTION for seat in range(players)]
        ups = [jump_cost(s, seat, False) - ACTION for seat in range(players)]
        self.golems: Final = vec[i64]([golem_cost(s, seat) for seat in range(players)])
        self.maze: Final = Maze()
        self.tolls: Final = vec[i64]([0] * NODES)  # what it costs to enter each corridor
        # From where each character stands, and to the centre.
        self.aways: Final[list[Reach]] = [Reach(1, downs[seat], ups[seat]) for seat in range(players)]
        self.backs: Final[list[Reach]] = [Reach(-1, downs[seat], ups[seat]) for seat in range(players)]

    def remaining(self, s: Labyrinth, seat: Seat) -> i64:
        """How much a seat needs to win if nobody does anything about it."""
        self.maze.look_at(s)
        self.set_tolls(s, seat)
        here: i64 = s.pawns[seat]
        cost: i64 = 0
        if here >= FIRST_START:
            here = s.key_space(seat)
            cost = ACTION if s.golem != here else GOLEM_THERE
        centre: i64 = s.centre()
        back = self.backs[seat]
        back.spread(self.maze, self.tolls, centre)
        if s.keys_of(seat):
            cost += back.costs[here]
        else:
            self.aways[seat].spread(self.maze, self.tolls, here)
            cost += self.by_key(s, seat)
        if s.golem == centre and here != centre:
            # From afar the Golem on the centre is everybody's trouble, and may be gone when one comes.
            cost -= self.golems[seat] - min(self.golems[seat], max(5, 26 - cost // 5))
        return min(cost + self.crowd(s, seat), FAR)

    def crowd(self, s: Labyrinth, seat: Seat) -> i64:
        cost: i64 = 0
        other: i64 = 0
        while other < s.agreed.players:
            if other != seat and s.pawns[other] == s.centre():
                cost += CROWDED
            other += 1
        return cost

    def by_key(self, s: Labyrinth, seat: Seat) -> i64:
        """The cheapest way over a key that may be taken (L-3, L-52)."""
        away = self.aways[seat].costs
        back = self.backs[seat].costs
        best: i64 = FAR
        own: i64 = s.key_space(seat)
        key: i64 = 0
        while key < SIDES:
            place: i64 = s.keys[key]
            extra: i64 = 0
            if place >= CARRIED:
                place = s.pawns[place - CARRIED]
                extra = TO_ROB
            if place < FIRST_START and not (place == own and (s.droppers[key] == NONE or s.droppers[key] == seat)):
                best = min(best, away[place] + back[place] + extra)
            key += 1
        return best

    # --- the maze ---

    def set_tolls(self, s: Labyrinth, seat: Seat) -> None:
        costs = self.traps[seat]
        unseen: i64 = len(costs) - 1
        node: i64 = 0
        while node < NODES:
            cell: i64 = node // CORRIDORS
            toll: i64 = ACTION
            if s.tiles[cell] == NO_TILE:
                toll = UNBUILT
            elif s.turns[cell] == FACE_DOWN:
                toll = VEILED
            kind: i64 = s.traps[node]
            if kind != NO_TRAP:
                toll += costs[unseen] if kind == UNSEEN else costs[kind]
            self.tolls[node] = toll
            node += 1
        self.tolls[s.golem] = self.tolls[s.golem] + self.golems[seat]
        self.add_tokens(s, seat)

    def add_tokens(self, s: Labyrinth, seat: Seat) -> None:
        token: i64 = 0
        count: i64 = len(s.tokens)
        while token < count:
            place: i64 = s.tokens[token]
            if 0 <= place < NODES:
                character: i64 = s.agreed.content.token_of[token]
                if character != s.characters[seat]:
                    kind = s.agreed.content.characters[character].tokens.kind
                    if kind <= SEAL:
                        self.tolls[place] = self.tolls[place] + TOKENS[kind]
            token += 1

    def crossed(self, s: Labyrinth, seat: Seat) -> i64:
        """The cells a seat's cheapest ways lead over, a bit each: those are worth building on."""
        total = self.remaining(s, seat)
        here: i64 = s.key_space(seat) if s.on_start(seat) else s.pawns[seat]
        found: i64 = 0
        back = self.backs[seat].costs
        if s.keys_of(seat):
            return self.walk(here, back)
        away = self.aways[seat].costs
        key: i64 = 0
        while key < SIDES:
            place: i64 = s.keys[key]
            if place < NODES and away[place] + back[place] <= total + ACTION:
                found |= self.walk(place, back) | self.walk(place, away)
            key += 1
        return found

    def walk(self, node: Node, costs: vec[i64]) -> i64:
        """Follow the costs down to where they are nothing."""
        maze = self.maze
        found: i64 = 0
        while costs[node] and costs[node] < FAR:
            found |= BIT[node // CORRIDORS]
            best: i64 = node
            door: i64 = node * SIDES
            end: i64 = door + maze.doors[node]
            while door < end:
                if costs[maze.ends[door]] < costs[best]:
                    best = maze.ends[door]
                door += 1
            level: i64 = maze.levels[node]
            if level != NONE and costs[level] < costs[best]:
                best = level
            if best == node:
                return found
            node = best
        return found | BIT[node // CORRIDORS]


# --- what things cost a character ---


def life_cost(s: Labyrinth, seat: Seat) -> int:
    return LIFE[s.lives[seat]]


def jump_cost(s: Labyrinth, seat: Seat, safe: bool) -> int:
    """The risky jump or the safe one, whichever costs less (L-54 to L-59)."""
    if safe:
        return ACTION
    chance = chance_of(target(s, seat, JUMP, JUMP_FROM) - bonus(s, seat, JUMP, NONE))
    fall = int(fall_cost(s, seat)) * life_cost(s, seat) + ACTION
    return min(ACTION * SAFE_JUMP, ACTION + int((1.0 - chance) * fall))


def golem_cost(s: Labyrinth, seat: Seat) -> int:
    """To pass the Golem's test, or to send the Golem away."""
    chance = chance_of(target(s, seat, GOLEM, DIFFICULTY) - bonus(s, seat, GOLEM, NONE))
    return min(GOLEM_THERE, int((1.0 - chance) * TO_START))


def trap_costs(s: Labyrinth, seat: Seat) -> vec[i64]:
    """Each kind of trap, and after them one that nobody has seen."""
    costs = [trap_cost(s, seat, kind) for kind in range(len(s.unseen))]
    total = 0
    count = 0
    for kind, cost in enumerate(costs):
        total += cost * int(s.unseen[kind])
        count += int(s.unseen[kind])
    costs.append(total // max(1, count))
    return vec[i64](costs)


def trap_cost(s: Labyrinth, seat: Seat, kind: int) -> int:
    if ignores(s, seat, kind):
        return 0
    trap = s.agreed.content.traps[kind]
    fails = 1.0 - chance_of(trap.difficulty - bonus(s, seat, TRAP, NONE))
    harm = float(trap.lose * life_cost(s, seat) + trap.daze * ACTION) * float(trap.rolls)
    if trap.effect == HOME:
        harm += TO_START
    elif trap.effect in (BACK, WHIRL):
        harm += 2 * ACTION
    elif trap.effect == SNARE:
        harm += ACTION
    elif trap.effect == MAGNET and s.keys_of(seat):
        harm += KEY_FALLS
    elif trap.effect:
        harm += 6.0
    return int(fails * harm)
