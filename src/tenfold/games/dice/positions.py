"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from typing import Any

from tenfold.games.dice.actions import write_places
from tenfold.games.dice.notation import read_places
from tenfold.games.dice.rules import ROLLS
from tenfold.games.dice.state import DiceReason, SheetLine, Stage, State
from tenfold.games.forms import (
    NUMBER,
    OPTIONAL,
    Form,
    by_seat,
    member,
    or_nothing,
    outcome,
    read_numbers,
    with_scores,
    write_numbers,
)
from tenfold.games.positions import Field, check_seats, read_position, write_position
from tenfold.pieces.dice import DICE, read_faces, write_faces


def write_state(state: State) -> str:
    """The dice, who is on turn, and the block."""
    return write_position(_FIELDS, state)


def read_state(text: str) -> State:
    return read_position("dice", _FIELDS, text, _state)


def _state(values: dict[str, Any]) -> State:
    scores = tuple(line.total for line in values["sheet"])
    state = State(**values | {"outcome": with_scores(values["outcome"], scores)})
    _check(state)
    return state


def _check(state: State) -> None:
    check_seats(len(state.sheet), (state.seat, state.scribe, state.finisher))
    lying = state.stage in (Stage.KEEP, Stage.SCORE)
    if (
        (state.stage is Stage.OVER) != (state.outcome is not None)
        or (state.stage is Stage.LOT) != (state.scribe is None)
        or (state.rolls > 0 and not state.faces)
        or not lying <= state.rolls <= ROLLS
        or (state.stage in (Stage.ROLL, Stage.KEEP) and state.rolls == ROLLS)
        or (bool(state.kept) and not state.rolls)
    ):
        raise ValueError("it does not hold what its stage needs")
    if state.faces and len(state.faces) != len(DICE):
        raise ValueError(f"it shows {len(state.faces)} dice: there are ten")


def _write_line(line: SheetLine) -> str:
    bonuses = f"{OPTIONAL.write(line.bonus_5)}:{OPTIONAL.write(line.bonus_10)}"
    return f"{write_numbers(line.points)}:{bonuses}:{write_numbers(line[3:])}"


def _read_line(text: str) -> SheetLine:
    parts = text.split(":")
    if len(parts) != 4:
        raise ValueError(f"{text!r} is not a column of the block")
    points, bonus_5, bonus_10, counts = parts
    failed, declined, tries, deducted = read_numbers(counts)
    return SheetLine(
        read_numbers(points),
        OPTIONAL.read(bonus_5),
        OPTIONAL.read(bonus_10),
        failed,
        declined,
        tries,
        deducted,
    )


_FIELDS = {
    "stage": Field("stage", member(Stage)),
    "turn": Field("seat", NUMBER),
    "scribe": Field("scribe", OPTIONAL),
    "began": Field("began", NUMBER),
    "rolls": Field("rolls", NUMBER),
    "dice": Field("faces", or_nothing(Form(write_faces, read_faces))),
    "kept": Field("kept", Form(write_places, read_places)),
    "finisher": Field("finisher", OPTIONAL),
    "sheet": Field("sheet", by_seat(Form(_write_line, _read_line))),
    "outcome": Field("outcome", outcome(DiceReason)),
}
