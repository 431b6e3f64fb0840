"""Ratings of bots from who won against whom: the model of Bradley, Terry and Luce, fitted by choix.

A bot of strength s wins at a table with the chance s / (sum of all strengths there). A rating is
400 log10 s, so that 400 points more are odds of ten to one; that of the first bot is 0.
"""

from __future__ import annotations

from importlib.util import find_spec
from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.lab.resampling import MISSED, Resampled
from tenfold.lab.sequential import Floats

RESAMPLED = 500
_PER_UNIT = 400 / log(10)
_BEFOREHAND = 0.5  # wins that each of two gives the other: without a defeat no strength would be finite
_HARDLY_ANY = 0.001  # the same for a bound, which is not to be drawn to the middle


class Rating(NamedTuple):
    points: float
    low: float | None  # the 95 % interval; None: it has no lower end
    high: float | None


def can_rate() -> bool:
    return find_spec("choix") is not None


def ratings(wins: Floats, most: Floats, seed: int) -> list[Rating]:
    """Of `wins[d, i, j]`: in deal d, the games that i won with j at the table; at most `most[i, j]`."""
    total = wins.sum(axis=0)
    strengths = _fitted(total + _BEFOREHAND)
    above = _chains(total > 0)
    resampled = Resampled(wins, seed)
    found = [Rating(0.0, 0.0, 0.0)]
    for bot in range(1, len(strengths)):
        points = strengths[bot] - strengths[0]
        low = _bound(resampled, most, bot, 0, strengths) if above[bot, 0] else None
        high = _bound(resampled, most, 0, bot, strengths) if above[0, bot] else None
        found.append(Rating(_points(points), None if low is None else -low, high))
    return found


def _bound(resampled: Resampled, most: Floats, one: int, other: int, start: Floats) -> float:
    """By how much `other` can be the stronger, when it wins all games of an imagined deal."""
    imagined = np.zeros_like(most)
    imagined[other] = most[other]
    differences = []
    for wins in resampled.totals(imagined, RESAMPLED):
        strengths = _fitted(wins + _HARDLY_ANY, start)
        differences.append(strengths[other] - strengths[one])
    return _points(float(np.quantile(differences, 1 - MISSED)))


def _points(strength: float) -> float:
    return round(_PER_UNIT * strength, 1)


def _chains(beats: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Who has won against somebody who has won against ... the other: how far they are apart has an end."""
    for _ in range(len(beats)):
        beats = beats | (beats @ beats)
    return beats


def _fitted(wins: Floats, start: Floats | None = None) -> Floats:
    from choix import ilsr_pairwise_dense  # which brings SciPy: only where somebody asks

    np.fill_diagonal(wins, 0)
    return np.asarray(ilsr_pairwise_dense(wins, initial_params=start, max_iter=1000))
