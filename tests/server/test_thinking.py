"""Bots think elsewhere: a slow or dying one costs only itself."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.games import onirim
from reverie.server.tables import advice, thinking
from reverie.server.tables.advice import Advisers
from reverie.server.tables.thinking import BotThinkers, Thinkers
from reverie.server.tables.turns import Turns
from tests.server import slow
from tests.server.conftest import NewDatabase
from tests.server.running import Player, serving


def with_thinkers(work: Callable[[Any], Any], kind: Callable[[], Thinkers] = lambda: BotThinkers(1, 0.2)) -> Any:
    async def run() -> Any:
        thinkers = kind()
        try:
            return await work(thinkers)
        finally:
            await thinkers.stop()

    return asyncio.run(run())


@pytest.mark.parametrize("misbehave", [slow.sleep_for_ever, slow.die])
def test_a_bot_that_comes_to_no_choice(monkeypatch: pytest.MonkeyPatch, misbehave: Callable[..., str]) -> None:
    match = Match(onirim, seed="slow")
    ticks = []

    async def tick() -> None:
        while True:
            ticks.append(time.monotonic())
            await asyncio.sleep(0.01)

    async def work(thinkers: BotThinkers) -> tuple[str, str]:
        assert await thinkers.run("ann", slow.echo, ("ready",), 60) == "ready"
        ticking = asyncio.create_task(tick())
        with monkeypatch.context() as patched:
            patched.setattr(thinking, "choose", misbehave)
            first = await thinkers.choose("ann", onirim, "sleepwalker", ("seed", "luck"), match.state, 0)
        ticking.cancel()
        # The next one gets a process that works.
        return first, await thinkers.run("ann", slow.echo, ("well",), 60)

    text, word = with_thinkers(work)
    assert text == onirim.write(onirim.legal(match.state)[0])
    assert word == "well"
    if misbehave is slow.sleep_for_ever:
        assert len(ticks) > 30  # the loop went on meanwhile


def test_a_bot_chooses_by_its_luck_and_what_it_sees() -> None:
    match = Match(onirim, {"players": 2}, seed="luck")
    while match.actor != NOBODY and len(match.choices(match.actor)) < 4:
        match.play(match.actor, match.choices(match.actor)[0])
    packed = onirim.pack(match.state)
    chosen = {
        thinking.choose("onirim", "sleepwalker", ("seed", str(number)), packed, match.actor, 1.0)
        for number in range(40)
    }
    assert len(chosen) > 2
    assert chosen <= {onirim.write(action) for action in match.choices(match.actor)}
    again = [thinking.choose("onirim", "sleepwalker", ("seed", "same"), packed, match.actor, 1.0) for _ in range(3)]
    assert len(set(again)) == 1


def test_advice_comes_piece_by_piece() -> None:
    sent: list[dict[str, Any]] = []

    async def work(advisers: Advisers) -> None:
        pieces: list[advice.Work] = [(slow.echo, ("quick",), 60), (slow.echo, ("better",), 60)]
        await advisers.bring("ann", "w", pieces, lambda message: sent.append(json.loads(message)))
        await advisers.bring("ann", "late", [(slow.sleep_for_ever, (), 0.1)], lambda m: sent.append(json.loads(m)))

    with_thinkers(work, Advisers)
    assert [(each.get("advice"), each.get("last")) for each in sent[:2]] == [("quick", False), ("better", True)]
    assert (sent[2]["id"], sent[2]["key"]) == ("late", "advice-late")


def test_advice_that_takes_too_long_to_become_better_stands() -> None:
    sent: list[dict[str, Any]] = []

    async def work(advisers: Advisers) -> None:
        pieces: list[advice.Work] = [(slow.echo, ("quick",), 60), (slow.sleep_for_ever, (), 0.1)]
        await advisers.bring("ann", "w", pieces, lambda message: sent.append(json.loads(message)))

    with_thinkers(work, Advisers)
    assert [(each["type"], each.get("advice"), each.get("last")) for each in sent] == [
        ("advice", "quick", False),
        ("advice", "quick", True),
    ]


def test_everybody_who_waits_is_served_in_turn() -> None:
    """Ann asks for fifty things at once; Bob and Eve, who come later with two each, do not wait for all of them."""
    served: list[str] = []

    async def one(turns: Turns, who: str) -> None:
        await turns.enter(who)
        await asyncio.sleep(0)
        served.append(who)
        turns.leave(who)

    async def work() -> None:
        turns = Turns(1)
        waiting = [asyncio.create_task(one(turns, who)) for who in ["ann"] * 50 + ["bob"] * 2 + ["eve"] * 2]
        await asyncio.sleep(0)
        waiting[1].cancel()  # who hangs up while waiting takes no turn
        assert (turns.asked_by("ann"), turns.asked_by("bob"), turns.free) == (49, 2, 0)
        await asyncio.gather(*waiting, return_exceptions=True)
        assert (turns.free, turns.queues, dict(turns.inside)) == (1, {}, {})

    asyncio.run(work())
    assert served[:7] == ["ann", "ann", "bob", "eve", "ann", "bob", "eve"]
    assert len(served) == 53


def test_who_hangs_up_ends_no_process_and_waits_for_it() -> None:
    async def work(thinkers: Thinkers) -> None:
        process = await thinkers.run("ann", slow.whose, (), 60)
        asked = asyncio.create_task(thinkers.run("ann", slow.nap, (), 60))
        await asyncio.sleep(0.5)
        asked.cancel()
        await asyncio.sleep(0)
        assert thinkers.turns.asked_by("ann") == 1
        assert await thinkers.run("bob", slow.whose, (), 60) == process
        assert thinkers.turns.asked_by("ann") == 0

    with_thinkers(work)


def test_a_pool_whose_process_died_idle_is_made_anew() -> None:
    async def work(thinkers: Thinkers) -> None:
        os.kill(await thinkers.run("ann", slow.whose, (), 60), signal.SIGKILL)
        while thinkers.is_well():
            await asyncio.sleep(0.02)
        assert await thinkers.run("ann", slow.echo, ("again",), 60) == "again"
        assert thinkers.is_well()

    with_thinkers(work)


def test_a_pool_that_is_not_well_tries_itself() -> None:
    async def work(thinkers: Thinkers) -> None:
        os.kill(await thinkers.run("ann", slow.whose, (), 60), signal.SIGKILL)
        while thinkers.is_well():
            await asyncio.sleep(0.02)
        deadline = time.monotonic() + 60
        while not thinkers.is_well():  # nobody else asks it for anything
            assert time.monotonic() < deadline
            await asyncio.sleep(0.02)

    with_thinkers(work)


def test_more_think_where_there_are_more_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for cores in (None, 1, 2, 4, 64):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        found.append(thinking.how_many(0))
    assert found == [1, 1, 1, 3, 4]
    assert thinking.how_many(9) == 9


def test_a_guest_gets_one_piece_of_advice_at_a_time(new_database: NewDatabase, tmp_path: Path) -> None:
    """Whatever the number of sockets, and also after hanging up on it."""
    with serving(new_database("sqlite"), tmp_path / "log") as server:
        ann, bob = Player(server.url), Player(server.url)
        table = ann.open()["id"]
        first, second = ann.join(table), ann.join(table)
        first.wish("hint", at=first.view["at"])
        assert first.ask("ping")["type"] == "pong"  # it was read
        assert second.ask("hint", at=second.view["at"])["key"] == "advice-busy"
        first.close()
        chair = bob.join(bob.open()["id"])
        assert chair.ask("hint", at=chair.view["at"])["type"] == "advice"
        answer = second.ask("hint", at=second.view["at"])
        while answer.get("key") == "advice-busy":  # until what was begun is done
            answer = second.ask("hint", at=second.view["at"])
        assert answer["type"] == "advice"
    assert server.mistakes() == []
