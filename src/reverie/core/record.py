"""A match as stored. The log alone rebuilds the state; seed and decisions rebuild the same luck."""

from __future__ import annotations

import json
import os
import tempfile
from errno import EISDIR
from pathlib import Path
from typing import Final, final

from reverie.core.catalogue import find
from reverie.core.contents import bring, brought
from reverie.core.dealers import Dealer, SeededDealer, StreamDealer
from reverie.core.errors import BadNotation, BadOption, BadRecord, BadSeed, Refused, ReverieError, UnknownGame
from reverie.core.event import Kept
from reverie.core.game import CHANCE, Action, Game, Json, State
from reverie.core.match import Entry, Match
from reverie.core.option import Options, settle
from reverie.core.random import check_seed, seed_hash

FORMAT: Final = "reverie-record"
VERSION: Final = 1
FIELDS: Final = {
    "format": str,
    "version": int,
    "game": str,
    "rules": int,
    "options": dict,
    "seed": str,
    "seed_sha256": str,
    "log": list,
}
BIGGEST: Final = 4_000_000  # bytes; the longest match we know of is a hundredth of it

MOST_STREAMS: Final = 1 << 62

CHANCE_MARK: Final = "*"


def to_record(match: Match) -> Json:
    """The record of a match so far, as JSON."""
    result = match.result
    record = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.NAME,
        "rules": match.game.RULES_VERSION,
        "options": dict(match.options),
        "seed": match.seed,
        "seed_sha256": match.seed_hash,
        "log": lines_of(match.log),
        "result": None if result is None else result.pack(),
    }
    text = brought(match.game, match.options)
    if text is not None:
        record["content"] = json.loads(text.removeprefix("\ufeff"))
    stream = stream_of(match.dealer)
    if stream is not None:
        record["stream"] = stream
    return record


def keep_match(match: Match) -> Kept:
    """How a match is copied and pickled: by its record, which holds all its luck, unless that was told by a script."""
    luck = match.dealer.luck if isinstance(match.dealer, LogReader) else match.dealer
    if not isinstance(luck, (SeededDealer, StreamDealer)):
        raise TypeError("a match can be copied if its luck is that of its seed")
    return from_record, (to_record(match),)


def stream_of(dealer: Dealer) -> int | None:
    """The number of the stream that deals, where it is not piles in the order of their ranks."""
    if isinstance(dealer, LogReader):
        return None if dealer.luck is None else stream_of(dealer.luck)
    return dealer.number if isinstance(dealer, StreamDealer) else None


def lines_of(log: list[Entry]) -> list[str]:
    """Entries of a match's log as a record has them."""
    return [f"{CHANCE_MARK if entry.actor == CHANCE else entry.actor} {entry.text}" for entry in log]


def write_record(record: Json) -> str:
    """The one way a record is spelled: same match, same bytes."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def save(match: Match, path: Path) -> None:
    """Write the record so that the file is always whole: the old one or the new one, never half of either."""
    text = write_record(to_record(match))
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink()
        raise


def check_place(path: Path) -> None:
    """Could a record be saved here? Raises OSError if not, and leaves nothing behind."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    os.close(handle)
    Path(name).unlink()


def load(path: Path) -> Match:
    """The match a file holds, checked and ready to go on; raises BadRecord, or OSError if it cannot be read."""
    with open(path, "rb") as file:
        text = file.read(BIGGEST + 1)
    if len(text) > BIGGEST:
        raise BadRecord("record-too-big", {})
    return from_record(parse(text))


def parse(text: bytes) -> Json:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-no-json", {}) from error


def check_form(record: Json) -> None:
    """Is this a record at all, and of a version we know?"""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadRecord("record-no-record", {})
    for name, kind in FIELDS.items():
        # Not isinstance: True would pass for a number.
        if type(record.get(name)) is not kind:
            raise BadRecord("record-field", {"field": name})
        if name == "version" and record["version"] != VERSION:
            # Said before anything else is found missing: another version may have other fields.
            raise BadRecord("record-version", {"found": shorten(record["version"]), "known": VERSION})
    try:
        check_seed(record["seed"])
    except BadSeed as error:
        raise BadRecord("record-field", {"field": "seed"}) from error
    for number, line in enumerate(record["log"], 1):
        if not isinstance(line, str) or " " not in line:
            raise BadRecord("record-line", {"line": number})


def shorten(number: int) -> str:
    """A number to be shown, however long somebody made it."""
    return str(number) if -1_000_000 < number < 1_000_000 else "…"


