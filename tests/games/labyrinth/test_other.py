"""Character changed, face-down tiles, limits, first turn, end: L-114 to L-118, L-127, L-129 to L-131, L-137, L-139."""

from __future__ import annotations

import json
from typing import Any

from reverie.core.match import Match
from reverie.core.random import Random
from reverie.games import labyrinth
from reverie.games.labyrinth.box.content_laws import bring_content
from tests.games.labyrinth.scene import Scene, keys, next_turn
from tests.games.labyrinth.test_build import FULL, SMALL

MIRROR = {"i15": "@1"}


def changed(new: str, **fields: Any) -> Scene:
    given: dict[str, Any] = {"pawns": ["d1a"], "items": MIRROR, **fields}
    return Scene(f"draw {new}", **given).do("item i15")


def test_L_114_lives_crystal_and_daze_tokens_do_not_change() -> None:
    scene = changed("c10", lives=[2], lit=[1], dark=[0])
    assert scene.of("characters") == "c10"
    assert (scene.of("lives"), scene.of("lit"), scene.of("dark")) == (2, 1, 0)


def test_L_115_keys_and_items_stay() -> None:
    scene = changed("c10", items=MIRROR | {"i01": "@1"}, keys=keys(k2="@1"))
    assert (scene["items"], scene["keys"]["k2"]) == ({"i01": "@1"}, "@1")


def test_L_116_old_tokens_stay_and_act_on_their_old_owner_too() -> None:
    tokens = {"c03": ["d2a", "card", "card"]}
    warlock = Scene(characters=["c03", "c07"], pawns=["d1a"], tokens=tokens).do("move d2a")
    assert warlock.question == "act"
    scene = changed("c10", characters=["c03", "c07"], tokens=tokens).do("move d2a")
    assert scene.deal("roll 1 2").of("lives") == 3


def test_L_116_whoever_meets_a_token_that_nobody_plays_decides_and_the_position_reads_back() -> None:
    portals = Scene(characters=["c03", "c07"], pawns=["d1a"], tokens={"c11": ["d2a", "d3b", "card"]}).do("move d2a")
    assert portals["steps"][2] == "cast-out:1:1"
    assert labyrinth.pack(labyrinth.unpack(labyrinth.pack(portals.state))) == labyrinth.pack(portals.state)


def test_L_47_whoever_casts_another_out_may_stand_on_the_start_space() -> None:
    scene = Scene(characters=["c03", "c11"], pawns=["d1a"], tokens={"c11": ["d2a", "d3b", "card"]}).do("move d2a")
    assert scene["steps"][2] == "cast-out:2:1"
    assert labyrinth.pack(labyrinth.unpack(labyrinth.pack(scene.state))) == labyrinth.pack(scene.state)
    tornado = Scene(characters=["c03", "c07"], pawns=["d1a"], tokens={"c10": ["d2a", "card"]}).do("move d2a")
    assert (tornado.actor, tornado["steps"][0]) == (0, "whirled:1:1")
    assert labyrinth.pack(labyrinth.unpack(labyrinth.pack(tornado.state))) == labyrinth.pack(tornado.state)


def test_L_117_the_new_character_takes_its_tokens_but_those_on_the_board() -> None:
    scene = changed("c03", characters=["c07", "c13", "c12", "c06"], tokens={"c03": ["d2a", "aside", "card"]})
    assert scene["tokens"]["c03"] == ["d2a", "card", "card"]


def test_L_118_to_a_random_unused_character() -> None:
    scene = Scene(pawns=["d1a"], items=MIRROR).do("item i15")
    assert len(scene.odds()) == 11
    event = Scene("draw e10", pawns=["d1a"]).do("event")
    assert event.legal() == ["yes", "pass"]
    assert event.do("yes").deal("draw c01").of("characters") == "c01"
    two = Scene(pawns=["d1a"], items=MIRROR, players=2, characters=["c07", "c03"], tiles={}).do("item i15")
    assert "draw c04" not in two.odds()


def veiled(deals: str, **fields: Any) -> Scene:
    given: dict[str, Any] = {"pawns": ["d1a"], "tiles": {"d2": "?:down"}, **fields}
    return Scene(deals, **given).do("move d2a")


def test_L_127_the_illusionist_decides_how_a_tile_lies() -> None:
    scene = veiled("draw n04", characters=["c13", "c07"])
    assert (scene.actor, scene.question) == (1, "turn-over")


