"""The content of Dreamscape: the laws of a content file, the advice, our own set, and `reverie content check`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from reverie.cli import run
from reverie.core.laws import BadContent
from reverie.core.lined_json import BIGGEST, Fault
from reverie.games.dreamscape.content import (
    POWERS,
    STUDIO,
    Cell,
    Content,
    Landscape,
    read_content,
    standard,
    standard_text,
)
from reverie.games.dreamscape.content_advice import advise, size, turned
from reverie.locale.speech import FOLDER, LANGUAGES, speech

TEXT = standard_text()
HERE = "§"  # marks in a change the place whose line the fault has to name

CARD = '{"id": "c01", "level": 1, "points": 4, "power": "archive",'
NAMES = '{"en": "Lantern Rock", "pl": "Skała Latarnika", "ko": "등불 바위"}'
PATTERN = '"pattern": ["RR W+D"]'
TOKEN = '{"id": "t01", "kind": "most_cards", "points": 6}'
COLOUR_TOKEN = '{"id": "t07", "kind": "most_of_colour", "colour_slot": true, "points": 5}'
NIGHTMARE_TOKEN = '{"id": "t06", "kind": "no_nightmare", "nightmare_only": true, "points": 6}'
SCALE = '"scale": {"1": 1, "3": 3, "4": 4, "5": 6, "6": 7, "7": 9, "8": 10}'
EDGES = '"edges": [[1, 2], [2, 3], [4, 5], [5, 6], [1, 4], [2, 5], [3, 6]]'
DOTS = '"dots": [2, 2, 2, 3, 4]'
ENTRY = '"entry": [0, 2]'
SHARDS = '{"W": 28, "E": 23, "M": 20, "R": 23, "S": 15}'
END = "  ]\n}\n"

# What breaks each law: the sentence, what our file says, and what stands there instead.
LAWS = [
    ("json-value", '"red": 25', f'"red": {HERE}'),
    ("json-value", '"red": 25', f'"red": {HERE}NaN'),
    ("json-value", '"red": 25', f'"red": {HERE}-'),
    ("json-text", '"name": "standard"', f'{HERE}"name": "standard'),
    ("json-text", '"name": "standard"', f'{HERE}"name": "stand\\ard"'),
    ("json-next", '"red": 25,\n  ', f'"red": 25\n  {HERE}'),
    ("json-next", "[0, 2]}", f"{HERE}[0, 2}}"),
    ("json-colon", '"red": 25', f'{HERE}"red" 25'),
    ("json-name", '"rows": 5, ', f'{HERE}"rows": 5, , '),
    ("json-name", f"{CARD}\n", f"{CARD}\n{HERE}card"),
    ("json-rest", END, f"{END}\n{HERE}}}"),
    ("json-end", END, f"  ]\n{HERE}"),
    ("json-end", END, f"  ],{HERE} "),
    ("json-deep", '"red": 25', f'"red": {HERE}{"[" * 30}{"]" * 30}'),
    ("field-repeated", '"red": 25,', f'"red": 25,\n{HERE}"red": 25,'),
    ("field-unknown", CARD, f'{HERE}{CARD} "colour": 3,'),
    ("field-unknown", SHARDS, f'{{"W": 28, "E": 23, "M": 20, "R": 23, "S": 15,\n{HERE}"N": 3}}'),
    ("field-unknown", TOKEN, f'{{"id": "t01", "kind": "most_cards", "points": 6,\n{HERE}"scale": {{"1": 1}}}}'),
    ("field-unknown", SCALE, f'{SCALE},\n{HERE}"points": 3'),
    ("field-unknown", NAMES, f'{{{HERE}"en": "Lantern Rock", "de": "Laternenfels"}}'),
    ("field-missing", CARD, f'{HERE}{{"id": "c01", "points": 4, "power": "archive",'),
    ("field-missing", TOKEN, f'{HERE}{{"id": "t01", "kind": "most_cards"}}'),
    ("field-missing", f", {SCALE}", HERE),
    ("field-missing", '"2": 6, "3": 9', f'{HERE}"3": 9'),
    ("form", '"red": 25', f'{HERE}"red": "25"'),
    ("form", '"red": 25', f'"red":\n{HERE}25.0'),
    ("form", '"red": 25', f'{HERE}"red": null'),
    ("form", NAMES, f"{HERE}[]"),
    ("form", PATTERN, f'{HERE}"pattern": "RR W+D"'),
    ("form", PATTERN, f'"pattern": ["RR W+D",\n{HERE}7]'),
    ("form", '"colour_slot": true', f'{HERE}"colour_slot": 1'),
    ("form", '"nightmare_only": true', f'{HERE}"nightmare_only": "yes"'),
    ("form", TOKEN, f'{HERE}"most_cards"'),
    ("form", "[1, 2]", f'{HERE}"1-2"'),
    ("range", '"red": 25', f'{HERE}"red": 4'),
    ("range", '"red": 25', f'{HERE}"red": 99999999999999999999'),
    ("range", '"level": 1', f'{HERE}"level": 4'),
    ("range", '"points": 5', f'{HERE}"points": 0'),
    ("range", '"W": 28', f'{HERE}"W": 0'),
    ("range", '"4": 12', f'{HERE}"4": -1'),
    ("range", "[4, 5]", f"[4,\n{HERE}7]"),
    ("range", DOTS, f'"dots": [2, 2, 2, 3,\n{HERE}5]'),
    ("range", '"rows": 5', f'{HERE}"rows": 6'),
    ("range", ENTRY, f'{HERE}"entry": [0, 5]'),
    ("word", '"name": "standard"', f'{HERE}"name": "My cards"'),
    ("pair", ENTRY, f'{HERE}"entry": [0]'),
    ("pair", "[1, 2]", f"{HERE}[1, 2, 3]"),
    ("format", '"reverie-dreamscape"', f'{HERE}"reverie-record"'),
    ("version", '"version": 1', f'{HERE}"version": 2'),
    ("id-place", '"id": "c30"', f'{HERE}"id": "c12"'),
    ("id-place", '"id": "c30"', f'{HERE}"id": "C30"'),
    ("id-place", '"id": "t16"', f'{HERE}"id": "t{"1" * 500}"'),
    ("powers-count", '"lake", "lord"]', f'{HERE}"lake"]'),
    ("power-unknown", '"lake", "lord"]', f'"lake",\n{HERE}"king"]'),
    ("power-unknown", '"power": "archive"', f'{HERE}"power": "archives"'),
    ("power-repeated", '"lake", "lord"]', f'"lake",\n{HERE}"tower"]'),
    ("edge-loop", "[1, 2]", f"{HERE}[1, 1]"),
    ("edge-repeated", "[3, 6]", f"[3, 6],\n{HERE}[2, 1]"),
    ("edge-missing", ", [3, 6]", HERE),
    ("board-split", EDGES, f'{HERE}"edges": [[1, 2], [2, 4], [3, 6], [5, 6]]'),
    ("dots-count", DOTS, f'{HERE}"dots": [2, 2, 3, 4]'),
    ("dots-order", DOTS, f'{HERE}"dots": [2, 2, 2, 4, 3]'),
    ("dots-first", DOTS, f'{HERE}"dots": [3, 3, 3, 3, 4]'),
    ("shards-few", SHARDS, f'{HERE}{{"W": 8, "E": 7, "M": 7, "R": 10, "S": 1}}'),
    ("cards-many", '"cards": [', f'{HERE}"cards": [{"7, " * 200}'),
    ("name-missing", NAMES, f"{HERE}{{}}"),
    ("name", '"Lantern Rock"', f'{HERE}""'),
    ("name", '"Lantern Rock"', f'{HERE}" Lantern Rock"'),
    ("name", '"Lantern Rock"', f'{HERE}"Lantern\\nRock"'),
    ("name", '"Lantern Rock"', f'{HERE}"Lantern \\ud800"'),
    ("name", '"Lantern Rock"', f'{HERE}"{"Rock" * 16}"'),
    ("row-length", PATTERN, f'"pattern": ["RR W+D",\n{HERE}"R"]'),
    ("pattern-empty", PATTERN, f'{HERE}"pattern": []'),
    ("pattern-empty", PATTERN, f'{HERE}"pattern": [". .", ". ."]'),
    ("cell", PATTERN, f'"pattern": ["RR W+D",\n{HERE}"r ."]'),
    ("cell", PATTERN, f'{HERE}"pattern": ["RR W+D", "R+ ."]'),
    ("cell", PATTERN, f'{HERE}"pattern": ["RR W+D", "+T ."]'),
    ("cell", PATTERN, f'{HERE}"pattern": ["RR W+D", "R+TT ."]'),
    ("cell-colour", PATTERN, f'{HERE}"pattern": ["RR W+D", "S ."]'),
    ("cell-colour", PATTERN, f'{HERE}"pattern": ["RR W+D", "RN ."]'),
    ("cell-high", PATTERN, f'{HERE}"pattern": ["{"R" * 21} W+D"]'),
    ("dreamer-tree", PATTERN, f'{HERE}"pattern": ["RR W+T+D"]'),
    ("dreamers", PATTERN, f'{HERE}"pattern": ["RR W"]'),
    ("dreamers", PATTERN, f'{HERE}"pattern": ["RR+D W+D"]'),
    ("pattern-big", PATTERN, f'{HERE}"pattern": ["R W+D W W W W"]'),
    ("pattern-shards", PATTERN, f'{HERE}"pattern": ["{"R" * 12} {"R" * 12} W+D"]'),
    ("pattern-trees", PATTERN, f'{HERE}"pattern": ["M+T M+T M+T M+T", "M+T M+T M+T W+D"]'),
    ("tokens-many", '"tokens": [', f'{HERE}"tokens": [{"7, " * 60}'),
    ("kind-unknown", '"kind": "most_cards"', f'{HERE}"kind": "most_points"'),
    ("slot-missing", COLOUR_TOKEN, f'{HERE}{{"id": "t07", "kind": "most_of_colour", "points": 5}}'),
    ("slot-missing", COLOUR_TOKEN, COLOUR_TOKEN.replace("true", f"\n{HERE}false")),
    ("slot-extra", TOKEN, f'{{"id": "t01", "kind": "most_cards", "points": 6,\n{HERE}"colour_slot": true}}'),
    ("nightmare-only", NIGHTMARE_TOKEN, f'{HERE}{{"id": "t06", "kind": "no_nightmare", "points": 6}}'),
    ("scale-empty", SCALE, f'{HERE}"scale": {{}}'),
    ("scale-count", SCALE, f'{HERE}"scale": {{"0": 3}}'),
    ("scale-count", SCALE, f'{HERE}"scale": {{"3": 3, "51": 6}}'),
    ("scale-count", SCALE, f'{HERE}"scale": {{"³": 3}}'),
    ("scale-order", SCALE, f'"scale": {{"3": 3,\n{HERE}"2": 6}}'),
    ("scale-falling", SCALE, f'"scale": {{"3": 3,\n{HERE}"5": 2}}'),
]
# Broken below, each by a test of its own.
OTHERS = {"root", "too-big", "utf8", "cards-few", "tokens-few"}


def changed(old: str, new: str) -> tuple[str, int]:
    """Our file with one change, and the line of the mark in it."""
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    line = text[: text.index(HERE)].count("\n") + 1
    return text.replace(HERE, ""), line


def faults_in(text: str) -> list[Fault]:
    with pytest.raises(BadContent) as caught:
        read_content(text)
    return caught.value.faults


def say_everywhere(faults: list[Fault], prefix: str) -> None:
    for language in LANGUAGES:
        for fault in faults:
            said = speech(language).say(f"{prefix}-{fault.key}", fault.facts)
            assert said and "\n" not in said


@pytest.mark.parametrize(("key", "old", "new"), LAWS)
def test_a_broken_law_is_found_on_its_line(key: str, old: str, new: str) -> None:
    text, line = changed(old, new)
    faults = faults_in(text)
    if key in ("cards-many", "tokens-many"):  # what they are too many of is wrong as well
        faults = [fault for fault in faults if fault.key.endswith("-many")]
    assert [(fault.key, fault.line) for fault in faults] == [(key, line)]
    say_everywhere(faults, "content")


def sentences(prefix: str) -> set[str]:
    """The keys of the sentences whose ids begin so."""
    lines = (FOLDER / "en" / "content.ftl").read_text(encoding="utf-8").splitlines()
    told = [line.partition(" = ")[0] for line in lines]
    return {key.removeprefix(prefix) for key in told if key.startswith(prefix)}


def test_every_law_is_broken_here_once() -> None:
    laws = {key for key in sentences("content-") if not key.startswith("advice")} - {"good-dreamscape", "as-advised"}
    assert {key for key, _, _ in LAWS} | OTHERS == laws


def box() -> Any:
    return json.loads(TEXT)


def number(things: list[Any], letter: str) -> None:
    for place, thing in enumerate(things):
        thing["id"] = f"{letter}{place + 1:02}"


def test_too_few_cards_of_a_level() -> None:
    changed_box = box()
    first = [card for card in changed_box["cards"] if card["level"] == 1]
    changed_box["cards"] = first[:6] + [card for card in changed_box["cards"] if card["level"] == 2]
    number(changed_box["cards"], "c")
    faults = faults_in(json.dumps(changed_box))
    assert [(fault.key, fault.facts["level"], fault.facts["found"]) for fault in faults] == [
        ("cards-few", 1, 6),
        ("cards-few", 3, 0),
    ]
    assert [fault.path for fault in faults] == ["cards", "cards"]
    say_everywhere(faults, "content")


def test_too_few_tokens_without_the_nightmare() -> None:
    changed_box = box()
    changed_box["tokens"] = changed_box["tokens"][3:7]
    number(changed_box["tokens"], "t")
    faults = faults_in(json.dumps(changed_box))
    assert [(fault.key, fault.facts["found"]) for fault in faults] == [("tokens-few", 3)]
    say_everywhere(faults, "content")


@pytest.mark.parametrize("text", ["[]", "7", '"reverie-dreamscape"', "null", "true"])
def test_a_file_is_an_object(text: str) -> None:
    [fault] = faults_in(text)
    assert (fault.key, fault.line) == ("root", 1)


def test_what_is_out_of_place_is_told_once() -> None:
    changed_box = box()
    del changed_box["cards"][10], changed_box["tokens"][3]
    faults = faults_in(json.dumps(changed_box))
    assert [(fault.key, fault.facts["id"], fault.facts["wanted"]) for fault in faults] == [
        ("id-place", "c12", "c11"),
        ("id-place", "t05", "t04"),
    ]


def test_a_file_may_not_be_huge() -> None:
    assert [fault.key for fault in faults_in(TEXT + " " * BIGGEST)] == ["too-big"]
    assert [fault.key for fault in faults_in("[" * 100_000)] == ["json-deep"]
    assert [fault.key for fault in faults_in("")] == ["json-end"]


def test_every_fault_is_told_in_the_order_of_the_lines() -> None:
    text = TEXT
    changes = [('"red": 25', '"red": 0'), ("RR W+D", "RR W"), ('"t16"', '"t15"'), ('"lord"]', '"lard"]')]
    for old, new in changes:
        text = text.replace(old, new, 1)
    faults = faults_in(text)
    assert [fault.key for fault in faults] == ["power-unknown", "range", "dreamers", "id-place"]
    assert [fault.path for fault in faults] == ["board.powers[5]", "red", "cards[0].pattern", "tokens[15].id"]
    assert [fault.line for fault in faults] == sorted([fault.line for fault in faults])


def test_an_empty_box_lacks_every_part() -> None:
    faults = faults_in("{}")
    assert {fault.key for fault in faults} == {"field-missing"}
    assert [fault.facts["field"] for fault in faults] == list(box())


# --- what a good file may do ---


def test_margins_around_a_landscape_do_not_matter() -> None:
    text = TEXT.replace(PATTERN, '"pattern": [". . .", ". RR W+D", ". . ."]')
    plain, drawn = read_content(TEXT).landscapes[0], read_content(text).landscapes[0]
    assert picture(plain.cells) == picture(drawn.cells) == [(0, 0, "RR", False, False), (0, 1, "W", False, True)]


def test_a_missing_language_borrows_a_name() -> None:
    text = TEXT.replace(NAMES, '{"pl": "Skała Latarnika"}')
    assert set(read_content(text).landscapes[0].names.items()) == {(one, "Skała Latarnika") for one in LANGUAGES}


def test_a_file_from_windows_is_read() -> None:
    assert len(read_content("\ufeff" + TEXT.replace("\n", "\r\n")).landscapes) == 50
    [fault] = faults_in(TEXT.replace('"red": 25', '"red": 0').replace("\n", "\r\n"))
    assert fault.line == TEXT[: TEXT.index('"red"')].count("\n") + 1


def test_printed_cards_are_not_refused_for_the_sake_of_advice() -> None:
    """Large, split, high, twins, unlike in number: a game can be played with all of it."""
    changed_box = box()
    for number, card in enumerate(changed_box["cards"][:30]):
        card.update(level=1 + number % 3, points=1 + number, power="lake", pattern=["RRRR . . M", "W . . E+D"])
    changed_box["cards"] = changed_box["cards"][:30]
    changed_box["tokens"] = changed_box["tokens"][:12]
    changed_box["studio"]["entry"] = [1, 1]
    assert len(read_content(json.dumps(changed_box)).landscapes) == 30


# --- mutations: every file is content or bad content, and nothing else ---

without_shrinking = settings(
    max_examples=300,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)


def read_or_refuse(text: str) -> None:
    try:
        found = read_content(text)
    except BadContent as bad:
        assert bad.faults
        assert all(1 <= fault.line <= text.count("\n") + 1 for fault in bad.faults)
        say_everywhere(bad.faults[:3], "content")
    else:
        assert isinstance(found, Content)
        say_everywhere(advise(text)[:3], "content-advice")


@without_shrinking
@given(st.data())
def test_any_change_of_letters_is_read_or_refused(data: st.DataObject) -> None:
    text = TEXT
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.sampled_from([0, 1, 1, 2, 10, 1000]))
        put = data.draw(st.one_of(st.sampled_from(list('[]{},:".+0123456789WEMRSNTD-\\\n\ufeff')), st.text(max_size=5)))
        text = text[:start] + put + text[start + length :]
    read_or_refuse(text)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every list and object with each of its indices and names."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    found = [(value, key) for key in keys]
    for key in keys:
        found += places(value[key])
    return found


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 30),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(["archive", "longest_path", "c07", "RRW+D", "M+T", ". .", [], {}, [[]], {"W": 3}, 10**30]),
    st.lists(st.integers(0, 7), max_size=6),
    st.dictionaries(st.sampled_from(["1", "3", "en", "W", "id"]), st.integers(0, 9), max_size=3),
)


@without_shrinking
@given(st.data())
def test_any_change_of_values_is_read_or_refused(data: st.DataObject) -> None:
    changed_box = box()
    for _ in range(data.draw(st.integers(1, 3))):
        there = places(changed_box)
        if not there:
            break
        holder, key = there[data.draw(st.integers(0, len(there) - 1))]
        deed = data.draw(st.sampled_from(["junk", "junk", "cut", "double"]))
        if deed == "junk":
            holder[key] = data.draw(junk)
        elif deed == "cut":
            del holder[key]
        elif isinstance(holder, list):
            holder.append(holder[key])
        else:
            holder[key + "x"] = holder[key]
    read_or_refuse(json.dumps(changed_box, indent=data.draw(st.sampled_from([None, 1]))))


# --- advice ---

ADVICE = [
    ("level-count", '"level": 1', f'{HERE}"level": 2', "cards"),
    ("quota", '"power": "archive"', f'{HERE}"power": "lake"', "cards"),
    (
        "level-quota",
        '"level": 3, "points": 15, "power": "lord"',
        f'{HERE}"level": 3, "points": 15, "power": "lake"',
        "cards",
    ),
    ("demand", '"W": 28', f'{HERE}"W": 48', "cards"),
    ("kind-count", '"kind": "most_cards"', f'{HERE}"kind": "most_shards"', "tokens"),
    ("entry-middle", ENTRY, f'{HERE}"entry": [0, 1]', ""),
    ("box", PATTERN, f'{HERE}"pattern": ["R R W+D W"]', ""),
    ("split", PATTERN, f'{HERE}"pattern": ["RR . W+D"]', ""),
    ("twin", '"W M+D R"', f'{HERE}"M E W+D"', ""),  # the Reed Ferry from the other side
    ("cells", PATTERN, f'{HERE}"pattern": ["R R W+D", "W W ."]', ""),
    ("size", PATTERN, f'{HERE}"pattern": ["R W+D"]', ""),
    ("height", PATTERN, f'{HERE}"pattern": ["RRR W+D"]', ""),
    ("trees", PATTERN, f'{HERE}"pattern": ["R+T W+T E+D"]', ""),
    ("points", '"points": 5', f'{HERE}"points": 6', ""),
    ("points-rise", '"level": 2, "points": 8', f'{HERE}"level": 2, "points": 6', ""),
    ("language", NAMES, f'{HERE}{{"en": "Lantern Rock", "pl": "Skała Latarnika"}}', ""),
    ("same-name", '"Reed Ferry"', f'{HERE}"lantern rock"', ""),
]


@pytest.mark.parametrize(("key", "old", "new", "part"), ADVICE)
def test_advice_is_given_on_its_line(key: str, old: str, new: str, part: str) -> None:
    text, line = changed(old, new)
    if part:  # what concerns all the cards or tokens is said where they begin
        line = text[: text.index(f'"{part}": [')].count("\n") + 1
    given_advice = advise(text)
    assert (key, line) in [(fault.key, fault.line) for fault in given_advice]
    say_everywhere(given_advice, "content-advice")


def test_every_advice_is_given_here_once() -> None:
    assert {key for key, _, _, _ in ADVICE} == sentences("content-advice-")


# --- our own set ---


def picture(cells: list[Cell]) -> list[tuple[int, int, str, bool, bool]]:
    return [(cell.row, cell.column, cell.stack, cell.tree, cell.dreamer) for cell in cells]


def test_our_set_follows_all_advice() -> None:
    assert advise(TEXT) == []


def test_the_box_is_the_one_of_the_rulebook() -> None:
    found = standard()
    assert found is standard()
    assert [sum(card.level == level for card in found.landscapes) for level in (1, 2, 3)] == [20, 16, 14]
    assert (len(found.tokens), sum(found.shards.values()), found.red) == (16, 109, 25)
    assert found.shards == {"W": 28, "E": 23, "M": 20, "R": 23, "S": 15}
    assert found.trees == {2: 6, 3: 9, 4: 12}
    assert found.entry == (0, 2)
    assert found.powers == [0, 1, 2, 3, 4, 5]
    assert found.dots == [2, 2, 2, 3, 4]
    assert {frozenset(edge) for edge in found.edges if 6 in edge} == {frozenset((3, 6)), frozenset((5, 6))}


def test_the_tokens_are_eleven_kinds() -> None:
    tokens = standard().tokens
    assert len({token.kind for token in tokens}) == 11
    assert [token.id for token in tokens if token.nightmare_only] == ["t06"]
    assert [token.id for token in tokens if token.colour_slot] == [f"t{number:02}" for number in range(7, 17)]
    assert {token.id: token.scale for token in tokens if token.scale} == {
        "t11": [0, 0, 1, 2, 4, 6, 8, 10, 11, 12],
        "t12": [0, 1, 1, 3, 4, 6, 7, 9, 10],
        "t16": [0, 0, 0, 1, 2, 4, 7, 10, 13],
    }
    assert all(bool(token.points) != bool(token.scale) for token in tokens)


def test_rows_are_drawn_from_the_top_and_counted_from_below() -> None:
    [card] = [card for card in standard().landscapes if card.names["en"] == "Pilgrim's Step"]
    assert picture(card.cells) == [(0, 1, "RR", False, True), (1, 0, "E", False, False), (1, 1, "E", False, False)]


def test_names_are_there_in_three_languages_and_all_different() -> None:
    cards = standard().landscapes
    for language in LANGUAGES:
        assert len({card.names[language].casefold() for card in cards}) == len(cards)
    for card in cards:
        assert list(card.names) == list(LANGUAGES)
        assert len(set(card.names.values())) == 3, card.id
        assert card.names["en"].isascii()
        assert any("가" <= sign <= "힣" for sign in card.names["ko"])
        assert not any("가" <= sign <= "힣" for sign in card.names["pl"])


def test_the_other_names_are_our_own() -> None:
    """All but the two that the rulebook itself tells."""
    published = [
        ("hermit's tree", "drzewo pustelnika"),
        ("dam of the far north", "tama dalekiej północy"),
        ("journey through the mangroves", "wyprawa przez namorzyny"),
    ]
    ours = {name.casefold() for card in standard().landscapes for name in card.names.values()}
    assert not ours & {name for pair in published for name in pair}


def whites_needed(card: Landscape) -> int:
    """Steps from the entry to the Dreamer's place, where the card lies best in the Studio."""
    found = standard()
    cells = card.cells
    best = 99
    for _ in range(4):
        [dreamer] = [cell for cell in cells if cell.dreamer]
        for under in cells:  # this one lies on the entry
            row, column = found.entry[0] - under.row, found.entry[1] - under.column
            inside = [0 <= c.row + row < STUDIO and 0 <= c.column + column < STUDIO for c in cells]
            if all(inside) and not under.tree:
                best = min(best, abs(under.row - dreamer.row) + abs(under.column - dreamer.column))
        cells = turned(cells)
    return best


