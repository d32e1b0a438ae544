"""Screenshots of every screen, in light and dark, at three widths: `python -m tests.web.shots FOLDER [WORD]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import sync_playwright

from tests.server.running import serving
from tests.web.browsing import CHROMIUM, DIST, NO_MOTION, TO_DO, Person
from tests.web.lines import WINNING, first, winning_line

SIZES = {360: 740, 1280: 800, 2560: 1440}


def home(person: Person) -> None:
    person.at_moment(list(winning_line()), seed=WINNING)
    person.at_moment([])
    person.go("")
    person.page.wait_for_selector("[data-resume]")


def setup(person: Person) -> None:
    person.go("setup/onirim?players=2").wait_for_selector("[data-open]")
    person.page.click("summary")


def table(person: Person) -> None:
    person.at_moment(list(winning_line())[:2], seed=WINNING)


def long_row(person: Person) -> None:
    person.at_moment(list(winning_line())[:-3], seed=WINNING)


def refused(person: Person) -> None:
    table(person)
    person.page.locator(".cannot").first.click()
    person.page.wait_for_selector(".refusal")


def nightmare(person: Person) -> None:
    person.at_moment(first("nightmare"), seed=WINNING)


def prophecy(person: Person) -> None:
    person.at_moment(first("drop"), seed=WINNING)
    person.page.locator(".prophecy ol [data-card]").nth(3).click()


def door(person: Person) -> None:
    person.at_moment(first("open"), seed=WINNING)


def end(person: Person) -> None:
    person.at_moment(list(winning_line()), seed=WINNING)
    person.page.wait_for_selector("[data-again]")


def review(person: Person) -> None:
    end(person)
    person.page.click("[data-review]")
    person.page.wait_for_selector("[data-costly]", timeout=60_000)
    person.page.locator("[data-costly]").last.scroll_into_view_if_needed()


def give_up(person: Person) -> None:
    table(person)
    person.page.keyboard.press("g")
    person.page.wait_for_selector("[data-give-up-sure]")


def draft(person: Person) -> None:
    person.go("setup/onirim?players=2").wait_for_selector("[data-open]")
    person.page.click("[data-open]")
    person.page.wait_for_selector(".draft")


def together(person: Person) -> None:
    draft(person)
    for _ in range(12):
        try:
            person.page.wait_for_selector("[data-lift], .middle [data-choice], button.can", timeout=4_000)
        except TooLate:
            return  # chance has brought what is decided otherwise: a prophecy
        if person.page.locator("[data-lift]").count():
            person.page.click("[data-lift]")
            continue
        before = person.moments()
        take = person.page.locator(".middle [data-choice]")  # of the draft, or whatever chance has brought
        (take if take.count() else person.page.locator("button.can")).first.click()
        person.page.wait_for_function(
            "before => document.querySelector('[data-lift]')"
            " || Number(document.querySelector('.around')?.dataset.moments) > before",
            arg=before,
        )
    person.page.wait_for_timeout(200)
    if person.page.locator("[data-lift]").count():
        person.page.click("[data-lift]")


def curtain(person: Person) -> None:
    draft(person)
    for left in range(8, 2, -1):
        person.page.wait_for_function(
            "left => document.querySelectorAll('.draft [data-choice]').length === left", arg=left
        )
        person.page.locator(".draft [data-choice]").first.click()
    # What was drafted everybody has seen: the first card that is drawn is the first secret.
    person.page.locator(".hand button.can").first.click()
    person.page.wait_for_selector("[data-lift], [data-choice]")
    while not person.page.locator("[data-lift]").count():
        person.page.locator("[data-choice]").first.click()
        person.page.wait_for_selector("[data-lift], [data-choice]")


def replay(person: Person) -> None:
    match = person.at_moment(list(winning_line()), seed=WINNING)
    person.go(f"replay/{match}/18").wait_for_selector(".reel")


def rules(person: Person) -> None:
    person.go("rules/onirim/O-10").wait_for_selector(".wanted")


def tutorial(person: Person) -> None:
    person.go("tutorial").wait_for_selector("[data-lesson]")


def menu(person: Person) -> None:
    table(person)
    person.page.click("[data-menu]")


def among_bots(person: Person, game: str, decisions: int, **options: object) -> None:
    """In the middle of a match with the apprentices, after so many decisions of one's own."""
    rivals = range(1, int(str(options["players"])))
    opened = person.open(
        game, bots=[{"seat": seat, "bot": "apprentice"} for seat in rivals], private=True, options=options, seed="shots"
    )["id"]
    chair = person.chair(opened)
    for number in range(decisions):
        chair.until_asked(0)
        if chair.view["result"] is not None:
            break
        chair.act(chair.choices[7 * number % len(chair.choices)])
    chair.until_asked(0)
    chair.close()
    person.go(f"table/{opened}").wait_for_selector(f"{TO_DO}, [data-again]")


def dreamscape(person: Person) -> None:
    among_bots(person, "dreamscape", 40, players=2)


def mr_nightmare(person: Person) -> None:
    among_bots(person, "dreamscape", 60, players=2, nightmare=True)


def labyrinth(person: Person) -> None:
    among_bots(person, "labyrinth", 25, players=3)


SCREENS: list[Callable[[Person], None]] = [
    home, setup, table, long_row, refused, nightmare, prophecy, door, end, review, give_up,
    draft, together, curtain, replay, rules, tutorial, menu, dreamscape, mr_nightmare, labyrinth,
]  # fmt: skip


def main(folder: Path, word: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"sqlite:///{place}/tables.db", Path(place) / "log", client=DIST) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for theme in ("dark", "light"):
            for width, height in SIZES.items():
                for screen in SCREENS:
                    name = f"{screen.__name__}-{theme}-{width}.png"
                    if word not in name:
                        continue
                    context = browser.new_context(viewport={"width": width, "height": height})
                    screen(person := Person(context, site.url, "Ann", NO_MOTION % ("en", theme)))
                    person.page.wait_for_timeout(400)
                    person.page.screenshot(path=folder / name, full_page=width == 360)
                    context.close()
                    print(name)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
