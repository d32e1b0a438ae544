"""Reading a position back: every field checked, so that only a table that could exist is set up."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.agenda import Step, agenda_of
from reverie.core.errors import BadNotation
from reverie.core.game import CHANCE, NOBODY, Json
from reverie.core.position import Fields, bad, split_position
from reverie.games.labyrinth.box.actions import (
    CHARACTER_IDS,
    EVENT_IDS,
    ITEM_IDS,
    KEY_IDS,
    NODE_NAMES,
    NODES,
    TILE_IDS,
    TRAP_IDS,
)
from reverie.games.labyrinth.box.content import GOLEM_CARDS, NONE
from reverie.games.labyrinth.box.options import OPTIONS, Agreement
from reverie.games.labyrinth.table.position import (
    CELL_NUMBERS,
    DOWN,
    EVER,
    ITEM_MASKS,
    NODE_NUMBERS,
    NUMBERS,
    ON_CARD,
    OVER,
    PUT_ASIDE,
    SEAT_MASKS,
    SEAT_NUMBERS,
    SEAT_ROWS,
    STEPS,
    UNKNOWN,
    UP,
    VIEWERS,
    looked_names,
    write_table,
)
from reverie.games.labyrinth.table.possible import is_possible
from reverie.games.labyrinth.table.table import (
    ASIDE,
    CARRIED,
    FACE_DOWN,
    FACE_UP,
    IN_POOL,
    NO_TILE,
    UNSEEN,
    Labyrinth,
    empty_table,
    lay,
)
from reverie.pieces.hexes import CELL_NAMES, SIDES

OFTEN: Final = 2**60  # above every mask


def unpack(packed: Json) -> Labyrinth:
    options, position = split_position(packed, OPTIONS)
    return read_table(position, Agreement(options))


def read_table(position: Json, agreed: Agreement) -> Labyrinth:
    """The table this position means; what it leaves out is as at the start. Raises BadNotation."""
    s = empty_table(agreed)
    fields = Fields(position, write_table(s), int(agreed.players))
    read_steps(s, fields)
    read_numbers(s, fields)
    read_seats(s, fields)
    read_board(s, fields)
    read_pieces(s, fields)
    read_pools(s, fields)
    read_dice(s, fields)
    finish(s)
    return s


def place_or_none(fields: Fields, name: str, value: Json, known: list[str]) -> int:
    return NONE if value is None else fields.place(name, value, known)


def read_steps(s: Labyrinth, fields: Fields) -> None:
    words = fields.texts("steps", fields.values["steps"])
    if words == [OVER]:
        s.over = True
        s.acting = NOBODY
        return
    if not words or [word for word in words if word not in STEPS]:
        raise bad(" ".join(words))
    steps: list[Step[Any, Any]] = [STEPS[word] for word in words]
    s.now = steps[0]
    s.agenda = agenda_of(steps[1:])


def read_numbers(s: Labyrinth, fields: Fields) -> None:
    for name, (least, most) in NUMBERS.items():
        setattr(s, name, fields.whole(name, fields.values[name], least, most))
    for name in SEAT_NUMBERS:
        value = fields.values[name]
        setattr(s, name, NONE if value is None else fields.whole(name, value, 1, fields.players) - 1)
    for name in NODE_NUMBERS:
        setattr(s, name, place_or_none(fields, name, fields.values[name], NODE_NAMES[:NODES]))
    for name in CELL_NUMBERS:
        setattr(s, name, place_or_none(fields, name, fields.values[name], CELL_NAMES))
    for name in ITEM_MASKS:
        setattr(s, name, fields.names(name, ITEM_IDS[: len(s.items)]))
    for name in SEAT_MASKS:
        signs: list[Json] = list(fields.text(name, fields.values[name]))
        setattr(s, name, fields.mask(name, signs, list(VIEWERS)))
    for place in ("seat", "tester", "fighter", "rival", "golem"):
        if getattr(s, place) == NONE:
            raise bad(place)


def read_seats(s: Labyrinth, fields: Fields) -> None:
    players = fields.players
    for name, (least, most) in SEAT_ROWS.items():
        row = getattr(s, name)
        for seat, value in enumerate(fields.for_each(name, players)):
            row[seat] = fields.whole(name, value, least, most)
    known = CHARACTER_IDS[: len(s.agreed.content.characters)]
    for seat, value in enumerate(fields.for_each("characters", players)):
        s.characters[seat] = place_or_none(fields, "characters", value, known)
    for seat, value in enumerate(fields.for_each("pawns", players)):
        s.pawns[seat] = fields.place("pawns", value, NODE_NAMES)
    for seat, value in enumerate(fields.for_each("came", players)):
        s.came[seat] = place_or_none(fields, "came", value, NODE_NAMES)
    for seat, words in enumerate(fields.for_each("sprung", players)):
        if not isinstance(words, list) or len(words) != 3:
            raise bad("sprung")
        for place, value in enumerate(words):
            s.sprung[3 * seat + place] = fields.whole("sprung", value, 0, OFTEN)


# --- the board ---


def read_board(s: Labyrinth, fields: Fields) -> None:
    known = TILE_IDS[: len(s.agreed.content.tiles)]
    for name, value in fields.mapping("tiles").items():
        cell = fields.place("tiles", name, CELL_NAMES)
        tile, _, turn = fields.text("tiles", value).partition(":")
        if s.tiles[cell] != NO_TILE or (tile == UNKNOWN and turn != DOWN):
            raise bad(name)
        kind = UNSEEN if tile == UNKNOWN else fields.place("tiles", tile, known)
        turned = FACE_DOWN if turn == DOWN else fields.place("tiles", turn, [str(number) for number in range(SIDES)])
        lay(s, cell, kind, turned)
        s.veiled += 1 if kind == UNSEEN else 0
    kinds = TRAP_IDS[: len(s.agreed.content.traps)]
    for name, value in fields.mapping("traps").items():
        node = fields.place("traps", name, NODE_NAMES[:NODES])
        trap, _, seen = fields.text("traps", value).partition(":")
        s.traps[node] = UNSEEN if trap == UNKNOWN else fields.place("traps", trap, kinds)
        s.shown[node] = FACE_UP if seen == UP else fields.mask("traps", list(seen), list(VIEWERS))
        if (s.traps[node] == UNSEEN) != (s.shown[node] == 0):
            raise bad(name)


def where(fields: Fields, name: str, text: str) -> int:
    if text.startswith("@"):
        return CARRIED + fields.seat(name, text[1:])
    return fields.place(name, text, NODE_NAMES[:NODES])


def read_pieces(s: Labyrinth, fields: Fields) -> None:
    keys = fields.mapping("keys")
    if set(keys) != set(KEY_IDS):
        raise bad("keys")
    for key, name in enumerate(KEY_IDS):
        text, _, dropper = fields.text("keys", keys[name]).partition(":")
        s.keys[key] = where(fields, "keys", text)
        s.droppers[key] = fields.seat("keys", dropper) if dropper else NONE
    known = ITEM_IDS[: len(s.items)]
    for name, value in fields.mapping("items").items():
        s.items[fields.place("items", name, known)] = where(fields, "items", fields.text("items", value))
    read_tokens(s, fields)


def read_tokens(s: Labyrinth, fields: Fields) -> None:
    firsts = s.agreed.content.first_token
    for name, places in fields.mapping("tokens").items():
        character = fields.place("tokens", name, CHARACTER_IDS[: len(s.agreed.content.characters)])
        if not isinstance(places, list) or len(places) != firsts[character + 1] - firsts[character]:
            raise bad("tokens")
        for place, value in enumerate(places):
            text = fields.text("tokens", value)
            spot = IN_POOL if text == ON_CARD else ASIDE if text == PUT_ASIDE else where(fields, "tokens", text)
            s.tokens[firsts[character] + place] = spot


# --- pools, dice ---


def read_pools(s: Labyrinth, fields: Fields) -> None:
    content = s.agreed.content
    s.event = place_or_none(fields, "event", fields.values["event"], EVENT_IDS[: len(content.events)])
    s.events_left = fields.names("events", EVENT_IDS[: len(content.events)])
    known = TILE_IDS[: len(content.tiles)]
    s.pool = fields.names("pool", known)
    for name in fields.items("under"):
        s.under = append(s.under, fields.place("under", name, known))
    unseen = fields.mapping("unseen")
    kinds = TRAP_IDS[: len(content.traps)]
    for name in unseen:
        fields.place("unseen", name, kinds)
    for kind, name in enumerate(kinds):
        s.unseen[kind] = fields.whole("unseen", unseen.get(name, 0), 0, int(content.traps[kind].count))
    deck = fields.mapping("golem_deck")
    for card, name in enumerate(GOLEM_CARDS):
        s.golem_deck[card] = fields.whole("golem_deck", deck.get(name, 0), 0, content.golem[card])
    names = looked_names(s)
    pieces = [fields.place("looked", name, names) for name in fields.items("looked")]
    s.looked = vec[i64](pieces)


def read_dice(s: Labyrinth, fields: Fields) -> None:
    faces = [str(face) for face in range(1, 7)]
    for roll, value in enumerate(fields.for_each("dice", len(s.dice))):
        text = fields.text("dice", value)
        if text:
            low, _, high = text.partition(" ")
            pair = (fields.place("dice", low, faces) + 1, fields.place("dice", high, faces) + 1)
            if pair[0] > pair[1]:
                raise bad("dice")
            s.dice[roll] = pair[0] + 8 * pair[1]
    for roll, value in enumerate(fields.for_each("extras", len(s.extras))):
        s.extras[roll] = fields.whole("extras", value, -EVER, EVER)
    for side, value in enumerate(fields.for_each("lasting", len(s.lasting))):
        s.lasting[side] = fields.whole("lasting", value, -EVER, EVER)


def finish(s: Labyrinth) -> None:
    """Could it all lie there, and does somebody have to act?"""
    if not is_possible(s):
        raise BadNotation("position-impossible", {})
    if s.over:
        return
    s.acting = s.now.actor(s)
    if s.acting == NOBODY or (s.acting == CHANCE and not s.now.odds(s)):
        raise BadNotation("position-impossible", {})
    if s.acting >= 0 and not s.now.legal(s):
        raise BadNotation("position-impossible", {})  # nobody would be asked: no position waits like this
