"""A release is refused while anything about it is untidy."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.golden.release import matches
from tests.house.release import ROOT, git, in_the_way, main, untidy

CHANGELOG = """# Changelog

## 1.2.0 (2027-01-31)

What it is about.

### Rules
- A door that has been opened stays open for everybody at
  the table.
- A key fits.

### Words
- Polish is better.

## 1.1.0

### Rules
- A key fits.
"""


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "commit", "--quiet", "--message", "All of it")


@pytest.fixture
def tidy(tmp_path: Path) -> Path:
    """A project that can be released."""
    version = json.dumps({"version": "1.2.0"})
    files = {
        "pyproject.toml": '[project]\nversion = "1.2.0"\n',
        "src/reverie/__init__.py": '__version__ = "1.2.0"\n',
        "web/package.json": version,
        "web/package-lock.json": version,
        "CHANGELOG.md": CHANGELOG,
        **{f"tests/golden/releases/1.2.0/{name}.json": "{}" for name, *_ in matches()},
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def test_what_is_tidy_can_be_released(tidy: Path) -> None:
    main(tidy, [])


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("CHANGELOG.md", "(2027-01-31)", "(unreleased)", "no day in '## 1.2.0 (unreleased)'"),
        ("CHANGELOG.md", "## 1.2.0", "## 1.3.0", "CHANGELOG.md 1.3.0"),
        ("CHANGELOG.md", "- A key fits.\n\n###", "\n- A key fits.\n\n###", "a blank line before '- A key fits.'"),
        ("CHANGELOG.md", "Polish is better.", "A key fits.", "said twice: 'A key fits.'"),
        (
            "CHANGELOG.md",
            "Polish is better.",
            "A door that has been opened stays open for us.",
            "said twice: 'A door that has been opened stays open'",
        ),
        ("CHANGELOG.md", "- Polish is better.\n", "", "nothing below '### Words'"),
        ("pyproject.toml", "1.2.0", "1.2.1", "pyproject.toml 1.2.1, src/reverie/__init__.py 1.2.0"),
        ("src/reverie/__init__.py", "1.2.0", "1.1.0", "src/reverie/__init__.py 1.1.0"),
        ("web/package.json", "1.2.0", "1.1.0", "web/package.json 1.1.0"),
        ("web/package-lock.json", "1.2.0", "1.1.0", "web/package-lock.json 1.1.0"),
    ],
)
def test_what_is_untidy_is_refused(tidy: Path, file: str, before: str, after: str, said: str) -> None:
    text = (tidy / file).read_text()
    assert before in text
    (tidy / file).write_text(text.replace(before, after, 1))
    commit(tidy)
    assert said in "\n".join(in_the_way(tidy))
    with pytest.raises(SystemExit, match="this version cannot be released"):
        main(tidy, [])


def test_records_are_kept_of_every_release(tidy: Path) -> None:
    (tidy / "tests/golden/releases/1.2.0/onirim-1.json").unlink()
    commit(tidy)
    assert [*in_the_way(tidy)] == ["no records of 1.2.0 are kept for onirim-1; make release-records plays them"]


def test_only_what_is_committed_is_released_and_only_once(tidy: Path) -> None:
    (tidy / "notes.txt").write_text("Not yet.")
    assert [*in_the_way(tidy)] == ["there are changes that are not committed"]
    commit(tidy)
    git(tidy, "tag", "v1.2.0")
    assert [*in_the_way(tidy)] == ["v1.2.0 is tagged already; a release does not change"]


def test_the_day_is_written_once(tidy: Path) -> None:
    log = tidy / "CHANGELOG.md"
    log.write_text(CHANGELOG.replace("(2027-01-31)", "(unreleased)"))
    with pytest.raises(SystemExit, match="commit it, and release then"):
        main(tidy, ["2027-01-31"])
    assert log.read_text() == CHANGELOG
    with pytest.raises(SystemExit, match="is not"):
        main(tidy, ["2027-02-01"])
    assert log.read_text() == CHANGELOG


def test_our_own_changelog_is_tidy() -> None:
    assert [*untidy((ROOT / "CHANGELOG.md").read_text())] == []
