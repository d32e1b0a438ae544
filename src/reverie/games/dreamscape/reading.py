"""Reading a position back: every field checked, so that only a table that could exist is set up."""

from __future__ import annotations

import re
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.agenda import Step, agenda_of
from reverie.core.errors import BadNotation
from reverie.core.game import NOBODY, Json
from reverie.core.position import Fields, bad, split_position
from reverie.games.dreamscape.actions import CARD_IDS, LEVELS
from reverie.games.dreamscape.board import LINE, LOCALES, SPACE_NAMES, SPACES
from reverie.games.dreamscape.options import OPTIONS, Agreement
from reverie.games.dreamscape.position import OVER, STEPS, VIEWERS, write_table
from reverie.games.dreamscape.rounds import GOALS, SLOT_COLOURS
from reverie.games.dreamscape.shards import (
    COLOURS,
    LETTERS,
    NO_COLOUR,
    PLAIN,
    SHARDS,
    TREE,
    count_in,
    height_of,
    read_stack,
)
from reverie.games.dreamscape.table import (
    BESIDE_STUDIO,
    COMPLETED,
    NOWHERE,
    OPEN,
    SOURCES,
    Dreamscape,
    empty_table,
    full_bag,
)
from reverie.games.dreamscape.walking import MOST_FREE_STEPS
from reverie.games.dreamscape.wandering import ACTION_POINTS, MOST_KEY_MOVES

# Every agenda that can wait for somebody: what is being done, what it interrupted, the turn it belongs to.
COMPLETING: Final = r"(((retain )?(draw:\d )?|(look:\d:\d )?keep:\d )complete )?"
DOING: Final = rf"{COMPLETING}((tower:[12]|golem:[123]) )?"
DRAWING: Final = r"((lord:\d|look:\d:\d keep:\d|keep:\d|archives|gather:[12] lay|lay|stir|next:\d) )?"
AGENDAS: Final = re.compile(
    r"(((deal-seats )?deal-tokens )?deal-slots )?((look:1:\d )?keep-first )?first-cards fill next-wanderer"
    r"|fill( recover)? next-wanderer"
    rf"|({DRAWING}|{DOING})wander( sow)? next-wanderer|sow next-wanderer"
    rf"|({DRAWING}|{DOING}|walk )create empty-hands next-creator"
    rf"|({COMPLETING})empty-hands next-creator"
)


def unpack(packed: Json) -> Dreamscape:
    options, position = split_position(packed, OPTIONS)
    return read_table(position, Agreement(options))


def read_table(position: Json, agreed: Agreement) -> Dreamscape:
    """The table this position means; what it leaves out is as at the start. Raises BadNotation."""
    s = empty_table(agreed)
    fields = Fields(position, {**write_table(s), "piles": None}, int(agreed.players))
    read_numbers(s, fields)
    read_shards(s, fields)
    read_studios(s, fields)
    read_cards(s, fields)
    read_goals(s, fields)
    read_steps(s, fields)
    check(s)
    return s


def read_numbers(s: Dreamscape, fields: Fields) -> None:
    players = fields.players
    s.round = fields.number("round", 1, int(s.agreed.rounds) + 1)
    s.turn = fields.number("turn", 0, players)
    s.seat = fields.number("seat", 1, players) - 1
    s.order = seats(fields, "order")
    s.candle = fields.number("candle", 0, ACTION_POINTS)
    s.flipped = distinct_bits(fields, "flipped", players)
    s.key_moves = fields.number("key_moves", 0, MOST_KEY_MOVES)
    s.free = fields.number("free", 0, 1)
    s.free_steps = fields.number("free_steps", 0, MOST_FREE_STEPS)
    s.stirred = fields.number("stirred", 0, 1_000_000)
    s.trees = fields.number("trees", 0, int(s.agreed.trees))
    s.pool = fields.number("pool", 0, int(s.agreed.box.red))
    if fields.values["haunted"] is not None:
        s.haunted = fields.number("haunted", 1, LOCALES) - 1
    s.haunts = fields.names("haunts", s.agreed.box.edge_names)
    for seat, points in enumerate(fields.for_each("points", players)):
        s.points[seat] = fields.whole("points", points, -1_000_000, 1_000_000)
    for seat, earned in enumerate(fields.for_each("earned", players)):
        for name, points in fields.mapped("earned", earned).items():
            source = seat * len(SOURCES) + fields.place("earned", name, list(SOURCES))
            s.earned[source] = fields.whole("earned", points, -1_000_000, 1_000_000)
    for seat, locale in enumerate(fields.for_each("travellers", players)):
        s.travellers[seat] = fields.whole("travellers", locale, 1, LOCALES) - 1


def distinct_bits(fields: Fields, name: str, most: int) -> int:
    numbers = fields.numbers(name, 1, most)
    if len(set(numbers)) != len(numbers):
        raise bad(name)
    return sum([1 << (number - 1) for number in numbers])


