"""A client of one room, over asyncio."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any, TypeVar

from msgspec.structs import replace

from tenfold.client.connection import ConnectionBack, ConnectionLost, ResumingConnection
from tenfold.client.links import Invitation, read_link
from tenfold.client.room_view import RoomView, after_update
from tenfold.core import Seat, TenfoldError
from tenfold.play.characters import CharacterId, Face
from tenfold.rooms import commands, protocol
from tenfold.rooms.protocol import VERSION
from tenfold.rooms.settings import Settings
from tenfold.rooms.visibility import EntrySeen, RoomSeen

T = TypeVar("T", bound="Client")
A = TypeVar("A")

Heard = protocol.Update | protocol.Reacted | protocol.Nudged | ConnectionLost | ConnectionBack
Listener = Callable[[Heard, RoomView], object]

_NOBODY = object()


def random_salt() -> str:
    return secrets.token_hex(16)


def _new_id() -> str:
    return secrets.token_hex(8)


def _new_token() -> str:
    return secrets.token_urlsafe(32)


class Client:
    """Use as `async with Client.join(link, name) as client`.

    `seen` is what can be seen now; `until` waits for it to change, `updates` and `listen` follow it.
    """

    def __init__(
        self,
        server: str,
        hello: protocol.Hello,
        *,
        salt: Callable[[], str] | None = random_salt,
        patience: float = 60.0,
        first_patience: float | None = None,
    ) -> None:
        """`salt` draws our part of each game's seed, None adds nothing to it;
        `patience`: for how many seconds the connection is tried again before the client gives up;
        `first_patience`: the same for the first time, where an address may simply be wrong."""
        self.server = server
        self.code = getattr(hello, "room", "")
        self.token: str | None = getattr(hello, "token", None)
        self.seen = RoomView()
        self.log: list[EntrySeen] = []  # everything told since we came
        self._draw_salt = salt
        self._salts: dict[str, str] = {}  # by the commitment of the game
        self._shown: set[str] = set()  # the commitments of games for which the salt was shown
        first = patience if first_patience is None else first_patience
        self._connection = ResumingConnection(server, hello, self._heard, self._failed, patience, first)
        self._prefix = secrets.token_hex(6)
        self._number = 0
        self._changed = asyncio.Event()
        self._is_waiting = False  # for the next game
        self._listeners: list[Listener] = []
        self._error: TenfoldError | None = None
        self._background: set[asyncio.Task[None]] = set()

    # --- coming in ---

    @classmethod
    def open(
        cls: type[T], server: str, settings: Settings, name: str, *, face: Face | None = None, **options: Any
    ) -> T:
        """Open a room and sit down in it."""
        hello = protocol.Open(
            id=_new_id(), protocol=VERSION, settings=settings, name=name, token=_new_token(), face=face
        )
        return cls(server.rstrip("/"), hello, **options)

    @classmethod
    def join(
        cls: type[T],
        link: str | Invitation,
        name: str,
        *,
        face: Face | None = None,
        seat: Seat | None = None,
        next_game: bool = False,
        beside: str | None = None,
        token: str | None = None,
        **options: Any,
    ) -> T:
        """Sit down by an invitation, or take over a seat from another device.

        `seat` is a free one before the game, or a bot's in a running game; `next_game` waits for the next;
        `beside` is the token of another seat at this device, `token` one of our own to be used again.
        """
        invitation = read_link(link) if isinstance(link, str) else link
        if invitation.token is not None:
            return cls.resume(invitation, **options)
        hello = protocol.Join(
            id=_new_id(),
            protocol=VERSION,
            room=invitation.room,
            name=name,
            token=token or _new_token(),
            face=face,
            seat=seat,
            next=next_game,
            beside=beside,
        )
        return cls(invitation.server, hello, **options)

    @classmethod
    def resume(cls: type[T], link: str | Invitation, *, seq: int = 0, **options: Any) -> T:
        """Come back to a seat."""
        invitation = read_link(link) if isinstance(link, str) else link
        if invitation.token is None:
            raise TenfoldError("this link is an invitation, not a seat")
        token, room = invitation.token, invitation.room
        hello = protocol.Resume(id=_new_id(), protocol=VERSION, room=room, token=token, seq=seq)
        return cls(invitation.server, hello, **options)

    @classmethod
    def watch(cls: type[T], link: str | Invitation, **options: Any) -> T:
        """See what spectators see."""
        invitation = read_link(link) if isinstance(link, str) else link
        hello = protocol.Watch(id=_new_id(), protocol=VERSION, room=invitation.room)
        return cls(invitation.server, hello, **options)

    async def __aenter__(self: T) -> T:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def start(self) -> None:
        """Enter the room; RefusedByServer or ConnectionFailed if that is not possible."""
        self._connection.start()
        try:
            await self.until(lambda client: client.room is not None)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._connection.close()

    # --- what is seen ---

    @property
    def seat(self) -> Seat | None:
        return self.seen.seat

    @property
    def room(self) -> RoomSeen | None:
        return self.seen.room

    @property
    def is_my_turn(self) -> bool:
        return self.seen.is_my_turn

    @property
    def is_awaited_ready(self) -> bool:
        return self.seen.is_awaited_ready

    @property
    def invitation(self) -> Invitation:
        return Invitation(self.server, self.code)

    @property
    def seat_link(self) -> Invitation:
        """The link that moves this seat to another device; keep it to yourself."""
        return Invitation(self.server, self.code, self.token)

    # --- asking ---

    async def act(self, do: str, version: int | None = None) -> protocol.Done:
        """Play an action, given in its text form, on the table as it is seen now, or was at `version`."""
        made_against = self.seen.version if version is None else version
        return await self._ask(commands.Act(id=self._id(), version=made_against, do=do), protocol.Done)

    async def begin(self, dealer: Seat | None = None) -> protocol.Done:
        """Start the game; returns once it has begun, with everybody's salt revealed or left out."""
        if dealer is not None:
            await self.choose_dealer(dealer)
        done = await self._ask(commands.Start(id=self._id()), protocol.Done)
        await self.until(lambda client: client.room is not None and client.room.status != "revealing")
        return done

    async def change_settings(self, settings: Settings) -> protocol.Done:
        return await self._ask(commands.ChangeSettings(id=self._id(), settings=settings), protocol.Done)

    async def choose_dealer(self, seat: Seat | None) -> protocol.Done:
        """Say who deals or begins first; None: lots decide."""
        return await self._ask(commands.ChooseDealer(id=self._id(), seat=seat), protocol.Done)

    async def move_seat(self, seat: Seat, to: Seat) -> protocol.Done:
        return await self._ask(commands.MoveSeat(id=self._id(), seat=seat, to=to), protocol.Done)

    async def rename(self, name: str, face: Face | None = None) -> protocol.Done:
        return await self._ask(commands.Rename(id=self._id(), name=name, face=face), protocol.Done)

    async def seat_bot(self, seat: Seat, bot: str, character: CharacterId | None = None) -> protocol.Done:
        command = commands.SeatBot(id=self._id(), seat=seat, bot=bot, character=character)
        return await self._ask(command, protocol.Done)

    async def free_seat(self, seat: Seat) -> protocol.Done:
        return await self._ask(commands.FreeSeat(id=self._id(), seat=seat), protocol.Done)

    async def leave(self) -> protocol.Done:
        """Give up the seat, or the place in the queue for the next game."""
        done = await self._ask(commands.Leave(id=self._id()), protocol.Done)
        self._is_waiting = False
        return done

    async def pause(self) -> protocol.Done:
        return await self._ask(commands.Pause(id=self._id()), protocol.Done)

    async def go_on(self) -> protocol.Done:
        return await self._ask(commands.GoOn(id=self._id()), protocol.Done)

    async def ready(self) -> protocol.Done:
        """Go on to the next hand or round; the table waits for everybody present."""
        return await self._ask(commands.Ready(id=self._id(), version=self.seen.version), protocol.Done)

    async def let_bot_play(self, seat: Seat) -> protocol.Done:
        """Let a bot play for somebody who keeps the table waiting, or is away."""
        return await self._ask(commands.LetBotPlay(id=self._id(), seat=seat), protocol.Done)

    async def here(self) -> protocol.Done:
        """Say that we are here, so that no bot takes over."""
        return await self._ask(commands.Here(id=self._id()), protocol.Done)

    async def take_back(self) -> protocol.Done:
        """Take our seat back from the bot that plays there."""
        return await self._ask(commands.TakeBack(id=self._id()), protocol.Done)

    async def nudge(self, seat: Seat) -> protocol.Done:
        return await self._ask(commands.Nudge(id=self._id(), seat=seat), protocol.Done)

    async def react(self, what: commands.Reaction) -> protocol.Done:
        return await self._ask(commands.React(id=self._id(), what=what), protocol.Done)

    async def show_on_tv(self, figures: str) -> protocol.Done:
        """Let the television that shows these six digits watch our room."""
        return await self._ask(commands.ShowOnTv(id=self._id(), figures=figures), protocol.Done)

    async def rematch(self) -> protocol.Done:
        return await self._ask(commands.Rematch(id=self._id()), protocol.Done)

    async def hint(self) -> protocol.HintAnswer:
        return await self._ask(commands.Hint(id=self._id()), protocol.HintAnswer)

    async def send(self, command: commands.Command) -> protocol.Done:
        """Send any command, with an id of the caller's choice."""
        return await self._ask(command, protocol.Done)

    def _id(self) -> str:
        self._number += 1
        return f"{self._prefix}-{self._number}"

    async def _ask(self, request: Any, kind: type[A]) -> A:
        if self._error is not None:
            raise self._error
        got = await self._connection.ask(request)
        assert isinstance(got, kind)
        return got

    # --- following ---

    async def until(self, what: Callable[[Any], object], timeout: float | None = None) -> None:
        """Wait until `what(client)` is true."""
        async with asyncio.timeout(timeout):
            while not what(self):
                if self._error is not None:
                    raise self._error
                self._changed.clear()
                await self._changed.wait()

    def listen(self, listener: Listener) -> None:
        """Call `listener(heard, seen)` for updates and for a connection lost or back; never wait in it."""
        self._listeners.append(listener)

    async def updates(self) -> AsyncIterator[protocol.Update]:
        """Everything that the server tells us from now on."""
        queue: asyncio.Queue[Any] = asyncio.Queue()

        def follow(heard: Heard, seen: RoomView) -> None:
            if isinstance(heard, protocol.Update):
                queue.put_nowait(heard)
            elif isinstance(heard, ConnectionLost) and heard.error is not None:
                queue.put_nowait(_NOBODY)

        self.listen(follow)
        try:
            while (item := await queue.get()) is not _NOBODY:
                yield item
        finally:
            self._listeners.remove(follow)
        if self._error is not None:
            raise self._error

    # --- what comes over the connection ---

    def _heard(self, heard: protocol.Welcome | Heard) -> None:
        if isinstance(heard, protocol.Welcome):
            self.code = heard.room
            self.seen = replace(self.seen, seat=heard.seat)
            self._is_waiting = heard.seat is None and not isinstance(self._connection.hello, protocol.Watch)
            return
        if isinstance(heard, protocol.Update):
            self._take(heard)
        for listener in list(self._listeners):
            listener(heard, self.seen)
        self._changed.set()

    def _take(self, update: protocol.Update) -> None:
        self.seen = after_update(self.seen, update)
        self.log.extend(update.events)
        self._connection.hello = self._hello_from_here()
        self._add_to_the_seed()

    def _add_to_the_seed(self) -> None:
        """Commit to a salt as soon as a game is to come, and show it when that game starts."""
        game = self.seen.commitment
        if self.room is None or self.seat is None or game is None:
            return
        if self.room.status == "lobby" and self._draw_salt is not None and game not in self._salts:
            self._salts[game] = salt = self._draw_salt()
            self._send_soon(commands.CommitSalt(id=self._id(), digest=sha256(salt.encode()).hexdigest()))
        if self.room.status == "revealing" and game in self._salts and game not in self._shown:
            self._shown.add(game)
            self._send_soon(commands.RevealSalt(id=self._id(), salt=self._salts[game]))

    def _hello_from_here(self) -> protocol.Hello:
        """How to come back to what has been seen."""
        hello, room, seq = self._connection.hello.id, self.code, self.seen.seq
        if self.token is not None and (self.seat is not None or self._is_waiting):
            return protocol.Resume(id=hello, protocol=VERSION, room=room, token=self.token, seq=seq)
        return protocol.Watch(id=hello, protocol=VERSION, room=room, seq=seq)

    def _send_soon(self, command: commands.Command) -> None:
        async def ask() -> None:
            with suppress(TenfoldError):  # a salt that comes too late is left out, and the log says so
                await self._ask(command, protocol.Done)

        task = asyncio.create_task(ask())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def _failed(self, error: TenfoldError) -> None:
        self._error = error
        self._heard(ConnectionLost(error))
