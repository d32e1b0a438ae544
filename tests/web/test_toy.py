"""A game of others, without words, a board or a folder here: it is played on the plain one all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import START, Chair, Player, Server, serving
from tests.web.browsing import DIST
from tests.web.conftest import NewPerson

WITH_LANTERNS = f"from reverie.core import catalogue; catalogue.GAMES['lanterns'] = 'tests.lanterns'; {START}"


@pytest.fixture(scope="module")
def toy(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("toy")
    db = f"sqlite:///{folder}/tables.db"
    with serving(db, folder / "log", WITH_LANTERNS, client=DIST, heartbeat=0.3) as running:
        yield running
    assert running.mistakes() == []


def sat_down(person: NewPerson, toy: Server) -> tuple[Page, Chair]:
    """Ann with a page, and Bob without one; it is Ann's turn."""
    ann = person(url=toy.url)
    table = ann.open("lanterns", private=True, seed="toy")
    bob = Player(toy.url, "Bob")
    bob.sit(table)
    page = ann.go(f"table/{table['id']}")
    expect(page.locator("[data-choice]")).to_have_count(2)
    return page, bob.join(table["id"])


def decide(bob: Chair) -> None:
    bob.until_asked(1)
    bob.act("pass")


def test_it_is_played_to_its_end_by_clicks(person: NewPerson, toy: Server) -> None:
    page, bob = sat_down(person, toy)
    expect(page.get_by_role("heading", name="draw-or-pass")).to_be_visible()
    expect(page.locator(".plain")).to_contain_text("points")
    for _ in range(2):
        page.locator("[data-choice=draw]").click()
        decide(bob)
    expect(page.locator("[data-again]")).to_be_visible()


def test_it_is_played_by_keys(person: NewPerson, toy: Server) -> None:
    page, bob = sat_down(person, toy)
    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-choice=draw]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-choice=pass]")).to_be_focused()
    page.keyboard.press("Enter")
    decide(bob)
    expect(page.locator("[data-choice=draw]")).to_be_visible()
    page.keyboard.press("2")
    decide(bob)
    expect(page.locator("[data-again]")).to_be_visible()
