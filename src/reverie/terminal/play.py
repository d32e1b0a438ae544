"""Playing in the terminal: the table, the question, and a line to type in."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from reverie.bots.registry import bring_bot
from reverie.core.contents import ContentSet
from reverie.core.errors import BadNotation, Refused, ReverieError
from reverie.core.game import NOBODY, SPECTATOR, Json, Saying, reasons_of
from reverie.core.match import Match
from reverie.core.random import Random
from reverie.core.record import save
from reverie.locale.speech import Speech
from reverie.terminal.errors import say_error, writing
from reverie.terminal.screens import Screen, say_result, screen_of
from reverie.terminal.wording import Wording

QUIT = ("quit", "q", "exit")
YES = ("y", "yes")


SECONDS = 1.0  # for one decision of a bot
FEW = 3  # choices that need not share a line


def start_of(text: str) -> str:
    """All words of a choice but the last."""
    return text.rpartition(" ")[0]


def numbered(choices: list[str], screen: Screen) -> list[tuple[int, list[str]]]:
    """The choices, each with its number; many that differ in their last word only share one, where they fold."""
    groups: list[tuple[int, list[str]]] = []
    for number, text in enumerate(choices, 1):
        if groups and screen.folds(text.split()[0]) and start_of(groups[-1][1][0]) == start_of(text):
            groups[-1][1].append(text)
        else:
            groups.append((number, [text]))
    return [
        (number + place, part)
        for number, texts in groups
        for place, part in enumerate([texts] if len(texts) > FEW else [[text] for text in texts])
    ]


class Partner:
    """A bot at the same table; it sees what its seat may see."""

    def __init__(self, match: Match, seat: int, name: str) -> None:
        self.match = match
        self.seat = seat
        self.name = name
        self.bot = bring_bot(name, match.game.NAME, Random(match.seed, f"bot {seat}"))

    def act(self) -> None:
        choices = self.match.choices(self.seat)
        self.match.play(self.seat, self.bot.choose(self.match.observe(self.seat), choices, SECONDS))


class Sitting:
    """People at one terminal with a match. They type; this shows, asks and answers."""

    def __init__(
        self, console: Console, speech: Speech, match: Match, file: Path | None, bots: Mapping[int, str] | None = None
    ) -> None:
        self.console = console
        self.speech = speech
        self.match = match
        self.file = file
        self.screen = screen_of(match.game.NAME)
        self.wording = Wording(speech, match.game, match.options, self.player)
        self.seats = match.game.seats(match.options)
        self.bots = {seat: Partner(match, seat, name) for seat, name in (bots or {}).items()}
        self.people = self.seats - len(self.bots)
        self.facing = NOBODY  # who sits in front of the screen
        self.told = [0] * self.seats  # how much of the log each has been told
        self.warned = ""
        self.seen: Json = None  # what whoever sits there was shown last

    def say(self, key: str, **facts: object) -> None:
        self.print_line(self.speech.say(key, facts))

    def print_line(self, text: str, style: str = "") -> None:
        """A sentence as it is; the terminal folds it, so that what is to be copied stays in one piece."""
        self.console.print(text, style=style, highlight=False, markup=False, soft_wrap=True)

    # --- the course of it ---

    def play(self) -> None:
        """Until the match is over or somebody leaves; then it is saved."""
        try:
            while self.match.actor != NOBODY:
                if self.match.actor in self.bots:
                    self.let_think(self.bots[self.match.actor])
                    continue
                self.face(self.match.actor)
                self.show()
                if not self.ask():
                    self.leave()
                    return
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()
            return
        self.finish()

    def let_think(self, bot: Partner) -> None:
        name = self.speech.say_if_known(f"bot-{bot.name}", bot.name)
        with self.console.status(self.speech.say("play-thinking", {"player": bot.seat + 1, "bot": name})):
            bot.act()
        if self.file is not None:
            self.try_to_store(self.file)

    def face(self, seat: int) -> None:
        """Hand the screen over, where cards are hidden from each other."""
        if seat != self.facing and self.needs_curtain():
            self.draw_curtain()
            self.say("play-hand-over", player=seat + 1)
            self.say("play-press-enter")
            self.console.input("")
            self.draw_curtain()
        self.facing = seat

    def needs_curtain(self) -> bool:
        return self.people > 1 and self.match.game.hides(self.match.state)

    def player(self, seat: int) -> str:
        """Who sits there, as whoever looks may know it."""
        if self.seen is None:
            self.seen = self.match.observe(max(self.facing, 0)).pack()
        return self.screen.player(self.wording, self.seen, seat)

    def draw_curtain(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
        self.console.clear()

    def show(self) -> None:
        seat = self.facing
        self.tell(seat)
        self.console.print(Rule(style="dim"))
        seen = self.match.observe(seat).pack()
        self.console.print(Padding(self.screen.table(self.wording, seen, self.match.options), (1, 0)))

    def tell(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        self.seen = self.match.observe(seat).pack()
        for told in self.match.events(seat, self.told[seat]):
            words = self.wording.event(told)
            if words is not None:
                who = self.who(told.get("seat"))
                self.console.print(Text(f"  · {who}{words}", style="dim"))
        self.told[seat] = len(self.match.log)

    def who(self, seat: object) -> str:
        if self.seats == 1 or not isinstance(seat, int):
            return ""
        return self.speech.say("player", {"player": seat + 1}) + ": "

    def ask(self) -> bool:
        """Ask until something is done; False if they leave."""
        choices = [self.match.game.write(choice) for choice in self.match.choices(self.facing)]
        self.put_question(choices)
        before = len(self.match.log)
        while len(self.match.log) == before:
            line = " ".join(self.console.input("> ").split())
            if line.lower() in QUIT:
                return False
            try:
                self.answer(line, choices)
            except ReverieError as error:
                self.complain(error)
        if self.file is not None:
            self.try_to_store(self.file)
        return True

    def complain(self, error: ReverieError) -> None:
        self.print_line(say_error(self.speech, error), style="bold")

    def put_question(self, choices: list[str]) -> None:
        question = self.match.question()
        words = f"{self.who(self.facing)}{self.wording.question(question)}"
        self.console.print(Text(words, style="bold") + Text(f"  {question.rule}", style="dim"))
        self.console.print(self.menu(choices))

    def menu(self, choices: list[str]) -> Table:
        menu = Table.grid(padding=(0, 2))
        for _ in range(3):
            menu.add_column(overflow="fold")
        for number, texts in numbered(choices, self.screen):
            if len(texts) == 1:
                shown, text = f"{number:>3}", texts[0]
            else:
                shown = f"{number:>3}-{number + len(texts) - 1}"
                text = f"{start_of(texts[0])} {' | '.join(text.split()[-1] for text in texts)}"
            meaning = self.meaning(texts)
            menu.add_row(Text(shown, style="bold"), text, Text(meaning, style="dim"))
        return menu

    def meaning(self, texts: list[str]) -> str:
        sayings = [self.describe(text) for text in texts]
        return self.wording.action(sayings[0]) if len(sayings) == 1 else self.wording.folded(sayings)

    def describe(self, text: str) -> Saying:
        return self.match.game.describe(self.match.observe(self.facing), self.match.game.read(text))

    # --- what can be typed ---

    def answer(self, line: str, choices: list[str]) -> None:
        word, _, rest = line.partition(" ")
        word = word.lower()
        if not line:
            self.say("play-hint")
        elif word == "help" or word == "?":
            self.say("play-help", example=choices[0], rule=self.match.question().rule)
        elif word == "undo" and not rest:
            self.undo()
        elif word == "why":
            self.why(rest, choices)
        elif word == "rule":
            self.rule(rest)
        elif word == "counts" and not rest:
            seen = self.match.observe(self.facing).pack()
            self.console.print(self.screen.counts(self.wording, seen, self.match.options))
        elif word == "table" and not rest:
            self.show()
            self.put_question(choices)
        elif word == "log" and not rest:
            self.told[self.facing] = 0
            self.tell(self.facing)
        elif word == "save":
            self.save_as(rest)
        else:
            self.act(line, choices)

    def act(self, line: str, choices: list[str]) -> None:
        if line.isascii() and line.isdigit():
            # A number past the list is as little an action as any other unknown word.
            if not (len(line) < 4 and 1 <= int(line) <= len(choices)):
                raise BadNotation("action-unknown", {"text": line})
            line = choices[int(line) - 1]
        action = self.match.game.read(line)
        text = self.match.game.write(action)
        if text in choices and self.warned != text and self.describe(text).facts.get("loses"):
            self.warned = text
            self.say(f"{self.match.game.NAME}-loses")
            self.say("play-type-again")
            return
        self.match.play(self.facing, action)
        self.warned = ""

    def undo(self) -> None:
        self.match.undo(self.facing)
        self.told = [min(told, len(self.match.log)) for told in self.told]
        self.say("play-undone")

    def why(self, text: str, choices: list[str]) -> None:
        if not text:
            self.say("play-what", example=choices[0])
            return
        action = self.match.game.read(text)
        rule = self.match.game.why_not(self.match.state, self.facing, action)
        if rule is None:
            self.say("play-allowed")
            return
        for reason in reasons_of(self.match.game, self.match.observe(self.facing), action):
            self.print_line(self.wording.reason(reason))
        raise Refused(rule)

    def rule(self, name: str) -> None:
        key = f"rule-{name.upper()}"
        if self.speech.knows(key):
            self.print_line(f"{name.upper()}: {self.speech.say(key)}")
        else:
            self.say("play-no-rule", rule=name)

    # --- keeping it ---

    def save_as(self, name: str) -> None:
        if not name:
            self.say("play-no-save-name")
            return
        path = Path(name)
        if path != self.file and not self.may_write(path):
            self.say("play-not-saved")
        elif self.try_to_store(path):
            self.say("play-saved", file=str(path))

    def may_write(self, path: Path) -> bool:
        """A file that is there already is somebody's: ask first."""
        with writing(path):
            if not path.is_file():
                return True
        self.say("play-overwrite", file=str(path))
        try:
            return self.console.input("> ").strip().lower() in YES
        except EOFError:
            return False

    def try_to_store(self, path: Path) -> bool:
        """A save that fails is complained about; the match goes on."""
        try:
            with writing(path):
                save(self.match, path)
        except ReverieError as error:
            self.complain(error)
            return False
        return True

    def leave(self) -> None:
        """Nothing is lost: a match somebody leaves is saved, and how to go on is said."""
        if not any(entry.actor >= 0 for entry in self.match.log):
            return
        if self.file is not None and self.try_to_store(self.file):
            self.say("play-saved", file=str(self.file))
            return
        path = free_place(f"{self.match.game.NAME}-{self.match.seed_hash[:8]}")
        if self.try_to_store(path):
            self.say("play-saved", file=str(path))

    def finish(self) -> None:
        self.facing = max(self.facing, 0)
        self.tell(self.facing)
        viewer = self.facing if self.people == 1 else SPECTATOR
        seen = self.match.observe(viewer).pack()
        self.console.print(Padding(self.screen.table(self.wording, seen, self.match.options), (1, 0)))
        result = self.match.result
        assert result is not None
        for line in say_result(self.speech, self.match.game.NAME, result):
            self.print_line(line, style="bold")
        self.say("play-end-seed", seed=self.match.seed)
        if is_dealt_from_the_box(self.match):
            self.say("play-again", command=command_for(self.match, [bot.name for bot in self.bots.values()]))


def is_dealt_from_the_box(match: Match) -> bool:
    """A content set that was brought along is not there for a command of its own."""
    return all(
        match.options[option.name] == option.default for option in match.game.OPTIONS if isinstance(option, ContentSet)
    )


def command_for(match: Match, bots: list[str]) -> str:
    """What to type for the same cards again: the same players, bots, options and seed."""
    words = ["reverie", "play", match.game.NAME]
    for option in match.game.OPTIONS:
        value = match.options[option.name]
        if value != option.default:
            spelled = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
            words += ["--players", str(value)] if option.name == "players" else ["--option", f"{option.name}={spelled}"]
    if bots:
        words += ["--bots", ",".join(bots)]
    return shlex.join([*words, "--seed", match.seed])


def shelf() -> Path:
    """Where matches are kept that were left without a file of their own."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "reverie"


def free_place(name: str) -> Path:
    """A file on the shelf that is not there yet: a match left earlier on the same seed stays."""
    folder = shelf()
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.json"
        number += 1
    return path
