"""On a phone, upright and on its side: nothing is cut, every choice can be reached, and the thumb has a short way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Player
from tests.web import shots
from tests.web.browsing import Person
from tests.web.conftest import NewPerson
from tests.web.lines import WINNING, winning_line

# What can be pressed, where it does not lie wholly on the screen or something else lies over it.
OUT_OF_REACH = """() => [...document.querySelectorAll(
    "button.can, [data-away], [data-choice], [data-vision], [data-confirm], [data-menu], [data-log]")]
  .filter((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const whole = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !whole || !(one.contains(found) || found?.closest(".slot")?.contains(one));
  })
  .map((one) => [one.ariaLabel || one.textContent, Math.round(one.getBoundingClientRect().bottom)])"""
HAND = "[...document.querySelectorAll('.hand .slot .face')].map((card) => Math.round(card.offsetWidth))"


def drafting(person: Person) -> None:
    """One card taken, seven lie open, and the other one thinks."""
    table = person.open(options={"players": 2, "coop_info": "open"}, private=True)
    bob = Player(person.url, "Bob")
    assert bob.http.post(f"/api/tables/{table['id']}/seats", json={"key": table["key"]}).is_success
    person.go(f"table/{table['id']}?key={table['key']}").wait_for_selector(".draft [data-choice]")
    person.page.locator(".draft [data-choice]").first.click()
    expect(person.page.locator(".hand .slot")).to_have_count(8)


def key_in_hand(person: Person) -> None:
    """Somewhere on the way there is a key, whose button has a longer word."""
    line = list(winning_line())
    for length in range(1, len(line)):
        if line[length].startswith("discard") and line[length].endswith("k"):
            person.at_moment(line[:length], seed=WINNING)
            return
    raise AssertionError("no key is discarded in this line")


SCREENS: list[Callable[[Person], None]] = [
    shots.table, key_in_hand, shots.refused, shots.nightmare, shots.prophecy, shots.door, shots.together, drafting,
]  # fmt: skip


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
@pytest.mark.parametrize(("language", "size"), [("en", (844, 390)), ("pl", (844, 390)), ("en", (667, 375))])
def test_on_its_side_every_choice_is_in_reach(
    person: NewPerson, screen: Callable[[Person], None], language: str, size: tuple[int, int]
) -> None:
    ann = person(language=language, size=size)
    screen(ann)
    page = ann.page
    page.wait_for_timeout(100)
    assert page.evaluate(OUT_OF_REACH) == []
    assert len(set(page.evaluate(HAND))) <= 2, "own cards are of one size, and so are shared ones"
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate("document.querySelector('.middle').scrollHeight") <= page.evaluate(
        "document.querySelector('.middle').clientHeight + 1"
    )


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_upright_nothing_is_wider_than_the_screen(
    person: NewPerson, screen: Callable[[Person], None], size: tuple[int, int]
) -> None:
    ann = person(language="pl", size=size)
    screen(ann)
    page = ann.page
    title = page.locator("h1")
    assert title.evaluate("it => it.scrollWidth <= it.clientWidth"), "the whole title is seen"
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for card in page.locator(".hand .face").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= size[0] + 1
    assert page.locator(".pile .name").last.evaluate("it => it.getClientRects().length") == 1, "one line"


def test_upright_the_question_is_where_the_thumb_is(person: NewPerson) -> None:
    ann = person(size=(390, 844))
    shots.table(ann)
    question = ann.page.locator(".question").bounding_box()
    hand = ann.page.locator(".hand").bounding_box()
    assert question is not None
    assert hand is not None
    assert 0 <= hand["y"] - (question["y"] + question["height"]) < 60
    assert question["y"] > 844 / 2
    assert hand["y"] + hand["height"] > 844 - 40


def test_the_waiting_view_of_the_draft_shows_every_card(person: NewPerson) -> None:
    ann = person(size=(1280, 800))
    drafting(ann)
    room = ann.page.locator(".middle").bounding_box()
    piles = ann.page.locator(".piles").bounding_box()
    assert room is not None
    assert piles is not None
    for card in ann.page.locator(".hand .face").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= piles["x"] + piles["width"] - 1
        assert box["x"] + box["width"] <= room["x"] + room["width"] + 1


def test_keys_are_not_explained_to_fingers(browser: Browser, person: NewPerson) -> None:
    ann = person()
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    eve = Person(context, ann.url, "Eve", '{"speed":"none","language":"en","theme":"dark"}')
    shots.prophecy(eve)
    expect(eve.page.get_by_text("Drag the cards")).to_be_visible()
    expect(eve.page.get_by_text("Keys: arrows")).to_be_hidden()
    eve.page.click("[data-menu]")
    expect(eve.page.get_by_role("button", name="Keys")).to_be_hidden()
    context.close()
    shots.prophecy(ann)
    expect(ann.page.get_by_text("Keys: arrows")).to_be_visible()
