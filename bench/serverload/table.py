"""A table whose seats are all played by the driver, from what the server tells them."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from functools import partial

import msgspec

from serverload.connection import FastConnection, connected
from tenfold.rooms.commands import Act, Ready, Start
from tenfold.rooms.protocol import VERSION, Join, Open
from tenfold.rooms.settings import Settings

_encode = msgspec.json.Encoder().encode


class _Own(msgspec.Struct):
    legal: tuple[str, ...] | None = None


class _Heard(msgspec.Struct):
    """What the driver needs of a message; the rest is skipped, not parsed into objects."""

    type: str
    id: str = ""
    version: int = 0
    awaited: int | None = None
    own: _Own | None = None
    room: msgspec.Raw = msgspec.Raw()  # the code in a welcome, an object in an update
    code: str = ""


_heard = msgspec.json.Decoder(_Heard)


class Move(msgspec.Struct):
    due: float
    sent: float
    seen: float = 0.0  # by the last seat
    acknowledged: float = 0.0


class Table:
    def __init__(self, settings: Settings, chance: random.Random, on_ready: Callable[[Table], None]) -> None:
        self._settings = settings
        self._chance = chance
        self._on_ready = on_ready
        self._connections: list[FastConnection] = []
        self._versions = [0] * settings.seats
        self._rested = [0] * settings.seats  # the versions at which they were ready
        self._seat = 0  # who must decide
        self._legal: tuple[str, ...] = ()
        self._asked = 0  # the version that the open move was made against
        self._open: Move | None = None
        self._number = 0
        self._started = False
        self._welcomed: asyncio.Future[str] | None = None
        self.moves: list[Move] = []
        self.refusals: list[str] = []
        self.lost = 0

    # --- setting up ---

    async def set_up(self, host: str, *ports: int) -> None:
        """Everybody sits down, one after another at these workers, and the host starts."""
        room = ""
        for seat in range(self._settings.seats):
            connection = await connected(host, ports[seat % len(ports)])
            connection.on_text, connection.on_lost = partial(self._hear, seat), self._lose
            self._connections.append(connection)
            token, name = secrets.token_urlsafe(32), f"seat {seat}"
            hello = (
                Join(id="hello", protocol=VERSION, room=room, name=name, token=token)
                if room
                else Open(id="hello", protocol=VERSION, settings=self._settings, name=name, token=token)
            )
            self._welcomed = asyncio.get_running_loop().create_future()
            connection.send(_encode(hello))
            room = await self._welcomed
        self._connections[0].send(_encode(Start(id="start")))

    def close(self) -> None:
        for connection in self._connections:
            connection.on_lost = lambda: None
            connection.close()

    def _lose(self) -> None:
        self.lost += 1
        if self._welcomed is not None and not self._welcomed.done():
            self._welcomed.set_exception(ConnectionError("a connection was lost"))

    # --- playing ---

    def play(self, due: float) -> None:
        """Lay a phase if that can be done, else whatever comes: hands go on as among people."""
        choice = next((do for do in self._legal if do.startswith("lay")), None)
        act = Act(
            id=f"m{self._number}",
            version=self._versions[self._seat],
            do=choice or self._chance.choice(self._legal),
        )
        self._number += 1
        self._asked = act.version
        raw = _encode(act)
        self._open = Move(due, time.perf_counter())
        self._connections[self._seat].send(raw)

    @property
    def is_busy(self) -> bool:
        """A move is under way."""
        return self._open is not None

    def _hear(self, seat: int, text: bytes) -> None:
        heard = _heard.decode(text)
        match heard.type:
            case "update":
                self._versions[seat] = heard.version
                if b'"rest":{' in bytes(heard.room):
                    self._rest(seat, heard.version)
                if heard.own is not None and heard.own.legal:
                    self._seat, self._legal = seat, heard.own.legal
                self._look()
            case "done" if self._open is not None and heard.id.startswith("m"):
                self._open.acknowledged = time.perf_counter()
                self._look()
            case "refused" | "bye":
                self.refusals.append(heard.code)
                self._open = None
            case "welcome" if self._welcomed is not None:
                self._welcomed.set_result(msgspec.json.decode(heard.room, type=str))

    def _rest(self, seat: int, version: int) -> None:
        """Between two hands everybody is ready at once."""
        self._legal = ()
        if self._rested[seat] != version:
            self._rested[seat] = version
            self._connections[seat].send(_encode(Ready(id=f"r{version}", version=version)))

    def _look(self) -> None:
        """Is the open move seen by all, and acknowledged?"""
        move = self._open
        if move is None:
            if not self._started and self._legal and min(self._versions) == max(self._versions) > 0:
                self._started = True
                self._on_ready(self)
            return
        if not move.seen and min(self._versions) > self._asked:
            move.seen = time.perf_counter()
        if move.seen and move.acknowledged:
            self.moves.append(move)
            self._open = None
            if self._legal:
                self._on_ready(self)
            else:
                self._started = False  # until the next hand is dealt
