"""The solver's own code on games with few dice, against plain recursion; and the recursion notices faults."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tenfold.analysis.dice.solver import (
    colour_decision,
    colour_last,
    colour_mixed,
    colour_phase,
    colour_tensor,
    numbers_phase,
    rolls,
)
from tenfold.analysis.dice.solver.colour_phase import ColourPhase
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Floats, Lattice
from tenfold.pieces.dice import DIE_COLOURS, DiceSet, best_points, face
from tenfold.pieces.phases import Phase, read_phase
from tests.analysis.dice.recursion import attempt

HIGH_FACES = (5, 6, 7)
LOW_FACES = (1, 2, 0, 0)
FEW_PHASES = [read_phase(text) for text in ("set 2 + set 2", "set 3", "run 4", "set 2")]


def use_few_dice(patch: pytest.MonkeyPatch, high: Lattice, low: Lattice) -> None:
    for module in (rolls, numbers_phase):
        patch.setattr(module, "high", lambda: high)
        patch.setattr(module, "low", lambda: low)


@pytest.fixture
def few_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three high dice with three faces and two low dice with four."""
    use_few_dice(monkeypatch, rolls.lattice_of(3, HIGH_FACES), rolls.lattice_of(2, LOW_FACES))


def gains_of(most: int, seed: int) -> Floats:
    """What points may be worth: growing; and some that fall below failing, as where one must accept."""
    generator = np.random.default_rng(seed)
    return np.sort(generator.normal(8, 8 * (seed % 2) + 1, most + 1)) + np.linspace(0, 10, most + 1)


def by_recursion(phase: Phase, gains: Floats) -> float:
    def gain(shown: tuple[int, ...]) -> float:
        points = best_points(phase, [face(number, DIE_COLOURS[0]) for number in shown])
        return 0.0 if points is None else float(gains[points])

    return attempt([HIGH_FACES] * 3 + [LOW_FACES] * 2, gain, 3)


@pytest.mark.usefixtures("few_dice")
@pytest.mark.parametrize("phase", FEW_PHASES, ids=str)
@pytest.mark.parametrize("seed", [0, 1])
def test_number_phases_with_few_dice(phase: Phase, seed: int) -> None:
    solver = NumbersPhase(phase)
    gains = gains_of(solver.most, seed)
    expected = by_recursion(phase, gains)
    assert solver.values(gains[None])[0] == pytest.approx(expected, abs=1e-9)
    results = solver.results(gains[None])[0]
    assert results.sum() == pytest.approx(1, abs=1e-12)
    assert results[:-1] @ gains == pytest.approx(expected, abs=1e-9)


