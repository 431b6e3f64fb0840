"""Text forms of actions and positions; each round-trips. Seats are counted from 0.

keep L1 H2 H3 | keep -                  the dice set aside (none)
stop | score | decline
lot 2                                   nature: seat 2 is the scribe
rolled B1 OW G3 R4 O6 R6 B7 G8 O9 G10   nature: the ten dice, L1 to L4 and H1 to H6
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tenfold.core import BadText
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Decline, Keep, Rolled, Score, Stop
from tenfold.games.dice.rules import ROLLS
from tenfold.games.dice.sayings import NO_DIE
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
from tenfold.games.nature import Lot
from tenfold.games.sayings import NO_ACTION, NO_POSITION
from tenfold.pieces.dice import DICE, Roll, read_face, write_faces

# --- actions ---------------------------------------------------------------------------------------


def write_action(action: Action) -> str:
    match action:
        case Keep(dice):
            return f"keep {write_places(dice)}"
        case Stop():
            return "stop"
        case Score():
            return "score"
        case Decline():
            return "decline"
        case Lot(scribe):
            return f"lot {scribe}"
        case Rolled(faces):
            return f"rolled {write_faces(faces)}"


FORMS = ("keep L1 H2 H3", "keep -", "stop", "score", "decline")  # of players; nature's are not typed
_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), build)
    for pattern, build in (
        (r"keep (.+)", lambda dice: Keep(read_places(dice))),
        (r"stop", lambda: STOP),
        (r"score", lambda: SCORE),
        (r"decline", lambda: DECLINE),
        (r"lot (\d{1,3})", lambda scribe: Lot(int(scribe))),
        (r"rolled (.+)", lambda faces: Rolled(_read_faces(faces))),
    )
)


def read_action(text: str) -> Action:
    """An action from its text form, or BadText."""
    words = " ".join(text.split())
    for form, build in _FORMS:
        match = form.fullmatch(words)
        if match:
            return build(*match.groups())
    raise BadText(NO_ACTION(text=text, forms=FORMS))


def write_places(places: tuple[int, ...]) -> str:
    return " ".join(DICE[place] for place in places) or "-"


def read_places(text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    return tuple(sorted(_place(word) for word in text.split()))


def _place(word: str) -> int:
    if word.upper() not in DICE:
        raise BadText(NO_DIE(word=word, dice=DICE))
    return DICE.index(word.upper())


def _read_faces(text: str) -> Roll:
    return tuple(map(read_face, text.split()))


# --- positions -------------------------------------------------------------------------------------


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
        faces=() if fields["dice"] == "-" else _read_faces(fields["dice"]),
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
