"""The one exit: what a seat or a spectator is told of entries, and what it sees of the room.

Everything here is built up from nothing for one viewer; nothing else of a room may leave the server.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tenfold.core import Event, Over, Seat, SeatFacts
from tenfold.core.sayings import Saying, Sentence
from tenfold.games.registry import AnyKind
from tenfold.play import GameSeed
from tenfold.play.characters import CharacterId, Face
from tenfold.record import Result
from tenfold.rooms import entries, sayings
from tenfold.rooms.arrangements import said_around
from tenfold.rooms.places import devices
from tenfold.rooms.rests import not_ready
from tenfold.rooms.room import Room, Status
from tenfold.rooms.settings import Settings
from tenfold.rooms.steps import Step

# Choices that are sent in full; the dice game's keeps are more, and a client names them itself.
MOST_LISTED = 256


class EntrySeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry as one viewer may know it. `what` is the entry's name."""

    seq: int
    what: str
    seat: Seat | None = None
    name: str | None = None
    was: str | None = None  # the seat's name before, where another sits there now (`taken`, `left`)
    do: str | None = None  # of an event; what the viewer may not know is written `?`
    by: str | None = None
    commitment: str | None = None
    digest: str | None = None
    salt: str | None = None
    result: Result | None = None
    says: tuple[Saying, ...] = ()


class PlaceSeen(msgspec.Struct, frozen=True, kw_only=True):
    name: str  # empty: nobody's, or a person's who has given none
    free: bool = False  # nobody sits here
    bot: str | None
    character: CharacterId | None = None  # of a bot
    face: Face | None = None  # of a person
    device: int | None = None  # the same for seats at one device
    stood_in: bool
    present: bool
    idle: bool = False  # a bot plays for the person until `take-back`, though they are connected


class RestSeen(msgspec.Struct, frozen=True, kw_only=True):
    """The table stands still between two hands or rounds, until its people are ready."""

    ready: tuple[Seat, ...]
    awaited: tuple[Seat, ...]  # people who are there and have not said so yet


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who sits down for the next game."""

    name: str
    face: Face | None


class RoomSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What everyone in the room knows of it."""

    settings: Settings
    status: str
    seq: int
    version: int
    places: tuple[PlaceSeen, ...]
    host: Seat | None
    paused_by: Seat | None
    commitment: str
    awaited: Seat | None
    dealer: Seat | None = None  # the host's choice of who deals or begins first; null: drawn by lot
    queue: tuple[Waiting, ...] = ()
    result: Result | None = None
    rest: RestSeen | None = None
    answered: tuple[Seat, ...] = ()  # where several are asked at once: who has answered
    asked_out: tuple[Seat, ...] = ()  # a bot takes over from them in a moment, unless they are here


class SeatOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's seat that can be taken now, and how it stands, as everybody sees it."""

    seat: Seat
    points: int | None
    phase: int | None
    cards: int | None


class RoomOffer(RoomSeen, frozen=True, kw_only=True):
    """The room for somebody who has the invitation and has not come in yet: `GET /rooms/CODE`."""

    takeable: tuple[SeatOffer, ...] = ()
    closed: bool = False  # bots' seats are not for newcomers


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat alone sees of the table."""

    view: dict[str, Any]  # what its view has beyond the spectators'
    legal: tuple[str, ...] | None = None  # its choices, if it may decide and they can be listed


Viewer: TypeAlias = Seat | None  # None: a spectator

_encode = msgspec.json.Encoder().encode


class Views:
    """What is seen around some steps of one room, made once: narration and updates ask for the same."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, Viewer], Any] = {}
        self._kind: AnyKind | None = None  # of which the following is
        self._table: dict[str, Any] = {}  # as it was written last, by member
        self._own: dict[Seat, tuple[object, msgspec.Raw]] = {}  # the same of what a seat alone sees

    def of(self, room: Room, viewer: Viewer) -> Any:
        assert room.game is not None
        key = room.seq, viewer
        if key not in self._made:
            self._made[key] = room.game.view(room.state, viewer)
        return self._made[key]

    def table(self, room: Room) -> Any:
        """As spectators see it, written already."""
        self._forget_other_games(room)
        return msgspec.Raw(room.kind.write_json(self.of(room, None), self._table))

    def own(self, room: Room, seat: Seat) -> Any:
        """What a seat's view has beyond that."""
        self._forget_other_games(room)
        depends_on = room.kind.own_of(room.state, seat)
        known = self._own.get(seat)
        if known is not None and known[0] is depends_on is not None:
            return known[1]
        raw = msgspec.Raw(_encode(room.kind.write_own(self.of(room, seat))))
        self._own[seat] = depends_on, raw
        return raw

    def _forget_other_games(self, room: Room) -> None:
        """Each writes the same values in its own way."""
        if self._kind is not room.kind:
            self._kind = room.kind
            self._table.clear()
            self._own.clear()

    def keep(self, room: Room) -> None:
        """What spectators see now is what they saw before the next step."""
        key = room.seq, None
        self._made = {key: self._made[key]} if key in self._made else {}


