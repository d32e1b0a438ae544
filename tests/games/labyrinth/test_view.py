"""What a viewer is shown, and what choices, events and pieces are called."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.core.event import SPECTATOR
from reverie.core.game import CHANCE, NOBODY, reasons_of
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import labyrinth
from reverie.games.labyrinth.box.effects import COMBAT, JUMP, TRAP
from reverie.games.labyrinth.turn.strengths import bonus, bonuses
from tests.games.labyrinth.scene import Scene, keys
from tests.games.labyrinth.test_build import CLOSED_KEY, RING

BRIDGE = {"d2": "n13:0", "d3": "n30:0"}  # d2a passes over d2b


def cell(seen: dict[str, Any], name: str) -> dict[str, Any]:
    [found] = [cell for cell in seen["cells"] if cell["cell"] == name]
    return dict(found)


def said(scene: Scene, text: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    saying = labyrinth.describe(labyrinth.observe(scene.state, seat), labyrinth.read(text))
    return saying.verb, saying.facts


# --- the view ---


def test_cells_say_how_they_lie_and_where_their_corridors_lead() -> None:
    seen = Scene(tiles=BRIDGE).look(0)
    assert [cell["cell"] for cell in seen["cells"]] == ["a1", "a4", "d1", "d2", "d3", "d4", "d7", "g1", "g4"]
    bridge = cell(seen, "d2")
    assert (bridge["kind"], bridge["tile"], bridge["turn"], bridge["bridge"]) == ("normal", "n13", 0, True)
    assert bridge["corridors"][0] == {"name": "d2a", "edges": [0, 3], "leads": ["d1a", "d3a"]}
    assert bridge["corridors"][1] == {"name": "d2b", "edges": [2, 5], "leads": [None, None]}
    assert (cell(seen, "d4")["kind"], cell(seen, "d4")["tile"]) == ("centre", None)
    assert [(cell(seen, name)["kind"], cell(seen, name)["number"]) for name in ("d1", "g1")] == [("key", 1), ("key", 2)]


def test_a_turned_tile_has_turned_edges() -> None:
    turned = cell(Scene(tiles={"d2": "n13:1", "d3": "n30:0"}).look(0), "d2")
    assert [corridor["edges"] for corridor in turned["corridors"]] == [[1, 4], [0, 3]]


def test_a_face_down_tile_has_one_corridor_to_all_sides_and_no_name() -> None:
    down = cell(Scene(characters=["c07"], pawns=["d3a"]).do("use a", "tile c4").look(1), "c4")
    assert (down["kind"], down["tile"]) == ("down", None)
    assert [(corridor["name"], corridor["edges"]) for corridor in down["corridors"]] == [("c4a", [0, 1, 2, 3, 4, 5])]


def test_distances_are_counted_in_moves() -> None:
    seen = Scene(pawns=["s1", "d3a"], keys=keys(k3="@2")).look(0)
    far = [(player["to_key"], player["to_centre"]) for player in seen["players"][:3]]
    assert far == [(None, 4), (0, 1), (None, None)]
    # One's own key is none one may take, unless another dropped it.
    assert Scene(pawns=["d2a"]).look(0)["players"][0]["to_key"] is None
    assert Scene(pawns=["d2a"], keys=keys(k1="d1a:2")).look(0)["players"][0]["to_key"] == 1
    assert Scene(pawns=["d2a", "d3a"]).look(0)["players"][1]["to_key"] == 2


def test_portals_are_ways_for_their_owner() -> None:
    tokens = {"c11": ["d2a", "g1a", "card"]}
    seen = Scene(characters=["c11", "c07"], pawns=["d2a", "d2a"], tokens=tokens).look(0)
    assert (seen["players"][0]["to_key"], seen["players"][1]["to_key"]) == (1, 1)
    far = Scene(characters=["c11", "c07"], pawns=["d3a", "d3a"], tokens=tokens, keys=keys(k1="@3")).look(0)
    assert (far["players"][0]["to_key"], far["players"][1]["to_key"]) == (2, None)


def test_players_show_abilities_tokens_and_what_they_carry() -> None:
    scene = Scene(characters=["c02", "c11"], pawns=["d2a"], items={"i01": "@1", "i04": "d3a"}, keys=keys(k2="@1"))
    seen = scene.look(1)
    first, second = seen["players"][:2]
    assert (first["items"], first["keys"], first["room"], first["start"]) == (["i01"], ["k2"], 1, "s1")
    fury = first["abilities"][0]
    assert (fury["what"], fury["when"], fury["lives"], fury["often"]) == ("c02a", "answer", 1, "fight")
    assert (first["tokens"], second["tokens"]["what"], second["tokens"]["kind"]) == (None, "c11t", "portal")
    assert {"item": "i04", "place": "d3a", "carrier": None, "used": False} in seen["items"]


def test_tokens_say_whose_they_are_and_where() -> None:
    tokens = {"c08": ["@1", "card", "aside"], "c12": ["d3a", "card", "card"]}
    seen = Scene(characters=["c07", "c08"], pawns=["d2a"], tokens=tokens).look(0)
    assert [(token["token"], token["owner"], token["place"], token["bearer"]) for token in seen["tokens"]] == [
        ("c08t", 1, None, 0),
        ("c12t", None, "d3a", None),
    ]
    assert seen["players"][1]["tokens"] == {"what": "c08t", "kind": "martyr", "count": 3, "card": 1, "aside": 1}


def test_the_golem_says_who_leads_it_and_where_it_must_not_go() -> None:
    tiles = {"d2": "n02:0", "d3": "n30:0", "d5": "n13:0"}
    scene = Scene("draw g2", pawns=["d2a"], golem="d4a", tiles=tiles).do("golem")
    golem = scene.look(2)["golem"]
    assert (golem["place"], golem["leader"], golem["steps"], golem["barred"]) == ("d4a", 0, 2, None)
    stopped = scene.do("to d5a").look(2)["golem"]
    assert (stopped["place"], stopped["leader"], stopped["steps"]) == ("d4a", None, 0)  # the only way on leads back


def test_the_drawn_tile_comes_with_its_shape() -> None:
    drawn = Scene("draw n14", pawns=["d3a"]).do("build").look(2)["drawn"]
    assert (drawn["kind"], drawn["pieces"], drawn["cell"]) == ("tiles", ["n14"], None)
    [tile] = drawn["tiles"]
    assert (tile["bridge"], tile["turns"]) == (True, [0, 1, 2, 3, 4, 5])
    assert tile["corridors"] == [
        {"edges": [0, 3], "trap": False, "chest": False},
        {"edges": [1, 5], "trap": False, "chest": True},
    ]


@pytest.mark.parametrize(
    ("scene", "stake", "what", "need", "lives", "dazes"),
    [
        (Scene(pawns=["d2a"], tiles=BRIDGE).do("jump risky"), "fall", None, 8, 2, 1),
        (Scene(pawns=["d2a"], traps={"d3a": "t01:up"}).do("move d3a"), "trap", "t01", 7, 1, 0),
        (Scene(pawns=["d2a"], golem="d3a").do("move d3a"), "golem", None, 12, 0, 0),
        (Scene(pawns=["d2a"], tokens={"c12": ["d3a", "card", "card"]}).do("move d3a"), "seal", "c12t", 10, 0, 0),
        (Scene(pawns=["d2a"], tokens={"c03": ["d3a", "card", "card"]}, characters=["c07", "c13", "c03"]).do("move d3a"),
         "fire", "c03t", 8, 1, 0),
        (Scene("roll 6 6, roll 1 1", pawns=["d3a", "d3a"], items={"i02": "@2"}).do("attack 2", "item i02"),
         "wound", "i02", 9, 1, 0),
    ],
)  # fmt: skip
def test_a_test_says_what_is_at_stake(
    scene: Scene, stake: str, what: str | None, need: int, lives: int, dazes: int
) -> None:
    test = scene.look(3)["test"]
    assert (test["stake"], test["what"], test["need"]) == (stake, what, need)
    assert (test["lives"], test["dazes"]) == (lives, dazes)
    assert [(roll["dice"], roll["sum"], roll["passed"]) for roll in test["rolls"]] == [([], None, None)]


def test_a_roll_and_what_is_added_to_it() -> None:
    scene = Scene(
        "roll 1 2",
        characters=["c14"],
        pawns=["d2a"],
        items={"i08": "@1"},
        traps={"d3a": "t03:up"},
        lit=[1],
        dark=[0],
    )
    test = scene.do("move d3a").look(1)["test"]
    assert test["bonuses"] == [{"what": "c14c", "by": 2}, {"what": "i08", "by": 2}]
    assert test["rolls"] == [{"dice": [1, 2], "extra": 0, "sum": 7, "passed": False}]


def test_a_fight_shows_both_sides() -> None:
    scene = Scene("roll 3 4, roll 2 6", characters=["c01", "c02"], pawns=["d3a", "d3a"], lit=[1], dark=[0])
    fight = scene.do("attack 2").look(2)["fight"]
    assert (fight["stage"], fight["leader"], fight["winner"]) == ("rolls", 0, None)
    mine, theirs = fight["sides"]
    assert (mine["seat"], mine["dice"], mine["sum"], mine["bonuses"]) == (0, [3, 4], 10, [{"what": "c01a", "by": 3}])
    assert (theirs["seat"], theirs["dice"], theirs["sum"], theirs["stake"]) == (1, [2, 6], 8, 1)
    assert mine["stake"] == 4  # Rend
    scene.do("pass")
    won = scene.look(2)["fight"]
    assert won is None or (won["stage"], won["winner"]) == ("won", 0)


def test_who_may_still_vanish_is_shown_the_fight_to_come() -> None:
    fight = Scene(characters=["c01", "c07"], pawns=["d3a", "d3a"]).do("attack 2").look(1)["fight"]
    assert (fight["stage"], [side["seat"] for side in fight["sides"]]) == ("attacked", [0, 1])
    assert [side["dice"] for side in fight["sides"]] == [[], []]


def test_bonuses_one_by_one_come_to_the_whole() -> None:
    options = settle(labyrinth.OPTIONS, {"players": 4, "rounds": 8})
    random = Random("bonuses", "walk")
    state = labyrinth.new(options)
    checked = 0
    while labyrinth.actor(state) != NOBODY:
        if labyrinth.actor(state) == CHANCE:
            labyrinth.apply(state, labyrinth.deal(state, random))
            continue
        for seat in range(4):
            for test in (COMBAT, JUMP, TRAP):
                parts = bonuses(state, seat, test, (seat + 1) % 4)
                assert sum(by for _, by in parts) == bonus(state, seat, test, (seat + 1) % 4)
                checked += len(parts)
        choices = labyrinth.legal(state)
        labyrinth.apply(state, choices[random.below(len(choices))])
    assert checked > 100


def test_the_end_shows_no_scene() -> None:
    scene = Scene(pawns=["d3a"], golem="d2a", keys=keys(k2="@1")).do("move d4a")
    assert scene.result() == ([0], "L-2")
    seen = scene.look(SPECTATOR)
    assert (seen["phase"], seen["winner"], seen["viewer"]) == ("over", 0, None)
    assert (seen["test"], seen["fight"], seen["drawn"], seen["aiming"]) == (None, None, None, None)


# --- choices ---


def test_choices_name_where_with_what_and_at_what_cost() -> None:
    scene = Scene(characters=["c06", "c08"], pawns=["d3a", "d3a"], items={"i04": "d3a"})
    assert said(scene, "build") == ("build", {"actions": 1})
    assert said(scene, "move d2a") == ("move", {"place": "d2a", "actions": 1})
    assert said(scene, "attack 2")[1]["other"] == 1
    assert said(scene, "take i04") == ("take", {"what": "i04"})
    assert said(scene, "use a") == ("use", {"what": "c06a", "actions": 2})
    assert said(scene, "turn d2 5") == ("turn", {"cell": "d2", "turn": 5, "degrees": 300})
    assert said(scene, "place c4 2") == ("place", {"cell": "c4", "turn": 2})
    assert said(Scene(pawns=["d1a"]), "move s1") == ("move-home", {"place": "s1", "actions": 1})
    assert said(Scene(pawns=["d2a"], tiles=BRIDGE), "jump safe") == ("jump-safe", {"place": "d2b", "actions": 2})


def test_what_is_kept_is_told_by_what_it_is() -> None:
    assert said(Scene(), "keep n03") == ("keep-tile", {"tile": "n03"})
    assert said(Scene(), "keep t03") == ("keep-trap", {"what": "t03"})
    assert said(Scene(), "keep gc") == ("keep-card", {"card": "gc"})
    assert said(Scene(), "keep c11") == ("keep-token", {"what": "c11t"})
    choosing = labyrinth.new(settle(labyrinth.OPTIONS, {"characters": "free"}))
    saying = labyrinth.describe(labyrinth.observe(choosing, 0), labyrinth.read("keep c11"))
    assert (saying.verb, saying.facts) == ("keep-character", {"what": "c11"})


def test_everything_can_be_described_whatever_is_asked() -> None:
    """Also what is not possible: one may ask why."""
    options = settle(labyrinth.OPTIONS, {"players": 3, "characters": "draft", "rounds": 3})
    random = Random("described", "walk")
    state = labyrinth.new(options)
    number = 0
    while labyrinth.actor(state) != NOBODY:
        if labyrinth.actor(state) == CHANCE:
            labyrinth.apply(state, labyrinth.deal(state, random))
            continue
        if number % 9 == 0:
            for seat in range(3):
                observation = labyrinth.observe(state, seat)
                for action in labyrinth.player_actions(options):
                    saying = labyrinth.describe(observation, action)
                    assert set(saying.facts) <= set(labyrinth.VERBS[saying.verb])
                    assert isinstance(labyrinth.reasons(observation, action), list)
        number += 1
        choices = labyrinth.legal(state)
        labyrinth.apply(state, choices[random.below(len(choices))])
    assert number > 10


def test_a_screen_is_handed_over_only_while_a_trap_is_known_to_some() -> None:
    assert not labyrinth.hides(Scene(pawns=["d1a"], traps={"d2a": "?:", "d3a": "t01:up"}).state)
    assert labyrinth.hides(Scene(pawns=["d1a"], traps={"d2a": "t05:1"}).state)
    assert labyrinth.hides(Scene("draw t05, draw t07", characters=["c12"], pawns=["d1a"]).do("trap d2a").state)


# --- why not ---


def test_keys_that_would_be_cut_off_are_named() -> None:
    """For each way a tile must not be laid because of L-30 or L-31 a key is named, and for no way it may."""
    named: set[str] = set()
    for tile in ("n01", "n02", "n05"):
        scene = Scene(f"draw {tile}", pawns=["d7a"], tiles=CLOSED_KEY).do("build")
        observation = labyrinth.observe(scene.state, 0)
        for action in labyrinth.ACTIONS:
            rule = scene.why_not(action.text) if action.text.startswith("place") else "L-28"
            if rule in (None, "L-30", "L-31"):
                reasons = reasons_of(labyrinth, observation, action)
                assert bool(reasons) == (rule is not None), action.text
                named |= {str(reason.facts["what"]) for reason in reasons}
    assert named == {"k1"}


def test_by_the_local_reading_the_centre_may_be_what_is_closed() -> None:
    scene = Scene("draw n02", {"build_rule": "local"}, pawns=["d1a"], tiles=RING).do("build")
    assert scene.why_not("place d3 1") is not None
    observation = labyrinth.observe(scene.state, 0)
    assert [reason.verb for reason in labyrinth.reasons(observation, labyrinth.read("place d3 1"))] == ["closes-centre"]
    assert labyrinth.reasons(observation, labyrinth.read("place d3 0")) == []
    assert labyrinth.reasons(observation, labyrinth.read("end")) == []
