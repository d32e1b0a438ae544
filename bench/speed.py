"""Speed of the engine: compiled, interpreted, driven from Python, and OpenSpiel beside it. `make bench` runs it.

Everything is measured once in each round, one after the other, so that a busy moment of the machine hits all of
them; the table shows medians over the rounds. A ratio is the median of the rounds' own ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import TypeAlias

from loops import (
    ACTIONS,
    COPY,
    DECISIONS,
    GAMES,
    OpenSpiel,
    Rates,
    Reverie,
    ReverieDealt,
    time_copies,
    time_decisions,
    time_driven,
    time_playouts,
)
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from sketch import CompileError, compile_sketch, time_sketch

import reverie

Measure: TypeAlias = Callable[[int], Rates]  # takes the number of the round, which seeds its luck
Samples: TypeAlias = dict[str, list[Rates]]  # for each row, one in each round

SOLO = "Onirim solo, compiled"
SOLO_INTERPRETED = "Onirim solo, interpreted"
SKETCH = "the sketch, compiled"
PAIR = "Onirim for two, compiled"
PAIR_INTERPRETED = "Onirim for two, interpreted"
DREAM = "Dreamscape for two, compiled"
DREAM_INTERPRETED = "Dreamscape for two, interpreted"
DREAM_FOR_FOUR = "Dreamscape for four, compiled"
DRIVEN = "Onirim solo, Python loop"
DRIVEN_BY_ODDS = "the same, chance by odds in Python"
SOLITAIRE = "OpenSpiel solitaire, Python loop"
HANABI = "OpenSpiel hanabi, Python loop"
COPIES = "copy: Onirim solo"
DREAM_COPIES = "copy: Dreamscape for two"
DREAM_COPIES_FOR_FOUR = "copy: Dreamscape for four"
SOLITAIRE_COPIES = "copy: OpenSpiel solitaire"
HANABI_COPIES = "copy: OpenSpiel hanabi"

# Games (or copies) in a round: each takes about a third of a second.
BATCH = {
    SOLO: 15_000,
    SKETCH: 9_000,
    SOLO_INTERPRETED: 800,
    PAIR: 8_000,
    PAIR_INTERPRETED: 500,
    DREAM: 4_000,
    DREAM_INTERPRETED: 150,
    DREAM_FOR_FOUR: 2_000,
    DRIVEN: 3_000,
    DRIVEN_BY_ODDS: 1_500,
    SOLITAIRE: 450,
    HANABI: 4_000,
    COPIES: 300_000,
    DREAM_COPIES: 100_000,
    DREAM_COPIES_FOR_FOUR: 100_000,
    SOLITAIRE_COPIES: 50_000,
    HANABI_COPIES: 50_000,
}
QUICK = 8  # so much smaller is a batch with --quick

# With which row of ours a row is compared.
OURS = {
    SOLO_INTERPRETED: SOLO,
    SKETCH: SOLO,
    PAIR_INTERPRETED: PAIR,
    DREAM_INTERPRETED: DREAM,
    DRIVEN_BY_ODDS: DRIVEN,
    SOLITAIRE: DRIVEN,
    HANABI: DRIVEN,
    SOLITAIRE_COPIES: COPIES,
    HANABI_COPIES: COPIES,
}

errors = Console(stderr=True)


def time_interpreted(game: str, players: int, games: int, seed: str) -> Rates:
    """The playout loop in a Python of its own, with the compiled modules left aside."""
    command = [sys.executable, str(Path(__file__).with_name("loops.py")), game, str(players), str(games), seed]
    environment = os.environ | {"REVERIE_PURE": "1"}
    told = json.loads(subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout)
    assert told["build"] == "interpreted", "REVERIE_PURE was not heeded"
    rates: Rates = told["rates"]
    return rates


# --- what there is to measure ---


def own_measures(batch: dict[str, int]) -> dict[str, Measure]:
    solo, dealt = Reverie("onirim", 1), ReverieDealt("onirim", 1)
    dream, dream_for_four = Reverie("dreamscape", 2), Reverie("dreamscape", 4)
    return {
        SOLO: lambda number: time_playouts("onirim", 1, batch[SOLO], str(number)),
        SOLO_INTERPRETED: lambda number: time_interpreted("onirim", 1, batch[SOLO_INTERPRETED], str(number)),
        PAIR: lambda number: time_playouts("onirim", 2, batch[PAIR], str(number)),
        PAIR_INTERPRETED: lambda number: time_interpreted("onirim", 2, batch[PAIR_INTERPRETED], str(number)),
        DREAM: lambda number: time_playouts("dreamscape", 2, batch[DREAM], str(number)),
        DREAM_INTERPRETED: lambda number: time_interpreted("dreamscape", 2, batch[DREAM_INTERPRETED], str(number)),
        DREAM_FOR_FOUR: lambda number: time_playouts("dreamscape", 4, batch[DREAM_FOR_FOUR], str(number)),
        DRIVEN: lambda number: time_driven(dealt, batch[DRIVEN], str(number)),
        DRIVEN_BY_ODDS: lambda number: time_driven(solo, batch[DRIVEN_BY_ODDS], str(number)),
        COPIES: lambda number: time_copies(solo, batch[COPIES], str(number)),
        DREAM_COPIES: lambda number: time_copies(dream, batch[DREAM_COPIES], str(number)),
        DREAM_COPIES_FOR_FOUR: lambda number: time_copies(dream_for_four, batch[DREAM_COPIES_FOR_FOUR], str(number)),
    }


def spiel_measures(batch: dict[str, int]) -> dict[str, Measure]:
    """Nothing, with a word to the user, where OpenSpiel is not installed."""
    try:
        solitaire, hanabi = OpenSpiel("solitaire"), OpenSpiel("hanabi")
    except ImportError as error:
        errors.print(f"OpenSpiel cannot be imported ({error}); its rows are left out.", markup=False)
        errors.print('To get it: pip install "open_spiel>=1.6" into the same environment.', markup=False)
        return {}
    return {
        SOLITAIRE: lambda number: time_driven(solitaire, batch[SOLITAIRE], str(number)),
        HANABI: lambda number: time_driven(hanabi, batch[HANABI], str(number)),
        SOLITAIRE_COPIES: lambda number: time_copies(solitaire, batch[SOLITAIRE_COPIES], str(number)),
        HANABI_COPIES: lambda number: time_copies(hanabi, batch[HANABI_COPIES], str(number)),
    }


def sketch_measures(batch: dict[str, int], path: Path | None) -> dict[str, Measure]:
    if path is None:
        return {}
    errors.print("Compiling the sketch ...")
    try:
        sketch = compile_sketch(path)
    except CompileError as error:
        errors.print(f"The sketch does not compile:\n{error}", markup=False)
        sys.exit(1)
    return {SKETCH: lambda number: time_sketch(sketch, batch[SKETCH], number + 1)}


def take_samples(measures: dict[str, Measure], rounds: int) -> Samples:
    """Every measure once in every round. Nothing is drawn while one runs: that would cost it time."""
    samples: Samples = {row: [] for row in measures}
    with Progress(console=errors, auto_refresh=False, transient=True) as progress:
        task = progress.add_task("", total=rounds * len(measures))
        for number in range(rounds):
            if not errors.is_terminal:
                errors.print(f"round {number + 1} of {rounds}")
            for row, measure in measures.items():
                progress.update(task, description=f"round {number + 1} of {rounds}: {row}", refresh=errors.is_terminal)
                samples[row].append(measure(number))
                progress.advance(task)
    return samples


# --- the table ---


def ratio(samples: Samples, row: str, rate: str) -> str:
    """How many times faster ours is than this row; nothing where the two have no such rate in common."""
    if row not in OURS or rate not in samples[row][0]:
        return ""
    pairs = zip(samples[OURS[row]], samples[row], strict=True)
    times = median(ours[rate] / theirs[rate] for ours, theirs in pairs)
    return f"{1 / times if rate == COPY else times:.2f}"  # a copy is given in time, not in speed


def cell(rates: list[Rates], rate: str) -> str:
    if rate not in rates[0]:
        return ""
    return f"{median(sample[rate] for sample in rates):,.{2 if rate == COPY else 0}f}"


def table(samples: Samples, batch: dict[str, int], look: box.Box) -> Table:
    grid = Table(box=look)
    grid.add_column("")
    for heading in ("in a round", GAMES, DECISIONS, ACTIONS, COPY, "ours, times faster", "in actions/s"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for row in samples:
        cells = [cell(samples[row], rate) for rate in (GAMES, DECISIONS, ACTIONS, COPY)]
        faster = ratio(samples, row, DECISIONS) or ratio(samples, row, COPY)
        grid.add_row(row, f"{batch[row]:,}", *cells, faster, ratio(samples, row, ACTIONS))
    return grid


# --- how long bots think ---

THINKERS = [("dreamscape", "apprentice", 2), ("dreamscape", "apprentice", 4)]


def thinking_table(matches: int, look: box.Box) -> Table:
    """Every decision of whole matches between bots of a kind."""
    grid = Table(box=look)
    grid.add_column("")
    for heading in ("matches", "decisions", "ms, median", "ms, 99 of 100", "ms, longest"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for game, bot, players in THINKERS:
        errors.print(f"{bot} of {game}, {players} players")
        times = sorted(time_decisions(game, bot, players, matches, "bench"))
        late = times[len(times) * 99 // 100]
        cells = [f"{median(times):.3f}", f"{late:.2f}", f"{times[-1]:.2f}"]
        grid.add_row(f"{bot} of {game}, {players} players", str(matches), f"{len(times):,}", *cells)
    return grid


def compiler() -> str:
    try:
        told = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return "no C compiler"
    return told.splitlines()[0]


def show(samples: Samples, batch: dict[str, int], rounds: int) -> None:
    out = Console()
    if not out.is_terminal:
        out = Console(width=160)  # a pipe has no width of its own, and a folded table is hard to read
    python = f"{platform.python_implementation()} {platform.python_version()}"
    out.print(f"{os.cpu_count()} cores, one used; {python}; {compiler()}", highlight=False)
    out.print(f"Random play, processor time, medians of {rounds} round(s) of as many games or copies as shown.")
    out.print("Decisions are those of players; actions are decisions and what chance did, together.")
    out.print("Ours, times faster: our row of the same kind against this row, in decisions/s or in copies.")
    look = box.SIMPLE_HEAD if out.is_terminal else box.MARKDOWN
    out.print(table(samples, batch, look))
    out.print("How long bots think, processor time of each decision, in whole matches:")
    out.print(thinking_table(max(rounds, 2), look))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Speed of the engine, and of OpenSpiel beside it.")
    parser.add_argument("--rounds", type=int, help="how often everything is measured (15; with --quick 3)")
    parser.add_argument("--quick", action="store_true", help="small batches and few rounds: a glance, no result")
    parser.add_argument("--beside", type=Path, metavar="PATH", help="a sketch with playouts(games, seed) to time, too")
    chosen = parser.parse_args()
    if chosen.rounds is None:
        chosen.rounds = 3 if chosen.quick else 15
    if chosen.rounds < 1:
        parser.error("--rounds has to be at least 1")
    if chosen.beside is not None and not chosen.beside.is_file():
        parser.error(f"--beside: there is no file {chosen.beside}")
    return chosen


def main() -> None:
    chosen = parse()
    if reverie.build() != "compiled":
        sys.exit("The engine runs uncompiled here: build it with a C compiler (make build), without REVERIE_PURE.")
    batch = {row: size // QUICK if chosen.quick else size for row, size in BATCH.items()}
    measures = own_measures(batch) | sketch_measures(batch, chosen.beside) | spiel_measures(batch)
    in_order = {row: measures[row] for row in BATCH if row in measures}  # those that are compared lie side by side
    show(take_samples(in_order, chosen.rounds), batch, chosen.rounds)


if __name__ == "__main__":
    main()
