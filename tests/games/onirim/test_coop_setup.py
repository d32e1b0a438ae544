"""Two players: eight open locations and the draft of the personal and the shared resources. O-40, O-41."""

from __future__ import annotations

from reverie.core.game import CHANCE
from tests.games.onirim.scene import Scene, pair

EIGHT = "Rs Rm Bs Bm Gs Gm Ns Nm"
PICKS = ("take Rs", "take Bs", "take Rm", "take Bm", "take Gs", "take Gm")


def pickers(scene: Scene) -> list[int]:
    """Who takes each of the six cards."""
    seats = []
    for pick in PICKS:
        seats.append(scene.actor)
        scene.do(pick)
    return seats


def test_O_40_eight_locations_lie_open() -> None:
    scene = pair(deals=EIGHT)
    assert scene.question == "draft"
    assert scene.field("shared") == EIGHT
    assert scene.look(0)["deck"] == 68


def test_O_40_doors_and_dreams_go_to_limbo_and_are_replaced() -> None:
    scene = pair(deals="Rs X Rm Gd Bs Bm Gs Gm Ns")
    assert scene.actor == CHANCE  # seven locations so far
    assert scene.field("shared") == "Rs Rm Bs Bm Gs Gm Ns"
    assert scene.field("limbo") == "Gd X"


def test_O_40_a_key_among_the_eight_opens_no_door() -> None:
    scene = pair(deals="Gk Gd")
    assert scene.field("limbo") == "Gd"
    assert scene.field("doors1") == scene.field("doors2") == ""


def test_O_40_limbo_is_shuffled_back_before_the_draft() -> None:
    scene = pair(deals="Rs X Rm Gd Bs Bm Gs Gm Ns Nm")
    assert scene.question == "draft"
    assert scene.field("limbo") == ""
    assert scene.field("shuffles") == "1"
    assert scene.look(0)["deck"] == 68


def test_O_41_players_take_alternately() -> None:
    assert pickers(pair(deals=EIGHT)) == [0, 1, 0, 1, 0, 1]


def test_O_41_each_has_three_and_two_stay_open() -> None:
    scene = pair(deals=EIGHT).do(*PICKS)
    assert scene.field("hand1") == "Rs Rm Gs"
    assert scene.field("hand2") == "Bs Bm Gm"
    assert scene.field("shared") == "Ns Nm"


def test_O_41_any_open_card_may_be_taken() -> None:
    assert pair(deals=EIGHT).legal() == [f"take {card}" for card in EIGHT.split()]


def test_O_41_one_of_two_equal_cards_leaves_the_other() -> None:
    scene = pair(deals="Rs Rs Rs Bm Bm Gs Gs Nk").do("take Rs")
    assert scene.field("hand1") == "Rs"
    assert scene.field("shared") == "Rs2 Bm2 Gs2 Nk"
    assert "take Rs" in scene.legal()


def test_O_41_a_card_that_does_not_lie_open_cannot_be_taken() -> None:
    scene = pair(deals=EIGHT)
    assert scene.why_not("take Nk") == "O-41"
    scene.do("take Rs")
    assert scene.why_not("take Rs") == "O-41"


def test_O_41_nobody_takes_out_of_turn() -> None:
    scene = pair(deals=EIGHT)
    assert scene.why_not("take Rs", seat=1) == "O-41"
    scene.do("take Rs")
    assert scene.why_not("take Rm", seat=0) == "O-41"
    assert scene.why_not("take Rm", seat=1) is None


def test_O_41_nobody_plays_before_the_draft_is_over() -> None:
    scene = pair(deals=EIGHT).do("take Rs", "take Bs")
    assert scene.why_not("play Rs") == "O-41"


def test_O_41_the_first_seat_has_the_first_turn() -> None:
    scene = pair(deals=EIGHT).do(*PICKS)
    assert (scene.actor, scene.question) == (0, "play-or-discard")


def test_O_41_first_picker_can_be_agreed() -> None:
    scene = pair(deals=EIGHT, first_picker=2)
    assert pickers(scene) == [1, 0, 1, 0, 1, 0]
    assert scene.field("hand2") == "Rs Rm Gs"
    assert scene.actor == 0  # picking first does not mean playing first


def test_O_41_first_turn_can_be_agreed() -> None:
    scene = pair(deals=EIGHT, first_turn=2)
    assert pickers(scene) == [0, 1, 0, 1, 0, 1]
    assert (scene.actor, scene.question) == (1, "play-or-discard")


def test_O_41_second_seat_can_pick_and_play_first() -> None:
    scene = pair(deals=EIGHT, first_picker=2, first_turn=2)
    assert pickers(scene) == [1, 0, 1, 0, 1, 0]
    assert scene.actor == 1
