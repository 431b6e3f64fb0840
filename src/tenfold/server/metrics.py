"""What a server counts, for Prometheus. No name, room or card in it.

Several workers are one server: each is asked for what all of them have counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest
from prometheus_client.metrics_core import Metric

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Series(NamedTuple):
    """One line of the metrics, but for its number."""

    name: str
    labels: tuple[tuple[str, str], ...] = ()


Counted: TypeAlias = dict[Series, float]

_decoder = msgspec.json.Decoder(list[tuple[Series, float]])


def write_counted(counted: Counted) -> bytes:
    return msgspec.json.encode(list(counted.items()))


def read_counted(raw: bytes) -> Counted:
    return dict(_decoder.decode(raw))


def summed(counted: Iterable[Counted], *, gauges: bool = True) -> Counted:
    """Together; without `gauges` only what grows, which stays true when its worker is gone."""
    total: Counted = {}
    for one in counted:
        for series, number in one.items():
            if gauges or series.name.endswith("_total"):
                total[series] = total.get(series, 0.0) + number
    return total


disable_created_metrics()  # type: ignore[no-untyped-call]  # when a thing was first counted is nobody's business


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.entries = Counter("tenfold_entries", "Entries written to rooms' logs", registry=self._registry)
        self.commits = Counter("tenfold_commits", "Transactions with entries", registry=self._registry)
        self.commands = Counter("tenfold_commands", "Commands received", registry=self._registry)
        self.refused = Counter("tenfold_refused", "Refusals by code", ["code"], registry=self._registry)
        self.dropped = Counter(
            "tenfold_dropped", "Connections dropped by cause", ["cause"], registry=self._registry
        )
        self.too_slow = Counter(
            "tenfold_too_slow",
            "Choices of bots and hints that were not found in time",
            registry=self._registry,
        )
        self.connections = Gauge("tenfold_connections", "Open connections", registry=self._registry)
        self.rooms = Gauge("tenfold_rooms", "Rooms in memory", registry=self._registry)

    def counted(self) -> Counted:
        """By this worker."""
        return {
            Series(sample.name, tuple(sorted(sample.labels.items()))): sample.value
            for family in self._registry.collect()
            for sample in family.samples
        }

    def text(self, elsewhere: Counted) -> bytes:
        """With what other workers have counted."""
        return generate_latest(_Told(self._registry, summed([self.counted(), elsewhere])))


class _Told(NamedTuple):
    """A registry whose numbers are given."""

    registry: CollectorRegistry
    counted: Counted

    def collect(self) -> Iterator[Metric]:
        for family in self.registry.collect():
            told = Metric(family.name, family.documentation, family.type)
            for (name, labels), number in self.counted.items():
                if name.removesuffix("_total") == family.name:
                    told.add_sample(name, dict(labels), number)
            yield told


METRICS = Metrics()
