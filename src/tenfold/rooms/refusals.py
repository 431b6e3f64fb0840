"""What a room does not allow, and what every command that is for some people or times only asks first."""

from __future__ import annotations

from tenfold.core import Refusal, Seat
from tenfold.rooms import sayings
from tenfold.rooms.room import Room, Status


class NotNow(Refusal):
    """A command that the room does not allow, or not now."""


def expect_open(room: Room) -> None:
    if room.is_shut:
        raise NotNow(sayings.ROOM_SHUT())


def expect_host(room: Room, seat: Seat) -> None:
    if seat != room.host:
        raise NotNow(sayings.NOT_HOST())


def expect_lobby(room: Room) -> None:
    if room.status is not Status.LOBBY:
        raise NotNow(sayings.GAME_RUNNING())


def expect_seat(room: Room, seat: Seat) -> None:
    if seat >= room.settings.seats:
        raise NotNow(sayings.NO_SEAT(seats=room.settings.seats))
