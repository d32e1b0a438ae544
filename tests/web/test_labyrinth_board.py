"""Labyrinth in the browser: every decision where it happens, by mouse, by keys and on a phone."""

from __future__ import annotations

import functools
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from reverie.core.match import Match
from reverie.games import labyrinth
from tests.server.running import Chair, Player
from tests.web.browsing import Person
from tests.web.conftest import NewPerson
from tests.web.test_screens import serious_violations

Line = tuple[tuple[int, str], ...]
SEATS = 4
MATCHES = 200  # that are walked through, at most, to meet a question
LONGEST = 150  # decisions of a walk
OFTEN = {"build": 3.0, "move": 2.0, "take": 2.0, "use": 0.5, "item": 0.5, "golem": 0.5, "event": 0.5, "jump": 0.5}
PHONES = [(360, 740), (390, 844), (844, 390)]
WHOLE = ("choose-tile", "lay-trap", "golem-card", "golem-step", "aim", "swap-with", "turn-tile", "answer-test")


# --- leading a match to a question ---


def seed_of(number: int) -> str:
    return f"lb{number}"


@functools.cache
def questions_of(number: int) -> dict[str, Line]:
    """What the first seat of a match is asked when people do this and that, and the line that leads there."""
    met: dict[str, Line] = {}
    chance = Random(number)
    match = Match(labyrinth, seed=seed_of(number), options={"players": SEATS})
    line: list[tuple[int, str]] = []
    while match.result is None and len(line) < LONGEST:
        name = match.question().name
        if match.actor == 0:
            met.setdefault(name, tuple(line))
        line.append((match.actor, some_deed(match, name, chance)))
        match.play_text(*line[-1])
    return met


def some_deed(match: Match, question: str, chance: Random) -> str:
    """Whoever can fight does; in a turn, what moves the match on."""
    texts: list[str] = [action.text for action in match.choices(match.actor)]
    fights = [text for text in texts if text.split()[0] in ("attack", "fight")]
    if fights or question != "act":
        return chance.choice(fights or texts)
    weights = [OFTEN.get(text.split()[0], 0.02 if text == "end" else 0.1) for text in texts]
    return chance.choices(texts, weights)[0]


def lead(person: Person, number: int, line: Line) -> dict[str, Any]:
    """The same match at a table, played to this moment by all its guests; what the first seat sees."""
    table = person.open("labyrinth", options={"players": SEATS}, private=True, seed=seed_of(number))
    others = [Player(person.url, name) for name in ("Bea", "Cleo", "Dora")]
    for other in others:
        other.sit(table)
    chairs = [person.chair(table["id"]), *[other.join(table["id"]) for other in others]]
    for seat, text in line:
        up_to_date(chairs, seat)
        assert chairs[seat].act(text)["type"] == "update", text
    up_to_date(chairs, 0)
    view = chairs[0].view
    for chair in chairs:
        chair.close()
    person.go(f"table/{table['id']}").wait_for_selector(".labyrinth[data-question]")
    return view


def up_to_date(chairs: list[Chair], seat: int) -> None:
    latest = max(chair.view["at"] for chair in chairs)
    while chairs[seat].view["at"] < latest or chairs[seat].view["actor"] != seat:
        chairs[seat].next()


def lead_to(person: Person, question: str) -> dict[str, Any]:
    number = next(number for number in range(MATCHES) if question in questions_of(number))
    return lead(person, number, questions_of(number)[question])


def against(person: Person, bot: str, **options: Any) -> None:
    """A match of two with a bot, on the screen."""
    bots = [{"seat": 1, "bot": bot}]
    options = {"players": 2, **options}
    table = person.open("labyrinth", bots=bots, private=True, options=options, seed="maze")["id"]
    person.go(f"table/{table}").wait_for_selector(".labyrinth[data-question]")


# --- pressing ---


def wait_for_more(person: Person, before: int) -> None:
    person.page.wait_for_function(
        "before => Number(document.querySelector('.around').dataset.moments) > before", arg=before
    )


def asked(person: Person) -> str | None:
    """What is asked, once it is for us to decide; nothing when the match is over."""
    person.page.wait_for_function(
        "() => document.querySelector('.labyrinth[data-question]') || document.querySelector('dialog[open]')"
    )
    return person.page.locator(".labyrinth").get_attribute("data-question")


def press_something(person: Person, chance: Random) -> None:
    """One decision by a click in the maze, on a card or on the bar."""
    page = person.page
    before = person.moments()
    sites = page.locator(".site[data-cell]:not([data-place])")
    if sites.count():
        sites.nth(chance.randrange(sites.count())).dispatch_event("click")
        page.click("[data-lay]")
    else:
        places: list[str] = page.evaluate(
            "[...document.querySelectorAll('.labyrinth [data-target]')].map((each) => each.dataset.place)"
        )
        wanted = [place for place in places if place == "build" or place.startswith("take")]
        pressed = chance.choice(wanted or [place for place in places if place != "end"] or places)
        page.locator(f".labyrinth [data-place='{pressed}']").first.dispatch_event("click")
    wait_for_more(person, before)


