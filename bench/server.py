"""Speed of the server: actions at many tables at once, how long each takes, and what a table costs in memory.

`make bench` runs it. Everything is on loopback: the server in a process of its own, the clients in this one. Processor
time is given beside the clock, because it depends less on who else uses the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import uvloop
from rich import box
from rich.console import Console
from rich.table import Table
from wire import Wire, connect

import reverie

OURS = 8471
SERVE = [sys.executable, "-c", "from reverie.cli import main; main()", "serve"]
LIMITS = ("MESSAGES_PER_SECOND", "MESSAGES_AT_ONCE", "WRITES_AT_ONCE", "OPEN_TABLES", "SOCKETS_PER_GUEST")
FREE = {"REVERIE_SERVER_LOG_LEVEL": "WARNING", **{f"REVERIE_SERVER_{limit}": "1000000" for limit in LIMITS}}
LONGEST = 120.0  # seconds for a load; a client that stumbles would keep everybody waiting for ever


@dataclass
class Measured:
    """One load: how much was done, how long each took, and what it cost the server."""

    seconds: float
    processor: float
    delays: list[float]
    sizes: list[int] = field(default_factory=list)

    def __add__(self, other: Measured) -> Measured:
        return Measured(
            self.seconds + other.seconds,
            self.processor + other.processor,
            self.delays + other.delays,
            self.sizes + other.sizes,
        )

    @property
    def rate(self) -> float:
        return len(self.delays) / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of processor time for each."""
        return self.processor / len(self.delays) * 1e6

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000


class Running:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def processor(self) -> float:
        """Seconds, of all its threads."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum([int(thread.read_text().split()[0]) for thread in threads]) / 1e9

    def memory(self) -> int:
        """Bytes in memory that are its own."""
        told = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return sum(int(line.split()[1]) for line in told.splitlines() if line.startswith("Private_")) * 1024


@contextmanager
def running(command: list[str], port: int, environment: dict[str, str]) -> Iterator[Running]:
    process = subprocess.Popen(command, env={**os.environ, **environment})
    try:
        for _ in range(300):
            try:
                httpx.get(f"http://127.0.0.1:{port}/healthz")
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield Running(process, port)
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def serving(port: int, environment: dict[str, str]) -> Iterator[Running]:
    """Our server, with its log on disk and no limits for guests."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*SERVE, "--port", str(port), "--db", f"sqlite:///{folder}/bench.db"]
        with running(command, port, {**FREE, **environment}) as server:
            yield server


# --- clients ---


