"""Errors in the user's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reverie.core.errors import Refused, ReverieError
from reverie.locale.speech import Speech

REASONS: dict[type[Exception], str] = {
    FileNotFoundError: "missing",
    IsADirectoryError: "folder",
    PermissionError: "denied",
    NotADirectoryError: "missing",
}


class FileTrouble(ReverieError):
    """A file that cannot be read or written: the system's reason, or a name that is none (ValueError)."""

    def __init__(self, key: str, path: Path, cause: OSError | ValueError) -> None:
        reason = REASONS.get(type(cause), "other")
        message = cause.strerror if isinstance(cause, OSError) else None
        super().__init__(key, {"file": str(path), "reason": reason, "message": message or str(cause)})


class OutputTrouble(ReverieError):
    """What should be printed cannot be written: the disk is full, the device is gone."""

    def __init__(self, cause: OSError) -> None:
        super().__init__("output", {"reason": "other", "message": cause.strerror or str(cause)})


@contextmanager
def reading(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        raise FileTrouble("file-read", path, error) from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        raise FileTrouble("file-write", path, error) from error


def say_error(speech: Speech, error: ReverieError) -> str:
    facts: dict[str, object] = dict(error.facts)
    if isinstance(error, Refused):
        facts["text"] = speech.say_if_known(f"rule-{error.rule}", "")
    if isinstance(error, (FileTrouble, OutputTrouble)):
        facts["reason"] = speech.say(f"reason-{facts['reason']}", facts)
    return speech.say(f"error-{error.key}", facts)
