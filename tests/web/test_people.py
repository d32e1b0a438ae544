"""Two players: around one screen and online; somebody who looks on; a server that goes away and comes back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.running import serving
from tests.web.browsing import DIST, Person
from tests.web.conftest import NewPerson

OPEN = {"players": 2, "coop_info": "open"}


def lift(page: Page) -> None:
    page.locator("[data-lift]").click()


def sat_down(ann: Person, bob: Person, options: dict[str, object]) -> str:
    """A table of two, both with a page open."""
    table = ann.open(options=options, private=True)
    ann.go(f"table/{table['id']}?key={table['key']}")
    expect(ann.page.locator("[data-share]")).to_be_visible()
    bob.go(f"table/{table['id']}?key={table['key']}")
    bob.page.click("[data-sit]")
    expect(ann.page.locator("[data-share]")).to_have_count(0)
    expect(bob.page.locator(".board")).to_be_visible()
    return str(table["id"])


def draft(ann: Person, bob: Person) -> None:
    for turn in range(6):
        page = (ann, bob)[turn % 2].page
        page.locator(".draft [data-choice]").first.click()
        expect(page.locator(".draft")).to_have_count(0)


def test_two_play_online_by_a_link(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    sat_down(ann, bob, OPEN)
    draft(ann, bob)
    expect(bob.page.get_by_role("heading", name="Waiting for Ann")).to_be_visible()
    ann.page.locator("button.can").first.click()
    expect(bob.page.locator(".partner .row .slot")).to_have_count(1)
    expect(ann.page.get_by_text("Bob", exact=False).first).to_be_visible()
    ann.page.get_by_label("Say something").fill("Sleep well")
    ann.page.get_by_role("button", name="Send").click()
    expect(bob.page.locator(".chat")).to_contain_text("Sleep well")


def test_presence_is_seen_and_somebody_looks_on(person: NewPerson) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.open(options={"players": 2})["id"]
    ann.go(f"table/{table}")
    bob.go(f"table/{table}")
    bob.page.click("[data-sit]")
    eve.go(f"table/{table}")
    expect(eve.page.get_by_text("You are looking on.")).to_be_visible()
    expect(eve.page.locator("[data-sit]")).to_have_count(0)
    expect(eve.page.locator("[data-choice]")).to_have_count(0)
    expect(ann.page.locator(".people .lamp.here")).to_have_count(2)
    bob.page.goto("about:blank")
    expect(ann.page.locator(".people .lamp.here")).to_have_count(1)
    ann.page.locator(".draft [data-choice]").first.click()
    expect(eve.page.locator(".log")).to_contain_text("taken:")


def test_taking_back_asks_the_other_one(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    sat_down(ann, bob, OPEN)
    ann.page.locator(".draft [data-choice]").first.click()
    expect(ann.page.locator("[data-undo]")).to_be_visible()
    ann.page.click("[data-undo]")
    expect(ann.page.get_by_text("The others are asked")).to_be_visible()
    bob.page.click("[data-keep]")
    expect(ann.page.get_by_text("The others are asked")).to_have_count(0)
    expect(ann.page.locator(".draft")).to_have_count(0)
    ann.page.click("[data-undo]")
    bob.page.click("[data-agree]")
    expect(ann.page.locator(".draft [data-choice]")).to_have_count(8)


def test_around_one_screen_a_curtain_hides_one_hand_before_the_other_is_shown(person: NewPerson) -> None:
    ann = person("Ann")
    page = ann.go("setup/onirim?players=2")
    page.click("[data-open]")
    for left in range(8, 2, -1):  # the draft is open: there is nothing to hide yet
        expect(page.locator(".draft [data-choice]")).to_have_count(left)
        assert page.locator("[data-lift]").count() == 0
        page.locator(".draft [data-choice]").first.click()
    expect(page.locator("[aria-label='Your hand'] [data-hand]")).to_have_count(3)
    expect(page.locator(".backs li")).to_have_count(3)
    expect(page.get_by_text("Ann (you)")).to_be_visible()
    assert page.locator("[data-lift]").count() == 0, "everybody has seen what was drafted"
    page.locator("button.can").first.click()
    page.wait_for_selector("[data-lift], [data-choice]")
    while not page.locator("[data-lift]").count():  # a door or a nightmare was drawn
        page.locator("[data-choice]").first.click()
        page.wait_for_selector("[data-lift], [data-choice]")
    assert page.locator("[data-card], [data-hand], .draft").count() == 0
    lift(page)
    expect(page.get_by_text("player 2 (you)")).to_be_visible()


def test_the_line_comes_back_after_the_server_restarts(person: NewPerson, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    with serving(db, tmp_path / "log", client=DIST) as server:
        ann = person(url=server.url)
        ann.at_moment([], seed="reverie")
        ann.do("play Rs")
        server.kill()
        expect(ann.page.get_by_text("The line is lost.")).to_be_visible()
        # Wished for while nobody listens; the table moves a little under the strip that says so.
        ann.page.locator("[data-card=Rm]").first.dispatch_event("click")
        server.start()
        expect(ann.page.get_by_text("The line is lost.")).to_have_count(0)
        expect(ann.page.locator(".row.mine .slot")).to_have_count(2, timeout=20_000)
        server.stop()
