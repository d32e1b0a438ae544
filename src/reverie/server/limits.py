"""How much one guest may ask for."""

from __future__ import annotations

import time
from typing import Final

from reverie.core.errors import ReverieError


class Bucket:
    """So many at once, refilled at so many a second."""

    __slots__ = ("at_once", "left", "per_second", "since")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.left = float(at_once)
        self.since = time.monotonic()

    def take(self) -> bool:
        if self.refilled() < 1:
            return False
        self.left -= 1
        return True

    def refilled(self) -> float:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.since) * self.per_second)
        self.since = now
        return self.left

    def spend(self, cost: float) -> None:
        """What has been used already, also if it was more than there was."""
        self.left = self.refilled() - cost

    def is_full(self) -> bool:
        return self.left + (time.monotonic() - self.since) * self.per_second >= self.at_once


TALK_PER_SECOND: Final = 0.5
TALK_AT_ONCE: Final = 10
MOST_CHATS: Final = 2_000  # at one table
MOST_ENTRIES: Final = 20_000  # of a log; beyond it a match can only be played to its end, which takes a few thousand


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    FORGET_ABOVE: Final = 10_000

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.by_address: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        if len(self.by_address) > self.FORGET_ABOVE:
            self.by_address = {name: bucket for name, bucket in self.by_address.items() if not bucket.is_full()}
        return self.by_address.setdefault(address, Bucket(self.per_second, self.at_once))

    def take(self, address: str) -> None:
        if not self.of(address).take():
            raise ReverieError("too-fast", {})

    def check(self, address: str) -> None:
        """Is anything left?"""
        if self.of(address).refilled() <= 0:
            raise ReverieError("too-fast", {})

    def spend(self, address: str, cost: float) -> None:
        self.of(address).spend(cost)
