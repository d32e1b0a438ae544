"""Dreamscape, for two to four players. The module is the game: it offers the names of the protocol."""

from reverie.core.agenda import actor, apply, ask, deal, heard, legal, listen, odds, source
from reverie.core.notation import write
from reverie.games.dreamscape.actions import ACTIONS
from reverie.games.dreamscape.box import bring_content
from reverie.games.dreamscape.lexicon import lexicon
from reverie.games.dreamscape.options import NAME, OPTIONS
from reverie.games.dreamscape.position import pack
from reverie.games.dreamscape.reading import unpack
from reverie.games.dreamscape.rules import (
    LONGEST,
    chance_actions,
    copy,
    new,
    player_actions,
    read,
    result,
    seats,
    why_not,
)
from reverie.games.dreamscape.sight import imagine, observe
from reverie.games.dreamscape.statistics import statistics
from reverie.games.dreamscape.told import EVENTS, FACTS, QUESTIONS, VERBS, describe, hides

RULES_VERSION = 2
SCORED = True  # D-61

__all__ = [
    "ACTIONS",
    "EVENTS",
    "FACTS",
    "LONGEST",
    "NAME",
    "OPTIONS",
    "QUESTIONS",
    "RULES_VERSION",
    "SCORED",
    "VERBS",
    "actor",
    "apply",
    "ask",
    "bring_content",
    "chance_actions",
    "copy",
    "deal",
    "describe",
    "heard",
    "hides",
    "imagine",
    "legal",
    "lexicon",
    "listen",
    "new",
    "observe",
    "odds",
    "pack",
    "player_actions",
    "read",
    "result",
    "seats",
    "source",
    "statistics",
    "unpack",
    "why_not",
    "write",
]
