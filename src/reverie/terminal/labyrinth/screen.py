"""Labyrinth in the terminal."""

from __future__ import annotations

from rich.console import RenderableType

from reverie.core.game import Json
from reverie.core.option import Options
from reverie.terminal.labyrinth.table import Tabletop
from reverie.terminal.wording import Wording

FOLDED = ("place", "turn", "trap", "tile", "to")


def table(wording: Wording, seen: Json, options: Options) -> RenderableType:
    return Tabletop(wording, seen).whole()


def counts(wording: Wording, seen: Json, options: Options) -> RenderableType:
    return Tabletop(wording, seen).counts()


def player(wording: Wording, seen: Json, seat: int) -> str:
    """“Player 2 (Sorceress)”, as soon as it is known who plays whom."""
    character = seen["players"][seat]["character"]
    if character is None:
        return wording.speech.say("labyrinth-player", {"player": seat + 1})
    return wording.speech.say("labyrinth-playing", {"player": seat + 1, "character": wording.called(character)})


def folds(verb: str) -> bool:
    return verb in FOLDED
