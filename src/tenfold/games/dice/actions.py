"""What players and nature do in the dice game, in the words of the rulebook; `str` writes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tenfold.core import Written
from tenfold.games.nature import Lot
from tenfold.pieces.dice import DICE, Face, write_faces


def write_places(places: tuple[int, ...]) -> str:
    return " ".join(DICE[place] for place in places) or "-"


@dataclass(frozen=True, slots=True, repr=False)
class Keep(Written):
    """Set these dice aside and roll all others again."""

    dice: tuple[int, ...]  # their places in the roll, in order

    def __str__(self) -> str:
        return f"keep {write_places(self.dice)}"


@dataclass(frozen=True, slots=True, repr=False)
class Stop(Written):
    """Roll no more: what lies there is the result (dice.turn.stop-early)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True, repr=False)
class Score(Written):
    """Have the points of the completed phase written down."""

    def __str__(self) -> str:
        return "score"


@dataclass(frozen=True, slots=True, repr=False)
class Decline(Written):
    """Refuse them and try the phase again in the next turn (dice.decline)."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True, repr=False)
class Rolled(Written):
    """Nature: what all ten dice show now, those set aside included."""

    faces: tuple[Face, ...]

    def __str__(self) -> str:
        return f"rolled {write_faces(self.faces)}"


Action: TypeAlias = Keep | Stop | Score | Decline | Lot | Rolled

STOP = Stop()
SCORE = Score()
DECLINE = Decline()
