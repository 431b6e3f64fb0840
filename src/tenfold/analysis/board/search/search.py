"""Where to move, by playing the turn out: in worlds that the view allows, as a hint would go on.

What the turn has come to is weighed by `turn_ends`. All candidates meet the same worlds with the same cards
to come, and the advice is left only for what is better by more than chance explains. The number of worlds is
fixed, and randomness comes from the view: the same view gives the same choice, and no wait tells of cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from tenfold.analysis.board.advice import advise
from tenfold.analysis.board.search.turn_ends import worth
from tenfold.analysis.review.worlds import WorldStream
from tenfold.core import Chance, Over, Seat, Stream
from tenfold.games.board.actions import Action
from tenfold.games.board.determinize import determinize
from tenfold.games.board.game import BoardGame
from tenfold.games.board.rules import Rules
from tenfold.games.board.state import Stage, State
from tenfold.games.board.view import View

WORLDS = 6
FIRST = 4  # of them all candidates meet, and then the best alone
BEST = 2  # besides the advice
CAUTION = 0.5  # standard errors

_SEARCHED = (Stage.MOVE, Stage.STAR)


def search(rules: Rules, view: View, legal: Sequence[Action]) -> Action:
    """The choice for the viewer's seat; by nothing but the view."""
    advised: Action = advise(rules, view, legal).action
    if view.stage not in _SEARCHED:
        return advised
    assert view.viewer is not None
    game = BoardGame(rules, len(view.hand_sizes))
    tried = [advised, *(action for action in legal if action != advised)]
    worths: list[list[float]] = [[] for _ in tried]
    left = list(range(len(tried)))
    for number in range(WORLDS):
        if number == FIRST:
            left = [0, *sorted(left[1:], key=lambda at: -sum(worths[at]))[:BEST]]
        world = determinize(rules, view, WorldStream(view, 2 * number))
        for at in left:
            to_come = WorldStream(view, 2 * number + 1)
            worths[at].append(_played_out(game, game.apply(world, tried[at]), view.viewer, to_come))
    return tried[max(left, key=lambda at: _gain(worths[at], worths[0]))]


def _gain(values: list[float], advised: list[float]) -> float:
    """By how much it is better than the advice on average; 0 if chance may explain it."""
    gains = [value - other for value, other in zip(values, advised, strict=True)]
    mean = fmean(gains)
    return mean if mean > CAUTION * sqrt(variance(gains) / len(gains)) else 0.0


def _played_out(game: BoardGame, state: State, seat: Seat, stream: Stream) -> float:
    """What the seat has of it at the end of the turn."""
    while state.stage is not Stage.ROLL and not isinstance(turn := game.turn(state), Over):
        if state.over is not None:
            break
        if isinstance(turn, Chance):
            state = game.apply(state, turn.sample(stream))
            continue
        view, legal = game.view(state, turn.seat), game.legal(state)
        state = game.apply(state, legal[0] if len(legal) == 1 else advise(game.rules, view, legal).action)
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else -1.0
    if state.over is not None:
        steps = state.over.steps
        others = (sum(steps) - steps[seat]) / (len(steps) - 1)
        return (steps[seat] - others) / 2
    return worth(game.rules, game.view(state, seat))
