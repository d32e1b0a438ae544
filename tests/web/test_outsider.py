"""A game of somebody else, found by its entry point, in a real browser: nothing here was written for it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.running import Server, serving
from tests.web.browsing import DIST
from tests.web.conftest import NewPerson

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which a package with the toy game is installed."""
    shelf = tmp_path_factory.mktemp("shelf")
    (shelf / "fireflies.py").write_text((ROOT / "tests" / "lanterns.py").read_text())
    installed = shelf / "fireflies-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: fireflies\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[reverie.games]\nlanterns = fireflies\n")
    path = os.pathsep.join(filter(None, [str(shelf), os.environ.get("PYTHONPATH", "")]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        with serving(f"sqlite:///{shelf}/tables.db", shelf / "log", client=DIST) as running:
            yield running
    assert running.mistakes() == []


def test_a_game_of_others_is_played_to_its_end_on_the_plain_board(person: NewPerson, house: Server) -> None:
    ann = person(url=house.url)
    table = ann.open("lanterns", options={"players": 2}, bots=[{"seat": 1, "bot": "sleepwalker"}])["id"]
    page = ann.go(f"table/{table}")
    for _ in range(2):  # rounds
        choice = page.locator("[data-choice]").first
        choice.wait_for()
        before = ann.moments()
        choice.click()
        page.wait_for_function(
            "before => Number(document.querySelector('.around').dataset.moments) > before", arg=before
        )
    page.locator("[data-again]").wait_for()
    assert "lanterns" in page.title() or page.get_by_text("lanterns").first.is_visible()
