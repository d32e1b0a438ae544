"""Processor time of an action on our server, beside boardgame.io's.

`make bench` runs it. Onirim for two with its log on disk, beside `boardgame.cjs`, a card game of the same kind, with
everything in memory. Both servers are processes of their own, on loopback; the clients of both are in this one and
cost neither. They take turns, round by round, so that a busy moment of the machine meets both. `--before FOLDER`
measures another built clone of Reverie in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import fmean, median

import httpx
import msgspec
import uvloop
from rich import box
from rich.console import Console
from rich.table import Table
from wire import Wire, connect

from server import OURS, Match, Measured, Running, leave, open_matches, play, running, serving

PACKAGE = "boardgame.io@0.50.2"
HERE = Path(__file__).parent
FOLDER = HERE.parent / "build" / "boardgame.io"
BEFORE, THEIRS, LOBBY = OURS + 1, OURS + 2, OURS + 3
GAME = "rows"

# --- their server ---

# npm and node as the Makefile finds them: first the wheels in the environment of this Python.
NODE = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}


def install() -> None:
    """Their packages, for this bench alone; nothing of them is kept in the repository."""
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        command = ["npm", "install", "--prefix", str(FOLDER), *quiet, PACKAGE]
        subprocess.run(command, env={**os.environ, **NODE}, check=True)


def node() -> str:
    """The program itself: what stands in the path may be a script that starts it, whose processor time is its own."""
    told = subprocess.check_output(["node", "-p", "process.execPath"], env={**os.environ, **NODE}, text=True)
    return told.strip()


@contextmanager
def serving_theirs() -> Iterator[Running]:
    environment = {"NODE_PATH": str(FOLDER / "node_modules"), "NODE_ENV": "production"}
    command = [node(), str(HERE / "boardgame.cjs"), str(THEIRS), str(LOBBY)]
    with running(command, THEIRS, environment) as server:
        yield server


# --- their clients: socket.io over a WebSocket ---

OPEN, PING, PONG = b"0", b"2", b"3"
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()


class Hand(msgspec.Struct):
    hand: list[str]


class Cards(msgspec.Struct):
    players: dict[str, Hand]
    rows: dict[str, list[str]]


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: object = None


class Seen(msgspec.Struct):
    """As much of a state as it takes to choose."""

    G: Cards
    ctx: Turn
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Synced(msgspec.Struct):
    state: Seen


read_words = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_update = msgspec.json.Decoder(Seen).decode
read_sync = msgspec.json.Decoder(Synced).decode


class Rows(Match):
    """Two clients who play their first card, and discard it where it cannot be played."""

    def __init__(self, match_id: str, credentials: Sequence[str]) -> None:
        super().__init__()
        self.match_id = match_id
        self.credentials = credentials
        self.views: list[Seen | None] = [None] * len(credentials)
        self.joined: set[int] = set()  # those who are told of updates; that comes after the state
        self.actor = self.at = -1  # who acted last, and on what state

    def heard(self, wire: Wire, message: bytes) -> None:
        seat = self.wires.index(wire) if wire in self.wires else len(self.wires)
        if message.startswith(EVENT):
            name, _match_id, *told = read_words(message[len(EVENT) :])
            if bytes(name) == b'"update"':
                self.see(seat, read_update(told[0]), message)
            elif bytes(name) == b'"sync"':
                self.views[seat] = read_sync(told[0]).state
            elif bytes(name) == b'"matchData"':
                self.joined.add(seat)
        elif message.startswith(CONNECT):
            wire.send(self.said("sync", self.match_id, str(seat), self.credentials[seat], len(self.credentials)))
        elif message == PING:
            wire.send(PONG)
        elif message.startswith(OPEN):
            wire.send(CONNECT)
        else:
            raise RuntimeError(message)

    def said(self, *words: object) -> bytes:
        return EVENT + msgspec.json.encode(words)

    def see(self, seat: int, seen: Seen, message: bytes) -> None:
        self.views[seat] = seen
        if self.waits and seat == self.actor and seen.stateID > self.at:
            self.answered(message, seen.ctx.gameover is not None)
        if self.left > 0 and not self.waits and not self.over.is_set():
            self.go_on()

    def go_on(self) -> None:
        newest = max([view.stateID for view in self.views if view is not None])
        for seat, view in enumerate(self.views):
            if view is not None and view.stateID == newest and view.ctx.currentPlayer == str(seat):
                self.actor, self.at = seat, newest
                self.act(seat, self.choice(str(seat), view))

    def choice(self, seat: str, view: Seen) -> bytes:
        card, row = view.G.players[seat].hand[0], view.G.rows[seat]
        move = "discard" if row and row[-1][1] == card[1] else "play"
        payload = {"type": move, "args": [0], "playerID": seat, "credentials": self.credentials[int(seat)]}
        return self.said("update", {"type": "MAKE_MOVE", "payload": payload}, view.stateID, self.match_id, seat)


async def open_theirs(server: Running, tables: int) -> list[Match]:
    """Matches for two, with both connected."""
    matches: list[Match] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{LOBBY}/games/{GAME}", timeout=60) as client:
        for _ in range(tables):
            match_id = (await client.post("/create", json={"numPlayers": 2})).json()["matchID"]
            joined = [
                await client.post(f"/{match_id}/join", json={"playerID": str(seat), "playerName": name})
                for seat, name in enumerate(("Ann", "Bob"))
            ]
            match = Rows(match_id, [each.json()["playerCredentials"] for each in joined])
            for seat in range(2):
                match.wires.append(await connect(server.port, "/socket.io/?EIO=4&transport=websocket", "", match.heard))
                while seat not in match.joined:
                    await asyncio.sleep(0.001)
            matches.append(match)
    return matches


# --- the whole ---

Opening = Callable[[Running, int], Awaitable[Sequence[Match]]]


async def measure(
    servers: dict[str, tuple[Running, Opening]], tables: int, decisions: int, rounds: int, beat: float
) -> None:
    measured: dict[str, list[Measured]] = {name: [] for name in servers}
    for number in range(rounds + 1):
        order = list(servers)
        for name in order if number % 2 else reversed(order):
            server, opening = servers[name]
            matches = await opening(server, tables)
            measured[name].append(await play(server, matches, decisions, beat))
            leave(matches)
            await asyncio.sleep(0.5)  # what leaving costs is nobody's next action
    # In the first round everything is compiled, read and filled that will be there from then on.
    show({name: each[1:] for name, each in measured.items()}, tables)


def show(measured: dict[str, list[Measured]], tables: int) -> None:
    out = Console(width=150) if not sys.stdout.isatty() else Console()
    grid = Table(box=box.SIMPLE_HEAD if out.is_terminal else box.MARKDOWN)
    for heading in ("", "µs of processor time an action", "from", "to", "per second", "50 % within, ms", "bytes told"):
        grid.add_column(heading, justify="right" if heading else "left")
    for name, each in measured.items():
        costs = [one.cost for one in each]
        figures = [f"{figure:,.0f}" for figure in (median(costs), min(costs), max(costs))]
        rate, delay = median([one.rate for one in each]), median([one.percentile(0.5) for one in each])
        size = fmean([size for one in each for size in one.sizes])
        grid.add_row(name, *figures, f"{rate:,.0f}", f"{delay:.1f}", f"{size:,.0f}")
    ours, *others = measured
    actions = sum([len(one.delays) for one in measured[ours]])
    out.print(f"{os.cpu_count()} cores; load {os.getloadavg()[0]:.1f}; {tables} tables, two clients each; "
              f"{actions:,} actions of ours in {len(measured[ours])} rounds", highlight=False)  # fmt: skip
    out.print(grid)
    for name in others:
        times = [other.cost / our.cost for our, other in zip(measured[ours], measured[name], strict=True)]
        spread = f"by rounds {min(times):.2f} to {max(times):.2f}"
        out.print(f"{name}: {median(times):.2f} times as much as {ours}; {spread}", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--decisions", type=int, default=32, help="at each table, in each round")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--beat", type=float, default=0.0, help="seconds between two decisions at a table; 0: none")
    parser.add_argument("--before", type=Path, help="the folder of another built clone, measured in the same run")
    parser.add_argument("--quick", action="store_true", help="a glance, no result")
    chosen, _ = parser.parse_known_args()
    install()
    with ExitStack() as stack:
        servers: dict[str, tuple[Running, Opening]] = {"ours": (stack.enter_context(serving(OURS, {})), open_matches)}
        if chosen.before is not None:
            elsewhere = {"PYTHONPATH": str(chosen.before.resolve() / "src")}
            servers["ours before"] = (stack.enter_context(serving(BEFORE, elsewhere)), open_matches)
        servers["boardgame.io"] = (stack.enter_context(serving_theirs()), open_theirs)
        uvloop.run(measure(servers, chosen.tables, chosen.decisions, 2 if chosen.quick else chosen.rounds, chosen.beat))


if __name__ == "__main__":
    main()
