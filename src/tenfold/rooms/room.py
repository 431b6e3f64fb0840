"""A room as a frozen value, and the steps that entries of the log change it by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cached_property, lru_cache, reduce
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from tenfold.core import Decide, Event, Game, Seat
from tenfold.games.registry import AnyKind, game_kind
from tenfold.play import GameSeed
from tenfold.record.format import SeatTaken
from tenfold.rooms import entries
from tenfold.rooms.entries import LogEntry
from tenfold.rooms.places import (
    GivenAway,
    HeldSeat,
    Place,
    Waiter,
    bot_place,
    for_game,
    seats_kept,
)
from tenfold.rooms.settings import Settings, kind_and_rules


class Status(Enum):
    LOBBY = "lobby"  # people sit down
    REVEALING = "revealing"  # salts are shown
    PLAYING = "playing"
    OVER = "over"


class Answer(NamedTuple):
    """What a seat has said where several are asked at once."""

    do: str
    by: str | None = None


class Room(msgspec.Struct, frozen=True, kw_only=True, dict=True):  # a dict for what is worked out once
    settings: Settings
    kind: AnyKind
    rules: Any
    seq: int  # how many entries the log has
    version: int  # the seq at which the table last changed: what an action must have been made against
    places: tuple[Place, ...]
    status: Status = Status.LOBBY
    paused_by: Seat | None = None
    is_shut: bool = False  # by whoever runs the server, for good
    seed: GameSeed | None = None
    dealer: Seat | None = None  # the host's choice of who deals or begins first; None: drawn by lot
    queue: tuple[Waiter, ...] = ()  # for the next game
    given: tuple[GivenAway, ...] = ()
    # the game
    names: tuple[str, ...] = ()  # with which it began
    taken: tuple[SeatTaken, ...] = ()  # and who took a seat since
    held: tuple[HeldSeat, ...] = ()  # people who gave a seat up in this hand
    game: Game[Any, Any, Any] | None = None
    state: Any = None
    events: int = 0
    asked: int = 0  # the seq at which the open question was put; all who may knock are asked at once
    answers: tuple[tuple[Seat, Answer], ...] = ()  # to it, until it is settled what comes of them
    ready: tuple[Seat, ...] = ()  # to go on, where the table rests

    @property
    def host(self) -> Seat | None:
        """The person who decides when to start: whoever came first, of those who are not long gone."""
        people = [seat for seat, place in enumerate(self.places) if place.is_person]
        return min(
            people, key=lambda seat: (self.places[seat].stood_in, self.places[seat].since), default=None
        )

    @property
    def takes_newcomers(self) -> bool:
        """Whether friends may take bots' seats in a running game."""
        return self.settings.newcomers and not self.settings.lesson

    @property
    def takeable(self) -> list[Seat]:
        """The bots' seats that they may take now."""
        if self.status not in (Status.REVEALING, Status.PLAYING) or not self.takes_newcomers:
            return []
        return [seat for seat, place in enumerate(self.places) if place.bot is not None]

    @cached_property
    def people(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place.is_person]

    @cached_property
    def awaited(self) -> Seat | None:
        """The seat that must decide now; of several who are asked, the first that has not answered."""
        if self.status is not Status.PLAYING or self.game is None:
            return None
        if self.answers:
            answered = dict(self.answers)
            return next((seat for seat in self.questions if seat not in answered), None)
        turn = self.game.turn(self.state)
        return turn.seat if isinstance(turn, Decide) else None

    @cached_property
    def rests(self) -> bool:
        """The table stands still between two hands or rounds, until its people are ready."""
        return self.status is Status.PLAYING and self.kind.rests(self.state)

    @cached_property
    def is_window(self) -> bool:
        """Several are asked at once."""
        return self.state is not None and bool(self.kind.asked(self.state))

    @cached_property
    def questions(self) -> Mapping[Seat, Any]:
        """The seats that are asked now, each with the position in which it decides."""
        if self.status is not Status.PLAYING or self.game is None:
            return {}
        turn = self.game.turn(self.state)
        if not isinstance(turn, Decide):
            return {}
        return self.kind.asked(self.state) or {turn.seat: self.state}

    def waits_for(self) -> dict[Seat, Any]:
        """Those of them who have not answered."""
        answered = dict(self.answers)
        return {seat: position for seat, position in self.questions.items() if seat not in answered}


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
        return _changed_place(room, seat, late=place.late + 1)
    return _here(room, seat) if by is None else room


def _here(room: Room, seat: Seat) -> Room:
    place = room.places[seat]
    if not (place.late or place.wanted_out or place.asked_out or place.idle or place.stood_in):
        return room
    return _changed_place(room, seat, **_HERE)


_HERE: dict[str, Any] = {
    "late": 0,
    "wanted_out": (),
    "asked_out": False,
    "idle": False,
    "stood_in": False,
}


