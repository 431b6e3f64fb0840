"""Faces, phrases and nudges: who may send which, and how often. None of it is in a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from tenfold.core import Seat
from tenfold.rooms import sayings
from tenfold.rooms.commands import GamePhrase, Phrase, Reaction, ReactionFace
from tenfold.rooms.refusals import NotNow
from tenfold.rooms.rests import not_ready
from tenfold.rooms.room import Room, Status
from tenfold.rooms.times import Times

FACES: tuple[ReactionFace, ...] = get_args(ReactionFace)
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
OF_GAMES: dict[str, tuple[GamePhrase, ...]] = {
    "card": ("not-me-again", "sorry"),
    "dice": ("so-close", "what-a-roll"),
    "board": ("thank-you", "sorry"),
}

APART = 2.0  # seconds between two reactions of one person
MOST, WITHIN = 5, 30.0  # of one person in so many seconds
NUDGE_AFTER = 20.0  # seconds of one person's turn


def reactions_of(game: str) -> tuple[Reaction, ...]:
    """What people at a table of this game can send."""
    return *FACES, *PHRASES, *OF_GAMES.get(game, ())


def check_reaction(room: Room, what: Reaction, before: Sequence[float], now: float) -> None:
    """NotNow unless this may be sent; `before` is when this person has sent the last ones."""
    if not room.settings.reactions:
        raise NotNow(sayings.REACTIONS_SWITCHED_OFF())
    if what not in reactions_of(room.kind.name):
        raise NotNow(sayings.NO_REACTION())
    if any(now - at < APART for at in before) or sum(now - at < WITHIN for at in before) >= MOST:
        raise NotNow(sayings.TOO_MANY_REACTIONS())


def nudge_since(room: Room, times: Times, seat: Seat, target: Seat) -> float:
    """Since when the table waits for whom `seat` would like to nudge; NotNow if it may not, or not yet."""
    if target == seat or target in times.away or target not in _awaited(room, times):
        raise NotNow(sayings.NOBODY_TO_WAIT_FOR())
    since = waiting_since(room, times)
    if times.now - since < NUDGE_AFTER:
        raise NotNow(sayings.NOT_WAITING_LONG(seconds=int(NUDGE_AFTER)))
    return since


def waiting_since(room: Room, times: Times) -> float:
    return times.asked if room.rests or room.is_window else times.turn


def _awaited(room: Room, times: Times) -> list[Seat]:
    """People, not bots that play for them."""
    if room.status is not Status.PLAYING or room.paused_by is not None:
        return []
    if room.rests:
        return not_ready(room, times.away)
    return [seat for seat in room.waits_for() if not room.places[seat].is_played]
