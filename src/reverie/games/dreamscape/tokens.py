"""The Dream tokens: eleven kinds of goals, scored at the end. D-42, D-62 to D-69."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.event import Facts
from reverie.games.dreamscape.board import BESIDE, BESIDE_BITS, SPACES, Space, distance
from reverie.games.dreamscape.shards import (
    LETTERS,
    NIGHTMARE,
    NO_COLOUR,
    NO_STACK,
    TREE,
    Colour,
    count_in,
    height_of,
    is_mountain,
    top_of,
)
from reverie.games.dreamscape.table import BESIDE_STUDIO, COMPLETED, Dreamscape, Seat, reds_in

Spaces: TypeAlias = i64  # a bit for each space


def score_tokens(s: Dreamscape) -> None:
    """D-62: everybody who fulfils a token scores it, ties included."""
    for place in range(len(s.tokens)):
        points = token_points(s, int(s.tokens[place]), s.slots[place])
        for seat in range(s.agreed.players):
            if points[seat]:
                s.seat = seat
                if s.events is not None:
                    s.say("token", token_facts(s, place))
                s.score(points[seat], "D-62")


def token_facts(s: Dreamscape, place: int) -> Facts:
    """A token by its id, what it asks for, and the colour in its slot."""
    token = s.agreed.box.tokens[s.tokens[place]]
    facts: Facts = {"token": token.id, "goal": token.kind}
    if place < len(s.slots) and s.slots[place] != NO_COLOUR:
        facts["colour"] = LETTERS[s.slots[place]]
    return facts


def token_points(s: Dreamscape, token: int, colour: Colour) -> vec[i64]:
    """What a token brings each seat as things stand."""
    return points_for(s, token, token_values(s, token, colour))


def token_values(s: Dreamscape, token: int, colour: Colour) -> vec[i64]:
    """What a token counts for each seat."""
    values = vec[i64]()
    for seat in range(s.agreed.players):
        values = append(values, value(s, seat, s.agreed.box.tokens[token].kind, colour))
    return values


def points_for(s: Dreamscape, token: int, values: vec[i64]) -> vec[i64]:
    """What these counts bring."""
    kind = s.agreed.box.tokens[token].kind
    worth: i64 = s.agreed.box.tokens[token].points
    points = vec[i64]()
    for held in values:
        if kind == "scale_of_colour":
            points = append(points, on_scale(s.agreed.box.tokens[token].scale, held))
        elif kind == "dreamer_group":
            points = append(points, held * worth)
        elif kind == "no_nightmare":
            points = append(points, 0 if held else worth)
        else:
            enough: bool = held > 0 or s.agreed.nothing_is_enough or kind == "fewest_empty"
            points = append(points, worth if enough and held == highest(values) else 0)
    return points


def on_scale(scale: list[int], count: i64) -> i64:
    return scale[count] if count < len(scale) else scale[len(scale) - 1]


def highest(values: vec[i64]) -> i64:
    most: i64 = 0
    for held in values:
        if held > most:
            most = held
    return most


def value(s: Dreamscape, seat: Seat, kind: str, colour: Colour) -> i64:
    """What a token counts: the more the better, but for nightmares. Below zero is less than nothing (D-62)."""
    if kind == "most_cards":
        return s.cards_of(seat, COMPLETED)
    if kind == "dreamer_farthest":  # D-67; beside the Studio he is not even at the entry
        dreamer = s.dreamers[seat]
        return BESIDE_STUDIO if dreamer == BESIDE_STUDIO else distance(s.agreed.box.entry, dreamer)
    if kind == "no_nightmare":
        return reds_in(s, seat)
    if kind == "longest_path":
        return longest_path(s, seat, colour)
    if kind == "dreamer_group":
        return dreamer_group(s, seat, colour)
    count: i64 = 0
    for space in range(SPACES):
        stack = s.studios[seat * SPACES + space]
        if stack != NO_STACK:
            count += value_of_stack(s, stack, kind, colour)
    return count


def value_of_stack(s: Dreamscape, stack: i64, kind: str, colour: Colour) -> i64:
    """D-63: a tree counts as one more shard of the colour it stands on."""
    tree: i64 = 1 if stack & TREE else 0
    height: i64 = height_of(stack) + (tree if s.agreed.trees_are_high else 0)
    if kind == "most_two_stacks":
        return 1 if height == 2 else 0
    if kind == "most_shards":  # D-64
        return height_of(stack) + tree
    if kind == "fewest_empty":  # D-68
        return 0 if top_of(stack) == NIGHTMARE else 1
    if kind == "most_single_spaces":  # D-69
        return 1 if height == 1 and top_of(stack) == colour else 0
    return count_in(stack, colour) + (tree if top_of(stack) == colour else 0)


# --- paths and groups of top shards ---


def weight(s: Dreamscape, seat: Seat, space: Space) -> i64:
    return 2 if s.studios[seat * SPACES + space] & TREE else 1


def tops(s: Dreamscape, seat: Seat, colour: Colour) -> Spaces:
    """The spaces whose top shard has this colour."""
    spaces: i64 = 0
    for space in range(SPACES):
        if top_of(s.studios[seat * SPACES + space]) == colour:
            spaces |= 1 << space
    return spaces


def group_from(spaces: Spaces, start: Space) -> Spaces:
    """All of these spaces that hang together with one of them."""
    group: i64 = 1 << start
    grown: i64 = 0
    while group != grown:
        grown = group
        for space in range(SPACES):
            if spaces & (1 << space) and BESIDE_BITS[space] & grown:
                group |= 1 << space
    return group


def weight_of(s: Dreamscape, seat: Seat, spaces: Spaces) -> i64:
    total: i64 = 0
    for space in range(SPACES):
        if spaces & (1 << space):
            total += weight(s, seat, space)
    return total


def longest_path(s: Dreamscape, seat: Seat, colour: Colour) -> i64:
    """D-65: the longest way without branches; the largest group where that was agreed on."""
    spaces = tops(s, seat, colour)
    longest: i64 = 0
    for space in range(SPACES):
        if spaces & (1 << space):
            group = group_from(spaces, space)
            whole = weight_of(s, seat, group)
            if whole > longest:
                length = whole if s.agreed.paths_branch else path_from(s, seat, group, space, whole)
                if length > longest:
                    longest = length
    return longest


def path_from(s: Dreamscape, seat: Seat, left: Spaces, here: Space, most: i64) -> i64:
    """The longest way from here over spaces that are left; `most` ends the search, for there is no longer one."""
    left &= ~(1 << here)
    own = weight(s, seat, here)
    longest: i64 = 0
    for there in BESIDE[here]:
        if left & (1 << there):
            length = path_from(s, seat, left, there, most - own)
            if length > longest:
                longest = length
            if own + longest >= most:
                break
    return own + longest


def dreamer_group(s: Dreamscape, seat: Seat, colour: Colour) -> i64:
    """D-66: every group that holds or touches the Dreamer's space; twice as much on a Mountain."""
    dreamer = s.dreamers[seat]
    if dreamer == BESIDE_STUDIO:
        return 0
    spaces = tops(s, seat, colour)
    near: i64 = (BESIDE_BITS[dreamer] | (1 << dreamer)) & spaces
    groups: i64 = 0
    for space in range(SPACES):
        if near & (1 << space):
            groups |= group_from(spaces, space)
    total = weight_of(s, seat, groups)
    return 2 * total if is_mountain(s.studios[seat * SPACES + dreamer]) else total
