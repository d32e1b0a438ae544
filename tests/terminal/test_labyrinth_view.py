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
from reverie.core.errors import Refused
from reverie.core.event import Facts
from reverie.core.game import CHANCE, SPECTATOR, Question, Result, Saying
from reverie.core.match import Match
from reverie.core.option import settle
from reverie.core.random import Random
from reverie.games import labyrinth
from reverie.games.labyrinth.box.actions import KEY_IDS
from reverie.games.labyrinth.box.content import GOLEM_CARDS, standard_text
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
from reverie.terminal.labyrinth import screen
from reverie.terminal.play import Sitting, numbered
from reverie.terminal.replay import ALL_EYES, Showing
from reverie.terminal.screens import say_result, screen_of
from reverie.terminal.wording import Wording
from tests.games.labyrinth.scene import Scene
from tests.games.labyrinth.test_build import CLOSED_KEY

GAME: Any = catalogue.find("labyrinth")
ROOT = Path(__file__).parents[2]
RULES = ROOT / "src" / "reverie" / "games" / "labyrinth"
EN = speech("en")
BOX = standard()
UNSPOKEN = ("turn", "under")  # the next question or the table shows as much

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


def wording(language: str = "en") -> Wording:
    return Wording(speech(language), GAME, OPTIONS)


