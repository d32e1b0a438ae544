"""Onirim, for one player or for two in co-operation. The module is the game: it offers the names of the protocol."""

from reverie.core.agenda import actor, apply, ask, deal, heard, legal, listen, odds, source
from reverie.core.notation import write
from reverie.games.onirim.actions import ACTIONS
from reverie.games.onirim.options import NAME, OPTIONS, silent
from reverie.games.onirim.position import pack, unpack
from reverie.games.onirim.rules import LONGEST, chance_actions, copy, new, player_actions, read, result, seats, why_not
from reverie.games.onirim.sight import imagine, observe
from reverie.games.onirim.told import EVENTS, FACTS, QUESTIONS, VERBS, describe, hides

RULES_VERSION = 2
PARTNERS = True  # O-36, O-48

__all__ = [
    "ACTIONS",
    "EVENTS",
    "FACTS",
    "LONGEST",
    "NAME",
    "OPTIONS",
    "PARTNERS",
    "QUESTIONS",
    "RULES_VERSION",
    "VERBS",
    "actor",
    "apply",
    "ask",
    "chance_actions",
    "copy",
    "deal",
    "describe",
    "heard",
    "hides",
    "imagine",
    "legal",
    "listen",
    "new",
    "observe",
    "odds",
    "pack",
    "player_actions",
    "read",
    "result",
    "seats",
    "silent",
    "source",
    "unpack",
    "why_not",
    "write",
]
