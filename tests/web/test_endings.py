"""How matches end beside being won or lost: given up, and looked back on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import shots
from tests.web.conftest import NewPerson
from tests.web.lines import play_out
from tests.web.test_people import OPEN, draft, sat_down

CONFIRMED = "[data-give-up-sure]"


def test_a_match_alone_is_given_up_and_no_longer_resumed(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([])  # what chance has dealt counts, a chosen deal would not
    page = ann.page
    page.locator(".hand [data-card]").first.click()
    expect(page.locator(".row.mine .slot")).to_have_count(1)
    page.click("[data-give-up]")
    expect(page.get_by_text("It ends here, and counts as lost.")).to_be_visible()
    page.click("[data-go-on]")
    page.click("[data-give-up]")
    page.click(CONFIRMED)
    expect(page.get_by_role("dialog", name="Given up")).to_be_visible()
    expect(page.locator("[data-same-deal]")).to_be_visible()
    ann.go("")
    expect(page.get_by_role("heading", name="Dreamt to the end")).to_be_visible()
    expect(page.locator("[data-resume]")).to_have_count(0)
    expect(page.get_by_text("1 match, won: 0, longest streak: 0")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "title", "nothing"),
    [
        ("en", "Give this match up?", "does not count"),
        ("pl", "Poddać tę grę?", "nie będzie się liczyć"),
        ("ko", "이 판을 포기할까요?", "기록에는 남지 않아요"),
    ],
)
def test_by_keys_and_in_every_language(person: NewPerson, language: str, title: str, nothing: str) -> None:
    ann = person(language=language)
    ann.at_moment([], seed="reverie")
    page = ann.page
    page.keyboard.press("g")
    asked = page.get_by_role("dialog", name=title)
    expect(asked).to_contain_text(nothing)
    page.keyboard.press("Escape")
    expect(page.locator(CONFIRMED)).to_have_count(0)
    page.keyboard.press("g")
    expect(asked).to_be_visible()
    for _ in range(3):  # past closing and going on: nothing is given up by a key too many
        page.keyboard.press("Tab")
    expect(page.locator(CONFIRMED)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-again]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("g")  # there is nothing left to give up
    expect(page.locator(CONFIRMED)).to_have_count(0)


def test_on_a_phone_it_is_in_the_log(person: NewPerson) -> None:
    ann = person(size=(360, 740))
    ann.at_moment([], seed="reverie")
    page = ann.page
    page.click("[data-log]")
    page.locator("[data-give-up]:visible").click()
    page.click(CONFIRMED)
    expect(page.locator("[data-again]")).to_be_visible()


def test_online_a_bot_plays_on_for_whoever_gives_up(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    sat_down(ann, bob, OPEN)
    draft(ann, bob)
    ann.page.click("[data-give-up]")
    expect(ann.page.get_by_text("A bot takes your seat")).to_be_visible()
    ann.page.click(CONFIRMED)
    expect(ann.page.get_by_text("You are looking on.")).to_be_visible()
    expect(bob.page.locator(".people")).to_contain_text("oracle")
    expect(bob.page.locator("[data-hand], [data-choice]").first).to_be_visible()
    ann.go("").wait_for_selector("[data-alone]")
    expect(ann.page.get_by_role("heading", name="How it went")).to_be_visible()
    expect(ann.page.locator("[data-resume]")).to_have_count(0)
    bob.go("")
    expect(bob.page.locator("[data-resume]")).to_have_count(1)


def test_around_one_screen_both_give_up_at_once(person: NewPerson) -> None:
    ann = person()
    shots.draft(ann)
    page = ann.page
    page.locator(".draft [data-choice]").first.click()
    page.click("[data-give-up]")
    expect(page.get_by_text("It ends here, and counts as lost.")).to_be_visible()
    page.click(CONFIRMED)
    expect(page.get_by_role("dialog", name="Given up")).to_be_visible()
    page.click("[data-again]")  # and both sit down again
    expect(page.locator(".draft [data-choice]")).to_have_count(8)


def test_a_review_leads_to_the_moments_it_speaks_of(person: NewPerson) -> None:
    ann = person()
    decisions = play_out("reverie")[1]
    table = ann.at_moment(decisions, seed="reverie")
    page = ann.page
    page.click("[data-review]")
    curve = page.get_by_role("group", name=re.compile(r"^Chance to win, from \d+ % to \d+ %$"))
    expect(curve).to_be_visible(timeout=60_000)
    expect(page.get_by_text(re.compile(r"^Luck: [+−]\d+ points. Your choices: [+−]\d+\.$"))).to_be_visible()
    expect(page.locator("[data-costly]")).to_have_count(5)
    points = curve.get_by_role("link")
    expect(points).to_have_count(len(decisions))
    for link in (page.locator("[data-costly]"), page.locator("[data-turn]")):
        number = int(link.first.get_attribute("data-costly") or link.first.get_attribute("data-turn") or -1)
        expect(link.first).to_have_attribute("href", f"#/replay/{table}/{number + 1}")
    # By keys: one stop for the whole curve, arrows along it, Enter to the moment.
    points.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(points.nth(2)).to_be_focused()
    page.keyboard.press("End")
    expect(points.last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    last = len(decisions)
    expect(page.locator(".reel .count")).to_have_text(f"{last - 1} / {last}")
    expect(page.locator(".log [aria-current=step] .number")).to_have_text(str(last - 1))
