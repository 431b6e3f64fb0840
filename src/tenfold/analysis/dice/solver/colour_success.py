"""The best chance to get so many dice of one colour, when points do not matter.

Then the faces of one colour on a die are alike: a die shows one of four colours, which makes 4^10 rolls and
5^10 kept sets, and all of them are looked at.
"""

from __future__ import annotations

import numpy as np

from tenfold.analysis.dice.solver.colour_tensor import SIDES
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.pieces.dice import DIE_COLOURS, DiceSet

COLOURS = len(DIE_COLOURS)


def best_success(dice: DiceSet, size: int) -> float:
    """Of three rolls, where dice set aside may be rolled again (dice.turn)."""
    chances = np.array([[sum(face.colour is c for face in die) for c in DIE_COLOURS] for die in dice]) / SIDES
    rolls = _complete(len(dice), size)
    for _ in range(2):
        rolls = _best(_kept(rolls, chances))
    for chance in chances:
        rolls = np.tensordot(chance, rolls.reshape(COLOURS, -1), 1)
    return float(rolls[0])


def _complete(dice: int, size: int) -> Floats:
    """1 where enough dice share a colour, for all rolls."""
    shown = np.indices((COLOURS,) * dice, np.int8)
    most = np.zeros((COLOURS,) * dice, np.int8)
    for colour in range(COLOURS):
        np.maximum(most, (shown == colour).sum(axis=0, dtype=np.int8), out=most)
    return (most >= size).astype(np.float64)


def _kept(rolls: Floats, chances: Floats) -> Floats:
    """What every kept set is worth; the fifth place of a die: rolled again. From the last die: rows grow."""
    values, rows = rolls.ravel(), rolls.size
    for chance in chances[::-1]:
        rows //= COLOURS
        faces = values.reshape(rows, COLOURS, -1)
        grown = np.empty((rows, COLOURS + 1, faces.shape[2]))
        grown[:, :COLOURS] = faces
        np.matmul(chance, faces, out=grown[:, COLOURS])
        values = grown.ravel()
    return values


def _best(kept: Floats) -> Floats:
    """What every roll is worth when the best part of it is kept. From the first die: rows shrink."""
    values, rows = kept, 1
    while values.size > rows:
        split = values.reshape(rows, COLOURS + 1, -1)
        values = np.maximum(split[:, :COLOURS], split[:, COLOURS:]).ravel()
        rows *= COLOURS
    return values
