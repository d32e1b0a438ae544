"""Taking turns: a few places, and a queue for everybody who waits for one. The queues are served in turn, so that who
asks for much waits for themselves."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Final


class Turns:
    def __init__(self, places: int) -> None:
        self.free = places
        self.queues: Final[dict[str, deque[asyncio.Future[None]]]] = {}  # whose turn is next comes first
        self.inside: Final[Counter[str]] = Counter()

    def asked_by(self, who: str) -> int:
        """How much somebody has under way, waiting or being done."""
        return self.inside[who] + sum([not called.done() for called in self.queues.get(who, ())])

    async def enter(self, who: str) -> None:
        """Returns when it is their turn; whoever entered has to `leave`."""
        called = asyncio.get_running_loop().create_future()
        self.queues.setdefault(who, deque()).append(called)
        self.call_next()
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called and hung up in the same moment
                self.leave(who)
            raise

    def leave(self, who: str) -> None:
        self.free += 1
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]
        self.call_next()

    def call_next(self) -> None:
        while self.free and self.queues:
            who = next(iter(self.queues))
            queue = self.queues.pop(who)
            while queue and queue[0].done():
                queue.popleft()  # has hung up
            if not queue:
                continue
            queue.popleft().set_result(None)
            self.inside[who] += 1
            self.free -= 1
            if queue:
                self.queues[who] = queue  # behind all others
