"""What is refused while something else is asked, and the clause that each question of Labyrinth names for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.labyrinth.scene import Scene
from tests.games.labyrinth.test_abilities import ACTIVE, LOSS, WIN, attacked, fight, first
from tests.games.labyrinth.test_traps import sprung

TWO_TOKENS = {"c03": ["d2a", "card", "card"], "c11": ["d2a", "d3a", "card"]}
TORNADO = {"c10": ["d2a", "card"]}
PORTALS = {"c11": ["d2a", "d3b", "card"]}
CENTRE = {"pawns": ["d4a", "d4a"], "golem": "d7a", "tiles": {"d3": "n30:0", "e4": "n11:0"}}

REFUSED: dict[str, tuple[str, Callable[[], Scene]]] = {
    "answer-fight": ("L-67", lambda: fight("c06", "roll 1 2, roll 3 3", **ACTIVE)),
    "answer-test": ("L-90", lambda: sprung("t01", "roll 1 2", lit=[1], dark=[0])),
    "attacked": ("L-64", lambda: attacked("c07", "")),
    "cast-out": ("L-47", lambda: Scene("roll 1 1", pawns=["d1a"], tokens=PORTALS).do("move d2a")),
    "defence": ("L-66", lambda: fight("c01", LOSS, **ACTIVE).do("pass")),
    "drop": ("L-101", lambda: fight("c07", WIN, lives=[4, 1], items={"i01": "@2", "i03": "@2"})),
    "exchange": ("L-97", lambda: Scene(pawns=["d2a"], items={"i01": "@1", "i02": "@1", "i03": "d2a"}).do("take i03")),
    "golem-horn": ("L-73", lambda: Scene(pawns=["g1a"], items={"i11": "@1"}).do("golem").deal("draw g1")),
    "push": ("L-68", lambda: first("c07", **CENTRE).do("attack 2").deal(WIN)),
    "robbed": ("L-113", lambda: sprung("t09", "roll 1 2", items={"i01": "@1", "i03": "@1"})),
    "spoils": ("L-66", lambda: fight("c01", WIN, **ACTIVE)),
    "token-order": ("L-47", lambda: Scene(pawns=["d1a"], tokens=TWO_TOKENS).do("move d2a")),
    "trophy": ("L-101", lambda: attacked("c09", LOSS, lives=[4, 1], items={"i03": "@2"})),
    "escape": ("L-39", lambda: attacked("c07", "").do("use c")),
    "whirl": (
        "L-39",
        lambda: first("c10", pawns=["d7a", "d1a"], seat=2, tokens=TORNADO).do("move d2a"),
    ),
}


@pytest.mark.parametrize("question", REFUSED)
def test_what_was_not_asked_is_refused(question: str) -> None:
    rule, scene_of = REFUSED[question]
    scene = scene_of()
    assert (scene.question, scene.why_not("end"), scene.why_not("end", 3)) == (question, rule, "L-22")
