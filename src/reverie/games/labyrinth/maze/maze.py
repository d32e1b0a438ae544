"""The maze as a graph: which corridors are adjacent, how far apart, and whether a tile would close the last way.

L-29 to L-32, L-37 to L-41, L-43, L-53. Every empty cell and every face-down tile counts as open to all six sides when
one asks whether the centre and the keys can still be reached.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.games.labyrinth.box.actions import FIRST_START, NODES
from reverie.games.labyrinth.box.content import CENTRE_TILE, CORRIDORS, GATE, NONE, OVER, UNDER
from reverie.games.labyrinth.table.table import FACE_DOWN, NO_TILE, Cell, Labyrinth, Node, Seat
from reverie.pieces.hexes import BESIDE, CELLS, CORNERS, OFF, SIDES, opposite

TERMINALS: Final = 7  # the centre and six keys


def across(s: Labyrinth, node: Node, edge: i64) -> Node:
    """The adjacent corridor over an edge, or NONE (L-39)."""
    cell: i64 = node // CORRIDORS
    if (s.gates[cell] >> (3 * edge)) & GATE != node % CORRIDORS + 1:
        return NONE
    beside: i64 = BESIDE[cell * SIDES + edge]
    if beside == OFF or s.tiles[beside] == NO_TILE:
        return NONE
    gate: i64 = (s.gates[beside] >> (3 * opposite(edge))) & GATE
    return CORRIDORS * beside + gate - 1 if gate else NONE


def adjacent(s: Labyrinth, node: Node) -> vec[i64]:
    """The corridors a Move can lead to, each once; start spaces are no corridors (L-76)."""
    found = vec[i64]()
    if node >= FIRST_START:
        return append(found, CORRIDORS * CORNERS[node - FIRST_START])
    edge: i64 = 0
    while edge < SIDES:
        other = across(s, node, edge)
        if other != NONE and other not in found:
            found = append(found, other)
        edge += 1
    return found


def edge_towards(s: Labyrinth, node: Node, cell: Cell) -> i64:
    """The edge of `cell` over which one comes in from an adjacent corridor."""
    edge: i64 = 0
    while edge < SIDES:
        if BESIDE[node // CORRIDORS * SIDES + edge] == cell and across(s, node, edge) != NONE:
            return opposite(edge)
        edge += 1
    return NONE


def is_veiled(s: Labyrinth, node: Node) -> bool:
    """Does the tile of this corridor lie face down?"""
    return node < NODES and s.turns[node // CORRIDORS] == FACE_DOWN and s.tiles[node // CORRIDORS] != NO_TILE


def is_normal(s: Labyrinth, cell: Cell) -> bool:
    """L-34, L-35: a normal tile that lies face up."""
    return s.tiles[cell] != NO_TILE and s.tiles[cell] < CENTRE_TILE and s.turns[cell] != FACE_DOWN


def exists(s: Labyrinth, node: Node) -> bool:
    """Is there such a corridor, on a tile that lies face up?"""
    cell: i64 = node // CORRIDORS
    if s.tiles[cell] == NO_TILE or s.turns[cell] == FACE_DOWN:
        return False
    if s.tiles[cell] >= CENTRE_TILE:
        return node % CORRIDORS == 0
    return node % CORRIDORS < len(s.agreed.content.tiles[s.tiles[cell]].edges)


def bridge_partner(s: Labyrinth, node: Node) -> Node:
    """L-53: the corridor on the other end of a jump, or NONE."""
    if node >= FIRST_START:
        return NONE
    cell: i64 = node // CORRIDORS
    word: i64 = s.gates[cell]
    over: i64 = (word >> OVER) & GATE
    if not over:
        return NONE
    under: i64 = (word >> UNDER) & GATE
    corridor: i64 = node % CORRIDORS + 1
    if corridor == over:
        return CORRIDORS * cell + under - 1
    return CORRIDORS * cell + over - 1 if corridor == under else NONE


def is_above(s: Labyrinth, node: Node) -> bool:
    """Is it the corridor on the bridge?"""
    return (s.gates[node // CORRIDORS] >> OVER) & GATE == node % CORRIDORS + 1


def distances(s: Labyrinth, node: Node, reach: i64) -> vec[i64]:
    """How many Moves away each corridor is, up to `reach`; NONE is further. Face-down tiles are not passed."""
    away = vec[i64]([NONE] * NODES)
    if node >= FIRST_START:
        return away
    away[node] = 0
    waiting = vec[i64]([node])
    at: i64 = 0
    while at < len(waiting):
        here: i64 = waiting[at]
        at += 1
        if away[here] == reach:
            continue
        edge: i64 = 0
        while edge < SIDES:
            there = across(s, here, edge)
            if there != NONE and away[there] == NONE and not is_veiled(s, there):
                away[there] = away[here] + 1
                waiting = append(waiting, there)
            edge += 1
    return away


# --- the last way (L-30 to L-32) ---


def touches(s: Labyrinth, cell: Cell) -> bool:
    """L-29: does another tile lie beside this cell?"""
    edge: i64 = 0
    while edge < SIDES:
        beside: i64 = BESIDE[cell * SIDES + edge]
        if beside != OFF and s.tiles[beside] != NO_TILE:
            return True
        edge += 1
    return False


def terminal(s: Labyrinth, place: i64) -> Node:
    return s.centre() if place == SIDES else CORRIDORS * CORNERS[place]


def flood(s: Labyrinth, start: Node, label: i64, without: Cell, labels: vec[i64], stack: vec[i64]) -> None:
    """Label everything that is connected with a corridor, bridges counted (L-32), as if a cell were solid rock."""
    labels[start] = label
    stack[0] = start
    height: i64 = 1
    while height:
        height -= 1
        node: i64 = stack[height]
        cell: i64 = node // CORRIDORS
        corridor: i64 = node - CORRIDORS * cell + 1
        word: i64 = s.gates[cell]
        edge: i64 = 0
        while edge < SIDES:
            if (word >> (3 * edge)) & GATE == corridor:
                beside: i64 = BESIDE[cell * SIDES + edge]
                if beside != OFF and beside != without:
                    gate: i64 = (s.gates[beside] >> (3 * opposite(edge))) & GATE
                    if gate and not labels[CORRIDORS * beside + gate - 1]:
                        labels[CORRIDORS * beside + gate - 1] = label
                        stack[height] = CORRIDORS * beside + gate - 1
                        height += 1
            edge += 1
        over: i64 = (word >> OVER) & GATE
        under: i64 = (word >> UNDER) & GATE
        if over and corridor in (over, under):
            partner: i64 = CORRIDORS * cell + over + under - corridor - 1
            if not labels[partner]:
                labels[partner] = label
                stack[height] = partner
                height += 1


def keys_reached(s: Labyrinth) -> i64:
    """How many keys are connected with the centre as the board lies."""
    labels = vec[i64]([0] * NODES)
    flood(s, s.centre(), 1, NONE, labels, vec[i64]([0] * NODES))
    reached: i64 = 0
    for corner in CORNERS:
        reached += labels[CORRIDORS * corner]
    return reached


def is_whole(s: Labyrinth) -> bool:
    return keys_reached(s) == SIDES


def good_turns(s: Labyrinth, cell: Cell, tile: i64, turns: i64) -> i64:
    """Those of the turns in which a tile may lie on a cell, a bit each; what lies there now does not count."""
    if s.agreed.local:
        return locally_good(s, cell, tile, turns)
    labels = vec[i64]([0] * NODES)
    stack = vec[i64]([0] * NODES)
    wanted: i64 = 0
    label: i64 = 0
    place: i64 = 0
    while place < TERMINALS:
        node = terminal(s, place)
        if not labels[node]:
            label += 1
            flood(s, node, label, cell, labels, stack)
        wanted |= 1 << labels[node]
        place += 1
    if wanted & (wanted - 1) == 0:
        return turns  # all are connected without this cell
    return joining(s, cell, tile, turns, wanted, label, labels, stack)


def joining(
    s: Labyrinth, cell: Cell, tile: i64, turns: i64, wanted: i64, label: i64, labels: vec[i64], stack: vec[i64]
) -> i64:
    """The turns that connect all wanted labels: the parts of the maze meet in the corridors of the tile."""
    beside_labels = vec[i64]([0] * SIDES)  # which part lies over each edge, a bit
    edge: i64 = 0
    while edge < SIDES:
        beside: i64 = BESIDE[cell * SIDES + edge]
        if beside != OFF:
            gate: i64 = (s.gates[beside] >> (3 * opposite(edge))) & GATE
            if gate:
                node: i64 = CORRIDORS * beside + gate - 1
                if not labels[node]:
                    label += 1
                    flood(s, node, label, cell, labels, stack)
                beside_labels[edge] = 1 << labels[node]
        edge += 1
    good: i64 = 0
    turn: i64 = 0
    while turn < SIDES:
        if turns & (1 << turn) and joins(s.agreed.content.gates[tile * SIDES + turn], beside_labels, wanted):
            good |= 1 << turn
        turn += 1
    return good


def joins(word: i64, beside: vec[i64], wanted: i64) -> bool:
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    edge: i64 = 0
    while edge < SIDES:
        corridor: i64 = (word >> (3 * edge)) & GATE
        if corridor == 1:
            one |= beside[edge]
        elif corridor == 2:
            two |= beside[edge]
        elif corridor == 3:
            three |= beside[edge]
        edge += 1
    if one & two or word >> OVER:
        one |= two
        two = 0
    if one & three:
        one |= three
        three = 0
    if two & three:
        two |= three
    if one & two:
        one |= two
    return wanted & ~one == 0 or wanted & ~two == 0 or wanted & ~three == 0


def locally_good(s: Labyrinth, cell: Cell, tile: i64, turns: i64) -> i64:
    """The other reading of L-30 and L-31: each centre and key tile keeps one edge that is not walled up."""
    good: i64 = 0
    for turn in range(SIDES):
        if turns & (1 << turn):
            word = s.agreed.content.gates[tile * SIDES + turn]
            if all([has_way(s, terminal(s, place), cell, word) for place in range(TERMINALS)]):
                good |= 1 << turn
    return good


def has_way(s: Labyrinth, node: Node, cell: Cell, word: i64) -> bool:
    """Is an edge of this corridor open, if a tile lies on `cell` as `word` says?"""
    here = node // CORRIDORS
    for edge in range(SIDES):
        if (s.gates[here] >> (3 * edge)) & GATE == 1:
            beside = BESIDE[here * SIDES + edge]
            if beside != OFF:
                gates = word if beside == cell else s.gates[beside]
                if (gates >> (3 * opposite(edge))) & GATE:
                    return True
    return False


def cut_off(s: Labyrinth, cell: Cell, tile: i64, turn: i64) -> list[int]:
    """The keys to which a tile that lies so would close the last way, from 0; SIDES is the centre itself."""
    word = s.agreed.content.gates[tile * SIDES + turn]
    if s.agreed.local:
        return [place for place in range(TERMINALS) if not has_way(s, terminal(s, place), cell, word)]
    kept: i64 = s.gates[cell]
    s.gates[cell] = word
    labels = vec[i64]([0] * NODES)
    flood(s, s.centre(), 1, NONE, labels, vec[i64]([0] * NODES))
    s.gates[cell] = kept
    return [key for key in range(SIDES) if not labels[CORRIDORS * CORNERS[key]]]


def place_turns(s: Labyrinth, cell: Cell, tile: i64) -> i64:
    """The different ways a drawn tile may be laid on a cell, a bit for each turn."""
    if s.tiles[cell] != NO_TILE or not touches(s, cell):
        return 0
    return good_turns(s, cell, tile, s.agreed.content.turns[tile])


def other_turns(s: Labyrinth, cell: Cell) -> i64:
    """L-36: how a normal tile without pawns may be rotated to another position, a bit for each turn."""
    if not is_normal(s, cell) or s.pawn_on(cell):
        return 0
    tile: i64 = s.tiles[cell]
    turns: i64 = 0
    turn: i64 = 0
    while turn < SIDES:
        if s.agreed.content.gates[tile * SIDES + turn] != s.gates[cell]:
            turns |= 1 << turn
        turn += 1
    return good_turns(s, cell, tile, turns) if turns else 0


def fits_somewhere(s: Labyrinth, tile: i64) -> bool:
    """Has a drawn tile a legal place, on the site if only one is allowed?"""
    cell: i64 = 0
    while cell < CELLS:
        if (s.site == NONE or s.site == cell) and place_turns(s, cell, tile):
            return True
        cell += 1
    return False


def can_shift_walls(s: Labyrinth) -> bool:
    cell: i64 = 0
    while cell < CELLS:
        if other_turns(s, cell):
            return True
        cell += 1
    return False


def seats_within(s: Labyrinth, seat: Seat, reach: i64) -> i64:
    """The other characters at most so many corridors away, a bit each."""
    away = distances(s, s.pawns[seat], reach)
    found: i64 = 0
    other: i64 = 0
    while other < s.agreed.players:
        if other != seat and not s.on_start(other) and away[s.pawns[other]] != NONE:
            found |= 1 << other
        other += 1
    return found
