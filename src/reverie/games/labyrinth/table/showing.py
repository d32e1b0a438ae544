"""Shows a table to one viewer, field by field: players, cells, what lies on them, and the pools."""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.event import SPECTATOR
from reverie.games.labyrinth.box.actions import (
    CHARACTER_IDS,
    EVENT_IDS,
    FIRST_START,
    ITEM_IDS,
    KEY_IDS,
    NODE_NAMES,
    NODES,
    SEATS,
    SLOT_LETTERS,
    TILE_IDS,
    TOKENS_IDS,
    TRAP_IDS,
)
from reverie.games.labyrinth.box.content import (
    CENTRE_TILE,
    CORRIDORS,
    GATE,
    GOLEM_CARDS,
    KEY_TILE,
    NO_POWER,
    NONE,
    OVER,
    Ability,
)
from reverie.games.labyrinth.box.effects import A_FIGHT, A_TURN, GOLEM, TOKEN_KINDS
from reverie.games.labyrinth.maze.carrying import may_have_key
from reverie.games.labyrinth.maze.golem import WalkGolem
from reverie.games.labyrinth.maze.maze import across, adjacent, is_veiled
from reverie.games.labyrinth.maze.pools import tiles_left
from reverie.games.labyrinth.maze.walking import portals_from
from reverie.games.labyrinth.setup import DEAL_CHARACTERS, ROLL_FOR_START
from reverie.games.labyrinth.table.scenes import aiming, drawn, fight, test, tile_of
from reverie.games.labyrinth.table.table import (
    ASIDE,
    CARRIED,
    EVENT_TRIGGERED,
    FACE_DOWN,
    FACE_UP,
    GOLEM_MOVED,
    IN_POOL,
    LIVES,
    NO_TILE,
    NO_TRAP,
    UNSEEN,
    Labyrinth,
    Node,
    Seat,
)
from reverie.games.labyrinth.table.view import (
    LabyrinthAbility,
    LabyrinthCell,
    LabyrinthCorridor,
    LabyrinthGolem,
    LabyrinthItem,
    LabyrinthKey,
    LabyrinthPlayer,
    LabyrinthPools,
    LabyrinthSupply,
    LabyrinthToken,
    LabyrinthTrap,
    LabyrinthView,
)
from reverie.games.labyrinth.turn.chances import golem_need, test_chance, trap_chance
from reverie.games.labyrinth.turn.strengths import abilities_of, room_for_items
from reverie.pieces.bits import BIT
from reverie.pieces.hexes import CELL_NAMES, CELLS, SIDES

LAW: Final = "b"  # after the id of an event: its lasting rule


def show(s: Labyrinth, viewer: int) -> LabyrinthView:
    """Everything the viewer of this table is shown; what it may not know is not on the table any more."""
    seats = range(s.agreed.players)
    under_way = s.round > 0
    return {
        "viewer": None if viewer == SPECTATOR else viewer,
        "phase": phase(s),
        "round": int(s.round),
        "rounds": int(s.agreed.rounds),
        "seat": int(s.seat) if under_way else None,
        "actions": int(s.actions),
        "first": seat_or_nobody(s.first),
        "winner": seat_or_nobody(s.winner),
        "event": None if s.event == NONE else EVENT_IDS[s.event],
        "law": None if s.event == NONE else EVENT_IDS[s.event] + LAW,
        "golem_moved": s.used[s.seat] & GOLEM_MOVED != 0,
        "event_triggered": s.used[s.seat] & EVENT_TRIGGERED != 0,
        "players": [player(s, seat) for seat in seats],
        "cells": [cell_of(s, cell) for cell in range(CELLS) if s.tiles[cell] != NO_TILE],
        "golem": golem(s),
        "traps": [trap(s, node, viewer) for node in range(NODES) if s.traps[node] != NO_TRAP],
        "keys": [key_of(s, key) for key in range(SIDES)],
        "items": [item_of(s, item) for item in range(len(s.items)) if s.items[item] != IN_POOL],
        "tokens": [token_of(s, token) for token in range(len(s.tokens)) if s.tokens[token] >= 0],
        "pools": pools(s),
        "aiming": aiming(s),
        "drawn": drawn(s),
        "test": test(s),
        "fight": fight(s),
    }


def seat_or_nobody(seat: Seat) -> int | None:
    return None if seat == NONE else int(seat)


def phase(s: Labyrinth) -> Literal["characters", "start", "turn", "over"]:
    if s.over:
        return "over"
    if s.now is DEAL_CHARACTERS:
        return "characters"
    return "start" if s.now is ROLL_FOR_START else "turn"


# --- players ---


