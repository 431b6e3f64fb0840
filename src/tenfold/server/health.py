"""Whether the server can do what people come for: read their rooms, and write what they do."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tenfold.rooms.sayings import DISK_FULL
from tenfold.server.hub import Hub
from tenfold.server.store import StoreFailed

PATIENCE = 5.0  # seconds; a database that takes longer is not well
HOLDS_SECONDS = 1.0  # however many ask: each answer costs a write


def health_route() -> Route:
    """200 while both work; otherwise 503 and what does not, a line for each."""
    asking = asyncio.Lock()
    looked, found = float("-inf"), ""

    async def health(request: Request) -> Response:
        nonlocal looked, found
        async with asking:
            if time.monotonic() - looked > HOLDS_SECONDS:
                hub: Hub = request.app.state.hub
                problems = await _reading(hub), await _writing(hub)
                found = "".join(f"{problem}\n" for problem in problems if problem is not None)
                looked = time.monotonic()
        return PlainTextResponse(found, 503) if found else PlainTextResponse("ok\n")

    return Route("/health", health)


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
