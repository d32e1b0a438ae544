"""What lies in the box: board, Studio, shards, landscape cards and Dream tokens, read from a JSON file.

The laws a file has to keep are checked here; docs/content/dreamscape.md tells them one by one.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, final

from reverie.core.event import Facts
from reverie.core.laws import NOTHING, BadContent, Laws
from reverie.core.lined_json import Fault, Node, parse, shown

__all__ = ["Cell", "Content", "Landscape", "Token", "read_content", "standard"]

FORMAT: Final = "reverie-dreamscape"
VERSION: Final = 1

POWERS: Final = ("archive", "collector", "tower", "golem", "lake", "lord")
COLOURS: Final = "WEMR"  # water, earth, meadow, rock: what a landscape is made of
SHARDS: Final = "WEMRS"  # and motion, which only moves the Dreamer
NO_COLOURS: Final = "SN"  # motion and nightmare: shards, but none a landscape asks for

COLOUR_KINDS: Final = ("most_of_colour", "most_single_spaces", "scale_of_colour", "longest_path", "dreamer_group")
PLAIN_KINDS: Final = (
    "most_cards",
    "most_two_stacks",
    "dreamer_farthest",
    "most_shards",
    "fewest_empty",
    "no_nightmare",
)
KINDS: Final = PLAIN_KINDS + COLOUR_KINDS
SCALE_KIND: Final = "scale_of_colour"
NIGHTMARE_KIND: Final = "no_nightmare"

LEVELS: Final = 3
LOCALES: Final = 6
SPACES: Final = 5  # for shards, in each locale
PLAYERS: Final = (2, 3, 4)
NIGHTMARE_EDGES: Final = ((3, 6), (5, 6))  # where the red shards of the variant begin
# The fourth player looks at 4 cards after the first three kept one each.
FEWEST_CARDS: Final = (7, 1, 1)
MOST_CARDS: Final = 99
FEWEST_TOKENS: Final = 4
MOST_TOKENS: Final = 60
FEWEST_RED: Final = 5  # 3 in the bag, 2 on edges
FEWEST_SHARDS: Final = LOCALES * SPACES + len(COLOURS)  # four players: every space, and one of each on the tokens
MOST_PIECES: Final = 200
MOST_POINTS: Final = 99
LONGEST_SCALE: Final = 50
TALLEST: Final = 20  # shards on one another; three bits each still fit into 64
STUDIO: Final = 5  # rows and columns (D-7)


@final
class Cell:
    """One space of a landscape. Rows count upwards from the lowest, as the rows of the Studio do.

    The file draws a card as one sees it, highest row first; counted downwards every card would be its mirror image.
    """

    def __init__(self, row: int, column: int, stack: str, tree: bool, dreamer: bool) -> None:
        self.row: Final = row
        self.column: Final = column
        self.stack: Final = stack  # bottom to top, letters of W E M R
        self.tree: Final = tree
        self.dreamer: Final = dreamer


@final
class Landscape:
    """A card: `power` counts in the order of POWERS, `names` has every language."""

    def __init__(
        self, card_id: str, level: int, points: int, power: int, cells: list[Cell], names: dict[str, str]
    ) -> None:
        self.id: Final = card_id
        self.level: Final = level  # 1 to 3
        self.points: Final = points
        self.power: Final = power
        self.cells: Final = cells
        self.names: Final = names


@final
class Token:
    """A Dream token. `scale` gives the points by count, and its last entry holds for more; else it is empty.

    The points of a dreamer_group are points for each shard.
    """

    def __init__(
        self, token_id: str, kind: str, points: int, colour_slot: bool, nightmare_only: bool, scale: list[int]
    ) -> None:
        self.id: Final = token_id
        self.kind: Final = kind  # one of KINDS
        self.points: Final = points
        self.colour_slot: Final = colour_slot
        self.nightmare_only: Final = nightmare_only
        self.scale: Final = scale


@final
class Content:
    """A whole box. Locales are numbered from 1 as on the board; `powers[n - 1]` is the power of locale n."""

    def __init__(
        self,
        name: str,
        landscapes: list[Landscape],
        tokens: list[Token],
        edges: list[tuple[int, int]],
        dots: list[int],
        powers: list[int],
        entry: tuple[int, int],
        shards: dict[str, int],
        red: int,
        trees: dict[int, int],
    ) -> None:
        self.name: Final = name
        self.landscapes: Final = landscapes
        self.tokens: Final = tokens
        self.edges: Final = edges
        self.dots: Final = dots  # from the key space to the right
        self.powers: Final = powers
        self.entry: Final = entry  # row and column; row 0 is the lowest
        self.shards: Final = shards  # by letter: W E M R S
        self.red: Final = red
        self.trees: Final = trees  # by number of players


def standard() -> Content:
    """The content that comes with Reverie."""
    if not _kept:
        _kept.append(read_content(standard_text()))
    return _kept[0]


_kept: Final[list[Content]] = []


def standard_text() -> str:
    return files("reverie").joinpath("games/dreamscape/content/standard.json").read_text(encoding="utf-8")


def read_content(text: str) -> Content:
    """The content a text holds; raises BadContent with every fault found."""
    faults: list[Fault] = []
    root = parse(text, faults)
    content = None if root is None else BoxLaws(faults).content(root)
    if content is None or faults:
        raise BadContent(sorted(faults, key=lambda fault: fault.line))
    return content


@final
class BoxLaws(Laws):
    """Reads the parts of a file of Dreamscape and notes what breaks a law."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.misplaced: Final[set[str]] = set()
        self.shards: dict[str, int] = {}
        self.trees: dict[int, int] = {}

    def content(self, root: Node) -> Content | None:
        if root.form != "object":
            self.fault(root, "root", {})
            return None
        self.fields(root, "format version name board studio shards red trees cards tokens", "")
        self.header(root, FORMAT, VERSION)
        powers, edges, dots = self.board(root)
        entry = self.studio(root)
        self.supplies(root)
        return Content(
            self.word(root, "name"),
            self.cards(root),
            self.tokens(root),
            edges,
            dots,
            powers,
            entry,
            self.shards,
            self.number(root, "red", FEWEST_RED, MOST_PIECES),
            self.trees,
        )

    def one_of(self, node: Node, known: tuple[str, ...], key: str) -> int:
        """Which of the known words it is."""
        if not self.is_form(node, "text"):
            return NOTHING
        if node.text not in known:
            self.fault(node, key, {"value": shown(node.text), "known": ", ".join(known)})
            return NOTHING
        return known.index(node.text)

    def id(self, node: Node, wanted: str) -> str:
        """Cards and tokens are called by their place in the file, so that every file has the same notation."""
        found = self.part(node, "id", "text")
        if found is not None and found.text != wanted and wanted[0] not in self.misplaced:
            self.misplaced.add(wanted[0])  # after one that is missing or too many all others would be wrong as well
            self.fault(found, "id-place", {"id": shown(found.text), "wanted": wanted})
        return wanted

    # --- the box ---

    def supplies(self, root: Node) -> None:
        shards = self.part(root, "shards", "object")
        if shards is not None:
            self.fields(shards, " ".join(SHARDS), "")
            for letter in SHARDS:
                self.shards[letter] = self.number(shards, letter, 1, MOST_PIECES)
            there = sum(self.shards.values())
            if NOTHING not in self.shards.values() and there < FEWEST_SHARDS:
                self.fault(shards, "shards-few", {"found": there, "least": FEWEST_SHARDS})
        trees = self.part(root, "trees", "object")
        if trees is not None:
            self.fields(trees, " ".join([str(players) for players in PLAYERS]), "")
            for players in PLAYERS:
                self.trees[players] = self.number(trees, str(players), 1, MOST_PIECES)

    def studio(self, root: Node) -> tuple[int, int]:
        studio = self.part(root, "studio", "object")
        if studio is None:
            return NOTHING, NOTHING
        self.fields(studio, "rows columns entry", "")
        self.number(studio, "rows", STUDIO, STUDIO)
        self.number(studio, "columns", STUDIO, STUDIO)
        entry = self.part(studio, "entry", "list")
        if entry is None:
            return NOTHING, NOTHING
        return self.pair(entry, 0, STUDIO - 1)

    def pair(self, node: Node, least: int, most: int) -> tuple[int, int]:
        if len(node.items) != 2:
            self.fault(node, "pair", {"field": shown(node.path.rpartition(".")[2])})
            return NOTHING, NOTHING
        return self.whole(node.items[0], least, most), self.whole(node.items[1], least, most)

    # --- the Dream World ---

    def board(self, root: Node) -> tuple[list[int], list[tuple[int, int]], list[int]]:
        board = self.part(root, "board", "object")
        if board is None:
            return [], [], []
        self.fields(board, "powers edges dots", "")
        return self.powers(board), self.edges(board), self.dots(board)

    def powers(self, board: Node) -> list[int]:
        node = self.part(board, "powers", "list")
        if node is None:
            return []
        if len(node.items) != LOCALES:
            self.fault(node, "powers-count", {"found": len(node.items), "wanted": LOCALES})
        found: list[int] = []
        for item in node.items:
            power = self.one_of(item, POWERS, "power-unknown")
            if power != NOTHING and power in found:
                self.fault(item, "power-repeated", {"power": POWERS[power]})
            found.append(power)
        return found

    def edges(self, board: Node) -> list[tuple[int, int]]:
        node = self.part(board, "edges", "list")
        if node is None:
            return []
        found: list[tuple[int, int]] = []
        for item in node.items:
            if not self.is_form(item, "list"):
                continue
            one, other = self.pair(item, 1, LOCALES)
            if one == NOTHING or other == NOTHING:
                continue
            if one == other:
                self.fault(item, "edge-loop", {"locale": one})
            elif (one, other) in found or (other, one) in found:
                self.fault(item, "edge-repeated", {"one": one, "other": other})
            else:
                found.append((one, other))
        if len(found) == len(node.items):
            self.whole_board(node, found)
        return found

    def whole_board(self, node: Node, edges: list[tuple[int, int]]) -> None:
        for one, other in NIGHTMARE_EDGES:
            if (one, other) not in edges and (other, one) not in edges:
                self.fault(node, "edge-missing", {"one": one, "other": other})
        reached = {1}
        for _ in range(LOCALES):
            for one, other in edges:
                if one in reached or other in reached:
                    reached |= {one, other}
        apart = [str(locale) for locale in range(1, LOCALES + 1) if locale not in reached]
        if apart:
            self.fault(node, "board-split", {"locales": ", ".join(apart)})

    def dots(self, board: Node) -> list[int]:
        node = self.part(board, "dots", "list")
        if node is None:
            return []
        if len(node.items) != SPACES:
            self.fault(node, "dots-count", {"found": len(node.items), "wanted": SPACES})
        found = [self.whole(item, PLAYERS[0], PLAYERS[-1]) for item in node.items]
        if NOTHING not in found:
            if found != sorted(found):
                self.fault(node, "dots-order", {})
            if found and min(found) != PLAYERS[0]:
                self.fault(node.items[0], "dots-first", {})
        return found

    # --- the cards ---

    def cards(self, root: Node) -> list[Landscape]:
        node = self.part(root, "cards", "list")
        if node is None:
            return []
        found: list[Landscape] = []
        for place, item in enumerate(node.items[:MOST_CARDS]):
            if self.is_form(item, "object"):
                found.append(self.card(item, card_id(place)))
        if len(node.items) > MOST_CARDS:
            self.fault(node, "cards-many", {"found": len(node.items), "most": MOST_CARDS})
        if not [card for card in found if card.level == NOTHING]:
            self.enough_cards(node, found)
        return found

    def enough_cards(self, node: Node, found: list[Landscape]) -> None:
        for level in range(1, LEVELS + 1):
            there = len([card for card in found if card.level == level])
            if there < FEWEST_CARDS[level - 1]:
                facts: Facts = {"level": level, "found": there, "least": FEWEST_CARDS[level - 1]}
                self.fault(node, "cards-few", facts)

    def card(self, node: Node, wanted: str) -> Landscape:
        self.fields(node, "id level points power names pattern", "")
        power = node.fields.get("power")
        return Landscape(
            self.id(node, wanted),
            self.number(node, "level", 1, LEVELS),
            self.number(node, "points", 1, MOST_POINTS),
            NOTHING if power is None else self.one_of(power, POWERS, "power-unknown"),
            self.pattern(node),
            self.names(node),
        )

    def pattern(self, card: Node) -> list[Cell]:
        node = self.part(card, "pattern", "list")
        if node is None:
            return []
        before = len(self.faults)
        found: list[Cell] = []
        width = NOTHING
        for index, item in enumerate(node.items):
            if not self.is_form(item, "text"):
                continue
            texts = item.text.split()
            if width == NOTHING:
                width = len(texts)
            if len(texts) != width:
                self.fault(item, "row-length", {"found": len(texts), "wanted": width})
            for column, text in enumerate(texts):
                self.cell(item, len(node.items) - 1 - index, column, text, found)
        if len(self.faults) > before:
            return found  # what is wrong already would be said twice
        if not found:
            self.fault(node, "pattern-empty", {})
            return found
        found = trimmed(found)
        self.landscape(node, found)
        return found

    def cell(self, item: Node, row: int, column: int, text: str, found: list[Cell]) -> None:
        if text == ".":
            return
        stack, _, marks = text.partition("+")
        if [letter for letter in stack if letter in NO_COLOURS]:
            self.fault(item, "cell-colour", {"cell": shown(text), "known": " ".join(COLOURS)})
        elif not stack or stack.strip(COLOURS) or marks not in ("", "T", "D", "T+D", "D+T") or text.endswith("+"):
            self.fault(item, "cell", {"cell": shown(text)})
        elif len(stack) > TALLEST:
            self.fault(item, "cell-high", {"found": len(stack), "most": TALLEST})
        elif len(marks) > 1:
            self.fault(item, "dreamer-tree", {"cell": shown(text)})
        else:
            found.append(Cell(row, column, stack, marks == "T", marks == "D"))

    def landscape(self, node: Node, cells: list[Cell]) -> None:
        """Can this landscape be built at all?"""
        dreamers = len([cell for cell in cells if cell.dreamer])
        if dreamers != 1:
            self.fault(node, "dreamers", {"found": dreamers})
        rows = max([cell.row for cell in cells]) + 1
        columns = max([cell.column for cell in cells]) + 1
        if max(rows, columns) > STUDIO:
            self.fault(node, "pattern-big", {"rows": rows, "columns": columns})
        for colour in COLOURS:
            needed = sum([cell.stack.count(colour) for cell in cells])
            there = self.shards.get(colour, NOTHING)
            if there != NOTHING and needed > there:
                self.fault(node, "pattern-shards", {"colour": colour, "needed": needed, "there": there})
        trees = len([cell for cell in cells if cell.tree])
        fewest = min(self.trees.values(), default=NOTHING)
        if fewest != NOTHING and trees > fewest:
            self.fault(node, "pattern-trees", {"needed": trees, "there": fewest})

    # --- the tokens ---

    def tokens(self, root: Node) -> list[Token]:
        node = self.part(root, "tokens", "list")
        if node is None:
            return []
        found: list[Token] = []
        for place, item in enumerate(node.items[:MOST_TOKENS]):
            if self.is_form(item, "object"):
                found.append(self.token(item, token_id(place)))
        if len(node.items) > MOST_TOKENS:
            self.fault(node, "tokens-many", {"found": len(node.items), "most": MOST_TOKENS})
        there = len([token for token in found if not token.nightmare_only])
        if there < FEWEST_TOKENS:
            self.fault(node, "tokens-few", {"found": there, "least": FEWEST_TOKENS})
        return found

    def token(self, node: Node, wanted: str) -> Token:
        kind_node = node.fields.get("kind")
        index = NOTHING if kind_node is None else self.one_of(kind_node, KINDS, "kind-unknown")
        kind = "" if index == NOTHING else KINDS[index]
        flags = "colour_slot nightmare_only"
        if kind == "":
            self.fields(node, "id kind", f"points scale {flags}")
        else:
            self.fields(node, f"id kind {'scale' if kind == SCALE_KIND else 'points'}", flags)
        before = len(self.faults)
        slot = self.flag(node, "colour_slot")
        nightmare = self.flag(node, "nightmare_only")
        if kind and len(self.faults) == before:
            self.marks(node, kind, slot, nightmare)
        points = self.number(node, "points", 1, MOST_POINTS)
        return Token(self.id(node, wanted), kind, max(0, points), slot, nightmare, self.scale(node))

    def marks(self, node: Node, kind: str, slot: bool, nightmare: bool) -> None:
        if slot != (kind in COLOUR_KINDS):
            self.fault(node.fields.get("colour_slot", node), "slot-extra" if slot else "slot-missing", {"kind": kind})
        if kind == NIGHTMARE_KIND and not nightmare:
            self.fault(node.fields.get("nightmare_only", node), "nightmare-only", {"kind": kind})

    def scale(self, token: Node) -> list[int]:
        """`{"3": 3, "5": 6}` means 0 0 0 3 3 6: from three shards on 3 points, from five on 6."""
        node = self.part(token, "scale", "object")
        if node is None:
            return []
        if not node.fields:
            self.fault(node, "scale-empty", {})
        found: list[int] = []
        for name, value in node.fields.items():
            points = self.whole(value, 0, MOST_POINTS)
            count = int(name) if re.fullmatch("[1-9][0-9]?", name) else LONGEST_SCALE + 1
            last = found[-1] if found else 0
            if count > LONGEST_SCALE:
                self.fault(value, "scale-count", {"value": shown(name), "most": LONGEST_SCALE})
            elif count < len(found):
                self.fault(value, "scale-order", {"count": count})
            elif points != NOTHING and points < last:
                self.fault(value, "scale-falling", {"points": points, "last": last})
            else:
                found += [last] * (count - len(found))
                found.append(max(points, last))
        return found


def card_id(place: int) -> str:
    return f"c{place + 1:02}"


def token_id(place: int) -> str:
    return f"t{place + 1:02}"


def trimmed(cells: list[Cell]) -> list[Cell]:
    """The cells in order, without empty rows and columns around them: a card may be drawn with its margin."""
    row = min([cell.row for cell in cells])
    column = min([cell.column for cell in cells])
    ordered = sorted(cells, key=lambda cell: (cell.row, cell.column))
    return [Cell(cell.row - row, cell.column - column, cell.stack, cell.tree, cell.dreamer) for cell in ordered]
