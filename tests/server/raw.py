"""A client that says exactly what a test wants it to say, byte for byte."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from types import TracebackType
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tenfold.core import Saying
from tenfold.locales import Speech
from tenfold.locales.rendering import rendered
from tenfold.rooms.protocol import VERSION
from tests.server.processes import PATIENCE

TOKEN = "A" * 43
HELLO = {"protocol": VERSION}


class Raw:
    """One WebSocket. What it hears is kept as it came."""

    def __init__(self, url: str, **options: Any) -> None:
        connection = connect(url, compression=None, proxy=None, max_size=None, **options)
        self.socket: ClientConnection = connection.__enter__()  # closed by our own __exit__
        self.heard: list[str] = []

    def __enter__(self) -> Raw:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> dict[str, Any]:
        raw = self.socket.recv(PATIENCE)
        assert isinstance(raw, str)
        self.heard.append(raw)
        message: dict[str, Any] = json.loads(raw)
        return message

    def hear_until(self, is_it: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        while True:
            message = self.hear()
            if is_it(message):
                return message

    def answer(self, command: str) -> dict[str, Any]:
        """The answer to a command; updates that come before are kept."""
        return self.hear_until(lambda message: message.get("id") == command)

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self.say(message)
        return self.answer(message["id"])

    def ask_all(self, messages: Iterable[dict[str, Any]]) -> None:
        """One after another, without waiting for the answers, which come in the same order."""
        asked = [*messages]
        for message in asked:
            self.say(message)
        for message in asked:
            self.answer(message["id"])

    def update(self) -> dict[str, Any]:
        return self.hear_until(lambda message: message["type"] == "update")

    def end(self) -> int:
        """The code with which the server closes the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        code = self.socket.close_code
        assert code is not None
        return code


def words(answer: dict[str, Any], language: str = "en") -> str:
    """What an answer says."""
    return rendered(msgspec.convert(answer["says"], Saying), Speech(language))


def token() -> str:
    return secrets.token_urlsafe(32)


def settings(game: str = "card", seats: int = 2, **others: Any) -> dict[str, Any]:
    rules = {
        "card": {"edition": "intl", "variants": ["short:1"]},
        "dice": {"edition": "de"},
        "board": {"edition": "intl"},
    }[game]
    return {"game": game, "rules": rules, "seats": seats, "fill": "random"} | others


def opening(of: str, name: str = "Ann", **chosen: Any) -> dict[str, Any]:
    return HELLO | {"type": "open", "id": "open", "settings": settings(**chosen), "name": name, "token": of}


def joining(room: str, of: str, name: str = "Bo") -> dict[str, Any]:
    return HELLO | {"type": "join", "id": "join", "room": room, "name": name, "token": of}


def resuming(room: str, of: str, seq: int = 0) -> dict[str, Any]:
    return HELLO | {"type": "resume", "id": "resume", "room": room, "token": of, "seq": seq}


def watching(room: str, seq: int = 0) -> dict[str, Any]:
    return HELLO | {"type": "watch", "id": "watch", "room": room, "seq": seq}
