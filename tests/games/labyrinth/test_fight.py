"""Attack and fight, life and death: L-64 to L-69, L-100 to L-103, L-119 to L-126, L-138."""

from __future__ import annotations

from reverie.games import labyrinth
from tests.games.labyrinth.scene import Scene, keys

TOGETHER = ["d2a", "d2a"]
NOBODY_VANISHES = ["c06", "c13", "c03"]  # the plain Illusionist of a scene would be asked


def fight(rolls: str, **fields: object) -> Scene:
    """The first seat attacks the second; the attacker's roll comes first."""
    given: dict[str, object] = {"pawns": TOGETHER, **fields}
    return Scene(**given).do("attack 2").deal(rolls)  # type: ignore[arg-type]


def test_L_64_one_character_on_the_own_corridor() -> None:
    scene = Scene(pawns=["d2a", "d2a", "d3a", "d2a"])
    assert scene.legal("attack") == ["attack 2", "attack 4"]
    assert scene.why_not("attack 3") == "L-64"


def test_L_64_any_number_of_attacks_in_a_turn() -> None:
    scene = fight("roll 6 6, roll 1 1").do("attack 2").deal("roll 6 6, roll 1 1")
    assert scene.of("lives", 1) == 2


def test_L_65_the_higher_sum_wins() -> None:
    assert fight("roll 2 4, roll 2 3")["lives"] == [4, 3, 4, 4]
    assert fight("roll 2 3, roll 2 4")["lives"] == [3, 4, 4, 4]


def test_L_65_ties_roll_again() -> None:
    scene = fight("roll 2 4, roll 3 3")
    assert scene.actor == -1
    scene.deal("roll 1 1, roll 1 2")
    assert scene.of("lives") == 3


def test_L_66_the_loser_loses_one_life_and_may_die() -> None:
    scene = fight("roll 6 6, roll 1 1", lives=[4, 1])
    assert (scene.of("pawns", 1), scene.of("lives", 1)) == ("s2", 4)


def test_L_67_crystals_after_both_rolls_whoever_is_behind_first() -> None:
    scene = fight("roll 1 2, roll 3 3", lit=[1, 1], dark=[0, 0])
    assert (scene.actor, scene.question) == (0, "answer-fight")
    scene.do("reroll").deal("roll 5 5")
    assert scene.actor == 1
    scene.do("reroll").deal("roll 6 6")
    assert scene["lives"] == [3, 4, 4, 4]  # the first has no Crystal left
    assert scene["lit"] == [0, 0, 0, 0]


def test_L_67_in_a_tie_the_attacker_first() -> None:
    scene = fight("roll 3 3, roll 3 3", lit=[1, 1], dark=[0, 0])
    assert scene.actor == 0
    scene.do("pass")
    assert scene.actor == 1
    scene.do("pass")
    assert scene.actor == -1  # rolled again
    assert scene["lit"] == [1, 1, 0, 0]


def test_L_67_a_paid_bonus_counts_for_this_pair_of_rolls() -> None:
    scene = fight("roll 2 2, roll 3 3", characters=["c02", "c13"])
    scene.do("use a")
    assert (scene.of("lives"), scene.actor) == (3, -1)  # a tie now, and both roll again
    scene.deal("roll 1 2, roll 1 3")
    assert scene.question == "act"
    assert scene.of("lives") == 2  # Fury was spent in this fight


def test_L_68_on_the_centre_the_loser_is_pushed_off() -> None:
    scene = fight("roll 6 6, roll 1 1", pawns=["d4a", "d4a"], golem="d7a", tiles={"d3": "n30:0", "e4": "n11:0"})
    assert (scene.actor, scene.question) == (0, "push")
    assert scene.legal() == ["to d3a", "to e4a"]
    scene.do("to e4a")
    assert scene.of("pawns", 1) == "e4a"


