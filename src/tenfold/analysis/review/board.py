"""The review of the board game: by the rules themselves, in few worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenfold.analysis.advice import ChoiceTable
from tenfold.analysis.board.advice import advise
from tenfold.analysis.board.reasons import ADVANCES, LIKELY_STARTS, OTHERS_ADVANCE
from tenfold.analysis.board.values import chance_to_win
from tenfold.analysis.review.estimates import (
    AnyGame,
    Estimator,
    Steps,
    review_estimated,
    spread_out,
    weighed,
)
from tenfold.analysis.review.outlooks import HandEnd, Measure
from tenfold.analysis.review.played_out import PlayedOut, worlds_for
from tenfold.analysis.review.review import Review
from tenfold.core import Seat
from tenfold.games.board.actions import Action, Move
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage, State, left_of
from tenfold.games.board.view import View

WORLDS = 15
HANDS = 200  # played out for one position, fewer with more players
MOST_TRIED = 6

STEPS = Measure("steps", ADVANCES, OTHERS_ADVANCE, is_good=True)
STARTS = Measure("starts", LIKELY_STARTS, None, is_good=True, is_share=True)


def review(
    rules: Rules,
    game: AnyGame,
    steps: Steps,
    seat: Seat,
    advance: Callable[[int], None] = lambda steps: None,
    fast: bool | None = None,
) -> Review:
    """No kernel plays this game: `fast` makes no difference."""
    return review_estimated(game, steps, seat, estimator(rules, game), advance)


def estimator(
    rules: Rules,
    game: AnyGame,
    worlds: int = WORLDS,
    others: Callable[[Sequence[Action]], Sequence[Action]] | None = None,
) -> Estimator:
    return PlayedOut(
        rules,
        game,
        worlds=worlds,
        advise=advise,
        between=chance_between,
        ends=RoundEnds,
        is_last=_is_over,
        others=others or _others,
    )


def weigh(
    rules: Rules,
    game: AnyGame,
    view: View,
    legal: Sequence[Action],
    advised: Action,
    fast: bool | None = None,
) -> ChoiceTable:
    """What the best choices are worth to the viewer."""
    choices = spread_out(legal, MOST_TRIED)
    worlds = worlds_for(HANDS // game.players, len(choices))
    found = estimator(rules, game, worlds, lambda legal: choices)
    return weighed(game, found, view, legal, advised)


def chance_between(rules: Rules, state: State, seat: Seat) -> float | None:
    between = state.stage in (Stage.LOT, Stage.DEAL)
    return chance_to_win(rules, state.markers, seat, state.starter) if between else None


class RoundEnds:
    """What the end of the round that a view is of is worth: by the steps of all markers, and by who starts
    the next one."""

    measures = (STEPS, STARTS)

    def __init__(self, rules: Rules, view: View) -> None:
        assert view.viewer is not None
        self._rules = rules
        self._markers = view.markers
        self._seat = view.viewer

    def of(self, state: State) -> HandEnd:
        assert state.over is not None
        players = len(state.markers)
        steps = [now - before for now, before in zip(state.markers, self._markers, strict=True)]
        starter = left_of(players, state.over.seat)  # board.round.next
        return steps, [seat == starter for seat in range(players)]

    def worth(self, end: HandEnd) -> float:
        """In the middle of two ends several may reach the wreath: they share it."""
        steps, starts = end
        markers = [before + more for before, more in zip(self._markers, steps, strict=True)]
        winners = [seat for seat, marker in enumerate(markers) if marker >= self._rules.wreath]
        if winners:
            return 1 / len(winners) if self._seat in winners else 0.0
        return chance_to_win(self._rules, markers, self._seat, list(starts).index(True))


def _is_over(view: View) -> bool:
    """What is kept shows its worth in the next round (board.round.keep-five)."""
    return view.stage is Stage.KEEP


def _others(legal: Sequence[Action]) -> list[Any]:
    """Where to move: the choice that most depends on."""
    return [action for action in legal if isinstance(action, Move)]
