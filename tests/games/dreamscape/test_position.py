"""Positions: they read back, and what could not lie on a table is refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from reverie.core.errors import BadNotation
from reverie.core.game import CHANCE, NOBODY
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import dreamscape
from tests.games.dreamscape.scene import Scene

SCENE: dict[str, Any] = {
    "hand": "WWE",
    "studio": {"c1": "RW", "c2": "M+"},
    "dreamer": "c1",
    "open": ["c07"],
    "completed": ["c01", "c02"],
    "stored": {"c02": "S"},
}


def packed(**changes: Any) -> Any:
    found = dreamscape.pack(Scene("create", **SCENE).state)
    found["position"] |= changes
    return found


def test_a_position_is_what_one_would_write() -> None:
    position = packed()["position"]
    assert position["steps"] == ["create", "empty-hands", "next-creator"]
    assert position["studios"][0] == {"c1": "RW", "c2": "M+"}
    assert position["hands"][0] == "WWE"
    assert position["top"][0] == "c02"
    assert position["stored"] == {"c02": "S"}


@pytest.mark.parametrize(
    "changes",
    [
        {"steps": []},
        {"steps": ["create"]},
        {"steps": ["next-wanderer"]},
        {"steps": ["golem:9", "create", "empty-hands", "next-creator"]},
        {"steps": "create"},
        {"nonsense": 1},
        {"round": 8},
        {"round": True},
        {"seat": 3},
        {"order": [1]},
        {"order": [1, 1]},
        {"hands": ["WWX", ""]},
        {"hands": ["WWEE", ""]},  # one shard too many
        {"hands": [""]},
        {"bag": {"W": -1}},
        {"bag": {"X": 1}},
        {"studios": [{"c9": "W"}, {}]},
        {"studios": [{"c1": "+"}, {}]},
        {"studios": [{"c1": "WN"}, {}]},
        {"studios": [{"c1": "W" * 21}, {}]},
        {"dreamers": ["e5", None]},
        {"trees": 6},
        {"open": [["c07", "c07"], []]},
        {"open": [["c99"], []]},
        {"top": [None, None]},
        {"top": ["c07", None]},
        {"stored": {"c01": "S"}},  # covered by c02
        {"stored": {"c50": "S"}},
        {"under": [["c50:1"], [], []]},
        {"under": [["c03:x"], [], []]},
        {"looked": ["c07:1"]},
        {"piles": [1, 1, 1]},
        {"tokens": ["t01", "t01", "t02", "t03"]},
        {"slots": ["W", None, None, None]},
        {"locales": ["WWWWWW", "", "", "", "", ""]},
        {"haunted": 3},
        {"key_moves": 7},
        {"free_steps": 26},
        {"held": "W", "hands": ["WE", ""]},  # nobody puts it anywhere
        {"steps": ["lay", "create", "empty-hands", "next-creator"], "held": ""},
    ],
)
def test_nothing_impossible_is_read(changes: dict[str, Any]) -> None:
    with pytest.raises(BadNotation):
        dreamscape.unpack(packed(**changes))


@pytest.mark.parametrize(
    "bad", [None, [], "create", {}, {"options": {}, "position": []}, {"options": {"players": 9}, "position": {}}]
)
def test_nothing_else_is_read(bad: Any) -> None:
    with pytest.raises(BadNotation):
        dreamscape.unpack(bad)


def test_a_position_with_changed_fields_is_refused_or_can_be_played() -> None:
    """Fields of one position in another: whatever is accepted asks somebody something, and goes on."""
    random = Random("mixed", "positions")
    found = []
    for number in range(12):
        options = settle(dreamscape.OPTIONS, {"nightmare": number % 2 == 1})
        state = dreamscape.new(options)
        for _ in range(random.below(150)):
            step(state, random)
        found.append(dreamscape.pack(state))
    accepted = 0
    for _ in range(600):
        one, other = found[random.below(12)], found[random.below(12)]
        mixed = copy.deepcopy(one)
        names = sorted(mixed["position"])
        name = names[random.below(len(names))]
        mixed["position"][name] = other["position"][name]
        try:
            state = dreamscape.unpack(mixed)
        except BadNotation:
            continue
        accepted += 1
        for _ in range(40):
            step(state, random)
    assert accepted > 100


def step(state: Any, random: Random) -> None:
    if dreamscape.actor(state) == NOBODY:
        return
    if dreamscape.actor(state) == CHANCE:
        dreamscape.apply(state, dreamscape.deal(state, random))
        return
    choices = dreamscape.legal(state)
    dreamscape.apply(state, choices[random.below(len(choices))])
