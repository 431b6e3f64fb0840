"""What players and nature do in the dice game, in the words of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tenfold.games.nature import Lot
from tenfold.pieces.dice import Face


@dataclass(frozen=True, slots=True)
class Keep:
    """Set these dice aside and roll all others again."""

    dice: tuple[int, ...]  # their places in the roll, in order


@dataclass(frozen=True, slots=True)
class Stop:
    """Roll no more: what lies there is the result (dice.turn.stop-early)."""


@dataclass(frozen=True, slots=True)
class Score:
    """Have the points of the completed phase written down."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Refuse them and try the phase again in the next turn (dice.decline)."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """Nature: what all ten dice show now, those set aside included."""

    faces: tuple[Face, ...]


Action: TypeAlias = Keep | Stop | Score | Decline | Lot | Rolled

STOP = Stop()
SCORE = Score()
DECLINE = Decline()
