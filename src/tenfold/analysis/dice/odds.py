"""The exact odds that the first roll of all dice completes a phase, and what it then brings.

None of the 6^10 rolls is simulated, and only few are looked at one by one:

**Number phases** do not ask which die shows what. The low dice and the high dice are two multisets of
numbers (70 and 462 of them), each with the number of rolls that show it; the solver's table has the points of
every pair (`points_table`).

**Colour phases** ask how many dice show a colour and which numbers are the dearest of them. Every high number
beats every low one, so of the high dice only their count and sum matter (for each colour), and of the low
dice what the dearest one, two, three ... of them bring. If seven of ten dice have one colour, no seven
have another: such successes exclude each other, and each colour is counted by itself. Where two colours could
succeed at once, all four are followed together, and the dearest counts (slower: some seconds).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.numbers_phase import FAILED, points_table
from tenfold.analysis.dice.solver.rolls import lattice_of
from tenfold.pieces.dice import (
    DIE_COLOURS,
    FACES,
    HIGH_NUMBERS,
    LOW_NUMBERS,
    DiceSet,
    DieColour,
    is_colour_phase,
)
from tenfold.pieces.phases import Phase


class RollOdds(NamedTuple):
    phase: Phase
    rolls: int  # that complete the phase
    of: int  # all rolls
    points: int  # of all these rolls together

    @property
    def chance(self) -> float:
        return self.rolls / self.of

    @property
    def average(self) -> float | None:
        """The points that a roll brings which completes the phase; None if none does."""
        return self.points / self.rolls if self.rolls else None


def first_roll(phase: Phase, dice: DiceSet) -> RollOdds:
    """How many of the rolls of these dice complete the phase, and what they bring together."""
    low = tuple(die for die in dice if any(face.is_wild for face in die))
    high = tuple(die for die in dice if die not in low)
    rolls, points = (_by_colour if is_colour_phase(phase) else _by_number)(phase, low, high)
    return RollOdds(phase, rolls, 6 ** len(dice), points)


# --- sets and runs ---------------------------------------------------------------------------------


def _by_number(phase: Phase, low: DiceSet, high: DiceSet) -> tuple[int, int]:
    """The rolls that complete the phase, and their points."""
    sides = lattice_of(len(high), HIGH_NUMBERS), lattice_of(len(low), LOW_NUMBERS)
    of_high, of_low = (np.rint(side.roll_chance * 6.0**side.dice).astype(np.int64) for side in sides)
    rolls, points = np.multiply.outer(of_high, of_low), points_table(phase, sides)
    made = points != FAILED
    return int(rolls[made].sum()), int((rolls * points)[made].sum())


# --- one colour ------------------------------------------------------------------------------------

_NEVER = -1_000  # points that nothing makes up for
_OTHER = -1  # a face of a colour that is not looked at


def _by_colour(phase: Phase, low: DiceSet, high: DiceSet) -> tuple[int, int]:
    size = phase.needs[0].size
    if 2 * size > len(low) + len(high):
        apart = [_of_colours((colour,), size, low, high) for colour in DIE_COLOURS]
        return sum(rolls for rolls, _ in apart), sum(points for _, points in apart)
    return _of_colours(DIE_COLOURS, size, low, high)


def _of_colours(colours: tuple[DieColour, ...], size: int, low: DiceSet, high: DiceSet) -> tuple[int, int]:
    """The rolls with enough dice of one of these colours, and the points of the dearest."""
    lows = _by_sums(low, colours, lambda numbers: tuple(accumulate(numbers, initial=0)))
    rolls = np.array(list(lows.values()), np.int64)
    added = np.full(
        (len(colours), size + 1, len(lows)), _NEVER, np.int64
    )  # by so many low dice of the colour
    for at, by_colour in enumerate(lows):
        for colour, sums in enumerate(by_colour):
            for dice, points in enumerate(sums[: size + 1]):
                added[colour, dice, at] = points
    highs = _by_sums(high, colours, lambda numbers: (min(len(numbers), size), sum(numbers[:size])))
    total = brought = 0
    for by_colour, high_rolls in highs.items():
        best = np.max([points + added[c, size - dice] for c, (dice, points) in enumerate(by_colour)], axis=0)
        made = best >= 0
        total += high_rolls * int(rolls[made].sum())
        brought += high_rolls * int((rolls * best)[made].sum())
    return total, brought


def _by_sums(
    dice: DiceSet, colours: tuple[DieColour, ...], summed: Callable[[list[int]], tuple[int, ...]]
) -> Counter[tuple[tuple[int, ...], ...]]:
    """What matters of the numbers that the dice show in each colour, the dearest first, with the rolls."""
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for kinds, rolls in _shown(dice, colours).items():
        faces = [FACES[kind] for kind in kinds if kind != _OTHER]
        numbers = [sorted((face.number for face in faces if face.colour is c), reverse=True) for c in colours]
        found[tuple(map(summed, numbers))] += rolls
    return found


def _shown(dice: DiceSet, colours: tuple[DieColour, ...]) -> Counter[tuple[int, ...]]:
    """Every multiset (sorted) of faces of these colours that the dice can show, with the number of rolls."""
    shown: Counter[tuple[int, ...]] = Counter({(): 1})
    for die in dice:
        more: Counter[tuple[int, ...]] = Counter()
        for kind, faces in Counter(face if face.colour in colours else _OTHER for face in die).items():
            for before, rolls in shown.items():
                more[tuple(sorted((*before, kind)))] += rolls * faces
        shown = more
    return shown
