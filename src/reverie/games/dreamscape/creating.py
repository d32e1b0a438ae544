"""Creating: shards from the hands into the Studio, trees, steps, exchanges. D-26 to D-36, D-60, D-76 to D-79."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.dreamscape.actions import (
    ALL_DONE,
    CLEAR,
    CLEARS,
    ENTER,
    ENTER_STUDIO,
    PLACE,
    PLACES,
    PLANT,
    PLANTS,
    STORE,
    SWAP,
    SWAPS,
    USE,
    WALK,
    Deed,
)
from reverie.games.dreamscape.board import ALL_SPACES, BESIDE_BITS, SPACES, Space
from reverie.games.dreamscape.cards import COMPLETE_CARDS
from reverie.games.dreamscape.powers import add_card_uses, store, use_card, why_no_card
from reverie.games.dreamscape.shards import (
    COLOURS,
    HIGHEST,
    LETTERS,
    MEADOW,
    MOTION,
    NIGHTMARE,
    NO_STACK,
    PLAIN,
    SHARDS,
    TREE,
    Colour,
    height_of,
    put_on,
    top_of,
)
from reverie.games.dreamscape.table import BESIDE_STUDIO, BY_TREES, Dreamscape, Seat, shards_to_bag
from reverie.games.dreamscape.walking import add_steps, enter, may_enter, walk, why_no_step

# --- where things may go ---


def free_spaces(s: Dreamscape) -> i64:
    """D-27, D-28: the empty spaces beside any shard, a bit each; in an empty Studio the entry alone."""
    occupied = s.occupied(s.seat)
    if not occupied:
        return 1 << s.agreed.box.entry
    spaces: i64 = 0
    space: Space = 0
    while space < SPACES:
        if not occupied & (1 << space) and occupied & BESIDE_BITS[space]:
            spaces |= 1 << space
        space += 1
    return spaces


def bare_spaces(s: Dreamscape) -> i64:
    """Spaces whose top shard has nothing on it and is not red: for a shard or a tree (D-28, D-31, D-76)."""
    spaces: i64 = 0
    space: Space = 0
    while space < SPACES:
        stack = s.stack(space)
        if stack != NO_STACK and not stack & TREE and top_of(stack) != NIGHTMARE and s.dreamer() != space:
            spaces |= 1 << space
        space += 1
    return spaces


def add_places(s: Dreamscape, deeds: list[Deed]) -> None:
    free = free_spaces(s)
    every: i64 = free | low_enough(s, bare_spaces(s))
    colour: Colour = 0
    while colour < COLOURS:
        if s.in_hands(colour) and (colour != MOTION or s.agreed.white_builds):
            spaces: i64 = free if colour == NIGHTMARE else every
            space: Space = 0
            while space < SPACES:
                if spaces & (1 << space):
                    deeds.append(PLACES[colour][space])
                space += 1
        colour += 1


def low_enough(s: Dreamscape, spaces: i64) -> i64:
    """Those of the spaces whose stack can still grow. The rules know no limit; HIGHEST is the engine's."""
    space: Space = 0
    while space < SPACES:
        if spaces & (1 << space) and height_of(s.stack(space)) >= HIGHEST:
            spaces &= ~(1 << space)
        space += 1
    return spaces


def place(s: Dreamscape, colour: Colour, space: Space) -> None:
    s.give_up(colour)
    s.build(space, put_on(s.stack(space), colour))
    s.tell_shard_at("place", colour, space)
    s.then(COMPLETE_CARDS)


# --- discarding for a benefit (D-31, D-78) ---


def price(paid: Colour) -> i64:
    return 3 if paid == NIGHTMARE else 2


def add_swaps(s: Dreamscape, deeds: list[Deed]) -> None:
    """For any other colour that is in the bag; for red, too, unless it was agreed otherwise."""
    colour: Colour = 0
    while colour < COLOURS:
        if s.in_hands(colour) >= price(colour):
            for deed in SWAPS[colour]:
                if s.bag[deed.where] and (deed.where != NIGHTMARE or s.agreed.swap_takes_red):
                    deeds.append(deed)
        colour += 1


def exchange(s: Dreamscape, paid: Colour, wanted: Colour) -> None:
    count: i64 = price(paid)
    while count:
        s.give_up(paid)
        s.into_bag(paid)
        count -= 1
    s.out_of_bag(wanted)
    s.take_up(wanted)
    if s.events is not None:
        s.say("swap", {"shard": LETTERS[wanted], "paid": LETTERS[paid], "price": int(price(paid))})


def trees_of(s: Dreamscape, seat: Seat) -> i64:
    trees: i64 = 0
    space: Space = 0
    while space < SPACES:
        if s.studios[seat * SPACES + space] & TREE:
            trees += 1
        space += 1
    return trees


def add_plants(s: Dreamscape, deeds: list[Deed]) -> None:
    if not s.trees or not s.in_hands(MEADOW):
        return
    bare = bare_spaces(s)
    space: Space = 0
    while space < SPACES:
        if bare & (1 << space):
            deeds.append(PLANTS[space])
        space += 1


