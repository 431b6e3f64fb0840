"""What a client sees of its room: a frozen value, changed by updates alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tenfold.core import Seat
from tenfold.play import GameSeed
from tenfold.rooms.protocol import Update
from tenfold.rooms.times import Timer
from tenfold.rooms.visibility import Own, RoomSeen


class RoomView(msgspec.Struct, frozen=True, kw_only=True):
    seat: Seat | None = None  # None: a spectator
    room: RoomSeen | None = None  # None: not in the room yet
    table: dict[str, Any] | None = None  # as spectators see it; None while nothing is played
    own: Own | None = None  # what the seat sees beyond that
    seq: int = 0
    version: int = 0  # of the table: what an action is made against
    awaited: Seat | None = None
    present: frozenset[Seat] = frozenset()
    timers: tuple[Timer, ...] = ()  # as they were told last; the time since then has passed
    commitment: str | None = None  # to the seed of the game, as it was first told
    is_fair: bool | None = None  # whether the seed is the one committed to; None until it is revealed

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat may decide now: it is awaited, or asked with others at once (knocking)."""
        if self.seat is None or (self.room is not None and self.room.places[self.seat].idle):
            return False
        return self.awaited == self.seat or (self.own is not None and self.own.legal is not None)

    @property
    def is_awaited_ready(self) -> bool:
        """Whether the table rests, and waits for this seat to go on."""
        rest = None if self.room is None else self.room.rest
        return rest is not None and self.seat in rest.awaited

    @property
    def view(self) -> Mapping[str, Any] | None:
        """The table as this seat sees it, for `GameKind.read_view`."""
        if self.table is None:
            return None
        return {**self.table, **self.own.view} if self.own is not None else self.table


def after_update(seen: RoomView, update: Update) -> RoomView:
    room = seen.room if update.room is None else update.room
    table, own = seen.table, seen.own
    if update.table is not None or update.room is not None:
        table, own = update.table, update.own
    elif update.own is not None:
        own = update.own
    present = seen.present
    if update.present is not None:
        present = frozenset(update.present)
    elif update.room is not None:
        present = frozenset(seat for seat, place in enumerate(update.room.places) if place.present)
        # Whoever sits down is there; the server counts them a moment later.
        present |= {event.seat for event in update.events if event.what == "sat" and event.seat is not None}
    if room is not None:
        room = _as_of(room, update, present)
    seen = replace(
        seen,
        seat=_seat_after(seen.seat, update),
        room=room,
        table=table,
        own=own,
        seq=update.seq,
        version=update.version,
        awaited=update.awaited,
        present=present,
        timers=seen.timers if update.timers is None else update.timers,
    )
    return _after_proof(seen, update)


def _seat_after(seat: Seat | None, update: Update) -> Seat | None:
    """Ours, if it is another one now, or has been lost: then we see what spectators see."""
    if update.seat is not None or seat is None:
        return update.seat
    whose = [event.what for event in update.events if event.seat == seat and event.what in _SEATING]
    is_lost = whose[-1:] == ["left"] or (update.table is not None and update.own is None)
    return None if is_lost else seat


_SEATING = ("sat", "left", "taken")


def _as_of(room: RoomSeen, update: Update, present: frozenset[Seat]) -> RoomSeen:
    """An update that leaves the room out still says who is there and who must decide."""
    places = tuple(replace(place, present=seat in present) for seat, place in enumerate(room.places))
    return replace(room, places=places, seq=update.seq, version=update.version, awaited=update.awaited)


def _after_proof(seen: RoomView, update: Update) -> RoomView:
    """Hold the server to its word: the seed must be the one that it committed to before the first card.

    A commitment changes with a new game only. Whoever was away when a new game was set cannot know better
    than to believe the next one.
    """
    for event in update.events:
        if event.what == "game-set":
            seen = replace(seen, commitment=event.commitment, is_fair=None)
        elif event.what == "ended" and event.result is not None:
            seen = replace(seen, is_fair=_is_kept(seen.commitment, event.result.seed))
    room = update.room
    if room is None or update.events:
        return seen
    if room.commitment != seen.commitment:
        seen = replace(seen, commitment=room.commitment, is_fair=None)
    if room.result is not None and seen.is_fair is None:
        seen = replace(seen, is_fair=_is_kept(seen.commitment, room.result.seed))
    return seen


def _is_kept(commitment: str | None, seed: str) -> bool:
    try:
        return GameSeed(bytes.fromhex(seed)).commitment == commitment
    except ValueError:
        return False
