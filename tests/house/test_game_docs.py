"""docs/notation.md and docs/protocol.md tell of every game what it can do, say and ask, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from reverie.core import catalogue
from reverie.core.option import Number, settle
from reverie.games.dreamscape.options import Agreement
from reverie.games.dreamscape.position import STEPS, write_table
from reverie.games.dreamscape.table import empty_table

ROOT = Path(__file__).parents[2]
HEADS = {"dreamscape": "Dreamscape"}
each_game = pytest.mark.parametrize("game", HEADS)


def code(game: str) -> str:
    return "\n".join(file.read_text() for file in (ROOT / "src" / "reverie" / "games" / game).rglob("*.py"))


def told(page: str, game: str, head: str) -> set[str]:
    """The words in code type in the first cells of the tables whose first column has this head."""
    chapter = (ROOT / "docs" / page).read_text().partition(f"\n### {HEADS[game]}\n")[2]
    chapter = re.split(r"\n##+ ", chapter)[0]
    tables = [table for table in re.split(r"\n\n+", chapter) if table.startswith(f"| {head} |")]
    cells = [line.split(" | ")[0] for table in tables for line in table.splitlines()[2:]]
    return {re.split("[ :]", word)[0] for cell in cells for word in re.findall("`([^`]+)`", cell)}


@each_game
def test_every_verb_is_told(game: str) -> None:
    verbs = {action.text.partition(" ")[0] for action in catalogue.find(game).ACTIONS}
    assert told("notation.md", game, "action") == verbs


@each_game
def test_every_event_is_told(game: str) -> None:
    """Events are told by `say`, `announce`, `tell...` and, for a shard put on a card, `store`."""
    named = set(re.findall(r'\b(?:say|announce|tell|tell_\w+)\("([a-z-]+)"', code(game)))
    named |= set(re.findall(r'\bstore\(s, "([a-z]+)"', code(game)))
    assert len(named) > 20
    assert told("protocol.md", game, "event") == named


@each_game
def test_every_question_is_told(game: str) -> None:
    asked = set(re.findall(r'Question\("([a-z-]+)"', code(game)))
    assert len(asked) > 10
    assert told("protocol.md", game, "question") == asked


@pytest.mark.parametrize("name", catalogue.names())
def test_sizes_and_order_of_codes_are_told(name: str) -> None:
    game = catalogue.find(name)
    chapter = (ROOT / "docs" / "protocol.md").read_text().partition("\n## Codes\n")[2].partition("\n## ")[0]
    [row] = [line.strip("| ").split(" | ") for line in chapter.splitlines() if line.startswith(f"| {name.title()} |")]
    counts = [int(count) for count in row[1].split(", ")]
    declared = next(option for option in game.OPTIONS if option.name == "players")
    assert isinstance(declared, Number)
    assert counts == list(range(declared.lowest, declared.highest + 1))
    matches = [settle(game.OPTIONS, {"players": count}) for count in counts]
    assert row[2] == ", ".join(str(len(game.player_actions(options))) for options in matches)
    assert row[3] == ", ".join(str(len(game.chance_actions(options))) for options in matches)
    [line] = [line for line in chapter.splitlines() if line.startswith(f"- {name.title()}: ")]
    for told, actions in zip(line.split("; chance: "), (game.player_actions, game.chance_actions), strict=True):
        verbs = [action.text.partition(" ")[0] for action in actions(matches[-1])]
        assert re.findall("`([a-z]+)`", told) == list(dict.fromkeys(verbs))


def test_every_field_and_step_of_a_position_is_told() -> None:
    dreamscape = catalogue.find("dreamscape")
    table = write_table(empty_table(Agreement(settle(dreamscape.OPTIONS, {}))))
    assert told("notation.md", "dreamscape", "field") == set(table)
    assert told("notation.md", "dreamscape", "step") == {name.partition(":")[0] for name in STEPS}
