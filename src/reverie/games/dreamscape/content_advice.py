"""How our own set is made. A file that departs from this advice can be played; the printed cards may well do so.

docs/content/dreamscape.md tells the advice one by one.
"""

from __future__ import annotations

from typing import Final, final

from reverie.core.event import Facts
from reverie.core.laws import LANGUAGES
from reverie.core.lined_json import Fault, Node, parse
from reverie.games.dreamscape.content import (
    COLOUR_KINDS,
    COLOURS,
    KINDS,
    LEVELS,
    POWERS,
    STUDIO,
    Cell,
    Content,
    Landscape,
    read_content,
)

# By level.
CARDS: Final = (20, 16, 14)
CELLS: Final = ((2, 4), (3, 5), (3, 8))
SIZES: Final = ((3, 4), (5, 6), (6, 10))  # shards and trees
HEIGHTS: Final = (2, 3, 3)
TREES: Final = (1, 2, 3)
RATES: Final = (13, 13, 16)  # tenths of a point for a shard or tree: a long card has to be worth the wait

BOX: Final = 3  # rows and columns a landscape spreads over at most
QUOTAS: Final = (10, 8, 9, 9, 8, 6)  # cards by power, in the order of POWERS
LEVEL_QUOTA: Final = 2  # cards of each power on each level, at least
COLOUR_TOKENS: Final = {"dreamer_group": 1, "scale_of_colour": 3}  # tokens of a kind with a colour; others twice
TOLERANCE: Final = 3  # percent between the colours asked for and the colours there are


def advise(text: str) -> list[Fault]:
    """Where a file departs from the advice; raises BadContent where it breaks a law."""
    content = read_content(text)
    root = parse(text, [])
    assert root is not None
    advice = Advice(content, root)
    advice.set()
    for number, card in enumerate(content.landscapes):
        advice.card(card, advice.cards.items[number])
    advice.faults.sort(key=lambda fault: fault.line)
    return advice.faults


