"""The table of Dreamscape: where every shard, tree, figure and card lies, and who has seen which card."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from reverie.core.agenda import EMPTY, NOTHING, Agenda, State, Step
from reverie.core.event import SPECTATOR, Event, Facts
from reverie.core.game import NOBODY
from reverie.core.option import Options
from reverie.games.dreamscape.actions import CARD_IDS, NONE
from reverie.games.dreamscape.board import LEVEL_NAMES, LOCALES, SPACE_NAMES, SPACES, Locale, Space
from reverie.games.dreamscape.box import Box
from reverie.games.dreamscape.content import POWERS
from reverie.games.dreamscape.options import NAME, Agreement
from reverie.games.dreamscape.shards import COLOURS, LETTERS, NIGHTMARE, NO_STACK, PLAIN, Colour, Stack
from reverie.pieces.deck import Pile

Seat: TypeAlias = i64
Card: TypeAlias = i64

SEATS: Final = 4  # places at the table; those beyond the number of players stay empty

# Where a card lies: in its pile (or being looked at), open in front of a seat, or on a seat's completed pile.
IN_PILE: Final = 0
OPEN: Final = 1
COMPLETED: Final = 5

BESIDE_STUDIO: Final = -1  # where a Dreamer stands before he comes in
NOWHERE: Final = -1  # where Mr. Nightmare is when he does not play
RED_IN_BAG: Final = 3  # D-70

# What the Studio brings on the way; all other points can be counted from what lies there.
BY_TREES: Final = 0
BY_WATER: Final = 1
BY_MOUNTAINS: Final = 2
BY_NIGHTMARES: Final = 3
SOURCES: Final = ("trees", "water", "mountains", "nightmares")
SOURCE_RULES: Final = ("D-31", "D-37", "D-40", "D-77")

SPECTATOR_BIT: Final = 1 << SEATS
EVERYBODY: Final = 2 * SPECTATOR_BIT - 1


@final
@mypyc_attr(acyclic=True)
class Dreamscape(State):
    game: ClassVar[str] = NAME

    def __init__(
        self,
        agreed: Agreement,
        agenda: Agenda,
        now: Step[Any, Any],
        acting: i64,
        bag: vec[i64],
        world: vec[i64],
        hands: vec[i64],
        studios: vec[i64],
        points: vec[i64],
        earned: vec[i64],
        travellers: vec[i64],
        dreamers: vec[i64],
        climbed: vec[i64],
        order: vec[i64],
        places: vec[i64],
        stored: vec[i64],
        last_done: vec[i64],
        first: Pile,
        second: Pile,
        third: Pile,
        looked: vec[i64],
        lookers: vec[i64],
        tokens: vec[i64],
        slots: vec[i64],
    ) -> None:
        super().__init__(agenda, now, acting)
        self.agreed: Final = agreed
        self.round: i64 = 1  # from 1; one more than there are rounds when the last shards are placed (D-60)
        self.turn: i64 = 0  # how many have had their turn in this phase
        self.seat: i64 = 0  # whose turn it is
        self.candle: i64 = 0  # action points left (D-17)
        self.flipped: i64 = 0  # a bit for each seat that has used a locale's power (D-23)
        self.key_moves: i64 = 0  # key moves in a row, since anything else happened (D-22)
        self.free: i64 = 0  # 1 if the Dreamer may go on for nothing (D-38)
        self.free_steps: i64 = 0  # free steps in a row, since anything else happened (D-33)
        self.trees: i64 = agreed.trees  # in the supply
        self.pool: i64 = agreed.box.red - RED_IN_BAG if agreed.nightmare else 0  # red shards beside the board (D-70)
        self.haunted: i64 = NOWHERE  # the locale Mr. Nightmare stands in
        self.haunts: i64 = 0  # edges with a red shard, a bit each
        self.stirred: i64 = 0  # how often the bag was mixed anew
        self.held: i64 = 0  # shards between two places, as a stack (D-46, D-53, D-54)
        self.bag = bag
        self.world = world  # the shards of each locale, as a stack
        self.hands = hands  # for each seat a count by colour
        self.studios = studios  # for each seat a stack by space
        self.points = points
        self.earned = earned  # for each seat the points of each of SOURCES
        self.travellers = travellers  # the locale of each seat
        self.dreamers = dreamers  # the space of each seat
        self.climbed = climbed  # Mountains that gave points this round, a bit for each space (D-40)
        self.order = order  # seats by initiative, in which they fall asleep as well
        self.places = places  # for each card IN_PILE, OPEN + seat or COMPLETED + seat
        self.stored = stored  # for each card the shard on its power space, colour + 1
        self.last_done = last_done  # for each seat the top of the completed pile
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third
        self.looked = looked  # cards being looked at, in the order drawn
        self.lookers = lookers  # who knows each
        self.tokens = tokens
        self.slots = slots  # for each token its colour, or NO_COLOUR

    def agreement(self) -> Options:
        return self.agreed.options

    def copy(self) -> Dreamscape:
        made = Dreamscape(
            self.agreed,
            self.agenda,
            self.now,
            self.acting,
            self.bag[:],
            self.world[:],
            self.hands[:],
            self.studios[:],
            self.points[:],
            self.earned[:],
            self.travellers[:],
            self.dreamers[:],
            self.climbed[:],
            self.order[:],
            self.places[:],
            self.stored[:],
            self.last_done[:],
            self.first.copy(),
            self.second.copy(),
            self.third.copy(),
            self.looked[:],
            self.lookers[:],
            self.tokens[:],
            self.slots[:],
        )
        made.count_as(self)
        made.over = self.over
        return made

    def count_as(self, other: Dreamscape) -> None:
        """Take over every single number of another table."""
        self.round = other.round
        self.turn = other.turn
        self.seat = other.seat
        self.candle = other.candle
        self.flipped = other.flipped
        self.key_moves = other.key_moves
        self.free = other.free
        self.free_steps = other.free_steps
        self.trees = other.trees
        self.pool = other.pool
        self.haunted = other.haunted
        self.haunts = other.haunts
        self.stirred = other.stirred
        self.held = other.held

    # --- what lies where ---

    def held_by(self, seat: Seat, colour: Colour) -> i64:
        return self.hands[seat * COLOURS + colour]

    def in_hands(self, colour: Colour) -> i64:
        """How many shards of a colour the active player holds."""
        return self.hands[self.seat * COLOURS + colour]

    def take_up(self, colour: Colour) -> None:
        place: i64 = self.seat * COLOURS + colour
        self.hands[place] = self.hands[place] + 1

    def give_up(self, colour: Colour) -> None:
        place: i64 = self.seat * COLOURS + colour
        self.hands[place] = self.hands[place] - 1

    def stack(self, space: Space) -> Stack:
        """What lies on a space of the active player's Studio."""
        return self.studios[self.seat * SPACES + space]

    def build(self, space: Space, stack: Stack) -> None:
        self.studios[self.seat * SPACES + space] = stack

    def occupied(self, seat: Seat) -> i64:
        """The spaces of a Studio on which something lies, a bit each."""
        bits: i64 = 0
        space: i64 = 0
        first: i64 = seat * SPACES
        while space < SPACES:
            if self.studios[first + space]:
                bits |= 1 << space
            space += 1
        return bits

    def locale(self) -> Locale:
        """Where the active player's Traveller is."""
        return self.travellers[self.seat]

    def dreamer(self) -> Space:
        return self.dreamers[self.seat]

    def is_last(self) -> bool:
        """D-60: the shards recovered after the last round are being placed."""
        return self.round > self.agreed.rounds

    def pile(self, level: i64) -> Pile:
        if level == 0:
            return self.first
        return self.second if level == 1 else self.third

    def cards_of(self, seat: Seat, place: i64) -> i64:
        """How many cards a seat has OPEN or COMPLETED."""
        count: i64 = 0
        for where in self.places:
            if where == place + seat:
                count += 1
        return count

    # --- the bag ---

    def bag_size(self) -> i64:
        bag = self.bag
        return bag[0] + bag[1] + bag[2] + bag[3] + bag[4] + bag[5]

    def into_bag(self, colour: Colour) -> None:
        self.bag[colour] = self.bag[colour] + 1
        self.stirred += 1

    def out_of_bag(self, colour: Colour) -> None:
        self.bag[colour] = self.bag[colour] - 1

    # --- telling what happens; nothing of it is worked out while nobody listens ---

    def score(self, points: i64, rule: str) -> None:
        self.points[self.seat] = self.points[self.seat] + points
        if self.events is not None:
            self.say("score", {"points": int(points), "rule": rule})

    def earn(self, source: i64, points: i64) -> None:
        """Points out of the Studio."""
        place: i64 = self.seat * len(SOURCES) + source
        self.earned[place] = self.earned[place] + points
        self.score(points, SOURCE_RULES[source])

    def say(self, name: str, facts: Facts) -> None:
        """Everybody sees it; only for one who has made sure that somebody listens."""
        assert self.events is not None
        told: Facts = {"seat": int(self.seat)}
        told.update(facts)
        self.events.append(Event(name, told, {}, frozenset(), False))

    def announce(self, name: str, facts: Facts) -> None:
        """The same for what is nobody's doing."""
        if self.events is not None:
            self.events.append(Event(name, facts, {}, frozenset(), False))

    def tell(self, name: str) -> None:
        if self.events is not None:
            self.say(name, {})

    def tell_shard(self, name: str, colour: Colour) -> None:
        if self.events is not None:
            self.say(name, {"shard": LETTERS[colour]})

    def tell_space(self, name: str, space: Space) -> None:
        if self.events is not None:
            self.say(name, {"space": SPACE_NAMES[space]})

    def tell_shard_at(self, name: str, colour: Colour, space: Space) -> None:
        if self.events is not None:
            self.say(name, {"shard": LETTERS[colour], "space": SPACE_NAMES[space]})

    def locale_facts(self, locale: Locale) -> Facts:
        """A locale by its number and by its power, which names it."""
        return {"locale": int(locale) + 1, "name": POWERS[self.agreed.box.power_of[locale]]}

    def tell_locale(self, name: str, locale: Locale) -> None:
        if self.events is not None:
            self.say(name, self.locale_facts(locale))

    def tell_shard_in(self, name: str, colour: Colour, locale: Locale) -> None:
        if self.events is not None:
            self.say(name, {"shard": LETTERS[colour], **self.locale_facts(locale)})

    def tell_shard_on(self, name: str, colour: Colour, card: Card) -> None:
        if self.events is not None:
            self.say(name, {"shard": LETTERS[colour], "card": CARD_IDS[card]})

    def tell_drawn(self, name: str, colour: Colour, locale: Locale) -> None:
        """A shard came out of the bag, into a locale or (NONE) into the hands; nobody could know it before."""
        if self.events is not None:
            facts: Facts = {"seat": int(self.seat), "shard": LETTERS[colour]}
            if locale != NONE:
                facts = {"shard": LETTERS[colour], **self.locale_facts(locale)}
            self.events.append(Event(name, facts, {}, frozenset(), True))

    def tell_card(self, name: str, card: Card, sees: i64, knew: i64) -> None:
        """Something happens to a card; `sees` says who sees it now, `knew` who did before."""
        if self.events is not None:
            facts: Facts = {"seat": int(self.seat), "level": LEVEL_NAMES[self.agreed.box.level_of[card]]}
            witnesses = [seat for seat in range(SEATS) if sees & (1 << seat)]
            if sees & SPECTATOR_BIT:
                witnesses.append(SPECTATOR)
            secret: Facts = {"card": CARD_IDS[card]}
            self.events.append(Event(name, facts, secret, frozenset(witnesses), bool(sees & ~knew)))


