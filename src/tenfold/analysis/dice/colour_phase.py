"""One attempt at a phase of dice of one colour: every die has colours of its own, so dice are not alike."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.colour_last import colours_exclude_each_other, last_keeps
from tenfold.analysis.dice.colour_layer import (
    DICE,
    Layer,
    best_parts,
    chosen,
    colour_faces,
    layer_of,
    one_colour_values,
    roll_values,
    rolled,
)
from tenfold.analysis.dice.colour_tensor import SIDES, Tensor, best, mean_of_best
from tenfold.analysis.dice.numbers_phase import FAILED
from tenfold.analysis.dice.rolls import Floats, counted
from tenfold.pieces.dice import DIE_COLOURS, DiceSet, DieColour, maximum_points
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
        self._size = phase.needs[0].size
        # Keeping one colour is mostly all that is worth looking at before the last roll. `results` looks at
        # everything; the first time that more is found, nothing is left out any more.
        self._look_everywhere = not colours_exclude_each_other(self._size)
        self.plans: list[ColourDecisions] = []  # of every situation whose results were asked for

    @cached_property
    def points(self) -> NDArray[np.int8]:
        """The best points (dice.score) of all 6^10 rolls; FAILED where the phase is not complete."""
        size = self._size
        found = np.full(SIDES**DICE, FAILED, np.int8)
        for colour in DIE_COLOURS:
            np.maximum(found, _points_of(self.dice, colour, size), out=found)
        return found

    def worth(self, gain: Floats, kind: type = np.float64) -> Tensor:
        """What the rolls are worth when none is left."""
        with_failure: Tensor = np.append(gain, 0.0).astype(kind)
        return with_failure[self.points]

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """What attempts are worth under the best play; `gains[b, s]` is what s points are worth."""
        kind = np.float32 if rough else np.float64
        return np.array([mean_of_best(self._before_last(gain, kind)) for gain in gains])

    def _before_last(self, gain: Floats, kind: type) -> Tensor:
        """What the rolls are worth when one more is left."""
        if self._look_everywhere:
            return best(self.worth(gain, kind))
        kept = last_keeps(self.colours, self.dice, self._size, gain)
        parts = tuple(best_parts(*pair)[0] for pair in zip(self.colours, kept, strict=True))
        return one_colour_values(self.colours, parts, kind)

    def results(self, gains: Floats) -> Floats:
        """How likely each number of points is under the best play, and in a last column failing."""
        return np.array([self._results(gain) for gain in gains])

    def _results(self, gain: Floats) -> Floats:
        last = self._last_layer(gain)
        after = roll_values(self.colours, last)
        first = layer_of(self.colours, after.value, after.chance)
        owners = roll_values(self.colours, first).owner, after.owner
        del after
        self.plans.append(ColourDecisions(gain, first, last))
        mass: Floats | None = None
        for layer, owner in zip((first, last), owners, strict=True):
            kept, mixed = chosen(self.colours, layer, owner, mass)
            mass = None
            mass = rolled(self.colours, layer, kept, mixed)
        assert mass is not None
        shown = np.where(self.points < 0, np.int8(self.most + 1), self.points)
        found = counted(shown, mass, self.most + 2)
        found /= found.sum()  # 60 million masses round to 1 up to some 1e-13
        return found

    def _last_layer(self, gain: Floats) -> Layer:
        success = (self.points >= 0).astype(np.float32)
        if not colours_exclude_each_other(self._size):
            return layer_of(self.colours, self.worth(gain), success)
        kept, chance = (
            last_keeps(self.colours, self.dice, self._size, worth) for worth in (gain, np.ones_like(gain))
        )
        layer = layer_of(self.colours, self.worth(gain), success, kept, chance)
        if len(layer.mixed):
            self._look_everywhere = True
        return layer


def _points_of(dice: DiceSet, colour: DieColour, size: int) -> NDArray[np.int8]:
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
                if shown.colour is colour:
                    following = tuple(sorted((*state, shown.number), reverse=True)[:size])
                step[row, face] = grown.setdefault(following, len(grown))
        at = step[at].ravel()
        states = grown
    points = np.array([sum(state) if len(state) == size else FAILED for state in states], np.int8)
    return points[at]
