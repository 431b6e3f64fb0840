"""HTTP requests with bytes changed, left out and put in: each is answered decently, or not at all."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

from attack.storm import mutated, storm
from attack.target import target

IN_ONE = 4  # requests that are sent in one go, so that borders between them are attacked too
_STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) [^\r\n]*\r\n")
_SAFE = re.compile(rb"^x-content-type-options: nosniff\r$", re.MULTILINE | re.IGNORECASE)
_RULES = b'{"game": "card", "rules": {"edition": "intl", "wild_points": 25, "short": 5, "phases": ["set 3"]}}'


def _templates(room: str) -> list[bytes]:
    paths = ("/", "/health", "/choices.json", f"/rooms/{room}", f"/rooms/{room}/record", "/words/room/de.ftl")
    gets = [
        f"GET {path}?a=b HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nCookie: a=b\r\n\r\n".encode()
        for path in paths
    ]
    post = b"POST /house-rules HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    sized = post + b"Content-Length: %d\r\n\r\n" % len(_RULES) + _RULES
    chunked = post + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%b\r\n0\r\n\r\n" % (len(_RULES), _RULES)
    upgrade = (
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGVuZm9sZC1iZW5jaC0wMQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    return [*gets, sized, chunked, upgrade]


def _said(chance: random.Random, templates: list[bytes]) -> bytes:
    """Some are left as they are: what follows them is read too."""
    request = chance.choice(templates)
    return mutated(chance, request) if chance.random() < 0.6 else request


def attack(seconds: float, folder: Path) -> dict[str, object]:
    statuses: dict[str, int] = {}

    def check(heard: bytes) -> None:
        found = [status.decode() for status in _STATUS.findall(heard)]
        for status in found:
            statuses[status] = statuses.get(status, 0) + 1
        assert not {"500", "503"}.intersection(found), heard[:2000]
        assert len(_SAFE.findall(heard)) == sum(status not in ("100", "101") for status in found), heard[
            :2000
        ]

    with target(folder) as aim:
        templates = _templates(aim.room)

        def say(chance: random.Random) -> bytes:
            return b"".join(_said(chance, templates) for _ in range(IN_ONE))

        start = time.monotonic()
        storms = storm(aim.server.port, seconds / 3, say, check)
        aim.warmed_up()
        storms += storm(aim.server.port, seconds * 2 / 3, say, check)
        assert {"200", "400"} <= statuses.keys()
        return {
            "requests": storms * IN_ONE,
            "per second": round(storms * IN_ONE / (time.monotonic() - start)),
            "answers": ", ".join(f"{count:,} × {status}" for status, count in sorted(statuses.items())),
            **aim.assert_unharmed(),
        }
