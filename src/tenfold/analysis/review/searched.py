"""Estimates by the search of the bot `strong`: hundreds of hands played out in compiled code.

The first worlds choose what may be better than what was done; the last ones, which the choice has not seen,
tell by how much. So the best of many is not taken for better than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

from tenfold.analysis.card.advice import advise
from tenfold.analysis.card.search.choosing import effort, weigh
from tenfold.analysis.card.search.search import MADE, OUT, POINTS, WHOEVER, WORTH
from tenfold.analysis.intervals import margin
from tenfold.analysis.review.card_ends import HandEnds, chance_between
from tenfold.analysis.review.estimates import Judged
from tenfold.analysis.review.outlooks import HandEnd, compare
from tenfold.analysis.review.review import Method
from tenfold.core import Saying, Seat
from tenfold.games.card.actions import Action, Lay
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import State
from tenfold.games.card.view import View
from tenfold.kernel.numbering import by_id, id_of

# Worlds of the first round, by players; each round has twice as many as the one before.
FIRST = {2: 64, 3: 48, 4: 32, 5: 24, 6: 24}
ROUNDS = 3
PER_TURN = 0.5  # as `strong` has it


class Searched:
    method: Method = "strong"

    def __init__(self, rules: Rules, players: int, *, first: int | None = None, rounds: int = ROUNDS) -> None:
        self._first = FIRST[players] if first is None else first
        self._rounds = rounds
        self.worlds = self._first << rounds - 1  # those of the last round
        self._choosing = self._first * (2 ** (rounds - 1) - 1)  # the worlds that choose
        self._rules = rules
        self._players = players

    def between(self, state: State, seat: Seat) -> float | None:
        return chance_between(self._rules, state, seat)

    def advice(self, view: View, legal: Sequence[Action]) -> tuple[Any, Saying]:
        advice = advise(self._rules, view, legal)
        return advice.action, advice.saying

    def position(self, view: View) -> float:
        figures = weigh(self._rules, view, self._effort(WHOEVER)).figures
        return float(figures[WORTH, 0].mean())

    def judge(self, view: View, legal: Sequence[Action], done: Action, expected: float | None) -> Judged:
        assert view.viewer is not None
        ids = by_id(legal, view.viewer, self._players)
        weighed = self._id(done, view.viewer)
        if weighed not in ids:  # a way to lay that the kernel has no id for
            return Judged(done, self.position(view) if expected is None else expected, 0.0, 0.0)
        tried = weigh(self._rules, view, self._effort(weighed))
        worths = tried.figures[WORTH]
        was = tried.actions.index(weighed)
        best = int(worths[:, : self._choosing].mean(axis=1).argmax())
        gains = worths[best, self._choosing :] - worths[was, self._choosing :]
        cost, within = float(gains.mean()), margin(gains.tolist())
        value = float(worths[was].mean())
        if cost <= within:  # also if nothing is better
            return Judged(done, value, 0.0, within)
        ends = HandEnds(self._rules, view)
        last = tried.figures[:, :, self._choosing :].astype(int)
        reached = (self._reached(ends, last[:, at]) for at in (was, best))
        compared = compare(ends, view.viewer, *reached)
        return Judged(ids[tried.actions[best]], value, cost, within, compared)

    def _reached(self, ends: HandEnds, figures: NDArray[Any]) -> list[HandEnd]:
        seats = range(self._players)
        points = figures[POINTS : POINTS + self._players].T.tolist()
        worlds = zip(figures[MADE].tolist(), figures[OUT].tolist(), points, strict=True)
        return [ends.end([bool(made >> seat & 1) for seat in seats], out, left) for made, out, left in worlds]

    def tried(
        self, view: View, legal: Sequence[Action], advised: Action
    ) -> list[tuple[Action, Sequence[float]]]:
        assert view.viewer is not None
        ids = by_id(legal, view.viewer, self._players)
        weighed = self._id(advised, view.viewer)
        known = weighed in ids
        tried = weigh(self._rules, view, self._effort(weighed if known else WHOEVER))
        ends = tried.figures[WORTH, :, self._choosing :].tolist()
        if not known:  # the position, in which `solid` does what is advised
            return [(advised, ends[0])]
        return [
            (advised if at == weighed else ids[at], row) for at, row in zip(tried.actions, ends, strict=True)
        ]

    def _effort(self, weighed: int) -> Any:
        return effort(self._first, rounds=self._rounds, caution=0.0, per_turn=PER_TURN, weighed=weighed)

    def _id(self, action: Action, seat: Seat) -> int:
        """Groups that a phase asks for in either order have one id."""
        found = id_of(action, seat, self._players)
        if found < 0 and isinstance(action, Lay):
            return id_of(Lay(action.phase, action.groups[::-1]), seat, self._players)
        return found
