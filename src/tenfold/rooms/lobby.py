"""Before the game: what its host decides about it, and who sits where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import singledispatch
from typing import TypeAlias

from msgspec.structs import replace

from tenfold.core import Refusal, Seat
from tenfold.play.characters import CHARACTERS, CharacterId, Face
from tenfold.play.names import clean_name, distinct_name
from tenfold.rooms import commands, entries, sayings
from tenfold.rooms.places import Place, Waiter, character_for
from tenfold.rooms.refusals import NotNow, expect_host, expect_lobby, expect_seat
from tenfold.rooms.room import Room, Status
from tenfold.rooms.settings import Settings, changed, in_full, refuse_bot
from tenfold.rooms.steps import Step, step
from tenfold.surfaces import room_bots, usual_bot

GIVEN_AFTER = 300.0  # seconds that a player must be away before the host can give the seat away

IN_GAME = {"newcomers", "reactions"}  # settings that may change while a game is on

LobbyCommand: TypeAlias = (
    commands.ChangeSettings
    | commands.SeatBot
    | commands.FreeSeat
    | commands.MoveSeat
    | commands.ChooseDealer
    | commands.Rename
)


@singledispatch
def arranged(command: LobbyCommand, room: Room, seat: Seat) -> Step:
    """What a command of the person in `seat` changes before the game; Refusal if it may not be."""
    raise AssertionError(f"{command} changes nothing before a game")


@arranged.register
def _(command: commands.ChangeSettings, room: Room, seat: Seat) -> Step:
    expect_host(room, seat)
    wished = in_full(_with_its_bot(room.settings, command.settings))
    people = sum(place.is_person for place in room.places)
    if room.settings.lesson or wished.lesson:
        raise NotNow(sayings.LESSON_FIXED())
    if room.status is not Status.LOBBY and changed(room.settings, wished) - IN_GAME:
        raise NotNow(sayings.SETTINGS_FIXED())
    if wished.seats < people:
        raise NotNow(sayings.TOO_FEW_SEATS(people=people))
    return step(room, entries.SettingsChanged(settings=wished))


def _with_its_bot(before: Settings, wished: Settings) -> Settings:
    """Another game may not have the bot that takes free seats: then its usual one does."""
    if wished.game == before.game or wished.fill != before.fill or wished.fill in room_bots(wished.game):
        return wished
    return replace(wished, fill=usual_bot(wished.game))


@arranged.register
def _(command: commands.SeatBot, room: Room, seat: Seat) -> Step:
    """A bot that is only to play otherwise keeps its character."""
    expect_host(room, seat)
    expect_lobby(room)
    refuse_bot(room.kind.name, command.bot)
    if command.seat >= room.settings.seats or room.places[command.seat].is_person:
        raise NotNow(sayings.SEAT_TAKEN())
    character = command.character or room.places[command.seat].character
    if character is None:
        character = character_for(room.places, command.seat, command.bot)
    elif any(p.character == character for at, p in enumerate(room.places) if at != command.seat):
        raise NotNow(sayings.CHARACTER_TAKEN(name=CHARACTERS[character].name))
    return step(room, entries.BotSat(seat=command.seat, bot=command.bot, character=character))


@arranged.register
def _(command: commands.FreeSeat, room: Room, seat: Seat) -> Step:
    expect_host(room, seat)
    expect_lobby(room)
    if command.seat >= room.settings.seats or command.seat == seat or room.places[command.seat].is_free:
        raise NotNow(sayings.SEAT_FREE())
    return step(room, entries.Left(seat=command.seat))


@arranged.register
def _(command: commands.MoveSeat, room: Room, seat: Seat) -> Step:
    expect_host(room, seat)
    expect_lobby(room)
    expect_seat(room, command.seat)
    expect_seat(room, command.to)
    return step(room, entries.Moved(seat=command.seat, to=command.to))


@arranged.register
def _(command: commands.ChooseDealer, room: Room, seat: Seat) -> Step:
    expect_host(room, seat)
    expect_lobby(room)
    if command.seat is not None:
        expect_seat(room, command.seat)
        if room.places[command.seat].is_free:
            raise NotNow(sayings.NOBODY_THERE())
    return step(room, entries.DealerChosen(seat=command.seat))


@arranged.register
def _(command: commands.Rename, room: Room, seat: Seat) -> Step:
    """Who has no name yet may choose a face without one."""
    expect_lobby(room)
    name = clean_name(command.name)
    if not name and room.places[seat].name:
        raise NotNow(sayings.NO_NAME())
    return step(
        room,
        entries.Renamed(
            seat=seat,
            name=name and distinct_name(name, _names(room, room.places[seat].key)),
            face=free_face(room, command.face, seat),
        ),
    )


def free_face(room: Room, face: Face | None, seat: Seat | None = None) -> Face | None:
    """The face, if nobody else at the table has it."""
    taken = [place.face for at, place in enumerate(room.places) if at != seat]
    return None if face in taken else face


def new_name(room: Room, typed: str, key: str) -> str:
    """The name of somebody who comes in, as nobody else has it who sits here or waits to."""
    cleaned = clean_name(typed)
    if not cleaned:
        raise NotNow(sayings.NO_NAME())
    return distinct_name(cleaned, _names(room, key))


def _names(room: Room, key: str | None) -> list[str]:
    """Those of all others."""
    those: list[Place | Waiter] = [*room.places, *room.queue]
    return [one.name for one in those if one.key is None or one.key != key]


def give_away(room: Room, seat: Seat, target: Seat, away: Mapping[Seat, float]) -> Step:
    """In a game: the seat of a player who has been away for long goes to a bot, and so to friends."""
    expect_host(room, seat)
    expect_seat(room, target)
    if target == seat or not room.places[target].is_person:
        raise NotNow(sayings.SEAT_FREE())
    if away.get(target, 0.0) < GIVEN_AFTER:
        raise NotNow(sayings.NOT_LONG_AWAY(name=target, minutes=round(GIVEN_AFTER / 60)))
    return step(room, entries.Left(seat=target, character=_followed_by(room, target), given=True))


def leaves(room: Room, seat: Seat) -> entries.Left:
    """In a game a bot of the usual strength follows."""
    return entries.Left(seat=seat, character=_followed_by(room, seat))


def _followed_by(room: Room, seat: Seat) -> CharacterId | None:
    if room.status in (Status.REVEALING, Status.PLAYING):
        return character_for(room.places, seat, room.settings.fill)
    return None


# --- from one game to the next -----------------------------------------------------------------------


def filled_with_bots(room: Room) -> Iterator[Step]:
    """Bots take the free seats."""
    bot = room.settings.fill
    for seat in [seat for seat, place in enumerate(room.places) if place.is_free]:
        character = character_for(room.places, seat, bot)
        sitting = step(room, entries.BotSat(seat=seat, bot=bot, character=character))
        yield sitting
        room = sitting.after


def free_seats_to_queue(room: Room) -> Iterator[Step]:
    """Who waits goes before a bot."""
    free = [seat for seat, place in enumerate(room.places) if place.is_free]
    for waiter, seat in zip(room.queue, free, strict=False):
        sitting = _sits_down(room, waiter, seat)
        yield sitting
        room = sitting.after


def queue_sits_down(room: Room) -> Iterator[Step]:
    """Who has waited takes a free seat, else a bot's, else one more as far as the game has them."""
    for waiter in room.queue:
        seat = _seat_for_one_more(room)
        if seat is None:
            more = _one_seat_more(room)
            if more is None:
                return  # they wait on
            yield more
            room, seat = more.after, more.before.settings.seats
        sitting = _sits_down(room, waiter, seat)
        yield sitting
        room = sitting.after


def _sits_down(room: Room, waiter: Waiter, seat: Seat) -> Step:
    face = free_face(room, waiter.face)
    sat = entries.Sat(seat=seat, name=waiter.name, key=waiter.key, face=face, device=waiter.device)
    return step(room, sat)


def _seat_for_one_more(room: Room) -> Seat | None:
    seats = list(enumerate(room.places))
    bots = (seat for seat, place in seats if place.bot is not None)
    return next((seat for seat, place in seats if place.is_free), next(bots, None))


def _one_seat_more(room: Room) -> Step | None:
    try:
        larger = in_full(replace(room.settings, seats=room.settings.seats + 1))
    except Refusal:
        return None
    return step(room, entries.SettingsChanged(settings=larger))
