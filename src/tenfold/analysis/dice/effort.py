"""How much work the steps of solving are, so that a bar can move steadily and say how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import NamedTuple

from tenfold.analysis.dice.solver.colour_phase import ColourPhase
from tenfold.analysis.dice.solver.fixed_point import Attempt
from tenfold.analysis.dice.solver.locked_colour import LockedColourPhase
from tenfold.analysis.dice.solver.locked_numbers import LockedNumbersPhase
from tenfold.analysis.dice.solver.locked_runs import LockedRunPhase
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.analysis.dice.solver.stages import open_totals
from tenfold.games.dice.rules import Rules


class Step(NamedTuple):
    """A step that begins, in seconds of the plan."""

    done: float  # before it
    after: float  # with it
    of: float  # all of the work


Progress = Callable[[Step], None]
Watch = Callable[[], AbstractContextManager[Progress]]  # opened when there is something to solve


@contextmanager
def unwatched() -> Iterator[Progress]:
    yield lambda step: None


class Cost(NamedTuple):
    """What is asked of an attempt, in seconds of the machine that they were measured on, roughly."""

    rough: float  # a value
    first: float  # the first exact value, for which all keeps are looked at
    value: float  # any other one
    results: float
    success: float  # the best chance of it

    def of_phase(self, situations: int) -> float:
        """Solving a phase: what is asked for the first situation, and for those that are nearly alike."""
        first = 3 * self.rough + self.first + self.value + self.results
        return first + (situations - 1) * (2 * self.value + self.results)


COSTS: dict[type, Cost] = {
    NumbersPhase: Cost(rough=0.0, first=0.01, value=0.005, results=0.013, success=0.005),
    LockedRunPhase: Cost(rough=0.0, first=0.03, value=0.006, results=0.012, success=0.01),
    LockedNumbersPhase: Cost(rough=0.004, first=0.02, value=0.011, results=0.03, success=0.05),
    ColourPhase: Cost(rough=1.1, first=8.4, value=1.6, results=8.5, success=2.8),
    LockedColourPhase: Cost(rough=0.5, first=12.0, value=3.6, results=7.3, success=0.3),
}


class Work:
    """The plan of solving some rules: parts of a known cost, each of them in steps that are told."""

    def __init__(
        self, rules: Rules, attempts: Sequence[NumbersPhase | ColourPhase], progress: Progress
    ) -> None:
        self._attempts = attempts
        self._progress = progress
        self._costs = [COSTS[type(attempt)] for attempt in attempts]
        self._phases = [
            # The first try of the last phase is a situation of its own.
            cost.of_phase(len(open_totals(rules, number)) + (number == len(attempts)))
            for number, cost in enumerate(self._costs, 1)
        ]
        self._of = sum(self._phases) + sum(cost.success for cost in self._costs)
        self._done = self._limit = 0.0

    def watched(self) -> list[Attempt]:
        """The attempts; what is asked of them is told."""
        return [_Watched(*pair, self) for pair in zip(self._attempts, self._costs, strict=True)]

    def begin_phase(self, number: int) -> None:
        self._begin(self._phases[number - 1])

    def best_success(self, number: int) -> float:
        cost = self._costs[number - 1].success
        self._begin(cost)
        with self.step(cost):
            return self._attempts[number - 1].best_success()

    def end(self) -> None:
        self._progress(Step(self._of, self._of, self._of))

    def _begin(self, planned: float) -> None:
        """A part of the plan; the one before is done, whatever was told of it."""
        self._done = self._limit
        self._limit += planned

    @contextmanager
    def step(self, cost: float) -> Iterator[None]:
        """Never more than the part was planned to be."""
        after = min(self._done + cost, self._limit)
        self._progress(Step(self._done, after, self._of))
        yield
        self._done = after


class _Watched:
    def __init__(self, attempt: Attempt, cost: Cost, work: Work) -> None:
        self._attempt = attempt
        self._cost = cost
        self._work = work
        self._asked = False

    @property
    def most(self) -> int:
        return self._attempt.most

    @property
    def dear(self) -> bool:
        return self._attempt.dear

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        exact = self._cost.value if self._asked else self._cost.first
        self._asked = self._asked or not rough
        with self._work.step(self._cost.rough if rough else exact):
            return self._attempt.values(gains, rough=rough)

    def results(self, gains: Floats) -> Floats:
        with self._work.step(self._cost.results):
            return self._attempt.results(gains)
