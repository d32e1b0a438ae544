"""What a release has recorded replays for ever, line by line and to the same end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import reverie
from reverie.core import catalogue
from reverie.core.record import load, to_record
from tests.golden.release import FOLDER, matches

RECORDS = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_a_release_replays(path: Path) -> None:
    stored = json.loads(path.read_text(encoding="utf-8"))
    again = to_record(load(path))
    for field in ("seed", "log", "result"):
        assert again[field] == stored[field]
    assert stored["options"].items() <= again["options"].items()


def test_every_match_of_this_release_is_kept() -> None:
    """Written by `python -m tests.golden.release` once the rules of a version are final."""
    kept = {path.stem for path in (FOLDER / reverie.__version__).glob("*.json")}
    assert kept == {name for name, *_ in matches()}


@pytest.mark.parametrize("game", catalogue.names())
def test_every_released_version_of_the_rules_is_kept(game: str) -> None:
    versions = {json.loads(path.read_text(encoding="utf-8"))["rules"] for path in RECORDS if path.stem.startswith(game)}
    assert catalogue.find(game).RULES_VERSION in versions
