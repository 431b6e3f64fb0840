"""Advice for a seat, from what it sees, with the reason."""

from __future__ import annotations

from tenfold.core import Seat
from tenfold.rooms.decisions import NotNow, question_to
from tenfold.rooms.protocol import HintAnswer
from tenfold.rooms.room import Room
from tenfold.rooms.sayings import NOT_YOUR_TURN
from tenfold.surfaces import surface


def hint(room: Room, seat: Seat | None, command: str) -> HintAnswer:
    """What to do now and why; NotNow if this seat is not asked anything.

    Only from the seat's own view, of the position in which it decides: in a knock window that is the one
    after the silence of those before it, whatever they may have answered already.
    """
    if seat is None:
        raise NotNow(NOT_YOUR_TURN())
    position = question_to(room, seat)
    assert room.game is not None
    advise = surface(room.kind.name, "adviser")
    advice = advise(room.rules, room.game.view(position, seat), room.game.legal(position))
    return HintAnswer(id=command, do=room.kind.write_action(advice.action), says=advice.saying)
