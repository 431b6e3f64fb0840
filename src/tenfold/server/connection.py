"""One client's line: a bounded queue of messages to it, so that a slow reader slows nobody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from tenfold.core import Seat
from tenfold.locales import Speech

MOST_WAITING = 256  # messages; a client that is further behind is dropped and can resume
PER_SECOND = 20.0  # commands
BURST = 60.0


class Connection:
    def __init__(self, send: Callable[[bytes], Awaitable[None]], say: Speech) -> None:
        self.seat: Seat | None = None
        self.key: str | None = None  # of the seat
        self.say = say
        self.on_drop: Callable[[], object] = lambda: None
        self._send = send
        self._waiting: list[bytes] = []  # short, and much lighter than an asyncio.Queue
        self._more: asyncio.Future[None] | None = None  # done when there is something to send
        self._allowance = BURST
        self._asked = time.monotonic()

    def put(self, message: bytes) -> None:
        """Never waits: a client that does not read is dropped."""
        if len(self._waiting) == MOST_WAITING:
            self.on_drop()
            return
        self._waiting.append(message)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    @property
    def is_filling(self) -> bool:
        return 2 * len(self._waiting) > MOST_WAITING

    async def send_forever(self) -> None:
        while True:
            await self.flush()
            self._more = asyncio.get_running_loop().create_future()
            await self._more

    async def flush(self) -> None:
        while self._waiting:
            await self._send(self._waiting.pop(0))

    def may_ask(self) -> bool:
        """A token bucket: so many commands per second, with room for a burst."""
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._asked) * PER_SECOND)
        self._asked = now
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True
