"""The course of a table, as its log tells it: who sits where, the match, the clocks. No sockets, no waiting."""

from __future__ import annotations

import logging
import time
from array import array
from collections import deque
from typing import Final

from reverie.core.dealers import SeededDealer
from reverie.core.errors import CannotUndo, ReverieError
from reverie.core.game import NOBODY, Game, silent
from reverie.core.match import Match
from reverie.core.option import settle
from reverie.core.record import CHANCE_MARK, lines_of, replay
from reverie.server.messages import ChatLine, Offer
from reverie.server.storage import entries
from reverie.server.storage.entries import Entry, Header
from reverie.server.tables.places import Place, Standing, commitment, rules_of

LOG: Final = logging.getLogger("reverie.course")
CHATS_KEPT: Final = 50
UNREADABLE: Final = ("table-older-rules", "table-unreadable")
BEGUN: Final = time.monotonic()  # this process


def lines_as_they_stand(log: list[Entry]) -> list[str]:
    """The lines of the match as it stands: an undo takes the last one back."""
    lines: list[str] = []
    for entry in log:
        if entry.kind in (entries.OPEN, entries.ACT):
            lines += entry.read()["lines"]
        elif entry.kind == entries.UNDO:
            lines.pop()
    return lines


def read_course(header: Header, log: list[Entry]) -> Course:
    """The course of a table. Whatever is wrong with what is stored, it is this table's trouble alone: raises
    ReverieError with one sentence for people, and the log has the rest."""
    try:
        return Course(header, log)
    except Exception as error:
        if isinstance(error, ReverieError) and error.key in UNREADABLE:
            raise
        LOG.warning("a table cannot be read", exc_info=error, extra={"table": header.id})
        raise ReverieError("table-unreadable", {}) from error


