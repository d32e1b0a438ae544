"""By keys, by ear and from afar: where the focus is, what is read out, what can be switched off."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web import shots
from tests.web.conftest import NewPerson
from tests.web.lines import WINNING, first, winning_line
from tests.web.test_labyrinth_board import asked, press_something
from tests.web.test_line import to

FOCUS = "document.activeElement === document.body ? 'nowhere' : document.activeElement.outerHTML.slice(0, 200)"
HEARD = """() => {
  window.heard = [];
  const region = document.querySelector("#app > [data-announced]");
  new MutationObserver(() => window.heard.push(region.textContent.trim()))
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""


def switch(page: Page, name: str) -> None:
    """A setting, by the menu."""
    page.click("[data-menu]")
    page.locator(f"[data-{name}]").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_who_plays_by_keys_never_loses_their_place(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([], seed=WINNING)
    page = ann.page
    for text in winning_line()[: len(first("nightmare"))]:
        verb, *rest = text.split()
        before = ann.moments()
        if verb == "play":
            page.locator(f"[data-hand][data-card={rest[0]}]").first.focus()
        elif verb == "discard":
            page.locator(f".slot:has([data-card={rest[0]}]) [data-away]").first.focus()
        else:
            page.locator(f"[data-choice='{text}']").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => Number(document.querySelector('.around').dataset.moments) > before", arg=before
        )
        page.wait_for_timeout(50)
        where = page.evaluate(FOCUS)
        assert re.search("data-(hand|away|choice|vision)", where), (text, where)


def test_a_new_screen_is_read_from_its_head(person: NewPerson) -> None:
    ann = person()
    table = ann.at_moment([])
    page = ann.page
    page.locator(".brand").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Reverie")).to_be_focused()
    to(page, f"table/{table}")
    expect(page.get_by_role("heading", level=1, name="Onirim")).to_be_focused()
    to(page, "rules/onirim")
    expect(page.get_by_role("heading", level=1, name="The rules of Onirim")).to_be_focused()


def test_every_screen_has_one_heading_that_names_it(person: NewPerson) -> None:
    for screen in (shots.home, shots.setup, shots.table, shots.rules, shots.replay):
        ann = person()
        screen(ann)
        heads = ann.page.locator("h1").all_inner_texts()
        assert len(heads) == 1, screen.__name__
        assert heads[0].strip(), screen.__name__


def test_single_keys_can_be_switched_off(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([], seed="reverie")
    page = ann.page
    expect(page.locator(".hand .number")).to_have_count(5)
    switch(page, "keys")
    expect(page.locator(".hand .number")).to_have_count(0)
    for key in ("1", "u", "g", "l", "h", "?"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert ann.moments() == 1
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-hand]").first.focus()
    page.keyboard.press("ArrowRight")  # keys that are no letters go on
    page.keyboard.press("Enter")
    expect(page.locator(".row.mine .slot")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-hand]")).to_have_count(5)
    expect(page.locator(".hand .number")).to_have_count(0)


def test_payments_of_a_nightmare_show_the_keys_they_obey(person: NewPerson) -> None:
    ann = person()
    ann.at_moment(first("nightmare"), seed=WINNING)
    page = ann.page
    way = page.locator("div.nightmare [data-choice='pay hand']")
    number = way.get_attribute("data-key") or ""
    assert way.evaluate("it => getComputedStyle(it, '::before').content") == f'"{number}"'
    before = ann.moments()
    page.keyboard.press(number)
    page.wait_for_function("before => Number(document.querySelector('.around').dataset.moments) > before", arg=before)
    expect(page.locator(".log li").first).to_contain_text("the nightmare has passed")
    moments = ann.context.request.get(f"{ann.url}/api/tables/{page.url.rpartition('/')[2]}/moments").json()["moments"]
    assert sum(event["event"] == "discard" for event in moments[-1]["events"]) >= 3


def test_payments_of_a_nightmare_are_called_what_they_show(person: NewPerson) -> None:
    """Whoever speaks to the browser says what can be read: it is part of the name, with a hint and without."""
    ann = person()
    ann.at_moment(first("nightmare"), seed=WINNING)
    page = ann.page
    for _ in range(2):
        for way in page.locator("div.nightmare [data-choice]").all():
            shown = " ".join(way.inner_text().replace("★", "").split())
            assert shown in " ".join((way.get_attribute("aria-label") or "").split())
        page.click("[data-hint]")
        page.wait_for_selector("div.nightmare .way b")


def test_whoever_listens_hears_everything_and_who_did_it(person: NewPerson) -> None:
    """The bots of Labyrinth do many things in a moment; every line of the log is read out, with its name."""
    ann = person()
    chance = Random("listening")
    opened = ann.open(
        "labyrinth",
        bots=[{"seat": seat, "bot": "apprentice"} for seat in (1, 2)],
        private=True,
        options={"players": 3},
        seed="shots",
    )["id"]
    page = ann.go(f"table/{opened}")
    asked(ann)
    page.evaluate(HEARD)
    said = page.locator(".log li .text")
    while len(names := {line.partition(":")[0] for line in said.all_inner_texts()}) < 3:
        assert said.count() < 60, names
        end = page.locator("[data-place='end'][data-target]")
        if end.count():
            end.first.click()
        else:
            press_something(ann, chance)
        page.wait_for_timeout(300)
        asked(ann)
    page.wait_for_timeout(2500)
    heard = " ".join(page.evaluate("window.heard"))
    lines = said.all_inner_texts()[:-1]  # but what was before anybody listened
    for line in lines:
        name, _, did = line.replace("\u00a0", " ").partition(": ")
        first_deed, *more = did.split("; ")
        assert f"{name}: {first_deed.rstrip('.')}" in heard
        assert [deed for deed in more if deed.rstrip(".") not in heard] == []
    assert ".." not in heard


def test_messages_are_seen_and_heard_over_a_dialog(person: NewPerson) -> None:
    ann = person()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.at_moment(list(winning_line()), seed=WINNING)
    page = ann.page
    dialog = page.get_by_role("dialog", name="You wake up")
    dialog.get_by_role("button", name="Copy a link").click()
    expect(dialog.locator("[data-announced]")).to_contain_text("The link is copied.")
    notice = dialog.locator("[data-notice]")
    expect(notice).to_be_in_viewport()
    box = notice.bounding_box()
    assert box is not None
    on_top = page.evaluate(
        "([x, y]) => !!document.elementFromPoint(x, y)?.closest('[data-notice]')",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert on_top
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("question", ["play-or-discard", "drop", "nightmare"])
def test_a_hint_is_read_out_and_its_best_is_marked(person: NewPerson, question: str) -> None:
    ann = person()
    ann.at_moment(first(question), seed=WINNING)
    page = ann.page
    page.click("[data-hint]")
    region = page.locator("#app > [data-announced]")
    expect(region).to_contain_text(re.compile(r"Best: .+, \d+ %"), timeout=30_000)
    marked = page.locator(".middle .best:not(p)")
    expect(marked.first).to_contain_text(re.compile(r"★ \d+ %"))
    said = page.locator(".middle").inner_text()  # all at once, as the hint may be thought over
    best = {int(number) for number in re.findall(r"★ (\d+) %", said)}
    assert best == {max(int(number) for number in re.findall(r"(\d+) %", said))}


def test_a_curtain_keeps_the_focus(person: NewPerson) -> None:
    ann = person()
    shots.curtain(ann)
    page = ann.page
    for key in ("Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.closest('.curtain, body').className || 'body'") != "screen"
        assert page.evaluate("!document.activeElement.closest('.screen, .skip')")
    page.locator("[data-lift]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lift]")).to_have_count(0)
    expect(page.get_by_role("list", name="Your hand").get_by_role("listitem")).to_have_count(3)


def test_colours_follow_the_device_unless_they_are_chosen(person: NewPerson) -> None:
    ann = person(theme="system")
    page = ann.page
    theme = "document.documentElement.dataset.theme"
    page.emulate_media(color_scheme="light")
    ann.at_moment([])
    assert page.evaluate(theme) == "light"
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"() => {theme} === 'dark'")
    page.click("[data-menu]")
    page.get_by_label("high contrast").check()
    page.wait_for_function(f"() => {theme} === 'contrast'")
    page.emulate_media(color_scheme="light")
    page.wait_for_timeout(100)
    assert page.evaluate(theme) == "contrast"


@pytest.mark.parametrize(("theme", "look"), [("system", "light"), ("contrast", "contrast")])
def test_colours_are_right_before_the_program_is_there(person: NewPerson, theme: str, look: str) -> None:
    page = person(theme=theme).page
    page.emulate_media(color_scheme="light")
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto(person().url)
    assert page.evaluate("document.documentElement.dataset.theme") == look


def test_moves_are_confirmed_for_those_who_wish_it(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([], seed="reverie")
    page = ann.page
    switch(page, "confirm-moves")
    page.locator("[data-card=Rs]").first.click()
    expect(page.get_by_role("dialog", name="Do this?")).to_contain_text("play the red sun")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert ann.moments() == 1
    page.locator("[data-card=Rs]").first.click()
    page.click("[data-sure]")
    expect(page.locator(".row.mine .slot")).to_have_count(1)
    page.locator(".cannot").first.click()  # what cannot be done is told at once
    expect(page.get_by_role("alert")).to_contain_text("O-10")


def test_the_rules_lie_over_the_table_and_their_screen_leads_back(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open(options={"players": 2, "coop_info": "open"})["id"]
    ann.go(f"table/{table}")
    page = bob.go(f"table/{table}")
    page.click("[data-sit]")
    expect(ann.page.locator(".people .lamp.here")).to_have_count(2)
    page.click("[data-menu]")
    page.click("[data-rules]")
    rules = page.get_by_role("dialog", name="The rules of Onirim")
    expect(rules).to_contain_text("O-10")
    expect(ann.page.locator(".people .lamp.here")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    to(page, "rules/onirim")
    page.get_by_role("link", name="Dreamscape").click()
    expect(page.locator("#rule-D-80")).to_have_count(1)
    page.click("[data-back]")
    expect(page.locator(".board")).to_be_visible()
