"""Whole matches typed at the terminal, and everything else that can be typed there."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from reverie.cli import run
from reverie.cli.playing import seated
from reverie.core import catalogue
from reverie.core.game import CHANCE, NOBODY
from reverie.core.match import Match
from reverie.core.option import settle
from reverie.core.record import load, save, to_record
from reverie.games import onirim
from reverie.locale.speech import LANGUAGES, speech
from reverie.terminal.play import Sitting
from reverie.terminal.screens import screen_of
from reverie.terminal.wording import Wording
from tests import lanterns
from tests.played import go_on, played
from tests.terminal.keyboard import CTRL_C, Keyboard, decisions, keys, loses, said, type_in

each_language = pytest.mark.parametrize("lang", LANGUAGES)
Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
CLEAR = "\x1b[3J\x1b[2J\x1b[H"  # the scrollback, the screen, and back to the corner
SPELLED = {"True": "on", "False": "off"}


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: Patch) -> None:
    (tmp_path / "cwd").mkdir()
    monkeypatch.chdir(tmp_path / "cwd")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("REVERIE_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setitem(catalogue.GAMES, "lanterns", "tests.lanterns")


def sit(capsys: Capture, *args: str) -> str:
    """What is shown while somebody plays; the keyboard was filled before."""
    code = run(["play", *args])
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return out


def shelf(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "home").rglob("*.json"))


def told_lines(out: str) -> list[str]:
    """What was told to have happened. The prompt stands before some of it, as nobody really pressed Enter."""
    return re.findall(r"^(?:\x1b\[H|> )*  · (.*?) *$", out, re.MULTILINE)


def record_of(path: Path) -> object:
    return to_record(load(path))


# --- whole matches ---


@each_language
@pytest.mark.parametrize("seed", ["dusk", "night", "7"])
def test_a_whole_match_alone(seed: str, lang: str, tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    match = played(seed=seed)
    type_in(monkeypatch, *keys(match))
    out = sit(capsys, "onirim", "--seed", seed, "--save", "m.json", "--lang", lang)
    assert record_of(Path("m.json")) == to_record(match)
    assert match.result is not None
    assert said(lang, f"onirim-end-{match.result.rule}") in out
    assert said(lang, "play-end-seed", seed=seed) in out
    assert said(lang, "play-again", command=f"reverie play onirim --seed {seed}") in out
    for name in LANGUAGES:
        if name != lang:
            assert said(name, "onirim-ask-play-or-discard") not in out


@each_language
@pytest.mark.parametrize("info", ["silent", "open"])
def test_a_whole_match_for_two(info: str, lang: str, capsys: Capture, monkeypatch: Patch) -> None:
    match = played(players=2, coop_info=info)
    type_in(monkeypatch, *keys(match))
    args = ["--players", "2", "--option", f"coop_info={info}", "--seed", "dusk", "--save", "m.json", "--lang", lang]
    out = sit(capsys, "onirim", *args)
    assert record_of(Path("m.json")) == to_record(match)
    assert (said(lang, "play-hand-over", player=2) in out) == (info == "silent")
    option = " --option coop_info=open" if info == "open" else ""
    assert said(lang, "play-again", command=f"reverie play onirim --players 2{option} --seed dusk") in out


@pytest.mark.parametrize("seed", range(6))
def test_a_match_with_every_question_asked(seed: int, capsys: Capture, monkeypatch: Patch) -> None:
    options: dict[str, Any] = {"players": 1 + seed % 2, "claim": "ask", "limbo_rescue": True, "coop_lose_door": "team"}
    options |= {"coop_duplicate": "give", "swap_timing": "after", "card_counter": bool(seed % 3)}
    match = played(seed=str(seed), **options)
    type_in(monkeypatch, *keys(match))
    typed = [f"--option={name}={SPELLED.get(str(value), value)}" for name, value in options.items()]
    sit(capsys, "onirim", "--seed", str(seed), "--save", "m.json", *typed)
    assert record_of(Path("m.json")) == to_record(match)


@each_language
def test_a_match_beside_a_bot(lang: str, tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    """The person types the first choice each time; the bot answers by itself, and no screen is handed over."""
    type_in(monkeypatch, *["1"] * 400)
    args = ["--players", "2", "--bots", "apprentice", "--seed", "dusk", "--save", "m.json", "--lang", lang]
    out = sit(capsys, "onirim", *args)
    match = load(Path("m.json"))
    assert match.result is not None
    assert {entry.actor for entry in match.log} == {CHANCE, 0, 1}
    assert said(lang, "play-hand-over", player=2) not in out
    assert said(lang, "play-hand-over", player=1) not in out


def test_bots_take_the_last_seats(capsys: Capture, monkeypatch: Patch) -> None:
    match = Match(onirim, {"players": 2}, "dusk")
    assert seated(match, "lucid") == {1: "lucid"}
    three = Match(catalogue.find("labyrinth"), {"players": 4}, "dusk")
    assert seated(three, "apprentice") == {1: "apprentice", 2: "apprentice", 3: "apprentice"}
    assert seated(three, "sleepwalker,apprentice") == {2: "sleepwalker", 3: "apprentice"}


@pytest.mark.parametrize(("language", "name"), [("en", "sleepwalker"), ("pl", "lunatyk"), ("ko", "몽유병자")])
def test_a_bot_that_thinks_is_called_by_a_name_of_the_language(language: str, name: str, monkeypatch: Patch) -> None:
    shown: list[str] = []

    def status(_: Console, words: str) -> nullcontext[None]:
        shown.append(words)
        return nullcontext()

    monkeypatch.setattr(Console, "status", status)
    match = Match(catalogue.find("onirim"), {"players": 2}, "dusk")
    sitting = Sitting(Console(file=io.StringIO()), speech(language), match, None, {match.actor: "sleepwalker"})
    sitting.let_think(sitting.bots[match.actor])
    assert [name in words for words in shown] == [True]


@pytest.mark.parametrize(("players", "bots", "room"), [("1", "lucid", 0), ("2", "lucid,lucid", 1)])
def test_a_bot_without_a_seat_is_refused(players: str, bots: str, room: int, capsys: Capture) -> None:
    assert run(["play", "onirim", "--players", players, "--bots", bots]) == 2
    assert capsys.readouterr().err.strip() == said("en", "error-no-seat-for-bot", room=room)


def test_a_match_by_numbers(capsys: Capture, monkeypatch: Patch) -> None:
    final = played()
    match = Match(onirim, {}, "dusk")
    lines: list[str] = []
    for entry in final.log:
        if entry.actor == CHANCE:
            continue
        choices = [onirim.write(choice) for choice in match.choices(0)]
        number = str(choices.index(entry.text) + 1)
        lines += [number] * (2 if loses(entry.text) else 1)
        match.play_text(0, entry.text)
    type_in(monkeypatch, *lines)
    sit(capsys, "onirim", "--seed", "dusk", "--save", "m.json")
    assert record_of(Path("m.json")) == to_record(final)


def test_a_match_in_any_capitals_and_spacing(capsys: Capture, monkeypatch: Patch) -> None:
    match = played()
    odd = [
        [line.upper(), line.lower(), f"   {line}\t", line.replace(" ", "    "), line.swapcase()][place % 5]
        for place, line in enumerate(keys(match))
    ]
    type_in(monkeypatch, *odd)
    sit(capsys, "onirim", "--seed", "dusk", "--save", "m.json")
    assert record_of(Path("m.json")) == to_record(match)


def test_a_secret_seed_is_promised_first_and_shown_last(capsys: Capture, monkeypatch: Patch) -> None:
    type_in(monkeypatch, *["1"] * 2000)
    out = sit(capsys, "onirim", "--save", "m.json")
    match = load(Path("m.json"))
    start, _, rest = out.partition(said("en", "play-hint"))
    assert said("en", "play-secret-seed", hash=match.seed_hash) in start
    assert match.seed not in start
    assert match.seed not in rest[: len(rest) // 2]
    assert said("en", "play-end-seed", seed=match.seed) in rest


def test_a_narrow_terminal_breaks_no_hash_and_no_path(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    """What is to be copied must be in one piece; the terminal itself folds long lines."""
    monkeypatch.setenv("COLUMNS", "40")
    path = tmp_path / ("long-" * 20 + "name.json")
    type_in(monkeypatch, "1", "quit")
    out = sit(capsys, "onirim", "--save", str(path))
    assert load(path).seed_hash in out
    assert str(path) in out


@pytest.mark.parametrize("seed", [":key:", "[red]", "[/]", "a b", "żółw 꿈"])
def test_a_seed_is_shown_as_it_was_typed(seed: str, capsys: Capture, monkeypatch: Patch) -> None:
    match = played(seed=seed)
    type_in(monkeypatch, *keys(match))
    out = sit(capsys, "onirim", "--seed", seed)
    assert said("en", "play-seed", seed=seed, hash=match.seed_hash[:16]) in out
    assert said("en", "play-end-seed", seed=seed) in out


# --- what else can be typed ---


@each_language
def test_questions_beside_the_match_change_nothing(lang: str, capsys: Capture, monkeypatch: Patch) -> None:
    match = played()
    first = match.log[next(n for n, entry in enumerate(match.log) if entry.actor == 0)].text
    aside = ["help", "HELP", "?", "", "   ", "why", f"why {first}", "why pay hand", "why nonsense", "rule O-10"]
    aside += ["rule o-10", "rule", "rule X-99", "rule O-10 twice", "counts", "log", "log", "undo", "Undo", "undo it"]
    aside += ["0", "999", "99999999999999999999", "-1", "1.5", "²", "\u0661", "nonsense", "play Xx", "play"]
    aside += ["pay hand", "[bold]", "[/bold]", "counts now", "log all", "{ $x }", "\x1b[2J", "save"]
    type_in(monkeypatch, *aside, *keys(match))
    out = sit(capsys, "onirim", "--seed", "dusk", "--save", "m.json", "--lang", lang)
    assert record_of(Path("m.json")) == to_record(match)
    say = speech(lang)
    assert said(lang, "play-help", example=Match(onirim, {}, "dusk").choices(0)[0].text, rule="O-8") in out
    assert said(lang, "play-allowed") in out
    assert said(lang, "error-refused", rule="O-28", text=say.say("rule-O-28")) in out
    assert out.count(f"O-10: {say.say('rule-O-10')}") >= 2
    assert said(lang, "play-no-rule", rule="X-99") in out
    assert said(lang, "play-no-rule", rule="") in out
    assert said(lang, "error-cannot-undo") in out
    assert said(lang, "play-no-save-name") in out
    for text in ("0", "999", "nonsense", "[bold]", "{ $x }", "undo it"):
        assert said(lang, "error-action-unknown", text=text) in out
    assert said(lang, "onirim-unseen", hidden=0) in out


def test_a_wrong_word_is_shown_as_it_was_typed(capsys: Capture, monkeypatch: Patch) -> None:
    """Rich would make a picture of `:key:`."""
    type_in(monkeypatch, ":key:", "rule :key:", "1", "save :key:", "quit")
    out = sit(capsys, "onirim", "--seed", "dusk")
    assert said("en", "error-action-unknown", text=":key:") in out
    assert said("en", "play-no-rule", rule=":key:") in out
    assert said("en", "play-saved", file=":key:") in out


def test_a_very_long_line_is_no_crash(capsys: Capture, monkeypatch: Patch) -> None:
    type_in(monkeypatch, "1", "x" * 5000, "why " + "x" * 5000, "rule " + "x" * 5000, "save " + "x" * 5000, "quit")
    sit(capsys, "onirim", "--seed", "dusk")


def test_the_log_tells_all_from_the_start(capsys: Capture, monkeypatch: Patch) -> None:
    match = played(3)
    type_in(monkeypatch, *keys(match), "log", "quit")
    out = sit(capsys, "onirim", "--seed", "dusk")
    wording = Wording(speech("en"), onirim, match.options)
    words = [word for told in match.events(0) if (word := wording.event(told)) is not None]
    assert told_lines(out) == words * 2


def with_prophecy(wanted: str) -> tuple[str, list[str]]:
    """A seed on which the first turn can discard a key, and then drop a card of this kind; and how."""
    for number in range(500):
        match = Match(onirim, {}, str(number))
        for key in [choice.text for choice in match.choices(0) if choice.text.startswith("discard ")]:
            if key.endswith("k"):
                match.play_text(0, key)
                for choice in match.choices(0):
                    if choice.text.startswith("drop ") and choice.text.endswith(wanted):
                        return str(number), [key, choice.text]
                break
    raise AssertionError("no such seed")


@each_language
def test_undo_takes_the_last_action_back(lang: str, capsys: Capture, monkeypatch: Patch) -> None:
    seed, (key, drop) = with_prophecy("s")
    type_in(monkeypatch, key, drop, "undo", "undo", drop, "UNDO", drop, "quit")
    out = sit(capsys, "onirim", "--seed", seed, "--save", "m.json", "--lang", lang)
    assert out.count(said(lang, "play-undone")) == 2
    # The second undo comes after the cards of the prophecy were seen.
    assert said(lang, "error-cannot-undo") in out
    texts = [entry.text for entry in load(Path("m.json")).log if entry.actor == 0]
    assert texts == [key, drop]


def test_an_undone_action_is_gone_from_the_file(capsys: Capture, monkeypatch: Patch) -> None:
    seed, (key, drop) = with_prophecy("s")
    type_in(monkeypatch, key, drop, "undo", "quit")
    sit(capsys, "onirim", "--seed", seed, "--save", "m.json")
    assert [entry.text for entry in load(Path("m.json")).log if entry.actor == 0] == [key]


@each_language
@pytest.mark.parametrize("between", [[], ["help"], ["counts", "why play Rs"]], ids=str)
def test_a_door_is_dropped_only_if_typed_twice(
    between: list[str], lang: str, capsys: Capture, monkeypatch: Patch
) -> None:
    seed, (key, drop) = with_prophecy("d")
    type_in(monkeypatch, key, drop, *between, drop.upper())
    out = sit(capsys, "onirim", "--seed", seed, "--save", "m.json", "--lang", lang)
    assert out.count(said(lang, "onirim-loses")) == 1
    assert said(lang, "onirim-end-O-23") in out
    result = load(Path("m.json")).result
    assert result is not None
    assert result.rule == "O-23"


def test_the_warning_can_be_heeded(capsys: Capture, monkeypatch: Patch) -> None:
    seed, (key, drop) = with_prophecy("d")
    match = Match(onirim, {}, seed)
    match.play_text(0, key)
    harmless = next(choice.text for choice in match.choices(0) if choice.text[-1] in "smk")
    number = str([choice.text for choice in match.choices(0)].index(drop) + 1)
    type_in(monkeypatch, key, number, harmless, "undo", number, "quit")
    out = sit(capsys, "onirim", "--seed", seed, "--save", "m.json")
    # Warned once before the harmless choice and once anew after it.
    assert out.count(said("en", "onirim-loses")) == 2
    assert [entry.text for entry in load(Path("m.json")).log if entry.actor == 0] == [key]


def test_a_warning_is_not_given_for_what_is_not_allowed(capsys: Capture, monkeypatch: Patch) -> None:
    type_in(monkeypatch, "drop Rd", "drop Rd", "1", "quit")
    out = sit(capsys, "onirim", "--seed", "dusk")
    assert said("en", "onirim-loses") not in out
    assert out.count(said("en", "error-refused", rule="O-19", text=said("en", "rule-O-19"))) == 2


# --- saving ---


def test_save_writes_a_copy_and_the_match_goes_on(capsys: Capture, monkeypatch: Patch) -> None:
    match = played()
    lines = keys(match)
    type_in(monkeypatch, *lines[:3], "save copy.json", "SAVE  with space.json", *lines[3:])
    out = sit(capsys, "onirim", "--seed", "dusk")
    assert said("en", "play-saved", file="copy.json") in out
    for name in ("copy.json", "with space.json"):
        copy = load(Path(name))
        assert [entry.text for entry in copy.log if entry.actor == 0] == lines[:3]
        go_on(copy)
        assert to_record(copy) == to_record(match)


@each_language
@pytest.mark.parametrize(
    ("answer", "overwritten"), [("y", True), (" YES ", True), ("", False), ("n", False), ("1", False)]
)
def test_save_asks_before_it_writes_over_a_file(
    answer: str, overwritten: bool, lang: str, capsys: Capture, monkeypatch: Patch
) -> None:
    Path("old.json").write_text("precious")
    type_in(monkeypatch, "1", "save old.json", answer, "1", "quit")
    out = sit(capsys, "onirim", "--seed", "dusk", "--save", "m.json", "--lang", lang)
    assert said(lang, "play-overwrite", file="old.json") in out
    assert (said(lang, "play-not-saved") in out) != overwritten
    assert (Path("old.json").read_text() != "precious") == overwritten
    assert sum(entry.actor == 0 for entry in load(Path("m.json")).log) == 2


def test_the_file_of_this_match_is_saved_without_a_question(capsys: Capture, monkeypatch: Patch) -> None:
    type_in(monkeypatch, "1", "save m.json", "quit")
    assert said("en", "play-overwrite", file="m.json") not in sit(capsys, "onirim", "--save", "m.json")


@pytest.mark.parametrize("answers", [["n"], []])
def test_a_new_match_asks_before_it_takes_the_file_of_an_old_one(
    answers: list[str], capsys: Capture, monkeypatch: Patch
) -> None:
    Path("m.json").write_text("precious")
    type_in(monkeypatch, *answers)
    out = sit(capsys, "onirim", "--seed", "dusk", "--save", "m.json")
    assert said("en", "play-not-saved") in out
    assert Path("m.json").read_text() == "precious"
    type_in(monkeypatch, "y", "1", "quit")
    sit(capsys, "onirim", "--seed", "dusk", "--save", "m.json")
    assert sum(entry.actor == 0 for entry in load(Path("m.json")).log) == 1


@pytest.mark.parametrize(
    "where", ["nowhere/m.json", ".", "..", "/", "folder", "x" * 300, "~nobody-of-that-name/m.json", "a\0b"]
)
def test_a_save_that_fails_does_not_end_the_match(where: str, capsys: Capture, monkeypatch: Patch) -> None:
    Path("folder").mkdir()
    type_in(monkeypatch, "1", f"save {where}", "1", "quit")
    sit(capsys, "onirim", "--seed", "dusk", "--save", "m.json")
    assert sum(entry.actor == 0 for entry in load(Path("m.json")).log) == 2
    assert sorted(path.name for path in Path().iterdir()) == ["folder", "m.json"]


def test_the_file_is_there_after_every_decision(monkeypatch: Patch, capsys: Capture) -> None:
    match = played(15)
    path = Path("m.json")

    def typing() -> Iterator[str]:
        for done, line in enumerate(keys(match)):
            if done:
                assert [entry.text for entry in load(path).log if entry.actor == 0] == keys(match)[:done]
            else:
                assert not path.exists()
            yield line

    monkeypatch.setattr("sys.stdin", Keyboard(typing()))
    sit(capsys, "onirim", "--seed", "dusk", "--save", "m.json")


@each_language
@pytest.mark.parametrize("leave", ["quit", "q", "EXIT", " Quit ", CTRL_C, None], ids=repr)
@pytest.mark.parametrize("players", [1, 2])
def test_whoever_leaves_loses_nothing(
    players: int, leave: str | None, lang: str, tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    match = played(7, players=players)
    type_in(monkeypatch, *keys(match), *[""] * (players - 1), *([] if leave is None else [leave]))
    out = sit(capsys, "onirim", "--players", str(players), "--seed", "dusk", "--lang", lang)
    (path,) = shelf(tmp_path)
    assert said(lang, "play-saved", file=str(path)) in out
    assert record_of(path) == to_record(match)


@pytest.mark.parametrize("leave", [CTRL_C, None], ids=repr)
def test_leaving_at_the_curtain_loses_nothing(
    leave: str | None, tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    match = played(1, players=2)
    type_in(monkeypatch, *keys(match), *([] if leave is None else [leave]))
    sit(capsys, "onirim", "--players", "2", "--seed", "dusk")
    assert record_of(shelf(tmp_path)[0]) == to_record(match)


@pytest.mark.parametrize("leave", ["quit", CTRL_C, None], ids=repr)
def test_who_has_done_nothing_leaves_nothing(
    leave: str | None, tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    type_in(monkeypatch, *([] if leave is None else [leave]))
    sit(capsys, "onirim", "--save", "m.json")
    assert shelf(tmp_path) == []
    assert list(Path().iterdir()) == []


def test_a_match_left_does_not_push_another_off_the_shelf(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    """The same seed, played twice in another way: both were promised to be kept."""
    type_in(monkeypatch, "1", "1", "1", "1", "quit")
    sit(capsys, "onirim", "--seed", "dusk")
    first = record_of(shelf(tmp_path)[0])
    type_in(monkeypatch, "2", "quit")
    sit(capsys, "onirim", "--seed", "dusk")
    assert first in [record_of(path) for path in shelf(tmp_path)]


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("cut", [1, 5, 12, 20])
def test_a_resumed_match_goes_on_exactly(
    cut: int, players: int, tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    whole, part = played(players=players), played(cut, players=players)
    type_in(monkeypatch, *keys(part))
    sit(capsys, "onirim", "--players", str(players), "--seed", "dusk")
    (path,) = shelf(tmp_path)
    type_in(monkeypatch, *keys(whole, len(part.log)))
    sit(capsys, "--resume", str(path))
    assert path.read_text(encoding="utf-8") == saved_text(whole, tmp_path)


def saved_text(match: Match, folder: Path) -> str:
    save(match, folder / "expected.json")
    return (folder / "expected.json").read_text(encoding="utf-8")


def test_a_match_resumed_after_every_single_decision_is_the_same_match(capsys: Capture, monkeypatch: Patch) -> None:
    whole = played(25)
    lines = keys(whole)
    type_in(monkeypatch, lines[0])
    sit(capsys, "onirim", "--seed", "dusk", "--save", "m.json")
    for line in lines[1:]:
        type_in(monkeypatch, line)
        sit(capsys, "--resume", "m.json")
    assert record_of(Path("m.json")) == to_record(whole)


def test_a_resumed_match_may_be_saved_elsewhere(capsys: Capture, monkeypatch: Patch) -> None:
    save(played(4), Path("old.json"))
    before = Path("old.json").read_bytes()
    type_in(monkeypatch, "1", "quit")
    sit(capsys, "--resume", "old.json", "--save", "new.json")
    assert Path("old.json").read_bytes() == before
    assert len(load(Path("new.json")).log) > len(load(Path("old.json")).log)


def test_a_resumed_match_shows_no_seed_before_its_end(capsys: Capture, monkeypatch: Patch) -> None:
    save(played(4, seed="secret-of-the-night"), Path("m.json"))
    type_in(monkeypatch, "log", "help", "quit")
    assert "secret-of-the-night" not in sit(capsys, "--resume", "m.json")


@each_language
def test_a_disk_that_fails_does_not_cost_the_match(
    lang: str, tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    """The folder goes away in the middle: whatever was decided is still there, in memory or on the shelf."""
    folder = tmp_path / "stick"
    folder.mkdir()

    def typing() -> Iterator[str]:
        yield "1"
        (folder / "m.json").unlink()
        folder.rmdir()
        yield "1"
        yield f"save {tmp_path / 'rescue.json'}"
        yield "quit"

    monkeypatch.setattr("sys.stdin", Keyboard(typing()))
    run(["play", "onirim", "--seed", "dusk", "--save", str(folder / "m.json"), "--lang", lang])
    out, err = capsys.readouterr()
    reason = said(lang, "reason-missing")
    assert said(lang, "error-file-write", file=str(folder / "m.json"), reason=reason) in out + err
    kept = [path for path in (tmp_path / "rescue.json", *shelf(tmp_path)) if path.exists()]
    assert any(sum(entry.actor == 0 for entry in load(path).log) == 2 for path in kept)


# --- what the table of Onirim says ---


def table_of(position: str, width: int, lang: str = "en", **options: object) -> str:
    settled = settle(onirim.OPTIONS, options)
    tail = "complete-hand shuffle-limbo turn"
    state = onirim.unpack({"options": settled, "position": f"play-or-discard {tail} | {position}"})
    screen = io.StringIO()
    console = Console(file=screen, width=width, color_system=None, highlight=False)
    wording = Wording(speech(lang), onirim, settled)
    console.print(screen_of("onirim").table(wording, onirim.observe(state, 0).pack(), settled))
    return screen.getvalue()


PAIR = "hand1 Bs Bm Bk | hand2 Ns Nm Nk | shared Gm Gk"


@pytest.mark.parametrize(
    ("position", "options", "left"),
    [
        ("hand1 Bs Bm Bk Gm Gk | row1 Rs Rm", {}, 1),
        ("hand1 Bs Bm Bk Gm Gk | row1 Rs Rm | doors1 Rd", {}, 1),
        ("hand1 Bs Bm Bk Gm Gk | row1 Rs Rm | doors1 Rd2", {}, 0),
        ("hand1 Bs Bm Bk Gm Gk | row1 Rs Rm Rs", {}, 0),
        (f"{PAIR} | row1 Rs Rm | doors1 Rd", {"players": 2}, 1),
        (f"{PAIR} | row1 Rs Rm | doors1 Rd", {"players": 2, "coop_duplicate": "forbid"}, 0),
        (f"{PAIR} | row1 Rs Rm | doors1 Rd", {"players": 2, "coop_duplicate": "give"}, 1),
        (f"{PAIR} | row1 Rs Rm | doors1 Rd | doors2 Rd", {"players": 2}, 0),
    ],
)
def test_a_door_is_promised_only_where_one_can_come(position: str, options: dict[str, Any], left: int) -> None:
    promised = said("en", "onirim-series", left=1, colour="R") in table_of(position, 300, **options)
    assert promised == bool(left)


@each_language
def test_no_card_is_broken_at_80_columns(lang: str) -> None:
    row = "row1 " + " ".join(["Gk", "Gm"] * 3 + ["Rs", "Rm"] * 4)
    hand, aside = "hand1 Bs Bm Bk Ns Nm", "discard Rs5 Bs6 Bm2 Gs7 Ns5 Nk2 X4"
    top = "top " + " ".join(f"{name}:12s" for name in ("Bd", "Rd", "Gd", "X", "Nd"))
    shown = table_of(" | ".join([hand, row, aside, top]), 80, lang)
    assert max(map(len, shown.splitlines())) <= 80
    for name, symbol in re.findall(r"([RBGN][smkd]|X)( ?[☀☾⚷▯✷]?)", shown):
        assert len(symbol) == 2, name


@each_language
def test_the_counter_says_whether_it_is_the_deck(lang: str) -> None:
    deck, more = [said(lang, "onirim-unseen", hidden=hidden) for hidden in (0, 3)]
    assert deck in table_of("hand1 Bs Bm Bk Gm Gk", 300, lang)
    assert more in table_of(PAIR, 300, lang, players=2)
    assert more not in table_of(PAIR, 300, lang, players=2, coop_info="open")


@each_language
def test_the_table_can_be_shown_again(lang: str, monkeypatch: Patch) -> None:
    shown = at_a_screen(Match(onirim, {}, "dusk"), ["table", "quit"], lang, monkeypatch)
    assert shown.count(said(lang, "onirim-ask-play-or-discard")) == 2
    assert shown.count(said(lang, "onirim-row-empty")) == 2


@each_language
def test_a_shared_card_that_is_used_is_told_from_ones_own(lang: str) -> None:
    wording = Wording(speech(lang), onirim, {})
    for name in ("play", "discard", "unlock", "pay"):
        told = {"event": name, "seat": 0, "to": "row", "card": "Rk"}
        own, shared = [wording.event({**told, "from": place}) for place in ("hand", "shared")]
        assert own != shared


# --- hands hidden from each other ---


def at_a_screen(match: Match, lines: list[str], lang: str, monkeypatch: Patch) -> str:
    """Everything that goes to a real terminal, with its codes."""
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, color_system=None, width=300, highlight=False)
    type_in(monkeypatch, *lines)
    Sitting(console, speech(lang), match, None).play()
    return screen.getvalue()


@each_language
@pytest.mark.parametrize("seed", ["dusk", "night"])
def test_the_screen_is_cleared_before_it_is_handed_over(seed: str, lang: str, monkeypatch: Patch) -> None:
    match = played(players=2, seed=seed)
    screens = at_a_screen(Match(onirim, {"players": 2}, seed), keys(match), lang, monkeypatch).split(CLEAR)
    curtains, tables = screens[1::2], screens[2::2]
    assert len(curtains) == len(tables) > 4
    turns = [entry.actor for _, entry, curtain in decisions(match) if curtain]
    for seat, curtain in zip(turns, curtains, strict=True):
        # Between the two players nothing is on the screen but the request to look away.
        words = [said(lang, "play-hand-over", player=seat + 1), said(lang, "play-press-enter")]
        assert curtain.replace("\x1b[H", "").split() == " ".join(words).split()


@each_language
def test_nothing_of_the_other_hand_is_shown_after_the_curtain(lang: str, monkeypatch: Patch) -> None:
    final = played(players=2)
    match = Match(onirim, {"players": 2}, "dusk")
    tables = at_a_screen(Match(onirim, {"players": 2}, "dusk"), keys(final), lang, monkeypatch).split(CLEAR)[2::2]
    moments: list[list[tuple[int, str, str]]] = []  # for each table: seat, own row and other row as they may look
    for _, entry, curtain in decisions(final):
        facing = entry.actor
        if curtain:
            moments.append([])
        elif not moments:  # nothing is hidden yet
            match.play_text(facing, entry.text)
            continue
        seen = match.observe(facing).pack()
        other = 1 - facing
        known = [str(name) for name in seen["hands"][other]]
        hidden = seen["hidden"][other]
        moments[-1].append((facing, " ".join(known), said(lang, "onirim-hidden", cards=hidden) if hidden else ""))
        match.play_text(facing, entry.text)
    for table, expected in zip(tables, moments, strict=True):
        rows = [
            line.split("  " + said(lang, "onirim-unseen", hidden=1))[0]
            for line in table.splitlines()
            if line.startswith(said(lang, "onirim-hand-of", player=2 - expected[0][0]))
        ]
        assert len(rows) >= len(expected)
        for row, (_, names, covered) in zip(rows, expected, strict=False):
            shown = [word for word in row.split() if word in CARDS]
            assert " ".join(shown) == names
            assert covered in row


CARDS = {"Rs", "Rm", "Rk", "Bs", "Bm", "Bk", "Gs", "Gm", "Gk", "Ns", "Nm", "Nk", "Rd", "Bd", "Gd", "Nd", "X"}


@pytest.mark.parametrize("seed", ["dusk", "night"])
def test_each_is_told_only_what_each_may_know(seed: str, monkeypatch: Patch) -> None:
    final = played(players=2, seed=seed)
    screens = at_a_screen(Match(onirim, {"players": 2}, seed), keys(final), "en", monkeypatch).split(CLEAR)[2::2]
    turns = [entry.actor for _, entry, curtain in decisions(final) if curtain]
    wording = Wording(speech("en"), onirim, final.options)
    for seat in (0, 1):
        may_know = []
        for told in final.events(seat):
            words = wording.event(told)
            if words is not None:
                who = f"{said('en', 'player', player=int(told['seat']) + 1)}: " if "seat" in told else ""
                may_know.append(f"{who}{words}")
        shown = "".join(screen for turn, screen in zip(turns, screens, strict=True) if turn == seat)
        told_here = told_lines(shown)
        # What was told before the first curtain, while nothing was hidden, is on another screen.
        before = len(may_know) - len(told_here)
        assert any(told_here == may_know[start : start + len(told_here)] for start in range(before + 1))
        assert len(told_here) > 10


def test_in_an_open_draft_nobody_has_to_look_away(monkeypatch: Patch) -> None:
    final = played(6, players=2)
    shown = at_a_screen(Match(onirim, {"players": 2}, "dusk"), [*keys(final), "quit"], "en", monkeypatch)
    assert [entry.text.split()[0] for entry in final.log if entry.actor >= 0] == ["take"] * 6
    assert CLEAR not in shown
    assert said("en", "play-press-enter") not in shown


@pytest.mark.parametrize("options", [{}, {"players": 2, "coop_info": "open"}], ids=["alone", "open"])
def test_where_nothing_is_hidden_there_is_no_curtain(options: dict[str, Any], monkeypatch: Patch) -> None:
    match = played(**options)
    shown = at_a_screen(Match(onirim, options, "dusk"), keys(match), "en", monkeypatch)
    assert CLEAR not in shown
    assert said("en", "play-press-enter") not in shown


def test_the_log_is_that_of_whoever_sits_there(monkeypatch: Patch) -> None:
    final = played(9, players=2)
    lines = [*keys(final), "", "log", "log", "quit"]
    screens = at_a_screen(Match(onirim, {"players": 2}, "dusk"), lines, "en", monkeypatch).split(CLEAR)
    seat = final.actor
    hidden = [
        event
        for entry in final.log
        for event in entry.events
        if event.secrets and seat not in event.witnesses and event.name == "draw"
    ]
    veiled = Wording(speech("en"), onirim, final.options).event(hidden[0].told_to(seat)) if hidden else None
    if veiled is not None:
        assert screens[-1].count(veiled) >= 2 * len(hidden)


# --- a game without words of its own ---


@each_language
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_toy_game_can_be_played(players: int, lang: str, capsys: Capture, monkeypatch: Patch) -> None:
    match = played(game="lanterns", players=players)
    type_in(monkeypatch, *keys(match))
    out = sit(capsys, "lanterns", "--players", str(players), "--seed", "dusk", "--save", "m.json", "--lang", lang)
    assert record_of(Path("m.json")) == to_record(match)
    assert said(lang, "play-hand-over", player=players) in out
    assert said(lang, "play-end-seed", seed="dusk") in out


def test_everything_can_be_typed_in_the_toy_game(capsys: Capture, monkeypatch: Patch) -> None:
    match = played(game="lanterns")
    aside = ["help", "why", "why draw", "why roll 3", "rule T-1", "counts", "log", "undo", "nonsense", "roll 1", "9"]
    first, *rest = keys(match)
    type_in(monkeypatch, first, *aside, *rest)
    out = sit(capsys, "lanterns", "--seed", "dusk", "--save", "m.json")
    assert record_of(Path("m.json")) == to_record(match)
    assert said("en", "play-allowed") in out
    assert said("en", "play-no-rule", rule="T-1") in out
    assert "draw-or-pass?" in out
    assert '"choose"' in out


def test_the_toy_game_can_be_left_and_resumed(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    whole, part = played(game="lanterns", rounds=3), played(3, game="lanterns", rounds=3)
    type_in(monkeypatch, *keys(part), CTRL_C)
    sit(capsys, "lanterns", "--option", "rounds=3", "--seed", "dusk")
    (path,) = shelf(tmp_path)
    assert path.name.startswith("lanterns-")
    type_in(monkeypatch, *keys(whole, len(part.log)))
    sit(capsys, "--resume", str(path))
    assert json.loads(path.read_text(encoding="utf-8")) == to_record(whole)


def test_the_plain_view_shows_everything_of_an_observation(capsys: Capture, monkeypatch: Patch) -> None:
    """Square brackets are JSON here, not markup."""
    pack = lanterns.Seen.pack
    odd = {"lit": [True, False], "wind": [None], "name": ["[bold]", ":key:"]}
    monkeypatch.setattr(lanterns.Seen, "pack", lambda seen: {**pack(seen), **odd})
    type_in(monkeypatch, "", "counts", "quit")
    out = sit(capsys, "lanterns", "--seed", "dusk")
    for name, value in odd.items():
        assert out.count(f"{name}: {json.dumps(value)}") == 2


def test_the_toy_game_ends_for_everybody() -> None:
    assert played(game="lanterns").actor == NOBODY
