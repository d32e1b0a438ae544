"""Words for what a game shows: its questions, actions and events. A game may bring a view of its own."""

from __future__ import annotations

import importlib
import importlib.util
import json
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from reverie.core.event import Facts
from reverie.core.game import Json, Question, Result
from reverie.core.option import Options
from reverie.locale.speech import Speech


class View(Protocol):
    """How a game looks in the terminal. A module of this room, named after the game, offers these."""

    def table(self, speech: Speech, seen: Json, options: Options) -> RenderableType:
        """The table, from an observation as packed for clients."""
        ...

    def counts(self, speech: Speech, seen: Json, options: Options) -> RenderableType:
        """What has not been seen yet."""
        ...

    def action(self, speech: Speech, text: str, options: Options) -> str:
        """What an action in notation does, in words."""
        ...

    def event(self, speech: Speech, told: Facts, options: Options) -> str | None:
        """What happened, in words; None for what needs no mention."""
        ...

    def question(self, speech: Speech, question: Question, options: Options) -> str:
        """What is being decided."""
        ...

    def warning(self, text: str) -> str | None:
        """The key of a warning to give before this action is done."""
        ...

    def folds(self, verb: str) -> bool:
        """May many choices with this verb that differ in their last word share a line? Its words then get an “…”."""
        ...

    def needs_curtain(self, options: Options) -> bool:
        """Do people around one screen hide cards from each other?"""
        ...


class PlainView:
    """Any game at all: its observation, choices and events as they are."""

    def table(self, speech: Speech, seen: Json, options: Options) -> RenderableType:
        return Text("\n".join(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in seen.items()))

    def counts(self, speech: Speech, seen: Json, options: Options) -> RenderableType:
        return self.table(speech, seen, options)

    def action(self, speech: Speech, text: str, options: Options) -> str:
        return text

    def event(self, speech: Speech, told: Facts, options: Options) -> str | None:
        return " ".join(str(fact) for fact in told.values())

    def question(self, speech: Speech, question: Question, options: Options) -> str:
        return f"{question.name}?"

    def warning(self, text: str) -> str | None:
        return None

    def folds(self, verb: str) -> bool:
        return False

    def needs_curtain(self, options: Options) -> bool:
        return True


def say_result(speech: Speech, game: str, result: Result) -> list[str]:
    """How a match ended; where players are rivals, with everybody's points and who won."""
    lines = [speech.say_if_known(f"{game}-end-{result.rule}", result.rule)]
    if 0 < len(result.winners) < len(result.points) or len(set(result.points)) > 1:
        if result.points != [int(seat in result.winners) for seat in range(len(result.points))]:  # more than who won
            scores = [{"player": seat + 1, "points": won} for seat, won in enumerate(result.points)]
            lines += [speech.say("score", facts) for facts in scores]
        lines += [speech.say("winner", {"player": seat + 1}) for seat in result.winners]
    return lines


def view_of(game: str) -> View:
    """The view of a game, or the plain one. A module whose view remembers something makes one for each match."""
    name = f"reverie.terminal.{game}.view"
    if importlib.util.find_spec(name) is None:
        return PlainView()
    module = importlib.import_module(name)
    return cast(View, module.new_view() if hasattr(module, "new_view") else module)
