"""Records: what is written is what is read, files stay whole, and nobody can doctor one unnoticed."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.core import catalogue
from reverie.core.errors import BadRecord
from reverie.core.game import CHANCE, NOBODY, SPECTATOR
from reverie.core.random import LONGEST_SEED, seed_hash
from reverie.core.record import BIGGEST, from_record, load, parse, rebuild, save, to_record, write_record
from tests.played import go_on, played

SOLO = to_record(played())
PAIR = to_record(played(players=2))
OPEN = to_record(played(12))
RECORDS = {"solo": SOLO, "pair": PAIR, "unfinished": OPEN}
each_record = pytest.mark.parametrize("name", sorted(RECORDS))


def doctored(record: Any, **changes: object) -> Any:
    return {**copy.deepcopy(record), **changes}


def found(record: Any) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        from_record(record)
    return caught.value


# --- round trips ---


@each_record
def test_a_record_survives_a_file_to_the_byte(name: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    save(from_record(RECORDS[name]), path)
    assert path.read_text(encoding="utf-8") == write_record(RECORDS[name])
    assert to_record(load(path)) == RECORDS[name]


@each_record
def test_the_log_alone_gives_the_same_state(name: str) -> None:
    record = RECORDS[name]
    match = from_record(record)
    state = rebuild(record, len(record["log"]))
    assert match.game.pack(state) == match.game.pack(match.state)
    assert rebuild(record, 0) is not None


def test_a_loaded_match_goes_on_as_if_nothing_had_happened() -> None:
    match = from_record(OPEN)
    go_on(match)
    assert to_record(match) == SOLO


def test_a_loaded_match_tells_the_same_story() -> None:
    first, again = played(players=2), from_record(PAIR)
    for viewer in (0, 1, SPECTATOR):
        assert again.events(viewer) == first.events(viewer)


def test_a_record_of_another_game_of_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "lanterns", "tests.lanterns")
    record = to_record(played(game="lanterns", players=3))
    assert to_record(from_record(record)) == record
    record["log"][0] = "* roll 7"
    assert found(record).key == "record-line"


def test_undo_works_in_a_loaded_match() -> None:
    match = played(0, claim="ask", players=2, coop_info="open")
    while match.actor != NOBODY:  # open hands: a discard reveals nothing, so it can be taken back
        seat = match.actor
        match.play(seat, match.choices(seat)[-1])
        if match.can_undo(seat) and match.actor == seat:
            break
    loaded = from_record(to_record(match))
    loaded.undo(seat)
    match.undo(seat)
    assert to_record(loaded) == to_record(match)
    go_on(loaded)
    assert to_record(from_record(to_record(loaded))) == to_record(loaded)


def test_a_seed_may_hold_any_text(tmp_path: Path) -> None:
    for seed in ("", " ", "żółw 꿈 🌙", "a\nb", '"\\', "x" * LONGEST_SEED):
        save(played(3, seed=seed), tmp_path / "match.json")
        assert load(tmp_path / "match.json").seed == seed


def test_a_seed_too_long_is_found() -> None:
    seed = "x" * (LONGEST_SEED + 1)
    error = found(doctored(OPEN, seed=seed, seed_sha256=seed_hash(seed)))
    assert (error.key, error.facts) == ("record-field", {"field": "seed"})


# --- files ---


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_failure_while_writing_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    save(played(3), path)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, full)
            with pytest.raises(OSError, match="No space left"):
                save(played(4), path)
        assert path.read_bytes() == before
        assert names(tmp_path) == ["match.json"]


def test_ctrl_c_while_writing_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        save(played(3), tmp_path / "match.json")
    assert names(tmp_path) == []


def test_a_folder_is_not_overwritten(tmp_path: Path) -> None:
    folder = tmp_path / "match.json"
    folder.mkdir()
    with pytest.raises(OSError):
        save(played(3), folder)
    assert folder.is_dir()
    assert names(tmp_path) == ["match.json"]


def test_a_missing_folder_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        save(played(3), tmp_path / "nowhere" / "match.json")
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "match.json")


NO_RECORDS = {
    b"": "record-no-json",
    b"{": "record-no-json",
    b"\xff\xfe\xff": "record-no-json",
    b"\x00" * 100: "record-no-json",
    b"[" * 100_000: "record-no-json",
    b'{"a":' * 100_000: "record-no-json",
    b"1" * 5000: "record-no-json",
    b"null": "record-no-record",
    b"[]": "record-no-record",
    b"NaN": "record-no-record",
    b'"reverie-record"': "record-no-record",
    b"{}": "record-no-record",
    b" " * (BIGGEST + 1): "record-too-big",
}


@pytest.mark.parametrize("content", sorted(NO_RECORDS), ids=lambda content: repr(content[:12]))
def test_a_file_that_is_no_record(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        load(path)
    assert caught.value.key == NO_RECORDS[content]


# --- doctored records ---


@pytest.mark.parametrize("field", [name for name in SOLO if name != "result"])
def test_a_missing_field_is_found(field: str) -> None:
    record = doctored(SOLO)
    del record[field]
    assert found(record).key in ("record-field", "record-version", "record-no-record")


@pytest.mark.parametrize("junk", [None, [], {}, "", 0, -1, 2.5, [None], {"a": 1}], ids=repr)
@pytest.mark.parametrize("field", list(SOLO))
def test_a_field_of_another_kind_is_found(field: str, junk: object) -> None:
    if field == "options" and junk == {}:
        return  # that means the defaults, and they were
    if field == "log" and junk == []:
        assert found(doctored(SOLO, log=[])).key == "record-result"
        return
    found(doctored(SOLO, **{field: junk}))


@pytest.mark.parametrize("more", [{}, {"log": {}}, {"seeds": []}], ids=str)
def test_a_record_of_a_later_version_is_not_called_damaged(more: dict[str, object]) -> None:
    """Whatever fields that version will have."""
    error = found({"format": "reverie-record", "version": 2, **more})
    assert (error.key, error.facts["found"]) == ("record-version", "2")


@pytest.mark.parametrize("field", ["version", "rules"])
def test_true_is_no_number(field: str) -> None:
    found(doctored(SOLO, **{field: True}))


DOCTORED: dict[str, tuple[Callable[[Any], object], str]] = {
    "another seed": (lambda record: record.update(seed="other"), "record-seed"),
    "another hash": (lambda record: record.update(seed_sha256="0" * 64), "record-seed"),
    "the hash in capitals": (lambda record: record.update(seed_sha256=record["seed_sha256"].upper()), "record-seed"),
    "another seed with its hash": (
        lambda record: record.update(seed="other", seed_sha256=seed_hash("other")),
        "record-luck",
    ),
    "another version": (lambda record: record.update(version=2), "record-version"),
    "other rules": (lambda record: record.update(rules=record["rules"] + 1), "record-rules"),
    "another game": (lambda record: record.update(game="patience"), "game-unknown"),
    "an unknown option": (lambda record: record["options"].update(cheat=True), "option-unknown"),
    "a bad option": (lambda record: record["options"].update(players=3), "option-value"),
    "an option that is no number": (lambda record: record["options"].update(players="1"), "option-value"),
    "a true number": (lambda record: record["options"].update(players=True), "option-value"),
    "other players": (lambda record: record["options"].update(players=2), "record-refused"),
    "the result turned round": (
        lambda record: record["result"].update(points=[1 - record["result"]["points"][0]]),
        "record-result",
    ),
    "no result": (lambda record: record.update(result=None), "record-result"),
    "a result of another rule": (lambda record: record["result"].update(rule="O-1"), "record-result"),
    "a line more": (lambda record: record["log"].append("0 pay hand"), "record-refused"),
    "a draw more": (lambda record: record["log"].append("* deal Rs"), "record-refused"),
    "a line that is no text": (lambda record: record["log"].append(7), "record-line"),
    "a line of one word": (lambda record: record["log"].append("claim"), "record-line"),
    "an empty line": (lambda record: record["log"].append(""), "record-line"),
    "a line of nobody": (lambda record: record["log"].append("x claim"), "record-line"),
    "a line without an action": (lambda record: record["log"].append("0 "), "record-line"),
    "an unknown action": (lambda record: record["log"].append("0 win"), "record-line"),
    "a seat far away": (lambda record: record["log"].append("99 claim"), "record-refused"),
    "a seat too far": (lambda record: record["log"].append("100 claim"), "record-line"),
    "a seat below zero": (lambda record: record["log"].append("-1 claim"), "record-line"),
    "a digit of another script": (lambda record: record["log"].append("\u0661 claim"), "record-line"),
}


@pytest.mark.parametrize("how", sorted(DOCTORED))
def test_a_doctored_record_is_found(how: str) -> None:
    change, key = DOCTORED[how]
    record = doctored(SOLO)
    change(record)
    error = found(record)
    # Two players on the log of one: the first line that no longer fits may be chance or a decision.
    assert error.key == key or (how == "other players" and error.key.startswith("record-"))


def test_every_line_of_the_log_is_guarded() -> None:
    """Another card in any one line is found, unless it is a decision that could just as well have been taken."""
    for number, line in enumerate(SOLO["log"]):
        record = doctored(SOLO)
        mark, verb, *rest = line.split()
        if not rest or rest[0] in ("hand", "deck"):
            continue
        record["log"][number] = " ".join([mark, verb, "Bs" if rest[0] != "Bs" else "Gm"])
        if mark == "*":
            assert found(record).key in ("record-luck", "record-illegal")
            continue
        try:
            again = to_record(from_record(record))
        except BadRecord:
            continue
        assert again == record


def test_a_line_left_out_is_found() -> None:
    for number in range(len(SOLO["log"])):
        record = doctored(SOLO)
        del record["log"][number]
        try:
            again = to_record(from_record(record))
        except BadRecord:
            continue
        # Of two equal neighbours either may go, and chance at the very end is dealt by the seed again.
        assert again == SOLO, number


def test_two_lines_in_another_order_are_found() -> None:
    for number in range(len(SOLO["log"]) - 1):
        record = doctored(SOLO)
        log = record["log"]
        if log[number] == log[number + 1]:
            continue
        log[number], log[number + 1] = log[number + 1], log[number]
        found(record)


def test_another_luck_is_found_at_its_line() -> None:
    """The first card dealt, exchanged for another that was just as possible."""
    record = doctored(SOLO)
    record["log"][0] = "* deal Nm" if record["log"][0] != "* deal Nm" else "* deal Rs"
    error = found(record)
    assert (error.key, error.facts["line"]) == ("record-luck", 1)


def test_a_move_of_the_other_player_is_found() -> None:
    for number, line in enumerate(PAIR["log"]):
        if line.startswith("0 "):
            record = doctored(PAIR)
            record["log"][number] = "1" + line[1:]
            error = found(record)
            assert (error.key, error.facts["line"]) == ("record-refused", number + 1)


def test_deep_junk_in_a_record_is_found_whatever_its_depth() -> None:
    """What Python can just about read must not be too deep to complain about."""
    for depth in [10, 500, *range(880, 1000)]:
        for field in ("version", "options", "rules", "seed", "log", "result"):
            deep = "[" * depth + "]" * depth
            text = json.dumps(doctored(OPEN, **{field: "DEEP"})).replace('"DEEP"', deep)
            if field == "options":
                text = text.replace(deep, f'{{"players": {deep}}}')
            with pytest.raises(BadRecord):
                from_record(parse(text.encode()))


@pytest.mark.parametrize("field", ["seed", "game", "seed_sha256"])
def test_half_a_character_in_a_record_is_found(field: str) -> None:
    r"""JSON may hold "\ud800", which is no text that could be hashed or shown."""
    found(json.loads(json.dumps(doctored(OPEN, **{field: "\ud800"}))))


# --- cut logs ---


@pytest.mark.parametrize("name", ["solo", "pair"])
def test_a_log_cut_at_any_line_loads_and_goes_on(name: str) -> None:
    record = RECORDS[name]
    for lines in range(len(record["log"])):
        cut = doctored(record, log=record["log"][:lines], result=None)
        last_choice = max(n for n, line in enumerate(record["log"]) if not line.startswith("*"))
        if lines > last_choice:
            # The seed alone ends this match, so the record has to say how it ended.
            cut["result"] = record["result"]
        match = from_record(cut)
        assert to_record(match)["log"][:lines] == cut["log"]
        assert match.actor != CHANCE
        go_on(match)
        assert to_record(match) == record
