"""A scene: a position of Onirim with a scripted deck, in which a test acts and looks."""

from __future__ import annotations

from reverie.core.dealers import ScriptedDealer
from reverie.core.game import CHANCE
from reverie.core.option import settle
from reverie.games import onirim
from reverie.games.onirim.cards import CARD_NAMES, COPIES
from reverie.games.onirim.options import Agreement
from reverie.games.onirim.position import read_position, write_position

TURN = "complete-hand shuffle-limbo turn"


def with_deck(deck: str, position: str) -> str:
    """The position with just these cards in the deck: what lies nowhere else is discarded. Doors need a place."""
    left = dict(zip(CARD_NAMES, COPIES, strict=True))
    laid = [field.partition(" ") for field in position.split(" | ")[1:]]
    for words in [deck, *[cards for name, _, cards in laid if name not in ("top", "shuffles")]]:
        for word in words.split():
            card = word.rstrip("0123456789")
            left[card] -= int(word[len(card) :] or 1)
    assert min(left.values()) >= 0, f"too many cards in {position!r}"
    assert not any(count for card, count in left.items() if card.endswith("d")), f"doors are missing in {position!r}"
    rest = [card + (str(count) if count > 1 else "") for card, count in left.items() if count]
    return f"{position} | discard {' '.join(rest)}"


class Scene:
    """`Scene("play-or-discard | hand1 Rs Rm Rk Bs Gs", deals="Rs X")`: the deck deals a red sun, then a nightmare.

    The first field names the step that waits; what follows it in a turn is added where it is left out.
    """

    def __init__(self, position: str | None = None, deals: str = "", **options: object) -> None:
        settled = settle(onirim.OPTIONS, options)
        self.dealer = ScriptedDealer([f"deal {card}" for card in deals.split()])
        if position is None:
            self.state = onirim.new(settled)
        else:
            steps, bar, rest = position.partition(" | ")
            if steps in (
                "play-or-discard",
                "swap",
                "drop-one return-rest",
                "return-rest",
                "search",
            ) or steps.startswith(("open-drawn:", "face-nightmare", "claim-series:")):
                steps += f" {TURN}"
            self.state = read_position(steps + bar + rest, Agreement(settled))
        onirim.listen(self.state)
        self._deal()

    def do(self, *texts: str) -> Scene:
        """The seat whose turn it is does these things, one after the other; each has to be legal."""
        for text in texts:
            assert text in self.legal(), f"{text!r} is not among {self.legal()}"
            onirim.apply(self.state, onirim.read(text))
            self._deal()
        return self

    def _deal(self) -> None:
        while onirim.actor(self.state) == CHANCE and self.dealer.left:
            onirim.apply(self.state, self.dealer.deal(onirim, self.state))

    def legal(self) -> list[str]:
        return [onirim.write(action) for action in onirim.legal(self.state)]

    def odds(self) -> dict[str, int]:
        """What chance may bring now, with how many cards of each kind."""
        return {onirim.write(action): count for action, count in onirim.odds(self.state)}

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The rule that forbids it, to the seat that acts unless another is named."""
        return onirim.why_not(self.state, onirim.actor(self.state) if seat is None else seat, onirim.read(text))

    @property
    def actor(self) -> int:
        return onirim.actor(self.state)

    @property
    def question(self) -> str:
        return onirim.ask(self.state).name

    def facts(self) -> dict[str, str | int]:
        """What the question says besides its name."""
        return onirim.ask(self.state).facts

    @property
    def position(self) -> str:
        return write_position(self.state)

    def field(self, name: str) -> str:
        """One field of the position: `scene.field("hand1") == "Rs2 Bm"`; empty if nothing lies there."""
        for field in self.position.split(" | ")[1:]:
            key, _, value = field.partition(" ")
            if key == name:
                return value
        return ""

    def result(self) -> tuple[list[int], str] | None:
        """Who won, and by which rule; None while the match goes on."""
        result = onirim.result(self.state)
        return None if result is None else (result.winners, result.rule)

    def events(self, viewer: int = 0) -> list[dict[str, str | int]]:
        """What this viewer was told since the last time."""
        return [event.told_to(viewer) for event in onirim.heard(self.state)]

    def agenda(self) -> list[str]:
        """What is being done, and what comes after it."""
        seen = onirim.observe(self.state, 0).view()
        return [seen["phase"], *seen["to_come"]]

    def look(self, viewer: int) -> dict[str, object]:
        """The observation of a viewer, as a client gets it."""
        packed: dict[str, object] = onirim.observe(self.state, viewer).pack()
        return packed


def pair(position: str | None = None, deals: str = "", **options: object) -> Scene:
    """A scene of two players."""
    return Scene(position, deals, players=2, **options)


def all_but(kept: str) -> str:
    """The 76 cards without these, as a field of a position spells them: `all_but("Rs Rs X")`."""
    words = kept.split()
    left = [(name, copies - words.count(name)) for name, copies in zip(CARD_NAMES, COPIES, strict=True)]
    return " ".join([f"{name}{count if count > 1 else ''}" for name, count in left if count])
