"""Every rule has an id, a text in three languages, a test, and code that cites only ids there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from reverie.core import catalogue
from reverie.locale.speech import LANGUAGES, speech

ROOT = Path(__file__).parents[2]
CLAUSES = {
    "dreamscape": [f"D-{number}" for number in range(1, 81)],
    "labyrinth": [f"L-{number}" for number in range(1, 140)],
    "onirim": [f"O-{number}" for number in range(1, 54)],
}
DISAGREEMENTS = {"dreamscape": [], "labyrinth": [], "onirim": [f"D-{number}" for number in range(1, 15)]}

each_game = pytest.mark.parametrize("game", catalogue.names())


def test_every_game_has_its_clauses_listed() -> None:
    assert set(CLAUSES) == set(catalogue.names())


def clauses_tested(game: str) -> set[str]:
    """The clauses that tests are named after: test_O_10_... is a test of O-10."""
    found = set()
    for file in (ROOT / "tests" / "games" / game).glob("test_*.py"):
        for letter, number in re.findall(r"^def test_([A-Z])_(\d+)_", file.read_text(), re.MULTILINE):
            found.add(f"{letter}-{number}")
    return found


@each_game
def test_every_clause_has_a_test(game: str) -> None:
    assert [clause for clause in CLAUSES[game] + DISAGREEMENTS[game] if clause not in clauses_tested(game)] == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_text(game: str, language: str) -> None:
    told = [
        key.removeprefix("rule-") for key, _ in speech(language).outline(f"{game}-rules") if key.startswith("rule-")
    ]
    assert told == CLAUSES[game]


@each_game
def test_code_cites_only_clauses_that_exist(game: str) -> None:
    letter = CLAUSES[game][0].partition("-")[0]
    unknown = []
    for file in [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]:
        if file == Path(__file__):
            continue
        for cited in re.findall(rf"\b{letter}-\d+\b", file.read_text()):
            if cited not in CLAUSES[game]:
                unknown.append(f"{file.relative_to(ROOT)}: {cited}")
    assert unknown == []


@each_game
def test_every_clause_is_cited_by_the_rules(game: str) -> None:
    """The file heads name ranges such as `O-4 to O-11`; every clause stands in one, or is cited by itself."""
    letter = CLAUSES[game][0].partition("-")[0]
    cited: set[int] = set()
    for file in (ROOT / "src" / "reverie" / "games" / game).rglob("*.py"):
        text = file.read_text()
        cited |= {int(number) for number in re.findall(rf"\b{letter}-(\d+)\b", text)}
        for first, last in re.findall(rf"\b{letter}-(\d+) to {letter}-(\d+)\b", text):
            cited |= set(range(int(first), int(last) + 1))
    missing = [clause for clause in CLAUSES[game] if int(clause.partition("-")[2]) not in cited]
    assert missing == []


@each_game
def test_every_option_cites_a_clause(game: str) -> None:
    assert {option.rule for option in catalogue.find(game).OPTIONS} <= set(CLAUSES[game])
