"""Whether the server can do what people come for: read their rooms, and write what they do."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tenfold.rooms.sayings import DISK_FULL
from tenfold.server.hub import Hub
from tenfold.server.store import StoreFailed

PATIENCE = 5.0  # seconds; a database that takes longer is not well
GOOD_FOR = 1.0  # seconds: strangers cannot keep the disk busy by asking how it is


class Health:
    """200 while both work; otherwise 503 and what does not, a line for each."""

    def __init__(self) -> None:
        self._checking: asyncio.Task[list[str]] | None = None
        self._until = 0.0

    async def answer(self, request: Request) -> Response:
        now = time.monotonic()
        if self._checking is None or (self._checking.done() and self._until <= now):
            self._checking = asyncio.create_task(_problems(request.app.state.hub))
            self._until = now + GOOD_FOR
        problems = await asyncio.shield(self._checking)  # one who stops waiting does not stop the others
        if problems:
            return PlainTextResponse("".join(f"{problem}\n" for problem in problems), 503)
        return PlainTextResponse("ok\n")


async def _problems(hub: Hub) -> list[str]:
    return [problem for problem in (await _reading(hub), await _writing(hub)) if problem is not None]


async def _reading(hub: Hub) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE):
            await hub.store.try_reading()
    except (StoreFailed, TimeoutError):
        return f"rooms cannot be read{f': {count} of those asked for' if (count := _count(hub)) else ''}"
    return f"rooms cannot be read: {_count(hub)} of those asked for" if hub.garbled else None


def _count(hub: Hub) -> int:
    return len(hub.store.unreadable | hub.garbled)


async def _writing(hub: Hub) -> str | None:
    try:
        async with asyncio.timeout(PATIENCE):
            await hub.store.try_writing()
    except StoreFailed as failed:
        is_full = failed.saying.id == DISK_FULL().id
        return f"writes fail: {'the disk is full' if is_full else 'the disk or the database has failed'}"
    except TimeoutError:
        return "writes fail: the database does not answer"
    return None
