"""Dreamscape played on its board: by clicks on what glows, by dragging, by keys; on small screens and by ear."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.web.browsing import Person
from tests.web.conftest import NewPerson

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINDINGS = "axe.run(document).then(all => all.violations.map(each => [each.impact, each.id, each.nodes[0].html]))"
STOPPING = ("sleep", "done", "keep-none", "pile-none", "later")
MOST = 400  # decisions of one short match, and more


def open_table(person: Person, seed: str = "3", bot: str = "sleepwalker", **options: Any) -> str:
    agreed = {"players": 2, **options}
    bots = [{"seat": seat, "bot": bot} for seat in range(1, agreed["players"])]
    table = person.open("dreamscape", private=True, seat=0, bots=bots, seed=seed, options=agreed)["id"]
    person.go(f"table/{table}")
    person.page.wait_for_selector(".board.dreamscape")
    return str(table)


def lead_to(person: Person, question: str, verb: str = "", by: int = 0) -> Page:
    """A table of two at which this is asked and offered; the browser only shows it."""
    for seed in range(3, 15):
        table = led_by_chance(person, question, verb, by, str(seed))
        if table is not None:
            person.go(f"table/{table}")
            person.page.wait_for_selector(".board.dreamscape [data-target], .board.dreamscape [data-liftable]")
            return person.page
    raise AssertionError(f"nobody was asked: {question}")


def led_by_chance(person: Person, question: str, verb: str, by: int, seed: str) -> str | None:
    """Anything is done, and the power of one locale is used, until the question comes; or it does not."""
    bots = [{"seat": 1, "bot": "sleepwalker"}]
    table = person.open("dreamscape", private=True, seat=0, bots=bots, seed=seed, options={"players": 2})["id"]
    chair = person.chair(table)
    dice = random.Random(seed)
    for _ in range(MOST):
        while chair.view["actor"] != 0 and chair.view["result"] is None:
            chair.next()
        if chair.view["result"] is not None:
            break
        choices = chair.view["choices"]
        if chair.view["question"]["name"] == question and verb in ["", *(each["verb"] for each in choices)]:
            chair.close()
            return str(table)
        here = chair.view["observation"]["players"][0]["locale"]
        wished = [each for each in choices if each["verb"] == "power" and here == by]
        wished = wished or [each for each in choices if each["verb"] == "go" and each["facts"]["locale"] == by]
        wished = wished or [each for each in choices if each["verb"] not in STOPPING]
        chair.act(dice.choice(wished or choices)["text"])
    chair.close()
    return None


def moments(page: Page) -> int:
    return int(page.locator(".around").get_attribute("data-moments") or 0)


def wait_for_turn(page: Page) -> bool:
    """Until there is something to do, or the match is over; is it one's turn?"""
    page.wait_for_function(
        "() => document.querySelector('.board [data-target], .board [data-confirm], dialog[open]')",
        timeout=60_000,
    )
    return page.locator("dialog[open]").count() == 0


def asked(page: Page) -> str:
    return str(page.locator(".board").get_attribute("data-asked"))


def glowing(page: Page) -> list[Locator]:
    return [each for each in page.locator(".board [data-target]").all() if each.is_visible()]


def decide(page: Page, dice: random.Random) -> None:
    """One decision, by the mouse, as the board shows it."""
    before = moments(page)
    if asked(page) == "next":
        page.locator(".tray button").first.click()
        page.locator(".tray button").last.click()
        page.locator("[data-confirm]").click()
    elif asked(page) == "golem" and dice.random() < 0.7:
        lift_and_drop(page, dice)
    else:
        found = glowing(page)
        going_on = [each for each in found if each.get_attribute("data-place") not in STOPPING]
        dice.choice(going_on if going_on and dice.random() < 0.9 else found).click(force=True)
        menu = page.locator("[data-place-menu] [data-choice]")
        if menu.count():
            menu.nth(dice.randrange(menu.count())).click()
    page.wait_for_function(
        "before => Number(document.querySelector('.around').dataset.moments) > before", arg=before, timeout=20_000
    )


def lift_and_drop(page: Page, dice: random.Random) -> None:
    spaces = page.locator("[data-space][data-liftable]").all()
    dice.choice(spaces).click(force=True)
    dice.choice([each for each in glowing(page) if each.get_attribute("data-space")]).click(force=True)


