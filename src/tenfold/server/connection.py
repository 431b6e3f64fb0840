"""One client's connection: a bounded queue of messages to it, so that a slow reader slows nobody else."""

from __future__ import annotations

import time

from tenfold.core import Seat
from tenfold.server.metrics import METRICS
from tenfold.server.transport import WebSocketTransport

MOST_WAITING = 256  # messages; a client that is further behind is dropped and can resume
PER_SECOND = 20.0  # commands
BURST = 60.0


class Connection:
    def __init__(self, transport: WebSocketTransport) -> None:
        self.seat: Seat | None = None
        self.key: str | None = None  # of the seat
        self._transport = transport
        self._waiting: list[bytes] = []
        self._is_dropped = False
        self._allowance = BURST
        self._asked = time.monotonic()
        transport.on_writable = self.flush

    def put(self, message: bytes) -> None:
        """Never waits: a client that does not read is dropped. What is put in one go is sent in one go."""
        if len(self._waiting) == MOST_WAITING:
            self.flush()  # much at once is not yet too much
        if len(self._waiting) == MOST_WAITING:
            self._drop()
            return
        self._waiting.append(message)
        if len(self._waiting) == 1:
            self._transport.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what waits, unless the client is behind: then it goes on as soon as there is room."""
        if self._waiting and self._transport.is_writable and not self._is_dropped:
            self._transport.write(self._waiting)
            self._waiting.clear()

    def _drop(self) -> None:
        if not self._is_dropped:
            self._is_dropped = True
            METRICS.dropped("slow")
            self._transport.hang_up()

    def may_ask(self) -> bool:
        """A token bucket: so many commands per second, with room for a burst."""
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._asked) * PER_SECOND)
        self._asked = now
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True
