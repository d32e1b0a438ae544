"""Labyrinth in the terminal: everything has words in every language, and the table shows what lies on it."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from reverie.cli import run
from reverie.core import catalogue
from reverie.core.contents import bring
from reverie.core.event import Facts
from reverie.core.game import CHANCE, SPECTATOR, Question, Result
from reverie.core.match import Match
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games.labyrinth.box.content import standard_text
from reverie.games.labyrinth.box.content_laws import standard
from reverie.games.labyrinth.box.effects import (
    CONDITION_WORDS,
    EFFECT_WORDS,
    OFTEN_WORDS,
    TEST_WORDS,
    TOKEN_KINDS,
    TRAP_WORDS,
)
from reverie.locale.speech import LANGUAGES, speech
from reverie.terminal.labyrinth.screen import UNSPOKEN, LabyrinthView
from reverie.terminal.labyrinth.words import BoxWords
from reverie.terminal.play import Sitting, numbered
from reverie.terminal.replay import ALL_EYES, Showing
from reverie.terminal.screens import say_result, view_of

GAME: Any = catalogue.find("labyrinth")
ROOT = Path(__file__).parents[2]
RULES = ROOT / "src" / "reverie" / "games" / "labyrinth"
EN = speech("en")
BOX = standard()

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def new_match(players: int = 4, seed: str = "view", **options: Any) -> Match:
    return Match(GAME, {"players": players, **options}, seed)


def drawn(shown: RenderableType, width: int = 80) -> str:
    """As a terminal without colours shows it."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(shown)
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


def lines_of(shown: RenderableType, width: int = 80) -> list[str]:
    return [line.rstrip() for line in drawn(shown, width).splitlines()]


def wish(match: Match, random: Random) -> Any:
    """Any action, but seldom the end of a turn, and often one that builds or moves: so there is more to see."""
    choices = match.choices(match.actor)
    lively = [choice for choice in choices if choice.text.split()[0] in ("build", "move", "use", "item", "take")]
    if lively and random.below(2):
        return lively[random.below(len(lively))]
    others = [choice for choice in choices if choice.text not in ("end", "pass")]
    return others[random.below(len(others))] if others and random.below(5) else choices[random.below(len(choices))]


OPTIONS = new_match().options