def test_every_card_can_be_built_from_an_empty_studio() -> None:
    """The Dreamer comes in on his place."""
    needs = {card.id: whites_needed(card) for card in standard().landscapes}
    assert {card: steps for card, steps in needs.items() if steps} == {}


def holds(large: Landscape, small: Landscape) -> bool:
    there = {(cell.row, cell.column): (cell.stack, cell.tree) for cell in large.cells}
    cells = small.cells
    for _ in range(4):
        for row in range(3):
            for column in range(3):
                if all(there.get((c.row + row, c.column + column)) == (c.stack, c.tree) for c in cells):
                    return True
        cells = turned(cells)
    return False


def test_what_stands_can_be_used_again() -> None:
    """At least 8 landscapes lie inside one of a higher level."""
    cards = standard().landscapes
    pairs = [(low.id, high.id) for low in cards for high in cards if low.level < high.level and holds(high, low)]
    assert len(pairs) >= 8


def test_the_two_cards_the_rulebook_names_are_there() -> None:
    """Its example (page 9) keeps the first from pile II, uses its Tower, and scores 8 points for it."""
    by_name = {card.names["pl"]: card for card in standard().landscapes}
    rock = by_name["Monumentalna Skała"]
    assert (rock.level, rock.points, POWERS[rock.power]) == (2, 8, "tower")
    assert {colour for cell in rock.cells for colour in cell.stack} == {"M", "R", "W"}
    assert [cell.stack for cell in rock.cells if cell.dreamer] == ["W"]
    assert "Zatoka Szepczącego Wiatru" in by_name


