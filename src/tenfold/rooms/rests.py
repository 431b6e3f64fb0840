"""Between two hands or rounds the table stands still, until its people are ready."""

from __future__ import annotations

from collections.abc import Collection

from tenfold.core import Seat
from tenfold.rooms.room import Room

READY_SECONDS = 30.0  # after the first was ready the others are not waited for any longer


def not_ready(room: Room, away: Collection[Seat]) -> list[Seat]:
    """The people who are waited for: whoever is away, or whose seat a bot plays, is not."""
    return [
        seat
        for seat in room.people
        if seat not in away and seat not in room.ready and not room.places[seat].is_played
    ]


def goes_on_at(room: Room, away: Collection[Seat], asked: float, ready: float) -> float | None:
    """When the next hand begins; None: when somebody is ready. `ready` is when the first one was."""
    if not room.ready:
        return None
    return ready + READY_SECONDS if not_ready(room, away) else asked
