"""Setting up. D-1 to D-10."""

from __future__ import annotations

import pytest

from reverie.core.errors import BadOption
from reverie.core.game import CHANCE
from reverie.core.option import settle
from reverie.games import dreamscape
from tests.games.dreamscape.scene import Scene

TWO = "seat 2, seat 1, token t01, token t07, token t09, token t02, slot M, slot R"


def three() -> Scene:
    """The rulebook's example: three players, up to the first shard in a locale."""
    scene = Scene(options={"players": 3}, deals="seat 3, seat 1, seat 2, token t01, token t02, token t03, token t04")
    return scene.deal("card c01, card c02, card c03").do("keep c02").deal("card c04, card c05, card c06").do("keep c06")


@pytest.mark.parametrize("players", [1, 5])
def test_D_1_two_to_four_play(players: int) -> None:
    with pytest.raises(BadOption):
        settle(dreamscape.OPTIONS, {"players": players})


def test_D_2_initiative_is_dealt_at_random() -> None:
    scene = Scene(options={"players": 3})
    assert scene.odds() == {"seat 1": 1, "seat 2": 1, "seat 3": 1}
    scene.deal("seat 2")
    assert scene.odds() == {"seat 1": 1, "seat 3": 1}
    assert scene.deal("seat 1, seat 3")["order"] == [2, 1, 3]


def test_D_3_the_clock_stands_on_the_first_round() -> None:
    assert Scene()["round"] == 1


def test_D_4_four_tokens_of_those_without_nightmares() -> None:
    scene = Scene(deals="seat 1, seat 2")
    assert len(scene.odds()) == 15
    assert "token t06" not in scene.odds()
    assert "token t06" in Scene(deals="seat 1, seat 2", options={"nightmare": True}).odds()


def test_D_5_slots_get_different_colours_which_leave_the_bag() -> None:
    scene = Scene(deals="seat 1, seat 2, token t01, token t07, token t09, token t02")
    assert scene.odds() == {"slot W": 1, "slot E": 1, "slot M": 1, "slot R": 1}
    scene.deal("slot M")
    assert scene.odds() == {"slot W": 1, "slot E": 1, "slot R": 1}
    scene.deal("slot R")
    assert scene["slots"] == [None, "M", "R", None]
    assert (scene["bag"]["M"], scene["bag"]["R"]) == (19, 22)


def test_D_6_each_looks_at_as_many_cards_as_the_token_says_and_keeps_one() -> None:
    scene = three()
    assert scene["open"] == [["c02"], ["c06"], ["c01"]]  # the third seat had token 1
    assert [word.partition(":")[0] for word in scene["under"][0]] == ["c03", "c04", "c05"]


def test_D_6_one_card_has_to_be_kept() -> None:
    scene = Scene(deals=TWO).deal("card c01, card c02, card c03")
    assert scene.actor == 0
    assert scene.legal() == ["keep c02", "keep c03"]
    assert scene.why_not("keep none") == "D-6"


def test_D_6_a_look_is_a_secret_but_the_kept_card_is_not() -> None:
    scene = Scene(deals=TWO).deal("card c01, card c02, card c03")
    assert scene.looked(0) == [("c02", [0]), ("c03", [0])]
    assert scene.looked(1) == [(None, [0]), (None, [0])]
    scene.do("keep c03")
    assert [player["open"] for player in scene.look(1)["players"]] == [["c03"], ["c01"]]
    assert scene.under(1, 0) == [(None, [0])]
    assert scene.under(0, 0) == [("c02", [0])]


def test_D_7_travellers_stand_on_their_number_and_dreamers_beside() -> None:
    scene = three()
    assert scene["travellers"] == [2, 3, 1]
    assert scene["dreamers"] == [None, None, None]
    assert scene["points"] == [0, 0, 0]


@pytest.mark.parametrize(("players", "trees"), [(2, 6), (3, 9), (4, 12)])
def test_D_8_trees_by_players(players: int, trees: int) -> None:
    assert Scene(options={"players": players})["trees"] == trees


@pytest.mark.parametrize(("players", "shards"), [(2, 18), (3, 24), (4, 30)])
def test_D_9_spaces_with_few_enough_dots_are_filled(players: int, shards: int) -> None:
    state = dreamscape.new(settle(dreamscape.OPTIONS, {"players": players}))
    while dreamscape.actor(state) == CHANCE or state.now.name == "keep-first":
        choices = [deal for deal, _ in dreamscape.odds(state)] if state.acting == CHANCE else dreamscape.legal(state)
        dreamscape.apply(state, choices[0])
    lines = dreamscape.pack(state)["position"]["locales"]
    assert len("".join(lines)) == shards
    assert {len(line) for line in lines} == {shards // 6}


def test_D_9_the_bag_deals_by_its_contents() -> None:
    scene = three()
    assert scene.odds() == {"bag W": 28, "bag E": 23, "bag M": 20, "bag R": 23, "bag S": 15}
    assert scene.deal("bag S").odds()["bag S"] == 14
    assert scene["locales"][0] == "S"


def test_D_10_no_red_in_the_base_game() -> None:
    scene = Scene()
    assert scene["bag"]["N"] == 0
    assert scene["haunted"] is None
    assert scene["pool"] == 0
