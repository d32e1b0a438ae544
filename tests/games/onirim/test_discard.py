"""Discarding a card as the action of the turn. O-17, O-18."""

from __future__ import annotations

import pytest

from reverie.core.game import CHANCE
from tests.games.onirim.scene import Scene


def test_O_17_the_card_goes_to_the_discard_pile() -> None:
    scene = Scene("play-or-discard | hand1 Rs2 Bm Gs Ns | row1 Gm").do("discard Rs")
    assert scene.field("discard") == "Rs"
    assert scene.field("hand1") == "Rs Bm Gs Ns"
    assert scene.field("row1") == "Gm"


def test_O_17_every_card_may_be_discarded_though_all_could_be_played() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Rk Bs Bm")
    discards = [text for text in scene.legal() if text.startswith("discard ")]
    assert discards == ["discard Rs", "discard Rm", "discard Rk", "discard Bs", "discard Bm"]


def test_O_17_a_card_the_golden_rule_forbids_may_be_discarded() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rm Rk Bs Bm | row1 Gs").do("discard Bs")
    assert scene.field("discard") == "Bs"


@pytest.mark.parametrize("card", ["Rs", "Bs", "Gs", "Ns", "Rm", "Bm", "Gm", "Nm"])
def test_O_18_a_sun_or_a_moon_has_no_effect(card: str) -> None:
    scene = Scene(f"play-or-discard | hand1 {card} Rk Bk Gk Nk").do(f"discard {card}")
    assert scene.actor == CHANCE
    assert scene.agenda() == ["complete-hand", "shuffle-limbo", "turn"]
    assert [event["event"] for event in scene.events()] == ["discard"]


def test_O_18_a_sun_leaves_a_known_top_alone() -> None:
    scene = Scene("play-or-discard | hand1 Rs Rk Bk Gk Nk | top Nm:12s X:12s").do("discard Rs")
    assert scene.look(0)["top"] == ["Nm", "X"]
