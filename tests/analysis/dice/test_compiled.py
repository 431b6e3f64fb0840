"""Compiled steps find what NumPy finds: values, and how attempts end."""

from __future__ import annotations

import numpy as np
import pytest

from tenfold.analysis.dice.solver.numbers_compiled import CompiledNumbersPhase
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.games.dice.rules import BONUS_5_AFTER, edition_rules
from tests.analysis.dice.solutions import printed, solved_anew

RULES = edition_rules("de", ())
COLOUR = 8  # the phase of one colour


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


def test_the_phases_after_the_bonus() -> None:
    """Deductions no longer matter there: the reading that counts them was solved by the compiled steps."""
    plain, compiled = solved_anew(), printed("deductions")
    for number in range(BONUS_5_AFTER, len(RULES.phases)):
        assert compiled.values[number].first == pytest.approx(plain.values[number].first, abs=1e-10)
        assert compiled.values[number].again == pytest.approx(plain.values[number].again, abs=1e-10)
        ours, theirs = compiled.phases[number], plain.phases[number]
        assert ours[:2] == pytest.approx(theirs[:2], abs=1e-12)
        assert ours.results == pytest.approx(theirs.results, abs=1e-12)


def test_the_phase_of_one_colour() -> None:
    """With mixed sets in both decisions: their list is found by the compiled search alone."""
    ours, theirs = (solution.colours[COLOUR] for solution in (printed("deductions"), solved_anew()))
    assert len(ours) == len(theirs) == 1
    assert ours[0].gains == pytest.approx(theirs[0].gains, abs=1e-10)
    for one, other in ((ours[0].first, theirs[0].first), (ours[0].last, theirs[0].last)):
        assert len(one.mixed) > 0
        assert one.mixed.tolist() == other.mixed.tolist()
        for found, expected in zip(one.kept, other.kept, strict=True):
            assert found == pytest.approx(expected, abs=1e-10)
        for found, expected in zip(one.chance, other.chance, strict=True):
            assert found == pytest.approx(expected, abs=1e-6)  # plain ones are of single precision
    chances = [tables[0].first.chance[0] for tables in (ours, theirs)]
    assert (chances[0] != chances[1]).any()  # and so the two are not of one solver
