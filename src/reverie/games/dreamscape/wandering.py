"""Wandering through the Dream World, and Mr. Nightmare behind you. D-17 to D-25, D-72 to D-75."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.core.game import NOBODY, Question
from reverie.games.dreamscape.actions import (
    COLLECT,
    COLLECT_SHARD,
    FALL_ASLEEP,
    GO,
    GOES,
    POWER,
    SLEEP,
    SOWS,
    STORE,
    USE,
    USE_POWER,
    Deed,
)
from reverie.games.dreamscape.board import LOCALES, NO_EDGE, Locale
from reverie.games.dreamscape.powers import (
    BY_LOCALE,
    POWER_RULES,
    add_card_uses,
    has_effect,
    perform,
    store,
    use_card,
    why_no_card,
)
from reverie.games.dreamscape.shards import NIGHTMARE, NO_STACK, bottom_of, take_off, top_of
from reverie.games.dreamscape.table import Dreamscape

ACTION_POINTS: Final = 4
LIMIT: Final = 2  # D-19: of one colour, when collecting
MOST_KEY_MOVES: Final = LOCALES  # D-22: in a row; a turn has to end


def may_collect(s: Dreamscape) -> bool:
    """D-18, D-19: the right-most shard, unless two of its colour are in the hands already."""
    line = s.world[s.locale()]
    return s.candle > 0 and line != NO_STACK and s.in_hands(top_of(line)) < LIMIT


def is_key_move(s: Dreamscape, locale: Locale) -> bool:
    """D-21: a shard of the key's colour in the hands, or nothing on the key space."""
    line = s.world[locale]
    return line == NO_STACK or s.in_hands(bottom_of(line)) > 0


def is_free_move(s: Dreamscape, locale: Locale) -> bool:
    """D-22: a key move, but not one after the other for ever."""
    return s.key_moves < MOST_KEY_MOVES and is_key_move(s, locale)


def may_go(s: Dreamscape, locale: Locale) -> bool:
    """D-20, D-22: along a passage, with an action point left even if none is spent."""
    return s.candle > 0 and s.agreed.box.passages[s.locale()][locale] != NO_EDGE


def may_use_power(s: Dreamscape) -> bool:
    """D-23: once a round. D-75: not where Mr. Nightmare stands."""
    locale = s.locale()
    if s.flipped & (1 << s.seat) or s.haunted == locale:
        return False
    return has_effect(s, s.agreed.box.power_of[locale])


@final
class Wander(Step[Dreamscape, Deed]):
    """Action points, key moves and powers in any order, until asleep (D-17, D-25)."""

    def actor(self, s: Dreamscape) -> i64:
        return s.seat

    def legal(self, s: Dreamscape) -> list[Deed]:
        deeds: list[Deed] = []
        if may_collect(s):
            deeds.append(COLLECT_SHARD)
        locale: Locale = 0
        while locale < LOCALES:
            if may_go(s, locale):
                deeds.append(GOES[locale])
            locale += 1
        if may_use_power(s):
            deeds.append(USE_POWER)
        add_card_uses(s, deeds, False)
        deeds.append(FALL_ASLEEP)
        return deeds

    def apply(self, s: Dreamscape, action: Deed) -> None:
        verb = action.verb
        if verb == SLEEP:
            fall_asleep(s)
            return
        s.then(self)
        if verb == GO:
            go(s, action.where)
            return
        s.key_moves = 0
        if verb == COLLECT:
            collect(s)
        elif verb == POWER:
            s.flipped |= 1 << s.seat
            s.tell_locale("power", s.locale())
            perform(s, s.agreed.box.power_of[s.locale()], BY_LOCALE)
        elif verb == USE:
            use_card(s, action.what, action.where)
        else:
            store(s, "store", action.what, action.where)

    def ask(self, s: Dreamscape) -> Question:
        return Question("wander", "D-17", int(s.seat), {"candle": int(s.candle)})

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        if action.verb == COLLECT:
            return why_no_collecting(s)
        if action.verb == GO:
            return why_no_move(s, action.where)
        if action.verb == POWER:
            return why_no_power(s)
        if action.verb in (USE, STORE):
            return why_no_card(s, action, False)
        return "D-17"


