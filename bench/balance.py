"""The tables of docs/content/dreamscape.md: is the content of Dreamscape in balance?

    reverie simulate dreamscape --players 2 --bots apprentice --games 1000 --seed balance --json > 2.json
    python bench/balance.py 2.json ...

One column for each file. A share is of the matches in the file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from reverie.games.dreamscape.content import POWERS, standard

LEVELS = (1, 2, 3)
CARDS = {card.id: card.level for card in standard().landscapes}


class Matches:
    """What many matches of one kind came to, as `reverie simulate --json` tells it."""

    def __init__(self, report: dict[str, Any]) -> None:
        self.games: int = report["games"]
        self.players: int = report["options"]["players"]
        self.nightmare: bool = report["options"]["nightmare"]
        self.counts: dict[str, int] = report["statistics"]
        self.points: float = sum([seat["mean_points"] for seat in report["seats"]]) / self.players

    def name(self) -> str:
        return f"{self.players}, Nightmare" if self.nightmare else f"{self.players} players"

    def count(self, name: str) -> int:
        return self.counts.get(name, 0)

    def per_player(self, name: str) -> float:
        return self.count(name) / self.games / self.players

    def of_level(self, verb: str, level: int) -> int:
        return sum([self.count(f"{verb} {card}") for card, of in CARDS.items() if of == level])

    def kept(self, card: str) -> float:
        """In what share of the matches a card is kept; it lies in the box once."""
        return self.count(f"kept {card}") / self.games

    def completed(self, card: str) -> float:
        return self.count(f"completed {card}") / self.count(f"kept {card}")

    def pace(self, level: int) -> float:
        """Points for each round that a completed card lay open."""
        return self.count(f"level {level} points") / max(1, self.count(f"level {level} rounds"))

    def net_pace(self, level: int) -> float:
        """The same with the cards never completed, which cost five points each (D-49)."""
        points = self.count(f"level {level} points") - 5 * self.count(f"level {level} left")
        return points / max(1, self.count(f"level {level} rounds") + self.count(f"level {level} rounds left"))

    def decided(self, token: str) -> float | None:
        dealt = self.count(f"token {token} dealt")
        return self.count(f"token {token} decided") / dealt if dealt else None

    def won(self, rank: int) -> float:
        """What share of the matches the player of this first initiative won; a shared victory counts in part."""
        shares = [self.count(f"rank {rank} winner of {winners}") / winners for winners in range(1, self.players + 1)]
        return sum(shares) / self.games

    def power_share(self, power: str) -> float:
        used = sum([count for name, count in self.counts.items() if name.startswith("power ")])
        return sum([self.count(f"power {power} of a {of}") for of in ("locale", "card")]) / used


Cell = Callable[[Matches], str]


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def by_level(value: Callable[[int], float], form: str) -> str:
    return ", ".join([format(value(level), form) for level in LEVELS])


def least_kept(matches: Matches, level: int) -> str:
    card = min([card for card, of in CARDS.items() if of == level], key=matches.kept)
    return f"{card} {100 * matches.kept(card):.1f} %"


def least_completed(matches: Matches) -> str:
    card = min([card for card in CARDS if matches.kept(card)], key=matches.completed)
    return f"{card} {percent(matches.completed(card))} % of {matches.count(f'kept {card}')}"


def by_initiative(matches: Matches) -> str:
    shares = [matches.won(rank) for rank in range(1, matches.players + 1)]
    return ", ".join([f"{100 * share:.1f}" for share in shares]) + " %"


OVERVIEW: dict[str, Cell] = {
    "matches": lambda m: f"{m.games:,}",
    "mean points": lambda m: f"{m.points:.1f}",
    "from cards, trees, tokens": lambda m: ", ".join(
        [f"{m.per_player(f'points {rule}'):.1f}" for rule in ("D-46", "D-31", "D-62")]
    ),
    "lost by open cards, by red shards": lambda m: ", ".join(
        [f"{abs(m.per_player(f'points {rule}')):.1f}" for rule in ("D-49", "D-80")]
    ),
    "cards a player keeps, by level": lambda m: by_level(
        lambda lv: m.of_level("kept", lv) / m.games / m.players, ".2f"
    ),
    "of those completed, %": lambda m: by_level(
        lambda level: 100 * m.of_level("completed", level) / max(1, m.of_level("kept", level)), ".0f"
    ),
    "points for each round a completed card lay open": lambda m: by_level(m.pace, ".2f"),
    "the highest of the three to the lowest": lambda m: f"{max(map(m.pace, LEVELS)) / min(map(m.pace, LEVELS)):.2f}",
    "the same, open cards counted with −5": lambda m: by_level(m.net_pace, ".2f"),
    "kept least of level I": lambda m: least_kept(m, 1),
    "kept least of level II": lambda m: least_kept(m, 2),
    "kept least of level III": lambda m: least_kept(m, 3),
    "cards kept in under 3 % of the matches": lambda m: str(len([card for card in CARDS if m.kept(card) < 0.03])),
    "completed least, where kept": least_completed,
    "won, by first initiative": by_initiative,
}


def print_table(title: str, rows: dict[str, Cell], columns: list[Matches]) -> None:
    print(f"\n| {title} | " + " | ".join([matches.name() for matches in columns]) + " |")
    print("|---|" + "---:|" * len(columns))
    for label, cell in rows.items():
        print(f"| {label} | " + " | ".join([cell(matches) for matches in columns]) + " |")


def power_row(power: str) -> Cell:
    return lambda matches: percent(matches.power_share(power))


def token_row(token: str) -> Cell:
    def cell(matches: Matches) -> str:
        share = matches.decided(token)
        return "–" if share is None else percent(share)

    return cell


def main(files: list[str]) -> None:
    columns = [Matches(json.loads(Path(file).read_text(encoding="utf-8"))) for file in files]
    print_table("", OVERVIEW, columns)
    print_table("uses of each power, %", {power: power_row(power) for power in POWERS}, columns)
    tokens = {f"{token.id}, `{token.kind}`": token_row(token.id) for token in standard().tokens}
    print_table("token decided, % of matches with it", tokens, columns)


if __name__ == "__main__":
    main(sys.argv[1:])