@every_number
def test_a_whole_match_is_told_in_every_language(players: int) -> None:
    """Every question, choice and event has its words; tables fit 80 and 40 columns."""
    match = new_match(players, characters=("random", "draft", "free")[players % 3], rounds=12)
    words = {language: Wording(speech(language), GAME, match.options) for language in LANGUAGES}
    random = Random("view", str(players))
    decisions = 0
    while match.actor >= 0:
        observation = match.observe(match.actor)
        if decisions % 12 == 0:  # each table in one language and width, in turn
            language, width = LANGUAGES[decisions // 12 % 3], (80, 40)[decisions // 12 % 2]
            seen = observation.pack()
            for shown in (screen.table, screen.counts):
                lines = lines_of(shown(words[language], seen, match.options), width)
                assert max(map(cell_len, lines)) <= width
        choices = match.choices(match.actor)
        for said in words.values():
            assert "{" not in said.question(match.question())
            for choice in choices[:: 1 + len(choices) // 12]:
                assert "{" not in said.action(GAME.describe(observation, choice))
        match.play(match.actor, wish(match, random))
        decisions += 1
    for said in words.values():
        for viewer in (0, SPECTATOR):
            for told in match.events(viewer, 0):
                assert (said.event(told) is None) == (told["event"] in UNSPOKEN)
        assert drawn(screen.table(said, match.observe(SPECTATOR).pack(), match.options))


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


def test_labyrinth_has_a_screen_of_its_own() -> None:
    assert screen_of("labyrinth") is screen


@every_language
def test_every_verb_question_event_option_effect_and_end_has_words(language: str) -> None:
    say = speech(language)
    needed = {f"labyrinth-do-{verb}" for verb in GAME.VERBS}
    needed |= {f"labyrinth-ask-{name}" for name in GAME.QUESTIONS}
    needed |= {f"labyrinth-event-{name}" for name in GAME.EVENTS if name not in UNSPOKEN}
    needed |= {f"labyrinth-option-{option.name}" for option in GAME.OPTIONS}
    needed |= {f"labyrinth-effect-{word}" for word in EFFECT_WORDS}
    needed |= {f"labyrinth-token-{word}" for word in TOKEN_KINDS}
    needed |= {f"labyrinth-trap-{word}" for word in TRAP_WORDS if word != "none"}
    needed |= {f"labyrinth-if-{word}" for word in CONDITION_WORDS if word != "always"}
    needed |= {f"labyrinth-cost-{word}" for word in OFTEN_WORDS if word != "at-will"}
    needed |= {f"labyrinth-tests-{word}" for word in [*TEST_WORDS, "all"]}
    needed |= {f"labyrinth-test-{word}" for word in TEST_WORDS}
    needed |= {f"labyrinth-piece-{key}" for key in KEY_IDS} | {f"labyrinth-card-{card}" for card in GOLEM_CARDS}
    needed |= {f"labyrinth-end-{rule}" for rule in ("L-2", "L-137")}
    assert [key for key in sorted(needed) if not say.knows(key)] == []


@every_language
def test_everything_in_the_box_is_described(language: str) -> None:
    said = wording(language)
    bare = {f"c{place + 1:02d}" for place in range(len(BOX.characters))}  # it is their abilities that say something
    pieces = [piece for piece in said.terms if piece not in bare]
    tokens = [piece for piece in pieces if piece.endswith("t")]
    assert (len(pieces), len(tokens)) == (15 + 15 + 3 * 12 + 60 + len(tokens), 8)
    texts = [said.text(piece) for piece in pieces]
    assert all(text.endswith(".") and "{" not in text and text[0] == text[0].upper() for text in texts)
    assert len({said.called(piece) for piece in pieces if piece[0] in "ti"}) == 15 + 15


def test_a_text_follows_from_the_numbers_of_its_effects() -> None:
    text = wording().text
    assert text("t02") == "3 rolls of 5 or more; for each that fails: lose 1 life."
    assert text("c01a") == "+3 to combat tests."
    assert text("c01d") == "−1 to jump tests."
    assert text("c09a") == "+2 to combat tests if the other carries a key."
    assert text("c10b").startswith("2 actions, a Crystal: go to a corridor of a tile next to yours, but no start")
    assert text("i10") == "1 life, once a turn: make a move for no action."
    assert text("c03d") == "No effect on you: Fire Jets; +1 to trap rolls."
    assert text("e09b") == "−1 to combat tests for each key carried."
    assert text("e07").endswith("for free; from then on: a lost fight costs 2 lives.")
    assert text("e07a") == "Fight a character on your corridor or a neighbouring one, for free."


SELDOM_ASKED: list[tuple[str, Facts]] = [
    ("push", {"other": 1}),
    ("token-order", {}),
    ("aim", {"what": "e07"}),
    ("answer-test", {"test": "golem", "other": 1, "own": 0, "sum": 7, "need": 12, "failed": 1}),
    ("answer-test", {"test": "trap", "other": 0, "own": 1, "sum": 5, "need": 7, "failed": 2}),
]
SELDOM_TOLD: list[Facts] = [
    {"event": "push", "seat": 0, "other": 1},
    {"event": "steal", "seat": 0, "what": "i03"},
    {"event": "sealed", "seat": 0, "place": "d3b"},
    {"event": "martyr", "seat": 0, "other": 2},
    {"event": "use", "seat": 0, "what": "c03a"},
    {"event": "golem-card", "seat": 0, "card": "gc"},
]


@every_language
def test_what_random_matches_seldom_show_has_words_as_well(language: str) -> None:
    said = wording(language)
    questions = [said.question(Question(name, "L-47", 0, facts)) for name, facts in SELDOM_ASKED]
    events = [said.event(told) for told in SELDOM_TOLD]
    assert all(words and "{" not in words for words in [*questions, *events])
    assert len({*questions, *events}) == len(SELDOM_ASKED) + len(SELDOM_TOLD)


# --- what the table shows ---


def a_table(viewer: int = 0, **fields: Any) -> dict[str, Any]:
    """What a player sees in a turn of player 1."""
    return Scene(**{"players": 3, "round": 3, "characters": ["c02", "c08", "c11"], **fields}).look(viewer)


def shown_lines(seen: dict[str, Any], width: int = 80) -> list[str]:
    return lines_of(screen.table(wording(), seen, OPTIONS), width)


def the_line(lines: list[str], start: str) -> str:
    return next(line for line in lines if line.strip().startswith(start))


def test_the_head_shows_round_player_and_actions() -> None:
    assert shown_lines(a_table(actions=1))[0] == "Round 3 of 100 · Player 1 · Sister of War   ●○ 1 action left"
    assert shown_lines({**a_table(), "phase": "over"})[0] == "The end"
    assert shown_lines(new_match(characters="free").observe(0).pack())[0] == "Set-up"


def test_a_player_shows_place_lives_crystals_daze_keys_and_items() -> None:
    seen = a_table(
        pawns=["d2a", "s3", "s5"],
        lives=[4, 1, 4],
        lit=[0, 2, 1],
        dark=[1, 0, 0],
        dazes=[0, 2, 0],
        keys={"k1": "d1a", "k2": "@1", "k3": "@1", "k4": "d7a:2", "k5": "a4a", "k6": "a1a"},
        items={"i01": "@2", "i04": "d4a"},
    )
    lines = shown_lines(seen)
    assert the_line(lines, "▶ ①") == "▶ ① Player 1 · Sister of War at d2a   ♥♥♥♥   Crystal ◇"
    assert the_line(lines, "②") == "  ② Player 2 · Archpriestess at s3   ♥♡♡♡   Crystal ◈◈   daze 2"
    assert the_line(lines, "⚷⚷") == "     ⚷⚷ the key of start space 2, the key of start space 3"
    assert the_line(lines, "◆") == "     ◆ Ancestral Sword  +1 to combat tests."
    assert "  d4a ◆ Rope  A failed jump costs you no lives." in lines


def test_ones_own_abilities_are_shown_with_their_letters_and_texts() -> None:
    lines = shown_lines(a_table())
    assert the_line(lines, "a Fury") == "     a Fury  1 life, once a fight: after the roll: +2 to it (combat tests)."
    assert not any(line.strip().startswith("a Sacrifice") for line in lines)


def test_tokens_are_shown_where_they_are() -> None:
    tokens = {"c08": ["card", "@3", "aside"], "c11": ["d3a", "card", "card"]}
    lines = shown_lines(a_table(1, tokens=tokens))
    assert the_line(lines, "✶ Sacrifice 1/3")
    assert the_line(lines, "✶ Sacrifice ②  Its bearer may have to take a loss")
    assert any(line.startswith("  d3a ✶ Chaos Portal ③  For whoever laid them") for line in lines)


def test_the_event_in_force_and_the_pools_are_shown() -> None:
    lines = shown_lines(a_table(event="e07"))
    assert "In force  Blood Moon  A lost fight costs 2 lives." in lines
    assert the_line(lines, "Pools") == "Pools  28 tiles · 60 traps · 15 items · 12 Golem cards · 11 events"
    seen = a_table(traps={"d1a": "?:", "d2a": "t01:up", "d3a": "t02:2"}, items={"i01": "d4a"})
    assert "57 traps · 14 items" in the_line(shown_lines(seen), "Pools")
    assert "In force  no event" in shown_lines(a_table())


def test_traps_one_knows_are_named_and_others_are_not() -> None:
    tiles = {"d3": "n02:0", "d2": "n12:0"}
    lines = shown_lines(a_table(tiles=tiles, traps={"d3a": "t01:up", "d2a": "t05:1", "d2b": "t03:2"}))
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
        tokens={"c11": ["c3a", "card", "card"]},
    )
    text = "\n".join(shown_lines(seen))
    for marks in ("a①②!", "b③", "aG", "a?✶", "c◆", "a⚷", "s1", "s6", " b2", "e2 "):
        assert marks in text, marks


def test_a_tile_that_lies_face_down_is_hatched() -> None:
    seen = Scene(characters=["c07"], pawns=["d3a"]).do("use a", "tile c4").look(0)
    assert "░░?░░" in "\n".join(shown_lines(seen))


def test_the_tile_in_hand_is_shown_in_every_turn_that_differs() -> None:
    lines = shown_lines(Scene("draw n01", pawns=["d3a"]).do("build").look(0))
    assert "Turned  n01" in lines
    below = "\n".join(lines[lines.index("Turned  n01") :])
    assert [number for number in "012345" if f"·{number} " in below or f"·{number}─" in below] == ["0", "1", "2"]
    both = "\n".join(shown_lines(Scene("draw n01, draw n20", characters=["c06"], pawns=["d3a"]).do("build").look(0)))
    assert "n01" in both
    assert "n20" in both


def test_drawn_cards_and_traps_are_named() -> None:
    golem = Scene("draw g1, draw gc", characters=["c04"], pawns=["d3a"]).do("golem")
    assert "Drawn  1 corridor, to the central space" in shown_lines(golem.look(0))
    traps = Scene("draw t01, draw t07", characters=["c12"], pawns=["d1a"]).do("trap d2a")
    assert "Drawn  Spikes, Catapult" in shown_lines(traps.look(0))
    assert "Drawn  a trap nobody has seen, a trap nobody has seen" in shown_lines(traps.look(1))


def test_what_is_aimed_is_shown_with_its_text() -> None:
    lines = shown_lines(Scene("draw e01", pawns=["d3a"]).do("event").look(0))
    assert "Aimed  Terror  Choose a character: it loses 1 life." in lines


def test_nothing_is_told_by_colour_alone() -> None:
    from reverie.terminal.labyrinth import table

    marks = [*table.PAWNS, table.GOLEM, table.KEY, table.ITEM, table.TOKEN, table.HIDDEN_TRAP, table.OPEN_TRAP]
    assert len(set(marks)) == len(marks)
    legend = EN.say("labyrinth-legend")
    assert [mark for mark in marks if mark not in legend and mark not in "②③④⑤"] == []


# --- choices ---


def test_many_choices_that_differ_in_their_last_word_share_a_line() -> None:
    choices = ["build", *[f"place d3 {turn}" for turn in range(6)], "place d5 0", "place d5 3", "trap a1a", "end"]
    groups = numbered(choices, screen_of("labyrinth"))
    assert groups[0] == (1, ["build"])
    assert groups[1] == (2, [f"place d3 {turn}" for turn in range(6)])
    assert groups[2:] == [(8, ["place d5 0"]), (9, ["place d5 3"]), (10, ["trap a1a"]), (11, ["end"])]
    places = [Saying("place", {"cell": "d3", "turn": turn}) for turn in range(6)]
    assert wording().folded(places) == "lay it on d3, turned as in picture …"
    assert numbered(["go 1", "go 2", "go 3", "go 4"], screen_of("dreamscape")) == [
        (number, [f"go {number}"]) for number in range(1, 5)
    ]


def test_the_menu_shows_the_numbers_one_may_type() -> None:
    sitting = Sitting(Console(file=io.StringIO(), width=80, color_system=None), EN, new_match(), None)
    sitting.facing = sitting.match.actor
    lines = lines_of(sitting.menu(["build", *[f"trap c{number}a" for number in range(1, 6)], "end"]))
    assert re.match(r" +1 +build +build: take the top tile", lines[0])
    assert re.match(r" +2-6 +trap c1a \| c2a \| c3a \| c4a \| c5a +set a trap on …", lines[1])
    assert re.match(r" +7 +end", lines[2])


def test_choices_speak_of_what_the_table_shows() -> None:
    scene = Scene(characters=["c06", "c08"], pawns=["d3a", "d3a"])
    seen = labyrinth.observe(scene.state, 0)
    said = Wording(EN, GAME, OPTIONS, lambda seat: screen.player(wording(), scene.look(0), seat))

    def action(text: str) -> str:
        return said.action(GAME.describe(seen, GAME.read(text)))

    assert action("attack 2") == "attack Player 2 (Archpriestess)"
    assert action("use a") == "use “Rebuild”"
    assert action("turn d2 5") == "turn the tile on d2 clockwise by 300°"
    assert action("take i04") == "pick up “Rope”"
    assert action("take k2") == "pick up the key of start space 2"


def test_why_a_tile_cannot_lie_so_names_the_key() -> None:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    sitting = Sitting(console, EN, new_match(), None)
    sitting.match.state = Scene("draw n01", pawns=["d7a"], tiles=CLOSED_KEY).do("build").state
    sitting.facing = 0
    with pytest.raises(Refused):
        sitting.why("place d2 1", ["place d2 0"])
    assert "That would close the last way to the key of start space 1." in console.file.getvalue()  # type: ignore[attr-defined]


def test_what_only_one_sees_is_told_to_others_without_its_name() -> None:
    told: Facts = {"event": "lantern", "seat": 0, "place": "d3a"}
    assert wording().event(told) == "looks at the trap on d3a: known to them alone"
    assert wording().event({**told, "what": "t01"}) == "looks at the trap on d3a: “Spikes”"


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
    said = wording(language)
    examples = "".join(speech(language).say(f"rule-L-{number}") for number in range(119, 127))
    for piece in ("c01", "c02", "c03", "c04", "c05", "c01a", "c02a", "c02b", "c04a"):
        shortest = said.called(piece).split()[-1]
        assert shortest in examples, piece


# --- boxes of one's own ---


def my_box() -> str:
    return standard_text().replace('"name": "standard"', '"name": "mine"').replace('"en": "Rope"', '"en": "Ladder"')


def test_a_box_of_ones_own_is_played_with_its_own_names() -> None:
    options = settle(GAME.OPTIONS, bring(GAME, my_box()))
    taking = Saying("take", {"what": "i04"})
    assert Wording(EN, GAME, options).action(taking) == "pick up “Ladder”"
    assert wording().action(taking) == "pick up “Rope”"


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
