"""What each player and a spectator may know and are told, and what they may imagine of the rest. O-39, O-52."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reverie.core.event import SPECTATOR
from reverie.core.game import CHANCE, Json
from reverie.core.random import Random
from reverie.games import onirim
from reverie.games.onirim.position import write_position
from tests.games.onirim.scene import Scene, all_but, pair

ALL_CARDS = 76
VIEWERS = (0, 1, SPECTATOR)
EIGHT = "Rs Rm Bs Bm Gs Gm Ns Nm"
PICKS = ("take Rs", "take Bs", "take Rm", "take Bm", "take Gs", "take Gm")
HANDS = "hand1 Rs Rm Rk | hand2 Bs Bm Bk | shared Gs Gm"
FIVE = "Ns Nm Bs Bm X"
RETURNS = ("return Ns", "return Nm", "return Bs")  # the blue moon is the last, and goes back by itself


def part(scene: Scene, name: str) -> list[object]:
    """One part of what the first, the second seat and a spectator see."""
    return [scene.look(viewer)[name] for viewer in VIEWERS]


def told(scene: Scene) -> list[list[str]]:
    """The moves of cards each of the three was told of since the last time; `?` is a card kept from them."""
    events = [event for event in onirim.heard(scene.state) if "from" in event.facts]
    return [[f"{event.name} {event.told_to(viewer).get('card', '?')}" for event in events] for viewer in VIEWERS]


def everybody(seen: object) -> list[object]:
    return [seen, seen, seen]


def count_of(look: Json) -> int:
    """How many cards an observation accounts for."""
    piles = [look[name] for name in ("shared", "limbo", "discard", "aside", "vision")]
    piles += [pile for name in ("hands", "rows", "doors") for pile in look[name]]
    return sum([len(pile) for pile in piles]) + holes(look)


def holes(look: Json) -> int:
    """How many cards a viewer has not seen, or not where they are."""
    count: int = look["deck"] + sum(look["hidden"]) + look["hidden_vision"]
    return count


def prophecy(deals: str = FIVE, **options: object) -> Scene:
    """The first seat has discarded a key and looks at five cards."""
    scene = pair(f"play-or-discard | {HANDS}", deals=deals, **options)
    told(scene.do("discard Rk", "keep"))
    return scene


# --- alone ---


def test_O_39_piles_row_limbo_and_doors_are_open() -> None:
    look = Scene(
        "open-drawn:R | hand1 Rs Rm Rk Gs | row1 Gs Gm | doors1 Nd | limbo X2 | discard Bk Ns2 | aside Rd"
    ).look(0)
    assert look["rows"] == [["Gs", "Gm"]]
    assert look["doors"] == [["Nd"]]
    assert look["limbo"] == ["X", "X"]
    assert look["discard"] == ["Bk", "Ns", "Ns"]
    assert look["aside"] == ["Rd"]
    assert look["deck"] == ALL_CARDS - 4 - 2 - 1 - 2 - 3 - 1


def test_O_39_counts_of_what_is_left_are_known() -> None:
    look = Scene("play-or-discard | hand1 Rs Rm Rk Gs Gk | row1 Gs Gm | doors1 Nd | discard X2 Bk3").look(0)
    assert look["unseen"] == {
        "Rs": 8, "Rm": 3, "Rk": 2, "Bs": 8, "Bm": 4, "Gs": 5, "Gm": 3, "Gk": 2, "Ns": 6, "Nm": 4, "Nk": 3,
        "Rd": 2, "Bd": 2, "Gd": 2, "Nd": 1, "X": 8,
    }  # fmt: skip


def test_O_39_order_of_the_deck_is_unknown_until_a_prophecy() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Rk Gs Gm", deals=FIVE)
    assert scene.look(0)["top"] == []
    scene.do("discard Rk", "drop X", *RETURNS)
    assert scene.look(0)["top"] == ["Ns", "Nm", "Bs", "Bm"]


def test_O_39_spectator_sees_what_a_single_player_sees() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Rk Gs Gm", deals=f"{FIVE} Ns")
    for action in ("discard Rk", "drop X", *RETURNS):
        scene.do(action)
        assert scene.look(SPECTATOR) == {**scene.look(0), "viewer": None}
    assert scene.look(SPECTATOR)["hands"] == [["Rs", "Rm", "Gs", "Gm", "Ns"]]


def test_O_39_spectator_is_told_what_a_single_player_is_told() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Rk Gs Gm", deals=f"{FIVE} Ns")
    player, _, spectator = told(scene.do("discard Rk", "drop X", *RETURNS))
    assert player == [
        "discard Rk", "look Ns", "look Nm", "look Bs", "look Bm", "look X", "drop X",
        "return Ns", "return Nm", "return Bs", "return Bm", "draw Ns",
    ]  # fmt: skip
    assert spectator == player


def test_O_39_a_single_player_without_a_key_is_not_asked() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Rk Gs Gm", deals="Bd").do("play Rs")
    assert scene.actor == CHANCE
    assert scene.field("limbo") == "Bd"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_O_39_open_piles_look_the_same_to_all(viewer: int) -> None:
    look = pair(f"open-drawn:R | {HANDS} | row2 Gs | doors2 Nd | limbo X | discard Ns | aside Rd").look(viewer)
    names = ("rows", "doors", "limbo", "discard", "aside", "shared")
    assert [look[name] for name in names] == [[[], ["Gs"]], [[], ["Nd"]], ["X"], ["Ns"], ["Rd"], ["Gs", "Gm"]]


# --- the draft ---


def test_O_52_the_draft_is_open() -> None:
    scene = pair(deals=EIGHT)
    told(scene)
    scene.do("take Rs", "take Bs")
    assert told(scene) == everybody(["take Rs", "take Bs"])
    assert part(scene, "hands") == everybody([["Rs"], ["Bs"]])
    assert part(scene, "hidden") == everybody([0, 0])


def test_O_52_revealed_cards_are_told_to_all() -> None:
    assert told(pair(deals="Rs X Gd Rm")) == everybody(["reveal Rs", "banish X", "banish Gd", "reveal Rm"])


def test_O_52_drafted_cards_stay_known_until_they_leave_the_hand() -> None:
    scene = pair(deals=f"{EIGHT} Nk Nk").do(*PICKS)
    assert part(scene, "hands") == everybody([["Rs", "Rm", "Gs"], ["Bs", "Bm", "Gm"]])
    scene.do("play Rs", "play Bs")
    assert part(scene, "hands") == [
        [["Rm", "Gs", "Nk"], ["Bm", "Gm"]],
        [["Rm", "Gs"], ["Bm", "Gm", "Nk"]],
        [["Rm", "Gs"], ["Bm", "Gm"]],
    ]
    assert part(scene, "hidden") == [[0, 1], [1, 0], [1, 1]]


def test_O_52_everybody_knows_what_the_others_have_seen() -> None:
    scene = pair(deals=f"{EIGHT} Nk").do(*PICKS, "play Rs")
    assert part(scene, "partner_saw") == everybody([["Rm", "Gs"], ["Bs", "Bm", "Gm"]])
    assert part(scene, "spectator_saw") == everybody([["Rm", "Gs"], ["Bs", "Bm", "Gm"]])


def test_O_52_of_two_equal_cards_only_the_one_seen_is_known() -> None:
    # The drafted red sun is seen, a second one drawn unseen; whichever is played, none is certain afterwards.
    scene = pair(deals=f"{EIGHT} Rs Nk Nk").do(*PICKS, "play Rm", "play Bs")
    assert scene.look(0)["hands"] == [["Rs", "Rs", "Gs"], ["Bm", "Gm"]]
    assert scene.look(1)["hands"] == [["Rs", "Gs"], ["Bm", "Gm", "Nk"]]
    scene.do("play Rs")
    assert scene.look(1)["hands"] == [["Gs"], ["Bm", "Gm", "Nk"]]
    assert scene.look(1)["hidden"] == [2, 0]


# --- draws ---


def test_O_52_in_silence_a_personal_draw_is_seen_by_its_owner_alone() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns").do("play Rs")
    assert told(scene) == [["play Rs", "draw Ns"], ["play Rs", "draw ?"], ["play Rs", "draw ?"]]
    assert part(scene, "hands") == [[["Rm", "Rk", "Ns"], []], [[], ["Bs", "Bm", "Bk"]], [[], []]]
    assert part(scene, "hidden") == [[0, 3], [3, 0], [3, 3]]


def test_O_52_a_draw_for_a_shared_place_is_seen_by_all() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns").do("play Gs shared")
    assert told(scene) == everybody(["play Gs", "draw Ns"])
    assert part(scene, "shared") == everybody(["Gm", "Ns"])


def test_O_52_doors_and_dreams_drawn_are_seen_by_all() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Nd X").do("play Rs", "leave")
    assert told(scene) == everybody(["play Rs", "draw Nd", "banish Nd", "draw X"])
    assert part(scene, "aside") == everybody(["X"])


def test_O_52_open_hands_are_seen_by_all() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns", coop_info="open").do("play Rs")
    assert told(scene) == everybody(["play Rs", "draw Ns"])
    assert part(scene, "hands") == everybody([["Rm", "Rk", "Ns"], ["Bs", "Bm", "Bk"]])
    assert part(scene, "hidden") == everybody([0, 0])


def test_O_52_in_silence_a_new_hand_hides_only_its_personal_cards() -> None:
    saw = "partner-saw1 Rs Rm Rk | spectator-saw1 Rs Rm Rk"
    scene = pair(f"face-nightmare | {HANDS} | {saw} | aside X", deals="Ns Nm Gd Bs Gs Gm").do("pay hand")
    discarded = [f"discard {card}" for card in ("Rs", "Rm", "Rk", "Gs", "Gm")]
    hidden = ["draw ?", "draw ?", "banish Gd", "draw ?", "draw Gs", "draw Gm", "pass X"]
    seen = ["draw Ns", "draw Nm", "banish Gd", "draw Bs", "draw Gs", "draw Gm", "pass X"]
    assert told(scene) == [discarded + seen, discarded + hidden, discarded + hidden]
    assert scene.look(1)["hands"] == [[], ["Bs", "Bm", "Bk"]]
    assert scene.look(1)["hidden"] == [3, 0]
    assert scene.look(1)["partner_saw"] == [[], []]


def test_O_52_unseen_cards_include_the_partners() -> None:
    scene = pair(f"play-or-discard | {HANDS}")
    looks: list[Json] = [scene.look(viewer) for viewer in VIEWERS]
    kinds = ("Rk", "Bk", "Gs")
    assert [[look["unseen"][kind] for kind in kinds] for look in looks] == [[2, 3, 6], [3, 2, 6], [3, 3, 6]]


# --- a swap ---


def test_O_52_a_swap_is_told_to_all() -> None:
    scene = pair(f"swap | hand1 Rm Rk | {HANDS.partition(' | ')[2]}").do("swap Rm Gs")
    assert told(scene) == everybody(["swap Rm", "swap Gs"])


def test_O_52_a_card_swapped_out_of_the_shared_pair_stays_known() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Ns Nm").do("discard Rs", "swap Rm Gs")
    assert part(scene, "shared") == everybody(["Rm", "Gm"])
    assert part(scene, "hands") == [[["Rk", "Gs", "Ns"], []], [["Gs"], ["Bs", "Bm", "Bk"]], [["Gs"], []]]
    assert part(scene, "hidden") == [[0, 3], [2, 0], [2, 3]]
    scene.do("play Bs", "play Gs")
    assert scene.look(1)["hands"] == [[], ["Bm", "Bk", "Nm"]]


# --- a prophecy ---


def test_O_52_in_silence_only_the_active_player_sees_the_prophecy() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals=FIVE).do("discard Rk", "keep")
    kept = ["discard Rk", "look ?", "look ?", "look ?", "look ?", "look ?"]
    assert told(scene) == [["discard Rk", "look Ns", "look Nm", "look Bs", "look Bm", "look X"], kept, kept]
    assert part(scene, "vision") == [["Bs", "Bm", "Ns", "Nm", "X"], [], []]
    assert part(scene, "hidden_vision") == [0, 5, 5]


def test_O_52_the_card_dropped_is_seen_by_all() -> None:
    scene = prophecy().do("drop X")
    assert told(scene) == everybody(["drop X"])
    assert part(scene, "discard") == everybody(["Rk", "X"])
    assert part(scene, "vision") == [["Bs", "Bm", "Ns", "Nm"], [], []]
    assert part(scene, "hidden_vision") == [0, 4, 4]


def test_O_52_in_silence_the_cards_returned_are_kept_from_the_others() -> None:
    scene = prophecy().do("drop X")
    told(scene)
    scene.do("return Ns", "return Bm")
    assert told(scene) == [["return Ns", "return Bm"], ["return ?", "return ?"], ["return ?", "return ?"]]
    assert part(scene, "top") == [["Ns", "Bm"], ["?", "?"], ["?", "?"]]
    assert part(scene, "vision") == [["Bs", "Nm"], [], []]
    assert part(scene, "hidden_vision") == [0, 2, 2]


def test_O_52_after_the_prophecy_only_the_active_player_knows_the_top() -> None:
    scene = prophecy().do("drop X", *RETURNS)
    assert part(scene, "top") == [["Ns", "Nm", "Bs", "Bm"], ["?"] * 4, ["?"] * 4]
    assert part(scene, "knowers") == everybody([1, 1, 1, 1])
    assert part(scene, "hidden_vision") == [0, 0, 0]


def test_O_52_an_open_prophecy_is_seen_by_all() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals=FIVE, coop_info="open").do("discard Rk", "keep")
    assert told(scene) == everybody(["discard Rk", "look Ns", "look Nm", "look Bs", "look Bm", "look X"])
    assert part(scene, "vision") == everybody(["Bs", "Bm", "Ns", "Nm", "X"])
    scene.do("drop X", "return Ns", "return Nm")
    assert told(scene) == everybody(["drop X", "return Ns", "return Nm"])
    assert part(scene, "vision") == everybody(["Bs", "Bm"])
    scene.do("return Bs")
    assert part(scene, "top") == everybody(["Ns", "Nm", "Bs", "Bm"])


def test_O_52_a_known_card_drawn_by_the_prophet_stays_their_secret() -> None:
    scene = prophecy(f"{FIVE} Ns").do("drop X", *RETURNS)
    assert [moves[-1] for moves in told(scene)] == ["draw Ns", "draw ?", "draw ?"]
    assert part(scene, "hands")[1:] == [[[], ["Bs", "Bm", "Bk"]], [[], []]]


def test_O_52_a_known_card_drawn_by_the_partner_stays_known_to_the_prophet() -> None:
    scene = prophecy(f"{FIVE} Ns Nm").do("drop X", *RETURNS)
    told(scene)
    scene.do("play Bs")
    assert told(scene) == [["play Bs", "draw Nm"], ["play Bs", "draw Nm"], ["play Bs", "draw ?"]]
    assert part(scene, "hands") == [
        [["Rs", "Rm", "Ns"], ["Nm"]],
        [[], ["Bm", "Bk", "Nm"]],
        [[], []],
    ]
    assert part(scene, "hidden") == [[0, 2], [3, 0], [3, 3]]
    assert part(scene, "top") == [["Bs", "Bm"], ["?", "?"], ["?", "?"]]


def test_O_52_spectator_does_not_learn_what_the_prophet_knows_of_a_hand() -> None:
    scene = prophecy(f"{FIVE} Ns Nm").do("drop X", *RETURNS, "play Bs")
    assert part(scene, "partner_saw") == [[[], ["Nm"]], [[], ["Nm"]], [[], []]]
    assert part(scene, "spectator_saw") == everybody([[], []])


def test_O_52_a_card_known_from_a_prophecy_is_forgotten_when_it_is_played() -> None:
    scene = prophecy(f"{FIVE} Ns Nm Bs").do("drop X", *RETURNS, "play Bs", "play Rs", "play Nm")
    assert scene.look(0)["hands"] == [["Rm", "Bs", "Ns"], []]
    assert scene.look(0)["hidden"] == [0, 2]


def test_O_52_in_silence_the_partners_prophecy_makes_one_forget_the_top() -> None:
    known = "top Ns:1 Nm:1 Gs:1"
    scene = pair(f"play-or-discard | seat 2 | {HANDS} | {known}", deals="Ns Nm Gs Gm X").do("discard Bk", "keep")
    assert part(scene, "vision") == [[], ["Gs", "Gm", "Ns", "Nm", "X"], []]
    scene.do("drop X", "return Gs", "return Ns", "return Nm")
    assert part(scene, "top") == [["?"] * 4, ["Gs", "Ns", "Nm", "Gm"], ["?"] * 4]
    assert scene.look(0)["knowers"] == [2, 2, 2, 2]


def test_O_52_a_shuffle_makes_all_forget_the_top() -> None:
    scene = prophecy("Ns Nm Bs Bm Bd Bd Nm").do("drop Ns", "return Bd", "return Nm", "return Bs")
    assert part(scene, "top") == [["Nm", "Bs", "Bm"], ["?"] * 3, ["?"] * 3]
    scene.do("leave")  # limbo returns at the end of the turn
    assert scene.field("shuffles") == "1"
    assert part(scene, "top") == everybody([])


# --- nothing is given away ---


def test_O_52_in_silence_a_drawn_door_asks_even_without_a_key() -> None:
    scene = pair(f"play-or-discard | {HANDS}", deals="Nd").do("play Rs")
    assert (scene.actor, scene.question) == (0, "open")
    assert scene.legal() == ["leave"]


def test_O_52_with_open_hands_a_drawn_door_asks_only_who_has_a_key() -> None:
    without = pair(f"play-or-discard | {HANDS}", deals="Nd", coop_info="open").do("play Rs")
    assert without.actor == CHANCE
    assert without.field("limbo") == "Nd"
    with_key = pair(f"play-or-discard | {HANDS}", deals="Rd", coop_info="open").do("play Rs")
    assert with_key.question == "open"


def same_to(viewer: int, *scenes: Scene) -> bool:
    """Do these scenes look and sound the same to a viewer?"""
    looks = [(scene.look(viewer), scene.events(viewer)) for scene in scenes]
    return all([look == looks[0] for look in looks])


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_O_52_a_drawn_door_does_not_tell_whether_there_is_a_key(viewer: int) -> None:
    scenes = [
        pair(f"play-or-discard | hand1 Rs {rest} | hand2 Bs Bm Bk | shared Gs Gm", deals="Rd Ns").do("play Rs", "leave")
        for rest in ("Rk Rm", "Bm Ns")
    ]
    assert same_to(viewer, *scenes)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_O_52_the_question_looks_the_same_with_and_without_a_key(viewer: int) -> None:
    scenes = [
        pair(f"play-or-discard | hand1 Rs {rest} | hand2 Bs Bm Bk | shared Gs Gm", deals="Rd").do("play Rs")
        for rest in ("Rk Rm", "Bm Ns")
    ]
    assert same_to(viewer, *scenes)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@pytest.mark.parametrize("returns", [0, 1, 2, 3])
def test_O_52_a_prophecy_of_equal_cards_looks_like_any_other(viewer: int, returns: int) -> None:
    # Four equal cards need no order, but to ask for none would tell that they are equal.
    equal = prophecy("X Ns Ns Ns Ns").do("drop X", *["return Ns"] * returns)
    mixed = prophecy(FIVE).do("drop X", *RETURNS[:returns])
    assert same_to(viewer, equal, mixed)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_O_52_hidden_hands_look_alike(viewer: int) -> None:
    scenes = [
        pair(f"play-or-discard | hand1 Rs {rest} | hand2 Bs Bm Bk | shared Gs Gm", deals=deal).do("play Rs")
        for rest, deal in (("Rk Rm", "Ns"), ("Gk Gk", "Rk"))
    ]
    assert same_to(viewer, *scenes)


def test_O_52_with_open_hands_equal_cards_are_put_back_unasked() -> None:
    scene = prophecy("X Ns Ns Ns Ns", coop_info="open").do("drop X")
    assert part(scene, "top") == everybody(["Ns"] * 4)


# --- imagining the rest ---


# Silent positions with hidden hands, a hidden vision, a hidden top, and memories of all sorts.
SCENES: dict[str, Callable[[], Scene]] = {
    "draft": lambda: pair(deals=EIGHT).do("take Rs", "take Bs"),
    "draws": lambda: pair(deals=f"{EIGHT} Nk Nk").do(*PICKS, "play Rs", "play Bs"),
    "prophecy": prophecy,
    "returning": lambda: prophecy().do("drop X", "return Ns"),
    "known top": lambda: prophecy(f"{FIVE} Ns Nm").do("drop X", *RETURNS, "play Bs"),
    "door": lambda: pair(f"play-or-discard | {HANDS}", deals="Nd").do("play Rs"),
    "nightmare": lambda: pair(f"face-nightmare | seat 2 | {HANDS} | doors1 Rd | aside X"),
}


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", SCENES)
def test_O_39_every_observation_accounts_for_all_cards(name: str, viewer: int) -> None:
    look: Json = SCENES[name]().look(viewer)
    assert count_of(look) == ALL_CARDS
    assert sum(look["unseen"].values()) == holes(look)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", SCENES)
def test_O_52_what_is_imagined_looks_the_same_and_is_possible(name: str, viewer: int) -> None:
    scene = SCENES[name]()
    view = onirim.observe(scene.state, viewer)
    random = Random("holes", name)
    for _ in range(20):
        state = onirim.imagine(view, random)
        assert onirim.observe(state, viewer).pack() == view.pack()
        assert onirim.actor(state) == scene.actor
        # Reading a position refuses doors and dreams in a hand; its deck is what is left of the 76 cards.
        read = onirim.unpack(onirim.pack(state))
        assert list(read.deck.counts) == list(state.deck.counts)
        assert sum(state.deck.counts) == state.deck.size == read.deck.size


def test_O_52_a_hidden_hand_is_imagined_of_the_locations_left() -> None:
    # All that nobody has seen is three locations, and the doors and dreams of the deck.
    deck = "Rd Rd Bd Bd Gd Gd Nd Nd X X X X"
    used = "Rs Rm Rk Bs Bm Bk Gs Gm"
    scene = pair(f"play-or-discard | {HANDS} | discard {all_but(f'{used} {deck}')}")
    for number in range(20):
        state = onirim.imagine(onirim.observe(scene.state, 0), Random("last", str(number)))
        assert write_position(state) == scene.position


def test_O_52_what_one_knows_is_imagined_as_it_is() -> None:
    scene = prophecy(f"{FIVE} Ns Nm").do("drop X", *RETURNS, "play Bs")
    for number in range(20):
        state = onirim.imagine(onirim.observe(scene.state, 0), Random("known", str(number)))
        look = onirim.observe(state, 1).pack()
        assert "Nm" in look["hands"][1]
        assert onirim.observe(state, 0).pack()["top"] == ["Bs", "Bm"]


def test_O_52_imagined_hands_differ() -> None:
    view = onirim.observe(pair(f"play-or-discard | {HANDS}").state, 0)
    hands = [str(onirim.observe(onirim.imagine(view, Random("many", str(n))), 1).pack()["hands"]) for n in range(20)]
    assert len(set(hands)) > 10


def test_O_39_a_single_player_imagines_the_table_as_it_is() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Rk Gs Gm | row1 Ns | limbo X | top Bs:12s")
    for viewer in (0, SPECTATOR):
        state = onirim.imagine(onirim.observe(scene.state, viewer), Random("alone", "0"))
        assert write_position(state) == scene.position