def player(s: Labyrinth, seat: int) -> LabyrinthPlayer:
    character: i64 = s.characters[seat]
    rolled = 0 if s.round else int(s.dice[seat])
    away = moves_from(s, seat) if character != NONE else vec[i64]([NONE] * NODES)
    return {
        "character": None if character == NONE else CHARACTER_IDS[character],
        "start": NODE_NAMES[s.start_of(seat)],
        "place": NODE_NAMES[s.pawns[seat]],
        "lives": int(s.lives[seat]),
        "lost": int(LIVES - s.lives[seat]),
        "lit": int(s.lit[seat]),
        "dark": int(s.dark[seat]),
        "dazes": int(s.dazes[seat]),
        "keys": [KEY_IDS[key] for key in range(SIDES) if s.keys[key] == CARRIED + seat],
        "items": [ITEM_IDS[item] for item in range(len(s.items)) if s.items[item] == CARRIED + seat],
        "room": 0 if character == NONE else int(room_for_items(s, seat)),
        "abilities": [] if character == NONE else abilities(s, seat),
        "tokens": supply(s, character),
        "moved": s.moved & (1 << seat) != 0,
        "roll": [rolled & 7, rolled >> 3] if rolled else [],
        "to_key": to_key(s, seat, away),
        "to_centre": reached(away, s.centre()),
        "golem_need": None if character == NONE else int(golem_need(s, seat)),
        "golem_chance": None if character == NONE else test_chance(s, seat, GOLEM, golem_need(s, seat), 1),
    }


def abilities(s: Labyrinth, seat: int) -> list[LabyrinthAbility]:
    character = CHARACTER_IDS[s.characters[seat]]
    return [
        ability_of(ability, character + SLOT_LETTERS[slot], s.used[seat] & (1 << slot) != 0)
        for slot, ability in enumerate(abilities_of(s, seat))
    ]


def ability_of(ability: Ability, what: str, used: bool) -> LabyrinthAbility:
    return {
        "what": what,
        "when": "turn" if ability.deed is not NO_POWER else "answer" if ability.answer is not NO_POWER else "always",
        "actions": int(ability.actions),
        "crystal": int(ability.crystal),
        "lives": int(ability.life),
        "token": int(ability.token),
        "often": "turn" if ability.often == A_TURN else "fight" if ability.often == A_FIGHT else "at-will",
        "used": used,
    }


def supply(s: Labyrinth, character: i64) -> LabyrinthSupply | None:
    if character == NONE or not s.agreed.content.characters[character].tokens.count:
        return None
    firsts = s.agreed.content.first_token
    places = [int(s.tokens[token]) for token in range(firsts[character], firsts[character + 1])]
    return {
        "what": TOKENS_IDS[character],
        "kind": TOKEN_KINDS[s.agreed.content.characters[character].tokens.kind],
        "count": len(places),
        "card": places.count(IN_POOL),
        "aside": places.count(ASIDE),
    }


# --- how far it is ---


def moves_from(s: Labyrinth, seat: int) -> vec[i64]:
    """How many Moves each corridor is away from a character, its portals counted; NONE is out of reach."""
    away = vec[i64]([NONE] * NODES)
    first: i64 = 0
    waiting = vec[i64]([s.pawns[seat]])
    if s.on_start(seat):
        waiting = vec[i64]([s.key_space(seat)])
        first = 1
    away[waiting[0]] = first
    at: i64 = 0
    while at < len(waiting):
        here: i64 = waiting[at]
        at += 1
        for there in neighbours(s, seat, here):
            if away[there] == NONE and not is_veiled(s, there):
                away[there] = away[here] + 1
                waiting = append(waiting, there)
    return away


def neighbours(s: Labyrinth, seat: int, node: Node) -> list[int]:
    return [int(there) for there in adjacent(s, node)] + portals_from(s, seat, node)


def reached(away: vec[i64], node: Node) -> int | None:
    return None if away[node] == NONE else int(away[node])


def to_key(s: Labyrinth, seat: int, away: vec[i64]) -> int | None:
    """The nearest key that lies where this seat may take it."""
    if s.keys_of(seat):
        return 0
    nearest: int | None = None
    for key in range(SIDES):
        if s.keys[key] < CARRIED and may_have_key(s, seat, key):
            moves = reached(away, s.keys[key])
            if moves is not None and (nearest is None or moves < nearest):
                nearest = moves
    return nearest


# --- the board ---


def cell_of(s: Labyrinth, cell: int) -> LabyrinthCell:
    tile: i64 = s.tiles[cell]
    down = s.turns[cell] == FACE_DOWN
    return {
        "cell": CELL_NAMES[cell],
        "kind": "down" if down else "centre" if tile == CENTRE_TILE else "key" if tile == KEY_TILE else "normal",
        "tile": TILE_IDS[tile] if 0 <= tile < CENTRE_TILE else None,
        "turn": 0 if down else int(s.turns[cell]),
        "bridge": (s.gates[cell] >> OVER) & GATE != 0,
        "corridors": corridors_of(s, cell),
        "number": int(s.turns[cell]) + 1 if tile == KEY_TILE else None,
        "start": NODE_NAMES[FIRST_START + s.turns[cell]] if tile == KEY_TILE else None,
    }


