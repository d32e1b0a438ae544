"""Moving the Golem, and meeting it: L-70 to L-80."""

from __future__ import annotations

from tests.games.labyrinth.scene import Scene

# The Golem between two ways: d2 leads to d1 and d3; the hall on e3 leads everywhere.
HALL = {"d2": "n02:0", "d3": "n11:0"}


def test_L_70_costs_one_action() -> None:
    scene = Scene(pawns=["d1a"]).do("golem").deal("draw g0")
    assert scene["actions"] == 1
    assert Scene(pawns=["g1a"], actions=0).why_not("golem") == "L-20"


def test_L_71_once_a_turn() -> None:
    scene = Scene("draw g0", pawns=["d1a"]).do("golem")
    assert scene.why_not("golem") == "L-71"


def test_L_72_the_card_is_shown_used_and_discarded_until_the_deck_is_empty() -> None:
    deck = {"g0": 1, "g1": 0, "g2": 0, "g3": 0, "g4": 0, "gc": 0}
    scene = Scene("draw g0", pawns=["d1a"], golem_deck=deck).do("golem")
    assert {"event": "golem-card", "seat": 0, "card": "g0"} in scene.events(2)
    scene = Scene(pawns=["d1a"], golem_deck={"g0": 0}).do("golem")
    assert sum(scene.odds().values()) == 12  # shuffled again
    assert scene["golem_shuffles"] == 1


def test_L_73_so_many_corridors_no_movement_or_to_the_centre() -> None:
    assert Scene("draw g0", pawns=["d1a"], golem="d3a").do("golem")["golem"] == "d3a"
    assert Scene("draw gc", pawns=["d1a"], golem="d2a").do("golem")["golem"] == "d4a"
    assert Scene("draw g2", pawns=["g1a"], golem="d4a").do("golem")["golem"] == "d2a"


def test_L_74_all_steps_are_compulsory_and_traps_are_ignored() -> None:
    scene = Scene("draw g1", pawns=["g1a"], golem="d3a", tiles=HALL, traps={"d2a": "?:"}).do("golem")
    assert scene.question == "golem-step"
    assert scene.why_not("stop") == "L-74"
    scene.do("to d2a")
    assert scene["golem"] == "d2a"
    assert scene["traps"] == {"d2a": "?:"}


def test_L_75_not_back_where_it_came_from_in_the_turn_before() -> None:
    scene = Scene("draw g1", pawns=["g1a"], golem="d3a", tiles=HALL, golem_from="d2a", golem_turn=1, turn=2).do("golem")
    assert scene["golem"] == "d4a"


def test_L_75_but_from_a_dead_end_it_bounces() -> None:
    fields = {"golem": "d2a", "golem_from": "d3a", "golem_turn": 1, "turn": 2, "tiles": {"d2": "n24:3", "d3": "n11:0"}}
    scene = Scene("draw g1", pawns=["g1a"], **fields).do("golem")
    assert scene["golem"] == "d3a"


def test_L_75_no_reversal_within_a_move() -> None:
    scene = Scene("draw g2", pawns=["g1a"], golem="d2a", tiles=HALL, golem_from=None).do("golem")
    assert scene.legal() == ["to d1a", "to d3a"]
    scene.do("to d3a")
    assert scene["golem"] == "d4a"  # not back to d2


def test_L_76_only_the_turn_just_before_counts() -> None:
    scene = Scene("draw g1", pawns=["g1a"], golem="d3a", tiles=HALL, golem_from="d2a", golem_turn=1, turn=3).do("golem")
    assert scene.legal() == ["to d2a", "to d4a"]


def test_L_77_everybody_on_its_way_tests_clockwise_from_the_active_player() -> None:
    scene = Scene("draw g3", pawns=["d1a", "d3a", "d2a"], golem="d4a").do("golem")
    assert scene.deal("roll 1 2").of("pawns", 1) == "s2"
    assert scene.deal("roll 6 6").of("pawns", 2) == "d2a"
    assert scene.actor == -1
    assert scene.deal("roll 1 2").of("pawns", 0) == "s1"


def test_L_77_at_the_last_step_only_is_an_option() -> None:
    options = {"golem_tests": "last-step"}
    scene = Scene("draw g3", pawns=["d1a", "d3a", "d2a"], golem="d4a", options=options).do("golem")
    assert scene["tester"] == 1  # only the first seat tests
    scene.deal("roll 1 2")
    assert scene["pawns"][:3] == ["s1", "d3a", "d2a"]


def test_L_77_the_central_card_tests_at_the_destination() -> None:
    scene = Scene("draw gc", pawns=["g1a", "d4a"], golem="d2a").do("golem")
    assert scene.deal("roll 1 2").of("pawns", 1) == "s2"


def test_L_78_who_enters_its_corridor_is_tested() -> None:
    assert Scene("roll 1 2", pawns=["d2a"], golem="d3a").do("move d3a").of("pawns") == "s1"


def test_L_79_the_golem_cannot_be_fought() -> None:
    scene = Scene("roll 6 6", pawns=["d2a"], golem="d3a").do("move d3a")
    assert scene.legal("fight") == scene.legal("attack") == []


def test_L_80_twelve_or_back_to_the_start() -> None:
    fields = {"pawns": ["d2a"], "golem": "d3a", "lives": [2], "keys": {**Scene()["keys"], "k2": "@1"}}
    assert Scene("roll 6 6", **fields).do("move d3a").of("pawns") == "d3a"
    failed = Scene("roll 5 6", **fields).do("move d3a")
    assert (failed.of("pawns"), failed.of("lives"), failed["keys"]["k2"]) == ("s1", 2, "@1")
    assert failed["actions"] == 1  # the turn goes on


def test_L_80_a_standing_answer_repeats_it() -> None:
    fields = {"pawns": ["d2a"], "golem": "d3a", "lit": [1], "dark": [0]}
    scene = Scene("roll 5 6, roll 6 6", options={"golem_reroll": "always"}, **fields).do("move d3a")
    assert (scene.of("pawns"), scene.of("lit")) == ("d3a", 0)
    scene = Scene("roll 5 6", options={"golem_reroll": "never"}, **fields).do("move d3a")
    assert (scene.of("pawns"), scene.of("lit")) == ("s1", 1)
    assert Scene("roll 5 6", **fields).do("move d3a").question == "answer-test"
