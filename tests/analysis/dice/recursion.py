"""The dice game by plain recursion over single dice, as a child would write it: slow, and obviously right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product

Gain = Callable[[tuple[int, ...]], float]  # the value of the faces of a roll when no roll is left
Dice = Sequence[Sequence[int]]  # the faces of each die


def attempt(dice: Dice, gain: Gain, rolls: int) -> float:
    """The value of an attempt under the best policy."""

    @cache
    def rolled(shown: tuple[int, ...], rolls_left: int) -> float:
        best = gain(shown)
        if rolls_left:
            for keep in product((False, True), repeat=len(dice)):
                kept = tuple(face if stays else -1 for face, stays in zip(shown, keep, strict=True))
                best = max(best, mean(kept, rolls_left))
        return best

    @cache
    def mean(kept: tuple[int, ...], rolls_left: int) -> float:
        faces = [[face] if face >= 0 else die for face, die in zip(kept, dice, strict=True)]
        values = [rolled(shown, rolls_left - 1) for shown in product(*faces)]
        return sum(values) / len(values)

    return mean((-1,) * len(dice), rolls)
