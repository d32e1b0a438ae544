"""The pages list every action, position field, event and question of Labyrinth, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from reverie.core.option import settle
from reverie.games import labyrinth
from reverie.games.labyrinth.box.actions import SEATS
from reverie.games.labyrinth.box.options import Agreement
from reverie.games.labyrinth.table.position import write_table
from reverie.games.labyrinth.table.table import empty_table

ROOT = Path(__file__).parents[2]
RULES = "".join([path.read_text() for path in sorted((ROOT / "src/reverie/games/labyrinth").rglob("*.py"))])


def listed(page: str, head: str) -> set[str]:
    """The words in the first column of the table of Labyrinth with this head."""
    chapter = re.split(r"\n##+ ", (ROOT / "docs" / page).read_text().partition("\n### Labyrinth\n")[2])[0]
    table = chapter.partition(f"\n| {head} |")[2].partition("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    return {word for cell in cells for word in re.findall("`([^`]+)`", cell)}


def test_every_action_of_labyrinth_is_listed() -> None:
    verbs = {labyrinth.write(action).partition(" ")[0] for action in labyrinth.ACTIONS}
    assert {words.partition(" ")[0] for words in listed("notation.md", "action")} == verbs


def test_every_position_field_of_labyrinth_is_listed() -> None:
    table = empty_table(Agreement(settle(labyrinth.OPTIONS, {})))
    for seat in range(SEATS):
        table.pawns[seat] = table.start_of(0)
    assert listed("notation.md", "field") == set(write_table(table))


def test_every_event_of_labyrinth_is_listed() -> None:
    told = re.findall(r'\b(?:s|self)\.(?:tell|tell_\w+|say|show|whisper)\(\s*"([a-z-]+)"', RULES)
    laid = re.findall(r'\btell_laid\(s, "([a-z-]+)"', RULES)
    assert len(told) > 50
    assert listed("protocol.md", "event") == {*told, *laid}


def test_every_question_of_labyrinth_is_listed() -> None:
    asked = re.findall(r'\bQuestion\("([a-z-]+)"', RULES)
    second = re.findall(r'\b(?:SecondTrap|ShiftedTrap)\("([a-z-]+)"', RULES)  # a question called as its step
    assert len(asked) > 25
    assert listed("protocol.md", "question") == {*asked, *second}
