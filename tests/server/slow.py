"""Work that misbehaves, for the processes that bots think in."""

from __future__ import annotations

import os
import time


def sleep_for_ever(*_: object) -> str:
    time.sleep(1000)
    return ""


def die(*_: object) -> str:
    os._exit(1)


def echo(word: str) -> str:
    return word


def nap() -> int:
    time.sleep(1.5)
    return os.getpid()


def whose() -> int:
    """Which process works."""
    return os.getpid()