def test_a_whole_match_of_two_is_played_by_clicks(person: NewPerson) -> None:
    ann = person()
    open_table(ann, seed="11", bot="apprentice", rounds=2, nightmare=True)
    dice = random.Random(5)
    met: Counter[str] = Counter()
    for _ in range(MOST):
        if not wait_for_turn(ann.page):
            break
        met[asked(ann.page)] += 1
        decide(ann.page, dice)
    print(met)
    assert ann.page.locator("dialog[open]").count() == 1
    assert {"wander", "create"} <= set(met)


def test_a_shard_is_dragged_to_a_space(person: NewPerson) -> None:
    page = lead_to(person(), "create", "place")
    before = moments(page)
    kind = page.locator(".held.useful").first
    kind.hover()
    start = kind.bounding_box()
    assert start
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 30)
    space = page.locator("[data-space][data-open]").first
    goal = space.bounding_box()
    assert goal
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    page.wait_for_function("before => Number(document.querySelector('.around').dataset.moments) > before", arg=before)
    assert "place" in str(page.locator(".log").inner_text()).lower()


def place_by_keys(page: Page) -> None:
    before = moments(page)
    page.locator(".held.useful").first.focus()
    page.keyboard.press("Enter")
    assert page.locator(".held[aria-pressed=true]").count() == 1
    page.locator("[data-space][data-target]").first.focus()
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "place" in name, name
    page.keyboard.press("Enter")
    page.wait_for_function("before => Number(document.querySelector('.around').dataset.moments) > before", arg=before)


@pytest.mark.parametrize("view", ["iso", "flat"])
def test_a_shard_is_placed_by_keys_in_both_views(person: NewPerson, view: str) -> None:
    page = lead_to(person(), "create", "place")
    if view == "flat":
        page.keyboard.press("f")
    page.wait_for_selector(f"svg.{view}[role=grid]")
    place_by_keys(page)
    page.reload()
    page.wait_for_selector(f"svg.{view}[role=grid]")


def test_the_arrows_go_from_space_to_space(person: NewPerson) -> None:
    page = lead_to(person(), "create")
    page.locator("[data-space=c1]").focus()
    for key, space in (("ArrowUp", "c2"), ("ArrowRight", "d2"), ("ArrowDown", "d1"), ("ArrowLeft", "c1")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.space") == space


def test_the_dreamer_comes_in_and_walks_step_by_step(person: NewPerson) -> None:
    ann = person()
    open_table(ann, seed="2", rounds=3)
    dice = random.Random(2)
    page = ann.page
    steps = 0
    for _ in range(MOST):
        if not wait_for_turn(page) or steps > 1:
            break
        if asked(page) == "create" and page.locator("[data-place=enter][data-target]").count():
            page.locator("[data-place=enter][data-target]").first.click()
            page.wait_for_timeout(300)
            steps += 1
        elif asked(page) == "create" and page.locator(".verb:not(.off)[aria-keyshortcuts=w]").count() and steps:
            before = moments(page)
            page.keyboard.press("w")
            page.locator("[data-space][data-target]").first.click(force=True)
            page.wait_for_function(
                "before => Number(document.querySelector('.around').dataset.moments) > before", arg=before
            )
            steps += 1
        else:
            decide(page, dice)
    assert steps > 1


def test_what_is_not_possible_says_why(person: NewPerson) -> None:
    page = lead_to(person(), "create", "place")
    page.locator(".held.useful").first.click()
    page.locator("[data-space]:not([data-target])").last.click(force=True)
    page.wait_for_selector(".refusal")


def test_the_golem_lifts_a_stack_and_sets_it_down(person: NewPerson) -> None:
    page = lead_to(person(), "golem", "shift", by=4)
    before = moments(page)
    lift_and_drop(page, random.Random(1))
    page.wait_for_function("before => Number(document.querySelector('.around').dataset.moments) > before", arg=before)
    assert "moved from" in page.locator(".log").inner_text()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1280, 800)])
@pytest.mark.parametrize("question", ["wander", "create", "keep"])
def test_nothing_has_to_be_scrolled_sideways(person: NewPerson, question: str, size: tuple[int, int]) -> None:
    page = lead_to(person(language="pl", size=size), question)
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_nothing_serious_is_wrong_for_those_who_see_or_hear_otherwise(person: NewPerson, theme: str) -> None:
    ann = person(theme=theme)
    for question in ("wander", "create", "keep"):
        page = lead_to(ann, question)
        page.evaluate(AXE.read_text())
        found = page.evaluate(FINDINGS)
        assert [each for each in found if each[0] in ("serious", "critical")] == []
