"""A seat that keeps the table waiting: others may ask for a bot, and its person takes it back."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.core import Seat
from tenfold.rooms import entries, sayings
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.room import Room, Status
from tenfold.rooms.steps import Step, step
from tenfold.rooms.times import Times

WAIT_SECONDS = 60  # for one decision, before others may ask for a bot
TAKEOVER_SECONDS = 10.0  # to say: I am here
TOO_LATE = 2  # decisions in a row that the clock has made, and a bot takes over


def bot_wanted(room: Room, target: Seat, by: Seat, times: Times) -> Iterator[Step]:
    """The host, or two others, or the other of two, let a bot play for a person."""
    if room.status is not Status.PLAYING:
        raise NotNow(sayings.NO_GAME())
    if room.paused_by is not None:
        raise NotNow(sayings.GAME_PAUSED())
    if target >= len(room.places) or target == by or not room.places[target].is_person:
        raise NotNow(sayings.NOBODY_TO_WAIT_FOR())
    place = room.places[target]
    if place.is_played or place.asked_out or by in place.wanted_out:
        raise NotNow(sayings.BOT_COMES())
    if target in times.away:
        if by != room.host:
            raise NotNow(sayings.NOT_HOST())
        yield step(room, entries.StoodIn(seat=target))
        return
    if target not in room.waits_for() or times.now - times.waited(target) < WAIT_SECONDS:
        raise NotNow(sayings.NOT_WAITING_LONG(seconds=WAIT_SECONDS))
    wanted = step(room, entries.BotWanted(seat=target, by=by))
    yield wanted
    if by == room.host or len(room.people) == 2 or len(wanted.after.places[target].wanted_out) > 1:
        yield step(wanted.after, entries.AskedOut(seat=target))


def here(room: Room, seat: Seat) -> Iterator[Step]:
    """In the last moment, or just after it."""
    if room.places[seat].asked_out:
        yield step(room, entries.IsHere(seat=seat))
    else:
        yield from taken_back(room, seat)


def taken_back(room: Room, seat: Seat) -> Iterator[Step]:
    if not room.places[seat].idle:
        raise NotNow(sayings.NO_BOT_PLAYS())
    yield step(room, entries.TakenBack(seat=seat))
