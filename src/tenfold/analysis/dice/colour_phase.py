"""One attempt at a phase of dice of one colour: every die has colours of its own, so dice are not alike."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.colour_layer import (
    DICE,
    Layer,
    chosen,
    colour_faces,
    layer_of,
    roll_values,
    rolled,
)
from tenfold.analysis.dice.colour_tensor import SIDES, Tensor, best, mean_of_best
from tenfold.analysis.dice.numbers_phase import FAILED
from tenfold.analysis.dice.rolls import Floats, counted
from tenfold.pieces.dice import DIE_COLOURS, DiceSet, maximum_points
from tenfold.pieces.phases import Phase


class ColourDecisions(NamedTuple):
    """Both decisions of an attempt, for what points are worth more than failing."""

    gains: Floats
    first: Layer
    last: Layer


class ColourPhase:
    dear = True  # an attempt takes seconds

    def __init__(self, phase: Phase, dice: DiceSet) -> None:
        self.phase = phase
        self.dice = dice
        self.colours = colour_faces(dice)
        most = maximum_points(phase, dice)
        assert most is not None, "an impossible phase is refused before the game"
        self.most = most
        self.plans: list[ColourDecisions] = []  # of every situation whose results were asked for

    @cached_property
    def points(self) -> NDArray[np.int8]:
        """The best points (dice.score) of all 6^10 rolls; FAILED where the phase is not complete."""
        size = self.phase.needs[0].size
        found = np.full(SIDES**DICE, FAILED, np.int8)
        for colour in DIE_COLOURS:
            np.maximum(
                found, _points_of(self.dice, [c is colour for c in DIE_COLOURS].index(True), size), found
            )
        return found

    def worth(self, gain: Floats, kind: type = np.float64) -> Tensor:
        """What the rolls are worth when none is left."""
        with_failure: Tensor = np.append(gain, 0.0).astype(kind)
        return with_failure[self.points]

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """What attempts are worth under the best play; `gains[b, s]` is what s points are worth."""
        kind = np.float32 if rough else np.float64
        return np.array([mean_of_best(best(self.worth(gain, kind))) for gain in gains])

    def results(self, gains: Floats) -> Floats:
        """How likely each number of points is under the best play, and in a last column failing."""
        found = []
        for gain in gains:
            layers = self._layers(gain)
            self.plans.append(ColourDecisions(gain, *layers))
            found.append(self._results(layers))
        return np.array(found)

    def _layers(self, gain: Floats) -> tuple[Layer, Layer]:
        """The first and the second decision."""
        success = (self.points >= 0).astype(np.float32)
        last = layer_of(self.colours, self.worth(gain), success)
        value, _, chance = roll_values(self.colours, last)
        return layer_of(self.colours, value, chance), last

    def _results(self, layers: tuple[Layer, Layer]) -> Floats:
        mass: Floats | None = None
        for layer in layers:
            owner = roll_values(self.colours, layer).owner
            kept, mixed = chosen(self.colours, layer, owner, mass)
            del owner, mass
            mass = rolled(self.colours, layer, kept, mixed)
        assert mass is not None
        shown = np.where(self.points < 0, self.most + 1, self.points)
        found = counted(shown, mass, self.most + 2)
        found /= found.sum()  # 60 million masses round to 1 up to some 1e-13
        return found


def _points_of(dice: DiceSet, colour: int, size: int) -> NDArray[np.int8]:
    """The dearest `size` dice of one colour, for all rolls; FAILED where there are fewer.

    For each roll of some dice: how many are of the colour, and the sum of the dearest ones, kept as the
    multiset of numbers in a table of states; each die more maps states to states.
    """
    states: dict[tuple[int, ...], int] = {(): 0}
    at = np.zeros(1, np.int32)
    for die in dice:
        grown: dict[tuple[int, ...], int] = {}
        step = np.empty((len(states), SIDES), np.int32)
        for state, row in states.items():
            for face, shown in enumerate(die):
                following = state
                if shown.colour is DIE_COLOURS[colour]:
                    following = tuple(sorted((*state, shown.number), reverse=True)[:size])
                step[row, face] = grown.setdefault(following, len(grown))
        at = step[at].ravel()
        states = grown
    points = np.array([sum(state) if len(state) == size else FAILED for state in states], np.int8)
    return points[at]