@every_number
def test_a_whole_match_is_told_in_every_language(players: int) -> None:
    """Every question, choice and event has its words; tables fit 80 and 40 columns."""
    match = new_match(players, characters=("random", "draft", "free")[players % 3], rounds=12)
    views = {language: view_of("labyrinth") for language in LANGUAGES}
    random = Random("view", str(players))
    decisions = 0
    while match.actor >= 0:
        if decisions % 12 == 0:  # each table in one language and width, in turn
            language, width = LANGUAGES[decisions // 12 % 3], (80, 40)[decisions // 12 % 2]
            seen = match.observe(match.actor).pack()
            shown = lines_of(views[language].table(speech(language), seen, match.options), width)
            assert max(map(cell_len, shown)) <= width
            assert (
                max(map(cell_len, lines_of(views[language].counts(speech(language), seen, match.options), width)))
                <= width
            )
        texts = [choice.text for choice in match.choices(match.actor)]
        for language, view in views.items():
            assert view.question(speech(language), match.question(), match.options)
            assert all([view.action(speech(language), text, match.options) for text in texts[:: 1 + len(texts) // 12]])
        match.play(match.actor, wish(match, random))
        decisions += 1
    for language, view in views.items():
        for viewer in (0, SPECTATOR):
            for told in match.events(viewer, 0):
                words = view.event(speech(language), told, match.options)
                assert (words is None) == (told["event"] in UNSPOKEN)
        assert drawn(view.table(speech(language), match.observe(SPECTATOR).pack(), match.options))


class Typed(Console):
    """A console in front of which somebody types these lines."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(file=io.StringIO(), width=90, color_system=None)
        self.lines = iter(lines)

    def input(self, *args: Any, **named: Any) -> str:
        return "" if args == ("",) else next(self.lines)  # whoever takes the screen over only presses Enter

    def text(self) -> str:
        return self.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@every_language
def test_a_match_is_played_and_replayed_at_the_keyboard(language: str) -> None:
    first = new_match(3, rounds=3)
    random = Random("view", "keys")
    while first.actor >= 0:
        first.play(first.actor, wish(first, random))
    console = Typed([entry.text for entry in first.log if entry.actor != CHANCE])
    sitting = Sitting(console, speech(language), new_match(3, rounds=3), None)
    sitting.play()
    assert [entry.text for entry in sitting.match.log] == [entry.text for entry in first.log]
    assert speech(language).say("labyrinth-end-L-137")[:20] in console.text()
    replay = Typed([])
    Showing(replay, speech(language), first, ALL_EYES).show_all()
    assert len(replay.text().splitlines()) > len(first.log) / 2


def test_labyrinth_has_a_view_of_its_own() -> None:
    assert isinstance(view_of("labyrinth"), LabyrinthView)
    assert view_of("labyrinth") is not view_of("labyrinth")  # what one match showed is nothing to another


@every_language
def test_every_action_has_words(language: str) -> None:
    say, view = speech(language), LabyrinthView()
    most = {"t": len(BOX.traps), "i": len(BOX.items), "e": len(BOX.events), "c": len(BOX.characters), "n": 60}
    chance = ("draw", "roll", "die", "lot")
    actions = [action.text for action in GAME.ACTIONS if action.text.split()[0] not in chance]
    named = [text for text in actions if not re.search(r" ([tiecn])(\d\d)$", text) or int(text[-2:]) <= most[text[-3]]]
    assert len(named) > 900
    for text in named:
        assert "{" not in view.action(say, text, OPTIONS)


@every_language
def test_every_question_event_option_effect_and_end_has_words(language: str) -> None:
    say = speech(language)
    rules = "\n".join(file.read_text() for file in RULES.rglob("*.py"))
    questions = set(re.findall(r'Question\(\s*"([a-z-]+)"', rules)) | {"second-trap", "shifted-trap"}
    events = set(re.findall(r'(?:\.(?:say|show|whisper|tell|tell_[a-z]+)\(|tell_laid\(s, )\s*"([a-z-]+)"', rules))
    assert len(questions) > 30
    assert len(events) > 45
    needed = {f"labyrinth-ask-{name}" for name in questions}
    needed |= {f"labyrinth-event-{name}" for name in events - set(UNSPOKEN)}
    needed |= {f"labyrinth-option-{option.name}" for option in GAME.OPTIONS}
    needed |= {f"labyrinth-effect-{word}" for word in EFFECT_WORDS}
    needed |= {f"labyrinth-token-{word}" for word in TOKEN_KINDS}
    needed |= {f"labyrinth-trap-{word}" for word in TRAP_WORDS if word != "none"}
    needed |= {f"labyrinth-if-{word}" for word in CONDITION_WORDS if word != "always"}
    needed |= {f"labyrinth-cost-{word}" for word in OFTEN_WORDS if word != "at-will"}
    needed |= {f"labyrinth-tests-{word}" for word in [*TEST_WORDS, "all"]}
    needed |= {f"labyrinth-end-{rule}" for rule in ("L-2", "L-137")}
    assert [key for key in sorted(needed) if not say.knows(key)] == []


@every_language
def test_everything_in_the_box_is_described(language: str) -> None:
    box = BoxWords(speech(language), BOX)
    pieces = [f"t{place + 1:02d}" for place in range(len(BOX.traps))]
    pieces += [f"i{place + 1:02d}" for place in range(len(BOX.items))]
    pieces += [f"e{place + 1:02d}" for place in range(len(BOX.events))]
    for place, character in enumerate(BOX.characters):
        pieces += [f"c{place + 1:02d}{'abcd'[slot]}" for slot in range(len(character.abilities))]
    assert len(pieces) == 15 + 15 + 12 + 60
    texts = [box.text(piece) for piece in pieces] + [box.lasting(event) for event in BOX.events]
    assert all(text.endswith(".") and "{" not in text for text in texts)
    assert len({box.name(piece) for piece in pieces if piece[0] != "c"}) == 15 + 15 + 12


def test_a_text_follows_from_the_numbers_of_its_effects() -> None:
    box = BoxWords(EN, BOX)
    assert box.text("t02") == "3 rolls of 5 or more; for each that fails: lose 1 life."
    assert box.text("c01a") == "+3 to combat tests."
    assert box.text("c01d") == "−1 to jump tests."
    assert box.text("c09a") == "+2 to combat tests if the other carries a key."
    assert box.text("c10b").startswith("2 actions, a Crystal: go to a corridor of a tile next to yours, but no start")
    assert box.text("i10") == "1 life, once a turn: make a move for no action."
    assert box.lasting(BOX.events[8]) == "−1 to combat tests for each key carried."


SELDOM_ASKED: list[tuple[str, Facts]] = [
    ("push", {"other": 1}),
    ("token-order", {}),
    ("aim", {"what": "e07"}),
    ("answer-test", {"test": "golem", "other": 1, "number": 7, "need": 12, "failed": 1}),
    ("answer-test", {"test": "trap", "other": 0, "number": 5, "need": 7, "failed": 2}),
]
SELDOM_TOLD: list[Facts] = [
    {"event": "push", "seat": 0, "other": 1},
    {"event": "steal", "seat": 0, "what": "i03"},
    {"event": "sealed", "seat": 0, "place": "d3b"},
    {"event": "martyr", "seat": 0, "other": 2},
    {"event": "use", "seat": 0, "what": "c03a"},
    {"event": "golem-card", "seat": 0, "what": "gc"},
]


@every_language
def test_what_random_matches_seldom_show_has_words_as_well(language: str) -> None:
    say, view = speech(language), LabyrinthView()
    questions = [view.question(say, Question(name, "L-47", 0, facts), OPTIONS) for name, facts in SELDOM_ASKED]
    events = [view.event(say, told, OPTIONS) for told in SELDOM_TOLD]
    assert all(words and "{" not in words for words in [*questions, *events])
    assert len({*questions, *events}) == len(SELDOM_ASKED) + len(SELDOM_TOLD)


# --- what the table shows ---


def a_table(players: int = 3, **changes: Any) -> dict[str, Any]:
    """What player 1 sees at the start of a turn of theirs, with some things changed."""
    match = new_match(players)
    changed = {"viewer": 1, "seat": 1, "round": 3, "characters": ["c02", "c08", "c11"], **changes}
    return {**match.observe(0).pack(), **changed}


def shown_lines(seen: dict[str, Any], width: int = 80) -> list[str]:
    view = LabyrinthView()
    return lines_of(view.table(EN, seen, OPTIONS), width)


def the_line(lines: list[str], start: str) -> str:
    return next(line for line in lines if line.strip().startswith(start))


def test_the_head_shows_round_player_and_actions() -> None:
    assert shown_lines(a_table(actions=1))[0] == "Round 3 of 100 · Player 1 · Sister of War   ●○ 1 action left"
    assert shown_lines(a_table(steps=["over"]))[0] == "The end"
    assert shown_lines(a_table(round=0, characters=[None, None, None]))[0] == "Set-up"


def test_a_player_shows_place_lives_crystals_daze_keys_and_items() -> None:
    seen = a_table(
        pawns=["d4a", "s3", "s5"],
        lives=[4, 1, 4],
        lit=[0, 2, 1],
        dark=[1, 0, 0],
        dazes=[0, 2, 0],
        keys={"k1": "d1a", "k2": "@1", "k3": "@1", "k4": "d7a:2", "k5": "a4a", "k6": "a1a"},
        items={"i01": "@2", "i04": "d4a"},
    )
    lines = shown_lines(seen)
    assert the_line(lines, "▶ ①") == "▶ ① Player 1 · Sister of War at d4a   ♥♥♥♥   Crystal ◇"
    assert the_line(lines, "②") == "  ② Player 2 · Archpriestess at s3   ♥♡♡♡   Crystal ◈◈   daze 2"
    assert the_line(lines, "⚷⚷") == "     ⚷⚷ the key of start space 2, the key of start space 3"
    assert the_line(lines, "◆") == "     ◆ Ancestral Sword  +1 to combat tests."
    assert "  d4a ◆ Rope  A failed jump costs you no lives." in lines


def test_ones_own_abilities_are_shown_with_their_letters_and_texts() -> None:
    lines = shown_lines(a_table())
    assert the_line(lines, "a Fury") == "     a Fury  1 life, once a fight: after the roll: +2 to it (combat tests)."
    assert not any(line.strip().startswith("a Sacrifice") for line in lines)


def test_tokens_are_shown_where_they_are() -> None:
    tokens = {"c08": ["card", "@3", "aside"], "c11": ["c3a", "card", "card"]}
    lines = shown_lines(a_table(tokens=tokens, viewer=2))
    assert the_line(lines, "✶ Sacrifice 1/3")
    assert the_line(lines, "✶ Sacrifice ②  Its bearer may have to take a loss")
    assert any(line.startswith("  c3a ✶ Chaos Portal ③  For whoever laid them") for line in lines)


def test_the_event_in_force_and_the_pools_are_shown() -> None:
    lines = shown_lines(a_table(event="e07"))
    assert "In force  Blood Moon  A lost fight costs 2 lives." in lines
    assert the_line(lines, "Pools") == "Pools  30 tiles · 60 traps · 15 items · 12 Golem cards · 12 events"
    seen = a_table(traps={"d1a": "?:", "c3a": "t01:up"}, unseen={"t01": 5, "t02": 2}, items={"i01": "d4a"})
    assert "6 traps · 14 items" in the_line(shown_lines(seen), "Pools")
    assert "In force  no event" in shown_lines(a_table())


def test_traps_one_knows_are_named_and_others_are_not() -> None:
    tiles = {"d3": "n02:0", "d2": "n12:0"}
    lines = shown_lines(a_table(tiles=tiles, traps={"d3a": "t01:up", "d2a": "t05:1", "d2b": "?:2"}))
    assert "  d3a ! Spikes  One roll of 7 or more; if it fails: lose 1 life." in lines
    assert "  d2a ? Stunning Gas  One roll of 8 or more; if it fails: take 2 daze tokens." in lines
    assert not any("d2b" in line for line in lines)


def test_the_maze_shows_pawns_golem_keys_traps_items_and_tokens_on_their_corridors() -> None:
    seen = a_table(
        tiles={"d3": "n01:0", "c3": "n30:0"},
        pawns=["d3a", "d3a", "c3b"],
        golem="d4a",
        traps={"d3a": "t01:up", "c3a": "?:"},
        items={"i01": "c3c"},
        tokens={"c11": ["c3a"]},
    )
    text = "\n".join(shown_lines(seen))
    for marks in ("a①②!", "b③", "aG", "a?✶", "c◆", "a⚷", "s1", "s6", " b2", "e2 "):
        assert marks in text, marks


def test_a_tile_that_lies_face_down_is_hatched() -> None:
    text = "\n".join(shown_lines(a_table(tiles={"d3": "?:down"})))
    assert "░░?░░" in text
    assert "░①░" in "\n".join(shown_lines(a_table(tiles={"d3": "?:down"}, pawns=["d3a", "s3", "s5"])))


def test_the_tile_in_hand_is_shown_in_every_turn_that_differs() -> None:
    lines = shown_lines(a_table(looked=["n01"]))
    assert "Turned  n01" in lines
    below = "\n".join(lines[lines.index("Turned  n01") :])
    assert [number for number in "012345" if f"·{number} " in below or f"·{number}─" in below] == ["0", "1", "2"]
    both = "\n".join(shown_lines(a_table(looked=["n01", "n20"])))
    assert "n01" in both
    assert "n20" in both


def test_drawn_cards_and_traps_are_named() -> None:
    assert "Drawn  1 corridor, to the central space" in shown_lines(a_table(looked=["g1", "gc"]))
    assert "Drawn  Spikes, a trap nobody has seen" in shown_lines(a_table(looked=["t01", "?"]))


def test_nothing_is_told_by_colour_alone() -> None:
    from reverie.terminal.labyrinth import table

    marks = [*table.PAWNS, table.GOLEM, table.KEY, table.ITEM, table.TOKEN, table.HIDDEN_TRAP, table.OPEN_TRAP]
    assert len(set(marks)) == len(marks)
    legend = EN.say("labyrinth-legend")
    assert [mark for mark in marks if mark not in legend and mark not in "②③④⑤"] == []


# --- choices ---


def test_many_choices_that_differ_in_their_last_word_share_a_line() -> None:
    view = LabyrinthView()
    choices = ["build", *[f"place d3 {turn}" for turn in range(6)], "place d5 0", "place d5 3", "trap a1a", "end"]
    groups = numbered(choices, view)
    assert groups[0] == (1, ["build"])
    assert groups[1] == (2, [f"place d3 {turn}" for turn in range(6)])
    assert groups[2:] == [(8, ["place d5 0"]), (9, ["place d5 3"]), (10, ["trap a1a"]), (11, ["end"])]
    assert view.action(EN, "place d3 …", OPTIONS) == "lay it on d3, turned as in picture …"
    assert numbered(["go 1", "go 2", "go 3", "go 4"], view_of("dreamscape")) == [
        (number, [f"go {number}"]) for number in range(1, 5)
    ]


def test_the_menu_shows_the_numbers_one_may_type() -> None:
    sitting = Sitting(Console(file=io.StringIO(), width=80, color_system=None), EN, new_match(), None)
    lines = lines_of(sitting.menu(["build", *[f"trap c{number}a" for number in range(1, 6)], "end"]))
    assert re.match(r" +1 +build +build: take the top tile", lines[0])
    assert re.match(r" +2-6 +trap c1a \| c2a \| c3a \| c4a \| c5a +set a trap on …", lines[1])
    assert re.match(r" +7 +end", lines[2])


def test_choices_speak_of_what_the_table_shows() -> None:
    view = LabyrinthView()
    assert view.action(EN, "use b", OPTIONS) == "use ability b"
    assert view.action(EN, "attack 2", OPTIONS) == "attack Player 2"
    view.table(EN, a_table(tiles={"d3": "n01:1"}), OPTIONS)
    assert view.action(EN, "use b", OPTIONS).startswith("Rend: Who loses a fight")
    assert view.action(EN, "attack 2", OPTIONS) == "attack Player 2 (Archpriestess)"
    assert view.action(EN, "turn d3 0", OPTIONS) == "turn the tile on d3 clockwise by 300°"


def test_what_only_one_sees_is_told_to_others_without_its_name() -> None:
    view = LabyrinthView()
    told: Facts = {"event": "lantern", "seat": 0, "place": "d3a"}
    assert view.event(EN, told, OPTIONS) == "looks at the trap on d3a"
    assert view.event(EN, {**told, "what": "t01"}, OPTIONS) == "the trap on d3a is “Spikes”"


def test_the_end_says_who_won_and_counts_no_points() -> None:
    lines = say_result(EN, "labyrinth", Result([0, 1, 0], [1], "L-2"))
    assert lines == [EN.say("labyrinth-end-L-2"), EN.say("winner", {"player": 2})]
    assert say_result(EN, "labyrinth", Result([0, 0, 0], [], "L-137")) == [EN.say("labyrinth-end-L-137")]
    assert len(say_result(EN, "dreamscape", Result([3, 5], [1], "D-61"))) == 4


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


@every_language
def test_no_word_of_the_rules_is_cut_off(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Words of Korean that do not fit the line used to be left out."""
    assert run(["--lang", language, "rules", "labyrinth"]) == 0
    shown = squeezed(capsys.readouterr().out)
    for key, text in speech(language).outline("labyrinth-rules"):
        assert squeezed(text) in shown, key


@pytest.mark.parametrize("language", ["en", "ko"])  # Polish bends names
def test_the_examples_call_characters_and_abilities_by_their_names(language: str) -> None:
    box = BoxWords(speech(language), BOX)
    examples = "".join(speech(language).say(f"rule-L-{number}") for number in range(119, 127))
    for piece in ("c01", "c02", "c03", "c04", "c05", "c01a", "c02a", "c02b", "c04a"):
        shortest = box.name(piece).split()[-1]
        assert shortest in examples, piece


# --- boxes of one's own ---


def my_box() -> str:
    return standard_text().replace('"name": "standard"', '"name": "mine"').replace('"en": "Rope"', '"en": "Ladder"')


def test_a_box_of_ones_own_is_played_with_its_own_names() -> None:
    options = settle(GAME.OPTIONS, bring(GAME, my_box()))
    view = LabyrinthView()
    assert view.action(EN, "take i04", options) == "pick up “Ladder”"
    assert view.action(EN, "take i04", OPTIONS) == "pick up “Rope”"


@every_language
def test_a_box_is_checked(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say, file = speech(language), tmp_path / "mine.json"
    file.write_text(my_box(), encoding="utf-8")
    assert run(["--lang", language, "content", "check", "labyrinth", str(file)]) == 0
    assert "“mine”" in capsys.readouterr().out.replace("„", "“").replace("”", "”")
    assert run(["--lang", language, "content", "check", "labyrinth", "--advice"]) == 0
    assert say.say("content-no-advice") in capsys.readouterr().out
    file.write_text(my_box().replace('"last": true, ', ""), encoding="utf-8")
    assert run(["--lang", language, "content", "check", "labyrinth", str(file)]) == 2
    told = capsys.readouterr()
    line = my_box()[: my_box().index('"events"')].count("\n") + 1
    assert told.out.strip() == f"{file}:{line}: {say.say('content-last-event', {'found': 0})}"


@every_language
def test_every_fault_of_a_box_has_a_sentence(language: str) -> None:
    laws = [ROOT / "src" / "reverie" / "core" / name for name in ("laws.py", "lined_json.py")]
    text = "\n".join(file.read_text() for file in [*laws, RULES / "box" / "content_laws.py"])
    keys = set(re.findall(r'fault\(\s*[a-z_]+, "([a-z-]+)"', text))
    assert len(keys) > 20
    assert [key for key in sorted(keys) if not speech(language).knows(f"content-{key}")] == []


def test_the_page_on_content_explains_every_word_of_a_file() -> None:
    page = (ROOT / "docs" / "content" / "labyrinth.md").read_text()
    words = [*EFFECT_WORDS, *TOKEN_KINDS, *TRAP_WORDS, *CONDITION_WORDS, *TEST_WORDS]
    assert [word for word in words if f"`{word}`" not in page] == []
