"""The tables of docs/content/labyrinth.md: is the box of Labyrinth in balance?

    reverie simulate labyrinth --players 4 --bots apprentice --games 1000 --seed balance --json > 4.json
    python bench/labyrinth_balance.py 2.json 3.json 4.json ...

One column for each file. A share in wins is told as a multiple of the fair one, with its standard error.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import Any

from reverie.games.labyrinth.box.content import Ability
from reverie.games.labyrinth.box.content_laws import find_content

BOX = find_content("standard")
LETTERS = "abcd"


class Matches:
    """What many matches came to, as `reverie simulate --json` tells it."""

    def __init__(self, report: dict[str, Any]) -> None:
        self.games: int = report["games"]
        self.players: int = report["options"]["players"]
        self.counts: dict[str, int] = report["statistics"]
        self.seats: list[int] = [seat["wins"] for seat in report["seats"]]
        self.rounds = sorted(
            [
                int(name.removeprefix("rounds "))
                for name, count in self.counts.items()
                if name.startswith("rounds ")
                for _ in range(count)
            ]
        )

    def count(self, name: str) -> int:
        return self.counts.get(name, 0)

    def each(self, name: str) -> float:
        return self.count(name) / self.games

    def percentile(self, share: int) -> int:
        return self.rounds[min(len(self.rounds) - 1, len(self.rounds) * share // 100)]

    def share(self, wins: int) -> float:
        return 100 * wins / self.games

    def of_fair(self, character: str) -> str:
        """How often a character wins, as a multiple of how often it would if all were equal."""
        played = self.count(f"played {character}")
        if not played:
            return "–"
        share = self.count(f"won {character}") * self.players / played
        return f"{share:.2f} ± {sqrt((self.players - 1) / played):.2f}"

    def uses(self, ability: str) -> int:
        return self.count(f"ability {ability}") + self.count(f"at work {ability}")


Row = tuple[str, Callable[[Matches], str]]

ROWS: list[Row] = [
    ("matches", lambda m: f"{m.games:,}"),
    ("rounds: median", lambda m: str(m.percentile(50))),
    ("5th and 95th percentile", lambda m: f"{m.percentile(5)}, {m.percentile(95)}"),
    ("longest", lambda m: str(m.rounds[-1])),
    ("won by nobody", lambda m: str(m.count("won by nobody"))),
    ("won by who began, %", lambda m: f"{m.share(m.count('won by who began')):.1f}"),
    ("fair, %", lambda m: f"{100 / m.players:.1f}"),
    ("won by seat, %", lambda m: ", ".join([f"{m.share(wins):.1f}" for wins in m.seats])),
    ("a match has: fights", lambda m: f"{m.each('attack'):.2f}"),
    ("deaths", lambda m: f"{m.each('die'):.2f}"),
    ("ways home", lambda m: f"{m.each('home'):.2f}"),
    ("jumps", lambda m: f"{m.each('jump'):.2f}"),
    ("tiles laid, turned, removed", lambda m: ", ".join([f"{m.each(n):.1f}" for n in ("laid", "turned", "removed")])),
    ("traps set", lambda m: f"{m.each('trap-laid'):.1f}"),
]


def table(title: str, rows: list[Row], files: list[Matches]) -> None:
    print(f"| {title} | " + " | ".join([f"{matches.players} players" for matches in files]) + " |")
    print("|---|" + "---:|" * len(files))
    for name, value in rows:
        print(f"| {name} | " + " | ".join([value(matches) for matches in files]) + " |")
    print()


def character_rows() -> list[Row]:
    def row(place: int) -> Row:
        return BOX.characters[place].names["en"], lambda m: m.of_fair(f"c{place + 1:02d}")

    return [row(place) for place in range(len(BOX.characters))]


def piece_rows(prefix: str, letter: str, names: list[str]) -> list[Row]:
    def row(place: int, name: str) -> Row:
        return name, lambda m: str(m.count(f"{prefix} {letter}{place + 1:02d}"))

    return [row(place, name) for place, name in enumerate(names)]


def item_rows() -> list[Row]:
    def row(place: int, name: str) -> Row:
        piece = f"i{place + 1:02d}"
        return name, lambda m: f"{m.count(f'take {piece}')}, {m.count(f'item {piece}')}"

    return [row(place, item.names["en"]) for place, item in enumerate(BOX.items)]


def ability_rows() -> list[Row]:
    def row(character: int, slot: int, ability: Ability) -> Row:
        name = f"{BOX.characters[character].names['en']}: {ability.names['en']}"
        return name, lambda m: str(m.uses(f"c{character + 1:02d}{LETTERS[slot]}"))

    return [
        row(place, slot, ability)
        for place, character in enumerate(BOX.characters)
        for slot, ability in enumerate(character.abilities)
    ]


def main(paths: list[str]) -> None:
    files = [Matches(json.loads(Path(path).read_text())) for path in paths]
    table("", ROWS, files)
    table("wins, of the fair share", character_rows(), files)
    table("trap sprung", piece_rows("trap", "t", [trap.names["en"] for trap in BOX.traps]), files)
    table("item taken, used", item_rows(), files)
    table("event", piece_rows("event", "e", [event.names["en"] for event in BOX.events]), files)
    table("ability used or at work", ability_rows(), files)


if __name__ == "__main__":
    main(sys.argv[1:])
