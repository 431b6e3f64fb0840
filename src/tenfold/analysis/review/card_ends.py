"""How a hand of the card game ends, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.card.reasons import (
    LEFT_WITH,
    LIKELY_OUT,
    MAKES_PHASE,
    OTHERS_LEFT_WITH,
    OTHERS_MAKE_PHASE,
)
from tenfold.analysis.card.values import chance_to_win
from tenfold.analysis.review.outlooks import HandEnd, Measure
from tenfold.core import Seat
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import Stage, State
from tenfold.games.card.view import View

MADE = Measure("made", MAKES_PHASE, OTHERS_MAKE_PHASE, is_good=True, is_share=True)
POINTS = Measure("points", LEFT_WITH, OTHERS_LEFT_WITH, is_good=False)
OUT = Measure("out", LIKELY_OUT, None, is_good=True, is_share=True)


def chance_between(rules: Rules, state: State, seat: Seat) -> float | None:
    if state.stage not in (Stage.LOT, Stage.DEAL):
        return None
    done, totals = [len(line.done) for line in state.sheet], [line.total for line in state.sheet]
    return chance_to_win(rules, done, totals, len(state.sheet[0].points), seat)


class HandEnds:
    """What the end of the hand that a view is of is worth: by whose phase lies and by the points, and in a
    play-off by who goes out (card.win.playoff)."""

    def __init__(self, rules: Rules, view: View) -> None:
        assert view.viewer is not None
        self.measures = (OUT,) if view.playoff else (MADE, POINTS)
        self._rules = rules
        self._view = view
        self._seat = view.viewer
        self._done = [len(line.done) for line in view.sheet]
        self._totals = [line.total for line in view.sheet]

    def of(self, state: State) -> HandEnd:
        points = [line.total - before for line, before in zip(state.sheet, self._totals, strict=True)]
        return self.end([phase is not None for phase in state.laid], state.seat, points)

    def end(self, made: Sequence[bool], out: Seat, points: Sequence[int]) -> HandEnd:
        if self._view.playoff:
            return (tuple([seat == out for seat in range(len(made))]),)
        return tuple(made), tuple(points)

    def worth(self, end: HandEnd) -> float:
        if self._view.playoff:
            return float(end[0][self._seat])
        made, points = end
        done = [
            before + (lies and phase is None)  # what lies already has been counted
            for before, lies, phase in zip(self._done, made, self._view.laid, strict=True)
        ]
        totals = [before + added for before, added in zip(self._totals, points, strict=True)]
        hands = len(self._view.sheet[0].points) + 1
        return chance_to_win(self._rules, done, totals, hands, self._seat)
