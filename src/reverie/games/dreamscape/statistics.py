"""What is worth counting in a match of Dreamscape, to see whether the content is in balance."""

from __future__ import annotations

from collections import Counter

from reverie.core.event import Event
from reverie.core.option import Options
from reverie.games.dreamscape.box import Box, box_of
from reverie.games.dreamscape.content import POWERS


def statistics(options: Options, events: list[Event]) -> dict[str, int]:
    """Counts by name: cards kept and completed, rounds they lay open, powers, tokens, points by rule."""
    counts: Counter[str] = Counter()
    box = box_of(options)
    count_cards(box, events, counts)
    count_powers(box, events, counts)
    count_points(events, counts)
    count_tokens(events, counts)
    return dict(counts)


def count_cards(box: Box, events: list[Event], counts: Counter[str]) -> None:
    """A card lies open for as many rounds as its owner begins to create before it is completed."""
    cards = {card.id: card for card in box.content.landscapes}
    open_since: dict[str, int] = {}
    rounds: Counter[int] = Counter()
    owner: dict[str, int] = {}
    for event in events:
        seat = int(event.facts.get("seat", -1))
        if event.name == "create":
            rounds[seat] += 1
        elif event.name == "keep":
            card = str(event.secrets["card"])
            counts[f"kept {card}"] += 1
            open_since[card], owner[card] = rounds[seat], seat
        elif event.name == "complete":
            card = str(event.secrets["card"])
            level = cards[card].level
            counts[f"completed {card}"] += 1
            counts[f"level {level} completed"] += 1
            counts[f"level {level} points"] += cards[card].points
            counts[f"level {level} rounds"] += rounds[seat] - open_since.pop(card)
    for card, since in open_since.items():
        level = cards[card].level
        counts[f"level {level} left"] += 1
        counts[f"level {level} rounds left"] += rounds[owner[card]] - since


def count_powers(box: Box, events: list[Event], counts: Counter[str]) -> None:
    powers = {card.id: POWERS[card.power] for card in box.content.landscapes}
    for event in events:
        if event.name == "power":
            counts[f"power {POWERS[box.power_of[int(event.facts['locale']) - 1]]} of a locale"] += 1
        elif event.name == "use":
            counts[f"power {powers[str(event.facts['card'])]} of a card"] += 1


def count_points(events: list[Event], counts: Counter[str]) -> None:
    """Points by the rule that gives them, and who won: the first by initiative, the second, …; of how many winners."""
    points: Counter[int] = Counter()
    by_red: Counter[int] = Counter()
    completed: Counter[int] = Counter()
    first_order: list[int] = []
    for event in events:
        seat = int(event.facts.get("seat", -1))
        if event.name == "score":
            counts[f"points {event.facts['rule']}"] += int(event.facts["points"])
            points[seat] += int(event.facts["points"])
            if event.facts["rule"] == "D-80":
                by_red[seat] += int(event.facts["points"])
        elif event.name == "complete":
            completed[seat] += 1
        elif event.name == "rank" and event.facts["rank"] == len(first_order) + 1:
            first_order.append(seat)
    standings = [(points[seat], by_red[seat], completed[seat]) for seat in first_order]  # D-61, D-80
    winners = standings.count(max(standings))
    for rank, seat in enumerate(first_order):
        counts[f"rank {rank + 1} points"] += points[seat]
        if standings[rank] == max(standings):
            counts[f"rank {rank + 1} winner of {winners}"] += 1


def count_tokens(events: list[Event], counts: Counter[str]) -> None:
    """A token is decided if it brings points to somebody, but not the same to everybody."""
    seats = {int(event.facts["seat"]) for event in events if event.name == "rank"}
    brought: dict[str, Counter[int]] = {}
    for place, event in enumerate(events):
        if event.name == "goal":
            brought[str(event.facts["token"])] = Counter()
        elif event.name == "token":
            token, score = str(event.facts["token"]), events[place + 1]
            brought[token][int(event.facts["seat"])] += int(score.facts["points"])
    for token, points in brought.items():
        counts[f"token {token} dealt"] += 1
        counts[f"token {token} points"] += points.total()
        if len({points[seat] for seat in seats}) > 1:
            counts[f"token {token} decided"] += 1
