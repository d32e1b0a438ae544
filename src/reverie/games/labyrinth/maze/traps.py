"""Traps: setting them, springing them, and what they do. L-42, L-49, L-51, L-89, L-104 to L-113."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Question, Source
from reverie.games.labyrinth.box.actions import (
    DROPS,
    FIRST_START,
    ITEM_IDS,
    KEEPS,
    NODE_NAMES,
    NODES,
    SEATS,
    SET_TRAPS,
    TOS,
    TRAP_IDS,
    TRAP_PIECE,
    Deed,
)
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.box.effects import (
    ALARM,
    BACK,
    FORBID_TRAPS,
    HOME,
    IGNORE,
    LEECH,
    MAGNET,
    NO_TRAPS,
    SNARE,
    THIEF,
    TRAP,
    TRAPMASTER,
    WHIRL,
)
from reverie.games.labyrinth.maze.golem import lead_golem
from reverie.games.labyrinth.maze.maze import adjacent, exists
from reverie.games.labyrinth.maze.moving import move_away, send_home
from reverie.games.labyrinth.maze.pools import lay_trap, trap_odds, trap_source
from reverie.games.labyrinth.table.table import FACE_UP, IN_POOL, NO_TRAP, UNSEEN, Labyrinth, Node, Seat, lowest
from reverie.games.labyrinth.turn.answers import begin_test
from reverie.games.labyrinth.turn.dice import failed_rolls
from reverie.games.labyrinth.turn.harm import DAZE, MOST_DAZE, drop_key, first_key, lose
from reverie.games.labyrinth.turn.strengths import abilities_of, darken, has_power, lasts, own_power, part_with_item
from reverie.pieces.bits import BIT

WORD: Final = 56  # corridors in one number of `sprung`
MOST_LOOKED: Final = 4

# --- setting a trap ---


def can_hold_trap(s: Labyrinth, node: Node, seat: Seat) -> bool:
    """L-105 to L-107: a corridor without a trap and without other characters, not the centre."""
    return exists(s, node) and node != s.centre() and s.traps[node] == NO_TRAP and not s.others_at(node, seat)


def trap_places(s: Labyrinth, seat: Seat) -> list[Deed]:
    return [SET_TRAPS[node] for node in range(NODES) if can_hold_trap(s, node, seat)]


def may_set_traps(s: Labyrinth, seat: Seat) -> bool:
    return s.traps_left() > 0 and not lasts(s, NO_TRAPS) and not has_power(s, seat, FORBID_TRAPS)


def set_trap(s: Labyrinth, seat: Seat, node: Node) -> None:
    """L-104: unseen; but one character looks at several and lays the best."""
    look = own_power(s, seat, TRAPMASTER)
    if look is None:
        lay_trap(s, node)
        return
    s.goal = node
    s.looked = vec[i64]()
    s.lookers = 1 << seat
    s.then(LOOK_AT_TRAPS[min(look.by, MOST_LOOKED)], LAY_ONE)


@final
class LookAtTraps(Step[Labyrinth, Deed]):
    """Traps out of the pool; only the active player sees them."""

    def __init__(self, count: i64) -> None:
        super().__init__(f"look-traps:{count}")
        self.count: Final = count

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE if len(s.looked) < self.count and s.traps_left() > 0 else NOBODY

    def run(self, s: Labyrinth) -> None:
        """Enough, or all there are."""

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return trap_odds(s)

    def source(self, s: Labyrinth) -> Source:
        return trap_source(s)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        kind = action.what
        s.unseen[kind] = s.unseen[kind] - 1
        s.looked = append(s.looked, kind)
        if s.events is not None:
            s.whisper("look-trap", {"seat": int(s.seat)}, {"what": TRAP_IDS[kind]}, s.seat)
        s.then(self)


@final
class LayOne(Step[Labyrinth, Deed]):
    """Which of the traps looked at is laid; the others go back."""

    def actor(self, s: Labyrinth) -> i64:
        return s.seat if len(s.looked) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """The pool was empty."""

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [KEEPS[TRAP_PIECE][kind] for kind in range(len(s.unseen)) if kind in s.looked]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        kind = action.what
        for other in s.looked:
            s.unseen[other] = s.unseen[other] + 1
        s.unseen[kind] = s.unseen[kind] - 1
        s.trap_shuffles += 1
        s.looked = vec[i64]()
        s.lookers = 0
        s.traps[s.goal] = kind
        s.shown[s.goal] = 1 << s.seat
        s.tell_place("trap-laid", s.seat, s.goal)
        s.goal = NONE

    def ask(self, s: Labyrinth) -> Question:
        return Question("lay-trap", "L-104", int(s.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-104"


# --- springing ---


def has_sprung(s: Labyrinth, seat: Seat, node: Node) -> bool:
    """L-51: a trap acts on a character once in an activity."""
    word: i64 = 3 * seat + (0 if node < WORD else 1)
    return s.sprung[word] & BIT[node if node < WORD else node - WORD] != 0


def mark_sprung(s: Labyrinth, seat: Seat, node: Node) -> None:
    word: i64 = 3 * seat + (0 if node < WORD else 1)
    s.sprung[word] = s.sprung[word] | BIT[node if node < WORD else node - WORD]


def ignores(s: Labyrinth, seat: Seat, kind: i64) -> bool:
    for ability in abilities_of(s, seat):
        for power in ability.powers:
            if power.effect == IGNORE and power.trap == kind:
                return True
    return False


@final
class Spring(Step[Labyrinth, Deed]):
    """L-49, L-111: a trap is revealed and tested. L-42: not by one who comes from the start space."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"spring:{seat + 1}")
        self.seat: Final = seat

    def is_due(self, s: Labyrinth) -> bool:
        node = s.pawns[self.seat]
        if node >= FIRST_START or s.traps[node] == NO_TRAP or has_sprung(s, self.seat, node):
            return False
        return s.came[self.seat] < FIRST_START

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE if self.is_due(s) and s.traps[s.pawns[self.seat]] == UNSEEN else NOBODY

    def run(self, s: Labyrinth) -> None:
        if self.is_due(s):
            self.reveal(s, s.pawns[self.seat], s.traps[s.pawns[self.seat]])

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return trap_odds(s)

    def source(self, s: Labyrinth) -> Source:
        return trap_source(s)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        kind = action.what
        s.unseen[kind] = s.unseen[kind] - 1
        self.reveal(s, s.pawns[self.seat], kind)

    def reveal(self, s: Labyrinth, node: Node, kind: i64) -> None:
        s.traps[node] = kind
        s.shown[node] = FACE_UP
        mark_sprung(s, self.seat, node)
        if s.events is not None:
            s.show("trap", {"seat": int(self.seat), "what": TRAP_IDS[kind], "place": NODE_NAMES[node]})
        if ignores(s, self.seat, kind):
            s.tell("trap-ignored", self.seat)
            return
        trap = s.agreed.content.traps[kind]
        s.then(TRAP_TESTED[self.seat])
        begin_test(s, self.seat, TRAP, trap.rolls, trap.difficulty)


