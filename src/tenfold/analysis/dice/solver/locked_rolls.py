"""A locked set in a phase of one colour: all rolls of the free dice, and what of them is locked too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.colour_last import Contribution, worth_of
from tenfold.analysis.dice.solver.colour_layer import ColourFaces, Keeps, best_parts, places_of
from tenfold.analysis.dice.solver.colour_mixed import BETTER
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, SIDES
from tenfold.analysis.dice.solver.locked_small import of_dice
from tenfold.analysis.dice.solver.rolls import TIE, Floats, Ints

Keep = NDArray[np.int8]  # a face for every die, or 6 for rolled again
ROW = 6  # dice whose rolls are looked at together: their numbers fit the processor's cache


class Locked:
    """The second decision, when a set is locked: more dice of one colour are locked, or none.

    Beside these, sets of several colours can be given that contain the locked one.
    """

    def __init__(
        self,
        colours: tuple[ColourFaces, ...],
        parts: tuple[Contribution, ...],
        locked: Keep,
        mixed: Keeps | None = None,
    ) -> None:
        self.locked = locked
        self.free = tuple(int(die) for die in np.flatnonzero(locked == AGAIN))
        self.colours = tuple(of_dice(colour, self.free) for colour in colours)
        self._parts = parts
        kept = [self._worth(number) for number in range(len(colours))]
        found = [best_parts(*pair) for pair in zip(self.colours, kept, strict=True)]
        self.best = tuple(values for values, _ in found)
        self.part = tuple(part for _, part in found)
        self.mixed = np.empty((0, len(locked)), np.int8) if mixed is None else self._leading(mixed)

    def _leading(self, mixed: Keeps) -> Keeps:
        """Those of some sets that are worth more than their dice of one colour beside the locked ones."""
        shown = mixed[:, list(self.free)]
        rivals = [
            best[places_of(colour, shown)] for colour, best in zip(self.colours, self.best, strict=True)
        ]
        better: Keeps = mixed[worth_of(self._parts, mixed) > np.maximum.reduce(rivals) + BETTER]
        return better

    def _worth(self, number: int) -> Floats:
        """By places of the free dice: what it is worth to lock faces of this colour too."""
        total: Any = 0.0
        for part in self._parts:
            at = np.zeros(1, np.intp)
            for die in range(len(part.shape)):
                shown = [self.locked[die]]
                if die in self.free:
                    shown = [AGAIN, *self.colours[number].faces[self.free.index(die)]]
                at = (at[:, None] * part.shape[die] + part.place[die, shown]).ravel()
            total = total + part.worth[at]
        worth: Floats = total
        return worth

    def keeps(self, number: int, places: Ints) -> Keep:
        """The whole kept sets, locked before and now, for places of the free dice in a colour."""
        keeps = np.tile(self.locked, (len(places), 1))
        colour = self.colours[number]
        if not self.free:
            return keeps
        for die, place in zip(self.free, np.unravel_index(places, colour.shape), strict=True):
            faces = np.array([AGAIN, *colour.faces[self.free.index(die)]], np.int8)
            keeps[:, die] = faces[place]
        return keeps

    def decide(self, places: tuple[Ints, ...]) -> tuple[Floats, NDArray[np.int8]]:
        """What rolls of the free dice are worth, from their places in each colour, and the best colour."""
        top = self.best[0][places[0]]
        owner = np.zeros(len(top), np.int8)
        for number in range(1, len(self.colours)):
            other = self.best[number][places[number]]
            owner[other > top + TIE] = number
            np.maximum(top, other, out=top)
        return top, owner

    # --- all rolls ---

    def value(self) -> float:
        """The mean over all rolls of the free dice."""
        if len(self.mixed):
            return float(self._values_with_mixed()[0].mean())
        total = 0.0
        for tables, columns in self._rows():
            total += float(_best_of(tables, columns).sum())
        return total / self._every

    @property
    def _every(self) -> int:
        """How many rolls of the free dice there are."""
        return int(SIDES ** len(self.free))

    def push(self, weight: float, mass: list[Floats], success: tuple[Contribution, ...]) -> float:
        """From the set, that is so likely, to what is kept before the last roll; its chance of success."""
        shown = [np.zeros(best.size) for best in self.best]
        mixed = self._values_with_mixed()[1] if len(self.mixed) else None
        start = 0
        for rows, columns in self._places():
            tables = tuple(best[row:] for best, row in zip(self.best, rows, strict=True))
            owner = _owners_of(tables, columns)
            if mixed is not None:
                owner[mixed[start : start + len(owner)] >= 0] = -1
                start += len(owner)
            for number, (row, column) in enumerate(zip(rows, columns, strict=True)):
                counts = np.bincount(column[owner == number])
                shown[number][row : row + len(counts)] += counts
        keeps = [self.keeps(n, self.part[n][np.flatnonzero(of)]) for n, of in enumerate(shown)]
        likely = [of[np.flatnonzero(of)] / self._every for of in shown]
        if mixed is not None:
            keeps.append(self.mixed)
            likely.append(np.bincount(mixed + 1, minlength=len(self.mixed) + 1)[1:] / self._every)
        kept, chances = np.concatenate(keeps), np.concatenate(likely)
        for part, of_part in zip(self._parts, mass, strict=True):
            np.add.at(of_part, places_of(part, kept), chances * weight)
        return float(chances @ worth_of(success, kept))

    def _values_with_mixed(self) -> tuple[Floats, NDArray[np.int16]]:
        """Every roll: what it is worth, and which mixed set is best or -1."""
        values = np.concatenate([_best_of(tables, columns) for tables, columns in self._rows()])
        chosen = np.full(len(values), -1, np.int16)
        shape = (SIDES,) * len(self.free)
        worths = worth_of(self._parts, self.mixed)
        for number, (keep, worth) in enumerate(zip(self.mixed, worths, strict=True)):
            faces = (int(keep[die]) for die in self.free)
            where = tuple(slice(None) if face == AGAIN else face for face in faces)
            better = values.reshape(shape)[where] < worth - TIE
            values.reshape(shape)[where][better] = worth
            chosen.reshape(shape)[where][better] = number
        return values, chosen

    def _rows(self) -> Iterator[tuple[list[Floats], tuple[Ints, ...]]]:
        """By colour: the part of its table for what the first dice show, and the places of the others."""
        for rows, columns in self._places():
            yield [best[row:] for best, row in zip(self.best, rows, strict=True)], columns

    def _places(self) -> Iterator[tuple[tuple[int, ...], tuple[Ints, ...]]]:
        first = max(len(self.free) - ROW, 0)
        columns = tuple(_flat(colour, first) for colour in self.colours)
        for faces in product(range(SIDES), repeat=first):
            yield tuple(_row(colour, faces) for colour in self.colours), columns


def _flat(colour: ColourFaces, start: int) -> Ints:
    """The places of all rolls of the dice from `start` on."""
    at = np.zeros(1, np.intp)
    for die in range(start, len(colour.shape)):
        at = (at[:, None] * colour.shape[die] + colour.place[die, :SIDES]).ravel()
    return at


def _row(colour: ColourFaces, faces: tuple[int, ...]) -> int:
    """The place of what the first dice show, when the others are at place 0."""
    at = 0
    for die, places in enumerate(colour.shape):
        at = at * places + (int(colour.place[die, faces[die]]) if die < len(faces) else 0)
    return at


def _best_of(tables: list[Floats], columns: tuple[Ints, ...]) -> Floats:
    top: Floats = np.take(tables[0], columns[0], mode="clip")
    other = np.empty_like(top)
    for table, column in zip(tables[1:], columns[1:], strict=True):
        np.take(table, column, out=other, mode="clip")
        np.maximum(top, other, out=top)
    return top


def _owners_of(tables: tuple[Floats, ...], columns: tuple[Ints, ...]) -> NDArray[np.int8]:
    """The best colour of every roll."""
    top: Floats = np.take(tables[0], columns[0], mode="clip")
    other, better = np.empty_like(top), np.empty(len(top), np.bool_)
    owner = np.zeros(len(top), np.int8)
    for number in range(1, len(tables)):
        np.take(tables[number], columns[number], out=other, mode="clip")
        np.greater(other, top, out=better)
        np.copyto(owner, number, where=better)
        np.maximum(top, other, out=top)
    return owner
