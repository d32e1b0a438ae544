"""The course of a table, as its log tells it: who sits where, the match, the clocks. No sockets, no waiting."""

from __future__ import annotations

from array import array
from collections import deque
from typing import Final

from reverie.core.catalogue import find
from reverie.core.dealers import SeededDealer
from reverie.core.errors import BadRecord, CannotUndo, ReverieError
from reverie.core.game import NOBODY, Game, silent
from reverie.core.match import Match
from reverie.core.option import settle
from reverie.core.record import CHANCE_MARK, lines_of, replay
from reverie.server import entries
from reverie.server.entries import Entry, Header
from reverie.server.messages import ChatLine

CHATS_KEPT: Final = 50


class Place:
    """One seat: a person, a bot, or nobody yet."""

    __slots__ = ("bot", "guest", "lent", "name")

    def __init__(self) -> None:
        self.guest: str | None = None
        self.name: str | None = None
        self.bot: str | None = None  # plays to the end
        self.lent: str | None = None  # plays until the person is back

    @property
    def taken(self) -> bool:
        return self.guest is not None or self.bot is not None

    @property
    def player(self) -> str | None:
        """The bot that decides now, or None while it is a person."""
        return self.bot or self.lent


def lines_as_they_stand(log: list[Entry]) -> list[str]:
    """The lines of the match as it stands: an undo takes the last one back."""
    lines: list[str] = []
    for entry in log:
        if entry.kind in (entries.OPEN, entries.ACT):
            lines += entry.read()["lines"]
        elif entry.kind == entries.UNDO:
            lines.pop()
    return lines


