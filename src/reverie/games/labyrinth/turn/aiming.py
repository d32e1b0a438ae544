"""Using an ability, an item or an event card: paying for it, and the questions it asks. L-27, L-81 to L-87, L-114."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import CHANCE, NOBODY, Question, Source
from reverie.games.labyrinth.box.actions import (
    CHARACTER_IDS,
    EVENT_IDS,
    ITEM_IDS,
    NODE_NAMES,
    OF_TRAPS,
    SEATS,
    TILE,
    TOS,
    TRAP_IDS,
    Deed,
)
from reverie.games.labyrinth.box.content import MOST_EVENTS, MOST_ITEMS, NO_POWER, NONE, SLOTS, Power
from reverie.games.labyrinth.box.effects import (
    A_TURN,
    CHANGE,
    GALE,
    LANTERN,
    MIRAGE,
    SET_TRAP,
    SHIFT_TRAP,
    STEP,
    VORTEX,
)
from reverie.games.labyrinth.maze.building import swap, swap_partners
from reverie.games.labyrinth.maze.maze import adjacent
from reverie.games.labyrinth.maze.moving import move_away, spend
from reverie.games.labyrinth.maze.pools import trap_odds, trap_source
from reverie.games.labyrinth.maze.targets import face_down_traps, landings, targets
from reverie.games.labyrinth.maze.traps import set_trap
from reverie.games.labyrinth.maze.walking import move_choices, take_step
from reverie.games.labyrinth.table.table import (
    CARRIED,
    EVERYBODY,
    IN_POOL,
    NO_TRAP,
    UNSEEN,
    Labyrinth,
)
from reverie.games.labyrinth.turn.abilities import aim, has_effect, needs_aim, perform
from reverie.games.labyrinth.turn.changing import CHANGE_CHARACTER
from reverie.games.labyrinth.turn.strengths import abilities_of, is_usable, part_with_item, pay
from reverie.pieces.bits import BIT
from reverie.pieces.hexes import CELL_NAMES

# --- abilities and items ---


def usable_slots(s: Labyrinth) -> list[int]:
    """The abilities the active player, out in the maze, can use now."""
    found: list[int] = []
    for slot, ability in enumerate(abilities_of(s, s.seat)):
        if ability.deed is NO_POWER or ability.actions > s.actions or not is_usable(s, s.seat, slot):
            continue
        if has_effect(s, ability.deed):
            found.append(slot)
    return found


def use_ability(s: Labyrinth, slot: i64) -> None:
    ability = abilities_of(s, s.seat)[slot]
    spend(s, ability.actions)
    pay(s, s.seat, slot)
    begin(s, ability.deed, AIM_ABILITY[slot])


def usable_items(s: Labyrinth) -> list[int]:
    return [item for item in range(len(s.items)) if s.items[item] == CARRIED + s.seat and is_item_usable(s, item)]


def is_item_usable(s: Labyrinth, item: i64) -> bool:
    ability = s.agreed.content.items[item]
    if ability.deed is NO_POWER or (ability.often == A_TURN and s.used_items & BIT[item]):
        return False
    return (not ability.life or s.lives[s.seat] > ability.life) and has_effect(s, ability.deed)


def use_item(s: Labyrinth, item: i64) -> None:
    ability = s.agreed.content.items[item]
    s.tell_what("item", s.seat, ITEM_IDS[item])
    s.used_items |= BIT[item]
    if ability.life:
        s.lives[s.seat] = s.lives[s.seat] - ability.life
        s.tell_count("pay-life", s.seat, ability.life)
    if ability.single:
        part_with_item(s, s.seat, item, IN_POOL)
    begin(s, ability.deed, AIM_ITEM[item])


def begin(s: Labyrinth, power: Power, aiming: Aim) -> None:
    if power.effect == CHANGE:
        s.then(CHANGE_CHARACTER)
    elif needs_aim(power.effect):
        s.then(aiming)
    else:
        perform(s, power)


class Aim(Step[Labyrinth, Deed]):
    """At whom or what the active player aims."""

    def power(self, s: Labyrinth) -> Power:
        raise NotImplementedError

    def actor(self, s: Labyrinth) -> i64:
        return s.seat if self.legal(s) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """Nothing to aim at."""

    def legal(self, s: Labyrinth) -> list[Deed]:
        power = self.power(s)
        return [TOS[node] for node in move_choices(s)] if power.effect == STEP else targets(s, power)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        power = self.power(s)
        effect = power.effect
        if effect == STEP:
            take_step(s, action.where)
        elif effect == VORTEX:
            s.site = action.where
            s.then(SWAP_WITH)
        elif effect in (MIRAGE, SHIFT_TRAP):
            s.goal = action.where
            s.then(SECOND_TRAP if effect == MIRAGE else SHIFTED_TRAP)
        elif effect == LANTERN:
            s.goal = action.where
            s.then(LOOK_AT_TRAP)
        elif effect == GALE:
            s.then(BLOW[action.what])
        elif effect == SET_TRAP:
            set_trap(s, s.seat, action.where)
        else:
            aim(s, power, action)

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-35" if action.verb == TILE else "L-27"

    def question(self, s: Labyrinth, what: str) -> Question:
        return Question("aim", "L-27", int(s.seat), {"what": what})


@final
class AimAbility(Aim):
    def __init__(self, slot: i64) -> None:
        super().__init__(f"aim:{'abcd'[slot]}")
        self.slot: Final = slot

    def power(self, s: Labyrinth) -> Power:
        return abilities_of(s, s.seat)[self.slot].deed

    def ask(self, s: Labyrinth) -> Question:
        return self.question(s, f"{CHARACTER_IDS[s.characters[s.seat]]}{'abcd'[self.slot]}")


@final
class AimItem(Aim):
    def __init__(self, item: i64) -> None:
        super().__init__(f"aim:{ITEM_IDS[item]}")
        self.item: Final = item

    def power(self, s: Labyrinth) -> Power:
        return s.agreed.content.items[self.item].deed

    def ask(self, s: Labyrinth) -> Question:
        return self.question(s, ITEM_IDS[self.item])


@final
class AimEvent(Aim):
    def __init__(self, event: i64) -> None:
        super().__init__(f"aim:{EVENT_IDS[event]}")
        self.event: Final = event

    def power(self, s: Labyrinth) -> Power:
        return s.agreed.content.events[self.event].at_once

    def ask(self, s: Labyrinth) -> Question:
        return self.question(s, EVENT_IDS[self.event])


# --- second questions ---


@final
class SwapWith(Step[Labyrinth, Deed]):
    """With which tile the first one changes places."""

    def actor(self, s: Labyrinth) -> i64:
        return s.seat

    def legal(self, s: Labyrinth) -> list[Deed]:
        return swap_partners(s, s.site)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        swap(s, s.site, action.where)
        if s.events is not None:
            s.say("swapped", {"seat": int(s.seat), "one": CELL_NAMES[s.site], "two": CELL_NAMES[action.where]})
        s.site = NONE

    def ask(self, s: Labyrinth) -> Question:
        return Question("swap-with", "L-36", int(s.seat), {})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-36"


class SecondPlace(Step[Labyrinth, Deed]):
    """A second corridor, after the first was chosen."""

    def actor(self, s: Labyrinth) -> i64:
        return s.seat if self.places(s) else NOBODY

    def run(self, s: Labyrinth) -> None:
        s.goal = NONE

    def places(self, s: Labyrinth) -> list[int]:
        raise NotImplementedError

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [TOS[node] for node in self.places(s)]

    def ask(self, s: Labyrinth) -> Question:
        return Question(self.name, "L-109", int(s.seat), {"place": NODE_NAMES[s.goal]})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-109"


@final
class SecondTrap(SecondPlace):
    """The open trap is turned face down and changes places with this one; everybody has seen which was which."""

    def places(self, s: Labyrinth) -> list[int]:
        return face_down_traps(s)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        kind: i64 = s.traps[s.goal]
        s.traps[s.goal] = s.traps[action.where]
        s.shown[s.goal] = s.shown[action.where]
        s.traps[action.where] = kind
        s.shown[action.where] = EVERYBODY
        s.tell_place("mirage", s.seat, action.where)
        s.goal = NONE


@final
class ShiftedTrap(SecondPlace):
    """Where the trap goes."""

    def places(self, s: Labyrinth) -> list[int]:
        return landings(s, s.goal)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        s.traps[action.where] = s.traps[s.goal]
        s.shown[action.where] = s.shown[s.goal]
        s.traps[s.goal] = NO_TRAP
        s.shown[s.goal] = 0
        s.tell_place("trap-moved", s.seat, action.where)
        s.goal = NONE


@final
class LookAtTrap(Step[Labyrinth, Deed]):
    """The lantern shows a trap to its bearer alone."""

    def actor(self, s: Labyrinth) -> i64:
        return CHANCE if s.traps[s.goal] == UNSEEN else NOBODY

    def run(self, s: Labyrinth) -> None:
        self.see(s, s.traps[s.goal])

    def odds(self, s: Labyrinth) -> list[tuple[Deed, int]]:
        return trap_odds(s)

    def source(self, s: Labyrinth) -> Source:
        return trap_source(s)

    def apply(self, s: Labyrinth, action: Deed) -> None:
        kind: i64 = action.what - OF_TRAPS
        s.unseen[kind] = s.unseen[kind] - 1
        self.see(s, kind)

    def see(self, s: Labyrinth, kind: i64) -> None:
        s.traps[s.goal] = kind
        s.shown[s.goal] = s.shown[s.goal] | 1 << s.seat
        if s.events is not None:
            facts: dict[str, str | int] = {"seat": int(s.seat), "place": NODE_NAMES[s.goal]}
            s.whisper("lantern", facts, {"what": TRAP_IDS[kind]}, s.seat)
        s.goal = NONE


@final
class Blow(Step[Labyrinth, Deed]):
    """The gale: to which adjacent corridor the character goes."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"gale:{seat + 1}")
        self.seat: Final = seat

    def actor(self, s: Labyrinth) -> i64:
        return s.seat if not s.on_start(self.seat) and len(adjacent(s, s.pawns[self.seat])) else NOBODY

    def run(self, s: Labyrinth) -> None:
        """It has nowhere to go."""

    def legal(self, s: Labyrinth) -> list[Deed]:
        return [TOS[node] for node in adjacent(s, s.pawns[self.seat])]

    def apply(self, s: Labyrinth, action: Deed) -> None:
        move_away(s, self.seat, action.where)

    def ask(self, s: Labyrinth) -> Question:
        return Question("gale", "L-82", int(s.seat), {"other": int(self.seat)})

    def why_not(self, s: Labyrinth, action: Deed) -> str:
        return "L-39"


AIM_ABILITY: Final[list[Aim]] = [AimAbility(slot) for slot in range(SLOTS)]
AIM_ITEM: Final[list[Aim]] = [AimItem(item) for item in range(MOST_ITEMS)]
AIM_EVENT: Final[list[Aim]] = [AimEvent(event) for event in range(MOST_EVENTS)]
SWAP_WITH: Final = SwapWith("swap-with")
SECOND_TRAP: Final = SecondTrap("second-trap")
SHIFTED_TRAP: Final = ShiftedTrap("shifted-trap")
LOOK_AT_TRAP: Final = LookAtTrap("look-trap")
BLOW: Final = [Blow(seat) for seat in range(SEATS)]