def test_the_recursion_notices_a_wrong_transition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a wild as likely as any other low face, though two of the faces are wild."""
    low = rolls.lattice_of(2, LOW_FACES)
    wrong = replace(low, chance=np.full(len(low.numbers), 1 / len(low.numbers)))
    use_few_dice(monkeypatch, rolls.lattice_of(3, HIGH_FACES), wrong)
    phase = FEW_PHASES[0]
    solver = NumbersPhase(phase)
    gains = gains_of(solver.most, 0)
    assert abs(solver.values(gains[None])[0] - by_recursion(phase, gains)) > 1e-3


@pytest.mark.usefixtures("few_dice")
@pytest.mark.parametrize("phase", FEW_PHASES, ids=str)
def test_what_is_remembered_serves_the_same_gains_only(phase: Phase) -> None:
    solver = NumbersPhase(phase)
    gains, others = gains_of(solver.most, 0), gains_of(solver.most, 1)
    before = solver.results(others[None])
    solver.values(gains[None])
    assert (solver.results(others[None]) == before).all()
    value = solver.values(gains[None])[0]
    assert solver.results(gains[None])[0, :-1] @ gains == pytest.approx(value, abs=1e-12)


@pytest.mark.usefixtures("few_dice")
@pytest.mark.parametrize("phase", FEW_PHASES, ids=str)
def test_to_remember_the_wrong_gains_would_be_noticed(monkeypatch: pytest.MonkeyPatch, phase: Phase) -> None:
    """Planted: whatever was looked at last is said to be what is asked for."""
    solver = NumbersPhase(phase)
    gains, others = gains_of(solver.most, 0), gains_of(solver.most, 1)
    solver.values(gains[None])
    monkeypatch.setattr(np, "array_equal", lambda *_: True)
    assert solver.results(others[None])[0, :-1] @ others < by_recursion(phase, others) - 1e-6


# --- one colour ------------------------------------------------------------------------------------

FEW = 4  # dice


@pytest.fixture
def four_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("OUTER", FEW - 3), ("INNER", 3), ("DICE", FEW)):
        for module in (colour_tensor, colour_decision, colour_last, colour_mixed, colour_phase):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, value)


def some_dice(seed: int) -> DiceSet:
    generator = np.random.default_rng(seed)
    colours = generator.integers(0, 4, (FEW, 6))
    numbers = [(1, 2, 3, 4, 0, 0), *[(5, 6, 7, 8, 9, 10)] * (FEW - 1)]
    return tuple(
        tuple(face(number, DIE_COLOURS[colour]) for number, colour in zip(row, of_die, strict=True))
        for row, of_die in zip(numbers, colours, strict=True)
    )


@pytest.mark.usefixtures("four_dice")
@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_one_colour_with_few_dice(size: int, seed: int) -> None:
    """All dice, all keeps: whatever the solver leaves out, the recursion does not."""
    dice = some_dice(seed)
    phase = read_phase(f"colour {size}")
    solver = ColourPhase(phase, dice)
    gains = gains_of(solver.most, seed)

    expected = one_colour_by_recursion(phase, dice, gains)
    assert solver.values(gains[None])[0] == pytest.approx(expected, abs=1e-9)
    assert solver.results(gains[None])[0, :-1] @ gains == pytest.approx(expected, abs=1e-9)
    assert solver.values(gains[None], rough=True)[0] == pytest.approx(expected, abs=1e-4)


def one_colour_by_recursion(phase: Phase, dice: DiceSet, gains: Floats) -> float:
    def gain(shown: tuple[int, ...]) -> float:
        points = best_points(phase, [die[at] for die, at in zip(dice, shown, strict=True)])
        return 0.0 if points is None else float(gains[points])

    return attempt([range(6)] * FEW, gain, 3)


def nearby(gains: Floats, seed: int) -> Floats:
    """Other gains, each of which differs by at most as much as what is known reaches."""
    reach = colour_phase.REACH * 0.99 * np.abs(gains).max()
    return gains + np.random.default_rng(seed).uniform(-reach, reach, gains.size)


@pytest.mark.usefixtures("four_dice")
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_what_is_known_of_mixed_keeps_serves_nearby(seed: int) -> None:
    dice, phase = some_dice(seed), read_phase("colour 3")
    solver = ColourPhase(phase, dice)
    gains = gains_of(solver.most, seed)
    solver.values(gains[None])
    near = nearby(gains, seed)
    expected = one_colour_by_recursion(phase, dice, near)
    assert solver.values(near[None])[0] == pytest.approx(expected, abs=1e-9)
    assert solver.results(near[None])[0, :-1] @ near == pytest.approx(expected, abs=1e-9)
    assert len(solver._known) == 1  # or nothing has been shown


@pytest.mark.usefixtures("four_dice")
def test_what_is_known_does_not_serve_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: mixed keeps of one state are used in a very different one."""
    dice, phase = some_dice(5), read_phase("colour 3")
    solver = ColourPhase(phase, dice)
    elsewhere = gains_of(solver.most, 4)
    expected = one_colour_by_recursion(phase, dice, elsewhere)
    solver.values(np.ones((1, solver.most + 1)))
    monkeypatch.setattr(colour_mixed.KnownMixed, "covers", lambda *_: True)
    assert solver.values(elsewhere[None])[0] < expected - 1e-6
