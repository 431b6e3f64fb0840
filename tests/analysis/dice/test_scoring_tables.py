"""Every entry of the solver's tables of points is the best use of that roll (dice.score)."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tenfold.analysis.dice.solver.numbers_phase import FAILED, points_table
from tenfold.analysis.dice.solver.rolls import high, low
from tenfold.pieces.dice import HIGH, LOW, NUMBERS, PRINTED_DICE, best_points, demands, is_colour_phase
from tenfold.pieces.phases import PRINTED_PHASES, Phase, read_phase

HOUSE_PHASES = [
    read_phase(text) for text in ("set 2", "run 4 + run 4", "set 2 + set 2 + set 2", "run 10", "set 10")
]
NUMBER_PHASES = [phase for phase in (*PRINTED_PHASES, *HOUSE_PHASES) if not is_colour_phase(phase)]


def dearest(phase: Phase, numbers: list[int]) -> int:
    """Over all demands, with a natural or a wild for every die that is asked for: by trying both."""

    def fill(wanted: list[int], left: list[int]) -> int:
        if not wanted:
            return 0
        tries = []
        for shown in {wanted[0], 0} & set(left):
            rest = left.copy()
            rest.remove(shown)
            points = fill(wanted[1:], rest)
            if points != FAILED:
                tries.append(points + shown)
        return max(tries, default=FAILED)

    return max(fill([n for n in NUMBERS for _ in range(dict(d).get(n, 0))], numbers) for d in demands(phase))


@pytest.mark.rule("dice.score")
@pytest.mark.parametrize("phase", NUMBER_PHASES, ids=str)
def test_points_of_random_rolls(phase: Phase) -> None:
    table = points_table(phase)
    generator = random.Random(str(phase))
    for number in range(150):
        # Every third roll has its low dice all wild, as often as they like.
        faces = [
            generator.choice(die[4:] if number % 3 == 0 and at in LOW else die)
            for at, die in enumerate(PRINTED_DICE)
        ]
        at = (
            high().index([faces[place].number for place in HIGH]) - high().full.start,
            low().index([faces[place].number for place in LOW]) - low().full.start,
        )
        expected = best_points(phase, faces)
        assert table[at] == (FAILED if expected is None else expected)
        if number < 15:
            assert table[at] == dearest(phase, [face.number for face in faces])


def test_the_lattices_are_all_multisets() -> None:
    assert (high().size, high().rolls, low().size, low().rolls) == (924, 462, 126, 70)
    for lattice in (high(), low()):
        start = np.zeros(lattice.size)
        start[0] = 1.0
        assert lattice.rolled(start).sum() == pytest.approx(1, abs=1e-14)
        assert lattice.expected(np.ones(lattice.rolls)) == pytest.approx(np.ones(lattice.size), abs=1e-14)
