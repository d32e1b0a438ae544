"""Coming, going and losing the line: nothing is left behind, nothing is swallowed."""

from __future__ import annotations

import time
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, WebSocket, expect

from tests.server.running import Server
from tests.web.conftest import NewPerson
from tests.web.wires import wire

TABLES = 20
NOTICED = 10.0  # seconds until a dead line is told
KEPT_ALIVE = 6000  # milliseconds; the server ends connections nobody uses after five seconds
NODES = "document.querySelectorAll('*').length"


def to(page: Page, path: str) -> None:
    """To another screen as a link leads there, without a new page."""
    page.evaluate("path => { location.hash = `#/${path}` }", path)


def test_tables_opened_and_left_leave_nothing_behind(person: NewPerson) -> None:
    ann = person()
    tables = [ann.open(private=True)["id"] for _ in range(TABLES)]
    page = ann.go("")
    expect(page.locator("[data-resume]").first).to_be_visible()
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.append(line))

    def visit(table: str) -> int:
        to(page, f"table/{table}")
        expect(page.locator("[data-hand]")).to_have_count(5)
        to(page, "")
        expect(page.locator("[data-resume]").first).to_be_visible()
        expect(page.locator(".board")).to_have_count(0)
        return int(page.evaluate(NODES))

    nodes = [visit(table) for table in tables]
    assert [line.url.rpartition("/")[2] for line in lines] == tables, "one line for each table, and no other"
    assert nodes[-1] == nodes[0]
    for table in tables:  # left before they were shown
        to(page, f"table/{table}")
        page.wait_for_timeout(5)
        to(page, "")
    expect(page.locator("[data-resume]").first).to_be_visible()
    page.wait_for_timeout(500)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    before = len(lines)
    page.wait_for_timeout(3000)
    assert all(line.is_closed() for line in lines)
    assert (asked, len(lines)) == ([], before)
    assert page.evaluate(NODES) == nodes[0]


def test_home_asks_for_everything_once(person: NewPerson) -> None:
    ann = person()
    table = ann.at_moment([])
    page = ann.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(ann.url)))
    to(page, "")
    expect(page.locator("[data-resume]").first).to_be_visible()
    to(page, f"table/{table}")
    expect(page.locator("[data-hand]")).to_have_count(5)
    assert asked.count("/api/me/statistics") == 1
    assert asked.count("/api/tables") == 1


def test_home_fetches_of_a_game_no_more_than_names_it(person: NewPerson) -> None:
    ann = person()
    page = ann.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    ann.go("")
    expect(page.locator("[data-game=labyrinth]")).to_be_visible()
    assert [file for file in asked if file.startswith("labyrinth-")] != []
    assert [file for file in asked if "-rules-" in file or "-content-" in file] == []


def test_a_dead_line_is_noticed_and_what_was_done_is_sent_when_it_is_back(person: NewPerson, site: Server) -> None:
    with wire(site.port) as line:
        ann = person(url=line.url)
        ann.at_moment(["play Rs"], seed="reverie")
        page = ann.page
        line.cut()
        started = time.monotonic()
        page.locator("[data-card=Rm]").first.click()
        expect(page.locator("[data-line]")).to_contain_text("Being sent: play the red moon")
        page.locator("[data-hand]").last.click()
        expect(page.locator("[data-notice]")).to_contain_text("still being sent")
        expect(page.get_by_text("The line is lost.")).to_be_visible(timeout=NOTICED * 1000)
        assert time.monotonic() - started < NOTICED
        line.mend()
        expect(page.locator(".row.mine .slot")).to_have_count(2, timeout=20_000)
        expect(page.locator("[data-line]")).to_have_count(0)


def test_whoever_comes_back_asks_only_for_what_they_missed(person: NewPerson, site: Server) -> None:
    with wire(site.port) as line:
        ann = person(url=line.url)
        table = ann.at_moment(["play Rs"], seed="reverie")
        page = ann.page
        expect(page.locator(".around")).to_have_attribute("data-moments", "2")
        asked: list[str] = []
        page.on("request", lambda request: asked.extend([request.url] if "/moments" in request.url else []))
        lines: list[str] = []
        page.on("websocket", lambda socket: lines.append(socket.url))
        page.wait_for_timeout(KEPT_ALIVE)  # a request on a connection that was cut would wait for ever
        line.cut()
        ann.url = site.url
        chair = ann.chair(table)
        known = chair.view["at"]
        chair.act("play Rm")
        expect(page.get_by_text("The line is lost.")).to_be_visible(timeout=NOTICED * 1000)
        line.mend()
        expect(page.locator(".around")).to_have_attribute("data-moments", "3", timeout=20_000)
        assert all([url.endswith(f"since={known}") for url in lines])
        assert [parse_qs(urlsplit(url).query)["since"] for url in asked] == [["1"]]
