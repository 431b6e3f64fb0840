"""The dice game by plain recursion over single dice, as a child would write it: slow, and obviously right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product

Gain = Callable[[tuple[int, ...]], float]  # what the faces of a roll are worth when no roll is left
Dice = Sequence[Sequence[int]]  # the faces of each die


def attempt(dice: Dice, gain: Gain, rolls: int, *, locked: bool = False) -> float:
    """The expected worth of an attempt under the best play."""

    @cache
    def rolled(shown: tuple[int, ...], stays: tuple[bool, ...], rolls_left: int) -> float:
        best = gain(shown)
        if rolls_left:
            for keep in product((False, True), repeat=len(dice)):
                if not locked or all(kept or not stay for kept, stay in zip(keep, stays, strict=True)):
                    best = max(best, kept_value(shown, keep, rolls_left))
        return best

    def kept_value(shown: tuple[int, ...], keep: tuple[bool, ...], rolls_left: int) -> float:
        visible = tuple(face if kept else -1 for face, kept in zip(shown, keep, strict=True))
        return mean(visible, keep if locked else (False,) * len(dice), rolls_left)

    @cache
    def mean(visible: tuple[int, ...], stays: tuple[bool, ...], rolls_left: int) -> float:
        faces = [[face] if face >= 0 else die for face, die in zip(visible, dice, strict=True)]
        values = [rolled(shown, stays, rolls_left - 1) for shown in product(*faces)]
        return sum(values) / len(values)

    return mean((-1,) * len(dice), (False,) * len(dice), rolls)
