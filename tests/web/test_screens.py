"""Every screen: what it is for, at every size, in every language, and usable by everybody."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import shots
from tests.web.browsing import TO_DO, Person
from tests.web.conftest import NewPerson
from tests.web.lines import WINNING, winning_line

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text
SERIOUS = {"serious", "critical"}
NAMES = [screen.__name__ for screen in shots.SCREENS]
LESSONS = 11


def serious_violations(person: Person) -> list[str]:
    person.page.evaluate(AXE())
    found: list[dict[str, Any]] = person.page.evaluate("axe.run(document).then(result => result.violations)")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'][:200]}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("screen", shots.SCREENS, ids=NAMES)
def test_everybody_can_use_it_at_any_size(person: NewPerson, screen: Any) -> None:
    ann = person()
    screen(ann)
    assert serious_violations(ann) == []
    ann.page.evaluate("document.documentElement.dataset.theme = 'light'")
    ann.page.set_viewport_size({"width": 360, "height": 740})
    assert serious_violations(ann) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_high_contrast_is_readable(person: NewPerson) -> None:
    ann = person(theme="contrast")
    shots.table(ann)
    assert serious_violations(ann) == []
    door = ann.page.locator(".door .missing").first
    ink = ann.page.evaluate("getComputedStyle(document.body).color")
    assert door.evaluate("it => [getComputedStyle(it).stroke, getComputedStyle(it).opacity]") == [ink, "1"]


@pytest.mark.parametrize("language", ["pl", "ko"])
def test_no_line_of_the_log_is_clipped(person: NewPerson, language: str) -> None:
    ann = person(language=language)
    ann.at_moment([])
    ann.page.locator(".log").evaluate("it => it.style.width = '9rem'")
    lines = ann.page.locator(".log .text")
    expect(lines.first).to_be_visible()
    assert lines.evaluate_all("all => all.filter(it => it.scrollWidth > it.clientWidth + 1).length") == 0
    log = ann.page.locator(".log").bounding_box()
    assert log is not None
    rights = lines.evaluate_all("all => all.map(it => it.getBoundingClientRect().right)")
    assert max(rights) <= log["x"] + log["width"] + 1


@pytest.mark.parametrize(("width", "height"), [(1120, 700), (1280, 800), (3840, 2160)])
def test_the_table_fits_the_screen_without_scrolling(person: NewPerson, width: int, height: int) -> None:
    for screen in (shots.table, shots.nightmare, shots.prophecy):
        ann = person(size=(width, height))
        screen(ann)
        page = ann.page
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        boxes = [page.locator(part).bounding_box() for part in (".ours", ".question", "div.mine")]
        for above, below in pairwise(boxes):
            assert above is not None
            assert below is not None
            assert above["y"] + above["height"] <= below["y"] + 1
        assert page.evaluate(
            "document.querySelector('.middle').scrollHeight <= document.querySelector('.middle').clientHeight + 1"
        )
        for card in page.locator("[data-hand]").all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height + 1


@pytest.mark.parametrize("language", ["en", "pl", "ko"])
def test_the_tutorial_is_played_to_its_end(person: NewPerson, language: str) -> None:
    ann = person(language=language)
    page = ann.go("tutorial")
    lesson = page.locator("[data-lesson]")
    expect(lesson).to_have_attribute("data-lesson", "0")
    ann.page.locator("[data-card=Rm]").first.click()  # not what the lesson says
    expect(lesson).to_have_attribute("data-lesson", "0")
    ann.do_line(["play Ns", "play Nm", "play Ns", "discard Gk", "drop X", "return Nd", "return Rs", "return Rs"])
    ann.do_line(["open", "play Rm", "pay Gk"])
    expect(lesson).to_have_attribute("data-lesson", str(LESSONS))
    expect(page.locator(".door.opened")).to_have_count(2)
    expect(page.locator("[data-hand]")).to_have_count(5)
    page.locator("button.can").first.click()  # and on, alone
    expect(lesson).to_have_attribute("data-lesson", str(LESSONS + 1))


def test_a_match_is_looked_back_on_and_every_moment_has_its_link(person: NewPerson) -> None:
    ann, eve = person("Ann"), person("Eve")
    table = ann.at_moment(list(winning_line()), seed=WINNING)
    unfinished = ann.open(private=True)["id"]
    page = eve.go(f"replay/{unfinished}/0?key=")
    expect(page.get_by_role("alert")).to_contain_text("private")
    page = ann.go(f"replay/{table}/3")
    expect(page.locator(".count")).to_have_text(f"3 / {len(winning_line())}")
    expect(page.locator(".row.mine .slot")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".row.mine .slot")).to_have_count(4)
    assert page.url.endswith(f"#/replay/{table}/4")
    page.keyboard.press("End")
    expect(page.locator(".door.opened")).to_have_count(8)
    expect(page.locator("button.can")).to_have_count(0)


def test_home_resumes_counts_and_dreams_the_daily_dream(person: NewPerson) -> None:
    ann = person()
    ann.at_moment(list(winning_line()), seed=WINNING)  # a deal that was chosen does not count
    ann.at_moment([])
    page = ann.page
    page.locator(".slot .away").first.click()
    page.wait_for_function("() => Number(document.querySelector('.around').dataset.moments) > 1")
    page.click("[data-give-up]")
    page.click("[data-give-up-sure]")
    page.wait_for_selector("[data-again]")
    ann.at_moment([])
    page = ann.go("")
    expect(page.get_by_text("1 match, won: 0")).to_be_visible()
    page.locator("[data-resume]").first.click()
    expect(page.locator("[data-hand]")).to_have_count(5)
    ann.go("").click("[data-daily]")
    expect(page.locator("[data-hand]")).to_have_count(5)
    expect(page.locator("[data-hint]")).to_have_count(0)
    ann.go("")
    expect(page.locator("[data-daily]")).to_have_text("Back to today’s dream")


def test_the_form_has_every_declared_option_and_they_are_agreed_on(person: NewPerson) -> None:
    ann = person()
    declared = next(
        game for game in ann.context.request.get(f"{ann.url}/api/games").json() if game["name"] == "onirim"
    )["options"]
    page = ann.go("setup/onirim")
    page.click("summary")
    expect(page.locator(".options .line")).to_have_count(len(declared) - 1)
    page.locator(".line", has_text="After three in a row the door").locator("select").select_option("ask")
    page.click("[data-open]")
    page.wait_for_selector("[data-hand]")
    table = page.url.rpartition("/")[2]
    options = ann.context.request.get(f"{ann.url}/api/tables/{table}").json()["options"]
    assert (options["claim"], options["players"]) == ("ask", 1)


def test_a_hint_says_the_chance_to_win_of_every_choice(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([], seed="reverie")
    page = ann.page
    page.click("[data-hint]")
    expect(page.get_by_role("button", name=re.compile(r"^red sun, \d+ %(, the best)?$")).first).to_be_visible()
    expect(page.get_by_role("button", name="discard the green sun")).to_have_text(re.compile(r"^discard \d+ %$"))


def test_a_hint_that_nobody_can_give_is_not_offered(person: NewPerson) -> None:
    ann = person()
    page = ann.go("setup/dreamscape")
    page.get_by_text("with bots").click()
    page.click("[data-open]")
    page.wait_for_selector(TO_DO)
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_rules_lead_to_a_clause(person: NewPerson) -> None:
    page = person().go("rules/onirim/O-10")
    expect(page.locator(".wanted")).to_be_in_viewport()
    expect(page.locator("article p")).to_have_count(53)


def test_the_rules_of_every_game_are_a_click_away(person: NewPerson) -> None:
    page = person().go("rules/onirim")
    page.get_by_role("link", name="Labyrinth: Paths of Destiny").click()
    expect(page.locator("#rule-L-139")).to_have_count(1)
    expect(page.get_by_role("link", name="Labyrinth: Paths of Destiny")).to_have_attribute("aria-current", "page")
    page.get_by_role("link", name="Dreamscape").click()
    expect(page.locator("#rule-D-80")).to_have_count(1)


def test_the_shell_opens_without_a_network(person: NewPerson) -> None:
    ann = person()
    page = ann.go("")
    page.wait_for_selector("[data-alone]")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("[data-alone]")
    ann.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    ann.context.set_offline(False)
    manifest = ann.context.request.get(f"{ann.url}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"


@pytest.mark.parametrize("screen", [shots.dreamscape, shots.mr_nightmare, shots.labyrinth])
@pytest.mark.parametrize("language", ["en", "pl", "ko"])
def test_a_board_says_everything_by_name(person: NewPerson, screen: Any, language: str) -> None:
    ann = person(language=language)
    screen(ann)
    said = ann.page.locator("main").inner_text()
    assert not re.findall(r"[\[\]{}\"]|undefined|null|NaN|\b[ctien]\d\d[a-d]?\b|\bweb-\w+|\b\w+-effect-\w+", said), said


@pytest.mark.parametrize(("game", "players"), [("dreamscape", 2), ("labyrinth", 3)])
def test_a_match_that_is_over_can_be_looked_at_on_its_board(person: NewPerson, game: str, players: int) -> None:
    ann = person()
    shots.among_bots(ann, game, 10_000, players=players)
    expect(ann.page.locator("[data-again]")).to_be_visible()
    ann.page.locator("dialog [aria-label=Close]").click()
    expect(ann.page.locator(TO_DO)).to_have_count(0)
    page = ann.go(f"replay/{ann.page.url.rpartition('/')[2]}/5")
    expect(page.locator(".reel .count")).to_contain_text("5 /")
    expect(page.locator(".board, .labyrinth").first).to_be_visible()
    expect(page.locator(TO_DO)).to_have_count(0)
