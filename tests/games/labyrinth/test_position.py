"""Positions: they read back, and what could not lie on a table is refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from reverie.core.errors import BadNotation
from reverie.core.game import CHANCE, NOBODY
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import labyrinth
from tests.games.labyrinth.scene import Scene, keys


def packed(**changes: Any) -> Any:
    scene = Scene(pawns=["d2a"], traps={"d3a": "t04:up", "d3b": "?:"}, items={"i01": "@1"}, keys=keys(k2="@1"))
    found = labyrinth.pack(scene.state)
    found["position"] |= changes
    return found


def test_a_position_is_what_one_would_write() -> None:
    position = packed()["position"]
    assert position["steps"] == ["act", "next-turn"]
    assert position["tiles"] == {"d2": "n02:0", "d3": "n30:0"}
    assert position["traps"] == {"d3a": "t04:up", "d3b": "?:"}
    assert position["pawns"][0] == "d2a"
    assert position["items"] == {"i01": "@1"}
    assert position["keys"]["k2"] == "@1"


@pytest.mark.parametrize(
    "changes",
    [
        {"steps": []},
        {"steps": ["act"]},
        {"steps": ["next-turn"]},
        {"steps": "act"},
        {"steps": ["lose:9:1", "act", "next-turn"]},
        {"steps": ["place-tile", "act", "next-turn"]},
        {"steps": ["turn-over", "act", "next-turn"]},
        {"steps": ["swap-with", "act", "next-turn"]},
        {"steps": ["second-trap", "act", "next-turn"]},
        {"steps": ["jumped:1", "act", "next-turn"]},
        {"steps": ["trap-tested:2", "act", "next-turn"]},
        {"steps": ["push:1:1", "act", "next-turn"]},
        {"steps": ["act", "act", "next-turn"]},
        {"nonsense": 1},
        {"seat": 5},
        {"seat": None},
        {"round": True},
        {"pawns": ["d2a"]},
        {"pawns": ["e5a", "s2", "s4", "s5"]},  # no tile there
        {"pawns": ["s2", "s2", "s4", "s5"]},  # not the own start space
        {"pawns": ["d2b", "s2", "s4", "s5"]},  # no such corridor
        {"tiles": {"d2": "n02:0"}},  # one tile is lost
        {"tiles": {"d2": "n02:9", "d3": "n30:0"}},
        {"tiles": {"d1": "n02:0", "d3": "n30:0"}},  # a key tile lies there
        {"tiles": {"d2": "?:2", "d3": "n30:0"}},
        {"traps": {}},  # a trap is lost
        {"traps": {"d3a": "t04:up", "d3b": "?:1"}},  # seen, but not known
        {"traps": {"d3a": "t04:up", "d4a": "?:"}},  # on the centre
        {"unseen": {"t01": 99}},
        {"keys": {"k1": "d1a"}},
        {"keys": keys(k1="@9")},
        {"items": {"i99": "d1a"}},
        {"items": {"i01": "e5a"}},
        {"tokens": {"c03": ["card"]}},
        {"characters": ["c07", "c07", "c03", "c06"]},
        {"characters": [None, "c13", "c03", "c06"]},
        {"golem_deck": {"g1": 4}},
        {"event": "e01"},  # and still among those to come
        {"lives": [4, 4, 4, 9]},
        {"dice": ["6 2", "", "", "", "", ""]},
        {"golem": None},
        {"pool": []},
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadNotation):
        labyrinth.unpack(packed(**changes))


@pytest.mark.parametrize("junk", [None, [], {}, {"options": {}}, {"options": [], "position": {}}, "x", 7])
def test_junk_is_refused(junk: Any) -> None:
    with pytest.raises(BadNotation):
        labyrinth.unpack(junk)


def some_states(count: int) -> list[Any]:
    """Positions out of random matches, one of every kind of moment."""
    found: dict[str, Any] = {}
    for number in range(count):
        random = Random("states", str(number))
        state = labyrinth.new(settle(labyrinth.OPTIONS, {"players": 2 + number % 5, "rounds": 8}))
        while labyrinth.actor(state) != NOBODY:
            found.setdefault(state.now.name.partition(":")[0], labyrinth.pack(state))
            if labyrinth.actor(state) == CHANCE:
                labyrinth.apply(state, labyrinth.deal(state, random))
            else:
                actions = labyrinth.legal(state)
                labyrinth.apply(state, actions[random.below(len(actions))])
    return list(found.values())


def test_every_kind_of_moment_reads_back() -> None:
    states = some_states(6)
    assert len(states) > 15
    for state in states:
        again = labyrinth.pack(labyrinth.unpack(json.loads(json.dumps(state))))
        assert again == state


JUNK: list[Any] = [None, True, -1, 7, 10**30, "x", "", [], {}, ["x"], {"x": 1}, [None] * 4, "d2a", ["act", "next-turn"]]


def test_a_damaged_position_is_refused_or_playable() -> None:
    """Every field of many positions replaced by nonsense: it is understood or refused, and nothing else."""
    random = Random("damage", "fields")
    for state in some_states(4):
        for name in state["position"]:
            damaged = copy.deepcopy(state)
            damaged["position"][name] = JUNK[random.below(len(JUNK))]
            try:
                found = labyrinth.unpack(damaged)
            except BadNotation:
                continue
            assert labyrinth.actor(found) == NOBODY or found.now.name


def test_steps_of_one_position_in_another_are_refused_or_playable() -> None:
    """The agenda of one moment on the table of another: what is not refused can be played on."""
    states = some_states(4)
    random = Random("damage", "steps")
    played = 0
    for one in states:
        for other in states:
            mixed = copy.deepcopy(one)
            mixed["position"]["steps"] = other["position"]["steps"]
            try:
                state = labyrinth.unpack(mixed)
            except BadNotation:
                continue
            played += 1
            for _ in range(30):
                if labyrinth.actor(state) == NOBODY:
                    break
                if labyrinth.actor(state) == CHANCE:
                    labyrinth.apply(state, labyrinth.deal(state, random))
                else:
                    actions = labyrinth.legal(state)
                    labyrinth.apply(state, actions[random.below(len(actions))])
    assert played > len(states)
