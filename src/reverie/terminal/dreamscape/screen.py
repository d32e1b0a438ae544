"""Dreamscape in the terminal. Every shard shows a sign as well as its colour, so that neither is needed alone."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reverie.core.event import Facts
from reverie.core.game import Json, Question
from reverie.core.option import Options
from reverie.games.dreamscape.board import COLUMNS, LINE, NO_EDGE, ROWS, SPACE_NAMES
from reverie.games.dreamscape.box import Box, box_of
from reverie.games.dreamscape.content import POWERS, SCALE_KIND, Landscape, Token
from reverie.locale.speech import Speech

STYLES = {
    "W": "bold white on #1f5f8f",
    "E": "bold white on #6e4a26",
    "M": "bold white on #2c6b33",
    "R": "bold white on #5f6468",
    "S": "bold black on #e4e2dc",
    "N": "bold white on #a3241b",
}
LETTERS = "WEMRSN"
LEVELS = ("I", "II", "III")
KEY, COLLECT_HERE, AWAKE, ASLEEP, NIGHTMARE = "⚷", "◂", "♟", "☾", "☠"
TREE, DREAMER, MOUNTAIN, CLIMBED, ENTRY_MARK = "♣", "☺", "▲", "△", "⌂"
HARD_SPACE = "\N{NO-BREAK SPACE}"

BOARD = ((1, 2, 3), (4, 5, 6))
LOCALE_WIDTH, PASSAGE_WIDTH = 24, 4  # room for five shards, and for one, whose sign may be two columns wide
CARDS_IN_ROW = 2
ACTION_POINTS = 4

# Not worth a line while somebody plays: the next question or the table shows as much.
UNSPOKEN = ("goal", "slot", "wander", "create", "fill", "return")


# --- words ---


@final
class Voice:
    """The sentences of a language beside the box that is played with."""

    def __init__(self, speech: Speech, box: Box) -> None:
        self.speech: Final = speech
        self.box: Final = box

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        return self.speech.say(key, facts)

    def sign(self, letter: str) -> str:
        """A shard in one sign of the language; what is typed and stored keeps the letter of the notation."""
        return self.speech.say(f"dreamscape-sign-{letter}")

    def card(self, name: str) -> Landscape:
        return self.box.content.landscapes[self.box.card_ids.index(name)]

    def token(self, name: str) -> Token:
        return self.box.tokens[self.box.token_ids.index(name)]


def locale_words(voice: Voice, locale: int) -> str:
    return voice.say(f"dreamscape-locale-{POWERS[voice.box.power_of[locale - 1]]}")


def card_name(voice: Voice, card: str) -> str:
    return voice.card(card).names[voice.speech.language]


def card_words(voice: Voice, told: Facts) -> str:
    """A card as an event tells it: who may not see it hears its level only."""
    if "card" in told:
        return voice.say("dreamscape-card", {"card": card_name(voice, str(told["card"]))})
    return voice.say("dreamscape-card-hidden", {"level": LEVELS[int(str(told["level"])) - 1]})


def token_words(voice: Voice, token: str, colour: str | None) -> str:
    return voice.say(f"dreamscape-token-{voice.token(token).kind}", {"colour": colour or ""})


def action(speech: Speech, text: str, options: Options) -> str:
    """`place W c1` is the sentence `place`, with its shard and space."""
    voice = Voice(speech, box_of(options))
    verb, *rest = text.split()
    if rest == ["none"]:
        return voice.say(f"dreamscape-do-{verb}-none")
    return voice.say(f"dreamscape-do-{verb}", action_facts(voice, verb, rest))


def action_facts(voice: Voice, verb: str, words: list[str]) -> dict[str, object]:
    facts: dict[str, object] = {}
    if verb in ("go", "lay", "stir", "sow"):
        facts.update(locale=words[-1], name=locale_words(voice, int(words[-1])))
    if verb in ("place", "walk", "tree", "take", "clear"):
        facts["space"] = words[-1]
    if verb in ("use", "store", "keep", "complete"):
        facts["card"] = card_name(voice, words[0])
        facts["power"] = voice.say(f"dreamscape-power-{POWERS[voice.card(words[0]).power]}")
    if verb == "swap":
        facts["price"] = len(words[0])
        facts["colour"] = words[0][0]
    if verb == "shift":
        origin, _, level = words[0].partition("/")
        facts.update(space=origin, target=words[1], level=int(level or 0))
    if verb == "pile":
        facts["level"] = LEVELS[int(words[0]) - 1]
    for word in words:
        if word in STYLES:
            facts["shard"] = voice.say(f"dreamscape-shard-{word}")
    return facts


def event(speech: Speech, told: Facts, options: Options) -> str | None:
    name = str(told["event"])
    if name in UNSPOKEN:
        return None
    voice = Voice(speech, box_of(options))
    facts: dict[str, object] = dict(told)
    if "shard" in told:
        facts["shard"] = voice.say(f"dreamscape-shard-{told['shard']}")
    if "locale" in told:
        facts["name"] = locale_words(voice, int(str(told["locale"])))
    if name in ("look", "keep", "return", "complete"):
        facts["card"] = card_words(voice, told)
    elif "card" in told:
        facts["card"] = card_name(voice, str(told["card"]))
    if "level" in told:
        facts["level"] = LEVELS[int(str(told["level"])) - 1]
    if "token" in told:
        facts["goal"] = token_words(voice, str(told["token"]), None)
    if name == "score":
        facts["points"] = abs(int(str(told["points"])))
    return voice.say(f"dreamscape-event-{name}", facts)


def question(speech: Speech, question: Question, options: Options) -> str:
    voice = Voice(speech, box_of(options))
    facts: dict[str, object] = {**question.facts, "rule": question.rule}
    if "locale" in facts:
        facts["name"] = locale_words(voice, int(str(facts["locale"])))
    return voice.say(f"dreamscape-ask-{question.name}", facts)


def warning(text: str) -> str | None:
    return None  # what an action costs stands in its words


def folds(verb: str) -> bool:
    return False


def needs_curtain(options: Options) -> bool:
    """All lies open but the cards somebody looks at, and the one that is kept of them is shown as well."""
    return False


# --- the table ---


def table(speech: Speech, seen: Json, options: Options) -> RenderableType:
    voice = Voice(speech, box_of(options))
    parts: list[RenderableType] = [headline(voice, seen, options), "", world(voice, seen), ""]
    parts += [supplies(voice, seen), "", goals(voice, seen), ""]
    seats = list(range(1, len(seen["hands"]) + 1))
    if seen["viewer"] is not None:  # one's own Studio stands last, beside the question
        seats = [seat for seat in seats if seat != seen["viewer"]] + [seen["viewer"]]
    for seat in seats:
        parts += [player(voice, seen, seat), ""]
    if seen["held"]:
        parts.append(labelled(voice.say("dreamscape-held"), shards(voice, seen["held"])))
    if seen["looked"]:
        parts += [looked(voice, seen), ""]
    parts.append(Text(voice.say("dreamscape-legend"), style="dim"))
    return Group(*parts)


def phase_of(seen: Json, rounds: int) -> str:
    steps = seen["steps"]
    if steps == ["over"]:
        return "over"
    if seen["round"] > rounds:
        return "last"
    if "next-creator" in steps:
        return "create"
    return "wander" if "wander" in steps or "sow" in steps else "setup"


def headline(voice: Voice, seen: Json, options: Options) -> Text:
    rounds = int(options["rounds"])
    phase = phase_of(seen, rounds)
    words = []
    if phase != "over":
        words.append(voice.say("dreamscape-round", {"phase": phase, "round": seen["round"], "rounds": rounds}))
    if phase != "last":
        words.append(voice.say("dreamscape-phase", {"phase": phase}))
    line = Text(" · ".join(words), style="bold")
    if phase == "wander":
        candle = seen["candle"]
        points = voice.say("dreamscape-candle", {"points": candle})
        line += Text(f"   {'●' * candle}{'○' * (ACTION_POINTS - candle)} {points}", style="not bold")
    if seen["free"]:
        line += Text(f"   {voice.say('dreamscape-free-step')}", style="not bold italic")
    return line


def labelled(label: str, shown: Text) -> Text:
    return Text.assemble((f"{label}  ", "bold"), shown)


def chip(voice: Voice, letter: str) -> Text:
    """A shard by itself: ` W `. Its spaces do not break, so a line never ends inside it."""
    return Text(f"{HARD_SPACE}{voice.sign(letter)}{HARD_SPACE}", style=STYLES[letter])


def shards(voice: Voice, letters: str) -> Text:
    return Text(" ").join([chip(voice, letter) for letter in letters])


# --- the Dream World ---


def world(voice: Voice, seen: Json) -> RenderableType:
    """The locales in two rows of three, the passages between them, and red shards on the passages."""
    grid = Table.grid(padding=0)
    for column in range(5):
        grid.add_column(width=PASSAGE_WIDTH if column % 2 else LOCALE_WIDTH)
    for row in BOARD:
        blocks = [locale_block(voice, seen, locale) for locale in row]
        ways = [across(voice, seen, one, other) for one, other in pairwise(row)]
        grid.add_row(blocks[0], ways[0], blocks[1], ways[1], blocks[2])
        if row == BOARD[0]:
            downs = [down(voice, seen, one, other) for one, other in zip(*BOARD, strict=True)]
            grid.add_row(downs[0], "", downs[1], "", downs[2])
    drawn = {frozenset(pair) for row in BOARD for pair in pairwise(row)}
    drawn |= {frozenset(pair) for pair in zip(*BOARD, strict=True)}
    others = [ends for ends in voice.box.content.edges if frozenset(ends) not in drawn]
    if not others:
        return grid
    named = [Text(f"{one}-{other}") + red_mark(voice, seen, one, other, "") for one, other in others]
    listed = Text("  ").join(named)
    return Group(grid, labelled(voice.say("dreamscape-other-passages"), listed))


def locale_block(voice: Voice, seen: Json, locale: int) -> Group:
    name = Text.assemble((f"{locale} ", "bold"), locale_words(voice, locale))
    return Group(name, line_of(voice, seen["locales"][locale - 1]), figures(seen, locale))


def line_of(voice: Voice, letters: str) -> Text:
    """The shards from the key to the right, a dot for each empty space."""
    spaces = [chip(voice, letter) for letter in letters] + [Text(" · ", style="dim")] * (LINE - len(letters))
    if letters:
        spaces.insert(len(letters), Text(COLLECT_HERE))
    return Text(KEY) + Text("").join(spaces)


def figures(seen: Json, locale: int) -> Text:
    """Who is here: those awake, then the sleepers, the topmost first."""
    here = [seat for seat, place in enumerate(seen["travellers"], 1) if place == locale]
    asleep = sleepers(seen)
    marks = [f"{AWAKE}{seat}" for seat in here if seat not in asleep]
    marks += [f"{ASLEEP}{seat}" for seat in reversed(asleep) if seat in here]
    line = Text(" " + " ".join(marks), style="bold")
    if seen["haunted"] == locale:
        line += Text(f" {NIGHTMARE}", style="bold red")
    return line


def sleepers(seen: Json) -> list[int]:
    """Who has fallen asleep this round, in that order: those whose wandering is over."""
    steps, order = seen["steps"], list(seen["order"])
    if "next-creator" in steps:
        return order
    if "wander" in steps:
        return order[: seen["turn"] - 1]
    return order[: seen["turn"]] if "sow" in steps else []


def is_red(seen: Json, one: int, other: int) -> bool:
    return f"{one}-{other}" in seen["haunts"] or f"{other}-{one}" in seen["haunts"]


def red_mark(voice: Voice, seen: Json, one: int, other: int, otherwise: str) -> Text:
    return chip(voice, "N") if is_red(seen, one, other) else Text(otherwise)


def joined(voice: Voice, one: int, other: int) -> bool:
    return bool(voice.box.passages[one - 1][other - 1] != NO_EDGE)


def across(voice: Voice, seen: Json, one: int, other: int) -> Group:
    way = red_mark(voice, seen, one, other, "────") if joined(voice, one, other) else Text("")
    return Group("", way, "")


def down(voice: Voice, seen: Json, one: int, other: int) -> Text:
    way = red_mark(voice, seen, one, other, " │ ") if joined(voice, one, other) else Text("")
    return Text("      ") + way


# --- supplies and goals ---


def supplies(voice: Voice, seen: Json) -> Group:
    bag = seen["bag"]
    there = [letter for letter in LETTERS if bag[letter] or letter != "N"]
    shown = [
        chip(voice, letter) + Text(f"{HARD_SPACE}{bag[letter]}{HARD_SPACE}{voice.say(f'dreamscape-colour-{letter}')}")
        for letter in there
    ]
    total = Text(f"{sum(bag.values())}   ", style="bold")
    piles = "  ".join(
        f"{level} {loose + len(under)}"
        for level, loose, under in zip(LEVELS, seen["piles"], seen["under"], strict=True)
    )
    rest = Text.assemble(
        (f"{voice.say('dreamscape-trees')}  ", "bold"),
        (TREE, "green"),
        f" {seen['trees']}   ",
        (f"{voice.say('dreamscape-piles')}  ", "bold"),
        piles,
    )
    if seen["haunted"] is not None:
        rest += Text(f"   {voice.say('dreamscape-pool')}  ", style="bold") + chip(voice, "N") + Text(f" {seen['pool']}")
    return Group(labelled(voice.say("dreamscape-bag"), total + Text("  ").join(shown)), rest)


def goals(voice: Voice, seen: Json) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_column()
    grid.add_column()
    slots = seen["slots"] + [None] * (len(seen["tokens"]) - len(seen["slots"]))
    for place, (token, colour) in enumerate(zip(seen["tokens"], slots, strict=True)):
        label = "" if place else voice.say("dreamscape-tokens")
        mark = chip(voice, colour) if colour else Text("")
        grid.add_row(label, mark, token_words(voice, token, colour), token_worth(voice, voice.token(token)))
    return grid


def token_worth(voice: Voice, token: Token) -> str:
    """Points, or for a scale each step of it: `3:3, 5:6`, so that no line breaks within a step."""
    if token.kind != SCALE_KIND:
        return voice.say("dreamscape-points", {"points": token.points})
    steps = [count for count in range(1, len(token.scale)) if token.scale[count] != token.scale[count - 1]]
    return ", ".join([f"{count}:{token.scale[count]}" for count in steps])


# --- a player ---


def player(voice: Voice, seen: Json, seat: int) -> Group:
    both = Table.grid(padding=(0, 3))
    both.add_column(no_wrap=True)
    both.add_column()
    both.add_row(studio(voice, seen, seat), belongings(voice, seen, seat))
    return Group(player_line(voice, seen, seat), both)


def player_line(voice: Voice, seen: Json, seat: int) -> Text:
    active = seen["seat"] == seat and seen["steps"] != ["over"]
    words = [voice.say("dreamscape-points", {"points": seen["points"][seat - 1]})]
    if seat in seen["order"]:
        words.append(voice.say("dreamscape-rank", {"rank": seen["order"].index(seat) + 1}))
    if seen["steps"] != ["over"]:
        used = "dreamscape-power-used" if seat in seen["flipped"] else "dreamscape-power-ready"
        words.append(voice.say(used))
    if seen["dreamers"][seat - 1] is None:
        words.append(voice.say("dreamscape-beside"))
    name = voice.say("dreamscape-player", {"player": seat})
    return Text.assemble(("▶ " if active else "  ", "bold"), (name, "bold underline"), f"   {' · '.join(words)}")


def studio(voice: Voice, seen: Json, seat: int) -> Table:
    """The Studio as one looks at it: the lowest row, with the entry, at the bottom."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim")
    for _ in range(COLUMNS):
        grid.add_column(min_width=3, no_wrap=True)
    for row in range(ROWS - 1, -1, -1):
        names = SPACE_NAMES[row * COLUMNS : (row + 1) * COLUMNS]
        grid.add_row(str(row + 1), *[space(voice, seen, seat, name) for name in names])
    grid.add_row("", *[Text(name[0], style="dim") for name in SPACE_NAMES[:COLUMNS]])
    return grid


