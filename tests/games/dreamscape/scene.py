"""A scene: a position of Dreamscape with scripted chance, in which a test acts and looks."""

from __future__ import annotations

from typing import Any

from reverie.core.dealers import ScriptedDealer
from reverie.core.game import CHANCE
from reverie.core.option import settle
from reverie.games import dreamscape
from reverie.games.dreamscape.content import standard
from reverie.games.dreamscape.options import Agreement
from reverie.games.dreamscape.position import write_table
from reverie.games.dreamscape.reading import read_table

TURNS = {"wander": "next-wanderer", "create": "empty-hands next-creator", "sow": "next-wanderer"}


def left_over(fields: dict[str, Any], nightmare: bool) -> dict[str, int]:
    """The bag: every shard that lies nowhere else."""
    laid = "".join([*fields["locales"], *fields["hands"], fields.get("held", ""), *fields["stored"].values()])
    laid += "".join([letter for letter in fields["slots"] if letter])
    for studio in fields["studios"]:
        laid += "".join(studio.values())
    bag = {letter: count - laid.count(letter) for letter, count in standard().shards.items()}
    bag["N"] = standard().red - fields["pool"] - len(fields["haunts"]) - laid.count("N") if nightmare else 0
    assert min(bag.values()) >= 0, f"too many shards in {fields}"
    return bag


class Scene:
    """`Scene("create", hand="WR", studio={"c1": "R"}, dreamer="c1")`: the first seat creates; the second has nothing.

    The step that waits stands first; the turn it belongs to follows by itself. `hand`, `studio`, `dreamer`, `open`,
    `completed` are the first seat's; `deals` says what chance does, such as `bag W, card c12`.
    """

    def __init__(
        self,
        steps: str | None = None,
        deals: str = "",
        options: dict[str, object] | None = None,
        hand: str = "",
        studio: dict[str, str] | None = None,
        dreamer: str | None = None,
        open: list[str] | None = None,  # noqa: A002
        completed: list[str] | None = None,
        **fields: Any,
    ) -> None:
        settled = settle(dreamscape.OPTIONS, options or {})
        self.dealer = ScriptedDealer([deal.strip() for deal in deals.split(",") if deal.strip()])
        if steps is None:
            self.state = dreamscape.new(settled)
        else:
            players = int(settled["players"])
            nightmare = settled["nightmare"] is True
            own: dict[str, Any] = {
                "hands": hand,
                "studios": studio or {},
                "dreamers": dreamer,
                "open": open or [],
                "completed": completed or [],
                "top": completed[-1] if completed else None,
            }
            others = {"hands": "", "studios": {}, "dreamers": None, "open": [], "completed": [], "top": None}
            table: dict[str, Any] = {name: [own[name]] + [others[name]] * (players - 1) for name in own}
            table |= {"locales": [""] * 6, "stored": {}, "slots": [None] * 4, "tokens": ["t01", "t02", "t03", "t04"]}
            table |= {"order": list(range(1, players + 1)), "turn": 1}
            table |= {"pool": 20 if nightmare else 0, "haunted": 6 if nightmare else None, "haunts": []}
            if steps.endswith("wander"):
                table["candle"] = 4
            table |= {"travellers": [1] * players, "seat": 1} | fields
            trees = sum(stack.endswith("+") for one in table["studios"] for stack in one.values())
            table.setdefault("trees", standard().trees[players] - trees)
            table.setdefault("bag", left_over(table, nightmare))
            words = steps.split()
            if words[-1] in TURNS:
                words += ["sow"] * (nightmare and words[-1] == "wander") + TURNS[words[-1]].split()
            self.state = read_table(table | {"steps": words}, Agreement(settled))
        dreamscape.listen(self.state)
        self._deal()

    def do(self, *texts: str) -> Scene:
        """The seat whose turn it is does these things, one after the other; each has to be legal."""
        for text in texts:
            assert text in self.legal(), f"{text!r} is not among {self.legal()}"
            dreamscape.apply(self.state, dreamscape.read(text))
            self._deal()
        return self

    def deal(self, deals: str) -> Scene:
        """Chance does these things, too."""
        self.dealer.left.extend([deal.strip() for deal in deals.split(",")])
        self._deal()
        return self

    def _deal(self) -> None:
        while dreamscape.actor(self.state) == CHANCE and self.dealer.left:
            dreamscape.apply(self.state, self.dealer.deal(dreamscape, self.state))

    def legal(self, verb: str = "") -> list[str]:
        """What may be done now: all of it, or what begins with this word."""
        texts = [dreamscape.write(action) for action in dreamscape.legal(self.state)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def odds(self) -> dict[str, int]:
        return {dreamscape.write(action): count for action, count in dreamscape.odds(self.state)}

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The rule that forbids it, to the seat that acts unless another is named."""
        asked = dreamscape.actor(self.state) if seat is None else seat
        return dreamscape.why_not(self.state, asked, dreamscape.read(text))

    @property
    def actor(self) -> int:
        return dreamscape.actor(self.state)

    @property
    def question(self) -> str:
        return dreamscape.ask(self.state).name

    def __getitem__(self, name: str) -> Any:
        """One field of the position, such as `scene["locales"]`."""
        return write_table(self.state)[name]

    def of(self, name: str, seat: int = 0) -> Any:
        """One seat's part of a field: `scene.of("hands") == "WWE"`."""
        return self[name][seat]

    def result(self) -> tuple[list[int], list[int], str] | None:
        """Points, who won, and by which rule; None while the match goes on."""
        result = dreamscape.result(self.state)
        return None if result is None else (result.points, result.winners, result.rule)

    def events(self, viewer: int = 0) -> list[dict[str, str | int]]:
        """What this viewer was told since the last time."""
        return [event.told_to(viewer) for event in dreamscape.heard(self.state)]

    def look(self, viewer: int) -> dict[str, Any]:
        """The observation of a viewer, as a client gets it."""
        packed: dict[str, Any] = dreamscape.observe(self.state, viewer).pack()
        return packed

    def looked(self, viewer: int) -> list[tuple[str | None, list[int]]]:
        """The cards somebody looks at, as this viewer knows them, with who knows them."""
        return [(seen["card"], seen["knowers"]) for seen in self.look(viewer)["looked"]]

    def under(self, viewer: int, level: int) -> list[tuple[str | None, list[int]]]:
        """The same for the cards put under a pile."""
        return [(seen["card"], seen["knowers"]) for seen in self.look(viewer)["piles"][level]["under"]]
