"""How a game looks in the terminal. A game may bring a screen of its own; any other is shown as it is observed."""

from __future__ import annotations

import importlib
import importlib.util
import json
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from reverie.core.game import Json, Result
from reverie.core.option import Options
from reverie.locale.speech import Speech
from reverie.terminal.wording import Wording


class Screen(Protocol):
    """A module `screen` in the folder of this room that is named after the game offers these."""

    def table(self, wording: Wording, seen: Json, options: Options) -> RenderableType:
        """The table, from what a viewer is shown."""
        ...

    def counts(self, wording: Wording, seen: Json, options: Options) -> RenderableType:
        """What has not been seen yet."""
        ...

    def player(self, wording: Wording, seen: Json, seat: int) -> str:
        """Who sits there, as it stands in a sentence."""
        ...

    def folds(self, verb: str) -> bool:
        """May many choices with this verb that differ in their last word share a line?"""
        ...


class PlainScreen:
    """Any game at all: its observation as it is."""

    def table(self, wording: Wording, seen: Json, options: Options) -> RenderableType:
        return Text("\n".join(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in seen.items()))

    def counts(self, wording: Wording, seen: Json, options: Options) -> RenderableType:
        return self.table(wording, seen, options)

    def player(self, wording: Wording, seen: Json, seat: int) -> str:
        return wording.speech.say("player", {"player": seat + 1})

    def folds(self, verb: str) -> bool:
        return False


def say_result(speech: Speech, game: str, result: Result) -> list[str]:
    """How a match ended; where players are rivals, with everybody's points and who won."""
    lines = [speech.say_if_known(f"{game}-end-{result.rule}", result.rule)]
    if 0 < len(result.winners) < len(result.points) or len(set(result.points)) > 1:
        if result.points != [int(seat in result.winners) for seat in range(len(result.points))]:  # more than who won
            scores = [{"player": seat + 1, "points": won} for seat, won in enumerate(result.points)]
            lines += [speech.say("score", facts) for facts in scores]
        lines += [speech.say("winner", {"player": seat + 1}) for seat in result.winners]
    return lines


def screen_of(game: str) -> Screen:
    """The screen of a game, or the plain one."""
    name = f"reverie.terminal.{game}"
    if not game.isidentifier() or importlib.util.find_spec(name) is None:
        return PlainScreen()
    return cast(Screen, importlib.import_module(f"{name}.screen"))
