"""Shows what is going on beside the board: pieces that were drawn, the test and the fight that are under way."""

from __future__ import annotations

from typing import Any, Final, Literal

from mypy_extensions import i64

from reverie.core.agenda import Step
from reverie.games.labyrinth.box.actions import (
    CHARACTER_IDS,
    EVENT_IDS,
    ITEM_IDS,
    SLOT_LETTERS,
    TILE_IDS,
    TOKENS_IDS,
    TRAP_IDS,
)
from reverie.games.labyrinth.box.content import NONE
from reverie.games.labyrinth.box.effects import COMBAT, CURSE, GOLEM, HELLFIRE, JUMP, PORTAL, SAVE, SEAL, TRAP
from reverie.games.labyrinth.maze.golem import GolemTested
from reverie.games.labyrinth.maze.tokens import Burnt, CastOut, token_here
from reverie.games.labyrinth.maze.traps import TrapTested
from reverie.games.labyrinth.maze.walking import Jumped, Sealed, fall_cost
from reverie.games.labyrinth.table.position import looked_names
from reverie.games.labyrinth.table.table import UNSEEN, Labyrinth, Node, Seat
from reverie.games.labyrinth.table.view import (
    LabyrinthBonus,
    LabyrinthDrawn,
    LabyrinthFight,
    LabyrinthRoll,
    LabyrinthSide,
    LabyrinthTest,
    LabyrinthTile,
)
from reverie.games.labyrinth.turn.abilities import Netted
from reverie.games.labyrinth.turn.aiming import AimAbility, AimEvent, AimItem
from reverie.games.labyrinth.turn.answers import ANSWER_TEST
from reverie.games.labyrinth.turn.chances import attack_chance, chance_of_fight, chance_of_test
from reverie.games.labyrinth.turn.dice import ROLL_TEST, value
from reverie.games.labyrinth.turn.fights import ANSWER_FIGHT, ROLL_FIGHT, Attacked, strength
from reverie.games.labyrinth.turn.spoils import Encounter, Saved, wound_by
from reverie.games.labyrinth.turn.strengths import bonuses, item_with
from reverie.pieces.hexes import CELL_NAMES, SIDES

AT_ONCE: Final = "a"  # after the id of an event: its one-off rule


def steps_of(s: Labyrinth) -> list[Step[Any, Any]]:
    """What is being done, and what will be."""
    return [] if s.over else [s.now, *s.agenda.steps()]


# --- what was drawn, and what is aimed ---


def tile_of(s: Labyrinth, tile: int) -> LabyrinthTile:
    printed = s.agreed.content.tiles[tile]
    turns: i64 = s.agreed.content.turns[tile]
    return {
        "tile": TILE_IDS[tile],
        "bridge": printed.bridge,
        "corridors": [
            {
                "edges": [edge for edge in range(SIDES) if edges & (1 << edge)],
                "trap": printed.traps[corridor],
                "chest": printed.chests[corridor],
            }
            for corridor, edges in enumerate(printed.edges)
        ],
        "turns": [turn for turn in range(SIDES) if turns & (1 << turn)],
    }


def drawn(s: Labyrinth) -> LabyrinthDrawn | None:
    """The pieces that were drawn; a face-down tile that has just been turned over is one as well."""
    if s.over:
        return None
    if s.veil != NONE and s.tiles[s.veil] >= 0:
        tile = int(s.tiles[s.veil])
        return {"kind": "tiles", "pieces": [TILE_IDS[tile]], "tiles": [tile_of(s, tile)], "cell": CELL_NAMES[s.veil]}
    if not len(s.looked):
        return None
    kind = kind_drawn(s)
    names = looked_names(s)
    return {
        "kind": kind,
        "pieces": [None if piece == UNSEEN else names[piece] for piece in s.looked],
        "tiles": [tile_of(s, int(piece)) for piece in s.looked] if kind == "tiles" else [],
        "cell": CELL_NAMES[s.site] if kind == "tiles" and s.site != NONE else None,
    }


def kind_drawn(s: Labyrinth) -> Literal["tiles", "traps", "cards", "characters"]:
    names = looked_names(s)
    if names is TRAP_IDS:
        return "traps"
    if names is CHARACTER_IDS:
        return "characters"
    return "tiles" if names is TILE_IDS else "cards"


def aiming(s: Labyrinth) -> str | None:
    """What is to be aimed now, as the lexicon names it."""
    if s.over:
        return None
    step: Step[Any, Any] = s.now
    if isinstance(step, AimAbility):
        return CHARACTER_IDS[s.characters[s.seat]] + SLOT_LETTERS[step.slot]
    if isinstance(step, AimItem):
        return ITEM_IDS[step.item]
    return EVENT_IDS[step.event] + AT_ONCE if isinstance(step, AimEvent) else None


# --- numbers added ---


def added(s: Labyrinth, seat: Seat, test: i64, rival: Seat, curse: i64) -> list[LabyrinthBonus]:
    found: list[LabyrinthBonus] = [{"what": what, "by": by} for what, by in bonuses(s, seat, test, rival)]
    if curse:
        found.append({"what": cursing(s), "by": int(curse)})
    return found


def cursing(s: Labyrinth) -> str:
    """Whose tokens curse."""
    for character, card in enumerate(s.agreed.content.characters):
        if card.tokens.kind == CURSE:
            return TOKENS_IDS[character]
    return ""


def faces(dice: i64) -> list[int]:
    return [int(dice & 7), int(dice >> 3)] if dice else []


# --- tests ---