def test_L_68_by_the_winner_also_if_that_is_the_one_attacked() -> None:
    scene = fight("roll 1 1, roll 6 6", pawns=["d4a", "d4a"], golem="d7a", traps={"d3a": "?:"})
    assert (scene.actor, scene.question) == (1, "push")
    scene.do("to d3a")
    assert sum(scene.odds().values()) == 60  # it explores


def test_L_68_without_a_way_the_loser_stays_and_the_dead_go_home() -> None:
    scene = fight("roll 6 6, roll 1 1", pawns=["d4a", "d4a"], golem="d7a", tiles={})
    assert scene.of("pawns", 1) == "d4a"
    dead = fight("roll 6 6, roll 1 1", pawns=["d4a", "d4a"], golem="d7a", lives=[4, 1], keys=keys(k1="@2"))
    assert dead.of("pawns", 1) == "s2"
    assert dead["keys"]["k1"] == "d4a:2"


def test_L_69_the_mover_first_then_those_not_attacked() -> None:
    scene = Scene(characters=NOBODY_VANISHES, pawns=["d1a", "d2a", "d2a"]).do("move d2a")
    assert (scene.actor, scene.legal()) == (0, ["fight 2", "fight 3", "pass"])
    scene.do("fight 2").deal("roll 6 6, roll 1 1")
    assert scene.legal() == ["fight 3", "pass"]
    scene.do("pass")
    assert (scene.actor, scene.legal()) == (2, ["fight 1", "pass"])
    scene.do("fight 1").deal("roll 6 6, roll 1 1")
    assert scene["lives"] == [3, 3, 4, 4]
    assert scene.question == "act"


def test_L_69_order_among_several_by_lot() -> None:
    scene = Scene(characters=NOBODY_VANISHES, pawns=["d1a", "d2a", "d2a"])
    scene.do("move d2a", "pass", "fight 1", "fight 1")
    assert scene.odds() == {"lot 2": 1, "lot 3": 1}
    scene.deal("lot 3, roll 1 1, roll 6 6, roll 1 1, roll 6 6")
    assert scene["lives"] == [4, 3, 3, 4]


def test_L_69_the_rest_is_void_if_the_mover_dies() -> None:
    scene = Scene(pawns=["d1a", "d2a", "d2a"], lives=[1]).do("move d2a", "fight 2").deal("roll 1 1, roll 6 6")
    assert scene.of("pawns") == "s1"
    assert (scene.actor, scene.question) == (0, "act")


def test_L_69_standing_answers() -> None:
    never = Scene(pawns=["d1a", "d2a"], options={"strike_back": "never"}).do("move d2a", "pass")
    assert never.question == "act"
    always = Scene(pawns=["d1a", "d2a"], options={"strike_back": "always"}).do("move d2a", "pass")
    assert "attack" in always.told()


def test_L_69_one_free_fight_in_all_is_an_option() -> None:
    scene = Scene(pawns=["d1a", "d2a", "d2a"], options={"free_fights": "one"}).do("move d2a", "fight 2")
    scene.deal("roll 6 6, roll 1 1")
    assert scene.question == "act"


# --- death ---


def test_L_100_four_lives_and_never_more() -> None:
    scene = Scene("draw e08", pawns=["d1a"], lives=[2]).do("event")
    assert scene.of("lives") == 4
    scene = fight("roll 6 6, roll 1 1", characters=["c03", "c13"])
    assert scene["lives"] == [4, 3, 4, 4]  # Life Drain heals nothing


def test_L_101_a_key_is_dropped_or_else_an_item() -> None:
    dies = {"lives": [4, 1]}
    scene = fight("roll 6 6, roll 1 1", keys=keys(k1="@2", k3="@2"), items={"i01": "@2"}, **dies)
    assert (scene["keys"]["k1"], scene["keys"]["k3"]) == ("d2a:2", "@2")
    assert scene["items"] == {"i01": "@2"}
    scene = fight("roll 6 6, roll 1 1", items={"i01": "@2", "i03": "@2"}, **dies)
    assert (scene.actor, scene.legal()) == (1, ["drop i01", "drop i03"])
    scene.do("drop i03")
    assert scene["items"] == {"i01": "@2", "i03": "d2a"}
    scene = fight("roll 6 6, roll 1 1", items={"i03": "@2"}, **dies)
    assert scene["items"] == {"i03": "d2a"}


