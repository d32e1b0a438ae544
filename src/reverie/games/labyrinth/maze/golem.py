"""The Golem: its cards, its way through the maze, the tests of those it meets. L-46, L-70 to L-80, L-131."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Question, Source
from reverie.games.labyrinth.box.actions import (
    DRAWS,
    KEEPS,
    MOST_STEPS,
    NODE_NAMES,
    OF_GOLEM,
    SEATS,
    STEP_COUNTS,
    STOP,
    STOP_HERE,
    TOS,
    Deed,
)
from reverie.games.labyrinth.box.content import GOLEM_CARDS, NONE, TO_CENTRE
from reverie.games.labyrinth.box.effects import GOLEM, GOLEM_FURTHER, HORN
from reverie.games.labyrinth.box.effects import GOLEM_CARDS as MORE_CARDS
from reverie.games.labyrinth.maze.maze import adjacent, is_veiled
from reverie.games.labyrinth.maze.moving import send_home, unveil
from reverie.games.labyrinth.maze.pools import refill_golem_deck
from reverie.games.labyrinth.table.table import EVERYBODY, GOLEM_MOVED, Labyrinth, Node, Seat
from reverie.games.labyrinth.turn.answers import begin_test
from reverie.games.labyrinth.turn.dice import has_failed
from reverie.games.labyrinth.turn.strengths import item_with, lasting_power, own_power, target

DIFFICULTY: Final = 12  # L-80
MOST_CARDS: Final = 4


def move_golem(s: Labyrinth) -> None:
    """L-70 to L-72: the active player takes the top card, or the best of several."""
    s.used[s.seat] = s.used[s.seat] | GOLEM_MOVED
    more = own_power(s, s.seat, MORE_CARDS)
    cards: i64 = 1 if more is None else min(more.by, MOST_CARDS)
    s.looked = vec[i64]()
    s.then(DRAW_GOLEM[cards], USE_GOLEM)


@final
class DrawGolem(Step[Labyrinth, Deed]):
    def __init__(self, count: i64) -> None:
        super().__init__(f"draw-golem:{count}")
        self.count: Final = count

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE if len(s.looked) < self.count and self.cards(s) else NOBODY

    def cards(self, s: Labyrinth) -> i64:
        left: i64 = 0
        for count in s.golem_deck:
            left += count
        return left

    def run(self, s: Labyrinth) -> None:
        if len(s.looked) < self.count:
            refill_golem_deck(s)
            if self.cards(s):
                s.then(self)

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return [(DRAWS[OF_GOLEM + card], int(count)) for card, count in enumerate(s.golem_deck) if count]

    def source(self, s: Labyrinth) -> Source:
        return Source("golem", int(s.golem_shuffles))

    def apply(self, s: Labyrinth, action: Deed) -> None:
        card: i64 = action.what - OF_GOLEM
        s.golem_deck[card] = s.golem_deck[card] - 1
        s.looked = append(s.looked, card)
        s.lookers = EVERYBODY
        if s.events is not None:
            s.show("golem-card", {"seat": int(s.seat), "card": GOLEM_CARDS[card]})
        s.then(self)


@final
class UseGolem(Step[Labyrinth, Deed]):
    """One of the cards drawn is used; where there is no choice it happens by itself."""

    def actor(self, s: Labyrinth) -> i64:
        for card in s.looked:
            if card != s.looked[0]:
                return s.seat
        return NOBODY

    def run(self, s: Labyrinth) -> None:
        if len(s.looked):
            use_card(s, s.looked[0])

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [KEEPS[OF_GOLEM + card] for card in range(len(GOLEM_CARDS)) if card in s.looked]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        use_card(s, action.what - OF_GOLEM)

    def ask(self, s: Labyrinth) -> Question:
        return Question("golem-card", "L-72", int(s.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-72"


def use_card(s: Labyrinth, card: i64) -> None:
    """L-73: so many corridors, no movement, or to the centre."""
    s.looked = vec[i64]()
    if card == TO_CENTRE:
        golem_to_centre(s)
    elif card and item_with(s, s.seat, HORN) != NONE:
        s.then(BLOW_HORN[card])
    elif card:
        walk_golem(s, s.seat, card + further(s))


def further(s: Labyrinth) -> i64:
    power = lasting_power(s, GOLEM_FURTHER)
    return 0 if power is None else power.by


def golem_to_centre(s: Labyrinth) -> None:
    """L-76: put there, it came from nowhere. L-77: tests at the destination only, and not if it stood there before."""
    s.golem_from = NONE
    s.golem_turn = s.turn
    if s.golem != s.centre():
        s.golem = s.centre()
        tell_golem(s)
        meet_golem(s)


@final
class BlowHorn(Step[Labyrinth, Deed]):
    """The number of a Golem card may be changed by one."""

    def __init__(self, card: i64) -> None:
        super().__init__(f"horn:{card}")
        self.card: Final = card

    def actor(self, s: Labyrinth) -> i64:
        return s.seat

    def legal(self, s: Labyrinth) -> list[Deed]:
        horn = item_with(s, s.seat, HORN)
        by: i64 = 0 if horn == NONE else s.agreed.content.items[horn].powers[0].by
        lowest: i64 = max(0, self.card - by)
        return [STEP_COUNTS[count] for count in range(lowest, min(4, self.card + by) + 1)]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if action.what:
            walk_golem(s, s.seat, action.what + further(s))

    def ask(self, s: Labyrinth) -> Question:
        return Question("golem-horn", "L-73", int(s.seat), {"count": int(self.card)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-73"


# --- walking ---


def start_of_walk(s: Labyrinth) -> None:
    """L-75, L-76: not back to where it came from in the turn just before this one."""
    s.golem_bar = s.golem_from if s.golem_turn == s.turn - 1 else NONE


def walk_golem(s: Labyrinth, seat: Seat, steps: i64) -> None:
    """So many corridors, all of them (L-74)."""
    start_of_walk(s)
    s.then(MUST_WALK[seat][min(steps, MOST_STEPS)])


def lead_golem(s: Labyrinth, seat: Seat, steps: i64) -> None:
    """Up to so many corridors."""
    start_of_walk(s)
    s.then(MAY_WALK[seat][min(steps, MOST_STEPS)])


def golem_ways(s: Labyrinth) -> vec[i64]:
    """L-75: not back, unless there is no other way; never onto a start space, nor over a bridge's edge (L-74)."""
    every = adjacent(s, s.golem)
    ways = vec[i64]()
    for node in every:
        if node != s.golem_bar:
            ways = append(ways, node)
    return ways if len(ways) else every


