"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from tenfold.games import forms
from tenfold.games import position_sayings as sayings
from tenfold.games.dice.actions import write_places
from tenfold.games.dice.notation import read_places
from tenfold.games.dice.rules import ROLLS
from tenfold.games.dice.state import DiceReason, SheetLine, Stage, State
from tenfold.games.positions import Misfit, Position, check_seats
from tenfold.pieces.dice import DICE, read_faces, write_faces


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
        raise Misfit(sayings.STAGE())
    if state.faces and len(state.faces) != len(DICE):
        raise Misfit(sayings.DICE(count=len(state.faces)))


def _write_line(line: SheetLine) -> str:
    bonuses = f"{forms.OPTIONAL.write(line.bonus_5)}:{forms.OPTIONAL.write(line.bonus_10)}"
    return f"{forms.write_numbers(line.points)}:{bonuses}:{forms.write_numbers(line[3:])}"


def _read_line(text: str) -> SheetLine:
    parts = text.split(":")
    if len(parts) != 4:
        raise ValueError(f"{text!r} is not a column of the block")
    points, bonus_5, bonus_10, counts = parts
    failed, declined, tries, deducted = forms.read_numbers(counts)
    return SheetLine(
        forms.read_numbers(points),
        forms.OPTIONAL.read(bonus_5),
        forms.OPTIONAL.read(bonus_10),
        failed,
        declined,
        tries,
        deducted,
    )


POSITION = Position(
    "dice",
    State,
    {
        "stage": forms.member(Stage),
        "turn": forms.NUMBER,
        "scribe": forms.OPTIONAL,
        "began": forms.NUMBER,
        "rolls": forms.NUMBER,
        "dice": forms.or_nothing(forms.Form(write_faces, read_faces)),
        "kept": forms.Form(write_places, read_places),
        "finisher": forms.OPTIONAL,
        "sheet": forms.by_seat(forms.Form(_write_line, _read_line)),
        "outcome": forms.outcome(DiceReason),
    },
    renamed={"turn": "seat", "dice": "faces"},
    scores=lambda state: tuple(line.total for line in state.sheet),
    check=_check,
)
