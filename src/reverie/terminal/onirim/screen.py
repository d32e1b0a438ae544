"""Onirim in the terminal. Every card shows colour, symbol and letters, so that none of them is needed alone."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from reverie.core.game import Json
from reverie.core.option import Options
from reverie.locale.speech import Speech
from reverie.terminal.wording import Wording

SYMBOLS = {"s": "☀", "m": "☾", "k": "⚷", "d": "▯", "": "✷"}
STYLES = {
    "R": "bold white on #8e2f23",
    "B": "bold white on #1f5f8f",
    "G": "bold white on #2c6b33",
    "N": "bold white on #7a5b1e",
    "X": "bold white on #3b2a5c",
    "?": "dim",
}
ROW_SHOWN = 14


class Laid:
    """Cards and words side by side, on as many lines as they need; none of them is ever broken."""

    def __init__(self, parts: list[Text]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line: list[Text] = []
        for part in self.parts:
            if line and width([*line, part]) > options.max_width:
                yield Text(" ", no_wrap=True).join(line)
                line = []
            line.append(part)
        yield Text(" ", no_wrap=True).join(line)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(max([part.cell_len for part in self.parts], default=0), width(self.parts))


def width(parts: list[Text]) -> int:
    return sum([part.cell_len + 1 for part in parts]) - 1


def card(name: str) -> Text:
    """A small card: ` Rs ☀ `."""
    return Text(f" {name} {SYMBOLS.get(name[1:], '')} ", style=STYLES[name[0]])


def cards(names: list[str]) -> list[Text]:
    return [card(name) for name in names]


def piled(names: list[str]) -> list[Text]:
    """Cards of which only the number matters: each kind once."""
    kinds = list(dict.fromkeys(names))
    return [card(kind) if names.count(kind) == 1 else card(kind) + Text(f"×{names.count(kind)}") for kind in kinds]


def table(wording: Wording, seen: Json, options: Options) -> RenderableType:
    speech = wording.speech
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    players = len(seen["hands"])
    for seat in range(players):
        add_row_of(grid, speech, seen, seat)
        label = speech.say("onirim-doors") if players == 1 else speech.say("onirim-doors-of", {"player": seat + 1})
        doors = cards(seen["doors"][seat]) or [Text(speech.say("onirim-empty"), style="dim")]
        grid.add_row(label, Laid(doors))
    add_common(grid, speech, seen)
    for seat in range(players):
        if seat != seen["viewer"] and players == 2:
            add_hand(grid, speech, seen, seat, speech.say("onirim-hand-of", {"player": seat + 1}))
    if seen["shared"]:
        grid.add_row(speech.say("onirim-shared"), Laid(cards(seen["shared"])))
    if players == 1:
        add_hand(grid, speech, seen, 0, speech.say("onirim-hand"))
    elif seen["viewer"] is not None:
        add_hand(grid, speech, seen, seen["viewer"], speech.say("onirim-hand"))
    if not options["card_counter"]:
        return grid
    both = Table.grid(padding=(0, 2))
    both.add_row(grid, counts(wording, seen, options))
    return both


def add_row_of(grid: Table, speech: Speech, seen: Json, seat: int) -> None:
    row = seen["rows"][seat]
    label = speech.say("onirim-row") if len(seen["rows"]) == 1 else speech.say("onirim-row-of", {"player": seat + 1})
    if not row:
        grid.add_row(label, Text(speech.say("onirim-row-empty"), style="dim"))
        return
    shown = cards(row[-ROW_SHOWN:])
    if len(row) > ROW_SHOWN:
        shown = [Text(f"… {len(row) - ROW_SHOWN}", style="dim"), *shown]
    grid.add_row(label, Laid(shown))
    left = seen["to_door"][seat]
    if left:
        grid.add_row("", Text(speech.say("onirim-series", {"left": left, "colour": row[-1][0]}), style="italic"))


def add_common(grid: Table, speech: Speech, seen: Json) -> None:
    deck = [Text(speech.say("onirim-deck-size", {"cards": seen["deck"]}))]
    if seen["top"]:
        deck += [Text(f"  {speech.say('onirim-top')}:"), *cards(seen["top"])]
    grid.add_row(speech.say("onirim-deck"), Laid(deck))
    for name, key in (("limbo", "onirim-limbo"), ("discard", "onirim-discard")):
        if seen[name]:
            grid.add_row(speech.say(key), Laid(piled(seen[name])))
    if seen["aside"]:
        grid.add_row(speech.say("onirim-aside"), Laid(cards(seen["aside"])))
    if seen["vision"]:
        grid.add_row(speech.say("onirim-vision"), Laid(cards(seen["vision"])))
    elif seen["hidden_vision"]:
        grid.add_row(speech.say("onirim-vision"), speech.say("onirim-hidden", {"cards": seen["hidden_vision"]}))


def add_hand(grid: Table, speech: Speech, seen: Json, seat: int, label: str) -> None:
    shown = cards(seen["hands"][seat])
    if seen["hidden"][seat]:
        shown.append(Text(speech.say("onirim-hidden", {"cards": seen["hidden"][seat]}), style="dim"))
    grid.add_row(label, Laid(shown))


def counts(wording: Wording, seen: Json, options: Options) -> RenderableType:
    """What lies in the deck; where cards are hidden from the viewer, those are among them."""
    speech = wording.speech
    unseen = seen["unseen"]
    title = speech.say("onirim-unseen", {"hidden": sum(seen["hidden"]) + seen["hidden_vision"]})
    columns = Table(title=title, title_style="dim", header_style="dim", box=None, padding=(0, 1, 0, 0))
    columns.add_column()
    for name in ("sun", "moon", "key", "door"):
        columns.add_column(speech.say(f"onirim-column-{name}"), justify="right")
    for colour in "RBGN":
        numbers = [str(unseen.get(colour + symbol, 0)) for symbol in "smkd"]
        columns.add_row(Text(speech.say(f"onirim-colour-{colour}"), style=STYLES[colour]), *numbers)
    nightmares = Text.assemble((speech.say("onirim-card-X"), STYLES["X"]), f" {unseen.get('X', 0)}")
    return Group(columns, nightmares)


def player(wording: Wording, seen: Json, seat: int) -> str:
    return wording.numbered(seat)


def folds(verb: str) -> bool:
    return False
