"""When enough has been played: tests and intervals that stay true however often one looks.

A test is a bet. Whoever bets on "the mean of values between 0 and 1 is above m" starts with 1 and stakes a
fixed part of the capital on every value; if the mean is not above m, the capital ever reaches 1/a with a
chance of at most a, whenever one stops (Ville). The capital here is the mean of gamblers with bold and timid
stakes, so that small differences are found too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]

ERROR = 0.05  # the most that a decision may be wrong; intervals hold with the rest
STAKES: Floats = np.exp2(-np.arange(1.0, 9.0))  # parts of what can be staked at most
_HALVINGS = 40  # of an interval in which a bound is searched


def log_factors(values: Floats, mean: float | Floats) -> Floats:
    """What each gambler's capital is multiplied by, one row per value, betting on more than `mean`."""
    gains = np.subtract(values, mean) / mean
    return np.asarray(np.log1p(gains[..., None] * STAKES), float)


def log_capital(log_capitals: Floats) -> Floats:
    """Of all gamblers together, who began with equal parts of 1; of the last axis."""
    most = log_capitals.max(axis=-1, keepdims=True)
    return np.asarray(most[..., 0] + np.log(np.exp(log_capitals - most).mean(axis=-1)))


def interval(values: Sequence[float], error: float = ERROR) -> tuple[float, float]:
    """Of the mean of values between 0 and 1: true at all times at once, but for this error."""
    given = np.asarray(values, float)
    low = _lower(given, error / 2)
    return low, 1 - _lower(1 - given, error / 2)


def _lower(values: Floats, error: float) -> float:
    """The greatest mean that a bet on more than it refutes."""
    refuted, possible = 0.0, float(values.mean()) if len(values) else 0.0
    values, times = np.unique(values, return_counts=True)
    for _ in range(_HALVINGS):
        middle = (refuted + possible) / 2
        if middle <= 0:
            break
        won = log_capital(times @ log_factors(values, middle))
        refuted, possible = (middle, possible) if won >= -np.log(error) else (refuted, middle)
    return refuted


class Bets:
    """Whether one of several is the best, told by pairs: row i, column j is about "i is better than j"."""

    def __init__(self, even: Floats) -> None:
        """`even`: what a value is on average when two are equal."""
        self._even = even
        self._log_capitals = np.zeros((*even.shape, len(STAKES)))
        pairs = len(even) * (len(even) - 1)
        self._enough = float(np.log(max(1, pairs) / ERROR))

    def add(self, values: Floats) -> None:
        """The values between 0 and 1 of one more deal, which depends on no other."""
        self._log_capitals += log_factors(values, self._even)

    @property
    def best(self) -> int | None:
        """Who is known to be better than every other; None: not decided."""
        beaten = log_capital(self._log_capitals) >= self._enough
        np.fill_diagonal(beaten, True)
        best = np.flatnonzero(beaten.all(axis=1))
        return int(best[0]) if len(best) else None
