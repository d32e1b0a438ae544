"""A toy game that proves what a fourth game needs: a module with the names of the protocol, and one catalogue line.

Two to four players share a pile of lanterns worth 1, 2 or 3. In turn each rolls a die and then draws a lantern
unseen by the others, or passes and scores the die. After the last round the most light wins. Nothing in it uses
the agenda: the protocol is all a game has to offer.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from reverie.core.errors import BadNotation
from reverie.core.event import SPECTATOR, Event
from reverie.core.game import CHANCE, NOBODY, NUMBER, SEAT, Observation, Question, Result, Saying, Source
from reverie.core.option import Number, Options, Switch
from reverie.core.random import Random, draw

NAME = "lanterns"
RULES_VERSION = 1
LONGEST = 3 * 4 * 3
OPTIONS = (Number("players", 2, 4, 2, "T-1"), Number("rounds", 1, 3, 2, "T-2"), Switch("open_hands", False, "T-3"))
ACTIONS = tuple([f"roll {pips}" for pips in range(1, 7)] + [f"light {worth}" for worth in (1, 2, 3)] + ["draw", "pass"])

LUCK, DEEDS = ACTIONS[:-2], ACTIONS[-2:]
VERBS: dict[str, tuple[str, ...]] = {"draw": (), "pass": ()}
QUESTIONS = {"draw-or-pass": ("die",)}
EVENTS = {"roll": ("seat", "pips"), "draw": ("seat",), "light": ("seat", "worth"), "pass": ("seat",)}
FACTS = {"seat": SEAT, "die": NUMBER, "pips": NUMBER, "worth": NUMBER}

ROLL, CHOOSE, DRAW = "roll", "choose", "draw"


@dataclass
class Lanterns:
    options: Options
    pile: dict[int, int]
    hands: list[list[int]]
    points: list[int]
    turn: int = 0
    step: str = ROLL
    die: int = 0
    events: list[Event] | None = field(default=None, compare=False)

    @property
    def seat(self) -> int:
        return self.turn % len(self.hands)

    @property
    def over(self) -> bool:
        return self.turn >= len(self.hands) * int(self.options["rounds"])

    def tell(self, name: str, secrets: dict[str, str | int], witnesses: list[int]) -> None:
        if self.events is not None:
            self.events.append(Event(name, {"seat": self.seat}, secrets, frozenset(witnesses), bool(secrets)))


@dataclass
class Seen:
    packed: dict[str, object]
    options: Options

    def pack(self) -> dict[str, object]:
        return self.packed


def seats(options: Options) -> int:
    return int(options["players"])


def player_actions(options: Options) -> tuple[str, ...]:
    return DEEDS


def chance_actions(options: Options) -> tuple[str, ...]:
    return LUCK


def new(options: Options) -> Lanterns:
    return Lanterns(options, {1: 4, 2: 4, 3: 4}, [[] for _ in range(seats(options))], [0] * seats(options))


def actor(state: Lanterns) -> int:
    if state.over:
        return NOBODY
    return state.seat if state.step == CHOOSE else CHANCE


def legal(state: Lanterns) -> list[str]:
    return ["draw", "pass"]


def odds(state: Lanterns) -> list[tuple[str, int]]:
    if state.step == ROLL:
        return [(f"roll {pips}", 1) for pips in range(1, 7)]
    return [(f"light {worth}", count) for worth, count in state.pile.items() if count]


def deal(state: Lanterns, random: Random) -> str:
    return draw(odds(state), random)


def source(state: Lanterns) -> Source:
    return Source("die", Source.NO_PILE) if state.step == ROLL else Source("pile", 0)


def apply(state: Lanterns, action: str) -> None:
    verb, _, number = action.partition(" ")
    if verb == "roll":
        state.die = int(number)
        state.step = CHOOSE
        state.tell("roll", {"pips": state.die}, [*range(len(state.hands)), SPECTATOR])
        return
    if verb == "draw":
        state.step = DRAW
        state.tell("draw", {}, [])
        return
    if verb == "light":
        state.pile[int(number)] -= 1
        state.hands[state.seat].append(int(number))
        everybody = [*range(len(state.hands)), SPECTATOR]
        state.tell("light", {"worth": int(number)}, everybody if state.options["open_hands"] else [state.seat])
    else:
        state.points[state.seat] += state.die
        state.tell("pass", {}, [])
    state.turn += 1
    state.step = ROLL


def copy(state: Lanterns) -> Lanterns:
    return unpack(pack(state))


def result(state: Lanterns) -> Result | None:
    if not state.over:
        return None
    totals = [points + sum(hand) for points, hand in zip(state.points, state.hands, strict=True)]
    return Result(totals, [seat for seat, total in enumerate(totals) if total == max(totals)], "T-2")


def listen(state: Lanterns) -> None:
    state.events = []


def heard(state: Lanterns) -> list[Event]:
    events, state.events = state.events or [], []
    return events


def observe(state: Lanterns, viewer: int) -> Seen:
    shown = [
        sorted(hand) if state.options["open_hands"] or viewer == seat else len(hand)
        for seat, hand in enumerate(state.hands)
    ]
    packed = {"points": list(state.points), "hands": shown, "turn": state.turn, "step": state.step, "die": state.die}
    return Seen(packed, state.options)


def imagine(observation: Seen, random: Random) -> Lanterns:
    state = new(observation.options)
    seen = json.loads(json.dumps(observation.packed))
    state.points, state.turn, state.step, state.die = seen["points"], seen["turn"], seen["step"], seen["die"]
    for seat, hand in enumerate(seen["hands"]):
        if isinstance(hand, list):
            state.hands[seat] = hand
            for worth in hand:
                state.pile[worth] -= 1
    for seat, hand in enumerate(seen["hands"]):
        for _ in range(hand if isinstance(hand, int) else 0):
            left = [worth for worth, count in state.pile.items() for _ in range(count)]
            worth = left[random.below(len(left))]
            state.pile[worth] -= 1
            state.hands[seat].append(worth)
    return state


def why_not(state: Lanterns, seat: int, action: str) -> str | None:
    if actor(state) != seat:
        return "T-1"
    return None if action in legal(state) else "T-3"


def ask(state: Lanterns) -> Question:
    return Question("draw-or-pass", "T-3", state.seat, {"die": state.die})


def write(action: str) -> str:
    return action


def read(text: str) -> str:
    text = " ".join(text.lower().split())
    if text not in ACTIONS:
        raise BadNotation("action-unknown", {"text": text})
    return ACTIONS[ACTIONS.index(text)]


def pack(state: Lanterns) -> dict[str, object]:
    pile = {str(worth): count for worth, count in state.pile.items()}
    hands = [sorted(hand) for hand in state.hands]
    packed = {"options": dict(state.options), "pile": pile, "hands": hands, "points": list(state.points)}
    return packed | {"turn": state.turn, "step": state.step, "die": state.die}


def unpack(packed: dict[str, object]) -> Lanterns:
    read_back = json.loads(json.dumps(packed))
    pile = {int(worth): count for worth, count in read_back["pile"].items()}
    return Lanterns(
        read_back["options"], pile, read_back["hands"], read_back["points"],
        read_back["turn"], read_back["step"], read_back["die"],
    )  # fmt: skip


def describe(observation: Observation, action: str) -> Saying:
    return Saying(action, {})


def hides(state: Lanterns) -> bool:
    return not state.options["open_hands"] and any(state.hands)
