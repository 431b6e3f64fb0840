"""The dice solver: CPU seconds from nothing, time per scored roll, simulated games, memory."""

from __future__ import annotations

import sys
import time

from tenfold.analysis.dice.simulate import simulate
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solutions import solve_game
from tenfold.analysis.dice.solver.numbers_phase import points_table
from tenfold.games.dice.rules import Rules
from tenfold.pieces.dice import is_colour_phase


def run(rules: Rules, games: int) -> dict[str, float]:
    scored = 0
    start = time.process_time()
    for phase in rules.phases:
        if not is_colour_phase(phase):
            scored += points_table(phase).size
    scoring = time.process_time() - start

    start = time.process_time()
    solution = Solution(rules, *solve_game(rules))
    solving = time.process_time() - start
    memory = _peak()

    # The first games also make the tables of what to keep.
    start = time.process_time()
    totals = simulate(solution, games, 0)
    simulating = time.process_time() - start
    return {
        "solver_cpu_seconds": solving,
        "expected_total": solution.value,
        "scoring_microseconds_per_roll": 1e6 * scoring / scored if scored else 0.0,
        "simulated_games": games,
        "simulated_mean": float(totals.mean()),
        "games_per_cpu_second": games / simulating,
        **memory,
    }


def _peak() -> dict[str, float]:
    """The most memory that this process has had; Windows does not tell it."""
    if sys.platform == "win32":
        return {}
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return {"peak_megabytes": peak / 1e6}