class Match:
    """Clients at one table who act in turn, as soon as they are asked or once in every beat."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.left = 0
        self.beat = 0.0  # seconds from one decision to the next; 0: as fast as it goes
        self.due = 0.0
        self.delays: list[float] = []
        self.sizes: list[int] = []
        self.sent = 0.0
        self.waits = False  # for the answer to what was done last
        self.over = asyncio.Event()

    def heard(self, wire: Wire, message: bytes) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        """Act, once the one who is asked has been told so."""
        raise NotImplementedError

    def act(self, actor: int, message: bytes) -> None:
        self.waits = True
        self.due += self.beat
        if self.beat:
            asyncio.get_running_loop().call_at(self.due, self.send, actor, message)
        else:
            self.send(actor, message)

    def send(self, actor: int, message: bytes) -> None:
        self.sent = time.perf_counter()
        self.wires[actor].send(message)

    def answered(self, message: bytes, is_over: bool) -> None:
        self.delays.append(time.perf_counter() - self.sent)
        self.sizes.append(len(message))
        self.waits = False
        self.left -= 1
        if self.left <= 0 or is_over:
            self.over.set()

    def start(self, decisions: int, beat: float) -> None:
        self.left, self.beat = decisions, beat
        self.due = asyncio.get_running_loop().time()
        self.delays.clear()
        self.sizes.clear()
        self.over.clear()
        self.go_on()
        if not self.waits:
            self.over.set()


class Choice(msgspec.Struct):
    text: str


class Seen(msgspec.Struct):
    """As much of a view as it takes to choose."""

    at: int
    actor: int | None
    choices: list[Choice]
    result: object


class Told(msgspec.Struct):
    """As much of a message as these clients read."""

    type: str
    answer: str | None = None
    view: Seen | None = None


NOTHING = Seen(-1, None, [], None)
read = msgspec.json.Decoder(Told).decode


class Onirim(Match):
    """Two clients who take the first choice."""

    def __init__(self) -> None:
        super().__init__()
        self.views = [NOTHING] * 2
        self.wish = ""
        self.number = 0

    def heard(self, wire: Wire, message: bytes) -> None:
        told = read(message)
        if told.view is None:
            if told.type == "refused":
                raise RuntimeError(message)
            return
        seat = self.wires.index(wire) if wire in self.wires else len(self.wires)
        self.views[seat] = told.view
        if self.waits and told.answer == self.wish:
            self.answered(message, told.view.result is not None)
        if self.left > 0 and not self.waits:
            self.go_on()

    def go_on(self) -> None:
        at = max([view.at for view in self.views])
        for actor, view in enumerate(self.views):
            if view.at == at and view.actor == actor:
                self.number += 1
                self.wish = f"w{self.number}"
                wish = f'{{"type":"act","id":"{self.wish}","at":{at},"actions":["{view.choices[0].text}"]}}'
                self.act(actor, wish.encode())


async def open_matches(server: Running, tables: int) -> list[Onirim]:
    """Tables for two, with both connected."""
    matches = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
        tokens = [(await client.post("/api/programs", json={"name": name})).json()["token"] for name in ("Ann", "Bob")]
        signed = [{"Authorization": f"Bearer {token}"} for token in tokens]
        for _ in range(tables):
            wish = {"game": "onirim", "options": {"players": 2}}
            table_id = (await client.post("/api/tables", json=wish, headers=signed[0])).json()["id"]
            await client.post(f"/api/tables/{table_id}/seats", json={}, headers=signed[1])
            match = Onirim()
            for token in tokens:
                match.wires.append(await connect(server.port, f"/ws/tables/{table_id}", token, match.heard))
                while match.views[len(match.wires) - 1] is NOTHING:
                    await asyncio.sleep(0.001)
            matches.append(match)
    return matches


async def play(server: Running, matches: Sequence[Match], decisions: int, beat: float) -> Measured:
    """So many decisions at each table, as fast as it goes, or one in each beat."""
    processor, start = server.processor(), time.perf_counter()
    for number, match in enumerate(matches):
        # Not all at once: a real evening has no first beat.
        asyncio.get_running_loop().call_later(beat * number / len(matches), match.start, decisions, beat)
    await asyncio.sleep(beat + 0.01)
    async with asyncio.timeout(LONGEST):
        await asyncio.gather(*[match.over.wait() for match in matches])
    seconds = time.perf_counter() - start
    delays = [delay for match in matches for delay in match.delays]
    sizes = [size for match in matches for size in match.sizes]
    return Measured(seconds, server.processor() - processor, delays, sizes)


def leave(matches: Sequence[Match]) -> None:
    for match in matches:
        for wire in match.wires:
            wire.close()


# --- memory ---


async def idle_memory(server: Running, tables: int) -> float:
    """Bytes for each table that is awake, both seats taken, nobody connected."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
        tokens = [(await client.post("/api/programs", json={"name": name})).json()["token"] for name in ("Ann", "Bob")]
        signed = [{"Authorization": f"Bearer {token}"} for token in tokens]

        async def open_tables(count: int) -> None:
            for _ in range(count):
                wish = {"game": "onirim", "options": {"players": 2}}
                table_id = (await client.post("/api/tables", json=wish, headers=signed[0])).json()["id"]
                await client.post(f"/api/tables/{table_id}/seats", json={}, headers=signed[1])

        await open_tables(tables // 4)  # what grows once
        before = server.memory()
        await open_tables(tables)
        return (server.memory() - before) / tables


# --- the whole ---


async def measure(ours: Running, tables: int, decisions: int, rounds: int) -> None:
    out = Console(width=150) if not sys.stdout.isatty() else Console()
    idle = await idle_memory(ours, tables)
    before = ours.memory()
    matches = await open_matches(ours, tables)
    connected = (ours.memory() - before) / tables
    full = await play(ours, matches, decisions, 0.0)
    played = (ours.memory() - before) / tables
    half = Measured(0.0, 0.0, [])
    for number in range(rounds):
        if number:
            matches = await open_matches(ours, tables)
            full += await play(ours, matches, decisions, 0.0)
        half += await play(ours, matches, decisions // 2, tables / (full.rate / 2))
        leave(matches)
    grid = Table(box=box.SIMPLE_HEAD if out.is_terminal else box.MARKDOWN)
    for heading in ("", "per second", "50 % within, ms", "99 % within, ms", "processor time each, µs"):
        grid.add_column(heading, justify="right" if heading else "left")
    for name, row in {"actions, as fast as it goes": full, "actions, at half that rate": half}.items():
        cells = [f"{row.rate:,.0f}", f"{row.percentile(0.5):.1f}", f"{row.percentile(0.99):.1f}", f"{row.cost:.0f}"]
        grid.add_row(name, *cells)
    out.print(f"{os.cpu_count()} cores; {reverie.build()} build; load {os.getloadavg()[0]:.1f}", highlight=False)
    out.print(f"{tables} tables of Onirim for two, two clients each, SQLite; {len(full.delays):,} actions in "
              f"{rounds} rounds", highlight=False)  # fmt: skip
    out.print(grid)
    out.print(f"memory of a table, kB: {idle / 1000:.1f} awake and idle, {connected / 1000:.1f} with two clients, "
              f"{played / 1000:.1f} with two clients after {decisions} decisions")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=24, help="at each table, at full load")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="a glance, no result")
    chosen, _ = parser.parse_known_args()
    tables = chosen.tables // 5 if chosen.quick else chosen.tables
    with serving(OURS, {}) as ours:
        uvloop.run(measure(ours, tables, chosen.decisions, 1 if chosen.quick else chosen.rounds))


if __name__ == "__main__":
    main()
