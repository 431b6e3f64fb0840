"""The door to exact solutions: known to this process, from a file, or solved now."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from tenfold.analysis.dice.cache import Unusable, kept, read
from tenfold.analysis.dice.solution import ColourTables, PhaseFigures, Solution
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.backward import PhaseResults, PhaseValues, solve_phase
from tenfold.analysis.dice.solver.colour_phase import ColourPhase
from tenfold.analysis.dice.solver.forward import Distribution, forward
from tenfold.analysis.sayings import UNSOLVABLE
from tenfold.core import Refusal
from tenfold.games.dice.rules import Rules

Progress = Callable[[int, int], None]  # phases that are solved, of so many

SOLUTION = "solution"  # its file

_KNOWN: dict[Rules, Solution] = {}  # what this process has seen


class SolutionTables(NamedTuple):
    """What there is of a solution in a file."""

    values: tuple[PhaseValues, ...]
    distribution: Distribution
    phases: tuple[PhaseFigures, ...]
    colours: ColourTables


def solution_of(rules: Rules, progress: Progress = lambda done, of: None) -> Solution:
    """Solved now if need be, which takes up to a minute; `progress` is called only then."""
    if not is_solvable(rules):
        raise Refusal(UNSOLVABLE())
    if rules not in _KNOWN:
        tables = kept(rules, SOLUTION, SolutionTables, lambda: solve_game(rules, progress))
        _KNOWN[rules] = Solution(rules, *tables)
    return _KNOWN[rules]


def known_solution(rules: Rules) -> Solution | None:
    """Only if these rules have been solved before: a hint must not take a minute."""
    if rules not in _KNOWN and is_solvable(rules):
        with suppress(OSError, Unusable):
            _KNOWN[rules] = Solution(rules, *read(rules, SOLUTION, SolutionTables))
    return _KNOWN.get(rules)


def is_solvable(rules: Rules) -> bool:
    """Where dice set aside stay there the second decision depends on the first: far too many states."""
    return rules.reroll_kept


def is_solved(rules: Rules) -> bool:
    return known_solution(rules) is not None


def solve_game(rules: Rules, progress: Progress = lambda done, of: None) -> SolutionTables:
    """From nothing: backward from the last phase to the first, then forward for the distribution."""
    last = len(rules.phases)
    # What cannot be solved is refused before anything is.
    attempts = [attempt_for(rules, number) for number in range(1, last + 1)]
    progress(0, last)
    values: list[PhaseValues] = []
    results: list[PhaseResults] = []
    best: list[float] = []
    colours: ColourTables = {}
    for number in range(last, 0, -1):
        attempt = attempts[number - 1]
        of_phase, ends = solve_phase(rules, number, attempt, values[0] if values else None)
        values.insert(0, of_phase)
        results.insert(0, ends)
        best.insert(0, attempt.best_success())
        if isinstance(attempt, ColourPhase):
            colours[number] = attempt.take_decisions()
        progress(last - number + 1, last)
    distribution = forward(rules, values, results)
    # Once the bonus is decided one state is left: the last.
    likely = (tuple(ends.first[-1].tolist()) for ends in results)
    figures = tuple(map(PhaseFigures, best, distribution.success, likely))
    return SolutionTables(tuple(values), distribution, figures, colours)