def space(voice: Voice, seen: Json, seat: int, name: str) -> Text:
    stack = seen["studios"][seat - 1].get(name, "")
    if not stack:
        return Text(ENTRY_MARK if name == SPACE_NAMES[voice.box.entry] else "·", style="dim")
    shown = stack_text(voice, stack.removesuffix("+"), stack.endswith("+"), seen["dreamers"][seat - 1] == name)
    if "RR" in stack:
        shown += Text(CLIMBED if name in seen["climbed"][seat - 1] else MOUNTAIN, style="bold")
    return shown


def stack_text(voice: Voice, letters: str, tree: bool, dreamer: bool) -> Text:
    """The shards from bottom to top, then what stands on them."""
    shown = Text("").join([Text(voice.sign(letter), style=STYLES[letter]) for letter in letters])
    if tree:
        shown += Text(TREE, style="bold green")
    if dreamer:
        shown += Text(DREAMER, style="bold yellow")
    return shown


def belongings(voice: Voice, seen: Json, seat: int) -> Group:
    """Hands, completed and open cards."""
    nothing = Text(voice.say("dreamscape-nothing"), style="dim")
    hand = seen["hands"][seat - 1]
    done = Text(str(len(seen["completed"][seat - 1])))
    top = seen["top"][seat - 1]
    if top is not None:
        done += Text("   ") + card_line(voice, top) + Text(" ") + power_line(voice, seen, top)
    return Group(
        labelled(voice.say("dreamscape-hands"), shards(voice, hand) if hand else nothing),
        labelled(voice.say("dreamscape-completed"), done),
        cards(voice, seen, seen["open"][seat - 1], CARDS_IN_ROW),
    )


