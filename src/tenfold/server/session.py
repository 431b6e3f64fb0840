"""A session over one WebSocket: hello, then commands, each with one answer; updates in between."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tenfold.core import Refusal
from tenfold.rooms import protocol, sayings
from tenfold.rooms.commands import Beat, Hint, Nudge, React, ShowOnTv
from tenfold.rooms.newcomers import Newcomer
from tenfold.rooms.refusals import NotNow
from tenfold.server.connection import Connection
from tenfold.server.ephemeral import passed_on
from tenfold.server.hub import Hub, key_of
from tenfold.server.limits import limited_address
from tenfold.server.live_room import LiveRoom
from tenfold.server.logs import LOG, room_mark
from tenfold.server.metrics import METRICS
from tenfold.server.transport import transport_of

HELLO_SECONDS = 10.0
CLOSE_SECONDS = 2.0
MOST_BAD_MESSAGES = 5
IMPOLITE = 2  # times as many connections as allowed are turned away without a word

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


def has_right_origin(websocket: WebSocket, public_url: str | None) -> bool:
    """A page of another site must not talk to us in its visitor's name; programs send no origin."""
    origin = websocket.headers.get("origin")
    if origin is None:
        return True
    allowed = {websocket.headers.get("host", "").lower()}
    if public_url is not None:
        allowed.add(urlsplit(public_url).netloc.lower())
    try:
        return urlsplit(origin).netloc.lower() in allowed - {""}
    except ValueError:
        return False


async def run_session(websocket: WebSocket, hub: Hub, public_url: str | None) -> None:
    if not has_right_origin(websocket, public_url):
        METRICS.dropped.labels("origin").inc()
        await websocket.close(code=1008)
        return
    address = limited_address(websocket.client.host if websocket.client is not None else None)
    hub.limits.come(address)
    try:
        if hub.limits.are_too_many(address, IMPOLITE):  # not worth the words
            METRICS.dropped.labels("address").inc()
            await websocket.close(code=1008)
            return
        await _welcome_and_serve(websocket, hub, address)
    finally:
        hub.limits.go(address)


async def _welcome_and_serve(websocket: WebSocket, hub: Hub, address: str | None) -> None:
    await websocket.accept()
    websocket.scope["headers"].clear()  # nobody asks for them any more, and a browser's are many
    connection = Connection(transport_of(websocket.scope))
    METRICS.connections.inc()
    live: LiveRoom | None = None
    try:
        live = await _welcomed(websocket, hub, connection, address)
        if live is not None:
            await _Conversation(hub, live, connection, address).read_forever(websocket)
    except WebSocketDisconnect as end:
        if end.code in _ENDS:
            METRICS.dropped.labels(_ENDS[end.code]).inc()
    except Exception as error:
        LOG.error("a defect", exc_info=error)
    finally:
        METRICS.connections.dec()
        if live is not None:
            live.leave(connection)
        connection.flush()
        with suppress(Exception):  # whatever the connection's end was, it is over
            if websocket.application_state is not WebSocketState.DISCONNECTED:
                async with asyncio.timeout(CLOSE_SECONDS):  # a client that does not read takes no goodbye
                    await websocket.close(code=1008)


# --- hello -----------------------------------------------------------------------------------------


async def _welcomed(
    websocket: WebSocket, hub: Hub, connection: Connection, address: str | None
) -> LiveRoom | None:
    """The room that the first message leads to; None if it leads nowhere, and then that is said."""
    try:
        raw = await asyncio.wait_for(_received(websocket), HELLO_SECONDS)
        other = protocol.other_version(_any_hello.decode(_text(raw)))
        if other is not None:
            METRICS.refused.labels(other.code).inc()
            connection.put(_encode(other))
            return None
        hello: protocol.Hello = _hello.decode(_text(raw))
    except (TimeoutError, *_UNREADABLE):
        METRICS.dropped.labels("hello").inc()
        _bye(connection, NotNow(sayings.BAD_HELLO()))
        return None
    try:
        if hub.limits.are_too_many(address):
            raise NotNow(sayings.TOO_MANY_LINES())
        live = await _entered(hub, connection, hello, address)
    except (Refusal, RecursionError) as error:
        refusal = error if isinstance(error, Refusal) else NotNow(sayings.BAD_MESSAGE())
        METRICS.refused.labels(refusal.code).inc()
        refused = protocol.Refused(id=hello.id, code=refusal.code, rule=None, says=refusal.saying, version=0)
        connection.put(_encode(refused))
        return None
    LOG.info("entered", extra={"room": room_mark(live.code), "seat": connection.seat})
    welcome = protocol.Welcome(id=hello.id, protocol=protocol.VERSION, room=live.code, seat=connection.seat)
    connection.put(_encode(welcome))
    await live.enter(connection, hello.seq if isinstance(hello, protocol.Resume | protocol.Watch) else 0)
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


# --- commands --------------------------------------------------------------------------------------


class _Conversation:
    """What a client asks, once it is in a room."""

    def __init__(self, hub: Hub, live: LiveRoom, connection: Connection, address: str | None) -> None:
        self._hub = hub
        self._live = live
        self._connection = connection
        self._address = address

    async def read_forever(self, websocket: WebSocket) -> None:
        """Until either side ends it. What was said before counts, and each command comes to its end."""
        live, connection, bad = self._live, self._connection, 0
        while True:
            raw = await _received(websocket)
            if raw == _BEAT and connection.beats.take():
                connection.put(_BEAT_BACK)
                continue
            METRICS.commands.inc()
            if not connection.commands.take():
                connection.put(live.refusal(_id_in(raw), NotNow(sayings.TOO_FAST())))
                continue
            try:
                request: Any = _request.decode(_text(raw))
            except _UNREADABLE:
                bad += 1
                connection.put(live.refusal(_id_in(raw), NotNow(sayings.BAD_MESSAGE())))
                if bad == MOST_BAD_MESSAGES:
                    METRICS.dropped.labels("bad-messages").inc()
                    return _bye(connection, NotNow(sayings.BAD_MESSAGES()))
                continue
            connection.put(await self._answer(request))

    async def _answer(self, request: Any) -> bytes:
        live, connection = self._live, self._connection
        if isinstance(request, Beat):
            return _BEAT_BACK
        if connection.key is None:
            return live.refusal(request.id, NotNow(sayings.ONLY_WATCHING()))
        if isinstance(request, Hint):
            return await live.hint(connection, request.id)
        if isinstance(request, React | Nudge | ShowOnTv):
            return await passed_on(self._hub, live, connection, request, self._address)
        return await live.command(connection, request)


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


async def _received(websocket: WebSocket) -> str | bytes:
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1006))
    text: str | bytes | None = message.get("text")
    if text is None:
        text = message.get("bytes") or b""
    return text
