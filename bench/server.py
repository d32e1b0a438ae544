"""Speed of the server: actions at many tables at once, beside the same framework merely echoing.

`make bench` runs it. Everything is on loopback, in one run: our server and the echo in processes of their own, the
clients in this one. Processor time is given beside the clock, because it does not depend on who else uses the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

import httpx
import uvloop
from rich import box
from rich.console import Console
from rich.table import Table
from wire import Wire, connect

import reverie

OURS, ECHO = 8471, 8472
SERVE = "from reverie.cli import main; main()"
ECHOING = f"""
import contextlib
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
app = FastAPI()
@app.websocket("/echo")
async def echo(websocket: WebSocket):
    await websocket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await websocket.send_text(await websocket.receive_text())
uvicorn.run(app, port={ECHO}, log_level="warning", ws_per_message_deflate=False)
"""
FREE = {"MESSAGES_PER_SECOND": "1000000", "WRITES_AT_ONCE": "1000000", "OPEN_TABLES": "1000000", "LOG_LEVEL": "WARNING"}
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    """One load: how much was done, how long each took, and what it cost the server."""

    seconds: float
    processor: float
    delays: list[float]
    sizes: list[int] = field(default_factory=list)

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
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

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


# --- our server ---


class Match:
    """Two clients at one table, who take the first choice in turn."""

    def __init__(self, players: int) -> None:
        self.wires: list[Wire] = []
        self.left = 0
        self.pause = 0.0
        self.delays: list[float] = []
        self.sizes: list[int] = []
        self.views: list[dict[str, object]] = [{} for _ in range(players)]
        self.sent = 0.0
        self.wish = ""
        self.number = 0
        self.over = asyncio.Event()

    def heard(self, wire: Wire, message: bytes) -> None:
        told = json.loads(message)
        if "view" not in told:
            if told["type"] == "refused":
                raise RuntimeError(told)
            return
        seat = self.wires.index(wire) if wire in self.wires else len(self.wires)
        self.views[seat] = told["view"]
        if told.get("answer") == self.wish and self.wish:
            self.delays.append(time.perf_counter() - self.sent)
            self.sizes.append(len(message))
            self.wish = ""
            self.left -= 1
            if self.left <= 0 or told["view"]["result"] is not None:
                self.over.set()
        if self.left > 0 and not self.wish:
            self.go_on()

    def go_on(self) -> None:
        """Act, once the one who is asked has been told so."""
        newest = max(self.views, key=lambda view: view.get("at", -1))
        actor = newest.get("actor")
        if actor is None or self.views[actor].get("at") != newest["at"]:
            return
        self.number += 1
        self.wish = f"w{self.number}"
        wish = {"type": "act", "id": self.wish, "at": newest["at"], "actions": self.views[actor]["choices"][:1]}
        message = json.dumps(wish).encode()
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause, self.send, actor, message)
        else:
            self.send(actor, message)

    def send(self, actor: int, message: bytes) -> None:
        self.sent = time.perf_counter()
        self.wires[actor].send(message)

    def start(self, decisions: int, pause: float) -> None:
        self.left, self.pause = decisions, pause
        self.delays.clear()
        self.sizes.clear()
        self.over.clear()
        self.go_on()
        if not self.wish:
            self.over.set()


async def open_matches(server: Running, tables: int) -> list[Match]:
    """Tables for two, with both connected."""
    matches = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
        tokens = [(await client.post("/api/programs", json={"name": name})).json()["token"] for name in ("Ann", "Bob")]
        signed = [{"Authorization": f"Bearer {token}"} for token in tokens]
        for _ in range(tables):
            wish = {"game": "onirim", "options": {"players": 2}}
            table_id = (await client.post("/api/tables", json=wish, headers=signed[0])).json()["id"]
            await client.post(f"/api/tables/{table_id}/seats", json={}, headers=signed[1])
            match = Match(2)
            for token in tokens:
                match.wires.append(await connect(server.port, f"/ws/tables/{table_id}", token, match.heard))
                while not match.views[len(match.wires) - 1]:
                    await asyncio.sleep(0.001)
            matches.append(match)
    return matches


async def play(server: Running, matches: list[Match], decisions: int, pause: float) -> Measured:
    processor, start = server.processor(), time.perf_counter()
    for number, match in enumerate(matches):
        # Not all at once: a real evening has no first beat.
        asyncio.get_running_loop().call_later(pause * number / len(matches), match.start, decisions, pause)
    await asyncio.sleep(pause + 0.01)
    await asyncio.gather(*[match.over.wait() for match in matches])
    seconds = time.perf_counter() - start
    delays = [delay for match in matches for delay in match.delays]
    sizes = [size for match in matches for size in match.sizes]
    return Measured(seconds, server.processor() - processor, delays, sizes)


# --- the echo ---


class Echoed:
    """One client who says the same thing again whenever it has heard it."""

    def __init__(self, message: bytes) -> None:
        self.message = message
        self.delays: list[float] = []
        self.left = 0
        self.sent = 0.0
        self.over = asyncio.Event()
        self.wire: Wire | None = None

    def heard(self, wire: Wire, message: bytes) -> None:
        self.delays.append(time.perf_counter() - self.sent)
        self.left -= 1
        if self.left > 0:
            self.say()
        else:
            self.over.set()

    def say(self) -> None:
        assert self.wire is not None
        self.sent = time.perf_counter()
        self.wire.send(self.message)


async def echo(server: Running, clients: int, size: int, times: int) -> Measured:
    """As many connections as at our tables, half of them waiting for an answer at any moment."""
    talkers = [Echoed(b"x" * size) for _ in range(clients)]
    for talker in talkers:
        talker.wire = await connect(server.port, "/echo", "", talker.heard)
    while not all(talker.wire is not None and talker.wire.open for talker in talkers):
        await asyncio.sleep(0.01)
    processor, start = server.processor(), time.perf_counter()
    for talker in talkers[::2]:
        talker.left = times
        talker.say()
    await asyncio.gather(*[talker.over.wait() for talker in talkers[::2]])
    seconds = time.perf_counter() - start
    return Measured(seconds, server.processor() - processor, [delay for each in talkers for delay in each.delays])


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


async def measure(ours: Running, echoing: Running, tables: int, decisions: int) -> None:
    out = Console(width=150) if not sys.stdout.isatty() else Console()
    idle = await idle_memory(ours, tables)
    before = ours.memory()
    matches = await open_matches(ours, tables)
    connected = (ours.memory() - before) / tables
    full = await play(ours, matches, decisions, 0.0)
    played = (ours.memory() - before) / tables
    size = round(fmean(full.sizes))
    echoed = await echo(echoing, 2 * tables, size, decisions * 2)
    pause = max(0.0, tables / (full.rate / 2) - fmean(full.delays) / 2)
    half = await play(ours, matches, decisions // 2, pause)
    grid = Table(box=box.SIMPLE_HEAD if out.is_terminal else box.MARKDOWN)
    for heading in ("", "per second", "50 % within, ms", "99 % within, ms", "processor time each, µs"):
        grid.add_column(heading, justify="right" if heading else "left")
    rows = {"actions, as fast as it goes": full, "actions, at half that rate": half, f"echo of {size:,} bytes": echoed}
    for name, row in rows.items():
        cells = [f"{row.rate:,.0f}", f"{row.percentile(0.5):.1f}", f"{row.percentile(0.99):.1f}", f"{row.cost:.0f}"]
        grid.add_row(name, *cells)
    out.print(f"{os.cpu_count()} cores; {reverie.build()} build; load {os.getloadavg()[0]:.1f}", highlight=False)
    out.print(
        f"{tables} tables of Onirim for two, two clients each, SQLite; {len(full.delays):,} actions", highlight=False
    )
    out.print(grid)
    shares = f"{full.rate / echoed.rate:.0%} by the clock, {echoed.cost / full.cost:.0%} by processor time"
    out.print(f"of the echo's rate: {shares}", highlight=False)
    out.print(f"memory of a table, kB: {idle / 1000:.1f} awake and idle, {connected / 1000:.1f} with two clients, "
              f"{played / 1000:.1f} with two clients after {decisions} decisions")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=24, help="at each table, at full load")
    parser.add_argument("--quick", action="store_true", help="a glance, no result")
    chosen, _ = parser.parse_known_args()
    tables = chosen.tables // 5 if chosen.quick else chosen.tables
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-c", SERVE, "serve", "--port", str(OURS), "--db", f"sqlite:///{folder}/bench.db"]
        free = {f"REVERIE_SERVER_{name}": value for name, value in FREE.items()}
        with (
            running(serve, OURS, free) as ours,
            running([sys.executable, "-c", ECHOING], ECHO, {}) as echoing,
        ):
            uvloop.run(measure(ours, echoing, tables, chosen.decisions))


if __name__ == "__main__":
    main()