def seats(fields: Fields, name: str) -> vec[i64]:
    found = fields.numbers(name, 1, fields.players)
    if len(set(found)) != len(found):
        raise bad(name)
    return vec[i64]([seat - 1 for seat in found])


def stack(fields: Fields, name: str, value: Json, most: int) -> i64:
    text = fields.text(name, value)
    found = read_stack(text)
    if found < 0 or len(text) > most:
        raise bad(text)
    return found


def read_shards(s: Dreamscape, fields: Fields) -> None:
    for locale, line in enumerate(fields.for_each("locales", LOCALES)):
        s.world[locale] = stack(fields, "locales", line, LINE) & SHARDS
    s.held = stack(fields, "held", fields.values["held"], LINE) & SHARDS
    bag = fields.mapping("bag")
    for letter in bag:
        fields.place("bag", letter, list(LETTERS))
    for colour, letter in enumerate(LETTERS):
        s.bag[colour] = fields.whole("bag", bag.get(letter, 0), 0, 1000)
    for seat, hand in enumerate(fields.for_each("hands", fields.players)):
        for letter in fields.text("hands", hand):
            place = seat * COLOURS + fields.place("hands", letter, list(LETTERS))
            s.hands[place] = s.hands[place] + 1


def read_studios(s: Dreamscape, fields: Fields) -> None:
    for seat, studio in enumerate(fields.for_each("studios", fields.players)):
        for name, value in fields.mapped("studios", studio).items():
            built = stack(fields, "studios", value, 21)
            space = fields.place("studios", name, SPACE_NAMES)
            if not built & SHARDS or (count_in(built, PLAIN) and built != PLAIN + 1):
                raise bad(f"{name} {value}")  # a tree on nothing, or a red shard that does not lie alone (D-76)
            s.studios[seat * SPACES + space] = built
    for seat, where in enumerate(fields.for_each("dreamers", fields.players)):
        if where is not None:
            space = fields.place("dreamers", where, SPACE_NAMES)
            if not s.studios[seat * SPACES + space]:
                raise bad("dreamers")
            s.dreamers[seat] = space
    for seat, names in enumerate(fields.for_each("climbed", fields.players)):
        s.climbed[seat] = fields.mask("climbed", names, SPACE_NAMES)


# --- cards ---


def read_cards(s: Dreamscape, fields: Fields) -> None:
    for place, name in ((OPEN, "open"), (COMPLETED, "completed")):
        for seat, cards in enumerate(fields.for_each(name, fields.players)):
            for text in fields.texts(name, cards):
                card = fields.place(name, text, s.agreed.box.card_ids)
                take_card(s, card)
                s.places[card] = place + seat
    for seat, top in enumerate(fields.for_each("top", fields.players)):
        read_top(s, fields, seat, top)
    for name, letter in fields.mapping("stored").items():
        read_stored(s, fields, name, letter)
    read_piles(s, fields)


def read_top(s: Dreamscape, fields: Fields, seat: int, top: Json) -> None:
    """The top card of a completed pile, which is there if any is."""
    if top is None:
        if s.cards_of(seat, COMPLETED):
            raise bad("top")
        return
    s.last_done[seat] = fields.place("top", top, s.agreed.box.card_ids)
    if s.places[s.last_done[seat]] != COMPLETED + seat:
        raise bad("top")


def read_stored(s: Dreamscape, fields: Fields, name: str, letter: Json) -> None:
    """A shard on a card: an open one, or the top of a completed pile."""
    card = fields.place("stored", name, s.agreed.box.card_ids)
    where = s.places[card]
    if not where or (where >= COMPLETED and s.last_done[where - COMPLETED] != card):
        raise bad("stored")
    s.stored[card] = fields.place("stored", letter, list(LETTERS[:PLAIN])) + 1


def read_piles(s: Dreamscape, fields: Fields) -> None:
    for level, words in enumerate(fields.for_each("under", LEVELS)):
        for card, knowers in seen(s, fields, "under", words):
            if s.agreed.box.level_of[card] != level:
                raise bad("under")
            take_card(s, card)
            s.pile(level).put_under(card, knowers)
    for card, knowers in seen(s, fields, "looked", fields.values["looked"]):
        take_card(s, card)
        s.looked = append(s.looked, card)
        s.lookers = append(s.lookers, knowers)
    if fields.values["piles"] is not None:
        for level, loose in enumerate(fields.for_each("piles", LEVELS)):
            if fields.whole("piles", loose, 0, int(s.agreed.box.cards)) != s.pile(level).loose:
                raise bad("piles")


def seen(s: Dreamscape, fields: Fields, name: str, words: Json) -> list[tuple[int, int]]:
    """Cards with who knows them: `c05:13`."""
    found: list[tuple[int, int]] = []
    for word in fields.texts(name, words):
        card, _, viewers = word.partition(":")
        found.append((fields.place(name, card, s.agreed.box.card_ids), fields.mask(name, list(viewers), list(VIEWERS))))
    return found


