"""What characters, items and the event in force change: bonuses, targets, costs and limits; and paying for abilities.

L-27, L-61, L-83, L-85, L-95, L-116, L-117, L-128.
"""

from __future__ import annotations

from mypy_extensions import i64

from reverie.games.labyrinth.box.actions import CHARACTER_IDS, EVENT_IDS, ITEM_IDS, SLOT_LETTERS
from reverie.games.labyrinth.box.content import NONE, SLOTS, Ability, Power
from reverie.games.labyrinth.box.effects import (
    A_FIGHT,
    A_TURN,
    ALWAYS,
    ATTACKER,
    CARRY,
    CRYSTALS,
    DEFENDER,
    PER_KEY,
    RIVAL_KEY,
    SILENCE,
    TARGET,
)
from reverie.games.labyrinth.box.effects import ROLL as ROLL_EFFECT
from reverie.games.labyrinth.table.table import ASIDE, CARRIED, IN_POOL, ITEMS_CARRIED, Labyrinth, Seat


def abilities_of(s: Labyrinth, seat: Seat) -> list[Ability]:
    return s.agreed.content.characters[s.characters[seat]].abilities


def lasting_power(s: Labyrinth, effect: i64) -> Power | None:
    """What the event in force says about something, or nothing (L-83)."""
    if s.event != NONE:
        for power in s.agreed.content.events[s.event].ongoing:
            if power.effect == effect:
                return power
    return None


def lasts(s: Labyrinth, effect: i64) -> bool:
    return lasting_power(s, effect) is not None


def own_power(s: Labyrinth, seat: Seat, effect: i64) -> Power | None:
    """An effect that is always at work for a seat, by its character or an item."""
    for ability in abilities_of(s, seat):
        for power in ability.powers:
            if power.effect == effect:
                return power
    item = item_with(s, seat, effect)
    return None if item == NONE else s.agreed.content.items[item].powers[0]


def has_power(s: Labyrinth, seat: Seat, effect: i64) -> bool:
    return own_power(s, seat, effect) is not None


def item_with(s: Labyrinth, seat: Seat, effect: i64) -> i64:
    """The first item with this effect that a seat carries, or NONE."""
    item: i64 = 0
    count: i64 = len(s.items)
    while item < count:
        if s.items[item] == CARRIED + seat and s.agreed.content.items[item].powers[0].effect == effect:
            return item
        item += 1
    return NONE


# --- tests ---


def bonus(s: Labyrinth, seat: Seat, test: i64, rival: Seat) -> i64:
    """What is added to the rolls of a seat by character, items and event."""
    total: i64 = 0
    for ability in abilities_of(s, seat):
        for power in ability.powers:
            total += worth(s, seat, power, test, rival)
    item: i64 = 0
    count: i64 = len(s.items)
    while item < count:
        if s.items[item] == CARRIED + seat:
            for power in s.agreed.content.items[item].powers:
                total += worth(s, seat, power, test, rival)
        item += 1
    if s.event != NONE:
        for power in s.agreed.content.events[s.event].ongoing:
            total += worth(s, seat, power, test, rival)
    return total


def bonuses(s: Labyrinth, seat: Seat, test: i64, rival: Seat) -> list[tuple[str, int]]:
    """The same one by one: the id of each ability, item or event, and what it adds."""
    found: list[tuple[str, int]] = []
    for slot, ability in enumerate(abilities_of(s, seat)):
        for power in ability.powers:
            found.append(
                (CHARACTER_IDS[s.characters[seat]] + SLOT_LETTERS[slot], int(worth(s, seat, power, test, rival)))
            )
    for item in range(len(s.items)):
        if s.items[item] == CARRIED + seat:
            for power in s.agreed.content.items[item].powers:
                found.append((ITEM_IDS[item], int(worth(s, seat, power, test, rival))))
    if s.event != NONE:
        for power in s.agreed.content.events[s.event].ongoing:
            found.append((EVENT_IDS[s.event], int(worth(s, seat, power, test, rival))))
    return [(what, by) for what, by in found if by]


def worth(s: Labyrinth, seat: Seat, power: Power, test: i64, rival: Seat) -> i64:
    if power.effect != ROLL_EFFECT or not power.tests & test:
        return 0
    if power.condition == ALWAYS:
        return power.by
    if power.condition == PER_KEY:
        return power.by * s.keys_of(seat)
    return power.by if holds(s, seat, power.condition, rival) else 0


def holds(s: Labyrinth, seat: Seat, condition: i64, rival: Seat) -> bool:
    """Is it so in the fight that is being fought?"""
    if condition == ATTACKER:
        return s.fighter == seat
    if condition == DEFENDER:
        return s.rival == seat
    if condition == RIVAL_KEY:
        return rival != NONE and s.keys_of(rival) > 0
    return True


