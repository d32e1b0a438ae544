"""A player for the golden games of Onirim, who plays sensibly and may have wishes.

They know what a person in their seat knows, the observation as a client gets it, and choose among texts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from reverie.core.game import Observation
from tests.golden.wishes import Player

Seen: TypeAlias = dict[str, Any]  # a packed observation of Onirim

NEVER = -1000


class Sight:
    """What the player to act makes of an observation. To the insatiable no colour is ever finished."""

    def __init__(self, seen: Seen, insatiable: bool) -> None:
        self.seen = seen
        self.insatiable = insatiable
        self.me: int = seen["viewer"]
        self.players = len(seen["hands"])
        self.hand: list[str] = seen["hands"][self.me] + seen["shared"]

    def wants(self, colour: str, seat: int) -> bool:
        """Does this seat still need a door of this colour? Alone one needs two of each (O-36), else one (O-48)."""
        doors: list[str] = self.seen["doors"][seat]
        return self.insatiable or doors.count(colour + "d") < (2 if self.players == 1 else 1)

    def series(self, seat: int) -> tuple[str, int]:
        """The colour and the length of the series that a row is in; a finished one is none (O-14)."""
        row: list[str] = self.seen["rows"][seat]
        length = 0
        while length < len(row) and row[-1 - length][0] == row[-1][0]:
            length += 1
        return (row[-1][0], length % 3) if length % 3 else ("", 0)

    def followers(self, card: str) -> int:
        """How many cards of the hand could follow this one in a series (O-10, O-12)."""
        return len([other for other in self.hand if other[0] == card[0] and other[1] != card[1]])


# --- how much each choice is worth, by its verb; only the order matters ---


def worth_of_play(sight: Sight, card: str) -> int:
    """Finish a series first, else go on with one, else begin the one that the hand supports best."""
    colour, length = sight.series(sight.me)
    followers = min(sight.followers(card), 2)
    if card[0] != colour:
        worth = 20 + 8 * followers - 20 * length
    elif length == 2:
        worth = 90
    else:
        worth = 60 if followers else 40
    if card[1] == "k":
        worth -= 5
    return worth if sight.wants(card[0], sight.me) else worth - 70


def worth_of_discard(sight: Sight, card: str) -> int:
    """Suns are plenty, a key brings a prophecy; what a series needs is kept."""
    wanted = sight.wants(card[0], sight.me)
    if card[1] == "k":
        return (22 if wanted else 40) - 10 * len(sight.seen["top"])
    keep = 6 if card[1] == "m" else 0
    if wanted:
        keep += 6
    if card[0] == sight.series(sight.me)[0]:
        keep += 8
    return 30 - keep


def worth_of_drop(sight: Sight, card: str) -> int:
    """The nightmare goes; a door never does (O-23)."""
    if card[1:] == "d":
        return NEVER
    return 100 if card == "X" else worth_of_discard(sight, card) - (20 if card[1] == "k" else 0)


def worth_of_return(sight: Sight, card: str) -> int:
    """A door that a key waits for comes first, nightmares and other doors last."""
    if card == "X":
        return -20
    if card[1] == "d":
        can_open = card[0] + "k" in sight.hand and sight.wants(card[0], sight.me)
        return 50 if can_open else -10
    return 10 + sight.followers(card)


def worth_of_paying(sight: Sight, what: str) -> int:
    """A key that opens nothing more is cheapest, a door is dearest."""
    if what == "hand":
        return 30 - 8 * len([card for card in sight.hand if card[1] == "k"])
    if what == "deck":
        return 25 if sight.seen["deck"] > 20 else -30
    if what[1] == "d":
        return -20
    return 28 if sight.wants(what[0], sight.me) else 60


def worth_of_taking(sight: Sight, card: str) -> int:
    """In the draft: keys, and colours of which there is something in hand already."""
    own: list[str] = sight.seen["hands"][sight.me]
    return 10 * (card[1] == "k") + 4 * len([other for other in own if other[0] == card[0] and other[1] != card[1]])


def worth_of_swap(sight: Sight, given: str) -> int:
    """Worth it if the partner can go on with the card at once."""
    partner = 1 - sight.me
    row: list[str] = sight.seen["rows"][partner]
    helps = given[0] == sight.series(partner)[0] and given[1] != row[-1][1] and sight.wants(given[0], partner)
    needed = given[0] == sight.series(sight.me)[0]
    return 10 if helps and not needed else -10


def worth_of_open(sight: Sight, door: str) -> int:
    return 10 if sight.wants(door[0], sight.me) else -10


def worth_of_claim(sight: Sight, card: str) -> int:
    return worth_of_open(sight, sight.seen["rows"][sight.me][-1])


WORTH: dict[str, Callable[[Sight, str], int]] = {
    "play": worth_of_play,
    "discard": worth_of_discard,
    "drop": worth_of_drop,
    "return": worth_of_return,
    "pay": worth_of_paying,
    "take": worth_of_taking,
    "swap": worth_of_swap,
    "open": worth_of_open,
    "claim": worth_of_claim,
}


def worth(sight: Sight, choice: str) -> int:
    """What is not in the table (leave, decline, skip, keep) is neither good nor bad."""
    verb, *words = choice.split()
    if verb not in WORTH:
        return 0
    card = sight.seen["aside"][0] if verb == "open" else (words or [""])[0]
    value = WORTH[verb](sight, card)
    # The partner could use a shared card, too; a door of the partner's is never paid without a wish.
    return {"shared": value - 1, "partner": value - 1}.get(words[-1] if words else "", value)


class OnirimPlayer(Player):
    """Does the choice that is worth most, the first of equals."""

    def __init__(self, wishes: Sequence[str] = (), insatiable: bool = False) -> None:
        super().__init__(wishes)
        self.insatiable = insatiable

    def decide(self, observation: Observation, choices: list[str]) -> str:
        sight = Sight(observation.pack(), self.insatiable)
        return max(choices, key=lambda choice: worth(sight, choice))
