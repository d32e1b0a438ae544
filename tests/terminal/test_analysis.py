"""`reverie hint`, `reverie review` and `reverie train`, as typed."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import reverie.training.trial
from reverie.bots.onirim.layout import SOLO
from reverie.bots.onirim.value import read_value
from reverie.bots.registry import find_bot
from reverie.cli import run
from reverie.core.game import NOBODY
from reverie.core.match import Match
from reverie.core.random import Random
from reverie.core.record import load, save
from reverie.games import dreamscape, onirim
from reverie.locale.speech import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def recorded(folder: Path, decisions: int) -> Path:
    """A match of the apprentice, as far as so many decisions."""
    match = Match(onirim, seed="looked at")
    bot = find_bot("apprentice", "onirim", Random("a", "b"))
    while match.actor != NOBODY and decisions:
        match.play(0, bot.choose(match.observe(0), match.choices(0), 1.0))
        decisions -= 1
    path = folder / "match.json"
    save(match, path)
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    return recorded(tmp_path, 3)


@every_language
def test_hint(unfinished: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hint", str(unfinished), "--lang", language]) == 0
    shown = capsys.readouterr().out
    choices = [onirim.write(choice) for choice in load(unfinished).choices(0)]
    for choice in choices:
        assert [line for line in shown.splitlines() if f" {choice} " in line and "%" in line], choice
    assert shown.count("%") == len(choices) > 1


@every_language
def test_review_and_its_picture(
    unfinished: Path, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "curve.svg"
    assert run(["review", str(unfinished), "--svg", str(picture), "--lang", language]) == 0
    assert str(picture) in capsys.readouterr().out.replace("\n", "")
    drawn = ElementTree.parse(picture).getroot()
    curve = drawn.find("{http://www.w3.org/2000/svg}polyline")
    assert curve is not None and len(curve.attrib["points"].split()) == 4, "the start and three decisions"


def test_what_cannot_be_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.json"
    save(Match(dreamscape, seed="x"), path)
    for command in ("hint", "review"):
        assert run([command, str(path), "--lang", "en"]) == 2
        assert "no analysis of dreamscape" in capsys.readouterr().err
    save(Match(onirim, seed="x"), path)
    assert run(["review", str(path), "--lang", "en"]) == 2
    assert "Nobody has decided" in capsys.readouterr().err


def test_a_finished_match_gets_no_hint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path, -1)
    assert run(["hint", str(path), "--lang", "en"]) == 2
    assert "reverie review" in capsys.readouterr().err


def test_train_refuses_what_it_cannot_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["train", "dreamscape", "--lang", "en"]) == 2
    assert "no value that could learn" in capsys.readouterr().err
    (tmp_path / "a.2.npz").write_bytes(b"something else")
    assert run(["train", "onirim", "--out", str(tmp_path / "a.value"), "--lang", "en"]) == 2
    assert "no checkpoint of this training" in capsys.readouterr().err
    assert run(["train", "onirim", "--matches", "10", "--lang", "en"]) == 2


@pytest.mark.parametrize("language", ["pl"])  # it learns the same in every language, and for long
def test_train_writes_a_value_after_trial_matches(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reverie.training.trial, "MATCHES", 2)
    monkeypatch.setattr(reverie.training.trial, "PART", 1)
    target = tmp_path / "small.value"
    flags = ["--matches", "1000", "--workers", "1", "--out", str(target), "--lang", language]
    assert run(["train", "onirim", *flags]) == 0
    assert str(target) in capsys.readouterr().out
    assert len(read_value(SOLO, target.read_bytes()).voices) == 2
