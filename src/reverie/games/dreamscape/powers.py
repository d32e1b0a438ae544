"""The six powers, of locales and of cards. D-50 to D-52, D-57 to D-59."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reverie.games.dreamscape.actions import STORES, USES, Deed
from reverie.games.dreamscape.bag import ARCHIVES_DRAW, GATHER
from reverie.games.dreamscape.board import ARCHIVES, COLLECTOR, GOLEM, LAKE, TOWER
from reverie.games.dreamscape.cards import LORD_CARDS, MOST_LOOKED, any_pile
from reverie.games.dreamscape.powers_studio import GOLEM_SHIFTS, TOWER_TAKES, has_shift, has_take
from reverie.games.dreamscape.powers_world import LAY_SHARDS, STIR_LAKE, has_mixture, has_room
from reverie.games.dreamscape.shards import PLAIN, Colour
from reverie.games.dreamscape.table import OPEN, Card, Dreamscape

BY_LOCALE: Final = 0
BY_CARD: Final = 1


def has_effect(s: Dreamscape, power: i64) -> bool:
    """Could the power do anything? One that cannot is not used; a card can still store a shard."""
    if power == ARCHIVES:
        return s.bag_size() > 0
    if power == COLLECTOR:
        return s.bag_size() > 0 and has_room(s)
    if power == TOWER:
        return has_take(s)
    if power == GOLEM:
        return has_shift(s)
    if power == LAKE:
        return has_mixture(s)
    return any_pile(s)


def perform(s: Dreamscape, power: i64, by: i64) -> None:
    if power == ARCHIVES:
        s.then(ARCHIVES_DRAW)
    elif power == COLLECTOR:
        s.then(GATHER[2], LAY_SHARDS)
    elif power == TOWER:
        s.then(TOWER_TAKES[2])
    elif power == GOLEM:
        s.then(GOLEM_SHIFTS[3])
    elif power == LAKE:
        s.then(STIR_LAKE)
    elif by == BY_CARD and s.agreed.lord_by_locale:
        s.then(LORD_CARDS[s.locale()])
    else:
        s.then(LORD_CARDS[MOST_LOOKED - 1])  # D-57: with a card, too


# --- the power of a card ---


def has_free_space(s: Dreamscape, card: Card) -> bool:
    """D-50: a card in front of you, or the top of your completed pile, with nothing on its power space."""
    return not s.stored[card] and (s.places[card] == OPEN + s.seat or s.last_done[s.seat] == card)


BLUE: Final = (COLLECTOR, LAKE)


def is_barred(s: Dreamscape, power: i64) -> bool:
    """D-59: when all create at once, the powers over the Dream World can be used in wandering only."""
    return s.agreed.simultaneous and power in BLUE


def add_card_uses(s: Dreamscape, deeds: list[Deed], creating: bool) -> None:
    card: Card = 0
    count: i64 = len(s.places)
    while card < count:
        if s.places[card] and has_free_space(s, card):
            power = s.agreed.box.card_power[card]
            usable = has_effect(s, power) and not (creating and is_barred(s, power))
            colour: Colour = 0
            while colour < PLAIN:
                if s.in_hands(colour):
                    if usable:
                        deeds.append(USES[card][colour])
                    deeds.append(STORES[card][colour])
                colour += 1
        card += 1


def store(s: Dreamscape, name: str, card: Card, colour: Colour) -> None:
    s.give_up(colour)
    s.stored[card] = colour + 1
    s.tell_shard_on(name, colour, card)


def use_card(s: Dreamscape, card: Card, colour: Colour) -> None:
    """D-51: the shard is paid before anything happens."""
    store(s, "use", card, colour)
    perform(s, s.agreed.box.card_power[card], BY_CARD)


def why_no_card(s: Dreamscape, action: Deed, creating: bool) -> str:
    """Why a shard cannot be put on this card's power space, or the power not be used."""
    if not has_free_space(s, action.what) or not s.in_hands(action.where):
        return "D-50"
    power = s.agreed.box.card_power[action.what]
    if creating and is_barred(s, power):
        return "D-59"
    return POWER_RULES[power]


POWER_RULES: Final = ("D-52", "D-53", "D-55", "D-56", "D-54", "D-57")
