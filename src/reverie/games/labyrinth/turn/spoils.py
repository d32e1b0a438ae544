"""What comes of a fight: spoils, defence, the loss, trophies, the push off the centre. L-66, L-68, L-101."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.labyrinth.box.actions import (
    ITEM,
    ITEM_IDS,
    ITEMS,
    KEY_BASE,
    KEY_IDS,
    OF_ITEMS,
    PASS,
    SAY_NO,
    SEATS,
    TAKE,
    TAKE_ITEMS,
    TAKE_KEYS,
    TOS,
    USES,
    Deed,
)
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.box.effects import (
    DRAIN,
    FIGHT_LOSS,
    OTHER,
    PARRY,
    REND,
    SAVE,
    SHACKLES,
    THEFT,
    TROPHY,
    WOUND,
)
from reverie.games.labyrinth.maze.maze import adjacent
from reverie.games.labyrinth.maze.moving import move_away
from reverie.games.labyrinth.table.table import CARRIED, Labyrinth, Seat
from reverie.games.labyrinth.turn.answers import begin_test
from reverie.games.labyrinth.turn.dice import has_failed
from reverie.games.labyrinth.turn.harm import daze, heal, lose
from reverie.games.labyrinth.turn.strengths import (
    abilities_of,
    answer_slot,
    gain_item,
    holds,
    item_with,
    lasting_power,
    own_power,
    part_with_item,
    pay,
    room_for_items,
)
from reverie.pieces.bits import BIT


class Encounter(Step[Labyrinth, Deed]):
    """A step between two characters."""

    def __init__(self, name: str, seat: i64, other: i64) -> None:
        super().__init__(f"{name}:{seat + 1}:{other + 1}")
        self.seat: Final = seat
        self.other: Final = other


def win(s: Labyrinth, winner: Seat, loser: Seat) -> None:
    """L-66: what the loser is to lose, before anybody does something about it."""
    s.tell_other("win", winner, loser)
    s.fallen = NONE
    s.dropped = NONE
    s.wound = wound_by(s, winner, loser)
    s.then(SPOILS[winner][loser], DEFENCE[winner][loser])


def wound_by(s: Labyrinth, winner: Seat, loser: Seat) -> i64:
    """L-66: the lives a lost fight costs."""
    rend = own_power(s, winner, REND)
    if rend is not None and holds(s, winner, rend.condition, loser):
        return s.lives[loser]
    law = lasting_power(s, FIGHT_LOSS)
    return 1 if law is None else law.at


@final
class Spoils(Encounter):
    """What the winner may do instead of, or beyond, taking lives."""

    def actor(self, s: Labyrinth) -> i64:
        return self.seat if not s.dazes[self.seat] and self.answers(s) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """Nothing to choose."""

    def answers(self, s: Labyrinth) -> list[Deed]:
        found: list[Deed] = []
        slot = answer_slot(s, self.seat, WOUND)
        if slot != NONE and s.wound < s.lives[self.other]:
            found.append(USES[slot])
        if answer_slot(s, self.seat, THEFT) != NONE and room_for_items(s, self.seat) > 0:
            stolen = s.items_of(self.other)
            found.extend([TAKE_ITEMS[item] for item in range(len(s.items)) if stolen & BIT[item]])
        shackles = item_with(s, self.seat, SHACKLES)
        if shackles != NONE:
            found.append(ITEMS[shackles])
        return found

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [*self.answers(s), SAY_NO]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if action.verb == TAKE:
            item: i64 = action.what - OF_ITEMS
            pay(s, self.seat, answer_slot(s, self.seat, THEFT))
            part_with_item(s, self.other, item, CARRIED + self.seat)
            gain_item(s, self.seat, item)
            s.wound = 0
            s.tell_what("steal", self.seat, ITEM_IDS[item])
        elif action.verb == ITEM:
            s.wound = 0
            s.tell_what("item", self.seat, ITEM_IDS[action.what])
            daze(s, self.other, s.agreed.content.items[action.what].powers[0].by)
        elif action.verb != PASS:
            s.wound += abilities_of(s, self.seat)[action.what].answer.by
            pay(s, self.seat, action.what)

    def ask(self, s: Labyrinth) -> Question:
        return Question("spoils", "L-66", int(self.seat), {"other": int(self.other), "count": int(s.wound)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-66"


@final
class Defence(Encounter):
    """What the loser may do against the loss; `seat` has won against `other`."""

    def actor(self, s: Labyrinth) -> i64:
        return self.other if s.wound and not s.dazes[self.other] and self.answers(s) else NOBODY

    def answers(self, s: Labyrinth) -> list[Deed]:
        found: list[Deed] = []
        slot = answer_slot(s, self.other, PARRY)
        if slot != NONE:
            found.append(USES[slot])
        shield = item_with(s, self.other, SAVE)
        if shield != NONE:
            found.append(ITEMS[shield])
        return found

    def run(self, s: Labyrinth) -> None:
        s.then(AFTERMATH[self.seat][self.other])

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [*self.answers(s), SAY_NO]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        s.then(AFTERMATH[self.seat][self.other])
        if action.verb == ITEM:
            s.tell_what("item", self.other, ITEM_IDS[action.what])
            s.then(SAVED[self.other])
            begin_test(s, self.other, OTHER, 1, s.agreed.content.items[action.what].powers[0].at)
        elif action.verb != PASS:
            pay(s, self.other, action.what)
            s.wound = 0

    def ask(self, s: Labyrinth) -> Question:
        return Question("defence", "L-66", int(self.other), {"other": int(self.seat), "count": int(s.wound)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-66"


@final
class Saved(Step[Labyrinth, Deed]):
    """The shield held, or did not."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"saved:{seat + 1}")
        self.seat: Final = seat

    def run(self, s: Labyrinth) -> None:
        if not has_failed(s):
            s.wound = 0


