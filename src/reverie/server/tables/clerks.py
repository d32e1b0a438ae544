"""Work with whole records: verifying, looking back, writing them down. It is as long as a match is, so it is done in a
process of its own, for every address in turn and by a budget of time."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from reverie.core.catalogue import find, names
from reverie.core.contents import forget_brought
from reverie.core.errors import ReverieError
from reverie.core.event import Facts
from reverie.core.match import Match
from reverie.core.record import CHANCE_MARK, from_record, parse, to_record
from reverie.server.limits import Buckets
from reverie.server.tables.thinking import NO_CHOICE, Thinkers

SECONDS: Final = 10.0  # for one piece of work
MOST_WAITING: Final = 5  # pieces of work, for each address
MOST_MOMENTS: Final = 2_000  # decisions
MOMENTS_IN_PAGE: Final = 200
TASKS: Final = 100  # then a process is replaced, with whatever content sets it has read
QUICK: Final = 1  # gzip's level: three quarters of what the best would save, in a tenth of the time

Lines = tuple[str, dict[str, Any], str, list[str]]  # game, options, seed, log: what makes a match


class Done(msgspec.Struct):
    """What came of it, or why nothing did; and the time it took."""

    seconds: float
    found: bytes
    key: str = ""
    facts: Facts = {}


def timed(work: Callable[..., bytes], args: tuple[Any, ...]) -> Done:
    """Runs in the process."""
    start = time.process_time()
    try:
        found = work(*args)
    except ReverieError as error:
        return Done(time.process_time() - start, b"", error.key, error.facts)
    return Done(time.process_time() - start, found)


class Clerks(Thinkers):
    def __init__(self, share: float, seconds: float) -> None:
        super().__init__(1, TASKS)
        self.budget: Final = Buckets(share, seconds)

    def check(self, address: str) -> None:
        """May they ask for more? Raises ReverieError."""
        self.budget.check(address)
        if self.turns.asked_by(address) >= MOST_WAITING:
            raise ReverieError("too-fast", {})

    async def do(self, address: str, work: Callable[..., bytes], *args: Any) -> bytes:
        """What the work comes to; raises ReverieError."""
        self.check(address)
        try:
            done: Done = await self.run(address, timed, (work, args), SECONDS)
        except NO_CHOICE as error:
            self.budget.spend(address, SECONDS)
            raise ReverieError("record-late", {}) from error
        self.budget.spend(address, done.seconds)
        if done.key:
            raise ReverieError(done.key, done.facts)
        return done.found


# --- what they can do ---


def verify(text: bytes) -> bytes:
    """What a record proves. The content set it may carry is known no longer than this."""
    try:
        match = from_record(parse(text))
    finally:
        for name in names():
            forget_brought(find(name))
    result = match.result
    return msgspec.json.encode(
        {
            "game": match.game.NAME,
            "lines": len(match.log),
            "seed": match.seed,
            "seed_sha256": match.seed_hash,
            "result": None if result is None else result.pack(),
        }
    )


def check_again(record: dict[str, Any]) -> bytes:
    """How many lines of a match of our own follow the rules, read from its record alone."""
    return str(len(from_record(record).log)).encode()


def replayed(lines: Lines) -> tuple[Match, list[tuple[int, str]]]:
    """A match at its opening, and who decides what in it."""
    game, options, seed, log = lines
    marks = [line.partition(" ") for line in log]
    return Match(find(game), options, seed), [(int(mark), text) for mark, _, text in marks if mark != CHANCE_MARK]


def look_back(lines: Lines, viewer: int, since: int, compressed: bool) -> bytes:
    """A page of a match: the opening is moment 0, each decision leads to another. Those after `since`, each with who
    decided, what the viewer was told of it and saw after it; and the number of the last there is."""
    match, decisions = replayed(lines)
    if len(decisions) > MOST_MOMENTS:
        raise ReverieError("match-too-long", {"most": MOST_MOMENTS})
    told = [] if since >= 0 else [moment(match, 0, None, 0, viewer)]
    for number, (seat, text) in enumerate(decisions, 1):
        if len(told) == MOMENTS_IN_PAGE:
            break
        before = len(match.log)
        match.play_text(seat, text)
        if number > since:
            told.append(moment(match, number, seat, before, viewer))
    found = msgspec.json.encode({"moments": told, "last": len(decisions)})
    return gzip.compress(found, QUICK) if compressed else found


def moment(match: Match, number: int, seat: int | None, since: int, viewer: int) -> dict[str, Any]:
    seen = match.observe(viewer).pack()
    return {"number": number, "seat": seat, "events": match.events(viewer, since), "observation": seen}


def write_records(matches: list[Lines]) -> bytes:
    """The records of finished matches."""
    found = []
    for lines in matches:
        match, decisions = replayed(lines)
        for seat, text in decisions:
            match.play_text(seat, text)
        found.append(to_record(match))
    return msgspec.json.encode(found)
