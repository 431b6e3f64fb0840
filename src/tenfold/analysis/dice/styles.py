"""Ways to play an attempt in a race: points weighed against success, each of them known exactly.

To find out the results of all styles takes seconds, so they are kept beside the solution.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tenfold.analysis.dice.cache import kept
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.fixed_point import Attempt
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.pieces.dice import is_colour_phase

# What a point is worth beside a success.
WEIGHTS = (0.0, 0.0005, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03)


Styles = list[list[Floats]]  # by phase and weight: how likely each number of points is, failing last


def weighted(most: int, weight: float) -> Floats:
    """By points: their value in a style, a success being worth 1."""
    gains: Floats = 1.0 + weight * np.arange(most + 1, dtype=np.float64)
    return gains


RACE = "race"  # their file


def styles_of(solution: Solution) -> Styles:
    """From their file, or found out and put there."""
    return kept(solution.rules, RACE, Styles, lambda: find_styles(solution))


def find_styles(solution: Solution) -> Styles:
    return [_styles(solution, number) for number in range(1, len(solution.rules.phases) + 1)]


def _styles(solution: Solution, number: int) -> list[Floats]:
    """Of a phase of one colour there is one: the best play of the solo game."""
    if is_colour_phase(solution.rules.phase(number)):
        return [np.array(solution.phases[number - 1].results)]
    return list(_of_attempt(attempt_for(solution.rules, number)))


@lru_cache(maxsize=64)
def _of_attempt(attempt: Attempt) -> Floats:
    """Which phase it is decides, and nothing else of the rules."""
    return attempt.results(np.array([weighted(attempt.most, weight) for weight in WEIGHTS]))
