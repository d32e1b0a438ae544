"""A sheet of signs to draw on: letters where they are written, and fine lines made of dots between them."""

from __future__ import annotations

from itertools import product

from rich.text import Text

Point = tuple[float, float]  # in dots: across, then down; 2 to a column and 4 to a line

BRAILLE = 0x2800  # the sign without a dot; each dot adds a bit
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


class Sheet:
    """Signs on a grid, each with its style, over a layer of dots."""

    def __init__(self, columns: int, lines: int) -> None:
        self.columns = columns
        self.lines = lines
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}  # by line and column
        self.dots: dict[tuple[int, int], str] = {}  # by line and column of dots, with the style

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        for place, sign in enumerate(text):
            self.signs[(line, column + place)] = (sign, style)

    def paint(self, point: Point, style: str) -> None:
        """A spot of two by two dots."""
        for down, across in product((-1, 0), (-1, 0)):
            self.dots[(round(point[1]) + down, round(point[0]) + across)] = style

    def wipe(self, point: Point, width: int) -> None:
        around = range(-width, width)
        for down, across in product(around, around):
            self.dots.pop((round(point[1]) + down, round(point[0]) + across), None)

    def sign(self, line: int, column: int) -> tuple[str, str]:
        if (line, column) in self.signs:
            return self.signs[(line, column)]
        code, style = 0, ""
        for down, across in product(range(4), range(2)):
            found = self.dots.get((line * 4 + down, column * 2 + across))
            if found is not None:
                code |= DOTS[down][across]
                style = found
        return (chr(BRAILLE + code), style) if code else (" ", "")

    def text(self) -> Text:
        """All lines; those without a sign above and below are left out."""
        lines = [
            Text.assemble(*[self.sign(line, column) for column in range(self.columns)]) for line in range(self.lines)
        ]
        for line in lines:
            line.rstrip()
        return Text("\n", no_wrap=True).join(lines)