def corridors_of(s: Labyrinth, cell: int) -> list[LabyrinthCorridor]:
    """Face down, a tile is open to all sides (L-127)."""
    tile: i64 = s.tiles[cell]
    whole = tile >= CENTRE_TILE or s.turns[cell] == FACE_DOWN
    count = 1 if whole else len(s.agreed.content.tiles[tile].edges)
    return [corridor_of(s, CORRIDORS * cell + corridor) for corridor in range(count)]


def corridor_of(s: Labyrinth, node: int) -> LabyrinthCorridor:
    word: i64 = s.gates[node // CORRIDORS]
    edges = [edge for edge in range(SIDES) if (word >> (3 * edge)) & GATE == node % CORRIDORS + 1]
    return {"name": NODE_NAMES[node], "edges": edges, "leads": [place_or_none(across(s, node, edge)) for edge in edges]}


def place_or_none(node: Node) -> str | None:
    return None if node == NONE else NODE_NAMES[node]


def golem(s: Labyrinth) -> LabyrinthGolem:
    """L-75: on a walk its way back is barred; before one, the way it came in the turn before."""
    leader: int | None = None
    steps = 0
    barred: i64 = s.golem_from if s.golem_turn == s.turn - 1 else NONE
    for step in [s.now, *s.agenda.steps()]:
        if isinstance(step, WalkGolem):
            leader = int(step.seat)
            steps = int(step.steps)
            barred = s.golem_bar
            break
    return {"place": NODE_NAMES[s.golem], "barred": place_or_none(barred), "leader": leader, "steps": steps}


def trap(s: Labyrinth, node: int, viewer: int) -> LabyrinthTrap:
    kind: i64 = s.traps[node]
    shown: i64 = s.shown[node]
    return {
        "place": NODE_NAMES[node],
        "trap": None if kind == UNSEEN else TRAP_IDS[kind],
        "up": shown == FACE_UP,
        "seen": [seat for seat in range(s.agreed.players) if shown & (1 << seat)],
        "chance": None if kind == UNSEEN or viewer == SPECTATOR else trap_chance(s, viewer, kind),
    }


def lies_on(where: i64) -> str | None:
    return NODE_NAMES[where] if where < FIRST_START + SIDES else None


def held_by(where: i64) -> int | None:
    return int(where - CARRIED) if CARRIED <= where < CARRIED + SEATS else None


def key_of(s: Labyrinth, key: int) -> LabyrinthKey:
    return {
        "key": KEY_IDS[key],
        "place": lies_on(s.keys[key]),
        "carrier": held_by(s.keys[key]),
        "dropper": seat_or_nobody(s.droppers[key]),
    }


def item_of(s: Labyrinth, item: int) -> LabyrinthItem:
    return {
        "item": ITEM_IDS[item],
        "place": lies_on(s.items[item]),
        "carrier": held_by(s.items[item]),
        "used": s.used_items & BIT[item] != 0,
    }


def token_of(s: Labyrinth, token: int) -> LabyrinthToken:
    character: i64 = s.agreed.content.token_of[token]
    return {
        "token": TOKENS_IDS[character],
        "kind": TOKEN_KINDS[s.agreed.content.characters[character].tokens.kind],
        "owner": seat_or_nobody(s.seat_of(character)),
        "place": lies_on(s.tokens[token]),
        "bearer": held_by(s.tokens[token]),
    }


def pools(s: Labyrinth) -> LabyrinthPools:
    content = s.agreed.content
    return {
        "tiles": int(tiles_left(s)),
        "unseen": [tile_of(s, tile) for tile in range(len(content.tiles)) if s.pool & BIT[tile]],
        "under": [tile_of(s, int(tile)) for tile in s.under],
        "traps": int(s.traps_left()) - hidden_traps(s),
        "traps_unseen": {TRAP_IDS[kind]: int(count) for kind, count in enumerate(s.unseen) if count},
        "items": [ITEM_IDS[item] for item in range(len(s.items)) if s.items[item] == IN_POOL],
        "cards": {card: int(s.golem_deck[kind]) for kind, card in enumerate(GOLEM_CARDS) if s.golem_deck[kind]},
        "events": [EVENT_IDS[event] for event in range(len(content.events)) if s.events_left & BIT[event]],
    }


def hidden_traps(s: Labyrinth) -> int:
    """Those somebody else looks at now: they are out of the pool, but this viewer does not know which they are."""
    return len([piece for piece in s.looked if piece == UNSEEN])
