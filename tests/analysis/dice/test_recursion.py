"""The solver's own code on games with few dice, against plain recursion; and the recursion notices faults."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from tenfold.analysis.dice.solver import (
    best_colour,
    colour_last,
    colour_layer,
    colour_mixed,
    colour_phase,
    colour_tensor,
    locked_colour,
    locked_numbers,
    locked_pairs,
    locked_proof,
    locked_runs,
    locked_sets,
    locked_success,
    numbers_phase,
    rolls,
)
from tenfold.analysis.dice.solver.colour_phase import ColourPhase
from tenfold.analysis.dice.solver.locked_colour import LockedColourPhase
from tenfold.analysis.dice.solver.locked_numbers import LockedNumbersPhase
from tenfold.analysis.dice.solver.locked_runs import LockedRunPhase, is_run
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Floats, Lattice
from tenfold.core import TenfoldError
from tenfold.pieces.dice import DIE_COLOURS, DiceSet, best_points, face
from tenfold.pieces.phases import Phase, read_phase
from tests.analysis.dice.recursion import attempt

HIGH_FACES = (5, 6, 7)
LOW_FACES = (1, 2, 0, 0)
FEW_PHASES = [read_phase(text) for text in ("set 2 + set 2", "set 3", "run 4", "set 2")]


def use_few_dice(patch: pytest.MonkeyPatch, high: Lattice, low: Lattice) -> None:
    for module in (rolls, numbers_phase, locked_numbers, locked_runs):
        patch.setattr(module, "high", lambda: high)
        patch.setattr(module, "low", lambda: low)
    for module in (locked_pairs, locked_numbers):
        patch.setattr(module, "low_pairs", cache(lambda: locked_pairs.pairs_of(low)))
    patch.setattr(locked_numbers, "high_pairs", cache(lambda: locked_pairs.pairs_of(high)))
    patch.setattr(locked_runs, "distinct_high", cache(lambda: locked_runs._distinct(high)))
    patch.setattr(locked_runs, "distinct_low", cache(lambda: locked_runs._distinct(low)))
    patch.setattr(locked_numbers, "above_high", cache(lambda: locked_numbers._above(high)))


@pytest.fixture
def few_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three high dice with three faces and two low dice with four."""
    use_few_dice(monkeypatch, rolls.lattice_of(3, HIGH_FACES), rolls.lattice_of(2, LOW_FACES))


def gains_of(most: int, seed: int) -> Floats:
    """What points may be worth: growing; and some that fall below failing, as where one must accept."""
    generator = np.random.default_rng(seed)
    return np.sort(generator.normal(8, 8 * (seed % 2) + 1, most + 1)) + np.linspace(0, 10, most + 1)


def by_recursion(phase: Phase, gains: Floats, *, locked: bool) -> float:
    def gain(shown: tuple[int, ...]) -> float:
        points = best_points(phase, [face(number, DIE_COLOURS[0]) for number in shown])
        return 0.0 if points is None else float(gains[points])

    return attempt([HIGH_FACES] * 3 + [LOW_FACES] * 2, gain, 3, locked=locked)


def locked_phase(phase: Phase) -> LockedNumbersPhase:
    return LockedRunPhase(phase) if is_run(phase) else LockedNumbersPhase(phase)


@pytest.mark.usefixtures("few_dice")
@pytest.mark.parametrize("locked", [False, True], ids=["", "locked"])
@pytest.mark.parametrize("phase", FEW_PHASES, ids=str)
@pytest.mark.parametrize("seed", [0, 1])
def test_number_phases_with_few_dice(phase: Phase, locked: bool, seed: int) -> None:
    solver = locked_phase(phase) if locked else NumbersPhase(phase)
    gains = gains_of(solver.most, seed)
    expected = by_recursion(phase, gains, locked=locked)
    assert solver.values(gains[None])[0] == pytest.approx(expected, abs=1e-9)
    results = solver.results(gains[None])[0]
    assert results.sum() == pytest.approx(1, abs=1e-12)
    assert results[:-1] @ gains == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("locked", [False, True], ids=["", "locked"])
