"""With locked dice a moment's keeps are worth what the tables of the whole attempt say."""

from __future__ import annotations

import numpy as np
import pytest

from tenfold.analysis.dice.number_plans import FEW, LockedNumbersPlan, numbers_plan
from tenfold.analysis.dice.plans import Places
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Floats, high, low
from tenfold.games.dice.rules import edition_rules
from tenfold.pieces.dice import HIGH, LOW, Roll

RULES = edition_rules("de", ["locked"])
ROLLS = (
    "1 2 3 0 5 6 7 8 9 10",  # all different: the most parts that a roll can have
    "0 0 4 4 10 10 10 9 9 8",
    "1 1 1 1 7 7 7 7 7 7",
    "0 0 0 0 5 5 6 6 7 7",
)


def roll(numbers: str) -> Roll:
    return tuple(
        next(face for face in die if face.number == int(number))
        for die, number in zip(RULES.colours, numbers.split(), strict=True)
    )


def gains(kind: str, most: int) -> Floats:
    points = np.arange(most + 1, dtype=np.float64)
    return {
        "points": points + 20,
        "poor ones are declined": np.maximum(points - 0.6 * most, 0.0),  # as good as failing: many ties
        "poor ones hurt": points - 0.6 * most,
        "only success": np.ones(most + 1),
        "nothing": np.zeros(most + 1),
    }[kind]


def plan(phase: int, of_points: Floats) -> LockedNumbersPlan:
    attempt = attempt_for(RULES, phase)
    assert isinstance(attempt, NumbersPhase)
    made = numbers_plan(RULES, attempt, of_points)
    assert isinstance(made, LockedNumbersPlan)
    return made


def most(phase: int) -> int:
    return RULES.maximum(phase)


@pytest.mark.parametrize(
    "kind", ["points", "poor ones are declined", "poor ones hurt", "only success", "nothing"]
)
@pytest.mark.parametrize("phase", [1, 2, 5, 10])
def test_keeps_of_a_roll_are_those_of_the_whole_tables(phase: int, kind: str) -> None:
    """The chance too, where several keeps are equally good and the solver's own choice among them counts."""
    here = plan(phase, gains(kind, most(phase)))
    for numbers in ROLLS:
        faces = roll(numbers)
        found = here.keeps(faces, 2)
        assert len({keep.positions for keep in found}) == len(found)
        single = np.array([(keep.gain, keep.chance) for keep in found])
        whole = np.array([_by_tables(here, faces, keep.positions) for keep in found])
        assert single == pytest.approx(whole, abs=1e-10)


def _by_tables(here: LockedNumbersPlan, faces: Roll, places: Places) -> tuple[float, float]:
    at = tuple(
        lattice.index([faces[place].number for place in dice if place in places])
        for lattice, dice in ((high(), HIGH), (low(), LOW))
    )
    return float(here.first.gain[at]), float(here.first.chance[at])


def test_chances_to_win_may_be_tiny() -> None:
    """What is kept does not depend on the scale, only on what is better."""
    worth = gains("points", most(2)) / 100
    usual, tiny = plan(2, worth), plan(2, worth * 2.0**-30)
    for numbers in ROLLS:
        pairs = zip(usual.keeps(roll(numbers), 2), tiny.keeps(roll(numbers), 2), strict=True)
        for one, other in pairs:
            assert other.positions == one.positions
            assert other.gain == pytest.approx(one.gain * 2.0**-30, rel=1e-12)
            assert other.chance == pytest.approx(one.chance, abs=1e-12)


def test_the_best_keep_is_the_same_with_and_without_whole_tables() -> None:
    worth = gains("points", most(3))
    asked_often = plan(3, worth)
    for _ in range(FEW + 1):
        asked_often.best_keep(roll(ROLLS[2]), 2)
    assert "first" in vars(asked_often)
    for numbers in ROLLS:
        faces, few = roll(numbers), plan(3, worth)
        value = {keep.positions: keep.gain for keep in few.keeps(faces, 2)}
        best = few.best_keep(faces, 2)
        assert "first" not in vars(few)
        assert value[best] == pytest.approx(max(value.values()), abs=1e-9)
        assert value[asked_often.best_keep(faces, 2)] == pytest.approx(value[best], abs=1e-9)
