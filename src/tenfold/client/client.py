"""A client of one room, over asyncio."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from hashlib import sha256
from types import TracebackType
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from tenfold.client.links import Invitation, read_link, socket_url
from tenfold.core import Refusal, Seat, TenfoldError
from tenfold.rooms.commands import (
    Act,
    Command,
    CommitSalt,
    FreeSeat,
    GoOn,
    Leave,
    Pause,
    Rematch,
    RevealSalt,
    SeatBot,
    Start,
)
from tenfold.rooms.protocol import (
    Advice,
    Bye,
    Done,
    Hello,
    Hint,
    Join,
    News,
    Open,
    Refused,
    Resume,
    ToClient,
    Watch,
    Welcome,
)
from tenfold.rooms.settings import Settings
from tenfold.rooms.telling import Own, RoomSeen, Told

T = TypeVar("T", bound="Client")
A = TypeVar("A")

_decoder = msgspec.json.Decoder(ToClient)
_encode = msgspec.json.Encoder().encode
_NOBODY = object()

FIRST_PAUSE = 0.1  # seconds before the line is tried again; doubled every time
LONGEST_PAUSE = 5.0


class RefusedByServer(Refusal):
    """What the server refused: a stable code, the rule behind it, the message in our language."""

    def __init__(self, refused: Refused) -> None:
        self.rule = refused.rule
        super().__init__(refused.code, "{message}", message=refused.message)


class Lost(TenfoldError):
    """The server cannot be reached, or has ended the conversation."""


class Client:
    """Use as `async with Client.join(link, name) as client`."""

    def __init__(self, server: str, hello: Hello, *, salt: str | None = None, patience: float = 60.0) -> None:
        self.server = server
        self.code = getattr(hello, "room", "")
        self.token: str | None = getattr(hello, "token", None)
        self.seat: Seat | None = None
        self.room: RoomSeen | None = None
        self.table: dict[str, Any] | None = None
        self.own: Own | None = None
        self.seq = 0
        self.version = 0
        self.awaited: Seat | None = None
        self.log: list[Told] = []  # everything told since we came
        self._hello = hello
        self._salt = salt
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self._number = 0
        self._prefix = secrets.token_hex(6)
        self._changed = asyncio.Event()
        self._followers: set[asyncio.Queue[Any]] = set()
        self._running: asyncio.Task[None] | None = None
        self._error: TenfoldError | None = None
        self._background: set[asyncio.Task[None]] = set()

    # --- coming in ---

    @classmethod
    def open(
        cls: type[T], server: str, settings: Settings, name: str, *, lang: str = "en", **options: Any
    ) -> T:
        """Open a room and sit down in it."""
        token = secrets.token_urlsafe(32)
        hello = Open(id=secrets.token_hex(8), lang=lang, settings=settings, name=name, token=token)
        return cls(server.rstrip("/"), hello, **options)

    @classmethod
    def join(cls: type[T], link: str | Invitation, name: str, *, lang: str = "en", **options: Any) -> T:
        """Sit down by an invitation, or on a seat that moves here."""
        invitation = read_link(link) if isinstance(link, str) else link
        if invitation.token is not None:
            return cls.resume(invitation, lang=lang, **options)
        token = secrets.token_urlsafe(32)
        hello = Join(id=secrets.token_hex(8), lang=lang, room=invitation.room, name=name, token=token)
        return cls(invitation.server, hello, **options)

    @classmethod
    def resume(cls: type[T], link: str | Invitation, *, lang: str = "en", seq: int = 0, **options: Any) -> T:
        """Come back to a seat."""
        invitation = read_link(link) if isinstance(link, str) else link
        if invitation.token is None:
            raise TenfoldError("this link is an invitation, not a seat")
        hello = Resume(
            id=secrets.token_hex(8), lang=lang, room=invitation.room, token=invitation.token, seq=seq
        )
        return cls(invitation.server, hello, **options)

    @classmethod
    def watch(cls: type[T], link: str | Invitation, *, lang: str = "en", **options: Any) -> T:
        invitation = read_link(link) if isinstance(link, str) else link
        return cls(
            invitation.server, Watch(id=secrets.token_hex(8), lang=lang, room=invitation.room), **options
        )

    async def __aenter__(self: T) -> T:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def start(self) -> None:
        """Come in; RefusedByServer or Lost if that is not possible."""
        self._running = asyncio.create_task(self._run(), name="tenfold client")
        await self.until(lambda client: client.room is not None)

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    @property
    def invitation(self) -> Invitation:
        return Invitation(self.server, self.code)

    @property
    def seat_link(self) -> Invitation:
        """The way to move this seat to another device; keep it to yourself."""
        return Invitation(self.server, self.code, self.token)

    @property
    def is_my_turn(self) -> bool:
        return self.seat is not None and self.awaited == self.seat

    # --- asking ---

    async def act(self, do: str) -> Done:
        """Play an action, given in its text form, on the table as it is seen now."""
        return await self._ask(Act(id=self._id(), version=self.version, do=do), Done)

    async def begin(self, dealer: Seat | None = None) -> Done:
        return await self._ask(Start(id=self._id(), dealer=dealer), Done)

    async def seat_bot(self, seat: Seat, bot: str) -> Done:
        return await self._ask(SeatBot(id=self._id(), seat=seat, bot=bot), Done)

    async def free_seat(self, seat: Seat) -> Done:
        return await self._ask(FreeSeat(id=self._id(), seat=seat), Done)

    async def leave(self) -> Done:
        return await self._ask(Leave(id=self._id()), Done)

    async def pause(self) -> Done:
        return await self._ask(Pause(id=self._id()), Done)

    async def go_on(self) -> Done:
        return await self._ask(GoOn(id=self._id()), Done)

    async def rematch(self) -> Done:
        return await self._ask(Rematch(id=self._id()), Done)

    async def hint(self) -> Advice:
        return await self._ask(Hint(id=self._id()), Advice)

    async def commit_salt(self, salt: str) -> Done:
        """Add to the seed: the server sees the salt only when the game starts."""
        self._salt = salt
        digest = sha256(salt.encode()).hexdigest()
        return await self._ask(CommitSalt(id=self._id(), digest=digest), Done)

    async def send(self, command: Command) -> Done:
        """Any command, with an id of the caller's choice."""
        return await self._ask(command, Done)

    def _id(self) -> str:
        self._number += 1
        return f"{self._prefix}-{self._number}"

    async def _ask(self, request: Any, kind: type[A]) -> A:
        if self._error is not None:
            raise self._error
        raw = _encode(request)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[request.id] = (raw, answer)
        if self._socket is not None:
            with suppress(ConnectionClosed):  # asked again as soon as the line is back
                await self._socket.send(raw, text=True)
        got = await answer
        assert isinstance(got, kind)
        return got

    # --- listening ---

    async def until(self, what: Callable[[Any], object], timeout: float | None = None) -> None:
        """Wait until `what(client)` is true."""
        async with asyncio.timeout(timeout):
            while not what(self):
                if self._error is not None:
                    raise self._error
                self._changed.clear()
                await self._changed.wait()

    async def news(self) -> AsyncIterator[News]:
        """Everything that the server tells from now on."""
        queue: asyncio.Queue[Any] = asyncio.Queue()
        self._followers.add(queue)
        try:
            while (item := await queue.get()) is not _NOBODY:
                yield item
        finally:
            self._followers.discard(queue)
        if self._error is not None:
            raise self._error

    # --- the line ---

    async def _run(self) -> None:
        """Connect, and connect again, until somebody closes the client or the server refuses it."""
        pause = FIRST_PAUSE
        lost_for = 0.0
        while True:
            try:
                async with connect(socket_url(self.server), max_size=2**20, open_timeout=10) as socket:
                    await socket.send(_encode(self._hello), text=True)
                    pause, lost_for = FIRST_PAUSE, 0.0
                    await self._listen(socket)
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake) as error:
                problem = str(error)
            except InvalidURI:
                return self._fail(Lost("{server} is no address of a server", server=self.server))
            except TenfoldError as error:
                return self._fail(error)
            else:
                problem = "the server has closed the line"
            self._socket = None
            if lost_for >= self._patience:
                lost = Lost("cannot reach {server}: {problem}", server=self.server, problem=problem)
                return self._fail(lost)
            await asyncio.sleep(pause)
            lost_for += pause
            pause = min(LONGEST_PAUSE, pause * 2)

    async def _listen(self, socket: ClientConnection) -> None:
        async for raw in socket:
            message = _decoder.decode(raw)
            match message:
                case News():
                    self._take(message)
                case Done() | Advice():
                    self._answered(message.id, message)
                case Refused():
                    if message.id == self._hello.id:
                        raise RefusedByServer(message)
                    self._answered(message.id, RefusedByServer(message))
                case Welcome():
                    await self._welcomed(message, socket)
                case Bye():
                    raise Lost("the server has ended the conversation: {reason}", reason=message.message)

    async def _welcomed(self, welcome: Welcome, socket: ClientConnection) -> None:
        """We are in. From now on we come back to the seat; what was not answered is asked again."""
        self.code, self.seat = welcome.room, welcome.seat
        self._socket = socket
        for raw, _ in list(self._asked.values()):
            await socket.send(raw, text=True)
        if self._salt is not None and not self._number:
            digest = sha256(self._salt.encode()).hexdigest()
            self._send_soon(CommitSalt(id=self._id(), digest=digest))

    def _take(self, news: News) -> None:
        self.seq, self.version, self.awaited = news.seq, news.version, news.awaited
        if news.room is not None:
            self.room = news.room
        if news.table is not None or news.room is not None:
            self.table = news.table
            self.own = news.own
        elif news.own is not None:
            self.own = news.own
        self.log.extend(news.events)
        self._come_back_to_here()
        if self._salt is not None and any(event.what == "revealing" for event in news.events):
            self._send_soon(RevealSalt(id=self._id(), salt=self._salt))
        for queue in self._followers:
            queue.put_nowait(news)
        self._changed.set()

    def _come_back_to_here(self) -> None:
        hello = self._hello
        if self.token is not None:
            self._hello = Resume(id=hello.id, lang=hello.lang, room=self.code, token=self.token, seq=self.seq)
        else:
            self._hello = Watch(id=hello.id, lang=hello.lang, room=self.code, seq=self.seq)

    def _send_soon(self, command: Command) -> None:
        async def ask() -> None:
            with suppress(TenfoldError):
                await self._ask(command, Done)

        task = asyncio.create_task(ask())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def _answered(self, command: str, answer: object) -> None:
        _, waiting = self._asked.pop(command, (b"", None))
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Exception):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)

    def _fail(self, error: TenfoldError) -> None:
        self._error = error
        for _, waiting in self._asked.values():
            if not waiting.done():
                waiting.set_exception(error)
        self._asked.clear()
        for queue in self._followers:
            queue.put_nowait(_NOBODY)
        self._changed.set()
