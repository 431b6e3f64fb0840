"""One attempt at a phase of dice of one colour: every die has colours of its own, so dice are not alike."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.colour_last import colours_exclude_each_other, contributions, last_keeps, worth_of
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
    where,
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
        self._exclusive = colours_exclude_each_other(self._size)
        # Before the last roll, mixed keeps that are better than those of one colour: `results` looks at
        # all there are, and what it finds is looked at from then on.
        self._mixed = np.empty((0, DICE), np.int8)
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
        if not self._exclusive:
            return best(self.worth(gain, kind))
        kept = last_keeps(self.colours, self.dice, self._size, gain)
        parts = tuple(best_parts(*pair)[0] for pair in zip(self.colours, kept, strict=True))
        values = one_colour_values(self.colours, parts, kind)
        if len(self._mixed):
            tensor = values.reshape((SIDES,) * DICE)
            worths = worth_of(contributions(self.colours, self.dice, self._size, gain), self._mixed)
            for keep, worth in zip(self._mixed, worths, strict=True):
                rolls = tensor[where(keep)]
                np.maximum(rolls, worth, out=rolls)
        return values

    def prepare(self, gains: Floats) -> None:
        """Look for mixed keeps before the last roll where the solution will be, roughly."""
        if self._exclusive:
            for gain in gains:
                self._learn(self._last_layer(gain))

    def _learn(self, last: Layer) -> bool:
        """Remember mixed keeps; were any of them new?"""
        known = {keep.tobytes() for keep in self._mixed}
        new = [keep for keep in last.mixed if keep.tobytes() not in known]
        self._mixed = np.concatenate([self._mixed, np.array(new, np.int8).reshape(-1, DICE)])
        return bool(new)

    def results(self, gains: Floats) -> Floats:
        """How likely each number of points is under the best play, and in a last column failing."""
        return np.array([self._results(gain) for gain in gains])

    def _results(self, gain: Floats) -> Floats:
        last = self._last_layer(gain)
        if self._exclusive and self._learn(last):
            return np.zeros(self.most + 2)  # not what was promised: the solver goes on
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
        if not self._exclusive:
            return layer_of(self.colours, self.worth(gain), success)
        kept, chance = (
            last_keeps(self.colours, self.dice, self._size, worth) for worth in (gain, np.ones_like(gain))
        )
        return layer_of(self.colours, self.worth(gain), success, kept, chance)


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