def full_pile(box: Box, level: int) -> Pile:
    counts = [1 if card.level == level + 1 else 0 for card in box.content.landscapes]
    return Pile(vec[i64](counts), sum(counts), vec[i64](), vec[i64]())


def full_bag(agreed: Agreement) -> vec[i64]:
    """D-9, D-70: all shards that are not red; in the variant three red ones, too."""
    counts = [agreed.box.content.shards[letter] for letter in LETTERS[:PLAIN]]
    counts.append(RED_IN_BAG if agreed.nightmare else 0)
    return vec[i64](counts)


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def empty_table(agreed: Agreement) -> Dreamscape:
    """Everything in the bag, the piles and the supplies; nothing on the agenda."""
    return Dreamscape(
        agreed,
        EMPTY,
        NOTHING,
        NOBODY,
        full_bag(agreed),
        zeros(LOCALES),
        zeros(SEATS * COLOURS),
        zeros(SEATS * int(SPACES)),
        zeros(SEATS),
        zeros(SEATS * len(SOURCES)),
        zeros(SEATS),
        vec[i64]([BESIDE_STUDIO] * SEATS),
        zeros(SEATS),
        vec[i64](),
        zeros(int(agreed.box.cards)),
        zeros(int(agreed.box.cards)),
        vec[i64]([NONE] * SEATS),
        full_pile(agreed.box, 0),
        full_pile(agreed.box, 1),
        full_pile(agreed.box, 2),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
    )


def shards_to_bag(s: Dreamscape, stack: Stack) -> None:
    """Every shard of a stack goes into the bag."""
    left: i64 = stack
    while left != NO_STACK:
        s.into_bag((left & 7) - 1)
        left >>= 3


def open_cards(s: Dreamscape, seat: Seat) -> vec[i64]:
    found = vec[i64]()
    card: Card = 0
    while card < s.agreed.box.cards:
        if s.places[card] == OPEN + seat:
            found = append(found, card)
        card += 1
    return found


def reds_in(s: Dreamscape, seat: Seat) -> i64:
    """How many red shards lie in a Studio; each lies alone (D-76)."""
    count: i64 = 0
    for space in range(SPACES):
        if s.studios[seat * SPACES + space] == NIGHTMARE + 1:
            count += 1
    return count