def take_card(s: Dreamscape, card: int) -> None:
    pile = s.pile(s.agreed.box.level_of[card])
    if not pile.counts[card]:
        raise BadNotation("position-too-many", {"card": CARD_IDS[card], "copies": 1})
    pile.draw(card)


def read_goals(s: Dreamscape, fields: Fields) -> None:
    tokens = [fields.place("tokens", name, s.agreed.box.token_ids) for name in fields.items("tokens")]
    slots = [
        NO_COLOUR if letter is None else fields.place("slots", letter, list(LETTERS[:SLOT_COLOURS]))
        for letter in fields.items("slots")
    ]
    coloured = [slot for slot in slots if slot != NO_COLOUR]
    if len(set(tokens)) != len(tokens) or len(tokens) > GOALS or len(slots) > len(tokens):
        raise bad("tokens")
    if len(set(coloured)) != len(coloured):
        raise bad("slots")
    for token, slot in zip(tokens, slots, strict=False):
        if s.agreed.box.tokens[token].colour_slot != (slot != NO_COLOUR):
            raise bad("slots")
    s.tokens = vec[i64](tokens)
    s.slots = vec[i64](slots)


# --- what is to be done, and whether it all fits ---


def read_steps(s: Dreamscape, fields: Fields) -> None:
    words = fields.texts("steps", fields.values["steps"])
    if words == [OVER]:
        s.over = True
        s.acting = NOBODY
        return
    if not AGENDAS.fullmatch(" ".join(words)) or [word for word in words if word not in STEPS]:
        raise bad(" ".join(words))
    steps: list[Step[Any, Any]] = [STEPS[word] for word in words]
    s.now = steps[0]
    s.agenda = agenda_of(steps[1:])


def check(s: Dreamscape) -> None:
    """Could these pieces lie there? Nothing is lost, and nothing is there twice."""
    started = len(s.order) == s.agreed.players
    if shards_there(s) != all_shards(s) or trees_there(s) != s.agreed.trees:
        raise BadNotation("position-impossible", {})
    if not started and (s.over or s.now is not STEPS["deal-seats"]):
        raise BadNotation("position-impossible", {})
    if s.over:
        return
    if s.agreed.nightmare != (s.haunted != NOWHERE) or not fits_step(s):
        raise BadNotation("position-impossible", {})
    s.acting = s.now.actor(s)
    if s.acting == NOBODY or (s.acting >= 0 and not s.now.legal(s)):
        raise BadNotation("position-impossible", {})  # nobody would be asked: no position waits like this


def fits_step(s: Dreamscape) -> bool:
    """Is there what the steps need: whose turn it is, the goals, a Dreamer on his way, cards to look at?"""
    names = [step.name for step in [s.now, *s.agenda.steps()]]
    if [name for name in names if name in OF_A_TURN] and not (s.turn and s.order[s.turn - 1] == s.seat):
        return False
    if not holds_fit(s, names[0]):
        return False
    if "deal-slots" in names:
        return "deal-tokens" in names or len(s.tokens) == GOALS
    if len(s.slots) < len(s.tokens) or (names[0] == "walk" and s.dreamer() == BESIDE_STUDIO):
        return False
    return bool(len(s.looked)) == names[0].startswith("keep") or names[0].startswith("look")


def holds_fit(s: Dreamscape, step: str) -> bool:
    """Shards lie between two places only while somebody puts them somewhere."""
    held = height_of(s.held)
    if step.startswith("next:"):
        return held + height_of(s.world[int(step[5:]) - 1]) <= LINE
    if step == "lay":
        return 1 <= held <= 2
    return held == (1 if step in ("gather:1", "retain") else 0)


OF_A_TURN: Final = ("wander", "sow", "create", "empty-hands", "keep-first")


def all_shards(s: Dreamscape) -> list[int]:
    counts = [int(count) for count in full_bag(s.agreed)]
    counts[PLAIN] = int(s.agreed.box.red) if s.agreed.nightmare else 0
    return counts


def shards_there(s: Dreamscape) -> list[int]:
    """How many shards of each colour there are, wherever they lie."""
    counts = [int(s.bag[colour]) for colour in range(COLOURS)]
    piles = [*s.world, *s.studios, s.held]
    for colour in range(COLOURS):
        counts[colour] += sum([int(count_in(pile, colour)) for pile in piles])
        counts[colour] += sum([int(s.hands[place]) for place in range(colour, len(s.hands), COLOURS)])
        counts[colour] += [int(stored) - 1 for stored in s.stored].count(colour)
        counts[colour] += [int(slot) for slot in s.slots].count(colour)
    counts[PLAIN] += int(s.pool) + bin(s.haunts).count("1")
    return counts


def trees_there(s: Dreamscape) -> int:
    return int(s.trees) + len([stack for stack in s.studios if stack & TREE])