def _changed(room: Room, entry: LogEntry) -> Room:
    match entry:
        case entries.Answered():
            return replace(room, answers=(*room.answers, (entry.seat, Answer(entry.do, entry.by))))
        case entries.Readied():
            return replace(room, ready=(*room.ready, entry.seat))
        case entries.BotWanted():
            wanted = (*room.places[entry.seat].wanted_out, entry.by)
            return _changed_place(room, entry.seat, wanted_out=wanted)
        case entries.AskedOut():
            return _changed_place(room, entry.seat, asked_out=True)
        case entries.IsHere() | entries.TakenBack() | entries.Returned():
            return _here(room, entry.seat)
        case entries.TakenOver():
            return _changed_place(room, entry.seat, **_HERE | {"idle": True})
        case entries.GameSet():
            return _new_game(room, entry)
        case entries.SettingsChanged():
            return _resettled(room, entry.settings)
        case entries.Sat():
            return _seated(room, entry)
        case entries.BotSat():
            return _bot_sat(room, entry)
        case entries.Moved():
            return _moved(room, entry)
        case entries.DealerChosen():
            return replace(room, dealer=entry.seat)
        case entries.Renamed():
            return _changed_place(room, entry.seat, name=entry.name, face=entry.face)
        case entries.Left():
            return _left(room, entry)
        case entries.Taken():
            return _taken(room, entry)
        case entries.Queued():
            waiter = Waiter(entry.name, entry.key, entry.face, entry.device)
            return replace(room, queue=(*room.queue, waiter), given=_without(room.given, entry.key))
        case entries.Unqueued():
            return replace(room, queue=_without(room.queue, entry.key))
        case entries.SaltCommitted():
            return _changed_place(room, entry.seat, digest=entry.digest, salt=None)
        case entries.Revealing():
            return replace(room, status=Status.REVEALING, dealer=entry.dealer)
        case entries.SaltRevealed():
            return _changed_place(room, entry.seat, salt=entry.salt)
        case entries.SaltMissing():
            return _changed_place(room, entry.seat, salt_is_missing=True)
        case entries.Started():
            return _started(room, entry)
        case entries.StoodIn():
            return _changed_place(room, entry.seat, **_HERE | {"stood_in": True})
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
    anew = {**_HERE, "digest": None, "salt": None, "salt_is_missing": False}
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


# --- who sits where ----------------------------------------------------------------------------------


def _resettled(room: Room, settings: Settings) -> Room:
    """People keep their seats; there are more free ones, or fewer free ones and bots."""
    kind, rules = kind_and_rules(settings)
    kept = seats_kept(room.places, settings.seats)
    places = [for_game(room.places[seat], kind.name) for seat in kept]
    places += [Place()] * (settings.seats - len(kept))
    dealer = kept.index(room.dealer) if room.dealer in kept else None
    return replace(room, settings=settings, kind=kind, rules=rules, places=tuple(places), dealer=dealer)


def _seated(room: Room, entry: entries.Sat | entries.Taken) -> Room:
    place = Place(name=entry.name, key=entry.key, face=entry.face, device=entry.device, since=room.seq + 1)
    waiting, given = _without(room.queue, entry.key), _without(room.given, entry.key)
    return replace(_with_place(room, entry.seat, place), queue=waiting, given=given)


def _bot_sat(room: Room, entry: entries.BotSat) -> Room:
    place = bot_place(room.places, entry.seat, entry.bot, entry.character)
    if place.name != room.places[entry.seat].name:
        room = _without_dealer(room, entry.seat)
    return _with_place(room, entry.seat, place)


def _moved(room: Room, entry: entries.Moved) -> Room:
    """Who was chosen to deal is so still."""
    one, other = entry.seat, entry.to
    places = list(room.places)
    places[one], places[other] = places[other], places[one]
    dealer = {one: other, other: one}.get(room.dealer, room.dealer) if room.dealer is not None else None
    return replace(room, places=tuple(places), dealer=dealer)


def _left(room: Room, entry: entries.Left) -> Room:
    """Before a game and after it the seat is free; in it a bot plays on."""
    seat, place = entry.seat, room.places[entry.seat]
    if room.status not in (Status.REVEALING, Status.PLAYING):
        return _with_place(_without_dealer(room, seat), seat, Place())
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
        **_HERE,
    )
    room = _named(_with_place(room, seat, followed), seat, place.name)
    if place.key is not None and room.game is not None and not room.kind.hides_nothing(room.state):
        room = replace(room, held=(*room.held, HeldSeat(place.key, place.device, seat)))
    if place.key is not None and entry.given:
        room = replace(room, given=(*room.given, GivenAway(place.key, seat, name)))
    return room


def _taken(room: Room, entry: entries.Taken) -> Room:
    room = _named(_seated(room, entry), entry.seat, room.places[entry.seat].name)
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


def _without(those: tuple[K, ...], key: str) -> tuple[K, ...]:
    return tuple(one for one in those if one.key != key)


def _with_place(room: Room, seat: Seat, place: Place) -> Room:
    return replace(room, places=(*room.places[:seat], place, *room.places[seat + 1 :]))


def _changed_place(room: Room, seat: Seat, **changes: Any) -> Room:
    return _with_place(room, seat, replace(room.places[seat], **changes))
