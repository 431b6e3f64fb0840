"""Ten dice with a face each, as a tensor with an axis of six for every die; a kept set has a seventh place
on each axis, for a die that is rolled again.

There are 6^10 rolls and 7^10 kept sets. The kept sets are never held all at once: the first dice are worked
through one after the other, and the rest of the lattice fits the processor's cache.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Tensor: TypeAlias = NDArray[Any]  # float32 or float64

SIDES = 6
OUTER = 4  # dice worked through one by one
INNER = 6  # dice whose lattice is held; the last two of them as one axis, which keeps rows long
PAIR = 2
FACES = slice(0, SIDES)
AGAIN = SIDES  # the seventh place: rolled again


@cache
def _pair(kind: str) -> Tensor:
    """What two dice show to what of them is kept: 36 x 49."""
    one = np.vstack([np.eye(SIDES), np.full((1, SIDES), 1 / SIDES)])
    return np.ascontiguousarray(np.kron(one, one).T.astype(kind))


def kept_block(rolls: Tensor) -> Tensor:
    """Expectations of all kept sets of the inner dice: (6^6) to (7, 7, 7, 7, 49)."""
    axes = INNER - PAIR
    shape = (SIDES,) * axes + (SIDES**PAIR,)
    kept: Tensor = np.empty((SIDES + 1,) * axes + ((SIDES + 1) ** PAIR,), rolls.dtype)
    kept[(FACES,) * axes] = rolls.reshape(shape) @ _pair(rolls.dtype.char)
    for axis in range(axes):
        before: tuple[Any, ...] = (slice(None),) * axis
        after = (FACES,) * (axes - axis - 1)
        mean = kept[(*before, AGAIN, *after)]
        np.add.reduce(kept[(*before, FACES, *after)], axis=axis, out=mean)
        mean *= 1 / SIDES
    return kept


def _best_block(rolls: Tensor, out: Tensor) -> None:
    kept = kept_block(rolls)
    axes = INNER - PAIR
    for axis in range(axes):
        before = (FACES,) * axis
        faces = kept[(*before, FACES)]
        np.maximum(faces, kept[(*before, slice(AGAIN, None))], out=faces)
    both = kept[(FACES,) * axes].reshape(-1, SIDES + 1, SIDES + 1)
    both = np.maximum(both[:, FACES], both[:, AGAIN:])
    both = np.maximum(both[:, :, FACES], both[:, :, AGAIN:])
    out[...] = both.reshape(out.shape)


def best(rolls: Tensor) -> Tensor:
    """What all 6^10 rolls are worth when the best of their dice are kept and the others rolled once."""
    out = np.empty_like(rolls)
    _best(rolls, out)
    return out


def _best(rolls: Tensor, out: Tensor) -> None:
    if rolls.size == SIDES**INNER:
        _best_block(rolls, out)
        return
    if rolls.size == 1:  # nothing to roll
        out[...] = rolls
        return
    parts, found = rolls.reshape(SIDES, -1), out.reshape(SIDES, -1)
    again = np.empty_like(parts[0])
    _best(mean_of(parts), again)
    for face in range(SIDES):
        _best(parts[face], found[face])
    np.maximum(found, again, out=found)


def mean_of_best(rolls: Tensor) -> float:
    """The mean of `best`, which is not held as a whole."""
    parts = rolls.reshape(SIDES, -1)
    again = np.empty_like(parts[0])
    _best(mean_of(parts), again)
    total, one = 0.0, np.empty_like(again)
    for face in range(SIDES):
        _best(parts[face], one)
        np.maximum(one, again, out=one)
        total += float(one.mean(dtype=np.float64))
    return total / SIDES


def mean_of(parts: Tensor) -> Tensor:
    """Over what a die shows."""
    mean: Tensor = np.add.reduce(parts, axis=0)
    mean *= 1 / SIDES
    return mean


def kept_blocks(rolls: Tensor, chosen: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Tensor]]:
    """All kept sets, block by block: what the outer dice are kept as, and the lattice of the inner ones."""
    if len(chosen) == OUTER:
        yield chosen, kept_block(rolls)
        return
    parts = rolls.reshape(SIDES, -1)
    for face in range(SIDES):
        yield from kept_blocks(parts[face], (*chosen, face))
    yield from kept_blocks(mean_of(parts), (*chosen, AGAIN))
