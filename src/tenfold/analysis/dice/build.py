"""Solving a set of rules from nothing."""

from __future__ import annotations

from tenfold.analysis.dice.effort import Progress, Work
from tenfold.analysis.dice.solution import ColourTables, PhaseFigures, Solution
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.colour_phase import ColourPhase
from tenfold.analysis.dice.solver.distribution import distribution
from tenfold.analysis.dice.solver.stages import solve_stages
from tenfold.games.dice.rules import Rules


def solve_game(rules: Rules, progress: Progress = lambda step: None) -> tuple[Solution, ColourTables]:
    attempts = [attempt_for(rules, number) for number in range(1, len(rules.phases) + 1)]
    for attempt in attempts:
        if isinstance(attempt, ColourPhase):
            attempt.plans.clear()
    work = Work(rules, attempts, progress)
    stages, results = solve_stages(rules, work.watched(), work.begin_phase)
    best = [work.best_success(number) for number in range(1, len(attempts) + 1)]
    spread = distribution(rules, stages, results)
    # Once the bonus is decided one situation is left: the last.
    likely = (tuple(result.first[-1].tolist()) for result in results)
    figures = tuple(map(PhaseFigures, best, spread.success, likely))
    tables = {
        number: list(attempt.plans)
        for number, attempt in enumerate(attempts, 1)
        if isinstance(attempt, ColourPhase)
    }
    work.end()
    return Solution(rules, stages, spread, figures, lambda: tables), tables
