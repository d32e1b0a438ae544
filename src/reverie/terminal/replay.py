"""A recorded match, move by move."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from reverie.core.event import Event, Facts
from reverie.core.game import CHANCE, Observation
from reverie.core.match import Entry, Match
from reverie.locale.speech import Speech
from reverie.terminal.screens import say_result, screen_of
from reverie.terminal.wording import Wording

ALL_EYES = -4  # a record tells everything, unless one seat's eyes are asked for


class Showing:
    """Shows a match that was recorded, through one seat's eyes or with nothing hidden."""

    def __init__(self, console: Console, speech: Speech, match: Match, viewer: int) -> None:
        self.console = console
        self.speech = speech
        self.match = match
        self.viewer = viewer
        self.screen = screen_of(match.game.NAME)
        self.wording = Wording(speech, match.game, match.options, self.player)
        self.seats = match.game.seats(match.options)
        self.state = match.game.new(match.options)  # before the entry that is shown next

    def show_all(self) -> None:
        for number, entry in enumerate(self.match.log, 1):
            self.show_entry(number, entry)
        self.show_end()

    def show_step_by_step(self) -> None:
        """Stops before every decision and shows the table."""
        for number, entry in enumerate(self.match.log, 1):
            if entry.actor != CHANCE:
                self.show_table(entry.actor)
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

    def show_table(self, actor: int) -> None:
        seen = self.observe(actor).pack()
        self.console.print(Padding(self.screen.table(self.wording, seen, self.match.options), (1, 0)))

    def observe(self, actor: int) -> Observation:
        return self.match.game.observe(self.state, actor if self.viewer == ALL_EYES else self.viewer)

    def player(self, seat: int) -> str:
        return self.screen.player(self.wording, self.observe(seat).pack(), seat)

    def show_entry(self, number: int, entry: Entry) -> None:
        if entry.actor != CHANCE and self.viewer in (entry.actor, ALL_EYES):
            action = self.match.game.read(entry.text)
            words = self.wording.action(self.match.game.describe(self.observe(entry.actor), action))
            line = Text(f"{number:>4}  ", style="dim") + Text(f"{self.who(entry.actor)}{entry.text}", style="bold")
            self.console.print(line + Text(f"  {words}", style="dim"))
        self.match.game.apply(self.state, self.match.game.read(entry.text))
        for event in entry.events:
            words_of = self.wording.event(self.told(event))
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
