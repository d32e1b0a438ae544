"""A content set of one's own: played with, recorded, simulated; and what is said when it is wrong."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from reverie.bots.registry import find_bot
from reverie.cli import run
from reverie.core.contents import bring, brought, content_key
from reverie.core.errors import BadOption, BadRecord, ReverieError
from reverie.core.game import SPECTATOR
from reverie.core.match import Match
from reverie.core.random import Random
from reverie.core.record import from_record, load, rebuild, save, to_record, write_record
from reverie.games import dreamscape, onirim
from reverie.games.dreamscape.content import standard_text
from reverie.locale.speech import LANGUAGES, speech
from reverie.simulate.places import Cores, Here
from reverie.simulate.run import simulate, simulation
from reverie.terminal.wording import Wording
from tests.conformance.walk import check_actions, check_blindfold, check_copy_and_pack, check_refusals

LOCALES = range(1, 7)


def own_box() -> Any:
    """Another board, another entry, 60 cards of which none is ours, 20 tokens, other supplies."""
    box = json.loads(standard_text())
    box["name"] = "attic"
    box["board"]["powers"].reverse()
    box["board"]["edges"] += [[1, 6], [2, 4]]
    box["studio"]["entry"] = [4, 0]
    box["shards"]["W"] = 40
    cards = box["cards"] + [dict(card) for card in box["cards"][:10]]
    for place, card in enumerate(cards):
        card.update(id=f"c{place + 1:02}", points=1 + place, level=1 + place % 3, names={"pl": f"Karta {place + 1}"})
    tokens = box["tokens"] + [dict(token) for token in box["tokens"][:4]]
    for place, token in enumerate(tokens):
        token["id"] = f"t{place + 1:02}"
    return {**box, "cards": cards, "tokens": tokens}


TEXT = json.dumps(own_box(), ensure_ascii=False, indent=1)
OPTION = bring(dreamscape, TEXT)


def random_match(seed: str, decisions: int = 10_000, **options: object) -> Match:
    match = Match(dreamscape, {**OPTION, **options}, seed)
    random = Random(seed, "wishes")
    while match.actor >= 0 and decisions:
        choices = match.choices(match.actor)
        match.play(match.actor, choices[random.below(len(choices))])
        decisions -= 1
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_matches_keep_every_promise(players: int) -> None:
    match = Match(dreamscape, {**OPTION, "players": players, "nightmare": True}, f"attic {players}")
    random = Random("attic", str(players))
    decisions = 0
    while match.actor >= 0:
        if decisions % 20 == 0:
            actions = check_actions(dreamscape, match.state)
            check_copy_and_pack(dreamscape, match.state)
            check_blindfold(dreamscape, match.state, match.actor, actions, random)
            check_blindfold(dreamscape, match.state, SPECTATOR, actions, random)
            check_refusals(dreamscape, match.state, actions, random)
        choices = match.choices(match.actor)
        match.play(match.actor, choices[random.below(len(choices))])
        decisions += 1
    assert match.result is not None


def test_the_match_is_played_with_what_was_brought() -> None:
    match = random_match("attic", nightmare=True)
    looked = [entry.text for entry in match.log if entry.text.startswith("card c")]
    assert any(int(text[-2:]) > 50 for text in looked)
    assert match.observe(SPECTATOR).pack()["passages"]
    assert match.state.agreed.box.content.name == "attic"
    with pytest.raises(ReverieError) as refused:
        match.play(match.actor, dreamscape.read("keep c61"))
    assert refused.value.facts["rule"] == "D-80"


def test_a_card_that_is_not_in_the_box_is_refused_by_a_rule() -> None:
    match = Match(dreamscape, {}, "ours")
    assert dreamscape.why_not(match.state, match.actor, dreamscape.read("keep c51")) == "D-6"
    assert dreamscape.why_not(match.state, match.actor, dreamscape.read("use c99 W")) == "D-6"


def test_a_record_carries_its_content(tmp_path: Path) -> None:
    match = random_match("carried", 80)
    file = tmp_path / "attic.json"
    save(match, file)
    assert to_record(load(file)) == to_record(match)
    # A program that has never heard of this content plays the record, too.
    code = "import sys, pathlib, reverie.core.record as r; print(len(r.load(pathlib.Path(sys.argv[1])).log))"
    told = subprocess.run([sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == str(len(match.log))
    record = to_record(match)
    assert dreamscape.pack(rebuild(record, len(match.log))) == dreamscape.pack(match.state)


def test_a_record_with_other_content_is_bad() -> None:
    record = json.loads(write_record(to_record(random_match("other", 5))))
    record["content"]["cards"][0]["points"] += 1
    with pytest.raises(BadRecord) as bad:
        from_record(record)
    assert bad.value.key == "record-content"
    record["content"] = [1]
    with pytest.raises(BadRecord) as bad:
        from_record(record)
    assert bad.value.key == "record-content"


def test_content_nobody_brought_is_unknown() -> None:
    with pytest.raises(BadOption) as unknown:
        Match(dreamscape, {"content": "attic-000000000000"})
    assert unknown.value.key == "content-unknown"
    record = to_record(random_match("lost", 5))
    del record["content"]
    record["options"]["content"] = "attic-000000000000"
    with pytest.raises(BadRecord) as bad:
        from_record(record)
    assert bad.value.key == "content-unknown"
    for language in LANGUAGES:
        assert "attic-000000000000" in speech(language).say("error-content-unknown", unknown.value.facts)


def test_the_key_is_that_of_what_the_file_says_not_of_how_it_is_written() -> None:
    windows = "\ufeff" + json.dumps(json.loads(TEXT), indent=4).replace("\n", "\r\n")
    assert bring(dreamscape, windows) == OPTION
    changed = own_box()
    changed["cards"][7]["points"] = 98
    assert bring(dreamscape, json.dumps(changed)) != OPTION
    assert content_key("attic", TEXT) == OPTION["content"]
    assert brought(dreamscape, Match(dreamscape).options) is None


def test_a_game_without_content_says_so() -> None:
    with pytest.raises(ReverieError) as none:
        bring(onirim, TEXT)
    assert (none.value.key, none.value.facts) == ("content-none", {"game": "onirim"})


def test_the_apprentice_plays_with_any_cards() -> None:
    match = Match(dreamscape, {**OPTION, "rounds": 3}, "apprentice")
    bots = [find_bot("apprentice", "dreamscape", Random("apprentice", str(seat))) for seat in range(2)]
    while match.actor >= 0:
        seat = match.actor
        match.play(seat, bots[seat].choose(match.observe(seat), match.choices(seat), 1.0))
    assert match.result is not None
    assert max(match.result.points) > 0


def test_several_processes_play_with_it_as_one_does() -> None:
    plan = simulation("dreamscape", "sleepwalker", Match(dreamscape, OPTION, "").options, "attic")
    one = simulate(plan, 600, Here())
    two = simulate(plan, 600, Cores(2))
    assert one.count.decisions == two.count.decisions


def test_the_terminal_names_the_cards_that_were_brought() -> None:
    match = Match(dreamscape, OPTION, "")
    saying = dreamscape.describe(match.observe(0), dreamscape.read("keep c60"))
    for language in ("pl", "ko"):
        assert "Karta 60" in Wording(speech(language), dreamscape, match.options).action(saying)


# --- the command line ---


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "attic.json"
    path.write_text(TEXT, encoding="utf-8")
    return str(path)


def test_simulate_with_a_file(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "dreamscape", "--content", file, "--games", "5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["content"] == OPTION["content"]


def test_play_with_a_file(file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run(["--lang", "pl", "play", "dreamscape", "--content", file, "--seed", "1"]) == 0
    assert "Karta" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_file_is_told_line_by_line(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_text(TEXT.replace('"level": 2', '"level": 7', 1), encoding="utf-8")
    line = path.read_text(encoding="utf-8").splitlines().index('   "level": 7,') + 1
    assert run(["--lang", language, "play", "dreamscape", "--content", str(path)]) == 2
    told = capsys.readouterr()
    assert f"bad.json:{line}: " in told.err
    assert told.out == ""


def test_onirim_and_a_resumed_match_take_no_content(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "onirim", "--content", file]) == 2
    assert run(["play", "--resume", file, "--content", file]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