@final
class Advice:
    """Looks at a content that keeps the laws, beside the file it stands in."""

    def __init__(self, content: Content, root: Node) -> None:
        self.content: Final = content
        self.root: Final = root
        self.cards: Final = root.fields["cards"]
        self.faults: Final[list[Fault]] = []
        self.shapes: Final[dict[str, str]] = {}  # every way a landscape can lie, and whose it is
        self.names: Final[dict[str, str]] = {}
        self.highest: Final = [
            max([card.points for card in content.landscapes if card.level == level]) for level in range(1, LEVELS + 1)
        ]

    def say(self, node: Node, key: str, facts: Facts) -> None:
        self.faults.append(Fault(node.line, node.path, key, facts))

    # --- the set ---

    def set(self) -> None:
        self.levels()
        self.powers()
        self.demand()
        self.kinds()
        self.entry()

    def levels(self) -> None:
        for level in range(1, LEVELS + 1):
            found = len([card for card in self.content.landscapes if card.level == level])
            if found != CARDS[level - 1]:
                self.say(self.cards, "level-count", {"level": level, "found": found, "wanted": CARDS[level - 1]})

    def powers(self) -> None:
        for power, name in enumerate(POWERS):
            levels = [card.level for card in self.content.landscapes if card.power == power]
            if len(levels) != QUOTAS[power]:
                self.say(self.cards, "quota", {"power": name, "found": len(levels), "wanted": QUOTAS[power]})
            for level in range(1, LEVELS + 1):
                if levels.count(level) < LEVEL_QUOTA:
                    facts: Facts = {"power": name, "level": level, "found": levels.count(level), "least": LEVEL_QUOTA}
                    self.say(self.cards, "level-quota", facts)

    def demand(self) -> None:
        """The colours the cards ask for come about as often as in the bag. A tree costs a green shard."""
        asked = dict.fromkeys(COLOURS, 0)
        for card in self.content.landscapes:
            for cell in card.cells:
                for colour in cell.stack:
                    asked[colour] += 1
                asked["M"] += int(cell.tree)
        total = sum(asked.values())
        supply = sum([self.content.shards[colour] for colour in COLOURS])
        for colour in COLOURS:
            share = 100 * asked[colour] / total
            there = 100 * self.content.shards[colour] / supply
            if abs(share - there) > TOLERANCE:
                facts: Facts = {"colour": colour, "asked": round(share), "there": round(there)}
                self.say(self.cards, "demand", facts)

    def kinds(self) -> None:
        for kind in KINDS:
            found = len([token for token in self.content.tokens if token.kind == kind])
            wanted = COLOUR_TOKENS.get(kind, 2) if kind in COLOUR_KINDS else 1
            if found != wanted:
                self.say(self.root.fields["tokens"], "kind-count", {"kind": kind, "found": found, "wanted": wanted})

    def entry(self) -> None:
        if self.content.entry != (0, STUDIO // 2):
            self.say(self.root.fields["studio"].fields["entry"], "entry-middle", {})

    # --- one card ---

    def card(self, card: Landscape, node: Node) -> None:
        self.shape(card, node.fields["pattern"])
        self.twin(card, node.fields["pattern"])
        self.amounts(card, node.fields["pattern"])
        self.points(card, node.fields["points"])
        self.name(card, node.fields["names"])

    def shape(self, card: Landscape, node: Node) -> None:
        rows, columns = extent(card.cells)
        if max(rows, columns) > BOX:
            self.say(node, "box", {"rows": rows, "columns": columns, "most": BOX})
        if not is_connected(card.cells):
            self.say(node, "split", {})

    def twin(self, card: Landscape, node: Node) -> None:
        ways = all_ways(card.cells)
        if ways[0] in self.shapes:
            self.say(node, "twin", {"other": self.shapes[ways[0]]})
        for way in ways:
            self.shapes.setdefault(way, card.id)

    def amounts(self, card: Landscape, node: Node) -> None:
        level = card.level - 1
        trees = len([cell for cell in card.cells if cell.tree])
        height = max([len(cell.stack) for cell in card.cells])
        least, most = CELLS[level]
        if not least <= len(card.cells) <= most:
            self.say(node, "cells", {"level": card.level, "found": len(card.cells), "least": least, "most": most})
        least, most = SIZES[level]
        if not least <= size(card.cells) <= most:
            self.say(node, "size", {"level": card.level, "found": size(card.cells), "least": least, "most": most})
        if height > HEIGHTS[level]:
            self.say(node, "height", {"level": card.level, "found": height, "most": HEIGHTS[level]})
        if trees > TREES[level]:
            self.say(node, "trees", {"level": card.level, "found": trees, "most": TREES[level]})

    def points(self, card: Landscape, node: Node) -> None:
        worth = worth_of(card.cells, RATES[card.level - 1])
        if abs(card.points - worth) > 1:
            self.say(node, "points", {"found": card.points, "wanted": worth})
        if card.level > 1 and card.points <= self.highest[card.level - 2]:
            facts: Facts = {"found": card.points, "level": card.level - 1, "highest": self.highest[card.level - 2]}
            self.say(node, "points-rise", facts)

    def name(self, card: Landscape, node: Node) -> None:
        for language in LANGUAGES:
            if language not in node.fields:
                self.say(node, "language", {"language": language})
                continue
            # A file with one language only must not quarrel with itself.
            name = f"{language}:{card.names[language].casefold()}"
            if name in self.names:
                self.say(node.fields[language], "same-name", {"other": self.names[name]})
            else:
                self.names[name] = card.id


def size(cells: list[Cell]) -> int:
    """Shards and trees."""
    return sum([len(cell.stack) + int(cell.tree) for cell in cells])


def worth_of(cells: list[Cell], rate: int) -> int:
    """So many tenths of a point for each shard and tree and 0.4 for each shard that lies on another, rounded."""
    upper = sum([len(cell.stack) - 1 for cell in cells])
    return (rate * size(cells) + 4 * upper + 5) // 10


def extent(cells: list[Cell]) -> tuple[int, int]:
    """Rows and columns."""
    return max([cell.row for cell in cells]) + 1, max([cell.column for cell in cells]) + 1


def is_connected(cells: list[Cell]) -> bool:
    """Does every cell touch another by a side, so that all are one piece?"""
    places = {(cell.row, cell.column) for cell in cells}
    waiting = [(cells[0].row, cells[0].column)]
    while waiting:
        row, column = waiting.pop()
        if (row, column) in places:
            places.remove((row, column))
            waiting += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return not places


def turned(cells: list[Cell]) -> list[Cell]:
    """A quarter turn."""
    rows, _ = extent(cells)
    return [Cell(cell.column, rows - 1 - cell.row, cell.stack, cell.tree, cell.dreamer) for cell in cells]


def mirrored(cells: list[Cell]) -> list[Cell]:
    _, columns = extent(cells)
    return [Cell(cell.row, columns - 1 - cell.column, cell.stack, cell.tree, cell.dreamer) for cell in cells]


def all_ways(cells: list[Cell]) -> list[str]:
    """The landscape in its four directions and their mirror images, each spelled in one way only."""
    ways: list[str] = []
    for start in (cells, mirrored(cells)):
        way = start
        for _ in range(4):
            ways.append(spelled(way))
            way = turned(way)
    return ways


def spelled(cells: list[Cell]) -> str:
    marks = {(cell.row, cell.column): f"{cell.stack}{'T' * cell.tree}{'D' * cell.dreamer}" for cell in cells}
    return " ".join([f"{row},{column}:{marks[row, column]}" for row, column in sorted(marks)])
