"""What every phase of sets and runs can bring in the dice game: `python -m tools.dice_points`, for the pad.

What a phase of one colour can bring depends on the dice, and the page works it out (`colourPoints.ts`); here
it is counted roll by roll, for the page's tests.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise, product
from pathlib import Path

import numpy as np

from tenfold.analysis.dice.solver.numbers_phase import FAILED, points_table
from tenfold.games.dice.rules import SHORTEST_RUN
from tenfold.pieces.dice import DICE, DIE_COLOURS, HIGH, LOW, DiceSet, Face
from tenfold.pieces.phases import SIZES, Kind, Phase, read_phase

FILE = Path(__file__).parents[1] / "web" / "src" / "pad" / "dicePoints.json"


def all_phases() -> Iterator[str]:
    """Sets before runs, smaller ones first."""
    needs = [(Kind.SET, size) for size in range(SIZES[Kind.SET][0], len(DICE) + 1)]
    needs += [(Kind.RUN, size) for size in range(SHORTEST_RUN, len(DICE) + 1)]
    return _sums(needs, len(DICE))


def _sums(needs: Sequence[tuple[Kind, int]], room: int) -> Iterator[str]:
    for at, (kind, size) in enumerate(needs):
        if size <= room:
            yield f"{kind.value} {size}"
            yield from (f"{kind.value} {size} + {rest}" for rest in _sums(needs[at:], room - size))


def possible_points(phase: Phase) -> list[int]:
    """What it can bring when it is completed (dice.score)."""
    return sorted({int(points) for points in points_table(phase).flat} - {FAILED})


def colour_points(size: int, dice: DiceSet) -> list[int]:
    """What so many dice of one colour bring in any of the 6 ** 10 rolls: the most that a colour makes.

    Every high die is dearer than every low one, so the two kinds are rolled apart.
    """
    high = np.array([_by_colour(roll, size) for roll in product(*(dice[place] for place in HIGH))])
    high = np.unique(high.reshape(len(high), -1), axis=0).reshape(-1, len(DIE_COLOURS), size + 2)
    seen = np.zeros(101, np.bool_)
    for low in {
        tuple(map(tuple, _by_colour(roll, size))) for roll in product(*(dice[place] for place in LOW))
    }:
        most = np.full(len(high), -1)
        for colour, (count, *sums) in enumerate(low):
            missing = size - high[:, colour, 0]  # never less than nothing
            made = np.array(sums)[np.minimum(missing, len(LOW))] + high[:, colour, -1]
            most = np.maximum(most, np.where(missing <= count, made, -1))
        seen[np.unique(most[most >= 0])] = True
    return [int(points) for points in np.flatnonzero(seen)]


def _by_colour(roll: Sequence[Face], size: int) -> list[list[int]]:
    """How many dice show each colour, `size` at most, and sums of the dearest 0, 1, ... `size` of them."""
    rows = []
    for colour in DIE_COLOURS:
        numbers = sorted((face.number for face in roll if face.colour is colour), reverse=True)[:size]
        sums = list(accumulate(numbers, initial=0))
        rows.append([len(numbers), *sums, *[sums[-1]] * (size - len(numbers))])
    return rows


def written(points: list[int]) -> str:
    """`12-48 50 51`."""
    starts = [points[0], *(later for before, later in pairwise(points) if later > before + 1)]
    ends = [*(before for before, later in pairwise(points) if later > before + 1), points[-1]]
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in zip(starts, ends, strict=True))


if __name__ == "__main__":
    table = {phase: written(possible_points(read_phase(phase))) for phase in all_phases()}
    FILE.write_text(json.dumps(table, indent=1) + "\n", "utf-8")
