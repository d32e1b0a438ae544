"""Draws the picture of the README: the terminal in the middle of a match. `make picture` runs it."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from reverie.core.match import Match
from reverie.games import onirim
from reverie.locale.speech import speech
from reverie.terminal.play import Sitting

SEED = "reverie"
DECISIONS = 9

# Night, ink and gold.
THEME = TerminalTheme(
    (12, 10, 32),
    (207, 200, 243),
    [
        (12, 10, 32),
        (142, 47, 35),
        (44, 107, 51),
        (232, 198, 106),
        (31, 95, 143),
        (59, 42, 92),
        (43, 37, 96),
        (207, 200, 243),
    ],
)

# The frame Rich draws, without the web font it would fetch.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
  line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect fill="#0c0a20" x="0" y="0" width="{width}" height="{height}" rx="12"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def sensible(match: Match) -> str:
    """Extend the series if possible, else start one: enough for a picture that shows something."""
    texts = [onirim.write(choice) for choice in match.choices(0)]
    row = match.observe(0).pack()["rows"][0]
    same = [text for text in texts if row and text.startswith(f"play {row[-1][0]}")]
    keys = [text for text in texts if text.startswith("discard") and text.endswith("k")] if len(row) == 4 else []
    safe = [text for text in texts if not (text.startswith("drop") and text.endswith("d"))]
    return (keys or same or safe)[0]


def main() -> None:
    match = Match(onirim, seed=SEED)
    for _ in range(DECISIONS):
        match.play_text(0, sensible(match))
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    sitting = Sitting(console, speech("en"), match, None)
    sitting.facing = 0
    sitting.told = [len(match.log) - 3]
    sitting.show()
    sitting.put_question([onirim.write(choice) for choice in match.choices(0)])
    target = Path(__file__).with_name("terminal.svg")
    target.write_text(console.export_svg(title="reverie", theme=THEME, code_format=FRAME, unique_id="reverie"))


if __name__ == "__main__":
    main()
