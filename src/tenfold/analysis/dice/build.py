"""Solving a set of rules from nothing."""

from __future__ import annotations

from collections.abc import Callable

from tenfold.analysis.dice.solution import ColourTables, PhaseFigures, Solution
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.colour_phase import ColourPhase
from tenfold.analysis.dice.solver.distribution import distribution
from tenfold.analysis.dice.solver.stages import solve_stages
from tenfold.games.dice.rules import Rules

Progress = Callable[[int, int], None]  # how many steps are done, and of how many


def solve_game(rules: Rules, progress: Progress | None = None) -> tuple[Solution, ColourTables]:
    steps = 2 * len(rules.phases)
    done = 0

    def advance(number: int) -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, steps)

    attempts = [attempt_for(rules, number) for number in range(1, len(rules.phases) + 1)]
    for attempt in attempts:
        if isinstance(attempt, ColourPhase):
            attempt.plans.clear()
    stages, results = solve_stages(rules, attempts, advance)
    best = []
    for number, attempt in enumerate(attempts, 1):
        best.append(attempt.best_success())
        advance(number)
    spread = distribution(rules, stages, results)
    # Once the bonus is decided one situation is left: the last.
    likely = (tuple(result.first[-1].tolist()) for result in results)
    figures = tuple(map(PhaseFigures, best, spread.success, likely))
    tables = {
        number: list(attempt.plans)
        for number, attempt in enumerate(attempts, 1)
        if isinstance(attempt, ColourPhase)
    }
    return Solution(rules, stages, spread, figures, lambda: tables), tables
