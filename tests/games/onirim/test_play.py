"""The order of a turn, and playing a location. O-8 to O-11."""

from __future__ import annotations

import pytest

from reverie.core.game import CHANCE
from tests.games.onirim.scene import Scene


def plays(scene: Scene) -> list[str]:
    return [text for text in scene.legal() if text.startswith("play ")]


def test_O_8_drawing_follows_the_play_and_the_shuffle_follows_the_draw() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Bs Bm Gs").do("play Rs")
    assert scene.actor == CHANCE
    assert scene.agenda() == ["complete-hand", "shuffle-limbo", "turn"]


def test_O_8_after_the_shuffle_the_next_turn_begins() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Bs Bm Gs", deals="Nd Ns").do("play Rs")
    assert scene.question == "play-or-discard"
    assert [event["event"] for event in scene.events()] == ["play", "draw", "banish", "draw", "limbo returns", "turn"]


def test_O_8_one_card_a_turn() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Bs Bm Gs", deals="Ns").do("play Rs")
    assert scene.field("row1") == "Rs"
    assert scene.field("hand1") == "Rm Bs Bm Gs Ns"


def test_O_9_the_card_goes_to_the_end_of_the_row() -> None:
    scene = Scene("play-or-discard | hand1 Gs2 Rs Bs Ns | row1 Rs Bm").do("play Gs")
    assert scene.field("row1") == "Rs Bm Gs"
    assert scene.field("hand1") == "Rs Bs Gs Ns"
    assert scene.field("discard") == ""


def test_O_9_only_cards_of_the_hand_can_be_played() -> None:
    scene = Scene("play-or-discard | hand1 Rs2 Bm Gk Nk")
    assert plays(scene) == ["play Rs", "play Bm", "play Gk", "play Nk"]


@pytest.mark.parametrize(("last", "allowed"), [("s", "mk"), ("m", "sk"), ("k", "sm")])
def test_O_10_same_symbol_may_not_follow(last: str, allowed: str) -> None:
    scene = Scene(f"play-or-discard | hand1 Rs Rm Rk | row1 R{last}")
    assert plays(scene) == [f"play R{symbol}" for symbol in allowed]


def test_O_10_another_colour_does_not_excuse_the_same_symbol() -> None:
    scene = Scene("play-or-discard | hand1 Rs Bs Gs Ns Nm | row1 Rs")
    assert plays(scene) == ["play Nm"]
    assert scene.why_not("play Bs") == "O-10"


def test_O_10_only_the_card_directly_before_counts() -> None:
    scene = Scene("play-or-discard | hand1 Bs Bm Gs Gm Ns | row1 Rs Rm")
    assert plays(scene) == ["play Bs", "play Gs", "play Ns"]


def test_O_10_a_discard_does_not_come_between() -> None:
    scene = Scene("play-or-discard | hand1 Bs Bm Gs Gm Ns | row1 Rs", deals="Nm").do("discard Bm")
    assert plays(scene) == ["play Gm", "play Nm"]


def test_O_10_nothing_may_be_playable() -> None:
    scene = Scene("play-or-discard | hand1 Rs Bs Gs Ns2 | row1 Rs")
    assert scene.legal() == ["discard Rs", "discard Bs", "discard Gs", "discard Ns"]


def test_O_11_the_first_card_may_have_any_symbol() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Rk Bs Bm")
    assert plays(scene) == ["play Rs", "play Rm", "play Rk", "play Bs", "play Bm"]


def test_O_11_the_row_is_still_empty_after_a_discard() -> None:
    scene = Scene("play-or-discard | hand1 Rs2 Rm Rk Bs", deals="Ns").do("discard Rs")
    assert plays(scene) == ["play Rs", "play Rm", "play Rk", "play Bs", "play Ns"]
