"""What is in the way of a release? `python -m tests.house.release` says it, and nothing where it may begin.

`python -m tests.house.release 2027-01-31` puts this day into the changelog, in the place of *unreleased*.
"""

from __future__ import annotations

import datetime
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.golden.release import matches

ROOT = Path(__file__).parents[2]
UNRELEASED = "(unreleased)"
BEGINNING = 8  # words; two bullets that have these in common say the same thing twice


def versions(root: Path) -> dict[str, str]:
    """The version each file names."""
    said = re.search('^__version__ = "(.+)"$', (root / "src/reverie/__init__.py").read_text(), re.MULTILINE)
    heading = newest((root / "CHANGELOG.md").read_text())[0]
    return {
        "pyproject.toml": tomllib.loads((root / "pyproject.toml").read_text())["project"]["version"],
        "src/reverie/__init__.py": said[1] if said else "nothing",
        "web/package.json": json.loads((root / "web/package.json").read_text())["version"],
        "web/package-lock.json": json.loads((root / "web/package-lock.json").read_text())["version"],
        "CHANGELOG.md": heading.removeprefix("## ").partition(" ")[0],
    }


def newest(changelog: str) -> list[str]:
    """The lines about the newest version, its heading first."""
    return ("## " + changelog.partition("\n## ")[2].partition("\n## ")[0]).splitlines()


def bullets(lines: list[str]) -> list[str]:
    """Each with the lines it goes on in."""
    found: list[str] = []
    for line in lines:
        if line.startswith("- "):
            found.append(line[2:])
        elif line.startswith("  ") and found:
            found[-1] += " " + line.strip()
    return found


def untidy(changelog: str) -> Iterator[str]:
    """What is wrong with the newest version as it is written down, but for its day."""
    lines = newest(changelog)
    for place, line in enumerate(lines[1:-1], start=1):
        if not line and lines[place - 1].startswith(("- ", "  ")) and not lines[place + 1].startswith("#"):
            yield f"CHANGELOG.md: a blank line before {lines[place + 1]!r}"
    for place, line in enumerate(lines):
        if line.startswith("### ") and not bullets(lines[place + 1 : place + 3]):
            yield f"CHANGELOG.md: nothing below {line!r}"
    beginnings = [" ".join(bullet.split()[:BEGINNING]) for bullet in bullets(lines)]
    for beginning in dict.fromkeys(beginnings):
        if beginnings.count(beginning) > 1:
            yield f"CHANGELOG.md: said twice: {beginning!r}"


def undated(changelog: str) -> Iterator[str]:
    heading = newest(changelog)[0]
    if not re.fullmatch(r"## \S+ \(\d{4}-\d\d-\d\d\)", heading):
        yield f"CHANGELOG.md: no day in {heading!r}; make release DAY=YEAR-MONTH-DAY writes it"


def disagreeing(root: Path) -> Iterator[str]:
    found = versions(root)
    if len(set(found.values())) > 1:
        yield "the version is not the same everywhere: " + ", ".join(f"{name} {said}" for name, said in found.items())


def unkept(root: Path, version: str) -> Iterator[str]:
    """Records of this version that are to be kept for ever, and are not."""
    folder = root / "tests/golden/releases" / version
    missing = [name for name, *_ in matches() if not (folder / f"{name}.json").exists()]
    if missing:
        yield f"no records of {version} are kept for {', '.join(missing)}; make release-records plays them"


def git(root: Path, *command: str) -> str:
    return subprocess.run(["git", *command], cwd=root, capture_output=True, text=True, check=True).stdout


def in_the_way(root: Path) -> Iterator[str]:
    changelog = (root / "CHANGELOG.md").read_text()
    version = versions(root)["pyproject.toml"]
    yield from disagreeing(root)
    yield from undated(changelog)
    yield from untidy(changelog)
    yield from unkept(root, version)
    if git(root, "status", "--porcelain"):
        yield "there are changes that are not committed"
    if git(root, "tag", "--list", f"v{version}"):
        yield f"v{version} is tagged already; a release does not change"


def write_day(root: Path, day: str) -> None:
    """Put the day into the heading of the newest version."""
    file = root / "CHANGELOG.md"
    text = file.read_text()
    heading = newest(text)[0]
    if UNRELEASED not in heading:
        sys.exit(f"CHANGELOG.md: {heading!r} is not {UNRELEASED}")
    dated = heading.replace(UNRELEASED, f"({datetime.date.fromisoformat(day)})")
    file.write_text(text.replace(heading, dated, 1))


def main(root: Path, days: list[str]) -> None:
    if days:
        write_day(root, days[0])
        sys.exit("the day is in CHANGELOG.md: commit it, and release then")
    found = list(in_the_way(root))
    if found:
        sys.exit("\n".join(["this version cannot be released:", *found]))


if __name__ == "__main__":
    main(ROOT, sys.argv[1:])
