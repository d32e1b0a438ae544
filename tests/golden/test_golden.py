"""Every golden game is played again as it says, and has to come out the same to the byte."""

from __future__ import annotations

from itertools import product, zip_longest

import pytest

from reverie.core.errors import ReverieError
from reverie.games.onirim.position import OUTCOMES
from tests.golden.goldens import AT_WORK, FOLDER, GOLDENS, Golden, ending, seed_of, values_away
from tests.golden.story import Script, Story, away, read, replay, spell, write

ADVICE = "If that is meant, run `make golden` and review the difference."


def script_of(golden: Golden) -> Script:
    assert golden.path.exists(), f"{golden.path.name} is missing: run `make golden`"
    return read(golden.path.read_text(encoding="utf-8"))


def played_again(golden: Golden) -> Story:
    try:
        return replay(script_of(golden))
    except (ReverieError, IndexError) as error:
        pytest.fail(f"{golden.path.name} cannot be played any more: {error!r}. {ADVICE}")


def difference(expected: str, found: str) -> str:
    """The first line that differs, in both."""
    pairs = zip_longest(expected.splitlines(), found.splitlines(), fillvalue="(no line)")
    for number, (before, now) in enumerate(pairs, 1):
        if before != now:
            return f"line {number}\n  golden: {before}\n  now:    {now}"
    return "the line ends"


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_game_is_the_same(golden: Golden) -> None:
    expected = golden.path.read_bytes()
    story = played_again(golden)
    found = write(story)
    if found.encode() != expected:
        pytest.fail(f"{golden.path.name} differs in {difference(expected.decode(), found)}\n{ADVICE}", pytrace=False)
    assert golden.is_shown(story), f"{golden.name} does not show what it is there for; see goldens.py"


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_file_is_of_the_list(golden: Golden) -> None:
    """The header says what the list says, so that a file edited by hand is noticed."""
    script = script_of(golden)
    assert script.options == away(golden.settled())
    assert script.seed == seed_of(golden)


def test_every_ending_for_one_and_for_two() -> None:
    shown = {(story.match.options["players"], ending(story)) for story in map(played_again, GOLDENS)}
    missing = set(product((1, 2), OUTCOMES[1:])) - shown
    assert not missing, f"no golden game ends like this: {sorted(missing)}"


def test_every_option_away_from_its_default() -> None:
    declared = set(values_away())
    shown = {spell(name, value) for golden in GOLDENS for name, value in away(golden.settled()).items()}
    assert not declared - shown, f"no golden game is played with {sorted(declared - shown)}"
    assert set(AT_WORK) == declared, "goldens.py says for each value of an option what shows it at work"


def test_no_file_without_being_in_the_list() -> None:
    strangers = {path.name for path in FOLDER.iterdir()} - {golden.path.name for golden in GOLDENS}
    assert not strangers, f"not in goldens.py: {sorted(strangers)}; `make golden` removes them"
    assert len({golden.name for golden in GOLDENS}) == len(GOLDENS)
