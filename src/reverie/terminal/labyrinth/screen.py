"""Labyrinth in the terminal: words for its questions, choices and events; the table is drawn by another module."""

from __future__ import annotations

from rich.console import RenderableType

from reverie.core.event import Facts
from reverie.core.game import Json, Question
from reverie.core.option import Options
from reverie.games.labyrinth.box.actions import SLOT_LETTERS
from reverie.games.labyrinth.box.content_laws import find_content
from reverie.locale.speech import Speech
from reverie.pieces.hexes import SIDES
from reverie.terminal.labyrinth.table import TableWords
from reverie.terminal.labyrinth.words import BoxWords, signed

# Not worth a line while somebody plays: the next question or the table shows as much.
UNSPOKEN: tuple[str, ...] = ("turn", "under")

# Told with a piece to the one who sees it, and without it to all others.
SECRETIVE = ("lantern", "look-trap")

FOLDED = ("place", "turn", "trap", "tile", "to")
PLACED = ("place", "tile", "move", "trap", "to")


def new_view() -> LabyrinthView:
    return LabyrinthView()


def box_of(speech: Speech, options: Options) -> BoxWords:
    return BoxWords(speech, find_content(str(options["content"])))


class LabyrinthView:
    """The view of one match. It remembers of the table it showed last who plays whom, and how tiles lie."""

    def __init__(self) -> None:
        self.characters: list[str | None] = []
        self.viewer: int | None = None
        self.turns: dict[str, int] = {}

    # --- words ---

    def player(self, box: BoxWords, seat: int) -> str:
        words = box.say("labyrinth-player", player=seat + 1)
        character = self.character_of(seat)
        return words if character is None else f"{words} ({box.name(character)})"

    def character_of(self, seat: int | None) -> str | None:
        return self.characters[seat] if seat is not None and seat < len(self.characters) else None

    def piece(self, box: BoxWords, what: str, seat: int | None) -> str:
        """What an event or choice names: a piece, or one of the abilities of a seat."""
        if what not in SLOT_LETTERS:
            return box.quoted(what)
        character = self.character_of(seat)
        return what if character is None else box.quoted(character + what)

    def action(self, speech: Speech, text: str, options: Options) -> str:
        box = box_of(speech, options)
        verb, *words = text.split()
        if not words:
            return box.say(f"labyrinth-do-{verb}")
        if verb == "jump":
            return box.say(f"labyrinth-do-jump-{words[0]}")
        if verb == "turn":
            return self.turn(box, words[0], words[1])
        if verb == "use":
            return self.use(box, words[0])
        if verb == "move" and words[0].startswith("s"):
            return box.say("labyrinth-do-move-home")
        return box.say(f"labyrinth-do-{verb}", **self.named(box, verb, words))

    def named(self, box: BoxWords, verb: str, words: list[str]) -> dict[str, object]:
        """What a choice names, for its sentence."""
        if verb in PLACED:
            return {"cell": words[0], "place": words[0], "turn": words[-1]}
        if verb in ("attack", "fight", "on"):
            return {"other": self.player(box, int(words[0]) - 1)}
        if verb in ("redo", "steps"):
            return {"number": int(words[0]), "count": int(words[0])}
        return {"what": box.quoted(words[0])}

    def turn(self, box: BoxWords, cell: str, turn: str) -> str:
        """By how much a tile is turned, if it is known how it lies."""
        if cell in self.turns and turn.isdigit():
            sixths = (int(turn) - self.turns[cell]) % SIDES
            return box.say("labyrinth-do-turn-by", cell=cell, degrees=60 * sixths)
        return box.say("labyrinth-do-turn", cell=cell)

    def use(self, box: BoxWords, slot: str) -> str:
        """An ability with its text, if it is known whose it is."""
        character = self.character_of(self.viewer)
        if character is None or SLOT_LETTERS.index(slot) >= len(box.character(character).abilities):
            return box.say("labyrinth-do-use", slot=slot)
        return box.say("labyrinth-do-use-named", what=box.name(character + slot), text=box.text(character + slot))

    def event(self, speech: Speech, told: Facts, options: Options) -> str | None:
        name = str(told["event"])
        if name in UNSPOKEN:
            return None
        box = box_of(speech, options)
        if name == "swapped":  # two cells, and no piece
            return box.say("labyrinth-event-swapped", one=told["place"], two=told["what"])
        facts = self.facts(box, told)
        if name == "roll":
            first, second = int(str(told["number"])), int(str(told["other"]))
            facts.update(first=first, second=second, sum=first + second)
        elif name in SECRETIVE and "what" not in told:
            name += "-hidden"
        return box.say(f"labyrinth-event-{name}", **facts)

    def question(self, speech: Speech, question: Question, options: Options) -> str:
        box = box_of(speech, options)
        facts = self.facts(box, {"seat": question.seat, **question.facts})
        if question.name == "aim":
            facts["text"] = box.text(str(question.facts["what"]))
        return box.say(f"labyrinth-ask-{question.name}", rule=question.rule, **facts)

    def facts(self, box: BoxWords, told: Facts) -> dict[str, object]:
        """Seats as players and ids as names."""
        seat, number, other = told.get("seat"), told.get("number"), told.get("other")
        facts: dict[str, object] = {key: fact for key, fact in told.items() if key not in ("event", "seat", "what")}
        if isinstance(number, int):
            facts.update(signed=signed(number), count=number)
        if isinstance(other, int):
            facts.update(other=self.player(box, other), own="yes" if other == seat else "no")
        if "what" in told:
            facts["what"] = self.piece(box, str(told["what"]), seat if isinstance(seat, int) else None)
        return facts

    def warning(self, text: str) -> str | None:
        return None  # what an action costs stands in its words

    def folds(self, verb: str) -> bool:
        return verb in FOLDED

    def needs_curtain(self, options: Options) -> bool:
        """Only traps one has looked at are hidden from the others."""
        return True

    # --- the table ---

    def table(self, speech: Speech, seen: Json, options: Options) -> RenderableType:
        table = TableWords(box_of(speech, options), seen)
        self.characters = table.characters()
        self.viewer = table.viewer()
        self.turns = table.turns()
        return table.whole(options)

    def counts(self, speech: Speech, seen: Json, options: Options) -> RenderableType:
        return TableWords(box_of(speech, options), seen).counts()
