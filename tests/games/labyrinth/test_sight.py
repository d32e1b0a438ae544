"""What a seat may know: everything but the order of pools and traps that others have looked at."""

from __future__ import annotations

import json

from reverie.core.event import SPECTATOR
from reverie.core.random import Random
from reverie.games import labyrinth
from tests.conformance.walk import check_actions, check_blindfold, check_tries_change_nothing
from tests.games.labyrinth.scene import Scene

SEEN = {"d2a": "t05:1", "d3a": "t07:12", "d3b": "?:", "g1a": "t01:up"}


def test_a_trap_is_known_to_those_who_looked() -> None:
    scene = Scene(pawns=["d1a"], traps=SEEN)
    open_to_all = {"d3b": (None, []), "g1a": ("t01", [0, 1, 2, 3])}
    assert scene.traps(0) == {"d2a": ("t05", [0]), "d3a": ("t07", [0, 1]), **open_to_all}
    assert scene.traps(1) == {"d2a": (None, [0]), "d3a": ("t07", [0, 1]), **open_to_all}
    assert scene.traps(SPECTATOR) == {"d2a": (None, [0]), "d3a": (None, [0, 1]), **open_to_all}
    assert [trap["up"] for trap in scene.look(0)["traps"]] == [False, False, False, True]


def test_two_worlds_that_differ_in_what_one_cannot_know_look_the_same() -> None:
    one = Scene(pawns=["d1a"], traps=SEEN)
    other = Scene(pawns=["d1a"], traps=SEEN | {"d2a": "t09:1"})
    assert json.dumps(one.look(1)) == json.dumps(other.look(1))
    assert json.dumps(one.look(SPECTATOR)) == json.dumps(other.look(SPECTATOR))
    assert one.look(0) != other.look(0)


def test_the_traps_a_trapmaster_looks_at_are_his_alone() -> None:
    scene = Scene("draw t05, draw t07", characters=["c12"], pawns=["d1a"]).do("trap d2a")
    assert scene.look(0)["drawn"]["pieces"] == ["t05", "t07"]
    assert scene.look(1)["drawn"]["pieces"] == [None, None]
    assert scene.look(0)["pools"]["traps"] == scene.look(1)["pools"]["traps"] == 58
    assert [event.get("what") for event in scene.events(1) if event["event"] == "look-trap"] == [None, None]
    scene.do("keep t05")
    assert (scene.traps(0), scene.traps(1)) == ({"d2a": ("t05", [0])}, {"d2a": (None, [0])})


def test_nobody_knows_a_trap_nobody_has_seen() -> None:
    scene = Scene(pawns=["d1a"], traps={"d2a": "?:"}).do("trap d3a")
    for viewer in (0, 1, SPECTATOR):
        assert scene.traps(viewer) == {"d2a": (None, []), "d3a": (None, [])}
    assert -2 in scene.state.traps  # there is nothing that could leak


def test_imagined_traps_fit_and_differ() -> None:
    scene = Scene(pawns=["d1a"], traps=SEEN)
    seen = labyrinth.observe(scene.state, 2)
    imagined = [labyrinth.imagine(seen, Random("imagine", str(number))) for number in range(30)]
    traps = [labyrinth.pack(state)["position"]["traps"] for state in imagined]
    assert len({trap["d2a"] for trap in traps}) > 4
    assert {trap["d3b"] for trap in traps} == {"?:"}
    for state in imagined:
        assert labyrinth.observe(state, 2).pack() == seen.pack()


def test_blindfolded_in_scenes_with_secrets() -> None:
    random = Random("sight", "secrets")
    scenes = [
        Scene(pawns=["d1a"], traps=SEEN),
        Scene("draw t05, draw t07", characters=["c12"], pawns=["d1a"], traps=SEEN).do("trap d3c"),
        Scene(pawns=["d1a"], traps=SEEN, items={"i12": "@1"}).do("item i12")
        if "item i12" in Scene(pawns=["d1a"], traps=SEEN, items={"i12": "@1"}).legal()
        else Scene(pawns=["d1a"], traps=SEEN),
        Scene(characters=["c07"], pawns=["d1a"], traps=SEEN).do("use d", "to g1a"),
        Scene(characters=["c14"], pawns=["d1a"], traps={"d2a": "t05:2"}).do("use d", "to d2a"),
    ]
    for scene in scenes:
        actions = check_actions(labyrinth, scene.state)
        check_tries_change_nothing(labyrinth, scene.state, actions)
        for viewer in (0, 1, 2, SPECTATOR):
            check_blindfold(labyrinth, scene.state, viewer, actions, random)
