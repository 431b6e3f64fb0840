"""A room as a frozen value, and the steps that entries of the log change it by."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache, reduce
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tenfold.core import Decide, Event, Game, Seat
from tenfold.games.registry import AnyKind, game_kind
from tenfold.play import GameSeed
from tenfold.play.names import distinct_name
from tenfold.rooms import entries
from tenfold.rooms.entries import LogEntry
from tenfold.rooms.settings import Settings, kind_and_rules


class Status(Enum):
    LOBBY = "lobby"  # people sit down
    REVEALING = "revealing"  # salts are shown
    PLAYING = "playing"
    OVER = "over"


class Place(msgspec.Struct, frozen=True):
    """A seat of the room."""

    name: str = ""
    key: str | None = None  # SHA-256 of the token; None: nobody's
    bot: str | None = None  # the bot that sits here
    stood_in: bool = False  # a bot plays for the person
    left: bool = False  # the person has left in the game, and a bot plays on under the name
    digest: str | None = None  # of the salt that the person committed to
    salt: str | None = None  # once it is shown
    salt_is_missing: bool = False

    @property
    def is_person(self) -> bool:
        return self.key is not None

    @property
    def is_free(self) -> bool:
        return self.key is None and self.bot is None


class Room(msgspec.Struct, frozen=True, kw_only=True):
    settings: Settings
    kind: AnyKind
    rules: Any
    seq: int  # how many entries the log has
    version: int  # the seq at which the table last changed: what an action must have been made against
    places: tuple[Place, ...]
    status: Status = Status.LOBBY
    paused_by: Seat | None = None
    seed: GameSeed | None = None
    # the game
    names: tuple[str, ...] = ()
    dealer: Seat | None = None
    game: Game[Any, Any, Any] | None = None
    state: Any = None
    events: int = 0
    asked: int = 0  # the seq at which the open question was put; all who may knock are asked at once
    # said in such a window by seats whose turn to say it comes later
    answers: tuple[tuple[Seat, str], ...] = ()

    @property
    def host(self) -> Seat | None:
        """The person who decides when to start: whoever sits first, of those who are not long gone."""
        people = [seat for seat, place in enumerate(self.places) if place.is_person]
        return next((seat for seat in people if not self.places[seat].stood_in), next(iter(people), None))

    @property
    def awaited(self) -> Seat | None:
        """The seat that must decide now."""
        if self.status is not Status.PLAYING or self.game is None:
            return None
        turn = self.game.turn(self.state)
        return turn.seat if isinstance(turn, Decide) else None

    def questions(self) -> dict[Seat, Any]:
        """The seats that may decide now, each with the position in which it does.

        In a window of time several are asked at once, each as if those before it said nothing.
        """
        awaited = self.awaited
        if awaited is None or self.game is None:
            return {}
        state, asked = self.state, {awaited: self.state}
        while (silence := self.kind.silence(state)) is not None:
            turn = self.game.turn(state)
            if isinstance(turn, Decide):
                asked.setdefault(turn.seat, state)
            state = self.game.apply(state, silence)
        return asked


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
        return Step(room, entry, replace(changed, seq=seq, version=seq, asked=seq, answers=()))
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
    if not (_is_window(room) and _is_window(changed)):
        changed = replace(changed, asked=seq, answers=())
    return Step(room, entry, changed, Event(entry.seat, action))


def _is_window(room: Room) -> bool:
    """Whether several are asked at once, for a while."""
    return room.state is not None and room.kind.silence(room.state) is not None


def _changed(room: Room, entry: LogEntry) -> Room:
    match entry:
        case entries.Answered():
            return replace(room, answers=(*room.answers, (entry.seat, entry.do)))
        case entries.GameSet():
            return _new_game(room, entry)
        case entries.Sat():
            return _with_place(room, entry.seat, Place(name=entry.name, key=entry.key))
        case entries.BotSat():
            return _with_place(room, entry.seat, Place(name=bot_name(room, entry), bot=entry.bot))
        case entries.Left():
            return _left(room, entry.seat)
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
            return _changed_place(room, entry.seat, stood_in=True)
        case entries.Returned():
            return _changed_place(room, entry.seat, stood_in=False)
        case entries.Paused():
            return replace(room, paused_by=entry.seat)
        case entries.Resumed():
            return replace(room, paused_by=None)
        case entries.Ended():
            return replace(room, status=Status.OVER, paused_by=None)
        case entries.Happened() | entries.Opened():
            raise AssertionError("events are applied, and a room is opened once")


def _new_game(room: Room, entry: entries.GameSet) -> Room:
    """People keep their seats, those of who has left are free; salts belonged to the game before."""
    places = tuple(
        Place() if place.left else replace(place, digest=None, salt=None, salt_is_missing=False)
        for place in room.places
    )
    return replace(
        room,
        places=places,
        status=Status.LOBBY,
        seed=GameSeed(bytes.fromhex(entry.secret)),
        paused_by=None,
        dealer=None,
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
        dealer=entry.dealer,
        game=game,
        state=game.initial(),
        events=0,
    )


def _left(room: Room, seat: Seat) -> Room:
    """In a game a bot plays on under the person's name; nobody can come back to the seat."""
    if room.status in (Status.REVEALING, Status.PLAYING):
        return _changed_place(room, seat, key=None, bot=room.settings.fill, stood_in=False, left=True)
    return _with_place(room, seat, Place())


def bot_name(room: Room, entry: entries.BotSat) -> str:
    """Two bots of one strength have two names."""
    return distinct_name(entry.bot, [p.name for seat, p in enumerate(room.places) if seat != entry.seat])


def _with_place(room: Room, seat: Seat, place: Place) -> Room:
    return replace(room, places=(*room.places[:seat], place, *room.places[seat + 1 :]))


def _changed_place(room: Room, seat: Seat, **changes: Any) -> Room:
    return _with_place(room, seat, replace(room.places[seat], **changes))
