"""Could a match come to this table? Nothing is lost or there twice, and what is to be done finds what it needs."""

from __future__ import annotations

from typing import Final

from reverie.games.labyrinth.box.actions import FIRST_START, NODES, SEATS
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.box.effects import COMBAT
from reverie.games.labyrinth.maze.maze import bridge_partner, exists
from reverie.games.labyrinth.maze.pools import loose_tiles
from reverie.games.labyrinth.table.table import FACE_DOWN, NO_TRAP, Labyrinth
from reverie.games.labyrinth.turn.answers import TEST_NAMES
from reverie.pieces.bits import BIT
from reverie.pieces.hexes import CELLS

SETTING_UP: Final = ("deal-characters", "roll-for-start")
TURN: Final = ("act", "next-turn")


def is_possible(s: Labyrinth) -> bool:
    if not (tiles_fit(s) and traps_fit(s) and pieces_fit(s) and cards_fit(s)):
        return False
    return s.over or (agenda_fits(s) and steps_fit(s))


def names_of(s: Labyrinth) -> list[str]:
    return [step.name for step in [s.now, *s.agenda.steps()]]


# --- the pieces ---


def tiles_fit(s: Labyrinth) -> bool:
    """Every tile is there once: in the pool, under it, being laid, or on the board."""
    seen = [int(tile) for tile in s.under]
    seen += [int(s.tiles[cell]) for cell in range(CELLS) if 0 <= s.tiles[cell] < len(s.agreed.content.tiles)]
    if looks_at(s, "tiles"):
        seen += [int(tile) for tile in s.looked]
    seen += [tile for tile in range(len(s.agreed.content.tiles)) if s.pool & BIT[tile]]
    return sorted(seen) == list(range(len(s.agreed.content.tiles))) and loose_tiles(s) >= 0


def looks_at(s: Labyrinth, what: str) -> bool:
    names = [] if s.over else names_of(s)
    if "lay-trap" in names:
        return what == "traps"
    if "use-golem" in names:
        return what == "golem"
    if "deal-characters" in names:
        return what == "characters"
    return what == "tiles"


def traps_fit(s: Labyrinth) -> bool:
    counts = [int(count) for count in s.unseen]
    for node in range(NODES):
        if s.traps[node] != NO_TRAP and (not exists(s, node) or node == s.centre()):
            return False
        if s.traps[node] >= 0:
            counts[s.traps[node]] += 1
    if looks_at(s, "traps"):
        for kind in s.looked:
            counts[kind] += 1
    return counts == [int(trap.count) for trap in s.agreed.content.traps] and s.traps_left() >= 0


def pieces_fit(s: Labyrinth) -> bool:
    """Whatever lies on a corridor lies on one that is there; nobody stands on a start space of another."""
    places = [*s.keys, *s.items, *s.tokens, s.golem]
    if [node for node in places if 0 <= node < NODES and not exists(s, node)]:
        return False
    for seat in range(s.agreed.players):
        pawn = s.pawns[seat]
        if not exists(s, pawn) if pawn < FIRST_START else pawn != s.start_of(seat):
            return False
    return True


def cards_fit(s: Labyrinth) -> bool:
    characters = [int(character) for character in s.characters if character != NONE]
    barred = [one for one in characters if s.agreed.content.characters[one].fewest > s.agreed.players]
    if barred or len(set(characters)) != len(characters):
        return False
    drawn = [0] * len(s.golem_deck)
    if looks_at(s, "golem"):
        for card in s.looked:
            drawn[card] += 1
    if [card for card, count in enumerate(s.agreed.content.golem) if s.golem_deck[card] + drawn[card] > count]:
        return False
    return s.event == NONE or not s.events_left & (1 << s.event)


# --- what is to be done ---


