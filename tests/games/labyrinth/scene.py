"""A scene: a position of Labyrinth with scripted chance, in which a test acts and looks."""

from __future__ import annotations

from typing import Any

from reverie.core.dealers import ScriptedDealer
from reverie.core.game import CHANCE
from reverie.core.option import settle
from reverie.games import labyrinth
from reverie.games.labyrinth.box.actions import TILE_IDS, TRAP_IDS
from reverie.games.labyrinth.box.options import Agreement
from reverie.games.labyrinth.table.position import write_table
from reverie.games.labyrinth.table.reading import read_table

# A way from the first key straight down to the centre; the starts of four players are s1, s2, s4 and s5.
STRAIGHT = {"d2": "n02:0", "d3": "n30:0"}
# Characters that change no roll: what a test is about stands out.
PLAIN = ["c07", "c13", "c03", "c06", "c02", "c12"]
EMPTY_TURN = ["act", "next-turn"]


def spare_tiles(tiles: dict[str, str], more: list[str], count: int) -> list[str]:
    """The pool: every tile that lies nowhere else."""
    taken = {text.partition(":")[0] for text in tiles.values()} | set(more)
    return [tile for tile in TILE_IDS[:count] if tile not in taken]


def spare_traps(traps: dict[str, str], counts: list[int]) -> dict[str, int]:
    laid = [text.partition(":")[0] for text in traps.values()]
    return {TRAP_IDS[kind]: count - laid.count(TRAP_IDS[kind]) for kind, count in enumerate(counts)}


class Scene:
    """`Scene(pawns=["d3a"], tiles=STRAIGHT)`: the first seat's turn; the others wait on their start spaces.

    Nobody has an active Crystal unless `lit` says so. `deals` says what chance does, such as `roll 3 5, draw t04`.
    """

    def __init__(
        self,
        deals: str = "",
        options: dict[str, object] | None = None,
        players: int = 4,
        steps: list[str] | None = None,
        content: str = "standard",
        **fields: Any,
    ) -> None:
        settled = settle(labyrinth.OPTIONS, {"players": players, **(options or {})})
        agreed = Agreement({**settled, "content": content})
        starts = [f"s{start + 1}" for start in agreed.layout.starts]
        table: dict[str, Any] = {
            "steps": (steps or []) + EMPTY_TURN,
            "first": 1,
            "seat": 1,
            "round": 1,
            "turn": 1,
            "actions": 2,
            "tiles": dict(STRAIGHT),
            "traps": {},
        }
        table |= fields
        for name, usual in (("characters", PLAIN), ("pawns", starts), ("lit", [0] * 6), ("dark", [1] * 6)):
            given = fields.get(name, [])
            table[name] = (given + usual[len(given) :] if name != "characters" else with_others(given))[:players]
        for name, number in (("lives", 4), ("dazes", 0)):
            given = fields.get(name, [])
            table[name] = given + [number] * (players - len(given))
        tiles = len(agreed.content.tiles)
        more = [*table.get("under", []), *table.get("looked", [])]
        table.setdefault("pool", spare_tiles(table["tiles"], more, tiles))
        table.setdefault("unseen", spare_traps(table["traps"], [int(trap.count) for trap in agreed.content.traps]))
        events = [f"e{place + 1:02d}" for place in range(len(agreed.content.events))]
        table.setdefault("events", [event for event in events if event != table.get("event")])
        self.dealer = ScriptedDealer([deal.strip() for deal in deals.split(",") if deal.strip()])
        self.state = read_table(table, agreed)
        labyrinth.listen(self.state)
        self._deal()

    def do(self, *texts: str) -> Scene:
        """Whoever has to act does these things, one after the other; each has to be legal."""
        for text in texts:
            assert text in self.legal(), f"{text!r} is not among {self.legal()} of {self.question}"
            labyrinth.apply(self.state, labyrinth.read(text))
            self._deal()
        return self

    def deal(self, deals: str) -> Scene:
        """Chance does these things, too."""
        self.dealer.left.extend([deal.strip() for deal in deals.split(",")])
        self._deal()
        return self

    def _deal(self) -> None:
        while labyrinth.actor(self.state) == CHANCE and self.dealer.left:
            labyrinth.apply(self.state, self.dealer.deal(labyrinth, self.state))

    def legal(self, verb: str = "") -> list[str]:
        """What may be done now: all of it, or what begins with this word."""
        if self.actor < 0:
            return []
        texts = [labyrinth.write(action) for action in labyrinth.legal(self.state)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def odds(self) -> dict[str, int]:
        return {labyrinth.write(action): count for action, count in labyrinth.odds(self.state)}

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The rule that forbids it, to the seat that acts unless another is named."""
        asked = labyrinth.actor(self.state) if seat is None else seat
        return labyrinth.why_not(self.state, asked, labyrinth.read(text))

    @property
    def actor(self) -> int:
        return labyrinth.actor(self.state)

    @property
    def question(self) -> str:
        return labyrinth.ask(self.state).name if self.actor >= 0 else "chance"

    def __getitem__(self, name: str) -> Any:
        """One field of the position, such as `scene["lives"]`."""
        return write_table(self.state)[name]

    def of(self, name: str, seat: int = 0) -> Any:
        """One seat's part of a field: `scene.of("lives") == 3`."""
        return self[name][seat]

    def result(self) -> tuple[list[int], str] | None:
        """Who won, and by which rule; None while the match goes on."""
        result = labyrinth.result(self.state)
        return None if result is None else (result.winners, result.rule)

    def told(self, viewer: int = 0) -> list[str]:
        """The names of what this viewer was told since the last time."""
        return [str(event["event"]) for event in self.events(viewer)]

    def events(self, viewer: int = 0) -> list[dict[str, str | int]]:
        return [event.told_to(viewer) for event in labyrinth.heard(self.state)]

    def look(self, viewer: int) -> dict[str, Any]:
        """The observation of a viewer, as a client gets it."""
        packed: dict[str, Any] = labyrinth.observe(self.state, viewer).pack()
        return packed

    def traps(self, viewer: int) -> dict[str, tuple[str | None, list[int]]]:
        """The traps on the board as a viewer knows them: by place, which one, and who has seen it."""
        return {trap["place"]: (trap["trap"], trap["seen"]) for trap in self.look(viewer)["traps"]}


def with_others(given: list[str]) -> list[str]:
    """The characters given, then plain ones that nobody has."""
    return given + [character for character in PLAIN if character not in given]


def keys(**moved: str) -> dict[str, str]:
    """The six keys where they lie at the start, but for some: `keys(k2="@1")`."""
    return {"k1": "d1a", "k2": "g1a", "k3": "g4a", "k4": "d7a", "k5": "a4a", "k6": "a1a"} | moved


def next_turn(deals: str = "", **fields: Any) -> Scene:
    """The first seat's turn has just begun, after the fourth seat has ended its own."""
    pawns = fields.pop("pawns", [])
    starts = ["s1", "s2", "s4", "a4a"]
    scene = Scene("", pawns=[*pawns, *starts[len(pawns) :]], seat=4, **fields)
    scene.dealer.left.extend([deal.strip() for deal in deals.split(",") if deal.strip()])
    return scene.do("end")
