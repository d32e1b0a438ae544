"""The abilities of the fifteen characters, each in a small scene."""

from __future__ import annotations

from typing import Any

from reverie.core.option import settle
from reverie.games import labyrinth
from tests.games.labyrinth.scene import Scene, keys

ACTIVE = {"lit": [1, 0, 0, 0], "dark": [0, 1, 1, 1]}
TOGETHER = ["d2a", "d2a"]
BRIDGE = {"d2": "n12:0", "d3": "n30:0"}
WIN = "roll 6 6, roll 1 1"
LOSS = "roll 1 1, roll 6 6"


def first(character: str, **fields: Any) -> Scene:
    """The first seat plays this character; the others are plain."""
    others = [other for other in ("c13", "c03", "c06", "c07") if other != character]
    given = {"pawns": ["d1a"], **fields}
    return Scene(characters=[character, *others[:3]], **given)


def fight(character: str, rolls: str, **fields: Any) -> Scene:
    return first(character, **{"pawns": TOGETHER, **fields}).do("attack 2").deal(rolls)


def attacked(character: str, rolls: str, **fields: Any) -> Scene:
    """The second seat attacks the first."""
    return first(character, **{"pawns": TOGETHER, "seat": 2, **fields}).do("attack 1").deal(rolls)


# --- Sword Master ---


def test_c01a_mastery_adds_three() -> None:
    assert fight("c01", "roll 1 2, roll 1 4")["lives"] == [4, 3, 4, 4]


def test_c01b_twin_blades_take_one_more_life() -> None:
    scene = fight("c01", WIN, **ACTIVE)
    assert (scene.question, scene.legal()) == ("spoils", ["use b", "pass"])
    assert scene.do("use b").of("lives", 1) == 2
    assert scene.of("lit") == 0


def test_c01c_parry_saves_the_life() -> None:
    scene = fight("c01", LOSS, **ACTIVE).do("pass")
    assert (scene.question, scene.legal()) == ("defence", ["use c", "pass"])
    assert scene.do("use c").of("lives") == 4


def test_c01d_heavy_mail_hinders_jumps() -> None:
    scene = first("c01", pawns=["d2a"], tiles=BRIDGE).do("jump risky").deal("roll 4 4")
    assert scene.of("lives") == 2


# --- Sister of War ---


def test_c02a_fury_once_in_a_fight_and_not_with_the_last_life() -> None:
    scene = fight("c02", "roll 1 2, roll 3 3")
    assert scene.legal() == ["use a", "pass"]
    assert scene.do("use a").of("lives") == 2  # one for Fury, one for the lost fight
    assert fight("c02", "roll 1 2, roll 3 3", lives=[1]).of("pawns") == "s1"


def test_c02b_rend_takes_all_lives_whoever_started_the_fight() -> None:
    assert fight("c02", WIN).of("pawns", 1) == "s2"
    assert attacked("c02", "roll 1 1, roll 6 6").of("pawns", 1) == "s2"


def test_c02c_call_of_battle_gives_an_action() -> None:
    assert first("c02", **ACTIVE).do("use c")["actions"] == 3


def test_c02d_blindness_hinders_jumps() -> None:
    assert first("c02", pawns=["d2a"], tiles=BRIDGE).do("jump risky").deal("roll 4 4").of("lives") == 2


# --- Warlock ---


def test_c03a_hellfire_burns_who_enters() -> None:
    scene = first("c03", pawns=["d1a", "d4a"], golem="g4a").do("use a")
    assert scene.legal() == ["to d2a", "to d3a"]  # near, empty, not the centre, not a key
    scene.do("to d3a", "end", "move d3a").deal("roll 1 2")
    assert scene.of("lives", 1) == 3


def test_c03b_life_drain_heals() -> None:
    assert fight("c03", WIN, lives=[2])["lives"] == [3, 3, 4, 4]


def test_c03c_conflagration_burns_all_around() -> None:
    fields: dict[str, Any] = {
        "tokens": {"c03": ["d2a", "card", "card"]},
        "pawns": ["g1a", "d2a", "d3a", "d1a"],
        **ACTIVE,
    }
    scene = first("c03", **fields).do("use c", "to d2a")
    assert (scene["lives"], scene["actions"]) == ([4, 3, 3, 3], 2)
    assert scene["tokens"]["c03"] == ["card", "card", "card"]


