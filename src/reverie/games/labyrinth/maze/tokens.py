"""Ability tokens on corridors: fire, tornado, portals and seals. L-47, L-51, L-116."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.labyrinth.box.actions import (
    KEEPS,
    OF_CHARACTERS,
    SEATS,
    TOKENS_IDS,
    TOS,
    Deed,
)
from reverie.games.labyrinth.box.content import MOST_CHARACTERS, NONE
from reverie.games.labyrinth.box.effects import HELLFIRE, OTHER, PORTAL, SEAL, TORNADO
from reverie.games.labyrinth.maze.maze import adjacent
from reverie.games.labyrinth.maze.moving import count_as_moved, enter, move_away
from reverie.games.labyrinth.table.table import IN_POOL, Labyrinth, Node, Seat, lowest
from reverie.games.labyrinth.turn.answers import begin_test
from reverie.games.labyrinth.turn.dice import has_failed
from reverie.games.labyrinth.turn.harm import lose
from reverie.pieces.bits import BIT


def acting_tokens(s: Labyrinth, seat: Seat) -> i64:
    """Tokens of other characters here that act on who enters and have not yet done so; a bit for each character."""
    found: i64 = 0
    token: i64 = 0
    count: i64 = len(s.tokens)
    while token < count:
        if s.tokens[token] == s.pawns[seat] and not s.sprung[3 * seat + 2] & BIT[token]:
            character: i64 = s.agreed.content.token_of[token]
            kind: i64 = s.agreed.content.characters[character].tokens.kind
            if character != s.characters[seat] and kind in (HELLFIRE, TORNADO, PORTAL):
                found |= BIT[character]
        token += 1
    return found


def token_here(s: Labyrinth, character: i64, node: Node) -> i64:
    firsts = s.agreed.content.first_token
    token: i64 = firsts[character]
    while token < firsts[character + 1]:
        if s.tokens[token] == node:
            return token
        token += 1
    return NONE


@final
class MeetTokens(Step[Labyrinth, Deed]):
    """One after the other, in the order the active player chooses, whoever it is that they act on (L-47)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"tokens:{seat + 1}")
        self.seat: Final = seat

    def actor(self, s: Labyrinth) -> i64:
        found = acting_tokens(s, self.seat)
        return s.seat if found & (found - 1) else NOBODY

    def run(self, s: Labyrinth) -> None:
        found = acting_tokens(s, self.seat)
        if found:
            self.meet(s, lowest(found))

    def legal(self, s: Labyrinth) -> list[Deed]:
        found = acting_tokens(s, self.seat)
        return [KEEPS[OF_CHARACTERS + place] for place in range(MOST_CHARACTERS) if found & (1 << place)]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        self.meet(s, action.what - OF_CHARACTERS)

    def meet(self, s: Labyrinth, character: i64) -> None:
        seat = self.seat
        s.then(self)
        token = token_here(s, character, s.pawns[seat])
        s.sprung[3 * seat + 2] = s.sprung[3 * seat + 2] | BIT[token]
        tokens = s.agreed.content.characters[character].tokens
        s.tell_what("token", seat, TOKENS_IDS[character])
        if tokens.kind == HELLFIRE:
            s.then(BURNT[seat][min(4, tokens.by)])
            begin_test(s, seat, OTHER, 1, tokens.at)
        elif tokens.kind == TORNADO:
            s.tokens[token] = IN_POOL
            if len(adjacent(s, s.pawns[seat])):
                s.then(WHIRLED[owner_of(s, character, seat)][seat])
        elif other_portals(s, character, s.pawns[seat]):
            s.then(CAST[owner_of(s, character, seat)][seat])
            begin_test(s, seat, OTHER, 1, tokens.at)

    def ask(self, s: Labyrinth) -> Question:
        return Question("token-order", "L-47", int(s.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-47"


def owner_of(s: Labyrinth, character: i64, seat: Seat) -> Seat:
    """Who plays the character of a token; where nobody does, whoever meets it decides (L-116)."""
    owner = s.seat_of(character)
    return seat if owner == NONE else owner


def other_portals(s: Labyrinth, character: i64, node: Node) -> bool:
    firsts = s.agreed.content.first_token
    token: i64 = firsts[character]
    while token < firsts[character + 1]:
        if s.tokens[token] >= 0 and s.tokens[token] != node and s.tokens[token] < FIRST_CARRIED:
            return True
        token += 1
    return False


FIRST_CARRIED: Final = 200


@final
class Burnt(Step[Labyrinth, Deed]):
    def __init__(self, seat: i64, lives: i64) -> None:
        super().__init__(f"burnt:{seat + 1}:{lives}")
        self.seat: Final = seat
        self.lives: Final = lives

    def run(self, s: Labyrinth) -> None:
        if has_failed(s):
            lose(s, self.seat, self.lives)


class Transfer(Step[Labyrinth, Deed]):
    """One player moves the character of another."""

    def __init__(self, name: str, seat: i64, other: i64) -> None:
        super().__init__(f"{name}:{seat + 1}:{other + 1}")
        self.seat: Final = seat
        self.other: Final = other


@final
class Whirled(Transfer):
    """A tornado: to an adjacent corridor."""

    def actor(self, s: Labyrinth) -> i64:
        return self.seat

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [TOS[node] for node in adjacent(s, s.pawns[self.other])]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        move_away(s, self.other, action.where)

    def ask(self, s: Labyrinth) -> Question:
        return Question("whirl", "L-47", int(self.seat), {"other": int(self.other)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-39"


@final
class CastOut(Transfer):
    """A portal: to another one, if the test failed."""

    def actor(self, s: Labyrinth) -> i64:
        return self.seat if has_failed(s) and self.portals(s) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """It was withstood."""

    def portals(self, s: Labyrinth) -> list[Deed]:
        here = s.pawns[self.other]
        nodes: set[int] = set()
        for token in range(len(s.tokens)):
            character = s.agreed.content.token_of[token]
            if s.agreed.content.characters[character].tokens.kind == PORTAL and is_on_board(s, token):
                nodes.add(int(s.tokens[token]))
        return [TOS[node] for node in sorted(nodes) if node != here]

    def legal(self, s: Labyrinth) -> list[Deed]:
        return self.portals(s)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        count_as_moved(s, self.other)
        enter(s, self.other, action.where, NONE)

    def ask(self, s: Labyrinth) -> Question:
        return Question("cast-out", "L-47", int(self.seat), {"other": int(self.other)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-47"


def is_on_board(s: Labyrinth, token: i64) -> bool:
    return 0 <= s.tokens[token] < FIRST_CARRIED


def seal_target(s: Labyrinth, seat: Seat, node: Node) -> i64:
    """What a character has to roll to move into a sealed corridor, or 0."""
    token: i64 = 0
    while token < len(s.tokens):
        if s.tokens[token] == node:
            character: i64 = s.agreed.content.token_of[token]
            tokens = s.agreed.content.characters[character].tokens
            if tokens.kind == SEAL and character != s.characters[seat]:
                return tokens.at
        token += 1
    return 0


MEET_TOKENS: Final = [MeetTokens(seat) for seat in range(SEATS)]
BURNT: Final = [[Burnt(seat, lives) for lives in range(5)] for seat in range(SEATS)]
WHIRLED: Final = [[Whirled("whirled", seat, other) for other in range(SEATS)] for seat in range(SEATS)]
CAST: Final = [[CastOut("cast-out", seat, other) for other in range(SEATS)] for seat in range(SEATS)]
