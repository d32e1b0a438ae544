"""Which golden games there are, and what each has to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from reverie.core.event import SPECTATOR, Event
from reverie.core.option import Choice, Number, Options, Switch, Value, settle
from reverie.games import onirim
from tests.golden.player import Player
from tests.golden.seeds import SEEDS
from tests.golden.story import Moment, Story, away, play, spell

FOLDER = Path(__file__).parent / "games"

Shows = Callable[[Story], bool]


@dataclass(frozen=True)
class Golden:
    """A game that shows how it ends, an option at work, or both."""

    name: str
    options: dict[str, Value] = field(default_factory=dict)
    ending: str = ""  # as a position spells it; empty where it does not matter
    also: Shows | None = None
    wishes: tuple[str, ...] = ()
    insatiable: bool = False

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def settled(self) -> Options:
        return settle(onirim.OPTIONS, self.options)

    def play(self, seed: str) -> Story:
        return play(self.settled(), seed, Player(self.wishes, self.insatiable).choose)

    def is_shown(self, story: Story) -> bool:
        """Does this match show what it is there for: its ending, and every one of its options at work?"""
        wanted = [AT_WORK[spell(name, value)] for name, value in away(self.settled()).items()]
        if self.also is not None:
            wanted.append(self.also)
        return self.ending in ("", ending(story)) and all([shows(story) for shows in wanted])


# --- what a story shows ---


def ending(story: Story) -> str:
    """How it ended, as a position spells it: won, lost, door-gone ..."""
    position: str = onirim.pack(story.match.state)["position"]
    return position.split(" | ")[0]


def events(story: Story, name: str) -> list[Event]:
    return [event for entry in story.match.log for event in entry.events if event.name == name]


def asked(story: Story, name: str) -> list[Moment]:
    return [moment for moment in story.moments if moment.question.name == name]


def chosen(story: Story, text: str) -> bool:
    return any([moment.chosen == text for moment in story.moments])


def names_told(story: Story, moment: Moment) -> list[str]:
    """The names of the events that a decision led to, before anything else was done."""
    return [event.name for event in story.match.log[moment.line].events]


def claims_and_declines(story: Story) -> bool:
    return chosen(story, "claim") and chosen(story, "decline")


def opens_unasked(story: Story) -> bool:
    return bool(events(story, "unlock")) and not asked(story, "open")


def finishes_absent_series(moment: Moment) -> bool:
    """A third card of a colour without a door in the deck, while the player knows the top of the deck (O-16)."""
    verb, *words = moment.chosen.split()
    row = moment.seen["rows"][moment.seat]
    if verb != "play" or not moment.seen["top"]:
        return False
    colour = words[0][0]
    series = len(row) - len("".join([card[0] for card in row]).rstrip(colour))
    return series % 3 == 2 and colour + "d" not in moment.seen["unseen"]


def searches(story: Story) -> bool:
    return chosen(story, "search")


def skips(story: Story) -> bool:
    return chosen(story, "skip")


def shuffles_for_nothing(story: Story) -> bool:
    moments = filter(finishes_absent_series, story.moments)
    return any(["shuffle" in names_told(story, moment) for moment in moments])


def never_searches(story: Story) -> bool:
    """A series goes by without a question and without a shuffle."""
    moments = [moment for moment in story.moments if finishes_absent_series(moment)]
    return bool(moments) and not asked(story, "search")


def keeps_doors_in_prophecy(story: Story) -> bool:
    """A door is seen and could not be dropped."""
    return any([len(set(moment.seen["vision"])) > len(moment.choices) for moment in asked(story, "drop")])


def nightmares_with_short_deck(story: Story) -> list[Moment]:
    return [moment for moment in asked(story, "nightmare") if 0 < moment.seen["deck"] < 5]


def reveals_what_is_there(story: Story) -> bool:
    return any([moment.chosen == "pay deck" for moment in nightmares_with_short_deck(story)])


def refuses_short_deck(story: Story) -> bool:
    return any(["pay deck" not in moment.choices for moment in nightmares_with_short_deck(story)])


def loses_by_short_deck(story: Story) -> bool:
    return ending(story) == "deck-short"


def is_rescued(story: Story) -> bool:
    """Limbo comes back in the middle of a turn, and a decision hangs on what is drawn then."""
    return any([moment.seen["agenda"][1:2] == ["last-chance"] for moment in story.moments])


def picks_second_first(story: Story) -> bool:
    return asked(story, "draft")[0].seat == 1


def plays_second_first(story: Story) -> bool:
    return asked(story, "play-or-discard")[0].seat == 1


def swaps_after_prophecy(story: Story) -> bool:
    """The last card is put back, and a swap is the next thing that is asked, and done."""
    pairs = zip(story.moments, story.moments[1:], strict=False)
    return any([before.question.name == "return" and after.chosen.startswith("swap") for before, after in pairs])


def has_duplicate(story: Story) -> bool:
    return any([len(set(doors)) < len(doors) for moment in story.moments for doors in moment.seen["doors"]])


def gives_door_away(story: Story) -> bool:
    """The owner of a door is told only where it is not the player who gained it."""
    return any(["owner" in event.facts for event in events(story, "gain")])


def pays_partners_door(story: Story) -> bool:
    return any([moment.chosen.endswith("partner") for moment in story.moments])


def shows_prophecy_to_all(story: Story) -> bool:
    looks = events(story, "look")
    return bool(looks) and all([look.witnesses == {0, 1, SPECTATOR} for look in looks])


def takes_turns(story: Story) -> bool:
    return {moment.seat for moment in asked(story, "play-or-discard")} == {0, 1}


def changes_no_rule(story: Story) -> bool:
    """What clients show is no matter of the engine: the golden says that nothing else is different."""
    options = {**story.match.options, "card_counter": True}
    decisions = iter([moment.chosen for moment in story.moments])
    same = play(options, story.match.seed, lambda seen, choices: next(decisions))
    return [entry.text for entry in same.match.log] == [entry.text for entry in story.match.log]


# By every value of an option that is away from its default: what shows that it matters.
AT_WORK: dict[str, Shows] = {
    "players=2": takes_turns,
    "claim=ask": claims_and_declines,
    "door_key=auto": opens_unasked,
    "absent_search=shuffle": shuffles_for_nothing,
    "absent_search=skip": never_searches,
    "prophecy_door=forbid": keeps_doors_in_prophecy,
    "mill_short=forbid": refuses_short_deck,
    "mill_short=lose": loses_by_short_deck,
    "limbo_rescue=on": is_rescued,
    "card_counter=off": changes_no_rule,
    "first_picker=2": picks_second_first,
    "first_turn=2": plays_second_first,
    "swap_timing=after": swaps_after_prophecy,
    "coop_duplicate=keep": has_duplicate,
    "coop_duplicate=give": gives_door_away,
    "coop_lose_door=team": pays_partners_door,
    "coop_info=open": shows_prophecy_to_all,
}


def values_away() -> Iterator[str]:
    """Every value of every option but the defaults, as typed."""
    for option in onirim.OPTIONS:
        values: list[Value] = []
        if isinstance(option, Choice):
            values += option.values
        elif isinstance(option, Number):
            values += range(option.lowest, option.highest + 1)
        elif isinstance(option, Switch):
            values += [False, True]
        yield from [spell(option.name, value) for value in values if value != option.default]


# --- the list ---

PROPHECIES = ("discard ?k*",) * 8
MILLS = ("pay deck",) * 10
SWAPS = ("swap ?s ?[mk]", "swap ?m ?[sk]") * 4

GOLDENS = [
    # Every ending, for one and for two.
    Golden("win-one", ending="won"),
    Golden("win-two", {"players": 2}, "won"),
    Golden("deck-empty-one", ending="lost"),
    Golden("deck-empty-two", {"players": 2}, "lost"),
    Golden("door-gone-one", ending="door-gone", wishes=("drop ?d", *PROPHECIES)),
    Golden("door-gone-two", {"players": 2}, "door-gone", wishes=("drop ?d", *PROPHECIES)),
    Golden("deck-short-one", {"mill_short": "lose"}, "deck-short", wishes=MILLS),
    Golden("deck-short-two", {"players": 2, "mill_short": "lose"}, "deck-short", wishes=MILLS),
    # Every option at work.
    Golden("claim-ask", {"claim": "ask"}, wishes=("decline",)),
    Golden("door-key-auto", {"door_key": "auto"}),
    Golden("absent-search-ask-search", also=searches, wishes=("search", *PROPHECIES), insatiable=True),
    Golden("absent-search-ask-skip", also=skips, wishes=("skip", *PROPHECIES), insatiable=True),
    Golden("absent-search-shuffle", {"absent_search": "shuffle"}, wishes=PROPHECIES, insatiable=True),
    Golden("absent-search-skip", {"absent_search": "skip"}, wishes=PROPHECIES, insatiable=True),
    Golden("prophecy-door-forbid-won", {"prophecy_door": "forbid"}, "won"),
    Golden("prophecy-door-forbid-lost", {"prophecy_door": "forbid"}, "door-gone"),
    Golden("mill-short-partial", also=reveals_what_is_there, wishes=MILLS),
    Golden("mill-short-forbid", {"mill_short": "forbid"}, wishes=MILLS),
    Golden("limbo-rescue-lost", {"limbo_rescue": True}, "lost", wishes=MILLS),
    Golden("limbo-rescue-won", {"limbo_rescue": True}, "won"),
    Golden("card-counter-off", {"card_counter": False}),
    Golden("first-picker-2", {"players": 2, "first_picker": 2}),
    Golden("first-turn-2", {"players": 2, "first_turn": 2}),
    Golden("swap-timing-after", {"players": 2, "swap_timing": "after"}, wishes=SWAPS + PROPHECIES),
    Golden("coop-duplicate-keep", {"players": 2, "coop_duplicate": "keep"}, wishes=("open*",) * 4),
    Golden("coop-duplicate-give", {"players": 2, "coop_duplicate": "give"}, "won", wishes=("open*",) * 4),
    Golden("coop-lose-door-team", {"players": 2, "coop_lose_door": "team"}, wishes=("pay ?d partner",)),
    Golden("coop-info-open", {"players": 2, "coop_info": "open"}, wishes=("discard ?k*",)),
]


# --- their seeds ---

ENOUGH = 200  # of so many seeds the shortest game that shows it is taken: people are to read it
TOO_MANY = 20_000


def find_seed(golden: Golden) -> str:
    """Rare things need more seeds: then the first that shows it will do."""
    best: tuple[int, int] | None = None
    for seed in range(TOO_MANY):
        if seed >= ENOUGH and best is not None:
            break
        story = golden.play(str(seed))
        if golden.is_shown(story):
            found = (len(story.match.log), seed)
            best = found if best is None else min(best, found)
    assert best is not None, f"no seed below {TOO_MANY} shows {golden.name}"
    return str(best[1])


def seed_of(golden: Golden) -> str:
    return SEEDS[golden.name]
