"""The golden games of Onirim, and what each has to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from reverie.core.catalogue import find
from reverie.core.event import SPECTATOR
from reverie.core.game import Game
from reverie.games.onirim.position import OUTCOMES
from tests.golden.golden import Golden, Shows, asked, chosen, events
from tests.golden.onirim_player import OnirimPlayer
from tests.golden.story import Moment, Story, Telling, play

# --- what a story shows ---


def ending(story: Story) -> str:
    """How it ended, as a position spells it: won, lost, door-gone ..."""
    position: str = story.match.game.pack(story.match.state)["position"]
    return position.split(" | ")[0]


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
    return any([moment.seen["to_come"][:1] == ["last-chance"] for moment in story.moments])


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


def refuses_duplicate(story: Story) -> bool:
    """A door goes to limbo as soon as it is drawn; in silence anybody who could have it is asked (O-52)."""
    names = [[event.name for event in entry.events] for entry in story.match.log]
    return any(["draw" in told and "banish" in told for told in names])


def leaves_door_for_known_top(story: Story) -> bool:
    return any([moment.question.facts["known"] and moment.chosen == "decline" for moment in asked(story, "claim")])


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
    same = play(story.match.game, options, story.match.seed, lambda observation, choices: next(decisions))
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
    "coop_duplicate=forbid": refuses_duplicate,
    "coop_duplicate=give": gives_door_away,
    "coop_lose_door=team": pays_partners_door,
    "coop_info=open": shows_prophecy_to_all,
}


# --- the list ---


def begins_turn(before: Moment | None, moment: Moment) -> bool:
    return moment.question.name == "play-or-discard"


@dataclass(frozen=True)
class Onirim(Golden):
    insatiable: bool = False

    game: ClassVar[Game] = find("onirim")
    telling: ClassVar[Telling] = Telling("turn", begins_turn)
    endings = OUTCOMES[1:]
    at_work = AT_WORK
    enough = 200

    def player(self) -> OnirimPlayer:
        return OnirimPlayer(self.wishes, self.insatiable)

    def ended(self, story: Story) -> str:
        return ending(story)


PROPHECIES = ("discard ?k*",) * 8
MILLS = ("pay deck",) * 10
SWAPS = ("swap ?s ?[mk]", "swap ?m ?[sk]") * 4

GOLDENS = [
    # Every ending, for one and for two.
    Onirim("win-one", ending="won"),
    Onirim("win-two", {"players": 2}, "won"),
    Onirim("deck-empty-one", ending="lost"),
    Onirim("deck-empty-two", {"players": 2}, "lost"),
    Onirim("door-gone-one", ending="door-gone", wishes=("drop ?d", *PROPHECIES)),
    Onirim("door-gone-two", {"players": 2}, "door-gone", wishes=("drop ?d", *PROPHECIES)),
    Onirim("deck-short-one", {"mill_short": "lose"}, "deck-short", wishes=MILLS),
    Onirim("deck-short-two", {"players": 2, "mill_short": "lose"}, "deck-short", wishes=MILLS),
    # Every option at work.
    Onirim("claim-ask", {"claim": "ask"}, wishes=("decline",)),
    Onirim("claim-auto-known-top", also=leaves_door_for_known_top, wishes=("decline", *PROPHECIES)),
    Onirim("door-key-auto", {"door_key": "auto"}),
    Onirim("absent-search-ask-search", also=searches, wishes=("search", *PROPHECIES), insatiable=True),
    Onirim("absent-search-ask-skip", also=skips, wishes=("skip", *PROPHECIES), insatiable=True),
    Onirim("absent-search-shuffle", {"absent_search": "shuffle"}, wishes=PROPHECIES, insatiable=True),
    Onirim("absent-search-skip", {"absent_search": "skip"}, wishes=PROPHECIES, insatiable=True),
    Onirim("prophecy-door-forbid-won", {"prophecy_door": "forbid"}, "won"),
    Onirim("prophecy-door-forbid-lost", {"prophecy_door": "forbid"}, "door-gone"),
    Onirim("mill-short-partial", also=reveals_what_is_there, wishes=MILLS),
    Onirim("mill-short-forbid", {"mill_short": "forbid"}, wishes=MILLS),
    Onirim("limbo-rescue-lost", {"limbo_rescue": True}, "lost", wishes=MILLS),
    Onirim("limbo-rescue-won", {"limbo_rescue": True}, "won"),
    Onirim("card-counter-off", {"card_counter": False}),
    Onirim("first-picker-2", {"players": 2, "first_picker": 2}),
    Onirim("first-turn-2", {"players": 2, "first_turn": 2}),
    Onirim("swap-timing-after", {"players": 2, "swap_timing": "after"}, wishes=SWAPS + PROPHECIES),
    Onirim("coop-duplicate-keep", {"players": 2}, also=has_duplicate, wishes=("open*",) * 4),
    Onirim("coop-duplicate-forbid", {"players": 2, "coop_duplicate": "forbid"}),
    Onirim("coop-duplicate-give", {"players": 2, "coop_duplicate": "give"}, "won", wishes=("open*",) * 4),
    Onirim("coop-lose-door-team", {"players": 2, "coop_lose_door": "team"}, wishes=("pay ?d partner",)),
    Onirim("coop-info-open", {"players": 2, "coop_info": "open"}, wishes=("discard ?k*",)),
]