def game_of(record: Json) -> Game:
    try:
        game = find(record["game"])
    except UnknownGame as error:
        raise BadRecord(error.key, error.facts) from error
    if record["rules"] != game.RULES_VERSION:
        raise BadRecord("record-rules", {"found": shorten(record["rules"]), "known": game.RULES_VERSION})
    return game


def dealer_of(record: Json) -> Dealer:
    """Whoever dealt this match, at its start."""
    stream = record.get("stream")
    if stream is None:
        return SeededDealer(record["seed"])
    if type(stream) is not int or not 0 <= stream < MOST_STREAMS:
        raise BadRecord("record-field", {"field": "stream"})
    return StreamDealer(record["seed"], stream)


def options_of(record: Json, game: Game) -> Options:
    if "content" in record:
        bring_along(record, game)
    try:
        return settle(game.OPTIONS, record["options"])
    except BadOption as error:
        raise BadRecord(error.key, error.facts) from error


def bring_along(record: Json, game: Game) -> None:
    """The content set a record carries; its fingerprint is among the options."""
    try:
        option = bring(game, json.dumps(record["content"], ensure_ascii=False))
    except ReverieError as error:
        raise BadRecord("record-content", {}) from error
    if not option.items() <= record["options"].items():
        raise BadRecord("record-content", {})


@final
class LogReader:
    """Reads a log line by line, checking each against the rules. As a dealer it deals what the log says."""

    def __init__(self, log: list[str], luck: Dealer | None) -> None:
        self.log: Final = log
        self.luck: Final = luck
        self.line = 0  # lines read so far

    def at_end(self) -> bool:
        return self.line == len(self.log)

    def next(self, game: Game) -> tuple[int, Action]:
        """Who acts in the next line, and how."""
        mark, _, text = self.log[self.line].partition(" ")
        self.line += 1
        try:
            action = game.read(text)
        except BadNotation as error:
            raise BadRecord("record-line", {"line": self.line}) from error
        if mark == CHANCE_MARK:
            return CHANCE, action
        if not (mark.isascii() and mark.isdigit() and len(mark) < 3):
            raise BadRecord("record-line", {"line": self.line})
        return int(mark), action

    def deal(self, game: Game, state: State) -> Action:
        """The outcome in the log, which has to be what the seed deals; past the end, what the seed deals."""
        dealt = None if self.luck is None else self.luck.deal(game, state)
        if self.at_end():
            assert dealt is not None
            return dealt
        actor, action = self.next(game)
        if actor != CHANCE or action not in [possible for possible, _ in game.odds(state)]:
            raise BadRecord("record-illegal", {"line": self.line})
        if dealt is not None and action != dealt:
            raise BadRecord("record-luck", {"line": self.line})
        return action


def from_record(record: Json) -> Match:
    """The match a record holds, ready to go on, after checking everything in it: every line against the rules,
    all luck against the seed, the seed against its hash, and the result."""
    check_form(record)
    game = game_of(record)
    if seed_hash(record["seed"]) != record["seed_sha256"]:
        raise BadRecord("record-seed", {})
    match = replay(game, options_of(record, game), record["seed"], record["log"], dealer_of(record))
    if record.get("result") != to_record(match)["result"]:
        raise BadRecord("record-result", {})
    return match


def replay(game: Game, options: Options, seed: str, log: list[str], dealer: Dealer) -> Match:
    """The match these lines make, ready to go on, each checked against the rules and all luck against the dealer."""
    reader = LogReader(log, dealer)
    match = Match(game, options, seed, reader)
    while not reader.at_end():
        actor, action = reader.next(game)
        try:
            match.play(actor, action)
        except Refused as error:
            raise BadRecord("record-refused", {"line": reader.line, "rule": error.rule}) from error
    return match


def rebuild(record: Json, lines: int) -> State:
    """The state after so many lines, from the log alone: no seed, no dealer."""
    check_form(record)
    game = game_of(record)
    state = game.new(options_of(record, game))
    reader = LogReader(record["log"][:lines], None)
    while not reader.at_end():
        if game.actor(state) == CHANCE:
            game.apply(state, reader.deal(game, state))
            continue
        actor, action = reader.next(game)
        rule = game.why_not(state, actor, action)
        if rule is not None:
            raise BadRecord("record-refused", {"line": reader.line, "rule": rule})
        game.apply(state, action)
    return state
