"""When what began, by the table's own time, and the timers that people see of it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from tenfold.core import Seat
from tenfold.rooms.room import Room

_NONE: Mapping[Seat, float] = MappingProxyType({})


Timed: TypeAlias = Literal["turn", "knock", "give", "keep", "ready", "takeover", "absent"]


class Timer(msgspec.Struct, frozen=True, kw_only=True):
    """`seat` is whose time runs; null: everybody's. In a pause `left` stands still."""

    what: Timed
    seat: Seat | None
    left: float  # seconds, when it was sent
    of: float  # seconds, when it began


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """In seconds of a time that stands still in a pause, and while nobody is there."""

    now: float = 0.0
    asked: float = 0.0  # when the open question was put, or the table began to rest
    turn: float = 0.0  # when the awaited seat began to be awaited
    ready: float = 0.0  # when the first was ready
    takeovers: Mapping[Seat, float] = _NONE  # when a seat was asked out
    back: Mapping[Seat, float] = _NONE  # when a seat was its person's again
    away: Mapping[Seat, float] = _NONE  # since when whose people are not connected
    broke: Mapping[Seat, float] = _NONE  # when a line broke last, even if it is back

    def waited(self, seat: Seat) -> float:
        """Since when this seat has been asked."""
        return max(self.asked, self.back.get(seat, self.asked))


START = Times()


def followed(times: Times, before: Room, after: Room, now: float) -> Times:
    """After some entries were written."""
    times = replace(times, now=now)
    if _question(after) != _question(before):
        times = replace(times, asked=now)
    if after.awaited != before.awaited:
        times = replace(times, turn=now)
    if after.ready and not before.ready:
        times = replace(times, ready=now)
    if after.places is before.places:
        return times
    seats = range(len(after.places))
    out = {seat: times.takeovers.get(seat, now) for seat in seats if after.places[seat].asked_out}
    back = {seat: now for seat in seats if _is_back(before, after, seat)}
    return replace(times, takeovers=out, back={**times.back, **back})


def _question(room: Room) -> object:
    return room.asked, room.status


def _is_back(before: Room, after: Room, seat: Seat) -> bool:
    """Whether no bot plays there any more, or takes over in a moment."""
    if seat >= len(before.places):
        return False
    was, is_now = before.places[seat], after.places[seat]
    return is_now.is_person and (was.is_played or was.asked_out) > (is_now.is_played or is_now.asked_out)


def looked_around(times: Times, away: frozenset[Seat], broken: frozenset[Seat], now: float) -> Times:
    """After somebody has come or gone.

    `away` are the people who are not connected, `broken` those of them whose line has broken now: whoever has
    just sat down is about to have one.
    """
    return replace(
        times,
        now=now,
        away={seat: times.away.get(seat, now) for seat in away},
        broke={**times.broke, **dict.fromkeys(broken, now)},
    )