def test_c03d_ember_ignores_fire_jets() -> None:
    scene = first("c03", traps={"d2a": "t08:up"}).do("move d2a")
    assert (scene.of("lives"), scene.question) == (4, "act")
    assert first("c03", traps={"d2a": "t01:up"}).do("move d2a").deal("roll 2 4").of("lives") == 4


# --- Lady of Golems ---


def test_c04a_dominance_adds_one() -> None:
    assert fight("c04", "roll 2 3, roll 2 3")["lives"] == [4, 3, 4, 4]


def test_c04b_mistress_chooses_between_two_cards() -> None:
    scene = first("c04").do("golem").deal("draw g0, draw gc")
    assert scene.legal() == ["keep g0", "keep gc"]
    scene.do("keep g0")
    assert sum(scene["golem_deck"].values()) == 10


def test_c04c_bond_withstands_on_ten() -> None:
    assert first("c04", golem="d2a").do("move d2a").deal("roll 5 5").of("pawns") == "d2a"
    assert first("c04", golem="d2a").do("move d2a").deal("roll 4 5").of("pawns") == "s1"


def test_c04d_summon_puts_the_golem_beside_her() -> None:
    scene = first("c04", **ACTIVE).do("use d", "to d2a")
    assert (scene["golem"], scene["actions"]) == ("d2a", 1)
    assert first("c04", pawns=["d1a", "d2a"], **ACTIVE).why_not("use d") == "L-27"


# --- Paladin ---


def test_c05a_faith_adds_two_to_any_roll() -> None:
    scene = first("c05", traps={"d2a": "t01:up"}).do("move d2a").deal("roll 2 3").do("use a")
    assert (scene.of("lives"), scene["tokens"]["c05"]) == (4, ["aside", "card", "card"])


def test_c05b_prayer_regains_a_token() -> None:
    scene = first("c05", tokens={"c05": ["aside", "aside", "card"]}).do("use b")
    assert scene["tokens"]["c05"] == ["card", "aside", "card"]


def test_c05c_healing_hands() -> None:
    assert first("c05", lives=[2]).do("use c").of("lives") == 3
    assert first("c05").why_not("use c") == "L-27"


def test_c05d_code_forbids_traps_and_attacks_on_the_dazed() -> None:
    scene = first("c05", pawns=TOGETHER, dazes=[0, 1])
    assert scene.why_not("trap d3a") == "L-27"
    assert scene.why_not("attack 2") == "L-27"


# --- Architect ---


def test_c06a_rebuild_takes_a_whole_turn() -> None:
    scene = first("c06", pawns=["g1a"], **ACTIVE).do("use a", "tile d2").deal("draw n05, draw n06")
    scene.do("keep n06", "place d2 0")
    assert (scene["tiles"]["d2"], scene.of("lit")) == ("n06:0", 0)  # it takes a Crystal
    assert (scene.actor, scene["actions"]) == (0, 0)  # only what costs nothing is left


def test_c06b_turn_rotates_a_tile() -> None:
    scene = first("c06", pawns=["g1a"], **ACTIVE).do("use b", "turn d2 1")
    assert (scene["tiles"]["d2"], scene.of("lit")) == ("n02:1", 0)
    assert scene.why_not("use b") == "L-27"  # it takes a Crystal


def test_c06c_plans_show_two_tiles() -> None:
    scene = first("c06").do("build").deal("draw n05, draw n07")
    assert scene.legal() == ["keep n05", "keep n07"]
    assert scene.do("keep n07")["under"] == ["n05"]


def test_c06d_frail_hands() -> None:
    assert fight("c06", "roll 2 3, roll 2 2").actor == -1  # a tie
    assert attacked("c06", "roll 2 2, roll 2 3").of("lives", 1) == 3  # they hinder only attacks
    assert first("c06").legal("trap") == []


# --- Illusionist ---


def test_c07a_illusion_lays_a_tile_face_down() -> None:
    scene = first("c07").do("use a", "tile e1")
    assert scene["tiles"]["e1"] == "?:down"
    assert len(scene["pool"]) == 28  # still one of them


def test_c07b_double_swaps_places() -> None:
    scene = first("c07", pawns=["d1a", "d3a"], traps={"d3a": "t01:up"}, **ACTIVE).do("use b", "on 2")
    assert scene["pawns"][:2] == ["d3a", "d1a"]
    assert scene.deal("roll 1 2").of("lives") == 3


def test_c07c_vanish_avoids_the_fight() -> None:
    scene = attacked("c07", "")
    assert (scene.actor, scene.question) == (0, "attacked")
    scene.do("use c")
    assert scene.do("to d3a").of("pawns") == "d3a"
    assert scene["lives"] == [4, 4, 4, 4]


