"""A real conversation with a real server, written into docs/protocol.md: `python tools/conversation.py`.

Ann opens a room for two, with a salt of her own; Ben joins, plays a turn, is cut off and comes back.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tenfold.rooms.protocol import VERSION

TOKENS = {"Ann": "A" * 43, "Ben": "B" * 43}  # a real client draws 256 bits
SALT = "four leaves of clover"
PLACE = re.compile(r"(?<=<!-- conversation -->\n\n```text\n).*?(?=\n```)", re.DOTALL)
CUT = "…"  # what was shown before, or is too long to show


class Unlucky(Exception):
    """A skip was turned up, and Ben does not begin."""


class Conversation:
    """What was said, one line for each message; repeated parts are cut."""

    def __init__(self, url: str) -> None:
        self.lines: list[str] = []
        self._url = url
        self._sockets: dict[str, ClientConnection] = {}
        self._shown: set[str] = set()

    async def connect(self, who: str) -> None:
        self._sockets[who] = await connect(self._url)

    async def disconnect(self, who: str) -> None:
        await self._sockets.pop(who).close()

    async def close(self) -> None:
        for who in list(self._sockets):
            await self.disconnect(who)

    def note(self, words: str) -> None:
        self.lines.append(f"# {words}")

    async def hello(self, who: str, type: str, id: str, **message: Any) -> None:
        await self.say(who, type=type, id=id, protocol=VERSION, **message, token=TOKENS[who])

    async def say(self, who: str, **message: Any) -> None:
        self._write(f"{who} >", message)
        await self._sockets[who].send(json.dumps(message))

    async def hear(self, who: str, count: int) -> dict[str, Any]:
        """So many messages; the last of them is returned."""
        for _ in range(count):
            async with asyncio.timeout(20):
                heard: dict[str, Any] = json.loads(await self._sockets[who].recv())
            self._write(f"{who} <", heard)
        return heard

    def _write(self, sign: str, message: dict[str, Any]) -> None:
        shown = dict(message)
        for part in ("room", "table"):
            if isinstance(shown.get(part), dict):
                if part in self._shown:
                    shown[part] = CUT
                elif part == "room":
                    settings = {**shown["room"]["settings"], "rules": {"edition": "intl", CUT: CUT}}
                    shown["room"] = {**shown["room"], "settings": settings}
                self._shown.add(part)
        self.lines.append(f"{sign} {json.dumps(shown, ensure_ascii=False)}")


async def converse(url: str) -> list[str]:
    talk = Conversation(url)
    try:
        await _converse(talk)
    finally:
        await talk.close()
    return talk.lines


async def _converse(talk: Conversation) -> None:
    settings = {"game": "card", "rules": {"edition": "intl"}, "seats": 2}
    await talk.connect("Ann")
    talk.note("Ann opens a room: her token is the key to her seat. The commitment is there before any card.")
    await talk.hello("Ann", type="open", id="a1", settings=settings, name="Ann")
    room = (await talk.hear("Ann", 1))["room"]
    await talk.hear("Ann", 2)
    talk.note("She adds to the seed: first only the SHA-256 of her salt.")
    await talk.say("Ann", type="commit-salt", id="a2", digest=sha256(SALT.encode()).hexdigest())
    await talk.hear("Ann", 2)
    talk.note("Ben comes by the invitation.")
    await talk.connect("Ben")
    await talk.hello("Ben", type="join", id="b1", room=room, name="Ben")
    await talk.hear("Ben", 3)
    await talk.hear("Ann", 2)
    talk.note("Ann chooses herself as the dealer, and everybody is told.")
    await talk.say("Ann", type="choose-dealer", id="a3", seat=0)
    await talk.hear("Ann", 2)
    await talk.hear("Ben", 1)
    talk.note("Ann starts. She is asked to reveal her salt, and does; then the cards are dealt.")
    await talk.say("Ann", type="start", id="a4")
    await talk.hear("Ann", 2)
    await talk.hear("Ben", 1)
    await talk.say("Ann", type="reveal-salt", id="a5", salt=SALT)
    await talk.hear("Ann", 2)
    dealt = await talk.hear("Ben", 1)
    if dealt["awaited"] != 1:
        raise Unlucky
    version = dealt["version"]
    talk.note("Ann is too early: refused, nothing changed.")
    await talk.say("Ann", type="act", id="a6", version=version, do="draw")
    await talk.hear("Ann", 1)
    talk.note("Ben draws. Both get an update with the same seq; only Ben sees his card.")
    await talk.say("Ben", type="act", id="b2", version=version, do="draw")
    update = await talk.hear("Ben", 1)
    await talk.hear("Ben", 1)
    await talk.hear("Ann", 1)
    talk.note("Sent again with the same id, the command has no second effect and gets the same answer.")
    await talk.say("Ben", type="act", id="b2", version=version, do="draw")
    await talk.hear("Ben", 1)
    talk.note("Ben discards, and his connection breaks. He comes back with the last seq that he has seen.")
    card = next(do for do in update["own"]["legal"] if re.fullmatch(r"discard [RBGYW]\d*", do))
    await talk.say("Ben", type="act", id="b3", version=update["version"], do=card)
    seq = (await talk.hear("Ben", 1))["seq"]
    await talk.hear("Ben", 1)
    await talk.hear("Ann", 1)
    await talk.disconnect("Ben")
    await talk.hear("Ann", 1)
    await talk.connect("Ben")
    await talk.hello("Ben", type="resume", id="b4", room=room, seq=seq - 1)
    await talk.hear("Ben", 3)
    await talk.hear("Ann", 1)


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server's WebSocket, until the block is left."""
    with TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tenfold", "serve", "--port", "0", "--data", data]
        command += ["--log-level", "warning"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            with server.stdout:
                yield server.stdout.readline().split()[-1].replace("http", "ws", 1) + "/ws"
        finally:
            server.terminate()
            server.wait(20)


def recorded() -> list[str]:
    while True:
        with suppress(Unlucky), serving() as url:
            return asyncio.run(converse(url))


def shape(line: str) -> str:
    """What of a line is the same every time: everything but cards, codes, hashes and choices."""
    sign, brace, text = line.partition("{")
    return line if not brace else sign + json.dumps(_shape("", json.loads(brace + text)), ensure_ascii=False)


def _shape(name: str, value: Any) -> Any:
    match value:
        case dict():
            return {member: _shape(member, inner) for member, inner in value.items()}
        case ["card", str()]:
            return ["card", "a card"]
        case list() if name == "legal":
            return ["a choice"]
        case list():
            return [_shape(name, inner) for inner in value]
        case str() if name in ("hand", "discard", "commitment"):
            return name
        case str() if name == "room" and value != CUT:
            return "a code"
        case str() if name == "do":
            return re.sub(r"\b([RBGY]\d+|[WS])( |$)", "", value).strip()
    return value


if __name__ == "__main__":
    page = Path(__file__).parents[1] / "docs" / "protocol.md"
    said = "\n".join(recorded())
    text, changed = PLACE.subn(lambda _: said, page.read_text("utf-8"))
    assert changed == 1
    page.write_text(text, "utf-8")
