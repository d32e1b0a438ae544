"""What is counted and measured, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector


class Tally(Collector):
    """A histogram for what happens with every action. Prometheus' own takes locks, which one event loop needs not."""

    def __init__(self, name: str, words: str, buckets: tuple[float, ...], registry: CollectorRegistry) -> None:
        self.name: Final = name
        self.words: Final = words
        self.buckets: Final = buckets
        self.counts: Final = [0] * (len(buckets) + 1)
        self.total = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.buckets, value)] += 1
        self.total += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*[str(float(bound)) for bound in self.buckets], "+Inf"]
        reached = list(zip(bounds, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.words, reached, self.total)


REGISTRY: Final = CollectorRegistry()
FINE: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

ACTIONS: Final = Counter("reverie_actions", "Actions stored", ["game"], registry=REGISTRY)
REFUSALS: Final = Counter("reverie_refusals", "Wishes refused, by key", ["key"], registry=REGISTRY)
MISTAKES: Final = Counter("reverie_mistakes", "Errors that are our own fault", registry=REGISTRY)
CONNECTIONS: Final = Gauge("reverie_connections", "Open sockets", registry=REGISTRY)
TABLES_AWAKE: Final = Gauge("reverie_tables_awake", "Tables in memory", registry=REGISTRY)
ACTION_SECONDS: Final = Tally(
    "reverie_action_seconds", "From reading an action to its answer", buckets=FINE, registry=REGISTRY
)
COMMIT_SECONDS: Final = Histogram(
    "reverie_commit_seconds", "One transaction of the log", buckets=FINE, registry=REGISTRY
)
ENTRIES_IN_COMMIT: Final = Histogram(
    "reverie_entries_in_commit",
    "Entries written together",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
THINKING_SECONDS: Final = Histogram(
    "reverie_thinking_seconds", "How long a bot took", ["game", "bot"], buckets=FINE, registry=REGISTRY
)
BOTS_TOO_SLOW: Final = Counter("reverie_bots_too_slow", "Bots that ran out of time", ["game", "bot"], registry=REGISTRY)