@final
class TrapTested(Step[Labyrinth, Deed]):
    """L-113: the effect once for each failed roll, after the last roll and every repeat."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"trap-tested:{seat + 1}")
        self.seat: Final = seat

    def run(self, s: Labyrinth) -> None:
        failed = failed_rolls(s)
        if not failed:
            return
        seat = self.seat
        trap = s.agreed.content.traps[s.traps[s.pawns[seat]]]
        if trap.effect:
            s.then(TRAP_EFFECT[seat])
        if trap.daze:
            s.then(DAZE[seat][min(MOST_DAZE, trap.daze * failed)])
        lose(s, seat, trap.lose * failed)


@final
class TrapEffect(Step[Labyrinth, Deed]):
    """What a trap does beyond lives and daze tokens, to one who has survived it."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"trap-effect:{seat + 1}")
        self.seat: Final = seat

    def run(self, s: Labyrinth) -> None:
        seat = self.seat
        if s.on_start(seat):
            return
        trap = s.agreed.content.traps[s.traps[s.pawns[seat]]]
        if trap.effect in (BACK, HOME, WHIRL):
            throw(s, seat, trap.effect)
        elif trap.effect in (THIEF, LEECH, MAGNET):
            despoil(s, seat, trap.effect)
        elif trap.effect == ALARM:
            lead_golem(s, s.after(seat), trap.by)
        elif trap.effect == SNARE:
            ensnare(s, seat)


