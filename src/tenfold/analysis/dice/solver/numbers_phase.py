"""One attempt at a phase of sets and runs: up to three rolls, as dynamic programming over multisets.

Arrays are (high dice, low dice, batch); a batch holds several attempts that differ in what points are worth.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.rolls import Floats, Ints, Lattice, high, low, on_axis_1
from tenfold.pieces.dice import demands
from tenfold.pieces.phases import Phase

FAILED = -1  # instead of points


def points_table(phase: Phase, sides: tuple[Lattice, Lattice] | None = None) -> Ints:
    """The best points (dice.score) of all 462 x 70 rolls; FAILED where the phase is not complete.

    A demand says how many dice must show each number. Its high numbers are met by high dice and its low
    ones by low dice, wilds fill the gaps, so points and gaps of the two sides add. With `sides`: of other
    numbers of high and low dice.
    """
    sides = sides or (high(), low())
    best = np.full((sides[0].rolls, sides[1].rolls), FAILED, np.intp)
    wilds = sides[1].counts[sides[1].full, sides[1].numbers.index(0)]
    for demand in demands(phase):
        wanted = dict(demand)
        points, gaps = [], []
        for side in sides:
            asked = np.array([wanted.get(number, 0) if number else 0 for number in side.numbers])
            natural = np.minimum(side.counts[side.full], asked)
            points.append(natural @ np.array(side.numbers))
            gaps.append(asked.sum() - natural.sum(axis=1))
        nowhere = phase.size - sum(wanted.get(number, 0) for side in sides for number in side.numbers)
        met = gaps[0][:, None] + gaps[1] + nowhere <= wilds
        np.maximum(best, np.where(met, points[0][:, None] + points[1], FAILED), out=best)
    return best


class NumbersDecision(NamedTuple):
    """One decision: what each kept set is worth, and the running maxima over high and then low dice."""

    kept: Floats
    high_best: Floats  # of all multisets
    best: Floats  # of high rolls and low multisets


class BackwardPass(NamedTuple):
    """The two decisions of some attempts, and what these are worth."""

    first: NumbersDecision
    last: NumbersDecision
    value: Floats


class NumbersPhase:
    """Dice set aside may be rolled again (dice.turn)."""

    dear = False
    at_once = 4  # attempts: the arrays of more do not fit the processor's cache

    def __init__(self, phase: Phase) -> None:
        self.phase = phase
        self.points = points_table(phase)
        self.most = int(self.points.max())
        self._latest: tuple[Floats, BackwardPass] | None = None

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """What attempts are worth under the best play; `gains[b, s]` is what s points are worth."""
        if len(gains) > 1:
            return np.concatenate([self._backward(part).value for part in self._chunks(gains)])
        backward = self._remembered(gains)
        self._latest = gains, backward
        return backward.value

    def best_success(self) -> float:
        """The chance of success of an attempt that aims at nothing else."""
        return float(self._backward(np.ones((1, self.most + 1))).value[0])

    def results(self, gains: Floats) -> Floats:
        """How likely each number of points is under the best play, and in a last column failing."""
        return np.concatenate([self._results(part) for part in self._chunks(gains)])

    def _remembered(self, gains: Floats) -> BackwardPass:
        """Where a search for a fixed point ends, the results are asked for next: nothing is done twice."""
        latest, self._latest = self._latest, None
        if latest is not None and np.array_equal(latest[0], gains):
            return latest[1]
        del latest  # there is room for one
        return self._backward(gains)

    def _backward(self, gains: Floats) -> BackwardPass:
        values = self.roll_values(gains)
        last = decide(expected(values), values)
        first = decide(expected(last.best[:, low().full]), values)
        return BackwardPass(first, last, mean(first.best[:, low().full]))

    def _results(self, gains: Floats) -> Floats:
        backward = self._remembered(gains)
        rolls = np.multiply.outer(high().roll_chance, low().roll_chance)
        mass = chosen(np.stack([rolls] * len(gains), axis=2), backward.first)
        mass = chosen(rolled(mass), backward.last)
        flat = np.where(self.points < 0, self.most + 1, self.points).ravel()
        ends = rolled(mass).reshape(flat.size, -1).T
        return np.array([np.bincount(flat, weights=part, minlength=self.most + 2) for part in ends])

    def roll_values(self, gains: Floats) -> Floats:
        """What the rolls are worth when none is left."""
        with_failure = np.concatenate([gains.T, np.zeros((1, len(gains)))])
        return with_failure[self.points]

    def _chunks(self, gains: Floats) -> list[Floats]:
        return [gains[at : at + self.at_once] for at in range(0, len(gains), self.at_once)]


def decide(kept: Floats, of_stopping: Floats) -> NumbersDecision:
    """A decision. To keep everything is to stop, and counts as what the roll brings."""
    kept[high().full, low().full] = of_stopping
    high_best = high().best(kept)
    return NumbersDecision(kept, high_best, on_axis_1(low().best, high_best[high().full]))


def expected(of_rolls: Floats) -> Floats:
    return high().expected(np.ascontiguousarray(on_axis_1(low().expected, of_rolls)))


def mean(of_rolls: Floats) -> Floats:
    """Over all rolls of the ten dice."""
    found: Floats = np.tensordot(low().roll_chance, np.tensordot(high().roll_chance, of_rolls, 1), 1)
    return found


def rolled(of_kept: Floats) -> Floats:
    some = of_kept.any(axis=(0, 2))  # most of the low sets are never kept
    mass = np.zeros((high().rolls, *of_kept.shape[1:]))
    mass[:, some] = high().rolled(of_kept[:, some])
    return on_axis_1(low().rolled, mass)


def chosen(of_rolls: Floats, decision: NumbersDecision) -> Floats:
    """How likely every set is kept, when each roll is so likely."""
    mass = on_axis_1(low().chosen, of_rolls, decision.high_best[high().full], decision.best)
    some = mass.any(axis=(0, 2))
    found = np.zeros_like(decision.kept)
    found[:, some] = high().chosen(mass[:, some], decision.kept[:, some], decision.high_best[:, some])
    return found