class Course:
    """What the log says. `attempt` runs ahead of it; whoever cannot store what was attempted makes a new Course."""

    def __init__(self, header: Header, log: list[Entry]) -> None:
        self.header: Final = header
        self.game: Final[Game] = rules_of(header)
        options = settle(self.game.OPTIONS, header.options)
        self.match: Match = replay(self.game, options, header.seed, lines_as_they_stand(log), SeededDealer(header.seed))
        self.places: Final = [Place() for _ in range(self.game.seats(self.match.options))]
        self.full = False  # every seat is taken
        self.seats: Final[dict[str, int]] = {}  # by guest
        self.may_talk: Final = not silent(self.game, self.match.options)
        self.position = -1  # of the last entry
        self.moment = 0  # position of the last entry that changed the match
        self.length = 0  # of the match's log, after that entry
        self.decided = 0  # how many decisions that are; all else is chance
        # Moments since the last undo, and how long the match's log was then.
        self.moments: Final = array("i")
        self.lengths: Final = array("i")
        self.kept_out: Final[set[str]] = set()  # guests whom the owner does not want to sit here
        self.said = 0  # how often anybody has talked
        self.asks_undo: int | None = None
        self.agreed: Final[set[int]] = set()
        self.chats: Final[deque[ChatLine]] = deque(maxlen=CHATS_KEPT)
        self.salt: str | None = None  # before a seed that somebody chose, so that its hash does not give it away
        self.used: Final = [0.0] * len(self.places)  # time, by seat
        self.turn = NOBODY  # whom the match asks
        self.asked = NOBODY  # whose clock runs: the same, once every seat is taken
        self.written = 0.0  # when the last entry was, by the system's clock
        self.since = 0.0  # when it came here, by a clock that nobody sets
        self.waits_since = 0.0  # when the match last moved, or began
        self.acted = False
        self.offer: Offer | None = None  # another match, once this one is over
        self.given_up = False  # by the last person who was left
        self.granted: Final[dict[tuple[str | None, str], int]] = {}  # by guest and wish: where in the log
        for entry in log:
            self.note(entry)
        # Since then time has passed, but not for those who could not play: while no server ran, no clock did.
        now = time.monotonic()
        self.since = now - min(max(0.0, time.time() - self.written), now - BEGUN)

    # --- questions ---

    @property
    def over(self) -> bool:
        return self.given_up or self.match.actor == NOBODY

    @property
    def commitment(self) -> str:
        return commitment(self.header, self.salt)

    @property
    def standing(self) -> Standing:
        return Standing(self.places, self.turn, self.waits_since, self.over, self.salt)

    def seat_of(self, guest: str) -> int | None:
        return self.seats.get(guest)

    def others(self, seat: int) -> set[int]:
        """The seats of everybody else who is not a bot, here or away."""
        return {other for other, place in enumerate(self.places) if other != seat and place.guest is not None}

    def has_acted(self, seat: int) -> bool:
        return any([entry.actor == seat for entry in self.match.log])

    def is_idle(self, seat: int, now: float, longest: float) -> bool:
        """Is this seat asked, for longer than that, while no clock runs?"""
        return self.header.clock is None and self.asked == seat and now - self.waits_since >= longest

    def time_left(self) -> list[float] | None:
        clock = self.header.clock
        if clock is None:
            return None
        left = [clock - used for used in self.used]
        if self.asked != NOBODY:
            left[self.asked] -= self.elapsed()
        return [round(max(0.0, seconds), 1) for seconds in left]

    def people_to_ask(self, seat: int) -> set[int]:
        """Who has to agree before this seat takes back: every other person who plays for themselves."""
        return {other for other in self.others(seat) if self.places[other].player is None}

    def length_at(self, moment: int) -> int | None:
        """How long the match's log was at a moment; None if that can no longer be told."""
        return self.lengths[self.moments.index(moment)] if moment in self.moments else None

    # --- running ahead of the log ---

    def attempt(self, seat: int, actions: list[str]) -> list[str]:
        """Act; the lines it made. Raises ReverieError, and then nothing has changed."""
        before = len(self.match.log)
        self.match.play_gesture(seat, actions)
        return lines_of(self.match.log[before:])

    def check_undo(self, seat: int) -> None:
        if not self.match.can_undo(seat):
            raise CannotUndo("cannot-undo", {})

    # --- following the log ---

    def follow(self, entry: Entry) -> None:
        """An entry somebody else has written; raises ReverieError if it does not fit."""
        if entry.kind == entries.ACT:
            before = len(self.match.log)
            lines = entry.read()["lines"]
            for line in lines:
                mark, _, text = line.partition(" ")
                if mark != CHANCE_MARK:
                    self.match.play_text(int(mark), text)
            if lines_of(self.match.log[before:]) != lines:
                raise ReverieError("table-damaged", {})
        elif entry.kind == entries.UNDO:
            assert entry.seat is not None
            self.match.undo(entry.seat)
        self.note(entry)

    def note(self, entry: Entry) -> None:
        """Everything an entry means beside the match itself, which is there already."""
        assert entry.position == self.position + 1
        self.position = entry.position
        if entry.wish is not None:
            self.granted[entry.guest, entry.wish] = entry.position
        self.run_clock(entry)
        if entry.kind in entries.MOVES:
            self.note_move(entry)
        elif entry.kind == entries.CHAT:
            body = entry.read()
            assert entry.seat is not None
            self.said += 1
            self.chats.append(ChatLine(entry.position, entry.seat, body["name"], body["text"], entry.at))
        elif entry.kind == entries.ASK_UNDO:
            self.asks_undo = entry.seat
            self.agreed.clear()
        elif entry.kind == entries.AGREE:
            assert entry.seat is not None
            self.agreed.add(entry.seat)
        elif entry.kind == entries.KEEP:
            self.asks_undo = None
        elif entry.kind == entries.AGAIN:
            assert entry.seat is not None
            self.offer = Offer(entry.seat, **entry.read())
        else:
            self.note_place(entry)
        asked = self.turn if self.full and not self.given_up else NOBODY
        if self.moment == self.position or asked != self.asked:
            self.waits_since = entry.at
        self.asked = asked

    def note_move(self, entry: Entry) -> None:
        body = entry.read()
        self.asks_undo = None
        self.moment = entry.position
        self.turn = body["next"]
        if entry.kind == entries.OPEN:
            self.salt = body.get("salt")
        if entry.kind == entries.UNDO:
            self.length -= 1
            self.decided -= 1
            del self.moments[:], self.lengths[:]  # what was told of the undone cannot be told again
        else:
            self.length += len(body["lines"])
            self.decided += sum([not line.startswith(CHANCE_MARK) for line in body["lines"]])
        self.moments.append(self.moment)
        self.lengths.append(self.length)
        self.acted = self.acted or entry.kind == entries.ACT

    def note_place(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.places[entry.seat].note(entry)
        if entry.kind == entries.LEAVE:
            self.kept_out.update(filter(None, [entry.read().get("kept_out")]))
        elif entry.kind == entries.GIVE_UP:
            self.asks_undo = None
            self.given_up = entry.read()["bot"] is None
        self.full = all([place.taken for place in self.places])
        self.seats.clear()
        self.seats.update({place.guest: seat for seat, place in enumerate(self.places) if place.guest is not None})

    def elapsed(self) -> float:
        """Seconds since the last entry."""
        return time.monotonic() - self.since

    def run_clock(self, entry: Entry) -> None:
        """An entry of a table with clocks says how long it took, as whoever wrote it has measured."""
        if self.asked != NOBODY and self.header.clock is not None:
            self.used[self.asked] += entry.read().get("took", max(0.0, entry.at - self.written))
        self.written = entry.at
        self.since = time.monotonic()