def throw(s: Labyrinth, seat: Seat, effect: i64) -> None:
    """To another place."""
    if effect == BACK:
        blow_back(s, seat)
    elif effect == HOME:
        send_home(s, seat)
    elif len(adjacent(s, s.pawns[seat])):
        s.then(BLOWN[seat])


def despoil(s: Labyrinth, seat: Seat, effect: i64) -> None:
    """Of an item, an active Crystal or a key; who has none loses a life."""
    if effect == THIEF:
        rob(s, seat)
    elif effect == MAGNET:
        pull_key(s, seat)
    elif s.lit[seat]:
        darken(s, seat)
    else:
        lose(s, seat, 1)


def ensnare(s: Labyrinth, seat: Seat) -> None:
    """The rest of the turn is spent on getting free; in the turn of another that is a daze token."""
    if seat == s.seat:
        s.actions = 0
        s.tell("snared", seat)
    else:
        s.then(DAZE[seat][1])


def pull_key(s: Labyrinth, seat: Seat) -> None:
    """A key falls here, or else a life is lost."""
    key = first_key(s, seat)
    if key == NONE:
        lose(s, seat, 1)
    else:
        drop_key(s, seat, key)


def blow_back(s: Labyrinth, seat: Seat) -> None:
    """Back to where one came from; who came from nowhere adjacent goes where the player on the left says."""
    ways = adjacent(s, s.pawns[seat])
    if s.came[seat] != NONE and s.came[seat] in ways:
        move_away(s, seat, s.came[seat])
    elif len(ways):
        s.then(BLOWN[seat])


@final
class Blown(Step[Labyrinth, Deed]):
    def __init__(self, seat: i64) -> None:
        super().__init__(f"blown:{seat + 1}")
        self.seat: Final = seat

    def actor(self, s: Labyrinth) -> i64:
        return s.after(self.seat)

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [TOS[node] for node in adjacent(s, s.pawns[self.seat])]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        move_away(s, self.seat, action.where)

    def ask(self, s: Labyrinth) -> Question:
        return Question("blow", "L-111", int(s.acting), {"other": int(self.seat)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-39"


def rob(s: Labyrinth, seat: Seat) -> None:
    """One item back to the pool, or else a life."""
    carried = s.items_of(seat)
    if not carried:
        lose(s, seat, 1)
    elif carried & (carried - 1):
        s.then(ROBBED[seat])
    else:
        give_up_item(s, seat, lowest(carried))


def give_up_item(s: Labyrinth, seat: Seat, item: i64) -> None:
    part_with_item(s, seat, item, IN_POOL)
    s.tell_what("item-lost", seat, ITEM_IDS[item])


@final
class Robbed(Step[Labyrinth, Deed]):
    """Which item the spirit takes is for its owner to say."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"robbed:{seat + 1}")
        self.seat: Final = seat

    def actor(self, s: Labyrinth) -> i64:
        return self.seat

    def legal(self, s: Labyrinth) -> list[Deed]:
        carried = s.items_of(self.seat)
        return [DROPS[item] for item in range(len(s.items)) if carried & BIT[item]]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        give_up_item(s, self.seat, action.what)

    def ask(self, s: Labyrinth) -> Question:
        return Question("robbed", "L-113", int(self.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-113"


LOOK_AT_TRAPS: Final = [LookAtTraps(count) for count in range(MOST_LOOKED + 1)]
LAY_ONE: Final = LayOne("lay-trap")
SPRING: Final = [Spring(seat) for seat in range(SEATS)]
TRAP_TESTED: Final = [TrapTested(seat) for seat in range(SEATS)]
TRAP_EFFECT: Final = [TrapEffect(seat) for seat in range(SEATS)]
BLOWN: Final = [Blown(seat) for seat in range(SEATS)]
ROBBED: Final = [Robbed(seat) for seat in range(SEATS)]
