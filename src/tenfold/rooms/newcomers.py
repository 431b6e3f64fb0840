"""Who comes in by the invitation: to a free seat before the game, to a bot's in it, or for the next one.

A bot's seat changes hands between two of its turns. The bot ends the turn it is in at once, or answers what
it is asked, and from then on the person sees what the seat sees. Nobody may see two hands of one deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tenfold.core import Seat
from tenfold.play.characters import Face
from tenfold.rooms import entries, sayings
from tenfold.rooms.decisions import bot_acts
from tenfold.rooms.lobby import filled_with_bots, free_face, new_name
from tenfold.rooms.refusals import NotNow, expect_open, expect_seat
from tenfold.rooms.room import Room, Status
from tenfold.rooms.steps import Step, step


class Newcomer(NamedTuple):
    name: str  # as typed
    key: str  # SHA-256 of the token
    face: Face | None = None
    seat: Seat | None = None  # None: the first free one
    next: bool = False  # sits down for the next game
    beside: str | None = None  # the key of another seat at the same device
    opens: bool = False  # the room is theirs: they need no name


def come_in(room: Room, comer: Newcomer) -> list[Step]:
    """Where somebody who has no seat sits down; none if they wait for the next game already."""
    expect_open(room)
    if room.status is Status.LOBBY:
        return list(_sits_down(room, comer))
    if comer.next:
        return _queued(room, comer)
    if comer.seat is None:
        raise NotNow(sayings.GAME_RUNNING())
    return _takes_seat(room, comer, comer.seat)


def ends_a_turn(room: Room, comer: Newcomer) -> bool:
    """Whether a bot has to decide before the newcomer can have its seat."""
    return (
        comer.seat is not None
        and not comer.next
        and comer.seat in room.takeable
        and comer.seat in room.waits_for()
    )


def leave_queue(room: Room, key: str) -> list[Step]:
    return [step(room, entries.Unqueued(key=key))]


def is_waiting(room: Room, key: str) -> bool:
    return any(waiter.key == key for waiter in room.queue)


# --- before the game ---------------------------------------------------------------------------------


def _sits_down(room: Room, comer: Newcomer) -> Iterator[Step]:
    name = "" if comer.opens and not comer.name.strip() else new_name(room, comer.name, comer.key)
    face = free_face(room, comer.face)
    sitting = step(
        room,
        entries.Sat(
            seat=_free_seat(room, comer.seat),
            name=name,
            key=comer.key,
            face=face,
            device=_device(room, comer),
        ),
    )
    yield sitting
    if room.settings.lesson:
        yield from filled_with_bots(sitting.after)


def _free_seat(room: Room, wished: Seat | None) -> Seat:
    if wished is not None:
        expect_seat(room, wished)
        if not room.places[wished].is_free:
            raise NotNow(sayings.SEAT_NOT_FREE())
        return wished
    free = next((seat for seat, place in enumerate(room.places) if place.is_free), None)
    if free is None:
        raise NotNow(sayings.ROOM_FULL(seats=room.settings.seats))
    return free


def _device(room: Room, comer: Newcomer) -> str | None:
    """The key of the first seat at the newcomer's device, if it has one here."""
    beside = next((place for place in room.places if place.key == comer.beside), None)
    return None if beside is None or comer.beside is None else beside.device or beside.key


# --- in a running game -------------------------------------------------------------------------------


def _takes_seat(room: Room, comer: Newcomer, seat: Seat) -> list[Step]:
    if not room.takes_newcomers:
        raise NotNow(sayings.CLOSED())
    if seat not in room.takeable:
        raise NotNow(sayings.NO_BOT_THERE())
    _refuse_two_hands(room, comer, seat)
    name, face = new_name(room, comer.name, comer.key), free_face(room, comer.face)
    steps = list(_turn_ended(room, seat))
    room = steps[-1].after if steps else room
    if room.status is Status.OVER:  # the bot's last card was the last of the game
        return [*steps, *_queued(room, comer)]
    device = _device(room, comer)
    return [
        *steps,
        step(room, entries.Taken(seat=seat, name=name, key=comer.key, face=face, device=device)),
    ]


def _refuse_two_hands(room: Room, comer: Newcomer, seat: Seat) -> None:
    """Judged by the key, and by the device's: what one has seen there, the other has seen too."""
    if room.game is None or room.kind.hides_nothing(room.state):
        return
    device = _device(room, comer)
    eyes = {comer.key, comer.beside, device} - {None}
    seen = [held.seat for held in room.held if held.key in eyes or held.device in eyes]
    if any(place.is_at(device) for place in room.places) or any(one != seat for one in seen):
        raise NotNow(sayings.HELD_ANOTHER())


def _turn_ended(room: Room, seat: Seat) -> Iterator[Step]:
    """The bot goes on until others decide, and answers what it is asked; in a pause nobody does anything."""
    if room.paused_by is not None:
        return
    while seat in room.waits_for():
        for each in bot_acts(room, seat, "bot"):
            yield each
            room = each.after


def _queued(room: Room, comer: Newcomer) -> list[Step]:
    if room.settings.lesson:
        raise NotNow(sayings.CLOSED())
    if is_waiting(room, comer.key):
        return []
    name, face = new_name(room, comer.name, comer.key), comer.face
    return [step(room, entries.Queued(name=name, key=comer.key, face=face, device=_device(room, comer)))]
