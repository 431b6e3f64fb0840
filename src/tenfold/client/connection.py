"""The connection to the server: kept, tried again when it breaks, and what was not answered asked again.

A command has an id, so that one which was carried out the first time is not carried out again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from tenfold.client.links import socket_url
from tenfold.core import Refusal, TenfoldError
from tenfold.locales.rendering import in_english
from tenfold.rooms import protocol

FIRST_PAUSE = 0.1  # seconds before the connection is tried again; doubled every time
LONGEST_PAUSE = 5.0
# What refuses a hello now, but not for good: it is tried again.
PASSING = frozenset({"storage-failed", "disk-full", "too-fast", "too-many-lines"})
TOO_FAST = "too-fast"  # the server's code for: not carried out, ask again in a moment
MOMENT = 0.25  # seconds
LARGEST = 2**20  # bytes of a message; a table of eight with everything on it has a hundredth of that

_decoder = msgspec.json.Decoder(protocol.ToClient)
_encode = msgspec.json.Encoder().encode


class RefusedByServer(Refusal):
    """What the server refused: a stable code, the rule behind it, and what it says."""

    def __init__(self, refused: protocol.Refused) -> None:
        super().__init__(refused.says)
        self.rule = refused.rule
        self._code = refused.code

    @property
    def code(self) -> str:
        """Stable; it is not always in the saying, because old servers had no sayings."""
        return self._code


class ConnectionFailed(TenfoldError):
    """The server cannot be reached, or has ended the conversation."""


class _NotYet(Exception):
    """The server has refused our hello, but may take it later."""

    def __init__(self, refusal: RefusedByServer) -> None:
        super().__init__(in_english(refusal))
        self.refusal = refusal


class ConnectionLost(NamedTuple):
    error: TenfoldError | None = None  # lost for good; None: it is tried again


class ConnectionBack(NamedTuple):
    pass


class ResumingConnection:
    def __init__(
        self,
        server: str,
        hello: protocol.Hello,
        heard: Callable[[Any], None],
        failed: Callable[[TenfoldError], None],
        patience: float,
        first_patience: float,
    ) -> None:
        self.hello = hello  # what to say when the connection is tried again
        self._server = server
        self._heard = heard
        self._failed = failed
        self._patience = patience
        self._first_patience = first_patience
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self._running: asyncio.Task[None] | None = None
        self._again: set[asyncio.Task[None]] = set()
        self._was_up = False
        self._is_down = False

    def start(self) -> None:
        self._running = asyncio.create_task(self._run(), name="tenfold client")

    async def close(self) -> None:
        if self._running is not None:
            tasks = (self._running, *self._again)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for _, waiting in self._asked.values():
            waiting.cancel()  # no answer will come
        self._asked.clear()

    async def ask(self, request: Any) -> Any:
        """The answer, whenever the connection is there; RefusedByServer if it is a refusal."""
        raw = _encode(request)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[request.id] = (raw, answer)
        await self._say(raw)
        return await answer

    async def _say(self, raw: bytes) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # asked again as soon as the connection is back
                await self._socket.send(raw, text=True)

    async def _ask_again(self, command: str) -> None:
        """What came too fast for the server is asked again in a moment."""
        await asyncio.sleep(MOMENT)
        if command in self._asked:
            await self._say(self._asked[command][0])

    async def _run(self) -> None:
        """Connect, and connect again, until somebody closes the client or the server refuses it."""
        try:
            await self._keep_connecting()
        except TenfoldError as error:
            for _, waiting in self._asked.values():
                if not waiting.done():
                    waiting.set_exception(error)
            self._asked.clear()
            self._failed(error)

    async def _keep_connecting(self) -> None:
        clock = asyncio.get_running_loop().time
        pause, lost_at = FIRST_PAUSE, clock()
        while True:
            try:
                async with connect(socket_url(self._server), max_size=LARGEST, open_timeout=10) as socket:
                    await socket.send(_encode(self.hello), text=True)
                    await self._listen(socket)
                problem, refusal = "the server has closed the connection", None
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, _NotYet) as error:
                problem = str(error) or type(error).__name__
                refusal = error.refusal if isinstance(error, _NotYet) else None
            except InvalidURI:
                raise ConnectionFailed(f"{self._server} is not the address of a server") from None
            except (msgspec.MsgspecError, UnicodeDecodeError):
                raise ConnectionFailed(f"{self._server} does not answer like a Tenfold server") from None
            if self._socket is not None:  # it was up
                self._socket = None
                pause, lost_at = FIRST_PAUSE, clock()
            if clock() - lost_at >= (self._patience if self._was_up else self._first_patience):
                if refusal is not None:
                    raise refusal
                raise ConnectionFailed(f"cannot reach {self._server}: {problem}")
            if self._was_up and not self._is_down:
                self._is_down = True
                self._heard(ConnectionLost())
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    async def _listen(self, socket: ClientConnection) -> None:
        async for raw in socket:
            message = _read(raw)
            match message:
                case protocol.Update():
                    if self._is_down:
                        self._is_down = False
                        self._heard(ConnectionBack())
                    self._heard(message)
                case protocol.Reacted() | protocol.Nudged():
                    self._heard(message)
                case protocol.Done() | protocol.HintAnswer():
                    self._answered(message.id, message)
                case protocol.Refused():
                    if message.id == self.hello.id:
                        refusal = RefusedByServer(message)
                        raise _NotYet(refusal) if message.code in PASSING else refusal
                    if message.code == TOO_FAST and message.id in self._asked:
                        again = asyncio.create_task(self._ask_again(message.id))
                        self._again.add(again)
                        again.add_done_callback(self._again.discard)
                        continue
                    self._answered(message.id, RefusedByServer(message))
                case protocol.Welcome():
                    await self._welcomed(message, socket)
                case protocol.Bye():
                    raise ConnectionFailed(
                        f"the server has ended the conversation: {in_english(Refusal(message.says))}"
                    )

    async def _welcomed(self, welcome: protocol.Welcome, socket: ClientConnection) -> None:
        """We are in; what was not answered is asked again."""
        if welcome.protocol != protocol.VERSION:
            theirs = welcome.protocol
            raise ConnectionFailed(
                f"the server speaks version {theirs} of the protocol, this program version {protocol.VERSION}"
            )
        self._socket, self._was_up = socket, True
        for raw, _ in list(self._asked.values()):
            await socket.send(raw, text=True)
        self._heard(welcome)

    def _answered(self, command: str, answer: object) -> None:
        _, waiting = self._asked.pop(command, (b"", None))
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Exception):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)


def _read(raw: str | bytes) -> protocol.ToClient:
    """Servers of other versions refuse in words."""
    message: protocol.ToClient
    try:
        message = _decoder.decode(raw)
    except msgspec.ValidationError:
        message = _decoder.decode(protocol.with_saying(raw.encode() if isinstance(raw, str) else raw))
    return message
