"""The maze of Labyrinth is drawn, and played where it lies: roads to take, cells to build on."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.server.running import choices_of
from tests.web.browsing import Person
from tests.web.conftest import NewPerson


def sit(person: Person, *, players: int = 3) -> tuple[str, Any]:
    """At a table with bots, asked for the first time; its id and the view."""
    bots = [{"seat": seat, "bot": "sleepwalker"} for seat in range(1, players)]
    options = {"players": players}
    opened = person.open("labyrinth", bots=bots, private=True, options=options, seed="maze")["id"]
    chair = person.chair(opened)
    chair.until_asked(0)
    view = chair.view
    chair.close()
    person.go(f"table/{opened}").wait_for_selector(".maze")
    return opened, view


def wait_for_more(person: Person, before: int) -> None:
    person.page.wait_for_function(
        "before => Number(document.querySelector('.around').dataset.moments) > before", arg=before
    )


def pawn(person: Person, table: str, seat: int) -> str:
    chair = person.chair(table)
    where = str(chair.view["observation"]["pawns"][seat])
    chair.close()
    return where


def test_a_pawn_goes_where_the_road_is_pressed(person: NewPerson) -> None:
    ann = person()
    table, _ = sit(ann)
    target = ann.page.locator(".target[data-target^='move ']").first
    text = target.get_attribute("data-target") or ""
    assert target.get_attribute("aria-label")
    before = ann.moments()
    target.focus()
    ann.page.keyboard.press("Enter")
    wait_for_more(ann, before)
    assert pawn(ann, table, 0) == text.split()[1]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_a_tile_is_laid_by_choosing_a_cell_and_turning_it(person: NewPerson, size: tuple[int, int]) -> None:
    ann = person(size=size)
    table, _ = sit(ann)
    chair = ann.chair(table)
    while chair.view["question"]["name"] != "place-tile":
        moves = [text for text in chair.choices if text.startswith("move")]
        chair.act("build" if "build" in chair.choices else (moves or chair.choices)[0])
        chair.until_asked(0)
    chair.close()
    site = ann.page.locator(".site").first
    site.wait_for()
    cell = site.get_attribute("data-cell") or ""
    site.click()
    lay = ann.page.locator("[data-lay]")
    assert cell in lay.inner_text()
    drawn = ann.page.locator(".ghost").inner_html()
    ann.page.click("[data-turn]")
    assert ann.page.locator(".ghost").inner_html() != drawn, "the tile lies as before"
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0], "wider than the screen"
    before = ann.moments()
    lay.click()
    wait_for_more(ann, before)
    chair = ann.chair(table)
    assert re.fullmatch(r"n\d\d:[0-5]", chair.view["observation"]["tiles"][cell])
    chair.close()


def test_what_can_be_chosen_in_the_picture_is_what_is_offered(person: NewPerson) -> None:
    ann = person(language="ko")
    _, view = sit(ann, players=2)
    shown = {each.get_attribute("data-target") for each in ann.page.locator(".target").all()}
    moves = {text for text in choices_of(view) if text.startswith("move ")}
    assert shown == moves
    assert ann.page.locator(".maze .pawn").count() == 2
