"""What lies in the box: tiles, traps, items, events, Golem cards, characters with their abilities and tokens.

Everything the rules derive from it is kept here, so that each match can have a box of its own. Ids follow from the
place in the file (`n07` is the seventh tile), so that the notation is the same for every box. L-4, L-17, L-34, L-38.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from reverie.games.labyrinth.box.effects import ALWAYS, FIRST_ANSWER, MARTYR, is_deed
from reverie.pieces.hexes import SIDES

# The most there can be of each, whatever the box: a bit for each fits into 64.
MOST_TILES: Final = 60
MOST_TRAPS: Final = 24  # kinds
MOST_ITEMS: Final = 40
MOST_EVENTS: Final = 24
MOST_CHARACTERS: Final = 24
MOST_TOKENS: Final = 60
SLOTS: Final = 4  # abilities of a character
CORRIDORS: Final = 3  # of a tile
PLAYERS: Final = (2, 3, 4, 5, 6)
GOLEM_CARDS: Final = ("g0", "g1", "g2", "g3", "g4", "gc")
TO_CENTRE: Final = 5  # the card that puts the Golem on the centre (L-73)

# The tiles that are not normal (L-34), behind all the others.
CENTRE_TILE: Final = MOST_TILES
KEY_TILE: Final = MOST_TILES + 1

# A tile as it lies, in one number: for each edge three bits with the corridor that leaves there, counted from 1;
# then the corridor on the bridge and the one under it.
GATE: Final = 7
OVER: Final = 18
UNDER: Final = 21
HALL: Final = 0o111111  # one corridor to all six edges: the centre, and every tile that nobody has seen yet

NONE: Final = -1


@final
class Power:
    """One effect with its numbers; what it does not name is 0."""

    def __init__(self, effect: i64, tests: i64, by: i64, at: i64, reach: i64, condition: i64, trap: i64) -> None:
        self.effect: Final = effect
        self.tests: Final = tests
        self.by: Final = by
        self.at: Final = at
        self.reach: Final = reach
        self.condition: Final = condition
        self.trap: Final = trap


NO_POWER: Final = Power(NONE, 0, 0, 0, 0, ALWAYS, NONE)


@final
class Ability:
    """What a character or an item can do, and what it costs (L-27). `single` is for an item that is used up."""

    def __init__(
        self,
        names: dict[str, str],
        powers: list[Power],
        actions: i64,
        crystal: i64,
        life: i64,
        token: i64,
        often: i64,
        single: bool,
    ) -> None:
        self.names: Final = names
        self.powers: Final = powers
        self.actions: Final = actions
        self.crystal: Final = crystal
        self.life: Final = life
        self.token: Final = token
        self.often: Final = often
        self.single: Final = single
        deed = NO_POWER
        answer = NO_POWER
        for power in powers:
            if is_deed(power.effect):
                deed = power
            elif power.effect >= FIRST_ANSWER:
                answer = power
        self.deed: Final = deed  # what it does in one's own turn
        self.answer: Final = answer  # what it answers with

    def answers_for_free(self) -> bool:
        """Sacrifice pays when its token is given, not when it is taken back."""
        return self.answer.effect == MARTYR


@final
class Tile:
    """A tile before it is turned: the edges of each corridor as bits, its symbols, and whether the first corridor
    passes over the second."""

    def __init__(self, edges: list[int], traps: list[bool], chests: list[bool], bridge: bool) -> None:
        self.edges: Final = edges
        self.traps: Final = traps
        self.chests: Final = chests
        self.bridge: Final = bridge

    def gates(self, turn: int) -> int:
        word = 0
        for corridor, edges in enumerate(self.edges):
            for edge in range(SIDES):
                if edges & (1 << edge):
                    word |= (corridor + 1) << (3 * ((edge + turn) % SIDES))
        return word | (1 << OVER | 2 << UNDER if self.bridge else 0)

    def look(self, turn: int) -> set[tuple[int, bool, bool, int]]:
        """What can be told apart when it lies there: two turns may look the same."""
        seen: set[tuple[int, bool, bool, int]] = set()
        for corridor, edges in enumerate(self.edges):
            turned = sum([1 << ((edge + turn) % SIDES) for edge in range(SIDES) if edges & (1 << edge)])
            level = corridor + 1 if self.bridge and corridor < 2 else 0
            seen.add((turned, self.traps[corridor], self.chests[corridor], level))
        return seen


@final
class Trap:
    """A kind of trap. Lives and daze tokens are lost for each failed roll (L-113)."""

    def __init__(
        self, names: dict[str, str], count: i64, rolls: i64, difficulty: i64, lose: i64, daze: i64, effect: i64, by: i64
    ) -> None:
        self.names: Final = names
        self.count: Final = count
        self.rolls: Final = rolls
        self.difficulty: Final = difficulty
        self.lose: Final = lose
        self.daze: Final = daze
        self.effect: Final = effect
        self.by: Final = by


@final
class Event:
    """An event card: what happens at once, and what lasts (L-82, L-83)."""

    def __init__(self, names: dict[str, str], at_once: Power, ongoing: list[Power], last: bool) -> None:
        self.names: Final = names
        self.at_once: Final = at_once
        self.ongoing: Final = ongoing
        self.last: Final = last


@final
class TokenKind:
    """The ability tokens of a character."""

    def __init__(self, names: dict[str, str], kind: i64, count: i64, at: i64, by: i64) -> None:
        self.names: Final = names
        self.kind: Final = kind
        self.count: Final = count
        self.at: Final = at
        self.by: Final = by


NO_TOKENS: Final = TokenKind({}, NONE, 0, 0, 0)


@final
class Character:
    """`fewest` is the smallest number of players it may be played with (L-134)."""

    def __init__(self, names: dict[str, str], abilities: list[Ability], tokens: TokenKind, fewest: int) -> None:
        self.names: Final = names
        self.abilities: Final = abilities
        self.tokens: Final = tokens
        self.fewest: Final = fewest


@final
class Layout:
    """Where the centre lies, and which start spaces are taken, by seat (L-15, L-132, L-135, L-136)."""

    def __init__(self, centre: int, starts: list[int]) -> None:
        self.centre: Final = centre
        self.starts: Final = starts


@final
class Content:
    """A whole box."""

    def __init__(
        self,
        name: str,
        layouts: dict[int, Layout],
        tiles: list[Tile],
        traps: list[Trap],
        items: list[Ability],
        events: list[Event],
        golem: list[int],
        characters: list[Character],
    ) -> None:
        self.name: Final = name
        self.layouts: Final = layouts
        self.tiles: Final = tiles
        self.traps: Final = traps
        self.items: Final = items
        self.events: Final = events
        self.golem: Final = golem  # how many of each card, in the order of GOLEM_CARDS
        self.characters: Final = characters
        self.gates: Final = vec[i64](all_gates(tiles))  # [tile * SIDES + turn]
        self.turns: Final = vec[i64]([distinct_turns(tile) for tile in tiles])  # a bit for each turn worth a choice
        self.last_event: Final[i64] = next(iter([place for place, event in enumerate(events) if event.last]), NONE)
        # For each token its character.
        self.token_of: Final = vec[i64](
            [place for place, character in enumerate(characters) for _ in range(character.tokens.count)]
        )
        # For each character the first of its tokens; the next character's comes after the last.
        firsts = [0]
        for character in characters:
            firsts.append(firsts[-1] + int(character.tokens.count))
        self.first_token: Final = vec[i64](firsts)


def all_gates(tiles: list[Tile]) -> list[int]:
    words = [0] * ((MOST_TILES + 2) * SIDES)
    special = {
        CENTRE_TILE: Tile([0b111111], [False], [False], False),
        KEY_TILE: Tile([0b11101], [False], [False], False),
    }
    for place, tile in [*enumerate(tiles), *special.items()]:
        for turn in range(SIDES):
            words[place * SIDES + turn] = tile.gates(turn)
    return words


def distinct_turns(tile: Tile) -> int:
    """The turns of a tile that do not look like an earlier one."""
    looks: list[set[tuple[int, bool, bool, int]]] = []
    turns = 0
    for turn in range(SIDES):
        look = tile.look(turn)
        if look not in looks:
            looks.append(look)
            turns |= 1 << turn
    return turns


def standard_text() -> str:
    return files("reverie").joinpath("games/labyrinth/content/standard.json").read_text(encoding="utf-8")