def target(s: Labyrinth, seat: Seat, test: i64, usual: i64) -> i64:
    """From which number on a test succeeds: the best of one's own, else what the event says, else as usual."""
    best: i64 = usual
    if s.event != NONE:
        for power in s.agreed.content.events[s.event].ongoing:
            if power.effect == TARGET and power.tests & test:
                best = power.at
    for ability in abilities_of(s, seat):
        for power in ability.powers:
            if power.effect == TARGET and power.tests & test and power.at < best:
                best = power.at
    item: i64 = 0
    count: i64 = len(s.items)
    while item < count:
        if s.items[item] == CARRIED + seat:
            power = s.agreed.content.items[item].powers[0]
            if power.effect == TARGET and power.tests & test and power.at < best:
                best = power.at
        item += 1
    return best


# --- limits ---


def room_for_items(s: Labyrinth, seat: Seat) -> i64:
    """L-95: how many more items a seat may carry; below nothing after a change of character (L-118)."""
    room: i64 = ITEMS_CARRIED
    for ability in abilities_of(s, seat):
        for power in ability.powers:
            if power.effect == CARRY:
                room += power.by
    carried = s.items_of(seat)
    while carried:
        carried &= carried - 1
        room -= 1
    return room


# --- Crystals of Fate ---


def extra_crystals(s: Labyrinth, item: i64) -> i64:
    power = s.agreed.content.items[item].powers[0]
    return power.by if power.effect == CRYSTALS else 0


def gain_item(s: Labyrinth, seat: Seat, item: i64) -> None:
    """An item comes into somebody's hands, with a Crystal if it is one; that is inactive."""
    s.items[item] = CARRIED + seat
    s.dark[seat] = s.dark[seat] + extra_crystals(s, item)


def part_with_item(s: Labyrinth, seat: Seat, item: i64, place: i64) -> None:
    """An item goes; its Crystal goes with it, an inactive one first."""
    s.items[item] = place
    lost: i64 = extra_crystals(s, item)
    while lost:
        if s.dark[seat]:
            s.dark[seat] = s.dark[seat] - 1
        elif s.lit[seat]:
            s.lit[seat] = s.lit[seat] - 1
        lost -= 1
    if place == IN_POOL:
        s.item_shuffles += 1


# --- using abilities ---


def is_silenced(s: Labyrinth) -> bool:
    """L-85: nobody may use abilities; what is always at work stays."""
    return lasts(s, SILENCE)


def token_at(s: Labyrinth, character: i64, place: i64) -> i64:
    """A token of a character that lies there, or NONE."""
    firsts = s.agreed.content.first_token
    token: i64 = firsts[character]
    while token < firsts[character + 1]:
        if s.tokens[token] == place:
            return token
        token += 1
    return NONE


def has_token(s: Labyrinth, seat: Seat) -> bool:
    return token_at(s, s.characters[seat], IN_POOL) != NONE


def is_usable(s: Labyrinth, seat: Seat, slot: i64) -> bool:
    """May this ability be used at all now, and can it be paid? L-27, L-61, L-85. Actions are counted elsewhere."""
    abilities = abilities_of(s, seat)
    if slot >= len(abilities) or s.dazes[seat] or is_silenced(s):
        return False
    ability = abilities[slot]
    if ability.often == A_TURN and s.used[seat] & (1 << slot):
        return False
    return can_pay(s, seat, ability)


def can_pay(s: Labyrinth, seat: Seat, ability: Ability) -> bool:
    if ability.crystal > s.lit[seat] or (ability.life and s.lives[seat] <= ability.life):
        return False
    return ability.token == 0 or ability.answers_for_free() or has_token(s, seat)


def answer_slot(s: Labyrinth, seat: Seat, effect: i64) -> i64:
    """The ability with which a seat can answer so, or NONE."""
    slot: i64 = 0
    while slot < SLOTS:
        if is_usable(s, seat, slot) and abilities_of(s, seat)[slot].answer.effect == effect:
            return slot
        slot += 1
    return NONE


def pay(s: Labyrinth, seat: Seat, slot: i64) -> None:
    """Crystal, lives and the count of uses; tokens go where the effect puts them, actions are the turn's."""
    ability = abilities_of(s, seat)[slot]
    s.tell_what("use", seat, CHARACTER_IDS[s.characters[seat]] + SLOT_LETTERS[slot])
    if ability.crystal:
        darken(s, seat)
    if ability.life:
        s.lives[seat] = s.lives[seat] - ability.life
        s.tell_count("pay-life", seat, ability.life)
    s.used[seat] = s.used[seat] | (1 << slot)
    if ability.often == A_FIGHT:
        s.spent |= 1 << (slot if s.fighter == seat else slot + SLOTS)


def darken(s: Labyrinth, seat: Seat) -> None:
    """L-87: an active Crystal becomes inactive."""
    s.lit[seat] = s.lit[seat] - 1
    s.dark[seat] = s.dark[seat] + 1
    s.tell("darken", seat)


def spend_token(s: Labyrinth, seat: Seat) -> None:
    """The token leaves the card until it is regained."""
    s.tokens[token_at(s, s.characters[seat], IN_POOL)] = ASIDE
