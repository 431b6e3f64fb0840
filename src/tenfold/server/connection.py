"""One client's connection: a bounded queue of messages to it, so that a slow reader slows nobody else."""

from __future__ import annotations

from tenfold.core import Seat
from tenfold.server.limits import TokenBucket
from tenfold.server.metrics import METRICS
from tenfold.server.network.websocket import WebSocketLine

MOST_WAITING = 256  # messages; a client that is further behind is dropped and can resume
SLOW = 1008  # the code with which it is dropped
GONE = 1012  # and this one if it should come back
PER_SECOND, BURST = 20.0, 60.0  # commands
BEATS_PER_SECOND, MOST_BEATS = 2.0, 10.0  # beyond that they count as commands


class Connection:
    __slots__ = ("_is_dropped", "_line", "_waiting", "beats", "commands", "key", "seat")

    def __init__(self, line: WebSocketLine) -> None:
        self.seat: Seat | None = None
        self.key: str | None = None  # of the seat
        self._line = line
        self._waiting: list[bytes] = []
        self._is_dropped = False
        self.commands = TokenBucket(BURST, PER_SECOND)
        self.beats = TokenBucket(MOST_BEATS, BEATS_PER_SECOND)

    @property
    def is_over(self) -> bool:
        return self._line.is_over

    def put(self, message: bytes) -> None:
        """Never waits: a client that does not read is dropped. What is put in one go is sent in one go."""
        if len(self._waiting) == MOST_WAITING:
            self.flush()  # much at once is not yet too much
        if len(self._waiting) == MOST_WAITING:
            self._drop()
            return
        self._waiting.append(message)
        if len(self._waiting) == 1:
            self._line.soon(self.flush)

    def flush(self) -> None:
        """Send what waits, unless the client is behind: then it goes on as soon as there is room."""
        if self._waiting and self._line.is_writable and not self._is_dropped:
            self._line.write(self._waiting)
            self._waiting.clear()

    def hang_up(self) -> None:
        """The room is not what it was: the client comes back, and sees what there is then."""
        self._is_dropped = True
        self._line.close(GONE)

    def _drop(self) -> None:
        if not self._is_dropped:
            self._is_dropped = True
            METRICS.dropped.labels("slow").inc()
            self._line.close(SLOW)
