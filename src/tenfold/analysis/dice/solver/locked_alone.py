"""A phase of one colour with locked dice, when only one colour is played for.

A die that is locked after the first roll shows one of the faces of the colour. A free die shows one of these
faces or another colour, and is then locked too or rolled again. So a die has few places, and all sets of a
colour are done at once, one die after the other.
"""

from __future__ import annotations

from math import prod

import numpy as np

from tenfold.analysis.dice.solver.colour_last import Contribution, mean_of_die
from tenfold.analysis.dice.solver.colour_tensor import SIDES
from tenfold.analysis.dice.solver.rolls import TIE, Flags, Floats


class Alone:
    """Sets of one colour, locked with two rolls to come; arrays run over the places of a colour's faces."""

    def __init__(self, contribution: Contribution) -> None:
        self._shape = contribution.shape  # of each die: rolled, its faces, locked otherwise
        self._stays: list[Flags] = []  # by die: whether what a free die shows is locked
        values = contribution.worth.reshape(1, -1)
        for places in self._shape:
            rolled, faces, shown = _split(values, places)
            self._stays.append(shown >= rolled - TIE)
            values = _joined(np.maximum(shown, rolled), faces)
        self.kept = self._mean(values)

    def chance(self, success: Contribution) -> Floats:
        """The chance that comes along with what is kept."""
        values = success.worth.reshape(1, -1)
        for places, stays in zip(self._shape, self._stays, strict=True):
            rolled, faces, shown = _split(values, places)
            values = _joined(np.where(stays, shown, rolled), faces)
        return self._mean(values)

    def _mean(self, values: Floats) -> Floats:
        """Over what the free dice show."""
        values = values.reshape(1, -1)
        for places in self._shape:
            split = values.reshape(len(values), 2 * places - 3, -1)
            values = np.concatenate([mean_of_die(split[:, : places - 1]), split[:, places - 1 :]], axis=1)
            values = values.reshape(-1, split.shape[2])
        return values.ravel()

    def pushed(self, mass: Floats) -> Floats:
        """How likely the places of the contribution are, when each set is locked so likely."""
        values = mass.reshape(1, -1)
        for places in self._shape:
            split = values.reshape(len(values), places - 1, -1)
            free = np.repeat(split[:, :1] / SIDES, places - 1, axis=1)
            free[:, 0] *= SIDES - (places - 2)
            values = _joined(free, split[:, 1:])
        for die in range(len(self._shape) - 1, -1, -1):
            places, stays = self._shape[die], self._stays[die]
            split = values.reshape(len(stays), 2 * places - 3, -1)
            shown, faces = split[:, : places - 1], split[:, places - 1 :]
            kept = np.where(stays, shown, 0.0)
            rolled = (shown - kept).sum(axis=1, keepdims=True)
            values = np.concatenate([rolled, kept[:, 1:] + faces, kept[:, :1]], axis=1)
            values = values.reshape(prod(self._before(die)), -1)
        return values.ravel()

    def _before(self, die: int) -> list[int]:
        return [2 * places - 3 for places in self._shape[:die]]


def _split(values: Floats, places: int) -> tuple[Floats, Floats, Floats]:
    """Of a die that is not done yet: rolled, its faces locked, and what it shows when it is free."""
    split = values.reshape(len(values), places, -1)
    faces = split[:, 1:-1]
    return split[:, :1], faces, np.concatenate([split[:, -1:], faces], axis=1)


def _joined(free: Floats, locked: Floats) -> Floats:
    joined = np.concatenate([free, locked], axis=1)
    return joined.reshape(-1, joined.shape[2])