def test_c07d_mirage_swaps_two_traps() -> None:
    scene = first("c07", traps={"d2a": "t05:up", "d3b": "?:"}).do("use d", "to d2a", "to d3b")
    assert scene["traps"] == {"d2a": "?:", "d3b": "t05:123456s"}


# --- Archpriestess ---


def test_c08a_sacrifice_shifts_the_loss() -> None:
    scene = first("c08", pawns=["d2a", "d3a"]).do("use a", "on 2")
    assert scene["tokens"]["c08"] == ["@2", "card", "card"]
    tokens = {"c08": ["@2", "card", "card"]}
    scene = first("c08", traps={"d2a": "t01:up"}, tokens=tokens).do("move d2a").deal("roll 1 2")
    assert (scene.question, scene.legal()) == ("lose", ["on 2", "pass"])
    scene.do("on 2")
    assert (scene["lives"], scene["tokens"]["c08"]) == ([4, 3, 4, 4], ["card", "card", "card"])


def test_c08b_restoration_heals_her_or_another_here() -> None:
    scene = first("c08", pawns=TOGETHER, lives=[1, 1]).do("use b")
    assert scene.legal() == ["on 1", "on 2"]
    assert (scene.do("on 2")["lives"], scene["actions"]) == ([1, 3, 4, 4], 1)


def test_c08c_sermon_dazes_all_others_here() -> None:
    scene = first("c08", pawns=["d2a", "d2a", "d2a", "d3a"], **ACTIVE).do("use c")
    assert (scene["dazes"], scene["actions"]) == ([0, 2, 2, 0], 2)


def test_c08d_sanctity_forbids_free_fights() -> None:
    scene = first("c08", pawns=["d2a", "d1a"], seat=2).do("move d2a")
    assert (scene.actor, scene.question) == (0, "strike-back")  # she may fight, the other may not


# --- Headhunter ---


def test_c09a_bounty_on_key_carriers() -> None:
    assert fight("c09", "roll 2 2, roll 2 3", keys=keys(k1="@2"))["lives"] == [4, 3, 4, 4]
    assert fight("c09", "roll 2 2, roll 2 3")["lives"] == [3, 4, 4, 4]


def test_c09b_pursuit_costs_nothing_once() -> None:
    scene = first("c09", pawns=["d1a", "d2a"], keys=keys(k1="@2")).do("move d2a", "pass", "pass")
    assert scene["actions"] == 2
    scene.do("move d1a", "move d2a", "pass", "pass")
    assert scene.actor == 1


def test_c09b_terror_silences_pursuit() -> None:
    scene = first("c09", pawns=["d1a", "d2a"], keys=keys(k3="@2"), event="e01", actions=1).do("move d2a")
    assert scene["actions"] == 0
    assert "pursuit" not in scene.told()


def test_c09c_net_dazes() -> None:
    assert first("c09", pawns=["d1a", "d2a"]).do("use c", "on 2").deal("roll 1 2").of("dazes", 1) == 1
    assert first("c09", pawns=["d1a", "d2a"]).do("use c", "on 2").deal("roll 4 4").of("dazes", 1) == 0


def test_c09d_trophy_is_taken_at_once() -> None:
    scene = attacked("c09", "roll 1 1, roll 6 6", lives=[4, 1], keys=keys(k4="@2"))
    assert (scene.actor, scene.legal()) == (0, ["take k4", "pass"])
    assert scene.do("take k4")["keys"]["k4"] == "@1"


def test_c09d_trophy_may_be_an_item_or_left_where_it_fell() -> None:
    def won() -> Scene:
        return attacked("c09", "roll 1 1, roll 6 6", lives=[4, 1], items={"i03": "@2"})

    assert (won().question, won().legal()) == ("trophy", ["take i03", "pass"])
    assert won().do("take i03")["items"] == {"i03": "@1"}
    assert won().do("pass")["items"] == {"i03": "d2a"}


def test_c09d_a_won_fight_heals() -> None:
    assert fight("c09", WIN, lives=[2])["lives"][:2] == [3, 3]


# --- Sorceress ---


def test_c10a_tornado_moves_who_enters_and_returns() -> None:
    tokens = {"c10": ["d2a", "card"]}
    scene = first("c10", pawns=["d7a", "d1a"], seat=2, tokens=tokens).do("move d2a")
    assert (scene.actor, scene.question) == (0, "whirl")
    scene.do("to d3a")
    assert (scene.of("pawns", 1), scene["tokens"]["c10"]) == ("d3a", ["card", "card"])


