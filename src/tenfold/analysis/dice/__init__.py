"""The dice game: the exact solution of the solo game, what every keep is worth, and its simulation."""

from tenfold.analysis.dice.attempts import AttemptValues, attempt_plan, attempt_values
from tenfold.analysis.dice.build import solve_game
from tenfold.analysis.dice.cache import solved
from tenfold.analysis.dice.distribution import Distribution
from tenfold.analysis.dice.simulate import simulate
from tenfold.analysis.dice.solution import AcceptValue, KeepValue, Moment, PhaseFigures, Solution

__all__ = [
    "AcceptValue",
    "AttemptValues",
    "Distribution",
    "KeepValue",
    "Moment",
    "PhaseFigures",
    "Solution",
    "attempt_plan",
    "attempt_values",
    "simulate",
    "solve_game",
    "solved",
]
