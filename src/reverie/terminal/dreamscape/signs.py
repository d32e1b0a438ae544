"""Signs for the pieces of Dreamscape. Every shard shows one as well as its colour, so that neither is needed alone."""

from __future__ import annotations

from rich.text import Text

from reverie.terminal.wording import Wording

STYLES = {
    "W": "bold white on #1f5f8f",
    "E": "bold white on #6e4a26",
    "M": "bold white on #2c6b33",
    "R": "bold white on #5f6468",
    "S": "bold black on #e4e2dc",
    "N": "bold white on #a3241b",
}
KEY, COLLECT_HERE, AWAKE, ASLEEP, NIGHTMARE = "⚷", "◂", "♟", "☾", "☠"
TREE, DREAMER, MOUNTAIN, CLIMBED, ENTRY_MARK = "♣", "☺", "▲", "△", "⌂"
HARD_SPACE = "\N{NO-BREAK SPACE}"


def sign(wording: Wording, letter: str) -> str:
    """A shard in one sign of the language; what is typed and stored keeps the letter of the notation."""
    return wording.speech.say(f"dreamscape-sign-{letter}")


def chip(wording: Wording, letter: str) -> Text:
    """A shard by itself: ` W `. Its spaces do not break, so a line never ends inside it."""
    return Text(f"{HARD_SPACE}{sign(wording, letter)}{HARD_SPACE}", style=STYLES[letter])


def shards(wording: Wording, letters: list[str]) -> Text:
    return Text(" ").join([chip(wording, letter) for letter in letters])


def stack_text(wording: Wording, letters: list[str], tree: bool, dreamer: bool) -> Text:
    """The shards from bottom to top, then what stands on them."""
    shown = Text("").join([Text(sign(wording, letter), style=STYLES[letter]) for letter in letters])
    if tree:
        shown += Text(TREE, style="bold green")
    if dreamer:
        shown += Text(DREAMER, style="bold yellow")
    return shown


def labelled(label: str, shown: Text) -> Text:
    return Text.assemble((f"{label}  ", "bold"), shown)