def seen_as(viewer: Viewer, step: Step, room: Room) -> Viewer:
    """As whom a viewer of the room is told a step that led to it: what happened before the person came to
    the seat, they may know as spectators do."""
    if viewer is None or step.after.seq <= room.places[viewer].since:
        return None
    return viewer


class Audience(NamedTuple):
    """Viewers who see the same of an entry."""

    seen: EntrySeen
    viewers: Sequence[Viewer]


def by_audience(step: Step, viewers: Collection[Viewer], views: Views) -> list[Audience]:
    """A step of the room for several viewers; those who are told the same share it."""
    match step.entry:
        case entries.Happened() as entry:
            return _event_by_audience(step, entry, viewers, views)
        case entries.Answered(seat=seat, do=do, by=by):
            mine, others = [v for v in viewers if v == seat], [v for v in viewers if v != seat]
            own = _entry(step, sayings.ANSWERED(), seat=seat, do=do, by=by)
            public = _entry(step, seat=seat)  # what it was, the others learn when it counts, if it does
            return [Audience(seen, those) for seen, those in ((own, mine), (public, others)) if those]
        case entries.Opened() | entries.Revealing() | entries.PutAway():
            seen = _entry(step)
        case entries.GameSet(secret=secret):
            seen = _entry(step, sayings.NEW_GAME(), commitment=GameSeed(bytes.fromhex(secret)).commitment)
        case entries.SaltCommitted(seat=seat, digest=digest):
            seen = _entry(step, seat=seat, digest=digest)
        case entries.SaltRevealed(seat=seat, salt=salt):
            seen = _entry(step, seat=seat, salt=salt)
        case entries.SaltMissing(seat=seat):
            seen = _entry(step, seat=seat)
        case entries.BotWanted(seat=seat, by=by):
            seen = _entry(step, sayings.BOT_WANTED(name=by, target=seat), seat=seat)
        case entries.Started():
            seen = _entry(step, sayings.STARTED())
        case entries.Shut():
            seen = _entry(step, sayings.SHUT())
        case entries.Ended(result=result):
            seen = _entry(step, sayings.ENDED(), result=result)
        case (
            entries.StoodIn()
            | entries.Returned()
            | entries.Readied()
            | entries.AskedOut()
            | entries.IsHere()
            | entries.TakenOver()
            | entries.TakenBack()
            | entries.Paused()
            | entries.Resumed() as entry
        ):
            seen = _entry(step, _OF_SEAT[type(entry)](name=entry.seat), seat=entry.seat)
        case entry:
            at: Seat | None = getattr(entry, "seat", None)
            named = step.after.places[entry.seat].name if isinstance(entry, _NAMING) else None
            was = step.before.places[entry.seat].name if isinstance(entry, _PARTING) else None
            says = said_around(step.before, entry, step.after)
            seen = _entry(step, *says, seat=at, name=named or None, was=was)
    return [Audience(seen, list(viewers))]


# What gives a seat another name; the entry says which, so that clients call it so from there on.
_NAMING = (entries.Sat, entries.BotSat, entries.Taken, entries.Renamed)
# What takes it away from somebody; the entry says from whom, for those who are told of earlier moves.
_PARTING = (entries.Left, entries.Taken)

_OF_SEAT: dict[type, Sentence] = {
    entries.StoodIn: sayings.STOOD_IN,
    entries.Returned: sayings.RETURNED,
    entries.Readied: sayings.READIED,
    entries.AskedOut: sayings.ASKED_OUT,
    entries.IsHere: sayings.IS_HERE,
    entries.TakenOver: sayings.TAKEN_OVER,
    entries.TakenBack: sayings.RETURNED,
    entries.Paused: sayings.PAUSED,
    entries.Resumed: sayings.RESUMED,
}


def _entry(step: Step, *says: Saying, **members: Any) -> EntrySeen:
    what = str(step.entry.__struct_config__.tag)
    return EntrySeen(seq=step.after.seq, what=what, says=says, **members)


