"""All rolls of some dice, when dice of one colour are kept: which colour is best, and what that is worth.

What a roll is worth in a colour stands in a table of places. A roll is what the first dice show (a row) and
what the last dice show (a column). A colour's table is looked up once for all columns; then rows are compared
with rows, first of two colours, then of these pairs: the first dice have fewer places in two colours than
they have faces. Sets of several colours are laid over the rows that allow them. At last one can lock all
dice, and fails, unless the roll completes the phase.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import lru_cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.colour_layer import ColourFaces, Mixed, where
from tenfold.analysis.dice.solver.colour_tensor import SIDES
from tenfold.analysis.dice.solver.rolls import TIE, Flags, Floats, Ints, counted

LAST = 5  # dice, so that a row fits the processor's cache


class _Half(NamedTuple):
    """Some of the colours: what the first dice show in them, whatever they show in others."""

    colours: range
    rows: Ints  # (colour, what is shown): rows of its table
    of_roll: Ints  # by roll of the first dice: what is shown


class _Rolls(NamedTuple):
    first: int  # dice
    last: int
    heights: tuple[int, ...]  # by colour: rows of its table
    columns: tuple[Ints, ...]  # by colour: columns of its table for all rolls of the last dice
    shows: tuple[list[Floats], ...]  # by colour and last die: (place, face) 1 where it is at the place
    halves: tuple[_Half, _Half]


@lru_cache(maxsize=1024)
def _rolls_of(faces: tuple[tuple[tuple[int, ...], ...], ...]) -> _Rolls:
    """Of dice with these faces of each colour."""
    last = min(len(faces[0]), LAST)
    first = len(faces[0]) - last
    rows = np.array([_places(of_colour[:first]) for of_colour in faces])
    half = len(faces) // 2
    return _Rolls(
        first,
        last,
        tuple(prod(len(of_die) + 1 for of_die in of_colour[:first]) for of_colour in faces),
        tuple(_places(of_colour[first:]) for of_colour in faces),
        tuple([_shows(of_die) for of_die in of_colour[first:]] for of_colour in faces),
        (_half(range(half), rows), _half(range(half, len(faces)), rows)),
    )


def _places(faces: tuple[tuple[int, ...], ...]) -> Ints:
    """The places of all rolls of some dice in a colour that has these faces."""
    at = np.zeros(1, np.intp)
    for of_die in faces:
        at = (at[:, None] * (len(of_die) + 1) + _places_of_die(of_die)).ravel()
    return at


def _places_of_die(faces: tuple[int, ...]) -> Ints:
    place = np.zeros(SIDES, np.intp)
    place[list(faces)] = np.arange(1, len(faces) + 1)
    return place


def _shows(faces: tuple[int, ...]) -> Floats:
    shows: Floats = (np.arange(len(faces) + 1)[:, None] == _places_of_die(faces)).astype(np.float64)
    return shows


def _half(colours: range, rows: Ints) -> _Half:
    alike, of_roll = np.unique(rows[colours.start : colours.stop], axis=1, return_inverse=True)
    return _Half(colours, alike, of_roll.ravel())


class Chances(NamedTuple):
    """How likely a roll shows something, and to keep dice of this colour or this mixed set is best."""

    shown: list[Floats]  # by colour and place
    mixed: Floats


class BestColour:
    """`complete` says, by colour and place, where one cannot fail on purpose; if given, one may."""

    def __init__(
        self,
        colours: tuple[ColourFaces, ...],
        tables: tuple[Floats, ...],
        mixed: Mixed,
        complete: tuple[Flags, ...] | None = None,
    ) -> None:
        self._rolls = _rolls_of(tuple(colour.faces for colour in colours))
        self._shown = self._columns(tables)
        self._complete = None if complete is None else self._columns(complete)
        self._mixed = mixed
        self._mixed_of = self._mixed_by_row()
        self._allow = [(*where(keep[self._rolls.first :]), ...) for keep in mixed.keeps]
        self._every = SIDES ** len(colours[0].shape)

    def _columns(self, tables: tuple[NDArray[Any], ...]) -> list[NDArray[Any]]:
        sides = zip(tables, self._rolls.heights, self._rolls.columns, strict=True)
        return [np.take(table.reshape(height, -1), columns, axis=1) for table, height, columns in sides]

    def _mixed_by_row(self) -> dict[int, list[int]]:
        """By roll of the first dice: which mixed sets it allows."""
        found: dict[int, list[int]] = defaultdict(list)
        rolls = np.arange(SIDES**self._rolls.first).reshape((SIDES,) * self._rolls.first)
        for number, keep in enumerate(self._mixed.keeps):
            for row in np.ravel(rolls[where(keep[: self._rolls.first])]):
                found[int(row)].append(number)
        return found

    def mean(self) -> float:
        """What a roll is worth on average."""
        one, other = (self._best(half, self._shown) for half in self._rolls.halves)
        total, best = np.zeros(one.shape[1]), np.empty(one.shape[1])
        may_fail = self._may_fail()
        for number, (row, of_other) in enumerate(self._rows()):
            np.maximum(one[row], other[of_other], out=best)
            for mixed in self._mixed_of.get(number, ()):
                shown = self._where(best, mixed)
                np.maximum(shown, self._mixed.worth[mixed], out=shown)
            if may_fail is not None:
                np.maximum(best, 0.0, out=best, where=may_fail(row, of_other))
            total += best
        return float(total.sum() / self._every)

    def chances(self) -> Chances:
        """Of colours that are as good as each other the first is taken."""
        one, other = (self._best(half, self._shown) for half in self._rolls.halves)
        counts = np.zeros(one.shape, np.uint16), np.zeros(other.shape, np.uint16)
        wins = np.empty(one.shape[1], np.uint16)
        mixed = np.zeros(len(self._mixed.keeps))
        may_fail = self._may_fail()
        for number, (row, of_other) in enumerate(self._rows()):
            np.greater_equal(one[row], other[of_other], out=wins)
            loses = 1 - wins
            if may_fail is not None:
                fails = may_fail(row, of_other) & (np.maximum(one[row], other[of_other]) < 0)
                wins[fails] = loses[fails] = 0
            if number in self._mixed_of:
                taken = self._taken(np.maximum(one[row], other[of_other]) * (wins | loses), number)
                mixed += counted(taken + 1, np.ones(taken.size), len(mixed) + 1)[1:]
                wins[taken >= 0] = loses[taken >= 0] = 0
            counts[0][row] += wins
            counts[1][of_other] += loses
        halves = zip(self._rolls.halves, (one, other), counts, strict=True)
        shown = [of_colour for half in halves for of_colour in self._by_place(*half)]
        return Chances([of_colour / self._every for of_colour in shown], mixed / self._every)

    def _rows(self) -> Iterator[tuple[int, int]]:
        """All rolls of the first dice: what they show in either half."""
        one, other = self._rolls.halves
        return zip(one.of_roll, other.of_roll, strict=True)

    def _best(self, half: _Half, shown: list[NDArray[Any]]) -> NDArray[Any]:
        first, *others = half.colours
        best = np.empty((half.rows.shape[1], shown[0].shape[1]), shown[0].dtype)
        for row, of_colour in zip(best, half.rows.T, strict=True):
            row[:] = shown[first][of_colour[0]]
            for colour, at in zip(others, of_colour[1:], strict=True):
                np.maximum(row, shown[colour][at], out=row)
        return best

    def _may_fail(self) -> Callable[[int, int], Flags] | None:
        """Of a row: which rolls do not complete the phase."""
        if self._complete is None:
            return None
        one, other = (self._best(half, self._complete) for half in self._rolls.halves)
        return lambda row, of_other: ~(one[row] | other[of_other])

    def _where(self, row: Floats, mixed: int) -> Floats:
        """The rolls of a row that allow a mixed set."""
        shown: Floats = row.reshape((SIDES,) * self._rolls.last)[self._allow[mixed]]
        return shown

    def _taken(self, best: Floats, row: int) -> Ints:
        """The mixed set that is best for each roll of a row, or -1."""
        taken = np.full(best.size, -1)
        for mixed in self._mixed_of[row]:
            worth = self._mixed.worth[mixed]
            better: Flags = self._where(best, mixed) < worth - TIE
            np.copyto(self._where(taken, mixed), mixed, where=better)
            np.copyto(self._where(best, mixed), worth, where=better)
        return taken

    def _by_place(self, half: _Half, best: Floats, counts: NDArray[np.uint16]) -> Iterator[Floats]:
        """By colour: how many rolls of each place are best in it, of so many that are in this half."""
        for colour, rows in zip(half.colours, half.rows, strict=True):
            last = colour == half.colours[-1]
            shown = np.zeros((self._rolls.heights[colour], counts.shape[1]), np.uint16)
            for row, of_best, count in zip(rows, best, counts, strict=True):
                mine = count if last else count * (self._shown[colour][row] == of_best)
                shown[row] += mine
                if not last:
                    count -= mine
            yield self._by_column(colour, shown.astype(np.float64))

    def _by_column(self, colour: int, counts: Floats) -> Floats:
        """How many rolls there are of each place, one of the last dice after the other."""
        for shows in self._rolls.shows[colour]:
            counts = shows @ counts.reshape(-1, SIDES, counts.shape[-1] // SIDES)
        return counts.ravel()
