"""The README tells the truth: its example runs and prints what it says, its commands exist, its rooms are there."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from reverie.cli import app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


def test_the_example_runs_and_prints_what_it_says() -> None:
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(example.splitlines()) == 12
    said = re.findall(r"# -> (.*)", example)
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(example, "README.md", "exec"), {})
    assert printed.getvalue().splitlines() == said
    assert len(said) == 4


def test_its_commands_exist() -> None:
    shown = set(re.findall(r"^reverie (\w+)", README, re.MULTILINE))
    assert shown == set(app.places) - {"version"}


def test_its_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_table_of_rooms_is_complete() -> None:
    table = re.findall(r"^\| (`[^|]+`) \|", README, re.MULTILINE)
    rooms = {room.strip("/") for cell in table for room in re.findall("`([^`]+)`", cell)}
    there = {path.name for path in (ROOT / "src" / "reverie").iterdir() if (path / "__init__.py").exists()}
    assert {room.split("/")[0] for room in rooms} == there
