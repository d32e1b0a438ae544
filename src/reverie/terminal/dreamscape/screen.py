"""Dreamscape in the terminal: the Dream World, supplies, goals, and everybody's place."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reverie.core.game import Json
from reverie.core.option import Options
from reverie.terminal.dreamscape.belongings import CARDS_IN_ROW, card_line, cards, place_of
from reverie.terminal.dreamscape.signs import HARD_SPACE, TREE, chip, labelled, shards
from reverie.terminal.dreamscape.world import world
from reverie.terminal.wording import Wording


def table(wording: Wording, seen: Json, options: Options) -> RenderableType:
    parts: list[RenderableType] = [headline(wording, seen), "", world(wording, seen), ""]
    parts += [supplies(wording, seen), "", goals(wording, seen), ""]
    # One's own Studio stands last, beside the question.
    for owner in sorted(seen["players"], key=lambda owner: bool(owner["seat"] == seen["viewer"])):
        parts += [place_of(wording, seen, owner), ""]
    if seen["held"]:
        parts.append(labelled(wording.speech.say("dreamscape-held"), shards(wording, seen["held"])))
    if seen["looked"]:
        parts += [looked(wording, seen), ""]
    parts.append(Text(wording.speech.say("dreamscape-legend"), style="dim"))
    return Group(*parts)


def headline(wording: Wording, seen: Json) -> Text:
    phase = seen["phase"]
    say = wording.speech.say
    words = []
    if phase != "over":
        words.append(say("dreamscape-round", {"phase": phase, "round": seen["round"], "rounds": seen["rounds"]}))
    if phase != "last":
        words.append(say("dreamscape-phase", {"phase": phase}))
    line = Text(" · ".join(words), style="bold")
    if phase == "wander":
        candle = seen["candle"]
        burnt = seen["action_points"] - candle
        points = say("dreamscape-candle", {"points": candle})
        line += Text(f"   {'●' * candle}{'○' * burnt} {points}", style="not bold")
    if seen["free_step"]:
        line += Text(f"   {say('dreamscape-free-step')}", style="not bold italic")
    return line


def supplies(wording: Wording, seen: Json) -> Group:
    say = wording.speech.say
    there = {letter: count for letter, count in seen["bag"].items() if count or letter != "N"}
    shown = [
        chip(wording, letter) + Text(f"{HARD_SPACE}{count}{HARD_SPACE}{say(f'dreamscape-colour-{letter}')}")
        for letter, count in there.items()
    ]
    total = Text(f"{sum(there.values())}   ", style="bold")
    rest = Text.assemble(
        (f"{say('dreamscape-trees')}  ", "bold"),
        (TREE, "green"),
        f" {seen['trees']}   ",
        (f"{say('dreamscape-piles')}  ", "bold"),
        "  ".join([f"{pile['level']} {pile['size']}" for pile in seen["piles"]]),
    )
    if seen["nightmare"]:
        rest += Text(f"   {say('dreamscape-pool')}  ", style="bold") + chip(wording, "N") + Text(f" {seen['pool']}")
    return Group(labelled(say("dreamscape-bag"), total + Text("  ").join(shown)), rest)


def goals(wording: Wording, seen: Json) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    for _ in range(3):
        grid.add_column()
    for place, token in enumerate(seen["tokens"]):
        label = "" if place else wording.speech.say("dreamscape-tokens")
        colour = token["colour"] or ""
        mark = chip(wording, colour) if colour else Text("")
        words = wording.speech.say(f"dreamscape-token-{token['kind']}", {"colour": colour})
        grid.add_row(label, mark, words, worth(wording, token))
    return grid


def worth(wording: Wording, token: Json) -> str:
    """Points, or for a scale each step of it: `3:3, 5:6`, so that no line breaks within a step."""
    if not token["scale"]:
        return wording.speech.say("dreamscape-points", {"points": token["points"]})
    return ", ".join([f"{step['count']}:{step['points']}" for step in token["scale"]])


def looked(wording: Wording, seen: Json) -> Group:
    """The cards somebody is looking at; those this viewer may not see are only counted."""
    known = [seen["cards"][each["card"]] for each in seen["looked"] if each["card"]]
    label = labelled(wording.speech.say("dreamscape-looked"), Text(""))
    hidden = len(seen["looked"]) - len(known)
    if hidden:
        label += Text(wording.speech.say("dreamscape-hidden", {"cards": hidden}), style="dim")
    return Group(label, cards(wording, known, CARDS_IN_ROW + 1))


def counts(wording: Wording, seen: Json, options: Options) -> RenderableType:
    """What the bag and the piles hold, and which cards under a pile are known."""
    parts: list[RenderableType] = [supplies(wording, seen)]
    for pile in seen["piles"]:
        known = [card_line(wording, seen["cards"][each["card"]]) for each in pile["under"] if each["card"]]
        if known:
            label = wording.speech.say("dreamscape-under", {"level": pile["level"]})
            parts.append(labelled(label, Text(", ").join(known)))
    return Group(*parts)


def player(wording: Wording, seen: Json, seat: int) -> str:
    return wording.numbered(seat)


def folds(verb: str) -> bool:
    return False
