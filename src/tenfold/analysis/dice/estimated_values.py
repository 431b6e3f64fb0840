"""The value of a result in points, with all that hangs on it: the bonuses, and another try.

Estimates, not solutions: what a phase usually brings was taken from games that the bot `solid` played.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import NamedTuple

from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM, DEDUCTION, Rules, SoloDecline
from tenfold.games.dice.state import SheetLine, is_solo, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import maximum_points
from tenfold.pieces.phases import PRINTED_PHASES, Phase

LOST_TURN = 60  # points that a turn is worth among several: whoever is slow completes nothing
LAST_CHANCE = 300  # points that all phases are worth once somebody has them (dice.end)


class Usual(NamedTuple):
    """How a phase usually goes."""

    chance: float  # of one attempt
    points: float  # of a completed one
    spread: float


_USUAL = dict(
    zip(
        PRINTED_PHASES,
        (
            Usual(0.97, 43.0, 7.0),
            Usual(0.95, 44.0, 6.0),
            Usual(0.87, 45.0, 5.0),
            Usual(0.93, 40.0, 5.0),
            Usual(0.87, 42.0, 4.5),
            Usual(0.70, 45.0, 4.5),
            Usual(0.62, 44.0, 7.0),
            Usual(0.45, 39.0, 6.0),
            Usual(0.80, 43.0, 7.0),
            Usual(0.68, 43.0, 8.0),
        ),
        strict=True,
    )
)


def usual(rules: Rules, phase: Phase) -> Usual:
    known = _USUAL.get(phase)
    if known is not None:
        return known
    return Usual(0.5, 0.75 * (maximum_points(phase, rules.colours) or 0), 6.0)


class EstimatedValues:
    """Of what an attempt of the seat on turn can come to."""

    def __init__(self, rules: Rules, view: View) -> None:
        self._rules = rules
        self._alone = is_solo(view)
        self._line: SheetLine = view.sheet[view.seat]
        self._number = phase_number(self._line)
        self._usual = usual(rules, rules.phase(self._number))
        self._in_the_end = view.finisher is not None
        rest = [usual(rules, phase) for phase in rules.phases[self._number : BONUS_5_AFTER]]
        self._rest_points = sum(phase.points for phase in rest)
        self._rest_spread = sqrt(sum(phase.spread**2 for phase in rest))

    def made(self, points: int) -> float:
        return points + self._bonus_5(points, 0.0) + (BONUS if self._bonus_10_is_open else 0)

    def failed(self) -> float:
        return self._another_try(DEDUCTION)

    def declined(self) -> float:
        return self._another_try(0 if self._rules.solo_decline is SoloDecline.FREE else DEDUCTION)

    def _another_try(self, cost: int) -> float:
        """What the phase will bring at last, less what it costs to get there."""
        will_be = self._usual.points + self._bonus_5(self._usual.points, self._usual.spread)
        if self._alone:
            more = DEDUCTION * (1 - self._usual.chance) / self._usual.chance
            return will_be - cost - more
        return will_be - (LAST_CHANCE if self._in_the_end else LOST_TURN)

    @property
    def _bonus_10_is_open(self) -> bool:
        """Alone it needs the first attempt (dice.solo.bonus-10); among several it is part of being quick."""
        return self._alone and self._number == len(self._rules.phases) and self._line.tries == 0

    def _bonus_5(self, points: float, spread: float) -> float:
        """The 40 points times the chance of them, if the rest goes as usual (dice.bonus-5)."""
        if self._number > BONUS_5_AFTER or len(self._rules.phases) < BONUS_5_AFTER:
            return 0.0
        lost = self._line.deducted if self._rules.solo_deductions_count else 0
        over = sum(self._line.points) - lost + points + self._rest_points - (BONUS_5_FROM - 0.5)
        spread = sqrt(spread**2 + self._rest_spread**2)
        return BONUS * (0.5 + 0.5 * erf(over / spread / sqrt(2)) if spread else float(over > 0))
