"""Compiled steps find what NumPy finds: values, and how attempts end."""

from __future__ import annotations

import numpy as np
import pytest

from tenfold.analysis.dice.solver.colour_compiled import CompiledColourPhase
from tenfold.analysis.dice.solver.colour_phase import ColourPhase
from tenfold.analysis.dice.solver.numbers_compiled import CompiledNumbersPhase
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.games.dice.rules import edition_rules

RULES = edition_rules("de", ())


def gains(most: int) -> Floats:
    """Points are worth more than failing, poor ones are declined."""
    worth: Floats = np.maximum(np.arange(most + 1.0), 0.7 * most)[None] + 3.0
    return worth


@pytest.mark.parametrize("number", [1, 5, 10])
def test_phases_of_numbers(number: int) -> None:
    plain, compiled = (kind(RULES.phase(number)) for kind in (NumbersPhase, CompiledNumbersPhase))
    values = gains(plain.most)
    assert compiled.values(values) == pytest.approx(plain.values(values), abs=1e-12)
    assert compiled.results(values) == pytest.approx(plain.results(values), abs=1e-12)
    assert compiled.best_success() == pytest.approx(plain.best_success(), abs=1e-12)


def test_the_phase_of_one_colour() -> None:
    """With mixed sets in both decisions: their list is found by the compiled search alone."""
    plain, compiled = (kind(RULES.phase(8), RULES.colours) for kind in (ColourPhase, CompiledColourPhase))
    values = gains(plain.most)
    assert compiled.values(values) == pytest.approx(plain.values(values), abs=1e-10)
    assert compiled.results(values) == pytest.approx(plain.results(values), abs=1e-12)
    ours, theirs = (phase.take_decisions()[0] for phase in (compiled, plain))
    assert len(ours.first.mixed) > 0
    for one, other in ((ours.first, theirs.first), (ours.last, theirs.last)):
        assert one.mixed.tolist() == other.mixed.tolist()
        for found, expected in zip((*one.kept, *one.chance), (*other.kept, *other.chance), strict=True):
            assert found == pytest.approx(expected, abs=1e-6)  # plain chances are of single precision
