"""All sockets of a worker: how many there are, who came from where, and who is overdue.

Every line has a deadline for what it must do next. Nobody can stop the server by doing nothing: whoever is
late is cut off, and when there is no room for somebody new, the one who has kept us waiting longest makes it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from tenfold.server.limits import Limits
from tenfold.server.metrics import METRICS

LOOK_SECONDS = 1.0  # between two looks at the deadlines


class Line(Protocol):
    """A socket, whatever is spoken over it."""

    deadline: float

    def late(self) -> None:
        """The deadline is over."""

    def abort(self) -> None:
        """At once, whatever was under way."""


class Lines:
    def __init__(self, limits: Limits, most: int) -> None:
        self.limits = limits
        self._most = most
        self.loop = asyncio.get_running_loop()
        self._lines: dict[Line, str | None] = {}  # under which address each is counted
        self._owed_nothing: dict[Line, None] = {}  # in the order of their last answer, or of coming
        self._writes: list[Callable[[], object]] = []

    @property
    def now(self) -> float:
        return self.loop.time()

    def soon(self, write: Callable[[], object]) -> None:
        """When all that is being told is told: a commit's moves are told in one go, to everybody."""
        if not self._writes:
            self.loop.call_soon(self._write)
        self._writes.append(write)

    def _write(self) -> None:
        writes, self._writes = self._writes, []
        for write in writes:
            write()

    def add(self, line: Line, address: str | None) -> None:
        self._lines[line] = address
        self.limits.come(address)
        self._owed_nothing[line] = None

    def remove(self, line: Line) -> None:
        if line in self._lines:
            self.limits.go(self._lines.pop(line))
            self._owed_nothing.pop(line, None)

    def count(self, line: Line, address: str | None) -> None:
        """It speaks for this address from now on."""
        self.limits.come(address)
        self.limits.go(self._lines[line])
        self._lines[line] = address

    def replace(self, line: Line, other: Line) -> None:
        """The same socket under another protocol."""
        self.add(other, self._lines[line])
        self.remove(line)

    def serve(self, line: Line) -> None:
        """It has asked for something: it is not cut off in favour of somebody new."""
        self._owed_nothing.pop(line, None)

    def served(self, line: Line) -> None:
        """It has what it asked for."""
        if line in self._lines:
            self._owed_nothing[line] = None

    def has_room(self) -> bool:
        """Whether somebody new can come, if need be in the place of who has waited for nothing longest."""
        if len(self._lines) < self._most:
            return True
        waiting = next(iter(self._owed_nothing), None)
        if waiting is None:
            return False
        METRICS.dropped.labels("crowded").inc()
        self.remove(waiting)
        waiting.abort()
        return True

    async def look_forever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = self.now
            for line in [line for line in self._lines if line.deadline <= now]:
                line.late()

    def all(self) -> list[Line]:
        return list(self._lines)
