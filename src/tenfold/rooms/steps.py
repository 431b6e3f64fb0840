"""The steps by which entries of the log change a room."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from typing import Any, NamedTuple

from msgspec.structs import replace

from tenfold.core import Event, Seat
from tenfold.games.registry import game_kind
from tenfold.play import GameSeed
from tenfold.rooms import entries
from tenfold.rooms.entries import LogEntry
from tenfold.rooms.places import Place, Waiter
from tenfold.rooms.room import Answer, Room, Status
from tenfold.rooms.seating import (
    HERE,
    bot_sat,
    changed_place,
    left,
    moved,
    resettled,
    seated,
    taken,
    without,
)
from tenfold.rooms.settings import kind_and_rules


@lru_cache(maxsize=4096)
def action_of(game: str, do: str) -> Any:
    """The action of a text. The same ones recur in every room."""
    return game_kind(game).read_action(do)


def opened(log: Iterable[LogEntry]) -> Room:
    """The room that a log says."""
    later = iter(log)
    first = next(later)
    assert isinstance(first, entries.Opened), "a log begins with the room's opening"
    kind, rules = kind_and_rules(first.settings)
    places = (Place(),) * first.settings.seats
    room = Room(settings=first.settings, kind=kind, rules=rules, seq=1, version=1, places=places)
    return reduce(after, later, room)


class Step(NamedTuple):
    """An entry, and the rooms around it. Nothing recomputes them: an event is applied once."""

    before: Room
    entry: LogEntry
    after: Room
    event: Event[Any] | None = None  # of the game, if the entry is one


def after(room: Room, entry: LogEntry) -> Room:
    """The room after one more entry, which is known to be possible."""
    return step(room, entry).after


def step(room: Room, entry: LogEntry) -> Step:
    """With one more entry, as the log has it: an event of the game is read from its text."""
    if isinstance(entry, entries.Happened):
        return _happened(room, entry, action_of(room.kind.name, entry.do))
    seq = room.seq + 1
    changed = _changed(room, entry)
    if isinstance(entry, entries.GameSet | entries.Started | entries.Ended):
        return Step(room, entry, replace(changed, seq=seq, version=seq, asked=seq, answers=(), ready=()))
    return Step(room, entry, replace(changed, seq=seq))


def steps_from(room: Room, entries: Iterable[LogEntry]) -> list[Step]:
    """One after another."""
    steps = []
    for entry in entries:
        steps.append(step(room, entry))
        room = steps[-1].after
    return steps


def acted(room: Room, seat: Seat | None, action: Any, by: str | None = None) -> Step:
    """With an action that was checked, or that nature chose; its text is written for the log alone."""
    return _happened(room, entries.Happened(seat=seat, do=room.kind.write_action(action), by=by), action)


def _happened(room: Room, entry: entries.Happened, action: Any) -> Step:
    assert room.game is not None
    seq = room.seq + 1
    state = room.game.apply(room.state, action)
    changed = replace(room, state=state, events=room.events + 1, seq=seq, version=seq)
    if not (room.is_window and changed.is_window):
        changed = replace(changed, asked=seq, answers=(), ready=())
    if entry.seat is not None:
        changed = _clocked(changed, entry.seat, entry.by)
    if changed.held and room.kind.hides_nothing(state):
        changed = replace(changed, held=())
    return Step(room, entry, changed, Event(entry.seat, action))


def _clocked(room: Room, seat: Seat, by: str | None) -> Room:
    """Whoever decides is here; for whom the clock does is counted."""
    place = room.places[seat]
    if by == "clock":
        return changed_place(room, seat, late=place.late + 1)
    return _here(room, seat) if by is None else room


def _here(room: Room, seat: Seat) -> Room:
    place = room.places[seat]
    if not (place.late or place.wanted_out or place.asked_out or place.idle or place.stood_in):
        return room
    return changed_place(room, seat, **HERE)


def _changed(room: Room, entry: LogEntry) -> Room:
    match entry:
        case entries.Answered():
            return replace(room, answers=(*room.answers, (entry.seat, Answer(entry.do, entry.by))))
        case entries.Readied():
            return replace(room, ready=(*room.ready, entry.seat))
        case entries.BotWanted():
            wanted = (*room.places[entry.seat].wanted_out, entry.by)
            return changed_place(room, entry.seat, wanted_out=wanted)
        case entries.AskedOut():
            return changed_place(room, entry.seat, asked_out=True)
        case entries.IsHere() | entries.TakenBack() | entries.Returned():
            return _here(room, entry.seat)
        case entries.TakenOver():
            return changed_place(room, entry.seat, **HERE | {"idle": True})
        case entries.GameSet():
            return _new_game(room, entry)
        case entries.SettingsChanged():
            return resettled(room, entry.settings)
        case entries.Sat():
            return seated(room, entry)
        case entries.BotSat():
            return bot_sat(room, entry)
        case entries.Moved():
            return moved(room, entry)
        case entries.DealerChosen():
            return replace(room, dealer=entry.seat)
        case entries.Renamed():
            return changed_place(room, entry.seat, name=entry.name, face=entry.face)
        case entries.Left():
            return left(room, entry)
        case entries.Taken():
            return taken(room, entry)
        case entries.Queued():
            waiter = Waiter(entry.name, entry.key, entry.face, entry.device)
            return replace(room, queue=(*room.queue, waiter), given=without(room.given, entry.key))
        case entries.Unqueued():
            return replace(room, queue=without(room.queue, entry.key))
        case entries.SaltCommitted():
            return changed_place(room, entry.seat, digest=entry.digest, salt=None)
        case entries.Revealing():
            return replace(room, status=Status.REVEALING, dealer=entry.dealer)
        case entries.SaltRevealed():
            return changed_place(room, entry.seat, salt=entry.salt)
        case entries.SaltMissing():
            return changed_place(room, entry.seat, salt_is_missing=True)
        case entries.Started():
            return _started(room, entry)
        case entries.StoodIn():
            return changed_place(room, entry.seat, **HERE | {"stood_in": True})
        case entries.Paused():
            return replace(room, paused_by=entry.seat)
        case entries.Resumed():
            return replace(room, paused_by=None)
        case entries.Ended():
            return replace(room, status=Status.OVER, paused_by=None)
        case entries.Shut():
            return replace(room, is_shut=True)
        case entries.PutAway():
            return room
        case entries.Happened() | entries.Opened():
            raise AssertionError("events are applied, and a room is opened once")


def _new_game(room: Room, entry: entries.GameSet) -> Room:
    """People keep their seats, those of who has left are free; salts belonged to the game before."""
    anew = {**HERE, "digest": None, "salt": None, "salt_is_missing": False}
    places = tuple(
        Place() if place.left else replace(place, **anew | {"stood_in": place.stood_in})
        for place in room.places
    )
    return replace(
        room,
        places=places,
        status=Status.LOBBY,
        seed=GameSeed(bytes.fromhex(entry.secret)),
        paused_by=None,
        dealer=None if room.dealer is None or places[room.dealer].is_free else room.dealer,
        given=tuple(given._replace(seat=None) for given in room.given),
        held=(),
        game=None,
        state=None,
        events=0,
    )


def _started(room: Room, entry: entries.Started) -> Room:
    assert room.seed is not None
    game = room.kind.game(room.rules, players=room.settings.seats, dealer=entry.dealer)
    return replace(
        room,
        status=Status.PLAYING,
        seed=GameSeed(room.seed.secret, entry.salts),
        names=entry.names,
        taken=(),
        dealer=entry.dealer,
        game=game,
        state=game.initial(),
        events=0,
    )