def test_the_recursion_notices_a_wrong_transition(monkeypatch: pytest.MonkeyPatch, locked: bool) -> None:
    """Planted: a wild as likely as any other low face, though two of the faces are wild."""
    low = rolls.lattice_of(2, LOW_FACES)
    wrong = replace(low, chance=np.full(len(low.numbers), 1 / len(low.numbers)))
    use_few_dice(monkeypatch, rolls.lattice_of(3, HIGH_FACES), wrong)
    phase = FEW_PHASES[0]
    solver = LockedNumbersPhase(phase) if locked else NumbersPhase(phase)
    gains = gains_of(solver.most, 0)
    assert abs(solver.values(gains[None])[0] - by_recursion(phase, gains, locked=locked)) > 1e-3


@pytest.mark.usefixtures("few_dice")
@pytest.mark.parametrize("phase", FEW_PHASES[:2], ids=str)
def test_sets_that_are_needed_must_not_be_ruled_out(monkeypatch: pytest.MonkeyPatch, phase: Phase) -> None:
    """Planted: rolls are said to be worth so much that no set to lock could be better."""
    monkeypatch.setattr(locked_numbers, "_least_above", lambda of_rolls: np.inf)
    solver = LockedNumbersPhase(phase)
    gains = gains_of(solver.most, 0)
    assert solver.values(gains[None])[0] < by_recursion(phase, gains, locked=True) - 1e-3


@pytest.mark.usefixtures("few_dice")
def test_equal_numbers_can_be_worth_keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: gains are said to grow from failing on, where to complete the phase can be a loss."""
    phase = read_phase("run 4")
    solver = LockedRunPhase(phase)
    gains = np.linspace(-30.0, 3.0, solver.most + 1)
    expected = by_recursion(phase, gains, locked=True)
    assert solver.values(gains[None])[0] == pytest.approx(expected, abs=1e-9)
    monkeypatch.setattr(locked_runs, "_grow", lambda gains: True)
    assert LockedRunPhase(phase).values(gains[None])[0] < expected - 1e-6


@pytest.mark.usefixtures("few_dice")
@pytest.mark.parametrize("locked", [False, True], ids=["", "locked"])
@pytest.mark.parametrize("phase", FEW_PHASES, ids=str)
def test_what_is_remembered_serves_the_same_worths_only(phase: Phase, locked: bool) -> None:
    solver = locked_phase(phase) if locked else NumbersPhase(phase)
    gains, others = gains_of(solver.most, 0), gains_of(solver.most, 1)
    before = solver.results(others[None])
    solver.values(gains[None])
    assert (solver.results(others[None]) == before).all()
    value = solver.values(gains[None])[0]
    assert solver.results(gains[None])[0, :-1] @ gains == pytest.approx(value, abs=1e-12)


@pytest.mark.usefixtures("few_dice")
@pytest.mark.parametrize("phase", FEW_PHASES, ids=str)
def test_to_remember_the_wrong_worths_would_be_noticed(monkeypatch: pytest.MonkeyPatch, phase: Phase) -> None:
    """Planted: whatever was looked at last is said to be what is asked for."""
    solver = locked_phase(phase)
    gains, others = gains_of(solver.most, 0), gains_of(solver.most, 1)
    solver.values(gains[None])
    monkeypatch.setattr(np, "array_equal", lambda *_: True)
    assert solver.results(others[None])[0, :-1] @ others < by_recursion(phase, others, locked=True) - 1e-6


def gains_nearby(gains: Floats) -> list[Floats]:
    """From hardly any difference to one that is too large for what was seen to serve."""
    generator = np.random.default_rng(4)
    return [gains + generator.uniform(-far, far, gains.size) for far in (1e-9, 1e-3, 0.05, 0.099, 0.2)]


@pytest.mark.usefixtures("few_dice")
@pytest.mark.parametrize("phase", FEW_PHASES, ids=str)
@pytest.mark.parametrize("seed", [0, 1])
def test_what_was_seen_of_a_game_serves_for_others_nearly_alike(phase: Phase, seed: int) -> None:
    solver = LockedNumbersPhase(phase)
    gains = gains_of(solver.most, seed)
    solver.values(gains[None])
    for others in gains_nearby(gains):
        fresh = LockedNumbersPhase(phase).values(others[None])[0]
        assert solver.values(others[None])[0] == pytest.approx(fresh, abs=1e-11)
        assert solver.results(others[None])[0, :-1] @ others == pytest.approx(fresh, abs=1e-11)


@pytest.mark.usefixtures("few_dice")
def test_it_serves_for_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: only what is needed in the one game is looked at in all."""
    monkeypatch.setattr(locked_numbers.Seen, "needed", lambda seen, gains: seen.lead > 0)
    lost = []
    for phase in FEW_PHASES:
        solver = LockedNumbersPhase(phase)
        solver.values(gains_of(solver.most, 0)[None])
        others = gains_of(solver.most, 1)
        lost.append(by_recursion(phase, others, locked=True) - solver.values(others[None])[0])
    assert min(lost) > -1e-9
    assert max(lost) > 1e-3


