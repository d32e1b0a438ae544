"""The table of Labyrinth in the terminal: players, pools and event in force, what lies where, and the maze itself.

Everything is read from one observation as it is packed for clients.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reverie.core.game import Json
from reverie.core.option import Options
from reverie.games.labyrinth.box.actions import SLOT_LETTERS
from reverie.pieces.hexes import CELL_NAMES, PLACES, SIDES, WAYS
from reverie.terminal.labyrinth.maze import Cell, Corridor, Maze, Row, Start, Tile
from reverie.terminal.labyrinth.words import BoxWords, sentence

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
LIVES = 4
ACTION, SPENT = "●", "○"
UNKNOWN = "?"
CORNERS = [(3 * across, 3 * down) for across, down in WAYS]

Mark = tuple[str, str]


class TableWords:
    """One observation, in the words of one box and language."""

    def __init__(self, box: BoxWords, seen: Json) -> None:
        self.box = box
        self.say = box.say
        self.seen = seen
        self.players = len(seen["pawns"])
        self.layout = box.content.layouts[self.players]

    # --- reading the observation ---

    def characters(self) -> list[str | None]:
        return list(self.seen["characters"])

    def viewer(self) -> int | None:
        """The seat that looks, counted from 0; nobody's for a spectator."""
        viewer = self.seen["viewer"]
        return None if viewer is None else viewer - 1

    def turns(self) -> dict[str, int]:
        """How each tile that lies open is turned, by its cell."""
        found = {cell: text.partition(":")[2] for cell, text in self.seen["tiles"].items()}
        return {cell: int(turn) for cell, turn in found.items() if turn.isdigit()}

    def on(self, place: str) -> list[str]:
        """The keys and items that lie on a corridor, or that a seat carries (`@2`)."""
        keys = [key for key, where in self.seen["keys"].items() if where.partition(":")[0] == place]
        return keys + [item for item, where in self.seen["items"].items() if where == place]

    def tokens_on(self, place: str) -> list[str]:
        """The characters whose ability tokens lie there, one for each token."""
        return [owner for owner, places in self.seen["tokens"].items() for where in places if where == place]

    def trap_on(self, place: str) -> tuple[str, bool] | None:
        """The trap on a corridor, or UNKNOWN for its name, and whether it lies open."""
        text = self.seen["traps"].get(place)
        if text is None:
            return None
        name, _, known = text.partition(":")
        return name, known == "up"

    def over(self) -> bool:
        return bool(self.seen["steps"] == ["over"])

    # --- the whole ---

    def whole(self, options: Options) -> RenderableType:
        parts: list[RenderableType] = [self.headline(options), ""]
        parts += [self.player(seat) for seat in range(self.players) if seat != self.viewer()]
        mine = self.viewer()
        if mine is not None:
            parts += [self.player(mine), self.abilities(mine)]
        parts += ["", self.event_line(), self.pools()]
        if self.lying():
            parts.append(self.board())
        parts += ["", Text(self.say("labyrinth-legend"), style="dim"), "", self.maze()]
        return Group(*parts, *self.drawn())

    def headline(self, options: Options) -> Text:
        seat = self.seen["seat"] - 1
        if self.over():
            return Text(self.say("labyrinth-over"), style="bold")
        if not self.seen["round"]:
            return Text(self.say("labyrinth-setup"), style="bold")
        words = self.say("labyrinth-round", round=self.seen["round"], rounds=int(options["rounds"]))
        actions = self.seen["actions"]
        left = self.say("labyrinth-actions-left", count=actions)
        return Text.assemble(
            (f"{words} · {self.title(seat)}   ", "bold"),
            f"{ACTION * actions}{SPENT * max(0, 2 - actions)} {left}",
        )

    # --- players ---

    def title(self, seat: int) -> str:
        character = self.seen["characters"][seat]
        name = self.say("labyrinth-nobody") if character is None else self.box.name(character)
        return self.say("labyrinth-turn-of", player=seat + 1, name=name)

    def player(self, seat: int) -> Text:
        """Who and where, lives, Crystals, daze tokens, keys, items with what they do, and tokens."""
        seen = self.seen
        active = seen["seat"] == seat + 1 and not self.over()
        lives = seen["lives"][seat]
        crystals = ACTIVE * seen["lit"][seat] + INACTIVE * seen["dark"][seat]
        line = Text.assemble(
            ("▶ " if active else "  ", "bold"),
            (PAWNS[seat], PAWN_STYLES[seat]),
            (f" {self.title(seat)}", "bold"),
            f" {self.say('labyrinth-start-of', place=seen['pawns'][seat])}   ",
            (LIFE * lives, "red"),
            f"{LOST * max(0, LIVES - lives)}   {self.say('labyrinth-crystals')} ",
            (crystals, "cyan"),
        )
        if seen["dazes"][seat]:
            line += Text(f"   {self.say('labyrinth-dazes')} {seen['dazes'][seat]}", style="bold red")
        return Text("\n").join([line, *self.belongings(seat)])

    def belongings(self, seat: int) -> list[Text]:
        carried = self.on(f"@{seat + 1}")
        lines = []
        keys = [piece for piece in carried if piece.startswith("k")]
        if keys:
            lines.append(
                Text.assemble(("     " + KEY * len(keys), KEY_STYLE), f" {', '.join(map(self.box.name, keys))}")
            )
        for piece in carried:
            if piece.startswith("i"):
                lines.append(self.thing("     ", ITEM, ITEM_STYLE, self.box.name(piece), self.box.text(piece)))
        lines += [self.thing("     ", *self.token(owner)) for owner in self.tokens_on(f"@{seat + 1}")]
        if seat != self.viewer():
            return lines
        left = self.tokens_left(seat)
        return lines if left is None else [*lines, left]

    def token(self, owner: str) -> tuple[str, str, str, str]:
        """Mark, style, name with the pawn of its owner, if somebody plays that character, and text."""
        tokens = self.box.character(owner).tokens
        seats = [PAWNS[seat] for seat, character in enumerate(self.seen["characters"]) if character == owner]
        name = " ".join([self.box.called(tokens.names), *seats])
        return TOKEN, TOKEN_STYLE, name, sentence(self.box.token(tokens))

    def tokens_left(self, seat: int) -> Text | None:
        """How many tokens lie on the card of a seat's character."""
        character = self.seen["characters"][seat]
        places = self.seen["tokens"].get(character, [])
        if character is None or not places:
            return None
        name = self.box.called(self.box.character(character).tokens.names)
        return Text.assemble(("     " + TOKEN, TOKEN_STYLE), f" {name} {places.count('card')}/{len(places)}")

    def thing(self, indent: str, mark: str, style: str, name: str, text: str) -> Text:
        return Text.assemble(indent, (mark, style), (f" {name}  ", "italic"), (text, "dim"))

    def abilities(self, seat: int) -> RenderableType:
        character = self.seen["characters"][seat]
        if character is None:
            return ""
        slots = SLOT_LETTERS[: len(self.box.character(character).abilities)]
        return Text("\n").join(
            [
                self.thing("     ", slot, "bold", self.box.name(character + slot), self.box.text(character + slot))
                for slot in slots
            ]
        )

    # --- event, pools, what lies where ---

    def event_line(self) -> Text:
        event = self.seen["event"]
        label = (f"{self.say('labyrinth-in-force')}  ", "bold")
        if event is None:
            return Text.assemble(label, (self.say("labyrinth-no-event"), "dim"))
        lasting = self.box.lasting(self.box.content.events[int(event[1:]) - 1])
        return Text.assemble(label, (f"{self.box.name(event)}  ", "italic"), (lasting, "dim"))

    def pools(self) -> Text:
        seen = self.seen
        face_down = [text for text in seen["tiles"].values() if text.endswith(":down")]
        unknown = [text for text in seen["traps"].values() if text.startswith(UNKNOWN)]
        words = [
            self.say("labyrinth-pool-tiles", count=len(seen["pool"]) - len(face_down) + len(seen["under"])),
            self.say("labyrinth-pool-traps", count=sum(seen["unseen"].values()) - len(unknown)),
            self.say("labyrinth-pool-items", count=len(self.box.content.items) - len(seen["items"])),
            self.say("labyrinth-pool-golem", count=sum(seen["golem_deck"].values())),
            self.say("labyrinth-pool-events", count=len(seen["events"])),
        ]
        return Text.assemble((f"{self.say('labyrinth-pools')}  ", "bold"), " · ".join(words))

    def lying(self) -> dict[tuple[str, str, str, str], list[str]]:
        """Mark, style, name and text of what has a text and lies on the board, and where."""
        found: dict[tuple[str, str, str, str], list[str]] = {}
        for item, place in self.seen["items"].items():
            if not place.startswith("@"):
                found.setdefault((ITEM, ITEM_STYLE, self.box.name(item), self.box.text(item)), []).append(place)
        for owner, places in self.seen["tokens"].items():
            for place in places:
                if place not in ("card", "aside") and not place.startswith("@"):
                    found.setdefault(self.token(owner), []).append(place)
        for place in self.seen["traps"]:
            trap = self.trap_on(place)
            if trap is not None and trap[0] != UNKNOWN:
                mark = OPEN_TRAP if trap[1] else HIDDEN_TRAP
                known = (mark, TRAP_STYLE, self.box.name(trap[0]), self.box.text(trap[0]))
                found.setdefault(known, []).append(place)
        return found

    def board(self) -> Text:
        label = Text(self.say("labyrinth-on-board"), style="bold")
        things = [Text(f"  {' '.join(places)} ") + self.thing("", *known) for known, places in self.lying().items()]
        return Text("\n").join([label, *things])

    def counts(self) -> RenderableType:
        """Which tiles, traps, items, Golem cards and events nobody has seen yet."""
        seen = self.seen
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", justify="right")
        grid.add_column(overflow="fold")
        grid.add_column(style="dim", overflow="fold")
        for trap, count in seen["unseen"].items():
            if count:
                grid.add_row(str(count), self.box.name(trap), self.box.text(trap))
        for card, count in seen["golem_deck"].items():
            if count:
                grid.add_row(str(count), self.say("labyrinth-piece-golem", card=self.box.golem_card(card)), "")
        for event in seen["events"]:
            lasting = self.box.lasting(self.box.content.events[int(event[1:]) - 1])
            grid.add_row("1", self.box.name(event), f"{self.box.text(event)} {lasting}")
        for place in range(len(self.box.content.items)):
            item = f"i{place + 1:02d}"
            if item not in seen["items"]:
                grid.add_row("1", self.box.name(item), self.box.text(item))
        tiles = [(tile, self.tile(tile, 0, {})) for tile in seen["pool"]]
        return Group(Text(self.say("labyrinth-unseen"), style="bold"), grid, Row(tiles))

    # --- the maze ---

    def maze(self) -> Maze:
        tiles: dict[Cell, Tile] = {PLACES[self.layout.centre]: self.hall(CELL_NAMES[self.layout.centre])}
        for key, corner in enumerate(CORNERS):
            place = f"{CELL_NAMES[PLACES.index(corner)]}a"
            edges = tuple((edge + key) % SIDES for edge in (0, 2, 3, 4))
            tiles[corner] = Tile((Corridor(edges, self.marks(place)),), -1, -1, "")
        for cell, text in self.seen["tiles"].items():
            name, _, turn = text.partition(":")
            known = self.tile(name, int(turn), self.marks_of(cell)) if turn.isdigit() else self.hidden(cell)
            tiles[PLACES[CELL_NAMES.index(cell)]] = known
        starts = [
            Start(corner, number, ((f"s{number + 1}", "bold"), *self.pawns_on(f"s{number + 1}")))
            for number, corner in enumerate(CORNERS)
        ]
        return Maze(tiles, starts)

    def hall(self, cell: str) -> Tile:
        return Tile((Corridor(tuple(range(SIDES)), self.marks(f"{cell}a")),), -1, -1, "")

    def hidden(self, cell: str) -> Tile:
        marks = [text for letter in "abc" for text, _ in self.marks(f"{cell}{letter}")[1:]]
        return Tile((), -1, -1, "".join(marks) or UNKNOWN)

    def tile(self, name: str, turn: int, marks: dict[int, tuple[Mark, ...]]) -> Tile:
        tile = self.box.content.tiles[int(name[1:]) - 1]
        corridors = []
        for number, bits in enumerate(tile.edges):
            edges = tuple((edge + turn) % SIDES for edge in range(SIDES) if bits & (1 << edge))
            symbols = []
            if tile.traps[number]:
                symbols.append((HIDDEN_TRAP, TRAP_STYLE))
            if tile.chests[number]:
                symbols.append((ITEM, ITEM_STYLE))
            corridors.append(Corridor(edges, marks.get(number, (("abc"[number], "bold"), *symbols))))
        return Tile(tuple(corridors), 0 if tile.bridge else -1, 1 if tile.bridge else -1, "")

    def marks_of(self, cell: str) -> dict[int, tuple[Mark, ...]]:
        return {number: self.marks(f"{cell}{letter}") for number, letter in enumerate("abc")}

    def marks(self, place: str) -> tuple[Mark, ...]:
        """The letter of a corridor, and what is there, pawns first."""
        found: list[Mark] = [(place[-1], "bold"), *self.pawns_on(place)]
        if self.seen["golem"] == place:
            found.append((GOLEM, GOLEM_STYLE))
        pieces = self.on(place)
        found += [(KEY, KEY_STYLE) for piece in pieces if piece.startswith("k")]
        trap = self.trap_on(place)
        if trap is not None:
            found.append((OPEN_TRAP if trap[1] else HIDDEN_TRAP, TRAP_STYLE))
        found += [(TOKEN, TOKEN_STYLE) for _ in self.tokens_on(place)]
        found += [(ITEM, ITEM_STYLE) for piece in pieces if piece.startswith("i")]
        return tuple(found)

    def pawns_on(self, place: str) -> list[Mark]:
        return [(PAWNS[seat], PAWN_STYLES[seat]) for seat, where in enumerate(self.seen["pawns"]) if where == place]

    def drawn(self) -> list[RenderableType]:
        """The tile in hand in all its turns; several, or other pieces, as they are."""
        looked = list(self.seen["looked"])
        veil = self.seen["veil"]
        if not looked and veil is not None:
            name = self.seen["tiles"].get(veil, UNKNOWN).partition(":")[0]
            looked = [] if name == UNKNOWN else [name]
        if not looked:
            return []
        if len(looked) == 1 and looked[0].startswith("n"):
            turns = self.box.content.turns[int(looked[0][1:]) - 1]
            pictures = [(str(turn), self.tile(looked[0], turn, {})) for turn in range(SIDES) if turns & (1 << turn)]
            return ["", Text(f"{self.say('labyrinth-turned')}  {looked[0]}", style="bold"), Row(pictures)]
        label = Text(f"{self.say('labyrinth-drawn')}  ", style="bold")
        if looked[0].startswith("n"):
            return ["", label, Row([(name, self.tile(name, 0, {})) for name in looked])]
        names = [self.say("labyrinth-unseen-trap") if name == UNKNOWN else self.box.name(name) for name in looked]
        return ["", label + Text(", ".join(names))]
