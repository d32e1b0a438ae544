"""The table of Labyrinth: where every tile, token, key, item and pawn lies, and what is being tested or fought out.

Order of the pools exists nowhere: tiles nobody has seen are a set, traps nobody has seen are counts, wherever they lie.
L-4, L-5, L-14, L-16, L-94, L-100, L-129 to L-131.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reverie.core.agenda import EMPTY, NOTHING, Agenda, State, Step
from reverie.core.event import Event, Facts
from reverie.core.game import NOBODY
from reverie.core.option import Options
from reverie.games.labyrinth.box.actions import FIRST_START, NODE_NAMES, NODES, SEATS
from reverie.games.labyrinth.box.content import CENTRE_TILE, CORRIDORS, HALL, KEY_TILE, NONE
from reverie.games.labyrinth.box.options import NAME, Agreement
from reverie.pieces.bits import BIT
from reverie.pieces.hexes import CELLS, CORNERS, SIDES

Seat: TypeAlias = i64
Node: TypeAlias = i64  # a corridor: 3 * cell + which; from FIRST_START on a start space
Cell: TypeAlias = i64

LIVES: Final = 4  # L-100
ITEMS_CARRIED: Final = 2  # L-95

# Where a key, an item or an ability token is, beside the corridors.
IN_POOL: Final = -1  # an item; a token on the card of its character
ASIDE: Final = -2  # a token that is used up until it is regained
CARRIED: Final = 200  # + seat

# What lies on a cell or corridor that is no piece one can name.
NO_TILE: Final = -1
NO_TRAP: Final = -1
UNSEEN: Final = -2  # face down, and nobody has seen it: which one it is is not decided
FACE_DOWN: Final = 6  # instead of a turn

# Who knows a trap: a bit for each seat, then spectators; a trap that lies face up has one bit more.
SPECTATOR_BIT: Final = 1 << SEATS
EVERYBODY: Final = 2 * SPECTATOR_BIT - 1
FACE_UP: Final = EVERYBODY | 1 << (SEATS + 1)

# What a seat has done this turn: the first four bits are for its abilities.
GOLEM_MOVED: Final = 16
EVENT_TRIGGERED: Final = 32
MOST_ROLLS: Final = 6  # dice on the table at once: one roll for each seat at the start, four in a trap test


@final
@mypyc_attr(acyclic=True)
class Labyrinth(State):
    game: ClassVar[str] = NAME

    def __init__(
        self,
        agreed: Agreement,
        agenda: Agenda,
        now: Step[Any, Any],
        acting: i64,
        tiles: vec[i64],
        turns: vec[i64],
        gates: vec[i64],
        traps: vec[i64],
        shown: vec[i64],
        keys: vec[i64],
        droppers: vec[i64],
        items: vec[i64],
        tokens: vec[i64],
        pawns: vec[i64],
        lives: vec[i64],
        dazes: vec[i64],
        lit: vec[i64],
        dark: vec[i64],
        characters: vec[i64],
        used: vec[i64],
        came: vec[i64],
        fought: vec[i64],
        asked: vec[i64],
        willing: vec[i64],
        sprung: vec[i64],
        unseen: vec[i64],
        golem_deck: vec[i64],
        under: vec[i64],
        looked: vec[i64],
        dice: vec[i64],
        extras: vec[i64],
        lasting: vec[i64],
    ) -> None:
        super().__init__(agenda, now, acting)
        self.agreed: Final = agreed
        self.round: i64 = 0
        self.turn: i64 = 0  # turns of all players, counted on
        self.first: i64 = NONE  # who started (L-18)
        self.seat: i64 = 0  # the active player
        self.actions: i64 = 0  # left in this turn (L-20)
        self.used_items: i64 = 0  # this turn, a bit each
        self.exchanged: i64 = 0  # items put down this turn, a bit each (L-97)
        self.pool: i64 = BIT[len(agreed.content.tiles)] - 1  # tiles nobody has seen, a bit each
        self.veiled: i64 = 0  # how many of them lie face down on the board (L-127)
        self.golem: i64 = 3 * agreed.layout.centre
        self.golem_from: i64 = NONE  # where its last step came from
        self.golem_turn: i64 = NONE  # in which turn that was
        self.golem_bar: i64 = NONE  # where its next step must not lead (L-75)
        self.golem_shuffles: i64 = 0
        self.trap_shuffles: i64 = 0
        self.item_shuffles: i64 = 0
        self.event: i64 = NONE  # in force (L-83)
        self.events_left: i64 = BIT[len(agreed.content.events)] - 1
        self.test: i64 = 0  # which test the dice belong to
        self.tester: i64 = 0
        self.rolls: i64 = 0  # how many rolls it takes
        self.need: i64 = 0  # from which number on a roll succeeds
        self.passed: i64 = 0  # seats that have nothing to add to these rolls, a bit each
        self.fighter: i64 = 0  # who started the fight
        self.rival: i64 = 0
        self.spent: i64 = 0  # abilities used in this fight: 4 bits for the fighter, 4 for the rival
        self.ties: i64 = 0  # in a row (L-138)
        self.wound: i64 = 0  # lives the loser of the fight is about to lose
        self.fallen: i64 = NONE  # who died of it
        self.dropped: i64 = NONE  # and what was dropped: what `take` names
        self.tried: i64 = 0  # tiles of this Build that fitted nowhere
        self.lookers: i64 = 0  # who sees the pieces drawn, a bit each
        self.site: i64 = NONE  # the only cell to build on (Rebuild), or the tile chosen first (Vortex)
        self.goal: i64 = NONE  # where a sealed Move leads, or the trap that is moved
        self.veil: i64 = NONE  # the face-down cell that is being entered
        self.entrance: i64 = NONE  # its edge towards whoever enters
        self.visitor: i64 = NONE  # who enters: a seat, or SEATS for the Golem
        self.moved: i64 = 0  # seats that were moved and have done nothing of their own since, a bit each (L-93)
        self.winner: i64 = NONE
        self.tiles = tiles  # for each cell
        self.turns = turns
        self.gates = gates  # what follows from both: the tile as it lies
        self.traps = traps  # for each corridor
        self.shown = shown  # who knows each trap
        self.keys = keys  # where each key is
        self.droppers = droppers  # who dropped it there (L-52)
        self.items = items
        self.tokens = tokens
        self.pawns = pawns
        self.lives = lives
        self.dazes = dazes
        self.lit = lit  # active Crystals of Fate
        self.dark = dark  # inactive ones
        self.characters = characters
        self.used = used  # what each seat has done this turn, a bit each
        self.came = came  # from where each seat came to its corridor, or NONE
        self.fought = fought  # whom each has fought since it came, a bit each (L-69)
        self.asked = asked  # who has been asked for a free fight against it
        self.willing = willing  # who wants one
        self.sprung = sprung  # traps, then tokens, that have acted on each seat in this activity (L-51): 3 numbers each
        self.unseen = unseen  # traps by kind nobody has seen, in the pool or face down
        self.golem_deck = golem_deck
        self.under = under  # tiles at the bottom of the pool, known to all, the uppermost first
        self.looked = looked  # pieces drawn, one of which is to be used
        self.dice = dice  # low + 8 * high each; 0 is not rolled
        self.extras = extras  # added to each roll by what was paid for it
        self.lasting = lasting  # by curses, to all rolls: of the tester or fighter, and of the rival

    def agreement(self) -> Options:
        return self.agreed.options

    def copy(self) -> Labyrinth:
        made = Labyrinth(
            self.agreed,
            self.agenda,
            self.now,
            self.acting,
            self.tiles[:],
            self.turns[:],
            self.gates[:],
            self.traps[:],
            self.shown[:],
            self.keys[:],
            self.droppers[:],
            self.items[:],
            self.tokens[:],
            self.pawns[:],
            self.lives[:],
            self.dazes[:],
            self.lit[:],
            self.dark[:],
            self.characters[:],
            self.used[:],
            self.came[:],
            self.fought[:],
            self.asked[:],
            self.willing[:],
            self.sprung[:],
            self.unseen[:],
            self.golem_deck[:],
            self.under[:],
            self.looked[:],
            self.dice[:],
            self.extras[:],
            self.lasting[:],
        )
        made.count_as(self)
        made.over = self.over
        return made

    def count_as(self, other: Labyrinth) -> None:
        """Take over every single number of another table."""
        self.round = other.round
        self.turn = other.turn
        self.first = other.first
        self.seat = other.seat
        self.actions = other.actions
        self.used_items = other.used_items
        self.exchanged = other.exchanged
        self.pool = other.pool
        self.veiled = other.veiled
        self.golem = other.golem
        self.golem_from = other.golem_from
        self.golem_turn = other.golem_turn
        self.golem_bar = other.golem_bar
        self.golem_shuffles = other.golem_shuffles
        self.trap_shuffles = other.trap_shuffles
        self.item_shuffles = other.item_shuffles
        self.event = other.event
        self.events_left = other.events_left
        self.test = other.test
        self.tester = other.tester
        self.rolls = other.rolls
        self.need = other.need
        self.passed = other.passed
        self.fighter = other.fighter
        self.rival = other.rival
        self.spent = other.spent
        self.ties = other.ties
        self.wound = other.wound
        self.fallen = other.fallen
        self.dropped = other.dropped
        self.tried = other.tried
        self.lookers = other.lookers
        self.site = other.site
        self.goal = other.goal
        self.veil = other.veil
        self.entrance = other.entrance
        self.visitor = other.visitor
        self.moved = other.moved
        self.winner = other.winner

    # --- who and where ---

    def after(self, seat: Seat) -> Seat:
        """The player on the left: clockwise is by number (L-18)."""
        return seat + 1 if seat + 1 < self.agreed.players else 0

    def start_of(self, seat: Seat) -> Node:
        return FIRST_START + self.agreed.layout.starts[seat]

    def on_start(self, seat: Seat) -> bool:
        return self.pawns[seat] >= FIRST_START

    def key_space(self, seat: Seat) -> Node:
        """The corridor in front of a seat's start space."""
        return CORRIDORS * CORNERS[self.agreed.layout.starts[seat]]

    def centre(self) -> Node:
        return CORRIDORS * self.agreed.layout.centre

    def others_at(self, node: Node, seat: Seat) -> i64:
        """The other characters on a corridor, a bit each."""
        found: i64 = 0
        other: i64 = 0
        while other < self.agreed.players:
            if other != seat and self.pawns[other] == node:
                found |= 1 << other
            other += 1
        return found

    def anybody_at(self, node: Node) -> bool:
        return self.others_at(node, NONE) != 0

    def pawn_on(self, cell: Cell) -> bool:
        """Does a character or the Golem stand on this tile? L-36, L-131."""
        for pawn in self.pawns:
            if pawn < NODES and pawn // CORRIDORS == cell:
                return True
        return self.golem // CORRIDORS == cell

    def seat_of(self, character: i64) -> Seat:
        """Who plays a character, or NONE."""
        seat: i64 = 0
        while seat < self.agreed.players:
            if self.characters[seat] == character:
                return seat
            seat += 1
        return NONE

    # --- what is carried ---

    def keys_of(self, seat: Seat) -> i64:
        count: i64 = 0
        for place in self.keys:
            if place == CARRIED + seat:
                count += 1
        return count

    def items_of(self, seat: Seat) -> i64:
        """The items a seat carries, a bit each."""
        found: i64 = 0
        item: i64 = 0
        count: i64 = len(self.items)
        while item < count:
            if self.items[item] == CARRIED + seat:
                found |= BIT[item]
            item += 1
        return found

    def traps_left(self) -> i64:
        """How many traps the pool holds, beside those that lie face down unseen."""
        left: i64 = 0
        for count in self.unseen:
            left += count
        for trap in self.traps:
            if trap == UNSEEN:
                left -= 1
        return left

    # --- telling what happens; nothing of it is worked out while nobody listens ---

    def say(self, name: str, facts: Facts) -> None:
        if self.events is not None:
            self.events.append(Event(name, facts, {}, frozenset(), False))

    def show(self, name: str, facts: Facts) -> None:
        """The same for what nobody could know before."""
        if self.events is not None:
            self.events.append(Event(name, facts, {}, frozenset(), True))

    def whisper(self, name: str, facts: Facts, secrets: Facts, seat: Seat) -> None:
        """Only one seat learns the secret."""
        if self.events is not None:
            self.events.append(Event(name, facts, secrets, frozenset([int(seat)]), True))

    def tell(self, name: str, seat: Seat) -> None:
        if self.events is not None:
            self.say(name, {"seat": int(seat)})

    def tell_place(self, name: str, seat: Seat, place: Node) -> None:
        if self.events is not None:
            self.say(name, {"seat": int(seat), "place": NODE_NAMES[place]})

    def tell_count(self, name: str, seat: Seat, count: i64) -> None:
        if self.events is not None:
            self.say(name, {"seat": int(seat), "count": int(count)})

    def tell_other(self, name: str, seat: Seat, other: Seat) -> None:
        if self.events is not None:
            self.say(name, {"seat": int(seat), "other": int(other)})

    def tell_what(self, name: str, seat: Seat, what: str) -> None:
        if self.events is not None:
            self.say(name, {"seat": int(seat), "what": what})


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set."""
    place: i64 = 0
    while not bits & BIT[place]:
        place += 1
    return place


def row(length: int, number: int) -> vec[i64]:
    return vec[i64]([number] * length)


def empty_table(agreed: Agreement) -> Labyrinth:
    """L-5 to L-12, L-14: the board as it is set up, everything else in its pool; nobody has a character yet."""
    content = agreed.content
    s = Labyrinth(
        agreed,
        EMPTY,
        NOTHING,
        NOBODY,
        row(CELLS, NO_TILE),
        row(CELLS, 0),
        row(CELLS, HALL),
        row(NODES, NO_TRAP),
        row(NODES, 0),
        vec[i64]([CORRIDORS * corner for corner in CORNERS]),
        row(SIDES, NONE),
        row(len(content.items), IN_POOL),
        row(len(content.token_of), IN_POOL),
        row(SEATS, NONE),
        row(SEATS, LIVES),
        row(SEATS, 0),
        row(SEATS, 1),
        row(SEATS, 0),
        row(SEATS, NONE),
        row(SEATS, 0),
        row(SEATS, NONE),
        row(SEATS, 0),
        row(SEATS, 0),
        row(SEATS, 0),
        row(3 * SEATS, 0),
        vec[i64]([int(trap.count) for trap in content.traps]),
        vec[i64](content.golem),
        vec[i64](),
        vec[i64](),
        row(MOST_ROLLS, 0),
        row(MOST_ROLLS, 0),
        row(2, 0),
    )
    for seat in range(agreed.players):
        s.pawns[seat] = s.start_of(seat)
    for k, corner in enumerate(CORNERS):
        lay(s, corner, KEY_TILE, k)
    lay(s, agreed.layout.centre, CENTRE_TILE, 0)
    return s


def lay(s: Labyrinth, cell: Cell, tile: i64, turn: i64) -> None:
    """Put a tile on a cell; one that lies face down is open to all sides (L-127)."""
    s.tiles[cell] = tile
    s.turns[cell] = turn
    s.gates[cell] = HALL if turn == FACE_DOWN else s.agreed.content.gates[tile * SIDES + turn]


def clear(s: Labyrinth, cell: Cell) -> None:
    s.tiles[cell] = NO_TILE
    s.turns[cell] = 0
    s.gates[cell] = HALL