def test_long_cards_differ_in_size_and_points() -> None:
    long = [card for card in standard().landscapes if card.level == 3]
    assert {size(card.cells) for card in long} == {6, 7, 8, 9, 10}
    assert min(card.points for card in long) >= 10
    assert max(card.points for card in long) == 18
    assert len({card.points for card in long}) >= 6


def test_the_dreamer_stands_on_every_kind_of_place() -> None:
    under = ["".join([cell.stack for cell in card.cells if cell.dreamer]) for card in standard().landscapes]
    assert len([stack for stack in under if len(stack) > 1]) >= 14
    assert under.count("M") >= 5
    assert under.count("R") >= 5


def test_no_two_tokens_are_the_same() -> None:
    told = [(token.kind, token.points, tuple(token.scale)) for token in standard().tokens]
    assert len(set(told)) == len(told)


# --- the page about it ---

PAGE = (Path(__file__).parents[3] / "docs" / "content" / "dreamscape.md").read_text(encoding="utf-8")


def test_the_example_of_the_page_has_the_right_form() -> None:
    [example] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert {fault.key for fault in faults_in(example)} == {"cards-few", "tokens-few"}


def test_the_page_tells_every_law_and_every_advice() -> None:
    laws, _, advice = PAGE.partition("## Laws")[2].partition("## Advice")
    told = set(re.findall(r"`([a-z0-9-]+)`", laws))
    missing = {key for key, _, _ in LAWS if not key.startswith("json-")} | OTHERS
    assert missing - told == set()
    assert sentences("content-advice-") - set(re.findall(r"`([a-z-]+)`", advice)) == set()


