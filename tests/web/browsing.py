"""A person at a browser: opens tables, plays by mouse and keys, and can be led to any moment of a match."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.server.running import Chair

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
DIST = Path(__file__).parents[2] / "web" / "dist"
TO_DO = "main [data-target], main [data-choice]"  # whatever board it is: what can be pressed now
NO_MOTION = '{"speed":"none","language":"%s","theme":"%s"}'


class Person:
    """A browser context with its guest, and one page."""

    def __init__(self, context: BrowserContext, url: str, name: str, settings: str) -> None:
        self.context = context
        self.url = url
        made = context.request.post(f"{url}/api/guests", data={"name": name})
        assert made.ok, made.text()
        context.add_init_script(f"try {{ localStorage.reverie ??= {settings!r} }} catch {{}}")  # a blank page has none
        self.page: Page = context.new_page()
        self.page.set_default_timeout(10_000)
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def open(self, game: str = "onirim", **wish: Any) -> dict[str, Any]:
        made = self.context.request.post(f"{self.url}/api/tables", data={"game": game, **wish})
        assert made.ok, made.text()
        found: dict[str, Any] = made.json()
        return found

    def chair(self, table: str) -> Chair:
        """The same guest without the browser, to come to a moment quickly."""
        cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in self.context.cookies())
        return Chair(self.url, table, {"Cookie": cookies})

    def go(self, path: str) -> Page:
        # A new address behind the # is no new page; the test wants one.
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}/#/{path}")
        return self.page

    def at_moment(self, line: list[str], **wish: Any) -> str:
        """A table where these actions were done already, shown on the page; its id."""
        table = self.open(private=True, **wish)["id"]
        chair = self.chair(table)
        for text in line:
            assert chair.act(text)["type"] == "update", text
        chair.close()
        self.go(f"table/{table}")
        self.page.wait_for_selector(".board")
        return str(table)

    # --- playing Onirim with the mouse ---

    def moments(self) -> int:
        return int(self.page.locator(".around").get_attribute("data-moments") or 0)

    def do(self, text: str) -> None:
        """One action, by a click where it is offered."""
        verb, *rest = text.split()
        page = self.page
        before = self.moments()
        if verb == "play":
            page.locator(f".hand [data-card={rest[0]}]").first.click()
        elif verb == "discard":
            page.locator(f".slot:has([data-card={rest[0]}]) .away").first.click()
        else:
            page.locator(f"[data-choice='{text}']").first.click()
        page.wait_for_function(
            "before => Number(document.querySelector('.around').dataset.moments) > before", arg=before
        )

    def do_line(self, line: list[str]) -> None:
        """A whole line. The answers of a prophecy are given together, by its order."""
        rest = list(line)
        while rest:
            if rest[0].startswith("drop"):
                answers = [rest.pop(0)]
                while rest and rest[0].startswith("return"):
                    answers.append(rest.pop(0))
                self.foresee(answers)
            else:
                self.do(rest.pop(0))

    def foresee(self, answers: list[str]) -> None:
        """Put the cards of a prophecy in order by the keyboard, then confirm."""
        page = self.page
        names = [text.split()[1] for text in answers]
        before = self.moments()
        page.locator(f".prophecy ol [data-card={names[0]}]").first.focus()
        page.keyboard.press("Delete")
        for place, name in enumerate(names[1:]):
            cards = page.locator(".prophecy ol [data-card]")
            shown = [cards.nth(index).get_attribute("data-card") for index in range(cards.count())]
            here = shown.index(name, place)
            for _ in range(here - place):
                cards.nth(here).focus()
                page.keyboard.press("ArrowLeft")
                page.wait_for_timeout(40)
                here -= 1
        page.locator("[data-confirm]").click()
        page.wait_for_function(
            "wanted => Number(document.querySelector('.around').dataset.moments) >= wanted", arg=before + len(answers)
        )
