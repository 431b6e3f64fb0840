"""The review of the board game: by the rules themselves, in few worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenfold.analysis.board.advice import advise
from tenfold.analysis.board.values import chance_to_win
from tenfold.analysis.review.estimates import AnyGame, Estimator, Steps, review_estimated
from tenfold.analysis.review.played_out import PlayedOut
from tenfold.analysis.review.review import Review
from tenfold.core import Seat
from tenfold.games.board.actions import Action, Move
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage, State
from tenfold.games.board.view import View

WORLDS = 15


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


def estimator(rules: Rules, game: AnyGame) -> Estimator:
    return PlayedOut(
        rules, game, worlds=WORLDS, advise=advise, between=chance_between, is_last=_is_over, others=_others
    )


def chance_between(rules: Rules, state: State, seat: Seat) -> float | None:
    between = state.stage in (Stage.LOT, Stage.DEAL)
    return chance_to_win(rules, state.markers, seat) if between else None


def _is_over(view: View) -> bool:
    """What is kept shows its worth in the next round (board.round.keep-five)."""
    return view.stage is Stage.KEEP


def _others(legal: Sequence[Action]) -> list[Any]:
    """Where to move: the choice that most depends on."""
    return [action for action in legal if isinstance(action, Move)]