# --- the command ---


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_says_every_fault_on_a_line_of_its_own(
    language: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(TEXT.replace('"red": 25', '"red": 0').replace("RR W+D", "RR W", 1), encoding="utf-8")
    assert run(["--lang", language, "content", "check", "dreamscape", str(file)]) == 2
    said = capsys.readouterr()
    assert [line.partition(": ")[0] for line in said.out.splitlines()] == [f"{file}:12", f"{file}:17"]
    assert said.err.strip() == speech(language).say("error-content", {"faults": 2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_says_what_a_good_file_holds(language: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(TEXT, encoding="utf-8")
    assert run(["--lang", language, "content", "check", "dreamscape", str(file), "--advice"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert all(word in said[0] for word in (str(file), "50", "16", "109", "25"))
    assert said[1:] == [speech(language).say("content-as-advised")]
    assert run(["--lang", language, "content", "check", "dreamscape"]) == 0
    assert "standard.json" in capsys.readouterr().out


def test_check_gives_advice_only_if_asked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(
        TEXT.replace('"points": 4, "power": "archive"', '"points": 6, "power": "archive"', 1), encoding="utf-8"
    )
    assert run(["--lang", "en", "content", "check", "dreamscape", str(file)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert run(["--lang", "en", "content", "check", "dreamscape", str(file), "--advice"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[1:] == [f"{file}:15: The card gives 6 points; by its size it is worth about 4. (only advice)"]


def test_check_refuses_what_is_no_text(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b'{"name":\n"\xff"}')
    assert run(["--lang", "en", "content", "check", "dreamscape", str(file)]) == 2
    assert capsys.readouterr().out == f"{file}:2: The text is not written in UTF-8.\n"
    assert run(["--lang", "en", "content", "check", "dreamscape", str(file.parent)]) == 2
    assert run(["--lang", "en", "content", "check", "dreamscape", str(file) + "x"]) == 2
    assert run(["--lang", "en", "content", "check", "onirim"]) == 2
    assert run(["--lang", "en", "content", "check"]) == 2
    assert "content check --help" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_spoken(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = speech(language)
    for words in (["content"], ["content", "--help"]):
        assert run(["--lang", language, *words]) == 0
        assert say.say("cli-content") in capsys.readouterr().out
    assert run(["--lang", language, "content", "check", "--help"]) == 0
    assert say.say("cli-check") in capsys.readouterr().out
