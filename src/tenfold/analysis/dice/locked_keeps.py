"""What it is worth to lock dice of one roll, when dice set aside stay there and two rolls are left.

The tables of a whole attempt take a quarter of a second, and a single moment needs little of them: only the
parts of this roll, and what these can grow into. All sets are put into the order in which they are preferred
before the last roll, once. What is kept of any later roll is then a maximum of places in that order, and gain
and chance are looked up where it ends.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.locked_numbers import above_high
from tenfold.analysis.dice.solver.locked_pairs import low_pairs
from tenfold.analysis.dice.solver.rolls import TIE, Floats, Ints, high, low

BITS = 17  # of a number below 116,424: all sets
MASK = (1 << BITS) - 1
CACHED = 100_000  # small integers that fit the processor's cache


class Order(NamedTuple):
    """The sets that can be kept before the last roll, from the worst to the best."""

    place: Any  # (high, low), as small integers: they are compared millions of times
    worth: Any  # by place: gain and chance as one complex number, so that both are looked up at once


def order_of(kept: Floats, chance: Floats) -> Order:
    """Of sets that are equally good the one with more of the lowest number is taken, as the solver does.

    To sort numbers that carry their rank with them is several times as fast as to find out an order.
    """
    sets = _by_rank()
    gain = kept.ravel()[sets]
    ranks = np.arange(gain.size)
    tie = TIE * min(float(np.abs(gain).max()), 1.0) or TIE  # chances to win can all be tiny
    rising = _sorted(np.rint(gain / tie).astype(np.int64), ranks)
    better = np.diff(gain[rising], prepend=-np.inf) > tie
    settled = sets[_sorted(np.cumsum(better), rising)]
    place = np.empty(gain.size, np.int32)
    place[settled] = ranks
    return Order(place.reshape(kept.shape), kept.ravel()[settled] + 1j * chance.ravel()[settled])


def _sorted(keys: Any, ranks: Ints) -> Ints:
    """The ranks in the order of their keys, and of themselves where keys are equal; in place."""
    keys <<= BITS
    keys |= ranks
    keys.sort()
    keys &= MASK
    found: Ints = keys
    return found


@cache
def _by_rank() -> Ints:
    """All sets; the more of the lowest number, the later, the high dice before the low ones."""
    of_high, of_low = (np.lexsort(lattice.counts.T[::-1]) for lattice in (high(), low()))
    return (of_high[:, None] * low().size + of_low).ravel()


def after_locking_parts(order: Order, of_high: Ints, of_low: Ints) -> tuple[Floats, Floats]:
    """(high part, low part): gain and chance, when these are locked and the other dice are rolled."""
    pairs = low_pairs()
    shown = np.flatnonzero(np.isin(pairs.of, of_low))
    rows = pairs.best(order.place.T)[pairs.full[shown]].astype(np.int32)
    alike: dict[bytes, int] = {}  # often low dice lead to the same, whatever is kept of the high ones
    which = np.array([alike.setdefault(row.tobytes(), len(alike)) for row in rows])
    by_high = np.ascontiguousarray(rows[np.unique(which, return_index=True)[1]].T)
    found = np.empty((len(of_high), 2 * len(alike)))
    free = high().dice - high().counts[of_high].sum(axis=1)
    for dice in np.unique(free):
        lattice, grown = above_high()[dice]
        parts = np.flatnonzero(free == dice)
        step = max(CACHED // (lattice.size * len(alike)), 1)
        for here in (parts[start : start + step] for start in range(0, len(parts), step)):
            of_kept = by_high[grown[:, of_high[here] - high().levels[high().dice - dice].start]]
            worth = order.worth.take(lattice.best(of_kept)[lattice.full])
            found[here] = np.tensordot(lattice.roll_chance, worth.view(np.float64), 1)
    both = found.view(np.complex128)[:, which] * pairs.chance[shown]
    means = np.add.reduceat(both, np.searchsorted(pairs.of[shown], np.sort(of_low)), axis=1)
    means = means[:, np.argsort(np.argsort(of_low))]
    return means.real, means.imag
