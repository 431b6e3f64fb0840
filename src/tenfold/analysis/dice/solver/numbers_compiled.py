"""A phase of sets and runs with compiled steps (extra `fast`)."""

from __future__ import annotations

from functools import cache

import numpy as np

from tenfold.analysis.dice.solver import numbers_passes as passes
from tenfold.analysis.dice.solver.numbers_passes import Steps
from tenfold.analysis.dice.solver.numbers_phase import BackwardPass, NumbersDecision, NumbersPhase, mean
from tenfold.analysis.dice.solver.rolls import Floats, Lattice, counted, high, low


@cache
def _steps() -> tuple[Steps, Steps]:
    return _steps_of(high()), _steps_of(low())


def _steps_of(lattice: Lattice) -> Steps:
    return Steps(lattice.more, lattice.less, lattice.chance)


class CompiledNumbersPhase(NumbersPhase):
    at_once = 1

    def _backward(self, gains: Floats) -> BackwardPass:
        values = self.roll_values(gains)[:, :, 0]
        last = _decide(passes.expected(values, *_steps()), values)
        first = _decide(passes.expected(last.best[:, low().full], *_steps()), values)
        return BackwardPass(first, last, np.array([mean(first.best[:, low().full])]))

    def _results(self, gains: Floats) -> Floats:
        backward, rolls = self._remembered(gains), (high().rolls, low().rolls)
        mass = np.multiply.outer(high().roll_chance, low().roll_chance)
        for decision in (backward.first, backward.last):
            mass = passes.rolled(passes.chosen(mass, *decision, *_steps()), *_steps(), *rolls)
        shown = np.where(self.points < 0, self.most + 1, self.points)
        return counted(shown.ravel(), mass.ravel(), self.most + 2)[None]


def _decide(kept: Floats, of_stopping: Floats) -> NumbersDecision:
    return NumbersDecision(kept, *passes.decide(kept, of_stopping, *_steps()))
