"""Another character: at random, with everything one carries. L-114 to L-118."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Question, Source
from reverie.core.random import Random
from reverie.games.labyrinth.box.actions import (
    CHARACTER_IDS,
    CHARACTER_PIECE,
    PASS,
    SAY_NO,
    SAY_YES,
    Deed,
)
from reverie.games.labyrinth.box.content import SLOTS
from reverie.games.labyrinth.maze.pools import character_odds, free_characters, pick_of
from reverie.games.labyrinth.table.table import (
    ASIDE,
    IN_POOL,
    Labyrinth,
    Seat,
)


@final
class ChangeCharacter(Step[Labyrinth, Deed]):
    """A random one that nobody plays; lives, Crystals, daze tokens, keys and items stay."""

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE if free_characters(s) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """There is none."""

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return character_odds(s)

    def deal(self, s: Labyrinth, random: Random) -> Deed:
        return pick_of(free_characters(s), CHARACTER_PIECE, random)

    def source(self, s: Labyrinth) -> Source:
        return Source("change", int(s.turn))

    def apply(self, s: Labyrinth, action: Deed) -> None:
        become(s, s.seat, action.what)


def become(s: Labyrinth, seat: Seat, character: i64) -> None:
    """L-116, L-117: tokens on the board stay there; the new character takes its own, except those."""
    s.characters[seat] = character
    s.used[seat] = s.used[seat] & ~(2**SLOTS - 1)
    firsts = s.agreed.content.first_token
    token: i64 = firsts[character]
    while token < firsts[character + 1]:
        if s.tokens[token] == ASIDE:
            s.tokens[token] = IN_POOL
        token += 1
    if s.events is not None:
        s.show("become", {"seat": int(seat), "what": CHARACTER_IDS[character]})


@final
class MayChange(Step[Labyrinth, Deed]):
    """Twist of Destiny: the change is free to be declined."""

    def actor(self, s: Labyrinth) -> i64:
        return s.seat if free_characters(s) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """There is no character left."""

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [SAY_YES, SAY_NO]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if action.verb != PASS:
            s.then(CHANGE_CHARACTER)

    def ask(self, s: Labyrinth) -> Question:
        return Question("may-change", "L-118", int(s.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-118"


CHANGE_CHARACTER: Final = ChangeCharacter("change-character")
MAY_CHANGE: Final = MayChange("may-change")
