"""How much one guest may ask for."""

from __future__ import annotations

import time
from typing import Final

from reverie.core.errors import ReverieError


class Bucket:
    """So many at once, refilled at so many a second."""

    __slots__ = ("at_once", "left", "per_second", "since")

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.left = float(at_once)
        self.since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        return self.left + (time.monotonic() - self.since) * self.per_second >= self.at_once


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    FORGET_ABOVE: Final = 10_000

    def __init__(self, per_second: float, at_once: int) -> None:
        self.per_second: Final = per_second
        self.at_once: Final = at_once
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        if len(self.by_address) > self.FORGET_ABOVE:
            self.by_address = {name: bucket for name, bucket in self.by_address.items() if not bucket.is_full()}
        bucket = self.by_address.setdefault(address, Bucket(self.per_second, self.at_once))
        if not bucket.take():
            raise ReverieError("too-fast", {})
