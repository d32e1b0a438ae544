"""The set-up: characters, and who starts. L-6, L-7, L-13 to L-19, L-132 to L-136, L-138."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from reverie.core.agenda import Step, agenda_of
from reverie.core.game import CHANCE, NOBODY, Question, Source
from reverie.core.random import Random
from reverie.games.labyrinth.box.actions import (
    CHARACTER_IDS,
    KEEPS,
    OF_CHARACTERS,
    ROLL_ODDS,
    SEATS,
    Deed,
)
from reverie.games.labyrinth.box.content import MOST_CHARACTERS, NONE
from reverie.games.labyrinth.box.effects import CRYSTALS
from reverie.games.labyrinth.maze.pools import character_odds, free_characters, pick_of
from reverie.games.labyrinth.table.table import EVERYBODY, Labyrinth, Seat, lowest
from reverie.games.labyrinth.turn.changing import become
from reverie.games.labyrinth.turn.dice import ROLL_BY_NUMBER, ROLLED_DICE, clear_dice, sum_of, tell_roll
from reverie.games.labyrinth.turn.fights import MOST_TIES
from reverie.games.labyrinth.turn.turn import begin_turn
from reverie.pieces.bits import BIT

DRAFT: Final = 2  # characters to choose between


def next_without(s: Labyrinth) -> Seat:
    """The first seat that has no character yet."""
    seat: i64 = 0
    while seat < s.agreed.players:
        if s.characters[seat] == NONE:
            return seat
        seat += 1
    return NONE


@final
class DealCharacters(Step[Labyrinth, Deed]):
    """L-13: characters at random, or two to choose from, or a free choice in the order of the seats."""

    def actor(self, s: Labyrinth) -> i64:
        seat = next_without(s)
        if seat == NONE:
            return NOBODY
        if s.agreed.chosen:
            return seat
        return seat if s.agreed.drafted and len(s.looked) == DRAFT else CHANCE

    def run(self, s: Labyrinth) -> None:
        """Everybody has one."""

    def free(self, s: Labyrinth) -> i64:
        found = free_characters(s)
        for character in s.looked:
            found &= ~BIT[character]
        return found

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return [(draw, weight) for draw, weight in character_odds(s) if draw.what - OF_CHARACTERS not in s.looked]

    def deal(self, s: Labyrinth, random: Random) -> Deed:
        return pick_of(self.free(s), OF_CHARACTERS, random)

    def source(self, s: Labyrinth) -> Source:
        return Source("characters", int(next_without(s)))

    def legal(self, s: Labyrinth) -> list[Deed]:
        found = free_characters(s)
        if s.agreed.drafted:
            found = 0
            for character in s.looked:
                found |= BIT[character]
        return [KEEPS[OF_CHARACTERS + place] for place in range(MOST_CHARACTERS) if found & (1 << place)]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        character: i64 = action.what - OF_CHARACTERS
        s.then(self)
        if s.acting == CHANCE and s.agreed.drafted:
            s.looked = append(s.looked, character)
            s.lookers = EVERYBODY
            if s.events is not None:
                s.show("offered", {"seat": int(next_without(s)), "what": CHARACTER_IDS[character]})
            return
        s.looked = vec[i64]()
        seat = next_without(s)
        become(s, seat, character)
        for ability in s.agreed.content.characters[character].abilities:
            for power in ability.powers:
                if power.effect == CRYSTALS:
                    s.lit[seat] = s.lit[seat] + power.by

    def ask(self, s: Labyrinth) -> Question:
        return Question("choose-character", "L-13", int(next_without(s)), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-13"


@final
class RollForStart(Step[Labyrinth, Deed]):
    """L-18: everybody rolls, the highest starts; those who tie for it roll again. L-138: but not for ever."""

    def next_to_roll(self, s: Labyrinth) -> Seat:
        seat: i64 = 0
        while seat < s.agreed.players:
            if not s.passed & (1 << seat) and not s.dice[seat]:
                return seat
            seat += 1
        return NONE

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE if self.next_to_roll(s) != NONE else NOBODY

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return ROLL_ODDS

    def deal(self, s: Labyrinth, random: Random) -> Deed:
        return ROLL_BY_NUMBER[random.below(36)]

    def source(self, s: Labyrinth) -> Source:
        return ROLLED_DICE

    def apply(self, s: Labyrinth, action: Deed) -> None:
        seat = self.next_to_roll(s)
        s.dice[seat] = action.what
        tell_roll(s, seat, action.what)
        s.then(self)

    def run(self, s: Labyrinth) -> None:
        best: i64 = 0
        for dice in s.dice:
            best = max(best, sum_of(dice))
        leaders: i64 = 0
        for seat in range(s.agreed.players):
            if sum_of(s.dice[seat]) == best:
                leaders |= 1 << seat
        clear_dice(s)
        s.ties += 1
        if leaders & (leaders - 1) and s.ties < MOST_TIES:
            s.passed = ~leaders & ((1 << SEATS) - 1)
            s.then(self)
            return
        s.ties = 0
        s.first = lowest(leaders)
        s.seat = s.first
        s.round = 1
        s.tell("first", s.first)
        begin_turn(s)


DEAL_CHARACTERS: Final = DealCharacters("deal-characters")
ROLL_FOR_START: Final = RollForStart("roll-for-start")
SET_UP: Final = agenda_of([DEAL_CHARACTERS, ROLL_FOR_START])
