"""Where compiled passes over the rolls look up the tables of the colours."""

from __future__ import annotations

from math import prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.colour_decision import DICE, ColourFaces, blocks
from tenfold.analysis.dice.solver.colour_tensor import INNER, OUTER, SIDES
from tenfold.analysis.dice.solver.rolls import Ints

MIDDLE = OUTER + INNER // 2

Columns: TypeAlias = NDArray[np.uint16]


class Look(NamedTuple):
    """Where rolls and kept sets stand in the tables of the colours, one behind the other."""

    start: Ints  # by colour: its table
    width: Ints  # the places of its inner dice
    half: Ints  # those of their second half
    inner: Ints  # the widths of the colours before
    rows: Ints  # (colour, what the outer dice show)
    high: Columns  # (colour, what the first half of the inner dice shows); with `low` it makes the column
    low: Columns
    kept_rows: Ints  # (colour, what the outer dice are kept as)
    kept_high: Columns
    kept_low: Columns
    places: Ints  # (colour, die)
    faces: Ints  # (colour, die, place)
    place: Ints  # (colour, die, face)


def look_of(colours: tuple[ColourFaces, ...]) -> Look:
    sizes = [prod(colour.shape) for colour in colours]
    width = np.array([prod(colour.shape[OUTER:]) for colour in colours])
    looks = [blocks(colour) for colour in colours]
    faces = np.zeros((len(colours), DICE, SIDES + 1), np.intp)
    for number, colour in enumerate(colours):
        for die, of_colour in enumerate(colour.faces):
            faces[number, die, 1 : len(of_colour) + 1] = of_colour
    return Look(
        np.cumsum([0, *sizes[:-1]]),
        width,
        np.array([prod(colour.shape[MIDDLE:]) for colour in colours]),
        np.cumsum([0, *width[:-1]]),
        np.array([look.rows for look in looks]),
        *_columns(colours, SIDES),
        np.array([colour.flat(range(OUTER), SIDES + 1) for colour in colours]),
        *_columns(colours, SIDES + 1),
        np.array([colour.shape for colour in colours]),
        faces,
        np.array([colour.place for colour in colours]),
    )


def _columns(colours: tuple[ColourFaces, ...], places: int) -> tuple[Columns, Columns]:
    """What the halves of the inner dice add to a column."""
    high = [colour.flat(range(OUTER, MIDDLE), places) * prod(colour.shape[MIDDLE:]) for colour in colours]
    low = [colour.flat(range(MIDDLE, DICE), places) for colour in colours]
    return np.array(high, np.uint16), np.array(low, np.uint16)