def _event_by_audience(
    step: Step, entry: entries.Happened, viewers: Collection[Viewer], views: Views
) -> list[Audience]:
    """An event of the game: whoever may know no more of it than spectators is told what they are told."""
    public = _redacted(step, None)
    if public is step.event:  # nothing is hidden from anybody
        return [Audience(_event(step, entry, public, None, views), list(viewers))]
    alike: list[Viewer] = []
    own: list[Audience] = []
    for viewer in viewers:
        redacted = public if viewer is None else _redacted(step, viewer)
        if redacted == public:
            alike.append(viewer)
        else:
            own.append(Audience(_event(step, entry, redacted, viewer, views), [viewer]))
    return [Audience(_event(step, entry, public, None, views), alike), *own] if alike else own


def _redacted(step: Step, viewer: Viewer) -> Event[Any]:
    assert step.before.game is not None
    assert step.event is not None
    return step.before.game.redact(step.before.state, step.event, viewer)


def _event(
    step: Step, entry: entries.Happened, redacted: Event[Any], viewer: Viewer, views: Views
) -> EntrySeen:
    assert step.before.game is not None
    do = entry.do if redacted is step.event else step.before.kind.write_action(redacted.action)
    before, after = views.of(step.before, viewer), views.of(step.after, viewer)
    time_up = (sayings.TIME_UP(name=entry.seat),) if entry.by == "clock" else ()
    says = (*time_up, *step.before.game.narrate(before, redacted, after))
    return EntrySeen(seq=step.after.seq, what="happened", seat=entry.seat, do=do, by=entry.by, says=says)


def room_seen(room: Room, present: frozenset[Seat]) -> RoomSeen:
    """The room for everyone. `present` are the seats whose people are connected."""
    assert room.seed is not None
    shared = devices(room.places)
    turn = room.game.turn(room.state) if room.status is Status.OVER and room.game is not None else None
    return RoomSeen(
        settings=room.settings,
        status=room.status.value,
        seq=room.seq,
        version=room.version,
        places=tuple(
            PlaceSeen(
                name=place.name,
                free=place.is_free,
                bot=place.bot,
                character=place.character,
                face=place.face,
                device=shared[seat],
                stood_in=place.stood_in,
                present=seat in present,
                idle=place.idle,
            )
            for seat, place in enumerate(room.places)
        ),
        host=room.host,
        paused_by=room.paused_by,
        commitment=room.seed.commitment,
        awaited=room.awaited,
        dealer=room.dealer,
        queue=tuple(Waiting(name=waiter.name, face=waiter.face) for waiter in room.queue),
        result=Result.of(turn.outcome, room.seed.secret, room.taken) if isinstance(turn, Over) else None,
        rest=_rest_seen(room, present),
        answered=tuple(seat for seat, _ in room.answers),
        asked_out=tuple(seat for seat, place in enumerate(room.places) if place.asked_out),
    )


def _rest_seen(room: Room, present: frozenset[Seat]) -> RestSeen | None:
    if not room.rests:
        return None
    away = [seat for seat in room.people if seat not in present]
    return RestSeen(ready=room.ready, awaited=tuple(not_ready(room, away)))


def changes_the_room(before: Room, after: Room) -> bool:
    """Whether what everyone knows of the room is otherwise now, beyond what every update says."""
    if before.places is not after.places:
        return True
    return (before.rests, before.answers, before.ready) != (after.rests, after.answers, after.ready)


def room_offer(room: Room, present: frozenset[Seat]) -> RoomOffer:
    """The room for somebody who may come in."""
    return RoomOffer(
        **msgspec.structs.asdict(room_seen(room, present)),
        takeable=tuple(SeatOffer(seat=seat, **_standing(room, seat)._asdict()) for seat in room.takeable),
        closed=not room.takes_newcomers,
    )


def _standing(room: Room, seat: Seat) -> SeatFacts:
    if room.game is None:
        return SeatFacts()
    return room.kind.standing(room.rules, room.game.view(room.state, None), seat)


def table_seen(room: Room, views: Views) -> Any:
    """The table as spectators see it; None while nothing is played."""
    return None if room.game is None else views.table(room)


def own_seen(room: Room, seat: Seat, views: Views) -> Own | None:
    """What this seat sees beyond that."""
    if room.game is None:
        return None
    legal = None
    is_asked = room.paused_by is None and not room.places[seat].idle and not room.is_shut
    position = room.questions.get(seat) if is_asked else None
    if position is not None and seat not in dict(room.answers):
        choices = room.game.listed(position, MOST_LISTED)
        if choices is not None:
            legal = tuple(map(room.kind.write_action, choices))
    return Own(view=views.own(room, seat), legal=legal)
