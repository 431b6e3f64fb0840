"""Intervals over deals that hold for few deals too, and where nothing has varied.

Deals are weighted at random, as often as one draws (a Bayesian bootstrap), together with one imagined deal
that came out as far to one side as a deal can. Of a share this is the bound of Gaffke: where only all or
nothing happens it is the exact one of Clopper and Pearson.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tenfold.lab.sequential import ERROR, Floats

MISSED = ERROR / 2  # at each end of an interval
_DRAWS = 10_000


class Resampled:
    """Values of deals, of any shape; equal ones are weighted together."""

    def __init__(self, values: Floats, seed: int) -> None:
        self._values, self._times = np.unique(values, axis=0, return_counts=True)
        self._seed = abs(seed)

    def totals(self, imagined: Floats, draws: int) -> Floats:
        """Of all deals and the imagined one, each counting as 1 on average; a row per draw."""
        generator = np.random.default_rng(self._seed)
        weights = generator.standard_gamma([*self._times, 1], size=(draws, len(self._times) + 1))
        return np.asarray(np.tensordot(weights, np.concatenate([self._values, imagined[None]]), 1))


def share_interval(shares: Sequence[float], seed: int) -> tuple[float, float]:
    """Of the mean of values between 0 and 1."""
    given = np.asarray(shares, float)
    low, high = (_share_bound(values, seed) for values in (1 - given, given))
    return 1 - low, high


def _share_bound(shares: Floats, seed: int) -> float:
    """How large their mean can be: of each draw the mean of all, with a 1 imagined."""
    both = np.stack([shares, np.ones(len(shares))], axis=1)
    totals = Resampled(both, seed).totals(np.ones(2), _DRAWS)
    return float(np.quantile(totals[:, 0] / totals[:, 1], 1 - MISSED))
