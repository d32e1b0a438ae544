"""A recorded match, move by move."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from reverie.core.event import Event, Facts
from reverie.core.game import CHANCE, Json
from reverie.core.match import Entry, Match
from reverie.core.record import rebuild, to_record
from reverie.locale.speech import Speech
from reverie.terminal.words import say_result, view_of

ALL_EYES = -4  # a record tells everything, unless one seat's eyes are asked for


class Showing:
    """Shows a match that was recorded, through one seat's eyes or with nothing hidden."""

    def __init__(self, console: Console, speech: Speech, match: Match, viewer: int) -> None:
        self.console = console
        self.speech = speech
        self.match = match
        self.viewer = viewer
        self.view = view_of(match.game.NAME)
        self.seats = match.game.seats(match.options)

    def show_all(self) -> None:
        for number, entry in enumerate(self.match.log, 1):
            self.show_entry(number, entry)
        self.show_end()

    def show_step_by_step(self) -> None:
        """Stops before every decision and shows the table."""
        record = to_record(self.match)
        for number, entry in enumerate(self.match.log, 1):
            if entry.actor != CHANCE:
                self.show_table(record, number - 1, entry.actor)
                self.console.print(self.speech.say("play-wait"), style="dim", markup=False)
                if not self.goes_on():
                    return
            self.show_entry(number, entry)
        self.show_end()

    def goes_on(self) -> bool:
        """Enter goes on; q, or the end of the input, stops."""
        try:
            return self.console.input("").strip().lower() != "q"
        except EOFError:
            return False

    def show_table(self, record: Json, lines: int, actor: int) -> None:
        state = rebuild(record, lines)
        seat = actor if self.viewer == ALL_EYES else self.viewer
        seen = self.match.game.observe(state, seat).pack()
        self.console.print(Padding(self.view.table(self.speech, seen, self.match.options), (1, 0)))

    def show_entry(self, number: int, entry: Entry) -> None:
        if entry.actor != CHANCE and self.viewer in (entry.actor, ALL_EYES):
            words = self.view.action(self.speech, entry.text, self.match.options)
            line = Text(f"{number:>4}  ", style="dim") + Text(f"{self.who(entry.actor)}{entry.text}", style="bold")
            self.console.print(line + Text(f"  {words}", style="dim"))
        for event in entry.events:
            words_of = self.view.event(self.speech, self.told(event), self.match.options)
            if words_of is not None:
                self.console.print(Text(f"      · {words_of}"))

    def told(self, event: Event) -> Facts:
        if self.viewer == ALL_EYES:
            return {"event": event.name, **event.facts, **event.secrets}
        return event.told_to(self.viewer)

    def who(self, seat: int) -> str:
        return self.speech.say("player", {"player": seat + 1}) + ": " if self.seats > 1 else ""

    def show_end(self) -> None:
        result = self.match.result
        if result is None:
            lines = [self.speech.say("verify-unfinished")]
        else:
            lines = say_result(self.speech, self.match.game.NAME, result)
        for line in lines:
            self.console.print(line, style="bold", markup=False)
