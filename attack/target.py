"""A server with a room that must come through an attack unharmed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.processes import Server, eventually
from tests.server.raw import Raw, opening, resuming, token

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
MOST_GROWTH = 24 << 20  # bytes of memory; what an allocator keeps for the next storm is not a leak


class Target:
    """`seen` is all that the player in the room sees."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.token = token()
        with Raw(server.socket) as host:
            self.room: str = host.ask(opening(self.token, seats=3))["room"]
            host.ask({"type": "start", "id": "start"})
            host.ask({"type": "pause", "id": "pause"})  # nothing happens by itself
        self.seen = self._look()
        self.memory = self.memory_now()

    def _look(self) -> dict[str, Any]:
        with Raw(self.server.socket) as host:
            assert host.ask(resuming(self.room, self.token))["type"] == "welcome"
            return {name: value for name, value in host.update().items() if name != "timers"}

    def memory_now(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.server.pid}/statm").read_text(encoding="utf-8").split()[1]) * PAGE

    def warmed_up(self) -> None:
        """What is needed once has been needed by now."""
        self.memory = self.memory_now()

    def assert_unharmed(self) -> dict[str, object]:
        """Nothing has changed, nothing went wrong, nothing is left behind; figures that show it."""
        server = self.server
        eventually(lambda: server.metric("tenfold_connections") == 0, "the end of all connections")
        assert server.get("/health") == (200, b"ok\n")
        assert self._look() == self.seen, "the room has changed"
        log = server.log_text()
        assert "trace" not in log, log[:2000]
        assert all(line["level"] not in ("error", "critical") for line in server.log())
        growth = self.memory_now() - self.memory
        assert growth < MOST_GROWTH, f"{growth:,} bytes more than before"
        return {"bytes in the log": len(log), "memory, kB more": growth >> 10}


@contextmanager
def target(folder: Path, **options: Any) -> Iterator[Target]:
    with Server(folder / "data", "--log-level", "warning", plant=("soon",), **options) as server:
        yield Target(server)
        assert server.stop() == 0
