"""What one more roll brings, over every outcome: the points of the best use of all dice, exactly."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenfold.pieces.dice import (
    DIE_COLOURS,
    HIGH,
    HIGH_NUMBERS,
    LOW,
    LOW_NUMBERS,
    DiceSet,
    Face,
    best_points,
    demands,
    is_colour_phase,
)
from tenfold.pieces.phases import Phase

FAILED = -1
_LOW_FACES = tuple(dict.fromkeys(LOW_NUMBERS))  # 1 2 3 4 0

# Ten dice of at most 10 points each: many small numbers are added and compared faster than large ones.
Counts: TypeAlias = NDArray[np.int8]


def last_roll(phase: Phase, faces: Sequence[Face], keep: Sequence[int]) -> dict[int, float]:
    """The points of a phase of numbers after all but `keep` are rolled once more; FAILED: not made."""
    high, high_weight = _outcomes(HIGH_NUMBERS, sum(place not in keep for place in HIGH))
    low, low_weight = _outcomes(LOW_NUMBERS, sum(place not in keep for place in LOW))
    shown = Counter(faces[place].number for place in keep)
    high = high + np.array([shown[number] for number in HIGH_NUMBERS], np.int8)
    low = low + np.array([shown[number] for number in _LOW_FACES], np.int8)
    wanted_high, wanted_low = _wanted(phase)
    high_gap, high_points = _filled(high, wanted_high, HIGH_NUMBERS)
    low_gap, low_points = _filled(low[:, :4], wanted_low, _LOW_FACES[:4])
    enough = high_gap[:, :, None] + low_gap[:, None, :] <= low[:, 4]
    points = np.where(enough, high_points[:, :, None] + low_points[:, None, :], np.int8(FAILED)).max(axis=0)
    places = points.ravel().astype(np.intp) - FAILED
    chances = np.bincount(places, np.outer(high_weight, low_weight).ravel())
    return {int(at) + FAILED: float(chances[at]) for at in np.flatnonzero(chances)}


def safe_points(phase: Phase, faces: Sequence[Face], keep: Sequence[int]) -> int | None:
    """What keeping these brings whatever all others show; None if the phase may be lost."""
    if is_colour_phase(phase):
        return best_points(phase, [faces[place] for place in keep])
    least = min(last_roll(phase, faces, keep))
    return None if least == FAILED else least


def completed(phase: Phase, dice: DiceSet, faces: Sequence[Face], keep: Sequence[int]) -> float:
    """How likely the phase is complete after all but `keep` are rolled once more."""
    if is_colour_phase(phase):
        return _colour_completed(phase.needs[0].size, dice, faces, keep)
    return 1 - last_roll(phase, faces, keep).get(FAILED, 0.0)


def _colour_completed(size: int, dice: DiceSet, faces: Sequence[Face], keep: Sequence[int]) -> float:
    """That enough dice show one colour, whichever."""
    kept = tuple(sum(faces[place].colour is colour for place in keep) for colour in DIE_COLOURS)
    chances: dict[tuple[int, ...], float] = {kept: 1.0}
    for place, die in enumerate(dice):
        if place in keep:
            continue
        more: dict[tuple[int, ...], float] = defaultdict(float)
        for shown, chance in chances.items():
            for face in die:
                counts = tuple(
                    count + (face.colour is colour) for count, colour in zip(shown, DIE_COLOURS, strict=True)
                )
                more[counts] += chance / len(die)
        chances = more
    return sum(chance for shown, chance in chances.items() if max(shown) >= size)


def _filled(counts: Counts, wanted: Counts, numbers: Sequence[int]) -> tuple[Counts, Counts]:
    """Per demand and outcome: how many dice are missing, and what those that fit are worth."""
    natural = np.minimum(counts[None, :, :], wanted[:, None, :])
    both = (natural @ np.array([(1, number) for number in numbers], np.float32)).astype(np.int8)
    return wanted.sum(axis=1, dtype=np.int8)[:, None] - both[:, :, 0], both[:, :, 1]


@cache
def _wanted(phase: Phase) -> tuple[Counts, Counts]:
    """How many of each high and low number every demand wants."""
    listed = [dict(demand) for demand in demands(phase)]
    return (
        np.array([[demand.get(number, 0) for number in HIGH_NUMBERS] for demand in listed], np.int8),
        np.array([[demand.get(number, 0) for number in _LOW_FACES[:4]] for demand in listed], np.int8),
    )


@cache
def _outcomes(numbers: tuple[int, ...], dice: int) -> tuple[Counts, NDArray[np.float64]]:
    """How often each different face comes up when so many dice are rolled, and the chance of that."""
    different = tuple(dict.fromkeys(numbers))
    counts, chances = [], []
    for roll in combinations_with_replacement(different, dice):
        count = [roll.count(number) for number in different]
        ways = factorial(dice) // prod(map(factorial, count))
        faces = prod(numbers.count(number) for number in roll)
        counts.append(count)
        chances.append(ways * faces / len(numbers) ** dice)
    return np.array(counts, np.int8).reshape(-1, len(different)), np.array(chances)
