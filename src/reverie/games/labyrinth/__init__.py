"""Labyrinth: Paths of Destiny, for two to six players. The module is the game: it offers the names of the protocol."""

from reverie.core.agenda import actor, apply, ask, deal, heard, legal, listen, odds, source
from reverie.core.notation import write
from reverie.games.labyrinth.box.actions import ACTIONS
from reverie.games.labyrinth.box.content_laws import bring_content
from reverie.games.labyrinth.box.options import NAME, OPTIONS
from reverie.games.labyrinth.lexicon import lexicon
from reverie.games.labyrinth.rules import (
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
from reverie.games.labyrinth.table.position import pack
from reverie.games.labyrinth.table.reading import unpack
from reverie.games.labyrinth.table.sight import imagine, observe
from reverie.games.labyrinth.table.statistics import statistics
from reverie.games.labyrinth.told import EVENTS, FACTS, QUESTIONS, VERBS, describe, hides, reasons

RULES_VERSION = 2

__all__ = [
    "ACTIONS",
    "EVENTS",
    "FACTS",
    "LONGEST",
    "NAME",
    "OPTIONS",
    "QUESTIONS",
    "RULES_VERSION",
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
    "reasons",
    "result",
    "seats",
    "source",
    "statistics",
    "unpack",
    "why_not",
    "write",
]
