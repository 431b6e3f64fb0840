"""What passes through a room and is in no log: reactions and nudges, and a television that is let in."""

from __future__ import annotations

import time
from typing import assert_never

import msgspec

from tenfold.core import Refusal, Seat
from tenfold.rooms import protocol, sayings
from tenfold.rooms.commands import Nudge, Passing, React, ShowOnTv
from tenfold.rooms.reactions import MOST, check_reaction, nudge_since
from tenfold.rooms.refusals import NotNow
from tenfold.server.connection import Connection
from tenfold.server.hub import Hub
from tenfold.server.live_room import LiveRoom
from tenfold.server.television import show_room

_encode = msgspec.json.Encoder().encode


async def passed_on(
    hub: Hub, live: LiveRoom, connection: Connection, request: Passing, address: str | None
) -> bytes:
    """The answer; by then everybody in the room has been told."""
    assert connection.key is not None
    asked = (connection.key, request.id)
    known = live.known_reply(asked)
    if known is not None:
        return known
    try:
        seat = live.seat_of(connection.key)
        if seat is None:
            raise NotNow(sayings.NO_SEAT_ANY_MORE())
        match request:
            case React():
                message = _reacted(live, seat, connection.key, request)
            case Nudge():
                message = _nudged(live, seat, request)
            case ShowOnTv():
                hub.guesses.take_or_refuse(connection.key, address)
                await show_room(hub.store, request.figures, live.code)
                return live.done(asked)
            case _:
                assert_never(request)
    except Refusal as refusal:
        return live.refusal(request.id, refusal)
    live.tell_all(message)
    await hub.pass_on(live.code, message)
    return live.done(asked)


def _reacted(live: LiveRoom, seat: Seat, key: str, request: React) -> bytes:
    before, now = live.reactions.get(key, ()), time.monotonic()
    check_reaction(live.room, request.what, before, now)
    live.reactions[key] = (*before, now)[-MOST:]
    return _encode(protocol.Reacted(seat=seat, what=request.what))


def _nudged(live: LiveRoom, seat: Seat, request: Nudge) -> bytes:
    turn = request.seat, nudge_since(live.room, live.times, seat, request.seat)
    if live.nudges.get(seat) == turn:
        raise NotNow(sayings.NUDGED_ALREADY())
    live.nudges[seat] = turn
    return _encode(protocol.Nudged(seat=seat, target=request.seat))
