"""What abilities, items, events, traps and tokens can do, by name: content selects these, the rules carry them out.

An effect is always at work, is done in one's turn, or answers something that happens; its name says which.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# --- always at work ---
ROLL: Final = 0  # a number added to the rolls of some tests
TARGET: Final = 1  # some tests succeed from another number on
REND: Final = 2  # who loses a fight against you loses all lives
DRAIN: Final = 3  # a won fight heals
IGNORE: Final = 4  # one kind of trap does nothing
GOLEM_CARDS: Final = 5  # draw so many Golem cards and use one
FORBID_TRAPS: Final = 6
FORBID_DAZED: Final = 7  # no attack on dazed characters
PLANS: Final = 8  # look at so many tiles and build one
SANCTITY: Final = 9  # nobody starts a free fight against you
PURSUIT: Final = 10  # a Move to a key carrier costs nothing
CRYSTALS: Final = 11  # Crystals of Fate beyond the first
UNSTABLE: Final = 12  # a roll of 2 dazes
TRAPMASTER: Final = 13  # look at so many traps and lay one
CARRY: Final = 14  # items beyond two
ROPE: Final = 15  # what a failed jump costs
INCENSE: Final = 16  # Rest discards all daze tokens
HORN: Final = 17  # the number of a Golem card may be changed
# --- lasting rules of events ---
SILENCE: Final = 18
GOLEM_FURTHER: Final = 19
ACTIVATE: Final = 20  # what activating a Crystal costs
FIGHT_LOSS: Final = 21  # what a lost fight costs
MERCY: Final = 22  # Rest heals, and may be taken at any time
LUCKY: Final = 23  # a roll repeated with a Crystal gets more
SAFE_FALL: Final = 24  # a jump down always succeeds
ACTIONS_EACH: Final = 25  # how many actions a turn has
NO_TRAPS: Final = 26
# --- answers to what happens ---
ADD: Final = 27
REDO: Final = 28
EVIL_EYE: Final = 29
VANISH: Final = 30
WOUND: Final = 31
PARRY: Final = 32
THEFT: Final = 33
TROPHY: Final = 34
SHACKLES: Final = 35
SAVE: Final = 36
PHOENIX: Final = 37
ARMOUR: Final = 38
MARTYR: Final = 39
# --- done in one's turn ---
HURRY: Final = 40
LAY: Final = 41
GIVE: Final = 42
BURN: Final = 43
SUMMON: Final = 44
REGAIN: Final = 45
HEAL: Final = 46
HEAL_EITHER: Final = 47
REBUILD: Final = 48
TURN: Final = 49
VORTEX: Final = 50
ILLUSION: Final = 51
MIRAGE: Final = 52
DOUBLE: Final = 53
SERMON: Final = 54
NET: Final = 55
TELEPORT: Final = 56
UNSEAL: Final = 57
SHIFT_TRAP: Final = 58
STEP: Final = 59
LANTERN: Final = 60
CHANGE: Final = 61
# --- one-off rules of events ---
WOUND_ONE: Final = 62
GOLEM_WALK: Final = 63
GOLEM_HOME: Final = 64
SET_TRAP: Final = 65
LIGHT: Final = 66
DUEL: Final = 67
FIND: Final = 68
GALE: Final = 69
WOUND_OTHERS: Final = 70

FIRST_LASTING: Final = SILENCE
FIRST_ANSWER: Final = ADD
FIRST_DEED: Final = HURRY
FIRST_ONE_OFF: Final = WOUND_ONE

# The word of each effect in a content file, and the fields it takes there.
WORDS: Final[list[tuple[str, str]]] = [
    ("roll", "tests by"), ("target", "tests at"), ("rend", ""), ("drain", "by"), ("ignore", "trap"),
    ("golem-cards", "by"), ("forbid-traps", ""), ("forbid-dazed", ""), ("plans", "by"), ("sanctity", ""),
    ("pursuit", ""), ("crystals", "by"), ("unstable", "by"), ("trapmaster", "by"), ("carry", "by"), ("rope", "at"),
    ("incense", ""), ("horn", "by"),
    ("silence", ""), ("golem-further", "by"), ("activate", "at"), ("fight-loss", "at"), ("mercy", "by"),
    ("lucky", "by"), ("safe-fall", ""), ("actions", "at"), ("no-traps", ""),
    ("add", "tests by"), ("redo", ""), ("evil-eye", "tests"), ("vanish", ""), ("wound", "by"), ("parry", ""),
    ("theft", ""), ("trophy", ""), ("shackles", "by"), ("save", "at"), ("phoenix", "by"), ("armour", ""),
    ("martyr", ""),
    ("hurry", "by"), ("lay", "range"), ("give", "range"), ("burn", "by"), ("summon", ""), ("regain", ""),
    ("heal", "by"), ("heal-either", "by"), ("rebuild", ""), ("turn", ""), ("vortex", ""), ("illusion", ""),
    ("mirage", ""), ("double", "range"), ("sermon", "by"), ("net", "at by"), ("teleport", "range"),
    ("unseal", "range"), ("shift-trap", "range"), ("step", ""), ("lantern", ""), ("change", ""),
    ("wound-one", "by"), ("golem-walk", "by"), ("golem-home", ""), ("set-trap", ""), ("light", "by"), ("duel", ""),
    ("find", ""), ("gale", ""), ("wound-others", "by"),
]  # fmt: skip
EFFECT_WORDS: Final = [word for word, _ in WORDS]

# --- tests, a bit each ---
COMBAT: Final = 1
JUMP: Final = 2
TRAP: Final = 4
GOLEM: Final = 8
OTHER: Final = 16  # tests from abilities, tokens and items
TEST_WORDS: Final = ["combat", "jump", "trap", "golem", "other"]
ALL_TESTS: Final = 31

# --- when an effect holds ---
ALWAYS: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
RIVAL_KEY: Final = 3  # against a character that carries a key
PER_KEY: Final = 4  # once for each key one carries
CONDITION_WORDS: Final = ["always", "attacker", "defender", "rival-key", "per-key"]

# --- how often ---
AT_WILL: Final = 0
A_TURN: Final = 1
A_FIGHT: Final = 2
OFTEN_WORDS: Final = ["at-will", "turn", "fight"]

# --- ability tokens ---
HELLFIRE: Final = 0
TORNADO: Final = 1
PORTAL: Final = 2
SEAL: Final = 3
CURSE: Final = 4
MARTYRDOM: Final = 5
FAITH: Final = 6
LIVING_ARMOUR: Final = 7
TOKEN_WORDS: Final[list[tuple[str, str]]] = [
    ("hellfire", "at by"), ("tornado", ""), ("portal", "at"), ("seal", "at"), ("curse", "by"), ("martyr", ""),
    ("faith", ""), ("armour", ""),
]  # fmt: skip
TOKEN_KINDS: Final = [word for word, _ in TOKEN_WORDS]

# --- what a trap does beyond lives and daze tokens ---
NOTHING_MORE: Final = 0
BACK: Final = 1
HOME: Final = 2
THIEF: Final = 3
LEECH: Final = 4
ALARM: Final = 5
SNARE: Final = 6
WHIRL: Final = 7
MAGNET: Final = 8
TRAP_WORDS: Final = ["none", "back", "home", "thief", "leech", "alarm", "snare", "whirl", "magnet"]


def is_deed(effect: i64) -> bool:
    """Is it done in one's own turn?"""
    return FIRST_DEED <= effect < FIRST_ONE_OFF
