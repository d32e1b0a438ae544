"""Every command in every language, and every way to get one wrong: one sentence, code 2, nothing changed."""

from __future__ import annotations

import json
import os
import platform
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest

import reverie
from reverie.cli import app, run
from reverie.cli.content import content
from reverie.core import catalogue
from reverie.core.errors import BadRecord
from reverie.core.record import load, save, to_record, write_record
from reverie.games import onirim
from reverie.locale.speech import LANGUAGES, preferred_language, speech
from reverie.simulate.deals import Showing
from reverie.terminal.errors import say_error
from reverie.terminal.wording import Wording
from tests.core.test_record import DOCTORED, NO_RECORDS
from tests.played import played
from tests.terminal.keyboard import CTRL_C, said, type_in

each_language = pytest.mark.parametrize("lang", LANGUAGES)
COMMANDS = sorted(app.places)
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder to stand in, wide lines, and no language but English."""
    (tmp_path / "home").mkdir()
    (tmp_path / "cwd").mkdir()
    monkeypatch.chdir(tmp_path / "cwd")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("REVERIE_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    type_in(monkeypatch)  # nobody types anything


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    save(played(8), path)
    return path


@pytest.fixture
def pair_file(tmp_path: Path) -> Path:
    path = tmp_path / "pair.json"
    save(played(players=2), path)
    return path


@pytest.fixture
def over_file(tmp_path: Path) -> Path:
    path = tmp_path / "over.json"
    save(played(), path)
    return path


def output(capsys: Capture, *args: str) -> str:
    """What a command writes when all is well."""
    code = run(list(args))
    out, err = capsys.readouterr()
    assert (code, err.strip()) == (0, "")
    assert "Traceback" not in out
    return out


def complaint(capsys: Capture, *args: str) -> str:
    """The one sentence a command has to say about wrong input."""
    code = run(list(args))
    _, err = capsys.readouterr()
    assert code == 2, err
    assert err.endswith("\n")
    sentence = err[:-1]
    assert sentence
    assert "\n" not in sentence, "more than one line"
    assert "Traceback" not in sentence
    assert "  " not in sentence, "a gap where something should be named"
    assert sentence == sentence.strip()
    return sentence


def flat(text: str) -> str:
    return " ".join(text.split())


def snapshot(folder: Path) -> dict[str, bytes | None]:
    return {str(path): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


# --- help ---


@each_language
@pytest.mark.parametrize("args", [[], ["--help"]], ids=["nothing", "--help"])
def test_the_help_names_every_command(lang: str, args: list[str], capsys: Capture) -> None:
    out = flat(output(capsys, "--lang", lang, *args))
    assert said(lang, "cli-about") in out
    assert said(lang, "cli-flag-lang") in out
    for command in COMMANDS:
        assert command in out
        assert said(lang, f"cli-{command}") in out


@each_language
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_every_flag(lang: str, command: str, capsys: Capture) -> None:
    out = flat(output(capsys, command, "--help", "--lang", lang))
    assert said(lang, f"cli-{command}") in out
    assert said(lang, "cli-flag-help") in out
    assert said(lang, "cli-usage").strip() in out
    found = app.get_command(click.Context(app), command)
    assert found is not None
    for param in found.params:
        if param.param_type_name == "option":
            assert param.opts[0] in out
            assert flat(said(lang, f"cli-flag-{param.name}")) in out


@pytest.mark.parametrize("lang", ["pl", "ko"])
@pytest.mark.parametrize("command", [*COMMANDS, ""])
def test_no_english_of_click_shows_through(lang: str, command: str, capsys: Capture) -> None:
    out = output(capsys, *command.split(), "--help", "--lang", lang)
    for word in ("Usage", "Options", "Commands", "Show this message", "COMMAND", "ARGS", "INTEGER", "TEXT"):
        assert word not in out


def examples() -> list[str]:
    found = [app.get_command(click.Context(app), name) for name in COMMANDS]
    check = content.get_command(click.Context(content), "check")
    return [example for command in [*found, check] for example in getattr(command, "examples", ())]


@pytest.mark.parametrize("example", examples())
def test_each_example_can_be_typed(example: str) -> None:
    context = app.make_context("reverie", example.split(), obj=speech("en"))
    command: click.Command = app
    rest = example.split()
    while isinstance(command, click.Group):
        _, found, rest = command.resolve_command(context, rest)
        assert found is not None
        command = found
        context = command.make_context("reverie", list(rest), parent=context)
    assert not context.args


@each_language
def test_a_help_names_defaults_and_examples(lang: str, capsys: Capture) -> None:
    out = output(capsys, "simulate", "-h", "--lang", lang)
    assert "[sleepwalker]" in out
    assert said(lang, "cli-examples") in out
    assert "reverie simulate onirim" in out


def test_the_help_of_everything_imports_no_game() -> None:
    code = "import sys; from reverie.cli import run; run(['--help']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    loaded = done.stdout.split()
    assert "reverie.cli.app" in loaded
    assert [
        name for name in loaded if name.startswith(("reverie.games.", "reverie.bots.", "rich", "urllib.request"))
    ] == []


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("reverie ", {"play", "arena", "content"}),
        ("reverie play o", {"onirim"}),
        ("reverie play onirim --bots lu", {"lucid"}),
        ("reverie simulate dreamscape --bots sleepwalker,a", {"sleepwalker,apprentice"}),
        ("reverie train onirim --players ", {"1", "2"}),
    ],
)
def test_a_shell_completes(line: str, expected: set[str]) -> None:
    words = line.split() + ([""] if line.endswith(" ") else [])
    done = reverie_process(COMP_WORDS=line, COMP_CWORD=str(len(words) - 1), _REVERIE_COMPLETE="bash_complete")
    assert done.stderr == b""
    assert expected <= {row.partition(",")[2] for row in done.stdout.decode().splitlines()}


# --- the commands ---


def test_the_version_as_a_flag_and_as_json(capsys: Capture) -> None:
    assert output(capsys, "--version") == output(capsys, "version")
    assert json.loads(output(capsys, "version", "--json"))["version"] == reverie.__version__


def test_games_as_json(capsys: Capture) -> None:
    found = json.loads(output(capsys, "games", "--json"))
    assert [game["name"] for game in found] == catalogue.names()
    [game] = json.loads(output(capsys, "games", "onirim", "--json"))
    assert [option["name"] for option in game["options"]] == [option.name for option in onirim.OPTIONS]


def test_verify_hint_review_and_content_check_as_json(match_file: Path, over_file: Path, capsys: Capture) -> None:
    assert json.loads(output(capsys, "verify", str(over_file), "--json"))["result"]["rule"].startswith("O-")
    assert json.loads(output(capsys, "hint", str(match_file), "--json"))["choices"][0]["chance"] > 0
    assert json.loads(output(capsys, "review", str(match_file), "--json"))["decisions"]
    assert json.loads(output(capsys, "content", "check", "dreamscape", "--json"))["holds"]["cards"] == 50
    broken = Path("broken.json")
    broken.write_text("{}")
    assert run(["content", "check", "labyrinth", str(broken), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["faults"]


@each_language
def test_training_speaks_of_a_wrong_number_in_ones_language(lang: str, capsys: Capture) -> None:
    for flag, value in (("--players", "7"), ("--jobs", "0")):
        wrong = complaint(capsys, "train", "onirim", flag, value, "--lang", lang)
        assert wrong == said(lang, "error-flag-value", flag=flag, value=value)


@each_language
def test_games_lists_the_catalogue(lang: str, capsys: Capture) -> None:
    out = output(capsys, "games", "--lang", lang)
    for key in ("games-title", "games-name", "games-players", "games-rules"):
        assert said(lang, key) in out
    assert said(lang, "onirim-title") in out
    assert flat(said(lang, "games-hint", game=catalogue.names()[0])) in flat(out)


@each_language
def test_games_of_one_game_shows_every_option(lang: str, capsys: Capture) -> None:
    out = flat(output(capsys, "games", "onirim", "--lang", lang))
    for option in onirim.OPTIONS:
        assert option.name in out
        assert option.range() in out
        assert option.rule in out
        assert said(lang, f"onirim-option-{option.name}")[:30] in out


@each_language
def test_rules_shows_every_clause(lang: str, capsys: Capture) -> None:
    out = flat(output(capsys, "rules", "onirim", "--lang", lang))
    clauses = [(key, text) for key, text in speech(lang).outline("onirim-rules") if key.startswith("rule-")]
    assert len(clauses) > 50
    for key, text in clauses:
        assert key.removeprefix("rule-") in out
        assert flat(text)[:40] in out


@each_language
def test_version_says_which_build_runs(lang: str, capsys: Capture) -> None:
    facts = {"version": reverie.__version__, "build": reverie.build(), "python": platform.python_version()}
    assert output(capsys, "version", "--lang", lang) == said(lang, "version", **facts) + "\n"


@each_language
def test_replay_tells_the_whole_match(lang: str, over_file: Path, capsys: Capture) -> None:
    out = output(capsys, "replay", str(over_file), "--lang", lang)
    match = load(over_file)
    wording, seen = Wording(speech(lang), onirim, match.options), onirim.observe(match.state, 0)
    for entry in match.log:
        if entry.actor >= 0:
            meaning = wording.action(onirim.describe(seen, onirim.read(entry.text)))
            assert f"{entry.text}  {meaning}" in out
    assert match.result is not None
    assert said(lang, f"onirim-end-{match.result.rule}") in out


@each_language
def test_replay_of_an_unfinished_match_says_so(lang: str, match_file: Path, capsys: Capture) -> None:
    assert said(lang, "verify-unfinished") in output(capsys, "replay", str(match_file), "--lang", lang)


@each_language
@pytest.mark.parametrize("seat", [0, 1])
def test_replay_through_one_pair_of_eyes_tells_what_that_seat_was_told(
    seat: int, lang: str, pair_file: Path, capsys: Capture
) -> None:
    out = output(capsys, "replay", str(pair_file), "--seat", str(seat + 1), "--lang", lang)
    match = load(pair_file)
    wording = Wording(speech(lang), onirim, match.options)
    words = [wording.event(told) for told in match.events(seat)]
    told = [line.strip().removeprefix("· ") for line in out.splitlines() if line.startswith("      · ")]
    assert told == [word for word in words if word is not None]
    hidden = said(lang, "onirim-card-hidden")
    assert any(hidden in line for line in told), "a silent match hides something"


def test_replay_shows_a_seat_no_decision_of_the_other(pair_file: Path, capsys: Capture) -> None:
    out = output(capsys, "replay", str(pair_file), "--seat", "2")
    assert said("en", "player", player=2) in out
    assert f"{said('en', 'player', player=1)}: " not in out


@each_language
def test_replay_step_by_step_stops_at_each_decision(
    lang: str, match_file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, *[""] * 8)
    out = output(capsys, "replay", "--step", str(match_file), "--lang", lang)
    assert out.count(said(lang, "play-wait")) == 8
    assert out.count(said(lang, "onirim-hand")) >= 8
    assert said(lang, "verify-unfinished") in out


def test_q_stops_a_replay(match_file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "", " Q ")
    out = output(capsys, "replay", "--step", str(match_file))
    assert out.count(said("en", "play-wait")) == 2


def test_the_end_of_input_ends_a_replay_without_a_fuss(
    match_file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "")
    output(capsys, "replay", "--step", str(match_file))


@each_language
def test_ctrl_c_in_a_replay_is_one_word(
    lang: str, match_file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "", CTRL_C)
    assert run(["replay", "--step", str(match_file), "--lang", lang]) == 130
    assert capsys.readouterr().err.strip() == said(lang, "simulate-stopped")


@each_language
def test_stepping_with_one_pair_of_eyes_never_shows_the_other_hand(
    lang: str, pair_file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, *["" for _ in range(500)])
    out = output(capsys, "replay", "--step", "--seat", "1", str(pair_file), "--lang", lang)
    label = said(lang, "onirim-hand-of", player=2)
    rows = [line for line in out.splitlines() if line.startswith(label)]
    assert rows
    hidden = said(lang, "onirim-hidden", cards=3)
    assert any(hidden in row for row in rows)


@each_language
def test_verify_praises_a_good_record(lang: str, over_file: Path, capsys: Capture) -> None:
    out = output(capsys, "verify", str(over_file), "--lang", lang)
    match = load(over_file)
    assert said(lang, "verify-good", lines=len(match.log)) in out
    assert said(lang, "verify-seed", seed=match.seed, hash=match.seed_hash) in out


def test_verify_changes_nothing(tmp_path: Path, over_file: Path, capsys: Capture) -> None:
    before = snapshot(tmp_path)
    for command in ("verify", "replay"):
        output(capsys, command, str(over_file))
    assert snapshot(tmp_path) == before


# --- simulate and arena ---

KEYS = {"games", "wins", "games_per_second", "decisions_per_second", "mean_decisions", "build"}


def test_simulate_writes_json_and_nothing_else(capsys: Capture) -> None:
    report = json.loads(output(capsys, "simulate", "onirim", "--games", "5", "--seed", "s", "--json"))
    assert set(report) >= KEYS
    assert report["games"] == 5
    assert report["build"] == reverie.build()
    assert 0 <= report["wins"] <= 5
    assert report["mean_decisions"] > 0
    assert report["games_per_second"] > 0
    assert report["decisions_per_second"] > 0


def test_simulate_gives_the_same_result_on_any_number_of_processes(capsys: Capture) -> None:
    """Three pieces of work, so that the second process gets some."""
    one, two = [
        json.loads(output(capsys, "simulate", "onirim", "--games", "1001", "--seed", "s", "--jobs", jobs, "--json"))
        for jobs in ("1", "2")
    ]
    for key in ("games", "wins", "mean_decisions", "seed", "options", "build"):
        assert one[key] == two[key]


def test_simulate_repeats_itself_with_a_seed_and_not_without(capsys: Capture) -> None:
    args = ["simulate", "onirim", "--games", "20", "--json"]
    first, again = [json.loads(output(capsys, *args, "--seed", "s")) for _ in range(2)]
    assert first["mean_decisions"] == again["mean_decisions"]
    free, freer = [json.loads(output(capsys, *args)) for _ in range(2)]
    assert free["seed"] != freer["seed"]


def test_simulate_takes_options_and_players(capsys: Capture) -> None:
    args = ["--players", "2", "--option", "coop_info=open", "--games", "3", "--json"]
    report = json.loads(output(capsys, "simulate", "onirim", *args))
    assert report["options"]["players"] == 2
    assert report["options"]["coop_info"] == "open"


def test_simulate_leaves_the_error_stream_clean(capsys: Capture) -> None:
    """Where it is no terminal there is no bar to move, and nothing to clean up after it."""
    assert run(["simulate", "onirim", "--games", "3", "--json"]) == 0
    assert capsys.readouterr().err == ""


@each_language
def test_simulate_shows_a_table(lang: str, capsys: Capture) -> None:
    out = output(capsys, "simulate", "onirim", "--games", "3", "--lang", lang)
    for row in ("games", "wins", "share", "speed", "decisions", "mean", "build"):
        assert said(lang, f"simulate-{row}") in out


def test_simulate_goes_on_from_its_journal_with_the_same_seed(capsys: Capture) -> None:
    args = ["simulate", "onirim", "--games", "7", "--resume", "run", "--json"]
    first, again = [json.loads(output(capsys, *args)) for _ in range(2)]
    assert again["seed"] == first["seed"]
    assert again["mean_decisions"] == first["mean_decisions"]
    assert again["games_per_second"] == 0
    assert len(Path("run").read_text().splitlines()) == 2


@each_language
@pytest.mark.parametrize(
    ("file", "key"), [("folder", "file-read"), ("none/run", "file-write"), ("text", "run-damaged")]
)
def test_a_journal_that_cannot_be_kept_is_said(file: str, key: str, lang: str, capsys: Capture) -> None:
    Path("folder").mkdir()
    Path("text").write_text("no journal")
    sentence = complaint(capsys, "simulate", "onirim", "--games", "3", "--resume", file, "--lang", lang)
    reason = said(lang, "reason-folder" if file == "folder" else "reason-missing")
    assert sentence == said(lang, f"error-{key}", file=file, reason=reason, line=1)


def test_a_journal_of_another_run_is_refused(capsys: Capture) -> None:
    output(capsys, "simulate", "onirim", "--games", "3", "--seed", "s", "--resume", "run")
    sentence = complaint(capsys, "arena", "onirim", "--bots", "sleepwalker", "--games", "3", "--resume", "run")
    assert sentence == said("en", "error-run-other", file="run")


@pytest.mark.parametrize("game", ["onirim", "dreamscape"])
def test_simulate_keeps_the_record_of_a_match(game: str, capsys: Capture) -> None:
    args = ["simulate", game, "--games", "3", "--seed", "s", "--record", "2", "m.json", "--json"]
    report = json.loads(output(capsys, *args))
    assert said("en", "verify-seed", seed="s", hash=load(Path("m.json")).seed_hash) in output(
        capsys, "verify", "m.json"
    )
    assert report["games"] == 3
    before = Path("m.json").read_bytes()
    assert complaint(capsys, *args) == said("en", "error-file-there", file="m.json")
    assert Path("m.json").read_bytes() == before


@each_language
def test_arena_shows_tables_and_a_verdict(lang: str, capsys: Capture) -> None:
    args = ["--bots", "sleepwalker,apprentice", "--option", "rounds=1", "--seed", "s", "--lang", lang]
    out = output(capsys, "arena", "dreamscape", *args, "--games", "1", "--margin", "5")
    assert said(lang, "arena-played", deals=1, matches=2, seed="s") in out
    for row in ("bot", "share", "interval", "points", "time", "pair", "difference"):
        assert said(lang, f"arena-{row}") in out
    assert "sleepwalker − apprentice" in out
    assert said(lang, "arena-verdict-open", deals=1, margin="5") in out


@each_language
@pytest.mark.parametrize(("score", "verdict"), [(1.0, "better"), (0.5, "alike")])
def test_arena_says_what_it_found(
    score: float, verdict: str, lang: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [Showing(score, 1.0, 1, 0.1), Showing(1 - score, 1.0, 1, 0.1)]
    monkeypatch.setattr("reverie.simulate.deals.play_deal", lambda game, bots, options, seed: found)
    args = ["--bots", "sleepwalker,apprentice", "--lang", lang, "--margin", "12.5"]
    out = output(capsys, "arena", "dreamscape", *args)
    assert said(lang, f"arena-verdict-{verdict}", bot="sleepwalker", margin="12.5", deals=1) in out


def test_arena_writes_json_and_nothing_else(capsys: Capture) -> None:
    args = ["--players", "2", "--bots", "sleepwalker", "--games", "3", "--seed", "s", "--json"]
    report = json.loads(output(capsys, "arena", "onirim", *args))
    assert (report["deals"], report["matches"], report["options"]["players"]) == (3, 3, 2)
    [standing] = report["standings"]
    assert standing["share"]["low"] <= standing["share"]["value"] <= standing["share"]["high"]
    assert report["test"] is None


# --- language ---


@pytest.mark.parametrize("place", range(4))
def test_the_language_may_stand_anywhere(place: int, capsys: Capture) -> None:
    for form in (["--lang", "pl"], ["--lang=pl"]):
        args = ["simulate", "onirim", "--games=2"]
        args[place:place] = form
        assert said("pl", "simulate-share") in output(capsys, *args)


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"REVERIE_LANG": "pl"}, "pl"),
        ({"REVERIE_LANG": "ko", "LANG": "pl_PL.UTF-8"}, "ko"),
        ({"REVERIE_LANG": "pl_PL.UTF-8"}, "pl"),
        ({"REVERIE_LANG": "KO"}, "ko"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ko"}, "ko"),
        ({"LC_ALL": "ko_KR.UTF-8"}, "ko"),
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "ko_KR.UTF-8"}, "pl"),
        ({"LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"REVERIE_LANG": "de", "LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "kok_IN.UTF-8"}, "en"),  # Konkani is not Korean
        ({"LANG": "C"}, "en"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
    ids=lambda value: str(value),
)
def test_the_language_comes_from_the_environment(variables: dict[str, str], lang: str) -> None:
    """In a process of its own: what the system says is looked up once."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "REVERIE_LANG"))}
    code = "from reverie.locale.speech import preferred_language; print(preferred_language())"
    done = subprocess.run([sys.executable, "-c", code], env=kept | variables, capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == (lang, "")


def test_a_flag_beats_the_environment(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_LANG", "ko")
    assert preferred_language() == "ko"
    assert said("ko", "games-title") in output(capsys, "games")
    assert said("pl", "games-title") in output(capsys, "games", "--lang", "pl")
    assert complaint(capsys, "nonsense") == said("ko", "error-command-unknown", command="nonsense")


@pytest.mark.parametrize("value", ["de", "EN", "", "english", "--help"])
def test_an_unknown_language_is_refused(value: str, capsys: Capture) -> None:
    assert "--lang" in complaint(capsys, "games", "--lang", value)
    assert "--lang" in complaint(capsys, f"--lang={value}", "games")


def test_a_language_flag_without_a_value(capsys: Capture) -> None:
    assert complaint(capsys, "games", "--lang") == said("en", "error-flag-no-value", flag="--lang")


# --- wrong words ---

ONIRIM_BOTS = "sleepwalker, apprentice, lucid, oracle"
KNOWN_GAMES = ", ".join(catalogue.names())
WRONG: dict[str, tuple[list[str], str, dict[str, object]]] = {
    "command": (["dance"], "command-unknown", {"command": "dance"}),
    "command with flags": (["dance", "--games", "3"], "command-unknown", {"command": "dance"}),
    "command in capitals": (["PLAY", "onirim"], "command-unknown", {"command": "PLAY"}),
    "empty command": ([""], "command-unknown", {"command": ""}),
    "flag": (["play", "onirim", "--fast"], "flag-unknown", {"flag": "--fast", "command": "play"}),
    "short flag": (["games", "-z"], "flag-unknown", {"flag": "-z", "command": "games"}),
    "flag of another command": (["rules", "onirim", "--json"], "flag-unknown", {"flag": "--json", "command": "rules"}),
    "flag cut short": (["play", "onirim", "--see", "x"], "flag-unknown", {"flag": "--see", "command": "play"}),
    "game to play": (["play", "chess"], "game-unknown", {"game": "chess", "known": KNOWN_GAMES}),
    "game to list": (["games", "chess"], "game-unknown", {"game": "chess", "known": KNOWN_GAMES}),
    "game to explain": (["rules", "chess"], "game-unknown", {"game": "chess", "known": KNOWN_GAMES}),
    "game to simulate": (["simulate", "chess"], "game-unknown", {"game": "chess", "known": KNOWN_GAMES}),
    "empty game": (["games", ""], "game-unknown", {"game": "", "known": KNOWN_GAMES}),
    "game with a capital": (["games", "Onirim"], "game-unknown", {"game": "Onirim", "known": KNOWN_GAMES}),
    "bot": (["simulate", "onirim", "--bot", "x"], "bot-unknown", {"bot": "x", "known": ONIRIM_BOTS}),
    "no game to play": (["play"], "argument-missing", {"argument": "GAME", "command": "play"}),
    "no game to explain": (["rules"], "argument-missing", {"argument": "GAME", "command": "rules"}),
    "no game to simulate": (["simulate"], "argument-missing", {"argument": "GAME", "command": "simulate"}),
    "no file to replay": (["replay"], "argument-missing", {"argument": "FILE", "command": "replay"}),
    "no file to verify": (["verify", "--lang", "en"], "argument-missing", {"argument": "FILE", "command": "verify"}),
    "extra word after version": (["version", "2"], "argument-extra", {"argument": "2", "command": "version"}),
    "extra word after games": (["games", "onirim", "x"], "argument-extra", {"argument": "x", "command": "games"}),
    "extra word after rules": (["rules", "onirim", "x"], "argument-extra", {"argument": "x", "command": "rules"}),
    "extra word after play": (["play", "onirim", "2"], "argument-extra", {"argument": "2", "command": "play"}),
    "extra word after verify": (["verify", "a", "b"], "argument-extra", {"argument": "b", "command": "verify"}),
    "extra word after replay": (["replay", "a", "b"], "argument-extra", {"argument": "b", "command": "replay"}),
    "extra word to simulate": (["simulate", "onirim", "9"], "argument-extra", {"argument": "9", "command": "simulate"}),
    "value left out": (["play", "onirim", "--seed"], "flag-no-value", {"flag": "--seed"}),
    "count left out": (["simulate", "onirim", "--games"], "flag-no-value", {"flag": "--games"}),
    "no count": (["simulate", "onirim", "--games", "many"], "flag-value", {"flag": "--games", "value": "many"}),
    "count of zero": (["simulate", "onirim", "--games", "0"], "flag-value", {"flag": "--games", "value": "0"}),
    "negative count": (["simulate", "onirim", "--games", "-5"], "flag-value", {"flag": "--games", "value": "-5"}),
    "half a count": (["simulate", "onirim", "--games", "1.5"], "flag-value", {"flag": "--games", "value": "1.5"}),
    "other digits": (["simulate", "onirim", "--games", "\u0663"], "flag-value", {"flag": "--games", "value": "\u0663"}),
    "count with a line": (["simulate", "onirim", "--games", "1_0"], "flag-value", {"flag": "--games", "value": "1_0"}),
    "too big": (["simulate", "onirim", "--games", "9" * 12], "flag-value", {"flag": "--games", "value": "9" * 12}),
    "no jobs": (["simulate", "onirim", "--jobs", "0"], "flag-value", {"flag": "--jobs", "value": "0"}),
    "no bots": (["arena", "onirim"], "argument-missing", {"argument": "--bots", "command": "arena"}),
    "bot twice": (["arena", "onirim", "--bots", "sleepwalker,sleepwalker"], "bot-twice", {"bot": "sleepwalker"}),
    "margin for one": (["arena", "onirim", "--bots", "sleepwalker", "--margin", "5"], "margin-two-bots", {}),
    "no margin": (["arena", "onirim", "--margin", "0"], "flag-value", {"flag": "--margin", "value": "0"}),
    "all margin": (["arena", "onirim", "--margin", "100"], "flag-value", {"flag": "--margin", "value": "100"}),
    "margin in words": (["arena", "onirim", "--margin", "1e1"], "flag-value", {"flag": "--margin", "value": "1e1"}),
    "no such match": (
        ["simulate", "onirim", "--games", "5", "--record", "6", "m.json"],
        "match-number",
        {"number": 6, "games": 5},
    ),
    "empty count": (["simulate", "onirim", "--games", ""], "flag-value", {"flag": "--games", "value": ""}),
    "no seat": (["replay", "x", "--seat", "zero"], "flag-value", {"flag": "--seat", "value": "zero"}),
    "option without value": (["play", "onirim", "--option", "claim"], "option-form", {"text": "claim"}),
    "empty option": (["play", "onirim", "--option", ""], "option-form", {"text": ""}),
}  # fmt: skip
OPTION_NAMES = ", ".join(option.name for option in onirim.OPTIONS)
WRONG_OPTIONS = {
    "claim=maybe": ("claim", "maybe"),
    "claim=": ("claim", ""),
    "claim=ASK": ("claim", "ASK"),
    "claim=ask=ask": ("claim", "ask=ask"),
    "players=3": ("players", "3"),
    "players=0": ("players", "0"),
    "players=two": ("players", "two"),
    "players=\u0661": ("players", "\u0661"),
    "players=-1": ("players", "-1"),
    "limbo_rescue=yes": ("limbo_rescue", "yes"),
    "limbo_rescue=1": ("limbo_rescue", "1"),
}


@each_language
@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_word_is_named(what: str, lang: str, tmp_path: Path, capsys: Capture) -> None:
    args, key, facts = WRONG[what]
    if "command" in facts and key != "command-unknown":
        facts = {**facts, "command": f"{facts['command']} --help"}
    before = snapshot(tmp_path)
    assert (
        complaint(capsys, "--lang", lang, *[arg for arg in args if arg not in ("--lang", "en")])
        == said(lang, f"error-{key}", **facts).rstrip()
    )
    assert snapshot(tmp_path) == before


@each_language
@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("typed", WRONG_OPTIONS)
def test_a_wrong_option_value_is_named_with_what_would_do(typed: str, command: str, lang: str, capsys: Capture) -> None:
    name, value = WRONG_OPTIONS[typed]
    option = next(option for option in onirim.OPTIONS if option.name == name)
    expected = said(lang, "error-option-value", option=name, value=value, range=option.range())
    assert complaint(capsys, command, "onirim", "--option", typed, "--lang", lang) == expected


@each_language
def test_an_unknown_option_is_named_with_those_there_are(lang: str, capsys: Capture) -> None:
    expected = said(lang, "error-option-unknown", option="cheat", known=OPTION_NAMES)
    assert complaint(capsys, "play", "onirim", "--option", "cheat=on", "--lang", lang) == expected


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("players", ["3", "0", "x", "-1", "1.0", ""])
def test_a_wrong_number_of_players_is_refused(players: str, command: str, capsys: Capture) -> None:
    expected = said("en", "error-option-value", option="players", value=players, range="1-2")
    assert complaint(capsys, command, "onirim", "--players", players) == expected


def test_an_unknown_flag_before_any_command_leaves_no_gap(capsys: Capture) -> None:
    assert "--fast" in complaint(capsys, "--fast")


@each_language
@pytest.mark.parametrize(
    ("args", "flag"),
    [
        (["simulate", "onirim", "--json=yes"], "--json"),
        (["replay", "x", "--step=2"], "--step"),
        (["games", "--help=me"], "--help"),
    ],
)
def test_a_value_where_none_belongs_is_not_called_missing(
    args: list[str], flag: str, lang: str, capsys: Capture
) -> None:
    assert complaint(capsys, *args, "--lang", lang) == said(lang, "error-flag-takes-no-value", flag=flag)


@each_language
@pytest.mark.parametrize(
    "args",
    [
        "{}",
        "games {}",
        "games --{}",
        "games onirim {}",
        "play onirim --option {}",
        "play onirim --option claim={}",
        "simulate onirim --bot {}",
        "games --lang {}",
    ],
)
def test_a_very_long_word_is_no_crash(args: str, lang: str, capsys: Capture) -> None:
    complaint(capsys, "--lang", lang, *args.format("x" * 5000).split())


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_seed_has_a_longest_length(command: str, capsys: Capture) -> None:
    output(capsys, command, "onirim", "--seed", "x" * 200)
    assert complaint(capsys, command, "onirim", "--seed", "x" * 201) == said("en", "error-seed", longest=200)


@pytest.mark.parametrize("args", [["dance\nfloor"], ["games", "a\nb"], ["play", "onirim", "--option", "a\nb"]])
def test_a_line_break_in_a_wrong_word_keeps_the_sentence_on_one_line(args: list[str], capsys: Capture) -> None:
    complaint(capsys, *args)


# --- wrong files ---

READERS = (["verify"], ["replay"], ["replay", "--step"], ["play", "--resume"])
each_reader = pytest.mark.parametrize("reader", READERS, ids=" ".join)


@each_language
@each_reader
def test_a_missing_file_is_named(reader: list[str], lang: str, tmp_path: Path, capsys: Capture) -> None:
    for path in (tmp_path / "none.json", tmp_path / "no" / "folder.json"):
        expected = said(lang, "error-file-read", file=str(path), reason=said(lang, "reason-missing"))
        assert complaint(capsys, *reader, str(path), "--lang", lang) == expected


@each_language
@each_reader
def test_a_folder_is_no_file(reader: list[str], lang: str, tmp_path: Path, capsys: Capture) -> None:
    expected = said(lang, "error-file-read", file=str(tmp_path), reason=said(lang, "reason-folder"))
    assert complaint(capsys, *reader, str(tmp_path), "--lang", lang) == expected


@each_reader
def test_a_file_in_a_file_is_missing(reader: list[str], match_file: Path, capsys: Capture) -> None:
    path = str(match_file / "x")
    expected = said("en", "error-file-read", file=path, reason=said("en", "reason-missing"))
    assert complaint(capsys, *reader, path) == expected


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unreadable to root")
@each_language
@each_reader
def test_a_file_one_may_not_read(reader: list[str], lang: str, match_file: Path, capsys: Capture) -> None:
    match_file.chmod(0)
    expected = said(lang, "error-file-read", file=str(match_file), reason=said(lang, "reason-denied"))
    assert complaint(capsys, *reader, str(match_file), "--lang", lang) == expected
    match_file.chmod(stat.S_IRUSR | stat.S_IWUSR)


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="needs a file that opens and cannot be read")
@each_language
@each_reader
def test_a_file_that_fails_while_it_is_read(reader: list[str], lang: str, capsys: Capture) -> None:
    reason = said(lang, "reason-other", message=os.strerror(5))
    expected = said(lang, "error-file-read", file="/proc/self/mem", reason=reason)
    assert complaint(capsys, *reader, "/proc/self/mem", "--lang", lang) == expected


@pytest.mark.parametrize("length", [300, 5000])
@each_reader
def test_a_file_name_too_long_for_the_system(reader: list[str], length: int, capsys: Capture) -> None:
    complaint(capsys, *reader, "x" * length)


@each_language
@each_reader
@pytest.mark.parametrize("content", sorted(NO_RECORDS), ids=lambda content: repr(content[:12]))
def test_a_file_that_is_no_record(
    content: bytes, reader: list[str], lang: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    before = snapshot(tmp_path)
    assert complaint(capsys, *reader, str(path), "--lang", lang) == said(lang, f"error-{NO_RECORDS[content]}")
    assert snapshot(tmp_path) == before


@each_language
@each_reader
@pytest.mark.parametrize("how", sorted(DOCTORED))
def test_a_doctored_record_is_called_so(
    how: str, reader: list[str], lang: str, tmp_path: Path, capsys: Capture
) -> None:
    path = write_doctored(tmp_path, DOCTORED[how][0])
    with pytest.raises(BadRecord) as caught:
        load(path)
    before = snapshot(tmp_path)
    assert complaint(capsys, *reader, str(path), "--lang", lang) == say_error(speech(lang), caught.value)
    assert snapshot(tmp_path) == before


def write_doctored(folder: Path, change: Callable[[Any], object]) -> Path:
    record = to_record(played())
    change(record)
    path = folder / "doctored.json"
    path.write_text(write_record(record), encoding="utf-8")
    return path


@pytest.mark.parametrize("field", ["game", "version", "seed", "options"])
def test_odd_text_in_a_record_cannot_break_the_sentence(field: str, tmp_path: Path, capsys: Capture) -> None:
    """Line breaks, and codes that would paint the terminal."""
    odd = "a\nb\x1b[2J"
    value = {odd: odd} if field == "options" else odd
    path = write_doctored(tmp_path, lambda record: record.update({field: value}))
    assert "\x1b" not in complaint(capsys, "verify", str(path))


@pytest.mark.parametrize("length", [100_000])
def test_a_long_text_in_a_record_does_not_flood_the_screen(length: int, tmp_path: Path, capsys: Capture) -> None:
    path = write_doctored(tmp_path, lambda record: record.update(version="x" * length))
    assert len(complaint(capsys, "verify", str(path))) < 2000


@pytest.mark.parametrize("field", ["rules", "version"])
def test_a_huge_number_in_a_record_can_be_complained_about(field: str, tmp_path: Path, capsys: Capture) -> None:
    path = write_doctored(tmp_path, lambda record: record.update({field: 10**400}))
    complaint(capsys, "verify", str(path))


@pytest.mark.parametrize("field", ["seed", "game"])
def test_half_a_character_in_a_record_is_no_crash(field: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps({**to_record(played(3)), field: "\ud800"}), encoding="utf-8")
    done = reverie_process("verify", str(path))
    assert b"Traceback" not in done.stderr
    assert done.returncode == 2


@each_language
def test_a_finished_match_cannot_go_on(lang: str, over_file: Path, tmp_path: Path, capsys: Capture) -> None:
    before = snapshot(tmp_path)
    expected = said(lang, "error-cannot-go-on", file=str(over_file))
    assert complaint(capsys, "play", "--resume", str(over_file), "--lang", lang) == expected
    assert snapshot(tmp_path) == before


@each_language
@pytest.mark.parametrize(
    "more",
    [["--seed", "x"], ["--seed", ""], ["--players", "2"], ["--option", "claim=ask"], ["--seed=x", "--players=1"]],
    ids=" ".join,
)
def test_a_resumed_match_keeps_what_was_agreed(more: list[str], lang: str, match_file: Path, capsys: Capture) -> None:
    before = match_file.read_bytes()
    expected = said(lang, "error-resume-with-options")
    assert complaint(capsys, "play", "--resume", str(match_file), *more, "--lang", lang) == expected
    assert match_file.read_bytes() == before


def test_a_resumed_match_is_of_the_game_it_is_of(match_file: Path, capsys: Capture) -> None:
    """Naming it is allowed, naming another is a mistake."""
    complaint(capsys, "play", "chess", "--resume", str(match_file))
    output(capsys, "play", "onirim", "--resume", str(match_file))


@pytest.mark.parametrize("seat", ["2", "3", "99999"])
def test_a_seat_nobody_sits_on(seat: str, match_file: Path, capsys: Capture) -> None:
    expected = said("en", "error-flag-value", flag="--seat", value=seat)
    assert complaint(capsys, "replay", str(match_file), "--seat", seat) == expected


@each_language
@pytest.mark.parametrize("where", ["nowhere/match.json", "folder", "file/match.json"])
@pytest.mark.parametrize("lines", [[], ["1"]], ids=["at once", "after a move"])
def test_a_save_path_that_cannot_be_written(
    lines: list[str], where: str, lang: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Best said before a whole match is played for nothing."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine")
    before = snapshot(tmp_path)
    type_in(monkeypatch, *lines)
    path = str(tmp_path / where)
    reason = said(lang, "reason-folder" if where == "folder" else "reason-missing")
    expected = said(lang, "error-file-write", file=path, reason=reason)
    assert complaint(capsys, "play", "onirim", "--seed", "s", "--save", path, "--lang", lang) == expected
    assert snapshot(tmp_path) == before


# --- the toy game: what any further game gets for nothing ---


@pytest.fixture
def lanterns_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(catalogue.GAMES, "lanterns", "tests.lanterns")
    path = tmp_path / "lanterns.json"
    save(played(game="lanterns"), path)
    return path


@each_language
def test_a_game_without_words_can_be_listed(lang: str, lanterns_file: Path, capsys: Capture) -> None:
    assert "lanterns-1" in output(capsys, "games", "--lang", lang)
    out = output(capsys, "games", "lanterns", "--lang", lang)
    assert "open_hands" in out
    assert "2-4" in out
    assert "lanterns" in output(capsys, "rules", "lanterns", "--lang", lang)


@each_language
def test_a_game_without_words_can_be_shown_and_checked(
    lang: str, lanterns_file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = load(lanterns_file)
    path = str(lanterns_file)
    assert said(lang, "verify-good", lines=len(match.log)) in output(capsys, "verify", path, "--lang", lang)
    out = output(capsys, "replay", path, "--lang", lang)
    for entry in match.log:
        assert entry.actor < 0 or f"{said(lang, 'player', player=entry.actor + 1)}: {entry.text}" in out
    type_in(monkeypatch, *["" for _ in match.log])
    assert "points: [0, 0]" in output(capsys, "replay", "--step", path, "--lang", lang)
    output(capsys, "replay", path, "--seat", "2", "--lang", lang)
    complaint(capsys, "replay", path, "--seat", "3", "--lang", lang)


def test_a_game_without_an_agenda_can_be_simulated(lanterns_file: Path, capsys: Capture) -> None:
    report = json.loads(output(capsys, "simulate", "lanterns", "--games", "10", "--json"))
    assert report["wins"] == 10


# --- real processes ---


def reverie_process(*args: str, typed: bytes = b"", **variables: str) -> subprocess.CompletedProcess[bytes]:
    code = "from reverie.cli import main; main()"
    environment = {**os.environ, **variables}
    return subprocess.run([sys.executable, "-c", code, *args], input=typed, capture_output=True, env=environment)


@each_language
def test_a_process_ends_with_the_code_and_the_sentence(lang: str) -> None:
    done = reverie_process("dance", REVERIE_LANG=lang, PYTHONIOENCODING="utf-8")
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode() == said(lang, "error-command-unknown", command="dance") + "\n"
    assert reverie_process("version").returncode == 0


def test_a_terminal_that_cannot_show_a_sign_is_no_crash() -> None:
    for args in (["rules", "onirim"], ["games"], ["dance"]):
        done = reverie_process(*args, "--lang", "ko", PYTHONIOENCODING="ascii")
        assert b"Traceback" not in done.stderr
        assert done.returncode == (2 if args == ["dance"] else 0)


def test_bytes_that_are_no_text_are_no_crash() -> None:
    done = reverie_process("play", "onirim", "--seed", "s", typed=b"\xff\xfe\n", PYTHONIOENCODING="utf-8")
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0
    assert said("en", "play-hint").encode() in done.stdout


def test_a_file_name_that_is_no_text_is_no_crash() -> None:
    done = subprocess.run(
        [sys.executable.encode(), b"-c", b"from reverie.cli import main; main()", b"verify", b"\xff.json"],
        capture_output=True,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 2


def test_a_seed_that_is_no_text_is_no_crash() -> None:
    for words in ([b"play", b"onirim"], [b"simulate", b"onirim", b"--games", b"1"]):
        done = subprocess.run(
            [sys.executable.encode(), b"-c", b"from reverie.cli import main; main()", *words, b"--seed", b"\xff"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
        )
        assert b"Traceback" not in done.stderr
        assert done.returncode in (0, 2)


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    shell = f'{sys.executable} -c "from reverie.cli import main; main()" rules onirim; echo $? >&3'
    done = subprocess.run(["bash", "-c", f"({shell}) 3>&2 | head -1"], capture_output=True)
    assert done.stderr == b"0\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_output_that_cannot_be_written_is_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        code = "from reverie.cli import main; main()"
        done = subprocess.run([sys.executable, "-c", code, "rules", "onirim"], stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
