"""What a server counts, for Prometheus. No name, room or card in it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


disable_created_metrics()  # type: ignore[no-untyped-call]  # when a thing was first counted is nobody's business


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._entries = Counter("tenfold_entries", "Entries written to rooms' logs", registry=self._registry)
        self._commits = Counter("tenfold_commits", "Transactions with entries", registry=self._registry)
        self._commands = Counter("tenfold_commands", "Commands received", registry=self._registry)
        self._refused = Counter("tenfold_refused", "Refusals by code", ["code"], registry=self._registry)
        self._dropped = Counter(
            "tenfold_dropped", "Connections dropped by cause", ["cause"], registry=self._registry
        )
        self.connections = Gauge("tenfold_connections", "Open connections", registry=self._registry)
        self.rooms = Gauge("tenfold_rooms", "Rooms in memory", registry=self._registry)

    def entries(self, count: int) -> None:
        self._entries.inc(count)

    def commit(self) -> None:
        self._commits.inc()

    def command(self) -> None:
        self._commands.inc()

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def dropped(self, cause: str) -> None:
        self._dropped.labels(cause).inc()

    def text(self) -> bytes:
        return generate_latest(self._registry)


METRICS = Metrics()
