"""Playing with others from afar: whose turn it is, who comes and goes, and what they answer."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.conftest import NewPerson
from tests.web.test_people import OPEN, sat_down

SHOWN = (
    "navigator.serviceWorker.ready.then(worker => worker.getNotifications())"
    ".then(all => all.map(one => [one.title, one.body]))"
)


def wait_for_worker(page: Page) -> None:
    """A worker whose first visit went wrong comes with the next one; a promise of it would be waited for for ever."""
    for _ in range(3):
        try:
            page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
            return
        except TooLate:
            page.reload()
    raise AssertionError("no service worker")


def test_the_title_says_whose_turn_it_is(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    sat_down(ann, bob, OPEN)
    expect(ann.page).to_have_title("● Your turn · Onirim · Reverie")
    expect(bob.page).to_have_title("Onirim · Reverie")
    ann.page.locator(".draft [data-choice]").first.click()
    expect(bob.page).to_have_title("● Your turn · Onirim · Reverie")
    expect(ann.page).to_have_title("Onirim · Reverie")
    ann.go("")
    expect(ann.page).to_have_title("Reverie")


def test_alone_the_title_is_quiet(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([])
    expect(ann.page).to_have_title("Onirim · Reverie")


def test_who_looks_elsewhere_is_called_if_they_wished_it(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.context.grant_permissions(["notifications"], origin=bob.url)
    sat_down(ann, bob, OPEN)
    page = bob.page
    wait_for_worker(page)
    expect(page.get_by_text("Bob (you)")).to_be_visible()
    page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })")
    ann.page.locator(".draft [data-choice]").first.click()
    page.locator(".draft [data-choice]").first.click()
    assert page.evaluate(SHOWN) == [], "nobody wished it"
    page.click("[data-menu]")
    page.locator("[data-notices]").check()
    page.keyboard.press("Escape")
    ann.page.locator(".draft [data-choice]").first.click()
    expect(page.locator(".draft [data-choice]").first).to_be_visible()
    page.wait_for_function(f"() => {SHOWN}.then(all => all.length)")
    assert page.evaluate(SHOWN) == [["Your turn · Onirim", "Take one of the open cards."]]


def test_a_turn_is_heard_where_sound_is_on(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    sat_down(ann, bob, OPEN)
    page = bob.page
    expect(page.get_by_text("Bob (you)")).to_be_visible()
    page.click("[data-menu]")
    page.get_by_label("soft sounds").check()
    page.keyboard.press("Escape")
    page.evaluate(
        "() => { window.tones = []; const make = AudioContext.prototype.createOscillator;"
        " AudioContext.prototype.createOscillator = function () {"
        " const made = make.call(this); window.tones.push(made); return made; } }"
    )
    ann.page.locator(".draft [data-choice]").first.click()
    page.wait_for_function("() => window.tones.map(tone => tone.frequency.value).includes(784)")


def test_comings_goings_and_a_declined_wish_are_told(person: NewPerson) -> None:
    ann, bob = person("Ann"), person("Bob")
    sat_down(ann, bob, OPEN)
    notice = ann.page.locator("[data-notice]")
    expect(notice).to_contain_text("Bob has sat down.")
    expect(ann.page.locator("#app > [data-announced]")).to_contain_text("Bob has sat down.")
    ann.page.locator(".draft [data-choice]").first.click()
    ann.page.click("[data-undo]")
    bob.page.click("[data-keep]")
    expect(notice).to_contain_text("The others did not agree")
    here = bob.page.url
    bob.page.goto("about:blank")
    expect(notice).to_contain_text("Bob has gone.")
    bob.page.goto(here)
    expect(notice).to_contain_text("Bob is back.")
