"""More sockets than the server has descriptors, which say nothing, or half of something, and never end."""

from __future__ import annotations

import itertools
import random
import resource
import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from attack.target import Target, target
from tests.server.raw import Raw, resuming

DESCRIPTORS = 1024
SOCKETS = 1500
SLOWEST = 5.0  # seconds that somebody else may wait for an answer, on a machine with other work
_HEAD = b"POST /house-rules HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n"
_UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGVuZm9sZC1iZW5jaC0wMQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HALVES = {
    "nothing": b"",
    "half a head": _HEAD,
    "half a body": _HEAD + b"\r\n" + b"x" * 100,
    "half a chunk": b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nx",
    "no hello": _UPGRADE,
    "half a frame": _UPGRADE + b"\x81\xfe",
}


def attack(seconds: float, folder: Path) -> dict[str, object]:
    _raise_own_limit()
    end, opened, slowest, rounds = time.monotonic() + seconds, 0, 0.0, 0
    with target(folder, descriptors=DESCRIPTORS) as aim:
        while not rounds or time.monotonic() < end:
            with ExitStack() as sockets:
                for half in itertools.islice(itertools.cycle(HALVES.values()), SOCKETS):
                    _add(sockets, aim, half)
                    opened += 1
                    if random.random() < 0.02:
                        slowest = max(slowest, _turn(aim))
                slowest = max(slowest, _turn(aim))
            rounds += 1
        assert slowest < SLOWEST, f"somebody waited {slowest:.1f} s"
        return {
            "sockets": opened,
            "at a time": SOCKETS,
            "descriptors of the server": DESCRIPTORS,
            "slowest answer meanwhile, ms": round(slowest * 1000),
            **aim.assert_unharmed(),
        }


def _add(sockets: ExitStack, aim: Target, half: bytes) -> None:
    line = sockets.enter_context(socket.create_connection(("127.0.0.1", aim.server.port), timeout=30))
    with suppress(OSError):  # cut off already, in favour of somebody who came later
        line.sendall(half)


def _turn(aim: Target) -> float:
    """Somebody comes back to the room and asks something; how long that takes."""
    start = time.monotonic()
    with Raw(aim.server.socket) as player:
        assert player.ask(resuming(aim.room, aim.token))["type"] == "welcome"
        assert player.ask({"type": "hint", "id": "hint"})["type"] in ("advice", "refused")
    assert aim.server.get("/health")[0] == 200
    return time.monotonic() - start


def _raise_own_limit() -> None:
    """We need as many as we open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = max(soft, 2 * SOCKETS)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wished if hard == -1 else min(wished, hard), hard))
