"""The content of Labyrinth: the laws of a content file, our own box, a box of one's own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from reverie.core.contents import bring
from reverie.core.game import NOBODY
from reverie.core.laws import BadContent
from reverie.core.lined_json import Fault
from reverie.core.match import Match
from reverie.core.random import Random
from reverie.core.record import from_record, to_record, write_record
from reverie.games import labyrinth
from reverie.games.labyrinth.box.content import standard_text
from reverie.games.labyrinth.box.content_laws import bring_content, cross, read_content, standard

TEXT = standard_text()
HERE = "§"  # marks in a change the place whose line the fault has to name

TILE = '{"id": "n01", "corridors": ["03t"]}'
BRIDGE = '{"id": "n12", "corridors": ["03", "14t"], "bridge": true}'
TRAP = '{"id": "t01", "count": 6, "rolls": 1, "difficulty": 7, "lose": 1'
GOLEM = '"golem": {"0": 2, "1": 3, "2": 3, "3": 2, "4": 0, "centre": 2}'
TWO = '"2": {"centre": "e2", "seats": [3, 6]}'
ROLL = '{"effect": "roll", "tests": ["combat"], "by": 3}'
EVENTS = '"events": [\n    {"id": "e01", '
PRAYER = '{"effect": "regain"}'

# What breaks each law: the sentence, what our file says, and what stands there instead.
LAWS = [
    ("json-value", '"version": 1', f'"version": {HERE}'),
    ("format", '"format": "reverie-labyrinth"', f'"format":\n{HERE}"reverie-dreamscape"'),
    ("version", '"version": 1', f'{HERE}"version": 9'),
    ("field-missing", '"count": 6, ', HERE),
    ("field-unknown", TILE, f'{{"id": "n01",\n{HERE}"colour": 3, "corridors": ["03t"]}}'),
    ("form", TILE, f'{{"id": "n01", "corridors":\n{HERE}"03t"}}'),
    ("id-place", TILE, f'{{{HERE}"id": "n31", "corridors": ["03t"]}}'),
    ("corridor", TILE, f'{{"id": "n01", "corridors": [\n{HERE}"37t"]}}'),
    ("corridor", TILE, f'{{"id": "n01", "corridors": [\n{HERE}"033"]}}'),
    ("edge-shared", TILE, f'{{"id": "n01", "corridors": ["03t",\n{HERE}"01"]}}'),
    ("count", TILE, f'{{"id": "n01", {HERE}"corridors": []}}'),
    ("count", TILE, f'{{"id": "n01", {HERE}"corridors": ["0", "1", "2", "3"]}}'),
    ("bridge-missing", BRIDGE, f'{{"id": "n12", {HERE}"corridors": ["03", "14t"]}}'),
    ("bridge-idle", BRIDGE, f'{{"id": "n12", {HERE}"corridors": ["01", "34t"], "bridge": true}}'),
    ("range", TRAP, f'{HERE}{{"id": "t01", "count": 6, "rolls": 9, "difficulty": 7, "lose": 1'),
    ("range", TRAP, f'{HERE}{{"id": "t01", "count": 6, "rolls": 1, "difficulty": 13, "lose": 1'),
    ("unknown", '"effect": "back"', f'{HERE}"effect": "sideways"'),
    ("unknown", ROLL, f'{{{HERE}"effect": "fly"}}'),
    ("unknown", ROLL, f'{HERE}{{"effect": "roll", "tests": ["chess"], "by": 3}}'),
    ("field-missing", ROLL, f'{HERE}{{"effect": "roll", "by": 3}}'),
    ("last-event", EVENTS, f"{HERE}" + EVENTS.replace('"e01", ', '"e01", "last": true, ')),
    ("effect-place", '"at_once": {"effect": "find"}', f'{HERE}"at_once": {{"effect": "sanctity"}}'),
    ("count", GOLEM, f'{HERE}"golem": {{"0": 0, "1": 0, "2": 0, "3": 1, "4": 0, "centre": 0}}'),
    ("centre-corner", TWO, f'{HERE}"2": {{"centre": "d1", "seats": [3, 6]}}'),
    ("seats", TWO, f'{HERE}"2": {{"centre": "e2", "seats": [3, 3]}}'),
    ("seats", TWO, f'{HERE}"2": {{"centre": "e2", "seats": [3, 4, 6]}}'),
    ("unknown", TWO, f'{HERE}"2": {{"centre": "h9", "seats": [3, 6]}}'),
    ("token-missing", '"powers": [{"effect": "turn"}]', f'{HERE}"powers": [{PRAYER}]'),
    ("name", '"en": "Warlock"', f'{HERE}"en": ""'),
]  # fmt: skip


def faults_of(text: str) -> list[Fault]:
    try:
        read_content(text)
    except BadContent as bad:
        return bad.faults
    return []


def test_our_own_box_is_good() -> None:
    assert faults_of(TEXT) == []


@pytest.mark.parametrize(("key", "old", "new"), LAWS)
def test_law(key: str, old: str, new: str) -> None:
    assert TEXT.count(old) >= 1, old
    before, after = TEXT.split(old, 1)
    marked = before + new + after
    line = marked[: marked.index(HERE)].count("\n") + 1
    found = faults_of(marked.replace(HERE, ""))
    first = [fault for fault in found if fault.key == key]
    assert first, [(fault.key, fault.line) for fault in found]
    assert first[0].line == line


def test_the_counts_of_the_rulebook() -> None:
    box = standard()
    corridors = [len(tile.edges) for tile in box.tiles]
    assert (corridors.count(1), corridors.count(2), corridors.count(3)) == (11, 14, 5)
    assert sum(corridors) + 6 == 60 == sum(int(trap.count) for trap in box.traps)
    assert len([tile for tile in box.tiles if tile.bridge]) == 12
    assert sum(sum(tile.traps) for tile in box.tiles) == 12
    assert sum(sum(tile.chests) for tile in box.tiles) == 10
    assert all(len(character.abilities) == 4 for character in box.characters)


def test_every_name_is_there_in_three_languages() -> None:
    box = standard()
    pieces: list[Any] = [*box.traps, *box.items, *box.events, *box.characters]
    pieces += [ability for character in box.characters for ability in character.abilities]
    pieces += [character.tokens for character in box.characters if character.tokens.count]
    for language in ("en", "pl", "ko"):
        assert all(piece.names[language] for piece in pieces)
    korean = [piece.names["ko"] for piece in pieces]
    assert all(any("가" <= sign <= "힣" for sign in name) for name in korean)


def test_crossing_corridors() -> None:
    assert cross(0b001001, 0b010010)
    assert not cross(0b000011, 0b011000)
    assert not cross(0b000001, 0b110110)


def own_box(**changes: Any) -> str:
    box = json.loads(TEXT) | changes
    return json.dumps(box)


def test_a_box_of_ones_own_is_kept_under_a_key_and_played() -> None:
    text = own_box(name="mine", golem={"0": 0, "1": 6, "2": 0, "3": 0, "4": 0, "centre": 6})
    options = bring(labyrinth, text)
    assert str(options["content"]).startswith("mine-")
    assert bring_content(text) == options["content"]
    match = Match(labyrinth, {"players": 3, "rounds": 2, **options}, seed="own box")
    random = Random("own", "box")
    while match.actor != NOBODY:
        choices = match.choices(match.actor)
        match.play(match.actor, choices[random.below(len(choices))])
    assert match.state.agreed.content.golem == [0, 6, 0, 0, 0, 6]
    again = from_record(json.loads(write_record(to_record(match))))
    assert labyrinth.pack(again.state) == labyrinth.pack(match.state)


def test_a_bad_box_is_not_kept() -> None:
    with pytest.raises(BadContent):
        bring_content("{}")
