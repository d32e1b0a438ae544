"""When an ability that nobody has to use is at work: the events that show it, for counting."""

from __future__ import annotations

from typing import Final

from reverie.core.event import Event
from reverie.games.labyrinth.box.content import Ability, Power
from reverie.games.labyrinth.box.effects import (
    CARRY,
    COMBAT,
    CRYSTALS,
    DRAIN,
    FORBID_DAZED,
    FORBID_TRAPS,
    GOLEM_CARDS,
    IGNORE,
    MARTYR,
    PLANS,
    PURSUIT,
    REND,
    ROLL,
    SANCTITY,
    TARGET,
    TEST_WORDS,
    TRAPMASTER,
    UNSTABLE,
)

# What happens to a character when such an effect of its own is at work. A ban is in force in each of its turns.
SIGNS: Final[dict[int, str]] = {
    CARRY: "take",
    CRYSTALS: "light",
    DRAIN: "win",
    FORBID_DAZED: "turn",
    FORBID_TRAPS: "turn",
    GOLEM_CARDS: "golem-card",
    IGNORE: "trap-ignored",
    MARTYR: "martyr",
    PLANS: "laid",
    PURSUIT: "pursuit",
    REND: "win",
    SANCTITY: "turn",
    TRAPMASTER: "trap-laid",
    UNSTABLE: "roll",
}
FIGHTS: Final = ("win", "lost-fight")


def shows(ability: Ability, name: str, event: Event) -> bool:
    """Does something of this name that happened to a character show this ability of its at work?"""
    return any([sign_of(power, name, event) for power in ability.powers])


def sign_of(power: Power, name: str, event: Event) -> bool:
    effect = int(power.effect)
    if effect in (ROLL, TARGET):
        if name == "tested":
            return power.tests >> TEST_WORDS.index(str(event.facts["test"])) & 1 == 1
        return name in FIGHTS and power.tests & COMBAT != 0
    if effect == UNSTABLE:
        return name == "roll" and event.facts["sum"] == 2
    return SIGNS.get(effect) == name
