"""What a server counts, for Prometheus. No name, room or card in it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

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

    def text(self) -> bytes:
        return generate_latest(self._registry)


METRICS = Metrics()
