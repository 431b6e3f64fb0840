"""What a room does by itself when nobody acts: bots play, the absent are replaced, clocks run out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tenfold.core import Seat
from tenfold.rooms.decisions import action_of_silence, bot_acts, come_back, salts_are_due, stand_in
from tenfold.rooms.room import Room, Status, Step

REVEAL_SECONDS = 15.0  # to show the salts


class Due(NamedTuple):
    """At this time something happens, unless something else happens before."""

    at: float
    what: str  # "return", "absent", "salts", "bot", "silence" or "clock"
    seat: Seat | None


def due(room: Room, since: float, away: Mapping[Seat, float], bot_pause: float) -> Due | None:
    """The next thing that happens by itself.

    `since` is when the table last changed, `away` since when which players are not connected. While nobody is
    there at all, nothing happens: the table waits for its people.
    """
    people = [seat for seat, place in enumerate(room.places) if place.is_person]
    if all(seat in away for seat in people):
        return None
    back = next((seat for seat in people if room.places[seat].stood_in and seat not in away), None)
    if back is not None:
        return Due(since, "return", back)
    if room.status is Status.LOBBY:
        return _host_absent(room, away)
    if room.status is Status.REVEALING:
        return Due(since + REVEAL_SECONDS, "salts", None)
    if room.awaited is None or room.paused_by is not None:
        return None
    return _decision_due(room, room.awaited, since, away, bot_pause)


def _host_absent(room: Room, away: Mapping[Seat, float]) -> Due | None:
    """A host who is gone keeps nobody from starting: the next one is the host meanwhile."""
    host = room.host
    if host is None or host not in away or room.places[host].stood_in:
        return None
    return Due(away[host] + room.settings.absent_after, "absent", host)


def _decision_due(
    room: Room, seat: Seat, since: float, away: Mapping[Seat, float], bot_pause: float
) -> Due | None:
    place = room.places[seat]
    if place.bot is not None or place.stood_in:
        return Due(since + bot_pause, "bot", seat)
    settings = room.settings
    dues = []
    if room.kind.silence(room.state) is not None:
        dues.append(Due(since + settings.knock_window, "silence", seat))
    if settings.turn_clock is not None:
        dues.append(Due(since + settings.turn_clock, "clock", seat))
    if seat in away:
        dues.append(Due(max(since, away[seat] + settings.absent_after), "absent", seat))
    return min(dues, default=None)


def happens(room: Room, what: Due) -> list[Step]:
    """What a thing that is due leads to."""
    match what:
        case Due(what="return", seat=int(seat)):
            return come_back(room, seat)
        case Due(what="absent", seat=int(seat)):
            return stand_in(room, seat)
        case Due(what="bot", seat=int(seat)):
            return bot_acts(room, "stand-in" if room.places[seat].stood_in else "bot")
        case Due(what="salts"):
            return salts_are_due(room)
        case Due(what="silence"):
            return action_of_silence(room)
    return bot_acts(room, "clock")
