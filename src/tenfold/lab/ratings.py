"""Ratings of bots from who won against whom: the model of Bradley, Terry and Luce, fitted by choix.

A bot of strength s wins at a table with the chance s / (sum of all strengths there). A rating is
400 log10 s, so that 400 points more are odds of ten to one; the mean of all bots is 0.
"""

from __future__ import annotations

from importlib.util import find_spec
from math import log
from typing import NamedTuple

import numpy as np

from tenfold.lab.sequential import Floats

RESAMPLED = 500
_PER_UNIT = 400 / log(10)
_BEFOREHAND = 0.5  # wins that each of two gives the other: without a defeat no strength would be finite


class Rating(NamedTuple):
    points: float
    low: float  # the 95 % interval
    high: float


def can_rate() -> bool:
    return find_spec("choix") is not None


def ratings(wins: Floats, seed: int) -> list[Rating]:
    """Of `wins[d, i, j]`: in deal d, the games that i won with j at the table.

    Intervals come from deals drawn anew (bootstrap): the games of one deal are not independent.
    """
    deals = len(wins)
    generator = np.random.default_rng(abs(seed))
    drawn = [generator.multinomial(deals, np.full(deals, 1 / deals)) for _ in range(RESAMPLED)]
    again = np.array([_fitted(np.tensordot(weights, wins, 1)) for weights in drawn])
    low, high = np.percentile(again, (2.5, 97.5), axis=0)
    found = zip(_fitted(wins.sum(axis=0)), low, high, strict=True)
    return [Rating(*(round(float(number), 1) for number in rating)) for rating in found]


def _fitted(wins: Floats) -> Floats:
    from choix import ilsr_pairwise_dense  # which brings SciPy: only where somebody asks

    some = wins + _BEFOREHAND
    np.fill_diagonal(some, 0)
    strengths = np.asarray(ilsr_pairwise_dense(some, max_iter=1000))
    return np.asarray(_PER_UNIT * (strengths - strengths.mean()))
