"""Onirim alone, in a real browser: won, lost, by mouse, by keys, by dragging."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.server.running import Server
from tests.web.conftest import NewPerson
from tests.web.lines import WINNING, first, winning_line


def drag(page: Page, source: str, target: str) -> None:
    start = page.locator(source).first.bounding_box()
    goal = page.locator(target).first.bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 20, start["y"], steps=3)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()


def middle(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def row(page: Page) -> list[str]:
    return [
        str(name) for name in page.locator(".row.mine .card[role=img]").evaluate_all("all => all.map(c => c.ariaLabel)")
    ]


def test_a_stranger_is_at_the_table_with_one_click(person: NewPerson) -> None:
    page = person().go("")
    page.click("[data-alone]")
    expect(page.locator("[data-hand]")).to_have_count(5)
    expect(page.get_by_role("heading", name="Play a location, or discard a card.")).to_be_visible()


def test_a_match_is_won_by_clicks_and_its_record_is_good(person: NewPerson, site: Server, tmp_path: Path) -> None:
    ann = person()
    ann.at_moment([], seed=WINNING)
    ann.do_line(list(winning_line()))
    page = ann.page
    expect(page.get_by_role("dialog", name="You wake up")).to_be_visible()
    expect(page.locator(".door.opened")).to_have_count(8)
    expect(page.get_by_text(WINNING)).not_to_be_visible()
    page.get_by_text("Was the luck fair?").click()
    expect(page.get_by_text(WINNING)).to_be_visible()
    with page.expect_download() as download:
        page.click("[data-save]")
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    record = json.loads(saved.read_text())
    assert httpx.post(f"{site.url}/api/verify", json=record).json()["result"]["winners"] == [0]
    page.click("[data-same-deal]")
    expect(page.locator("[data-hand]")).to_have_count(5)
    expect(page.locator(".around")).to_have_attribute("data-moments", "1")


def test_a_match_is_lost_by_a_prophecy_that_drops_a_door_and_there_was_a_warning(person: NewPerson) -> None:
    ann = person()
    ann.at_moment(first("drop"), seed=WINNING)
    page = ann.page
    page.locator(".prophecy ol [data-card$=d]").first.click()
    page.click("[data-confirm]")
    expect(page.get_by_role("alert")).to_contain_text("the match would be lost")
    page.click("[data-confirm]")
    expect(page.get_by_role("dialog", name="The dream closes over you")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("A door is gone for good")


def test_a_match_is_lost_when_the_deck_runs_out(person: NewPerson) -> None:
    ann = person()
    table = ann.at_moment([], seed="a long night")
    chair = ann.chair(table)
    while chair.view["actor"] is not None:
        choices = [choice["text"] for choice in chair.view["choices"]]
        cheap = [text for text in choices if text.startswith("discard") and not text.endswith("k")]
        spend = [text for text in choices if text in ("pay deck", "leave")]
        chair.act((cheap or spend or choices)[0])
    expect(ann.page.get_by_role("dialog", name="The dream closes over you")).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_contain_text("the deck was empty")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The golden rule"), ("pl", "Złota zasada"), ("ko", "골든 룰")],
)
def test_a_forbidden_card_answers_with_the_rule(person: NewPerson, language: str, said: str) -> None:
    ann = person(language=language)
    ann.at_moment(["play Rs"], seed="reverie")
    ann.page.locator(".cannot").first.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("O-10")
    expect(ann.page.get_by_role("alert")).to_contain_text(said)
    assert ann.moments() == 2


def test_cards_are_dragged_to_the_row_and_to_the_discard_pile(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([], seed="reverie")
    drag(ann.page, "[data-card=Rs]", ".row.mine .next")
    expect(ann.page.locator(".row.mine .slot")).to_have_count(1)
    assert row(ann.page) == ["red sun"]
    drag(ann.page, ".cannot", "[data-place=discard]")
    expect(ann.page.get_by_text("Discarded · 1")).to_be_visible()
    ann.page.click("[data-place=discard]")
    expect(ann.page.get_by_role("dialog", name="Discarded").locator("li")).to_have_count(1)


def test_a_dragged_card_stays_under_the_pointer_with_all_that_is_on_it(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([], seed="reverie")
    page = ann.page
    slot = page.locator(".hand .slot").first  # the most tilted one
    parts = ("[data-hand]", ".number", "[data-away]")
    page.mouse.move(*middle(slot.locator("[data-hand]").bounding_box()))
    page.mouse.down()
    page.mouse.move(500, 420, steps=3)
    start = [middle(slot.locator(part).bounding_box()) for part in parts]
    page.mouse.move(900, 120, steps=5)
    moved = [middle(slot.locator(part).bounding_box()) for part in parts]
    page.mouse.up()
    for (x, y), (new_x, new_y) in zip(start, moved, strict=True):
        assert abs(new_x - x - 400) < 3
        assert abs(new_y - y + 300) < 3


def test_keys_play_and_discard_and_show_what_they_are(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([], seed="reverie")
    page = ann.page
    first_card = page.locator("[data-hand]").first.get_attribute("data-card")
    page.keyboard.press("1")
    expect(page.locator(".row.mine .slot")).to_have_count(1)
    assert first_card == "Rs"
    discarded = page.locator("[data-hand]:not([data-card$=k])")
    number = discarded.first.get_attribute("aria-keyshortcuts")
    page.keyboard.press(f"Shift+Digit{number}")
    expect(page.get_by_text("Discarded · 1")).to_be_visible()
    page.locator("[data-hand]").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-keyshortcuts')") == "2"
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_happens_is_announced(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([], seed="reverie")
    ann.do("play Rs")
    expect(ann.page.locator("[data-announced]")).to_contain_text("played: red sun")
    expect(ann.page.locator("[data-announced]")).to_contain_text("Play a location")


def test_a_nightmare_shows_what_each_payment_costs(person: NewPerson) -> None:
    ann = person()
    line = first("nightmare")
    ann.at_moment(line, seed=WINNING)
    page = ann.page
    tiles = page.locator("div.nightmare li")
    expect(tiles).to_have_count(4)
    expect(tiles.nth(2)).to_contain_text("The top 5 cards are revealed")
    page.locator("div.nightmare .why").first.click()
    expect(page.get_by_role("alert")).to_contain_text("O-29")
    ann.do(winning_line()[len(line)])
    expect(page.locator(".log li").first).to_contain_text("the nightmare has passed")


def test_a_prophecy_is_put_in_order_by_dragging(person: NewPerson) -> None:
    ann = person()
    ann.at_moment(first("drop"), seed=WINNING)
    page = ann.page
    before = [
        str(name)
        for name in page.locator(".prophecy ol [data-card]").evaluate_all("all => all.map(c => c.dataset.card)")
    ]
    drag(page, ".prophecy [data-card=X]", ".prophecy .away")
    expect(page.locator(".prophecy .away [data-card=X]")).to_be_visible()
    last = [name for name in before if name != "X"][-1]
    drag(page, f".prophecy ol [data-card={last}]", ".prophecy ol li")
    expect(page.locator(".prophecy ol [data-card]").first).to_have_attribute("data-card", last)
    page.click("[data-confirm]")
    expect(page.locator(".prophecy")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_action_that_revealed_nothing_is_taken_back(person: NewPerson) -> None:
    ann = person()
    line = first("drop")
    ann.at_moment([*line, winning_line()[len(line)]], seed=WINNING)
    page = ann.page
    expect(page.locator(".prophecy ol [data-card]")).to_have_count(4)
    page.keyboard.press("u")
    expect(page.locator(".prophecy ol [data-card]")).to_have_count(5)
    expect(page.locator("[data-undo]")).to_have_count(0)


def test_a_line_of_the_log_leads_to_its_moment_and_back(person: NewPerson) -> None:
    ann = person()
    ann.at_moment(["play Rs", "play Rm"], seed="reverie")
    page = ann.page
    assert row(page) == ["red sun", "red moon"]
    page.locator(".log li", has_text="played: red sun").get_by_role("button").click()
    expect(page.locator(".row.mine .slot")).to_have_count(1)
    expect(page.locator("button.can")).to_have_count(0)
    page.click("[data-now]")
    expect(page.locator(".row.mine .slot")).to_have_count(2)


def test_the_language_changes_at_once(person: NewPerson) -> None:
    ann = person()
    ann.at_moment([], seed="reverie")
    page = ann.page
    for language, said in (("PL", "Zagraj komnatę"), ("KO", "방 카드를 내려놓거나"), ("EN", "Play a location")):
        page.get_by_role("button", name=language, exact=True).click()
        expect(page.get_by_role("heading", name=said)).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language.lower()


def test_movement_never_blocks_the_next_move_and_ends_at_the_truth(person: NewPerson) -> None:
    ann = person()
    table = ann.at_moment([], seed=WINNING)
    ann.page.evaluate("localStorage.reverie = JSON.stringify({speed: 'fast'})")
    ann.go(f"table/{table}").wait_for_selector("button.can")
    ann.do_line(list(winning_line())[:6])
    told = ann.context.request.get(f"{ann.url}/api/tables/{table}/moments").json()["moments"]
    expect(ann.page.locator(".row.mine .slot")).to_have_count(len(told[-1]["observation"]["rows"][0]))
    assert len(told) == 7


WATCH = """() => {
  window.seen = [];
  const look = () => {
    const row = document.querySelector(".row.mine .cards");
    for (const card of row.querySelectorAll("[data-piece]"))
      for (const flight of card.getAnimations())
        window.seen.push({
          from: new DOMMatrix(flight.effect.getKeyframes()[0].transform).a,
          hidden: getComputedStyle(row).overflowY !== "visible",
        });
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_card_on_its_way_to_the_row_is_seen_and_the_others_keep_their_size(person: NewPerson) -> None:
    ann = person()
    table = ann.at_moment([], seed=WINNING)
    ann.page.evaluate("localStorage.reverie = JSON.stringify({speed: 'normal'})")
    ann.go(f"table/{table}").wait_for_selector("button.can")
    ann.page.evaluate(WATCH)
    for text in winning_line()[:2]:
        ann.do(text)
        ann.page.wait_for_timeout(1200)
    seen = ann.page.evaluate("window.seen")
    scales = sorted({round(moment["from"], 2) for moment in seen})
    assert len(scales) == 2, "from the hand, which has larger cards, and aside in the row"
    assert scales[0] == 1
    assert 1.1 < scales[1] < 1.3
    assert not any(moment["hidden"] for moment in seen)
