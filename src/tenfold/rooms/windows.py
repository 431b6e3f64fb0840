"""Where several are asked at once, nobody learns what another has answered before it is settled.

Who knocks first does not get the card: the order of seats decides, and speed tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tenfold.core import Decide, Seat
from tenfold.rooms import entries
from tenfold.rooms.room import Answer, Room
from tenfold.rooms.steps import Step, acted, action_of, step

SILENCE = "silence"


def answered(room: Room, seat: Seat, action: Any, by: str | None) -> Iterator[Step]:
    """Noted, or settled with it."""
    answer = Answer(room.kind.write_action(action), by)
    answers = {**dict(room.answers), seat: answer}
    if _is_settled(room, answers):
        yield from _closed(room, answers)
    else:
        yield step(room, entries.Answered(seat=seat, do=answer.do, by=by))


def closed_by_silence(room: Room) -> Iterator[Step]:
    """The time is over: whoever has said nothing lets it go."""
    yield from _closed(room, dict(room.answers))


def _is_settled(room: Room, answers: Mapping[Seat, Answer]) -> bool:
    """Whether all have answered, or nobody can come before the first who does not let it go."""
    silence = room.kind.silence(room.state)
    for seat in room.kind.asked(room.state):
        if seat not in answers:
            return False
        if silence is not None and answers[seat].do != room.kind.write_action(silence):
            return True
    return True


def _closed(room: Room, answers: Mapping[Seat, Answer]) -> Iterator[Step]:
    """One answer after another counts, in the order of seats."""
    assert room.game is not None
    while room.is_window:
        turn = room.game.turn(room.state)
        assert isinstance(turn, Decide)
        answer = answers.get(turn.seat)
        if answer is None:
            happened = acted(room, turn.seat, room.kind.silence(room.state), SILENCE)
        else:
            happened = acted(room, turn.seat, action_of(room.kind.name, answer.do), answer.by)
        yield happened
        room = happened.after
