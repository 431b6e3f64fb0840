"""What happens in a room around its table, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from tenfold.client import Seen
from tenfold.core import Seat
from tenfold.locales import Speech
from tenfold.rooms.telling import Told

# Entries that have a sentence; salts, commitments and the events of the game have none here.
TOLD = ("sat", "bot-sat", "left", "stood-in", "returned", "paused", "resumed")


def told_event(say: Speech, event: Told, before: Seen, after: Seen) -> str | None:
    """The sentence for one entry of the room's log; None if it needs none."""
    match event.what:
        case what if what in TOLD:
            assert event.seat is not None
            if event.seat == before.seat or (before.seat is None and event.seat == after.seat):
                return None if what in ("sat", "bot-sat", "returned") else say(f"you-room-{what}")
            name = event.name or _name(event.seat, before) or _name(event.seat, after)
            return say(f"they-room-{what}", name=name)
        case "answered":
            return say("you-room-answered") if event.seat == after.seat else None
        case "started":
            assert after.room is not None
            return say(f"setup-fair-{after.room.settings.game}", commitment=after.commitment or "")
        case "game-set":
            return say("room-new-game")
    return None


def told_clock(say: Speech, event: Told, seen: Seen) -> str | None:
    """That a move was made because the time was up."""
    if event.by != "clock" or event.seat is None:
        return None
    if event.seat == seen.seat:
        return say("you-room-time-up")
    return say("they-room-time-up", name=_name(event.seat, seen))


def told_presence(say: Speech, before: Seen, after: Seen) -> Iterator[str]:
    """Who has come back, and who is away."""
    if before.room is None or after.room is None:
        return
    for seat, (was, place) in enumerate(zip(before.room.places, after.room.places, strict=True)):
        if seat == after.seat or place.bot is not None or not place.name or was.name != place.name:
            continue
        if seat in before.present and seat not in after.present:
            yield say("they-room-away", name=place.name)
        if seat in after.present and seat not in before.present:
            yield say("they-room-back", name=place.name)


def _name(seat: Seat, seen: Seen) -> str:
    return "" if seen.room is None else seen.room.places[seat].name
