"""The text form of a position: one line of named fields; it round-trips."""

from __future__ import annotations

from tenfold.core import BadText
from tenfold.games.dice.notation import read_places, write_places
from tenfold.games.dice.rules import ROLLS
from tenfold.games.dice.state import DiceReason, SheetLine, Stage, State
from tenfold.games.fields import (
    by_seat,
    each,
    read_fields,
    read_numbers,
    read_optional,
    read_outcome,
    write_fields,
    write_numbers,
    write_optional,
    write_outcome,
)
from tenfold.games.sayings import NO_POSITION
from tenfold.pieces.dice import DICE, read_faces, write_faces


def write_state(state: State) -> str:
    """One line: the dice, who is on turn, and the block."""
    return write_fields(
        {
            "stage": state.stage.value,
            "turn": state.seat,
            "scribe": write_optional(state.scribe),
            "began": state.began,
            "rolls": state.rolls,
            "dice": write_faces(state.faces) or "-",
            "kept": write_places(state.kept),
            "finisher": write_optional(state.finisher),
            "sheet": by_seat(map(_write_line, state.sheet)),
            "outcome": write_outcome(state.outcome),
        }
    )


def read_state(text: str) -> State:
    state = read_fields("dice", text, _state)
    _refuse_impossible(state)
    return state


def _state(fields: dict[str, str]) -> State:
    sheet = each(fields["sheet"], _read_line)
    return State(
        stage=Stage(fields["stage"]),
        scribe=read_optional(fields["scribe"]),
        seat=int(fields["turn"]),
        sheet=sheet,
        began=int(fields["began"]),
        rolls=int(fields["rolls"]),
        faces=() if fields["dice"] == "-" else read_faces(fields["dice"]),
        kept=read_places(fields["kept"]),
        finisher=read_optional(fields["finisher"]),
        outcome=read_outcome(fields["outcome"], tuple(line.total for line in sheet), DiceReason),
    )


def _refuse_impossible(state: State) -> None:
    players = len(state.sheet)
    named = (state.seat, state.scribe, state.finisher)
    if any(seat is not None and not 0 <= seat < players for seat in named):
        raise _impossible("it names a seat that is not at the table")
    lying = state.stage in (Stage.KEEP, Stage.SCORE)
    if (
        (state.stage is Stage.OVER) != (state.outcome is not None)
        or (state.stage is Stage.LOT) != (state.scribe is None)
        or (state.rolls > 0 and not state.faces)
        or not lying <= state.rolls <= ROLLS
        or (state.stage in (Stage.ROLL, Stage.KEEP) and state.rolls == ROLLS)
        or (bool(state.kept) and not state.rolls)
    ):
        raise _impossible("it does not hold what its stage needs")
    if state.faces and len(state.faces) != len(DICE):
        raise _impossible(f"it shows {len(state.faces)} dice: there are ten")


def _impossible(problem: str) -> BadText:
    return BadText(NO_POSITION(game="dice", problem=problem))


def _write_line(line: SheetLine) -> str:
    bonuses = f"{write_optional(line.bonus_5)}:{write_optional(line.bonus_10)}"
    return f"{write_numbers(line.points)}:{bonuses}:{write_numbers(line[3:])}"


def _read_line(text: str) -> SheetLine:
    parts = text.split(":")
    if len(parts) != 4:
        raise ValueError(f"{text!r} is not a column of the block")
    failed, declined, tries, deducted = read_numbers(parts[3])
    return SheetLine(
        points=read_numbers(parts[0]),
        bonus_5=read_optional(parts[1]),
        bonus_10=read_optional(parts[2]),
        failed=failed,
        declined=declined,
        tries=tries,
        deducted=deducted,
    )
