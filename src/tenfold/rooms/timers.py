"""The clocks that people see: how long is left of what."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.core import Seat
from tenfold.rooms.clocks import absent_at, decision_at, decision_seconds, takeover_at, window_at
from tenfold.rooms.idle import TAKEOVER_SECONDS
from tenfold.rooms.rests import READY_SECONDS, goes_on_at, not_ready
from tenfold.rooms.room import Room, Status
from tenfold.rooms.times import Timed, Timer, Times


def timers(room: Room, times: Times) -> tuple[Timer, ...]:
    """All that run at this table, or stand still with it."""
    if room.status is not Status.PLAYING:
        return ()
    return (*_of_the_table(room, times), *_of_people(room, times))


def _timer(what: Timed, seat: Seat | None, at: float, of: float, times: Times) -> Timer:
    left = round(max(0.0, at - times.now), 1)
    return Timer(what=what, seat=seat, left=left, of=max(of, left))


def _of_the_table(room: Room, times: Times) -> Iterator[Timer]:
    if room.rests:
        at = goes_on_at(room, times.away, times.asked, times.ready)
        if at is not None and not_ready(room, times.away):
            yield _timer("ready", None, at, READY_SECONDS, times)
        return
    if (at := window_at(room, times)) is not None:
        yield _timer("knock", None, at, room.settings.knock_window, times)
    what, of = room.kind.question(room.state), decision_seconds(room)
    for seat in room.waits_for():
        at = decision_at(room, seat, times)
        if of is not None and at is not None and not room.places[seat].is_played:
            yield _timer(what, seat, at, of, times)


def _of_people(room: Room, times: Times) -> Iterator[Timer]:
    for seat in room.people:
        place = room.places[seat]
        if place.is_played:
            continue
        if seat in times.away:
            yield _timer("absent", seat, absent_at(room, seat, times), room.settings.absent_after, times)
        elif place.asked_out:
            yield _timer("takeover", seat, takeover_at(room, seat, times), TAKEOVER_SECONDS, times)
