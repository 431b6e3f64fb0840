"""Locked dice of one colour with the printed dice, against all rolls of a few free dice, one by one."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from tenfold.analysis.dice.colour_plans import LockedColourPlan
from tenfold.analysis.dice.solver import locked_sets
from tenfold.analysis.dice.solver.colour_layer import Keeps, Layer, colour_faces
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions
from tenfold.analysis.dice.solver.colour_tensor import AGAIN
from tenfold.analysis.dice.solver.locked_proof import Additions
from tenfold.analysis.dice.solver.locked_sets import Game, LockedSets, game_of
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.games.dice.rules import edition_rules
from tenfold.pieces.dice import best_points, maximum_points
from tenfold.pieces.phases import read_phase

DICE = edition_rules("de").colours
SIZE = 7
PHASE = read_phase(f"colour {SIZE}")
FREE = 4
WORTHS = {"grow": 0.0, "must accept": -30.0, "poor": -45.0}  # what no points are worth more than failing


def gains_from(lowest: float) -> Floats:
    return lowest + np.arange(int(maximum_points(PHASE, DICE) or 0) + 1.0)


def game_with(gains: Floats) -> Game:
    return game_of(colour_faces(DICE), DICE, SIZE, gains)


def some_sets(seed: int, count: int) -> Keeps:
    """Rolls of all dice but a few, that often show the same colour."""
    generator = np.random.default_rng(seed)
    colours = np.array([[face.colour.value for face in die] for die in DICE])
    sets = np.full((count, len(DICE)), AGAIN, np.int8)
    for keep in sets:
        wanted = generator.choice(np.unique(colours))
        for die in generator.permutation(len(DICE))[FREE:]:
            of_colour = np.flatnonzero(colours[die] == wanted)
            keep[die] = generator.choice(of_colour if generator.random() < 0.7 else np.arange(6))
    return sets


def worth_of_roll(roll: tuple[int, ...], gains: Floats) -> float:
    points = best_points(PHASE, [die[at] for die, at in zip(DICE, roll, strict=True)])
    return 0.0 if points is None else float(gains[points])


def before_the_last_roll(keep: Keeps, gains: Floats) -> float:
    faces = [range(6) if face == AGAIN else (int(face),) for face in keep]
    return float(np.mean([worth_of_roll(roll, gains) for roll in product(*faces)]))


def one_by_one(keep: Keeps, gains: Floats) -> float:
    """All rolls of the free dice, and all parts of them."""
    free = np.flatnonzero(keep == AGAIN)
    kept = np.empty((7,) * len(free))
    for shown in product(range(7), repeat=len(free)):
        grown = keep.copy()
        grown[free] = shown
        kept[shown] = before_the_last_roll(grown, gains) if AGAIN not in shown else np.nan
    for axis in range(len(free)):
        faces = np.take(kept, range(6), axis=axis)
        kept = np.concatenate([faces, faces.mean(axis=axis, keepdims=True)], axis=axis)
    for axis in range(len(free)):
        kept = np.maximum(np.take(kept, range(6), axis=axis), np.take(kept, [AGAIN], axis=axis))
    return float(kept.mean())


@pytest.mark.parametrize("worths", WORTHS)
def test_locked_sets(worths: str) -> None:
    gains = gains_from(WORTHS[worths])
    game, success = game_with(gains), game_with(np.ones_like(gains)).parts
    for keep in some_sets(3, 12):
        locked = LockedSets(game, keep[None])
        mixed = Additions(game, 0.0).beside(locked)
        expected = one_by_one(keep, gains)
        assert locked.values(mixed)[0] == pytest.approx(expected, abs=1e-10)
        outcome = next(locked.outcomes(mixed, success))
        assert outcome.worth == pytest.approx(expected, abs=1e-10)
        assert 0 <= outcome.chance <= 1
        brought = sum(part.worth[at] @ of for part, (at, of) in zip(game.parts, outcome.kept, strict=True))
        assert brought == pytest.approx(expected, abs=1e-10)


def test_locked_sets_that_must_block() -> None:
    """Planted: it is said that no die ever blocks."""
    gains = gains_from(WORTHS["must accept"])
    game = game_with(gains)._replace(blocks=False)
    lost = [
        one_by_one(keep, gains) - LockedSets(game, keep[None]).values(locked_sets.none_mixed(keep[None]))[0]
        for keep in some_sets(3, 12)
    ]
    assert min(lost) > -1e-10
    assert max(lost) > 0.01


def test_the_coach_finds_the_best_set_for_the_last_roll() -> None:
    """Dice of other colours among them, where they keep a poor phase from being completed."""
    gains = gains_from(WORTHS["must accept"])
    none = Layer((), (), (), (), np.empty((0, len(DICE)), np.int8), np.empty(0), np.empty(0))
    plan = LockedColourPlan(PHASE, DICE, ColourDecisions(gains, none, none))
    generator = np.random.default_rng(8)
    several = 0
    for keep in some_sets(5, 40):
        locked = tuple(map(int, np.flatnonzero(keep != AGAIN)))
        roll = np.where(keep == AGAIN, generator.integers(0, 6, len(DICE)), keep)
        faces = [die[at] for die, at in zip(DICE, roll, strict=True)]
        free = [die for die in range(len(DICE)) if die not in locked]
        worth = {}
        for added in product((False, True), repeat=FREE):
            places = tuple(sorted((*locked, *(die for die, flag in zip(free, added, strict=True) if flag))))
            worth[places] = before_the_last_roll(
                np.where(np.isin(np.arange(len(DICE)), places), roll, AGAIN), gains
            )
        best = plan.best_keep(faces, 1, locked)
        assert worth[best] == pytest.approx(max(worth.values()), abs=1e-9)
        listed = {keep.positions: keep.gain for keep in plan.keeps(faces, 1, locked)}
        assert max(listed.values()) == pytest.approx(worth[best], abs=1e-9)
        assert all(listed[places] == pytest.approx(worth[places], abs=1e-9) for places in listed)
        several += len(best) < len(DICE) and len({faces[die].colour for die in best if die in free}) > 1
    assert several > 0  # or nothing has been shown
