"""The clocks that people see: how long is left of what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tenfold.core import Seat
from tenfold.rooms.clocks import absent_at, decision_at, decision_seconds, takeover_at, window_at
from tenfold.rooms.idle import TAKEOVER_SECONDS
from tenfold.rooms.rests import READY_SECONDS, goes_on_at, not_ready
from tenfold.rooms.room import Room, Status
from tenfold.rooms.times import Timed, Timer, Times


class Deadline(NamedTuple):
    what: Timed
    seat: Seat | None
    at: float
    of: float


def timers(room: Room, times: Times) -> tuple[Timer, ...]:
    """How long is left now of all that runs at this table, or stands still with it."""
    return tuple(
        Timer(what=what, seat=seat, left=(left := round(max(0.0, at - times.now), 1)), of=max(of, left))
        for what, seat, at, of in deadlines(room, times)
    )


def deadlines(room: Room, times: Times) -> tuple[Deadline, ...]:
    if room.status is not Status.PLAYING:
        return ()
    return (*_of_the_table(room, times), *_of_people(room, times))


def _of_the_table(room: Room, times: Times) -> Iterator[Deadline]:
    if room.rests:
        at = goes_on_at(room, times.away, times.asked, times.ready)
        if at is not None and not_ready(room, times.away):
            yield Deadline("ready", None, at, READY_SECONDS)
        return
    if (at := window_at(room, times)) is not None:
        yield Deadline("knock", None, at, room.settings.knock_window)
    of = decision_seconds(room)
    if of is None:
        return
    what = room.kind.question(room.state)
    for seat in room.waits_for():
        at = decision_at(room, seat, times)
        if at is not None and not room.places[seat].is_played:
            yield Deadline(what, seat, at, of)


def _of_people(room: Room, times: Times) -> Iterator[Deadline]:
    for seat in room.people:
        place = room.places[seat]
        if place.is_played:
            continue
        if seat in times.away:
            yield Deadline("absent", seat, absent_at(room, seat, times), room.settings.absent_after)
        elif place.asked_out:
            yield Deadline("takeover", seat, takeover_at(room, seat, times), TAKEOVER_SECONDS)
