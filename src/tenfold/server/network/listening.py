"""Letting callers in, and leaving room for what else needs descriptors."""

from __future__ import annotations

import asyncio
import socket
import sys
from contextlib import suppress

from tenfold.server.logs import LOG
from tenfold.server.metrics import METRICS
from tenfold.server.network.http import IMPOLITE, HttpLine, Reception

KEPT_BACK = 64  # descriptors for the database, the log and the loop itself
FEWEST = 16  # connections, however few descriptors there are
WITHOUT_LIMIT = 100_000
PAUSE = 0.5  # seconds after the system had no room for another connection


def most_connections() -> int:
    """As many as the system lets us have open, less what we need ourselves; the limit is raised first."""
    if sys.platform == "win32":
        return WITHOUT_LIMIT
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    except (OSError, ValueError):  # some systems have a lower one that they do not tell
        pass
    if soft == resource.RLIM_INFINITY:
        return WITHOUT_LIMIT
    return max(FEWEST, min(WITHOUT_LIMIT, soft - KEPT_BACK))


async def accept_forever(listening: socket.socket, reception: Reception) -> None:
    loop = asyncio.get_running_loop()
    is_said = False
    while True:
        try:
            caller, peer = await loop.sock_accept(listening)
        except OSError as error:
            if not is_said:
                LOG.warning("cannot accept connections", extra={"problem": error.strerror})
            is_said = True
            await asyncio.sleep(PAUSE)
            continue
        is_said = False
        _admit(caller, peer, reception)
        await asyncio.sleep(0)  # however many come at once, others have their turn


def _admit(caller: socket.socket, peer: object, reception: Reception) -> None:
    host = str(peer[0]) if isinstance(peer, tuple) else None
    lines = reception.lines
    if lines.limits.are_too_many(reception.callers.counted(host), IMPOLITE):
        METRICS.dropped.labels("address").inc()
        caller.close()
    elif not lines.has_room():
        METRICS.dropped.labels("full").inc()
        caller.close()
    else:
        reception.run(_connected(caller, reception, host))


async def _connected(caller: socket.socket, reception: Reception, host: str | None) -> None:
    with suppress(OSError):  # gone already
        await asyncio.get_running_loop().connect_accepted_socket(lambda: HttpLine(reception, host), caller)
