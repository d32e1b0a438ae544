"""The golden games of Labyrinth, and what each has to show."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from reverie.bots.labyrinth.apprentice import Apprentice
from reverie.core.catalogue import find
from reverie.core.errors import ReverieError
from reverie.core.game import Game, Observation
from reverie.core.option import Options
from reverie.core.random import Random
from tests.golden.golden import Golden, Shows, events, values_of
from tests.golden.story import Moment, Story, Telling, play, spell
from tests.golden.wishes import Player

GAME = find("labyrinth")

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


def is_eventful(story: Story) -> bool:
    """Tiles, traps, keys, the Golem, an event and an ability: what a whole match should have in it."""
    return all([events(story, name) for name in ("laid", "trap", "take", "golem", "event", "use")])


def ends_in_time(story: Story) -> bool:
    """Excused: no match for two lasts for more than a hundred rounds."""
    return story.match.result is not None and bool(story.match.result.winners)


# By every value of an option that is away from its default: what shows that it matters.
AT_WORK: dict[str, Shows] = {
    spell(option.name, value): partial(matters, option.name)
    for option in GAME.OPTIONS
    for value in values_of(option)
    if value != option.default
}
AT_WORK["rounds=300"] = ends_in_time


# --- the list ---


def begins_round(before: Moment | None, moment: Moment) -> bool:
    return before is None or before.seen["round"] != moment.seen["round"]


class LabyrinthPlayer(Player):
    """Plays as the apprentice does."""

    def __init__(self, wishes: tuple[str, ...]) -> None:
        super().__init__(wishes)
        self.bot = Apprentice(Random("golden", "player"))

    def decide(self, observation: Observation, choices: list[str]) -> str:
        chosen = self.bot.choose(observation, [GAME.read(choice) for choice in choices], 1.0)
        return GAME.write(chosen)


@dataclass(frozen=True)
class Labyrinth(Golden):
    game: ClassVar[Game] = GAME
    telling: ClassVar[Telling] = Telling("round", begins_round, most_choices=8)
    endings = ("L-2", "L-137")
    at_work = AT_WORK
    enough = 1

    def player(self) -> LabyrinthPlayer:
        return LabyrinthPlayer(self.wishes)

    def ended(self, story: Story) -> str:
        assert story.match.result is not None
        return story.match.result.rule


PAIR = {"players": 2, "rounds": 5}
SIX = {"players": 6, "rounds": 5}

GOLDENS = [
    # Both endings, for every number of players.
    Labyrinth("labyrinth-2", {"players": 2, "rounds": 300}, "L-2", is_eventful),
    Labyrinth("labyrinth-3", {"players": 3}, "L-2", is_eventful),
    Labyrinth("labyrinth-4", {}, "L-2", is_eventful),
    Labyrinth("labyrinth-5", {"players": 5}, "L-2", is_eventful),
    Labyrinth("labyrinth-6", {"players": 6}, "L-2", is_eventful),
    *[Labyrinth(f"labyrinth-{n}-nobody", {"players": n, "rounds": 1}, "L-137") for n in (2, 3, 5, 6)],
    Labyrinth("labyrinth-4-nobody", {"rounds": 1}, "L-137"),
    # Every option at work.
    Labyrinth("labyrinth-characters-draft", {**PAIR, "characters": "draft"}),
    Labyrinth("labyrinth-characters-free", {**PAIR, "characters": "free"}),
    Labyrinth("labyrinth-first-turn-1", {**PAIR, "first_turn": 1}),
    Labyrinth("labyrinth-build-rule-local", {**SIX, "build_rule": "local"}),
    Labyrinth("labyrinth-shift-walls-on", {"players": 2, "shift_walls": True}),
    Labyrinth("labyrinth-golem-tests-last-step", {**PAIR, "golem_tests": "last-step"}, wishes=("golem",) * 4),
    Labyrinth("labyrinth-free-fights-one", {**SIX, "free_fights": "one"}, wishes=("fight ?",) * 3),
    Labyrinth("labyrinth-failed-jump-skip", {**SIX, "failed_jump": "skip"}, wishes=("jump risky",) * 4),
    Labyrinth("labyrinth-strike-back-never", {**SIX, "strike_back": "never"}),
    Labyrinth("labyrinth-strike-back-always", {**SIX, "strike_back": "always"}),
    Labyrinth("labyrinth-golem-reroll-always", {**PAIR, "golem_reroll": "always"}, wishes=("golem",) * 4),
    Labyrinth("labyrinth-golem-reroll-never", {**PAIR, "golem_reroll": "never"}, wishes=("golem",) * 4),
    Labyrinth("labyrinth-trap-reroll-always", {**PAIR, "trap_reroll": "always"}),
    Labyrinth("labyrinth-trap-reroll-never", {**PAIR, "trap_reroll": "never"}),
]
