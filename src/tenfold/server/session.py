"""A session over one WebSocket: hello, then commands, each with one answer; updates in between."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import msgspec

from tenfold.core import Refusal
from tenfold.rooms import protocol, sayings
from tenfold.rooms.commands import Beat, Hint, Nudge, React, ShowOnTv
from tenfold.rooms.newcomers import Newcomer
from tenfold.rooms.refusals import NotNow
from tenfold.server.connection import Connection
from tenfold.server.ephemeral import passed_on
from tenfold.server.hub import Hub, key_of
from tenfold.server.live_room import LiveRoom
from tenfold.server.logs import LOG
from tenfold.server.metrics import METRICS
from tenfold.server.network.websocket import WebSocketLine

MOST_BAD_MESSAGES = 5

Run: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]

_any_hello = msgspec.json.Decoder(protocol.AnyHello)
_hello = msgspec.json.Decoder(protocol.Hello)
_request = msgspec.json.Decoder(protocol.Request)
_encode = msgspec.json.Encoder().encode


class _HasId(msgspec.Struct):
    id: str = ""


_BEAT_BACK = _encode(Beat())
_BEAT = _BEAT_BACK.decode()  # as everybody writes it; written otherwise, it counts as a command

_UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError)
_has_id = msgspec.json.Decoder(_HasId)

# What a connection's end was, if the protocol below us ended it.
_ENDS = {1002: "malformed", 1007: "malformed", 1009: "too-large"}


class Session:
    """What is said over one line, in order. It is a task only while something is to be done."""

    __slots__ = (
        "_address",
        "_bad",
        "_connection",
        "_hub",
        "_is_busy",
        "_is_over",
        "_line",
        "_live",
        "_run",
        "_unread",
    )

    def __init__(self, line: WebSocketLine, hub: Hub, address: str | None, run: Run) -> None:
        self._line = line
        self._hub = hub
        self._address = address
        self._run = run  # a task of the server's
        self._connection = Connection(line)
        self._live: LiveRoom | None = None
        self._unread: list[str | bytes] = []
        self._bad = 0  # messages that could not be read
        self._is_busy = False
        self._is_over = False
        METRICS.connections.inc()

    # --- what the line tells ---

    def heard(self, raw: str | bytes) -> None:
        """Reading stops when a second message waits, not at each: that spares two system calls for each."""
        if self._is_over:
            return
        self._unread.append(raw)
        if not self._is_busy:
            self._is_busy = True
            self._run(self._work())
        elif len(self._unread) > 1:
            self._line.pause_reading()

    def overdue(self) -> None:
        METRICS.dropped.labels("hello").inc()
        self._say_bye(NotNow(sayings.BAD_HELLO()))

    def writable(self) -> None:
        self._connection.flush()

    def ended(self, code: int) -> None:
        """What was said before counts, and each command comes to its end."""
        if code in _ENDS:
            METRICS.dropped.labels(_ENDS[code]).inc()
        self._is_over = True
        if not self._is_busy:
            self._leave()

    def _leave(self) -> None:
        METRICS.connections.dec()
        if self._live is not None:
            self._live.leave(self._connection)

    # --- what is to be done ---

    @property
    def _is_only_gone(self) -> bool:
        """Somebody who only watched has left: nothing that they said can matter."""
        return self._is_over and self._live is not None and self._connection.key is None

    async def _work(self) -> None:
        try:
            while self._unread and not self._is_only_gone:
                raw = self._unread.pop(0)
                if not self._unread:
                    self._line.resume_reading()
                await self._take(raw)
        except Exception as error:
            LOG.error("a defect", exc_info=error)
            self._close()
        self._is_busy = False
        if self._is_over:
            self._leave()

    async def _take(self, raw: str | bytes) -> None:
        live = self._live
        if live is None:
            self._live = await _welcomed(raw, self._hub, self._connection, self._address)
            if self._live is None:
                self._close()
            else:
                self._line.serve()
        elif raw == _BEAT and self._connection.beats.take():
            self._connection.put(_BEAT_BACK)
        else:
            await self._take_command(live, raw)

    async def _take_command(self, live: LiveRoom, raw: str | bytes) -> None:
        connection = self._connection
        METRICS.commands.inc()
        if not connection.commands.take():
            return connection.put(live.refusal(_id_in(raw), NotNow(sayings.TOO_FAST())))
        try:
            request: Any = _request.decode(_text(raw))
        except _UNREADABLE:
            self._bad += 1
            connection.put(live.refusal(_id_in(raw), NotNow(sayings.BAD_MESSAGE())))
            if self._bad == MOST_BAD_MESSAGES:
                METRICS.dropped.labels("bad-messages").inc()
                self._say_bye(NotNow(sayings.BAD_MESSAGES()))
            return None
        if isinstance(request, Hint) and connection.key is not None:
            return self._run(self._hint(live, request))  # it may take a while: whoever asks is not kept
        return connection.put(await self._answer(live, request))

    async def _hint(self, live: LiveRoom, request: Hint) -> None:
        self._connection.put(await live.hint(self._connection, request.id))

    def _say_bye(self, why: Refusal) -> None:
        _bye(self._connection, why)
        self._close()

    def _close(self) -> None:
        self._unread.clear()
        self._connection.flush()
        self._line.close(1008)

    async def _answer(self, live: LiveRoom, request: Any) -> bytes:
        connection = self._connection
        if isinstance(request, Beat):
            return _BEAT_BACK
        if connection.key is None:
            return live.refusal(request.id, NotNow(sayings.ONLY_WATCHING()))
        if isinstance(request, React | Nudge | ShowOnTv):
            return await passed_on(self._hub, live, connection, request, self._address)
        return await live.command(connection, request)


# --- hello -----------------------------------------------------------------------------------------


async def _welcomed(
    raw: str | bytes, hub: Hub, connection: Connection, address: str | None
) -> LiveRoom | None:
    """The room that the first message leads to; None if it leads nowhere, and then that is said."""
    try:
        other = protocol.other_version(_any_hello.decode(_text(raw)))
        if other is not None:
            METRICS.refused.labels(other.code).inc()
            connection.put(_encode(other))
            return None
        hello: protocol.Hello = _hello.decode(_text(raw))
    except _UNREADABLE:
        METRICS.dropped.labels("hello").inc()
        _bye(connection, NotNow(sayings.BAD_HELLO()))
        return None
    try:
        if hub.limits.are_too_many(address):
            raise NotNow(sayings.TOO_MANY_LINES())
        live = await _entered(hub, connection, hello, address)
        await live.enter(
            connection, hello.id, hello.seq if isinstance(hello, protocol.Resume | protocol.Watch) else 0
        )
    except (Refusal, RecursionError) as error:
        refusal = error if isinstance(error, Refusal) else NotNow(sayings.BAD_MESSAGE())
        METRICS.refused.labels(refusal.code).inc()
        refused = protocol.Refused(id=hello.id, code=refusal.code, rule=None, says=refusal.saying, version=0)
        connection.put(_encode(refused))
        return None
    return live


async def _entered(hub: Hub, connection: Connection, hello: protocol.Hello, address: str | None) -> LiveRoom:
    if isinstance(hello, protocol.Open):
        live = await hub.open(hello.settings, hello.token, hello.id, address)
    else:
        found = await hub.room(hello.room)
        if found is None:
            raise NotNow(sayings.NO_ROOM())
        live = found
    if isinstance(hello, protocol.Watch):
        return live
    key = key_of(hello.token)
    if isinstance(hello, protocol.Resume):
        if hub.store.is_shared and live.seat_of(key) is None:
            await live.catch_up()  # another worker may have given the seat, and its notice is on the way
        live.expect_known(key)
    else:
        await live.come_in(_newcomer(hello, key))
    connection.key, connection.seat = key, live.seat_of(key)
    return live


def _newcomer(hello: protocol.Open | protocol.Join, key: str) -> Newcomer:
    if isinstance(hello, protocol.Open):
        return Newcomer(hello.name, key, hello.face, opens=True)
    beside = None if hello.beside is None else key_of(hello.beside)
    return Newcomer(hello.name, key, hello.face, hello.seat, hello.next, beside)


def _id_in(raw: str | bytes) -> str:
    """The id of a message that is otherwise wrong, if it has one."""
    try:
        return _has_id.decode(raw).id[:64]
    except _UNREADABLE:
        return ""


def _bye(connection: Connection, why: Refusal) -> None:
    connection.put(_encode(protocol.Bye(code=why.code, says=why.saying)))


def _text(raw: str | bytes) -> str:
    """The protocol is text; a binary message is none of it."""
    if isinstance(raw, bytes):
        raise msgspec.DecodeError("a binary message")
    return raw
