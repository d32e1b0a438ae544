"""What lies before a player of Dreamscape in the terminal: the Studio, Hands and cards."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from reverie.core.game import Json
from reverie.terminal.dreamscape.signs import (
    CLIMBED,
    ENTRY_MARK,
    HARD_SPACE,
    MOUNTAIN,
    chip,
    labelled,
    shards,
    stack_text,
)
from reverie.terminal.wording import Wording

COLUMNS, ROWS = "abcde", "54321"  # the lowest row, with the entry, at the bottom
CARDS_IN_ROW = 2


def place_of(wording: Wording, seen: Json, owner: Json) -> Group:
    both = Table.grid(padding=(0, 3))
    both.add_column(no_wrap=True)
    both.add_column()
    both.add_row(studio(wording, seen, owner), belongings(wording, seen, owner))
    return Group(player_line(wording, seen, owner), both)


def player_line(wording: Wording, seen: Json, owner: Json) -> Text:
    over = seen["phase"] == "over"
    say = wording.speech.say
    words = [say("dreamscape-points", {"points": owner["points"]})]
    if owner["rank"] is not None:
        words.append(say("dreamscape-rank", {"rank": owner["rank"]}))
    if not over:
        words.append(say("dreamscape-power-used" if owner["power_used"] else "dreamscape-power-ready"))
    if owner["dreamer"] is None:
        words.append(say("dreamscape-beside"))
    active = seen["seat"] == owner["seat"] and not over
    name = say("dreamscape-player", {"player": owner["seat"] + 1})
    return Text.assemble(("▶ " if active else "  ", "bold"), (name, "bold underline"), f"   {' · '.join(words)}")


# --- the Studio ---


def studio(wording: Wording, seen: Json, owner: Json) -> Table:
    spaces = {lies["space"]: space(wording, owner, lies) for lies in owner["studio"]}
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim")
    for _ in COLUMNS:
        grid.add_column(min_width=3, no_wrap=True)
    for row in ROWS:
        names = [column + row for column in COLUMNS]
        grid.add_row(row, *[spaces.get(name, empty(name == seen["entry"])) for name in names])
    grid.add_row("", *[Text(column, style="dim") for column in COLUMNS])
    return grid


def empty(entry: bool) -> Text:
    return Text(ENTRY_MARK if entry else "·", style="dim")


def space(wording: Wording, owner: Json, lies: Json) -> Text:
    shown = stack_text(wording, lies["stack"], lies["tree"], owner["dreamer"] == lies["space"])
    if lies["mountain"]:
        shown += Text(CLIMBED if lies["climbed"] else MOUNTAIN, style="bold")
    return shown


# --- Hands and cards ---


def belongings(wording: Wording, seen: Json, owner: Json) -> Group:
    """Hands, completed and open cards."""
    say = wording.speech.say
    nothing = Text(say("dreamscape-nothing"), style="dim")
    done = Text(str(len(owner["completed"])))
    if owner["last"] is not None:
        top = seen["cards"][owner["last"]]
        done += Text("   ") + card_line(wording, top) + Text(" ") + power_line(wording, top)
    return Group(
        labelled(say("dreamscape-hands"), shards(wording, owner["hand"]) if owner["hand"] else nothing),
        labelled(say("dreamscape-completed"), done),
        cards(wording, [seen["cards"][name] for name in owner["open"]], CARDS_IN_ROW),
    )


def cards(wording: Wording, shown: list[Json], in_row: int) -> Table:
    grid = Table.grid(padding=(0, 3))
    for first in range(0, len(shown), in_row):
        if first:
            grid.add_row("")
        grid.add_row(*[card(wording, each) for each in shown[first : first + in_row]])
    return grid


def card(wording: Wording, shown: Json) -> Group:
    worth = wording.speech.say("dreamscape-points", {"points": shown["points"]})
    facts = Text(f"{shown['level']} · {worth}")
    return Group(card_line(wording, shown), facts, power_line(wording, shown), pattern(wording, shown))


def card_line(wording: Wording, shown: Json) -> Text:
    return Text.assemble((f"{shown['id']} ", "dim"), (wording.called(shown["id"]), "italic"))


def power_line(wording: Wording, shown: Json) -> Text:
    """The power space, with the shard that lies on it, and whose power it is."""
    mark = chip(wording, shown["stored"]) if shown["stored"] else Text(f"[{HARD_SPACE}]")
    name = wording.speech.say(f"dreamscape-locale-{shown['power']}")
    return mark + Text(f" {name}")


def pattern(wording: Wording, shown: Json) -> Table:
    """The landscape with its highest row on top, as the Studio is drawn."""
    cells = {(cell["row"], cell["column"]): cell for cell in shown["spaces"]}
    grid = Table.grid(padding=(0, 1))
    for row in range(shown["rows"] - 1, -1, -1):
        grid.add_row(*[cell_text(wording, cells.get((row, column))) for column in range(shown["columns"])])
    return grid


def cell_text(wording: Wording, cell: Json) -> Text:
    if cell is None:
        return Text("·", style="dim")
    return stack_text(wording, cell["stack"], cell["tree"], cell["dreamer"])
