"""WebSocket frames that are malformed, or well-formed and full of nonsense: none changes anything."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from pathlib import Path

from attack.storm import Goodbye, mutated, storm
from attack.target import Target, target
from tests.server.raw import token, watching

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGVuZm9sZC1iZW5jaC0wMQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
IN_ONE = 50  # frames over one connection
LAST, LAST_ANSWER = b'{"type":"start","id":"last"}', b'"id":"last"'
TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0
HUGE = ("9" * 5000, "-" + "1" + "0" * 40, "1e999", "[" * 2000, '{"a":' * 1000, "NaN", '"\\ud800"', "null")


def attack(seconds: float, folder: Path) -> dict[str, object]:
    counts = Counter[str]()

    def check(heard: bytes) -> None:
        assert heard.startswith(b"HTTP/1.1 101 "), heard[:200]
        counts["connections closed with a code"] += _is_closed(heard)
        counts["refusals"] += heard.count(b'"type":"refused"')
        counts["heard to the end"] += LAST_ANSWER in heard

    with target(folder) as aim:
        messages = _messages(aim)

        def say(chance: random.Random) -> bytes:
            hello = messages[0] if chance.random() < 0.5 else chance.choice(messages[1:4])
            first = _frame(TEXT, hello if chance.random() < 0.8 else _nonsense(chance, hello))
            wild = chance.choice((0.0, 0.03, 1.0))  # after a few that make no sense, nothing more is read
            rest = b"".join(
                _fuzzed(chance, messages) if chance.random() < wild else _correct(chance, messages)
                for _ in range(IN_ONE - 3)
            )
            return UPGRADE + first + rest + _frame(TEXT, LAST)

        start = time.monotonic()
        goodbye = Goodbye(lambda heard: LAST_ANSWER in heard or _is_closed(heard), _frame(CLOSE, b"\x03\xe8"))
        storms = storm(aim.server.port, seconds / 3, say, check, goodbye)
        aim.warmed_up()
        storms += storm(aim.server.port, seconds * 2 / 3, say, check, goodbye)
        return {
            "frames": storms * IN_ONE,
            "per second": round(storms * IN_ONE / (time.monotonic() - start)),
            "connections": storms,
            **counts,
            **aim.assert_unharmed(),
        }


def _messages(aim: Target) -> list[bytes]:
    """Hellos that lead to the room without a seat, or nowhere; then commands."""
    hello = {"id": "h", "protocol": 2, "room": aim.room, "token": token(), "name": "Eve"}
    said: list[dict[str, object]] = [
        watching(aim.room),
        watching("A" * 22),
        hello | {"type": "resume", "seq": 0},
        hello | {"type": "open", "settings": {"game": "card", "rules": {"edition": "nope"}, "seats": 2}},
        {"type": "act", "id": "a", "version": 3, "do": "discard R7"},
        {"type": "show-on-tv", "id": "t", "figures": "123456"},
        {"type": "beat"},
        {"type": "change-settings", "id": "c", "settings": {"game": "dice", "rules": {}, "seats": 10**30}},
    ]
    return [json.dumps(message).encode() for message in said]


def _is_closed(heard: bytes) -> bool:
    return heard[-4:-2] == b"\x88\x02"


def _correct(chance: random.Random, messages: list[bytes]) -> bytes:
    """In one frame or in three; what it asks for is refused."""
    said = chance.choice(messages[4:-1])
    match chance.randrange(4):
        case 0:
            return _frame(chance.choice((PING, PONG)), chance.randbytes(chance.choice((0, 4, 125))))
        case 1:
            at = chance.randrange(len(said))
            return _frame(TEXT, said[:at], fin=False) + _frame(PING, b"x") + _frame(CONTINUED, said[at:])
        case _:
            return _frame(TEXT, said)


def _fuzzed(chance: random.Random, messages: list[bytes]) -> bytes:
    """A frame whose border, head, payload or place is wrong; or nothing is, and it says nonsense."""
    said = chance.choice(messages)
    match chance.randrange(6):
        case 0:
            return mutated(chance, _frame(TEXT, said)) if chance.random() < 0.1 else _frame(TEXT, said)
        case 1:
            return _frame(BINARY, chance.randbytes(chance.randrange(200)))
        case 2:
            return _frame(chance.randrange(16), said) if chance.random() < 0.1 else _frame(TEXT, b"")
        case 3:
            return _frame(TEXT, said.replace(b'"a"', chance.choice(HUGE).encode()))
        case _:
            return _frame(TEXT, _nonsense(chance, said))


def _nonsense(chance: random.Random, said: bytes) -> bytes:
    """Text still, mostly."""
    text = mutated(chance, said)
    return text if chance.random() < 0.005 else text.decode("utf-8", "replace").encode()


def _frame(kind: int, payload: bytes, *, fin: bool = True) -> bytes:
    """With a mask of zeros, which leaves the payload as it is."""
    size = len(payload)
    short = size if size < 126 else 126 if size < 65_536 else 127
    width = {126: 2, 127: 8}.get(short, 0)
    head = bytes((kind | (0x80 if fin else 0), 0x80 | short)) + (size.to_bytes(width) if width else b"")
    return head + b"\0\0\0\0" + payload