def test_a_whole_match_is_played_by_pressing_what_glows(person: NewPerson) -> None:
    ann = person()
    against(ann, "apprentice", rounds=8)
    chance = Random(1)
    met: set[str] = set()
    for _ in range(150):
        question = asked(ann)
        if question is None:
            break
        met.add(question)
        press_something(ann, chance)
    else:
        raise AssertionError("the match does not end")
    print("met:", *sorted(met))
    assert {"act", "place-tile"} <= met
    expect(ann.page.get_by_role("dialog")).to_be_visible()


# --- laying a tile ---


def building(person: Person) -> None:
    against(person, "sleepwalker")
    while asked(person) != "place-tile":
        before = person.moments()
        build = person.page.locator("[data-activity=build][data-place]")
        (build if build.count() else person.page.locator(".target").first).dispatch_event("click")
        wait_for_more(person, before)


def test_a_tile_is_laid_by_mouse(person: NewPerson) -> None:
    ann = person()
    building(ann)
    page = ann.page
    site = page.locator(".site[data-cell]").first
    cell = site.get_attribute("data-cell") or ""
    box = site.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.locator(".ghost").wait_for()  # it is seen before anything is pressed
    page.mouse.click(*middle)
    drawn = page.locator(".ghost").inner_html()
    page.mouse.wheel(0, 120)
    page.wait_for_function("before => document.querySelector('.ghost').innerHTML !== before", arg=drawn)
    page.click("[data-turn]")
    assert cell in page.locator("[data-lay]").inner_text()
    before = ann.moments()
    page.mouse.click(*middle)
    wait_for_more(ann, before)
    expect(page.locator(f".maze [aria-label^='{cell}.']")).to_have_count(1)


def test_a_tile_is_laid_by_keys(person: NewPerson) -> None:
    ann = person()
    building(ann)
    page = ann.page
    page.locator(".site[data-cell]").first.focus()
    page.keyboard.press("Enter")
    first = page.locator(".site.chosen").get_attribute("data-cell")
    page.wait_for_timeout(50)
    page.locator(".site.chosen").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
        page.wait_for_timeout(50)
    assert page.locator(".site.chosen").get_attribute("data-cell") != first, "arrows go from cell to cell"
    now = page.locator(".way[aria-pressed=true]").get_attribute("aria-label")
    page.keyboard.press("r")
    assert page.locator(".way[aria-pressed=true]").get_attribute("aria-label") != now, "R turns the tile"
    before = ann.moments()
    page.keyboard.press("Enter")
    wait_for_more(ann, before)


def test_what_is_not_possible_says_why(person: NewPerson) -> None:
    ann = person()
    against(ann, "sleepwalker")
    ann.page.locator("[data-activity=jump]").click(force=True)  # dim, but it can be asked
    expect(ann.page.locator(".refusal")).not_to_be_empty()


# --- every kind of question ---


def test_a_fight_is_a_scene_with_answers(person: NewPerson) -> None:
    ann = person()
    view = lead_to(ann, "answer-fight")
    page = ann.page
    expect(page.locator("[data-stage=fight] .fighter")).to_have_count(2)
    expect(page.locator("[data-stage=fight] .die")).to_have_count(4)
    answers = page.locator("[data-answer]")
    expect(answers).to_have_count(len(view["choices"]))
    page.get_by_role("button", name="Look at the maze").click()
    expect(page.locator("[data-stage]")).to_have_count(0)
    page.keyboard.press("z")
    expect(page.locator("[data-stage]")).to_have_count(1)
    before = ann.moments()
    page.locator("[data-answer=pass]").click()
    wait_for_more(ann, before)


@pytest.mark.parametrize("question", WHOLE)
def test_every_answer_has_its_place(person: NewPerson, question: str) -> None:
    ann = person()
    view = lead_to(ann, question)
    assert ann.page.locator(".labyrinth").get_attribute("data-question") == question
    places = set(
        ann.page.evaluate("[...document.querySelectorAll('.labyrinth [data-place]')].map((each) => each.dataset.place)")
    )
    cells = {site.get_attribute("data-cell") for site in ann.page.locator(".site[data-cell]").all()}
    for choice in view["choices"]:
        known = choice["text"] in places or choice["facts"].get("place") in places
        assert known or choice["facts"].get("cell") in cells, choice


def test_the_numbers_on_the_roads_take_them(person: NewPerson) -> None:
    ann = person()
    lead_to(ann, "golem-step")
    before = ann.moments()
    expect(ann.page.locator(".target .badge text").first).to_have_text("1")
    ann.page.keyboard.press("1")
    wait_for_more(ann, before)


# --- for everyone ---


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("question", ["act", "place-tile", "answer-fight"])
def test_a_phone_shows_it_without_scrolling_aside(person: NewPerson, size: tuple[int, int], question: str) -> None:
    ann = person(size=size, language="pl")
    lead_to(ann, question)
    page = ann.page
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for part in (".maze-box", ".ask h2"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1
        assert box["y"] + box["height"] <= size[1] + 1


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
@pytest.mark.parametrize("question", ["act", "place-tile", "answer-fight"])
def test_everybody_can_use_it(person: NewPerson, theme: str, question: str) -> None:
    ann = person(theme=theme)
    lead_to(ann, question)
    if question == "place-tile":
        ann.page.locator(".site[data-cell]").first.dispatch_event("click")
    assert serious_violations(ann) == []