# --- one colour ------------------------------------------------------------------------------------

FEW = 4  # dice
FIVE = 5
SEEDS_OF_FIVE = [(3, 14), (3, 58), (3, 88), (4, 2)]


@pytest.fixture
def four_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    use_dice(monkeypatch, FEW)


@pytest.fixture
def five_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    use_dice(monkeypatch, FIVE)


def use_dice(patch: pytest.MonkeyPatch, dice: int) -> None:
    modules = (
        colour_tensor,
        colour_layer,
        colour_last,
        colour_mixed,
        colour_phase,
        locked_colour,
        locked_proof,
    )
    patch.setattr(best_colour, "LAST", 2)
    best_colour._rolls_of.cache_clear()
    for name, value in (("OUTER", dice - 3), ("INNER", 3), ("DICE", dice)):
        for module in modules:
            if hasattr(module, name):
                patch.setattr(module, name, value)


def some_dice(seed: int, dice: int = FEW) -> DiceSet:
    generator = np.random.default_rng(seed)
    colours = generator.integers(0, 4, (dice, 6))
    numbers = [(1, 2, 3, 4, 0, 0), *[(5, 6, 7, 8, 9, 10)] * (dice - 1)]
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


def nearby(gains: Floats, seed: int, reach: float = colour_phase.REACH) -> Floats:
    """Other worths, each of which differs by at most as much as what is known reaches."""
    reach *= 0.99 * np.abs(gains).max()
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
    """Planted: mixed keeps of one situation are used in a very different one."""
    dice, phase = some_dice(5), read_phase("colour 3")
    solver = ColourPhase(phase, dice)
    elsewhere = gains_of(solver.most, 4)
    expected = one_colour_by_recursion(phase, dice, elsewhere)
    solver.values(np.ones((1, solver.most + 1)))
    monkeypatch.setattr(colour_mixed.Known, "covers", lambda *_: True)
    assert solver.values(elsewhere[None])[0] < expected - 1e-6


@pytest.mark.usefixtures("four_dice")
@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("seed", [0, 1, 2, 3, 4, 6])
def test_one_colour_with_few_locked_dice(size: int, seed: int) -> None:
    dice = some_dice(seed)
    phase = read_phase(f"colour {size}")
    solver = LockedColourPhase(phase, dice)
    gains = gains_of(solver.most, seed)

    def gain(shown: tuple[int, ...]) -> float:
        points = best_points(phase, [die[at] for die, at in zip(dice, shown, strict=True)])
        return 0.0 if points is None else float(gains[points])

    expected = attempt([range(6)] * FEW, gain, 3, locked=True)
    results = solver.results(gains[None])[0]
    assert solver.values(gains[None])[0] == pytest.approx(expected, abs=1e-9)
    assert results.sum() == pytest.approx(1, abs=1e-12)
    assert results[:-1] @ gains == pytest.approx(expected, abs=1e-9)


def every_locked_set(worth: Floats, dice: int) -> float:
    """An attempt with locked dice by arrays over all 7^n sets: each is played out by itself."""
    kept = worth.reshape((6,) * dice)
    for die in range(dice):
        kept = np.concatenate([kept, kept.mean(axis=die, keepdims=True)], axis=die)
    locked = np.empty(kept.shape)
    for keep in np.ndindex(kept.shape):
        here = kept[tuple(slice(None) if face == 6 else face for face in keep)]
        locked[keep] = best_of_all(here).mean()
    return float(best_of_all(locked).mean())


def best_of_all(kept: Floats) -> Floats:
    """What rolls are worth when any of their dice are kept."""
    for die in range(kept.ndim):
        faces, again = np.split(kept, [6], axis=die)
        kept = np.maximum(faces, again)
    return kept