class WalkGolem(Step[Labyrinth, Deed]):
    """The next step of the Golem; after the last, or where it cannot go on, those it stands with may have to test."""

    def __init__(self, name: str, seat: i64, steps: i64) -> None:
        super().__init__(f"{name}:{seat + 1}:{steps}")
        self.seat: Final = seat
        self.steps: Final = steps

    def run(self, s: Labyrinth) -> None:
        if self.steps and len(golem_ways(s)):
            self.step(s, golem_ways(s)[0])
        elif s.agreed.tests_at_end and has_walked(s):
            meet_golem(s)

    def step(self, s: Labyrinth, node: Node) -> None:
        s.then(self.after(s))
        if is_veiled(s, node):
            unveil(s, SEATS, s.golem, node)
        else:
            golem_enters(s, node)

    def after(self, s: Labyrinth) -> Step[Labyrinth, Deed]:
        raise NotImplementedError

    def ask(self, s: Labyrinth) -> Question:
        return Question("golem-step", "L-75", int(self.seat), {"count": int(self.steps)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-74" if action.verb == STOP else "L-75"


@final
class MustWalk(WalkGolem):
    def actor(self, s: Labyrinth) -> i64:
        return self.seat if self.steps and len(golem_ways(s)) > 1 else NOBODY

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [TOS[node] for node in golem_ways(s)]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        self.step(s, action.where)

    def after(self, s: Labyrinth) -> Step[Labyrinth, Deed]:
        return MUST_WALK[self.seat][self.steps - 1]


@final
class MayWalk(WalkGolem):
    def actor(self, s: Labyrinth) -> i64:
        return self.seat if self.steps and len(golem_ways(s)) else NOBODY

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [*[TOS[node] for node in golem_ways(s)], STOP_HERE]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if action.verb == STOP:
            s.then(MAY_WALK[self.seat][0])
        else:
            self.step(s, action.where)

    def after(self, s: Labyrinth) -> Step[Labyrinth, Deed]:
        return MAY_WALK[self.seat][self.steps - 1]


def has_walked(s: Labyrinth) -> bool:
    """Has it made a step on this walk? Only then the way back is barred by this very turn."""
    return s.golem_turn == s.turn and s.golem_bar != NONE and s.golem_bar == s.golem_from


def golem_enters(s: Labyrinth, node: Node) -> None:
    s.golem_from = s.golem
    s.golem_bar = s.golem
    s.golem_turn = s.turn
    s.golem = node
    tell_golem(s)
    if not s.agreed.tests_at_end:
        meet_golem(s)


def tell_golem(s: Labyrinth) -> None:
    if s.events is not None:
        s.say("golem", {"place": NODE_NAMES[s.golem]})


# --- meeting it ---


def meet_golem(s: Labyrinth) -> None:
    """L-77: everybody on its corridor tests, clockwise from the active player."""
    count: i64 = s.agreed.players - 1
    while count >= 0:
        seat: i64 = s.seat + count
        if seat >= s.agreed.players:
            seat -= s.agreed.players
        if s.pawns[seat] == s.golem:
            s.then(MEET_GOLEM[seat])
        count -= 1


@final
class MeetGolem(Step[Labyrinth, Deed]):
    """L-48, L-78, L-80: whoever stands with the Golem makes the Golem test."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"meet-golem:{seat + 1}")
        self.seat: Final = seat

    def run(self, s: Labyrinth) -> None:
        if s.pawns[self.seat] == s.golem:
            s.then(GOLEM_TESTED[self.seat])
            begin_test(s, self.seat, GOLEM, 1, target(s, self.seat, GOLEM, DIFFICULTY))


@final
class GolemTested(Step[Labyrinth, Deed]):
    """L-80: who fails is back on the start space."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"golem-tested:{seat + 1}")
        self.seat: Final = seat

    def run(self, s: Labyrinth) -> None:
        if has_failed(s):
            send_home(s, self.seat)


USE_GOLEM: Final = UseGolem("use-golem")
DRAW_GOLEM: Final = [DrawGolem(count) for count in range(MOST_CARDS + 1)]
BLOW_HORN: Final = [BlowHorn(card) for card in range(TO_CENTRE)]
MUST_WALK: Final = [[MustWalk("must-walk", seat, steps) for steps in range(MOST_STEPS + 1)] for seat in range(SEATS)]
MAY_WALK: Final = [[MayWalk("may-walk", seat, steps) for steps in range(MOST_STEPS + 1)] for seat in range(SEATS)]
MEET_GOLEM: Final = [MeetGolem(seat) for seat in range(SEATS)]
GOLEM_TESTED: Final = [GolemTested(seat) for seat in range(SEATS)]
