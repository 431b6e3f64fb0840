"""What to keep in an attempt at sets and runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.policy import KeepValue, Places
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase, expected
from tenfold.analysis.dice.solver.rolls import Floats, Ints, Lattice, high, low
from tenfold.pieces.dice import HIGH, LOW, Face


class KeptValues(NamedTuple):
    """Arrays over (high, low): what every kept set is worth, and how likely it completes the phase."""

    gain: Floats
    chance: Floats


class BestKeeps(NamedTuple):
    """The best kept set of all rolls, as its high and its low part."""

    best_high: Ints
    best_low: Ints


class NumbersPolicy:
    def __init__(self, attempt: NumbersPhase, gains: Floats) -> None:
        self._values = attempt.roll_values(gains[None])[..., 0]
        self._success = (attempt.points >= 0).astype(np.float64)

    # What is asked for is worked out, and nothing else: advice must be quick.

    @cached_property
    def last(self) -> KeptValues:
        """Before the last roll."""
        return self._with_stopping(expected(self._values), expected(self._success))

    @cached_property
    def first(self) -> KeptValues:
        """Before the last two rolls."""
        best = self._last_best.best_high, self._last_best.best_low
        return self._with_stopping(expected(self.last.gain[best]), expected(self.last.chance[best]))

    def best_keeps(self, rolls_left: int) -> BestKeeps:
        return self._last_best if rolls_left == 1 else self._first_best

    @cached_property
    def _last_best(self) -> BestKeeps:
        return _decide(self.last.gain)

    @cached_property
    def _first_best(self) -> BestKeeps:
        return _decide(self.first.gain)

    def _with_stopping(self, gain: Floats, chance: Floats) -> KeptValues:
        """To keep everything is to stop, and counts as what the roll brings."""
        full = (high().full, low().full)
        gain[full], chance[full] = self._values, self._success
        return KeptValues(gain, chance)

    def best_keep(self, faces: Sequence[Face], rolls_left: int) -> Places:
        best_keeps = self.best_keeps(rolls_left)
        at_high, at_low = _rolled(faces)
        at = at_high - high().full.start, at_low - low().full.start
        chosen = (LOW, low(), best_keeps.best_low), (HIGH, high(), best_keeps.best_high)
        return sum((_positions(faces, dice, lattice, int(best[at])) for dice, lattice, best in chosen), ())

    def keeps(self, faces: Sequence[Face], rolls_left: int) -> list[KeepValue]:
        at_high, at_low = _rolled(faces)
        of_high, of_low = list(_parts(high(), at_high)), list(_parts(low(), at_low))
        high_places = [_positions(faces, HIGH, high(), part) for part in of_high]
        low_places = [_positions(faces, LOW, low(), part) for part in of_low]
        kept, parts = self.last if rolls_left == 1 else self.first, np.ix_(of_high, of_low)
        places = (of_low + of_high for of_high, of_low in product(high_places, low_places))
        values, chances = (of_kept[parts].ravel().tolist() for of_kept in kept)
        return list(map(KeepValue, places, values, chances))


def _decide(kept: Floats) -> BestKeeps:
    value = high().best(kept)
    of_low = np.ascontiguousarray(value[high().full].T)
    best_low = low().choice(of_low, low().best(of_low))[low().full].T.astype(np.intp)
    part_high = high().choice(kept, value)[high().full].astype(np.intp)
    return BestKeeps(np.take_along_axis(part_high, best_low, axis=1), best_low)


def _rolled(faces: Sequence[Face]) -> tuple[int, int]:
    return (
        high().index([faces[place].number for place in HIGH]),
        low().index([faces[place].number for place in LOW]),
    )


def _parts(lattice: Lattice, multiset: int) -> Iterator[int]:
    """Everything that can be kept of a multiset."""
    counts = lattice.counts[multiset]
    for part in product(*(range(count + 1) for count in counts)):
        at = 0
        for kind, count in enumerate(part):
            for _ in range(count):
                at = int(lattice.more[at, kind])
        yield at


def _positions(faces: Sequence[Face], dice: range, lattice: Lattice, multiset: int) -> Places:
    """The first dice of one side of a roll that show what is to be kept."""
    chosen = []
    left = dict(zip(lattice.numbers, lattice.counts[multiset].tolist(), strict=True))
    for place in dice:
        number = faces[place].number
        if left[number]:
            left[number] -= 1
            chosen.append(place)
    return tuple(chosen)
