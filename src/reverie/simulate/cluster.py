"""Playing a run on a Ray cluster. Ray comes with the extra `cluster` and is imported only when asked for."""

from __future__ import annotations

import importlib
import os
import socket
from collections import deque
from typing import Any
from urllib.parse import urlsplit

from reverie.core.errors import ReverieError
from reverie.simulate.pieces import Piece, Plan, Played, play_piece
from reverie.simulate.places import AHEAD, MOST_LOSSES, lost_workers

AUTO = "auto"
LOCAL = "local"
QUIET = {"log_to_driver": False, "logging_level": "error"}
USUAL_PORT = 6379
PATIENCE = 5.0  # seconds
STORE = 80 * 1024 * 1024  # bytes: about the least Ray takes; what a piece comes to is small


def import_ray() -> Any:
    """Ray, told to keep to itself; raises ReverieError where it is not installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # No match uses an accelerator; without this Ray warns about hiding them.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise ReverieError("cluster-missing", {}) from error


class Cluster:
    """A cluster at its address; with `auto` the one this machine belongs to, or else, and with `local` in any case, one
    that is started here for this run."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address = address
        self.jobs = jobs  # workers, where we start the cluster

    def play(self, plan: Plan, pieces: list[Piece]) -> Played:
        """A piece whose worker or machine dies is given to another by Ray; it is handed in once."""
        if not pieces:
            return
        ray = import_ray()
        joined = ray.is_initialized()
        if not joined:
            self.join(ray)
        try:
            yield from play_on(ray, plan, pieces)
        finally:
            if not joined:
                ray.shutdown()

    def join(self, ray: Any) -> None:
        if self.address not in (AUTO, LOCAL) and not answers(self.address):
            raise ReverieError("cluster-unreachable", {"address": self.address})
        try:
            if self.address == LOCAL:
                self.start(ray)
            else:
                ray.init(address=self.address, **QUIET)
        except (OSError, RuntimeError, ValueError) as error:
            if self.address != AUTO:
                # Ray says no more than that it could not: most likely a token is missing, or the versions differ.
                raise ReverieError("cluster-refused", {"address": self.address}) from error
            self.start(ray)

    def start(self, ray: Any) -> None:
        """A cluster on this machine that lasts as long as the run."""
        ray.init(address=LOCAL, num_cpus=self.jobs, object_store_memory=STORE, include_dashboard=False, **QUIET)


def answers(address: str) -> bool:
    """Is anybody there? Ray itself would go on knocking for a quarter of an hour."""
    try:
        place = urlsplit(address if "://" in address else f"ray://{address}")
        with socket.create_connection((place.hostname or "", place.port or USUAL_PORT), PATIENCE):
            return True
    except (OSError, ValueError):
        return False


def play_on(ray: Any, plan: Plan, pieces: list[Piece]) -> Played:
    task = ray.remote(max_retries=MOST_LOSSES)(play_piece)
    told = ray.put(plan)
    most = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    left = deque(pieces)
    running: dict[Any, Piece] = {}
    try:
        while left or running:
            while left and len(running) < most:
                piece = left.popleft()
                running[task.remote(told, piece)] = piece
            for reference in ray.wait(list(running))[0]:
                result = ray.get(reference)
                yield running.pop(reference), result
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError) as error:
        raise lost_workers() from error
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
