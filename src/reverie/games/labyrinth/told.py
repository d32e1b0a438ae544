"""What Labyrinth tells, without a language: its verbs, questions and events, with the facts of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reverie.core.event import Facts
from reverie.core.game import NUMBER, SEAT
from reverie.core.saying import Saying
from reverie.games.labyrinth.box.actions import (
    ATTACK,
    BUILD,
    CHARACTER_IDS,
    CRYSTAL,
    DROP,
    EVENT,
    FIGHT,
    FIRST_START,
    GOLEM,
    GOLEM_PIECE,
    ITEM,
    ITEM_IDS,
    JUMP,
    KEEP,
    KEY_IDS,
    LEAVE,
    MOVE,
    NODE_NAMES,
    NODES,
    ON,
    PIECE_IDS,
    PLACE,
    REDO,
    REST,
    SAFE,
    SET_TRAP,
    SLOT_LETTERS,
    STEPS,
    TAKE,
    TILE,
    TILE_PIECE,
    TO,
    TOKENS_IDS,
    TRAP_PIECE,
    TURN,
    USE,
    Deed,
)
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.box.effects import JUMP as JUMP_TEST
from reverie.games.labyrinth.box.effects import OTHER
from reverie.games.labyrinth.maze.building import PLACE_TILE
from reverie.games.labyrinth.maze.maze import bridge_partner, cut_off, is_normal
from reverie.games.labyrinth.maze.tokens import seal_target
from reverie.games.labyrinth.maze.veils import TURN_OVER
from reverie.games.labyrinth.maze.walking import JUMP_FROM, SAFE_JUMP, fall_cost, is_pursuit
from reverie.games.labyrinth.setup import DEAL_CHARACTERS
from reverie.games.labyrinth.table.sight import LabyrinthSight, looks_at_traps
from reverie.games.labyrinth.table.table import EVERYBODY, NO_TILE, Labyrinth
from reverie.games.labyrinth.turn.chances import chance_of, jump_chance, test_chance
from reverie.games.labyrinth.turn.spoils import Spoils
from reverie.games.labyrinth.turn.strengths import abilities_of, target
from reverie.games.labyrinth.turn.turn import ACT, lighting_cost
from reverie.pieces.hexes import CELL_NAMES, SIDES

VERBS: Final = {
    "build": ("actions",),
    "place": ("cell", "turn"),
    "keep-tile": ("tile",),
    "keep-trap": ("what",),
    "keep-card": ("card",),
    "keep-character": ("what",),
    "keep-token": ("what",),
    "turn": ("cell", "turn", "degrees"),
    "tile": ("cell",),
    "move": ("place", "actions", "need", "chance"),
    "move-home": ("place", "actions"),
    "jump-risky": ("place", "actions", "need", "chance", "lives"),
    "jump-safe": ("place", "actions"),
    "rest": ("actions",),
    "attack": ("other", "actions", "chance"),
    "trap": ("place", "actions"),
    "golem": ("actions",),
    "event": ("actions",),
    "crystal": ("actions",),
    "take": ("what",),
    "steal": ("what", "other"),
    "leave": ("what",),
    "drop": ("what",),
    "use": ("what", "actions", "chance"),
    "item": ("what", "chance"),
    "end": (),
    "fight": ("other", "chance"),
    "reroll": ("chance",),
    "redo": ("number", "face", "chance"),
    "to": ("place",),
    "on": ("other", "chance"),
    "steps": ("count",),
    "stop": (),
    "yes": (),
    "pass": ("chance",),
}
QUESTIONS: Final = {
    "act": ("count",),
    "choose-character": (),
    "choose-tile": (),
    "place-tile": ("tile",),
    "turn-tile": (),
    "turn-over": ("cell",),
    "swap-with": (),
    "exchange": (),
    "token-order": (),
    "whirl": ("other",),
    "cast-out": ("other",),
    "free-fight": (),
    "strike-back": ("other",),
    "attacked": ("other",),
    "escape": (),
    "answer-test": ("test", "other", "own", "sum", "need", "failed"),
    "answer-fight": ("other", "sum", "need"),
    "spoils": ("other", "count"),
    "defence": ("other", "count"),
    "trophy": ("other",),
    "push": ("other",),
    "lose": ("count",),
    "drop": (),
    "robbed": (),
    "blow": ("other",),
    "lay-trap": (),
    "second-trap": ("place",),
    "shifted-trap": ("place",),
    "golem-card": (),
    "golem-horn": ("count",),
    "golem-step": ("count",),
    "aim": ("what",),
    "gale": ("other",),
    "may-change": (),
}
SOMEBODY: Final = ("seat",)
SOMEWHERE: Final = ("seat", "place")
SOMETHING: Final = ("seat", "what")
SOME: Final = ("seat", "count")
TWO: Final = ("seat", "other")
LAID: Final = ("seat", "tile", "cell", "turn")
EVENTS: Final = {
    "turn": ("seat", "round"),
    "first": SOMEBODY,
    "offered": SOMETHING,
    "become": SOMETHING,
    "roll": ("seat", "first", "second", "sum"),
    "cursed": ("seat", "by", "signed"),
    "tested": ("seat", "passed", "test"),
    "enter": SOMEWHERE,
    "home": SOMEBODY,
    "jump": SOMEBODY,
    "fall": SOMEBODY,
    "sealed": SOMEWHERE,
    "pursuit": SOMEBODY,
    "rest": SOME,
    "tile": ("seat", "tile"),
    "under": ("seat", "tile"),
    "laid": LAID,
    "turned": LAID,
    "removed": LAID,
    "swapped": ("seat", "one", "two"),
    "veiled": ("seat", "cell"),
    "reveal": ("tile", "cell"),
    "trap-laid": SOMEWHERE,
    "look-trap": SOMETHING,
    "lantern": ("seat", "place", "what"),
    "trap": ("seat", "what", "place"),
    "trap-ignored": SOMEBODY,
    "snared": SOMEBODY,
    "trap-moved": SOMEWHERE,
    "mirage": SOMEWHERE,
    "item-found": ("what", "place"),
    "take": SOMETHING,
    "leave": SOMETHING,
    "drop": SOMETHING,
    "item-lost": SOMETHING,
    "steal": SOMETHING,
    "use": SOMETHING,
    "item": SOMETHING,
    "aim": TWO,
    "pay-life": SOME,
    "darken": SOMEBODY,
    "light": SOMEBODY,
    "token": SOMETHING,
    "token-laid": SOMEWHERE,
    "burn": SOMEWHERE,
    "unseal": SOMEWHERE,
    "martyr": TWO,
    "attack": TWO,
    "tie": TWO,
    "win": TWO,
    "push": TWO,
    "lose": SOME,
    "heal": SOME,
    "daze": SOME,
    "die": SOMEBODY,
    "golem-card": ("seat", "card"),
    "golem": ("place",),
    "event": SOMETHING,
    "win-match": SOMEBODY,
    "nobody-wins": (),
}
REASONS: Final = {
    "closes": ("what",),
    "closes-centre": (),
}
FACTS: Final = {
    "seat": SEAT,
    "other": SEAT,
    "what": "piece",
    "tile": "tile",
    "card": "card",
    "test": "test",
    "place": "place",
    "cell": "cell",
    "one": "cell",
    "two": "cell",
    "signed": "signed",
    "actions": NUMBER,
    "by": NUMBER,
    "chance": NUMBER,
    "count": NUMBER,
    "degrees": NUMBER,
    "face": NUMBER,
    "failed": NUMBER,
    "first": NUMBER,
    "lives": NUMBER,
    "need": NUMBER,
    "number": NUMBER,
    "own": NUMBER,
    "passed": NUMBER,
    "round": NUMBER,
    "second": NUMBER,
    "sum": NUMBER,
    "turn": NUMBER,
}

ON_SEATS: Final = (ATTACK, FIGHT, ON)
ON_CELLS: Final = (PLACE, TURN, TILE)
ON_CORRIDORS: Final = (MOVE, SET_TRAP, TO)
OF_PIECES: Final = (TAKE, LEAVE, DROP, ITEM)
FOR_ONE: Final = (BUILD, REST, ATTACK, SET_TRAP, GOLEM, EVENT)  # activities that cost one action


def describe(observation: LabyrinthSight, action: Deed) -> Saying:
    """A choice of the viewer: what is done, where, with what and whom, and what it costs."""
    s = observation.table
    seat = observation.viewer
    verb = action.verb
    if verb == KEEP:
        return kept(s, action)
    if verb == JUMP:
        return jump(s, seat, action)
    if verb == MOVE:
        return move(s, seat, action)
    facts: Facts = {}
    add_target(s, action, facts)
    add_means(s, seat, action, facts)
    if verb in FOR_ONE:
        facts["actions"] = 1
    chance = chance_of(s, seat, action)
    if chance is not None:
        facts["chance"] = chance
    if verb == TAKE and isinstance(s.now, Spoils):
        return Saying("steal", {**facts, "other": int(s.now.other)})
    return Saying(action.text.split()[0], facts)


def add_target(s: Labyrinth, action: Deed, facts: Facts) -> None:
    """Where it is done, or to whom."""
    verb = action.verb
    if verb in ON_SEATS:
        facts["other"] = int(action.what)
    elif verb in ON_CELLS:
        add_cell(s, action, facts)
    elif verb in ON_CORRIDORS:
        facts["place"] = NODE_NAMES[action.where]


def add_means(s: Labyrinth, seat: int, action: Deed, facts: Facts) -> None:
    """What it is done with."""
    verb = action.verb
    if verb in OF_PIECES:
        facts["what"] = piece(action)
    elif verb == USE:
        add_ability(s, seat, action, facts)
    elif verb == CRYSTAL:
        facts["actions"] = int(lighting_cost(s))
    elif verb == REDO:
        dice = s.dice[action.what // 2]
        facts["number"] = int(action.what) + 1
        facts["face"] = int(dice & 7 if action.what % 2 == 0 else dice >> 3)
    elif verb == STEPS:
        facts["count"] = int(action.what)


def add_cell(s: Labyrinth, action: Deed, facts: Facts) -> None:
    facts["cell"] = CELL_NAMES[action.where]
    if action.verb != TILE:
        facts["turn"] = int(action.what)
    if action.verb == TURN:
        facts["degrees"] = int((action.what - s.turns[action.where]) % SIDES) * 60


def add_ability(s: Labyrinth, seat: int, action: Deed, facts: Facts) -> None:
    """Whose ability it is, is known as soon as there are characters."""
    if s.characters[seat] == NONE or action.what >= len(abilities_of(s, seat)):
        return
    facts["what"] = CHARACTER_IDS[s.characters[seat]] + SLOT_LETTERS[action.what]
    if s.now is ACT:
        facts["actions"] = int(abilities_of(s, seat)[action.what].actions)


def piece(action: Deed) -> str:
    if action.verb != TAKE:
        return ITEM_IDS[action.what]
    return PIECE_IDS[action.kind][action.what]


def kept(s: Labyrinth, action: Deed) -> Saying:
    """One of several that were drawn, or whose token acts first."""
    name = PIECE_IDS[action.kind][action.what]
    if action.kind == TILE_PIECE:
        return Saying("keep-tile", {"tile": name})
    if action.kind == TRAP_PIECE:
        return Saying("keep-trap", {"what": name})
    if action.kind == GOLEM_PIECE:
        return Saying("keep-card", {"card": name})
    if s.now is DEAL_CHARACTERS:
        return Saying("keep-character", {"what": name})
    return Saying("keep-token", {"what": TOKENS_IDS[action.what]})


def move(s: Labyrinth, seat: int, action: Deed) -> Saying:
    free = s.characters[seat] != NONE and is_pursuit(s, seat, action.where)
    facts: Facts = {"place": NODE_NAMES[action.where], "actions": 0 if free else 1}
    if action.where >= FIRST_START:
        return Saying("move-home", facts)
    need = seal_target(s, seat, action.where)
    if need and s.characters[seat] != NONE:
        facts["need"] = int(need)
        facts["chance"] = test_chance(s, seat, OTHER, need, 1)
    return Saying("move", facts)


def jump(s: Labyrinth, seat: int, action: Deed) -> Saying:
    facts: Facts = {"actions": SAFE_JUMP if action.what == SAFE else 1}
    across = bridge_partner(s, s.pawns[seat])
    if across != NONE:
        facts["place"] = NODE_NAMES[across]
    if action.what == SAFE or s.characters[seat] == NONE:
        return Saying("jump-safe" if action.what == SAFE else "jump-risky", facts)
    facts["need"] = int(target(s, seat, JUMP_TEST, JUMP_FROM))
    facts["lives"] = int(fall_cost(s, seat))
    if across != NONE:
        facts["chance"] = jump_chance(s, seat)
    return Saying("jump-risky", facts)


def reasons(observation: LabyrinthSight, action: Deed) -> list[Saying]:
    """L-30 to L-32: to which keys a tile that is laid or turned so would close the last way."""
    s = observation.table
    tile = tile_meant(s, action)
    if tile < 0:
        return []
    closed = cut_off(s, action.where, tile, action.what)
    return [Saying("closes", {"what": KEY_IDS[key]}) if key < SIDES else Saying("closes-centre", {}) for key in closed]


def tile_meant(s: Labyrinth, action: Deed) -> i64:
    """The tile that would be laid or turned; none where that is not asked, or where it could not lie at all."""
    if action.verb == PLACE and s.now is PLACE_TILE and s.tiles[action.where] == NO_TILE:
        return s.looked[0]
    if action.verb == PLACE and s.now is TURN_OVER and s.veil == action.where:
        return s.tiles[s.veil]
    return s.tiles[action.where] if action.verb == TURN and is_normal(s, action.where) else NONE


def hides(state: Labyrinth) -> bool:
    """Only traps that some have looked at, and others have not (L-94)."""
    s = state
    if looks_at_traps(s):
        return True
    for node in range(NODES):
        if s.traps[node] >= 0 and s.shown[node] & EVERYBODY != EVERYBODY:
            return True
    return False
