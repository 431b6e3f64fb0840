"""The last decision of a phase of one colour, from tables of single colours.

If more than half of the ten dice must share a colour, only one colour can succeed, so the successes of
different colours exclude each other and their values add. What colour c contributes depends on the kept
dice of colour c and on which dice are rolled, nothing else: a die has as few places as it has faces of c.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.colour_decision import DICE, ColourFaces, Contribution, Keeps, places_of
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, SIDES
from tenfold.analysis.dice.solver.numbers_phase import FAILED
from tenfold.analysis.dice.solver.rolls import Floats, Ints, counted
from tenfold.pieces.dice import DIE_COLOURS, DiceSet


def colours_exclude_each_other(size: int) -> bool:
    return 2 * size > DICE


def last_keeps(
    colours: tuple[ColourFaces, ...], dice: DiceSet, size: int, gain: Floats
) -> tuple[Floats, ...]:
    """By colour: what it is worth to keep faces of one colour, and to roll the others for the last time."""
    shown = [shown_values(colour, number, dice, size, gain) for number, colour in enumerate(colours)]
    elsewhere = [_nothing_kept(colour, values) for colour, values in zip(colours, shown, strict=True)]
    found = []
    for number, colour in enumerate(colours):
        kept = _rolled_or_kept(colour, shown[number])
        others = sum(values for other, values in enumerate(elsewhere) if other != number)
        found.append(kept + np.asarray(others)[_kept_dice(colour)])
    return tuple(found)


def shown_values(colour: ColourFaces, number: int, dice: DiceSet, size: int, gain: Floats) -> Floats:
    """What a roll brings in this colour."""
    values: Floats = np.append(gain, 0.0)[shown_points(colour.faces, number, dice, size)]
    return values


@lru_cache(maxsize=64)
def shown_points(faces_of: tuple[tuple[int, ...], ...], number: int, dice: DiceSet, size: int) -> Ints:
    """The points of a roll in this colour; FAILED where too few dice show it."""
    states: dict[tuple[int, ...], int] = {(): 0}
    at = np.zeros(1, np.intp)
    for die, faces in zip(dice, faces_of, strict=True):
        grown: dict[tuple[int, ...], int] = {}
        step = np.empty((len(states), len(faces) + 1), np.intp)
        for state, row in states.items():
            step[row, 0] = grown.setdefault(state, len(grown))
            for place, face in enumerate(faces, 1):
                assert die[face].colour is DIE_COLOURS[number]
                dearest = tuple(sorted((*state, die[face].number), reverse=True)[:size])
                step[row, place] = grown.setdefault(dearest, len(grown))
        at = step[at].ravel()
        states = grown
    points = np.array([sum(state) if len(state) == size else FAILED for state in states], np.intp)
    return points[at]


def _rolled_or_kept(colour: ColourFaces, shown: Floats) -> Floats:
    """Place 0 of a die is now: rolled."""
    values = shown.copy()
    for die in range(DICE):
        split = values.reshape(-1, colour.shape[die], prod(colour.shape[die + 1 :]))
        split[:, :1] = mean_of_die(split)
    return values


def _nothing_kept(colour: ColourFaces, shown: Floats) -> Floats:
    """For all 2^10 sets of dice kept for another colour: what the rolled ones bring in this colour."""
    values = shown
    for die in range(DICE):
        split = values.reshape(2**die, colour.shape[die], -1)
        values = np.concatenate([mean_of_die(split), split[:, :1]], axis=1)
    return values.ravel()


def mean_of_die(split: Floats) -> Floats:
    """Of a die that is rolled; place 0: not of the colour."""
    others = SIDES - (split.shape[1] - 1)
    mean: Floats = (split[:, :1] * others + split[:, 1:].sum(axis=1, keepdims=True)) / SIDES
    return mean


def _kept_dice(colour: ColourFaces) -> Ints:
    """The kept dice of every one-colour keep, as bits, the first die highest."""
    bits = np.zeros(1, np.intp)
    for places in colour.shape:
        bits = (bits[:, None] * 2 + (np.arange(places) > 0)).ravel()
    return bits


# --- sets of several colours ---------------------------------------------------------------------


def contributions(
    colours: tuple[ColourFaces, ...], dice: DiceSet, size: int, gain: Floats
) -> tuple[Contribution, ...]:
    found = []
    for number, colour in enumerate(colours):
        values = shown_values(colour, number, dice, size, gain).reshape(1, -1)
        for places in colour.shape:
            split = values.reshape(len(values), places, -1)
            values = np.concatenate([mean_of_die(split), split[:, 1:], split[:, :1]], axis=1)
            values = values.reshape(-1, split.shape[2])
        otherwise = np.array(colour.shape)[:, None]
        place = np.where(colour.place == 0, otherwise, colour.place)
        place[:, AGAIN] = 0
        found.append(Contribution(values.ravel(), tuple(n + 1 for n in colour.shape), place))
    return tuple(found)


def values_of(parts: tuple[Contribution, ...], keeps: NDArray[Any]) -> Floats:
    """What kept sets of whatever colours are worth before the last roll."""
    total = np.zeros(len(keeps))
    for part in parts:
        total += part.values[places_of(part, keeps)]
    return total


def sets_at(colour: ColourFaces, places: Ints) -> Keeps:
    """The kept sets at these places of a colour."""
    of_dice = np.array(np.unravel_index(places, colour.shape)).T
    keeps = np.empty(of_dice.shape, np.int8)
    for die, faces in enumerate(colour.faces):
        keeps[:, die] = np.array([AGAIN, *faces], np.int8)[of_dice[:, die]]
    return keeps


def ends_of(
    colours: tuple[ColourFaces, ...], dice: DiceSet, size: int, mass: list[Floats], most: int
) -> Floats:
    """How likely each number of points is after the last roll, and in the last place failing.

    `mass` says, for each colour's contribution, how likely its places are: the transpose of `contributions`.
    """
    ends = np.zeros(most + 2)
    for number, (colour, of_part) in enumerate(zip(colours, mass, strict=True)):
        values = of_part.reshape(1, -1)
        for places in colour.shape:
            split = values.reshape(len(values), places + 1, -1)
            shown = np.concatenate([split[:, -1:], split[:, 1:-1]], axis=1)
            shown += split[:, :1] / SIDES
            shown[:, :1] += split[:, :1] * (SIDES - places) / SIDES
            values = shown.reshape(-1, split.shape[2])
        points = shown_points(colour.faces, number, dice, size)
        ends[:-1] += counted(points - FAILED, values.ravel(), most + 2)[1:]
    ends[-1] = 1.0 - ends[:-1].sum()
    return ends
