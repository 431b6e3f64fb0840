"""95 % intervals of what was counted a few times: Wilson's of a share, Student's t of a mean.

`web/src/mygames/intervals.ts` is its twin on the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

Z = 1.959964  # of the normal distribution, 2.5 % beyond it on either side
FEWEST = 5  # an interval of fewer values says nothing


class Share(msgspec.Struct, frozen=True):
    """So many of so many; of nothing there is no value, and the interval is everything."""

    count: int
    of: int
    value: float | None
    low: float
    high: float


def share(count: int, of: int) -> Share:
    if not of:
        return Share(count, of, None, 0, 1)
    value = count / of
    spread = Z**2 / of
    middle = (value + spread / 2) / (1 + spread)
    half = (Z / (1 + spread)) * sqrt(value * (1 - value) / of + spread / (4 * of))
    return Share(count, of, value, middle - half if count else 0, middle + half if count < of else 1)


class Mean(msgspec.Struct, frozen=True):
    """Of what is never below 0."""

    of: int
    value: float | None  # None: of nothing
    low: float | None  # None: of too few there is no interval
    high: float | None


def mean(values: Sequence[int]) -> Mean:
    of = len(values)
    if not of:
        return Mean(of, None, None, None)
    value = sum(values) / of
    if of < FEWEST:
        return Mean(of, value, None, None)
    half = margin(values)
    return Mean(of, value, max(0.0, value - half), value + half)


def margin(values: Sequence[float]) -> float:
    """Half of the interval of their mean."""
    of = len(values)
    value = sum(values) / of
    variance = sum((one - value) ** 2 for one in values) / (of - 1)
    return student(of - 1) * sqrt(variance / of)


def student(freedom: int) -> float:
    """Beyond which 2.5 % of Student's distribution are, by the series of Cornish and Fisher."""
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
