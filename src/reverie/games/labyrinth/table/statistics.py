"""What is worth counting in a match of Labyrinth, to see whether the content is in balance."""

from __future__ import annotations

from collections import Counter

from reverie.core.event import Event
from reverie.core.option import Options
from reverie.games.labyrinth.box.actions import CHARACTER_IDS, SLOT_LETTERS
from reverie.games.labyrinth.box.content import Content
from reverie.games.labyrinth.box.content_laws import find_content
from reverie.games.labyrinth.turn.occasions import shows

# Events whose `what` says which piece of the content came into play.
PIECES = ("trap", "item", "take", "event", "golem-card")
PLAIN = (
    "attack",
    "die",
    "fall",
    "home",
    "jump",
    "laid",
    "martyr",
    "pursuit",
    "push",
    "removed",
    "rest",
    "swapped",
    "tie",
    "token-laid",
    "trap-laid",
    "turned",
)


def statistics(options: Options, events: list[Event]) -> dict[str, int]:
    """Counts by name: rounds, how it ended, what came into play, abilities, and the character that won.

    An ability is counted each time it is used, and one that is always at work each time something shows it.
    """
    counts: Counter[str] = Counter()
    for event in events:
        what = str(event.facts.get("what", event.facts.get("card", "")))
        if event.name in PIECES:
            counts[f"{event.name} {what}"] += 1
        elif event.name == "use":
            counts[f"ability {what}"] += 1
        elif event.name in PLAIN:
            counts[event.name] += 1
    if counts["die"]:
        counts["matches with a death"] += 1
    count_at_work(find_content(str(options["content"])), events, counts)
    count_end(events, counts)
    return dict(counts)


def count_at_work(content: Content, events: list[Event], counts: Counter[str]) -> None:
    characters: dict[int, str] = {}
    for event in events:
        seat = int(event.facts.get("seat", -1))
        if event.name == "become":
            characters[seat] = str(event.facts["what"])
        count_signs(content, characters.get(seat, ""), event.name, event, counts)
        if event.name == "win":
            count_signs(content, characters.get(int(event.facts["other"]), ""), "lost-fight", event, counts)


def count_signs(content: Content, character: str, name: str, event: Event, counts: Counter[str]) -> None:
    if character:
        for slot, ability in enumerate(content.characters[CHARACTER_IDS.index(character)].abilities):
            if shows(ability, name, event):
                counts[f"at work {character}{SLOT_LETTERS[slot]}"] += 1


def count_end(events: list[Event], counts: Counter[str]) -> None:
    """In which round it ended, and who won: what character, and whether it began. Characters are those at the end."""
    characters: dict[int, str] = {}
    rounds = 0
    first = winner = -1
    for event in events:
        seat = int(event.facts.get("seat", -1))
        if event.name == "become":
            characters[seat] = str(event.facts["what"])
        elif event.name == "turn":
            rounds = int(event.facts["round"])
        elif event.name == "first":
            first = seat
        elif event.name == "win-match":
            winner = seat
    counts[f"rounds {rounds:03d}"] += 1
    counts["won by a character" if winner >= 0 else "won by nobody"] += 1
    counts["won by who began"] += 1 if winner == first else 0
    for seat, character in characters.items():
        counts[f"played {character}"] += 1
        if seat == winner:
            counts[f"won {character}"] += 1
