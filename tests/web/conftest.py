"""A real server, a real Chromium. Without Chromium or a built client these tests are skipped, loudly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import OPENED, Server, serving
from tests.web.browsing import CHROMIUM, DIST, NO_MOTION, Person

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.skip(f"NO CHROMIUM AT {CHROMIUM}: the web client is not tested (apt install chromium, or set CHROMIUM)")
    if not (DIST / "index.html").exists():
        pytest.skip("THE WEB CLIENT IS NOT BUILT: it is not tested (make client)")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="session")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    with serving(f"sqlite:///{folder}/tables.db", folder / "log", client=DIST, heartbeat=0.3) as running:
        yield running
    assert running.mistakes() == []


@pytest.fixture
def person(browser: Browser, site: Server) -> Iterator[NewPerson]:
    """Makes people, each with a browser of their own; nothing may go wrong on their pages."""
    people: list[Person] = []

    def arrive(
        name: str = "Ann",
        language: str = "en",
        theme: str = "dark",
        size: tuple[int, int] = (1280, 800),
        url: str = "",
    ) -> Person:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]})
        people.append(Person(context, url or site.url, name, NO_MOTION % (language, theme)))
        return people[-1]

    yield arrive
    while OPENED:
        OPENED.pop().close()
    for found in people:
        found.context.close()
    assert [wrong for found in people for wrong in found.wrong] == []
