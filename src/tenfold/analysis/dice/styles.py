"""Ways to play an attempt in a race: points weighed against success, each of them known exactly.

To find out the results of all styles takes seconds, so they are kept in the cache folder beside the solution.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

import numpy as np

from tenfold.analysis.dice.cache import (
    cache_file,
    code_version,
    is_whole,
    rules_text,
    say_on_stderr,
    sealed,
    write_whole,
)
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.pieces.dice import is_colour_phase

# What a point is worth beside a success.
WEIGHTS = (0.0, 0.0005, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03)


@dataclass(frozen=True)
class Style:
    """A way to play an attempt: how likely each number of points is, failing last."""

    results: Floats
    weight: float


Styles = list[list[Style]]  # by phase


def weighted(most: int, weight: float) -> Floats:
    """By points: what they are worth in a style, a success being worth 1."""
    gains: Floats = 1.0 + weight * np.arange(most + 1, dtype=np.float64)
    return gains


def styles_of(solution: Solution) -> Styles:
    return [_styles(solution, number) for number in range(1, len(solution.rules.phases) + 1)]


def _styles(solution: Solution, number: int) -> list[Style]:
    """Of a phase of one colour there is one: the best play of the solo game."""
    if is_colour_phase(solution.rules.phase(number)):
        return [Style(np.array(solution.phases[number - 1].results), 0.0)]
    attempt = attempt_for(solution.rules, number)
    results = attempt.results(np.array([weighted(attempt.most, weight) for weight in WEIGHTS]))
    return [Style(row, weight) for row, weight in zip(results, WEIGHTS, strict=True)]


def cached_styles(solution: Solution) -> Styles:
    """From the cache folder, or found out and put there."""
    file = cache_file(solution.rules).with_suffix(".race.json")
    made_by = {"rules": rules_text(solution.rules), "code": code_version(), "weights": list(WEIGHTS)}
    try:
        data = json.loads(file.read_bytes())
        if data["made_by"] == made_by:
            if not is_whole(data):
                raise ValueError
            return [[Style(np.array(row), weight) for weight, row in phase] for phase in data["styles"]]
    except FileNotFoundError:
        pass
    except (OSError, ValueError, KeyError, TypeError):
        say_on_stderr(f"{file} is broken: made anew")
    styles = styles_of(solution)
    data = [[(style.weight, style.results.tolist()) for style in phase] for phase in styles]
    try:
        write_whole(file, sealed({"made_by": made_by, "styles": data}))
    except OSError as error:
        say_on_stderr(f"cannot keep {file}: {error.strerror}")
    return styles
