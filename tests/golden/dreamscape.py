"""The golden games of Dreamscape, and what each has to show."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from reverie.core.catalogue import find
from reverie.core.errors import ReverieError
from reverie.core.game import Game
from reverie.core.option import Options
from reverie.games.dreamscape.content import standard
from tests.golden.dreamscape_player import DreamscapePlayer
from tests.golden.golden import Golden, Shows, events, values_of
from tests.golden.story import Moment, Story, Telling, play, spell

GAME = find("dreamscape")

# --- what a story shows ---


def matters(name: str, story: Story) -> bool:
    """With the default of this option the same decisions are refused, lead elsewhere, or are among other choices."""
    [option] = [option for option in GAME.OPTIONS if option.name == name]
    options: Options = {**story.match.options, name: option.default}
    left = [moment.chosen for moment in story.moments]
    try:
        other = play(GAME, options, story.match.seed, lambda observation, choices: left.pop(0))
    except (ReverieError, IndexError):
        return True
    return told(other) != told(story) or offered(other) != offered(story)


def told(story: Story) -> list[object]:
    return [(event.name, event.facts, event.secrets) for entry in story.match.log for event in entry.events]


def offered(story: Story) -> list[list[str]]:
    return [moment.choices for moment in story.moments]


# What a whole match should have in it to be worth reading.
VERBS = {"collect", "go", "power", "sleep", "use", "store", "place", "enter", "walk", "tree", "swap", "pile", "keep"}


def is_eventful(story: Story) -> bool:
    """Everybody completes a card, and most of what can be done is done."""
    completed = {event.facts["seat"] for event in events(story, "complete")}
    verbs = {moment.chosen.split()[0] for moment in story.moments}
    return len(completed) == story.match.options["players"] and verbs >= VERBS


def is_haunted(story: Story) -> bool:
    """Mr. Nightmare leaves red shards where the players choose, they cross them, and a Studio gets one."""
    placed = [event for event in events(story, "place") if event.facts["shard"] == "N"]
    return is_eventful(story) and bool(events(story, "cross") and events(story, "sow") and placed)


def scores_path(story: Story) -> bool:
    """A token for the longest path (D-65) is in the game, and somebody scores it."""
    paths = {token.id for token in standard().tokens if token.kind == "longest_path"}
    return any([event.facts["token"] in paths for event in events(story, "token")])


def uses_tower(story: Story) -> bool:
    """The Tower takes shards, one after the other (D-55)."""
    return len(events(story, "take")) > 1


# By every value of an option that is away from its default: what shows that it matters.
AT_WORK: dict[str, Shows] = {
    spell(option.name, value): partial(matters, option.name)
    for option in GAME.OPTIONS
    for value in values_of(option)
    if value != option.default
}
# Excused: that a group with branches changes who is ahead was in none of the first 76 matches for two, nor the first 39
# for four. A match in which such a token is scored has to do; test_end.py shows the difference.
AT_WORK["longest_path=group"] = scores_path
# Excused as well: this player does not complete a card with a power that could go on. test_cards.py shows what happens.
AT_WORK[spell("resume_interrupted", True)] = uses_tower


# --- the list ---


def begins_round(before: Moment | None, moment: Moment) -> bool:
    """The cards of the set-up (D-6) belong to no round yet."""
    if moment.question.rule == "D-6":
        return False
    return before is None or before.question.rule == "D-6" or before.seen["round"] != moment.seen["round"]


@dataclass(frozen=True)
class Dreamscape(Golden):
    game: ClassVar[Game] = GAME
    telling: ClassVar[Telling] = Telling("round", begins_round, most_choices=12)
    endings = ("D-61", "D-80")  # the rule that says who wins
    at_work = AT_WORK
    enough = 16

    def player(self) -> DreamscapePlayer:
        return DreamscapePlayer(self.wishes)

    def ended(self, story: Story) -> str:
        assert story.match.result is not None
        return story.match.result.rule


SHIFTS = ("shift*",) * 2

# Rounds are as few as an option needs to matter; and each number of them has a game.
GOLDENS = [
    # Both endings, for every number of players.
    Dreamscape("dreamscape-2", ending="D-61", also=is_eventful, wishes=SHIFTS),
    Dreamscape("dreamscape-2-nightmare", {"nightmare": True}, "D-80", is_haunted, SHIFTS),
    Dreamscape("dreamscape-3", {"players": 3}, "D-61", is_eventful, SHIFTS),
    Dreamscape("dreamscape-3-nightmare", {"players": 3, "nightmare": True}, "D-80", is_haunted, SHIFTS),
    Dreamscape("dreamscape-4", {"players": 4}, "D-61", is_eventful, SHIFTS),
    Dreamscape("dreamscape-4-nightmare", {"players": 4, "nightmare": True}, "D-80", is_haunted, SHIFTS),
    # Every option at work.
    Dreamscape("dreamscape-place-white-off", {"rounds": 1, "place_white": False}),
    Dreamscape("dreamscape-simultaneous", {"rounds": 2, "simultaneous": True}),
    # The order of returning is told at once; that it decides a draw, once the pile is gone through, is not asked for.
    Dreamscape("dreamscape-bottom-order-reversed", {"rounds": 2, "bottom_order": "reversed"}),
    Dreamscape("dreamscape-lord-card-draw-locale", {"rounds": 2, "lord_card_draw": "locale"}),
    Dreamscape("dreamscape-allow-mirror", {"rounds": 3, "allow_mirror": True}),
    Dreamscape("dreamscape-zero-counts", {"rounds": 1, "zero_counts": True}),
    Dreamscape("dreamscape-swap-red-off", {"nightmare": True, "rounds": 3, "swap_red": False}),
    Dreamscape("dreamscape-resume-interrupted", {"rounds": 4, "resume_interrupted": True}),
    Dreamscape("dreamscape-tower-red-off", {"nightmare": True, "rounds": 5, "tower_red": False}),
    Dreamscape("dreamscape-trees-in-stack-height-off", {"rounds": 7, "trees_in_stack_height": False}),
    Dreamscape("dreamscape-longest-path-group", {"rounds": 8, "longest_path": "group"}),
    Dreamscape("dreamscape-rounds-9", {"rounds": 9}, also=is_eventful, wishes=SHIFTS),
]