def why_no_collecting(s: Dreamscape) -> str:
    if not s.candle:
        return "D-17"
    return "D-18" if s.world[s.locale()] == NO_STACK else "D-19"


def why_no_move(s: Dreamscape, locale: Locale) -> str:
    if s.agreed.box.passages[s.locale()][locale] == NO_EDGE:
        return "D-20"
    return "D-22" if is_key_move(s, locale) else "D-17"


def why_no_power(s: Dreamscape) -> str:
    if s.flipped & (1 << s.seat):
        return "D-23"
    if s.haunted == s.locale():
        return "D-75"
    return POWER_RULES[s.agreed.box.power_of[s.locale()]]


def collect(s: Dreamscape) -> None:
    locale = s.locale()
    colour = top_of(s.world[locale])
    s.candle -= 1
    s.world[locale] = take_off(s.world[locale])
    s.take_up(colour)
    s.tell_shard_in("collect", colour, locale)


def go(s: Dreamscape, locale: Locale) -> None:
    edge = s.agreed.box.passages[s.locale()][locale]
    cost: i64 = 0 if is_free_move(s, locale) else 1
    s.candle -= cost
    s.key_moves = 0 if cost else s.key_moves + 1
    s.travellers[s.seat] = locale
    if s.events is not None:
        s.say("go", {**s.locale_facts(locale), "cost": int(cost)})
    if s.haunts & (1 << edge) and s.in_hands(NIGHTMARE) < LIMIT:
        cross_nightmare(s, edge)


def cross_nightmare(s: Dreamscape, edge: i64) -> None:
    """D-72: whoever crosses has to take the red shard."""
    s.haunts &= ~(1 << edge)
    s.take_up(NIGHTMARE)
    s.key_moves = 0
    s.tell_shard("cross", NIGHTMARE)


def fall_asleep(s: Dreamscape) -> None:
    """D-25: on top of those who lie there already, for they had their turn before. D-74: Mr. Nightmare follows."""
    s.candle = 0
    s.tell_locale("sleep", s.locale())
    if s.agreed.nightmare:
        s.haunted = s.locale()


@final
class Sow(Step[Dreamscape, Deed]):
    """D-74: a red shard from the pool onto an empty edge of the locale; a single one needs no choice."""

    def actor(self, s: Dreamscape) -> i64:
        return s.seat if s.pool and empty_edges(s) > 1 else NOBODY

    def run(self, s: Dreamscape) -> None:
        if s.pool:
            for locale in range(LOCALES):
                if is_edge_empty(s, locale):
                    sow(s, locale)

    def legal(self, s: Dreamscape) -> list[Deed]:
        return [SOWS[locale] for locale in range(LOCALES) if is_edge_empty(s, locale)]

    def apply(self, s: Dreamscape, action: Deed) -> None:
        sow(s, action.where)

    def ask(self, s: Dreamscape) -> Question:
        return Question("sow", "D-74", int(s.seat), s.locale_facts(s.locale()))

    def why_not(self, s: Dreamscape, action: Deed) -> str:
        return "D-74"


def is_edge_empty(s: Dreamscape, locale: Locale) -> bool:
    """Is there an edge from the sleeper's locale to this one, with no red shard on it?"""
    edge = s.agreed.box.passages[s.locale()][locale]
    return edge != NO_EDGE and not s.haunts & (1 << edge)


def empty_edges(s: Dreamscape) -> i64:
    count: i64 = 0
    for locale in range(LOCALES):
        if is_edge_empty(s, locale):
            count += 1
    return count


def sow(s: Dreamscape, locale: Locale) -> None:
    s.haunts |= 1 << s.agreed.box.passages[s.locale()][locale]
    s.pool -= 1
    s.tell_locale("sow", locale)


WANDER: Final = Wander("wander")
SOW_NIGHTMARE: Final = Sow("sow")
