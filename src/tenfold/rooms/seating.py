"""Who sits where in a room, after an entry of its log says so."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from tenfold.core import Seat
from tenfold.record.format import SeatTaken
from tenfold.rooms import entries
from tenfold.rooms.places import GivenAway, HeldSeat, Place, Waiter, bot_place, for_game, seats_kept
from tenfold.rooms.room import Room, Status
from tenfold.rooms.settings import Settings, kind_and_rules

# Of a place whose person is there, and decides.
HERE: dict[str, Any] = {
    "late": 0,
    "wanted_out": (),
    "asked_out": False,
    "idle": False,
    "stood_in": False,
}


def resettled(room: Room, settings: Settings) -> Room:
    """People keep their seats; there are more free ones, or fewer free ones and bots."""
    kind, rules = kind_and_rules(settings)
    kept = seats_kept(room.places, settings.seats)
    places = [for_game(room.places[seat], kind.name) for seat in kept]
    places += [Place()] * (settings.seats - len(kept))
    dealer = kept.index(room.dealer) if room.dealer in kept else None
    return replace(room, settings=settings, kind=kind, rules=rules, places=tuple(places), dealer=dealer)


def seated(room: Room, entry: entries.Sat | entries.Taken) -> Room:
    place = Place(name=entry.name, key=entry.key, face=entry.face, device=entry.device, since=room.seq + 1)
    waiting, given = without(room.queue, entry.key), without(room.given, entry.key)
    return replace(with_place(room, entry.seat, place), queue=waiting, given=given)


def bot_sat(room: Room, entry: entries.BotSat) -> Room:
    place = bot_place(room.places, entry.seat, entry.bot, entry.character)
    if place.name != room.places[entry.seat].name:
        room = _without_dealer(room, entry.seat)
    return with_place(room, entry.seat, place)


def moved(room: Room, entry: entries.Moved) -> Room:
    """Who was chosen to deal is so still."""
    one, other = entry.seat, entry.to
    places = list(room.places)
    places[one], places[other] = places[other], places[one]
    dealer = {one: other, other: one}.get(room.dealer, room.dealer) if room.dealer is not None else None
    return replace(room, places=tuple(places), dealer=dealer)


def left(room: Room, entry: entries.Left) -> Room:
    """Before a game and after it the seat is free; in it a bot plays on."""
    seat, place = entry.seat, room.places[entry.seat]
    if room.status not in (Status.REVEALING, Status.PLAYING):
        return with_place(_without_dealer(room, seat), seat, Place())
    bot = bot_place(room.places, seat, room.settings.fill, entry.character)
    name = place.name if entry.character is None else bot.name
    followed = replace(
        place,
        name=name,
        key=None,
        face=None,
        device=None,
        since=0,
        bot=bot.bot,
        character=bot.character,
        left=True,
        **HERE,
    )
    room = _named(with_place(room, seat, followed), seat, place.name)
    if place.key is not None and room.game is not None and not room.kind.hides_nothing(room.state):
        room = replace(room, held=(*room.held, HeldSeat(place.key, place.device, seat)))
    if place.key is not None and entry.given:
        room = replace(room, given=(*room.given, GivenAway(place.key, seat, name)))
    return room


def taken(room: Room, entry: entries.Taken) -> Room:
    room = _named(seated(room, entry), entry.seat, room.places[entry.seat].name)
    given = tuple(g._replace(name=entry.name) if g.seat == entry.seat else g for g in room.given)
    return replace(room, given=given)


def _named(room: Room, seat: Seat, before: str) -> Room:
    """The game's record names all who have played a seat."""
    name = room.places[seat].name
    if room.status is not Status.PLAYING or name == before:
        return room
    return replace(room, taken=(*room.taken, _seat_taken(room, seat)))


def _seat_taken(room: Room, seat: Seat) -> SeatTaken:
    """A record needs a name, also of somebody who has had theirs removed."""
    return SeatTaken(n=room.events, seat=seat, name=room.places[seat].name or f"Player {seat + 1}")


def _without_dealer(room: Room, seat: Seat) -> Room:
    """Whoever was chosen to deal is gone: it is drawn by lot."""
    return replace(room, dealer=None) if room.dealer == seat else room


K = TypeVar("K", Waiter, GivenAway)


def without(those: tuple[K, ...], key: str) -> tuple[K, ...]:
    return tuple(one for one in those if one.key != key)


def with_place(room: Room, seat: Seat, place: Place) -> Room:
    return replace(room, places=(*room.places[:seat], place, *room.places[seat + 1 :]))


def changed_place(room: Room, seat: Seat, **changes: Any) -> Room:
    return with_place(room, seat, replace(room.places[seat], **changes))
