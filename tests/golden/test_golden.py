"""Every golden game is played again as it says, and has to come out the same to the byte."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product, zip_longest

import pytest

from reverie.core.errors import ReverieError
from reverie.core.option import Value
from tests.golden.golden import FOLDER, Golden, values_away, values_of
from tests.golden.goldens import GOLDENS, KINDS, seed_of
from tests.golden.story import Script, Story, read, replay, spell, write

ADVICE = "If that is meant, run `make golden` and review the difference."


def script_of(golden: Golden) -> Script:
    assert golden.path.exists(), f"{golden.path.name} is missing: run `make golden`"
    return read(golden.path.read_text(encoding="utf-8"))


@cache
def played_again(place: int) -> Story:
    """The golden game at this place of the list; played once for all tests, for a match takes its time."""
    golden = GOLDENS[place]
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
    story = played_again(GOLDENS.index(golden))
    found = write(story, golden.telling)
    if found.encode() != expected:
        pytest.fail(f"{golden.path.name} differs in {difference(expected.decode(), found)}\n{ADVICE}", pytrace=False)
    assert golden.is_shown(story), f"{golden.name} does not show what it is there for; see its list"


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_file_is_of_the_list(golden: Golden) -> None:
    """The header says what the list says, so that a file edited by hand is noticed."""
    script = script_of(golden)
    assert script.game is golden.game
    assert script.options == golden.away()
    assert script.seed == seed_of(golden)


def players_of(kind: type[Golden]) -> Sequence[Value]:
    [option] = [option for option in kind.game.OPTIONS if option.name == "players"]
    return values_of(option)


def test_every_ending_for_one_and_for_two() -> None:
    """Onirim is for one and for two; Dreamscape ends in two ways for each number of players."""
    stories = [(golden, played_again(place)) for place, golden in enumerate(GOLDENS)]
    for kind in KINDS:
        of_kind = [(golden, story) for golden, story in stories if isinstance(golden, kind)]
        shown = {(story.match.options["players"], golden.ended(story)) for golden, story in of_kind}
        missing = set(product(players_of(kind), kind.endings)) - shown
        assert not missing, f"no golden game of {kind.game.NAME} ends like this: {sorted(missing)}"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.game.NAME)
def test_every_option_away_from_its_default(kind: type[Golden]) -> None:
    declared = set(values_away(kind.game))
    of_kind = [golden for golden in GOLDENS if isinstance(golden, kind)]
    shown = {spell(name, value) for golden in of_kind for name, value in golden.away().items()}
    assert not declared - shown, f"no golden game is played with {sorted(declared - shown)}"
    assert set(kind.at_work) == declared, "the list says for each value of an option what shows it at work"


def test_no_file_without_being_in_the_list() -> None:
    strangers = {path.name for path in FOLDER.iterdir()} - {golden.path.name for golden in GOLDENS}
    assert not strangers, f"not in a list: {sorted(strangers)}; `make golden` removes them"
    assert len({golden.name for golden in GOLDENS}) == len(GOLDENS)
