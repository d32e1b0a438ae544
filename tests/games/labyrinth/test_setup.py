"""Aim and set-up: L-1 to L-19, L-132 to L-136."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.core.errors import BadOption
from reverie.core.match import Match
from reverie.core.option import settle
from reverie.games import labyrinth
from reverie.games.labyrinth.box.actions import NODE_NAMES
from reverie.games.labyrinth.box.content_laws import standard
from reverie.games.labyrinth.table.position import write_table
from tests.games.labyrinth.scene import Scene, keys


def begun(players: int = 4, **options: object) -> Match:
    return Match(labyrinth, {"players": players, **options}, seed=f"setup {players}")


def test_L_1_two_to_six_players_with_a_character_each() -> None:
    for players in range(2, 7):
        state = begun(players).state
        characters = write_table(state)["characters"]
        assert len(set(characters)) == players
    with pytest.raises(BadOption):
        settle(labyrinth.OPTIONS, {"players": 7})


def test_L_2_alone_on_the_centre_with_a_key_in_ones_own_turn() -> None:
    scene = Scene(pawns=["d3a"], keys=keys(k2="@1"), golem="d7a", golem_from=None)
    scene.do("move d4a")
    assert scene.result() == ([0], "L-2")


def test_L_2_not_while_another_character_stands_there() -> None:
    scene = Scene(pawns=["d3a", "d4a"], keys=keys(k2="@1"), golem="d7a")
    scene.do("move d4a", "pass", "pass")
    assert scene.result() is None


def test_L_2_nor_without_a_key() -> None:
    assert Scene(pawns=["d3a"], golem="d7a").do("move d4a").result() is None


def test_L_2_the_golem_does_not_block_it_but_tests_first() -> None:
    scene = Scene("roll 6 6", pawns=["d3a"], keys=keys(k2="@1"))
    scene.do("move d4a")
    assert scene.result() == ([0], "L-2")


def test_L_2_at_the_start_of_the_turn_too() -> None:
    scene = Scene(pawns=["d4a", "d3a"], seat=2, keys=keys(k2="@1"), golem="d7a", actions=1)
    scene.do("end")
    assert scene.actor == 2
    scene = Scene(pawns=["d3a", "d4a"], keys=keys(k1="@2"), golem="d7a").do("end")
    assert scene.result() == ([1], "L-2")


def test_L_3_any_key_but_the_one_at_the_own_start() -> None:
    assert Scene(pawns=["d1a"]).legal("take") == []
    assert Scene(pawns=["g1a"]).legal("take") == ["take k2"]
    assert Scene(pawns=["g4a"]).legal("take") == ["take k3"]  # at an unused start space


def test_L_4_the_box_holds_what_the_rulebook_lists() -> None:
    box = standard()
    assert (len(box.tiles), len(box.items), len(box.events), len(box.characters)) == (30, 15, 12, 15)
    assert sum(int(trap.count) for trap in box.traps) == 60
    assert (sum(box.golem), len(box.token_of)) == (12, 21)


def test_L_5_six_start_spaces_around_the_frame() -> None:
    assert NODE_NAMES[-6:] == ["s1", "s2", "s3", "s4", "s5", "s6"]
    assert write_table(begun(6).state)["pawns"] == ["s1", "s2", "s3", "s4", "s5", "s6"]


def test_L_6_the_golem_on_the_centre_and_key_tiles_at_the_starts() -> None:
    state = begun().state
    assert write_table(state)["golem"] == "d4a"
    for seat, key in enumerate(["d1a", "g1a", "d7a", "a4a"]):
        assert NODE_NAMES[state.key_space(seat)] == key


def test_L_7_a_key_on_each_key_tile() -> None:
    assert write_table(begun(2).state)["keys"] == {
        "k1": "d1a", "k2": "g1a", "k3": "g4a", "k4": "d7a", "k5": "a4a", "k6": "a1a",
    }  # fmt: skip


def test_L_8_thirty_tiles_in_an_order_nobody_knows() -> None:
    scene = Scene(tiles={}).do("move d1a", "build")
    assert len(scene.odds()) == 30
    assert set(scene.odds().values()) == {1}


def test_L_9_sixty_traps_face_down() -> None:
    scene = Scene(pawns=["d1a"], traps={"d2a": "?:"}).do("move d2a")
    assert sum(scene.odds().values()) == 60


def test_L_10_fifteen_items_face_down() -> None:
    scene = Scene("draw n03", pawns=["d1a"], tiles={}).do("build", "place d2 0")
    assert len(scene.odds()) == 15


def test_L_11_twelve_golem_cards() -> None:
    scene = Scene(pawns=["d1a"]).do("golem")
    assert scene.odds() == {"draw g0": 2, "draw g1": 3, "draw g2": 3, "draw g3": 2, "draw gc": 2}


def test_L_12_twelve_events_annihilation_last() -> None:
    scene = Scene(pawns=["d1a"]).do("event")
    assert len(scene.odds()) == 11
    assert "draw e12" not in scene.odds()


def test_L_13_characters_at_random_drafted_or_chosen() -> None:
    options = settle(labyrinth.OPTIONS, {})
    state = labyrinth.new(options)
    assert len(labyrinth.odds(state)) == 15
    free = labyrinth.new(settle(labyrinth.OPTIONS, {"characters": "free"}))
    assert len(labyrinth.legal(free)) == 15
    labyrinth.apply(free, labyrinth.read("keep c05"))
    assert labyrinth.actor(free) == 1
    assert "keep c05" not in [action.text for action in labyrinth.legal(free)]
    draft = labyrinth.new(settle(labyrinth.OPTIONS, {"characters": "draft"}))
    for draw in ("draw c03", "draw c09"):
        labyrinth.apply(draft, labyrinth.read(draw))
    assert [action.text for action in labyrinth.legal(draft)] == ["keep c03", "keep c09"]
    labyrinth.apply(draft, labyrinth.read("keep c09"))
    assert "draw c03" in [action.text for action, _ in labyrinth.odds(draft)]


def test_L_14_four_lives_and_an_active_crystal() -> None:
    state = begun(3).state
    assert write_table(state)["lives"] == [4, 4, 4]
    assert write_table(state)["dark"] == [0, 0, 0]
    assert min(write_table(state)["lit"]) == 1


def test_L_15_pawns_on_start_spaces_by_player_count() -> None:
    assert write_table(begun(3).state)["pawns"] == ["s1", "s3", "s5"]
    assert write_table(begun(4).state)["pawns"] == ["s1", "s2", "s4", "s5"]
    assert write_table(begun(5).state)["pawns"] == ["s1", "s2", "s3", "s4", "s5"]


def test_L_16_nobody_is_dazed_and_the_supply_is_there_for_all() -> None:
    assert write_table(begun(6).state)["dazes"] == [0] * 6


def test_L_17_what_every_piece_does_is_open_to_all() -> None:
    for trap in standard().traps:
        assert set(trap.names) == {"en", "pl", "ko"}
    counts = {f"t{n + 1:02d}": int(trap.count) for n, trap in enumerate(standard().traps)}
    for seat in (0, 1):
        assert labyrinth.observe(begun().state, seat).pack()["pools"]["traps_unseen"] == counts


def rolled(*rolls: str) -> Any:
    state = labyrinth.new(settle(labyrinth.OPTIONS, {"players": 3}))
    for text in ("draw c01", "draw c02", "draw c03", *rolls):
        labyrinth.apply(state, labyrinth.read(text))
    return state


def test_L_18_the_highest_roll_starts_and_ties_roll_again() -> None:
    state = rolled("roll 1 2", "roll 5 6", "roll 1 1")
    assert (state.first, labyrinth.actor(state)) == (1, 1)
    state = rolled("roll 5 6", "roll 1 1", "roll 5 6")
    assert labyrinth.actor(state) == -1
    for text in ("roll 1 2", "roll 3 3"):
        labyrinth.apply(state, labyrinth.read(text))
    assert (state.first, labyrinth.actor(state)) == (2, 2)


def test_L_18_then_clockwise() -> None:
    scene = Scene(seat=4, first=4).do("move a4a", "end")
    assert scene.actor == 0


def test_L_19_two_players_have_a_set_up_of_their_own() -> None:
    two, four = write_table(begun(2).state), write_table(begun(4).state)
    assert (two["golem"], four["golem"]) == ("e2a", "d4a")


def test_L_132_seats_by_player_count() -> None:
    layouts = standard().layouts
    assert [layouts[players].starts for players in (3, 4, 5, 6)] == [
        [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5],
    ]  # fmt: skip


def test_L_133_rulings_with_two_readings_are_options() -> None:
    names = {option.name for option in labyrinth.OPTIONS}
    assert {"build_rule", "shift_walls", "golem_tests", "free_fights", "failed_jump"} <= names


def test_L_134_two_characters_are_barred_from_a_game_of_two() -> None:
    state = labyrinth.new(settle(labyrinth.OPTIONS, {"players": 2}))
    drawn = [action.text for action, _ in labyrinth.odds(state)]
    assert len(drawn) == 13
    assert "draw c04" not in drawn
    assert "draw c08" not in drawn


def test_L_135_the_centre_is_shifted_for_two() -> None:
    scene = Scene(players=2, characters=["c07", "c03"], tiles={"e1": "n02:0", "e3": "n30:0"}, pawns=["e3a"])
    scene.do("move e2a")
    assert scene.odds()["roll 6 6"] == 1  # the Golem stands there


def test_L_136_two_players_sit_opposite_each_other() -> None:
    assert write_table(begun(2).state)["pawns"] == ["s3", "s6"]
