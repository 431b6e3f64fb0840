"""The review of the card game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenfold import kernel
from tenfold.analysis.advice import ChoiceTable
from tenfold.analysis.card.advice import advise
from tenfold.analysis.card.reasons import (
    LEFT_WITH,
    LIKELY_OUT,
    MAKES_PHASE,
    OTHERS_LEFT_WITH,
    OTHERS_MAKE_PHASE,
)
from tenfold.analysis.card.values import chance_to_win
from tenfold.analysis.review.estimates import (
    AnyGame,
    Estimator,
    Steps,
    review_estimated,
    spread_out,
    weighed,
)
from tenfold.analysis.review.outlooks import End, Measure
from tenfold.analysis.review.played_out import PlayedOut, worlds_for
from tenfold.analysis.review.review import Review
from tenfold.core import Seat
from tenfold.games.card.actions import Action
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import Stage, State
from tenfold.games.card.view import View
from tenfold.pieces.phases import PRINTED_PHASES

WORLDS = 18  # where `solid` plays hands out by the rules themselves
FEW_CHOICES = 2
# For one position, which may take seconds: hands that are played out, fewer with more players, for each takes
# longer; and worlds of the first of two rounds in the kernel.
HANDS = 480
MOST_TRIED = 12
FIRST = 512

MADE = Measure("made", MAKES_PHASE, OTHERS_MAKE_PHASE, is_good=True, is_share=True)
POINTS = Measure("points", LEFT_WITH, OTHERS_LEFT_WITH, is_good=False)
OUT = Measure("out", LIKELY_OUT, None, is_good=True, is_share=True)


def review(
    rules: Rules,
    game: AnyGame,
    steps: Steps,
    seat: Seat,
    advance: Callable[[int], None] = lambda steps: None,
    fast: bool | None = None,
) -> Review:
    """`fast`: whether hands are searched in the kernel; None: if that is installed."""
    return review_estimated(game, steps, seat, estimator(rules, game, fast), advance)


def estimator(rules: Rules, game: AnyGame, fast: bool | None = None) -> Estimator:
    if _searches(rules, fast):
        return searched(rules, game.players)
    return played_out(rules, game, WORLDS, _others)


def searched(rules: Rules, players: int, **effort: int) -> Estimator:
    from tenfold.analysis.review.searched import Searched

    return Searched(rules, players, chance_between, HandEnds, **effort)


def played_out(
    rules: Rules, game: AnyGame, worlds: int, others: Callable[[Sequence[Any]], Sequence[Any]]
) -> Estimator:
    return PlayedOut(
        rules, game, worlds=worlds, advise=advise, between=chance_between, ends=HandEnds, others=others
    )


def _searches(rules: Rules, fast: bool | None) -> bool:
    return (kernel.installed() if fast is None else fast) and rules.phases == PRINTED_PHASES


def _others(legal: Sequence[Action]) -> Sequence[Action]:
    """Where there are two, both are tried."""
    return legal if len(legal) == FEW_CHOICES else ()


def weigh(
    rules: Rules,
    game: AnyGame,
    view: View,
    legal: Sequence[Action],
    advised: Action,
    fast: bool | None = None,
) -> ChoiceTable:
    """What the best choices are worth to the viewer; `fast` as in a review."""
    if _searches(rules, fast):
        estimator = searched(rules, game.players, first=FIRST, rounds=2)
        return weighed(game, estimator, view, legal, advised)
    choices = spread_out(legal, MOST_TRIED)
    worlds = worlds_for(HANDS // game.players, len(choices))
    estimator = played_out(rules, game, worlds, lambda legal: choices)
    return weighed(game, estimator, view, legal, advised, few=rules.phases == PRINTED_PHASES)


# --- the end of a hand -------------------------------------------------------------------------------


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

    def of(self, state: State) -> End:
        points = [line.total - before for line, before in zip(state.sheet, self._totals, strict=True)]
        return self.end([phase is not None for phase in state.laid], state.seat, points)

    def end(self, made: Sequence[bool], out: Seat, points: Sequence[int]) -> End:
        if self._view.playoff:
            return (tuple([seat == out for seat in range(len(made))]),)
        return tuple(made), tuple(points)

    def worth(self, end: End) -> float:
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