class Course:
    """What the log says. `attempt` runs ahead of it; whoever cannot store what was attempted makes a new Course."""

    def __init__(self, header: Header, log: list[Entry]) -> None:
        self.header: Final = header
        self.game: Final[Game] = find(header.game)
        if header.rules != self.game.RULES_VERSION:
            raise BadRecord("record-rules", {"found": str(header.rules), "known": self.game.RULES_VERSION})
        options = settle(self.game.OPTIONS, header.options)
        self.match: Match = replay(self.game, options, header.seed, lines_as_they_stand(log), SeededDealer(header.seed))
        self.places: Final = [Place() for _ in range(self.game.seats(self.match.options))]
        self.full = False  # every seat is taken
        self.seats: Final[dict[str, int]] = {}  # by guest
        self.may_talk: Final = not silent(self.game, self.match.options)
        self.position = -1  # of the last entry
        self.moment = 0  # position of the last entry that changed the match
        self.length = 0  # of the match's log, after that entry
        # Moments since the last undo, and how long the match's log was then.
        self.moments: Final = array("i")
        self.lengths: Final = array("i")
        self.asks_undo: int | None = None
        self.agreed: Final[set[int]] = set()
        self.chats: Final[deque[ChatLine]] = deque(maxlen=CHATS_KEPT)
        self.used: Final = [0.0] * len(self.places)  # time, by seat
        self.turn = NOBODY  # whom the match asks
        self.asked = NOBODY  # whose clock runs: the same, once every seat is taken
        self.asked_since = 0.0
        self.acted = False
        self.given_up = False  # by the last person who was left
        self.granted: Final[dict[tuple[str | None, str], int]] = {}  # by guest and wish: where in the log
        for entry in log:
            self.note(entry)

    # --- questions ---

    @property
    def over(self) -> bool:
        return self.given_up or self.match.actor == NOBODY

    def seat_of(self, guest: str) -> int | None:
        return self.seats.get(guest)

    def others(self, seat: int) -> set[int]:
        """The seats of everybody else who is not a bot, here or away."""
        return {other for other, place in enumerate(self.places) if other != seat and place.guest is not None}

    def has_acted(self, seat: int) -> bool:
        return any([entry.actor == seat for entry in self.match.log])

    def time_left(self, now: float) -> list[float] | None:
        clock = self.header.clock
        if clock is None:
            return None
        left = [clock - used for used in self.used]
        if self.asked != NOBODY:
            left[self.asked] -= max(0.0, now - self.asked_since)
        return [round(max(0.0, seconds), 1) for seconds in left]

    def people_to_ask(self, seat: int) -> set[int]:
        """Who has to agree before this seat takes back: every other person who plays for themselves."""
        return {other for other in self.others(seat) if self.places[other].player is None}

    def length_at(self, moment: int) -> int | None:
        """How long the match's log was at a moment; None if that can no longer be told."""
        return self.lengths[self.moments.index(moment)] if moment in self.moments else None

    # --- running ahead of the log ---

    def attempt(self, seat: int, actions: list[str]) -> list[str]:
        """Act; the lines it made. Raises ReverieError, and then nothing has changed.

        Only what could be taken back may be followed by more: else a gesture that is refused at its end would
        have looked at a card.
        """
        match = self.match
        before = len(match.log)
        try:
            for number, text in enumerate(actions):
                if number and not match.can_undo(seat):
                    raise ReverieError("gesture", {"number": number})
                match.play_text(seat, text)
        except ReverieError:
            if len(match.log) > before:
                self.match = replay(
                    self.game, match.options, match.seed, lines_of(match.log[:before]), SeededDealer(match.seed)
                )
            raise
        return lines_of(match.log[before:])

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
        self.run_clock(entry.at)
        if entry.kind in (entries.ACT, entries.UNDO, entries.OPEN):
            self.note_move(entry)
        elif entry.kind == entries.CHAT:
            body = entry.read()
            assert entry.seat is not None
            self.chats.append(ChatLine(entry.position, entry.seat, body["name"], body["text"], entry.at))
        elif entry.kind == entries.ASK_UNDO:
            self.asks_undo = entry.seat
            self.agreed.clear()
        elif entry.kind == entries.AGREE:
            assert entry.seat is not None
            self.agreed.add(entry.seat)
        elif entry.kind == entries.KEEP:
            self.asks_undo = None
        else:
            self.note_place(entry)
        self.asked = self.turn if self.full and not self.given_up else NOBODY

    def note_move(self, entry: Entry) -> None:
        body = entry.read()
        self.asks_undo = None
        self.moment = entry.position
        self.turn = body["next"]
        if entry.kind == entries.UNDO:
            self.length -= 1
            del self.moments[:], self.lengths[:]  # what was told of the undone cannot be told again
        else:
            self.length += len(body["lines"])
        self.moments.append(self.moment)
        self.lengths.append(self.length)
        self.acted = self.acted or entry.kind == entries.ACT

    def note_place(self, entry: Entry) -> None:
        assert entry.seat is not None
        place = self.places[entry.seat]
        if entry.kind == entries.SIT:
            place.guest, place.name, place.bot = entry.guest, entry.read()["name"], None
        elif entry.kind == entries.LEAVE:
            place.guest = place.name = place.lent = None
        elif entry.kind == entries.GIVE_UP:
            self.note_given_up(place, entry.read()["bot"])
        elif entry.kind in (entries.BOT, entries.FLAG):
            place.bot = entry.read()["bot"]
        elif entry.kind == entries.LEND:
            place.lent = entry.read()["bot"]
        elif entry.kind == entries.RETURN:
            place.lent = None
        self.full = all([place.taken for place in self.places])
        self.seats.clear()
        self.seats.update({place.guest: seat for seat, place in enumerate(self.places) if place.guest is not None})

    def note_given_up(self, place: Place, bot: str | None) -> None:
        self.asks_undo = None
        if bot is None:
            self.given_up = True
        else:
            place.guest, place.bot = None, bot  # the name stays: it was a match among people

    def run_clock(self, now: float) -> None:
        if self.asked != NOBODY:
            self.used[self.asked] += max(0.0, now - self.asked_since)
        self.asked_since = now
