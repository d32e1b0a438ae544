"""A player for the golden games of Dreamscape, who has a plan for a card, builds it, and may have wishes.

The plan is the place where one of the open cards is nearest. The player knows what a person in that seat knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from reverie.core.game import Observation
from reverie.games.dreamscape.actions import CARD_IDS
from reverie.games.dreamscape.board import COLLECTOR, LAKE, SPACE_NAMES, distance
from reverie.games.dreamscape.nearness import Placement, nearest
from reverie.games.dreamscape.position import write_hand
from reverie.games.dreamscape.shards import LETTERS, WATER, height_of, top_of
from reverie.games.dreamscape.showing import show_placement
from reverie.games.dreamscape.sight import DreamscapeSight
from reverie.games.dreamscape.table import BESIDE_STUDIO, Dreamscape, open_cards
from reverie.games.dreamscape.wandering import is_key_move
from tests.golden.wishes import Player

ENOUGH_CARDS = 2  # open at a time
SITES = 8  # places looked at for each card
SLOW_POWERS = (COLLECTOR, LAKE)  # they bring nothing into the hands


class Sight:
    """What the player to act makes of the table."""

    def __init__(self, table: Dreamscape, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.hand = Counter(write_hand(table, seat))
        self.plan = self.best_plan()
        self.missing = self.missing_at(self.plan) if self.plan else []
        self.needed = self.count_needed()

    def best_plan(self) -> Placement | None:
        cards = open_cards(self.table, self.seat)
        found = [place for card in cards for place in nearest(self.table, self.seat, int(card), SITES)]
        return min(found, key=self.effort) if found else None

    def effort(self, place: Placement) -> float:
        """What is in the hands already is half done."""
        letters = Counter([item.split()[0] for item in self.missing_at(place)])
        return place.effort() - 0.5 * (letters & self.hand).total()

    def missing_at(self, place: Placement) -> list[str]:
        """Such as `R c3`, `tree c3`, `dreamer b2`, in the order of building."""
        shown = show_placement(self.table, self.seat, place)
        missing: list[str] = []
        for lies in shown["spaces"]:
            missing += [f"{letter} {lies['space']}" for letter in lies["missing"]]
            missing += [f"tree {lies['space']}"] * lies["missing_tree"]
        return missing + [f"dreamer {shown['dreamer']}"] * shown["missing_dreamer"]

    def count_needed(self) -> Counter[str]:
        """Shards the plan asks for: a meadow for each tree, white ones for the way."""
        needed: Counter[str] = Counter()
        for item in self.missing:
            word, space = item.split()
            if word == "dreamer":
                needed["S"] += self.way_to(SPACE_NAMES.index(space))
            else:
                needed["M" if word == "tree" else word] += 1
        return needed

    def way_to(self, space: int) -> int:
        here = self.table.dreamers[self.seat]
        return 0 if here == BESIDE_STUDIO else int(distance(here, space))

    def lacks(self, letter: str) -> bool:
        return self.needed[letter] > self.hand[letter]

    def spare(self, letter: str) -> int:
        return self.hand[letter] - self.needed[letter]

    def is_next(self, item: str) -> bool:
        """Is this what the plan puts on that space next?"""
        space = item.split()[1]
        return [other for other in self.missing if other.split()[1] == space][:1] == [item]

    def is_planned(self, space: str) -> bool:
        return self.plan is not None and SPACE_NAMES.index(space) in self.plan.site.spaces

    def stack(self, space: str) -> int:
        return int(self.table.studios[self.seat * len(SPACE_NAMES) + SPACE_NAMES.index(space)])


# --- how much each choice is worth, by its verb; only the order matters ---


def worth_of_collecting(sight: Sight) -> int:
    line = sight.table.world[sight.table.travellers[sight.seat]]
    return 30 if sight.lacks(LETTERS[top_of(line)]) else 10


def worth_of_going(sight: Sight, locale: str) -> int:
    """To a shard, best one the plan lacks, if there is a point left to take it with."""
    place = int(locale) - 1
    line = sight.table.world[place]
    left = sight.table.candle - (0 if is_key_move(sight.table, place) else 1)
    if not line or left <= 0 or sight.table.key_moves > 1:
        return -1  # nor from one locale to the next for nothing
    return 20 + int(left) if sight.lacks(LETTERS[top_of(line)]) else 3 - 4 * int(sight.table.key_moves)


def worth_of_power(sight: Sight) -> int:
    return 2 if sight.table.agreed.box.power_of[sight.table.travellers[sight.seat]] in SLOW_POWERS else 15


def worth_of_using(sight: Sight, card: str, letter: str) -> int:
    slow = sight.table.agreed.box.card_power[CARD_IDS.index(card)] in SLOW_POWERS
    return 8 if sight.spare(letter) > 0 and not slow else -1


def worth_of_storing(sight: Sight, card: str, letter: str) -> int:
    """Better kept for the next round than lost, but only when there is nothing else to do with it."""
    return 4 if sight.table.candle == 0 and sight.table.round < sight.table.agreed.rounds else -1


def worth_of_placing(sight: Sight, letter: str, space: str) -> int:
    if sight.is_next(f"{letter} {space}"):
        return 50
    if not sight.table.occupied(sight.seat):
        return 5 + min(sight.spare(letter), 1)  # without a first shard there is nothing to build on
    if sight.is_planned(space) or sight.spare(letter) <= 0:
        return -5
    return 3 if height_of(sight.stack(space)) < 2 else 1


def worth_of_planting(sight: Sight, space: str) -> int:
    if sight.is_next(f"tree {space}"):
        return 55
    return 6 if not sight.is_planned(space) and sight.spare("M") > 0 else -5


def worth_of_walking(sight: Sight, space: str) -> int:
    """To the place the plan has for him once all is built; off a shard to be built on; over water for a point."""
    target = SPACE_NAMES.index(space)
    here = sight.table.dreamers[sight.seat]
    goals = [item.split()[1] for item in sight.missing if item.startswith("dreamer")]
    if goals and len(sight.missing) == 1:
        goal = SPACE_NAMES.index(goals[0])
        return 45 if distance(target, goal) < distance(here, goal) else 0
    in_the_way = any([item.endswith(SPACE_NAMES[here]) for item in sight.missing])
    scores = top_of(sight.stack(space)) == WATER and sight.spare("S") > 0
    return 7 if (in_the_way or scores) and not sight.table.free_steps else -1


def worth_of_swapping(sight: Sight, paid: str, letter: str) -> int:
    spare = paid[0] == "N" or sight.spare(paid[0]) >= len(paid)
    return 20 if spare and sight.lacks(letter) else -5


def worth_of_taking(sight: Sight, space: str) -> int:
    """For the Tower: a shard that is no part of the plan."""
    top = LETTERS[top_of(sight.stack(space))]
    if top == "N" or sight.is_planned(space):
        return -1
    return 10 if sight.lacks(top) else 1


def worth_of_pile(sight: Sight, level: str) -> int:
    if level == "none":
        return 3
    wanted = len(open_cards(sight.table, sight.seat)) < ENOUGH_CARDS and sight.table.round < sight.table.agreed.rounds
    return {"1": 6, "2": 5, "3": 4}[level] if wanted else 0


def worth_of_keeping(sight: Sight, name: str) -> int:
    """Many points for little building; not another one late in the game."""
    if name == "none":
        return 0 if sight.table.round < sight.table.agreed.rounds else 100
    card = CARD_IDS.index(name)
    full = len(open_cards(sight.table, sight.seat)) >= ENOUGH_CARDS
    points = int(sight.table.agreed.box.points_of[card])
    return 30 + points - 3 * nearest(sight.table, sight.seat, card, 1)[0].effort() - (50 if full else 0)


WORTH: dict[str, Callable[..., int]] = {
    "collect": worth_of_collecting,
    "go": worth_of_going,
    "power": worth_of_power,
    "use": worth_of_using,
    "store": worth_of_storing,
    "place": worth_of_placing,
    "tree": worth_of_planting,
    "enter": lambda sight: 40,
    "walk": worth_of_walking,
    "stop": lambda sight: 60,
    "swap": worth_of_swapping,
    "take": worth_of_taking,
    "pile": worth_of_pile,
    "keep": worth_of_keeping,
    "shift": lambda sight, space, target: -1,
}


class DreamscapePlayer(Player):
    """Does the choice that is worth most, the first of equals."""

    def decide(self, observation: Observation, choices: list[str]) -> str:
        assert isinstance(observation, DreamscapeSight)
        sight = Sight(observation.table, observation.viewer)
        return max(choices, key=lambda choice: worth(sight, choice))


def worth(sight: Sight, choice: str) -> int:
    """What is not in the table (sleep, done, complete, lay ...) is neither good nor bad."""
    verb, *words = choice.split()
    return WORTH[verb](sight, *words) if verb in WORTH else 0
