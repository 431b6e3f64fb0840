"""What passes through a room and is in no log: reactions and nudges, and a television that is let in."""

from __future__ import annotations

import time
from typing import assert_never

import msgspec

from tenfold.core import Refusal, Seat
from tenfold.rooms import protocol, sayings
from tenfold.rooms.commands import Nudge, Passing, React, ShowOnTv
from tenfold.rooms.reactions import MOST, check_reaction, nudge_since, waiting_since
from tenfold.rooms.refusals import NotNow
from tenfold.server.connection import Connection
from tenfold.server.hub import Hub
from tenfold.server.live_room import LiveRoom
from tenfold.server.television import show_room

_encode = msgspec.json.Encoder().encode
_passing = msgspec.json.Decoder(protocol.Reacted | protocol.Nudged)


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
    let_pass(live, message)
    await hub.pass_on(live.code, message)
    return live.done(asked)


def let_pass(live: LiveRoom, message: bytes) -> None:
    """To everybody here; and it counts here too, so that nobody sends more from two lines."""
    live.tell_all(message)
    passing = _passing.decode(message)
    if isinstance(passing, protocol.Nudged):
        live.nudges[passing.seat] = passing.target, waiting_since(live.room, live.times)
        return
    for place in live.room.places[passing.seat : passing.seat + 1]:  # another worker may know of more seats
        if place.key is not None:
            live.reactions[place.key] = (*live.reactions.get(place.key, ()), time.monotonic())[-MOST:]


def _reacted(live: LiveRoom, seat: Seat, key: str, request: React) -> bytes:
    check_reaction(live.room, request.what, live.reactions.get(key, ()), time.monotonic())
    return _encode(protocol.Reacted(seat=seat, what=request.what))


def _nudged(live: LiveRoom, seat: Seat, request: Nudge) -> bytes:
    turn = request.seat, nudge_since(live.room, live.times, seat, request.seat)
    if live.nudges.get(seat) == turn:
        raise NotNow(sayings.NUDGED_ALREADY())
    return _encode(protocol.Nudged(seat=seat, target=request.seat))