@final
class Aftermath(Encounter):
    """The loss, then what follows for the winner and for a loser on the centre."""

    def run(self, s: Labyrinth) -> None:
        wound = s.wound
        s.wound = 0
        s.then(TROPHIES[self.seat][self.other], PUSHES[self.seat][self.other])
        lose(s, self.other, wound)
        drain = own_power(s, self.seat, DRAIN)
        if drain is not None:
            heal(s, self.seat, drain.by)


@final
class Trophies(Encounter):
    """The winner may pick up at once what the dead character dropped."""

    def actor(self, s: Labyrinth) -> i64:
        there = s.fallen == self.other and s.dropped != NONE
        return self.seat if there and answer_slot(s, self.seat, TROPHY) != NONE and self.has_room(s) else NOBODY

    def has_room(self, s: Labyrinth) -> bool:
        """L-3, L-52: a key dropped by another may be taken anywhere; an item needs room."""
        return s.dropped >= KEY_BASE or room_for_items(s, self.seat) > 0

    def run(self, s: Labyrinth) -> None:
        """Nothing was dropped, or nobody collects it."""

    def legal(self, s: Labyrinth) -> list[Deed]:
        if s.dropped >= KEY_BASE:
            return [TAKE_KEYS[s.dropped - KEY_BASE], SAY_NO]
        return [TAKE_ITEMS[s.dropped - OF_ITEMS], SAY_NO]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        if action.verb == PASS:
            return
        pay(s, self.seat, answer_slot(s, self.seat, TROPHY))
        if s.dropped >= KEY_BASE:
            s.keys[s.dropped - KEY_BASE] = CARRIED + self.seat
            s.droppers[s.dropped - KEY_BASE] = NONE
            s.tell_what("take", self.seat, KEY_IDS[s.dropped - KEY_BASE])
        else:
            gain_item(s, self.seat, s.dropped - OF_ITEMS)
            s.tell_what("take", self.seat, ITEM_IDS[s.dropped - OF_ITEMS])

    def ask(self, s: Labyrinth) -> Question:
        return Question("trophy", "L-101", int(self.seat), {"other": int(self.other)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-101"


@final
class Pushes(Encounter):
    """L-68: on the centre the winner pushes the loser to an adjacent corridor, who explores it."""

    def actor(self, s: Labyrinth) -> i64:
        on_centre = s.pawns[self.seat] == s.centre() and s.pawns[self.other] == s.centre()
        return self.seat if on_centre and len(adjacent(s, s.centre())) > 0 else NOBODY

    def run(self, s: Labyrinth) -> None:
        """The fight was elsewhere, the loser is dead, or there is no way out."""

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [TOS[node] for node in adjacent(s, s.centre())]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        s.tell_other("push", self.seat, self.other)
        move_away(s, self.other, action.where)

    def ask(self, s: Labyrinth) -> Question:
        return Question("push", "L-68", int(self.seat), {"other": int(self.other)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-68"


SPOILS: Final = [[Spoils("spoils", seat, other) for other in range(SEATS)] for seat in range(SEATS)]
DEFENCE: Final = [[Defence("defence", seat, other) for other in range(SEATS)] for seat in range(SEATS)]
AFTERMATH: Final = [[Aftermath("aftermath", seat, other) for other in range(SEATS)] for seat in range(SEATS)]
TROPHIES: Final = [[Trophies("trophy", seat, other) for other in range(SEATS)] for seat in range(SEATS)]
PUSHES: Final = [[Pushes("push", seat, other) for other in range(SEATS)] for seat in range(SEATS)]
SAVED: Final = [Saved(seat) for seat in range(SEATS)]
