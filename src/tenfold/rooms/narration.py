"""What is said of the entries of a room's log, from what a viewer is told of them."""

from __future__ import annotations

from tenfold.core import Seat
from tenfold.core.sayings import Saying
from tenfold.rooms.sayings import (
    ANSWERED,
    BOT_SAT,
    ENDED,
    LEFT,
    NEW_GAME,
    PAUSED,
    RESUMED,
    RETURNED,
    SAT,
    STARTED,
    STOOD_IN,
    TIME_UP,
)

_OF_NAME = {"sat": SAT, "bot-sat": BOT_SAT}
_OF_SEAT = {
    "left": LEFT,
    "stood-in": STOOD_IN,
    "returned": RETURNED,
    "paused": PAUSED,
    "resumed": RESUMED,
}
_PLAIN = {"started": STARTED, "ended": ENDED, "game-set": NEW_GAME}


def narrated(what: str, seat: Seat | None, name: str | None, do: str | None) -> tuple[Saying, ...]:
    """Of any entry but an event of the game, whose narration is the game's."""
    if what in _OF_NAME:
        return (_OF_NAME[what](name=name),)
    if what in _OF_SEAT:
        return (_OF_SEAT[what](name=seat),)
    if what in _PLAIN:
        return (_PLAIN[what](),)
    return (ANSWERED(),) if what == "answered" and do is not None else ()


def time_is_up(seat: Seat | None, by: str | None) -> tuple[Saying, ...]:
    """Before an event that the clock has brought about."""
    return (TIME_UP(name=seat),) if by == "clock" else ()