def test_L_127_else_whoever_enters() -> None:
    scene = veiled("draw n04", characters=["c13", "c03", "c06", "c12"])
    assert (scene.actor, scene.question) == (0, "turn-over")
    assert scene.legal() == ["place d2 0", "place d2 4"]  # only what connects
    scene.do("place d2 4").deal("draw t01, roll 6 6")
    assert (scene.of("pawns"), scene["traps"]) == ("d2a", {"d2a": "t01:up"})


def test_L_127_symbols_before_exploring() -> None:
    scene = veiled("draw n11, draw i01, draw t01, roll 1 2")
    assert (scene["items"], scene.of("lives")) == ({"i01": "d2a"}, 3)


def test_L_127_where_nothing_connects_the_pawn_stays() -> None:
    # From the dead end on e2 one looks at d3, which has to keep the only way between north and centre.
    walls = {"e3": "n03:0", "e4": "n21:0", "d5": "n01:1", "c4": "n22:0", "c3": "n04:3", "c2": "n23:5"}
    tiles = walls | {"d2": "n30:0", "e2": "n24:4", "d3": "?:down"}
    scene = Scene("draw n02", pawns=["e2a"], tiles=tiles).do("move d3a")
    assert (scene["tiles"]["d3"], scene.of("pawns"), scene["actions"]) == ("n02:0", "e2a", 1)


def test_L_127_the_golem_turns_tiles_over_too() -> None:
    scene = Scene("draw g1, draw n11, draw i01", pawns=["g1a"], characters=["c13", "c03"], tiles={"d3": "?:down"})
    scene.do("golem")
    assert scene["golem"] == "d3a"
    assert scene["traps"] == {"d3a": "?:"}


def test_L_129_the_box_is_the_limit() -> None:
    box = json.loads(json.dumps(SMALL))
    box["traps"] = box["traps"][: len(FULL)]
    for trap in box["traps"]:
        trap["count"] = 1
    traps = {f"{cell}a": f"t{kind + 1:02d}:up" for kind, cell in enumerate(FULL)}
    scene = Scene(pawns=["d1a"], tiles=FULL, traps=traps, content=bring_content(json.dumps(box)))
    assert scene.legal("trap") == []
    assert scene.why_not("trap g1a") == "L-129"


def test_L_130_but_daze_tokens_never_run_out_and_traps_are_mixed_in_again() -> None:
    scene = next_turn(pawns=["d1a"], dazes=[100])
    assert scene.of("dazes") == 98
    removed = Scene("draw n05, draw n06", characters=["c06"], pawns=["g1a"], traps={"d2a": "t04:up"}, lit=[1], dark=[0])
    removed.do("use a", "tile d2")
    assert removed["trap_shuffles"] == 1


def test_L_131_pawns_are_characters_and_golem() -> None:
    scene = Scene(characters=["c06"], pawns=["d2a"], golem="d3a")
    assert scene.why_not("use b") == "L-27"  # nothing can be turned under a pawn
    assert Scene(pawns=["d1a"], golem="d1a").legal("attack") == []


def test_L_137_after_the_last_round_nobody_has_won() -> None:
    scene = Scene(seat=4, pawns=["d1a", "g1a", "d7a", "a4a"], round=1, options={"rounds": 1}).do("end")
    assert scene.result() == ([], "L-137")


def actions_of_turns(options: dict[str, object]) -> list[int]:
    """How many actions each of the first turns begins with."""
    match = Match(labyrinth, {"players": 2, "rounds": 2, **options}, seed="first turn")
    found: list[int] = []
    while match.actor != -2:
        if len(found) < match.state.turn:
            found.append(match.state.actions)
        choices = match.choices(match.actor)
        match.play(match.actor, "end" if "end" in choices else choices[0])
    return found


def test_L_139_the_very_first_turn_may_have_one_action() -> None:
    assert actions_of_turns({"first_turn": 1}) == [1, 2, 2, 2]
    assert actions_of_turns({}) == [2, 2, 2, 2]


def test_L_137_every_match_ends_within_its_rounds() -> None:
    for number in range(5):
        match = Match(labyrinth, {"players": 2 + number, "rounds": 3}, seed=f"end {number}")
        random = Random("end", str(number))
        while match.actor != -2:
            choices = match.choices(match.actor)
            match.play(match.actor, choices[random.below(len(choices))])
        assert match.result is not None
        assert match.result.rule in ("L-2", "L-137")
