"""What a client sees happen in a room by itself, and the names that hold at the moment."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.client import RoomView
from tenfold.core.sayings import Saying
from tenfold.rooms.sayings import AWAY, BACK


def names_in(seen: RoomView) -> list[str]:
    """By seat; what nobody sits on has a number."""
    places = () if seen.room is None else seen.room.places
    return [place.name or str(seat + 1) for seat, place in enumerate(places)]


def presence(before: RoomView, after: RoomView) -> Iterator[Saying]:
    """Who has come back, and who is away."""
    if before.room is None or after.room is None:
        return
    for seat, (was, place) in enumerate(zip(before.room.places, after.room.places, strict=True)):
        if seat == after.seat or place.bot is not None or not place.name or was.name != place.name:
            continue
        if seat in before.present and seat not in after.present:
            yield AWAY(name=seat)
        if seat in after.present and seat not in before.present:
            yield BACK(name=seat)