def test_c10b_teleport_to_a_tile_beside_hers() -> None:
    scene = first("c10", pawns=["d2a"], **ACTIVE).do("use b")
    assert scene.legal() == ["to d1a", "to d3a", "to d3b", "to d3c"]
    assert scene.do("to d3b").of("pawns") == "d3b"


def test_c10c_two_crystals_at_the_start() -> None:
    state = labyrinth.new(settle(labyrinth.OPTIONS, {"players": 2}))
    labyrinth.apply(state, labyrinth.read("draw c10"))
    assert list(state.lit)[:2] == [2, 1]


def test_c10d_weakness() -> None:
    assert fight("c10", "roll 2 3, roll 2 2").actor == -1  # a tie


# --- Chaos Mage ---


def test_c11a_portals_are_adjacent_for_their_owner_and_cast_others_out() -> None:
    tokens = {"c11": ["d2a", "d3b", "card"]}
    scene = first("c11", pawns=["d2a"], tokens=tokens)
    assert "move d3b" in scene.legal()
    assert scene.do("move d3b").of("pawns") == "d3b"
    scene = first("c11", pawns=["d7a", "d1a"], seat=2, tokens=tokens).do("move d2a").deal("roll 3 3")
    assert (scene.actor, scene.legal()) == (0, ["to d3b"])
    assert scene.do("to d3b").of("pawns", 1) == "d3b"
    held = first("c11", pawns=["d7a", "d1a"], seat=2, tokens=tokens).do("move d2a").deal("roll 3 4")
    assert held.of("pawns", 1) == "d2a"


def test_c11b_vortex_swaps_two_tiles_with_all_on_them() -> None:
    scene = first("c11", pawns=["g1a"], traps={"d2a": "t01:up"}, **ACTIVE).do("use b", "tile d2", "tile d3")
    assert scene["tiles"] == {"d2": "n30:0", "d3": "n02:0"}
    assert scene["traps"] == {"d3a": "t01:up"}
    assert "use b" not in first("c11", pawns=["g1a"], actions=1, **ACTIVE).legal()  # it takes both actions


def test_c11c_wild_throw_repeats_one_die() -> None:
    scene = first("c11", traps={"d2a": "t01:up"}).do("move d2a").deal("roll 1 5")
    assert scene.legal() == ["redo 1", "redo 2", "pass"]
    scene.do("redo 1").deal("die 2")
    assert (scene["dice"][0], scene.of("lives")) == ("2 5", 4)


def test_c11d_instability_dazes_on_two() -> None:
    scene = first("c11", traps={"d2a": "t01:up"}, actions=1).do("move d2a").deal("roll 1 1")
    assert scene.of("dazes") == 1


def test_c11d_instability_loses_the_fight_even_in_a_tie() -> None:
    scene = fight("c11", "roll 1 1, roll 1 1")
    assert scene["lives"][:2] == [3, 4]
    assert "tie" not in scene.told()


def test_c11d_instability_loses_the_fight_even_when_ahead() -> None:
    scene = fight("c11", "roll 1 1, roll 1 2", items={"i01": "@1"})
    assert scene["lives"][:2] == [3, 4]


# --- Seal Warden ---


def test_c12a_a_seal_has_to_be_broken() -> None:
    tokens = {"c12": ["d2a", "card", "card"]}
    scene = first("c12", pawns=["d7a", "d1a"], seat=2, tokens=tokens).do("move d2a").deal("roll 4 5")
    assert (scene.of("pawns", 1), scene["actions"]) == ("d1a", 1)
    scene.do("move d2a").deal("roll 5 5")
    assert scene.of("pawns", 1) == "d2a"
    own = first("c12", tokens=tokens).do("move d2a")
    assert own.of("pawns") == "d2a"


def test_c12b_unseal_takes_it_back() -> None:
    scene = first("c12", tokens={"c12": ["d2a", "card", "card"]}).do("use b", "to d2a")
    assert (scene["tokens"]["c12"], scene["actions"]) == (["card", "card", "card"], 2)


def test_c12c_trapmaster_looks_at_two_traps() -> None:
    scene = first("c12").do("trap d2a").deal("draw t05, draw t07")
    assert scene.legal() == ["keep t05", "keep t07"]
    scene.do("keep t07")
    assert scene["traps"] == {"d2a": "t07:1"}
    assert (scene["unseen"]["t05"], scene["unseen"]["t07"]) == (4, 3)


