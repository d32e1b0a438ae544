"""The table of Labyrinth in the terminal: players, pools and event in force, what lies where, and the maze itself."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reverie.games.labyrinth.table.view import LabyrinthCell, LabyrinthTile, LabyrinthToken, LabyrinthView
from reverie.pieces.hexes import CELL_NAMES, PLACES, SIDES
from reverie.terminal.labyrinth.maze import Cell, Corridor, Maze, Row, Start, Tile
from reverie.terminal.wording import Wording

PAWNS = "①②③④⑤⑥"
PAWN_STYLES = (
    "bold white on #1f5f8f",
    "bold white on #a3241b",
    "bold white on #2c6b33",
    "bold black on #d9a520",
    "bold white on #6b3fa0",
    "bold black on #3fb8af",
)
GOLEM, KEY, ITEM, TOKEN, HIDDEN_TRAP, OPEN_TRAP = "G", "⚷", "◆", "✶", "?", "!"
GOLEM_STYLE, KEY_STYLE, ITEM_STYLE, TOKEN_STYLE, TRAP_STYLE = (
    "bold white on red",
    "bold yellow",
    "bold green",
    "bold magenta",
    "bold red",
)
LIFE, LOST, ACTIVE, INACTIVE = "♥", "♡", "◈", "◇"
ACTION, SPENT = "●", "○"
USUAL_ACTIONS = 2
INDENT = " " * 5
LETTERS = "abcd"

Mark = tuple[str, str]
Thing = tuple[str, str, str, str]  # mark, style, name and text


class Tabletop:
    """What a viewer is shown, in words and signs."""

    def __init__(self, wording: Wording, seen: LabyrinthView) -> None:
        self.wording = wording
        self.seen = seen
        self.players = seen["players"]

    def say(self, key: str, **facts: object) -> str:
        return self.wording.speech.say(f"labyrinth-{key}", facts)

    # --- the whole ---

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.headline(), ""]
        mine = self.seen["viewer"]
        parts += [self.player(seat) for seat in range(len(self.players)) if seat != mine]
        if mine is not None:
            parts += [self.player(mine), self.abilities(mine)]
        parts += ["", self.event_line(), *self.aiming(), self.pools()]
        if self.lying():
            parts.append(self.board())
        parts += ["", Text(self.say("legend"), style="dim"), "", self.maze()]
        return Group(*parts, *self.drawn())

    def headline(self) -> Text:
        seen = self.seen
        if seen["phase"] == "over":
            return Text(self.say("over"), style="bold")
        if seen["seat"] is None:
            return Text(self.say("setup"), style="bold")
        words = self.say("round", round=seen["round"], rounds=seen["rounds"])
        actions = seen["actions"]
        left = self.say("actions-left", count=actions)
        return Text.assemble(
            (f"{words} · {self.title(seen['seat'])}   ", "bold"),
            f"{ACTION * actions}{SPENT * max(0, USUAL_ACTIONS - actions)} {left}",
        )

    # --- players ---

    def title(self, seat: int) -> str:
        character = self.players[seat]["character"]
        name = self.say("nobody") if character is None else self.wording.called(character)
        return self.say("turn-of", player=seat + 1, name=name)

    def player(self, seat: int) -> Text:
        """Who and where, lives, Crystals, daze tokens, keys, items with what they do, and tokens."""
        player = self.players[seat]
        active = self.seen["seat"] == seat and self.seen["phase"] == "turn"
        line = Text.assemble(
            ("▶ " if active else "  ", "bold"),
            (PAWNS[seat], PAWN_STYLES[seat]),
            (f" {self.title(seat)}", "bold"),
            f" {self.say('start-of', place=player['place'])}   ",
            (LIFE * player["lives"], "red"),
            f"{LOST * player['lost']}   {self.say('crystals')} ",
            (ACTIVE * player["lit"] + INACTIVE * player["dark"], "cyan"),
        )
        if player["dazes"]:
            line += Text(f"   {self.say('dazes')} {player['dazes']}", style="bold red")
        return Text("\n").join([line, *self.belongings(seat)])

    def belongings(self, seat: int) -> list[Text]:
        player = self.players[seat]
        lines = []
        if player["keys"]:
            names = ", ".join([str(self.wording.fact("what", key, {})) for key in player["keys"]])
            lines.append(Text.assemble((INDENT + KEY * len(player["keys"]), KEY_STYLE), f" {names}"))
        lines += [self.line(INDENT, self.piece(ITEM, ITEM_STYLE, item)) for item in player["items"]]
        lines += [self.line(INDENT, self.token(token)) for token in self.seen["tokens"] if token["bearer"] == seat]
        tokens = player["tokens"]
        if tokens is not None and seat == self.seen["viewer"]:
            name = self.wording.called(tokens["what"])
            left = f" {name} {tokens['card']}/{tokens['count']}"
            lines.append(Text.assemble((INDENT + TOKEN, TOKEN_STYLE), left))
        return lines

    def piece(self, mark: str, style: str, piece: str) -> Thing:
        return mark, style, self.wording.called(piece), self.wording.text(piece)

    def token(self, token: LabyrinthToken) -> Thing:
        """Its name with the pawn of its owner, if somebody plays that character."""
        mark, style, name, text = self.piece(TOKEN, TOKEN_STYLE, token["token"])
        owner = token["owner"]
        return mark, style, name if owner is None else f"{name} {PAWNS[owner]}", text

    def line(self, indent: str, thing: Thing) -> Text:
        mark, style, name, text = thing
        return Text.assemble(indent, (mark, style), (f" {name}  ", "italic"), (text, "dim"))

    def abilities(self, seat: int) -> RenderableType:
        shown = [
            self.line(INDENT, self.piece(letter, "bold", ability["what"]))
            for letter, ability in zip(LETTERS, self.players[seat]["abilities"], strict=False)
        ]
        return Text("\n").join(shown)

    # --- event, pools, what lies where ---

    def event_line(self) -> Text:
        law = self.seen["law"]
        label = (f"{self.say('in-force')}  ", "bold")
        if law is None:
            return Text.assemble(label, (self.say("no-event"), "dim"))
        return Text.assemble(label, (f"{self.wording.called(law)}  ", "italic"), (self.wording.text(law), "dim"))

    def aiming(self) -> list[Text]:
        what = self.seen["aiming"]
        if what is None:
            return []
        name, text = self.wording.called(what), self.wording.text(what)
        return [Text.assemble((f"{self.say('aiming')}  ", "bold"), (f"{name}  ", "italic"), (text, "dim"))]

    def pools(self) -> Text:
        pools = self.seen["pools"]
        words = [
            self.say("pool-tiles", count=pools["tiles"]),
            self.say("pool-traps", count=pools["traps"]),
            self.say("pool-items", count=len(pools["items"])),
            self.say("pool-golem", count=sum(pools["cards"].values())),
            self.say("pool-events", count=len(pools["events"])),
        ]
        return Text.assemble((f"{self.say('pools')}  ", "bold"), " · ".join(words))

    def lying(self) -> dict[Thing, list[str]]:
        """What has a text and lies on the board, and where."""
        found: dict[Thing, list[str]] = {}
        for item in self.seen["items"]:
            if item["place"] is not None:
                found.setdefault(self.piece(ITEM, ITEM_STYLE, item["item"]), []).append(item["place"])
        for token in self.seen["tokens"]:
            if token["place"] is not None:
                found.setdefault(self.token(token), []).append(token["place"])
        for trap in self.seen["traps"]:
            if trap["trap"] is not None:
                mark = OPEN_TRAP if trap["up"] else HIDDEN_TRAP
                found.setdefault(self.piece(mark, TRAP_STYLE, trap["trap"]), []).append(trap["place"])
        return found

    def board(self) -> Text:
        label = Text(self.say("on-board"), style="bold")
        things = [Text(f"  {' '.join(places)} ") + self.line("", thing) for thing, places in self.lying().items()]
        return Text("\n").join([label, *things])

    def counts(self) -> RenderableType:
        """Which tiles, traps, items, Golem cards and events nobody has seen yet."""
        pools = self.seen["pools"]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", justify="right")
        grid.add_column(overflow="fold")
        grid.add_column(style="dim", overflow="fold")
        for trap, count in pools["traps_unseen"].items():
            grid.add_row(str(count), self.wording.called(trap), self.wording.text(trap))
        for card, count in pools["cards"].items():
            grid.add_row(str(count), self.say("piece-golem", card=self.card(card)), "")
        for piece in [*pools["events"], *pools["items"]]:
            grid.add_row("1", self.wording.called(piece), self.wording.text(piece))
        tiles = [(tile["tile"], shape(tile, 0)) for tile in pools["unseen"]]
        return Group(Text(self.say("unseen"), style="bold"), grid, Row(tiles))

    def card(self, card: str) -> str:
        return str(self.wording.fact("card", card, {}))

    # --- the maze ---

    def maze(self) -> Maze:
        tiles = {place_of(cell["cell"]): self.tile(cell) for cell in self.seen["cells"]}
        starts = [self.start(cell, cell["start"]) for cell in self.seen["cells"] if cell["start"] is not None]
        return Maze(tiles, starts)

    def tile(self, cell: LabyrinthCell) -> Tile:
        if cell["kind"] == "down":
            marks = [mark for mark, _ in self.on(cell["corridors"][0]["name"])]
            return Tile((), -1, -1, "".join(marks) or HIDDEN_TRAP)
        corridors = [
            Corridor(tuple(corridor["edges"]), ((LETTERS[place], "bold"), *self.on(corridor["name"])))
            for place, corridor in enumerate(cell["corridors"])
        ]
        return bridged(corridors, cell["bridge"])

    def start(self, cell: LabyrinthCell, name: str) -> Start:
        """The start space at the outer edge of a key space."""
        return Start(place_of(cell["cell"]), cell["turn"], ((name, "bold"), *self.on(name)))

    def on(self, place: str) -> list[Mark]:
        """What is on a corridor or a start space, pawns first."""
        seen = self.seen
        found: list[Mark] = [
            (PAWNS[seat], PAWN_STYLES[seat]) for seat, player in enumerate(self.players) if player["place"] == place
        ]
        if seen["golem"]["place"] == place:
            found.append((GOLEM, GOLEM_STYLE))
        found += [(KEY, KEY_STYLE) for key in seen["keys"] if key["place"] == place]
        for trap in seen["traps"]:
            if trap["place"] == place:
                found.append((OPEN_TRAP if trap["up"] else HIDDEN_TRAP, TRAP_STYLE))
        found += [(TOKEN, TOKEN_STYLE) for token in seen["tokens"] if token["place"] == place]
        found += [(ITEM, ITEM_STYLE) for item in seen["items"] if item["place"] == place]
        return found

    def drawn(self) -> list[RenderableType]:
        """The tile in hand in all its turns; several, or other pieces, as they are."""
        drawn = self.seen["drawn"]
        if drawn is None:
            return []
        tiles = drawn["tiles"]
        if len(tiles) == 1:
            pictures = [(str(turn), shape(tiles[0], turn)) for turn in tiles[0]["turns"]]
            return ["", Text(f"{self.say('turned')}  {tiles[0]['tile']}", style="bold"), Row(pictures)]
        label = Text(f"{self.say('drawn')}  ", style="bold")
        if tiles:
            return ["", label, Row([(tile["tile"], shape(tile, 0)) for tile in tiles])]
        return ["", label + Text(", ".join([self.named(piece) for piece in drawn["pieces"]]))]

    def named(self, piece: str | None) -> str:
        if piece is None:
            return self.say("unseen-trap")
        return self.card(piece) if piece not in self.wording.terms else self.wording.called(piece)


def place_of(cell: str) -> Cell:
    return PLACES[CELL_NAMES.index(cell)]


def bridged(corridors: list[Corridor], bridge: bool) -> Tile:
    return Tile(tuple(corridors), 0 if bridge else -1, 1 if bridge else -1, "")


def shape(tile: LabyrinthTile, turn: int) -> Tile:
    """A tile from the pool, turned, with its symbols."""
    corridors = []
    for place, road in enumerate(tile["corridors"]):
        marks: list[Mark] = [(LETTERS[place], "bold")]
        if road["trap"]:
            marks.append((HIDDEN_TRAP, TRAP_STYLE))
        if road["chest"]:
            marks.append((ITEM, ITEM_STYLE))
        corridors.append(Corridor(tuple([(edge + turn) % SIDES for edge in road["edges"]]), tuple(marks)))
    return bridged(corridors, tile["bridge"])