@pytest.mark.usefixtures("five_dice")
@pytest.mark.parametrize("lowest", [1.0, -5.0, -15.0], ids=["", "must-accept", "must-accept-more"])
@pytest.mark.parametrize(("size", "seed"), SEEDS_OF_FIVE)
def test_one_colour_with_five_locked_dice(size: int, seed: int, lowest: float) -> None:
    """Sets of one die leave two other colours a chance here; and points can be worth less than failing."""
    dice = some_dice(seed, FIVE)
    solver = LockedColourPhase(read_phase(f"colour {size}"), dice)
    gains = gains_of(solver.most, seed)
    gains += lowest - gains[0]
    expected = every_locked_set(solver.worth(gains), FIVE)
    results = solver.results(gains[None])[0]
    assert solver.values(gains[None])[0] == pytest.approx(expected, abs=1e-9)
    assert results[:-1] @ gains == pytest.approx(expected, abs=1e-9)
    near = np.sort(nearby(gains, seed, locked_colour.REACH))
    expected = every_locked_set(solver.worth(near), FIVE)
    assert solver.results(near[None])[0, :-1] @ near == pytest.approx(expected, abs=1e-9)
    assert len(solver._near) == 1  # or nothing has been shown


@pytest.mark.usefixtures("five_dice")
@pytest.mark.parametrize("alike", [1, 2, 3])
@pytest.mark.parametrize(("size", "seed"), SEEDS_OF_FIVE)
def test_the_best_chance_of_one_colour_with_locked_dice(size: int, seed: int, alike: int) -> None:
    dice = some_dice(seed, FIVE)
    solver = LockedColourPhase(read_phase(f"colour {size}"), dice[:-alike] + dice[-1:] * alike)
    expected = every_locked_set(solver.worth(np.ones(solver.most + 1)), FIVE)
    assert solver.best_success() == pytest.approx(expected, abs=1e-12)


@pytest.mark.usefixtures("five_dice")
def test_the_best_chance_of_one_colour_with_too_few_dice_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    size, seed = SEEDS_OF_FIVE[-1]
    solver = LockedColourPhase(read_phase(f"colour {size}"), some_dice(seed, FIVE))
    expected = every_locked_set(solver.worth(np.ones(solver.most + 1)), FIVE)
    monkeypatch.setattr(locked_success, "MOST_PAIRS", 0)
    assert solver.best_success() == pytest.approx(expected, abs=1e-12)
    assert not solver.plans


@pytest.mark.usefixtures("five_dice")
def test_small_locked_sets_must_not_be_ruled_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a bound that leaves no set in doubt."""
    size, seed = SEEDS_OF_FIVE[0]
    solver = LockedColourPhase(read_phase(f"colour {size}"), some_dice(seed, FIVE))
    gains = gains_of(solver.most, seed)
    monkeypatch.setattr(locked_colour, "alone", lambda part: part._replace(worth=np.zeros(part.worth.size)))
    assert solver.values(gains[None])[0] < every_locked_set(solver.worth(gains), FIVE) - 1e-4


@pytest.mark.usefixtures("five_dice")
@pytest.mark.parametrize("planted", ["no die blocks", "no colours are mixed"])
def test_all_that_can_be_added_is_needed(monkeypatch: pytest.MonkeyPatch, planted: str) -> None:
    """Planted: points are said not to be worth less than failing; dice of one colour only are added."""
    size, seed = SEEDS_OF_FIVE[0]
    solver = LockedColourPhase(read_phase(f"colour {size}"), some_dice(seed, FIVE))
    gains = gains_of(solver.most, seed)
    gains += -15.0 - gains[0]
    if planted == "no die blocks":
        game_of = locked_sets.game_of
        monkeypatch.setattr(locked_colour, "game_of", lambda *args: game_of(*args)._replace(blocks=False))
    else:
        monkeypatch.setattr(
            locked_proof.Additions, "beside", lambda _, locked: tuple(locked.sets[:0] for _ in locked.sets)
        )
    assert solver.values(gains[None])[0] < every_locked_set(solver.worth(gains), FIVE) - 1e-6


@pytest.mark.usefixtures("four_dice")
def test_what_is_not_solved_is_refused() -> None:
    """Phases of so few dice that two colours can succeed."""
    with pytest.raises(TenfoldError, match="only phases of more than 2 dice"):
        LockedColourPhase(read_phase("colour 2"), some_dice(2))
