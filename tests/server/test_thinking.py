"""Bots think elsewhere: a slow or dying one costs only itself."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.games import onirim
from reverie.server import advice, thinking
from reverie.server.thinking import Thinkers
from tests.server import slow


def with_thinkers(work: Callable[[Thinkers], Any]) -> Any:
    async def run() -> Any:
        thinkers = Thinkers(1, 0.2)
        try:
            return await work(thinkers)
        finally:
            await asyncio.to_thread(thinkers.stop)

    return asyncio.run(run())


@pytest.mark.parametrize("misbehave", [slow.sleep_for_ever, slow.die])
def test_a_bot_that_comes_to_no_choice(monkeypatch: pytest.MonkeyPatch, misbehave: Callable[..., str]) -> None:
    match = Match(onirim, seed="slow")
    ticks = []

    async def tick() -> None:
        while True:
            ticks.append(time.monotonic())
            await asyncio.sleep(0.01)

    async def work(thinkers: Thinkers) -> tuple[str, str]:
        assert await thinkers.run(slow.echo, ("ready",), 60) == "ready"
        ticking = asyncio.create_task(tick())
        with monkeypatch.context() as patched:
            patched.setattr(thinking, "choose", misbehave)
            first = await thinkers.choose(onirim, "sleepwalker", ("seed", "luck"), match.state, 0)
        ticking.cancel()
        # The next one gets a process that works.
        return first, await thinkers.run(slow.echo, ("well",), 60)

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

    async def work(thinkers: Thinkers) -> None:
        pieces: list[advice.Work] = [(slow.echo, ("quick",), 60), (slow.echo, ("better",), 60)]
        await advice.bring(thinkers, "w", pieces, lambda message: sent.append(json.loads(message)))
        await advice.bring(thinkers, "late", [(slow.sleep_for_ever, (), 0.1)], lambda m: sent.append(json.loads(m)))

    with_thinkers(work)
    assert [(each.get("advice"), each.get("last")) for each in sent[:2]] == [("quick", False), ("better", True)]
    assert (sent[2]["id"], sent[2]["key"]) == ("late", "advice-late")