def test(s: Labyrinth) -> LabyrinthTest | None:
    """The test whose dice lie on the table, or are about to be rolled."""
    steps = steps_of(s)
    if ROLL_TEST not in steps and ANSWER_TEST not in steps:
        return None
    made: LabyrinthTest = {
        "test": kind_of_test(s),
        "seat": int(s.tester),
        "need": int(s.need),
        "rolls": [roll_of(s, roll) for roll in range(s.rolls)],
        "bonuses": added(s, s.tester, s.test, NONE, s.lasting[0]),
        "stake": "golem",
        "what": None,
        "lives": 0,
        "dazes": 0,
        "chance": chance_of_test(s),
    }
    for step in steps:
        if add_stake(s, step, made):
            return made
    return made


def kind_of_test(s: Labyrinth) -> Literal["jump", "trap", "golem", "other"]:
    if s.test == JUMP:
        return "jump"
    return "trap" if s.test == TRAP else "golem" if s.test == GOLEM else "other"


def roll_of(s: Labyrinth, roll: int) -> LabyrinthRoll:
    rolled = s.dice[roll] != 0
    return {
        "dice": faces(s.dice[roll]),
        "extra": int(s.extras[roll]),
        "sum": int(value(s, roll)) if rolled else None,
        "passed": value(s, roll) >= s.need if rolled else None,
    }


def add_stake(s: Labyrinth, step: Step[Any, Any], made: LabyrinthTest) -> bool:
    """What a test is about is said by the step that waits for its end. Is this the one?"""
    here = s.pawns[s.tester]
    if isinstance(step, GolemTested):
        made["stake"] = "golem"
    elif isinstance(step, TrapTested):
        trap = s.agreed.content.traps[s.traps[here]]
        made["stake"] = "trap"
        made["what"] = TRAP_IDS[s.traps[here]]
        made["lives"] = int(trap.lose)
        made["dazes"] = int(trap.daze)
    elif isinstance(step, Jumped):
        made["stake"] = "fall"
        made["lives"] = int(fall_cost(s, s.tester))
        made["dazes"] = 1
    elif isinstance(step, Netted):
        made["stake"] = "net"
        made["dazes"] = int(step.count)
    elif isinstance(step, Saved):
        made["stake"] = "wound"
        made["what"] = ITEM_IDS[item_with(s, s.tester, SAVE)]
        made["lives"] = int(s.wound)
    else:
        return add_token(s, step, made)
    return True


def add_token(s: Labyrinth, step: Step[Any, Any], made: LabyrinthTest) -> bool:
    here = s.pawns[s.tester]
    if isinstance(step, Sealed):
        made["stake"] = "seal"
        made["what"] = tokens_of(s, SEAL, s.goal)
    elif isinstance(step, Burnt):
        made["stake"] = "fire"
        made["what"] = tokens_of(s, HELLFIRE, here)
        made["lives"] = int(step.lives)
    elif isinstance(step, CastOut):
        made["stake"] = "portal"
        made["what"] = tokens_of(s, PORTAL, here)
    else:
        return False
    return True


def tokens_of(s: Labyrinth, kind: i64, node: Node) -> str | None:
    """The tokens of this kind that lie there."""
    for character, card in enumerate(s.agreed.content.characters):
        if card.tokens.kind == kind and token_here(s, character, node) != NONE:
            return TOKENS_IDS[character]
    return None


# --- fights ---


def fight(s: Labyrinth) -> LabyrinthFight | None:
    """The fight that comes first: one that may be avoided, one that dice decide, or what comes of one."""
    for step in steps_of(s):
        if isinstance(step, Attacked):
            tried = s.copy()
            tried.fighter = step.seat
            tried.rival = step.other
            return fight_of(tried, "attacked", NONE, attack_chance(s, step.seat, step.other))
        if step is ROLL_FIGHT or step is ANSWER_FIGHT:
            return fight_of(s, "rolls", NONE, chance_of_fight(s))
        if isinstance(step, Encounter):
            return fight_of(s, "won", step.seat, None)
    return None


def fight_of(
    s: Labyrinth, stage: Literal["attacked", "rolls", "won"], winner: Seat, chance: int | None
) -> LabyrinthFight:
    # Who is dazed has lost without a roll: what dice lie there are of an earlier fight.
    counts = stage != "attacked" and s.test == COMBAT and not s.dazes[s.fighter] and not s.dazes[s.rival]
    both = counts and s.dice[0] != 0 and s.dice[1] != 0
    lead: i64 = strength(s, 0) - strength(s, 1) if both else 0
    return {
        "stage": stage,
        "sides": [side_of(s, 0, counts, chance), side_of(s, 1, counts, None if chance is None else 100 - chance)],
        "ties": 0 if stage == "attacked" else int(s.ties),
        "leader": None if not lead else int(s.fighter if lead > 0 else s.rival),
        "winner": None if winner == NONE else int(winner),
        "wound": int(s.wound) if stage == "won" else 0,
    }


def side_of(s: Labyrinth, side: int, counts: bool, chance: int | None) -> LabyrinthSide:
    seat = s.fighter if side == 0 else s.rival
    other = s.rival if side == 0 else s.fighter
    rolled = counts and s.dice[side] != 0
    return {
        "seat": int(seat),
        "dice": faces(s.dice[side]) if counts else [],
        "extra": int(s.extras[side]) if counts else 0,
        "bonuses": added(s, seat, COMBAT, other, s.lasting[side] if counts else 0),
        "sum": int(strength(s, side)) if rolled else None,
        "stake": min(int(wound_by(s, other, seat)), int(s.lives[seat])),
        "chance": chance,
    }
