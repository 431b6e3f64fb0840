"""Estimates by the rules themselves: in a few worlds `solid` plays on in all seats, to the end of the hand.

For every game that has an adviser, on every machine. A search in compiled code meets many more worlds
(`searched.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from tenfold.analysis.advice import Advice
from tenfold.analysis.intervals import margin
from tenfold.analysis.review.estimates import AnyGame, Judged
from tenfold.analysis.review.outlooks import Ends, compare
from tenfold.analysis.review.review import Method
from tenfold.analysis.review.worlds import WorldStream
from tenfold.core import Chance, Over, Saying, Seat

Advise = Callable[[Any, Any, Sequence[Any]], Advice]
Between = Callable[[Any, Any, Seat], float | None]
EndsOf = Callable[[Any, Any], Ends]

MEASURED = 3  # choices that meet the last worlds


def worlds_for(hands: int, choices: int) -> int:
    """In which so many choices can be tried if so many hands are played out."""
    return max(3, 3 * hands // (choices + 3 * min(choices, MEASURED)))


class PlayedOut:
    """`between` tells the chance to win between two hands, `ends` what that depends on, `is_last` whether a
    view is of one just over; then the next one is played too. `others` are choices to try besides what was
    done and what is advised.
    """

    method: Method = "solid"

    def __init__(
        self,
        rules: Any,
        game: AnyGame,
        *,
        worlds: int,
        advise: Advise,
        between: Between,
        ends: EndsOf,
        is_last: Callable[[Any], bool] = lambda view: False,
        others: Callable[[Sequence[Any]], Sequence[Any]] = lambda legal: (),
    ) -> None:
        self.worlds = worlds
        self._choosing = worlds // 3
        self._rules = rules
        self._game = game
        self._advise = advise
        self._between = between
        self._ends_of = ends
        self._is_last = is_last
        self._others = others

    def between(self, state: Any, seat: Seat) -> float | None:
        return self._between(self._rules, state, seat)

    def advice(self, view: Any, legal: Sequence[Any]) -> tuple[Any, Saying]:
        advice = self._advise(self._rules, view, legal)
        return advice.action, advice.saying

    def position(self, view: Any) -> float:
        return fmean(self._ends(view, None))

    def judge(self, view: Any, legal: Sequence[Any], done: Any, expected: float | None) -> Judged:
        """All candidates meet the same worlds. What seems better in the first few meets others, and is better
        if these show it by more than chance explains."""
        advised, _ = self.advice(view, legal)
        candidates = dict.fromkeys((done, advised, *self._others(legal)))
        if expected is not None and len(candidates) == 1:
            return Judged(done, expected, 0.0, 0.0)
        values = {candidate: self._ends(view, candidate) for candidate in candidates}
        best, value = max(values, key=lambda action: fmean(values[action])), fmean(values[done])
        if fmean(values[best]) <= value:
            return Judged(done, value, 0.0, 0.0)
        gains: list[float] = []
        ends, reached = self._ends_of(self._rules, view), []
        for world in range(self._choosing, self._choosing + self.worlds):
            one, other = (self._played(view, action, world) for action in (done, best))
            gains.append(other[0] - one[0])
            reached.append((ends.of(one[1]), ends.of(other[1])))
            if len(gains) == self._choosing and fmean(gains) <= 0:
                break  # it only seemed better: no more worlds for that
        cost, within = fmean(gains), margin(gains)
        if cost <= within:
            return Judged(done, value, 0.0, within)
        return Judged(best, value, cost, within, compare(ends, view.viewer, *zip(*reached, strict=True)))

    def tried(self, view: Any, legal: Sequence[Any], advised: Any) -> list[tuple[Any, list[float]]]:
        first = {
            action: fmean(self._ends(view, action)) for action in self._others(legal) if action != advised
        }
        best = sorted(first, key=lambda action: -first[action])[: MEASURED - 1]
        fresh = range(self._choosing, self._choosing + self.worlds)
        return [(action, [self._end(view, action, world) for world in fresh]) for action in (advised, *best)]

    def _ends(self, view: Any, action: Any) -> list[float]:
        return [self._end(view, action, world) for world in range(self._choosing)]

    def _end(self, view: Any, action: Any, world: int) -> float:
        return self._played(view, action, world)[0]

    def _played(self, view: Any, action: Any, world: int) -> tuple[float, Any]:
        """The chance to win after this hand, and its end, if the viewer acts so first; None: if whoever is to
        act does."""
        game, stream = self._game, WorldStream(view, world)
        state = game.determinize(view, stream)
        deals = int(self._is_last(view))
        if action is not None:
            state = game.apply(state, action)
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Chance):
                value = self.between(state, view.viewer)
                if value is not None:
                    if deals == 0:
                        return value, state
                    deals -= 1
                state = game.apply(state, turn.sample(stream))
            else:
                state = game.apply(state, self._chosen(state, turn.seat))
        winners = turn.outcome.winners
        return (1 / len(winners) if view.viewer in winners else 0.0), state

    def _chosen(self, state: Any, seat: Seat) -> Any:
        """What `solid` does; where one thing can be done, without thinking about it."""
        legal = self._game.legal(state)
        if len(legal) == 1:
            return legal[0]
        return self._advise(self._rules, self._game.view(state, seat), legal).action