def plant(s: Dreamscape, space: Space) -> None:
    """D-31: as many points as there are trees now."""
    s.give_up(MEADOW)
    s.into_bag(MEADOW)
    s.trees -= 1
    s.build(space, s.stack(space) | TREE)
    s.tell_space("plant", space)
    s.earn(BY_TREES, trees_of(s, s.seat))
    s.then(COMPLETE_CARDS)


@final
class Create(Step[Dreamscape, Deed]):
    """Everything in any order, until done (D-26). At the very end of the game no card is used any more (D-60)."""

    def actor(self, s: Dreamscape) -> i64:
        return s.seat

    def legal(self, s: Dreamscape) -> list[Deed]:
        deeds: list[Deed] = []
        add_places(s, deeds)
        if may_enter(s):
            deeds.append(ENTER_STUDIO)
        add_steps(s, deeds)
        add_plants(s, deeds)
        add_swaps(s, deeds)
        if not s.is_last():
            add_card_uses(s, deeds, True)
        deeds.append(ALL_DONE)
        return deeds

    def apply(self, s: Dreamscape, action: Deed) -> None:
        verb = action.verb
        if verb == WALK:
            s.then(self)
            walk(s, action.where)
            return
        s.free = 0  # D-38: any other action loses the free step
        s.free_steps = 0
        if verb == PLACE:
            s.then(self)
            place(s, action.what, action.where)
        elif verb == ENTER:
            s.then(self)
            enter(s)
        elif verb == PLANT:
            s.then(self)
            plant(s, action.where)
        elif verb == SWAP:
            s.then(self)
            exchange(s, action.what, action.where)
        elif verb == USE:
            s.then(self)
            use_card(s, action.what, action.where)
        elif verb == STORE:
            s.then(self)
            store(s, "store", action.what, action.where)

    def ask(self, s: Dreamscape) -> Question:
        return Question("create", "D-60" if s.is_last() else "D-26", int(s.seat), {})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        if action.verb == PLACE:
            return why_no_place(s, action.what, action.where)
        if action.verb == ENTER:
            return "D-30"
        if action.verb == WALK:
            return why_no_step(s, action.where)
        if action.verb == PLANT:
            return why_no_tree(s, action.where)
        if action.verb == SWAP:
            return "D-78" if action.what == NIGHTMARE else "D-31"
        if action.verb in (USE, STORE):
            return "D-60" if s.is_last() else why_no_card(s, action, True)
        return "D-26"


def why_no_place(s: Dreamscape, colour: Colour, space: Space) -> str:
    if not s.in_hands(colour):
        return "D-26"
    if colour == MOTION and not s.agreed.white_builds:
        return "D-29"
    if not s.occupied(s.seat):
        return "D-27"
    stack = s.stack(space)
    if stack != NO_STACK and (colour == NIGHTMARE or top_of(stack) == NIGHTMARE):
        return "D-76"
    return "D-28"


def why_no_tree(s: Dreamscape, space: Space) -> str:
    stack = s.stack(space)
    return "D-76" if stack != NO_STACK and top_of(stack) == NIGHTMARE else "D-31"


@final
class EmptyHands(Step[Dreamscape, Deed]):
    """D-34: what is left in the hands goes to the bag. D-79: but red shards must go into the Studio first."""

    def actor(self, s: Dreamscape) -> i64:
        return s.seat if s.in_hands(NIGHTMARE) else NOBODY

    def run(self, s: Dreamscape) -> None:
        colour: Colour = 0
        while colour < PLAIN:
            while s.in_hands(colour):
                s.give_up(colour)
                s.into_bag(colour)
                s.tell_shard("discard", colour)
            colour += 1

    def legal(self, s: Dreamscape) -> list[Deed]:
        free = free_spaces(s)
        if free:
            return [PLACES[NIGHTMARE][space] for space in range(SPACES) if free & (1 << space)]
        spaces = clearable(s)
        return [CLEARS[space] for space in range(SPACES) if spaces & (1 << space)]

    def apply(self, s: Dreamscape, action: Deed) -> None:
        s.then(self)
        if action.verb == CLEAR:
            clear(s, action.where)
        place(s, NIGHTMARE, action.where)

    def ask(self, s: Dreamscape) -> Question:
        return Question("settle", "D-79", int(s.seat), {})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return "D-79"


def clearable(s: Dreamscape) -> i64:
    """D-79: in a full Studio one bare shard makes room; where there is none, any space that is not red."""
    singles: i64 = 0
    others: i64 = 0
    space: Space = 0
    while space < SPACES:
        stack = s.stack(space)
        if top_of(stack) != NIGHTMARE:
            others |= 1 << space
            if stack <= 7 and s.dreamer() != space:
                singles |= 1 << space
        space += 1
    return singles if singles else others & ALL_SPACES


def clear(s: Dreamscape, space: Space) -> None:
    stack = s.stack(space)
    if stack & TREE:
        s.trees += 1
    shards_to_bag(s, stack & SHARDS)
    s.build(space, NO_STACK)
    s.climbed[s.seat] = s.climbed[s.seat] & ~(1 << space)
    if s.dreamer() == space:
        s.dreamers[s.seat] = BESIDE_STUDIO
    s.tell_space("clear", space)


CREATE: Final = Create("create")
EMPTY_HANDS: Final = EmptyHands("empty-hands")
