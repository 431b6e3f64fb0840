"""What to keep in an attempt at sets and runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import TypeAlias

import numpy as np

from tenfold.analysis.dice.policy import KeepValue, Places, Rolls, places_of_kept
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase, expected
from tenfold.analysis.dice.solver.rolls import Flags, Floats, Ints, Lattice, high, low
from tenfold.pieces.dice import HIGH, HIGH_NUMBERS, LOW, LOW_NUMBERS, Face

BestKeeps: TypeAlias = tuple[Ints, Ints]  # of all rolls: the high and the low part of what is best kept


class NumbersPolicy:
    """Tables over (high, low): what every kept set is worth, and how likely it completes the phase."""

    def __init__(self, attempt: NumbersPhase, gains: Floats) -> None:
        self._attempt = attempt
        self._points = attempt.points
        self._values = attempt.roll_values(gains[None])[..., 0]

    # What is asked for is worked out, and nothing else: advice must be quick.

    @cached_property
    def last_gain(self) -> Floats:
        """Before the last roll."""
        return _with_stopping(expected(self._values), self._values)

    @property
    def last_chance(self) -> Floats:
        return _last_chance(self._attempt)

    @cached_property
    def first_gain(self) -> Floats:
        """Before the last two rolls."""
        return _with_stopping(expected(self.last_gain[self._last_best]), self._values)

    @cached_property
    def first_chance(self) -> Floats:
        return _with_stopping(expected(self.last_chance[self._last_best]), _success(self._attempt))

    @cached_property
    def _last_best(self) -> BestKeeps:
        return _decide(self.last_gain)

    @cached_property
    def _first_best(self) -> BestKeeps:
        return _decide(self.first_gain)

    def best_keep(self, faces: Sequence[Face], rolls_left: int) -> Places:
        return places_of_kept(self.best_keeps(_roll(faces), rolls_left)[0])

    def best_keeps(self, rolls: Rolls, rolls_left: int) -> Flags:
        best_high, best_low = self._last_best if rolls_left == 1 else self._first_best
        at = _at(rolls)
        kept = np.empty(rolls.shape, np.bool_)
        kept[:, HIGH] = _kept(high(), rolls[:, HIGH], best_high[at])
        kept[:, LOW] = _kept(low(), rolls[:, LOW], best_low[at])
        return kept

    def points(self, rolls: Rolls) -> Ints:
        found: Ints = self._points[_at(rolls)]
        return found

    def keeps(self, faces: Sequence[Face], rolls_left: int) -> list[KeepValue]:
        rolls = _roll(faces)
        of_high, high_places = _parts(high(), HIGH, rolls)
        of_low, low_places = _parts(low(), LOW, rolls)
        gain = self.last_gain if rolls_left == 1 else self.first_gain
        chance = self.last_chance if rolls_left == 1 else self.first_chance
        parts = np.ix_(of_high, of_low)
        places = (of_low + of_high for of_high, of_low in product(high_places, low_places))
        values, chances = (of_kept[parts].ravel().tolist() for of_kept in (gain, chance))
        return list(map(KeepValue, places, values, chances))


@lru_cache(maxsize=4)
def recent_policy(attempt: NumbersPhase, gains: bytes) -> NumbersPolicy:
    """For whoever asks several times about one position: what it is worth, what is best, and why."""
    return NumbersPolicy(attempt, np.frombuffer(gains))


@lru_cache(maxsize=16)
def _last_chance(attempt: NumbersPhase) -> Floats:
    """Before the last roll it does not depend on what points are worth."""
    return _with_stopping(expected(_success(attempt)), _success(attempt))


def _success(attempt: NumbersPhase) -> Floats:
    return (attempt.points >= 0).astype(np.float64)


def _with_stopping(of_kept: Floats, of_rolls: Floats) -> Floats:
    """To keep everything is to stop, and counts as what the roll brings."""
    of_kept[high().full, low().full] = of_rolls
    return of_kept


def _decide(kept: Floats) -> BestKeeps:
    value = high().best(kept)
    of_low = np.ascontiguousarray(value[high().full].T)
    best_low = low().choice(of_low, low().best(of_low))[low().full].T.astype(np.intp)
    part_high = high().choice(kept, value)[high().full].astype(np.intp)
    return np.take_along_axis(part_high, best_low, axis=1), best_low


def _roll(faces: Sequence[Face]) -> Rolls:
    """One roll as many; of two wilds the first stands for both."""
    sides = [LOW_NUMBERS if place in LOW else HIGH_NUMBERS for place in range(len(faces))]
    return np.array([[side.index(face.number) for side, face in zip(sides, faces, strict=True)]])


def _at(rolls: Rolls) -> tuple[Ints, Ints]:
    """Places of rolls in tables over (high, low)."""
    sides = (high(), rolls[:, HIGH]), (low(), rolls[:, LOW])
    of_high, of_low = (_multisets(lattice, shown) - int(lattice.full.start) for lattice, shown in sides)
    return of_high, of_low


def _kinds(lattice: Lattice, shown: Rolls) -> Rolls:
    """Faces to kinds: the sixth face of a low die is a wild like the fifth."""
    return np.minimum(shown, len(lattice.numbers) - 1)


def _multisets(lattice: Lattice, shown: Rolls) -> Ints:
    at: Ints = np.zeros(len(shown), np.intp)
    for kinds in _kinds(lattice, shown).T:
        at = lattice.more[at, kinds]
    return at


def _kept(lattice: Lattice, shown: Rolls, keep: Ints) -> Flags:
    """Which dice are kept for a kept multiset: the first that show it."""
    left = lattice.counts[keep].ravel()
    kept = np.zeros(shown.shape, np.bool_)
    games = np.arange(len(shown)) * len(lattice.numbers)
    for die, kinds in enumerate(_kinds(lattice, shown).T):
        at = games + kinds
        count = left[at]
        kept[:, die] = count > 0
        left[at] = count - 1
    return kept


def _parts(lattice: Lattice, dice: range, rolls: Rolls) -> tuple[list[int], list[Places]]:
    """Everything that can be kept of one side of a roll, as multisets and as places of dice."""
    counts = lattice.counts[_multisets(lattice, rolls[:, dice])[0]]
    parts = product(
        *([[n] * kept for kept in range(count + 1)] for n, count in zip(lattice.numbers, counts, strict=True))
    )
    sets = [lattice.index([number for numbers in part for number in numbers]) for part in parts]
    kept = _kept(lattice, rolls[:, dice].repeat(len(sets), axis=0), np.array(sets))
    return sets, [tuple(dice[die] for die in np.flatnonzero(flags)) for flags in kept]