def test_L_102_reborn_on_the_start_space_with_all_lives() -> None:
    scene = fight("roll 6 6, roll 1 1", lives=[4, 1])
    assert (scene.of("pawns", 1), scene.of("lives", 1)) == ("s2", 4)


def test_L_103_the_crystal_and_daze_tokens_stay_as_they_are() -> None:
    scene = Scene(pawns=TOGETHER, lives=[4, 1], dazes=[0, 2], lit=[0, 0], dark=[1, 1]).do("attack 2")
    assert (scene.of("dark", 1), scene.of("dazes", 1)) == (1, 2)
    assert scene.of("pawns", 1) == "s2"


# --- the example fights of the rulebook, clause by clause ---


def test_L_119_a_free_attack_after_the_move() -> None:
    scene = example().do("move d2a")
    assert (scene.actor, scene.question) == (0, "free-fight")


def example() -> Scene:
    return Scene(characters=["c02", "c01", "c03"], pawns=["d1a", "d2a", "d2a"], keys=keys(k1="@2"))


def test_L_120_first_the_attacker_rolls_then_the_one_attacked() -> None:
    scene = example().do("move d2a", "fight 2").deal("roll 2 6")
    assert scene["dice"][:2] == ["2 6", ""]
    scene.deal("roll 2 4")
    assert (scene["dice"][1], scene.actor) == ("2 4", 0)


def test_L_121_bonuses_are_added() -> None:
    scene = example().do("move d2a", "fight 2").deal("roll 2 6, roll 2 4")
    question = labyrinth_ask(scene)
    assert (question["sum"], question["need"]) == (8, 9)


def labyrinth_ask(scene: Scene) -> dict[str, str | int]:
    return labyrinth.ask(scene.state).facts


def test_L_122_fury_costs_a_life_and_adds_two() -> None:
    scene = example().do("move d2a", "fight 2").deal("roll 2 6, roll 2 4").do("use a")
    assert scene.of("lives") == 3
    assert "win" in scene.told()


def test_L_123_rend_takes_all_lives() -> None:
    scene = example().do("move d2a", "fight 2").deal("roll 2 6, roll 2 4").do("use a")
    assert (scene.of("pawns", 1), scene.of("lives", 1)) == ("s2", 4)
    assert scene["keys"]["k1"] == "d2a:2"


def test_L_124_the_others_may_fight_or_not() -> None:
    scene = example().do("move d2a", "fight 2").deal("roll 2 6, roll 2 4").do("use a")
    assert scene.legal() == ["fight 3", "pass"]
    scene.do("pass")
    assert (scene.actor, scene.question) == (2, "strike-back")


def test_L_125_a_tie_after_bonuses_is_rolled_again() -> None:
    scene = Scene(characters=["c05", "c04"], pawns=["d3a", "d4a"], golem="d7a").do("move d4a", "fight 2")
    scene.deal("roll 4 5, roll 4 4")
    assert scene.actor == 0  # Faith could help
    scene.do("pass")
    assert "tie" in scene.told()


def test_L_126_the_winner_on_the_centre_pushes_and_wins_alone() -> None:
    scene = Scene(characters=["c05", "c04"], pawns=["d3a", "d4a"], golem="d7a", keys=keys(k2="@1"))
    scene.do("move d4a", "fight 2").deal("roll 6 6, roll 4 6").do("to d3a")
    assert scene.result() == ([0], "L-2")


def test_L_138_twelve_ties_end_a_fight_without_a_loser() -> None:
    scene = fight("roll 3 3, roll 3 3")
    for _ in range(11):
        scene.deal("roll 3 3, roll 3 3")
    assert scene.question == "act"
    assert scene["lives"] == [4, 4, 4, 4]
