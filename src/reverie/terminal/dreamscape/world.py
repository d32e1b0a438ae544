"""The Dream World in the terminal: the locales in two rows of three, and the passages between them."""

from __future__ import annotations

from itertools import pairwise

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reverie.core.game import Json
from reverie.terminal.dreamscape.signs import ASLEEP, AWAKE, COLLECT_HERE, KEY, NIGHTMARE, chip, labelled
from reverie.terminal.wording import Wording

BOARD = ((1, 2, 3), (4, 5, 6))
LOCALE_WIDTH, PASSAGE_WIDTH = 24, 4  # room for five shards, and for one, whose sign may be two columns wide

Passages = dict[frozenset[int], bool]  # whether a red shard lies on them


def world(wording: Wording, seen: Json) -> RenderableType:
    passages: Passages = {frozenset(passage["ends"]): passage["red"] for passage in seen["passages"]}
    grid = Table.grid(padding=0)
    for column in range(5):
        grid.add_column(width=PASSAGE_WIDTH if column % 2 else LOCALE_WIDTH)
    for row in BOARD:
        blocks = [locale_block(wording, seen["locales"][locale - 1]) for locale in row]
        ways = [across(wording, passages, one, other) for one, other in pairwise(row)]
        grid.add_row(blocks[0], ways[0], blocks[1], ways[1], blocks[2])
        if row == BOARD[0]:
            downs = [down(wording, passages, one, other) for one, other in zip(*BOARD, strict=True)]
            grid.add_row(downs[0], "", downs[1], "", downs[2])
    drawn = {frozenset(pair) for row in BOARD for pair in pairwise(row)}
    drawn |= {frozenset(pair) for pair in zip(*BOARD, strict=True)}
    others = [passage for passage in seen["passages"] if frozenset(passage["ends"]) not in drawn]
    if not others:
        return grid
    named = [Text("-".join(map(str, other["ends"]))) + way(wording, other["red"], "") for other in others]
    return Group(grid, labelled(wording.speech.say("dreamscape-other-passages"), Text("  ").join(named)))


def locale_block(wording: Wording, locale: Json) -> Group:
    name = wording.speech.say(f"dreamscape-locale-{locale['power']}")
    head = Text.assemble((f"{locale['number']} ", "bold"), name)
    return Group(head, line_of(wording, locale), figures(locale))


def line_of(wording: Wording, locale: Json) -> Text:
    """The shards from the key to the right, a dot for each empty space."""
    letters = locale["shards"]
    empty = len(locale["dots"]) - len(letters)
    spaces = [chip(wording, letter) for letter in letters] + [Text(" · ", style="dim")] * empty
    if letters:
        spaces.insert(len(letters), Text(COLLECT_HERE))
    return Text(KEY) + Text("").join(spaces)


def figures(locale: Json) -> Text:
    """Who is here: those awake, then the sleepers, the topmost first."""
    marks = [f"{AWAKE}{seat + 1}" for seat in locale["awake"]] + [f"{ASLEEP}{seat + 1}" for seat in locale["asleep"]]
    line = Text(" " + " ".join(marks), style="bold")
    if locale["haunted"]:
        line += Text(f" {NIGHTMARE}", style="bold red")
    return line


def way(wording: Wording, red: bool, otherwise: str) -> Text:
    return chip(wording, "N") if red else Text(otherwise)


def across(wording: Wording, passages: Passages, one: int, other: int) -> Group:
    ends = frozenset((one, other))
    return Group("", way(wording, passages[ends], "────") if ends in passages else Text(""), "")


def down(wording: Wording, passages: Passages, one: int, other: int) -> Text:
    ends = frozenset((one, other))
    return Text("      ") + (way(wording, passages[ends], " │ ") if ends in passages else Text(""))