def cards(voice: Voice, seen: Json, names: list[str], in_row: int) -> Table:
    grid = Table.grid(padding=(0, 3))
    for first in range(0, len(names), in_row):
        if first:
            grid.add_row("")
        grid.add_row(*[card(voice, seen, name) for name in names[first : first + in_row]])
    return grid


def card(voice: Voice, seen: Json, name: str) -> Group:
    worth = voice.say("dreamscape-points", {"points": voice.card(name).points})
    facts = Text(f"{LEVELS[voice.card(name).level - 1]} · {worth}")
    return Group(card_line(voice, name), facts, power_line(voice, seen, name), pattern(voice, voice.card(name)))


def card_line(voice: Voice, name: str) -> Text:
    return Text.assemble((f"{name} ", "dim"), (card_name(voice, name), "italic"))


def power_line(voice: Voice, seen: Json, name: str) -> Text:
    """The power space, with the shard that lies on it, and whose power it is."""
    stored = seen["stored"].get(name)
    mark = chip(voice, stored) if stored else Text(f"[{HARD_SPACE}]")
    return mark + Text(f" {voice.say(f'dreamscape-locale-{POWERS[voice.card(name).power]}')}")


def pattern(voice: Voice, landscape: Landscape) -> Table:
    """The landscape with its highest row on top, as the Studio is drawn."""
    cells = {(cell.row, cell.column): cell for cell in landscape.cells}
    grid = Table.grid(padding=(0, 1))
    for row in range(max(row for row, _ in cells), -1, -1):
        shown = []
        for column in range(max(column for _, column in cells) + 1):
            cell = cells.get((row, column))
            empty = Text("·", style="dim")
            shown.append(empty if cell is None else stack_text(voice, cell.stack, cell.tree, cell.dreamer))
        grid.add_row(*shown)
    return grid


def looked(voice: Voice, seen: Json) -> Group:
    """The cards somebody is looking at; those this viewer may not see are only counted."""
    names = [entry.partition(":")[0] for entry in seen["looked"]]
    known = [name for name in names if name in voice.box.card_ids]
    label = labelled(voice.say("dreamscape-looked"), Text(""))
    hidden = len(names) - len(known)
    if hidden:
        label += Text(voice.say("dreamscape-hidden", {"cards": hidden}), style="dim")
    return Group(label, cards(voice, seen, known, CARDS_IN_ROW + 1))


def counts(speech: Speech, seen: Json, options: Options) -> RenderableType:
    """What the bag and the piles hold, and which cards under a pile are known."""
    voice = Voice(speech, box_of(options))
    parts: list[RenderableType] = [supplies(voice, seen)]
    for level, under in zip(LEVELS, seen["under"], strict=True):
        known = [card_line(voice, name) for entry in under if (name := entry.partition(":")[0]) in voice.box.card_ids]
        if known:
            parts.append(labelled(voice.say("dreamscape-under", {"level": level}), Text(", ").join(known)))
    return Group(*parts)
