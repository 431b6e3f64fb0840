"""Sets of a few dice of several colours before the last roll, compiled."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenfold.analysis.dice.solver.colour_blocks import COLOURS
from tenfold.analysis.dice.solver.colour_decision import DICE, ColourFaces, Contribution, Keeps
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, SIDES
from tenfold.analysis.dice.solver.rolls import Floats, Ints
from tenfold.kernel.jit import entry


def few_sets(
    colours: tuple[ColourFaces, ...],
    parts: tuple[Contribution, ...],
    best: tuple[Floats, ...],
    choices: list[tuple[int, ...]],
    least: float,
) -> list[tuple[Keeps, Floats]]:
    """All sets of these choices of dice that lead by this much."""
    contributed = [part.values for part in parts]
    padded = np.full((len(choices), DICE), -1)
    for row, dice in zip(padded, choices, strict=True):
        row[: len(dice)] = dice
    worth = np.concatenate(contributed), _steps(parts), _starts(contributed)
    of_parts = np.concatenate(best), _steps(colours), _starts(best)
    return [_leading_few(padded, *worth, *of_parts, least)]


def _steps(tables: tuple[ColourFaces, ...] | tuple[Contribution, ...]) -> Ints:
    """(colour, die, face): what a kept die adds to the place in the colour's table."""
    return np.array(
        [[table.place[die, :SIDES] * prod(table.shape[die + 1 :]) for die in range(DICE)] for table in tables]
    )


def _starts(tables: Any) -> Ints:
    return np.cumsum([0, *(table.size for table in tables[:-1])])


@entry
def _leading_few(
    choices: Ints,
    worth: Floats,
    worth_steps: Ints,
    worth_starts: Ints,
    parts: Floats,
    part_steps: Ints,
    part_starts: Ints,
    least: float,
) -> tuple[Keeps, Floats]:
    found, leads, count = np.empty((1024, DICE), np.int8), np.empty(1024), 0
    at, part_at = np.empty(COLOURS, np.int64), np.empty(COLOURS, np.int64)
    for choice in range(len(choices)):
        dice = choices[choice]
        size = int((dice >= 0).sum())
        if size == 0:
            continue  # no dice do not make a set of several colours
        last = dice[size - 1]
        for others in range(SIDES ** (size - 1)):
            at[:], part_at[:] = worth_starts, part_starts
            rest = others
            for nth in range(size - 2, -1, -1):
                die, face = dice[nth], rest % SIDES
                rest //= SIDES
                for colour in range(COLOURS):
                    at[colour] += worth_steps[colour, die, face]
                    part_at[colour] += part_steps[colour, die, face]
            for face in range(SIDES):
                value, part = 0.0, -np.inf
                for colour in range(COLOURS):
                    value += worth[at[colour] + worth_steps[colour, last, face]]
                    part = max(part, parts[part_at[colour] + part_steps[colour, last, face]])
                if value - part > least:
                    if count == len(leads):
                        found, leads = np.concatenate((found, found)), np.concatenate((leads, leads))
                    leads[count] = value - part
                    found[count] = AGAIN
                    found[count, last] = face
                    rest = others
                    for nth in range(size - 2, -1, -1):
                        found[count, dice[nth]] = rest % SIDES
                        rest //= SIDES
                    count += 1
    return found[:count], leads[:count]
