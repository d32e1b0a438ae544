"""Errors in the user's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reverie.core.errors import Refused, ReverieError
from reverie.locale.speech import Speech

REASONS = {
    FileNotFoundError: "missing",
    IsADirectoryError: "folder",
    PermissionError: "denied",
    NotADirectoryError: "missing",
}


class FileTrouble(ReverieError):
    """A file that cannot be read or written."""

    def __init__(self, key: str, path: Path, cause: OSError) -> None:
        reason = REASONS.get(type(cause), "other")
        super().__init__(key, {"file": str(path), "reason": reason, "message": cause.strerror or str(cause)})


@contextmanager
def reading(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise FileTrouble("file-read", path, error) from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise FileTrouble("file-write", path, error) from error


def say_error(speech: Speech, error: ReverieError) -> str:
    facts: dict[str, object] = dict(error.facts)
    if isinstance(error, Refused):
        facts["text"] = speech.say_if_known(f"rule-{error.rule}", "")
    if isinstance(error, FileTrouble):
        facts["reason"] = speech.say(f"reason-{facts['reason']}", facts)
    return speech.say(f"error-{error.key}", facts)
