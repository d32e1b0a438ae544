"""No match goes on for ever: a measure falls from each decision to the next (D-22, D-33)."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.core.game import CHANCE, NOBODY
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import dreamscape
from reverie.games.dreamscape.table import COMPLETED, IN_PILE, OPEN

# How much of a power or a completion is still to come, by the step that waits.
STAGES = {"draw": 40, "lord": 40, "look": 30, "keep": 20, "stir": 40, "gather": 40, "lay": 10, "next": 10}


def measure(state: Any) -> tuple[int, ...]:
    """What falls, the weightiest first: an action may raise only what stands behind what it lowers."""
    s = state
    steps = [s.now.name, *[step.name for step in s.agenda.steps()]]
    phase = 3 if "wander" in steps else 2 if "sow" in steps else 1
    creating = 0 if phase > 1 else 2 if "create" in steps else 1
    cards = sum(3 if place == IN_PILE else 2 if OPEN <= place < COMPLETED else 0 for place in s.places)
    spaces = sum(
        not s.stored[card] and (place == OPEN + s.seat or s.last_done[s.seat] == card)
        for card, place in enumerate(s.places)
    )
    power = sum(STAGES.get(step.partition(":")[0], 0) for step in steps)
    power += sum(int(step[-1]) for step in steps if step.startswith(("tower", "golem")))
    return (
        -int(s.round),
        -(2 if phase == 1 else 0),
        -int(s.turn),
        phase + creating,
        cards,
        int(s.candle) + spaces + (0 if s.flipped & (1 << s.seat) else 1),
        power + int(s.held).bit_length(),
        bin(s.haunts).count("1") if phase == 3 else 0,
        sum(s.hands[s.seat * 6 : s.seat * 6 + 6]),
        0 if s.dreamers[s.seat] >= 0 else 1,
        -bin(s.climbed[s.seat]).count("1"),
        -int(s.key_moves if phase == 3 else s.free_steps),
        1 if s.now.name == "walk" else 0,
    )


@pytest.mark.parametrize("number", range(24))
def test_D_33_a_measure_falls_with_every_decision(number: int) -> None:
    random = Random("measure", str(number))
    given = {"players": 2 + number % 3, "nightmare": number % 2 == 1, "allow_mirror": True}
    state = dreamscape.new(settle(dreamscape.OPTIONS, given))
    before: tuple[int, ...] | None = None
    decisions, last = 0, ""
    while dreamscape.actor(state) != NOBODY:
        if dreamscape.actor(state) == CHANCE:
            dreamscape.apply(state, dreamscape.deal(state, random))
            continue
        if "wander" in state.now.name or before is not None:
            now = measure(state)
            assert before is None or now < before, (before, now, state.now.name, last)
            before = now
        choices = dreamscape.legal(state)
        patient = [choice for choice in choices if choice.text not in ("done", "sleep")]
        choices = patient if patient and random.below(8) else choices
        action = choices[random.below(len(choices))]
        last = action.text
        dreamscape.apply(state, action)
        decisions += 1
    assert decisions < dreamscape.LONGEST