def agenda_fits(s: Labyrinth) -> bool:
    """Set-up steps before the first turn, and after that everything inside a turn."""
    names = names_of(s)
    ready = len([one for one in s.characters if one != NONE]) == s.agreed.players
    if names[0] in SETTING_UP:
        return names == list(SETTING_UP[SETTING_UP.index(names[0]) :]) and s.first == NONE
    inside = names[:-2]
    if tuple(names[-2:]) != TURN or [name for name in inside if name in TURN + SETTING_UP]:
        return False
    return ready and s.first != NONE and s.round >= 1


def steps_fit(s: Labyrinth) -> bool:
    """Does each step find what it needs? One that runs by itself would stumble later."""
    players = int(s.agreed.players)
    for name in names_of(s):
        word, *numbers = name.split(":")
        if word in BY_SEAT and [number for number in numbers[:1] if int(number) > players]:
            return False
        if word in BY_TWO and int(numbers[1]) > players:
            return False
        if word in BY_TWO and word not in BY_ONESELF and numbers[0] == numbers[1]:
            return False
        whom = 1 if word in BY_ONESELF else 0  # who is swept away, not who decides where to
        if not finds_what_it_needs(s, word, int(numbers[whom]) - 1 if word in BY_SEAT else NONE):
            return False
    return True


BY_ONESELF: Final = ("whirled", "cast-out")  # also done by whoever meets a token whose character nobody plays (L-116)
BY_TWO: Final = (*BY_ONESELF, "attacked", "spoils", "defence", "aftermath", "trophy", "push")
BY_SEAT: Final = (
    *BY_TWO, "jumped", "tokens", "burnt", "meet-golem", "golem-tested", "spring", "trap-tested", "trap-effect", "blown",
    "robbed", "free-fights", "strike-back", "saved", "escape", "lose", "daze", "die", "must-walk", "may-walk", "gale",
    "netted",
)  # fmt: skip
ROLLED: Final = (
    "answer-test",
    "trap-tested",
    "golem-tested",
    "jumped",
    "sealed",
    "saved",
    "burnt",
    "cast-out",
    "netted",
)
IN_MAZE: Final = ("blown", "escape", "whirled", "cast-out", "strike-back", "free-fights")


def finds_what_it_needs(s: Labyrinth, word: str, seat: int) -> bool:
    if word in ("place-tile", "choose-tile") and not looks_at(s, "tiles"):
        return False
    if word == "place-tile":
        return len(s.looked) == 1
    if word in ("reveal", "turn-over", "visit"):
        return veil_fits(s, word)
    if word in ("answer-fight", "roll-fight"):
        return s.test == COMBAT and s.rolls == 2 and s.fighter != s.rival
    if word in ROLLED and (s.rolls < 1 or int(s.test) not in TEST_NAMES):
        return False
    if word == "trap-tested":
        return s.pawns[seat] < NODES and s.traps[s.pawns[seat]] >= 0
    if word == "trap-effect":
        return s.pawns[seat] >= NODES or s.traps[s.pawns[seat]] >= 0
    if word == "jumped":
        return bridge_partner(s, s.pawns[seat]) != NONE
    if word in IN_MAZE and s.pawns[seat] >= NODES:
        return False
    return place_fits(s, word)


def place_fits(s: Labyrinth, word: str) -> bool:
    """The corridor or tile that was chosen before."""
    if word in ("second-trap", "shifted-trap", "look-trap"):
        return s.goal != NONE and s.traps[s.goal] != NO_TRAP
    if word in ("sealed", "lay-trap"):
        return s.goal != NONE and exists(s, s.goal)
    return word != "swap-with" or (s.site != NONE and 0 <= s.tiles[s.site] < len(s.agreed.content.tiles))


def veil_fits(s: Labyrinth, word: str) -> bool:
    if s.veil == NONE or s.visitor == NONE or (s.visitor >= s.agreed.players and s.visitor != SEATS):
        return False
    if word == "visit":
        return True
    return s.entrance != NONE and s.turns[s.veil] == FACE_DOWN
