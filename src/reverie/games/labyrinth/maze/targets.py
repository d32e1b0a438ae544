"""At whom or what abilities, items and events can be aimed. L-27, L-35, L-36, L-105, L-109."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.labyrinth.box.actions import NODES, ONS, TOS, Deed
from reverie.games.labyrinth.box.content import CENTRE_TILE, CORRIDORS, NONE, Power
from reverie.games.labyrinth.box.effects import (
    BURN,
    DOUBLE,
    DUEL,
    FORBID_DAZED,
    GALE,
    GIVE,
    HEAL_EITHER,
    HELLFIRE,
    ILLUSION,
    LANTERN,
    LAY,
    MIRAGE,
    NET,
    REBUILD,
    SEAL,
    SET_TRAP,
    SHIFT_TRAP,
    SUMMON,
    TELEPORT,
    UNSEAL,
    VORTEX,
    WOUND_ONE,
)
from reverie.games.labyrinth.maze.building import empty_sites, removable, swappable
from reverie.games.labyrinth.maze.maze import adjacent, distances, exists, is_veiled, seats_within
from reverie.games.labyrinth.maze.pools import tiles_left
from reverie.games.labyrinth.maze.traps import trap_places
from reverie.games.labyrinth.table.table import (
    CARRIED,
    FACE_UP,
    LIVES,
    NO_TRAP,
    Labyrinth,
    Node,
    Seat,
)
from reverie.games.labyrinth.turn.strengths import has_power, token_at
from reverie.pieces.hexes import distance


def targets(s: Labyrinth, power: Power) -> list[Deed]:
    """What the effect can be aimed at by the active player; nothing for one that needs no aim."""
    effect = power.effect
    seat = s.seat
    if effect in (GIVE, DOUBLE):
        return at_seats(s, seats_within(s, seat, power.reach) & (~bearers(s, seat) if effect == GIVE else -1))
    if effect in (NET, DUEL):
        return at_seats(s, duel_targets(s, seat, effect))
    if effect == HEAL_EITHER:
        return at_seats(s, hurt(s, s.others_at(s.pawns[seat], seat) | (1 << seat)))
    if effect == WOUND_ONE:
        return at_seats(s, (1 << s.agreed.players) - 1)
    if effect == GALE:
        return at_seats(s, movable(s, seat))
    if effect == REBUILD:
        return removable(s) if tiles_left(s) else []
    if effect == VORTEX:
        return swappable(s)
    if effect == ILLUSION:
        return empty_sites(s) if tiles_left(s) else []
    if effect == SET_TRAP:
        return trap_places(s, seat) if s.traps_left() > 0 else []
    return [TOS[node] for node in corridors_aimed_at(s, power)]


def at_seats(s: Labyrinth, seats: i64) -> list[Deed]:
    return [ONS[seat] for seat in range(s.agreed.players) if seats & (1 << seat)]


def bearers(s: Labyrinth, seat: Seat) -> i64:
    """Who bears a token of this seat's character already."""
    found: i64 = 0
    for other in range(s.agreed.players):
        if token_at(s, s.characters[seat], CARRIED + other) != NONE:
            found |= 1 << other
    return found


def duel_targets(s: Labyrinth, seat: Seat, effect: i64) -> i64:
    """Others on one's own corridor or an adjacent one; who spares the dazed does not fight them."""
    found = seats_within(s, seat, 1)
    if effect == DUEL and has_power(s, seat, FORBID_DAZED):
        for other in range(s.agreed.players):
            if s.dazes[other]:
                found &= ~(1 << other)
    return found


def hurt(s: Labyrinth, seats: i64) -> i64:
    for seat in range(s.agreed.players):
        if s.lives[seat] == LIVES:
            seats &= ~(1 << seat)
    return seats


def movable(s: Labyrinth, seat: Seat) -> i64:
    """Other characters that stand in the maze with a way to go."""
    found: i64 = 0
    for other in range(s.agreed.players):
        if other != seat and not s.on_start(other) and len(adjacent(s, s.pawns[other])):
            found |= 1 << other
    return found


def corridors_aimed_at(s: Labyrinth, power: Power) -> list[int]:
    effect = power.effect
    seat = s.seat
    if effect == LAY:
        return token_places(s, seat, power.reach)
    if effect in (BURN, UNSEAL):
        return own_tokens(s, seat, power)
    if effect == SUMMON:
        ways = adjacent(s, s.pawns[seat])
        return [int(node) for node in ways if not s.anybody_at(node) and not is_veiled(s, node)]
    if effect == TELEPORT:
        return [node for node in range(NODES) if can_teleport(s, seat, node, power.reach)]
    if effect == LANTERN:
        known = 1 << seat
        ways = adjacent(s, s.pawns[seat])
        return [int(node) for node in ways if s.traps[node] != NO_TRAP and not s.shown[node] & known]
    if effect == MIRAGE:
        up = [node for node in range(NODES) if s.traps[node] != NO_TRAP and s.shown[node] == FACE_UP]
        return up if face_down_traps(s) else []
    if effect == SHIFT_TRAP:
        away = distances(s, s.pawns[seat], power.reach)
        return [node for node in range(NODES) if away[node] != NONE and s.traps[node] != NO_TRAP and landings(s, node)]
    return []


def token_places(s: Labyrinth, seat: Seat, reach: i64) -> list[int]:
    """Corridors near enough, not on the centre, a key or a start, without such a token; some want no characters."""
    character = s.characters[seat]
    kind = s.agreed.content.characters[character].tokens.kind
    away = distances(s, s.pawns[seat], reach)
    found: list[int] = []
    for node in range(NODES):
        if away[node] == NONE or s.tiles[node // CORRIDORS] >= CENTRE_TILE or token_at(s, character, node) != NONE:
            continue
        if not (kind in (HELLFIRE, SEAL) and s.anybody_at(node)):
            found.append(node)
    return found


def own_tokens(s: Labyrinth, seat: Seat, power: Power) -> list[int]:
    """Where tokens of one's own character lie; some have to be near."""
    found: list[int] = []
    near = distances(s, s.pawns[seat], power.reach) if power.effect == UNSEAL else vec[i64]()
    for node in range(NODES):
        if token_at(s, s.characters[seat], node) != NONE and (power.effect == BURN or near[node] != NONE):
            found.append(node)
    return found


def can_teleport(s: Labyrinth, seat: Seat, node: Node, reach: i64) -> bool:
    here = s.pawns[seat]
    if here >= NODES or not exists(s, node) or node == s.centre() or node == here:
        return False
    return distance(here // CORRIDORS, node // CORRIDORS) <= reach


def face_down_traps(s: Labyrinth) -> list[int]:
    return [node for node in range(NODES) if s.traps[node] != NO_TRAP and s.shown[node] != FACE_UP]


def landings(s: Labyrinth, node: Node) -> list[int]:
    """Adjacent corridors to which a trap can be moved: without trap and characters, not the centre."""
    return [
        int(other)
        for other in adjacent(s, node)
        if exists(s, other) and other != s.centre() and s.traps[other] == NO_TRAP and not s.anybody_at(other)
    ]