def test_c12d_wall_strengthens_in_fights() -> None:
    assert attacked("c12", "roll 2 3, roll 2 2")["lives"] == [4, 3, 4, 4]
    assert fight("c12", "roll 2 3, roll 3 3")["lives"] == [4, 3, 4, 4]


# --- Witch ---


def test_c13a_a_curse_hinders_the_next_test() -> None:
    tokens = {"c13": ["@1", "card", "card"]}
    scene = Scene(characters=["c07", "c13"], pawns=["d1a"], tokens=tokens, traps={"d2a": "t01:up"}).do("move d2a")
    scene.deal("roll 4 4")
    assert (scene.of("lives"), scene["tokens"]["c13"]) == (3, ["card", "card", "card"])
    given = first("c13", pawns=["d2a", "d3a"]).do("use a", "on 2")
    assert (given["tokens"]["c13"], given["actions"]) == (["@2", "card", "card"], 2)
    assert given.why_not("use a") == "L-27"


def test_c13b_evil_eye_repeats_a_passed_test() -> None:
    fields: dict[str, Any] = {"characters": ["c07", "c13"], "lit": [0, 1], "dark": [1, 0]}
    scene = Scene(pawns=["d1a"], traps={"d2a": "t01:up"}, **fields).do("move d2a").deal("roll 6 6")
    assert (scene.actor, scene.question) == (1, "answer-test")
    assert scene.do("use b").deal("roll 1 2").of("lives") == 3


def test_c13c_broom_jumps_on_six() -> None:
    scene = first("c13", pawns=["d2a"], tiles={"d2": "n13:0"}).do("jump risky").deal("roll 3 3")
    assert scene.of("pawns") == "d2b"


def test_c13d_brew_heals_two() -> None:
    scene = first("c13", lives=[1]).do("use d")
    assert (scene.of("lives"), scene["actions"]) == (3, 1)


# --- Thief ---


def test_c14a_theft_instead_of_the_life() -> None:
    scene = fight("c14", WIN, items={"i01": "@2"})
    assert scene.legal() == ["take i01", "pass"]
    scene.do("take i01")
    assert (scene["items"], scene.of("lives", 1)) == ({"i01": "@1"}, 4)


def test_c14b_agility_jumps_on_five() -> None:
    scene = first("c14", pawns=["d2a"], tiles={"d2": "n13:0"}).do("jump risky").deal("roll 2 3")
    assert (scene.of("pawns"), scene.of("lives")) == ("d2b", 4)


def test_c14c_disarm_adds_two_to_trap_rolls() -> None:
    assert first("c14", traps={"d2a": "t01:up"}).do("move d2a").deal("roll 2 3").of("lives") == 4


def test_c14d_shift_trap_moves_one_unseen() -> None:
    scene = first("c14", traps={"d2a": "?:"}).do("use d", "to d2a")
    assert scene.legal() == ["to d3a"]  # d1 has a character
    scene.do("to d3a")
    assert (scene["traps"], scene["actions"]) == ({"d3a": "?:"}, 2)
    assert scene.why_not("use d") == "L-27"


# --- Armourer ---


def test_c15a_living_armour_takes_the_loss() -> None:
    scene = first("c15", traps={"d2a": "t01:up"}).do("move d2a").deal("roll 1 2")
    assert scene.legal() == ["use a", "pass"]
    scene.do("use a")
    assert (scene.of("lives"), scene["tokens"]["c15"]) == (4, ["aside"])


def test_c15b_repair_brings_it_back() -> None:
    scene = first("c15", tokens={"c15": ["aside"]}).do("use b")
    assert (scene["tokens"]["c15"], scene["actions"]) == (["card"], 2)


def test_c15c_porter_carries_three_items() -> None:
    scene = first("c15", pawns=["d2a"], items={"i01": "@1", "i02": "@1", "i03": "d2a"}).do("take i03")
    assert (scene["items"]["i03"], scene.question) == ("@1", "act")


def test_c15d_heavy_step() -> None:
    scene = first("c15", pawns=["d2a"], tiles={"d2": "n13:0"}).do("jump risky").deal("roll 4 4")
    assert scene.question == "lose"
    assert fight("c15", "roll 2 3, roll 2 3")["lives"] == [4, 3, 4, 4]  # and a firm stand
