"""Writes the golden games anew, and says what changed: `make golden`. Review the difference like code.

    python -m tests.golden.write                      write all, each from its stored seed
    python -m tests.golden.write --search             look for seeds first, where the stored one shows nothing
    python -m tests.golden.write --search win-one ... look for seeds of these in any case

A search takes minutes where what it looks for is rare; it writes `seeds.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.golden.golden import FOLDER, Golden
from tests.golden.goldens import GOLDENS, find_seed, seed_of
from tests.golden.seeds import SEEDS
from tests.golden.story import write

SEED_FILE = Path(__file__).parent / "seeds.py"


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--search"]:
        search(arguments[1:])
        store_seeds()
    FOLDER.mkdir(exist_ok=True)
    silent = [golden.name for golden in GOLDENS if not write_golden(golden)]
    remove_strangers()
    if silent:
        print(f"These do not show what they are there for: {', '.join(silent)}")
        print("Look for other seeds: python -m tests.golden.write --search")
    return 1 if silent else 0


def write_golden(golden: Golden) -> bool:
    """Write its file if it is not the same already; does it show what it should?"""
    if golden.name not in SEEDS:
        print(f"no seed    {golden.name}")
        return False
    story = golden.play(seed_of(golden))
    text = write(story, golden.telling)
    before = golden.path.read_text(encoding="utf-8") if golden.path.exists() else None
    if text != before:
        golden.path.write_text(text, encoding="utf-8")
    word = "new" if before is None else "unchanged" if text == before else "CHANGED"
    print(f"{word:<10} {golden.name}: {len(story.match.log)} lines, {story.match.seed!r}")
    return golden.is_shown(story)


def remove_strangers() -> None:
    """A game that left the list leaves the folder, too."""
    for path in sorted(set(FOLDER.iterdir()) - {golden.path for golden in GOLDENS}):
        path.unlink()
        print(f"removed    {path.name}")


def search(names: list[str]) -> None:
    for golden in GOLDENS:
        fine = golden.name in SEEDS and golden.is_shown(golden.play(seed_of(golden)))
        if golden.name in names or not fine:
            SEEDS[golden.name] = find_seed(golden)
            print(f"found      {golden.name}: seed {seed_of(golden)}", flush=True)


def store_seeds() -> None:
    lines = [f'    "{golden.name}": "{seed_of(golden)}",' for golden in GOLDENS]
    opening, _, _ = SEED_FILE.read_text(encoding="utf-8").partition("{")
    SEED_FILE.write_text("\n".join([opening + "{", *lines, "}", ""]), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
