"""Paths people walk from the first screen to the end of a match: none of them ends at a wall."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import serving
from tests.web.browsing import DIST, TO_DO, Person
from tests.web.conftest import NewPerson
from tests.web.lines import WINNING, winning_line
from tests.web.test_people import OPEN, sat_down

LATE = """{
    const ask = fetch, late = { "api/games": 200, "api/tables": 400, "api/daily": 600, "api/me/tables": 800 };
    window.fetch = async (what, ...rest) => {
        const part = Object.keys(late).find(part => String(what.url ?? what).includes(part));
        await new Promise(done => setTimeout(done, late[part] ?? 0));
        return ask(what, ...rest);
    };
}"""
CLIPBOARD = "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }"


def names_at(page: Page) -> list[str]:
    return [text.split("\n")[0].strip() for text in page.locator(".people .name").all_inner_texts()]


def give_up(person: Person) -> None:
    person.page.click("[data-give-up]")
    person.page.click("[data-give-up-sure]")


def test_a_prophecy_in_another_order_is_no_dead_end_of_the_tutorial(person: NewPerson) -> None:
    ann = person()
    page = ann.go("tutorial")
    lesson = page.locator("[data-lesson]")
    expect(lesson).to_contain_text("1 of 8")
    ann.do_line(["play Ns", "play Nm", "play Ns", "discard Gk"])
    expect(lesson).to_contain_text("5 of 8")
    page.locator(".prophecy ol [data-card=X]").first.focus()
    page.keyboard.press("Delete")
    page.click("[data-confirm]")  # the others are in no order yet
    expect(page.get_by_text("Not yet: first do what the lesson says.").first).to_be_visible()
    expect(page.locator(".prophecy ol [data-card]")).to_have_count(4)
    expect(lesson).to_have_attribute("data-lesson", "4")
    ann.foresee(["drop X", "return Nd", "return Rs", "return Rs"])
    expect(lesson).to_contain_text("6 of 8")


def test_after_the_tutorial_a_match_like_any_other_goes_on(person: NewPerson) -> None:
    ann = person()
    page = ann.go("tutorial")
    expect(page.locator("[data-lesson]")).to_be_visible()
    expect(page.locator("[data-hint], [data-give-up]:visible")).to_have_count(0)
    ann.do_line(["play Ns", "play Nm", "play Ns", "discard Gk", "drop X", "return Nd", "return Rs", "return Rs"])
    ann.do_line(["open", "play Rm", "pay Gk"])
    expect(page.locator("[data-hint]")).to_be_visible()
    page.locator(".cannot").first.click()
    expect(page.locator(".refusal")).to_be_visible()
    give_up(ann)
    expect(page.locator("[data-again]")).to_be_visible()
    page = ann.go("")
    expect(page.get_by_role("heading", name="Dreamt to the end")).to_be_visible()


@pytest.mark.parametrize(("game", "players"), [("labyrinth", 4), ("dreamscape", 3)])
def test_everybody_around_one_screen_has_a_seat_and_a_name(person: NewPerson, game: str, players: int) -> None:
    page = person("Ann").go(f"setup/{game}?players={players}")
    for seat, name in enumerate(["Bob", "Eve"], start=2):
        page.locator(f"[data-name='{seat}']").fill(name)
    page.click("[data-open]")
    page.wait_for_selector(f"[data-lift], {TO_DO}")
    if page.locator("[data-lift]").count():
        page.click("[data-lift]")
    page.locator(TO_DO).first.dispatch_event("click")
    names = ["Ann", "Bob", "Eve", "player 4"][:players]
    page.wait_for_selector(f"[data-lift], {TO_DO}")
    if page.locator("[data-lift]").count():
        page.click("[data-lift]")
    assert [name.replace("\xa0(you)", "") for name in names_at(page)] == names
    expect(page.get_by_role("heading", name="The match begins when every seat is taken.")).to_have_count(0)


def test_people_here_by_a_link_and_bots_in_one_match(person: NewPerson) -> None:
    ann, eve = person("Ann"), person("Eve")
    page = ann.go("setup/labyrinth?players=4")
    page.locator("[data-name='2']").fill("Bob")
    page.locator("[data-kind='3']").select_option("link")
    page.locator("[data-kind='4']").select_option("bot")
    page.click("[data-open]")
    expect(page.locator("[data-share]")).to_be_visible()
    eve.page.goto(page.url)
    eve.page.click("[data-sit]")
    expect(page.locator("[data-share]")).to_have_count(0)
    expect(eve.page.locator("ul.people li")).to_have_count(4)
    for name in ("Ann", "Bob", "Eve", "apprentice"):
        expect(eve.page.locator("ul.people")).to_contain_text(name)
    # A curtain for whoever of the two is asked, or the name of the one everybody waits for: chance decides who begins.
    page.wait_for_selector("[data-lift], main h2, .shut")
    expect(page.get_by_role("heading", name="The match begins when every seat is taken.")).to_have_count(0)


def test_a_table_nobody_comes_to_is_filled_with_bots(person: NewPerson) -> None:
    page = person("Ann").go("setup/dreamscape?players=3")
    page.get_by_text("online", exact=True).click()
    page.click("[data-open]")
    expect(page.get_by_role("heading", name="The match begins when every seat is taken.")).to_be_visible()
    guest = person("Bob")
    guest.page.goto(page.url)
    guest.page.click("[data-sit]")
    expect(guest.page.locator("[data-share]")).to_be_visible()
    expect(guest.page.locator("[data-fill]")).to_have_count(0)  # not theirs to give away
    page.click("[data-fill]")
    expect(page.locator("[data-share]")).to_have_count(0)
    expect(page.locator("ul.people")).to_contain_text("apprentice")


def test_the_copied_link_of_an_open_table_invites_and_asks_for_a_name(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Guest")
    table = ann.open(options={"players": 2}, private=True)
    page = ann.go(f"table/{table['id']}")  # as one comes back to it: without its key
    page.evaluate(CLIPBOARD)
    page.click("[data-share]")
    bob.page.goto(page.evaluate("window.copied"))
    bob.page.click("[data-sit]")  # nobody has said who they are
    expect(page.locator("[data-share]")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.click("[data-sit]")
    expect(page.locator(".people")).to_contain_text("Bob")


def test_the_copied_link_of_a_finished_match_opens_for_everybody(person: NewPerson) -> None:
    ann, eve = person("Ann"), person("Eve")
    ann.at_moment(list(winning_line()), seed=WINNING)
    ann.page.evaluate(CLIPBOARD)
    ann.page.click("dialog [data-share]")
    eve.page.goto(ann.page.evaluate("window.copied"))
    expect(eve.page.locator(".count")).to_have_text(f"0 / {len(winning_line())}")
    assert eve.page.get_by_role("alert").count() == 0


def test_another_match_is_one_table_for_both(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = sat_down(ann, bob, OPEN)
    ann_chair, bob_chair = ann.chair(table), bob.chair(table)
    chairs = [ann_chair, bob_chair]
    while ann_chair.view["actor"] is not None:
        actor = ann_chair.view["actor"]
        chairs[actor].act()
        for chair in chairs:
            while chair.view["at"] < chairs[actor].view["at"]:
                chair.next()
    ann.page.click("[data-again]")
    expect(bob.page.locator("[data-offer]")).to_have_text("Ann would like to play again.")
    bob.page.click("[data-again]")
    for page in (ann.page, bob.page):
        expect(page.locator(".people .lamp.here")).to_have_count(2)
        expect(page.locator("[data-share]")).to_have_count(0)
    assert ann.page.url == bob.page.url
    assert table not in ann.page.url
    expect(ann.page.locator(".draft [data-choice]")).to_have_count(8)


def test_a_bot_plays_for_somebody_who_stays_away(person: NewPerson, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/tables.db"
    with serving(db, tmp_path / "log", client=DIST, heartbeat=0.3, patience=1) as server:
        ann, bob = person("Ann", url=server.url), person("Bob", url=server.url)
        table = ann.open(options=OPEN)
        bob.go(f"table/{table['id']}")
        bob.page.click("[data-sit]")
        expect(bob.page.locator("[data-sit]")).to_have_count(0)
        page = ann.go(f"table/{table['id']}")
        expect(page.locator(".people .lamp.here")).to_have_count(2)
        bob.page.goto("about:blank")
        expect(page.locator("[data-lend]")).to_be_visible()
        for _ in range(10):  # refused until the table's patience has an end
            page.click("[data-lend]")
            page.wait_for_timeout(1500)
            if page.locator("[data-lend]").count() == 0:
                break
        expect(page.locator(".people")).to_contain_text("plays meanwhile")
        page.goto("about:blank")


def test_around_one_screen_everybody_reads_whose_turn_it_is(person: NewPerson) -> None:
    page = person("Ann", size=(390, 844)).go("setup/onirim?players=2")
    page.locator("[data-name='2']").fill("Bob")
    page.click("summary")
    page.locator(".line", has_text="Hands are hidden").locator("select").select_option("open")
    page.click("[data-open]")
    expect(page.get_by_role("heading", name="Ann:")).to_be_visible()
    page.locator(".draft [data-choice]").first.click()
    expect(page.get_by_role("heading", name="Bob:")).to_be_visible()


def test_the_first_screen_resumes_matches_and_not_the_lesson(person: NewPerson) -> None:
    ann = person()
    ann.go("tutorial").wait_for_selector("[data-lesson]")
    ann.at_moment([])
    page = ann.go("")
    expect(page.locator("[data-resume]")).to_have_count(1)


def test_what_is_resumed_says_with_whom_and_whose_turn_it_is(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    ann.at_moment([])
    ann.at_moment([], options={"players": 2}, bots=[{"seat": 1, "bot": "apprentice"}], seat=0)
    ann.open(options={"players": 2}, private=True)
    shared = ann.open(options={"players": 2})
    assert bob.context.request.post(f"{bob.url}/api/tables/{shared['id']}/seats", data={"seat": 1}).ok
    page = ann.go("")
    expect(page.locator("[data-resume]")).to_have_text(
        ["Onirim · with Bob", "Onirim", "Onirim · with apprentice", "Onirim · alone"]
    )
    expect(page.locator("li:has([data-resume]) small")).to_contain_text(
        ["your turn", "a seat is free", "your turn", "20"], ignore_case=True
    )
    page = bob.go("")
    expect(page.locator("[data-resume]")).to_have_text(["Onirim · with Ann"])
    expect(page.locator("li:has([data-resume]) small")).to_contain_text("Ann has to decide")


@pytest.mark.parametrize("screen", ["setup", "rules"])
def test_an_address_of_no_game_says_which_there_are(person: NewPerson, screen: str) -> None:
    page = person().go(f"{screen}/chess")
    expect(page.get_by_role("alert")).to_contain_text("There is no game “chess”. There are: Dreamscape, Labyrinth")


def test_the_first_screen_does_not_jump_while_it_comes(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([])
    page = ann.page
    page.add_init_script(LATE)
    ann.go("")
    page.wait_for_selector("[data-resume]")
    page.wait_for_timeout(300)
    jumped = page.evaluate(
        """() => new Promise(tell => new PerformanceObserver(list => tell(
            list.getEntries().reduce((sum, shift) => sum + shift.value, 0)
        )).observe({ type: "layout-shift", buffered: true }) ?? setTimeout(() => tell(0), 300))"""
    )
    assert jumped < 0.01


def test_the_dream_of_a_day_offers_no_review_that_would_be_refused(person: NewPerson) -> None:
    ann = person()
    page = ann.go("")
    page.click("[data-daily]")
    page.wait_for_selector("[data-give-up]")
    give_up(ann)
    expect(page.get_by_role("dialog").get_by_role("link", name="Look back")).to_be_visible()
    expect(page.locator("[data-review]")).to_have_count(0)
