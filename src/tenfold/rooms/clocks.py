"""What a room does by itself when nobody acts: bots play, the absent are replaced, clocks run out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tenfold.core import Seat
from tenfold.rooms import entries
from tenfold.rooms.decisions import (
    bot_acts,
    come_back,
    goes_on,
    salts_are_due,
    silence_is_over,
    stand_in,
)
from tenfold.rooms.idle import TAKEOVER_SECONDS, TOO_LATE
from tenfold.rooms.pace import Pace
from tenfold.rooms.rests import goes_on_at
from tenfold.rooms.room import Room, Status
from tenfold.rooms.steps import Step, step
from tenfold.rooms.times import Times

REVEAL_SECONDS = 15.0  # to show the salts
GIVE_SECONDS = 15.0  # where there is a turn clock
GRACE_SECONDS = 20.0  # after a line broke nothing is decided for its seat


BY_BOT = frozenset({"choose", "bot", "clock"})  # what a bot has to choose an action for


class Due(NamedTuple):
    """At this time something happens, unless something else happens before."""

    at: float
    what: str
    seat: Seat | None = None


def due(room: Room, times: Times, pace: Pace) -> Due | None:
    """The next thing that happens by itself.

    While nobody is there at all, nothing happens: the table waits for its people.
    """
    if room.is_shut or all(seat in times.away for seat in room.people):
        return None
    back = next((seat for seat in room.people if room.places[seat].stood_in and seat not in times.away), None)
    if back is not None:
        return Due(times.asked, "return", back)
    if room.status is Status.LOBBY:
        return _host_absent(room, times)
    if room.status is Status.REVEALING:
        return Due(times.asked + REVEAL_SECONDS, "salts")
    if room.status is not Status.PLAYING or room.paused_by is not None:
        return None
    dues = (*_replacements(room, times), *_table(room, times, pace))
    return min(dues, key=lambda one: one.at, default=None)


def _host_absent(room: Room, times: Times) -> Due | None:
    """A host who is gone keeps nobody from starting: the next one is the host meanwhile."""
    host = room.host
    if host is None or host not in times.away or room.places[host].stood_in:
        return None
    return Due(times.away[host] + room.settings.absent_after, "absent", host)


def _replacements(room: Room, times: Times) -> Iterator[Due]:
    """People for whom a bot is to play on."""
    for seat in room.people:
        place = room.places[seat]
        if place.is_played:
            continue
        if seat in times.away:
            yield Due(absent_at(room, seat, times), "absent", seat)
        elif place.asked_out:
            yield Due(takeover_at(room, seat, times), "takeover", seat)
        elif place.late >= TOO_LATE:
            yield Due(times.asked, "ask-out", seat)


def absent_at(room: Room, seat: Seat, times: Times) -> float:
    return times.away[seat] + room.settings.absent_after


def takeover_at(room: Room, seat: Seat, times: Times) -> float:
    return max(times.takeovers.get(seat, times.now) + TAKEOVER_SECONDS, _safe_from(room, seat, times))


def _safe_from(room: Room, seat: Seat, times: Times) -> float:
    """Until when nothing is decided for a seat, because its line has broken."""
    if seat not in times.broke:
        return times.asked
    return times.broke[seat] + min(GRACE_SECONDS, room.settings.absent_after)


def _table(room: Room, times: Times, pace: Pace) -> Iterator[Due]:
    """What the table waits for."""
    if room.rests:
        at = goes_on_at(room, times.away, times.asked, times.ready)
        if at is not None:
            yield Due(at, "go-on")
        return
    for seat in room.waits_for():
        if room.places[seat].is_played:
            yield _bot_due(room, seat, times, pace)
        elif (at := decision_at(room, seat, times)) is not None:
            yield Due(at, "clock", seat)
    if (at := window_at(room, times)) is not None:
        yield Due(at, "silence")


def _bot_due(room: Room, seat: Seat, times: Times, pace: Pace) -> Due:
    at = times.asked + pace.before(room, seat, times)
    if room.places[seat].stood_in:
        at = max(at, _safe_from(room, seat, times))
    return Due(at, "bot" if pace.is_known(room, seat, times) else "choose", seat)


def decision_seconds(room: Room) -> float | None:
    """How long a decision may take; None: as long as it takes. Knocking has one window for all."""
    question = room.kind.question(room.state)
    clock = room.settings.turn_clock
    if clock is None or question == "knock":
        return None
    return {"give": GIVE_SECONDS, "keep": 2.0 * clock}.get(question, clock)


def decision_at(room: Room, seat: Seat, times: Times) -> float | None:
    seconds = decision_seconds(room)
    if seconds is None:
        return None
    return max(times.waited(seat) + seconds, _safe_from(room, seat, times))


def window_at(room: Room, times: Times) -> float | None:
    """When silence lets a card go; None where nobody may knock."""
    if room.kind.silence(room.state) is None:
        return None
    safe = (_safe_from(room, seat, times) for seat in room.waits_for() if not room.places[seat].is_played)
    return max(times.asked + room.settings.knock_window, *safe, times.asked)


def happens(room: Room, what: Due, action: Any = None) -> list[Step]:
    """What a thing that is due leads to; `action` is the choice of the bot that is to act, if it is made."""
    match what:
        case Due(what="return", seat=int(seat)):
            return come_back(room, seat)
        case Due(what="absent", seat=int(seat)):
            return stand_in(room, seat)
        case Due(what="ask-out", seat=int(seat)):
            return [step(room, entries.AskedOut(seat=seat))]
        case Due(what="takeover", seat=int(seat)):
            return [step(room, entries.TakenOver(seat=seat))]
        case Due(what="bot" | "choose", seat=int(seat)):
            return bot_acts(room, seat, "bot" if room.places[seat].bot is not None else "stand-in", action)
        case Due(what="salts"):
            return salts_are_due(room)
        case Due(what="silence"):
            return silence_is_over(room)
        case Due(what="go-on"):
            return goes_on(room)
        case Due(what="clock", seat=int(seat)):
            return bot_acts(room, seat, "clock")
    raise AssertionError(f"{what} leads to nothing")
