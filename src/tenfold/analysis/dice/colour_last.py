"""The last decision of a phase of one colour, from tables of single colours.

If more than half of the ten dice must share a colour, only one colour can succeed, so the successes of
different colours exclude each other and their worths add. What colour c contributes depends on the kept
dice of colour c and on which dice are rolled, nothing else: a die has as few places as it has faces of c.
"""

from __future__ import annotations

from math import prod

import numpy as np

from tenfold.analysis.dice.colour_layer import DICE, ColourFaces
from tenfold.analysis.dice.colour_tensor import SIDES
from tenfold.analysis.dice.rolls import Floats, Ints
from tenfold.pieces.dice import DIE_COLOURS, DiceSet


def colours_exclude_each_other(size: int) -> bool:
    return 2 * size > DICE


def last_keeps(
    colours: tuple[ColourFaces, ...], dice: DiceSet, size: int, gain: Floats
) -> tuple[Floats, ...]:
    """By colour: what it is worth to keep faces of one colour, and to roll the others for the last time."""
    shown = [shown_worth(colour, number, dice, size, gain) for number, colour in enumerate(colours)]
    elsewhere = [_nothing_kept(colour, values) for colour, values in zip(colours, shown, strict=True)]
    found = []
    for number, colour in enumerate(colours):
        kept = _rolled_or_kept(colour, shown[number])
        others = sum(values for other, values in enumerate(elsewhere) if other != number)
        found.append(kept + np.asarray(others)[_kept_dice(colour)])
    return tuple(found)


def shown_worth(colour: ColourFaces, number: int, dice: DiceSet, size: int, gain: Floats) -> Floats:
    """What a roll brings in this colour."""
    states: dict[tuple[int, ...], int] = {(): 0}
    at = np.zeros(1, np.intp)
    for die, faces in zip(dice, colour.faces, strict=True):
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
    worth = np.array([gain[sum(state)] if len(state) == size else 0.0 for state in states])
    return worth[at]


def _rolled_or_kept(colour: ColourFaces, shown: Floats) -> Floats:
    """Place 0 of a die is now: rolled."""
    values = shown.copy()
    for die in range(DICE):
        split = values.reshape(-1, colour.shape[die], prod(colour.shape[die + 1 :]))
        split[:, 0] = _mean(split)
    return values


def _nothing_kept(colour: ColourFaces, shown: Floats) -> Floats:
    """For all 2^10 sets of dice kept for another colour: what the rolled ones bring in this colour."""
    values = shown
    for die in range(DICE):
        split = values.reshape(2**die, colour.shape[die], -1)
        values = np.stack([_mean(split), split[:, 0]], axis=1)
    return values.ravel()


def _mean(split: Floats) -> Floats:
    others = SIDES - (split.shape[1] - 1)  # faces of other colours
    mean: Floats = (split[:, 0] * others + split[:, 1:].sum(axis=1)) / SIDES
    return mean


def _kept_dice(colour: ColourFaces) -> Ints:
    """The kept dice of every one-colour keep, as bits, the first die highest."""
    bits = np.zeros(1, np.intp)
    for places in colour.shape:
        bits = (bits[:, None] * 2 + (np.arange(places) > 0)).ravel()
    return bits
