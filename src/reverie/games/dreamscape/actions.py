"""Everything that can be done in Dreamscape, made once, in the order that gives each its code."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from reverie.core.agenda import Action
from reverie.games.dreamscape.board import BESIDE, LOCALES, SPACE_NAMES, SPACES
from reverie.games.dreamscape.content import MOST_CARDS, MOST_TOKENS, card_id, token_id
from reverie.games.dreamscape.options import NAME
from reverie.games.dreamscape.shards import COLOURS, HIGHEST, LETTERS, NIGHTMARE, PLAIN

COLLECT: Final = 0  # take the right-most shard of your locale (D-18)
GO: Final = 1  # move to a locale (D-20, D-21)
POWER: Final = 2  # use the power of your locale (D-23)
SLEEP: Final = 3  # end your wandering (D-25)
USE: Final = 4  # pay a shard for the power of a card (D-50)
STORE: Final = 5  # put a shard on a card and waive its power (D-50)
PLACE: Final = 6  # put a shard into the Studio (D-27, D-28)
ENTER: Final = 7  # bring the Dreamer in (D-30)
WALK: Final = 8  # one step of the Dreamer (D-31, D-32)
STOP: Final = 9  # stop where a card is completed, instead of passing (D-45)
PLANT: Final = 10  # a tree for a meadow shard (D-31)
SWAP: Final = 11  # two of a colour, or three red, for another shard (D-31, D-78)
DONE: Final = 12  # end the creating phase, or stop using a power (D-34, D-56)
TAKE: Final = 13  # Tower: a shard back into the hands (D-55)
SHIFT: Final = 14  # Golem: move a shard and what lies on it (D-56)
LAY: Final = 15  # Collector: a shard onto a locale (D-53)
STIR: Final = 16  # Lake: which locale (D-54)
NEXT: Final = 17  # Lake: which shard comes next, from the key on
PILE: Final = 18  # from which pile to draw (D-48, D-57)
KEEP: Final = 19  # which card to keep (D-6, D-48)
COMPLETE: Final = 20  # which of two completed cards comes first (D-45)
RETAIN: Final = 21  # which of two shards stays on the completed pile (D-46)
SOW: Final = 22  # Mr. Nightmare leaves a red shard on the way to a locale (D-74)
CLEAR: Final = 23  # make room for a red shard in a full Studio (D-79)
BAG: Final = 24  # chance: a shard out of the bag
CARD: Final = 25  # chance: the top card of a pile
TOKEN: Final = 26  # chance: a Dream token (D-4)
SLOT: Final = 27  # chance: the colour of the next slot (D-5)
SEAT: Final = 28  # chance: who gets the next initiative token (D-2)

NONE: Final = -1


@final
class Deed(Action):
    """One action of Dreamscape: a verb, and what it names; what it does not name is NONE."""

    game: ClassVar[str] = NAME

    def __init__(self, text: str, verb: i64, what: i64, where: i64, level: i64) -> None:
        super().__init__(text)
        self.verb: Final = verb
        self.what: Final = what  # a colour, card, locale, pile, token or seat
        self.where: Final = where  # a space or locale
        self.level: Final = level  # of a shard in its stack, counted from the bottom; NONE is the top shard


ACTIONS: Final[list[Deed]] = []


def deed(text: str, verb: int, what: int = NONE, where: int = NONE, level: int = NONE) -> Deed:
    made = Deed(text, verb, what, where, level)
    ACTIONS.append(made)
    return made


# Every card and token a content file may hold; a match uses the first of them.
CARD_IDS: Final = [card_id(place) for place in range(MOST_CARDS)]
TOKEN_IDS: Final = [token_id(place) for place in range(MOST_TOKENS)]
LEVELS: Final = 3

COLLECT_SHARD: Final = deed("collect", COLLECT)
GOES: Final = [deed(f"go {locale + 1}", GO, NONE, locale) for locale in range(LOCALES)]
USE_POWER: Final = deed("power", POWER)
FALL_ASLEEP: Final = deed("sleep", SLEEP)
USES: Final = [
    [deed(f"use {name} {LETTERS[colour]}", USE, card, colour) for colour in range(PLAIN)]
    for card, name in enumerate(CARD_IDS)
]
STORES: Final = [
    [deed(f"store {name} {LETTERS[colour]}", STORE, card, colour) for colour in range(PLAIN)]
    for card, name in enumerate(CARD_IDS)
]
PLACES: Final = [
    [deed(f"place {LETTERS[colour]} {SPACE_NAMES[space]}", PLACE, colour, space) for space in range(SPACES)]
    for colour in range(COLOURS)
]
ENTER_STUDIO: Final = deed("enter", ENTER)
WALKS: Final = [deed(f"walk {SPACE_NAMES[space]}", WALK, NONE, space) for space in range(SPACES)]
STOP_HERE: Final = deed("stop", STOP)
PLANTS: Final = [deed(f"tree {SPACE_NAMES[space]}", PLANT, NONE, space) for space in range(SPACES)]


def swap(paid: int, wanted: int) -> Deed:
    price = LETTERS[paid] * (3 if paid == NIGHTMARE else 2)
    return deed(f"swap {price} {LETTERS[wanted]}", SWAP, paid, wanted)


# SWAPS[paid]: no colour is swapped for itself.
SWAPS: Final = [[swap(paid, wanted) for wanted in range(COLOURS) if wanted != paid] for paid in range(COLOURS)]
ALL_DONE: Final = deed("done", DONE)
TAKES: Final = [deed(f"take {SPACE_NAMES[space]}", TAKE, NONE, space) for space in range(SPACES)]


def shift(space: int, target: int, level: int) -> Deed:
    origin = SPACE_NAMES[space] + ("" if level == NONE else f"/{level}")
    return deed(f"shift {origin} {SPACE_NAMES[target]}", SHIFT, space, target, level)


# SHIFTS[space][place of the target in BESIDE][level]; level 0 is the top shard, the others count from the bottom.
SHIFTS: Final = [
    [[shift(space, int(target), level or NONE) for level in range(HIGHEST)] for target in BESIDE[space]]
    for space in range(SPACES)
]
LAYS: Final = [
    [deed(f"lay {LETTERS[colour]} {locale + 1}", LAY, colour, locale) for locale in range(LOCALES)]
    for colour in range(COLOURS)
]
STIRS: Final = [deed(f"stir {locale + 1}", STIR, NONE, locale) for locale in range(LOCALES)]
NEXTS: Final = [deed(f"next {LETTERS[colour]}", NEXT, colour) for colour in range(COLOURS)]
PILES: Final = [deed(f"pile {level + 1}", PILE, level) for level in range(LEVELS)]
NO_PILE: Final = deed("pile none", PILE)
KEEPS: Final = [deed(f"keep {name}", KEEP, card) for card, name in enumerate(CARD_IDS)]
KEEP_NONE: Final = deed("keep none", KEEP)
COMPLETES: Final = [deed(f"complete {name}", COMPLETE, card) for card, name in enumerate(CARD_IDS)]
RETAINS: Final = [deed(f"retain {LETTERS[colour]}", RETAIN, colour) for colour in range(PLAIN)]
SOWS: Final = [deed(f"sow {locale + 1}", SOW, NONE, locale) for locale in range(LOCALES)]
CLEARS: Final = [deed(f"clear {SPACE_NAMES[space]}", CLEAR, NONE, space) for space in range(SPACES)]

BAGS: Final = [deed(f"bag {LETTERS[colour]}", BAG, colour) for colour in range(COLOURS)]
DRAWS: Final = [deed(f"card {name}", CARD, card) for card, name in enumerate(CARD_IDS)]
TOKENS: Final = [deed(f"token {name}", TOKEN, token) for token, name in enumerate(TOKEN_IDS)]
SLOTS: Final = [deed(f"slot {LETTERS[colour]}", SLOT, colour) for colour in range(4)]
SEATS: Final = [deed(f"seat {seat + 1}", SEAT, seat) for seat in range(4)]
